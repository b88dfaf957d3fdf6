"""mastaba simulate: many games between bots."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import BrokenExecutor
from contextlib import nullcontext
from pathlib import Path
from typing import IO, TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from mastaba.cli.options import (
    AsJson,
    DeckFile,
    GameName,
    Jobs,
    Options,
    Seed,
    check_bots,
    check_seats,
    check_writable,
    checked_deck,
    interrupt_on_sigterm,
    read_options,
    seat_words,
)
from mastaba.cli.output import (
    INTERRUPTED,
    UNFINISHED,
    compile_game,
    console,
    escaped,
    headed,
    line,
    one_line_errors,
    progress,
    stop,
)
from mastaba.core.figures import decimal, percent
from mastaba.core.message import say
from mastaba.files import atomic_write
from mastaba.match import registry

if TYPE_CHECKING:
    from mastaba.lab.simulate import Simulation


EXAMPLES = (
    "mastaba simulate silver-and-gold --games 1000 --seats random,greedy,greedy --seed 7 --out games.jsonl\n"
    "mastaba simulate farao --seats club,club --out games.parquet"
)


def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="help/simulate-games")] = 100,
    seats: Annotated[str, typer.Option(metavar="A,B,…", help="help/simulate-seats")] = "random,greedy",
    seed: Seed = "1",
    out: Annotated[
        Path | None, typer.Option("--out", metavar="help/file-word", help="help/simulate-out")
    ] = None,
    option: Options = None,
    deck: DeckFile = None,
    jobs: Jobs = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games, on all cores."""
    with one_line_errors():
        variant = read_options(game, option)
        cards = checked_deck(game, deck)
        words = tuple(seat_words(seats))
        check_seats(game, len(words), cards, variant, deck)
        check_writable(out)
        check_bots(game, words)
        from mastaba.lab import dataset
        from mastaba.lab import simulate as lab

        rows = out is not None and out.suffix == dataset.SUFFIX
        if rows:
            dataset.arrow()  # whether it is installed: now, not after the work
        plan = lab.Simulation(game, words, seed, variant, deck)
        compile_game(game)
        tally = lab.Tally(words)
        ended = ""
        interrupt_on_sigterm()
        with (
            atomic_write(out) if out else nullcontext() as file,
            progress(say("terminal/playing"), games) as advance,
        ):
            try:
                used = min(jobs or lab.cores(), -(-games // lab.CHUNK))
                for result in (_rows if rows else _records)(plan, games, used, file):
                    tally.add(result)
                    advance()
            except KeyboardInterrupt:
                ended = "interrupted"
            except BrokenExecutor:
                ended = "died"
    if as_json:
        data = {"game": game, "games": tally.games, "seed": seed, "seats": tally.rows()}
        print(msgspec.json.encode(data).decode())  # noqa: T201
    else:
        table = headed(
            say("terminal/bot"),
            say("terminal/seat"),
            say("terminal/wins"),
            say("terminal/mean-total"),
            title=say("terminal/simulated", n=tally.games, title=registry.about(game).title, seed=seed),
        )
        for row in tally.rows():
            mean = "-" if row["mean_total"] is None else decimal(row["mean_total"], 2)
            table.add_row(escaped(row["bot"]), str(row["seat"]), percent(row["wins"], 1), mean)
        console.print(table)
        if out and not ended:
            line(say("terminal/games-saved", n=tally.games, file=str(out)))
    if ended:
        saved, code = tally.games, INTERRUPTED if ended == "interrupted" else UNFINISHED
        if out:
            stop(say("terminal/ended-saved", how=ended, n=saved, total=games, file=str(out)), code)
        stop(say("terminal/ended", how=ended, n=saved, total=games), code)


def _records(plan: Simulation, games: int, jobs: int, file: IO[bytes] | None) -> Iterator[dict[str, Any]]:
    """Play, and write records; yields the results."""
    from mastaba.lab.simulate import simulate

    for record, result in simulate(plan, games, jobs):
        if file:
            file.write(record + b"\n")
        yield result


def _rows(plan: Simulation, games: int, jobs: int, file: IO[bytes] | None) -> Iterator[dict[str, Any]]:
    """Play, and write decisions; yields the results. What is finished is in the file if it is interrupted."""
    from mastaba.lab.dataset import Writer, played

    assert file is not None
    writer = Writer(file, plan)
    try:
        for rows in played(plan, games, jobs):
            writer.add(rows)
            yield from rows.results
    finally:
        writer.close()

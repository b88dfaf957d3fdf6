"""mastaba simulate: many games between bots."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import BrokenExecutor
from contextlib import nullcontext
from pathlib import Path
from typing import IO, TYPE_CHECKING, Annotated, Any

import msgspec
import typer
from rich.table import Table

from mastaba.bots import LEVELS
from mastaba.cli.options import (
    AsJson,
    DeckFile,
    GameName,
    Jobs,
    Options,
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
    one_line_errors,
    progress,
    say,
    stop,
)
from mastaba.files import atomic_write
from mastaba.match import registry

if TYPE_CHECKING:
    from mastaba.lab.simulate import Simulation


def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seats: Annotated[
        str,
        typer.Option(
            metavar="A,B,…",
            help=f"The bots in their seats: {', '.join(LEVELS)}, random, greedy, or 'module:Class' "
            "of your own.",
        ),
    ] = "random,greedy",
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "1",
    out: Annotated[
        Path | None,
        typer.Option(
            "--out",
            metavar="FILE",
            help="Save the records here, one per line; as FILE.parquet, one row per decision, for learners.",
        ),
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
        with atomic_write(out) if out else nullcontext() as file, progress("playing", games) as advance:
            try:
                used = min(jobs or lab.cores(), -(-games // lab.CHUNK))
                for result in (_rows if rows else _records)(plan, games, used, file):
                    tally.add(result)
                    advance()
            except KeyboardInterrupt:
                ended = "interrupted"
            except BrokenExecutor:
                ended = "a worker process died (out of memory?)"
    saved = f" {tally.games} finished games are in {out}." if out else ""
    if as_json:
        data = {"game": game, "games": tally.games, "seed": seed, "seats": tally.rows()}
        print(msgspec.json.encode(data).decode())  # noqa: T201
    else:
        table = Table(
            "seat",
            "bot",
            "wins",
            "mean total",
            title=escaped(f"{tally.games} games of {registry.about(game).title}, seed {seed}"),
        )
        for row in tally.rows():
            mean = "-" if row["mean_total"] is None else f"{row['mean_total']:.2f}"
            table.add_row(str(row["seat"]), escaped(row["bot"]), f"{row['wins']:.1%}", mean)
        console.print(table)
        if saved and not ended:
            say(saved.strip())
    if ended:
        stop(
            f"{ended} after {tally.games} of {games} games.{saved}",
            INTERRUPTED if ended == "interrupted" else UNFINISHED,
        )


def _records(plan: Simulation, games: int, jobs: int, file: IO[bytes] | None) -> Iterator[dict[str, Any]]:
    """Play, and write records; yields the results."""
    from mastaba.lab.simulate import simulate

    for line, result in simulate(plan, games, jobs):
        if file:
            file.write(line + b"\n")
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

"""mastaba lab: a study of a game, with a report."""

from __future__ import annotations

from concurrent.futures import BrokenExecutor
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table

from mastaba.cli.options import (
    AsJson,
    DeckFile,
    GameName,
    Jobs,
    Options,
    check_seats,
    check_writable,
    checked_deck,
    interrupt_on_sigterm,
    read_options,
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

EXAMPLES = "Examples: mastaba lab farao;  mastaba lab silver-and-gold --deck my-cards.txt --games 1000"


def lab(
    game: GameName,
    deck: DeckFile = None,
    games: Annotated[
        int, typer.Option(min=8, help="Games of the game as it is; levels and options get a quarter each.")
    ] = 400,
    players: Annotated[int, typer.Option(min=2, help="How many bots play in a game.")] = 2,
    seed: Annotated[str, typer.Option(help="The same seed gives the same deals.")] = "1",
    out: Annotated[
        Path | None,
        typer.Option(
            "--out",
            metavar="FILE",
            help="The report; the figures (.json) and the games (.jsonl) are saved next to it. "
            "[default: lab-GAME.html]",
        ),
    ] = None,
    option: Options = None,
    jobs: Jobs = None,
    on: Annotated[str, typer.Option(metavar="HERE", help="'here', or 'ray' for a Ray cluster.")] = "here",
    as_json: AsJson = False,
) -> None:
    """Find out about a game: who begins, luck, length, what things are worth. With --deck, your deck beside
    the house deck. An interrupted run continues where it stopped."""
    with one_line_errors():
        variant = read_options(game, option)
        cards = checked_deck(game, deck)
        check_seats(game, players, cards, variant, deck)
        if on not in ("here", "ray"):
            raise ValueError(f"--on is 'here' or 'ray', not {on!r}")
        page = out or Path(f"lab-{game}.html")
        check_writable(page)
        from mastaba.lab.cluster import spread_on_ray
        from mastaba.lab.findings import findings
        from mastaba.lab.simulate import cores, spread
        from mastaba.lab.study import Book, Study, carry_out
        from mastaba.lab.study_page import study_page

        study = Study(game, players, games, seed, variant, cards.hash if deck else "")
        book = Book(page.with_suffix(".jsonl"), study)
        compile_game(game)
        interrupt_on_sigterm()
        ended, total = "", study.total()
        with progress("playing", total) as advance:
            advance(sum(len(book.of(part)) for part in study.parts()))
            try:
                over = spread_on_ray if on == "ray" else spread
                for finished in carry_out(study, book, jobs or cores(), deck, over):
                    advance(finished)
            except KeyboardInterrupt:
                ended = "interrupted"
            except BrokenExecutor:
                ended = "a worker process died (out of memory?)"
        if ended:
            done = sum(len(book.of(part)) for part in study.parts())
            code = INTERRUPTED if ended == "interrupted" else UNFINISHED
            stop(f"{ended} after {done} of {total} games; the same command continues from there", code)
        found = findings(book, registry.about(game).title)
        figures = page.with_suffix(".json")
        with atomic_write(page) as file:
            file.write(study_page(found).encode())
        with atomic_write(figures) as file:
            file.write(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
    if as_json:
        print(msgspec.json.encode(found).decode())  # noqa: T201
        return
    main = found.own or found.house
    table = Table("", "measured", title=escaped(f"{found.title}, {main.games} games of {players} players"))
    for what, shown in (
        ("won by who begins", f"{main.first.value:.0%}"),
        ("decisions of all players", f"{main.decisions.value:.0f}"),
        ("choices a decision", f"{main.choices.value:.1f}"),
        ("decided by the deal", f"{main.luck.value:.0%}"),
        ("changes of the lead", f"{main.leads.value:.1f}"),
    ):
        table.add_row(what, shown)
    console.print(table)
    say(f"Report: {page}; the figures: {figures}; the games: {book.path}")

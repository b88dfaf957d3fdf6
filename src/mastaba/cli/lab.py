"""mastaba lab: a study of a game, with a report."""

from __future__ import annotations

from concurrent.futures import BrokenExecutor
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from mastaba.cli.options import (
    AsJson,
    DeckFile,
    GameName,
    Jobs,
    On,
    Options,
    Seed,
    check_seats,
    check_writable,
    checked_deck,
    interrupt_on_sigterm,
    on_ray,
    read_options,
)
from mastaba.cli.output import (
    INTERRUPTED,
    UNFINISHED,
    compile_game,
    console,
    headed,
    line,
    one_line_errors,
    progress,
    shown,
    stop,
)
from mastaba.core.figures import decimal, percent
from mastaba.core.message import say
from mastaba.files import atomic_write
from mastaba.match import registry

EXAMPLES = "mastaba lab farao\nmastaba lab silver-and-gold --deck my-cards.txt --games 1000"


def lab(
    game: GameName,
    deck: DeckFile = None,
    games: Annotated[int, typer.Option(min=8, help="help/lab-games")] = 400,
    players: Annotated[int, typer.Option(min=2, help="help/players")] = 2,
    seed: Seed = "1",
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="help/file-word", help="help/lab-out", show_default="help/lab-default"),
    ] = None,
    option: Options = None,
    jobs: Jobs = None,
    on: On = "here",
    as_json: AsJson = False,
) -> None:
    """Find out about a game: who begins, luck, length, what things are worth. With --deck, your deck beside
    the house deck. An interrupted run continues where it stopped."""
    with one_line_errors():
        variant = read_options(game, option)
        cards = checked_deck(game, deck)
        check_seats(game, players, cards, variant, deck)
        ray = on_ray(on)
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
        with progress(say("terminal/playing"), total) as advance:
            advance(sum(len(book.of(part)) for part in study.parts()))
            try:
                over = spread_on_ray if ray else spread
                for finished in carry_out(study, book, jobs or cores(), deck, over):
                    advance(finished)
            except KeyboardInterrupt:
                ended = "interrupted"
            except BrokenExecutor:
                ended = "died"
        if ended:
            done = sum(len(book.of(part)) for part in study.parts())
            code = INTERRUPTED if ended == "interrupted" else UNFINISHED
            stop(say("terminal/ended-goes-on", how=ended, n=done, total=total), code)
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
    title = say("terminal/studied", title=found.title, n=main.games, players=players)
    table = headed("", say("reports/measured"), title=title)
    for what, figure in (
        (say("reports/won-by-first"), percent(main.first.value)),
        (say("reports/decisions"), decimal(main.decisions.value)),
        (say("reports/choices"), decimal(main.choices.value, 1)),
        (say("reports/by-the-deal"), percent(main.luck.value)),
        (say("reports/lead-changes"), decimal(main.leads.value, 1)),
    ):
        table.add_row(shown(what), figure)
    console.print(table)
    line(say("terminal/report-figures", page=str(page), figures=str(figures), games=str(book.path)))

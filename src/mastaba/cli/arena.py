"""mastaba arena: bots against each other, with a report."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from mastaba.cli.options import (
    AsJson,
    DeckFile,
    GameName,
    Jobs,
    On,
    Options,
    Seed,
    check_bots,
    check_seats,
    check_writable,
    checked_deck,
    interrupt_on_sigterm,
    on_ray,
    read_options,
    seat_words,
)
from mastaba.cli.output import compile_game, one_line_errors
from mastaba.core.message import say

EXAMPLES = (
    "mastaba arena silver-and-gold --bots novice,club,expert@2000 --games 200 --seed 7 --out levels.html"
)


def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(metavar="A,B,…", help="help/arena-bots")] = "novice,club",
    games: Annotated[int, typer.Option(min=1, help="help/arena-games")] = 100,
    seed: Seed = "1",
    players: Annotated[int, typer.Option(min=2, help="help/players")] = 2,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out", metavar="help/file-word", help="help/arena-out", show_default="help/arena-default"
        ),
    ] = None,
    option: Options = None,
    deck: DeckFile = None,
    jobs: Jobs = None,
    on: On = "here",
    ceiling: Annotated[int, typer.Option(min=0, help="help/arena-ceiling")] = 0,
    as_json: AsJson = False,
) -> None:
    """Let bots compete on equal deals, every deal in all seatings. An interrupted run continues where it
    stopped."""
    with one_line_errors():
        variant = read_options(game, option)
        cards = checked_deck(game, deck)
        names = tuple(dict.fromkeys(seat_words(bots)))
        check_seats(game, players, cards, variant, deck)
        if len(names) < 2:
            raise ValueError(say("terminal/two-bots"))
        ray = on_ray(on)
        page = out or Path(f"arena-{game}.html")
        check_writable(page)
        check_bots(game, names)
        from mastaba.cli import contest
        from mastaba.lab.arena import Contest

        compile_game(game)
        interrupt_on_sigterm()
        plan = Contest(game, names, players, games, seed, variant, cards.hash)
        contest.run(plan, page, jobs=jobs, deck_file=deck, on_ray=ray, ceiling_deals=ceiling, as_json=as_json)

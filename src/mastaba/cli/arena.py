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
    Options,
    check_bots,
    check_seats,
    check_writable,
    checked_deck,
    interrupt_on_sigterm,
    read_options,
    seat_words,
)
from mastaba.cli.output import compile_game, one_line_errors


def arena(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            metavar="A,B,…",
            help="The bots; 'expert@0.2s' thinks for so long, 'expert@400' for so many playouts, "
            "'module:Class' is one of your own.",
        ),
    ] = "novice,club",
    games: Annotated[int, typer.Option(min=1, help="Games per line-up, rounded up to whole deals.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed gives the same deals.")] = "1",
    players: Annotated[int, typer.Option(min=2, help="How many bots play in a game.")] = 2,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out",
            metavar="FILE",
            help="The report; the games are saved next to it. [default: arena-GAME.html]",
        ),
    ] = None,
    option: Options = None,
    deck: DeckFile = None,
    jobs: Jobs = None,
    on: Annotated[str, typer.Option(metavar="HERE", help="'here', or 'ray' for a Ray cluster.")] = "here",
    ceiling: Annotated[
        int,
        typer.Option(min=0, help="Deals for the bound: what a player who knows all cards reaches."),
    ] = 0,
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
            raise ValueError("--bots needs at least two different bots")
        if on not in ("here", "ray"):
            raise ValueError(f"--on is 'here' or 'ray', not {on!r}")
        page = out or Path(f"arena-{game}.html")
        check_writable(page)
        check_bots(game, names)
        from mastaba.cli import contest
        from mastaba.lab.arena import Contest

        compile_game(game)
        interrupt_on_sigterm()
        plan = Contest(game, names, players, games, seed, variant, cards.hash)
        contest.run(
            plan, page, jobs=jobs, deck_file=deck, on_ray=on == "ray", ceiling_deals=ceiling, as_json=as_json
        )

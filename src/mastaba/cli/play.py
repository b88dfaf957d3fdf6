"""mastaba play: a game in the terminal."""

from __future__ import annotations

import sys
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from mastaba.bots import LEVELS
from mastaba.cli.options import (
    DeckFile,
    Options,
    check_bots,
    check_seats,
    check_writable,
    checked_deck,
    is_class,
    read_options,
    seat_words,
)
from mastaba.cli.output import UNFINISHED, console, escaped, one_line_errors, plain_until_compiled, say, stop
from mastaba.files import atomic_write
from mastaba.match import registry

OPPONENT = "club"  # plays well in every game, and at once


def play(
    game: Annotated[
        str, typer.Argument(metavar="[GAME]", help="A game's name: see [bold]mastaba games[/].")
    ] = "silver-and-gold",
    seats: Annotated[
        str,
        typer.Option(
            metavar="A,B,…",
            help=f"Who plays: names of people, or levels of bots, from weak to strong: {', '.join(LEVELS)}; "
            "'module:Class' is a bot of your own.",
        ),
    ] = f"You,{OPPONENT}",
    seed: Annotated[str | None, typer.Option(help="The same seed gives the same deal.")] = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Save the record of the game in this file.")
    ] = None,
    option: Options = None,
    deck: DeckFile = None,
) -> None:
    """Play in the terminal, with people and bots in any seats."""
    with one_line_errors():
        variant = read_options(game, option)
        cards = checked_deck(game, deck)
        words = seat_words(seats)
        check_seats(game, len(words), cards, variant, deck)
        check_writable(out)
        check_bots(game, list(filter(is_class, words)))
        # these load the game: the input is checked before
        from mastaba.cli import terminal
        from mastaba.lab.simulate import game_seed
        from mastaba.match.match import Match

        about = registry.about(game)
        cards_of = f"the cards of {deck}" if deck else "the house cards of Mastaba"
        console.print(f"[bold]{about.title}[/] with {escaped(cards_of)}.  {terminal.help_for(about)}")
        secret = None if seed is None else game_seed(seed, 0)
        with plain_until_compiled(game), atomic_write(out) if out else nullcontext() as file:
            match = Match(game, terminal.seat_data(words, about), seed=secret, variant=variant, deck=cards)
            table = terminal.TerminalGame(match, console, _ask)
            try:
                table.play()
            except (terminal.Left, EOFError, KeyboardInterrupt):
                table.match.abandoned = True
            if file:
                file.write(msgspec.json.encode(table.match.record()) + b"\n")
        if table.match.over:
            console.print(terminal.result_table(table.match.result() or {}, table.names))
        if out:
            say(f"Record saved in {out}.")
        if table.match.abandoned:
            stop("the game was not finished", UNFINISHED)


def _ask(prompt: str) -> str:
    if sys.stdin is None or sys.stdin.closed:
        raise EOFError
    return console.input(escaped(prompt))

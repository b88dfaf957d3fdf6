"""mastaba play: a game in the terminal."""

from __future__ import annotations

import sys
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from mastaba.cli.options import (
    DeckFile,
    GameName,
    Options,
    check_bots,
    check_seats,
    check_writable,
    checked_deck,
    is_class,
    read_options,
    seat_words,
)
from mastaba.cli.output import UNFINISHED, console, line, one_line_errors, plain_until_compiled, shown, stop
from mastaba.core.message import Said, say
from mastaba.files import atomic_write
from mastaba.match import registry

OPPONENT = "club"  # plays well in every game, and at once
EXAMPLES = "mastaba play\nmastaba play silver-and-gold --seats Ana,Bo,expert"


def play(
    game: GameName = "silver-and-gold",
    seats: Annotated[
        str | None,
        typer.Option(metavar="A,B,…", help="help/play-seats", show_default="help/play-default"),
    ] = None,
    seed: Annotated[str | None, typer.Option(help="help/play-seed")] = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="help/file-word", help="help/play-out")] = None,
    option: Options = None,
    deck: DeckFile = None,
) -> None:
    """Play in the terminal, with people and bots in any seats."""
    with one_line_errors():
        variant = read_options(game, option)
        cards = checked_deck(game, deck)
        words = seat_words(seats or f"{say('terminal/you')},{OPPONENT}")
        check_seats(game, len(words), cards, variant, deck)
        check_writable(out)
        check_bots(game, list(filter(is_class, words)))
        # these load the game: the input is checked before
        from mastaba.cli import terminal
        from mastaba.lab.simulate import game_seed
        from mastaba.match.match import Match

        about = registry.about(game)
        cards_of = say("terminal/own-cards", file=str(deck)) if deck else say("terminal/house-cards")
        title = shown(say("frame/labelled", label=about.title, what=cards_of))
        title = title.replace(about.title, f"[bold]{about.title}[/]", 1)
        console.print(f"{title}  {shown(terminal.help_for(about))}")
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
            console.print(terminal.result_table(table.match))
        if out:
            line(say("terminal/record-saved", file=str(out)))
        if table.match.abandoned:
            stop(say("terminal/not-finished"), UNFINISHED)


def _ask(prompt: Said) -> str:
    if sys.stdin is None or sys.stdin.closed:
        raise EOFError
    return console.input(f"{shown(prompt)} ")

"""mastaba deck: the cards of a game, and mistakes in card files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from mastaba.cli.options import DeckFile, GameName, checked_deck
from mastaba.cli.output import console, errors, line, one_line_errors, stop
from mastaba.core.cardfile import BadDeck
from mastaba.core.message import say
from mastaba.match import registry

MOST_MISTAKES = 50  # listed at once
EXAMPLES = "mastaba deck silver-and-gold\nmastaba deck silver-and-gold --check my-cards.txt"


def deck(
    game: GameName,
    file: DeckFile = None,
    check: Annotated[
        Path | None,
        typer.Option("--check", metavar="help/file-word", help="help/deck-check"),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="help/deck-json")] = False,
) -> None:
    """Show the cards of a game, or check a card file of your own."""
    with one_line_errors():
        if check:
            try:
                found = registry.read_deck(game, check)
            except BadDeck as error:
                for mistake in error.mistakes[:MOST_MISTAKES]:
                    line(say("terminal/in-file", file=str(check), why=mistake.said), errors)
                if len(error.mistakes) > MOST_MISTAKES:
                    more = len(error.mistakes) - MOST_MISTAKES
                    line(say("terminal/more-mistakes", file=str(check), n=more), errors)
                stop(say("terminal/mistakes", file=str(check), n=len(error.mistakes)))
            least, most = registry.about(game).players
            players = max(
                seats for seats in range(least, most + 1) if len(found.cards) >= found.fewest(seats)
            )
            cards = len(found.cards)
            line(say("terminal/no-mistakes", file=str(check), cards=cards, players=players))
            return
        cards = checked_deck(game, file)
        if as_json:
            print(msgspec.json.format(msgspec.json.encode(cards.as_json()), indent=1).decode())  # noqa: T201
            return
        console.print(registry.drawing(game).draw_deck(cards, console.width), highlight=False)

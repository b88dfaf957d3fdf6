"""mastaba deck: the cards of a game, and mistakes in card files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from mastaba.cli.options import DeckFile, GameName, checked_deck
from mastaba.cli.output import console, errors, one_line_errors, say, stop
from mastaba.core.cardfile import BadDeck
from mastaba.match import registry

MOST_MISTAKES = 50  # listed at once


def deck(
    game: GameName,
    file: DeckFile = None,
    check: Annotated[
        Path | None,
        typer.Option("--check", metavar="FILE", help="Check a card file of your own."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the card list as JSON.")] = False,
) -> None:
    """Show the cards of a game, or check a card file of your own."""
    with one_line_errors():
        if check:
            try:
                found = registry.read_deck(game, check)
            except BadDeck as error:
                for mistake in error.mistakes[:MOST_MISTAKES]:
                    say(f"{check}: {mistake}", errors)
                if len(error.mistakes) > MOST_MISTAKES:
                    say(f"{check}: and {len(error.mistakes) - MOST_MISTAKES} more", errors)
                count = len(error.mistakes)
                stop(f"{count} mistake{'s' * (count > 1)} in {check}: fix and check again")
            least, most = registry.about(game).players
            players = max(
                seats for seats in range(least, most + 1) if len(found.cards) >= found.fewest(seats)
            )
            say(f"{check}: {len(found.cards)} cards, no mistakes, for up to {players} players.")
            return
        cards = checked_deck(game, file)
        if as_json:
            print(msgspec.json.format(msgspec.json.encode(cards.as_json()), indent=1).decode())  # noqa: T201
            return
        console.print(registry.drawing(game).draw_deck(cards, console.width), highlight=False)

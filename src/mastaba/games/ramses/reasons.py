"""Why a move is good, in facts: for hints. They never tell where treasures are: remembering that is the
game."""

from __future__ import annotations

from typing import Any

from mastaba.games.ramses.deck import Deck
from mastaba.games.ramses.notation import COLOURS
from mastaba.games.ramses.state import GIVE, GOLD, LAY, SCARAB, SLIDE, STING, TILT
from mastaba.games.ramses.ways import way_between


def because(t: Any, before: Any, after: Any, seat: int, deck: Deck) -> list[str]:
    """What a move does, from what the seat sees before and after it."""
    phase = int(before.phase)
    if phase == SCARAB:
        used = int(before.scarabs[seat]) - int(after.scarabs[seat])
        return [
            f"goes on with this turn; {_uses(int(after.scarabs[seat]))} left"
            if used
            else "keeps the scarab for a better moment"
        ]
    if phase == TILT:
        curses, chips = int(before.left[0]), sum(map(int, before.left))
        return [f"{chips - curses} of the {chips} chips are explorers, {curses} are curses"]
    if phase == GIVE:
        given = int(before.won[seat]) & ~int(after.won[seat])
        return [f"costs you {_points(deck.cards[given.bit_length() - 1].value)}"]
    if phase == LAY:
        laid = [int(card) for card in after.laid if int(card) >= 0 and int(card) not in map(int, before.laid)]
        return [f"risks {_points(deck.cards[card].value)}" for card in laid]
    if phase in (SLIDE, STING):
        golden = (
            phase == SLIDE and int(before.left.sum()) > 0 and int(before.pyramid[int(after.hole)]) == GOLD
        )
        return [_which(before, int(after.hole))] + [
            "you may look under it if a treasure comes to light"
        ] * golden
    return []


def _which(s: Any, start: int) -> str:
    """What is slid, and in which direction of the board as it is turned now (RA-14)."""
    way, many = way_between(s, start, int(s.hole))
    what = f"the {COLOURS[int(s.pyramid[start]) - 1]} pyramid" if many == 1 else f"{many} pyramids"
    return f"{what} {'to the ' * (way in ('left', 'right'))}{way}"


def _uses(number: int) -> str:
    return "no use" if number == 0 else "1 use" if number == 1 else f"{number} uses"


def _points(number: int) -> str:
    return "1 point" if number == 1 else f"{number} points"

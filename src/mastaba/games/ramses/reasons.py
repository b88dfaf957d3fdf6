"""Why a move is good, in facts: for hints. They never tell where treasures are: remembering that is the
game."""

from __future__ import annotations

from typing import Any

from mastaba.core.message import Message, say
from mastaba.games.ramses.deck import Deck
from mastaba.games.ramses.notation import COLOURS
from mastaba.games.ramses.state import GIVE, GOLD, LAY, SCARAB, SLIDE, STING, TILT
from mastaba.games.ramses.ways import way_between


def because(t: Any, before: Any, after: Any, seat: int, deck: Deck) -> list[Message]:
    """What a move does, from what the seat sees before and after it."""
    phase = int(before.phase)
    if phase == SCARAB:
        left = int(after.scarabs[seat])
        used = int(before.scarabs[seat]) != left
        return [say("ramses/because-scarab", n=left) if used else say("ramses/because-keeps")]
    if phase == TILT:
        curses, chips = int(before.left[0]), sum(map(int, before.left))
        return [say("ramses/because-tilt", explorers=chips - curses, chips=chips, curses=curses)]
    if phase == GIVE:
        given = int(before.won[seat]) & ~int(after.won[seat])
        return [say("ramses/because-give", points=deck.cards[given.bit_length() - 1].value)]
    if phase == LAY:
        laid = [int(card) for card in after.laid if int(card) >= 0 and int(card) not in map(int, before.laid)]
        return [say("ramses/because-lay", points=deck.cards[card].value) for card in laid]
    if phase in (SLIDE, STING):
        golden = (
            phase == SLIDE and int(before.left.sum()) > 0 and int(before.pyramid[int(after.hole)]) == GOLD
        )
        return [_which(before, int(after.hole))] + [say("ramses/because-gold")] * golden
    return []


def _which(s: Any, start: int) -> Message:
    """What is slid, and in which direction of the board as it is turned now (RA-14)."""
    way, many = way_between(s, start, int(s.hole))
    return say("ramses/because-slide", n=many, colour=COLOURS[int(s.pyramid[start]) - 1], way=way)

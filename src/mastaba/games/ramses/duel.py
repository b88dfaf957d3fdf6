"""Who duels in Ramses, and which cards they may lay (RA-17)."""

from __future__ import annotations

from typing import Any

from mastaba.core.bag import lowest
from mastaba.core.kernel import rule


@rule
def left_of(s: Any, seat: int) -> int:
    """RA-11: clockwise."""
    return int(seat + 1) % s.seats


@rule
def treasures_differ(t: Any, cards: int) -> bool:
    return cards & ~t.of_treasure[t.treasure[lowest(cards)]] != 0


@rule
def dueller(s: Any, place: int) -> int:
    """The seat of a dueller: place 0 is the challenger, place 1 the other."""
    return int(s.challenger) if place == 0 else left_of(s, s.challenger)


@rule
def unfit_treasure(t: Any, s: Any) -> int:
    """RA-17: the treasure that the challenger, who lays first, may not lay: the only one on the other's
    cards."""
    theirs = s.won[left_of(s, s.challenger)]
    if treasures_differ(t, theirs):
        return -1
    treasure = t.treasure[lowest(theirs)]
    return treasure if s.won[s.challenger] & t.of_treasure[treasure] != 0 else -1


@rule
def may_lay(t: Any, s: Any) -> int:
    """RA-17: the cards that may be laid. Their treasure differs from the one already laid, or leaves the
    other dueller a different one."""
    cards = s.won[s.turn]
    theirs = opposite(s)
    if theirs >= 0:
        return cards & ~t.of_treasure[t.treasure[theirs]]
    return cards if s.unfit < 0 else cards & ~t.of_treasure[s.unfit]


@rule
def opposite(s: Any) -> int:
    """The card that the other dueller has laid."""
    return int(s.laid[1 if s.turn == s.challenger else 0])

"""The value of a position in points, for bots that look one step ahead. No rule depends on it.

An observation does not have what is covered, so looking ahead can't help to find treasures; it helps with
cards and scarabs.
"""

from __future__ import annotations

from typing import Any

from mastaba.core.bag import count
from mastaba.core.kernel import rule
from mastaba.games.ramses.actions import KEEP, encode_choice
from mastaba.games.ramses.rules import total
from mastaba.games.ramses.state import SCARAB, SLIDE
from mastaba.games.ramses.tables import NEXT_ROUND

A_TURN = 1.0  # to be the one who searches
A_SCARAB = 0.6
A_CARD = 0.05  # for the tie-break
AT_RISK = 0.5  # the share of a laid card's points that a duel may cost
# slides after which a bot goes through the whole surface: within 48 more it uncovers a treasure
PATIENCE = 100


@rule
def worth(t: Any, s: Any, seat: int) -> float:
    value = float(total(t, s, seat)) + A_CARD * count(s.won[seat]) + A_SCARAB * s.scarabs[seat]
    if s.phase == SLIDE and s.turn == seat:
        value += A_TURN
    for place in range(2):
        card = s.laid[place]
        if card >= 0 and (s.won[seat] >> int(card)) & 1:
            value -= AT_RISK * t.points[card]
    return value


@rule
def hurry(t: Any, o: Any, seat: int) -> int:
    """RA-10: a bot makes at most 200 slides per turn, scarabs included. The action it must choose, or -1
    while it may choose freely."""
    if o.walked < PATIENCE:
        return -1
    if o.phase == SLIDE:
        return NEXT_ROUND[o.hole]
    return encode_choice(KEEP) if o.phase == SCARAB else -1

"""The numbers of a view that the rules compute, all in one call: what the open card allows, duels, points."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from mastaba.core.bag import Array
from mastaba.core.kernel import brief
from mastaba.core.plain import one
from mastaba.games.ramses.duel import left_of, opposite
from mastaba.games.ramses.rules import bonus, card_points, has_powers, just_moved, total
from mastaba.games.ramses.state import SEATS, STING


class Lines(NamedTuple):
    powers: bool
    """Super powers hold (RA-16)."""
    barred: int
    """The hole of the pyramid that may not be slid under the eye of the scorpion, as a mask (RA-15)."""
    challenged: int
    """The other dueller; without a duel it says nothing."""
    opposite: int
    """The card before the dueller who does not act, -1 without one."""
    points: list[int]
    """By seat: of the cards in sight."""
    bonus: list[int]
    totals: list[int]


def lines(t: Any, o: Any) -> Lines:
    out = np.zeros((4, SEATS), np.int64)
    _lines(one(t), one(o), out)
    (powers, barred, challenged, against, _), points, more, totals = out.tolist()
    return Lines(bool(powers), barred, challenged, against, points, more, totals)


@brief
def _lines(tables: Array, states: Array, out: Array) -> None:
    t, o = tables[0], states[0]
    out[0, 0] = has_powers(t, o)
    if o.phase == STING:
        out[0, 1] = just_moved(o)
    out[0, 2] = left_of(o, o.challenger)
    out[0, 3] = opposite(o)
    for seat in range(o.seats):
        out[1, seat] = card_points(t, o, seat)
        out[2, seat] = bonus(o, seat)
        out[3, seat] = total(t, o, seat)

"""The numbers of a view that the rules compute, all in one call: palms, score sheets, what is left to cross
off."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from mastaba.core.bag import Array
from mastaba.core.kernel import brief
from mastaba.core.plain import one
from mastaba.games.silver_and_gold.rules import card_score, empty_boxes, palm_value, seal_score, total
from mastaba.games.silver_and_gold.state import SEATS


class Lines(NamedTuple):
    """By seat, but for the palm."""

    palm: int
    """What the next palm is worth (SG-15)."""
    cards: list[int]
    seals: list[int]
    totals: list[int]
    empty: list[int]
    """Whether boxes are left on the player's cards."""


def lines(t: Any, o: Any) -> Lines:
    out = np.zeros((5, SEATS), np.int64)
    _lines(one(t), one(o), out)
    (palm, *_), cards, seals, totals, empty = out.tolist()
    return Lines(palm, cards, seals, totals, empty)


@brief
def _lines(tables: Array, states: Array, out: Array) -> None:
    t, o = tables[0], states[0]
    out[0, 0] = palm_value(t, o)
    for seat in range(o.seats):
        out[1, seat] = card_score(t, o, seat)
        out[2, seat] = seal_score(t, o, seat)
        out[3, seat] = total(t, o, seat)
        out[4, seat] = empty_boxes(t, o, seat, 0) | empty_boxes(t, o, seat, 1) != 0

"""The numbers of a view that the rules compute, all in one call: the points of a move, and who may make
it."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from mastaba.core.bag import Array
from mastaba.core.kernel import brief
from mastaba.core.plain import one
from mastaba.games.farao.choices import has_a_one, left, may_choose
from mastaba.games.farao.state import FIGURES


class Lines(NamedTuple):
    left: int
    """Movement points left; below 0 after a smaller die."""
    one: bool
    """A tile may be turned with a thrown 1 (FA-8a)."""
    items: int
    """The items of this pyramid, as a mask."""
    movers: list[bool]
    """By figure of the player whose turn it is: whether it may move (FA-8)."""


def lines(t: Any, o: Any) -> Lines:
    out = np.zeros(3 + FIGURES, np.int64)
    _lines(one(t), one(o), out)
    points, thrown_one, items, *movers = out.tolist()
    return Lines(points, bool(thrown_one), items, [bool(may) for may in movers])


@brief
def _lines(tables: Array, states: Array, out: Array) -> None:
    t, o = tables[0], states[0]
    out[0] = left(o)
    out[1] = has_a_one(o)
    out[2] = t.items[o.big]
    for figure in range(o.figures):
        out[3 + figure] = may_choose(o, figure)

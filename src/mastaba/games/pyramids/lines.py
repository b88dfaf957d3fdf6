"""The numbers of a view that the rules compute, all in one call: score sheets, and whether a way goes on."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from mastaba.core.bag import Array
from mastaba.core.kernel import brief
from mastaba.core.plain import one
from mastaba.games.pyramids.rules import (
    card_score,
    gem_score,
    next_boxes,
    pyramid_score,
    skull_score,
    torch_score,
    total,
)
from mastaba.games.pyramids.state import SEATS


class Lines(NamedTuple):
    """By seat."""

    torches: list[int]
    pyramid_points: list[int]
    gems: list[int]
    skulls: list[int]
    cards: list[int]
    totals: list[int]
    ways: list[int]
    """Whether a way goes on, on any card of the player."""


def lines(t: Any, o: Any) -> Lines:
    out = np.zeros((len(Lines._fields), SEATS), np.int64)
    _lines(one(t), one(o), out)
    return Lines(*out.tolist())


@brief
def _lines(tables: Array, states: Array, out: Array) -> None:
    t, o = tables[0], states[0]
    for seat in range(o.seats):
        out[0, seat] = torch_score(o, seat)
        out[1, seat] = pyramid_score(o, seat)
        out[2, seat] = gem_score(o, seat)
        out[3, seat] = skull_score(o, seat)
        out[4, seat] = card_score(o, seat)
        out[5, seat] = total(o, seat)
        out[6, seat] = next_boxes(t, o, seat, 0) | next_boxes(t, o, seat, 1) != 0

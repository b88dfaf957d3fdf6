"""How many turns it takes to cross off what is left of an island: a table over all sets of boxes, for
players. No rule depends on it."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from mastaba.games.patterns.shapes import EXPEDITION, PATTERNS, placements
from mastaba.games.silver_and_gold.material import HEIGHT, WIDTH

SETS = 1 << WIDTH * HEIGHT
A_PATTERN_MISSED = 0.45  # of a turn: a pattern that is better used on the other card is not quite lost


@cache
def turns() -> np.ndarray[Any, Any]:
    """The turns that each set of empty boxes takes on the average: each turn's pattern is laid, or gives one
    box, or goes elsewhere."""
    every = np.arange(SETS)
    size = np.zeros(SETS, np.int64)
    for box in range(WIDTH * HEIGHT):
        size += every >> box & 1
    found = np.zeros(SETS)
    boxes = [1 << box for box in range(WIDTH * HEIGHT)]
    patterns = [
        (EXPEDITION.count(name) / len(EXPEDITION), placements(cells, WIDTH, HEIGHT))
        for name, cells in PATTERNS.items()
    ]
    for many in range(1, WIDTH * HEIGHT + 1):
        sets = every[size == many]
        single = _after(found, sets, boxes)
        laid = [(share, np.minimum(single, _after(found, sets, masks)) + 1.0) for share, masks in patterns]
        pace = sum(share * after for share, after in laid)
        for _ in range(12):  # a pattern that goes elsewhere leaves the set: its turns depend on themselves
            pace = sum(share * np.minimum(after, pace + A_PATTERN_MISSED) for share, after in laid)
        found[sets] = pace
    return found.astype(np.float32)


def _after(found: Any, sets: Any, masks: list[int]) -> Any:
    """The fewest turns left after one of these masks, for those sets that hold it whole."""
    best = np.full(len(sets), np.inf)
    for mask in masks:
        holds = sets & mask == mask
        best[holds] = np.minimum(best[holds], found[sets[holds] ^ mask])
    return best

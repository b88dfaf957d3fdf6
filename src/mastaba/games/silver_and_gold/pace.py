"""How many turns it takes to cross off the rest of an island, and how many of them each pattern saves: tables
over all sets of boxes, for bots. No rule depends on them."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from mastaba.games.patterns.shapes import EXPEDITION, PATTERNS, placements
from mastaba.games.silver_and_gold.material import HEIGHT, WIDTH

SETS = 1 << WIDTH * HEIGHT
SAVED = 64  # parts of a turn in which ``saved`` counts
A_PATTERN_MISSED = 0.45  # of a turn: a pattern that is used on the other card is not quite lost


@cache
def paces() -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """``turns``: the average number of turns for each set of empty boxes: in each turn the pattern is placed,
    or a single box is crossed off, or the pattern is used on the other card. ``saved``: how many of them each
    pattern saves, in parts of a turn."""
    every = np.arange(SETS)
    size = np.zeros(SETS, np.int64)
    for box in range(WIDTH * HEIGHT):
        size += every >> box & 1
    found = np.zeros(SETS)
    saved = np.zeros((SETS, len(PATTERNS)), np.uint8)
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
        for _ in range(12):  # a pattern used elsewhere leaves the set, so its turns depend on themselves
            pace = sum(share * np.minimum(after, pace + A_PATTERN_MISSED) for share, after in laid)
        found[sets] = pace
        for pattern, (_, after) in enumerate(laid):
            saved[sets, pattern] = np.clip(SAVED * (pace + 1.0 - after), 0, 255)
    return found.astype(np.float32), saved


def _after(found: Any, sets: Any, masks: list[int]) -> Any:
    """The fewest turns left after one of these masks, for the sets that contain it."""
    best = np.full(len(sets), np.inf)
    for mask in masks:
        holds = sets & mask == mask
        best[holds] = np.minimum(best[holds], found[sets[holds] ^ mask])
    return best

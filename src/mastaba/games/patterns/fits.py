"""Boxes of a card as bits of a mask, and all the ways to place a pattern on them at once."""

from __future__ import annotations

from typing import Any

import numpy as np

from mastaba.core.bag import Array
from mastaba.core.kernel import rule
from mastaba.games.patterns.shapes import PATTERNS, placements

PLACEMENTS_A_WORD = 48


class Fits:
    """Tables that find all fits of a pattern at once.

    Placements of a pattern are numbered; a set of them is one or more words. ``placed[p, k]`` is the mask of
    boxes of placement k, ``every[p, w]`` the set of all placements, ``over[p, w, byte, value]`` those that
    lie over any box of that value of that byte of a mask.
    """

    def __init__(self, width: int, height: int) -> None:
        lists = [placements(cells, width, height) for cells in PATTERNS.values()]
        self.words = -(-max(map(len, lists)) // PLACEMENTS_A_WORD)
        bytes_ = -(-width * height // 8)
        self.placed: Array = np.zeros((len(lists), self.words * PLACEMENTS_A_WORD), np.int64)
        self.every: Array = np.zeros((len(lists), self.words), np.int64)
        self.over: Array = np.zeros((len(lists), self.words, bytes_, 256), np.int64)
        for p, masks in enumerate(lists):
            for k, mask in enumerate(masks):
                word, bit = k // PLACEMENTS_A_WORD, 1 << k % PLACEMENTS_A_WORD
                self.placed[p, k] = mask
                self.every[p, word] |= bit
                for byte in range(bytes_):
                    part = mask >> 8 * byte & 255
                    self.over[p, word, byte, [value for value in range(256) if value & part]] |= bit


@rule
def lying_over(over: Any, pattern: int, word: int, boxes: int) -> int:
    """The placements of a pattern that cover any of these boxes, as a set."""
    found = 0
    for byte in range(over.shape[2]):
        found |= over[pattern, word, byte, (boxes >> (8 * byte)) & 255]
    return found

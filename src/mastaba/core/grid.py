"""Boxes of a card as bits of a mask, and the ways to place a pattern on them.

Box ``b3`` is column b (the second from the left), row 3 (the third from the top): bit ``row * width + column``.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from mastaba.core.bag import Array
from mastaba.core.kernel import rule

Cell = tuple[int, int]  # row, column

# The six patterns of the expedition cards, as (row, column).
PATTERNS: dict[str, tuple[Cell, ...]] = {
    "I2": ((0, 0), (0, 1)),
    "I3": ((0, 0), (0, 1), (0, 2)),
    "V3": ((0, 0), (1, 0), (1, 1)),
    "T4": ((0, 0), (0, 1), (0, 2), (1, 1)),
    "L4": ((0, 0), (1, 0), (2, 0), (2, 1)),
    "O4": ((0, 0), (0, 1), (1, 0), (1, 1)),
}
PLACEMENTS_A_WORD = 48


def box_name(bit: int, width: int) -> str:
    """
    >>> box_name(9, 4)
    'b3'
    """
    return chr(ord("a") + bit % width) + str(bit // width + 1)


def box_bit(name: str, width: int, height: int) -> int | None:
    """The bit of a box, or None if the grid has no box of that name.

    >>> box_bit("b3", 4, 4), box_bit("e1", 4, 4), box_bit("b²", 4, 4)
    (9, None, None)
    """
    if len(name) != 2:
        return None
    column, row = ord(name[0]) - ord("a"), ord(name[1]) - ord("1")
    return row * width + column if 0 <= column < width and 0 <= row < height else None


def box_names(mask: int, width: int) -> list[str]:
    """
    >>> box_names(0b1100000010, 4)
    ['a3', 'b1', 'b3']
    """
    return sorted(box_name(bit, width) for bit in range(int(mask).bit_length()) if mask >> bit & 1)


def mask_of(cells: Iterable[Cell], width: int) -> int:
    return sum(1 << (row * width + column) for row, column in cells)


def turned(cells: Iterable[Cell]) -> set[frozenset[Cell]]:
    """All rotations and mirror images of a shape, each pushed into the corner.

    >>> [len(turned(cells)) for cells in PATTERNS.values()]
    [2, 2, 4, 4, 8, 1]
    """
    shapes = set()
    shape = list(cells)
    for _ in range(2):
        for _ in range(4):
            shape = [(column, -row) for row, column in shape]
            top, left = min(row for row, _ in shape), min(column for _, column in shape)
            shapes.add(frozenset((row - top, column - left) for row, column in shape))
        shape = [(row, -column) for row, column in shape]
    return shapes


def placements(cells: Iterable[Cell], width: int, height: int) -> list[int]:
    """Masks of all ways to lay the shape on an empty grid, in the order of their boxes.

    >>> [len(placements(cells, 4, 4)) for cells in PATTERNS.values()]
    [24, 16, 36, 24, 48, 9]
    """
    masks = {
        mask_of(((row + down, column + right) for row, column in shape), width)
        for shape in turned(cells)
        for down in range(height - max(row for row, _ in shape))
        for right in range(width - max(column for _, column in shape))
    }
    return sorted(masks, key=lambda mask: [bit for bit in range(width * height) if mask >> bit & 1])


class Fits:
    """Tables that find all fits of a pattern at once.

    Placements of a pattern are numbered; a set of them is one or more words. ``placed[p, k]`` is the mask of boxes of
    placement k, ``every[p, w]`` the set of all placements, ``over[p, w, byte, value]`` those that lie over any box of that
    value of that byte of a mask.
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

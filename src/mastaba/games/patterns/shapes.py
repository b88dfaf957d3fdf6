"""The six patterns, and all the ways to place them on a grid. Imports neither numpy nor numba.

A box is a bit of a mask (``core/squares.py``).
"""

from __future__ import annotations

from collections.abc import Iterable

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
PATTERN_NAMES = tuple(PATTERNS)
EXPEDITION = ("I2", "I3", "I3", "V3", "V3", "T4", "L4", "O4")  # the expedition cards of both games


def mask_of(cells: Iterable[Cell], width: int) -> int:
    return sum(1 << (row * width + column) for row, column in cells)


def turned(cells: Iterable[Cell]) -> set[frozenset[Cell]]:
    """All rotations and reflections of a shape, each moved into the top left corner.

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
    """The masks of all ways to place the shape on an empty grid, in the order of their boxes.

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

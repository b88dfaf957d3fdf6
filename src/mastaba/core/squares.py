"""Squares of a grid by name. Imports neither numpy nor numba.

Square ``b3`` is column b (the second from the left), row 3 (the third from the top): bit ``row * width +
column`` of a mask.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache


@cache
def box_name(bit: int, width: int) -> str:
    """The name of a box, by its bit; always the same object, since the logs of all tables are full of them.

    >>> box_name(9, 4)
    'b3'
    """
    return chr(ord("a") + bit % width) + str(bit // width + 1)


def box_bit(name: str, width: int, height: int) -> int | None:
    """The bit of a box; None if the grid has no box of that name.

    >>> box_bit("b3", 4, 4), box_bit("e1", 4, 4), box_bit("b²", 4, 4)
    (9, None, None)
    """
    if len(name) != 2:
        return None
    column, row = ord(name[0]) - ord("a"), ord(name[1]) - ord("1")
    return row * width + column if 0 <= column < width and 0 <= row < height else None


def box_names(mask: int, width: int) -> list[str]:
    """The names of the boxes of a mask, column by column.

    >>> box_names(0b1100000010, 4)
    ['a3', 'b1', 'b3']
    """
    return list(_names(int(mask), width))


@lru_cache(maxsize=1 << 16)
def _names(mask: int, width: int) -> tuple[str, ...]:
    return tuple(sorted(box_name(bit, width) for bit in range(mask.bit_length()) if mask >> bit & 1))


def boxes_of(words: Iterable[str], width: int, height: int) -> int | None:
    """The mask of boxes written as "b2 b3", "b2b3" or "b2,b3"; None if one is not a box or appears twice.

    >>> boxes_of(["a1", "b2"], 4, 4), boxes_of(["A1,b2"], 4, 4)
    (33, 33)
    >>> boxes_of(["a1", "a1"], 4, 4), boxes_of(["a"], 4, 4)
    (None, None)
    """
    return _mask("".join(words), width, height)


@lru_cache(maxsize=1 << 14)
def _mask(letters: str, width: int, height: int) -> int | None:
    letters = letters.replace(",", "").lower()
    bits = [box_bit(letters[k : k + 2], width, height) for k in range(0, len(letters), 2)]
    known = {bit for bit in bits if bit is not None}
    return sum(1 << bit for bit in known) if bits and len(known) == len(bits) else None

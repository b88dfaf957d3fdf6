"""Moves as players type them: by direction, as the board is turned now. While a game runs, no hole is named.

A name would keep track of a place through a sand storm: "the ibis is on g1" (RA-12, RA-14). ``left`` slides
the pyramid on the right of the free hole into it; with super powers, ``left 3`` slides three (RA-16); ``tilt
left 2`` tilts the second pyramid on the left of the free hole.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mastaba.games.ramses.actions import CHOICE, FROM, TILT_NONE, bit_of, encode_choice, encode_slide, word_of
from mastaba.games.ramses.state import HEIGHT, WIDTH

WAYS = ("right", "down", "left", "up")  # a quarter turn leads from each to the next
STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))  # rows and columns
SHORT = dict(zip("rdlu→↓←↑", WAYS * 2, strict=True))


def way_between(s: Any, start: int, end: int) -> tuple[str, int]:
    """The direction from a hole to another in the same line, as the board is turned now, and the distance."""
    (row, column), (to_row, to_column) = divmod(start, WIDTH), divmod(end, WIDTH)
    down, right = to_row - row, to_column - column
    many = abs(down + right)
    return WAYS[(STEPS.index((down // many, right // many)) + int(s.turned)) % 4], many


def beside(s: Any, way: str, many: int) -> int | None:
    """The hole ``many`` holes from the free hole in a direction of the board as it is turned now; None beyond
    the edge."""
    down, right = STEPS[(WAYS.index(way) - int(s.turned)) % 4]
    row, column = divmod(int(s.hole), WIDTH)
    row, column = row + many * down, column + many * right
    return row * WIDTH + column if 0 <= row < HEIGHT and 0 <= column < WIDTH else None


def reverse(way: str) -> str:
    return WAYS[(WAYS.index(way) + 2) % 4]


def said(s: Any, action: int) -> str | None:
    """A slide or a tilt as a player types it; None for other actions, which name no hole."""
    word, bit = word_of(action), bit_of(action)
    if word == FROM:
        way, many = way_between(s, bit, int(s.hole))
        return _counted(way, many)
    if word == CHOICE and bit < TILT_NONE:
        return "tilt " + _counted(*way_between(s, int(s.hole), bit))
    return None


def _counted(way: str, many: int) -> str:
    return way if many == 1 else f"{way} {many}"


def direction_in(words: Sequence[str]) -> tuple[str, int] | None:
    """A direction, in full or by its first letter, and how many pyramids.

    >>> [direction_in(text.split()) for text in ("left", "U 3", "c4", "down 0", "down 12")]
    [('left', 1), ('up', 3), None, None, None]
    """
    if not 1 <= len(words) <= 2 or (len(words) == 2 and words[1] not in tuple("1234567")):
        return None
    way = SHORT.get(words[0].lower(), words[0].lower())
    return (way, int(words[1]) if len(words) == 2 else 1) if way in WAYS else None


def understood(s: Any, words: Sequence[str]) -> int | None:
    """The slide or tilt that a player types by direction, legal or not; None if there is no such pyramid."""
    tilts = words[:1] == ["tilt"]
    told = direction_in(words[1:] if tilts or words[:1] == ["slide"] else words)
    if told is None or int(s.hole) < 0:
        return None
    way, many = told
    hole = beside(s, way if tilts else reverse(way), many)
    if hole is None:
        return None
    return encode_choice(hole) if tilts else encode_slide(hole)

"""Places of a log as ranges, first and last, in rising order: of a long game most are in a few."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

Range = tuple[int, int]


def joined(places: Iterable[int]) -> list[Range]:
    """Places in rising order as ranges.

    >>> joined([0, 1, 2, 5, 7, 8])
    [(0, 2), (5, 5), (7, 8)]
    """
    found: list[Range] = []
    for place in places:
        if found and found[-1][1] == place - 1:
            found[-1] = (found[-1][0], place)
        else:
            found.append((place, place))
    return found


def all_but(hidden: Iterable[int], count: int) -> list[Range]:
    """The places below ``count`` without those hidden, which come in rising order.

    >>> all_but([0, 3, 4], 7), all_but([], 2), all_but([0], 1)
    ([(1, 2), (5, 6)], [(0, 1)], [])
    """
    found, start = [], 0
    for place in hidden:
        if place > start:
            found.append((start, place - 1))
        start = place + 1
    if start < count:
        found.append((start, count - 1))
    return found


def places_in(ranges: Iterable[Range]) -> list[int]:
    """
    >>> places_in([(0, 2), (5, 5)])
    [0, 1, 2, 5]
    """
    return [place for first, last in ranges for place in range(first, last + 1)]


def less(ranges: Sequence[Range], others: Sequence[Range]) -> list[int]:
    """The places of the first ranges that are in none of the others.

    >>> less([(0, 4), (7, 8)], [(0, 1), (3, 7)]), less([(0, 1)], []), less([(3, 5)], [(0, 9)])
    ([2, 8], [0, 1], [])
    """
    found: list[int] = []
    at = 0
    for first, last in ranges:
        start = first
        while at < len(others) and others[at][1] < start:
            at += 1
        ahead = at
        while ahead < len(others) and others[ahead][0] <= last:
            found += range(start, others[ahead][0])
            start = max(start, others[ahead][1] + 1)
            ahead += 1
        found += range(start, last + 1)
    return found

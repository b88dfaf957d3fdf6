"""Sets of squares of the pyramid, as masks of two words: the low one holds the first ``LOW`` squares, the
high one the rest of the big pyramid. For bots; no rule depends on it."""

from __future__ import annotations

from mastaba.core.bag import Array, lowest
from mastaba.core.kernel import inlined

Squares = tuple[int, int]

LOW = 54  # all squares of the small pyramid, six rows of the big one
ALL = (1 << LOW) - 1
NO_SQUARES = (0, 0)


def set_of(squares: set[int]) -> Squares:
    """
    >>> set_of({0, 2, 54})
    (5, 1)
    """
    mask = sum(1 << square for square in squares)
    return mask & ALL, mask >> LOW


@inlined
def only(square: int) -> Squares:
    """The set of one square, or of none if it is -1.

    >>> only(3), only(55), only(-1)
    ((8, 0), (0, 2), (0, 0))
    """
    if square < 0:
        return 0, 0
    return (1 << square, 0) if square < LOW else (0, 1 << (square - LOW))


@inlined
def any_in(squares: Squares) -> bool:
    return squares[0] | squares[1] != 0


@inlined
def either(some: Squares, others: Squares) -> Squares:
    return some[0] | others[0], some[1] | others[1]


@inlined
def both(some: Squares, others: Squares) -> Squares:
    return some[0] & others[0], some[1] & others[1]


@inlined
def without(some: Squares, others: Squares) -> Squares:
    return some[0] & ~others[0], some[1] & ~others[1]


@inlined
def later(squares: Squares, by: int) -> Squares:
    """The squares that come so many places after these.

    >>> later(set_of({0, 50}), 9) == set_of({9, 59})
    True
    """
    return (squares[0] << by) & ALL, (squares[1] << by) | (squares[0] >> (LOW - by))


@inlined
def earlier(squares: Squares, by: int) -> Squares:
    """The squares that come so many places before these.

    >>> earlier(set_of({9, 59}), 9) == set_of({0, 50})
    True
    """
    return (squares[0] >> by) | ((squares[1] << (LOW - by)) & ALL), squares[1] >> by


@inlined
def write(squares: Squares, number: int, out: Array) -> None:
    """Write a number into ``out`` for each of these squares."""
    word = squares[0]
    while word != 0:
        out[lowest(word)] = number
        word &= word - 1
    word = squares[1]
    while word != 0:
        out[LOW + lowest(word)] = number
        word &= word - 1

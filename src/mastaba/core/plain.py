"""Records read at once. Words look at dozens of fields of a state: each look costs a fraction of a
microsecond in a record of numpy, and next to nothing in an object of Python."""

from __future__ import annotations

from typing import Any

import numpy as np

from mastaba.core.bag import Array


class Plain:
    """The fields of a record as Python's own numbers and lists. It does not change with the record. Of a
    field with rows ``o.cards[seat][side]`` is a place, as records understand it too.

    >>> from mastaba.core.layout import blank, layout
    >>> record = blank(layout([("turn", "i1"), ("cards", "i1", (2, 2))]))[0]
    >>> record.cards[1, 0] = 7
    >>> o = Plain(record)
    >>> o.turn, o.cards
    (0, [[0, 0], [7, 0]])
    """

    def __init__(self, record: Any) -> None:
        self.__dict__ = {
            name: value.tolist() if type(value) is np.ndarray else value
            for name, value in zip(record.dtype.names, record.item(), strict=True)
        }

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"the record has no field {name!r}")


def uncompiled(function: Any) -> Any:
    """The plain function behind a rule. Python's calls of a rule run it anyway, but take a tenth of a
    microsecond more: for those made for every choice of a player."""
    return getattr(function, "py_func", function)


def one(record: Any) -> Array:
    """The record as an array of one: compiled functions take an array in a third of a microsecond, and a
    record in ten."""
    return np.ndarray(1, record.dtype, record)

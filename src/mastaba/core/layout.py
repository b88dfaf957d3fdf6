"""Record layouts: one state is one numpy record with flat fields.

Copying a state is a memcpy, N games are one array, and a snapshot is the state's bytes.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

Field = tuple[str, str] | tuple[str, str, tuple[int, ...]]

CACHE_LINE = 64  # bytes

# Attributes of numpy's records: in plain Python, a field with such a name would be read as that attribute.
TAKEN = frozenset(name for name in dir(np.record) if not name.startswith("_")) | {"max", "min", "data"}


def layout(fields: Iterable[Field]) -> np.dtype[Any]:
    """The dtype of a record with these fields, in C alignment.

    >>> layout([("turn", "i1"), ("bag", "i8"), ("crossed", "i4", (4, 2))]).itemsize
    48
    >>> layout([("round", "i1")])
    Traceback (most recent call last):
        ...
    ValueError: field name 'round' belongs to numpy's records: choose another
    """
    listed = list(fields)
    for name in (field[0] for field in listed):
        if name in TAKEN:
            raise ValueError(f"field name {name!r} belongs to numpy's records: choose another")
    plain = np.dtype(listed, align=True)
    return np.dtype((_record_with(plain), plain))


def _record_with(plain: np.dtype[Any]) -> type[np.record]:
    """numpy's record type with its fields as properties. numpy's own lookup takes four times as long, and
    ``words`` look up hundreds of fields."""

    def field(dtype: np.dtype[Any], offset: int) -> property:
        return property(
            lambda self: self.getfield(dtype, offset), lambda self, value: self.setfield(value, dtype, offset)
        )

    members: dict[str, Any] = {
        name: field(dtype, offset) for name, (dtype, offset, *_) in (plain.fields or {}).items()
    }
    members |= {"__getattribute__": object.__getattribute__, "__setattr__": object.__setattr__}
    return type("Record", (np.record,), members)


def blank(dtype: np.dtype[Any], count: int = 1) -> np.ndarray[Any, Any]:
    """An array of ``count`` zeroed records. Keep the array: a record taken out of it does not keep it alive
    inside compiled code."""
    return zeros(count, dtype)


def zeros(count: int, dtype: np.dtype[Any]) -> np.ndarray[Any, Any]:
    """Zeros with unused memory before and after them. Cores that write to neighbouring arrays would slow each
    other down (false sharing)."""
    size = count * dtype.itemsize
    return np.ndarray(count, dtype, np.zeros(size + 2 * CACHE_LINE, np.uint8), CACHE_LINE)


def copy_into(target: np.ndarray[Any, Any], source: np.ndarray[Any, Any]) -> None:
    """Copy records as bytes, which is twenty times faster than assigning them."""
    target.view(np.uint8)[:] = source.view(np.uint8)

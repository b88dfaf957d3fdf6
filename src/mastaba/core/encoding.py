"""Observations and choices as numbers, for learners.

A game may have a module ``encoding`` (``Encoded``). It lists the fields of its state as ``Feature``s, and the
actions of seats as ``Group``s. From these lists come named slices of an int8 array, their description, and
small programs that compiled functions run (``core/encoder.py``).

Seats are told relative to the seat that sees: it comes first, then the next one, and so on. Two positions
that differ only by who sits where have the same encoding.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from mastaba.core.bag import LOW, SHIFT, WORD, Array
from mastaba.core.contract import Value
from mastaba.core.encoder import (
    ANY_OF,
    BITS,
    NUMBER,
    ONE_OF,
    OWN,
    ROW,
    SEAT,
    SEATS,
    Read,
    as_bytes,
    encode_all,
    expand_all,
    program_of,
)

NOTHING = -1


# --- What a game lists ---


@dataclass(frozen=True, eq=False)
class Kind:
    """What becomes of one item of a field."""

    code: int
    size: int
    says: str
    first: int = 0
    rows: Array | None = None
    parts: tuple[tuple[str, int], ...] = ()


def number() -> Kind:
    """The number itself, cut off at -128 and 127."""
    return Kind(NUMBER, 1, "a number")


def bits(size: int) -> Kind:
    """A mask: a 0 or 1 for each bit."""
    return Kind(BITS, size, "a mask, 0 or 1 for each bit")


def one_of(size: int, first: int = 0) -> Kind:
    """One of so many values from ``first`` on: a 1 in its place; none for any other value, such as -1."""
    values = f"{first} to {first + size - 1}"
    return Kind(ONE_OF, size, f"one of {values}: a 1 in its place, no 1 for none", first)


def any_of(size: int) -> Kind:
    """All items of the field together: a 1 for each of so many values that occurs among them."""
    return Kind(ANY_OF, size, f"which of 0 to {size - 1} occur: a 1 in their places")


def seat() -> Kind:
    """A seat: a 1 in its place, the own seat first."""
    return Kind(SEAT, 0, "a seat: a 1 in its place, the own seat first; no 1 for none")


def seats() -> Kind:
    """A mask of seats, the own seat first."""
    return Kind(SEATS, 0, "seats: 0 or 1 for each, the own seat first")


def own() -> Kind:
    """The own seat, for games whose encoding is not relative to it; the field does not matter."""
    return Kind(OWN, 0, "the own seat: a 1 in its place")


def row_of(parts: Sequence[tuple[str, Array]]) -> Kind:
    """A card or the like, by what is on it: its row of these arrays, side by side; zeros for -1."""
    blocks = [(name, np.asarray(values, np.int8).reshape(len(values), -1)) for name, values in parts]
    rows = np.concatenate([block for _, block in blocks], axis=1)
    named = tuple((name, block.shape[1]) for name, block in blocks)
    return Kind(ROW, rows.shape[1], "what is on it; zeros for none", rows=rows, parts=named)


def left_out(why: str) -> Kind:
    """Not encoded, and why."""
    return Kind(NOTHING, 0, why)


def planes(masks: Any, size: int) -> Array:
    """Masks as rows of bits, for ``row_of``."""
    return np.array([[int(mask) >> bit & 1 for bit in range(size)] for mask in masks], np.int8)


def places(values: Any, size: int) -> Array:
    """Numbers as rows with a 1 in their place, for ``row_of``."""
    return np.array([[int(value) == place for place in range(size)] for value in values], np.int8)


@dataclass(frozen=True, eq=False)
class Feature:
    """A field of the state, and how it is encoded."""

    field: str
    kind: Kind
    per: str = "table"
    """"table"; "seat": a row of the field per seat, the own seat's first; "own": the own seat's row alone."""
    items: int | None = None
    """How many items of a row are encoded, if not all."""
    row: int | None = None
    """The only row of the field that is encoded."""
    name: str = ""
    """The name of the slice, if it is not the field's."""
    shares: str = ""
    """The feature whose slice it shares, since never both are there: cards before and after the deal."""

    @property
    def called(self) -> str:
        return self.name or self.field


@dataclass(frozen=True)
class Group:
    """Actions of one kind, in the order in which they are numbered."""

    name: str
    actions: tuple[int, ...]


class Encoded(Protocol):
    """The module ``encoding``, which a game may have. A player's table does not import it. Without it
    ``all_fields`` and ``all_actions`` stand in."""

    def features(self, deck: Any, players: int, variant: dict[str, Value]) -> list[Feature]:
        """Every field of the state, and how it is encoded."""

    def choices(self, deck: Any, players: int, variant: dict[str, Value], seat: int) -> list[Group]:
        """The actions that a seat may have, without those of chance: as many for every seat."""


def numbered(name: str, action: Callable[..., int], choices: Iterable[Any]) -> Group:
    """The group of ``action(choice)`` for all choices; a choice that is a tuple is several arguments."""
    return Group(name, tuple(int(action(*one) if isinstance(one, tuple) else action(one)) for one in choices))


def all_fields(state: np.dtype[Any]) -> list[Feature]:
    """The features of a game that lists none: narrow fields as numbers, wide ones as masks."""
    fields: Any = state.fields
    listed = [Feature(next(iter(fields)), own(), name="own seat")]
    for field, (dtype, *_) in fields.items():
        width = dtype.base.itemsize
        listed.append(Feature(field, number() if width <= 2 else bits(32 if width == 4 else WORD)))
    return listed


def all_actions(words: int) -> list[Group]:
    """The actions of a game that lists none: every bit of every word."""
    return [Group(f"word {w}", tuple((w << SHIFT) | bit for bit in range(WORD))) for w in range(words)]


# --- Observations ---


class Encoding:
    """How observations of one game, with a number of seats, become rows of int8.

    >>> from mastaba.core.layout import layout, blank
    >>> state = layout([("turn", "i1"), ("bag", "i8"), ("coins", "i1", (4,))])
    >>> features = [Feature("turn", seat()), Feature("bag", bits(3)), Feature("coins", number(), "seat")]
    >>> encoding = Encoding(state, features, 2)
    >>> o = blank(state)
    >>> o["turn"], o["bag"], o["coins"] = 1, 0b101, [7, 9, 0, 0]
    >>> encoding.encode(o, np.array([1])).tolist()
    [[1, 0, 1, 0, 1, 9, 7]]
    >>> encoding.slices["coins"]
    slice(5, 7, None)
    """

    def __init__(self, state: np.dtype[Any], features: Sequence[Feature], players: int) -> None:
        self.state, self.features, self.players = state, list(features), players
        self.slices: dict[str, slice] = {}
        """Where each feature is."""
        self.shapes: dict[str, tuple[int, ...]] = {}
        """The shape of each slice: seats if there is a row for each, items, values per item."""
        fields: Any = state.fields
        reads, end = [], 0
        for feature in self.features:
            if feature.kind.code == NOTHING:
                continue
            dtype, offset = fields[feature.field][:2]
            kind, shape, width = feature.kind, dtype.shape, dtype.base.itemsize
            per_seat = feature.per in ("seat", "own")
            inner = shape[1:] if per_seat or feature.row is not None else shape
            step = width * int(np.prod(inner, dtype=int))
            items = 1 if kind.code == OWN else feature.items or int(np.prod(inner, dtype=int))
            size = players if kind.code in (SEAT, SEATS, OWN) else kind.size
            rows = players if feature.per == "seat" else 1
            source = offset + (feature.row or 0) * step
            listed = 1 if kind.code == ANY_OF else items
            shared = self.slices.get(feature.shares)
            if kind.code == ROW and width > 1:
                raise ValueError(f"{feature.called}: what is on a card is looked up by one byte, not {width}")
            if shared and kind.code != ROW:
                raise ValueError(f"{feature.called} can't share a slice: it is no card")
            target = shared.start if shared else end
            reads.append(
                Read(
                    kind.code, source, width, rows, per_seat, step, items, target, size, kind.first,
                    kind.rows, shared is not None,
                )
            )  # fmt: skip
            self.slices[feature.called] = slice(target, target + rows * listed * size)
            shaped = ((rows,) if feature.per == "seat" else ()) + ((listed,) if listed > 1 else ())
            self.shapes[feature.called] = shaped + ((size,) if size > 1 or not shaped else ())
            end = max(end, target + rows * listed * size)
        self.length = end
        self.programs, self.tables = program_of(reads, players, state.itemsize)
        """What ``encode_all`` does, by own seat, and the rows that it copies."""

    def encode(self, observations: Array, who: Array, out: Array | None = None) -> Array:
        """A row of int8 for each observation, as the seat in ``who`` sees it. Where ``who`` is below 0 the
        row is left as it is."""
        n = len(observations)
        rows = np.zeros((n, self.length), np.int8) if out is None else out
        encode_all(as_bytes(observations), who, self.programs, self.tables, rows)
        return rows

    def describe(self) -> str:
        """The slices, in order: where they are, their shape, what they hold."""
        lines = [f"Observation: {self.length} numbers (int8), the own seat first"]
        for feature in self.features:
            kind = feature.kind
            if kind.code == NOTHING:
                continue
            where, shape = self.slices[feature.called], self.shapes[feature.called]
            place = f"{where.start}:{where.stop}"
            whose = {"seat": "per seat, ", "own": "of the own seat, "}.get(feature.per, "")
            shaped = " x ".join(map(str, shape))
            instead = f"; in the place of {feature.shares}, as long as it is there" if feature.shares else ""
            lines.append(f"  {place:>10}  {feature.called:<16} {shaped:<12} {whose}{kind.says}{instead}")
            if kind.parts:
                parts = ", ".join(f"{name} ({size})" if size > 1 else name for name, size in kind.parts)
                lines.append(f"{'':29} {parts}")
        lines += [
            f"  left out: {one.called} ({one.kind.says})" for one in self.features if one.kind.code == NOTHING
        ]
        return "\n".join(lines)


# --- Actions ---


class Choices:
    """The actions of seats, numbered densely from 0, and back.

    >>> choices = Choices([[Group("left", (0, 1, 2)), Group("right", (64, 65))]])
    >>> choices.actions.tolist(), int(choices.numbers[0, 65])
    ([[0, 1, 2, 64, 65]], 4)
    >>> choices.expand(np.array([[0b101, 0b10]]), np.array([0])).tolist()
    [[1, 0, 1, 0, 1]]
    """

    def __init__(self, by_seat: Sequence[Sequence[Group]]) -> None:
        self.groups = list(by_seat[0])
        self.actions = np.array([[a for group in groups for a in group.actions] for groups in by_seat])
        """[seat, number]: the action of the rules."""
        players, self.length = self.actions.shape
        self.numbers = np.full((players, int(self.actions.max()) + 1), -1, np.int64)
        """[seat, action]: its number, -1 if it has none."""
        for seat_ in range(players):
            self.numbers[seat_, self.actions[seat_]] = np.arange(self.length)
        self.runs = np.array([_runs(row) for row in self.actions.tolist()], np.int64)

    def expand(self, masks: Array, who: Array, out: Array | None = None) -> Array:
        """Sets of actions as a 0 or 1 for each number. Where ``who`` is below 0 the row is left as it is."""
        rows = np.zeros((len(masks), self.length), np.int8) if out is None else out
        expand_all(masks, who, self.runs, rows)
        return rows

    def describe(self) -> str:
        lines, at = [f"Actions: {self.length} numbers"], 0
        for group in self.groups:
            end = at + len(group.actions)
            lines.append(f"  {f'{at}:{end}':>10}  {group.name}")
            at = end
        return "\n".join(lines)


def _runs(actions: list[int]) -> list[tuple[int, int, int]]:
    """Actions as runs of neighbouring bits: word, first bit, length."""
    found: list[tuple[int, int, int]] = []
    for action in actions:
        word, bit = action >> SHIFT, action & LOW
        if found and found[-1][0] == word and sum(found[-1][1:]) == bit:
            found[-1] = (word, found[-1][1], found[-1][2] + 1)
        else:
            found.append((word, bit, 1))
    return found

"""Observations as rows of int8, compiled.

Where a field goes depends on the seat that sees it, and on nothing else. So there is a program for each own
seat: a list of short steps, each of which moves a block of bytes of a fixed width. Most bytes of an
observation name something, a card or a phase or a seat: they are looked up, in tables with a row for each of
their 256 values. Numbers are copied, masks are spread. What is left, such as wide numbers, goes value by
value.

Every step writes its whole place, so that nothing has to be cleared before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from mastaba.core.bag import WORD, Array
from mastaba.core.blocks import copy_block, number_at, spread_block
from mastaba.core.intrinsics import stack_array
from mastaba.core.kernel import driver, inlined, rule

NUMBER, BITS, ONE_OF, SEAT, SEATS, ROW, ANY_OF, OWN = range(8)
LEAST, MOST = -128, 127  # numbers beyond are cut off
BYTE = 256


class Read(NamedTuple):
    """How a field of the state is read, and what becomes of each of its items."""

    code: int
    source: int
    """Its first byte in the state; ``width`` bytes are a value."""
    width: int
    rows: int
    turns: bool
    """Whether its rows belong to seats: that of the own seat comes first."""
    row_step: int
    items: int
    """How many values of a row are read."""
    target: int
    """Where it begins in the encoding; each item takes ``size`` numbers."""
    size: int
    first: int
    table: Array | None
    lies_over: bool
    """Whether it shares its place with a feature before it, and leaves what is there if it has none."""


# --- Programs ---

# The sections of a program, in order: what its steps do, and the width of the blocks. A step is four numbers:
# the byte that is read, where the block is written, and, for a byte that is looked up, where its table is and
# how long a row; for a mask, its first bit, and how many. Two widths are those of two blocks of a step, of
# which the second ends where the row or the mask does: cards and their masks mostly have such a length.
LOOK, LAY, COPY, SPREAD, VALUES = range(5)
SECTIONS: list[tuple[int, int, int]] = [
    (LOOK, 64, 16),
    *((LOOK, width, 0) for width in (64, 32, 16, 8, 4, 2, 1)),
    (LAY, 1, 0),
    *((COPY, width, 0) for width in (32, 16, 8, 4, 2, 1)),
    (SPREAD, 32, 32),
    *((SPREAD, width, 0) for width in (32, 16, 8)),
    (VALUES, 1, 0),
]
STEP, VALUE = 4, 8  # numbers of a step; of one that goes value by value
MASK = 8  # bytes read at once
AT_ONCE = 4  # observations: what a program says is read once for them
WAITING = AT_ONCE * WORD


class Tables:
    """Rows to be copied: a table has one for each value of a byte, and each table is stored once."""

    def __init__(self) -> None:
        self.rows: list[Array] = []
        self.length = 0
        self._stored: dict[Any, int] = {}

    def stored(self, key: Any, row_of: Callable[[int], Any], size: int) -> int:
        """Where the table begins that has ``row_of(value)`` for each value of a byte; zeros for None."""
        if key not in self._stored:
            table = np.zeros((BYTE, size), np.int8)
            for value in range(LEAST, MOST + 1):
                row = row_of(value)
                if row is not None:
                    table[value] = row
            self._stored[key] = self.length
            self.rows.append(table.reshape(-1))
            self.length += table.size
        return self._stored[key]


def program_of(reads: Sequence[Read], players: int, record: int) -> tuple[Array, Array]:
    """The programs of all own seats, and the tables, for states of so many bytes."""
    tables = Tables()
    by_seat = [_program(reads, own, players, record, tables) for own in range(players)]
    programs = np.zeros((players, max(map(len, by_seat))), np.int64)
    for own, one in enumerate(by_seat):
        programs[own, : len(one)] = one
    return programs, np.concatenate([*tables.rows, np.zeros(1, np.int8)])


def _program(reads: Sequence[Read], own: int, players: int, record: int, tables: Tables) -> list[int]:
    """The steps of one own seat, section by section, behind the places where the sections begin."""
    steps: dict[tuple[int, int, int], list[int]] = {section: [] for section in SECTIONS}
    for read in reads:
        for at, to, items in _runs(read, own, players):
            for section, *step in _steps(read, own, players, record, tables, at, to, items):
                steps[section] += step
    ends = [len(SECTIONS) + 1]
    for section in SECTIONS:
        ends.append(ends[-1] + len(steps[section]))
    return ends + [number for section in SECTIONS for number in steps[section]]


def _runs(read: Read, own: int, players: int) -> Iterator[tuple[int, int, int]]:
    """What is read, as runs of items that lie together: their first byte, where they go, how many."""
    start, to, count = -1, read.target, 0
    listed = 1 if read.code == ANY_OF else read.items
    for row in range(read.rows):
        at = read.source + (row + own) % players * read.row_step if read.turns else read.source
        if count and (at != start + count * read.width or read.code == ANY_OF):
            yield start, to, count
            to += (listed if read.code == ANY_OF else count) * read.size
            count = 0
        start = start if count else at
        count += read.items
    yield start, to, count


def _steps(
    read: Read, own: int, players: int, record: int, tables: Tables, at: int, to: int, items: int
) -> Iterator[Any]:
    """The steps for a run of items, each behind its section."""
    size, bytes_, mask = read.size, read.width == 1, read.code == BITS
    if read.code == NUMBER and bytes_:
        for place, width in _blocks(items, COPY):
            yield (COPY, width, 0), at + place, to + place, 0, 0
    elif mask and 8 <= size <= 8 * read.width and record >= MASK:
        for k in range(items):
            begins = at + k * read.width
            source = min(begins, record - MASK)  # so that no byte behind the state is read
            bit = 8 * (begins - source)
            if size > 32:
                yield (SPREAD, 32, 32), source, to + k * size, bit, size
                continue
            for place, width in _blocks(size, SPREAD):
                yield (SPREAD, width, 0), source, to + k * size + place, place + bit, width
    elif read.code == OWN or (bytes_ and read.code != ANY_OF) or (mask and size < 8):
        # of a wide mask, the first byte has the lowest bits
        key = read.code, own if read.code in (SEAT, SEATS, OWN) else read.first, size, id(read.table)
        table = tables.stored(key, lambda value: _row(read, own, value), size)
        for k in range(items):
            byte, place_ = at + k * read.width, to + k * size
            if read.lies_over:
                yield (LAY, 1, 0), byte, place_, table, size
                continue
            if 64 < size <= 64 + 16:
                yield (LOOK, 64, 16), byte, place_, table, size
                continue
            for place, width in _blocks(size, LOOK):
                yield (LOOK, width, 0), byte, place_ + place, table + place, size
    else:
        yield (VALUES, 1, 0), at, to, items, size, read.code, read.width, read.first, own


def _blocks(size: int, does: int) -> Iterator[tuple[int, int]]:
    """So many bytes in blocks: the place and the width of each. The last one may lie over the one before."""
    widths = [width for kind, width, more in SECTIONS if kind == does and not more and width <= size]
    done = 0
    while done < size:
        left = size - done
        enough = [width for width in widths if width >= left]
        width = min(enough) if enough else max(widths)
        yield min(done, size - width), width
        done += width


def _row(read: Read, own: int, value: int) -> Any:
    """What becomes of a value, a byte; None for zeros."""
    size = read.size
    if read.code == ROW:
        return read.table[value] if read.table is not None and 0 <= value < len(read.table) else None
    if read.code == BITS:
        return [value >> bit & 1 for bit in range(size)]
    if read.code == SEATS:
        return [value >> (own + seat) % size & 1 for seat in range(size)]
    place = {ONE_OF: value - read.first, SEAT: (value - own) % size if 0 <= value < size else -1, OWN: own}
    return [k == place[read.code] for k in range(size)]


# --- Running them ---


def as_bytes(observations: Array) -> Array:
    """Observations as rows of bytes, each a number from 0 to 255."""
    return observations.view(np.uint8).reshape(len(observations), -1)


@inlined
def encode_four(
    a: Array, b: Array, c: Array, d: Array, program: Array, tables: Array,
    one: Array, two: Array, three: Array, four: Array,
) -> None:  # fmt: skip
    """Encode four observations, given as bytes, into four rows, by the program of the seat that sees them:
    what the program says is read once for them. There is a loop for each section, since a block's width must
    be known while this is compiled."""
    p = program
    for k in range(p[0], p[1], STEP):
        at, to, table, size = p[k], p[k + 1], p[k + 2], p[k + 3]
        end = size - 16
        row = table + a[at] * size
        copy_block(one, to, tables, row, 64)
        copy_block(one, to + end, tables, row + end, 16)
        row = table + b[at] * size
        copy_block(two, to, tables, row, 64)
        copy_block(two, to + end, tables, row + end, 16)
        row = table + c[at] * size
        copy_block(three, to, tables, row, 64)
        copy_block(three, to + end, tables, row + end, 16)
        row = table + d[at] * size
        copy_block(four, to, tables, row, 64)
        copy_block(four, to + end, tables, row + end, 16)
    for k in range(p[1], p[2], STEP):
        at, to, table, size = p[k], p[k + 1], p[k + 2], p[k + 3]
        copy_block(one, to, tables, table + a[at] * size, 64)
        copy_block(two, to, tables, table + b[at] * size, 64)
        copy_block(three, to, tables, table + c[at] * size, 64)
        copy_block(four, to, tables, table + d[at] * size, 64)
    for k in range(p[2], p[3], STEP):
        at, to, table, size = p[k], p[k + 1], p[k + 2], p[k + 3]
        copy_block(one, to, tables, table + a[at] * size, 32)
        copy_block(two, to, tables, table + b[at] * size, 32)
        copy_block(three, to, tables, table + c[at] * size, 32)
        copy_block(four, to, tables, table + d[at] * size, 32)
    for k in range(p[3], p[4], STEP):
        at, to, table, size = p[k], p[k + 1], p[k + 2], p[k + 3]
        copy_block(one, to, tables, table + a[at] * size, 16)
        copy_block(two, to, tables, table + b[at] * size, 16)
        copy_block(three, to, tables, table + c[at] * size, 16)
        copy_block(four, to, tables, table + d[at] * size, 16)
    for k in range(p[4], p[5], STEP):
        at, to, table, size = p[k], p[k + 1], p[k + 2], p[k + 3]
        copy_block(one, to, tables, table + a[at] * size, 8)
        copy_block(two, to, tables, table + b[at] * size, 8)
        copy_block(three, to, tables, table + c[at] * size, 8)
        copy_block(four, to, tables, table + d[at] * size, 8)
    for k in range(p[5], p[6], STEP):
        at, to, table, size = p[k], p[k + 1], p[k + 2], p[k + 3]
        copy_block(one, to, tables, table + a[at] * size, 4)
        copy_block(two, to, tables, table + b[at] * size, 4)
        copy_block(three, to, tables, table + c[at] * size, 4)
        copy_block(four, to, tables, table + d[at] * size, 4)
    for k in range(p[6], p[7], STEP):
        at, to, table, size = p[k], p[k + 1], p[k + 2], p[k + 3]
        copy_block(one, to, tables, table + a[at] * size, 2)
        copy_block(two, to, tables, table + b[at] * size, 2)
        copy_block(three, to, tables, table + c[at] * size, 2)
        copy_block(four, to, tables, table + d[at] * size, 2)
    for k in range(p[7], p[8], STEP):
        at, to, table, size = p[k], p[k + 1], p[k + 2], p[k + 3]
        copy_block(one, to, tables, table + a[at] * size, 1)
        copy_block(two, to, tables, table + b[at] * size, 1)
        copy_block(three, to, tables, table + c[at] * size, 1)
        copy_block(four, to, tables, table + d[at] * size, 1)
    for k in range(p[8], p[9], STEP):
        at, to, table, size = p[k], p[k + 1], p[k + 2], p[k + 3]
        if a[at] <= MOST:
            copy(one, to, tables, table + a[at] * size, size)
        if b[at] <= MOST:
            copy(two, to, tables, table + b[at] * size, size)
        if c[at] <= MOST:
            copy(three, to, tables, table + c[at] * size, size)
        if d[at] <= MOST:
            copy(four, to, tables, table + d[at] * size, size)
    for k in range(p[9], p[10], STEP):
        at, to = p[k], p[k + 1]
        copy_block(one, to, a, at, 32)
        copy_block(two, to, b, at, 32)
        copy_block(three, to, c, at, 32)
        copy_block(four, to, d, at, 32)
    for k in range(p[10], p[11], STEP):
        at, to = p[k], p[k + 1]
        copy_block(one, to, a, at, 16)
        copy_block(two, to, b, at, 16)
        copy_block(three, to, c, at, 16)
        copy_block(four, to, d, at, 16)
    for k in range(p[11], p[12], STEP):
        at, to = p[k], p[k + 1]
        copy_block(one, to, a, at, 8)
        copy_block(two, to, b, at, 8)
        copy_block(three, to, c, at, 8)
        copy_block(four, to, d, at, 8)
    for k in range(p[12], p[13], STEP):
        at, to = p[k], p[k + 1]
        copy_block(one, to, a, at, 4)
        copy_block(two, to, b, at, 4)
        copy_block(three, to, c, at, 4)
        copy_block(four, to, d, at, 4)
    for k in range(p[13], p[14], STEP):
        at, to = p[k], p[k + 1]
        copy_block(one, to, a, at, 2)
        copy_block(two, to, b, at, 2)
        copy_block(three, to, c, at, 2)
        copy_block(four, to, d, at, 2)
    for k in range(p[14], p[15], STEP):
        at, to = p[k], p[k + 1]
        copy_block(one, to, a, at, 1)
        copy_block(two, to, b, at, 1)
        copy_block(three, to, c, at, 1)
        copy_block(four, to, d, at, 1)
    for k in range(p[15], p[16], STEP):
        at, to, bit, size = p[k], p[k + 1], p[k + 2], p[k + 3]
        end = size - 32
        mask = number_at(a, at, MASK) >> bit
        spread_block(mask, one, to, 32)
        spread_block(mask >> end, one, to + end, 32)
        mask = number_at(b, at, MASK) >> bit
        spread_block(mask, two, to, 32)
        spread_block(mask >> end, two, to + end, 32)
        mask = number_at(c, at, MASK) >> bit
        spread_block(mask, three, to, 32)
        spread_block(mask >> end, three, to + end, 32)
        mask = number_at(d, at, MASK) >> bit
        spread_block(mask, four, to, 32)
        spread_block(mask >> end, four, to + end, 32)
    for k in range(p[16], p[17], STEP):
        at, to, bit = p[k], p[k + 1], p[k + 2]
        spread_block(number_at(a, at, MASK) >> bit, one, to, 32)
        spread_block(number_at(b, at, MASK) >> bit, two, to, 32)
        spread_block(number_at(c, at, MASK) >> bit, three, to, 32)
        spread_block(number_at(d, at, MASK) >> bit, four, to, 32)
    for k in range(p[17], p[18], STEP):
        at, to, bit = p[k], p[k + 1], p[k + 2]
        spread_block(number_at(a, at, MASK) >> bit, one, to, 16)
        spread_block(number_at(b, at, MASK) >> bit, two, to, 16)
        spread_block(number_at(c, at, MASK) >> bit, three, to, 16)
        spread_block(number_at(d, at, MASK) >> bit, four, to, 16)
    for k in range(p[18], p[19], STEP):
        at, to, bit = p[k], p[k + 1], p[k + 2]
        spread_block(number_at(a, at, MASK) >> bit, one, to, 8)
        spread_block(number_at(b, at, MASK) >> bit, two, to, 8)
        spread_block(number_at(c, at, MASK) >> bit, three, to, 8)
        spread_block(number_at(d, at, MASK) >> bit, four, to, 8)
    if p[19] < p[20]:
        _encode_values(a, p, tables, one)
        _encode_values(b, p, tables, two)
        _encode_values(c, p, tables, three)
        _encode_values(d, p, tables, four)


@inlined
def encode_one(a: Array, program: Array, tables: Array, one: Array) -> None:
    """Encode one observation, four times over: it costs little, and there is one such function."""
    encode_four(a, a, a, a, program, tables, one, one, one, one)


@rule
def _encode_values(record: Array, program: Array, tables: Array, out: Array) -> None:
    """The last section: value by value."""
    for step in range(program[19], program[20], VALUE):
        at, to, items, size = program[step], program[step + 1], program[step + 2], program[step + 3]
        code, width, first, own = program[step + 4], program[step + 5], program[step + 6], program[step + 7]
        for k in range(size if code == ANY_OF else items * size):
            out[to + k] = 0
        for _ in range(items):
            value = _number(record, at, width)
            if code == NUMBER:
                out[to] = min(max(value, LEAST), MOST)
            elif code == BITS:
                for bit in range(size):
                    out[to + bit] = (value >> bit) & 1
            elif code == SEATS:
                for seat in range(size):
                    out[to + seat] = (value >> (seat + own if seat + own < size else seat + own - size)) & 1
            elif code == SEAT:
                if 0 <= value < size:
                    out[to + (value - own if value >= own else value - own + size)] = 1
            elif 0 <= value - first < size:  # ONE_OF, ANY_OF
                out[to + value - first] = 1
            at += width
            if code != ANY_OF:
                to += size


@rule
def _number(record: Array, at: int, width: int) -> int:
    """The number of so many bytes at a byte of a record."""
    if width == 1:
        return number_at(record, at, 1)
    if width == 2:
        return number_at(record, at, 2)
    if width == 4:
        return number_at(record, at, 4)
    return number_at(record, at, 8)


@inlined
def copy(target: Array, to: int, source: Array, at: int, size: int) -> None:
    """Copy so many bytes: in blocks, the last of which may lie over the one before."""
    if size >= 16:
        k = 0
        while k + 16 <= size:
            copy_block(target, to + k, source, at + k, 16)
            k += 16
        copy_block(target, to + size - 16, source, at + size - 16, 16)
    else:
        for k in range(size):
            target[to + k] = source[at + k]


@inlined
def spread(mask: int, target: Array, to: int, size: int) -> None:
    """So many bits of a mask as bytes: in blocks, the last of which may lie over the one before."""
    if size >= 32:
        spread_block(mask, target, to, 32)
        if size > 32:
            spread_block(mask >> (size - 32), target, to + size - 32, 32)
    elif size >= 16:
        spread_block(mask, target, to, 16)
        if size > 16:
            spread_block(mask >> (size - 16), target, to + size - 16, 16)
    elif size >= 8:
        spread_block(mask, target, to, 8)
        if size > 8:
            spread_block(mask >> (size - 8), target, to + size - 8, 8)
    else:
        for bit in range(size):
            target[to + bit] = (mask >> bit) & 1


@inlined
def expand_one(mask: Array, runs: Array, out: Array) -> None:
    """Expand a set of actions, by the runs of a seat: word, first bit, length."""
    to = 0
    for k in range(len(runs)):
        size = runs[k, 2]
        spread(mask[runs[k, 0]] >> runs[k, 1], out, to, size)
        to += size


@driver
def encode_all(raw: Array, who: Array, programs: Array, tables: Array, encoded: Array) -> None:
    """Encode observations, given as rows of bytes, for the seats ``who``; not where it is below 0."""
    waits, waiting = stack_array(WAITING), stack_array(WORD)
    for seat in range(len(programs)):  # the games whose observation waits for others of the same seat
        waiting[seat] = 0
    for i in range(len(who)):
        seat = who[i]
        if seat >= 0:
            w, n = seat * AT_ONCE, waiting[seat]
            waits[w + n] = i
            waiting[seat] = n + 1
            if n + 1 == AT_ONCE:
                j, k, m = waits[w], waits[w + 1], waits[w + 2]
                encode_four(
                    raw[j], raw[k], raw[m], raw[i], programs[seat], tables,
                    encoded[j], encoded[k], encoded[m], encoded[i],
                )  # fmt: skip
                waiting[seat] = 0
    for seat in range(len(programs)):
        for n in range(waiting[seat]):
            i = waits[seat * AT_ONCE + n]
            encode_one(raw[i], programs[seat], tables, encoded[i])


@driver
def expand_all(masks: Array, who: Array, runs: Array, expanded: Array) -> None:
    """Expand sets of actions for the seats ``who``; not where it is below 0."""
    for i in range(len(who)):
        if who[i] >= 0:
            expand_one(masks[i], runs[who[i]], expanded[i])

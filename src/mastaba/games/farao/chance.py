"""Chance in Farao: the tiles that are turned up or looked at, and their odds."""

from __future__ import annotations

from typing import Any

from mastaba.core.bag import SHIFT, Array, any_of, pick_for
from mastaba.core.kernel import inlined, rule
from mastaba.games.farao.actions import FACE, KIND, LOT, SEAT, allow, encode_kind
from mastaba.games.farao.state import FIRST, LOOK, THROW, TILE
from mastaba.games.farao.tables import NEAR


@rule
def coming(s: Any, slot: int) -> int:
    """A square whose tile chance may draw now: the one that is turned up, or any of those that a torch lights
    or a plan looks at; -1 if there is none in this slot."""
    if s.phase == LOOK:
        return int(s.looked[slot]) if slot < 2 and (s.unlooked >> slot) & 1 else -1
    if s.turning >= 0:
        return int(s.turning) if slot == 0 else -1
    if (s.lit >> slot) & 1:
        return NEAR[s.big, s.at[s.turn, s.figure], slot]
    return -1


@rule
def legal_kinds(t: Any, s: Any, out: Array) -> None:
    """The kinds that chance may draw: the known one for a tile that somebody has seen, otherwise any that is
    left."""
    for slot in range(4):
        square = coming(s, slot)
        if square < 0:
            continue
        for kind in range(t.kinds):
            if s.kind[square] == kind or (s.kind[square] < 0 and s.bag[kind] > 0):
                allow(out, encode_kind(slot, kind))


@rule
def unseen_tiles(t: Any, s: Any) -> int:
    """How many tiles nobody has seen."""
    unseen = 0
    for kind in range(t.kinds):
        unseen += int(s.bag[kind])
    return unseen


@rule
def odds(t: Any, s: Any, out: Array) -> int:
    """All unseen tiles are equally likely, so the weight of a kind is the number of its tiles that are left.
    A torch or a plan may draw its squares in any order."""
    if s.phase != TILE and s.phase != LOOK:
        return 0
    unseen = unseen_tiles(t, s)
    n, weight = 0, 0
    for slot in range(4):
        square = coming(s, slot)
        if square < 0:
            continue
        if s.kind[square] >= 0:
            out[n] = max(unseen, 1)
            weight += max(unseen, 1)
            n += 1
            continue
        for kind in range(t.kinds):
            if s.bag[kind] > 0:
                out[n] = s.bag[kind]
                weight += int(s.bag[kind])
                n += 1
    return weight


# --- In playouts ---


@inlined
def draw(t: Any, s: Any, streams: Array) -> int:
    """What chance does, at random: ``legal`` and ``odds`` in one."""
    if s.phase == THROW:
        return any_of(0b111111 << FACE, LOT, streams)
    if s.phase == FIRST:
        return any_of(((1 << int(s.seats)) - 1) << SEAT, LOT, streams)
    return draw_tile(t, s, streams)


@rule
def draw_tile(t: Any, s: Any, streams: Array) -> int:
    """One of the tiles that are to be seen. All squares weigh the same: as much as there are unseen tiles."""
    unseen = unseen_tiles(t, s)
    squares, first = 0, -1
    for slot in range(4):
        if coming(s, slot) >= 0:
            squares += 1
            if first < 0:
                first = slot
    each = max(unseen, 1)
    value = pick_for(encode_kind(first, lowest_kind(t, s, first)) >> SHIFT, squares * each, streams)
    slot = first
    while value >= each:
        value -= each
        slot += 1
        while coming(s, slot) < 0:
            slot += 1
    kind = int(s.kind[coming(s, slot)])
    if kind < 0:
        kind = 0
        while value >= s.bag[kind]:
            value -= int(s.bag[kind])
            kind += 1
    return encode_kind(slot, kind)


@rule
def draw_in_world(t: Any, s: Any, streams: Array) -> int:
    """What chance does in one world of a search: a square has the same tile however a player gets there, as
    far as the bag still has it, so that choices are compared in the same pyramid."""
    if s.phase != TILE and s.phase != LOOK:
        return draw(t, s, streams)
    slot = 0
    while coming(s, slot) < 0:
        slot += 1
    square = coming(s, slot)
    kind = int(s.kind[square])
    if kind < 0:
        value = (scrambled(int(streams[KIND, 0]), square) * unseen_tiles(t, s)) >> 32
        kind = 0
        while value >= s.bag[kind]:
            value -= int(s.bag[kind])
            kind += 1
    return encode_kind(slot, kind)


@rule
def scrambled(world: int, square: int) -> int:
    """32 random bits for a square of a world (the finalizer of the hash lowbias32)."""
    bits = (world + square * 0x9E3779B9) & 0xFFFFFFFF
    bits ^= bits >> 16
    bits = (bits * 0x7FEB352D) & 0xFFFFFFFF
    bits ^= bits >> 15
    bits = (bits * 0x846CA68B) & 0xFFFFFFFF
    return bits ^ (bits >> 16)


@rule
def lowest_kind(t: Any, s: Any, slot: int) -> int:
    """The first kind that may come to light there."""
    kind = int(s.kind[coming(s, slot)])
    if kind < 0:
        kind = 0
        while s.bag[kind] == 0:
            kind += 1
    return kind

"""Distances in the pyramid, found for all squares at once: a wave starts from some squares and spreads over
sets of them, step by step. For bots; no rule depends on it.

A square is reached, and left some steps later if something delays the wave there: a face-down tile, or an
obstacle that works on the player. From a square that is left, the wave reaches its neighbours with the next
step, those behind a wall later.
"""

from __future__ import annotations

from typing import NamedTuple

from mastaba.core.bag import Array
from mastaba.core.intrinsics import stack_array
from mastaba.core.kernel import inlined, rule
from mastaba.games.farao.ground import Ground
from mastaba.games.farao.sets import (
    NO_SQUARES,
    Squares,
    any_in,
    both,
    earlier,
    either,
    later,
    without,
    write,
)

LEVELS = 32  # a power of two, above the longest delay
RING = 2 * LEVELS  # words: a set for every level that squares wait for


class Delays(NamedTuple):
    """Additional steps of a wave."""

    wall: int
    hidden: int
    deadly: int
    barred: int
    tired: int


@inlined
def beside(squares: Squares, south: Squares, east: Squares, side: int) -> Squares:
    """The neighbours of these squares; ``south`` and ``east`` are the squares from which one may pass to the
    neighbour there, and back."""
    return either(
        either(later(both(squares, south), side), both(earlier(squares, side), south)),
        either(later(both(squares, east), 1), both(earlier(squares, 1), east)),
    )


@inlined
def add(waiting: Array, level: int, squares: Squares) -> None:
    """Let squares wait for a level."""
    place = 2 * (level & (LEVELS - 1))
    waiting[place] |= squares[0]
    waiting[place + 1] |= squares[1]


@inlined
def take(waiting: Array, level: int) -> Squares:
    """The squares that have waited for a level."""
    place = 2 * (level & (LEVELS - 1))
    squares = (int(waiting[place]), int(waiting[place + 1]))
    waiting[place], waiting[place + 1] = 0, 0
    return squares


@rule
def spread(
    ground: Ground,
    delays: Delays,
    start: Squares,
    then: Squares,
    then_at: int,
    closed: Squares,
    final: Squares,
    leaving: bool,
    far: Array,
    limit: int,
) -> None:
    """Write into ``far`` when a wave reaches every square, or leaves it if ``leaving``; ``limit`` where it
    does not come in less.

    That number is 0 for the squares ``start``. The squares ``then`` are reached at ``then_at`` if not before.
    The wave never reaches squares that are ``closed``, and ends at those that are ``final``.
    """
    far[:] = limit
    to_reach, to_leave = stack_array(RING), stack_array(RING)
    to_reach[:] = 0
    to_leave[:] = 0
    reached = closed
    if leaving:
        reached = either(reached, start)
        add(to_leave, 0, start)
    else:
        add(to_reach, 0, start)
    delayed = either(either(ground.hidden, ground.deadly), either(ground.barred, ground.tired))
    missing = either(start, without(ground.board, closed)) if any_in(either(start, then)) else NO_SQUARES
    level = 0
    while any_in(missing) and level < limit:
        came = take(to_reach, level)
        if level == then_at:
            came = either(came, then)
        came = without(came, reached)
        if any_in(came):
            reached = either(reached, came)
            add(to_leave, level, without(came, delayed))
            if any_in(both(came, delayed)):
                add(to_leave, level + delays.hidden, both(came, ground.hidden))
                add(to_leave, level + delays.deadly, both(came, ground.deadly))
                add(to_leave, level + delays.barred, both(came, ground.barred))
                add(to_leave, level + delays.tired, both(came, ground.tired))
        left = take(to_leave, level)
        if any_in(left):
            go_on = without(left, final)
            way = beside(go_on, ground.south, ground.east, ground.side)
            if any_in(both(go_on, ground.tunnels)):
                way = either(way, ground.tunnels)
            add(to_reach, level + 1, way)
            walled = beside(go_on, ground.has_south, ground.has_east, ground.side)
            add(to_reach, level + 1 + delays.wall, walled)
        numbered = left if leaving else came
        write(numbered, level, far)
        missing = without(missing, numbered)
        level += 1

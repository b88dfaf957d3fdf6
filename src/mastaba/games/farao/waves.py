"""Distances in the pyramid, found for all squares at once: a wave starts from some squares and spreads over
sets of them, step by step. For bots; no rule depends on it.

A square is reached, and left some steps later if something delays the wave there: a face-down tile, or an
obstacle that works on the player. From a square that is left, the wave reaches its neighbours with the next
step, those behind a wall later.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from mastaba.core.bag import Array
from mastaba.core.intrinsics import stack_array
from mastaba.core.kernel import inlined, rule
from mastaba.games.farao.material import BARRING, CONTENTS, INSCRIPTIONS, KILLING, TIRING
from mastaba.games.farao.sets import (
    FIRST,
    NO_SQUARES,
    Squares,
    any_in,
    both,
    earlier,
    either,
    later,
    set_of,
    without,
    write,
)
from mastaba.games.farao.tables import ALL_OPEN, ENTRANCES, HELPS, INSCRIPTION, SIDES, SQUARES, TUNNEL

# By pyramid: all squares, those with a neighbour to the south, those with one to the east, the entrances.
BOARDS = tuple(set_of(set(range(side * side))) for side in SIDES)
HAS_SOUTH = tuple(set_of(set(range(side * (side - 1)))) for side in SIDES)
HAS_EAST = tuple(set_of({k for k in range(side * side) if k % side < side - 1}) for side in SIDES)
DOORS = tuple(set_of({int(square) for square in entrances}) for entrances in ENTRANCES)

ALL_INSCRIPTIONS = (1 << len(INSCRIPTIONS)) - 1
OBSTACLES = tuple(CONTENTS.index(name) for name in (*KILLING, *TIRING, *BARRING))
KILL, TIRE, BAR = (sum(1 << CONTENTS.index(name) for name in names) for names in (KILLING, TIRING, BARRING))

LEVELS = 32  # a power of two, above the longest delay and the longest step
RING = 2 * LEVELS


class Delays(NamedTuple):
    """Additional steps of a wave."""

    wall: int
    hidden: int
    deadly: int
    barred: int
    tired: int


class Ground(NamedTuple):
    """The pyramid, as one player sees it."""

    side: int
    board: Squares
    south: Squares  # no wall between the square and its neighbour to the south
    east: Squares
    has_south: Squares  # there is a neighbour to the south
    has_east: Squares
    hidden: Squares  # face-down tiles
    unseen: Squares  # those of them that nobody has looked at
    deadly: Squares  # the obstacles that work on the player
    barred: Squares
    tired: Squares
    tunnels: Squares
    lacked: Squares  # inscriptions that they still need


# --- The ground ---


class Word(NamedTuple):
    """One word of every set that makes up the ground."""

    north: int  # tiles without a wall there, and face-down tiles
    east: int
    south: int
    west: int
    hidden: int
    unseen: int
    deadly: int
    barred: int
    tired: int
    tunnels: int
    lacked: int


EMPTY_WORD = Word(*[0] * len(Word._fields))


@rule
def survey(t: Any, s: Any, seat: int) -> Ground:
    """The pyramid as a player sees it."""
    big = int(s.big)
    side, squares, doors = SIDES[big], int(SQUARES[big]), DOORS[big]
    one, two = survey_word(t, s, seat, 0, min(squares, FIRST)), EMPTY_WORD
    if big:
        two = survey_word(t, s, seat, FIRST, squares)
    hidden = (one.hidden, two.hidden)
    no_obstacle = either(hidden, doors)  # face down, or an entrance (FA-9)
    return Ground(
        side,
        BOARDS[big],
        both((one.south, two.south), earlier((one.north, two.north), side)),
        both(both((one.east, two.east), earlier((one.west, two.west), 1)), HAS_EAST[big]),
        HAS_SOUTH[big],
        HAS_EAST[big],
        hidden,
        (one.unseen, two.unseen),
        without((one.deadly, two.deadly), no_obstacle),
        without((one.barred, two.barred), no_obstacle),
        without((one.tired, two.tired), no_obstacle),
        without((one.tunnels, two.tunnels), hidden),
        (one.lacked, two.lacked),
    )


@rule
def survey_word(t: Any, s: Any, seat: int, first: int, end: int) -> Word:
    """The squares from ``first`` to before ``end``. There is no jump, which the processor could not
    predict."""
    works = 0  # contents against which the player has no item
    for content in OBSTACLES:
        works |= (1 - ((int(s.items[seat]) >> HELPS[content]) & 1)) << content
    lacked = (~int(s.inscriptions[seat]) & ALL_INSCRIPTIONS) << INSCRIPTION
    north, east, south, west, hidden, unseen = 0, 0, 0, 0, 0, 0
    deadly, barred, tired, tunnels, lacks = 0, 0, 0, 0, 0
    for square in range(first, end):
        k = square - first
        down, seen = int(s.open[square] == 0), int(s.kind[square] >= 0)
        sides = int(s.open[square]) | (ALL_OPEN * down)
        content = seen << t.content[max(int(s.kind[square]), 0)]
        north |= (sides & 1) << k
        east |= ((sides >> 1) & 1) << k
        south |= ((sides >> 2) & 1) << k
        west |= ((sides >> 3) & 1) << k
        hidden |= down << k
        unseen |= (down & (1 - seen)) << k
        deadly |= int(content & works & KILL != 0) << k
        barred |= int(content & works & BAR != 0) << k
        tired |= int(content & works & TIRE != 0) << k
        tunnels |= int(content == 1 << TUNNEL) << k
        lacks |= int(content & lacked != 0) << k
    return Word(north, east, south, west, hidden, unseen, deadly, barred, tired, tunnels, lacks)


# --- The wave ---


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

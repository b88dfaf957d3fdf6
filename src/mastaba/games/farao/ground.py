"""The pyramid of Farao as one player sees it, as sets of squares. For bots; no rule depends on it."""

from __future__ import annotations

from typing import Any, NamedTuple

from mastaba.core.kernel import rule
from mastaba.games.farao.material import BARRING, CONTENTS, INSCRIPTIONS, KILLING, TIRING
from mastaba.games.farao.sets import LOW, Squares, both, earlier, either, set_of, without
from mastaba.games.farao.tables import ALL_OPEN, ENTRANCES, HELPS, INSCRIPTION, SIDES, SQUARES, TUNNEL

# By pyramid: all squares, those with a neighbour to the south, those with one to the east, the entrances.
BOARDS = tuple(set_of(set(range(side * side))) for side in SIDES)
HAS_SOUTH = tuple(set_of(set(range(side * (side - 1)))) for side in SIDES)
HAS_EAST = tuple(set_of({k for k in range(side * side) if k % side < side - 1}) for side in SIDES)
DOORS = tuple(set_of({int(square) for square in entrances}) for entrances in ENTRANCES)

# Masks of contents.
ALL_INSCRIPTIONS = (1 << len(INSCRIPTIONS)) - 1
KILL, TIRE, BAR = (sum(1 << CONTENTS.index(name) for name in names) for names in (KILLING, TIRING, BARRING))
OBSTACLES = tuple(CONTENTS.index(name) for name in (*KILLING, *TIRING, *BARRING))


class Ground(NamedTuple):
    """Sets of squares."""

    side: int  # squares in a row
    board: Squares
    has_south: Squares  # there is a neighbour to the south
    has_east: Squares
    south: Squares  # there is one, and no wall in between
    east: Squares
    hidden: Squares  # face-down tiles
    unseen: Squares  # those of them that nobody has looked at
    deadly: Squares  # obstacles that work on the player
    barred: Squares
    tired: Squares
    tunnels: Squares
    lacked: Squares  # inscriptions that the player has not read


class Word(NamedTuple):
    """One word of each set, before it is known what lies around."""

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


EMPTY = Word(*[0] * len(Word._fields))


@rule
def survey(t: Any, s: Any, seat: int) -> Ground:
    """The pyramid as a player sees it."""
    big = int(s.big)
    side, squares = SIDES[big], int(SQUARES[big])
    low, high = survey_word(t, s, seat, 0, min(squares, LOW)), EMPTY
    if big:
        high = survey_word(t, s, seat, LOW, squares)
    hidden = (low.hidden, high.hidden)
    harmless = either(hidden, DOORS[big])  # FA-9: obstacles do not work at the entrances
    return Ground(
        side=side,
        board=BOARDS[big],
        has_south=HAS_SOUTH[big],
        has_east=HAS_EAST[big],
        south=both((low.south, high.south), earlier((low.north, high.north), side)),
        east=both(both((low.east, high.east), earlier((low.west, high.west), 1)), HAS_EAST[big]),
        hidden=hidden,
        unseen=(low.unseen, high.unseen),
        deadly=without((low.deadly, high.deadly), harmless),
        barred=without((low.barred, high.barred), harmless),
        tired=without((low.tired, high.tired), harmless),
        tunnels=without((low.tunnels, high.tunnels), hidden),
        lacked=(low.lacked, high.lacked),
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

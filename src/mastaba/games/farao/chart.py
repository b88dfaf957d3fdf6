"""A map of the pyramid for one player: the distance of every square to something useful, along the corridors
that are known.

For bots; no rule depends on it. One map serves a whole decision: every figure moves to smaller distances.
"""

from __future__ import annotations

from typing import Any

from mastaba.core.bag import Array, count
from mastaba.core.intrinsics import stack_array
from mastaba.core.kernel import inlined, rule
from mastaba.games.farao.pyramid import content_at, face_down, unprotected, would_bar, would_kill
from mastaba.games.farao.state import MOST_SQUARES
from mastaba.games.farao.tables import CHAMBER, ENTRANCES, NEAR, SQUARES, TIRES, TUNNEL
from mastaba.games.farao.worth import lacks

FAR = 400
# The additional cost of a step: onto a face-down tile, through a wall, past an obstacle.
UNKNOWN, WALLED, DEADLY, BARRED, TIRED = 1, 9, 12, 12, 2
AN_UNSEEN_TILE = 2.5  # the cost, in steps, of turning up one more tile
TOO_FAR = 40  # the largest search cost, if hardly any unseen tile is useful


@rule
def is_ready(s: Any, seat: int) -> bool:
    """Whether the player has all inscriptions they need, and goes to the chamber."""
    return s.unsealed == 1 or count(int(s.inscriptions[seat])) >= s.needed


@rule
def search_cost(t: Any, s: Any, seat: int) -> int:
    """The cost, in steps, of a face-down tile compared with a useful one in sight: high if few of the unseen
    tiles are useful."""
    unseen, useful = 0, 0
    for kind in range(t.kinds):
        if s.bag[kind] > 0:
            unseen += int(s.bag[kind])
            if lacks(t, s, seat, t.content[kind]):
                useful += int(s.bag[kind])
    if useful == 0:
        return FAR
    return min(TOO_FAR, int(AN_UNSEEN_TILE * (unseen - useful) / useful))


@inlined
def step_cost(t: Any, s: Any, seat: int, there: int) -> int:
    """The cost of a step onto a square; higher if the square does harm."""
    if face_down(s, there):
        return 1 + UNKNOWN
    if there == CHAMBER[s.big]:
        return 1
    if would_kill(t, s, seat, there):
        return 1 + DEADLY
    if would_bar(t, s, seat, there):
        return 1 + BARRED
    if TIRES[content_at(t, s, there)] and unprotected(t, s, seat, there):
        return 1 + TIRED
    return 1


@inlined
def walled(s: Any, here: int, there: int, d: int) -> bool:
    """Whether there is a wall between a square and its neighbour in direction ``d``."""
    if not face_down(s, here) and (s.open[here] >> d) & 1 == 0:
        return True
    return not face_down(s, there) and (s.open[there] >> ((d + 2) & 3)) & 1 == 0


@inlined
def open_sides(s: Any, sides: Array) -> None:
    """The open sides of every square into ``sides``; a face-down tile counts as open to all."""
    for square in range(MOST_SQUARES):
        sides[square] = s.open[square] if s.open[square] != 0 else 0b1111


@inlined
def wall_cost(sides: Array, here: int, there: int, d: int) -> int:
    """The additional cost of a wall between a square and its neighbour in direction ``d``. There is no jump,
    which the processor could not predict."""
    return WALLED * (1 - ((sides[here] >> d) & (sides[there] >> ((d + 2) & 3)) & 1))


@inlined
def beside_unseen(
    s: Any, search: int, sides: Array, far: Array, queue: Array, waiting: Array, last: int
) -> int:
    """The distance of squares beside an unseen tile, which are put into the queue; its new end. From unseen
    tile to unseen tile there is nothing to gain, so that these need not wait in the queue."""
    big = int(s.big)
    for here in range(SQUARES[big]):
        if far[here] <= search or here == CHAMBER[big]:
            continue
        for d in range(4):
            there = NEAR[big, here, d]
            if there < 0 or far[there] != search or s.kind[there] >= 0 or not face_down(s, there):
                continue
            total = search + 1 + UNKNOWN + wall_cost(sides, here, there, d)
            if total < far[here]:
                far[here] = total
                if waiting[here] == 0:
                    waiting[here] = 1
                    queue[last] = here
                    last += 1
    return last


@rule
def chart(t: Any, s: Any, seat: int, far: Array) -> None:
    """Write into ``far`` the distance of every square to something useful for the seat."""
    far[:] = FAR
    big, curse = int(s.big), int(s.curse)
    squares, chamber = int(SQUARES[big]), int(CHAMBER[big])
    sides = stack_array(MOST_SQUARES)
    open_sides(s, sides)
    queue = stack_array(128)  # a ring: squares whose neighbours are to be looked at
    waiting = stack_array(MOST_SQUARES)
    waiting[:] = 0
    first, last = 0, 0
    ready = is_ready(s, seat)
    if ready:
        far[chamber] = 0
        queue[0] = chamber
        last = 1
    else:
        search = search_cost(t, s, seat)
        for square in range(squares):
            if square == chamber or square == curse:
                continue
            kind = s.kind[square]
            if kind >= 0:
                if lacks(t, s, seat, t.content[kind]):
                    far[square] = 0
                    queue[last] = square
                    waiting[square] = 1
                    last += 1
            elif face_down(s, square):
                far[square] = search
        if search < FAR:
            last = beside_unseen(s, search, sides, far, queue, waiting, last)
    while first != last:
        there = queue[first]
        first = (first + 1) & 127
        waiting[there] = 0
        if there == curse:
            continue
        price = far[there] + step_cost(t, s, seat, there)
        for d in range(4):
            here = NEAR[big, there, d]
            if here < 0 or here == chamber:
                continue
            total = price + wall_cost(sides, there, here, d)
            if total < far[here]:
                far[here] = total
                if waiting[here] == 0:
                    waiting[here] = 1
                    queue[last] = here
                    last = (last + 1) & 127
        if not face_down(s, there) and content_at(t, s, there) == TUNNEL:
            for here in range(squares):
                if (
                    far[here] > price
                    and here != there
                    and not face_down(s, here)
                    and content_at(t, s, here) == TUNNEL
                ):
                    far[here] = price
                    if waiting[here] == 0:
                        waiting[here] = 1
                        queue[last] = here
                        last = (last + 1) & 127


@rule
def to_go(t: Any, s: Any, seat: int, figure: int, far: Array) -> int:
    """The distance of a figure to something useful; from the nearest entrance if it is outside."""
    here = int(s.at[seat, figure])
    if here >= 0:
        return far[here]
    best = FAR
    for d in range(4):
        door = ENTRANCES[s.big, d]
        if door != s.curse:
            best = min(best, far[door] + (1 + UNKNOWN if face_down(s, door) else 1))
    return best

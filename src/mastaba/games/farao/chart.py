"""A map of the pyramid for one player: how far every square is from something useful, over corridors as far
as they are known.

For players that look ahead; no rule depends on it. One map serves a whole decision: every figure then goes
downhill.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from mastaba.core.bag import Array, count
from mastaba.core.kernel import rule
from mastaba.games.farao.rules import content_at, face_down, unprotected, would_bar, would_kill
from mastaba.games.farao.state import MOST_SQUARES
from mastaba.games.farao.tables import CHAMBER, ENTRANCES, NEAR, SQUARES, TIRES, TUNNEL
from mastaba.games.farao.worth import lacks

FAR = 400
# What a step costs more: onto a face-down tile, through a wall, past an obstacle.
UNKNOWN, WALLED, DEADLY, BARRED, TIRED = 1, 9, 12, 12, 2
AN_UNSEEN_TILE = 2.5  # steps that looking under one tile too many costs
TOO_FAR = 40  # at most, for what no unseen tile is likely to be


@rule
def is_ready(s: Any, seat: int) -> bool:
    """The player goes for the chamber."""
    return s.unsealed == 1 or count(int(s.inscriptions[seat])) >= s.needed


@rule
def search_cost(t: Any, s: Any, seat: int) -> int:
    """How many steps a face-down tile is behind a useful one in sight: many if few of those unseen are
    useful."""
    unseen, useful = 0, 0
    for kind in range(t.kinds):
        if s.bag[kind] > 0:
            unseen += int(s.bag[kind])
            if lacks(t, s, seat, t.content[kind]):
                useful += int(s.bag[kind])
    if useful == 0:
        return FAR
    return min(TOO_FAR, int(AN_UNSEEN_TILE * (unseen - useful) / useful))


@rule
def step_cost(t: Any, s: Any, seat: int, there: int) -> int:
    """What a step onto a square costs; more where it does harm."""
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


@rule
def walled(s: Any, here: int, there: int, d: int) -> bool:
    """Whether a wall stands between a square and its neighbour in direction ``d``."""
    if not face_down(s, here) and (s.open[here] >> d) & 1 == 0:
        return True
    return not face_down(s, there) and (s.open[there] >> ((d + 2) & 3)) & 1 == 0


@rule
def chart(t: Any, s: Any, seat: int, far: Array) -> None:
    """How far every square is from something useful to the seat."""
    far[:] = FAR
    queue = np.empty(128, np.int64)  # a ring: squares whose neighbours are to be looked at
    waiting = np.zeros(MOST_SQUARES, np.bool_)
    first, last = 0, 0
    chamber = CHAMBER[s.big]
    ready = is_ready(s, seat)
    if ready:
        far[chamber] = 0
        queue[0] = chamber
        last = 1
    else:
        search = search_cost(t, s, seat)
        for square in range(SQUARES[s.big]):
            if square == chamber or square == s.curse:
                continue
            kind = s.kind[square]
            if kind >= 0:
                if lacks(t, s, seat, t.content[kind]):
                    far[square] = 0
            elif face_down(s, square):
                far[square] = search
            if far[square] < FAR:
                queue[last] = square
                waiting[square] = True
                last += 1
    while first != last:
        there = queue[first]
        first = (first + 1) & 127
        waiting[there] = False
        if there == s.curse:
            continue
        price = far[there] + step_cost(t, s, seat, there)
        for d in range(4):
            here = NEAR[s.big, there, d]
            if here < 0 or here == chamber:
                continue
            total = price + (WALLED if walled(s, here, there, (d + 2) & 3) else 0)
            if total < far[here]:
                far[here] = total
                if not waiting[here]:
                    waiting[here] = True
                    queue[last] = here
                    last = (last + 1) & 127
        if not face_down(s, there) and content_at(t, s, there) == TUNNEL:
            for here in range(SQUARES[s.big]):
                if (
                    far[here] > price
                    and here != there
                    and not face_down(s, here)
                    and content_at(t, s, here) == TUNNEL
                ):
                    far[here] = price
                    if not waiting[here]:
                        waiting[here] = True
                        queue[last] = here
                        last = (last + 1) & 127


@rule
def to_go(t: Any, s: Any, seat: int, figure: int, far: Array) -> int:
    """How far a figure is from something useful; the nearest entrance if it stands outside."""
    here = int(s.at[seat, figure])
    if here >= 0:
        return far[here]
    best = FAR
    for d in range(4):
        door = ENTRANCES[s.big, d]
        if door != s.curse:
            best = min(best, far[door] + (1 + UNKNOWN if face_down(s, door) else 1))
    return best

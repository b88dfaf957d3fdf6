"""The value of a position, for bots that look one step ahead. No rule depends on it.

An inscription is worth 100. What is still to be reached counts less the further away it is, along the
corridors that are known.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from mastaba.core.bag import Array, count
from mastaba.core.intrinsics import stack_array
from mastaba.core.kernel import rule
from mastaba.games.farao.choices import left
from mastaba.games.farao.ground import DOORS, Ground, survey
from mastaba.games.farao.pyramid import content_at, face_down
from mastaba.games.farao.sets import NO_SQUARES, only, without
from mastaba.games.farao.state import (
    ATTACK,
    ENTERING,
    GONE,
    HANDLING,
    LOOK,
    MOST_SQUARES,
    OUTSIDE,
    TILE,
    TORCH,
    TURN,
)
from mastaba.games.farao.tables import (
    ALL_OPEN,
    CHAMBER,
    INSCRIPTION,
    ORIENTATIONS,
    SQUARES,
)
from mastaba.games.farao.waves import Delays, spread

READ = 100.0  # an inscription
DONE = 10_000.0  # the chamber
GOAL = 600.0  # the chamber, for a player who may enter it
FADES = 0.9  # the factor per step
# rounds after which a bot sometimes does not attack: two that drive each other out would never stop
QUARREL = 25
FAR = 500
# The additional cost of a step: onto a face-down tile, through a wall, past an obstacle.
DELAYS = Delays(wall=12, hidden=1, deadly=25, barred=16, tired=0)
# The value of a token while it is kept.
HELD = np.array([8.0, 6.0, 9.0, 6.0, 10.0, 10.0, 6.0, 5.0, 4.0, 7.0, 30.0])


@rule
def worth(t: Any, s: Any, seat: int) -> float:
    if s.phase == LOOK:
        return -1.0  # keep the plan: it helps against traps
    if s.entered[seat] > 0:
        return DONE - 100.0 * s.entered[seat]
    value = READ * min(count(int(s.inscriptions[seat])), int(s.needed))
    for item in range(len(HELD)):
        if (int(s.items[seat]) >> item) & 1:
            value += HELD[item]
    driven_out = -1.0 if s.rounds >= QUARREL and (int(s.rounds) + seat) % 3 == 0 else 2.0
    for other in range(s.seats):
        if other != seat:
            value -= 0.3 * count(int(s.items[other]))
            for figure in range(s.figures):
                if s.at[other, figure] == OUTSIDE:
                    value += driven_out
    if s.phase == TURN and s.task == HANDLING:
        return value + best_laid(t, s, seat)
    return value + promise(t, s, seat)


@rule
def best_laid(t: Any, s: Any, seat: int) -> float:
    """The value of the tile in hand, laid in the best way."""
    before = s.open[s.turning]
    best = 0.0
    for sides in range(1, ALL_OPEN + 1):
        if (ORIENTATIONS[t.outline[s.kind[s.turning]]] >> sides) & 1:
            s.open[s.turning] = sides
            best = max(best, promise(t, s, seat))
    s.open[s.turning] = before
    return best


@rule
def promise(t: Any, s: Any, seat: int) -> float:
    """The value of what the archaeologists may reach; the best of them counts in full."""
    unseen, useful = 0, 0
    for kind in range(t.kinds):
        unseen += int(s.bag[kind])
        if lacks(t, s, seat, t.content[kind]):
            useful += int(s.bag[kind])
    surprise = READ * useful / max(unseen, 1) + 2.0  # of a face-down tile
    steps = stack_array(MOST_SQUARES)
    best, others = 0.0, 0.0
    for figure in range(s.figures):
        if s.at[seat, figure] == GONE:
            continue
        here = int(s.at[seat, figure])
        points = 0
        if s.turn == seat and (s.figure < 0 or s.figure == figure) and s.phase != ATTACK:
            points = max(left(s), 0)
        extra = 0.0
        if s.turn == seat and s.figure == figure and s.task == ENTERING and s.phase == TILE:
            here = int(s.target)  # the square that is being entered
            extra = surprise
        found = extra + prospect(t, s, seat, here, points, surprise, steps)
        if s.turn == seat and s.figure == figure and s.phase == TILE:
            if s.task == TORCH:
                found += 0.5 * surprise * max(count(int(s.lit)), 1)
            elif s.task != ENTERING or s.turning != s.target:
                found += surprise * FADES ** steps[s.turning]
        others += min(found, best)
        best = max(best, found)
    return best + 0.2 * others


@rule
def lacks(t: Any, s: Any, seat: int, content: int) -> bool:
    return (
        INSCRIPTION <= content < INSCRIPTION + 7
        and (int(s.inscriptions[seat]) >> (content - INSCRIPTION)) & 1 == 0
    )


@rule
def prospect(t: Any, s: Any, seat: int, here: int, points: int, surprise: float, steps: Array) -> float:
    """The value of the best thing that a figure may reach."""
    walk(s, survey(t, s, seat), here, steps, FAR)
    ready = s.unsealed == 1 or count(int(s.inscriptions[seat])) >= s.needed
    best = 0.0
    if ready:
        return GOAL * FADES ** (steps[CHAMBER[s.big]] - 0.8 * min(points, steps[CHAMBER[s.big]]))
    for square in range(SQUARES[s.big]):
        if square == here or steps[square] >= FAR:
            continue
        goal = 0.0
        if face_down(s, square):
            goal = surprise
            if s.kind[square] >= 0:  # the player has looked at it
                goal = READ if lacks(t, s, seat, t.content[s.kind[square]]) else 2.0
        elif square != CHAMBER[s.big] and lacks(t, s, seat, content_at(t, s, square)):
            goal = READ
        if goal > 0.0:
            best = max(best, goal * FADES ** (steps[square] - 0.8 * min(points, steps[square])))
    return best


@rule
def walk(s: Any, ground: Ground, here: int, steps: Array, limit: int) -> None:
    """Write into ``steps`` the distance of every square, and ``limit`` where it is no less; obstacles count
    as additional steps."""
    chamber, curse = only(int(CHAMBER[s.big])), only(int(s.curse))
    start, then = only(here), NO_SQUARES
    if here < 0:
        then = without(DOORS[int(s.big)], curse)
    spread(ground, DELAYS, start, then, 1, curse, chamber, True, steps, limit)

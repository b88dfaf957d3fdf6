"""A map of the pyramid for one player: the distance of every square to something useful, along the corridors
that are known.

For bots; no rule depends on it. One map serves a whole decision: every figure moves to smaller distances.
"""

from __future__ import annotations

from typing import Any

from mastaba.core.bag import Array, count
from mastaba.core.kernel import inlined, rule
from mastaba.games.farao.ground import survey
from mastaba.games.farao.pyramid import content_at, face_down, unprotected, would_bar, would_kill
from mastaba.games.farao.sets import NO_SQUARES, only, without
from mastaba.games.farao.tables import CHAMBER, ENTRANCES, TIRES
from mastaba.games.farao.waves import Delays, spread
from mastaba.games.farao.worth import lacks

FAR = 400
# The additional cost of a step: onto a face-down tile, through a wall, past an obstacle.
UNKNOWN, WALLED, DEADLY, BARRED, TIRED = 1, 9, 12, 12, 2
DELAYS = Delays(wall=WALLED, hidden=UNKNOWN, deadly=DEADLY, barred=BARRED, tired=TIRED)
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


@rule
def chart(t: Any, s: Any, seat: int, far: Array) -> None:
    """Write into ``far`` the distance of every square to something useful for the seat."""
    ground, chamber, curse = survey(t, s, seat), only(int(CHAMBER[s.big])), only(int(s.curse))
    start, then, search, closed = chamber, NO_SQUARES, 0, NO_SQUARES
    if not is_ready(s, seat):
        start, then, closed = without(ground.lacked, curse), ground.unseen, chamber
        search = search_cost(t, s, seat)
    spread(ground, DELAYS, start, then, search, closed, curse, False, far, FAR)


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

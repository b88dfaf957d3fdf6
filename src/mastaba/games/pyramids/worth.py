"""The value of a position in points, for bots that look one step ahead. No rule depends on it."""

from __future__ import annotations

from typing import Any

from mastaba.core.bag import count
from mastaba.core.kernel import rule
from mastaba.games.patterns.turns import LAST_TURN, ROUNDS
from mastaba.games.pyramids.rules import (
    GEM_BOXES,
    GREEN,
    RED,
    beside,
    completed_of,
    current_round,
    total,
)
from mastaba.games.pyramids.state import DRAW
from mastaba.games.pyramids.tables import PYRAMID_POINTS

WAY_A_TURN = 2.0  # boxes by which a player comes nearer to the tomb in a turn
A_BOX = 1.7  # the value of being one box nearer to the tomb
TOMB = 10.0
# the share of its value that an icon has before it is crossed off: with more, bots would not cross it off
OPEN_ICON = 0.1


@rule
def worth(t: Any, s: Any, seat: int) -> float:
    turns = LAST_TURN - s.turn
    value = float(total(s, seat)) + single_gems(s, seat, turns)
    for side in range(2):
        card = int(s.cards[seat, side])
        if card >= 0:
            value += card_worth(t, s, seat, card, int(s.crossed[seat, side]), turns)
    if s.phase == DRAW:
        value += unseen_worth(t, s, seat, turns)
    return value + 1.2 * s.owed[seat]


@rule
def single_gems(s: Any, seat: int, turns: int) -> float:
    """The value of gems without a partner, which may find one."""
    single = abs(int(s.gems[seat, RED]) - int(s.gems[seat, GREEN]))
    return 1.2 * min(single, 2) * min(1.0, turns / 8.0)


@rule
def way_left(t: Any, card: int, crossed: int) -> int:
    """How many boxes are still to be crossed off on the shortest way to the tomb."""
    reached, boxes = crossed, 0
    if crossed == 0:
        reached, boxes = int(t.entrance[card]), 1
    while reached & t.tomb[card] == 0:
        reached |= beside(reached) & t.open[card]
        boxes += 1
    return boxes


@rule
def coming_points(t: Any, s: Any, seat: int, colour: int) -> float:
    """The value of one more pyramid of a colour: a share of its next pyramid points."""
    done = completed_of(t, s, seat, colour)
    if s.collected[colour] >= len(PYRAMID_POINTS) or done >= 6:
        return 0.0
    points = float(PYRAMID_POINTS[s.collected[colour]])
    return 0.6 * points if done % 2 else 0.25 * points


@rule
def card_worth(t: Any, s: Any, seat: int, card: int, crossed: int, turns: int) -> float:
    """The value of an unfinished card: its tomb, by the way and the time that are left, and its icons."""
    points = TOMB + coming_points(t, s, seat, t.colour[card])
    way = way_left(t, card, crossed)
    if way == 0:
        return points
    if way > WAY_A_TURN * turns + 1.0:
        return 0.0
    value = points - A_BOX * way
    free = t.open[card] & ~crossed
    icons = 0.8 * count(free & t.crosses[card])
    for colour in range(2):
        if s.gems[seat, colour] < GEM_BOXES:
            icons += 2.2 * count(free & t.gems[card, colour])
    if free & t.torches[card] and torch_can_come(s, seat):
        icons += 3.5
    if free & t.potions[card]:
        icons += min(2.0, 0.5 + 0.5 * s.skulls[seat])
    return value + OPEN_ICON * icons


@rule
def torch_can_come(s: Any, seat: int) -> bool:
    """Whether the player can still cross off a torch that counts, in this round or a later one."""
    current = max(0, current_round(s))
    return current < ROUNDS - 1 or (s.torches[seat] >> current) & 1 == 0


@rule
def unseen_worth(t: Any, s: Any, seat: int, turns: int) -> float:
    """The mean value of the cards in the deck."""
    value, n = 0.0, 0
    for card in range(t.cards):
        if (s.bag >> card) & 1:
            value += card_worth(t, s, seat, card, 0, turns)
            n += 1
    return value / n if n else 0.0

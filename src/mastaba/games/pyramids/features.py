"""What the network sees of a seat of Pyramids, and its estimate of the final points. No rule depends on
it."""

from __future__ import annotations

from typing import Any

from mastaba.core.bag import count, lowest
from mastaba.core.contract import Net
from mastaba.core.intrinsics import stack_floats
from mastaba.core.kernel import inlined, rule
from mastaba.core.net import estimate
from mastaba.games.patterns.fits import lying_over
from mastaba.games.patterns.turns import EXPEDITION_CARDS, LAST_TURN, ROUNDS, TURNS_A_ROUND
from mastaba.games.pyramids.policy import (
    busy_turns,
    card_points,
    fresh_card,
    open_icons,
    skull_cost,
    standing,
    turns_for,
    way_from,
)
from mastaba.games.pyramids.rules import (
    COLOURS,
    GREEN,
    GRID,
    RED,
    beside,
    completed_of,
    current_round,
    free_boxes,
    next_boxes,
)
from mastaba.games.pyramids.state import CROSS, DRAW, OVER, REFILL, REPLACE, REVEAL
from mastaba.games.pyramids.tables import (
    CARD_INPUTS,
    EVERY,
    OVER_BOXES,
    PYRAMID_POINTS,
    TABLE_INPUTS,
)

INPUTS = 2 * CARD_INPUTS + TABLE_INPUTS
SCALE = 10.0  # points
TURNS = 6  # that the search looks ahead
KEPT = 0.5  # the share of the later in what the network learns from a position
FARTHEST = 12  # boxes to the tomb that are told apart
LARGEST = 4  # boxes of a pattern
PATTERNS_AT = 51  # of the inputs of a card: what each pattern saves


@inlined
def to_come(s: Any, seat: int) -> int:
    """The turns in which the seat has still to cross off."""
    if s.phase < CROSS or (s.phase == CROSS and (s.fresh >> seat) & 1):
        return LAST_TURN - s.turn + (1 if s.turn > 0 else 0)
    return LAST_TURN - s.turn


@rule
def to_be_drawn(s: Any, pattern: int) -> int:
    """How many of the expedition cards of which the next one is drawn show a pattern: after the last turn of
    a round, all are shuffled."""
    shuffled = s.turn > 0 and s.turn % TURNS_A_ROUND == 0 and s.phase >= CROSS
    return EXPEDITION_CARDS[pattern] if shuffled else s.expeditions[pattern]


@inlined
def icon_features(
    t: Any, card: int, icons: int, ends: int, second: int, third: int, way: int, x: Any, at: int
) -> None:
    """Icons of a kind that are not crossed off: those nearer to the tomb than the way is, the others, those
    that are next to the way, and those that are a box or two further."""
    ahead = 0
    mask = icons
    while mask != 0:
        box = lowest(mask)
        mask &= mask - 1
        ahead += t.near[card, box >> 3, 1 << (box & 7)] < way
    x[at] = ahead / 2.0
    x[at + 1] = (count(icons) - ahead) / 2.0
    x[at + 2] = count(icons & ends)
    x[at + 3] = count(icons & second)
    x[at + 4] = count(icons & third)


@rule
def card_features(t: Any, s: Any, seat: int, side: int, left: int, x: Any, at: int) -> None:
    """A card in front of the seat; all zero where no card lies."""
    card = int(s.cards[seat, side])
    if card < 0:
        return
    crossed = int(s.crossed[seat, side])
    way = way_from(t, card, crossed)
    took = turns_for(way)
    free, ends = free_boxes(t, s, seat, side), next_boxes(t, s, seat, side)
    x[at] = 1
    x[at + 1] = way / 6.0
    x[at + 2] = max(0.0, took - left) / 2.0
    x[at + 3] = max(0.0, 2.0 + took - left) / 2.0
    x[at + 4] = card_points(t, s, seat, card) / 10.0 - 1.0
    x[at + 5] = open_icons(t, s, seat, card, crossed) if way > 0 else 0.0
    x[at + 6] = count(ends) / 4.0
    x[at + 7] = crossed == 0
    x[at + 8 + min(way, FARTHEST)] = 1
    at += 9 + FARTHEST
    if free == 0:
        return
    second = beside(ends) & free & ~ends
    third = beside(second) & free & ~(ends | second)
    icon_features(t, card, free & t.crosses[card], ends, second, third, way, x, at)
    icon_features(t, card, free & t.gems[card, RED], ends, second, third, way, x, at + 5)
    icon_features(t, card, free & t.gems[card, GREEN], ends, second, third, way, x, at + 10)
    icon_features(t, card, free & t.torches[card], ends, second, third, way, x, at + 15)
    icon_features(t, card, free & t.skulls[card], ends, second, third, way, x, at + 20)
    icon_features(t, card, free & t.potions[card], ends, second, third, way, x, at + 25)
    at += 30
    expected, finishing, useless, cards = 0, 0, 0, 0
    for pattern in range(6):
        fits = EVERY[pattern, 0] & ~lying_over(OVER_BOXES, pattern, 0, GRID & ~free)
        fits &= lying_over(OVER_BOXES, pattern, 0, ends)
        more = EVERY[pattern, 1] & ~lying_over(OVER_BOXES, pattern, 1, GRID & ~free)
        more &= lying_over(OVER_BOXES, pattern, 1, ends)
        boxes, drawn = saved(t, card, pattern, fits, more, way), to_be_drawn(s, pattern)
        x[at + pattern] = boxes / 2.0
        x[at + 6 + pattern] = fits | more == 0
        expected += drawn * boxes
        finishing += drawn * (boxes == way)
        useless += drawn * (boxes < 2)
        cards += drawn
    x[at + 12] = expected / (2.0 * cards)
    x[at + 13] = finishing / float(cards)
    x[at + 14] = useless / float(cards)


@inlined
def saved(t: Any, card: int, pattern: int, fits: int, more: int, way: int) -> int:
    """By how many boxes a pattern can shorten the way, given where it fits."""
    if fits | more == 0:
        return 0
    for far in range(max(0, way - LARGEST), way):
        ring = t.rings[card, far]
        over = fits & lying_over(OVER_BOXES, pattern, 0, ring) | more & lying_over(
            OVER_BOXES, pattern, 1, ring
        )
        if over != 0:
            return way - far
    return 0


@rule
def features(t: Any, s: Any, seat: int, x: Any) -> None:
    """All inputs, into ``x``."""
    for i in range(INPUTS):
        x[i] = 0
    left = to_come(s, seat)
    for side in range(2):
        card_features(t, s, seat, side, left, x, side * CARD_INPUTS)
    at = 2 * CARD_INPUTS
    x[at] = left / 28.0
    x[at + 1] = min(left, 14) / 14.0
    x[at + 2] = min(left, 7) / 7.0
    x[at + 3] = min(left, 3) / 3.0
    x[at + 4] = left == 0
    x[at + 5] = left == 1
    x[at + 6] = left == 2
    x[at + 7] = (left % 7) / 7.0
    at += 8
    spare = float(left) - busy_turns(t, s, seat)
    x[at] = max(0.0, spare) / 10.0
    x[at + 1] = min(2.0, max(0.0, 4.0 - spare) / 4.0)
    x[at + 2] = min(2.0, max(0.0, 1.0 - spare) / 4.0)
    at += 3
    red, green = int(s.gems[seat, RED]), int(s.gems[seat, GREEN])
    x[at] = red / 5.0
    x[at + 1] = green / 5.0
    x[at + 2] = max(red - green, 0) / 2.0
    x[at + 3] = max(green - red, 0) / 2.0
    x[at + 4] = s.skulls[seat] / 4.0
    x[at + 5] = skull_cost(int(s.skulls[seat])) / 10.0
    current = max(0, current_round(s))
    x[at + 6] = count(s.torches[seat]) / 4.0
    x[at + 7] = (s.torches[seat] >> current) & 1
    x[at + 8] = (ROUNDS - 1 - current) / 3.0
    x[at + 9] = s.owed[seat] > 0
    x[at + 10] = s.owed[seat] / 2.0
    at += 11
    for colour in range(COLOURS):
        done, most, due = completed_of(t, s, seat, colour), 0, 0
        for other in range(s.seats):
            if other != seat:
                theirs = completed_of(t, s, other, colour)
                most = max(most, theirs)
                due |= theirs % 2
        x[at] = done / 4.0
        x[at + 1] = done % 2
        coming = int(s.collected[colour])
        x[at + 2] = PYRAMID_POINTS[coming] / 10.0 if coming < len(PYRAMID_POINTS) else 0.0
        x[at + 3] = x[at + 1] * x[at + 2]
        x[at + 4] = most / 4.0
        x[at + 5] = due
        at += 6
    x[at] = count(s.completed[seat]) / 8.0
    x[at + 1] = s.phase == CROSS
    x[at + 2] = s.phase == CROSS and (s.fresh >> seat) & 1 == 1
    x[at + 3] = s.phase == REPLACE
    x[at + 4] = s.phase == DRAW
    x[at + 5] = s.phase == REFILL
    x[at + 6] = s.phase == REVEAL
    x[at + 7] = s.phase < REVEAL
    at += 8
    best, second = -1e9, -1e9
    for place in range(4):
        if s.display[place] >= 0:
            worth = fresh_card(t, s, seat, int(s.display[place]), 3.0)
            if worth > best:
                best, second = worth, best
            elif worth > second:
                second = worth
    if second > -1e8:
        x[at] = best / 10.0
        x[at + 1] = second / 10.0
    for pattern in range(6):
        x[at + 2 + pattern] = to_be_drawn(s, pattern) / 2.0
    x[at + 8] = (s.seats - 2) / 2.0
    at += 9
    gained, cards = 0.0, 0
    for pattern in range(6):
        most = max(x[PATTERNS_AT + pattern], x[CARD_INPUTS + PATTERNS_AT + pattern])
        x[at + pattern] = most
        drawn = to_be_drawn(s, pattern)
        gained += drawn * most
        cards += drawn
    x[at + 6] = gained / cards


@rule
def value(t: Any, s: Any, seat: int) -> float:
    """The points that a seat will have at the end, by the network."""
    if s.phase == OVER:
        return standing(t, s, seat)
    x = stack_floats(INPUTS)
    features(t, s, seat, x)
    return standing(t, s, seat) + SCALE * estimate(t.net, x, 2, CARD_INPUTS, TABLE_INPUTS)


@rule
def stage(s: Any) -> int:
    """How far the game is: its turn."""
    return s.turn


@rule
def doubt(s: Any) -> float:
    """By how many points the margin may still change."""
    return 1.0 + 1.6 * (LAST_TURN - s.turn + 1) ** 0.5


NET = Net(value, features, stage, doubt, (2, CARD_INPUTS, TABLE_INPUTS), SCALE, TURNS, kept=KEPT)

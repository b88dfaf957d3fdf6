"""The policy of Pyramids: sensible moves without search, fast, for playouts. No rule depends on it.

The value of a position is what has been scored, plus what the two cards in front of the player will bring,
minus the turns that the ways to their tombs will take: a turn saved is worth ``A_TURN`` points on the next
card.
"""

from __future__ import annotations

from typing import Any

import numpy as np

import mastaba.games.pyramids.rules as rules  # via the package, its texts would count as compiled code
from mastaba.core.bag import Array, count, lowest
from mastaba.core.kernel import bind, inlined, rule
from mastaba.games.patterns import judging
from mastaba.games.patterns.actions import encode_box, encode_choice, encode_placement
from mastaba.games.patterns.fits import PLACEMENTS_A_WORD, lying_over
from mastaba.games.patterns.judging import both, fresh_worth
from mastaba.games.patterns.tableau import PASS
from mastaba.games.patterns.turns import LAST_TURN, ROUNDS
from mastaba.games.pyramids.rules import (
    BOXES,
    COLOURS,
    GEM_BOXES,
    GREEN,
    GRID,
    POTION,
    RED,
    SKULL_BOXES,
    WORDS_A_CARD,
    completed_of,
    current_round,
    free_boxes,
    next_boxes,
    total,
)
from mastaba.games.pyramids.state import CROSS, REPLACE
from mastaba.games.pyramids.tables import (
    EVERY,
    LONGEST_WAY,
    MASK_BYTES,
    MINUS,
    OVER_BOXES,
    PLACED,
    PYRAMID_POINTS,
)

NOVICE_OVERLOOKS = 17  # percent
EXPERT_PLAYOUTS = 150
TRUST = 20  # playouts that the standing after a choice counts for; it is in points, as a playout is
WIN = 10.0
AMPLE = 1.0  # with more turns to spare, both cards will be completed
# Found by letting the policy play against itself with one of these changed.
A_TURN = 5.96  # points that a turn is worth
BOXES_A_TURN, ROOM = 1.94, 0.47  # a way of n boxes takes n / BOXES_A_TURN + ROOM turns
IN_TIME, STEEP = 0.76, 0.35  # the probability of reaching a tomb with no turn to spare, and more per turn
A_CROSS = 1.5  # one more box
PAIRED, SINGLE = 4.2, 1.5  # a gem that completes a pair, one that may find a partner
OPEN = 0.095  # the share of its value that an icon has before it is crossed off
# The share of the next pyramid points for a card that completes a pair of its colour, or begins one.
SECOND, FIRST_OF = 0.495, 0.281
SKULL, CLEAN = 0.7, 0.795  # the cost of a skull in addition to its minus points, and the share of these


@inlined
def way_from(t: Any, card: int, crossed: int) -> int:
    """How many boxes the shortest way to the tomb still needs; 0 once it is reached."""
    if crossed == 0:
        return t.way[card]
    nearest = LONGEST_WAY
    for byte in range(MASK_BYTES):
        nearest = min(nearest, int(t.near[card, byte, (crossed >> (8 * byte)) & 255]))
    return nearest


@inlined
def turns_for(way: int) -> float:
    """The turns that a way of this many boxes takes."""
    return 0.0 if way == 0 else ROOM + way / BOXES_A_TURN


@inlined
def card_points(t: Any, s: Any, seat: int, card: int) -> float:
    """The points of a tomb, with its share of the next pyramid points of its colour."""
    colour = t.colour[card]
    done = completed_of(t, s, seat, colour)
    if s.collected[colour] >= len(PYRAMID_POINTS) or done >= 2 * len(PYRAMID_POINTS):
        return 10.0
    points = float(PYRAMID_POINTS[s.collected[colour]])
    return 10.0 + points * (SECOND if done % 2 else FIRST_OF * (LAST_TURN - s.turn) / LAST_TURN)


def gems_worth(mine: int, partner: int, more: int) -> float:
    """The value of ``more`` gems of a colour to somebody who has ``mine`` of it and ``partner`` of the other:
    those that complete a pair, and those that may find a partner."""
    value = 0.0
    for gem in range(mine, min(mine + more, GEM_BOXES)):
        value += PAIRED if gem < partner else SINGLE
    return value


_GEMS = range(GEM_BOXES + 1)
GEMS_WORTH = np.array([[[gems_worth(a, b, n) for n in range(BOXES + 1)] for b in _GEMS] for a in _GEMS])


@inlined
def gem_value(s: Any, seat: int, colour: int, more: int) -> float:
    """The value of ``more`` gems of a colour (``gems_worth``)."""
    return GEMS_WORTH[s.gems[seat, colour], s.gems[seat, 1 - colour], more]


@inlined
def gain(t: Any, s: Any, seat: int, card: int, boxes: int) -> float:
    """The value of the icons in these boxes, when they are crossed off."""
    if boxes & t.icons[card] == 0:
        return 0.0
    value = A_CROSS * count(boxes & t.crosses[card])
    for colour in range(2):
        value += gem_value(s, seat, colour, count(boxes & t.gems[card, colour]))
    if boxes & t.torches[card] and (s.torches[seat] >> current_round(s)) & 1 == 0:
        value += 5.0
    before = int(s.skulls[seat])
    after = max(
        0, min(before + count(boxes & t.skulls[card]), SKULL_BOXES) - POTION * count(boxes & t.potions[card])
    )
    if after != before:
        value += skull_cost(before) - skull_cost(after)
    return value


@rule
def skull_cost(skulls: int) -> float:
    """The cost of skulls: their minus points, and a part for how near the next ones are."""
    return CLEAN * MINUS[skulls] + SKULL * skulls


@inlined
def open_icons(t: Any, s: Any, seat: int, card: int, crossed: int) -> float:
    """The value of the icons that are not crossed off yet."""
    free = t.open[card] & ~crossed
    value = A_CROSS * count(free & t.crosses[card])
    for colour in range(2):
        value += gem_value(s, seat, colour, count(free & t.gems[card, colour]))
    if free & t.torches[card]:
        now = max(0, current_round(s))
        if now < ROUNDS - 1 or (s.torches[seat] >> now) & 1 == 0:
            value += 5.0
    if free & t.potions[card] and s.skulls[seat] > 0:
        value += 1.5
    return OPEN * value


@rule
def card_to_come(t: Any, s: Any, seat: int, side: int) -> tuple[float, float]:
    """What completing a card brings, and the turns that it takes; nothing where no card lies."""
    card = int(s.cards[seat, side])
    if card < 0:
        return 0.0, 0.0
    crossed = int(s.crossed[seat, side])
    points, turns = card_points(t, s, seat, card), turns_for(way_from(t, card, crossed))
    return points + open_icons(t, s, seat, card, crossed) if turns > 0.0 else points, turns


@inlined
def together(left: float, right: float, took_left: float, took_right: float, turns: float) -> float:
    """The value of two cards that share the turns that are left."""
    return both(left, right, took_left, took_right, turns, A_TURN, AMPLE, IN_TIME, STEEP)


@rule
def choose(t: Any, s: Any, seat: int, dice: Array, out: Array) -> int:
    if s.phase == CROSS:
        return choose_boxes(t, s, seat)
    choice = best_take(t, s, seat) if s.phase == REPLACE else best_pair(t, s, seat)
    return encode_choice(choice, WORDS_A_CARD)


@rule
def choose_boxes(t: Any, s: Any, seat: int) -> int:
    """The pattern or box after which the position is worth most."""
    turns = float(LAST_TURN - s.turn)
    fresh, pattern = (s.fresh >> seat) & 1, int(s.pattern)
    best, found = encode_choice(PASS, WORDS_A_CARD), -1e18
    for side in range(2):
        ends = next_boxes(t, s, seat, side)
        if ends == 0:
            continue
        card = int(s.cards[seat, side])
        crossed = int(s.crossed[seat, side])
        free = free_boxes(t, s, seat, side)
        points = card_points(t, s, seat, card)
        beside, took_beside = card_to_come(t, s, seat, 1 - side)
        opened, laid = open_icons(t, s, seat, card, crossed), 0
        shortest = LONGEST_WAY + 1  # after a placement without icons so far: another must be shorter
        for word in range(WORDS_A_CARD + 1):
            if word < WORDS_A_CARD:
                if not fresh:
                    continue
                options = (
                    EVERY[pattern, word]
                    & ~lying_over(OVER_BOXES, pattern, word, GRID & ~free)
                    & lying_over(OVER_BOXES, pattern, word, ends)
                )
                laid |= options
            else:
                # A single box instead of the pattern is considered only for an icon, for the tomb, or if
                # nothing fits.
                options = ends & (t.icons[card] | t.tomb[card]) if laid != 0 else ends
            while options != 0:
                k = lowest(options)
                options &= options - 1
                if word < WORDS_A_CARD:
                    placement = word * PLACEMENTS_A_WORD + k
                    boxes = int(PLACED[pattern, placement])
                    action = encode_placement(side, placement, WORDS_A_CARD)
                else:
                    boxes, action = 1 << k, encode_box(side, k, BOXES, WORDS_A_CARD)
                after = crossed | boxes
                way = way_from(t, card, after)
                value, here = 0.0, points + (opened if way > 0 else 0.0)
                if boxes & t.icons[card]:
                    value = gain(t, s, seat, card, boxes)
                    here = points + (open_icons(t, s, seat, card, after) if way > 0 else 0.0)
                elif way >= shortest:
                    continue
                elif way > 0:  # what lies on the way counts no more when the tomb is reached
                    shortest = way
                value += together(here, beside, turns_for(way), took_beside, turns)
                if value > found:
                    best, found = action, value
    return best


@inlined
def fresh_card(t: Any, s: Any, seat: int, card: int, busy: float) -> float:
    """The value of a new card, while the other one still takes ``busy`` turns."""
    turns = float(LAST_TURN - s.turn)
    points = card_points(t, s, seat, card) + open_icons(t, s, seat, card, 0)
    took = turns_for(way_from(t, card, 0))
    return fresh_worth(points, took, busy, turns, A_TURN, IN_TIME, STEEP)


@rule
def busy_turns(t: Any, s: Any, seat: int) -> float:
    """The turns that the cards in front of a player still take."""
    busy = 0.0
    for side in range(2):
        if s.cards[seat, side] >= 0:
            busy += turns_for(way_from(t, int(s.cards[seat, side]), int(s.crossed[seat, side])))
    return busy


@rule
def pair_bonus(t: Any, one: int, other: int) -> float:
    """The additional value of two cards of the same colour."""
    return 3.0 if t.colour[one] == t.colour[other] else 0.0


best_take = bind(judging.best_take, rules, fresh_card=fresh_card, busy_turns=busy_turns)
best_pair = bind(judging.best_pair, rules, fresh_card=fresh_card, pair_bonus=pair_bonus)


@rule
def standing(t: Any, s: Any, seat: int) -> float:
    """The points that a seat will have at the end, estimated from its cards."""
    turns = float(LAST_TURN - s.turn)
    left, turns_left = card_to_come(t, s, seat, 0)
    right, turns_right = card_to_come(t, s, seat, 1)
    value = float(total(s, seat)) + A_TURN * turns + together(left, right, turns_left, turns_right, turns)
    for colour in range(COLOURS):
        done = completed_of(t, s, seat, colour)
        if done % 2 and done < 2 * len(PYRAMID_POINTS) and s.collected[colour] < len(PYRAMID_POINTS):
            value += FIRST_OF * PYRAMID_POINTS[s.collected[colour]]
    single = abs(int(s.gems[seat, RED]) - int(s.gems[seat, GREEN]))
    return value + (SINGLE - 1.0) * single + A_CROSS * s.owed[seat]

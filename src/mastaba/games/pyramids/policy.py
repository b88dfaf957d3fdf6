"""How a sound player of Pyramids plays without calculating: fast, for playouts. No rule depends on it.

A position is worth what has been scored and what the two cards in front of the player will bring, less the
turns that the ways to their tombs will take: a turn saved is worth ``A_TURN`` points on the next card.
"""

from __future__ import annotations

from typing import Any

from mastaba.core.bag import Array, count, lowest
from mastaba.core.kernel import rule
from mastaba.games.patterns.actions import encode_box, encode_choice, encode_placement
from mastaba.games.patterns.fits import PLACEMENTS_A_WORD, lying_over
from mastaba.games.patterns.judging import both, fresh_worth
from mastaba.games.patterns.tableau import KEEP, PASS, TAKE, TAKE_DECK, pair_of
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
from mastaba.games.pyramids.tables import EVERY, LONGEST_WAY, MINUS, OVER_BOXES, PLACED, PYRAMID_POINTS

WIN = 10.0
AMPLE = 1.0  # turns to spare: no card will be left unfinished for want of time
# Found by letting the policy play itself with one of these changed.
A_TURN = 5.96  # points that a turn is worth
BOXES_A_TURN, ROOM = 1.94, 0.47  # a way of n boxes takes n / BOXES_A_TURN + ROOM turns
IN_TIME, STEEP = 0.76, 0.35  # the chance to reach a tomb with no turn to spare, and how it grows with each
A_CROSS = 1.5  # one more box
PAIRED, SINGLE = 4.2, 1.5  # a gem that makes a pair, one that may find a partner
OPEN = 0.095  # the share of its worth that an icon has before it is crossed off
# The share of pyramid points that a card promises when it makes a pair of its colour, and when it begins one.
SECOND, FIRST_OF = 0.495, 0.281
SKULL, CLEAN = 0.7, 0.795  # what a skull costs beside its minus points, and the share of these that counts
UNSEEN = 0.5  # points by which an unseen card must be better on the average


@rule
def way_from(t: Any, card: int, crossed: int) -> int:
    """How many boxes the shortest way to the tomb still needs; 0 when it is reached."""
    if crossed == 0:
        crossed, way = int(t.entrance[card]), 1
    else:
        way = 0
    far = 0
    while far < LONGEST_WAY and crossed & t.far[card, far] == 0:
        far += 1
    return way + far


@rule
def turns_for(way: int) -> float:
    """The turns that a way of so many boxes takes."""
    return 0.0 if way == 0 else ROOM + way / BOXES_A_TURN


@rule
def card_points(t: Any, s: Any, seat: int, card: int) -> float:
    """A tomb, and its share of the colour's next pyramid points."""
    colour = t.colour[card]
    done = completed_of(t, s, seat, colour)
    if s.collected[colour] >= len(PYRAMID_POINTS) or done >= 2 * len(PYRAMID_POINTS):
        return 10.0
    points = float(PYRAMID_POINTS[s.collected[colour]])
    return 10.0 + points * (SECOND if done % 2 else FIRST_OF * (LAST_TURN - s.turn) / LAST_TURN)


@rule
def gem_value(s: Any, seat: int, colour: int, more: int) -> float:
    """What so many more gems of a colour bring: full pairs at once, the others as far as they may find a
    partner."""
    mine, partner = int(s.gems[seat, colour]), int(s.gems[seat, 1 - colour])
    value = 0.0
    for _ in range(more):
        if mine < GEM_BOXES:
            value += PAIRED if mine < partner else SINGLE
            mine += 1
    return value


@rule
def gain(t: Any, s: Any, seat: int, card: int, boxes: int) -> float:
    """What the icons under these boxes bring."""
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
    """Skulls by their minus points, and by how near they bring the next."""
    return CLEAN * MINUS[skulls] + SKULL * skulls


@rule
def open_icons(t: Any, s: Any, seat: int, card: int, crossed: int) -> float:
    """What lies on a card besides its tomb."""
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
def together(left: float, right: float, took_left: float, took_right: float, turns: float) -> float:
    """Two cards that share the turns that are left."""
    return both(left, right, took_left, took_right, turns, A_TURN, AMPLE, IN_TIME, STEEP)


@rule
def choose(t: Any, s: Any, seat: int, dice: Array, out: Array) -> int:
    if s.phase == CROSS:
        return choose_boxes(t, s, seat)
    if s.phase == REPLACE:
        return choose_card(t, s, seat)
    return choose_pair(t, s, seat)


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
        card, other = int(s.cards[seat, side]), int(s.cards[seat, 1 - side])
        crossed = int(s.crossed[seat, side])
        free = free_boxes(t, s, seat, side)
        points, points_beside, took_beside = card_points(t, s, seat, card), 0.0, 0.0
        if other >= 0:
            there = int(s.crossed[seat, 1 - side])
            points_beside = card_points(t, s, seat, other)
            took_beside = turns_for(way_from(t, other, there))
            if took_beside > 0.0:
                points_beside += open_icons(t, s, seat, other, there)
        opened, laid = open_icons(t, s, seat, card, crossed), 0
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
                # One box instead of the pattern is a turn for little: worth a thought only for an icon, the
                # tomb, or where nothing fits.
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
                value += together(here, points_beside, turns_for(way), took_beside, turns)
                if value > found:
                    best, found = action, value
    return best


@rule
def fresh_card(t: Any, s: Any, seat: int, card: int, busy: float) -> float:
    """What a new card promises beside one that takes so many turns."""
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
def choose_card(t: Any, s: Any, seat: int) -> int:
    """The best card of the display, or the deck when none is better than the unseen ones on the average."""
    busy = busy_turns(t, s, seat)
    best, found = -1, -1e18
    for place in range(4):
        if s.display[place] >= 0:
            value = fresh_card(t, s, seat, int(s.display[place]), busy)
            if value > found:
                best, found = TAKE + place, value
    if s.bag != 0:
        value, n, mask = 0.0, 0, int(s.bag)
        while mask != 0:
            value += fresh_card(t, s, seat, lowest(mask), busy)
            mask &= mask - 1
            n += 1
        if value / n > found + UNSEEN:
            best = TAKE_DECK
    return encode_choice(best, WORDS_A_CARD)


@rule
def choose_pair(t: Any, s: Any, seat: int) -> int:
    best, found = KEEP, -1e18
    for pair in range(6):
        left, right = pair_of(pair)
        one, other = int(s.hand[seat, left]), int(s.hand[seat, right])
        value = (
            fresh_card(t, s, seat, one, 0.0)
            + fresh_card(t, s, seat, other, 0.0)
            + 3.0 * (t.colour[one] == t.colour[other])
        )
        if value > found:
            best, found = KEEP + pair, value
    return encode_choice(best, WORDS_A_CARD)


@rule
def standing(t: Any, s: Any, seat: int) -> float:
    """The points that a seat will have at the end, as far as its cards tell."""
    turns = float(LAST_TURN - s.turn)
    points, took = [0.0, 0.0], [0.0, 0.0]
    for side in range(2):
        card = int(s.cards[seat, side])
        if card >= 0:
            crossed = int(s.crossed[seat, side])
            points[side] = card_points(t, s, seat, card)
            took[side] = turns_for(way_from(t, card, crossed))
            if took[side] > 0.0:
                points[side] += open_icons(t, s, seat, card, crossed)
    value = float(total(s, seat)) + A_TURN * turns + together(points[0], points[1], took[0], took[1], turns)
    for colour in range(COLOURS):
        if completed_of(t, s, seat, colour) % 2 and s.collected[colour] < len(PYRAMID_POINTS):
            value += FIRST_OF * PYRAMID_POINTS[s.collected[colour]]
    single = abs(int(s.gems[seat, RED]) - int(s.gems[seat, GREEN]))
    return value + (SINGLE - 1.0) * single + A_CROSS * s.owed[seat]

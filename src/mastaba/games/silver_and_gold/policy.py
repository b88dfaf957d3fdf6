"""How a sound player of Silver & Gold plays without calculating: fast, for playouts. No rule depends on it.

A position is worth what has been scored, what the two cards in front of the player will bring, less the turns
that they will take: a turn saved is worth ``A_TURN`` points on the next card. ``t.turns`` knows how many
turns a set of boxes takes.
"""

from __future__ import annotations

from typing import Any

from mastaba.core.bag import Array, count, lowest
from mastaba.core.kernel import rule
from mastaba.games.patterns.actions import encode_box, encode_choice, encode_placement
from mastaba.games.patterns.fits import lying_over
from mastaba.games.patterns.judging import both, fresh_worth
from mastaba.games.patterns.tableau import KEEP, PASS, TAKE, TAKE_DECK, pair_of
from mastaba.games.patterns.turns import LAST_TURN
from mastaba.games.silver_and_gold.rules import (
    BOXES,
    COIN_BOXES,
    COINS_A_ROW,
    PALM_BOXES,
    WORDS_A_CARD,
    completed_of,
    empty_boxes,
    palm_value,
    total,
)
from mastaba.games.silver_and_gold.state import CROSS, REPLACE
from mastaba.games.silver_and_gold.tables import EVERY, OVER_BOXES, PLACED, TROPHIES

WIN = 10.0
AMPLE = 3.0  # turns to spare: no card will be left unfinished for want of time
# Found by letting the policy play itself with one of these changed.
A_TURN = 3.4  # points that a turn is worth
IN_TIME, STEEP = 0.83, 0.33  # the chance to complete a card with no turn to spare, and how it grows with each
BEGUN_ROW = 0.25  # the share of a trophy that a coin is worth
AN_X, A_PALM = 1.7, 1.94  # symbols to come
OPEN = 0.85  # the share of its worth that a symbol has before it is crossed off
SEAL_COLOUR = 0.8  # cards of a seal's colour that a player completes later, at the start
UNSEEN = 0.5  # points by which an unseen card must be better on the average


@rule
def card_points(t: Any, s: Any, seat: int, card: int) -> float:
    """The points of a card and its seal, with cards of that colour to come."""
    points = float(t.points[card])
    if t.seal[card] >= 0:
        coming = SEAL_COLOUR * (LAST_TURN - s.turn) / LAST_TURN
        points += t.seal_points[card] * (completed_of(t, s, seat, t.seal[card]) + coming)
    mask = int(s.completed[seat])
    while mask != 0:
        other = lowest(mask)
        mask &= mask - 1
        if t.seal[other] == t.colour[card]:
            points += t.seal_points[other]
    return points


@rule
def open_symbols(t: Any, s: Any, seat: int, card: int, empty: int) -> float:
    """What the symbols still to be crossed off promise."""
    value = AN_X * count(empty & t.xs[card])
    if s.coins[seat] < COIN_BOXES:
        value += coin_value(s) * count(empty & t.coins[card])
    if s.palms[seat] < PALM_BOXES:
        value += A_PALM * count(empty & t.palms[card])
    return OPEN * value


@rule
def coin_value(s: Any) -> float:
    """A coin with its share of the next trophy."""
    return 1.0 + (BEGUN_ROW * TROPHIES[s.trophies] if s.trophies < len(TROPHIES) else 0.0)


@rule
def together(left: float, right: float, took_left: float, took_right: float, turns: float) -> float:
    """Two cards that share the turns that are left."""
    return both(left, right, took_left, took_right, turns, A_TURN, AMPLE, IN_TIME, STEEP)


@rule
def gain(t: Any, s: Any, seat: int, card: int, boxes: int, palm: float) -> float:
    """What the symbols under these boxes bring at once."""
    value = AN_X * count(boxes & t.xs[card])
    coins = min(count(boxes & t.coins[card]), COIN_BOXES - int(s.coins[seat]))
    if coins > 0:
        value += coins * coin_value(s)
        fills_a_row = (s.coins[seat] + coins) // COINS_A_ROW > s.coins[seat] // COINS_A_ROW
        if fills_a_row and s.trophies < len(TROPHIES):
            value += (1.0 - COINS_A_ROW * BEGUN_ROW) * TROPHIES[s.trophies]
    palms = min(count(boxes & t.palms[card]), PALM_BOXES - int(s.palms[seat]))
    return value + palms * palm


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
    palm = float(palm_value(t, s))
    fresh, pattern = (s.fresh >> seat) & 1, int(s.pattern)
    best, found = encode_choice(PASS, WORDS_A_CARD), -1e18
    for side in range(2):
        empty = empty_boxes(t, s, seat, side)
        if empty == 0:
            continue
        card, other = int(s.cards[seat, side]), int(s.cards[seat, 1 - side])
        points = card_points(t, s, seat, card)
        beside = empty_boxes(t, s, seat, 1 - side)
        took_beside = float(t.turns[beside])
        points_beside = card_points(t, s, seat, other) if other >= 0 else 0.0
        waiting = open_symbols(t, s, seat, other, beside) if beside != 0 else 0.0
        shut = ((1 << BOXES) - 1) & ~empty
        fits = EVERY[pattern] & ~lying_over(OVER_BOXES, pattern, 0, shut) if fresh else 0
        symbols = int(t.xs[card] | t.coins[card] | t.palms[card])
        opened = open_symbols(t, s, seat, card, empty)
        # One box instead of the pattern is a turn for little: worth a thought only for a symbol, the last
        # box, or where nothing fits.
        singles = empty & symbols if fits != 0 and empty & (empty - 1) != 0 else empty
        while fits | singles != 0:
            if fits != 0:
                k = lowest(fits)
                fits &= fits - 1
                boxes, action = int(PLACED[pattern, k]), encode_placement(side, k, WORDS_A_CARD)
            else:
                k = lowest(singles)
                singles &= singles - 1
                boxes, action = 1 << k, encode_box(side, k, BOXES, WORDS_A_CARD)
            left = empty & ~boxes
            value, promised = 0.0, opened
            if boxes & symbols != 0:
                value, promised = gain(t, s, seat, card, boxes, palm), open_symbols(t, s, seat, card, left)
            value += together(
                points + promised, points_beside + waiting, float(t.turns[left]), took_beside, turns
            )
            if value > found:
                best, found = action, value
    return best


@rule
def fresh_card(t: Any, s: Any, seat: int, card: int, busy: float) -> float:
    """What a new card promises beside one that takes so many turns."""
    turns = float(LAST_TURN - s.turn)
    points = card_points(t, s, seat, card) + open_symbols(t, s, seat, card, t.boxes[card])
    took = float(t.turns[t.boxes[card]])
    return fresh_worth(points, took, busy, turns, A_TURN, IN_TIME, STEEP)


@rule
def choose_card(t: Any, s: Any, seat: int) -> int:
    """The best card of the display, or the deck when none is better than the unseen ones on the average."""
    busy = float(t.turns[empty_boxes(t, s, seat, 0)] + t.turns[empty_boxes(t, s, seat, 1)])
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
        value = fresh_card(t, s, seat, one, 0.0) + fresh_card(t, s, seat, other, 0.0)
        for card, beside in ((one, other), (other, one)):
            if t.seal[card] == t.colour[beside]:
                value += t.seal_points[card]
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
            empty = empty_boxes(t, s, seat, side)
            points[side] = card_points(t, s, seat, card) + open_symbols(t, s, seat, card, empty)
            took[side] = float(t.turns[empty])
    value = total(t, s, seat) + A_TURN * turns + together(points[0], points[1], took[0], took[1], turns)
    full, next_trophy = int(s.coins[seat]) // COINS_A_ROW - int(s.rows[seat]), int(s.trophies)
    while full > 0 and next_trophy < len(TROPHIES):  # rows that step 3 will resolve
        value += TROPHIES[next_trophy]
        next_trophy, full = next_trophy + 1, full - 1
    if next_trophy < len(TROPHIES):
        value += BEGUN_ROW * (int(s.coins[seat]) % COINS_A_ROW) * TROPHIES[next_trophy]
    return value + AN_X * s.owed[seat]

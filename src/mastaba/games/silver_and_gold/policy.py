"""The policy of Silver & Gold: sensible moves without search, fast, for playouts. No rule depends on it.

The value of a position is what has been scored, plus what the two cards in front of the player will bring,
minus the turns that they will take: a turn saved is worth ``A_TURN`` points on the next card. ``t.turns`` has
the number of turns for each set of boxes.
"""

from __future__ import annotations

from typing import Any

import mastaba.games.silver_and_gold.rules as rules  # via the package, its texts would count as compiled code
from mastaba.core.bag import Array, count, lowest
from mastaba.core.kernel import bind, inlined, rule
from mastaba.games.patterns import judging
from mastaba.games.patterns.actions import encode_box, encode_choice, encode_placement
from mastaba.games.patterns.fits import lying_over
from mastaba.games.patterns.judging import both, fresh_worth
from mastaba.games.patterns.tableau import PASS
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

NOVICE_OVERLOOKS = 14  # percent
EXPERT_PLAYOUTS = 1000
TRUST = 20  # playouts that the standing after a choice counts for; it is in points, as a playout is
WIN = 10.0
AMPLE = 3.0  # with more turns to spare, both cards will be completed
# Found by letting the policy play against itself with one of these changed.
A_TURN = 3.4  # points that a turn is worth
IN_TIME, STEEP = 0.83, 0.33  # the probability of completing a card with no turn to spare, and more per turn
BEGUN_ROW = 0.25  # the share of a trophy that a coin is worth
AN_X, A_PALM = 1.7, 1.94  # the value of an X, and of a palm that is not crossed off yet
OPEN = 0.85  # the share of its value that a symbol has before it is crossed off
SEAL_COLOUR = 0.8  # cards of a seal's colour that a player will complete, at the start of the game


@inlined
def card_points(t: Any, s: Any, seat: int, card: int) -> float:
    """The points of a card and its seal, including cards of that colour that will follow."""
    points = float(t.points[card])
    if t.seal[card] >= 0:
        coming = SEAL_COLOUR * (LAST_TURN - s.turn) / LAST_TURN
        points += t.seal_points[card] * (completed_of(t, s, seat, t.seal[card]) + coming)
    seals = int(s.completed[seat] & t.sealing[t.colour[card]])
    return points + (count(seals) + count(seals & t.double_seals))


@inlined
def open_symbols(t: Any, s: Any, seat: int, card: int, empty: int, coin: float) -> float:
    """The value of the symbols that are not crossed off yet, if a coin is worth so much."""
    value = AN_X * count(empty & t.xs[card])
    if s.coins[seat] < COIN_BOXES:
        value += coin * count(empty & t.coins[card])
    if s.palms[seat] < PALM_BOXES:
        value += A_PALM * count(empty & t.palms[card])
    return OPEN * value


@inlined
def card_to_come(t: Any, s: Any, seat: int, side: int) -> tuple[float, float]:
    """What completing a card brings, and the turns that it takes; nothing where no card lies."""
    card = int(s.cards[seat, side])
    if card < 0:
        return 0.0, 0.0
    empty = empty_boxes(t, s, seat, side)
    symbols = open_symbols(t, s, seat, card, empty, coin_value(s))
    return card_points(t, s, seat, card) + symbols, float(t.turns[empty])


@inlined
def coin_value(s: Any) -> float:
    """The value of a coin, with its share of the next trophy."""
    return 1.0 + (BEGUN_ROW * TROPHIES[s.trophies] if s.trophies < len(TROPHIES) else 0.0)


@inlined
def together(left: float, right: float, took_left: float, took_right: float, turns: float) -> float:
    """The value of two cards that share the turns that are left."""
    return both(left, right, took_left, took_right, turns, A_TURN, AMPLE, IN_TIME, STEEP)


@inlined
def gain(t: Any, s: Any, seat: int, card: int, boxes: int, coin: float, palm: float) -> float:
    """The value of the symbols in these boxes, when they are crossed off, if a coin and a palm are worth so
    much."""
    value = AN_X * count(boxes & t.xs[card])
    coins = min(count(boxes & t.coins[card]), COIN_BOXES - int(s.coins[seat]))
    if coins > 0:
        value += coins * coin
        fills_a_row = (s.coins[seat] + coins) // COINS_A_ROW > s.coins[seat] // COINS_A_ROW
        if fills_a_row and s.trophies < len(TROPHIES):
            value += (1.0 - COINS_A_ROW * BEGUN_ROW) * TROPHIES[s.trophies]
    palms = min(count(boxes & t.palms[card]), PALM_BOXES - int(s.palms[seat]))
    return value + palms * palm


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
    coin, palm = coin_value(s), float(palm_value(t, s))
    fresh, pattern = (s.fresh >> seat) & 1, int(s.pattern)
    best, found = encode_choice(PASS, WORDS_A_CARD), -1e18
    for side in range(2):
        empty = empty_boxes(t, s, seat, side)
        if empty == 0:
            continue
        card = int(s.cards[seat, side])
        points = card_points(t, s, seat, card)
        beside, took_beside = card_to_come(t, s, seat, 1 - side)
        shut = ((1 << BOXES) - 1) & ~empty
        fits = EVERY[pattern] & ~lying_over(OVER_BOXES, pattern, 0, shut) if fresh else 0
        symbols = int(t.xs[card] | t.coins[card] | t.palms[card])
        opened = open_symbols(t, s, seat, card, empty, coin)
        # A single box instead of the pattern is considered only for a symbol, for the last box, or if
        # nothing fits.
        singles = empty & symbols if fits != 0 and empty & (empty - 1) != 0 else empty
        fewest = 1e18  # turns after a placement without symbols so far: another must take fewer
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
            took = float(t.turns[left])
            value, promised = 0.0, opened
            if boxes & symbols != 0:
                value = gain(t, s, seat, card, boxes, coin, palm)
                promised = open_symbols(t, s, seat, card, left, coin)
            elif took >= fewest:
                continue
            else:
                fewest = took
            value += together(points + promised, beside, took, took_beside, turns)
            if value > found:
                best, found = action, value
    return best


@inlined
def fresh_card(t: Any, s: Any, seat: int, card: int, busy: float) -> float:
    """The value of a new card, while the other one still takes ``busy`` turns."""
    turns = float(LAST_TURN - s.turn)
    symbols = open_symbols(t, s, seat, card, t.boxes[card], coin_value(s))
    points = card_points(t, s, seat, card) + symbols
    took = float(t.turns[t.boxes[card]])
    return fresh_worth(points, took, busy, turns, A_TURN, IN_TIME, STEEP)


@rule
def busy_turns(t: Any, s: Any, seat: int) -> float:
    """The turns that the cards in front of a player still take."""
    return float(t.turns[empty_boxes(t, s, seat, 0)] + t.turns[empty_boxes(t, s, seat, 1)])


@rule
def pair_bonus(t: Any, one: int, other: int) -> float:
    """The points for seals of one card that has the colour of the other."""
    points = 0
    if t.seal[one] == t.colour[other]:
        points += t.seal_points[one]
    if t.seal[other] == t.colour[one]:
        points += t.seal_points[other]
    return float(points)


best_take = bind(judging.best_take, rules, fresh_card=fresh_card, busy_turns=busy_turns)
best_pair = bind(judging.best_pair, rules, fresh_card=fresh_card, pair_bonus=pair_bonus)


@rule
def standing(t: Any, s: Any, seat: int) -> float:
    """The points that a seat will have at the end, estimated from its cards."""
    turns = float(LAST_TURN - s.turn)
    left, turns_left = card_to_come(t, s, seat, 0)
    right, turns_right = card_to_come(t, s, seat, 1)
    value = total(t, s, seat) + A_TURN * turns + together(left, right, turns_left, turns_right, turns)
    full, next_trophy = int(s.coins[seat]) // COINS_A_ROW - int(s.rows[seat]), int(s.trophies)
    while full > 0 and next_trophy < len(TROPHIES):  # rows that step 3 will resolve
        value += TROPHIES[next_trophy]
        next_trophy, full = next_trophy + 1, full - 1
    if next_trophy < len(TROPHIES):
        value += BEGUN_ROW * (int(s.coins[seat]) % COINS_A_ROW) * TROPHIES[next_trophy]
    return value + AN_X * s.owed[seat]

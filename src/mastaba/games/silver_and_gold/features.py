"""What the network sees of a seat of Silver & Gold, and its estimate of the final points. No rule depends on
it."""

from __future__ import annotations

from typing import Any

from mastaba.core.bag import count, lowest
from mastaba.core.contract import Net
from mastaba.core.intrinsics import stack_floats
from mastaba.core.kernel import inlined, rule
from mastaba.core.net import estimate
from mastaba.games.patterns.turns import LAST_TURN
from mastaba.games.silver_and_gold.pace import SAVED
from mastaba.games.silver_and_gold.policy import (
    busy_turns,
    card_points,
    coin_value,
    fresh_card,
    open_symbols,
    standing,
)
from mastaba.games.silver_and_gold.rules import (
    BOXES,
    COIN_BOXES,
    COINS_A_ROW,
    PALM_BOXES,
    completed_of,
    empty_boxes,
    palm_value,
)
from mastaba.games.silver_and_gold.state import CROSS, DRAW, OVER, REFILL, REPLACE, REVEAL
from mastaba.games.silver_and_gold.tables import CARD_INPUTS, TABLE_INPUTS, TROPHIES

INPUTS = 2 * CARD_INPUTS + TABLE_INPUTS
SCALE = 10.0  # points
TURNS = 3  # that the search looks ahead


@inlined
def to_come(s: Any, seat: int) -> int:
    """The turns in which the seat has still to cross off."""
    if s.phase < CROSS or (s.phase == CROSS and (s.fresh >> seat) & 1):
        return LAST_TURN - s.turn + (1 if s.turn > 0 else 0)
    return LAST_TURN - s.turn


@rule
def card_features(t: Any, s: Any, seat: int, side: int, left: int, x: Any, at: int) -> None:
    """A card in front of the seat; all zero where no card lies."""
    card = int(s.cards[seat, side])
    if card < 0:
        return
    empty = empty_boxes(t, s, seat, side)
    x[at] = 1
    at += 1
    sets = (empty, empty & t.xs[card], empty & t.coins[card], empty & t.palms[card])
    for symbol in range(4):
        mask = sets[symbol]
        while mask != 0:
            x[at + lowest(mask)] = 1
            mask &= mask - 1
        at += BOXES
    took = t.turns[empty]
    boxes = count(empty)
    x[at] = boxes / 8.0
    x[at + 1] = took / 4.0
    x[at + 2] = max(0.0, took - left) / 2.0
    x[at + 3] = max(0.0, 2.0 + took - left) / 2.0
    x[at + 4] = card_points(t, s, seat, card) / 10.0
    x[at + 5] = open_symbols(t, s, seat, card, empty, coin_value(s)) / 5.0
    x[at + 6] = t.seal_points[card] / 2.0
    x[at + 7] = empty == 0
    at += 8
    for pattern in range(6):
        x[at + pattern] = t.saved[empty, pattern] / float(SAVED)


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
    busy = float(left) - busy_turns(t, s, seat)
    x[at] = max(0.0, busy) / 10.0
    x[at + 1] = min(2.0, max(0.0, 4.0 - busy) / 4.0)
    x[at + 2] = min(2.0, max(0.0, 1.0 - busy) / 4.0)
    at += 3
    x[at] = s.coins[seat] / 12.0
    x[at + 1] = (COIN_BOXES - s.coins[seat]) < 3
    x[at + 2 + int(s.coins[seat]) % COINS_A_ROW] = 1
    x[at + 6] = s.coins[seat] // COINS_A_ROW > s.rows[seat]
    x[at + 7] = s.rows[seat] / 3.0
    x[at + 8] = TROPHIES[s.trophies] / 6.0 if s.trophies < len(TROPHIES) else 0.0
    at += 9
    x[at] = s.palms[seat] / 4.0
    x[at + 1] = s.palms[seat] == PALM_BOXES
    x[at + 2] = palm_value(t, s) / 5.0
    x[at + 3] = s.owed[seat] > 0
    x[at + 4] = s.owed[seat] / 2.0
    at += 5
    for colour in range(4):
        x[at] = completed_of(t, s, seat, colour) / 3.0
        seals = int(s.completed[seat] & t.sealing[colour])
        x[at + 1] = (count(seals) + count(seals & t.double_seals)) / 3.0
        at += 2
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
            value = fresh_card(t, s, seat, int(s.display[place]), 3.0)
            if value > best:
                best, second = value, best
            elif value > second:
                second = value
    if second > -1e8:
        x[at] = best / 10.0
        x[at + 1] = second / 10.0
    for pattern in range(6):
        x[at + 2 + pattern] = s.expeditions[pattern] / 2.0
    at += 8
    one, other = empty_boxes(t, s, seat, 0), empty_boxes(t, s, seat, 1)
    gained, cards = 0, 0
    for pattern in range(6):
        most = max(int(t.saved[one, pattern]), int(t.saved[other, pattern]))
        x[at + pattern] = most / float(SAVED)
        gained += int(s.expeditions[pattern]) * most
        cards += int(s.expeditions[pattern])
    x[at + 6] = gained / (float(SAVED) * cards)
    x[at + 7] = one == 0 or other == 0
    at += 8
    most = 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, int(s.coins[other]) % COINS_A_ROW)
    x[at] = most / 3.0
    x[at + 1] = (s.seats - 2) / 2.0


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
    """How far the game is: a playout ends when this has grown."""
    return s.turn


@rule
def doubt(s: Any) -> float:
    """By how many points the margin may still change."""
    return 1.0 + 1.6 * (LAST_TURN - s.turn + 1) ** 0.5


NET = Net(value, features, stage, doubt, (2, CARD_INPUTS, TABLE_INPUTS), SCALE, TURNS)

"""The value of a position in points, for bots that look one step ahead. No rule depends on it."""

from __future__ import annotations

from typing import Any

from mastaba.core.bag import count
from mastaba.core.kernel import rule
from mastaba.games.patterns.turns import LAST_TURN
from mastaba.games.silver_and_gold.rules import (
    COIN_BOXES,
    COINS_A_ROW,
    PALM_BOXES,
    completed_of,
    empty_boxes,
    total,
)
from mastaba.games.silver_and_gold.state import DRAW
from mastaba.games.silver_and_gold.tables import TROPHIES

OPEN_X, OPEN_PALM = 0.7, 1.2  # a symbol that is not crossed off yet, on a card that will be completed


@rule
def worth(t: Any, s: Any, seat: int) -> float:
    turns = float(LAST_TURN - s.turn)
    value = float(total(t, s, seat)) + coming_trophy(s, seat)
    for side in range(2):
        card = int(s.cards[seat, side])
        if card >= 0:
            value += card_worth(t, s, seat, card, empty_boxes(t, s, seat, side), turns)
    if s.phase == DRAW:
        value += unseen_worth(t, s, seat, turns)
    return value + 0.9 * s.owed[seat]


@rule
def coming_trophy(s: Any, seat: int) -> float:
    """The trophies of rows that are full but not resolved, and a share for the row begun."""
    left = len(TROPHIES) - s.trophies
    full = s.coins[seat] // COINS_A_ROW - s.rows[seat]
    value = 0.0
    for k in range(full):
        if k < left:
            value += TROPHIES[s.trophies + k]
    begun = s.coins[seat] % COINS_A_ROW
    if full < left:
        value += TROPHIES[s.trophies + full] * 0.22 * begun
    return value


@rule
def card_worth(t: Any, s: Any, seat: int, card: int, empty: int, turns: float) -> float:
    """The value of an unfinished card: its points and seal, by the share of its turns that is done and the
    time that is left, and its open symbols."""
    points = float(t.points[card])
    if t.seal[card] >= 0:
        points += t.seal_points[card] * (completed_of(t, s, seat, t.seal[card]) + 0.5)
    if empty == 0:
        return points
    took = float(t.turns[empty])
    if took > turns + 1.0:
        return 0.0
    chance = min(1.0, (turns + 0.5) / (took + 1.0))
    symbols = OPEN_X * count(empty & t.xs[card])
    if s.coins[seat] < COIN_BOXES:
        symbols += 1.4 * count(empty & t.coins[card])
    if s.palms[seat] < PALM_BOXES:
        symbols += OPEN_PALM * count(empty & t.palms[card])
    done = 1.0 - took / t.turns[t.boxes[card]]
    return chance * (points * (0.05 + 0.92 * done) + 0.5 * symbols)


@rule
def unseen_worth(t: Any, s: Any, seat: int, turns: float) -> float:
    """The mean value of the cards in the deck."""
    value, n = 0.0, 0
    for card in range(t.cards):
        if (s.bag >> card) & 1:
            value += card_worth(t, s, seat, card, t.boxes[card], turns)
            n += 1
    return value / n if n else 0.0

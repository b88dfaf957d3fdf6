"""How the policies of both games evaluate cards, given the turns that are left. No rule depends on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from mastaba.core.bag import lowest
from mastaba.core.kernel import inlined
from mastaba.games.patterns.tableau import KEEP, TAKE, TAKE_DECK, pair_of

UNSEEN = 0.5  # points by which an unseen card must be better on average

# Functions of a game's policy. ``bind`` gives these names their meaning in ``best_take`` and ``best_pair``.
FreshCard = Callable[[Any, Any, int, int, float], float]  # the value of a new card beside ``busy`` turns
BusyTurns = Callable[[Any, Any, int], float]  # the turns that the cards in front of a player still take
PairBonus = Callable[[Any, int, int], float]  # the value of two cards together, beyond that of each
fresh_card: FreshCard = cast(FreshCard, None)
busy_turns: BusyTurns = cast(BusyTurns, None)
pair_bonus: PairBonus = cast(PairBonus, None)


@inlined
def in_time(turns: float, took: float, just: float, steep: float) -> float:
    """The probability of completing a card that takes ``took`` turns: ``just`` with no turn to spare, and
    ``steep`` more for each turn to spare."""
    if took <= 0.0:
        return 1.0
    if turns < 1.0:
        return 0.0
    return min(1.0, max(0.0, just + steep * (turns - took)))


@inlined
def both(
    left: float,
    right: float,
    took_left: float,
    took_right: float,
    turns: float,
    a_turn: float,
    ample: float,
    just: float,
    steep: float,
) -> float:
    """The value of two cards that share the turns that are left, the better one first. Each turn that they
    take costs ``a_turn``; with more than ``ample`` turns to spare both will be completed."""
    if turns - took_left - took_right > ample:
        return left + right - a_turn * (took_left + took_right)
    alone, other = in_time(turns, took_left, just, steep), in_time(turns, took_right, just, steep)
    last = in_time(turns, took_left + took_right, just, steep)
    return max(left * alone + right * last, right * other + left * last) - a_turn * min(
        took_left + took_right, turns
    )


@inlined
def fresh_worth(
    points: float, took: float, busy: float, turns: float, a_turn: float, just: float, steep: float
) -> float:
    """The value of a new card, while the player's other card still takes ``busy`` turns."""
    chance = max(in_time(turns, took + busy, just, steep), 0.5 * in_time(turns, took, just, steep))
    return points * chance - a_turn * min(took, turns)


def best_take(t: Any, s: Any, seat: int) -> int:
    """The best card of the display, or the deck if the unseen cards are better on average; a bit of a
    choice."""
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
    return best


def best_pair(t: Any, s: Any, seat: int) -> int:
    """The best two cards of the hand; a bit of a choice."""
    best, found = KEEP, -1e18
    for pair in range(6):
        left, right = pair_of(pair)
        one, other = int(s.hand[seat, left]), int(s.hand[seat, right])
        value = fresh_card(t, s, seat, one, 0.0) + fresh_card(t, s, seat, other, 0.0)
        value += pair_bonus(t, one, other)
        if value > found:
            best, found = KEEP + pair, value
    return best

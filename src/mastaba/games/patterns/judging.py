"""How sound players of both games weigh two cards against the turns that are left. No rule depends on it."""

from __future__ import annotations

from mastaba.core.kernel import rule


@rule
def in_time(turns: float, took: float, just: float, steep: float) -> float:
    """The chance to complete a card that takes so many turns: ``just`` with no turn to spare, ``steep`` more
    for each turn to spare."""
    if took <= 0.0:
        return 1.0
    if turns < 1.0:
        return 0.0
    return min(1.0, max(0.0, just + steep * (turns - took)))


@rule
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
    """What two cards are worth that share the turns that are left: the better one first. A turn that they
    take costs ``a_turn``; with more than ``ample`` turns to spare both will be completed."""
    if turns - took_left - took_right > ample:
        return left + right - a_turn * (took_left + took_right)
    alone, other = in_time(turns, took_left, just, steep), in_time(turns, took_right, just, steep)
    last = in_time(turns, took_left + took_right, just, steep)
    return max(left * alone + right * last, right * other + left * last) - a_turn * min(
        took_left + took_right, turns
    )


@rule
def fresh_worth(
    points: float, took: float, busy: float, turns: float, a_turn: float, just: float, steep: float
) -> float:
    """What a new card promises beside one that keeps the player busy for so many turns."""
    chance = max(in_time(turns, took + busy, just, steep), 0.5 * in_time(turns, took, just, steep))
    return points * chance - a_turn * min(took, turns)

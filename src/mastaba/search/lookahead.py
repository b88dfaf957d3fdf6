"""One step ahead: the value of the position after each choice, and the choice of the policy."""

from __future__ import annotations

from typing import cast

from mastaba.core.bag import Array, member, pick
from mastaba.core.contract import Rules
from mastaba.search.policy import BoundPolicy

rules: Rules = cast(Rules, None)  # bound to a game's rules and policy by Search
policy: BoundPolicy = cast(BoundPolicy, None)


def best_next(
    tables: Array, observations: Array, j: int, seat: int, dice: Array, out: Array, scratch: Array
) -> int:
    """The action after which the position is worth most to the seat; a random one of the best."""
    t = tables[0]
    n = rules.legal(t, observations[j], seat, out)
    best, found, ties = -1, -1e18, 0
    for k in range(n):
        action = member(out, k)
        scratch[0] = observations[j]
        rules.apply(t, scratch[0], seat, action)
        value = policy.worth(t, scratch[0], seat)
        if value > found + 1e-9:
            best, found, ties = action, value, 1
        elif value > found - 1e-9:
            ties += 1
            if pick(dice, ties) == 0:
                best = action
    return best


def choose_in(tables: Array, seen: Array, j: int, seat: int, dice: Array, out: Array) -> int:
    """The choice of the policy."""
    return policy.choose(tables[0], seen[j], seat, dice, out)


def worth_after(tables: Array, seen: Array, j: int, seat: int, action: int, scratch: Array) -> float:
    """The value of the position to a seat after an action, as a beginner sees it."""
    scratch[0] = seen[j]
    rules.apply(tables[0], scratch[0], seat, action)
    return policy.worth(tables[0], scratch[0], seat)


def standing_after(tables: Array, seen: Array, j: int, seat: int, action: int, scratch: Array) -> float:
    """The value of the position to a seat after an action, as somebody who knows the game sees it."""
    scratch[0] = seen[j]
    rules.apply(tables[0], scratch[0], seat, action)
    return policy.standing(tables[0], scratch[0], seat)

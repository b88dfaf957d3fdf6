"""One step of a beam search: all choices in many positions of one seat, with known outcomes of chance."""

from __future__ import annotations

from typing import Any, cast

from mastaba.core.bag import Array, lowest, member
from mastaba.core.contract import CHANCE, Rules
from mastaba.core.engine import CHANCE_BIT, fall
from mastaba.search.policy import BoundPolicy

rules: Rules = cast(Rules, None)  # bound to a game's rules and policy by Search
policy: BoundPolicy = cast(BoundPolicy, None)

PROMISED = 0.3


def run_on(
    t: Any, s: Any, seat: int, count: int, luck: Array, dice: Array, out: Array, weights: Array
) -> int:
    """Play by the policy until the seat has to choose (to the end if ``seat`` is below 0); how often chance
    has acted by then."""
    acting = rules.actors(s)
    while acting != 0 and (seat < 0 or (acting >> seat) & 1 == 0):
        if acting == CHANCE_BIT:
            ways = rules.legal(t, s, CHANCE, out)
            total = rules.odds(t, s, weights)
            rules.apply(
                t, s, CHANCE, fall(out, weights, total > 0, luck[count] % (total if total > 0 else ways))
            )
            count += 1
        else:
            who = lowest(acting)
            rules.apply(t, s, who, policy.choose(t, s, who, dice, out))
        acting = rules.actors(s)
    return count


def branch(
    tables: Array, states: Array, asked: Array, n: int, seat: int, luck: Array, dice: Array,
    after: Array, asked_after: Array, totals: Array, values: Array, over: Array, buffers: tuple[Any, ...],
) -> int:  # fmt: skip
    """Write into ``after`` what each choice of the seat in the first ``n`` states leads to, up to its next
    choice; how many there are.

    The other seats play by the policy. ``asked`` counts how often chance has acted, ``luck`` holds its
    values. ``totals`` becomes the seat's total at the end if it too plays by the policy from here on;
    ``values`` is the same plus a part of the seat's standing.
    """
    t = tables[0]
    scratch, choices, out, weights, points = buffers
    found = 0
    for i in range(n):
        many = rules.legal(t, states[i], seat, choices)
        for k in range(many):
            if found == len(after):
                return found
            after[found] = states[i]
            s = after[found]
            rules.apply(t, s, seat, member(choices, k))
            asked_after[found] = run_on(t, s, seat, asked[i], luck, dice, out, weights)
            over[found] = rules.actors(s) == 0
            scratch[0] = after[found]
            run_on(t, scratch[0], -1, asked_after[found], luck, dice, out, weights)
            rules.scores(t, scratch[0], points)
            totals[found] = points[seat]
            values[found] = totals[found] + PROMISED * policy.standing(t, s, seat)
            found += 1
    return found

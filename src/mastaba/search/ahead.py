"""Looking ahead with a network: the value of each choice, over many worlds, as in ``halving``; but a few
turns later the network says what the position is worth.

A turn or two are not enough: the search would find the positions that the network takes for better than they
are. A few turns later its errors are different in every world, and cancel out. How the playout ends, when it
goes on by the policy, counts as much: it errs in other ways.
"""

from __future__ import annotations

import math
from typing import Any, cast

from mastaba.core.bag import Array, lowest, member, roll
from mastaba.core.contract import CHANCE, TO_THE_END, Rules
from mastaba.core.engine import CHANCE_BIT, draw
from mastaba.search.halving import final, play_on
from mastaba.search.policy import BoundPolicy

rules: Rules = cast(Rules, None)  # bound to a game's rules and policy by Search
policy: BoundPolicy = cast(BoundPolicy, None)

MUCH = 5.0  # points
TRUST = 0.5  # the share of the network in the value of a playout; the other part is how it ended


def liked(t: Any, s: Any, seat: int, out: Array, after: Array) -> int:
    """The action after which the network expects most points for the seat. It is asked only about those after
    which the seat does not stand much worse than after others."""
    n = rules.legal(t, s, seat, out)
    best, found, high = -1, -1e18, -1e18
    for k in range(n):
        action = member(out, k)
        after[0] = s
        rules.apply(t, after[0], seat, action)
        stands = policy.standing(t, after[0], seat)
        high = max(high, stands)
        if stands < high - MUCH:
            continue
        value = policy.value(t, after[0], seat)
        if value > found:
            best, found = action, value
    return best


def outlook(t: Any, s: Any, seat: int) -> float:
    """The value of an unfinished game, as ``final`` counts it: the margin that the network expects, and its
    share of a win."""
    mine, best = policy.value(t, s, seat), -1e18
    for other in range(s.seats):
        if other != seat:
            best = max(best, policy.value(t, s, other))
    if s.seats == 1:
        return mine
    margin = mine - best
    return margin + policy.win / (1.0 + math.exp(-margin / policy.doubt(s)))


def try_turns(
    tables: Array, seen: Array, seat: int, candidates: Array, thrown: Array, first: int, last: int,
    turns: int, values: Array, buffers: tuple[Any, ...],
) -> None:  # fmt: skip
    """The value of every candidate in the worlds ``first`` to ``last``, so many turns ahead: a row of
    ``values`` per world. The seat plays what the network likes best, the others play by the policy."""
    t = tables[0]
    scratch, streams, luck, dice, out, totals = buffers
    for world in range(first, last):
        scratch[0] = seen[0]
        for k in range(4):
            dice[k] = thrown[world, k]
        rules.redeal(t, scratch[0], seat, dice)
        until = policy.stage(scratch[0]) + 1 + turns
        for kind in range(len(luck)):
            for k in range(4):
                luck[kind, k] = roll(dice)
        a, b, c, d = dice[0], dice[1], dice[2], dice[3]
        for k in range(len(candidates)):
            s = scratch[1]
            scratch[1] = scratch[0]
            for kind in range(len(luck)):
                for die in range(4):
                    streams[kind, die] = luck[kind, die]
            dice[0], dice[1], dice[2], dice[3] = a, b, c, d
            rules.apply(t, s, seat, candidates[k])
            acting = rules.actors(s)
            while acting != 0 and policy.stage(s) < until:
                if acting == CHANCE_BIT:
                    rules.apply(t, s, CHANCE, draw(t, s, streams))
                else:
                    who = lowest(acting)
                    if who == seat:
                        rules.apply(t, s, who, liked(t, s, who, out, scratch[2:3]))
                    else:
                        rules.apply(t, s, who, policy.choose(t, s, who, dice, out))
                acting = rules.actors(s)
            trust = TRUST if acting != 0 else 0.0
            expected = outlook(t, s, seat) if acting != 0 else 0.0
            play_on(t, s, streams, dice, out, TO_THE_END)
            values[world, k] = trust * expected + (1.0 - trust) * final(t, s, seat, totals)


def value_after(tables: Array, seen: Array, j: int, seat: int, action: int, scratch: Array) -> float:
    """The points that the network expects for a seat after an action."""
    scratch[0] = seen[j]
    rules.apply(tables[0], scratch[0], seat, action)
    return policy.value(tables[0], scratch[0], seat)

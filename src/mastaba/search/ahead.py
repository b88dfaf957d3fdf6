"""Looking ahead with a network: the value of each choice, over many worlds, as in ``halving``; but a few
turns later the network says what the position is worth.

A turn or two are not enough: the search would find the positions that the network takes for better than they
are. A few turns later its errors are different in every world, and cancel out. How the playout ends, when it
goes on by the policy, counts as much: it errs in other ways.
"""

from __future__ import annotations

import math
from typing import Any, cast

from mastaba.core.bag import Array, lowest, member
from mastaba.core.contract import CHANCE, TO_THE_END, Rules
from mastaba.core.engine import CHANCE_BIT, draw
from mastaba.core.intrinsics import stack_floats
from mastaba.search.compare import LONGEST, outcome
from mastaba.search.halving import again, deal, final, play_on
from mastaba.search.policy import MOST_SEATS, BoundPolicy

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


def play_turns(
    t: Any, s: Any, seat: int, until: int, streams: Array, dice: Array, out: Array, after: Array
) -> bool:
    """Play to the turn ``until``, the seat what the network likes best, the others by the policy; whether the
    game is over before."""
    acting = rules.actors(s)
    while acting != 0 and policy.stage(s) < until:
        if acting == CHANCE_BIT:
            rules.apply(t, s, CHANCE, draw(t, s, streams))
        else:
            who = lowest(acting)
            if who == seat:
                rules.apply(t, s, who, liked(t, s, who, out, after))
            else:
                rules.apply(t, s, who, policy.choose(t, s, who, dice, out))
        acting = rules.actors(s)
    return acting == 0


def try_turns(
    tables: Array, seen: Array, seat: int, candidates: Array, thrown: Array, first: int, last: int,
    turns: int, values: Array, buffers: tuple[Any, ...],
) -> None:  # fmt: skip
    """The value of every candidate in the worlds ``first`` to ``last``, so many turns ahead: a row of
    ``values`` per world."""
    t = tables[0]
    scratch, streams, luck, dice, out, totals = buffers
    for world in range(first, last):
        deal(t, seen[0], seat, thrown[world], scratch, luck, dice)
        until = policy.stage(scratch[0]) + 1 + turns
        for k in range(len(candidates)):
            s = scratch[1]
            again(scratch, luck, streams, dice)
            rules.apply(t, s, seat, candidates[k])
            over = play_turns(t, s, seat, until, streams, dice, out, scratch[2:3])
            trust = 0.0 if over else TRUST
            expected = 0.0 if over else outlook(t, s, seat)
            play_on(t, s, streams, dice, out, TO_THE_END)
            values[world, k] = trust * expected + (1.0 - trust) * final(t, s, seat, totals)


def prospects(t: Any, s: Any, totals: Array, wins: Array) -> None:
    """The total that the network expects of each seat, and its share of the win, into ``totals`` and
    ``wins``."""
    for seat in range(s.seats):
        totals[seat] = policy.value(t, s, seat)
    shared = 0.0
    for seat in range(s.seats):
        best = -1e18
        for other in range(s.seats):
            if other != seat:
                best = max(best, totals[other])
        wins[seat] = 1.0 / (1.0 + math.exp((best - totals[seat]) / policy.doubt(s)))
        shared += wins[seat]
    for seat in range(s.seats):
        wins[seat] /= shared


def compare_turns(
    tables: Array, seen: Array, seat: int, candidates: Array, thrown: Array, turns: int,
    totals: Array, wins: Array, buffers: tuple[Any, ...],
) -> None:  # fmt: skip
    """What ``compare.compare`` finds, valued as in ``try_turns``: half of it is what the network expects so
    many turns ahead."""
    t = tables[0]
    scratch, streams, luck, dice, out, points = buffers
    expected, shares = stack_floats(MOST_SEATS), stack_floats(MOST_SEATS)
    for world in range(len(thrown)):
        deal(t, seen[0], seat, thrown[world], scratch, luck, dice)
        until = policy.stage(scratch[0]) + 1 + turns
        for k in range(len(candidates)):
            s = scratch[1]
            again(scratch, luck, streams, dice)
            rules.apply(t, s, seat, candidates[k])
            over = play_turns(t, s, seat, until, streams, dice, out, scratch[2:3])
            if not over:
                prospects(t, s, expected, shares)
            play_on(t, s, streams, dice, out, LONGEST)
            outcome(t, s, True, totals[world, k], wins[world, k], points)
            if not over:
                for other in range(s.seats):
                    totals[world, k, other] += TRUST * (expected[other] - totals[world, k, other])
                    wins[world, k, other] += TRUST * (shares[other] - wins[world, k, other])


def value_after(tables: Array, seen: Array, j: int, seat: int, action: int, scratch: Array) -> float:
    """The points that the network expects for a seat after an action."""
    scratch[0] = seen[j]
    rules.apply(tables[0], scratch[0], seat, action)
    return policy.value(tables[0], scratch[0], seat)

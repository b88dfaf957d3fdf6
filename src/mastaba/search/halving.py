"""Halving: what comes of each choice, over many worlds that fit what a seat sees.

A world is an observation with the hidden things dealt anew. All candidates are tried in the same world with
the same luck: every kind of chance (every word of its actions) has dice of its own, so that the patterns or
cards to come stay the same though the candidates lead to different numbers of them being asked for.
``bots/search.py`` drops the worse half of the candidates again and again.
"""

from __future__ import annotations

from typing import Any, cast

from mastaba.core.bag import Array, lowest, pick, roll
from mastaba.core.contract import CHANCE, Rules
from mastaba.core.engine import CHANCE_BIT, fall
from mastaba.search.policy import BoundPolicy

rules: Rules = cast(Rules, None)  # bound to a game's rules and policy by Search
policy: BoundPolicy = cast(BoundPolicy, None)


def final(t: Any, s: Any, seat: int, totals: Array) -> float:
    """What a finished game is worth: the margin in points, and the win itself."""
    rules.scores(t, s, totals)
    best = -(1 << 40)
    for other in range(s.seats):
        if other != seat:
            best = max(best, totals[other])
    if s.seats == 1:
        return float(totals[seat])
    margin = float(totals[seat] - best)
    rules.ranks(t, s, totals)
    first, shared = totals[seat] == 1, 0
    for other in range(s.seats):
        shared += totals[other] == 1
    return margin + (policy.win / shared if first else 0.0)


def play_on(t: Any, s: Any, streams: Array, dice: Array, out: Array, weights: Array, most: int) -> bool:
    """Play by the policy to the end, or for ``most`` decisions; whether the game is over."""
    decisions = 0
    acting = rules.actors(s)
    while acting != 0:
        if acting == CHANCE_BIT:
            n = rules.legal(t, s, CHANCE, out)
            total = rules.odds(t, s, weights)
            kind = 0
            while out[kind] == 0:
                kind += 1
            rules.apply(
                t, s, CHANCE, fall(out, weights, total > 0, pick(streams[kind], total if total > 0 else n))
            )
        else:
            if decisions >= most:
                return False
            seat = lowest(acting)
            rules.apply(t, s, seat, policy.choose(t, s, seat, dice, out))
            decisions += 1
        acting = rules.actors(s)
    return True


def throw(dice: Array, thrown: Array) -> None:
    """Dice for as many worlds as there are rows, one row after the other."""
    for world in range(len(thrown)):
        for k in range(4):
            thrown[world, k] = roll(dice)


def try_worlds(
    tables: Array,
    seen: Array,
    seat: int,
    candidates: Array,
    thrown: Array,
    first: int,
    last: int,
    most: int,
    values: Array,
    buffers: tuple[Any, ...],
) -> None:
    """What comes of every candidate in the worlds from ``first`` to ``last``: a row of ``values`` a world."""
    t = tables[0]
    scratch, streams, luck, dice, out, weights, totals = buffers
    for world in range(first, last):
        scratch[0] = seen[0]
        dice[:] = thrown[world]
        rules.redeal(t, scratch[0], seat, dice)
        for kind in range(len(luck)):
            for k in range(4):
                luck[kind, k] = roll(dice)
        a, b, c, d = dice[0], dice[1], dice[2], dice[3]
        for k in range(len(candidates)):
            s = scratch[1]
            scratch[1] = scratch[0]
            streams[:, :] = luck
            dice[0], dice[1], dice[2], dice[3] = a, b, c, d
            rules.apply(t, s, seat, candidates[k])
            if play_on(t, s, streams, dice, out, weights, most):
                values[world, k] = final(t, s, seat, totals)
            else:
                values[world, k] = policy.promise(t, s, seat)

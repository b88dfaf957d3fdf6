"""Halving: the value of each choice, over many worlds that fit what a seat sees.

A world is an observation in which everything hidden has been dealt at random. All candidates are tried in the
same worlds with the same luck: every kind of chance (every word of its actions) has its own dice, so that the
coming patterns or cards stay the same even if candidates draw different numbers of them. ``bots/search.py``
drops the worse half of the candidates again and again.
"""

from __future__ import annotations

from typing import Any, cast

from mastaba.core.bag import Array, lowest, roll
from mastaba.core.contract import CHANCE, Rules
from mastaba.core.engine import CHANCE_BIT, draw
from mastaba.search.policy import BoundPolicy

rules: Rules = cast(Rules, None)  # bound to a game's rules and policy by Search
policy: BoundPolicy = cast(BoundPolicy, None)


def final(t: Any, s: Any, seat: int, totals: Array) -> float:
    """The value of a finished game: the margin in points, and a bonus for the win."""
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


def play_on(t: Any, s: Any, streams: Array, dice: Array, out: Array, most: int) -> bool:
    """Play by the policy to the end, or for ``most`` decisions and on to where it may stop; whether the game
    is over."""
    decisions = 0
    acting = rules.actors(s)
    while acting != 0:
        if decisions >= most and policy.settled(s):
            return False
        if acting == CHANCE_BIT:
            rules.apply(t, s, CHANCE, draw(t, s, streams))
        else:
            seat = lowest(acting)
            rules.apply(t, s, seat, policy.choose(t, s, seat, dice, out))
            decisions += 1
        acting = rules.actors(s)
    return True


def throw(dice: Array, thrown: Array) -> None:
    """Fill ``thrown`` with dice, one row per world."""
    for world in range(len(thrown)):
        for k in range(4):
            thrown[world, k] = roll(dice)


def deal(t: Any, seen: Any, seat: int, thrown: Array, scratch: Array, luck: Array, dice: Array) -> None:
    """A world, into ``scratch[0]``: what the seat sees, with everything hidden dealt again. The luck of every
    kind of chance in it goes into ``luck``, and the dice of the players into its last row."""
    scratch[0] = seen
    for k in range(4):
        dice[k] = thrown[k]
    rules.redeal(t, scratch[0], seat, dice)
    last = len(luck) - 1
    for kind in range(last):
        for k in range(4):
            luck[kind, k] = roll(dice)
    for k in range(4):
        luck[last, k] = dice[k]


def again(scratch: Array, luck: Array, streams: Array, dice: Array) -> None:
    """The same world with the same luck for the next candidate, into ``scratch[1]``."""
    scratch[1] = scratch[0]
    last = len(streams)
    for kind in range(last):
        for k in range(4):
            streams[kind, k] = luck[kind, k]
    for k in range(4):
        dice[k] = luck[last, k]


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
    """The value of every candidate in the worlds ``first`` to ``last``: a row of ``values`` per world."""
    t = tables[0]
    scratch, streams, luck, dice, out, totals = buffers
    for world in range(first, last):
        deal(t, seen[0], seat, thrown[world], scratch, luck, dice)
        for k in range(len(candidates)):
            s = scratch[1]
            again(scratch, luck, streams, dice)
            rules.apply(t, s, seat, candidates[k])
            if play_on(t, s, streams, dice, out, most):
                values[world, k] = final(t, s, seat, totals)
            else:
                values[world, k] = policy.promise(t, s, seat)

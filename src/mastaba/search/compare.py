"""Comparing: what each choice of a seat leads to, and what a step that was made has changed.

As in ``halving``, choices are tried in the same worlds with the same luck. Playouts go to the end of the
game, and points and wins are kept apart: a review tells both.
"""

from __future__ import annotations

from typing import Any, cast

from mastaba.core.bag import Array, roll
from mastaba.core.contract import CHANCE, Rules
from mastaba.core.engine import draw
from mastaba.search.halving import again, deal, play_on
from mastaba.search.policy import BoundPolicy, as_it_stands

rules: Rules = cast(Rules, None)  # bound to a game's rules and policy by Search
policy: BoundPolicy = cast(BoundPolicy, None)

LONGEST = 4000  # decisions in a playout; a game that is not over by then is scored as it stands


def outcome(t: Any, s: Any, over: bool, totals: Array, wins: Array, points: Array) -> None:
    """Each seat's total and its share of the win, or its chance of winning if the playout has stopped before
    the end, into ``totals`` and ``wins``."""
    rules.scores(t, s, points)
    for seat in range(s.seats):
        totals[seat] = points[seat]
    if over:
        as_it_stands(t, s, wins)
    else:
        policy.chances(t, s, wins)


def compare(
    tables: Array, seen: Array, seat: int, candidates: Array, thrown: Array, most: int,
    totals: Array, wins: Array, buffers: tuple[Any, ...],
) -> None:  # fmt: skip
    """Where each candidate of a seat leads, in a world per row of ``thrown``: the totals and the wins of all
    seats, by world, candidate and seat."""
    t = tables[0]
    scratch, streams, luck, dice, out, points = buffers
    for world in range(len(thrown)):
        deal(t, seen[0], seat, thrown[world], scratch, luck, dice)
        for k in range(len(candidates)):
            s = scratch[1]
            again(scratch, luck, streams, dice)
            rules.apply(t, s, seat, candidates[k])
            over = play_on(t, s, streams, dice, out, most)
            outcome(t, s, over, totals[world, k], wins[world, k], points)


def follow(
    tables: Array, before: Array, who: int, action: int, thrown: Array, most: int,
    totals: Array, wins: Array, buffers: tuple[Any, ...],
) -> None:  # fmt: skip
    """What a step has changed, in a world per row of ``thrown``: the totals and the wins of all seats without
    it (0: chance as it may fall, a seat by the policy) and with it (1), with the same luck afterwards."""
    t = tables[0]
    scratch, streams, luck, dice, out, points = buffers
    for world in range(len(thrown)):
        for k in range(4):
            dice[k] = thrown[world, k]
        for kind in range(len(streams)):
            for k in range(4):
                streams[kind, k] = roll(dice)
                luck[kind, k] = roll(dice)
        s = scratch[0]
        scratch[0] = before[0]
        usual = draw(t, s, streams) if who == CHANCE else policy.choose(t, s, who, dice, out)
        a, b, c, d = dice[0], dice[1], dice[2], dice[3]
        for way in range(2):
            if way == 1 and usual == action:
                for seat in range(before[0].seats):
                    totals[world, 1, seat] = totals[world, 0, seat]
                    wins[world, 1, seat] = wins[world, 0, seat]
                continue
            scratch[0] = before[0]
            for kind in range(len(streams)):
                for k in range(4):
                    streams[kind, k] = luck[kind, k]
            dice[0], dice[1], dice[2], dice[3] = a, b, c, d
            rules.apply(t, s, who, action if way == 1 else usual)
            over = play_on(t, s, streams, dice, out, most)
            outcome(t, s, over, totals[world, way], wins[world, way], points)

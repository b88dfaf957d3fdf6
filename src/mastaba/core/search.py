"""Search: what comes of each choice, over many worlds that fit what a seat sees.

Templates like those in ``engine.py``, bound to a game's rules and policy. A world is an observation with the hidden things dealt
anew. All candidates are tried in the same world with the same luck: every kind of chance (every word of its actions) has dice of its
own, so that the patterns or cards to come stay the same though the candidates lead to different numbers of them being asked for.
"""

from __future__ import annotations

from typing import Any

from mastaba.core.bag import Array, lowest, member, pick, roll
from mastaba.core.contract import CHANCE
from mastaba.core.engine import CHANCE_BIT, fall, unbound

actors = legal = apply = odds = scores = ranks = redeal = worth = choose = standing = promise = unbound
WIN = 10.0  # points that the win itself is worth beside the margin; a game's policy may say otherwise


def any_choice(t: Any, s: Any, seat: int, dice: Array, out: Array) -> int:
    """The policy of a game that has none: any legal action."""
    n = legal(t, s, seat, out)
    return member(out, pick(dice, n))


def lead(t: Any, s: Any, seat: int) -> float:
    """The promise of a position in a game that has no other: where the seat stands, against the best of the others."""
    best = -1e18
    for other in range(s.seats):
        if other != seat:
            best = max(best, standing(t, s, other))
    return standing(t, s, seat) - (best if s.seats > 1 else 0.0)


def final(t: Any, s: Any, seat: int, totals: Array) -> float:
    """What a finished game is worth: the margin in points, and the win itself."""
    scores(t, s, totals)
    best = -(1 << 40)
    for other in range(s.seats):
        if other != seat:
            best = max(best, totals[other])
    if s.seats == 1:
        return float(totals[seat])
    margin = float(totals[seat] - best)
    ranks(t, s, totals)
    first, shared = totals[seat] == 1, 0
    for other in range(s.seats):
        shared += totals[other] == 1
    return margin + (WIN / shared if first else 0.0)


def play_on(t: Any, s: Any, streams: Array, dice: Array, out: Array, weights: Array, most: int) -> bool:
    """Play by the policy to the end, or for ``most`` decisions; whether the game is over."""
    decisions = 0
    acting = actors(s)
    while acting != 0:
        if acting == CHANCE_BIT:
            n = legal(t, s, CHANCE, out)
            total = odds(t, s, weights)
            kind = 0
            while out[kind] == 0:
                kind += 1
            apply(t, s, CHANCE, fall(out, weights, total > 0, pick(streams[kind], total if total > 0 else n)))
        else:
            if decisions >= most:
                return False
            seat = lowest(acting)
            apply(t, s, seat, choose(t, s, seat, dice, out))
            decisions += 1
        acting = actors(s)
    return True


def throw(dice: Array, thrown: Array) -> None:
    """Dice for as many worlds as there are rows, one row after the other."""
    for world in range(len(thrown)):
        for k in range(4):
            thrown[world, k] = roll(dice)


def try_worlds(
    tables: Array, seen: Array, seat: int, candidates: Array, thrown: Array, first: int, last: int, most: int, values: Array, rooms: tuple[Any, ...]
) -> None:
    """What comes of every candidate in the worlds from ``first`` to ``last``: a row of ``values`` a world."""
    t = tables[0]
    scratch, streams, luck, dice, out, weights, totals = rooms
    for world in range(first, last):
        scratch[0] = seen[0]
        dice[:] = thrown[world]
        redeal(t, scratch[0], seat, dice)
        for kind in range(len(luck)):
            for k in range(4):
                luck[kind, k] = roll(dice)
        a, b, c, d = dice[0], dice[1], dice[2], dice[3]
        for k in range(len(candidates)):
            s = scratch[1]
            scratch[1] = scratch[0]
            streams[:, :] = luck
            dice[0], dice[1], dice[2], dice[3] = a, b, c, d
            apply(t, s, seat, candidates[k])
            if play_on(t, s, streams, dice, out, weights, most):
                values[world, k] = final(t, s, seat, totals)
            else:
                values[world, k] = promise(t, s, seat)


def choose_in(tables: Array, seen: Array, j: int, seat: int, dice: Array, out: Array) -> int:
    """What the policy itself would do."""
    return choose(tables[0], seen[j], seat, dice, out)


def worth_after(tables: Array, seen: Array, j: int, seat: int, action: int, scratch: Array) -> float:
    """What a position is worth to a seat after an action, as a beginner sees it."""
    scratch[0] = seen[j]
    apply(tables[0], scratch[0], seat, action)
    return worth(tables[0], scratch[0], seat)


def standing_after(tables: Array, seen: Array, j: int, seat: int, action: int, scratch: Array) -> float:
    """Where a seat stands after an action, as somebody sees it who knows the game."""
    scratch[0] = seen[j]
    apply(tables[0], scratch[0], seat, action)
    return standing(tables[0], scratch[0], seat)


INNER = (final, play_on)
DRIVERS = (throw, try_worlds, choose_in, worth_after, standing_after)

"""What environments do with a game's rules in compiled code: a decision and what is seen after it, whole, so
that Python calls once, and a game stays in the nearest cache meanwhile."""

from __future__ import annotations

from functools import cache
from types import ModuleType
from typing import cast

from mastaba.core.bag import Array, holds, member, pick
from mastaba.core.contract import Definition, Rules
from mastaba.core.encoder import encode_all, encode_one, expand_all, expand_one
from mastaba.core.engine import shared_drivers, to_decision
from mastaba.core.kernel import bind, brief, driver

rules: Rules = cast(Rules, None)  # bound to a game's rules by Turns

EVERY = -1  # instead of the learner's seat: all are the learner's
BLOCK = 256  # games, at a time: their observations stay in a near cache


def play_all(
    tables: Array, states: Array, who: Array, chosen: Array, dice: Array, masks: Array, choices: Array,
    learner: int, seats: int, variant: Array, points: bool, results: Array,
    seen: Array, raw: Array, programs: Array, rows: Array, runs: Array, encoded: Array, expanded: Array,
) -> int:  # fmt: skip
    """One decision of the learner in every game, and what follows up to its next one; or a fresh game, where
    ``who`` is below 0. Then what is seen, encoded, and what may be done. How many games have ended with it:
    their ``results`` are their points or their ranks, and they are seen by the seat that has acted."""
    t, ended = tables[0], 0
    for start in range(0, len(states), BLOCK):
        end = min(start + BLOCK, len(states))
        for i in range(start, end):
            s, streams, seat = states[i], dice[i : i + 1], who[i]
            if seat < 0:
                rules.setup(t, s, seats, variant)
            else:
                rules.apply(t, s, seat, chosen[i])
            view, seat = seat, to_decision(t, s, streams)
            while learner >= 0 and seat >= 0 and seat != learner:
                n = rules.legal(t, s, seat, masks[i])
                rules.apply(t, s, seat, member(masks[i], pick(dice[i], n)))
                seat = to_decision(t, s, streams)
            who[i] = seat
            if seat >= 0:
                choices[i] = rules.legal(t, s, seat, masks[i])
                view = seat
            else:
                ended += 1
                masks[i] = 0
                if points:
                    rules.scores(t, s, results[i])
                else:
                    rules.ranks(t, s, results[i])
            seen[i - start] = s
            if view >= 0:
                rules.observe(t, seen[i - start], view)
            chosen[i] = view
        views, games = chosen[start:end], slice(start, end)
        encode_all(raw[: end - start], views, programs, rows, encoded[games])
        expand_all(masks[games], views, runs, expanded[games])
    return ended


def look_in(
    tables: Array, states: Array, seat: int, seen: Array, raw: Array, program: Array, rows: Array,
    mask: Array, runs: Array, encoded: Array, expanded: Array,
) -> None:  # fmt: skip
    """What a seat sees of one game, encoded, and its set of actions, expanded."""
    seen[0] = states[0]
    rules.observe(tables[0], seen[0], seat)
    encode_one(raw, program, rows, encoded)
    expand_one(mask, runs, expanded)


@driver
def actions_of(who: Array, masks: Array, numbers: Array, actions: Array, chosen: Array) -> int:
    """The actions of these numbers into ``chosen``; the first game in which that is not legal, or -1."""
    for i in range(len(who)):
        if who[i] >= 0:
            number = numbers[i]
            if number < 0 or number >= actions.shape[1] or not holds(masks[i], actions[who[i], number]):
                return i
            chosen[i] = actions[who[i], number]
    return -1


@driver
def sample_all(who: Array, masks: Array, choices: Array, dice: Array, numbers: Array, found: Array) -> None:
    """The number of a random legal action for every game that is not over; 0 for the others."""
    for i in range(len(who)):
        found[i] = 0
        if who[i] >= 0:
            found[i] = numbers[who[i], member(masks[i], pick(dice[i], choices[i]))]


class Turns:
    """These drivers, bound to a game."""

    def __init__(self, game: Definition) -> None:
        rules_, shared = cast(ModuleType, game.rules), shared_drivers(game)
        self.play_all = bind(play_all, rules_, **shared)
        self.look_in = bind(look_in, rules_, kind=brief, **shared)


@cache
def turns_of(game: Definition) -> Turns:
    """The drivers of a game, bound once."""
    return Turns(game)

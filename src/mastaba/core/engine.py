"""Drivers: what Python, search and simulation do with a game's rules.

Written once, in terms of ``rules``; ``Engine`` binds that name to the rules of one game. Drivers take arrays
and an index, which costs Python a third of a microsecond per call where a record would cost five. ``out`` is
room for a set of actions, ``weights`` for the odds of chance.
"""

from __future__ import annotations

import threading
from types import ModuleType
from typing import Any, cast

import numpy as np

from mastaba.core.bag import WORD, Array, count, lowest, member, pick
from mastaba.core.contract import CHANCE, Definition, Rules
from mastaba.core.kernel import bind
from mastaba.core.layout import zeros

rules: Rules = cast(Rules, None)  # bound to a game's rules by Engine

CHANCE_BIT = 1 << CHANCE


def set_up(tables: Array, states: Array, i: int, seats: int, variant: Array) -> None:
    rules.setup(tables[0], states[i], seats, variant)


def actors_of(states: Array, i: int) -> int:
    return rules.actors(states[i])


def legal_in(tables: Array, states: Array, i: int, who: int, out: Array) -> int:
    return rules.legal(tables[0], states[i], who, out)


def play_in(tables: Array, states: Array, i: int, who: int, action: int) -> int:
    """Carry a legal action out; who may act then."""
    rules.apply(tables[0], states[i], who, action)
    return rules.actors(states[i])


def fall(out: Array, weights: Array, weighted: bool, value: int) -> int:
    """The action of chance that a value below the sum of the weights falls on."""
    if not weighted:
        return member(out, value)
    k = 0
    while value >= weights[k]:
        value -= weights[k]
        k += 1
    return member(out, k)


def chance_in(tables: Array, states: Array, i: int, value: int, out: Array, weights: Array) -> int:
    """The action of chance that a random value, large against the odds, falls on."""
    n = rules.legal(tables[0], states[i], CHANCE, out)
    total = rules.odds(tables[0], states[i], weights)
    return fall(out, weights, total > 0, value % (total if total > 0 else n))


def odds_in(tables: Array, states: Array, i: int, out: Array, weights: Array) -> int:
    """Chance's actions into ``out``, their weights into ``weights``, and how many there are."""
    n = rules.legal(tables[0], states[i], CHANCE, out)
    if rules.odds(tables[0], states[i], weights) == 0:
        weights[:n] = 1
    return n


def observe_in(tables: Array, states: Array, i: int, seat: int, observations: Array, j: int) -> None:
    observations[j] = states[i]
    rules.observe(tables[0], observations[j], seat)


def redeal_in(tables: Array, observations: Array, j: int, seat: int, dice: Array) -> None:
    rules.redeal(tables[0], observations[j], seat, dice)


def scores_in(tables: Array, states: Array, i: int, out: Array) -> None:
    rules.scores(tables[0], states[i], out)


def ranks_in(tables: Array, states: Array, i: int, out: Array) -> None:
    rules.ranks(tables[0], states[i], out)


def to_decision(t: Any, s: Any, dice: Array, out: Array, weights: Array) -> int:
    """Let chance have its way until a seat has to decide; the lowest such seat, or -1 when the game is
    over."""
    acting = rules.actors(s)
    while acting == CHANCE_BIT:
        n = rules.legal(t, s, CHANCE, out)
        total = rules.odds(t, s, weights)
        rules.apply(t, s, CHANCE, fall(out, weights, total > 0, pick(dice, total if total > 0 else n)))
        acting = rules.actors(s)
    return lowest(acting) if acting else -1


def step_in(
    tables: Array, states: Array, i: int, who: int, action: int, dice: Array, out: Array, weights: Array
) -> int:
    """One decision, whole: the action (none if ``who`` is below 0), chance after it, the next choices in
    ``out``; the seat to act, or -1."""
    t, s = tables[0], states[i]
    if who >= 0:
        rules.apply(t, s, who, action)
    seat = to_decision(t, s, dice, out, weights)
    if seat >= 0:
        rules.legal(t, s, seat, out)
    return seat


def step_all(
    tables: Array, states: Array, who: Array, chosen: Array, dice: Array, masks: Array, weights: Array
) -> None:
    """One decision in every game that is not over: ``who`` and ``masks`` become those of the next
    decision."""
    t = tables[0]
    for i in range(len(states)):
        s = states[i]
        if who[i] >= 0:
            rules.apply(t, s, who[i], chosen[i])
            who[i] = to_decision(t, s, dice[i], masks[i], weights)
            if who[i] >= 0:
                rules.legal(t, s, who[i], masks[i])


def start_all(
    tables: Array,
    states: Array,
    who: Array,
    dice: Array,
    masks: Array,
    weights: Array,
    seats: int,
    variant: Array,
) -> None:
    """Fresh games in all places whose ``who`` is below 0, up to their first decision."""
    t = tables[0]
    for i in range(len(states)):
        if who[i] < 0:
            s = states[i]
            rules.setup(t, s, seats, variant)
            who[i] = to_decision(t, s, dice[i], masks[i], weights)
            rules.legal(t, s, who[i], masks[i])


def choose_all(who: Array, masks: Array, dice: Array, chosen: Array) -> None:
    """A random legal action for every game that is not over."""
    for i in range(len(who)):
        if who[i] >= 0:
            n = 0
            for w in range(masks.shape[1]):
                n += count(masks[i, w])
            chosen[i] = member(masks[i], pick(dice[i], n))


def observe_all(tables: Array, states: Array, who: Array, observations: Array) -> None:
    """What the seat to act sees, in every game that is not over."""
    t = tables[0]
    for i in range(len(states)):
        if who[i] >= 0:
            observations[i] = states[i]
            rules.observe(t, observations[i], who[i])


def playout(tables: Array, states: Array, i: int, dice: Array, out: Array, weights: Array, most: int) -> int:
    """Random play from here to the end, or for ``most`` decisions; how many decisions of seats it took."""
    t, s = tables[0], states[i]
    decisions = 0
    seat = to_decision(t, s, dice, out, weights)
    while seat >= 0 and decisions < most:
        n = rules.legal(t, s, seat, out)
        rules.apply(t, s, seat, member(out, pick(dice, n)))
        decisions += 1
        seat = to_decision(t, s, dice, out, weights)
    return decisions


def playouts(
    tables: Array,
    states: Array,
    dice: Array,
    out: Array,
    weights: Array,
    seats: int,
    variant: Array,
    games: int,
    most: int,
) -> int:
    """That many games of random play in ``states[0]``, one after the other; the decisions of all."""
    decisions = 0
    for _ in range(games):
        rules.setup(tables[0], states[0], seats, variant)
        decisions += playout(tables, states, 0, dice, out, weights, most)
    return decisions


INNER = (fall, to_decision, playout)


class Engine:
    """One game's rules, driven from Python. Every driver is compiled on first use.

    >>> from mastaba.match.registry import game
    >>> engine = game("silver-and-gold").engine
    >>> engine.words
    6
    """

    def __init__(self, game: Definition) -> None:
        bound = cast(ModuleType, game.rules)
        inner: dict[str, Any] = {}
        for template in INNER:
            inner[template.__name__] = bind(template, bound, **inner)

        def driver(template: Any) -> Any:
            return bind(template, bound, **inner)

        self.state: np.dtype[Any] = game.state
        self.words: int = game.rules.WORDS
        self._shared = threading.local()
        # one game, from Python
        self.set_up = driver(set_up)
        self.actors_of = driver(actors_of)
        self.legal_in = driver(legal_in)
        self.play_in = driver(play_in)
        self.chance_in = driver(chance_in)
        self.odds_in = driver(odds_in)
        self.observe_in = driver(observe_in)
        self.redeal_in = driver(redeal_in)
        self.scores_in = driver(scores_in)
        self.ranks_in = driver(ranks_in)
        self.step_in = driver(step_in)
        # many games at once
        self.start_all = driver(start_all)
        self.step_all = driver(step_all)
        self.choose_all = driver(choose_all)
        self.observe_all = driver(observe_all)
        # random play
        self.playout = inner["playout"]
        self.playouts = driver(playouts)

    def shared_buffers(self) -> tuple[Array, Array]:
        """Buffers that all games of a thread share: for calls that leave nothing in it."""
        if not hasattr(self._shared, "buffers"):
            self._shared.buffers = self.buffers()
        buffers: tuple[Array, Array] = self._shared.buffers
        return buffers

    def buffers(self) -> tuple[Array, Array]:
        """Buffers for a set of actions, and for the odds of chance."""
        number = np.dtype(np.int64)
        return zeros(self.words, number), zeros(self.words * WORD, number)

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

from mastaba.core.bag import WORD, Array, lowest, member, pick, pick_for
from mastaba.core.contract import CHANCE, Definition, Rules
from mastaba.core.intrinsics import stack_array
from mastaba.core.kernel import bind, brief, driver, inlined, rule
from mastaba.core.layout import zeros

rules: Rules = cast(Rules, None)  # bound to a game's rules by Engine

CHANCE_BIT = 1 << CHANCE
WORDS, OUTCOMES = 0, 0  # bound to the number of words of a game's actions, and of the bits in them


def set_up(tables: Array, states: Array, i: int, seats: int, variant: Array) -> None:
    rules.setup(tables[0], states[i], seats, variant)


def actors_of(states: Array, i: int) -> int:
    return rules.actors(states[i])


def legal_in(tables: Array, states: Array, i: int, who: int, out: Array) -> int:
    return rules.legal(tables[0], states[i], who, out)


def play_in(tables: Array, states: Array, i: int, who: int, action: int) -> int:
    """Carry out a legal action; the mask of who may act next."""
    rules.apply(tables[0], states[i], who, action)
    return rules.actors(states[i])


def fall(out: Array, weights: Array, weighted: bool, value: int) -> int:
    """The action of chance that a value, which is below the sum of the weights, selects."""
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


def draw_in(tables: Array, states: Array, i: int, streams: Array) -> int:
    return draw(tables[0], states[i], streams)


def observe_in(tables: Array, states: Array, i: int, seat: int, observations: Array, j: int) -> None:
    observations[j] = states[i]
    rules.observe(tables[0], observations[j], seat)


def redeal_in(tables: Array, observations: Array, j: int, seat: int, dice: Array) -> None:
    rules.redeal(tables[0], observations[j], seat, dice)


def scores_in(tables: Array, states: Array, i: int, out: Array) -> None:
    rules.scores(tables[0], states[i], out)


def ranks_in(tables: Array, states: Array, i: int, out: Array) -> None:
    rules.ranks(tables[0], states[i], out)


def draw(t: Any, s: Any, streams: Array) -> int:
    """What chance does, at random. The dice are those of the kind of chance: the word of its actions."""
    out, weights = stack_array(WORDS), stack_array(OUTCOMES)
    n = rules.legal(t, s, CHANCE, out)
    total = rules.odds(t, s, weights)
    kind = 0
    while out[kind] == 0:
        kind += 1
    return fall(out, weights, total > 0, pick_for(kind, total if total > 0 else n, streams))


def to_decision(t: Any, s: Any, dice: Array) -> int:
    """Let chance have its way until a seat has to decide; the lowest such seat, or -1 when the game is
    over."""
    acting = rules.actors(s)
    while acting == CHANCE_BIT:
        rules.apply(t, s, CHANCE, draw(t, s, dice))
        acting = rules.actors(s)
    return lowest(acting) if acting else -1


def step_in(tables: Array, states: Array, i: int, who: int, action: int, dice: Array, out: Array) -> int:
    """One decision, whole: the action (none if ``who`` is below 0), chance after it, the next choices in
    ``out``; the seat to act, or -1."""
    t, s = tables[0], states[i]
    if who >= 0:
        rules.apply(t, s, who, action)
    seat = to_decision(t, s, dice)
    if seat >= 0:
        rules.legal(t, s, seat, out)
    return seat


def step_all(
    tables: Array, states: Array, who: Array, chosen: Array, dice: Array, masks: Array, choices: Array
) -> None:
    """One decision in every game that is not over: ``who``, ``masks`` and ``choices``, how many there are in
    the mask, become those of the next decision."""
    t = tables[0]
    for i in range(len(states)):
        s = states[i]
        if who[i] >= 0:
            rules.apply(t, s, who[i], chosen[i])
            who[i] = to_decision(t, s, dice[i : i + 1])
            if who[i] >= 0:
                choices[i] = rules.legal(t, s, who[i], masks[i])


def start_all(
    tables: Array,
    states: Array,
    who: Array,
    dice: Array,
    masks: Array,
    choices: Array,
    seats: int,
    variant: Array,
) -> None:
    """Fresh games in all places whose ``who`` is below 0, up to their first decision."""
    t = tables[0]
    for i in range(len(states)):
        if who[i] < 0:
            s = states[i]
            rules.setup(t, s, seats, variant)
            who[i] = to_decision(t, s, dice[i : i + 1])
            choices[i] = rules.legal(t, s, who[i], masks[i])


def choose_all(who: Array, masks: Array, choices: Array, dice: Array, chosen: Array) -> None:
    """A random legal action for every game that is not over."""
    for i in range(len(who)):
        if who[i] >= 0:
            chosen[i] = member(masks[i], pick(dice[i], choices[i]))


def observe_all(tables: Array, states: Array, who: Array, observations: Array) -> None:
    """What the seat to act sees, in every game that is not over."""
    t = tables[0]
    for i in range(len(states)):
        if who[i] >= 0:
            observations[i] = states[i]
            rules.observe(t, observations[i], who[i])


def playout(tables: Array, states: Array, i: int, dice: Array, most: int) -> int:
    """Random play from here to the end, or for ``most`` decisions; how many decisions of seats it took.
    ``dice`` is a row of dice."""
    t, s = tables[0], states[i]
    out = stack_array(WORDS)  # so near that short sets of actions stay in registers
    decisions = 0
    seat = to_decision(t, s, dice)
    while seat >= 0 and decisions < most:
        n = rules.legal(t, s, seat, out)
        rules.apply(t, s, seat, member(out, pick(dice[0], n)))
        decisions += 1
        seat = to_decision(t, s, dice)
    return decisions


def playouts(
    tables: Array, states: Array, dice: Array, seats: int, variant: Array, games: int, most: int
) -> int:
    """That many games of random play in ``states[0]``, one after the other; the decisions of all."""
    decisions = 0
    for _ in range(games):
        rules.setup(tables[0], states[0], seats, variant)
        decisions += playout(tables, states, 0, dice, most)
    return decisions


def shared_drivers(game: Definition) -> dict[str, Any]:
    """What other drivers of a game call, by name."""
    words = game.rules.WORDS
    shared: dict[str, Any] = {"WORDS": words, "OUTCOMES": words * WORD}
    rules_ = cast(ModuleType, game.rules)
    for template, kind in ((fall, rule), (draw, rule), (to_decision, inlined), (playout, driver)):
        shared[template.__name__] = bind(template, rules_, kind=kind, **shared)
        if template is draw and game.draw is not None:
            shared["draw"] = game.draw
    return shared


class Engine:
    """One game's rules, driven from Python. Every driver is compiled on first use.

    >>> from mastaba.match.registry import game
    >>> engine = game("silver-and-gold").engine
    >>> engine.words
    6
    """

    def __init__(self, game: Definition) -> None:
        rules_ = cast(ModuleType, game.rules)
        shared = shared_drivers(game)

        def bound(template: Any) -> Any:
            return bind(template, rules_, **shared)

        def called(template: Any) -> Any:
            return bind(template, rules_, kind=brief, **shared)

        self.state: np.dtype[Any] = game.state
        self.words: int = game.rules.WORDS
        self._shared = threading.local()
        # one game, from Python
        self.set_up = called(set_up)
        self.actors_of = called(actors_of)
        self.legal_in = called(legal_in)
        self.play_in = called(play_in)
        self.chance_in = called(chance_in)
        self.odds_in = called(odds_in)
        self.draw_in = called(draw_in)
        self.observe_in = called(observe_in)
        self.redeal_in = called(redeal_in)
        self.scores_in = called(scores_in)
        self.ranks_in = called(ranks_in)
        self.step_in = called(step_in)
        # many games at once
        self.start_all = bound(start_all)
        self.step_all = bound(step_all)
        self.choose_all = bound(choose_all)
        self.observe_all = bound(observe_all)
        # random play
        self.playout = shared["playout"]
        self.playouts = bound(playouts)

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

"""Drivers: what Python, search and simulation do with a game's rules.

Written once; ``Engine`` binds them to the rules of one game. They take arrays and an index, which costs Python a third of
a microsecond a call where a record would cost five.
``out`` is room for a set of actions, ``weights`` for the odds of chance.
"""

from __future__ import annotations

import threading
from types import ModuleType
from typing import Any

import numpy as np

from mastaba.core.bag import WORD, Array, count, lowest, member, pick
from mastaba.core.contract import CHANCE
from mastaba.core.kernel import bind
from mastaba.core.layout import zeros


def unbound(*_: Any) -> Any:
    """A rule of no game: ``Engine`` gives these names their meaning."""
    raise LookupError("a driver is called through an Engine")


setup = actors = legal = apply = odds = scores = ranks = observe = redeal = worth = unbound

CHANCE_BIT = 1 << CHANCE


def set_up(tables: Array, states: Array, i: int, seats: int, variant: Array) -> None:
    setup(tables[0], states[i], seats, variant)


def actors_of(states: Array, i: int) -> int:
    return actors(states[i])


def legal_in(tables: Array, states: Array, i: int, who: int, out: Array) -> int:
    return legal(tables[0], states[i], who, out)


def play_in(tables: Array, states: Array, i: int, who: int, action: int) -> int:
    """Carry a legal action out; who may act then."""
    apply(tables[0], states[i], who, action)
    return actors(states[i])


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
    n = legal(tables[0], states[i], CHANCE, out)
    total = odds(tables[0], states[i], weights)
    return fall(out, weights, total > 0, value % (total if total > 0 else n))


def odds_in(tables: Array, states: Array, i: int, out: Array, weights: Array) -> int:
    """Chance's actions into ``out``, their weights into ``weights``, and how many there are."""
    n = legal(tables[0], states[i], CHANCE, out)
    if odds(tables[0], states[i], weights) == 0:
        weights[:n] = 1
    return n


def observe_in(tables: Array, states: Array, i: int, seat: int, observations: Array, j: int) -> None:
    observations[j] = states[i]
    observe(tables[0], observations[j], seat)


def redeal_in(tables: Array, observations: Array, j: int, seat: int, dice: Array) -> None:
    redeal(tables[0], observations[j], seat, dice)


def scores_in(tables: Array, states: Array, i: int, out: Array) -> None:
    scores(tables[0], states[i], out)


def ranks_in(tables: Array, states: Array, i: int, out: Array) -> None:
    ranks(tables[0], states[i], out)


def to_decision(t: Any, s: Any, dice: Array, out: Array, weights: Array) -> int:
    """Let chance have its way until a seat has to decide; the lowest such seat, or -1 when the game is over."""
    acting = actors(s)
    while acting == CHANCE_BIT:
        n = legal(t, s, CHANCE, out)
        total = odds(t, s, weights)
        apply(t, s, CHANCE, fall(out, weights, total > 0, pick(dice, total if total > 0 else n)))
        acting = actors(s)
    return lowest(acting) if acting else -1


def step_in(tables: Array, states: Array, i: int, who: int, action: int, dice: Array, out: Array, weights: Array) -> int:
    """One decision, whole: the action (none if ``who`` is below 0), chance after it, the next choices in ``out``; the seat to act, or -1."""
    t, s = tables[0], states[i]
    if who >= 0:
        apply(t, s, who, action)
    seat = to_decision(t, s, dice, out, weights)
    if seat >= 0:
        legal(t, s, seat, out)
    return seat


def step_all(tables: Array, states: Array, who: Array, chosen: Array, dice: Array, masks: Array, weights: Array) -> None:
    """One decision in every game that is not over: ``who`` and ``masks`` become those of the next decision."""
    t = tables[0]
    for i in range(len(states)):
        s = states[i]
        if who[i] >= 0:
            apply(t, s, who[i], chosen[i])
            who[i] = to_decision(t, s, dice[i], masks[i], weights)
            if who[i] >= 0:
                legal(t, s, who[i], masks[i])


def start_all(tables: Array, states: Array, who: Array, dice: Array, masks: Array, weights: Array, seats: int, variant: Array) -> None:
    """Fresh games in all places whose ``who`` is below 0, up to their first decision."""
    t = tables[0]
    for i in range(len(states)):
        if who[i] < 0:
            s = states[i]
            setup(t, s, seats, variant)
            who[i] = to_decision(t, s, dice[i], masks[i], weights)
            legal(t, s, who[i], masks[i])


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
            observe(t, observations[i], who[i])


def playout(tables: Array, states: Array, i: int, dice: Array, out: Array, weights: Array, most: int) -> int:
    """Random play from here to the end, or for ``most`` decisions; how many decisions of seats it took."""
    t, s = tables[0], states[i]
    decisions = 0
    seat = to_decision(t, s, dice, out, weights)
    while seat >= 0 and decisions < most:
        n = legal(t, s, seat, out)
        apply(t, s, seat, member(out, pick(dice, n)))
        decisions += 1
        seat = to_decision(t, s, dice, out, weights)
    return decisions


def playouts(tables: Array, states: Array, dice: Array, out: Array, weights: Array, seats: int, variant: Array, games: int, most: int) -> int:
    """That many games of random play in ``states[0]``, one after the other; the decisions of all."""
    decisions = 0
    for _ in range(games):
        setup(tables[0], states[0], seats, variant)
        decisions += playout(tables, states, 0, dice, out, weights, most)
    return decisions


def best_next(tables: Array, observations: Array, j: int, seat: int, dice: Array, out: Array, scratch: Array) -> int:
    """The action after which the seat's position is worth most to it; one of the best at random."""
    t = tables[0]
    n = legal(t, observations[j], seat, out)
    best, found, ties = -1, -1e18, 0
    for k in range(n):
        action = member(out, k)
        scratch[0] = observations[j]
        apply(t, scratch[0], seat, action)
        value = worth(t, scratch[0], seat)
        if value > found + 1e-9:
            best, found, ties = action, value, 1
        elif value > found - 1e-9:
            ties += 1
            if pick(dice, ties) == 0:
                best = action
    return best


INNER = (fall, to_decision, playout)
DRIVERS = (
    set_up, actors_of, legal_in, play_in, chance_in, odds_in, observe_in, redeal_in, scores_in, ranks_in,
    step_in, step_all, start_all, choose_all, observe_all, playouts, best_next,
)  # fmt: skip
RULES = ("setup", "actors", "legal", "apply", "odds", "scores", "ranks", "observe", "redeal")


class Engine:
    """One game's rules, driven from Python: every driver above as a method of the same name, compiled on first use.

    >>> from mastaba.match.registry import game
    >>> engine = game("silver-and-gold").engine
    >>> engine.words
    6
    """

    def __init__(self, rules: ModuleType, worth: Any, state: np.dtype[Any], policy: ModuleType | None = None) -> None:
        from mastaba.core import beam, search, tree  # they are written in terms of this module

        meanings: dict[str, Any] = {name: getattr(rules, name) for name in RULES} | {"worth": worth}
        meanings["standing"] = getattr(policy, "standing", worth)
        for name, default in (("choose", search.any_choice), ("promise", search.lead)):
            meanings[name] = getattr(policy, name, None) or bind(default, meanings, rules.__name__)
        meanings["WIN"] = getattr(policy, "WIN", search.WIN)
        for template in INNER + search.INNER + beam.INNER:
            meanings[template.__name__] = bind(template, meanings, rules.__name__)
        self.state = state
        self._shared = threading.local()
        self.words: int = rules.WORDS
        templates = DRIVERS + search.DRIVERS + tree.DRIVERS + beam.DRIVERS
        self._drivers = {template.__name__: bind(template, meanings, rules.__name__) for template in templates}
        self._drivers["playout"] = meanings["playout"]

    def __getattr__(self, name: str) -> Any:
        try:
            return self._drivers[name]
        except KeyError:
            raise AttributeError(name) from None

    def shared_room(self) -> tuple[Array, Array]:
        """Room that all games of a thread share: for calls that leave nothing in it."""
        if not hasattr(self._shared, "room"):
            self._shared.room = self.room()
        room: tuple[Array, Array] = self._shared.room
        return room

    def room(self) -> tuple[Array, Array]:
        """Room for a set of actions, and for the odds of chance."""
        number = np.dtype(np.int64)
        return zeros(self.words, number), zeros(self.words * WORD, number)

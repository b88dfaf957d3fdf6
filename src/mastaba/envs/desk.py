"""One game in numbers, played in this process: what the environments of single games are made of."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, SupportsIndex

import numpy as np

from mastaba.core.bag import LOW, SHIFT, Array, dice
from mastaba.core.contract import OPEN, Value
from mastaba.core.encoder import as_bytes
from mastaba.core.layout import blank
from mastaba.core.quoting import quoted
from mastaba.core.seat import IllegalMove
from mastaba.envs.pictures import picture, text
from mastaba.envs.turns import turns_of
from mastaba.match import registry
from mastaba.match.numbers import numbers_of, rewards_by_rank
from mastaba.match.shuffle import Seed, seed_text

REWARDS = ("rank", "margin")


def place_of(number: Any, length: int) -> int:
    """The number of an action; IllegalMove if it is none."""
    try:
        place = int(number.__index__())
    except (AttributeError, TypeError):
        raise IllegalMove(f"an action is a number from 0 to {length - 1}, not {number!r:.40}") from None
    if not 0 <= place < length:
        raise IllegalMove(f"there is no action {place}: they go from 0 to {length - 1}")
    return place


def allowed(mask: Array) -> str:
    """The first actions of a mask, for a sentence."""
    legal = np.flatnonzero(mask).tolist()
    return ", ".join(map(str, legal[:10])) + (", …" if len(legal) > 10 else "")


def whole(what: str, number: Any) -> int:
    """A whole number, such as that of players."""
    if isinstance(number, np.ndarray) or not hasattr(number, "__index__"):
        raise ValueError(f"{what} is a whole number, not {number!r:.40}")
    return int(number.__index__())


def seat_number(seat: Any, players: int) -> int:
    """The number of a seat at a table."""
    number = whole("seat", seat)
    if not 0 <= number < players:
        raise ValueError(f"there is no seat {number}: they go from 0 to {players - 1}")
    return number


def check_notation(notation: Any) -> None:
    if not isinstance(notation, str):
        raise IllegalMove(f"notation is a text, not {notation!r:.40}")


class Set:
    """A game with a number of players, a deck and options, checked; and its numbers."""

    def __init__(
        self, game: str, players: SupportsIndex, deck: Any, reward: str, options: dict[str, Value]
    ) -> None:
        self.about, self.players = registry.about(game), whole("players", players)
        self.variant = self.about.variant(options)
        if reward not in REWARDS:
            raise ValueError(f"reward can't be {quoted(reward)}; it can be: {' or '.join(REWARDS)}")
        self.reward, self.by_points = reward, reward == "margin"
        read = registry.read_deck(game, Path(deck)) if isinstance(deck, str | Path) else deck
        if read is not None and not hasattr(read, "cards"):
            raise ValueError(f"deck is the path of a card file, not {deck!r:.40}")
        self.deck = read or registry.read_deck(game)
        registry.check_seats(game, self.players, self.deck, self.variant)
        self.game = registry.game(game)
        self.engine, self.turns = self.game.engine, turns_of(self.game.definition)
        self.tables: Array = self.game.tables(self.deck)
        self.numbers = numbers_of(game, self.players, self.deck, self.variant)
        values = [option.number(self.variant[option.name]) for option in self.about.options]
        self.settings = np.array(values or [0])

    def describe(self) -> str:
        """The game, its observations and its actions."""
        chosen = ", ".join(f"{name}={value}" for name, value in self.variant.items())
        reward = "1 for the first to -1 for the last" if self.reward == "rank" else "points ahead of the best"
        head = f"{self.about.title}, {self.players} players" + (f" ({chosen})" if chosen else "")
        return f"{head}\nRewards: at the end, {reward}\n{self.numbers.describe()}"

    def rewards(self, states: Array, i: int) -> Array:
        """The rewards of a finished game, by seat."""
        found = np.zeros((1, self.players), np.int64)
        told = self.engine.scores_in if self.by_points else self.engine.ranks_in
        told(self.tables, states, i, found[0])
        rewards: Array = self.rewards_of(found)[0]
        return rewards

    def rewards_of(self, results: Array) -> Array:
        """The rewards of finished games, a row for each, from the points or the ranks of their seats."""
        if not self.by_points:
            return rewards_by_rank(results)
        if self.players == 1:
            return results.astype(float)
        second, best = np.sort(results, axis=1)[:, -2:].T[..., None]
        margins: Array = (results - np.where(results == best, second, best)).astype(float)
        return margins


class Desk:
    """One game of a set."""

    def __init__(self, set_: Set) -> None:
        self.set, self.engine, self._look_in = set_, set_.engine, set_.turns.look_in
        self.states, self._seen = blank(self.engine.state), blank(self.engine.state)
        self._out, _ = self.engine.buffers()
        self._dice = dice(seed_text(None))
        self._actions: list[list[int]] = set_.numbers.choices.actions.tolist()
        encoding, choices = set_.numbers.encoding, set_.numbers.choices
        self._sizes = encoding.length, choices.length
        raw = as_bytes(self._seen)[0]
        self._told = [
            (self._seen, raw, encoding.programs[seat], encoding.tables, self._out, choices.runs[seat])
            for seat in range(set_.players)
        ]
        self.who = -1
        """The seat to act, the lowest if there are several; -1 when the game is over."""
        self.begun = False
        self._allowed = -1  # whose actions are in _out

    def reset(self, seed: Seed | None = None) -> None:
        """A fresh game. The same seed gives the same game; without one the next game of the last seed."""
        if seed is not None:
            self._dice = dice(seed_text(seed))
        self.engine.set_up(self.set.tables, self.states, 0, self.set.players, self.set.settings)
        self.who = self._step(-1, 0)
        self.begun = True

    def _step(self, who: int, action: int) -> int:
        tables, out = self.set.tables, self._out
        self._allowed = int(self.engine.step_in(tables, self.states, 0, who, action, self._dice, out))
        return self._allowed

    def _allow(self, seat: int) -> None:
        """The legal actions of a seat into ``_out``, if they are not there."""
        if seat != self._allowed:
            self.engine.legal_in(self.set.tables, self.states, 0, seat, self._out)
            self._allowed = seat

    def acting(self) -> list[int]:
        """All seats that may act now."""
        mask = int(self.engine.actors_of(self.states, 0)) if self.begun else 0
        return [seat for seat in range(self.set.players) if mask >> seat & 1]

    def check_begun(self) -> None:
        if not self.begun:
            raise IllegalMove("the game has not begun: call reset() first")

    def check(self, seat: int, number: Any) -> int:
        """The action of this number; IllegalMove, with the reason, if the seat may not do it now."""
        self.check_begun()
        place = place_of(number, self._sizes[1])
        if self.who < 0:
            raise IllegalMove(f"action {place} of seat {seat}: the game is over, call reset()")
        action = self._actions[seat][place]
        self._allow(seat)
        if not int(self._out[action >> SHIFT]) >> (action & LOW) & 1:
            mask = self.look(seat)["action_mask"]
            raise IllegalMove(
                f"action {place} of seat {seat} is not legal now; "
                + (f"its mask allows {allowed(mask)}" if mask.any() else f"it is the turn of seat {self.who}")
            )
        return action

    def step(self, seat: int, number: Any) -> None:
        """Make a decision. IllegalMove, and nothing changes, if it is not allowed."""
        self.who = self._step(seat, self.check(seat, number))

    def look(self, seat: int) -> dict[str, Array]:
        """What a seat sees, and what it may do: the observation and the mask."""
        if not self.begun:
            self.check_begun()
        long, wide = self._sizes
        encoded, mask = np.empty(long, np.int8), np.empty(wide, np.int8)
        if seat != self._allowed:
            self._allow(seat)
        self._look_in(self.set.tables, self.states, seat, *self._told[seat], encoded, mask)
        return {"observation": encoded, "action_mask": mask}

    def rewards(self) -> list[float]:
        found: list[float] = self.set.rewards(self.states, 0).tolist()
        return found

    # --- notation ---

    def write(self, seat: int, number: Any) -> str:
        """A legal action in notation."""
        action, words = self.check(seat, number), self.set.game.words
        return words.write(words.step(self.set.tables[0], self.states[0], seat, action, self.set.deck))

    def read(self, seat: int, notation: str) -> int:
        """The number of the action that a notation means here; IllegalMove, with the reason, if it is not
        legal."""
        self.check_begun()
        check_notation(notation)
        words, t, s, deck = self.set.game.words, self.set.tables[0], self.states[0], self.set.deck
        action = words.read(t, s, seat, notation, deck)
        numbers = self.set.numbers.choices.numbers[seat]
        place = int(numbers[action]) if action is not None and 0 <= action < len(numbers) else -1
        if place < 0 or not self.look(seat)["action_mask"][place]:
            raise IllegalMove(words.explain(t, s, seat, notation, deck))
        return place

    # --- drawings ---

    def draw(self, mode: str) -> Any:
        """The table as the seat to act sees it, or open when the game is over: "ansi" or "rgb_array"."""
        seat = self.who if self.who >= 0 else OPEN
        seen = self.states
        if seat >= 0:
            self.engine.observe_in(self.set.tables, self.states, 0, seat, self._seen, 0)
            seen = self._seen
        view = self.set.game.words.view(self.set.tables[0], seen[0], seat, self.set.deck)
        return drawn(self.set, view, seat, mode)


COLUMNS = 100


def drawn(set_: Set, view: Any, seat: int, mode: str) -> Any:
    """A view as text, or as a picture."""
    names = [f"player_{number}" for number in range(set_.players)]
    markup = set_.game.drawing.draw(view, set_.deck, names, seat, COLUMNS)
    return picture(markup, COLUMNS) if mode == "rgb_array" else text(markup, COLUMNS)


def simultaneous(set_: Set) -> bool:
    """Whether several seats ever act at once, in a random game."""
    desk, choose = Desk(set_), Random("simultaneous").choice
    desk.reset("simultaneous")
    while desk.who >= 0 and len(desk.acting()) < 2:
        mask = desk.look(desk.who)["action_mask"]
        desk.step(desk.who, choose(np.flatnonzero(mask).tolist()))
    return desk.who >= 0

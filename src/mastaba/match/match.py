"""One game being played: the only place that checks legality, and its log."""

from __future__ import annotations

import hashlib
import operator
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any, SupportsIndex

import msgspec
import numpy as np

from mastaba.core.bag import Array, actions, holds
from mastaba.core.contract import CHANCE, About, Step, Value, View
from mastaba.core.layout import blank, copy_into
from mastaba.match.registry import Game, about, check_seats, game, read_deck
from mastaba.match.shuffle import Seed, Shuffle, seed_text

FORMAT = "mastaba/1"
CHANCE_BIT = 1 << CHANCE
WATCHING = -1
LONGEST_MOVE = 200
Seat = str | Mapping[str, str]  # a name, or a name with the bot that plays


class IllegalMove(ValueError):
    """A move that the rules do not allow now; its text says why."""


class Match:
    """A game from the deal to the result.

    >>> match = Match("silver-and-gold", ["Ana", "Bo"], seed="5eed")
    >>> match.to_act
    [0, 1]
    >>> match.legal(0)[0]
    'keep G04 G12'
    >>> match.play(0, match.legal(0)[0])
    >>> match.play(0, "pass")
    Traceback (most recent call last):
        ...
    mastaba.match.match.IllegalMove: You have chosen your two cards; the others are still choosing (SG-7).

    Seats are names, or a number of players. Chance acts by itself, from a seed whose hash is known from the
    start and which is told when the game is over. Any number, text or bytes may be the seed; without one a
    new one is drawn.

    >>> Match("ramses", 2, seed=7).commit == Match("ramses", ["Ana", "Bo"], seed="7").commit
    True
    """

    shuffle: Shuffle | None
    commit: str | None
    """The hash of the seed, known from the start."""

    def __init__(
        self,
        name: str,
        seats: Sequence[Seat] | SupportsIndex,
        *,
        seed: Seed | None = None,
        variant: Mapping[str, Value] | None = None,
        deck: Any = None,
    ) -> None:
        self._open(name, seats, variant, deck)
        self.shuffle = Shuffle(seed_text(seed))
        self.commit = self.shuffle.commit
        self._chance()

    @classmethod
    def unshuffled(
        cls,
        name: str,
        seats: Sequence[str | Mapping[str, str]],
        *,
        variant: Mapping[str, Value] | None = None,
        deck: Any = None,
    ) -> Match:
        """A match before its first step, in which chance does nothing by itself: every step is told with
        ``follow``."""
        match = cls.__new__(cls)
        match._open(name, seats, variant, deck)
        return match

    def _open(
        self, name: str, seats: Sequence[Seat] | SupportsIndex, variant: Mapping[str, Value] | None, deck: Any
    ) -> None:
        """The table before the first step, chance not yet asked."""
        self.deck = deck or read_deck(name)
        self.variant = _chosen(about(name), variant)
        check_seats(name, _how_many(seats), self.deck, self.variant)
        self.game: Game = game(name)
        self.seats = _named(seats)
        self.tables: Array = self.game.tables(self.deck)
        self.states: Array = blank(self.game.engine.state)
        self.log: list[Step] = []
        self.shuffle = None
        self.commit = None
        self.abandoned = False
        self.chances = 0
        self.looked_up: dict[Any, Any] = {}  # what seats may look up at this ply (see ``visibility.known``)
        numbers = np.array(
            [option.number(self.variant[option.name]) for option in self.game.about.options] or [0], np.int64
        )
        self.game.engine.set_up(self.tables, self.states, 0, len(self.seats), numbers)
        self._acting = int(self.game.engine.actors_of(self.states, 0))

    # --- who and what ---

    @property
    def state(self) -> Any:
        """The true state, a record. Nobody at the table may see it."""
        return self.states[0]

    @property
    def acting(self) -> int:
        """A mask of who may act now."""
        return self._acting

    @property
    def to_act(self) -> list[int]:
        """The seats that may act now; empty when the game is over."""
        return [seat for seat in range(len(self.seats)) if self._acting >> seat & 1]

    @property
    def over(self) -> bool:
        return self._acting == 0

    @property
    def ply(self) -> int:
        """How many steps have been made, chance included."""
        return len(self.log)

    def actions(self, who: int) -> list[int]:
        """The legal actions of a seat, by number."""
        if not self._acts(who):
            return []
        out, _ = self.game.engine.shared_buffers()
        self.game.engine.legal_in(self.tables, self.states, 0, who, out)
        return actions(out)

    def legal(self, who: int) -> list[str]:
        """The legal moves of a seat, in notation."""
        return [self.words_of(who, action) for action in self.actions(who)]

    def words_of(self, who: int, action: int) -> str:
        """An action in notation."""
        words = self.game.words
        text: str = words.write(words.step(self.tables[0], self.state, who, action, self.deck))
        return text

    # --- playing ---

    def read(self, who: int, text: str) -> int:
        """The legal action that a notation means now; IllegalMove with the reason if there is none."""
        if who != CHANCE and not 0 <= who < len(self.seats):
            raise IllegalMove(
                f"there is no seat {who} at this table; seats count from 0 to {len(self.seats) - 1}"
            )
        if len(text) > LONGEST_MOVE:
            raise IllegalMove(f"no move is longer than {LONGEST_MOVE} characters")
        action = self.game.words.read(self.tables[0], self.state, who, text, self.deck)
        if action is None or not self._allows(who, action):
            if who != CHANCE:
                raise IllegalMove(self.game.words.explain(self.tables[0], self.state, who, text, self.deck))
            raise IllegalMove("chance can't do this now")
        return int(action)

    def _acts(self, who: int) -> bool:
        return who >= 0 and bool(self._acting >> who & 1)

    def _allows(self, who: int, action: int) -> bool:
        if not self._acts(who):
            return False
        out, _ = self.game.engine.shared_buffers()
        self.game.engine.legal_in(self.tables, self.states, 0, who, out)
        return bool(holds(out, action))

    def play(self, seat: int, text: str) -> None:
        """Make a move given in notation; chance follows by itself. IllegalMove, and nothing changes, if it is
        not legal."""
        self.act(seat, self.read(seat, text))

    def act(self, seat: int, action: int) -> None:
        """Make a move given by its number; chance follows by itself."""
        if not self._allows(seat, action):
            raise IllegalMove(f"action {action} of seat {seat} is not legal now")
        self.abandoned = False  # a game that goes on is not
        self._carry_out(seat, action)
        self._chance()

    def follow(self, who: int, text: str) -> None:
        """Make one step given in notation, of a seat or of chance, and no more."""
        self._carry_out(who, self.read(who, text))

    def _carry_out(self, who: int, action: int) -> None:
        words = self.game.words
        step = words.step(self.tables[0], self.state, who, action, self.deck)
        self._acting = int(self.game.engine.play_in(self.tables, self.states, 0, who, action))
        self.chances += who == CHANCE
        self.log.append({"by": "chance" if who == CHANCE else who, "move": words.write(step), **step})

    def _due(self, shuffle: Shuffle) -> int:
        """The outcome of chance that the shuffle gives now."""
        return int(
            self.game.engine.chance_in(
                self.tables, self.states, 0, shuffle.value(self.chances), *self.game.engine.shared_buffers()
            )
        )

    def _chance(self) -> None:
        while self._acting == CHANCE_BIT and self.shuffle:
            if (
                self.commit != self.shuffle.commit
            ):  # a replayed game whose seed is secret goes on with another
                self.commit = None
            self._carry_out(CHANCE, self._due(self.shuffle))

    # --- seeing ---

    def observation(self, seat: int) -> Array:
        """What a seat (-1: a spectator) may know, as an array of one state."""
        seen = blank(self.game.engine.state)
        self.game.engine.observe_in(self.tables, self.states, 0, seat, seen, 0)
        return seen

    def view(self, seat: int) -> View:
        """What a seat (-1: a spectator) sees, in words and lists."""
        shown: View = self.game.words.view(self.tables[0], self.observation(seat)[0], seat, self.deck)
        return shown

    # --- the end ---

    def totals(self) -> list[int]:
        out = np.zeros(len(self.seats), np.int64)
        self.game.engine.scores_in(self.tables, self.states, 0, out)
        return [int(total) for total in out]

    def ranks(self) -> list[int]:
        out = np.zeros(len(self.seats), np.int64)
        self.game.engine.ranks_in(self.tables, self.states, 0, out)
        return [int(rank) for rank in out]

    def result(self) -> dict[str, Any] | None:
        """The result of a finished game; None while it runs."""
        if not self.over:
            return None
        return {
            "seats": self.game.words.result(
                self.tables[0], self.state, self.totals(), self.ranks(), self.deck
            )
        }

    def record(self, seat: int | None = None) -> dict[str, Any]:
        """The game as data (docs/record.md). For a seat, or -1 for a spectator, only what it may know now."""
        steps = self.log if seat is None else self.game.words.known(self.state, self.log, seat, self.variant)
        record: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game.about.name,
            "rules": self.game.about.rules,
            "variant": self.variant,
            "cards": "sha256:" + self.deck.hash,
            "seats": self.seats,
        }
        if self.commit:
            told = (
                {"seed": self.shuffle.seed}
                if self.over and self.shuffle and self.shuffle.commit == self.commit
                else {}
            )
            record["shuffle"] = {"commit": self.commit} | told
        record["steps"] = steps
        if self.over:
            record["result"] = self.result()
        elif self.abandoned:
            record["ended"] = "abandoned"
        copy: dict[str, Any] = msgspec.json.decode(
            msgspec.json.encode(record)
        )  # nobody writes into the log through it
        return copy

    # --- keeping ---

    def snapshot(self) -> bytes:
        """The state and what it follows from, as bytes, to come back to without playing the log again
        (``record.resume``)."""
        return log_digest(self.log) + self.states.tobytes()

    def chair(self, seat: int) -> Chair:
        """The match as one seat's player may see it."""
        return Chair(self, seat)

    def copy(self) -> Match:
        """A match of its own that goes on from here."""
        twin = Match.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.states = blank(self.game.engine.state)
        copy_into(twin.states, self.states)
        twin.log = list(self.log)
        twin.looked_up = {}
        return twin


def _chosen(known: About, variant: Any) -> dict[str, Value]:
    """Every option with its value."""
    if variant is not None and not isinstance(variant, Mapping):
        example = {option.name: option.default for option in known.options[:1]}
        raise ValueError(f"options are given by name, such as {example}, not {variant!r:.60}")
    return known.variant(dict(variant or {}))


def _how_many(seats: Any) -> int:
    """The number of players; ValueError with advice if this is neither a number nor a list."""
    wrong = f"seats are a list of names or a number of players, not {seats!r:.60}"
    if isinstance(seats, str):
        raise ValueError(f"{wrong}: write [{seats!r:.60}]")
    if isinstance(seats, bool):
        raise ValueError(wrong)
    if isinstance(seats, Sequence):
        return len(seats)
    if not hasattr(seats, "__index__"):
        raise ValueError(wrong)
    return operator.index(seats)


def _named(seats: Any) -> list[dict[str, str]]:
    """The seats as the record has them."""
    if not isinstance(seats, Sequence):
        return [{"name": f"Player {number}"} for number in range(1, operator.index(seats) + 1)]
    named = [{"name": seat} if isinstance(seat, str) else seat for seat in seats]
    for seat in named:
        if (
            not isinstance(seat, Mapping)
            or not isinstance(seat.get("name"), str)
            or not isinstance(seat.get("bot", ""), str)
        ):
            raise ValueError(f"a seat is a name, or {{'name': …, 'bot': …}}, not {seat!r:.60}")
    return [dict(seat) for seat in named]


def log_digest(log: Sequence[Mapping[str, Any]]) -> bytes:
    """32 bytes that stand for a log."""
    return hashlib.sha256("\n".join(f"{step['by']} {step['move']}" for step in log).encode()).digest()


class Chair:
    """What a player gets of a match: the game, the cards, his own observation and his own choices. No state,
    no seed, no log."""

    __slots__ = ("_actions", "_observation", "deck", "game", "seat", "tables")

    def __init__(self, match: Match, seat: int) -> None:
        self.game, self.deck, self.tables, self.seat = match.game, match.deck, match.tables, seat
        self._observation = partial(match.observation, seat)
        self._actions = partial(match.actions, seat)

    def observation(self, seat: int) -> Array:
        self._only(seat)
        return self._observation()

    def actions(self, who: int) -> list[int]:
        self._only(who)
        return self._actions()

    def _only(self, seat: int) -> None:
        if seat != self.seat:
            raise PermissionError(f"the player in seat {self.seat} asks for what seat {seat} sees")


def play_out(match: Match, choose: Iterable[Any]) -> Match:
    """Let players, one a seat, finish a match; the lowest seat to act goes first. Those that watch look at
    the table after every step."""
    players = list(choose)
    chairs = [match.chair(seat) for seat in range(len(players))]
    watching = [(seat, player) for seat, player in enumerate(players) if hasattr(player, "watch")]
    while not match.over:
        seat = match.to_act[0]
        match.act(seat, players[seat](chairs[seat], seat))
        for other, player in watching:
            player.watch(chairs[other], other)
    return match

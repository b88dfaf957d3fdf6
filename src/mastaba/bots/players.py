"""The players a seat can be given to, by name.

A player is called with the match and its seat and answers with a legal action. It asks the match for its own observation
and its own choices, and for nothing else.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Protocol

from mastaba.core.bag import Array, dice, pick
from mastaba.core.layout import blank
from mastaba.match.registry import Game


class Seat(Protocol):
    """The side of a match that a player may see."""

    game: Game
    tables: Array

    def observation(self, seat: int) -> Array: ...
    def actions(self, who: int) -> list[int]: ...


Player = Callable[[Seat, int], int]


class Random:
    """Any legal move."""

    says = "plays any legal move"

    def __init__(self, seed: str) -> None:
        self.dice = dice(seed)[0]

    def __call__(self, match: Seat, seat: int) -> int:
        choices = match.actions(seat)
        return choices[int(pick(self.dice, len(choices)))]


class Greedy:
    """The move that looks best one step ahead."""

    says = "takes what looks best one step ahead"

    def __init__(self, seed: str) -> None:
        self.dice = dice(seed)[0]

    def __call__(self, match: Seat, seat: int) -> int:
        engine = match.game.engine
        out, _ = engine.room()
        return int(engine.best_next(match.tables, match.observation(seat), 0, seat, self.dice, out, blank(engine.state)))


PLAYERS: dict[str, type[Random] | type[Greedy]] = {"random": Random, "greedy": Greedy}


class UnknownPlayer(ValueError):
    """No player of that name."""


def bot(name: str, seed: str | None = None) -> Player:
    """A player by name; with a seed it plays the same way every time.

    >>> bot("grady")
    Traceback (most recent call last):
        ...
    mastaba.bots.players.UnknownPlayer: no bot 'grady'; the bots are: random, greedy
    """
    if name not in PLAYERS:
        raise UnknownPlayer(f"no bot {name!r}; the bots are: {', '.join(PLAYERS)}")
    return PLAYERS[name](seed if seed is not None else secrets.token_hex(16))

"""The list of games: the one place that knows them by name."""

from __future__ import annotations

import difflib
from functools import cache, lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from mastaba.core.cardfile import BadDeck, load
from mastaba.core.contract import About, Mistake, Value
from mastaba.core.telling import LONGEST, quoted

PACKAGES = {
    "silver-and-gold": "mastaba.games.silver_and_gold",
    "silver-and-gold-pyramids": "mastaba.games.pyramids",
    "ramses": "mastaba.games.ramses",
    "farao": "mastaba.games.farao",
}


class UnknownGame(ValueError):
    """No game of that name."""


def names() -> list[str]:
    return list(PACKAGES)


def _package(name: str) -> str:
    if not isinstance(name, str):
        raise UnknownGame(f"the name of a game is a text, not {name!r:.60}; the games are: {', '.join(PACKAGES)}")
    if name in PACKAGES:
        return PACKAGES[name]
    near = difflib.get_close_matches(name, PACKAGES, 1, 0.4) if len(name) <= LONGEST else []
    raise UnknownGame(f"no game {quoted(name)}" + (f"; did you mean {near[0]!r}?" if near else f"; the games are: {', '.join(PACKAGES)}"))


def about(name: str) -> About:
    """What there is to know before the game is opened.

    >>> about("silver-and-gold").players
    (2, 4)
    """
    found: About = import_module(_package(name)).ABOUT
    return found


def deck_module(name: str) -> Any:
    """The module that reads the game's card files. It needs no compiled code."""
    return import_module(_package(name) + ".deck")


def drawing(name: str) -> Any:
    """The module that draws the game in the terminal."""
    return import_module(_package(name) + ".drawing")


def read_deck(name: str, path: Path | None = None) -> Any:
    """The house deck of a game, or the one in a card file; OSError or BadDeck if that can't be read or played with."""
    if path is None:
        return _house_deck(name)
    deck = deck_module(name).read(load(path))
    _check_size(deck, about(name).players[0])
    return deck


def _check_size(deck: Any, seats: int) -> None:
    if len(deck.cards) < deck.fewest(seats):
        raise BadDeck([Mistake(0, f"{len(deck.cards)} cards are too few for {seats} players: at least {deck.fewest(seats)}")])


@cache
def _house_deck(name: str) -> Any:
    module = deck_module(name)
    return module.read(load(module.HOUSE))


def check_seats(name: str, seats: int, deck: Any, variant: dict[str, Value]) -> None:
    """ValueError if the game, this deck of it, or these options can't seat so many."""
    known = about(name)
    least, most = known.players
    if not least <= seats <= most:
        raise ValueError(f"{known.title} is for {least} to {most} players, not {seats}")
    _check_size(deck, seats)
    if clash := known.clash(seats, variant):
        raise ValueError(clash)


class Game:
    """A game, opened: its rules compiled on first use."""

    def __init__(self, name: str) -> None:
        package = _package(name)
        # engine and rules import numba: nothing before this line does
        from mastaba.core.engine import Engine

        self.about = about(name)
        self.words: Any = import_module(package + ".words")
        self.rules = import_module(package + ".rules")
        self.tables: Any = lru_cache(16)(import_module(package + ".tables").tables)
        worth = import_module(package + ".worth")
        self.policy: Any = import_module(package + ".policy") if find_spec(package + ".policy") else None  # what search plays by
        self.engine = Engine(self.rules, worth.worth, import_module(package + ".state").STATE, self.policy)
        self.hurry: Any = getattr(
            worth, "hurry", None
        )  # the move of an automatic player that has taken long enough, in games without an end to a turn
        self.reasons: Any = import_module(package + ".reasons") if find_spec(package + ".reasons") else None  # why a move is good
        self.memory: Any = import_module(package + ".memory") if find_spec(package + ".memory") else None  # in games of memory

    def __repr__(self) -> str:
        return f"<game {self.about.name}>"


@cache
def game(name: str) -> Game:
    """The game of that name, opened once."""
    return Game(name)

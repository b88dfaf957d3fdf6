"""The games that are installed: packages with an entry point in the group ``mastaba.games``."""

from __future__ import annotations

import difflib
from functools import cache, lru_cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, cast

from mastaba.core.cardfile import BadDeck, load
from mastaba.core.contract import About, DeckFormat, Definition, Drawing, Mistake, Value
from mastaba.core.quoting import LONGEST, quoted

GROUP = "mastaba.games"


class UnknownGame(ValueError):
    """No game of that name."""


@cache
def packages() -> dict[str, str]:
    """The package of each game, by its name, in the order of lists."""
    found = {entry.name: entry.value for entry in entry_points(group=GROUP)}
    abouts = {name: cast(About, import_module(package).ABOUT) for name, package in found.items()}
    return {name: found[name] for name in sorted(found, key=lambda name: (abouts[name].order, name))}


def names() -> list[str]:
    """The names of all games.

    >>> "ramses" in names()
    True
    """
    return list(packages())


def package_of(name: str) -> str:
    """The package of a game; UnknownGame with a suggestion if there is none."""
    listed = f"the games are: {', '.join(names())}"
    if not isinstance(name, str):
        raise UnknownGame(f"the name of a game is a text, not {name!r:.60}; {listed}")
    if name in packages():
        return packages()[name]
    near = difflib.get_close_matches(name, names(), 1, 0.4) if len(name) <= LONGEST else []
    raise UnknownGame(f"no game {quoted(name)}; " + (f"did you mean {near[0]!r}?" if near else listed))


def about(name: str) -> About:
    """What there is to know before the game is opened.

    >>> about("silver-and-gold").players
    (2, 4)
    """
    found: About = import_module(package_of(name)).ABOUT
    return found


def deck_module(name: str) -> DeckFormat:
    """The module that reads the game's card files. It needs no compiled code."""
    return cast(DeckFormat, import_module(package_of(name) + ".deck"))


def drawing(name: str) -> Drawing:
    """The module that draws the game in the terminal. It needs no compiled code."""
    return cast(Drawing, import_module(package_of(name) + ".drawing"))


def read_deck(name: str, path: Path | None = None) -> Any:
    """The house deck of a game, or the one in a card file; OSError or BadDeck if that can't be read or played
    with."""
    if path is None:
        return _house_deck(name)
    deck = deck_module(name).read(load(path))
    _check_size(deck, about(name).players[0])
    return deck


def _check_size(deck: Any, seats: int) -> None:
    if len(deck.cards) < deck.fewest(seats):
        raise BadDeck(
            [
                Mistake(
                    0,
                    f"{len(deck.cards)} cards are too few for {seats} players: at least {deck.fewest(seats)}",
                )
            ]
        )


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
    """A game, opened: its definition with its rules bound to drivers, which are compiled on first use."""

    def __init__(self, name: str) -> None:
        package = package_of(name)
        # the definition and the engine import numba: nothing before this line does
        from mastaba.core.engine import Engine

        found: Definition = import_module(package + ".definition").GAME
        self.definition, self.package = found, package
        self.about, self.rules, self.words, self.policy = found.about, found.rules, found.words, found.policy
        self.drawing, self.memory = found.drawing, found.memory
        self.tables: Any = lru_cache(16)(found.tables)
        self.engine = Engine(found)

    def __repr__(self) -> str:
        return f"<game {self.about.name}>"


@cache
def game(name: str) -> Game:
    """The game of that name, opened once."""
    return Game(name)

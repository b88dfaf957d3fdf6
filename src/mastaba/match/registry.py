"""The games that are installed: packages with an entry point in the group ``mastaba.games``."""

from __future__ import annotations

import difflib
from functools import cache, lru_cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from mastaba.core.encoding import Encoded

import msgspec

from mastaba.core.cardfile import BadDeck, load
from mastaba.core.contract import About, DeckFormat, Definition, Drawing, Mistake, Value
from mastaba.core.quoting import LONGEST, quoted

GROUP = "mastaba.games"


class UnknownGame(ValueError):
    """There is no game of that name."""


@cache
def _found() -> tuple[dict[str, str], dict[str, str]]:
    """The package of each game, by its name, in the order of lists; and of those that can't be played, what
    is wrong with them: a broken package of somebody else must not take the other games away."""
    packages = {entry.name: entry.value for entry in entry_points(group=GROUP)}
    orders, broken = {}, {}
    for name, package in packages.items():
        try:
            about = cast(About, import_module(package).ABOUT)
        except Exception as error:
            broken[name] = f"{package} can't be imported: {type(error).__name__}: {error}"
            continue
        if about.name == name:
            orders[name] = about.order
        else:
            broken[name] = f"its ABOUT calls it {quoted(about.name)}: the entry point must have that name too"
    return {name: packages[name] for name in sorted(orders, key=lambda name: (orders[name], name))}, broken


def packages() -> dict[str, str]:
    """The package of each game, by its name, in the order of lists."""
    return _found()[0]


def broken() -> dict[str, str]:
    """What is wrong with games that are installed and can't be played, by name."""
    return _found()[1]


def names() -> list[str]:
    """The names of all games.

    >>> "ramses" in names()
    True
    """
    return list(packages())


def package_of(name: str) -> str:
    """The package of a game. UnknownGame, with a suggestion, if there is none."""
    listed = f"the games are: {', '.join(names())}"
    if not isinstance(name, str):
        raise UnknownGame(f"the name of a game is a text, not {name!r:.60}; {listed}")
    if name in packages():
        return packages()[name]
    if name in broken():
        raise UnknownGame(f"the game {quoted(name)} can't be played: {broken()[name]}")
    near = difflib.get_close_matches(name, names(), 1, 0.5) if len(name) <= LONGEST else []
    raise UnknownGame(f"no game {quoted(name)}; " + (f"did you mean {near[0]!r}?" if near else listed))


def about(name: str) -> About:
    """What is known about a game before it is opened.

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


def encoded(name: str) -> Encoded | None:
    """The module that lists the game's numbers for learners; None if it has none."""
    module = package_of(name) + ".encoding"
    return cast("Encoded", import_module(module)) if find_spec(module) else None


def read_deck(name: str, path: Path | None = None) -> Any:
    """The house deck of a game, or the deck of a card file. OSError or BadDeck if the file can't be read or
    played with."""
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


@lru_cache(16)
def card_list(deck: Any) -> dict[str, Any]:
    """The cards as data (docs/record.md), as a server sends them.

    >>> card_list(read_deck("silver-and-gold"))["cards"][0]["colour"]
    'purple'
    """
    listed: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(deck.as_json()))
    return listed


def check_seats(name: str, seats: int, deck: Any, variant: dict[str, Value]) -> None:
    """ValueError if the game, this deck or these options do not allow that many players."""
    known = about(name)
    least, most = known.players
    if not least <= seats <= most:
        raise ValueError(f"{known.title} is for {least} to {most} players, not {seats}")
    _check_size(deck, seats)
    if clash := known.clash(seats, variant):
        raise ValueError(clash)


class Game:
    """An opened game: its definition, and its rules bound to drivers, which are compiled on first use.

    While a game is being compiled (``match/compile.py``), its drivers run as plain Python: the games are the
    same, move by move, but bots can't search.
    """

    def __init__(self, name: str) -> None:
        package = package_of(name)
        # the definition and the engine import numba, nothing before this line does
        from mastaba.core.engine import Engine

        found: Definition = import_module(package + ".definition").GAME
        self.definition, self.package = found, package
        self.about, self.rules, self.words, self.policy = found.about, found.rules, found.words, found.policy
        self.drawing, self.memory = found.drawing, found.memory
        self.tables: Any = lru_cache(16)(found.tables)
        self.engine = Engine(found)

    @property
    def plain(self) -> bool:
        """Whether the rules run as plain Python for now."""
        from mastaba.core.kernel import runs_plainly

        return runs_plainly(self.package)

    def __repr__(self) -> str:
        return f"<game {self.about.name}>"


@cache
def game(name: str) -> Game:
    """The game of that name, opened once."""
    return Game(name)

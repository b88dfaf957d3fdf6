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
from mastaba.core.message import Said, say
from mastaba.core.quoting import LONGEST, quoted

GROUP = "mastaba.games"


class UnknownGame(ValueError):
    """There is no game of that name."""


@cache
def _found() -> tuple[dict[str, str], dict[str, Said]]:
    """The package of each game, by its name, in the order of lists; and of those that can't be played, what
    is wrong with them: a broken package of somebody else must not take the other games away."""
    packages = {entry.name: entry.value for entry in entry_points(group=GROUP)}
    orders: dict[str, int] = {}
    broken: dict[str, Said] = {}
    for name, package in packages.items():
        try:
            about = cast(About, import_module(package).ABOUT)
        except Exception as error:
            why = f"{type(error).__name__}: {error}"
            broken[name] = say("match/not-imported", package=package, why=why)
            continue
        if about.name == name:
            orders[name] = about.order
        else:
            broken[name] = say("match/other-name", name=quoted(about.name))
    return {name: packages[name] for name in sorted(orders, key=lambda name: (orders[name], name))}, broken


def packages() -> dict[str, str]:
    """The package of each game, by its name, in the order of lists."""
    return _found()[0]


def broken() -> dict[str, Said]:
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
    listed = ", ".join(names())
    if not isinstance(name, str):
        raise UnknownGame(f"the name of a game is a text, not {name!r:.60}; the games are: {listed}")
    if name in packages():
        return packages()[name]
    if name in broken():
        raise UnknownGame(say("match/broken-game", name=quoted(name), why=broken()[name]))
    near = difflib.get_close_matches(name, names(), 1, 0.5) if len(name) <= LONGEST else []
    if near:
        raise UnknownGame(say("match/no-game-near", name=quoted(name), near=quoted(near[0])))
    raise UnknownGame(say("match/no-game", name=quoted(name), games=listed))


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


def named(name: str, thing: Any) -> Said:
    """What a game calls a thing that results, reviews and studies name by a key.

    >>> str(named("ramses", "lotus-cup")), str(named("silver-and-gold", "P07"))
    ('Lotus Cup', 'P07')
    """
    said = getattr(drawing(name), "named", None)
    return cast(Said, said(thing)) if said else str(thing)


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
        cards, least = len(deck.cards), deck.fewest(seats)
        raise BadDeck([Mistake(0, say("match/few-cards", cards=cards, players=seats, least=least))])


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
        raise ValueError(say("match/players", title=known.title, least=least, most=most, n=seats))
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

"""All bots by name, and making bots for a match."""

from __future__ import annotations

import copy
import hashlib
import inspect
from importlib import import_module
from typing import Any

from mastaba.bots.levels import levels_of
from mastaba.bots.memory import Forgetful, Searcher
from mastaba.bots.search import Limit
from mastaba.bots.uct import Uct
from mastaba.core.bag import dice, pick
from mastaba.core.contract import About
from mastaba.core.hurry import hurried
from mastaba.core.layout import blank
from mastaba.core.message import Message, say
from mastaba.core.quoting import quoted
from mastaba.core.seat import ActionBot, Bot, Players, SeatView
from mastaba.match.shuffle import Seed, seed_text
from mastaba.search.bound import search_of


class Random(ActionBot):
    """Plays any legal move."""

    says = "plays any legal move"

    def __init__(self, seed: Seed | None = None) -> None:
        self.dice = dice(seed_text(seed))[0]

    def choose_action(self, seat: SeatView) -> int:
        forced = hurried(seat)
        if forced is not None:
            return forced
        choices = seat.actions
        return choices[int(pick(self.dice, len(choices)))]


class Greedy(ActionBot):
    """Plays the move that looks best one step ahead."""

    says = "takes what looks best one step ahead"

    def __init__(self, seed: Seed | None = None) -> None:
        self.dice = dice(seed_text(seed))[0]

    def choose_action(self, seat: SeatView) -> int:
        game, seen = seat.opened, seat.observation
        out, _ = game.engine.buffers()
        forced = hurried(seat, seen)
        if forced is not None:
            return forced
        best_next = search_of(game.definition).best_next
        return int(best_next(seat.tables, seen, 0, seat.seat, self.dice, out, blank(game.engine.state)))


Kinds = dict[str, type[Bot]]

PLAYERS: Kinds = {"random": Random, "greedy": Greedy, "uct": Uct}
# Bots for some games only: those that name them in ``ABOUT.guests``.
GUESTS: Kinds = {"forgetful": Forgetful, "searcher": Searcher}


class UnknownBot(ValueError):
    """There is no bot of that name."""


def players_of(about: About | None) -> Kinds:
    """The bots that a game can be played with: the levels, from weak to strong, and the others."""
    return levels_of(about) | PLAYERS | {name: GUESTS[name] for name in (about.guests if about else ())}


def is_bot(word: str, about: About | None = None) -> bool:
    """Whether a word names a bot: ``expert``, ``expert@0.2s`` (thinks for 0.2 seconds), ``expert@400`` (for
    400 playouts)."""
    return word.partition("@")[0] in players_of(about)


class NamedBot(ActionBot):
    """A bot that learns from its first seat which game it plays, since a level is another bot in a game of
    memory."""

    def __init__(self, name: str, seed: str, within: Limit | None) -> None:
        self.name, self.seed, self.within = name, seed, within
        self._game: About | None = None
        self._player: Bot | None = None

    def __repr__(self) -> str:
        return f"<bot {self.name}>"

    def at(self, seat: SeatView) -> Bot:
        """The bot of this game; UnknownBot if the game has none of this name."""
        if self._player is None or self._game is not seat.game:
            self._player, self._game = bot(self.name, self.seed, seat.game), seat.game
        return self._player

    def watch(self, seat: SeatView) -> None:
        self.at(seat).watch(seat)

    def choose_action(self, seat: SeatView) -> int:
        return self.at(seat).choose_action(seat)


def bot(name: str, seed: Seed | None = None, about: About | None = None) -> Bot:
    """A bot by name. With a seed it plays the same way every time, unless its limit is in seconds.

    The bot learns its game from the first seat it sees. With ``about`` it is a bot of that game from the
    start, and a name that the game does not have raises UnknownBot here.

    >>> import mastaba
    >>> mastaba.bot("grady")  # doctest: +NORMALIZE_WHITESPACE
    Traceback (most recent call last):
        ...
    mastaba.bots.players.UnknownBot: no bot 'grady'; the bots are: novice, club, expert, pharaoh, random,
    greedy, uct
    >>> mastaba.bot("expert@400").within
    Limit(seconds=None, playouts=400)
    >>> mastaba.bot("random@400")
    Traceback (most recent call last):
        ...
    mastaba.bots.players.UnknownBot: 'random' does not think, so it takes no limit: use 'random'
    """
    kind, at, limit = name.partition("@")
    known = players_of(about) if about else players_of(None) | GUESTS
    if kind not in known:
        raise UnknownBot(_unknown(kind, about))
    within = Limit.read(limit) if at else None
    if within and not hasattr(known[kind], "limit"):
        title = about.title if about else ""
        raise UnknownBot(say("match/no-limit", name=quoted(kind), known=bool(title), title=title))
    text = seed_text(seed)
    if about is None and kind not in PLAYERS:
        return NamedBot(name, text, within)
    maker: Any = known[kind]
    made: Bot = maker(text, within) if within else maker(text)
    return made


def made(player: str | Bot | type[Bot], about: About, seed: Seed | None = None) -> Bot:
    """A bot for one game, from a name, a class or an instance. ``module:Class`` names a class in a module
    that can be imported.

    >>> from mastaba.match.registry import about
    >>> type(made("mastaba.bots.players:Random", about("farao"))).__name__
    'Random'
    """
    if isinstance(player, Bot):
        return player
    if isinstance(player, str) and ":" in player:
        player = named_class(player)
    if isinstance(player, str):
        if not is_bot(player, about):
            raise UnknownBot(say("match/no-bot-or-class", why=_unknown(player, about)))
        return bot(player, seed, about)
    if isinstance(player, type) and issubclass(player, Bot):
        if inspect.isabstract(player):
            lacks = [f"{method}(self, seat)" for method in sorted(player.__abstractmethods__)]
            raise UnknownBot(say("match/lacks-methods", name=player.__name__, methods=lacks))
        return _instance(player, seed)
    raise TypeError(f"a bot is a name, or an instance or a subclass of mastaba.Bot, not {player!r:.60}")


def _unknown(name: str, about: About | None) -> Message:
    return say("match/no-bot", name=quoted(name.partition("@")[0]), bots=", ".join(players_of(about)))


def _instance(kind: type[Bot], seed: Seed | None) -> Bot:
    """A bot of a class, with the seed if it takes one."""
    signature = inspect.signature(kind)
    given = {"seed": seed_text(seed)} if "seed" in signature.parameters else {}
    try:
        signature.bind(**given)
    except TypeError as error:
        raise TypeError(f"{kind.__name__} needs arguments ({error}): give an instance instead") from None
    return kind(**given)


def named_class(name: str) -> type[Bot]:
    """The class that ``module:Class`` names; UnknownBot if there is none."""
    module, _, found = name.partition(":")
    try:
        kind = getattr(import_module(module), found, None)
    except ImportError as error:
        raise UnknownBot(say("match/no-bot-why", name=repr(name), why=str(error))) from None
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise UnknownBot(say("match/no-bot-class", name=repr(name), module=module, found=repr(found)))
    return kind


def called(player: str | Bot | type[Bot]) -> str:
    """The name of a bot in records.

    >>> called("club"), called(bot("club")), called(Random), called(Random("1"))
    ('club', 'club', 'Random', 'Random')
    """
    if isinstance(player, str):
        return player
    if isinstance(player, NamedBot):
        return player.name
    return player.__name__ if isinstance(player, type) else type(player).__name__


def bot_seed(seed: str, seat: int) -> str:
    """The seed of the bot in one seat. It reveals nothing about the shuffle."""
    return hashlib.sha256(f"bot:{seed}:{seat}".encode()).hexdigest()[:32]


def seated(players: Players, about: About, seats: int, seed: Seed | None = None) -> list[Bot]:
    """A bot for every seat of a match. An instance given for several seats is copied, so each has its own."""
    if isinstance(players, str | Bot | type):
        raise TypeError(f"give a list with a bot for each of the {seats} seats, such as ['club', 'random']")
    if len(players) != seats:
        raise ValueError(f"{len(players)} bots for {seats} seats: give one for each seat")
    text = seed_text(seed)
    bots: list[Bot] = []
    for seat, player in enumerate(players):
        one = made(player, about, bot_seed(text, seat))
        bots.append(copy.deepcopy(one) if any(one is other for other in bots) else one)
    return bots

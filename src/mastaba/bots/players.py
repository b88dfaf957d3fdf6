"""The players a seat can be given to, by name.

A player is called with the match and its seat and answers with a legal action. It asks the match for its own
observation and its own choices, and for nothing else.
"""

from __future__ import annotations

from typing import Any

from mastaba.bots.levels import levels_of
from mastaba.bots.memory import Forgetful, Searcher
from mastaba.bots.search import Limit
from mastaba.bots.seat import Player, Seat, hurried
from mastaba.bots.uct import Uct
from mastaba.core.bag import dice, pick
from mastaba.core.contract import About
from mastaba.core.layout import blank
from mastaba.match.shuffle import Seed, seed_text
from mastaba.search.bound import search_of

__all__ = [
    "GUESTS",
    "PLAYERS",
    "Greedy",
    "Newcomer",
    "Player",
    "Random",
    "Seat",
    "UnknownPlayer",
    "bot",
    "is_bot",
    "players_of",
]


class Random:
    """Any legal move."""

    says = "plays any legal move"

    def __init__(self, seed: str) -> None:
        self.dice = dice(seed)[0]

    def __call__(self, match: Seat, seat: int) -> int:
        if match.game.policy.hurry is not None:
            forced = hurried(match, match.observation(seat), seat)
            if forced is not None:
                return forced
        choices = match.actions(seat)
        return choices[int(pick(self.dice, len(choices)))]


class Greedy:
    """The move that looks best one step ahead."""

    says = "takes what looks best one step ahead"

    def __init__(self, seed: str) -> None:
        self.dice = dice(seed)[0]

    def __call__(self, match: Seat, seat: int) -> int:
        engine = match.game.engine
        out, _ = engine.buffers()
        seen = match.observation(seat)
        forced = hurried(match, seen, seat)
        if forced is not None:
            return forced
        return int(
            search_of(match.game.definition).best_next(
                match.tables, seen, 0, seat, self.dice, out, blank(engine.state)
            )
        )


Kinds = dict[str, Any]

PLAYERS: Kinds = {"random": Random, "greedy": Greedy, "uct": Uct}
# Players of some games only, which name them in ``ABOUT.guests``.
GUESTS: Kinds = {"forgetful": Forgetful, "searcher": Searcher}


class UnknownPlayer(ValueError):
    """No player of that name."""


def players_of(about: About | None) -> Kinds:
    """The players that a game can be played with: the levels, from weak to strong, and the others."""
    return levels_of(about) | PLAYERS | {name: GUESTS[name] for name in (about.guests if about else ())}


def is_bot(word: str, about: About | None = None) -> bool:
    """Whether a word names a bot: ``expert``, ``expert@0.2s`` (thinks for so long), ``expert@400`` (so many
    playouts)."""
    return word.partition("@")[0] in players_of(about)


class Newcomer:
    """A player that learns which game it plays when it first sees a seat: the levels of a game of memory
    remember, those of others search."""

    def __init__(self, name: str, seed: str, within: Limit | None) -> None:
        self.name, self.seed, self.within = name, seed, within
        self._game: About | None = None
        self._player: Any = None

    def at(self, match: Seat) -> Any:
        """The player of this game; UnknownPlayer if it has none of this name."""
        if self._game is not match.game.about:
            self._player = bot(self.name, self.seed, match.game.about)
            self._game = match.game.about
        return self._player

    def watch(self, match: Seat, seat: int) -> None:
        player = self.at(match)
        if hasattr(player, "watch"):
            player.watch(match, seat)

    def __call__(self, match: Seat, seat: int) -> int:
        return int(self.at(match)(match, seat))


def bot(name: str, seed: Seed | None = None, about: About | None = None) -> Player:
    """A player by name; with a seed it plays the same way every time, unless it thinks by the clock.

    It learns its game from the first seat it sees. With ``about`` it is a player of that game from the start,
    and a name that the game does not know is refused here.

    >>> bot("grady")
    Traceback (most recent call last):
        ...
    mastaba.bots.players.UnknownPlayer: no bot 'grady'; the bots are: novice, club, expert, pharaoh, random,
    greedy, uct
    >>> bot("expert@400").within
    Limit(seconds=None, playouts=400)
    >>> bot("random@400")
    Traceback (most recent call last):
        ...
    mastaba.bots.players.UnknownPlayer: 'random' does not think, so it takes no limit: use 'random'
    """
    kind, at, limit = name.partition("@")
    known = players_of(about) if about else players_of(None) | GUESTS
    if kind not in known:
        raise UnknownPlayer(f"no bot {kind!r}; the bots are: {', '.join(players_of(about))}")
    within = Limit.read(limit) if at else None
    if within and not hasattr(known[kind], "limit"):
        where = f" in {about.title}" if about else ""
        raise UnknownPlayer(f"{kind!r} does not think{where}, so it takes no limit: use {kind!r}")
    text = seed_text(seed)
    if about is None and kind not in PLAYERS:
        return Newcomer(name, text, within)
    return known[kind](text, within) if within else known[kind](text)

"""Mastaba: a table for treasure games.

>>> import mastaba
>>> match = mastaba.new("silver-and-gold", players=["Ana", "Bo"], seed=7)
>>> match.push(match.moves(0)[0])
>>> match.play(["club", "random"]).over
True
>>> sorted(seat["rank"] for seat in match.result()["seats"])
[1, 2]

docs/python.md is the guide. Importing this package is quick: numba is loaded when a game is opened.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

import mastaba.games as _games
from mastaba.core.seat import Bot, IllegalMove, Move, SeatView

__version__ = "0.2.0.dev0"  # the only place that says it

__all__ = [
    "BadRecord",
    "Bot",
    "IllegalMove",
    "Match",
    "Move",
    "SeatView",
    "analyse",
    "arena",
    "bot",
    "games",
    "new",
    "replay",
    "review",
    "simulate",
    "vector",
]

if TYPE_CHECKING:
    from mastaba.bots.hints import analyse
    from mastaba.bots.players import bot
    from mastaba.lab.batch import arena, simulate
    from mastaba.lab.review import review
    from mastaba.lab.vector import vector
    from mastaba.match.match import Match, new
    from mastaba.match.record import BadRecord, replay
    from mastaba.match.registry import names as games

# The modules of the names above. They are imported on first use, because they need compiled rules.
_HOMES = {
    "BadRecord": "mastaba.match.record",
    "Match": "mastaba.match.match",
    "analyse": "mastaba.bots.hints",
    "arena": "mastaba.lab.batch",
    "bot": "mastaba.bots.players",
    "new": "mastaba.match.match",
    "replay": "mastaba.match.record",
    "review": "mastaba.lab.review",
    "simulate": "mastaba.lab.batch",
    "vector": "mastaba.lab.vector",
}


class _Games(ModuleType):
    """The package of the games. Calling it lists their names: ``mastaba.games`` can't be both a package and a
    function otherwise."""

    def __call__(self) -> list[str]:
        """The names of the games.

        >>> import mastaba
        >>> "ramses" in mastaba.games()
        True
        """
        from mastaba.match.registry import names

        return names()


_games.__class__ = _Games


def __getattr__(name: str) -> Any:
    """Import a name on first use, so that code that needs no compiled rules starts at once."""
    if name not in _HOMES:
        raise AttributeError(f"module 'mastaba' has no attribute {name!r}")
    found = globals()[name] = getattr(import_module(_HOMES[name]), name)
    return found


def __dir__() -> list[str]:
    """What completion shows: the public names, and none of the modules that happen to be loaded."""
    return sorted([*__all__, *(name for name in globals() if name.startswith("__"))])

"""Mastaba: a table for treasure games.

>>> import mastaba
>>> match = mastaba.new("silver-and-gold", players=["Ana", "Bo"], seed=7)
>>> match.push(match.moves(0)[0])
>>> match.play(["club", "random"]).over
True
>>> sorted(seat["rank"] for seat in match.result()["seats"])
[1, 2]

docs/python.md is the guide. Importing this package is light: numba is loaded when a game is opened.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

import mastaba.games as _games
from mastaba.core.seat import Bot, IllegalMove, Move, SeatView

__version__ = "0.1.0"

__all__ = [
    "BadRecord",
    "Bot",
    "IllegalMove",
    "Match",
    "Move",
    "SeatView",
    "analyse",
    "bot",
    "games",
    "new",
    "replay",
    "simulate",
    "vector",
]

if TYPE_CHECKING:
    from mastaba.bots.hints import analyse
    from mastaba.bots.players import bot
    from mastaba.lab.batch import simulate
    from mastaba.lab.vector import vector
    from mastaba.match.match import Match, new
    from mastaba.match.record import BadRecord, replay
    from mastaba.match.registry import names as games

# Where the names above are. They are imported on first use, because they need compiled rules.
_HOMES = {
    "BadRecord": "mastaba.match.record",
    "Match": "mastaba.match.match",
    "analyse": "mastaba.bots.hints",
    "bot": "mastaba.bots.players",
    "new": "mastaba.match.match",
    "replay": "mastaba.match.record",
    "simulate": "mastaba.lab.batch",
    "vector": "mastaba.lab.vector",
}


class _Games(ModuleType):
    """The package of the games. Called, it lists their names: Python gives a package and its parent's
    function of that name one place only."""

    def __call__(self) -> list[str]:
        from mastaba.match.registry import names

        return names()


_games.__class__ = _Games


def __getattr__(name: str) -> Any:
    """Import on first use, so that what needs no compiled rules starts at once."""
    if name not in _HOMES:
        raise AttributeError(f"module 'mastaba' has no attribute {name!r}")
    found = globals()[name] = getattr(import_module(_HOMES[name]), name)
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})

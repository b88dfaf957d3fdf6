"""Mastaba: a table for treasure games.

A game in five lines:

>>> from mastaba import Match, bot, play_out
>>> match = Match("silver-and-gold", ["Ana", "Bo"], seed=7)
>>> match.play(0, match.legal(0)[0])
>>> play_out(match, [bot("club"), bot("random")]).over
True
>>> sorted(seat["rank"] for seat in match.result()["seats"])
[1, 2]
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

import mastaba.games as _games

__version__ = "0.1.0"

_HOMES = {
    "Match": "mastaba.match.match",
    "IllegalMove": "mastaba.match.match",
    "BadRecord": "mastaba.match.record",
    "play_out": "mastaba.match.match",
    "replay": "mastaba.match.record",
    "bot": "mastaba.bots.players",
}

if TYPE_CHECKING:
    from mastaba.bots.players import bot
    from mastaba.match.match import IllegalMove, Match, play_out
    from mastaba.match.record import BadRecord, replay
    from mastaba.match.registry import names as games

__all__ = ["BadRecord", "IllegalMove", "Match", "bot", "games", "play_out", "replay"]


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
    return getattr(import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])

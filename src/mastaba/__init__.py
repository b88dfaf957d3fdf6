"""Mastaba: a table for treasure games.

A game in five lines:

>>> from mastaba import Match, bot
>>> match = Match("silver-and-gold", ["Ana", "Bo"], seed="5eed")
>>> players = [bot("greedy"), bot("random", seed="7")]
>>> while not match.over:
...     match.act(match.to_act[0], players[match.to_act[0]](match, match.to_act[0]))
>>> [seat["rank"] for seat in match.result()["seats"]]
[1, 2]
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

_HOMES = {
    "Match": "mastaba.match.match",
    "IllegalMove": "mastaba.match.match",
    "BadRecord": "mastaba.match.record",
    "replay": "mastaba.match.record",
    "games": "mastaba.match.registry",
    "bot": "mastaba.bots.players",
}

if TYPE_CHECKING:
    from mastaba.bots.players import bot
    from mastaba.match.match import IllegalMove, Match
    from mastaba.match.record import BadRecord, replay
    from mastaba.match.registry import names as games

__all__ = ["BadRecord", "IllegalMove", "Match", "bot", "games", "replay"]


def __getattr__(name: str) -> Any:
    """Import on first use, so that what needs no compiled rules starts at once."""
    if name not in _HOMES:
        raise AttributeError(f"module 'mastaba' has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), "names" if name == "games" else name)


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])

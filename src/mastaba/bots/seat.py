"""The side of a match that a player sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from mastaba.core.bag import Array
from mastaba.match.registry import Game


class Seat(Protocol):
    """The side of a match that a player may see."""

    game: Game
    tables: Array
    deck: Any

    def observation(self, seat: int) -> Array: ...
    def actions(self, who: int) -> list[int]: ...


Player = Callable[[Seat, int], int]


def hurried(match: Seat, seen: Array, seat: int) -> int | None:
    """The move that the game asks of an automatic player that has taken long enough; None while it may do as
    it likes."""
    if match.game.policy.hurry is None:
        return None
    forced = int(match.game.policy.hurry(match.tables[0], seen[0], seat))
    return forced if forced >= 0 else None

"""Automatic players that have taken long enough."""

from __future__ import annotations

from mastaba.core.bag import Array
from mastaba.core.seat import SeatView


def hurried(seat: SeatView, seen: Array) -> int | None:
    """The move that the game asks of an automatic player that has taken long enough; None while they may
    choose freely."""
    hurry = seat.opened.policy.hurry
    if hurry is None:
        return None
    forced = int(hurry(seat.tables[0], seen[0], seat.seat))
    return forced if forced >= 0 else None

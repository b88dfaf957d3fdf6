"""Automatic players that have taken long enough."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mastaba.core.contract import Array
    from mastaba.core.seat import SeatView


def hurried(seat: SeatView, seen: Array | None = None) -> int | None:
    """The move that the game asks of an automatic player that has taken long enough; None while they may
    choose freely. ``seen`` is the seat's observation, if it is known already."""
    hurry = seat.opened.policy.hurry
    if hurry is None:
        return None
    forced = int(hurry(seat.tables[0], (seat.observation if seen is None else seen)[0], seat.seat))
    return forced if forced >= 0 else None

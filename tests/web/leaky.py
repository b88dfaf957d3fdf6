"""A server that leaks on purpose: it shows everybody the true state and every step. What looks for leaks must
find these."""

from __future__ import annotations

from typing import Any

from mastaba.cli import main
from mastaba.core.contract import OPEN
from mastaba.match import visibility
from mastaba.match.match import Match


def true_view(match: Match, seen: Any, seat: int) -> dict[str, Any]:
    shown: dict[str, Any] = match.game.words.view(match.tables[0], match.state, OPEN, match.deck)
    return shown


def every_step(match: Match, seat: int) -> list[tuple[int, int]]:
    return [(0, match.ply - 1)]


if __name__ == "__main__":
    setattr(Match, "view_of", true_view)  # noqa: B010
    setattr(visibility, "known", every_step)  # noqa: B010
    main()

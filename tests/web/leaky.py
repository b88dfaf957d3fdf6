"""A server that leaks on purpose: it shows every seat the true state. What looks for leaks must find these."""

from __future__ import annotations

from typing import Any

from mastaba.cli import main
from mastaba.match.match import Match


def true_view(match: Match, seat: int) -> Any:
    return match.game.words.view(match.tables[0], match.state, seat, match.deck)


if __name__ == "__main__":
    Match.view = true_view  # type: ignore[method-assign]
    main()

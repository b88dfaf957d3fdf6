"""mastaba prepare: compile the rules of games ahead of their first use."""

from __future__ import annotations

from typing import Annotated

import typer

from mastaba.cli.output import one_line_errors
from mastaba.match import registry


def prepare(games: Annotated[list[str], typer.Argument(metavar="GAME…")]) -> None:
    """Compile the rules of games ahead of their first use."""
    from mastaba.bots.warm import make_warm

    with one_line_errors():
        for name in games:
            registry.about(name)
            make_warm(name)

"""mastaba prepare: compile the rules of games ahead of their first use."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from mastaba.cli.output import one_line_errors
from mastaba.match import registry

BEHIND = 10  # how far other processes go before: people play meanwhile


def prepare(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="help/games-word", help="help/prepare-games")
    ] = None,
    reviews: Annotated[bool, typer.Option("--reviews", help="help/prepare-reviews")] = False,
) -> None:
    """Compile the rules of games ahead of their first use; of all games, two at a time, if none is named."""
    from mastaba.bots.warm import make_warm
    from mastaba.lab.warm import make_reviews_warm
    from mastaba.match.compile import compile_all

    with one_line_errors():
        if not games:
            options = ["--reviews"] if reviews else []
            raise typer.Exit(0 if compile_all(registry.names(), *options) else 1)
        if hasattr(os, "nice"):
            os.nice(BEHIND)
        for name in games:
            registry.about(name)
            make_warm(name)
            if reviews:
                make_reviews_warm(name)

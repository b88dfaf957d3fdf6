"""The conformance test: ``check_game`` checks a game against its contract and the laws of all games.

It needs no test framework. Call it in a test of your own, or run it in a terminal::

    from mastaba.testing import check_game
    from offering.definition import GAME

    check_game(GAME)

    $ python -m mastaba.testing offering
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from mastaba.core.contract import Definition
from mastaba.testing.laws import LAWS
from mastaba.testing.parts import PARTS, lesson_can_be_played
from mastaba.testing.ways import Way, ways

__all__ = ["LAWS", "PARTS", "Way", "check_game", "ways"]


def check_game(
    game: Definition, *, decks: Sequence[Path] = (), report: Callable[[str], None] | None = None
) -> None:
    """Check a game. AssertionError, with what is wrong and where, if it breaks its contract or a law.

    The game must be installed: tables, records and bots find it by its entry point. It is played with every
    number of players and the values of every option, with its house deck and with the card files in
    ``decks``. ``report`` is called with one line at the start of each check.
    """
    tell = report or (lambda line: None)
    for part in PARTS:
        tell(_named(part))
        _run(part, game, game.about.name)
    for way in ways(game.about.name, decks):
        for law in LAWS:
            tell(f"{way}: {_named(law)}")
            _run(law, way, str(way))
    # At last, since a lesson can't be played if the notation is wrong: a law says so more clearly.
    tell(_named(lesson_can_be_played))
    _run(lesson_can_be_played, game, game.about.name)


def _run(check: Callable[[Any], None], subject: Any, where: str) -> None:
    try:
        check(subject)
    except AssertionError as error:
        raise AssertionError(f"{where}, {_named(check)}: {error}") from error


def _named(check: Callable[[Any], None]) -> str:
    """A check's name as words."""
    return check.__name__.replace("_", " ")

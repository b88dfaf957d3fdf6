"""Nobody is sent what they must not know: whole games of every game with something to hide, and a server that
leaks on purpose."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.web.leaks import drafts, leaks, looked_back, told_story
from tests.web.server import Server

GAMES = ("silver-and-gold", "silver-and-gold-pyramids", "ramses", "farao")
PLAYED: list[tuple[str, int, dict[str, Any], int]] = [
    ("silver-and-gold", 3, {}, 400),
    ("silver-and-gold-pyramids", 3, {}, 400),
    ("ramses", 3, {"mode": "basic"}, 120),
    ("ramses", 2, {"mode": "expert"}, 120),
    ("farao", 2, {"pyramid": "big"}, 150),
]


@pytest.fixture(scope="module")
def all_games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("leaks")).wait_for(GAMES)
    yield server
    server.stop()
    assert server.faults() == []


@pytest.mark.parametrize(("game", "seats", "options", "most"), PLAYED)
def test_nobody_is_sent_what_they_must_not_know(
    all_games: Server, game: str, seats: int, options: dict[str, Any], most: int
) -> None:
    story = told_story(all_games, game, seats, options, most, "leaks")
    assert story.moves > 50
    assert len(story.messages) > 5 * story.moves
    assert {message.live for message in story.messages} == {True, False}
    assert leaks(story) == []
    assert drafts(story) == []
    granted, wrong = looked_back(story)
    assert wrong == []
    assert bool(granted) != (game == "ramses")


def test_a_server_that_leaks_is_found_out(tmp_path: Path) -> None:
    """The control: the same search on a server that shows the true state."""
    server = Server(tmp_path, program="tests.web.leaky").wait_for(["silver-and-gold", "ramses"])
    try:
        for game in ("silver-and-gold", "ramses"):
            found = leaks(told_story(server, game, 3, {}, 8, "leaks"))
            for kind in ("view", "log ", "word "):
                assert any(kind in leak for leak in found), (game, kind)
    finally:
        server.stop()

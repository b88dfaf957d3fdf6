"""Both Silver & Gold games, whole, at the page."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import Opener
from tests.browser.host import Host
from tests.browser.players import by_keyboard, by_pointer, by_touch, play, start

GAMES = ["silver-and-gold", "silver-and-gold-pyramids"]


def finished(page: Any) -> None:
    assert "win" in page.locator(".verdict h1").inner_text()
    totals = [int(text) for text in page.locator(".tot .num").all_inner_texts()]
    assert totals == sorted(totals, reverse=True)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_pointer(opener: Opener, host: Host, game: str) -> None:
    host.ready(game)
    page = opener()
    start(page, host.address, game)
    assert play(page, by_pointer) >= 56  # 28 turns, placed and done
    finished(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_keyboard_alone(opener: Opener, host: Host, game: str) -> None:
    host.ready(game)
    page = opener()
    start(page, host.address, game)
    assert play(page, by_keyboard) >= 56
    finished(page)


def test_a_game_by_touch_on_a_phone(opener: Opener, host: Host) -> None:
    host.ready("silver-and-gold")
    page = opener(390, 844, touch=True, settings={"confirm": False})
    start(page, host.address, "silver-and-gold")
    assert play(page, by_touch) >= 28  # without asking for Done
    finished(page)

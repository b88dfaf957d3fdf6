"""Both Silver & Gold games, whole, at the page."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.host import Host
from tests.browser.players import by_keyboard, by_pointer, by_touch, held, new_table, play

GAMES = ["silver-and-gold", "silver-and-gold-pyramids"]
OPEN = ".boxbtn[aria-label*='can be crossed off']"
CROSSED = ".boxbtn[aria-label*=', crossed off']"
AGAINST_A_BOT = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


def finished(page: Any) -> None:
    assert "win" in page.locator(".verdict h1").inner_text()
    totals = [int(text.replace("−", "-")) for text in page.locator(".tot .num").all_inner_texts()]
    assert totals == sorted(totals, reverse=True)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_pointer(opener: Opener, host: Host, game: str) -> None:
    host.ready(game)
    page = opener()
    new_table(page, host.address, game, AGAINST_A_BOT)
    assert play(page, by_pointer) >= 56  # 28 turns, placed and done
    finished(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_keyboard_alone(opener: Opener, host: Host, game: str) -> None:
    host.ready(game)
    page = opener()
    new_table(page, host.address, game, AGAINST_A_BOT)
    assert play(page, by_keyboard) >= 56
    finished(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_touch_on_a_phone(opener: Opener, host: Host, game: str) -> None:
    host.ready(game)
    page = opener(390, 844, touch=True, settings={"confirm": False})
    new_table(page, host.address, game, AGAINST_A_BOT)
    assert play(page, by_touch) >= 28  # without asking for Done
    finished(page)


def aimed(page: Any) -> None:
    """To the first turn, with the ghost over a box."""
    play(page, by_pointer, until=lambda page: page.locator(OPEN).count() > 0)
    page.locator(OPEN).first.hover()


def test_a_placed_pattern_is_drawn_before_the_server_answers(opener: Opener, host: Host) -> None:
    host.ready("silver-and-gold")
    page = opener()
    new_table(page, host.address, "silver-and-gold", AGAINST_A_BOT)
    aimed(page)
    asked: list[Any] = []
    page.route("**/preview", lambda route: asked.append(route))
    page.keyboard.press("Enter")
    page.wait_for_selector(".penned")  # drawn, and nobody has answered: whatever is asked stays with us
    held(page, asked)
    for route in asked:
        route.continue_()
    page.unroute("**/preview")
    page.get_by_role("button", name="Take back").wait_for()
    assert page.locator(".penned").count() > 0  # and so it stays


def test_what_the_server_refuses_is_taken_back_with_the_reason(opener: Opener, host: Host) -> None:
    host.ready("silver-and-gold")
    page = opener()
    new_table(page, host.address, "silver-and-gold", AGAINST_A_BOT)
    aimed(page)
    page.route("**/preview", lambda route: route.fulfill(status=422, json={"error": "Not on this island.", "rule": "SG-10"}))
    page.keyboard.press("Enter")
    page.get_by_text("Not on this island. (SG-10)").wait_for()
    expect(page.locator(".penned")).to_have_count(0)
    page.unroute("**/preview")
    assert play(page, by_pointer, until=lambda page: page.locator(".penned").count() > 0) > 0  # and the turn goes on


def test_an_illegal_box_explains_itself(opener: Opener, host: Host) -> None:
    host.ready("silver-and-gold")
    page = opener()
    new_table(page, host.address, "silver-and-gold", AGAINST_A_BOT)
    play(
        page,
        by_pointer,
        until=lambda page: page.locator(OPEN).count() > 0 and page.locator(CROSSED).count() > 0,
    )
    page.locator(CROSSED).first.click()
    page.get_by_text("crossed off already").wait_for()


def test_a_draft_is_taken_back(opener: Opener, host: Host) -> None:
    host.ready("silver-and-gold")
    page = opener()
    new_table(page, host.address, "silver-and-gold", AGAINST_A_BOT)
    aimed(page)
    page.keyboard.press("Enter")
    page.wait_for_selector(".penned")
    while page.locator(".penned").count():
        page.keyboard.press("Escape")
        page.wait_for_timeout(100)
    page.locator(OPEN).first.wait_for()

"""The guided first games, played to their end on a laptop and on a phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.host import Host
from tests.browser.learners import REST, do, learn

LAPTOP, PHONE = {"width": 1366, "height": 650}, {"width": 390, "height": 844, "touch": True}
GAMES = ["silver-and-gold", "silver-and-gold-pyramids", "ramses", "farao"]
ENOUGH = 8  # steps


def begin(opener: Opener, host: Host, game: str, screen: dict[str, Any]) -> Any:
    host.ready(game)
    page = opener(**screen)
    page.goto(f"{host.address}/learn/{game}")
    page.wait_for_function(REST)
    return page


@pytest.mark.parametrize("screen", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_to_its_end(opener: Opener, host: Host, game: str, screen: dict[str, Any]) -> None:
    page = begin(opener, host, game, screen)
    said = learn(page, "touch" if screen is PHONE else "mouse")
    assert len(set(said)) >= ENOUGH
    page.wait_for_selector(".at-table.running")  # and the game goes on


def test_a_lesson_can_be_skipped_and_taken_up_after_a_reload(opener: Opener, host: Host) -> None:
    page = begin(opener, host, "silver-and-gold", LAPTOP)
    said = learn(page, until="take the coin")
    page.reload()
    expect(page.locator(".guide:not(.off) .bubble p")).to_have_text(said[-1])  # what was done stays done
    page.get_by_role("button", name="Skip").click()
    page.wait_for_selector(".guide", state="detached")
    page.reload()
    page.wait_for_selector(".boxbtn")
    expect(page.locator(".guide")).to_have_count(0)
    assert page.locator(".boxbtn[aria-label*='can be crossed off']").count() > 3  # all fits are offered


def test_only_what_is_asked_for_can_be_pressed(opener: Opener, host: Host) -> None:
    """A press beside the thing changes nothing and says what to do."""
    page = begin(opener, host, "silver-and-gold", LAPTOP)
    says = page.locator(".bubble p").inner_text()
    other = page.locator(".handcard").last.bounding_box()
    page.mouse.click(other["x"] + other["width"] - 10, other["y"] + 40)
    page.locator(".toast", has_text=says).wait_for()
    expect(page.locator(".handcard.on")).to_have_count(0)
    do(page)
    expect(page.locator(".handcard.on")).to_have_count(1)


def test_what_is_drawn_stays_in_front_where_one_card_is_large(opener: Opener, host: Host) -> None:
    page = begin(opener, host, "silver-and-gold-pyramids", PHONE)
    learn(page, "touch", until="Press Done")
    expect(page.locator(".bigcard .penned")).not_to_have_count(0)


@pytest.mark.parametrize("game", ["silver-and-gold", "farao"])
def test_a_lesson_by_keyboard_alone(opener: Opener, host: Host, game: str) -> None:
    learn(begin(opener, host, game, LAPTOP), "keys")

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
    page.route(
        "**/preview",
        lambda route: route.fulfill(status=422, json={"error": "Not on this island.", "rule": "SG-10"}),
    )
    page.keyboard.press("Enter")
    page.get_by_text("Not on this island. (SG-10)").wait_for()
    expect(page.locator(".penned")).to_have_count(0)
    page.unroute("**/preview")
    assert (
        play(page, by_pointer, until=lambda page: page.locator(".penned").count() > 0) > 0
    )  # and the turn goes on


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


def to_the_third_turn(page: Any, by: Any = by_pointer) -> None:
    third = page.get_by_role("img", name="Card 3 of 7")
    play(page, by, until=lambda page: third.count() > 0 and page.locator(OPEN).count() > 0)
    assert third.count() == 1


USED = "[aria-label^='Used in this round: ']"
INSIDE = """pile => {
  const [part, card] = [pile, pile.closest('.rcard')].map(one => one.getBoundingClientRect());
  return part.right <= card.right && part.bottom <= card.bottom;
}"""


@pytest.mark.parametrize("width", [1440, 1120, 768, 390])
def test_used_expedition_cards_lie_open_in_pyramids(opener: Opener, host: Host, width: int) -> None:
    """PY-6"""
    host.ready("silver-and-gold-pyramids")
    phone = width < 700
    page = opener(width, 900, touch=phone, settings={"confirm": False} if phone else None)
    new_table(page, host.address, "silver-and-gold-pyramids", AGAINST_A_BOT)
    to_the_third_turn(page, by_touch if phone else by_pointer)
    pile = page.locator(USED)
    assert len((pile.get_attribute("aria-label") or "").removeprefix("Used in this round: ").split(", ")) == 3
    assert pile.locator("svg").count() == 3
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert pile.evaluate(INSIDE)


@pytest.mark.parametrize(
    ("game", "options"), [("silver-and-gold", {}), ("silver-and-gold-pyramids", {"show_pile": False})]
)
def test_used_expedition_cards_of_a_closed_pile_are_hidden(
    opener: Opener, host: Host, game: str, options: dict[str, bool]
) -> None:
    """SG-16, PY-6"""
    host.ready(game)
    page = opener()
    new_table(page, host.address, game, AGAINST_A_BOT, options=options)
    to_the_third_turn(page)
    assert page.locator(".rcard").count() == 1
    assert page.locator(USED).count() == 0


RULES = {
    "silver-and-gold": [
        "twelve coin boxes; more coins are lost",
        "a full row wins nothing more",
        "the used ones lie hidden",
        "a shared win",
    ],
    "silver-and-gold-pyramids": [
        "about 20 minutes",
        "the used ones lie open",
        "ten of each colour; more do not count",
        "After ten, further skulls do not count",
    ],
}


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_tell_what_runs_out(opener: Opener, host: Host, game: str) -> None:
    """SG-14, SG-16, SG-18, SG-27; PY-6, PY-13, PY-15; and nothing that the skulls' track makes untrue."""
    page = opener()
    page.goto(f"{host.address}/rules/{game}")
    page.wait_for_selector(".rules h2")
    told = page.locator(".rules").inner_text()
    for words in RULES[game]:
        assert words in told
    assert "hardly matters" not in told


def test_how_long_a_game_takes(opener: Opener, host: Host) -> None:
    page = opener()
    page.goto(host.address)
    page.wait_for_selector(".tile")
    assert "20 min" in page.locator(".tile", has_text="Silver & Gold: Pyramids").inner_text()

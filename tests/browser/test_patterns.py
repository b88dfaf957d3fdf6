"""Both Silver & Gold games, whole, at the page."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.fits import sit_down_at
from tests.browser.host import Host
from tests.browser.players import (
    Between,
    by_keyboard,
    by_pointer,
    by_touch,
    held,
    new_table,
    play,
    settle,
)

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
    """To the start of a turn, with the ghost over a box: not to the box that an X gives."""
    play(
        page,
        by_pointer,
        until=lambda page: page.locator(OPEN).count() > 0 and page.locator(".penned").count() == 0,
    )
    page.locator(OPEN).first.hover()
    page.wait_for_selector(".bigcard.aimed")


def test_a_placed_pattern_is_drawn_before_the_server_answers(opener: Opener, host: Host) -> None:
    host.ready("silver-and-gold")
    page = opener()
    between = Between(page)
    new_table(page, host.address, "silver-and-gold", AGAINST_A_BOT)
    aimed(page)
    between.stop("preview")
    page.keyboard.press("Enter")
    page.wait_for_selector(".penned")  # drawn, and nobody has answered: whatever is asked stays with us
    held(page, between.asked)
    between.pass_on()
    page.get_by_role("button", name="Take back").wait_for()
    assert page.locator(".penned").count() > 0  # and so it stays


def test_what_the_server_refuses_is_taken_back_with_the_reason(opener: Opener, host: Host) -> None:
    host.ready("silver-and-gold")
    page = opener()
    between = Between(page)
    new_table(page, host.address, "silver-and-gold", AGAINST_A_BOT)
    aimed(page)
    between.stop("preview", {"error": "Not on this island.", "rule": "SG-10"})
    page.keyboard.press("Enter")
    page.get_by_text("Not on this island.", exact=True).wait_for()  # the rule is behind a link
    page.get_by_role("alert").get_by_role("button", name="Rules").wait_for()
    expect(page.locator(".penned")).to_have_count(0)
    between.stop(None)
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
    page.get_by_text(re.compile(r"^That box of \w+ \d+ is already crossed off\.$")).wait_for()


def test_a_refused_turn_is_cleared_and_can_be_made_again(opener: Opener, host: Host) -> None:
    host.ready("silver-and-gold")
    page = opener()
    between = Between(page)
    new_table(page, host.address, "silver-and-gold", AGAINST_A_BOT)
    aimed(page)
    page.keyboard.press("Enter")
    between.stop("move", {"error": "Not like this (SG-10).", "rule": "SG-10"})
    play(page, by_pointer, until=lambda page: page.get_by_text("Not like this.", exact=True).count() > 0)
    expect(page.locator(".penned")).to_have_count(0)
    between.stop(None)
    page.locator(OPEN).first.wait_for()
    assert play(page, by_pointer, until=lambda page: page.locator(".penned").count() > 0) > 0


def test_what_does_nothing_says_why(opener: Opener, host: Host) -> None:
    host.ready("silver-and-gold")
    page = opener()
    new_table(page, host.address, "silver-and-gold", AGAINST_A_BOT)
    play(page, by_pointer, until=lambda page: page.locator(OPEN).count() > 0)
    page.locator(".gl").first.hover()
    page.locator(".drow > span").first.click()
    page.get_by_text("A card is taken when one of yours is completed.").wait_for()
    page.locator(".btn", has_text="Place").click(force=True)  # it looks idle, and answers
    page.get_by_role("alert").get_by_text("Point at a box").wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_the_status_line_asks_for_no_pattern_that_fits_nowhere(opener: Opener, host: Host, game: str) -> None:
    host.ready(game)
    page = opener()
    sit_down_at(page, host.address, game, AGAINST_A_BOT, "nowhere", tries=6)
    said = page.locator(".status .msg")
    expect(said).to_have_text(re.compile(r"^The .+ fits nowhere: cross off one shaded box\.$"))


def test_the_status_line_of_pyramids_names_what_a_pattern_has_to_touch(opener: Opener, host: Host) -> None:
    """PY-8, PY-9"""
    host.ready("silver-and-gold-pyramids")
    page = opener()
    sit_down_at(page, host.address, "silver-and-gold-pyramids", AGAINST_A_BOT, "place", 1)
    expect(page.locator(".status .msg")).to_have_text(re.compile("so that it covers an entrance"))


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


def to_the_third_turn(page: Any, host: Host, game: str, **more: Any) -> None:
    """To a table at which the third card lies open, and no further."""
    sit_down_at(page, host.address, game, AGAINST_A_BOT, "place", 3, **more)
    page.get_by_role("img", name="Card 3 of 7").first.wait_for()
    settle(page)


USED = "[aria-label^='Used in this round: ']"
INSIDE = """pile => {
  const [part, card] = [pile, pile.closest('.rcard, .top')].map(one => one.getBoundingClientRect());
  return part.right <= card.right && part.bottom <= card.bottom;
}"""


@pytest.mark.parametrize("width", [1440, 1120, 768, 390])
def test_used_expedition_cards_lie_open_in_pyramids(opener: Opener, host: Host, width: int) -> None:
    """PY-6"""
    host.ready("silver-and-gold-pyramids")
    phone = width < 700
    page = opener(width, 900, touch=phone, settings={"confirm": False} if phone else None)
    to_the_third_turn(page, host, "silver-and-gold-pyramids")
    pile = page.locator(USED)
    used = (pile.get_attribute("aria-label") or "").removeprefix("Used in this round: ").split(", ")
    assert len(used) == pile.locator("svg").count() == 3
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
    to_the_third_turn(page, host, game, options=options)
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

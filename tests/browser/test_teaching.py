"""What explains the game while it is played: rules over the table, hints that are drawn."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.host import Host
from tests.browser.players import button, by_keyboard, new_table

FOCUSED = "selector => document.activeElement.matches(selector)"
AGAINST_A_BOT = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]
# What a player who has placed a pattern is asked for, once the page knows.
ASKED = """() => {
  if (document.activeElement.matches('.dock .btn.pri')) return 'done';
  const open = ".boxbtn:is([aria-label*='can be crossed off'], [aria-label*='under the pattern'])";
  return document.querySelector('.penned') && document.querySelector(open) ? 'one more box' : null;
}"""
# The heading that the keyboard is at, if it can be seen.
READING = """() => {
  const at = document.activeElement, box = at.getBoundingClientRect();
  const bare = at.contains(document.elementFromPoint(box.left + 4, box.top + box.height / 2));
  return at.matches('.rulesheet h2') && bare ? at.textContent : null;
}"""


def first_fit(page: Any) -> Any:
    return page.locator(".boxbtn[aria-label*='can be crossed off']").first


def keep_two(page: Any) -> None:
    page.locator(".handcard:enabled").nth(0).click()
    page.locator(".handcard:enabled").nth(1).click()
    button(page, "Keep these two").click()
    first_fit(page).wait_for()


def read_rules(page: Any) -> str:
    """Open the rules; the part that they open at."""
    page.get_by_role("button", name="Rules").click()
    at: str = page.wait_for_function(READING).json_value()
    page.keyboard.press("Escape")
    page.wait_for_selector(".rulesheet", state="detached")
    return at


def test_rules_open_over_the_table_where_they_fit(opener: Opener, host: Host) -> None:
    host.ready("silver-and-gold")
    page = opener(1366, 650)
    new_table(page, host.address, "silver-and-gold", AGAINST_A_BOT)
    page.wait_for_selector(".handcard:enabled")
    assert read_rules(page) == "Before the start"
    keep_two(page)
    first_fit(page).click()
    expect(button(page, "Done")).to_be_visible()
    assert read_rules(page) == "A turn"
    expect(button(page, "Done")).to_be_visible()  # the drafted turn is still there


def test_a_drafted_turn_outlives_a_reload(opener: Opener, host: Host) -> None:
    host.ready("silver-and-gold")
    page = opener(1366, 650)
    code = new_table(page, host.address, "silver-and-gold", AGAINST_A_BOT)
    page.wait_for_selector(".handcard:enabled")
    keep_two(page)
    first_fit(page).click()
    button(page, "Done").wait_for()
    crossed = ".boxbtn[aria-label*='crossed off']:not([aria-label*='can be'])"
    drawn = page.locator(crossed).count()
    assert drawn > 0
    page.reload()
    button(page, "Done").wait_for()
    assert page.locator(crossed).count() == drawn
    button(page, "Done").click()
    page.wait_for_function("() => !Object.keys(sessionStorage).some(key => key.startsWith('draft '))")
    page.reload()
    first_fit(page).wait_for()
    assert code in page.url


@pytest.mark.parametrize(
    ("game", "drawn"), [("silver-and-gold", ".bigcard.aimed"), ("ramses", ".hinted"), ("farao", ".hinted")]
)
def test_a_hint_is_drawn_explained_and_played(opener: Opener, host: Host, game: str, drawn: str) -> None:
    host.ready(game)
    page = opener(1366, 650)
    options = {"mode": "solo"} if game == "ramses" else {}
    seats = [{"kind": "me"}] if game == "ramses" else AGAINST_A_BOT
    new_table(page, host.address, game, seats, options=options)
    if game == "silver-and-gold":
        page.wait_for_selector(".handcard:enabled")
        keep_two(page)
    page.locator(".status button[aria-label='Hint']").click()
    lines = page.locator(".hints li")
    lines.first.wait_for()
    page.wait_for_selector(drawn)  # the best one at once
    assert all(len(why) > 10 for why in page.locator(".hints li > span").all_inner_texts())
    lines.last.get_by_role("button").focus()
    page.wait_for_selector(drawn)
    ply = page.locator(".hints").count()
    lines.first.get_by_role("button", name="Play it").click()
    page.wait_for_selector(".hints", state="detached")
    assert ply == 1
    if game == "silver-and-gold":  # drafted; the best place may bring an X, which asks for one more box first
        page.wait_for_selector(".penned")
        one_more = page.locator(".status .msg", has_text="cross off one more box")
        expect(button(page, "Done").or_(one_more).first).to_be_visible()


@pytest.mark.parametrize("game", ["silver-and-gold", "silver-and-gold-pyramids"])
def test_the_keyboard_follows_the_decisions_and_hears_them(opener: Opener, host: Host, game: str) -> None:
    """From one decision to the next without Tab; a fit is told with its card and its boxes."""
    host.ready(game)
    page = opener(1366, 650)
    new_table(page, host.address, game, AGAINST_A_BOT)
    page.wait_for_selector(".handcard:enabled")
    assert by_keyboard(page) == "keep"
    for _ in range(2):
        page.wait_for_function(FOCUSED, arg=".boxbtn[aria-label*='can be'], .boxbtn[aria-label*='under']")
        page.keyboard.press("n")
        page.wait_for_selector(".bigcard.aimed")
        told = page.locator(".gain[aria-live]").inner_text()
        under = page.locator(".boxbtn[aria-label*='under the pattern']")
        boxes = [str(one.get_attribute("data-box")).split()[1] for one in under.all()]
        assert all(box in told for box in boxes), told
        assert page.locator(".bigcard.aimed").get_attribute("aria-label") in told
        page.keyboard.press("Enter")
        while page.wait_for_function(ASKED).json_value() == "one more box":  # for an X or a red cross
            page.keyboard.press("n")
            page.keyboard.press("Enter")
        page.keyboard.press("Enter")
    shown = page.locator(".display svg[role='img']").all()
    assert all(
        any(word in str(card.get_attribute("aria-label")) for word in ("boxes", "skull")) for card in shown
    )
    assert len(shown) >= 4


@pytest.mark.parametrize(
    ("game", "thing", "says"),
    [
        ("silver-and-gold", ".s-palms", "Palm: one point, and one more for every palm in the display."),
        ("silver-and-gold-pyramids", ".s-skulls", "Skull: "),
        ("ramses", ".ra-search", "Whoever uncovers this treasure"),
        ("farao", "[data-square='d4']", "The burial chamber: "),
    ],
)
def test_a_symbol_explains_itself(opener: Opener, host: Host, game: str, thing: str, says: str) -> None:
    host.ready(game)
    page = opener(1366, 650)
    new_table(page, host.address, game, AGAINST_A_BOT)
    if game.startswith("silver"):
        page.wait_for_selector(".handcard:enabled")
        keep_two(page)
    page.locator(thing).first.hover()
    page.locator("[role='tooltip']", has_text=says).wait_for()
    page.keyboard.press("Escape")
    expect(page.locator("[role='tooltip']")).to_have_count(0)
    if game == "silver-and-gold":  # the rows of the sheet are one stop of the Tab key: arrows go on
        page.locator(".s-coins").focus()
        page.locator("[role='tooltip']", has_text="Coin: ").wait_for()
        page.keyboard.press("ArrowDown")
        page.locator("[role='tooltip']", has_text=says).wait_for()
        assert page.evaluate(FOCUSED, thing)


def test_a_finger_that_stays_and_the_keyboard_ask_too(opener: Opener, host: Host) -> None:
    host.ready("silver-and-gold")
    page = opener(390, 844, touch=True)
    new_table(page, host.address, "silver-and-gold", AGAINST_A_BOT)
    page.wait_for_selector(".handcard:enabled")
    keep_two(page)
    symbol = page.locator(".boxbtn[data-tells]").first
    symbol.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    page.wait_for_selector("[role='tooltip']")
    symbol.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    symbol.dispatch_event("click", {"bubbles": True})  # the finger is lifted: nothing is aimed at
    expect(page.locator(".bigcard.aimed")).to_have_count(0)
    page.keyboard.press("ArrowDown")  # now by keys
    symbol.focus()
    page.wait_for_selector("[role='tooltip']")
    assert symbol.get_attribute("aria-describedby") == "tells"

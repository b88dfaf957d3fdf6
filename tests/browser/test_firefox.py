"""The page in Debian's Firefox: all games open, and one is played to its end with mouse and keys."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.browser.firefox import Firefox, firefox
from tests.browser.host import Host
from tests.browser.players import ASK

GAMES = ("silver-and-gold", "silver-and-gold-pyramids", "ramses", "farao")
CALM = "localStorage.setItem('settings', JSON.stringify({motion: 'less', tips: false, offered: true}))"
STEPS = 400  # more than a game has
# What there is to do, as somebody who looks at the page would say.
NOW = """(() => {
  const one = selector => document.querySelector(selector);
  if (one('.verdict')) return 'over';
  if (one('.handcard:enabled')) return 'keep';
  if (one('.takable')) return 'take';
  const primary = one('.dock .btn.pri:enabled')?.textContent.trim() || '';
  if (primary.startsWith('Done')) return 'done';
  if (primary.startsWith('Pass')) return 'pass';
  const fits = ".boxbtn:is([aria-label*='can be crossed off'], [aria-label*='under the pattern'])";
  return one(fits) ? 'place' : '';
})()"""
NOTED = "window.before = document.querySelector('.at-table').innerHTML, 0"


@pytest.fixture(scope="module")
def browser() -> Iterator[Firefox]:
    with firefox() as opened:
        yield opened


def new_table(browser: Firefox, host: Host, game: str) -> str:
    host.ready(game)
    browser.goto(host.address)
    browser.wait_for("document.querySelectorAll('.tile').length === 4")
    browser.evaluate(CALM)
    seats = '[{kind: "me"}, {kind: "bot", bot: "random"}]'
    asked = f"({ASK})(['POST', '/tables', {{game: '{game}', seats: {seats}}}])"
    status, told = browser.evaluate(asked)
    assert status == 201, told
    browser.goto(f"{host.address}/t/{told['code']}")
    browser.wait_for("document.querySelector('.at-table.running .status')")
    return str(told["code"])


@pytest.mark.parametrize("game", GAMES)
def test_a_game_opens_in_firefox(browser: Firefox, host: Host, game: str) -> None:
    browser.size(1366, 650)
    new_table(browser, host, game)
    browser.wait_for("document.fonts.status === 'loaded'")
    root = "document.documentElement"
    browser.wait_for(f"{root}.scrollWidth <= innerWidth && {root}.scrollHeight <= innerHeight")
    assert browser.errors == []


def test_a_game_is_played_in_firefox(browser: Firefox, host: Host) -> None:
    browser.size(1440, 900)
    code = new_table(browser, host, "silver-and-gold")
    for _ in range(STEPS):
        now = browser.wait_for(NOW)
        if now == "over":
            break
        browser.evaluate(NOTED)
        if now == "keep":
            browser.click(".handcard")
            browser.evaluate("[...document.querySelectorAll('.handcard')].at(-1).click()")
            browser.wait_for("document.querySelector('.choosing .btn.pri:enabled')")
            browser.click(".choosing .btn.pri")
            browser.wait_for("!document.querySelector('.handcard:enabled')")
        elif now == "take":
            browser.click(".takable")
        elif now == "place":
            browser.press("n")
            browser.wait_for("document.querySelector('.bigcard.aimed')")
            browser.evaluate(NOTED)
            browser.press("Enter")
        else:
            browser.click(".dock .btn.pri")
        browser.wait_for("window.before !== document.querySelector('.at-table').innerHTML")
    assert browser.evaluate(f"({ASK})(['GET', '/tables/{code}', null])")[1]["table"]["phase"] == "finished"
    assert browser.errors == []

"""The plain front end: a game that the page knows nothing of, at the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser.conftest import Opener
from tests.browser.host import Host
from tests.browser.players import arrive, ask, focus, play
from tests.browser.test_page import faults, sideways
from tests.examples.installed import install_offering

CHOICE = ".pl-choices button:enabled"


@pytest.fixture(scope="module")
def with_offering(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server on which the example game is installed."""
    folder = tmp_path_factory.mktemp("with-offering")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", install_offering(folder / "packages")["PYTHONPATH"])
        opened = Host(folder)
        opened.start()
        opened.ready("offering")
        yield opened
        opened.stop()


def by_pointer(page: Any) -> str | None:
    if page.locator(CHOICE).count() == 0:
        return None
    page.locator(CHOICE).last.click()
    return "choice"


def by_keyboard(page: Any) -> str | None:
    if page.locator(CHOICE).count() == 0 or not focus(page, CHOICE):
        return None
    page.keyboard.press("Enter")
    return "choice"


def from_home(page: Any, host: Host) -> None:
    """From the home page to a running game: one click."""
    page.goto(host.address)
    page.get_by_role("button", name="Play now: Offering", exact=True).click()
    page.wait_for_selector(".at-table.running")


@pytest.mark.parametrize(("width", "theme"), [(360, "night"), (1440, "day")])
def test_a_whole_game_from_home_to_the_score_sheet(
    opener: Opener, with_offering: Host, width: int, theme: str
) -> None:
    page = opener(width, 900, settings={"theme": theme}, measured=True)
    page.goto(with_offering.address)
    tile = page.locator(".tile", has_text="Offering")
    if width < 700:  # a small tile: the rest is behind its dots
        page.get_by_role("button", name="More: Offering", exact=True).click()
        page.locator("dialog", has_text="the highest wins the favour").wait_for()
        assert (sideways(page), faults(page)) == (0, [])
        page.keyboard.press("Escape")
        # the small tile shows a number and a face; for the ear they have their names
        for words in ("2 opponents", "scribe"):
            tile.get_by_role("button", name=words).wait_for()
    else:
        assert "the highest wins the favour" in tile.inner_text()
        assert "2 to 4" in tile.inner_text()
    assert (sideways(page), faults(page)) == (0, [])
    from_home(page, with_offering)
    page.wait_for_selector(CHOICE)
    assert "Lay a gift for the favour worth" in page.locator(".status").inner_text()
    assert page.locator(CHOICE).count() == 5
    assert page.locator(CHOICE).first.inner_text().startswith("lay ")
    table = page.locator(".pl-table").inner_text()
    assert "Round" in table
    assert "Favour" in table
    assert (sideways(page), faults(page)) == (0, [])
    assert play(page, by_pointer if width > 700 else by_keyboard) == 5
    sheet = page.locator(".sheettable").inner_text()
    assert "Favours" in sheet
    assert "Total" in sheet
    assert (sideways(page), faults(page)) == (0, [])


def test_hands_of_others_stay_hidden(opener: Opener, with_offering: Host) -> None:
    page = opener()
    from_home(page, with_offering)
    page.wait_for_selector(CHOICE)
    panels = page.locator(".left .player")
    assert panels.count() == 3
    texts = panels.all_inner_texts()
    assert sum("hidden" in text for text in texts) == 2
    code = page.url.rsplit("/", 1)[1]
    seen = ask(page, "GET", f"/tables/{code}")["eyes"]["0"]["view"]["players"]
    assert [player["hand"] == "hidden" for player in seen] == [False, True, True]


def test_the_rules_page_says_where_the_rules_are(opener: Opener, with_offering: Host) -> None:
    page = opener()
    page.goto(f"{with_offering.address}/rules/offering")
    page.wait_for_selector(".rules h2")
    said = page.locator(".rules").inner_text()
    assert "brings its own rules" in said
    assert "Favours" in said
    page.goto(f"{with_offering.address}/rules/nothing")
    page.wait_for_selector("text=There is nothing at this address.")


DRAW = """async ([game, news, cards]) => {
  const base = new URL('..', document.querySelector('script[type=module]').src).href;
  const [{ plain }, { html }, { render }] = await Promise.all(
    ['games/plain/front.js', 'js/parts.js', 'vendor/preact.js'].map(file => import(base + file)));
  const front = plain(game), { Rules } = await front.rules();
  const box = document.createElement('div'), eye = news.eyes['0'];
  const props = { table: news.table, seat: 0, view: eye.view, choices: eye.choices, log: eye.log, cards,
    still: false, busy: false, act: () => {} };
  render(html`<${front.Board} ...${props} />${news.table.seats.map(one => html`
    <${front.Panel} ...${props} seat=${one.seat} />`)}<${Rules} cards=${cards} />`, box);
  return box.innerText;
}"""


@pytest.mark.parametrize("name", ["silver-and-gold", "silver-and-gold-pyramids", "ramses", "farao"])
def test_any_view_is_drawn_and_any_choice_is_listed(opener: Opener, with_offering: Host, name: str) -> None:
    """Our own games, which have fronts of their own, through the plain one."""
    with_offering.ready(name)
    page = opener()
    arrive(page, with_offering.address)
    ask(page, "PUT", "/me", {"name": "Mira"})
    seats = [{"kind": "me"}, {"kind": "guest", "name": "Bo"}]
    code = ask(page, "POST", "/tables", {"game": name, "seats": seats})["code"]
    news = ask(page, "GET", f"/tables/{code}")
    game = next(one for one in ask(page, "GET", "/games") if one["name"] == name)
    drawn = page.evaluate(DRAW, [game, news, ask(page, "GET", f"/games/{name}/cards")])
    assert "[object Object]" not in drawn
    assert "undefined" not in drawn
    for step in news["eyes"]["0"]["choices"]:
        assert step["move"] in drawn

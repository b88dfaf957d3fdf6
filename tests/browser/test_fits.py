"""Every table fits its window: what a turn needs is in sight, nothing overlaps, no text is cut off."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.english import english
from tests.browser.fits import misfits, resize, sit_down_at
from tests.browser.host import Host
from tests.browser.players import TITLES, arrive, ask, open_table, settle
from tests.browser.screens import GAME, SCREENS, Screen, after_a_game, go_to, over, speak

LAPTOPS = ((1280, 620), (1366, 650), (1440, 780), (1536, 730), (1920, 950), (1024, 700), (2560, 1300))
PHONES = ((360, 740), (390, 844), (430, 930))
TWO = ((1366, 650), (360, 740))
SIZES = (*LAPTOPS[1:], (768, 1024), *PHONES)
THEMES = ("day", "night")
TRIES = 4  # a game may end before a rare moment comes


@dataclass(frozen=True)
class Moment:
    """A table to look at: until when it is played, and how often we have moved at least."""

    game: str
    seats: int
    moment: str
    least: int = 0
    options: dict[str, Any] = field(default_factory=dict)


MOMENTS = (
    Moment("silver-and-gold", 2, "place", 6),
    Moment("silver-and-gold", 4, "place", 12),
    Moment("silver-and-gold", 3, "take", 5),
    Moment("silver-and-gold", 3, "choose"),
    Moment("silver-and-gold-pyramids", 2, "take", 4),
    Moment("silver-and-gold-pyramids", 3, "place", 10),
    Moment("silver-and-gold-pyramids", 4, "place", 8, {"show_pile": False}),
    Moment("silver-and-gold-pyramids", 4, "choose"),
    Moment("ramses", 1, "slide", 8, {"mode": "solo"}),
    Moment("ramses", 2, "slide", 3, {"children": True}),
    Moment("ramses", 3, "tilt", 0, {"mode": "expert"}),
    Moment("ramses", 5, "slide", 8, {"mode": "expert"}),
    Moment("farao", 2, "walk", 8),
    Moment("farao", 4, "turn", 2, {"pyramid": "big", "figures": 3}),
    Moment("farao", 6, "walk", 6, {"pyramid": "big", "inscriptions": 7, "figures": 1}),
)


def windows(index: int) -> Iterator[tuple[tuple[int, int], str]]:
    """Three laptops and a phone for each moment, by turns."""
    sizes = [LAPTOPS[(index * 3 + n) % len(LAPTOPS)] for n in range(3)] + [PHONES[index % len(PHONES)]]
    for n, size in enumerate(sizes):
        yield size, THEMES[(index + n) % 2]


def test_every_size_meets_every_game_and_theme() -> None:
    met = {(one.game, size, theme) for index, one in enumerate(MOMENTS) for size, theme in windows(index)}
    games = {one.game for one in MOMENTS}
    assert {(game, size) for game, size, _ in met} == {
        (game, size) for game in games for size in (*LAPTOPS, *PHONES)
    }
    assert {(size, theme) for _, size, theme in met} == {
        (size, theme) for size in (*LAPTOPS, *PHONES) for theme in THEMES
    }


def open_at(page: Any, host: Host, one: Moment) -> str:
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": "random"} for _ in range(one.seats - 1))]
    return sit_down_at(page, host.address, one.game, seats, one.moment, one.least, TRIES, options=one.options)


# Looked at in English at every size; all screens, in the pseudo-language, at two.
AT_EVERY_SIZE = ("home", "first visit", "tables", "lobby", *(one for one in SCREENS if "setting" in one))


def misfits_at(page: Any, sizes: Iterable[tuple[int, int]], of: str = "", **more: Any) -> list[str]:
    """All that does not fit in windows of these sizes, with both themes by turns."""
    found: list[str] = []
    for n, (width, height) in enumerate(sizes):
        resize(page, width, height)
        theme = THEMES[n % 2]
        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        found += [f"{of} {width} x {height}, {theme}: {one}" for one in misfits(page, **more)]
    return found


def faults_of(page: Any, host: Host, screen: Screen, of: str, language: str) -> list[str]:
    """What does not fit on a screen in a language, and what there is in English."""
    sizes = [size for size in TWO if screen.phone is not (size[0] > 700)]
    resize(page, *sizes[0])
    go_to(page, host, screen)
    found = misfits_at(page, sizes, of, scrolls=True)
    return found + [f"{of} {one!r}" for one in english(page, language)]


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_fits(opener: Opener, host: Host, languages: list[str], name: str) -> None:
    """It may scroll, but not sideways; nothing overlaps, no text is cut off or small, and on phones every
    target is large enough. In another language there is no English on it."""
    for game in TITLES:
        host.ready(game)
    page = opener()
    arrive(page, host.address)
    screen = SCREENS[name].prepared(page, host)
    found: list[str] = []
    if name in AT_EVERY_SIZE:
        go_to(page, host, screen)
        found = misfits_at(page, SIZES, scrolls=True)
    for language in languages:
        speak(page, host, language)
        found += faults_of(page, host, screen, language, language)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", TITLES)
def test_what_follows_a_game_fits(opener: Opener, host: Host, languages: list[str], game: str) -> None:
    """Score sheets, replay, review, and another try at a moment."""
    host.ready(game)
    page = opener()
    screens = after_a_game(game, over(page, host, game))
    found: list[str] = []
    if game == GAME:
        go_to(page, host, screens["end"])
        found = misfits_at(page, SIZES, scrolls=True)
    for language in languages:
        speak(page, host, language)
        for name, screen in screens.items():
            found += faults_of(page, host, screen, f"{language}, {name}:", language)
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "index", range(len(MOMENTS)), ids=lambda n: f"{MOMENTS[n].game}-{MOMENTS[n].seats}-{MOMENTS[n].moment}"
)
def test_a_table_fits(opener: Opener, host: Host, languages: list[str], index: int) -> None:
    one = MOMENTS[index]
    host.ready(one.game)
    page = opener()
    code = open_at(page, host, one)
    found = misfits_of_a_turn(page, one, windows(index), "")
    for language in languages:
        speak(page, host, language)
        page.goto(f"{host.address}/t/{code}")
        found += misfits_of_a_turn(page, one, zip(TWO, THEMES, strict=True), language)
        found += [f"{language}: {one!r}" for one in english(page, language)]
    assert not found, "\n".join(found)


def test_heads_of_panels_hold_in_a_wider_font(opener: Opener, host: Host) -> None:
    """A page is laid out before its fonts have come, and a device may bring its own: what stands beside each
    other in a panel may not need letters of a certain width."""
    host.ready("ramses")
    page = opener(*PHONES[0], measured=True)
    code = open_at(page, host, Moment("ramses", 2, "slide"))
    speak(page, host, "xx")
    page.goto(f"{host.address}/t/{code}")
    page.wait_for_selector(".at-table.running .status.on")
    page.add_style_tag(content=".phead { letter-spacing: 2px }")
    settle(page)
    assert [one for one in misfits(page, scrolls=True) if one.startswith("text on text")] == []


def misfits_of_a_turn(
    page: Any, one: Moment, sizes: Iterable[tuple[tuple[int, int], str]], of: str
) -> list[str]:
    """All that does not fit at a table, also while a pattern is drawn."""
    found: list[str] = []
    for (width, height), theme in sizes:
        resize(page, width, height)
        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        page.wait_for_selector(".at-table.running .status.on")
        page.keyboard.press("n")  # the ghost of the pattern games, with what it earns
        if one.moment == "place":
            page.wait_for_selector(".bigcard.aimed")
        # with texts twice as long, a phone may scroll during a turn
        more = {"scrolls": of == "xx" and width < 700}
        found += [f"{of} {width} x {height}, {theme}: {misfit}" for misfit in misfits(page, **more)]
        if one.moment == "place" and theme == "day":
            page.keyboard.press("Enter")  # then Done and Take back
            page.wait_for_selector(".penned")
            found += [f"{of} {width} x {height}, drafted: {misfit}" for misfit in misfits(page, **more)]
            page.keyboard.press("Escape")
            page.wait_for_selector(".penned", state="detached")
    return found


def test_home_shows_running_games_first_and_reaches_the_edges(opener: Opener, host: Host) -> None:
    host.ready("ramses")
    page = opener()
    open_table(page, host.address, "ramses", [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    found: list[str] = []
    for width, height in (*LAPTOPS, *PHONES):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(host.address)
        running = page.locator(".goon li").first
        running.wait_for()
        # home is a page to read on: it may be higher than its window
        found += [f"{width}: {one}" for one in misfits(page) if not one.startswith("the page scrolls:")]
        assert running.bounding_box()["y"] < page.locator(".tile").first.bounding_box()["y"]
        main = page.locator(".home main").bounding_box()
        assert abs(main["x"] - (width - main["x"] - main["width"])) <= 1
        dunes = page.locator(".dunes").bounding_box()
        assert (dunes["x"], dunes["width"]) == (0, width)
    assert found == []


@pytest.mark.parametrize(("width", "least"), [(390, 40), (360, 36)])
def test_boxes_of_pyramids_are_large_enough_for_a_finger(
    opener: Opener, host: Host, width: int, least: int
) -> None:
    host.ready("silver-and-gold-pyramids")
    page = opener(width, 844 if width == 390 else 740, touch=True)
    open_at(page, host, Moment("silver-and-gold-pyramids", 3, "place", 2))
    page.locator(".boxbtn").first.wait_for()
    settle(page)
    sizes = page.locator(".boxbtn").evaluate_all("all => all.map(one => one.getBoundingClientRect().width)")
    assert min(sizes) >= least
    # the other card is small beside it: a tap swaps them
    small = page.locator(".other")
    name = small.get_attribute("aria-label")
    small.tap()
    expect(page.locator(".other")).not_to_have_attribute("aria-label", name)


def test_four_pyramids_to_choose_from_are_whole_and_bare(opener: Opener, host: Host) -> None:
    host.ready("silver-and-gold-pyramids")
    page = opener(1366, 650)
    open_at(page, host, Moment("silver-and-gold-pyramids", 3, "choose"))
    cards = page.locator(".handcard")
    cards.nth(3).wait_for()
    cards.nth(0).click()
    cards.nth(1).click()
    settle(page)
    for n in range(4):
        box = cards.nth(n).bounding_box()
        assert box["y"] + box["height"] < 650
        assert cards.nth(n).evaluate("one => one.children.length") == 1  # nothing lies on the drawing
    assert len({round(cards.nth(n).bounding_box()["y"]) for n in range(4)}) == 1
    resize(page, 390, 844)
    assert len({round(cards.nth(n).bounding_box()["y"]) for n in range(4)}) == 2
    assert page.get_by_role("button", name="Keep these two").bounding_box()["y"] < 844 - 44


def test_cards_grow_on_a_large_screen_instead_of_drifting_apart(opener: Opener, host: Host) -> None:
    host.ready("silver-and-gold")
    page = opener(1920, 950)
    open_at(page, host, Moment("silver-and-gold", 3, "place", 1))
    page.locator(".drow > *").nth(4).wait_for()
    # once they have not changed for ten frames: the page measures itself after it was resized
    edges = """async () => {
      let seen = '', calm = 0;
      while (calm < 10) {
        await new Promise(requestAnimationFrame);
        const cards = [...document.querySelectorAll('.drow > *')].map(one => one.getBoundingClientRect());
        const now = JSON.stringify(cards.map(({left, right}) => [left, right]));
        calm = now === seen ? calm + 1 : 0;
        seen = now;
      }
      return JSON.parse(seen);
    }"""
    sizes = {}
    for width, height in ((1440, 900), (1920, 950), (2560, 1300)):
        resize(page, width, height)
        cards = page.evaluate(edges)
        gaps = [after[0] - before[1] for before, after in pairwise(cards)]
        assert all(8 <= gap <= 20 for gap in gaps), (width, gaps)
        sizes[width] = cards[0][1] - cards[0][0]
    assert 120 <= sizes[1440] < sizes[1920] < sizes[2560]
    table = page.locator(".cols").bounding_box()
    assert table["width"] <= 1840
    assert abs(table["x"] + table["width"] / 2 - 1280) < 2


def test_the_board_of_ramses_takes_the_room_there_is(opener: Opener, host: Host) -> None:
    """It is as high as the room under the status line, or as wide as the room between the columns."""
    host.ready("ramses")
    page = opener(1366, 650)
    open_at(page, host, Moment("ramses", 2, "slide"))
    page.wait_for_selector(".ra-treasures")
    for width, height in ((1280, 620), (1366, 650), (1440, 900), (1920, 950), (2560, 1300)):
        resize(page, width, height)
        room, board, list_ = page.evaluate(
            """() => ['.middle', '.ra-board', '.ra-treasures'].map(
              one => document.querySelector(one).getBoundingClientRect().toJSON())"""
        )
        drawn = min(board["height"], board["width"] / 1.31)
        beside = list_["left"] >= board["right"]
        free = room["width"] - (list_["width"] + 32 if beside else 0)
        most = min(room["height"] - (0 if beside else list_["height"] + 28), free / 1.31)
        assert drawn > 0.97 * most - 8, (width, height, drawn, most)
        # the other way round it would not be larger
        other = min(room["height"] - (84 if beside else 0), (room["width"] - (0 if beside else 164)) / 1.31)
        assert drawn > 0.95 * other - 8, (width, height, drawn, other)


def test_a_theme_changes_at_once(opener: Opener, host: Host) -> None:
    """With less motion no colour creeps through the page, level by level."""
    page = opener()
    page.goto(host.address)
    page.wait_for_selector(".tile")
    colours = """theme => {
      document.documentElement.dataset.theme = theme;
      return [...document.querySelectorAll('.tile h2, .tile p, .tile .btn')].map(
        one => [getComputedStyle(one).color, one.getAnimations({subtree: true}).length].join());
    }"""
    night = page.evaluate(colours, "night")
    settle(page)
    assert page.evaluate(colours, "night") == night
    assert page.evaluate(colours, "day") != night


def test_the_place_of_a_card_that_comes_is_kept(opener: Opener, host: Host) -> None:
    """The card that stays does not move when one is completed and another is taken."""
    host.ready("silver-and-gold")
    page = opener(1366, 650)
    open_at(page, host, Moment("silver-and-gold", 3, "take", 5))
    page.locator(".slot").wait_for()
    settle(page)
    card = page.locator(".mrow > .bigcard").first
    before = card.bounding_box()
    assert page.locator(".slot").bounding_box()["width"] == pytest.approx(before["width"], abs=1)
    page.locator(".takable").first.click()
    page.get_by_role("button", name="Done").click()
    expect(page.locator(".slot")).to_have_count(0)
    settle(page)
    assert card.bounding_box() == pytest.approx(before, abs=1)


def test_the_wheel_turns_a_ghost_and_else_scrolls(opener: Opener, host: Host) -> None:
    host.ready("silver-and-gold")
    page = opener(1366, 650)
    open_at(page, host, Moment("silver-and-gold", 2, "place", 1))
    page.locator(".bigcard").first.wait_for()
    rolled = """() => {
      const wheel = new WheelEvent('wheel', {deltaY: 40, bubbles: true, cancelable: true});
      (document.querySelector('.bigcard.aimed') ?? document.querySelector('.bigcard')).dispatchEvent(wheel);
      return wheel.defaultPrevented;
    }"""
    assert page.evaluate(rolled) is False
    page.keyboard.press("n")
    page.wait_for_selector(".bigcard.aimed")
    ghost = page.locator(".bigcard.aimed").inner_html()
    one_box = len(ask(page, "GET", f"/tables/{page.url.split('/')[-1]}")["eyes"]["0"]["choices"]) == 1
    assert page.evaluate(rolled) is not one_box
    if not one_box:
        page.wait_for_function(
            "was => document.querySelector('.bigcard.aimed')?.innerHTML !== was", arg=ghost
        )

"""The page itself: its size, its layout at every width, and its accessibility."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import Opener
from tests.browser.host import Host
from tests.browser.players import arrive, ask, by_pointer, finish, new_table, play, settle

AXE = (Path(__file__).parent / "vendor" / "axe.min.js").read_text()
GAME = "silver-and-gold"
HEAVIEST = 350_000
GAMES = ["silver-and-gold", "silver-and-gold-pyramids", "ramses", "farao"]


def faults(page: Any, rules: tuple[str, ...] = ()) -> list[str]:
    """What axe finds serious or worse, by all of its rules or by some."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found = page.evaluate(
        """async rules => (await axe.run(document, {
          resultTypes: ['violations'], ...(rules.length ? {runOnly: rules} : {})})).violations""",
        list(rules),
    )
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"][:3]
    ]


def faults_by_day_and_night(page: Any) -> list[str]:
    """What axe finds in both themes; in the second one only what colours can do wrong."""
    found = faults(page)
    theme = page.evaluate("document.documentElement.dataset.theme")
    for other, rules in (("day" if theme == "night" else "night", ("color-contrast",)), (theme, None)):
        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", other)
        settle(page)
        found += faults(page, rules) if rules else []
    return found


def sideways(page: Any) -> int:
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


@pytest.mark.parametrize(("width", "theme"), [(360, "night"), (768, "day"), (1440, "night")])
def test_every_screen_fits_and_can_be_used_by_all(opener: Opener, host: Host, width: int, theme: str) -> None:
    """In both themes, beginning with one of them."""
    host.ready(GAME)
    page = opener(width, 900, settings={"theme": theme, "tips": True}, measured=True)

    def check(what: str) -> None:
        settle(page)
        assert sideways(page) <= 0, what
        assert faults_by_day_and_night(page) == [], what

    page.goto(host.address)
    page.wait_for_selector(".tile")
    check("home")
    if width < 700:
        page.get_by_role("button", name="More: Silver & Gold", exact=True).click()
        check("more")
    page.get_by_role("link", name="With friends: Silver & Gold", exact=True).click()
    page.wait_for_selector(".chair")
    check("setting up")
    page.goto(f"{host.address}/new/ramses")
    page.wait_for_selector(".chair")
    page.locator(".chair").nth(1).click()
    page.get_by_role("button", name="House rules").click()
    check("setting up Ramses")
    for game in GAMES:
        page.goto(f"{host.address}/rules/{game}")
        page.wait_for_selector(".rules h2")
        check(f"rules of {game}")
    new_table(page, host.address, GAME, [{"kind": "me"}, {"kind": "open"}])
    page.wait_for_selector(".lobby")
    check("lobby")
    code = new_table(
        page,
        host.address,
        GAME,
        [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "greedy"}],
    )
    page.wait_for_selector(".handcard")
    check("choosing")
    play(
        page,
        by_pointer,
        until=lambda page: page.locator(".boxbtn[aria-label*='can be crossed off']").count() > 0,
    )
    page.locator(".boxbtn[aria-label*='can be crossed off']").first.hover()
    check("table")
    page.get_by_role("button", name="Menu").click()
    check("menu")
    page.keyboard.press("Escape")
    finish(page, code)
    check("end")
    page.goto(f"{host.address}/t/{code}#60")
    page.wait_for_selector(".replay .middle")
    check("replay")


def test_the_rules_of_ramses_say_who_begins_and_what_ties_earn(opener: Opener, host: Host) -> None:
    """RA-13, RA-17, RA-21, RA-25, RA-26: what a table would otherwise have to look up."""
    page = opener(1440, 900)
    page.goto(f"{host.address}/rules/ramses")
    page.wait_for_selector(".ra-rules h2")
    told = page.locator(".ra-rules").inner_text()
    for sentence in (
        "after a sand storm and under super powers the player to the left of whoever won the last card",
        "After a scorpion or a duel the player to the left of whoever moved the last pyramid begins",
        "Whoever has no won card draws the one beneath the duel card. Then",
        "5, 5, 3 and 2 explorers earn 6, 6, 2 and 0",
        "No gold pyramid starts in a corner",
        "the player on your left does so instead",
    ):
        assert sentence in told


def test_the_first_load_is_light(opener: Opener, host: Host) -> None:
    host.ready(GAME)
    page = opener()
    code = new_table(page, host.address, GAME, [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    fresh = opener(fresh=True)
    loaded: list[Any] = []
    fresh.on("requestfinished", lambda request: loaded.append(request))
    fresh.goto(f"{host.address}/t/{code}")
    fresh.wait_for_selector(".middle section")
    fresh.wait_for_load_state("networkidle")
    sizes = [request.sizes() for request in loaded]
    assert 50_000 < sum(one["responseBodySize"] + one["responseHeadersSize"] for one in sizes) < HEAVIEST


def test_a_table_that_is_not_there_says_so(opener: Opener, host: Host) -> None:
    page = opener()
    page.goto(f"{host.address}/t/NOWHERE-1")
    page.get_by_role("heading", name="No such table").wait_for()
    page.get_by_role("link", name="To the home page").click()
    page.wait_for_selector(".tile")


def test_a_pasted_link_is_as_good_as_a_code(opener: Opener, host: Host) -> None:
    host.ready(GAME)
    page = opener()
    code = new_table(page, host.address, GAME, [{"kind": "me"}, {"kind": "open"}])
    page.goto(f"{host.address}/t/NOWHERE-1")
    page.get_by_label("Table code").fill(f" https://elsewhere.example/t/{code.lower()}#40")
    page.get_by_role("button", name="Join").click()
    page.wait_for_selector(".lobby")


def test_a_dialog_shows_what_went_wrong_and_closes_only_from_outside(opener: Opener, host: Host) -> None:
    host.ready(GAME)
    page = opener()
    page.goto(host.address)
    page.get_by_role("button", name="Choose a name").click()
    page.route("**/api/me", lambda route: route.fulfill(status=422, json={"error": "Not like that."}))
    dialog = page.locator("dialog")
    dialog.get_by_label("Your name").fill("Mira")
    dialog.get_by_role("button", name="Save").click()
    dialog.get_by_text("Not like that.").click()  # it is in reach, and a tap closes it
    page.wait_for_selector(".toast", state="detached")
    settle(page)
    edge = dialog.bounding_box()
    page.mouse.click(edge["x"] + 6, edge["y"] + edge["height"] / 2)
    settle(page)
    assert dialog.count() == 1
    page.mouse.click(edge["x"] - 20, edge["y"] + edge["height"] / 2)
    page.wait_for_selector("dialog", state="detached")


def test_a_name_is_brought_to_another_device_only_when_asked(opener: Opener, host: Host) -> None:
    mira, ana = opener(), opener()
    for page, name in ((mira, "Mira"), (ana, "Ana")):
        arrive(page, host.address)
        ask(page, "PUT", "/me", {"name": name})
    link = f"{host.address}/me/{ask(mira, 'POST', '/me/code', {})['code']}"
    ana.goto(link)
    ana.get_by_text("This browser then no longer plays as Ana").wait_for()
    ana.get_by_role("link", name="No, change nothing").click()
    ana.get_by_text("You are Ana").wait_for()
    ana.goto(link)
    ana.get_by_role("button", name="Yes, it is mine").click()
    ana.get_by_text("You are Mira").wait_for()


@pytest.mark.parametrize("game", ["", *GAMES])
def test_a_first_screen_does_without_what_browsers_do_slowly(opener: Opener, host: Host, game: str) -> None:
    """Intl's numbers cost a browser 30 ms to begin with, and a family of fonts in two files a look at the
    fonts of the system for each size."""
    page = opener(1440, 900)
    page.add_init_script(
        """globalThis.numbers = [];
        Intl.NumberFormat = new Proxy(Intl.NumberFormat, {construct(made, given) {
          numbers.push(new Error().stack);
          return Reflect.construct(made, given);
        }});"""
    )
    arrive(page, host.address)
    if game:
        host.ready(game)
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        page.goto(f"{host.address}/t/{new_table(page, host.address, game, seats)}")
        page.wait_for_selector(".at-table.running main")
    assert page.evaluate("numbers") == []
    families = page.evaluate("[...document.fonts].map(face => face.family)")
    assert len(families) == len(set(families)) == 4

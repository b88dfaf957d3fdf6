"""Sitting down: play now, the set-up, friends by link, the lobby, my tables."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from mastaba.table.errors import Conflict
from mastaba.web.network import own_address
from tests.browser.conftest import Opener
from tests.browser.host import Host
from tests.browser.players import ask, new_table

GAME = "silver-and-gold"


def table_of(page: Any) -> dict[str, Any]:
    """What the server knows of the table that the page is at."""
    page.wait_for_url("**/t/*")
    found: dict[str, Any] = ask(page, "GET", f"/tables/{page.url.split('/')[-1]}")["table"]
    return found


def tile(page: Any, title: str) -> Any:
    return page.locator(".tile", has=page.get_by_role("heading", name=title, exact=True))


def test_play_now_asks_nothing_and_remembers(opener: Opener, host: Host) -> None:
    """Mode, opponents and level stand beside the button; a press changes each; they last."""
    host.ready("ramses")
    page = opener()
    page.goto(host.address)
    ramses = tile(page, "Ramses")
    expect(ramses.locator(".lastpill")).to_have_text(["Classic", "2 opponents", "scribe"])
    ramses.get_by_role("button", name="Classic. Press").click()
    ramses.get_by_role("button", name="2 opponents. Press").click()
    ramses.get_by_role("button", name="scribe. Press").click()
    page.reload()
    expect(ramses.locator(".lastpill")).to_have_text(["Explorers", "3 opponents", "vizier"])
    ramses.get_by_role("button", name="Play now").click()
    table = table_of(page)
    assert (table["options"]["mode"], [seat["bot"] for seat in table["seats"]]) == (
        "expert",
        [None, "expert", "expert", "expert"],
    )
    assert len({seat["name"] for seat in table["seats"]}) == 4
    page.goto(host.address)
    ramses.get_by_role("button", name="Explorers. Press").click()
    expect(ramses.locator(".lastpill")).to_have_text(["Alone"])  # nobody to play against
    ramses.get_by_role("button", name="Alone. Press").click()
    expect(ramses.locator(".lastpill")).to_have_text(["Children", "1 opponent", "vizier"])
    ramses.get_by_role("button", name="Children. Press").click()
    ramses.get_by_role("button", name="Classic. Press").click()
    ramses.get_by_role("button", name="Explorers. Press").click()
    ramses.get_by_role("button", name="Play now").click()
    table = table_of(page)
    assert (table["options"]["mode"], len(table["seats"])) == ("solo", 1)


@pytest.mark.parametrize(
    ("presses", "options"),
    [(1, {"pyramid": "big", "inscriptions": 5}), (2, {"pyramid": "big", "inscriptions": 7})],
)
def test_play_now_in_the_big_pyramid(
    opener: Opener, host: Host, presses: int, options: dict[str, Any]
) -> None:
    host.ready("farao")
    page = opener()
    page.goto(host.address)
    for _ in range(presses):
        tile(page, "Farao").locator(".lastpill").first.click()
    tile(page, "Farao").get_by_role("button", name="Play now").click()
    assert table_of(page)["options"].items() >= options.items()


def test_bots_are_named_and_have_the_face_of_their_level(opener: Opener, host: Host) -> None:
    host.ready(GAME)
    page = opener()
    new_table(page, host.address, GAME, [{"kind": "me"}, *({"kind": "bot", "bot": "club"} for _ in range(2))])
    panels = page.locator(".player")
    expect(panels).to_have_count(2)
    assert [panels.nth(n).get_attribute("aria-label") for n in range(2)] == ["Tia, scribe", "Senu, scribe"]
    assert panels.locator(".look .face").count() == 2


def chair(page: Any, number: int) -> Any:
    return page.get_by_role("button", name=f"Seat {number}:")


def test_setting_up_in_players_words(opener: Opener, host: Host) -> None:
    """Modes are cards; alone empties the chairs; bots, friends and guests sit down; house rules fold."""
    host.ready("ramses")
    page = opener()
    page.goto(f"{host.address}/new/ramses?with=friends")
    # a host without a name is asked for one first, and the table is not opened without it
    page.get_by_role("button", name="Open the table").click()
    page.get_by_text("Type your name first").first.wait_for()
    page.get_by_label("Your name").fill("Mira")
    assert page.get_by_role("combobox").count() == 0  # no lists
    page.get_by_role("radio", name="Alone").click()
    expect(page.locator(".chair")).to_have_count(1)
    expect(page.get_by_role("button", name="Start")).to_be_enabled()
    page.get_by_role("radio", name="Explorers and the mummy").click()
    page.get_by_role("switch", name="With children").check()
    chair(page, 3).click()
    page.get_by_role("radio", name="Neith").click()
    chair(page, 4).click()
    page.get_by_role("button", name="Somebody at this screen").click()
    page.get_by_label("Name at seat 4").fill("Bo")
    chair(page, 5).click()
    page.get_by_role("radio", name="Ipi").click()
    page.get_by_role("button", name="Leave the chair free").click()
    expect(chair(page, 5)).to_have_accessible_name("Seat 5: Free add somebody")
    page.get_by_role("button", name="House rules").click()
    page.get_by_label("8 at most").check()
    page.get_by_label("not allowed").check()
    page.get_by_label("3 minutes").check()
    expect(page.get_by_role("button", name="House rules")).to_contain_text(
        "3 minutes for a move, no hints, slides: 8 at most"
    )
    page.get_by_role("button", name="Open the table").click()
    table = table_of(page)
    assert [(seat["name"], seat["kind"], seat["guest"]) for seat in table["seats"]] == [
        ("Mira", "person", False),
        ("", "open", False),
        ("Neith", "bot", False),
        ("Bo", "person", True),
    ]
    assert table["options"] == {"mode": "expert", "children": True, "slides": 8}
    assert (table["hints"], table["clock"]) == (False, {"seconds": 180})
    told = page.locator(".howplayed li")
    expect(told).to_have_text(
        ["Explorers and the mummy", "with children", "slides: 8 at most", "3 minutes for a move", "no hints"]
    )


def test_too_few_can_not_begin(opener: Opener, host: Host) -> None:
    host.ready("farao")
    page = opener()
    page.goto(f"{host.address}/new/farao?with=screen")
    page.get_by_role("button", name="Leave the chair free").click()
    expect(page.get_by_role("button", name="Start")).to_be_disabled()
    page.get_by_text("Add somebody first").wait_for()
    chair(page, 2).click()
    page.get_by_role("radio", name="Hotep").click()
    expect(page.get_by_role("button", name="Start")).to_be_enabled()


def test_friends_come_over_the_home_network(opener: Opener, own_host: Host) -> None:
    """The switch is off; on, the link names this computer, and whoever follows it may sit down."""
    own_host.ready(GAME)
    mira, bo = opener(), opener(390, 844)
    code = new_table(mira, own_host.address, GAME, [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    switch, link = (
        mira.get_by_role("switch", name="Open to my home network"),
        mira.get_by_label("Invite").last,
    )
    expect(switch).not_to_be_checked()
    expect(link).to_have_value(f"{own_host.address}/t/{code}")
    switch.click()
    try:
        address = own_address()
    except Conflict as refusal:  # without a network there is nothing to open
        mira.get_by_text(refusal.text).wait_for()
        return
    expect(switch).to_be_checked()
    expect(link).to_have_value(re.compile(rf"^http://{re.escape(address)}:\d+/t/{code}$"))
    there = link.input_value()
    bo.goto(there)
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Take a seat").first.click()
    mira.locator(".seats").get_by_text("Bo", exact=True).wait_for()
    assert bo.get_by_role("switch").count() == 0  # a guest opens and closes nothing
    bo.get_by_label("Say something").fill("here I am")
    bo.get_by_label("Say something").press("Enter")
    mira.locator(".lobbychat", has_text="here I am").wait_for()
    switch.click()
    expect(switch).not_to_be_checked()
    expect(link).to_have_value(f"{own_host.address}/t/{code}")


def test_the_lobby_seats_bots(opener: Opener, host: Host) -> None:
    host.ready(GAME)
    page = opener()
    new_table(page, host.address, GAME, [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    page.get_by_role("button", name="Add a bot on seat 3").click()
    page.get_by_role("button", name="vizier").click()
    page.get_by_role("button", name="Send Hotep away").click()
    page.get_by_role("button", name="Add a bot on seat 3").wait_for()
    page.get_by_role("button", name="Add a bot on seat 2").click()
    page.get_by_role("button", name="apprentice").click()
    page.get_by_role("button", name="Send Ipi away").wait_for()
    page.get_by_role("button", name="Add a bot on seat 3").click()
    page.get_by_role("button", name="scribe").click()
    page.wait_for_selector(".at-table.running")  # the last seat is taken
    assert [seat["bot"] for seat in table_of(page)["seats"]] == [None, "novice", "club"]


def test_the_host_mutes_removes_and_closes(opener: Opener, host: Host) -> None:
    host.ready(GAME)
    mira, bo, eve = opener(), opener(390, 844), opener()
    code = new_table(mira, host.address, GAME, [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    bo.goto(f"{host.address}/t/{code}")
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Take a seat").first.click()
    mute, closed = mira.get_by_label("Only I write in the chat"), mira.get_by_label("Closed to others")
    with mira.expect_response("**/mute"):
        mute.click()  # the box shows what the server knows
    expect(mute).to_be_checked()
    bo.get_by_text("The host has muted the chat").wait_for()
    expect(bo.get_by_label("Say something")).to_have_count(0)
    expect(mira.get_by_label("Say something")).to_be_visible()
    with mira.expect_response("**/mute"):
        mute.click()
    expect(mute).not_to_be_checked()
    expect(bo.get_by_label("Say something")).to_be_visible()
    mira.get_by_role("button", name="Remove Bo").click()
    mira.get_by_text("They can’t come back to this table").wait_for()
    mira.get_by_role("button", name="Yes, do it").click()
    bo.get_by_role("heading", name="You can’t come in").wait_for()
    expect(mira.get_by_role("button", name="Remove Bo")).to_have_count(0)
    with mira.expect_response("**/close"):
        closed.click()  # the box shows what the server knows
    expect(closed).to_be_checked()
    eve.goto(f"{host.address}/t/{code}")
    eve.get_by_role("heading", name="You can’t come in").wait_for()
    with mira.expect_response("**/close"):
        closed.click()
    expect(closed).not_to_be_checked()
    eve.reload()
    eve.get_by_role("button", name="Take a seat").first.wait_for()


def test_my_tables_say_how_far_they_are(opener: Opener, host: Host) -> None:
    """Progress and whose turn it is; only the most urgent table has the primary button."""
    host.ready(GAME)
    page = opener()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    for _ in range(2):
        new_table(page, host.address, GAME, seats)
    new_table(page, host.address, GAME, [{"kind": "me"}, {"kind": "open"}])
    page.goto(host.address)
    rows = page.locator(".goon li")
    expect(rows).to_have_count(3)
    expect(rows.nth(0)).to_contain_text("Your turn: choosing cards")
    expect(page.locator(".goon .btn.pri")).to_have_count(1)
    expect(rows.nth(0).locator(".btn")).to_have_class("btn pri")
    expect(rows.nth(2)).to_contain_text("waiting for players")
    page.locator(".ph").get_by_role("link", name="All my tables").click()
    page.get_by_role("heading", name="Finished games").wait_for()
    expect(page.locator(".mt li")).to_have_count(3)
    # one is removed, after a question
    remove = page.get_by_role("button", name="Remove table")
    remove.last.click()
    page.get_by_text("It leaves your list").wait_for()
    page.keyboard.press("Escape")
    expect(remove).to_have_count(3)
    remove.last.click()
    page.get_by_role("button", name="Yes, do it").click()
    expect(remove).to_have_count(2)
    assert len(ask(page, "GET", "/me/tables")) == 2


def test_a_first_visitor_is_asked_whether_they_are_new(opener: Opener, host: Host) -> None:
    host.ready(GAME)
    page = opener()
    page.goto(host.address)
    page.get_by_role("heading", name="New here?").wait_for()
    new_table(page, host.address, GAME, [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    page.goto(host.address)
    page.get_by_role("heading", name="Go on playing").wait_for()
    assert page.get_by_role("heading", name="New here?").count() == 0

"""The review of a finished game: its moments, another try, and playing on from there."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.host import Host
from tests.browser.players import at_rest, by_pointer, finish, new_table
from tests.browser.test_page import faults_by_day_and_night, sideways

GAME = "silver-and-gold"
LONG = 120_000  # the first review of a version compiles its search


def test_a_game_is_reviewed_tried_again_and_played_on(opener: Opener, host: Host) -> None:
    host.ready(GAME)
    page = opener(1366, 650, measured=True)
    code = new_table(page, host.address, GAME, [{"kind": "me"}, {"kind": "bot", "bot": "club"}])
    finish(page, code)
    page.goto(f"{host.address}/t/{code}")
    page.get_by_role("link", name="Review").click()
    expect(page.locator(".rv-graph svg")).to_be_visible(timeout=LONG)
    pins = page.locator(".rv-pin")
    expect(pins.first).to_be_visible(timeout=LONG)
    # by keyboard: a moment of the graph, which is in the address then
    pins.first.focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**#review-*")
    expect(page.locator(".better .rv-glimpse")).to_be_visible()
    expect(page.locator(".rv-moment h2")).to_contain_text("You:")
    assert faults_by_day_and_night(page) == []
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator("html")).to_have_attribute("data-shape", "phone")
    assert faults_by_day_and_night(page) == []
    assert sideways(page) <= 0
    page.set_viewport_size({"width": 1366, "height": 650})
    expect(page.locator("html")).to_have_attribute("data-shape", "low")
    # the same as a table
    page.get_by_text("As a table").click()
    expect(page.locator(".rv-astable tbody tr").last).to_contain_text("%")
    # the better line, and another try
    page.get_by_role("link", name="The better line").click()
    expect(page.locator(".rwords")).to_contain_text("1 of ")
    page.get_by_role("button", name="Step on").click()
    expect(page.locator(".rwords")).to_contain_text("2 of ")
    page.get_by_role("link", name="Review").click()
    page.get_by_role("link", name="Try again").click()
    expect(page.locator(".rwords")).to_contain_text("Find a better move")
    page.get_by_role("button", name="Show the best").click()
    expect(page.locator(".rwords")).to_contain_text("That is the best move.")
    page.get_by_role("link", name="Review").click()
    # a table of its own from here
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_label("as they really were").check()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(lambda address: code not in address)
    page.wait_for_selector(".at-table.running")
    expect(page.locator(".toast")).to_contain_text(f"of table {code}")
    at_rest(page)
    assert by_pointer(page) is not None

"""Several people at one table: links, reloads, a server that dies, one screen for all, onlookers, what each
may know."""

from __future__ import annotations

import json
import re
import signal
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.explorers import of_farao, of_ramses
from tests.browser.fits import resize
from tests.browser.host import Host
from tests.browser.players import (
    SHEETS,
    Between,
    ask,
    at_rest,
    attempt,
    by_pointer,
    finish,
    focus,
    new_table,
    play,
    start,
)

GAME = "silver-and-gold"


def turn(page: Any) -> int:
    """Which turn the page shows."""
    words = page.locator(".ph .progress").first.inner_text().split()
    return int(words[1]) if len(words) > 1 else 0


def both_until(pages: list[Any], number: int) -> None:
    """All play on until each page shows the turn."""
    for _ in range(3000):
        if all(turn(page) >= number for page in pages):
            return
        for page in pages:
            if turn(page) < number and attempt(page, by_pointer) is None:
                page.wait_for_timeout(20)
    raise AssertionError([page.locator(".status").inner_text() for page in pages])


def test_one_click_from_the_home_page(opener: Opener, host: Host) -> None:
    host.ready(GAME)
    page = opener()
    start(page, host.address, GAME)
    page.get_by_text("Keep two of your four cards").wait_for()
    page.goto(host.address)
    page.locator(".mt li").first.get_by_role("link").click()
    page.wait_for_selector(".at-table.running")


def test_two_browsers_and_a_bot_through_a_reload_and_a_restart(opener: Opener, own_host: Host) -> None:
    own_host.ready(GAME)
    mira, ana = opener(), opener(390, 844)
    code = new_table(
        mira, own_host.address, GAME, [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    )
    mira.get_by_text("Waiting for the others").wait_for()
    ana.goto(f"{own_host.address}/t/{code.lower()}")
    ana.get_by_label("Your name").fill("Ana")
    ana.get_by_role("button", name="Take a seat").click()
    ana.set_viewport_size({"width": 1440, "height": 900})
    for page in (mira, ana):
        page.wait_for_selector(".at-table.running")
    both_until([mira, ana], 2)
    # a reload in the middle of a turn: the draft is gone, the turn is not
    play(mira, by_pointer, until=lambda page: page.locator(".penned").count() > 0)
    mira.reload()
    mira.wait_for_selector(".at-table.running")
    both_until([mira, ana], 4)
    # the server dies in the middle of the game, and comes back
    own_host.stop(signal.SIGKILL)
    mira.get_by_text("Connection lost").wait_for()
    own_host.start()
    own_host.ready(GAME)
    both_until([mira, ana], 6)
    ana.get_by_label("Say something").fill("here I am")
    ana.get_by_label("Say something").press("Enter")
    mira.locator(".chat", has_text="here I am").wait_for()


def test_at_one_screen_a_curtain_falls_where_hands_are_private(opener: Opener, host: Host) -> None:
    host.ready(GAME)
    page = opener()
    new_table(page, host.address, GAME, [{"kind": "me"}, {"kind": "guest", "name": "Bo"}])
    page.get_by_role("heading", name="Pass to Mira").wait_for()
    assert page.locator(".handcard").count() == 0
    page.get_by_role("button", name="I am Mira").click()
    play(page, by_pointer, until=lambda page: page.locator(".curtain").count() > 0)
    page.get_by_role("button", name="I am Bo").click()
    both_until([page], 3)
    assert page.locator(".curtain").count() == 0


def test_what_a_slide_uncovers_stays_until_its_player_passes_on(opener: Opener, host: Host) -> None:
    """Every time, also when it has won the player a card; and then a curtain hides the cards of the next
    player."""
    host.ready("ramses")
    page = opener()
    code = new_table(page, host.address, "ramses", [{"kind": "me"}, {"kind": "guest", "name": "Bo"}])
    curtain, passes_on = page.locator(".curtain"), page.get_by_role("button", name="Pass on")
    act, cards = of_ramses("passing on 855"), [0, 0]  # a short way to both
    met: set[str] = set()
    while met != {"nothing", "a first card"}:
        play(page, act, until=lambda page: passes_on.count() > 0 or curtain.count() > 0)
        expect(passes_on).to_have_count(1)  # no curtain falls by itself
        page.get_by_text("Your turn is over").wait_for()
        assert page.locator(".ra-piece.can").count() == 0
        eyes = ask(page, "GET", f"/tables/{code}")["eyes"]
        now = [len(eyes[str(seat)]["view"]["players"][seat]["cards"]) for seat in (0, 1)]
        player = 0 if eyes["1"]["choices"] else 1
        met.add("a first card" if (cards[player], now[player]) == (0, 1) else "nothing")
        cards = now
        passes_on.click()
        curtain.get_by_role("button").click()
        page.wait_for_selector(".ra-piece.can, .ra-answers button")


@pytest.mark.parametrize("game", [GAME, "ramses"])
def test_a_seat_that_was_left_is_taken_back(opener: Opener, host: Host, game: str) -> None:
    host.ready(game)
    page, other = opener(), opener()
    code = new_table(page, host.address, game, [{"kind": "me"}, {"kind": "open"}])
    new_table(other, host.address, game, [{"kind": "me"}, {"kind": "open"}], name="Ana")
    ask(other, "POST", f"/tables/{code}/join", {"seat": 1, "name": None})
    page.wait_for_selector(".at-table.running")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("button", name="Yes, do it").click()
    page.wait_for_selector(".mt li")
    page.goto(f"{host.address}/t/{code}")
    page.get_by_text("A bot plays for you").wait_for()
    page.get_by_role("button", name="Take my seat back").click()
    page.get_by_text("A bot plays for you").wait_for(state="detached")


def test_an_onlooker_sees_and_touches_nothing_private(opener: Opener, host: Host) -> None:
    host.ready(GAME)
    mira, onlooker = opener(), opener()
    code = new_table(mira, host.address, GAME, [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    onlooker.goto(f"{host.address}/t/{code}")
    onlooker.get_by_text("You are watching").wait_for()
    assert onlooker.locator(".handcard").count() == 0
    both_until([mira], 3)
    expect(onlooker.locator(".ph .lbl").first).to_contain_text(re.compile(r"turn [3-9]", re.IGNORECASE))
    assert onlooker.locator(".boxbtn, .takable").count() == 0
    mira.get_by_text("1 watching").wait_for()


def test_a_finished_game_is_replayed_step_by_step(opener: Opener, host: Host) -> None:
    host.ready(GAME)
    page = opener()
    code = new_table(page, host.address, GAME, [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    finish(page, code)
    page.get_by_role("link", name="Replay").click()
    page.get_by_text("Before the first step").wait_for()
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"#\d+$"))
    number = page.url.partition("#")[2]  # steps are numbered as in the address
    expect(page.locator(".rbar > .lbl")).to_contain_text(re.compile(rf"Step {number} of \d\d"))
    expect(page.locator(".rwords p")).to_have_text(re.compile("^keeps "))  # the deal has no words of its own
    page.keyboard.press("End")
    expect(page.get_by_label("Log").locator("li[aria-current]")).to_have_text(re.compile("."))
    # the controls stand in one row on a laptop, and in three on a phone
    for width, height, most in ((1366, 650, 72), (390, 844, 190)):
        resize(page, width, height)
        assert page.locator(".rbar").bounding_box()["height"] < most
    resize(page, 1440, 900)
    page.keyboard.press("ArrowLeft")
    page.get_by_label("Seen by").select_option(label="Mira")
    page.get_by_text("Your cards").wait_for()
    # a link to a turn, opened by somebody who was not there
    other = opener()
    other.goto(f"{host.address}/t/{code}#40")
    other.locator(".rwords p").wait_for()
    assert other.url.endswith("#40")
    with page.expect_download() as download:
        page.goto(f"{host.address}/t/{code}")
        page.get_by_role("link", name="Download").click()
    record = json.loads(download.value.path().read_text())
    assert record["game"] == GAME
    assert record["result"]["seats"]


def a_few_turns(page: Any, host: Host, game: str, act: Any, shows: str) -> str:
    """Into a game against a bot, until it is one's own turn and something shows; the table's code."""
    host.ready(game)
    code = new_table(page, host.address, game, [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    done = 0

    def enough(page: Any) -> bool:
        nonlocal done
        done += 1
        return done > 12 and page.locator(".status.on").count() > 0 and page.locator(shows).count() > 0

    play(page, act, until=enough)
    at_rest(page)
    return code


def test_a_line_of_the_log_leads_back_while_the_game_goes_on(opener: Opener, host: Host) -> None:
    page, act = opener(), of_farao("back")
    a_few_turns(page, host, "farao", act, ".log a")
    assert focus(page, ".log")  # one stop of the Tab key, then the arrow keys
    for key in ("ArrowDown", "ArrowDown", "ArrowUp", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    page.get_by_text("you are looking back").wait_for()
    page.wait_for_selector(".replay .fa-board")
    assert page.locator(".fa-target").count() == 0
    at = page.url
    page.keyboard.press("ArrowLeft")
    expect(page).not_to_have_url(at)
    page.get_by_role("link", name="to the table").click()
    page.wait_for_selector(".at-table.running .status.on")
    lines = page.locator(".log li").count()
    play(page, act, until=lambda page: page.locator(".log li").count() > lines)
    page.set_viewport_size({"width": 390, "height": 844})  # on a phone the log is a drawer, which closes
    page.get_by_role("button", name="Log and chat").click()
    page.locator("dialog .log a").nth(3).click()
    page.wait_for_selector("dialog", state="detached")
    page.wait_for_selector(".replay .fa-board")


def test_where_memory_matters_nothing_leads_back_and_a_reload_forgets_no_turn(
    opener: Opener, host: Host
) -> None:
    page = opener()
    code = a_few_turns(page, host, "ramses", of_ramses("back"), ".ra-turns li")
    assert page.locator(".log a").count() == 0
    turns = page.locator(".ra-turns li").all_text_contents()
    page.goto(f"{host.address}/t/{code}#3")
    page.reload()
    expect(page.locator(".ra-turns li")).to_have_text(turns)
    assert page.locator(".replay").count() == 0


def test_a_rematch_is_the_same_people(opener: Opener, host: Host) -> None:
    host.ready(GAME)
    page = opener()
    code = new_table(page, host.address, GAME, [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    finish(page, code)
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_selector(".at-table.running")
    assert code not in page.url
    page.get_by_text("Keep two of your four cards").wait_for()


def test_a_rematch_begins_when_those_who_are_invited_have_come(opener: Opener, host: Host) -> None:
    host.ready(GAME)
    mira, ana = opener(), opener(360, 740)
    name = "Mirabella von Nebelstein"  # as long as a name may be
    code = new_table(mira, host.address, GAME, [{"kind": "me"}, {"kind": "open"}], name=name)
    new_table(ana, host.address, GAME, [{"kind": "me"}, {"kind": "open"}], name="Ana")
    ask(ana, "POST", f"/tables/{code}/join", {"seat": 1, "name": None})
    ask(ana, "POST", f"/tables/{code}/seats/1/bot", {"bot": "random"})
    ana.goto(f"{host.address}/t/{code}")
    finish(mira, code)
    ana.wait_for_function(SHEETS)
    mira.get_by_role("button", name="Rematch").click()
    mira.get_by_text("Waiting for the others").wait_for()
    expect(mira.locator(".seats .invited")).to_contain_text("Ana")
    rematch = mira.url
    sit = ana.get_by_role("button", name=f"{name} wants a rematch: sit down")
    box = sit.bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 360
    onlooker = opener()
    onlooker.goto(rematch)
    onlooker.wait_for_selector(".seats .invited")
    assert onlooker.get_by_role("button", name="Take a seat").count() == 0
    assert onlooker.get_by_role("button", name="Sit down").count() == 0
    sit.click()
    for page in (mira, ana, onlooker):
        page.wait_for_selector(".at-table.running")
        assert page.url == rematch
    onlooker.get_by_text("You are watching").wait_for()


def test_an_invitation_is_answered_at_the_new_table_too(opener: Opener, host: Host) -> None:
    host.ready(GAME)
    mira, ana = opener(), opener(360, 740)
    new_table(ana, host.address, GAME, [{"kind": "me"}, {"kind": "open"}], name="Ana")
    for answer, shows in (("Not this time", ".mt"), ("Sit down", ".at-table.running")):
        code = new_table(mira, host.address, GAME, [{"kind": "me"}, {"kind": "open"}])
        ask(ana, "POST", f"/tables/{code}/join", {"seat": 1, "name": None})
        ask(mira, "POST", f"/tables/{code}/abandon")
        mira.get_by_role("button", name="Rematch").click()
        mira.get_by_text("Waiting for the others").wait_for()
        ana.goto(mira.url)
        ana.get_by_text("You are invited to a rematch").wait_for()
        ana.get_by_role("button", name=answer).click()
        ana.wait_for_selector(shows)
        if answer == "Not this time":
            mira.locator(".seats b", has_text="Seat 2").wait_for()  # nobody's any more


def test_a_refused_move_leaves_the_page_ready_for_another(opener: Opener, host: Host) -> None:
    host.ready(GAME)
    page = opener()
    between = Between(page)
    new_table(page, host.address, GAME, [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    page.wait_for_selector(".handcard:enabled")
    between.stop("move", {"error": "Not like that."})
    for card in (0, 3):
        page.locator(".handcard").nth(card).click()
    page.get_by_role("button", name="Keep these two").click()
    page.get_by_text("Not like that.").wait_for()
    between.stop(None)
    expect(page.locator(".handcard:enabled")).to_have_count(4)
    page.get_by_role("button", name="Keep these two").click()  # they are still chosen
    both_until([page], 2)


def test_a_move_without_a_socket_is_made_by_a_call(opener: Opener, host: Host) -> None:
    """The socket is gone and does not come back: the same questions are asked over HTTP."""
    host.ready(GAME)
    page = opener()
    calls: list[str] = []
    page.on("request", lambda request: calls.append(request.url) if request.method == "POST" else None)
    sockets: list[Any] = []

    def connect(side: Any) -> None:
        sockets.append(side)
        if len(sockets) == 1:
            side.connect_to_server()
        else:
            side.close()

    page.route_web_socket(re.compile("/live"), connect)
    code = new_table(page, host.address, GAME, [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    page.wait_for_selector(".handcard:enabled")
    sockets[0].close()
    page.get_by_text("Connection lost").wait_for()
    with page.expect_response(re.compile("/moves$")) as answer:
        play(page, by_pointer, until=lambda page: any(url.endswith("/moves") for url in calls))
    assert answer.value.ok
    log = ask(page, "GET", f"/tables/{code}")["eyes"]["0"]["log"]["add"]
    assert sum(step["by"] == 0 for step in log) == 1


def test_a_browser_that_another_server_knew_is_somebody_new(opener: Opener, host: Host) -> None:
    """Its cookies are not signed by this server: they are replaced, and the page says so, once."""
    host.ready(GAME)
    page = opener()
    strange = {"mastaba": "0" * 32 + "." + "0" * 40, "csrftoken": "0" * 128}
    for name, value in strange.items():
        page.context.add_cookies([{"name": name, "value": value, "url": host.address}])
    page.goto(host.address)
    page.get_by_text("You are a new player now").wait_for()
    start(page, host.address, GAME)
    page.goto(host.address)
    page.wait_for_selector(".mt li")
    assert page.get_by_text("You are a new player now").count() == 0


def test_the_page_is_never_told_what_its_seat_must_not_know(opener: Opener, host: Host) -> None:
    host.ready(GAME)
    page = opener()
    told: list[Any] = []
    page.on(
        "websocket", lambda socket: socket.on("framereceived", lambda frame: told.append(json.loads(frame)))
    )
    new_table(
        page,
        host.address,
        GAME,
        [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}],
    )
    both_until([page], 5)
    eyes = [news["eyes"] for news in told if news.get("eyes")]
    assert eyes
    assert all(list(seen) == ["0"] for seen in eyes)
    known: dict[int, Any] = {}
    for eye in (seen["0"] for seen in eyes):
        if "log" in eye:
            known |= {step["ply"]: step for step in eye["log"]["add"]}
            known = {
                ply: step
                for ply, step in known.items()
                if any(first <= ply <= last for first, last in eye["log"]["keep"])
            }
        if view := eye.get("view"):
            assert all(player["hand"] == [] for player in view["players"][1:])
            steps = [known[ply] for ply in sorted(known)]
            if view["phase"] == "choose":
                assert all(step["by"] == 0 or step.get("to") == 0 for step in steps)
            if view["phase"] == "cross":
                opened = max(index for index, step in enumerate(steps) if step["do"] == "reveal")
                assert all(step["by"] == 0 for step in steps[opened + 1 :])
    assert ask(page, "GET", page.url.partition("/t/")[2].join(("/tables/", "/record")))["shuffle"].keys() == {
        "commit"
    }

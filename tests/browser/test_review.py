"""The review of a finished game: the end, its moments, another try, and playing on from there; puzzles; and
records from a file."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

import mastaba
from mastaba.core.squares import box_name
from mastaba.lab.puzzles import Puzzle, puzzles
from tests.browser.conftest import Opener
from tests.browser.host import Host
from tests.browser.players import arrive, ask, at_rest, by_pointer, open_table, play_out, settle
from tests.browser.test_page import faults_by_day_and_night, sideways
from tests.lab.test_puzzles import way

GAME = "silver-and-gold"
LONG = 120_000  # the first review of a version compiles its search


def over(page: Any, host: Host, game: str, seats: list[dict[str, str]]) -> str:
    """A game that was played while the page was elsewhere, so that it drew no moves; its code."""
    code = open_table(page, host.address, game, seats)
    arrive(page, host.address)
    play_out(page, code)
    return code


PANELS = ".end > section"
PLACES = """selector => [...document.querySelectorAll(selector)].map(one => {
  const {left, top, width} = one.getBoundingClientRect();
  return [one.className, Math.round(left), Math.round(top + scrollY), Math.round(width)];
})"""


def test_the_end_shows_what_the_review_finds_and_nothing_jumps(opener: Opener, host: Host) -> None:
    host.ready(GAME)
    page = opener(1440, 900, measured=True)
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2]  # nobody is out of reach
    code = over(page, host, GAME, seats)
    held: list[Any] = []
    page.route("**/review", lambda route: held.append(route))  # the review has not begun
    page.goto(f"{host.address}/t/{code}")
    expect(page.get_by_text("Looking at your game …")).to_have_count(4)
    expect(page.locator(".end-last .smallcard").first).to_be_visible()
    settle(page)
    before = page.evaluate(PLACES, PANELS)
    for route in held:
        route.continue_()
    page.unroute("**/review")
    expect(page.locator(".end-moment .end-do")).to_have_count(2, timeout=LONG)
    expect(page.locator(".end-chances .rv-graph svg")).to_be_visible()
    expect(page.locator(".end-pair svg").first).to_be_visible()
    told = re.compile("most of the game|close for a long time")
    expect(page.locator(".verdict .why")).to_contain_text(told)
    settle(page)
    assert [one[1:] for one in page.evaluate(PLACES, PANELS)] == [one[1:] for one in before]
    assert faults_by_day_and_night(page) == []
    # the best of each line is underlined, and cards are enlarged
    assert page.locator(".sheettable .best").count() >= 3
    page.get_by_role("button", name="Enlarge the cards of Mira").click()
    expect(page.get_by_role("dialog").locator(".smallcard").first).to_be_visible()
    page.keyboard.press("Escape")
    # one column below 1280, in another order
    for width, height in ((768, 1024), (360, 620)):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        assert sideways(page) <= 0
        kinds = [one[0].split()[-1] for one in page.evaluate(PLACES, PANELS)]
        assert kinds == [
            "verdict", "end-chances", "end-moment", "end-moment", "rv-seats", "sheets", "end-last", "logp",
        ]  # fmt: skip
    assert faults_by_day_and_night(page) == []
    # what is told of a costly moment is what the other move does
    costly = page.locator(".end-moment:has(.rv-cost) .end-mhead p")
    expect(costly.first).to_contain_text(re.compile(r"(turn \d+|the start) · Better: "))
    page.get_by_role("link", name="See it").first.click()
    page.wait_for_url("**#review-*")
    expect(page.locator(".rv-moment")).to_be_visible()


def taking(skip: int = 0) -> Puzzle:
    """A puzzle whose solution is to take a card of the display."""
    fit = [one for one in puzzles(GAME) if one.solution.startswith("take ") and "deck" not in one.solution]
    return fit[skip]


def test_puzzles_are_solved_with_mouse_and_keys(opener: Opener, host: Host) -> None:
    host.ready(GAME)
    page = opener(1366, 650, measured=True)
    page.goto(host.address)
    page.get_by_role("link", name="Solve some").click()
    page.get_by_role("link", name="Farao: medium").wait_for()
    assert faults_by_day_and_night(page) == []
    page.get_by_role("link", name="Silver & Gold: easy").click()
    expect(page.locator(".rwords")).to_contain_text("one is clearly best", timeout=LONG)
    one = taking()
    place = one.match().view(one.seat)["display"].index(one.solution.split()[1])
    page.goto(f"{host.address}/puzzles/{GAME}#{one.id}")
    page.locator(".takable").nth(place).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".rwords")).to_contain_text("Right: that is the move.")
    expect(page.locator(".pz-streak")).to_contain_text("streak 1, best 1")
    other = taking(1)
    wrong = next(n for n, card in enumerate(other.match().view(other.seat)["display"])
                 if card != other.solution.split()[1])  # fmt: skip
    page.goto(f"{host.address}/puzzles/{GAME}#{other.id}")
    page.locator(".takable").nth(wrong).click()
    expect(page.locator(".rwords")).to_contain_text("it lowers the chance of winning by")
    expect(page.locator(".pz-streak")).to_contain_text("streak 0, best 1")
    page.get_by_role("button", name="Show the best").click()
    expect(page.locator(".rwords")).to_contain_text("Better:")
    page.set_viewport_size({"width": 360, "height": 620})
    settle(page)
    assert sideways(page) <= 0
    assert faults_by_day_and_night(page) == []
    page.get_by_role("button", name="Next puzzle").click()
    expect(page.locator(".rwords")).to_contain_text("one is clearly best")


ARROWS = {(1, 0): "ArrowRight", (-1, 0): "ArrowLeft", (0, 1): "ArrowDown", (0, -1): "ArrowUp"}


def test_a_treasure_is_watched_and_found_again(opener: Opener, host: Host) -> None:
    host.ready("ramses")
    one = next(one for one in puzzles("ramses") if one.needed <= 3 and not one.match().view(0)["turned"])
    page = opener(1366, 650)
    page.goto(f"{host.address}/puzzles/ramses#{one.id}")
    slides = page.get_by_role("button", name="Next slide")
    words = page.locator(".rwords")
    expect(words).to_contain_text("Watch: ", timeout=LONG)
    steps = int(words.inner_text().split()[-1])
    for number in range(1, steps + 1):
        expect(words).to_contain_text(f"{number} of {steps}")
        slides.click()
    expect(words).to_contain_text("again without uncovering")
    expect(page.locator(".ra-stage")).to_be_focused()
    hole = box_name(int(one.match().state.hole), 8)
    for place in way(one):
        arrow = ARROWS[ord(hole[0]) - ord(place[0]), int(hole[1]) - int(place[1])]
        with page.expect_response(lambda answer: answer.request.method == "POST"):
            page.keyboard.press(arrow)
        expect(words).not_to_contain_text("Playing it out")
        hole = place
    expect(words).to_contain_text("Right: that is the move.")


DROP = """text => {
  const held = new DataTransfer();
  held.items.add(new File([text], "game.json", {type: "application/json"}));
  for (const kind of ["dragover", "drop"])
    document.body.dispatchEvent(new DragEvent(kind, {dataTransfer: held, bubbles: true, cancelable: true}));
}"""


def test_a_record_is_dropped_on_the_page_and_reviewed(opener: Opener, host: Host, tmp_path: Path) -> None:
    host.ready(GAME)
    page = opener(1366, 650)
    code = over(page, host, GAME, [{"kind": "me"}, {"kind": "bot", "bot": "club"}])
    record = ask(page, "GET", f"/tables/{code}/record")
    page.goto(f"{host.address}/tables")
    expect(page.get_by_role("link", name=f"Review: {code}")).to_be_visible()
    drop = page.locator(".bring")
    expect(drop).to_be_visible()
    for text, why in (
        ("no record", "it is not JSON"),
        (json.dumps(record | {"rules": 99}), "version 99 of the rules"),
        (f"{json.dumps(record)}\n{json.dumps(record)}", "holds 2 games"),
        ("x" * 1_000_001, "too large"),
    ):
        page.evaluate(DROP, text)
        expect(page.locator(".toast")).to_contain_text(why)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record), "utf-8")
    drop.locator("input").set_input_files(file)
    page.wait_for_url(lambda address: "#review" in address and code not in address)
    expect(page.locator(".rv-graph svg")).to_be_visible(timeout=LONG)
    pins = page.locator(".rv-pin")
    expect(pins.first).to_be_visible(timeout=LONG)
    pins.first.click()
    expect(page.locator(".rv-glimpse").first).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Picture").click()
    assert download.value.path().read_text("utf-8").startswith("<svg xmlns=")


HIDDEN = "sheets => sheets.scrollWidth - sheets.clientWidth"
LONGEST = "bars => Math.max(...bars.map(one => one.getBoundingClientRect().width))"


def test_all_sheets_are_in_sight_and_bars_are_long_enough_to_compare(opener: Opener, host: Host) -> None:
    game = "silver-and-gold-pyramids"
    host.ready(game)
    page = opener(1366, 650)
    arrive(page, host.address)
    for seats, width, height in ((4, 1366, 650), (2, 390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        match = mastaba.new(game, players=seats, seed=1).play(["random"] * seats, seed=1)
        code = ask(page, "POST", "/records", match.record())["code"]
        page.goto(f"{host.address}/t/{code}")
        expect(page.locator(".sheettable tbody .art svg").first).to_be_visible()
        settle(page)
        assert page.locator(".sheetscroll").evaluate(HIDDEN) <= 0
        assert sideways(page) <= 0
        ask(page, "POST", f"/tables/{code}/review")
        page.reload()
        expect(page.locator(".rv-bars").last).to_be_visible(timeout=LONG)
        assert page.locator(".rv-bar i").evaluate_all(LONGEST) > 40


SEEK = ".rv-seek"
# Where a share of the graph's width lies, in one look: it may have moved since the last one.
ALONG = """([selector, share]) => {
  const one = document.querySelector(selector);
  one.scrollIntoView({block: "center"});
  const {left, top, width, height} = one.getBoundingClientRect();
  return [left + share * width, top + height * 0.9];
}"""


def turn_of(page: Any) -> int:
    return int(page.locator(SEEK).get_attribute("aria-valuenow"))


def test_one_goes_along_the_graph_by_pointer_keys_and_the_foot_of_a_phone(opener: Opener, host: Host) -> None:
    host.ready(GAME)
    page = opener(1366, 650, measured=True)
    code = over(page, host, GAME, [{"kind": "me"}, {"kind": "bot", "bot": "club"}])
    page.goto(f"{host.address}/t/{code}#review")
    seek = page.locator(SEEK)
    expect(seek).to_be_visible(timeout=LONG)
    expect(page.locator(".review .rv-progress")).to_have_count(0, timeout=LONG)  # it is done: nothing moves
    last = int(seek.get_attribute("aria-valuemax"))
    assert last > 20
    # drag: the line goes with the pointer, and where it rests its turn is shown
    page.mouse.move(*page.evaluate(ALONG, [SEEK, 0.05]))
    page.mouse.down()
    page.mouse.move(*page.evaluate(ALONG, [SEEK, 0.5]), steps=6)
    expect(seek).to_have_attribute("aria-valuetext", re.compile(r"turn 1\d: You \d+%, .* \d+%"))
    page.mouse.move(*page.evaluate(ALONG, [SEEK, 0.99]), steps=6)
    page.mouse.up()
    expect(seek).to_have_attribute("aria-valuenow", str(last))
    expect(page.locator(".rv-when")).to_have_text(f"turn {last - 1} of {last - 1}")
    shown = page.url
    # by keys
    seek.focus()
    page.keyboard.press("ArrowLeft")
    expect(seek).to_have_attribute("aria-valuenow", str(last - 1))
    page.wait_for_url(lambda address: "#review-" in address and address != shown)
    page.keyboard.press("Home")
    expect(seek).to_have_attribute("aria-valuenow", "1")
    expect(page.locator(".rv-moment h2")).to_contain_text("Mira: keeps")
    page.keyboard.press("PageUp")
    expect(seek).to_have_attribute("aria-valuenow", "6")
    assert faults_by_day_and_night(page) == []
    # on a phone: the foot, which stays where it is
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator("html")).to_have_attribute("data-shape", "phone")
    foot = page.locator(".rv-foot")
    expect(foot.get_by_role("button", name="Play on from here")).to_be_in_viewport()
    at = turn_of(page)
    foot.get_by_role("button", name="Next turn").click()
    expect(seek).to_have_attribute("aria-valuenow", str(at + 1))
    slider = foot.get_by_role("slider", name="Along the game")
    slider.fill("2")
    expect(seek).to_have_attribute("aria-valuenow", "3")
    expect(foot).to_contain_text(f"turn 2 of {last - 1}")
    page.mouse.wheel(0, 2000)
    expect(foot.get_by_role("link", name="Try again")).to_be_in_viewport()
    assert sideways(page) <= 0
    assert faults_by_day_and_night(page) == []


def test_moves_of_farao_are_drawn(opener: Opener, host: Host) -> None:
    host.ready("farao")
    page = opener(1366, 650, measured=True)
    code = over(page, host, "farao", [{"kind": "me"}, {"kind": "bot", "bot": "novice"}])
    page.goto(f"{host.address}/t/{code}#review")
    expect(page.locator(".rv-glimpse .fa-glimpse").first).to_be_visible(timeout=LONG)
    assert page.locator(".fa-glimpse").first.evaluate("svg => svg.getBoundingClientRect().width") > 200
    with page.expect_download() as download:
        page.get_by_role("button", name="Picture").click()
    art = download.value.path().read_text("utf-8")
    assert art.startswith("<svg xmlns=")
    assert ">Mira: " in art
    assert "class=" not in art


def test_what_was_forgotten_is_told_and_mapped(opener: Opener, host: Host) -> None:
    """Ramses: what it cost not to remember, and what had been seen, fading with age."""
    host.ready("ramses")
    page = opener(1366, 650, measured=True)
    arrive(page, host.address)
    match = mastaba.new("ramses", players=["Ana", "Bo"], seed=11).play(["club", "novice"], seed=1)
    told = mastaba.review(match)
    code = ask(page, "POST", "/records", match.record())["code"]
    page.goto(f"{host.address}/t/{code}#review")
    panel = page.locator(".rv-seats li")
    for number, seat in enumerate(told.seats):
        slides = sum(one.steps_lost for one in seat.lapses)
        points = sum(one.points_lost for one in seat.lapses)
        expect(panel.nth(number)).to_contain_text(
            f"slides lost: {slides}; points lost: {points}", timeout=LONG
        )
    rows = page.locator(".rv-list .rv-row")
    rows.nth(1).click()
    expect(page.locator(".rv-moment h2")).to_have_text(rows.nth(1).locator("b").inner_text())
    expect(page.locator(".rv-moment")).to_contain_text("would have")
    page.wait_for_url("**#review-*")
    ply = int(page.url.rpartition("-")[2])
    search = next(one for seat in told.seats for one in seat.searches if one.ply == ply)
    ages = [age for _, what, age in search.map if what]
    expect(page.locator(".rv-map .ago")).to_have_text([str(age) for age in ages])
    assert faults_by_day_and_night(page) == []
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator("html")).to_have_attribute("data-shape", "phone")
    assert sideways(page) <= 0


def test_a_close_call_is_called_so(opener: Opener, host: Host) -> None:
    """Where playouts can't tell, the page says so."""
    host.ready(GAME)
    page = opener(1366, 650)
    code = over(page, host, GAME, [{"kind": "me"}, {"kind": "bot", "bot": "club"}])
    found: list[int] = []

    def doubtful(route: Any) -> None:
        """The first good move may have cost 8 %, or nothing."""
        answer = route.fetch()
        told = answer.json() if answer.ok else {}
        decisions = [told["decision"]] if "decision" in told else [
            one for seat in (told.get("review") or {}).get("seats", [])[:1] for one in seat["decisions"]
        ]  # fmt: skip
        for one in decisions:
            if one and one["verdict"] == "good" and one["ply"] in (found or [one["ply"]]):
                one["chance"] = {"value": 0.08, "error": 0.05}
                found[:] = [one["ply"]]
        route.fulfill(response=answer, json=told)

    page.route(re.compile(r"/api/tables/.*/review"), doubtful)
    page.goto(f"{host.address}/t/{code}#review")
    expect(page.locator(".review .rv-progress")).to_have_count(0, timeout=LONG)
    expect(page.locator(".rv-list").first).to_contain_text("One move was a close call", timeout=LONG)
    page.goto(f"{host.address}/t/{code}#review-{found[0]}")
    expect(page.locator(".rv-close")).to_contain_text("A close call: it may have cost something")
    expect(page.locator(".rv-moment .rv-mark.good")).to_be_visible()


def test_a_game_is_reviewed_tried_again_and_played_on(opener: Opener, host: Host) -> None:
    host.ready(GAME)
    page = opener(1366, 650, measured=True)
    code = over(page, host, GAME, [{"kind": "me"}, {"kind": "bot", "bot": "club"}])
    page.goto(f"{host.address}/t/{code}")
    page.get_by_role("link", name="Review", exact=True).click()
    expect(page.locator(".review .rv-graph svg")).to_be_visible(timeout=LONG)
    pins = page.locator(".rv-pin")
    expect(pins.first).to_be_visible(timeout=LONG)
    # by keyboard: a moment of the graph, which is in the address then
    pins.first.focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**#review-*")
    expect(page.locator(".better .rv-glimpse")).to_be_visible()
    expect(page.locator(".rv-moment h2")).to_contain_text("Mira:")
    assert faults_by_day_and_night(page) == []
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator("html")).to_have_attribute("data-shape", "phone")
    assert faults_by_day_and_night(page) == []
    assert sideways(page) <= 0
    page.set_viewport_size({"width": 1366, "height": 650})
    expect(page.locator("html")).to_have_attribute("data-shape", "low")
    # the same as a table
    page.get_by_text("As a table").click()
    rows = page.locator(".rv-astable tbody tr")
    expect(rows.first).to_contain_text("the start")
    expect(rows.last).to_contain_text("the end")
    expect(rows.filter(has_text="turn 7")).to_have_count(1)  # every turn has a row
    # with the costly moments, by the numbers that they have elsewhere
    marked = page.locator(".rv-astable .rv-marked")
    expect(marked).to_have_count(pins.count())
    assert set(marked.all_inner_texts()) == {
        f"moment {n + 1}: {cost}"
        for n, cost in enumerate(page.locator("ol .rv-row .rv-cost").all_inner_texts())
    }
    expect(page.locator(".rv-list").first).to_contain_text("judged by what the player knew then")
    # where the game turned, by players and by luck; a press leads to the replay
    turned = page.locator(".rv-turning a")
    expect(turned.first).to_contain_text(re.compile(r"(turn \d+|the start).*\+\d+%", re.S))
    assert all(re.fullmatch(rf"/t/{code}#\d+", one.get_attribute("href") or "") for one in turned.all())
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

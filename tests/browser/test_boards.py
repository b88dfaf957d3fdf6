"""Ramses and Farao, whole, at the page."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from mastaba.match.match import Match
from mastaba.match.record import follow_steps
from tests.browser.conftest import Opener
from tests.browser.explorers import (
    Slide,
    middle_of,
    of_farao,
    of_farao_by_keyboard,
    of_ramses,
    of_ramses_by_keyboard,
)
from tests.browser.host import Host
from tests.browser.players import ASK, Between, ask, at_rest, held, new_table, play, settle
from tests.browser.test_page import faults_by_day_and_night, sideways

ALONE = [{"kind": "me"}]
AGAINST_A_BOT = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
SEARCHERS = [{"kind": "me"}, *({"kind": "bot", "bot": "searcher"} for _ in range(3))]  # a game soon ends


# Notes how the board was ever turned, and the labels of all that could ever be slid or tilted.
NOTE = """() => {
  globalThis.turned = new Set();
  globalThis.labels = new Set();
  const look = () => {
    const stage = document.querySelector('.ra-stage');
    if (stage) turned.add(stage.dataset.turned);
    for (const piece of document.querySelectorAll('.ra-piece.can')) labels.add(piece.ariaLabel);
  };
  new MutationObserver(look).observe(document.body, {subtree: true, childList: true, attributes: true});
  look();
}"""


# What a person reads or hears on the page (text, labels, tooltips) and how it lies, in one look: the game may
# end at any moment, and then places are named. Names of holes look like g1. Marks: names at the rim, lines
# between the blocks.
LOOK = """() => {
  if (!document.querySelector('.at-table.running')) return null;
  const found = [], name = /\\b[a-h][1-6]\\b/i;
  const labels = ['aria-label', 'aria-description', 'title', 'alt', 'data-at', 'data-hole'];
  const look = text => { if (text && name.test(text)) found.push(text); };
  for (const one of document.querySelectorAll('body *:not(script):not(style)')) {
    for (const node of one.childNodes) if (node.nodeType === Node.TEXT_NODE) look(node.data);
    for (const label of labels) look(one.getAttribute(label));
  }
  const marks = document.querySelectorAll(".ra-name, .ra-board [stroke='var(--ra-line)']").length;
  return {named: found, marks, fits: document.documentElement.scrollHeight <= innerHeight};
}"""
WAYS = {"ArrowUp": (-1, 0), "ArrowRight": (0, 1), "ArrowDown": (1, 0), "ArrowLeft": (0, -1)}


def names_no_hole(page: Any) -> dict[str, Any] | None:
    """RA-12, RA-14: with a name a place would survive every sand storm. Returns what was seen of a running
    game, None after its end."""
    seen: dict[str, Any] | None = page.evaluate(LOOK)
    if seen:
        assert seen["named"] == []
        assert seen["marks"] == 0
    return seen


def turned_in(record: dict[str, Any]) -> set[int]:
    """How far the board was turned whenever somebody had to act: of two sand storms one after the other only
    the second shows."""
    match = Match.unshuffled(record["game"], record["seats"], variant=record["variant"])
    found = set()
    for step in record["steps"]:
        if match.to_act:
            found.add(match.view(0)["turned"])
        follow_steps(match, [step])
    return found


def test_ramses_by_pointer(opener: Opener, host: Host) -> None:
    """An expert game to its end; and the page is told of no treasure but the one in the free hole (RA-12)."""
    host.ready("ramses")
    page = opener()
    told: list[dict[str, Any]] = []
    page.on("websocket", lambda wire: wire.on("framereceived", lambda frame: told.append(json.loads(frame))))
    new_table(page, host.address, "ramses", SEARCHERS, options={"mode": "expert"})
    page.evaluate(NOTE)

    def watch(page: Any) -> bool:
        names_no_hole(page)
        return False

    play(page, of_ramses("pointer"), until=watch)
    labels = page.evaluate("() => [...labels]")
    assert {
        "Slide the gold pyramid to the left",
        "Slide the red pyramid up",
        "Slide the blue pyramid down",
    } <= set(labels)
    assert any(
        label.startswith("Tilt the gold pyramid ") and label.endswith(" the free hole") for label in labels
    )
    assert "win" in page.locator(".verdict h1").inner_text()
    views = [
        eye["view"]
        for news in told
        if news.get("type") == "news"
        for eye in news.get("eyes", {}).values()
        if "view" in eye
    ]
    assert len(views) > 50
    for view in views:
        if view["phase"] == "over":
            continue
        assert all(
            hole["treasure"] is None or hole["at"] == view["hole"] for row in view["board"] for hole in row
        )
        assert all(player["cards"] is None for player in view["players"] if player["seat"] != 0)


def test_ramses_by_keyboard_alone(opener: Opener, host: Host) -> None:
    """A solo game: the board turns with the sand storms, and the hall of fame says what one is."""
    host.ready("ramses")
    page = opener()
    code = new_table(page, host.address, "ramses", ALONE, options={"mode": "solo"})
    page.evaluate(NOTE)

    slides: list[Slide] = []
    hinted = False

    def watch(page: Any) -> bool:
        nonlocal hinted
        seen = names_no_hole(page)
        assert seen is None or seen["fits"]  # upright or not, all of the board is in sight
        if not hinted and page.locator(".ra-stage:not([data-turned='0']) .ra-piece.can").count():
            hinted = True
            page.get_by_role("button", name="Hint").click()
            told = page.locator(".hints li b")
            told.first.wait_for()
            assert all(one.startswith("slides a pyramid ") for one in told.all_inner_texts())
            names_no_hole(page)
            page.keyboard.press("Escape")
        return False

    play(page, of_ramses_by_keyboard("keys", slides), until=watch)
    assert hinted
    for (
        key,
        _,
        *holes,
    ) in slides:  # the pyramid goes where the arrow points, as the board lies then; the hole the other way
        (row, column), (to_row, to_column) = (map(int, hole.split("/")) for hole in holes)
        assert (row - to_row, column - to_column) == WAYS[key]
    assert len({turned for _, turned, *_ in slides}) > 1
    turned = {int(one) for one in page.evaluate("() => [...turned]")}
    assert turned == turned_in(ask(page, "GET", f"/tables/{code}/record"))
    assert len(turned) > 1
    expect(page.locator(".sheettable").get_by_text("Hall of fame")).to_have_count(1)


def test_farao_by_pointer(opener: Opener, host: Host) -> None:
    host.ready("farao")
    page = opener()
    new_table(page, host.address, "farao", AGAINST_A_BOT, options={"figures": 1})
    play(page, of_farao("pointer"))
    assert "win" in page.locator(".verdict h1").inner_text()
    assert page.locator(".sheettable tbody tr").first.locator("td").all_inner_texts() == ["1st", "2nd"]


def test_farao_by_keyboard_alone(opener: Opener, host: Host) -> None:
    host.ready("farao")
    page = opener()
    new_table(page, host.address, "farao", AGAINST_A_BOT, options={"figures": 1})
    play(page, of_farao_by_keyboard("keys"))
    assert "win" in page.locator(".verdict h1").inner_text()


def test_a_phone_by_touch(opener: Opener, host: Host) -> None:
    for game, act in (("ramses", of_ramses("touch", touch=True)), ("farao", of_farao("touch", touch=True))):
        host.ready(game)
        page = opener(390, 844, touch=True)
        new_table(page, host.address, game, AGAINST_A_BOT)
        done = 0

        def enough(page: Any) -> bool:
            nonlocal done
            done += 1
            return done > 25

        play(page, act, until=enough)
        assert sideways(page) <= 0


def slidable(page: Any) -> Any:
    page.wait_for_selector(".ra-piece.can")
    return page.locator(".ra-piece.can").first


def test_a_pyramid_is_dragged(opener: Opener, host: Host) -> None:
    """Towards the hole and far enough, it slides; let go too early, it does not."""
    host.ready("ramses")
    page = opener()
    new_table(page, host.address, "ramses", ALONE, options={"mode": "solo"})
    piece, stage = slidable(page), page.locator(".ra-stage")
    settle(page)
    hole, at = stage.get_attribute("data-hole"), piece.get_attribute("data-at")
    start, end = middle_of(piece), middle_of(page.locator(".ra-hole"))
    assert start
    assert end
    (x, y), (to_x, to_y) = start, end
    for part in (0.15, 0.7):
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + (to_x - x) * part, y + (to_y - y) * part, steps=4)
        page.mouse.up()
        page.wait_for_timeout(300)  # time enough to slide where it should not
        expect(stage).to_have_attribute("data-hole", hole if part < 0.5 else at)


def test_a_slide_is_drawn_before_the_server_answers(opener: Opener, host: Host) -> None:
    host.ready("ramses")
    page = opener()
    between = Between(page)
    new_table(page, host.address, "ramses", ALONE, options={"mode": "solo"})
    piece, stage = slidable(page), page.locator(".ra-stage")
    hole, at = stage.get_attribute("data-hole"), piece.get_attribute("data-at")
    between.stop("move")
    piece.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(f".ra-stage[data-hole='{at}']")
    held(page, between.asked)
    assert len(between.asked) == 1
    between.refusal = {"error": "The sand is stuck.", "rule": "RA-9"}
    between.refuse()
    page.wait_for_selector(f".ra-stage[data-hole='{hole}']")
    page.locator(".toast", has_text="The sand is stuck.").wait_for()


# Presses a pyramid in the moment in which it is drawn.
AT_ONCE = """new MutationObserver((_, watcher) => {
  const piece = document.querySelector('.ra-piece.can');
  if (!piece) return;
  watcher.disconnect();
  globalThis.pressed = piece.dataset.at;
  piece.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}));
}).observe(document, {subtree: true, childList: true, attributes: true})"""


def test_a_slide_counts_as_soon_as_there_is_a_board(opener: Opener, host: Host) -> None:
    host.ready("ramses")
    page = opener()
    page.add_init_script(AT_ONCE)
    new_table(page, host.address, "ramses", ALONE, options={"mode": "solo"})
    page.wait_for_function("() => document.querySelector('.ra-stage')?.dataset.hole === globalThis.pressed")
    expect(page.locator(".toast")).to_have_count(0)


def test_an_illegal_slide_explains_itself(opener: Opener, host: Host) -> None:
    host.ready("ramses")
    page = opener()
    new_table(page, host.address, "ramses", ALONE, options={"mode": "solo"})
    slidable(page)
    free = page.locator(".ra-stage").get_attribute("data-hole").split("/")
    places = page.locator(".ra-piece:not(.can)").evaluate_all("all => all.map(one => one.dataset.at)")
    shared = {place: sum(a == b for a, b in zip(place.split("/"), free, strict=True)) for place in places}
    for in_line, sentence in ((0, "This pyramid does not border the free hole."), (1, "Exactly one pyramid")):
        place = next(place for place in places if shared[place] == in_line)
        page.locator(f".ra-piece[data-at='{place}']").click()
        assert "RA-" not in page.locator(".toast", has_text=sentence).inner_text()
        assert names_no_hole(page)


def test_reconstructed_rules_are_marked(opener: Opener, host: Host) -> None:
    host.ready("farao")
    page = opener()
    new_table(page, host.address, "farao", AGAINST_A_BOT)
    page.get_by_role("button", name="Which ones?").click()
    listed = page.locator(".fa-house li")
    expect(listed).to_have_count(24)
    assert all("reconstructed" in line and len(line) > 30 for line in listed.all_inner_texts())


# All seats share one screen and play arbitrary moves until the wanted moment comes; returns the squares that
# matter then.
UNTIL = """async ([code, wanted]) => {
  const ask = ASK;
  const stride = {one: 65, curse: 13}[wanted]; // the shortest ways in the first deal
  for (let n = 0; n < 3000; n++) {
    const [, {table, eyes}] = await ask(['GET', `/tables/${code}`, null]);
    if (table.phase !== 'running') return null;
    const due = table.mine.find(seat => (eyes[seat]?.choices || []).length), {view, ply, choices} = eyes[due];
    const fits = c => c.do === wanted && (wanted !== 'curse' || view.entrances.includes(c.at));
    const squares = choices.filter(fits).map(c => c.at);
    if (squares.length) return squares;
    const moves = [choices[(n * stride) % choices.length].move];
    await ask(['POST', `/tables/${code}/moves`, {id: `${wanted}${n}`, seat: due, ply, moves}]);
  }
  return null;
}""".replace("ASK", ASK)


# Whether the page says that this square is cursed, and asks for nothing there any more. If the next player
# has looked at a tile, a curtain falls in between.
CURSED = """at => {
  document.querySelector('.curtain .btn')?.click();
  if (document.querySelector('.fa-question')?.textContent.includes('Lay the curse')) return false;
  const told = [...document.querySelectorAll('.hidden-text td')].map(one => one.textContent);
  return told.some(one => one.includes(`${at}:`) && one.includes('cursed'));
}"""


def moment(page: Any, host: Host, wanted: str) -> list[str]:
    """A table of two at this screen where the step is possible now; its squares."""
    for _ in range(8):
        code = new_table(
            page,
            host.address,
            "farao",
            [{"kind": "me"}, {"kind": "guest", "name": "Ana"}],
            options={"pyramid": "big"},
        )
        squares: list[str] | None = page.evaluate(UNTIL, [code, wanted])
        if squares:
            page.goto(f"{host.address}/t/{code}")
            page.wait_for_selector(".fa-board, .curtain .btn")
            if page.locator(
                ".curtain .btn"
            ).count():  # somebody has looked at a tile: the screen is handed over
                page.locator(".curtain .btn").click()
            page.wait_for_selector(".fa-board")
            return squares
    raise AssertionError(f"no {wanted} in eight games")


def test_a_thrown_one_costs_a_point_and_says_so(opener: Opener, host: Host) -> None:
    """FA-8a: the button and the question name the price; the tiles that may be turned are marked."""
    host.ready("farao")
    page = opener()
    squares = moment(page, host, "one")
    page.get_by_role("button", name="Turn a tile for a movement point").click()
    expect(page.locator(".fa-question h3")).to_contain_text("for a movement point instead of a step")
    marked = page.locator(".fa-target").evaluate_all("all => all.map(one => one.dataset.at)")
    assert set(marked) == set(squares)
    page.locator(f".fa-target[data-at='{squares[0]}']").click()
    page.wait_for_selector(".fa-hand")


def test_the_curse_may_be_laid_on_an_entrance(opener: Opener, host: Host) -> None:
    """FA-21, FA-9"""
    host.ready("farao")
    page = opener()
    squares = moment(page, host, "curse")
    page.locator(f".fa-target[data-at='{squares[0]}']").click()
    page.wait_for_function(CURSED, arg=squares[0])


@pytest.mark.parametrize(
    ("game", "options", "act"),
    [("ramses", {"mode": "expert"}, of_ramses("axe")), ("farao", {"pyramid": "big"}, of_farao("axe"))],
    ids=["ramses", "farao"],
)
def test_the_boards_fit_and_can_be_used_by_all(
    opener: Opener, host: Host, game: str, options: dict[str, Any], act: Any
) -> None:
    """At every width and in both themes."""
    four = [{"kind": "me"}, *({"kind": "bot", "bot": "greedy"} for _ in range(3))]
    host.ready(game)
    page = opener()
    new_table(page, host.address, game, four, options=options)
    for width in (360, 768, 1440):
        page.set_viewport_size({"width": width, "height": 900})
        done = 0

        def enough(page: Any) -> bool:
            nonlocal done
            done += 1
            return done > 8

        play(page, act, until=enough)
        at_rest(page)
        assert sideways(page) <= 0
        assert faults_by_day_and_night(page) == []


def test_the_log_names_who_begins(opener: Opener, host: Host) -> None:
    host.ready("ramses")
    page = opener()
    new_table(page, host.address, "ramses", [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    page.locator(".log li", has_text=re.compile(r"(You begin|Random begins)$")).wait_for()


def test_a_tile_that_lays_itself_is_taken_back_with_its_step(opener: Opener, host: Host) -> None:
    """Taken back alone it would lie down again: the button would change nothing."""
    page = opener()
    page.goto(host.address)
    counted = page.evaluate(
        """async () => {
          const app = document.querySelector('script[type=module]').src;
          const {layAlone, together} = await import(new URL('../games/farao/hand.js', app));
          const step = {do: 'step'}, chosen = {do: 'turn'}, alone = {do: 'turn'};
          layAlone({act: () => {}}, alone);
          return [[step], [step, chosen], [step, alone], [alone]].map(together);
        }"""
    )
    assert counted == [1, 1, 2, 2]  # of one move: then there is nothing to take back

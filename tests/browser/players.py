"""Players of the pattern games, as a person at the page: by pointer, by touch or by keyboard alone."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Error, TimeoutError

TITLES = {
    "silver-and-gold": "Silver & Gold",
    "silver-and-gold-pyramids": "Silver & Gold: Pyramids",
    "ramses": "Ramses",
    "farao": "Farao",
}
PATIENCE = 1500  # moments without anything to do before a game counts as stuck


def arrive(page: Any, address: str) -> None:
    """To the home page, until the server knows who this is (then it is drawn): what is asked for before that
    belongs to nobody."""
    page.goto(address)
    page.wait_for_selector(".tile")


def start(page: Any, address: str, game: str) -> None:
    """From the home page to a running game against bots: one click."""
    page.goto(address)
    page.get_by_role("button", name=f"Play now: {TITLES[game]}", exact=True).click()
    page.wait_for_selector(".at-table.running")


class Between:
    """Stands between a page and its socket, before the page opens one. Questions of the kind in ``stops`` do
    not reach the server: they are kept, or refused at once with ``refusal``."""

    def __init__(self, page: Any) -> None:
        self.stops: str | None = None
        self.refusal: dict[str, Any] | None = None
        self.asked: list[tuple[Any, Any, dict[str, Any]]] = []
        page.route_web_socket(re.compile("/live"), self._connect)

    def _connect(self, page_side: Any) -> None:
        server_side = page_side.connect_to_server()

        def question(text: str) -> None:
            asked = json.loads(text)
            if asked["type"] != self.stops:
                server_side.send(text)
                return
            self.asked.append((page_side, server_side, asked))
            if self.refusal:
                self.refuse()

        page_side.on_message(question)

    def stop(self, kind: str | None, refusal: dict[str, Any] | None = None) -> None:
        self.stops, self.refusal = kind, refusal

    def refuse(self) -> None:
        """Answer the last question in the server's place."""
        page_side, _, asked = self.asked[-1]
        page_side.send(
            json.dumps({"type": "refused", "id": asked["id"], "status": 422, **(self.refusal or {})})
        )

    def pass_on(self) -> None:
        """Let everything through, what was kept first."""
        self.stop(None)
        for _, server_side, asked in self.asked:
            server_side.send(json.dumps(asked))


ASK = """async ([method, path, body]) => {
  const token = document.cookie.split('; ').find(one => one.startsWith('csrftoken='))?.slice(10) || '';
  const headers = {'content-type': 'application/json', 'x-csrftoken': token};
  const answer = await fetch('/api' + path, {method, headers, body: body && JSON.stringify(body)});
  return [answer.status, await answer.json().catch(() => null)];
}"""

FINISH = """async code => {
  const ask = ASK;
  for (let n = 0, own = 0; n < 4000; n++) {
    const [, news] = await ask(['GET', `/tables/${code}`, null]);
    if (news.table.phase !== 'running') return news.table.phase;
    const due = news.table.mine.find(seat => (news.eyes[seat]?.choices || []).length);
    if (due === undefined) { await new Promise(done => setTimeout(done, 20)); continue; }
    const {ply, choices} = news.eyes[due];
    const moves = [choices[own++ % choices.length].move]; // the same game, however long others take
    await ask(['POST', `/tables/${code}/moves`, {id: `t${n}`, seat: due, ply, moves}]);
  }
  return 'running';
}""".replace("ASK", ASK)


def ask(page: Any, method: str, path: str, body: Any = None) -> Any:
    """A request of the page's own, with its cookies; it must succeed."""
    status, answer = page.evaluate(ASK, [method, path, body])
    assert status < 400, answer
    return answer


def open_table(
    page: Any, address: str, game: str, seats: list[dict[str, str]], name: str = "Mira", **more: Any
) -> str:
    """A table opened by this browser, wherever its page is; its code."""
    requests = page.context.request
    requests.get(f"{address}/api/me")
    token = next(one["value"] for one in page.context.cookies(address) if one["name"] == "csrftoken")
    headers = {"x-csrftoken": token}
    for method, path, body in (
        ("PUT", "/me", {"name": name}),
        ("POST", "/tables", {"game": game, "seats": seats, **more}),
    ):
        answer = requests.fetch(f"{address}/api{path}", method=method, headers=headers, data=body)
        assert answer.ok, answer.text()
    code: str = answer.json()["code"]
    return code


def new_table(
    page: Any, address: str, game: str, seats: list[dict[str, str]], name: str = "Mira", **more: Any
) -> str:
    """A table opened by this browser, which then sits at it; its code."""
    code = open_table(page, address, game, seats, name, **more)
    page.goto(f"{address}/t/{code}")
    page.wait_for_selector(".at-table")
    return code


def play_out(page: Any, code: str) -> None:
    """Finish a game quickly, by requests: any move of any seat of this browser."""
    assert page.evaluate(FINISH, code) == "finished"


# Whether the score sheets are open. At the last board, which is seen for a while first, they are asked for.
SHEETS = """() => {
  const asks = one => one.textContent.includes('Score sheets');
  [...document.querySelectorAll('.status button')].find(asks)?.click();
  return document.querySelector('.verdict') !== null;
}"""


def finish(page: Any, code: str) -> None:
    """Finish the game of the table that the page is at, quickly, and open its score sheets."""
    play_out(page, code)
    page.wait_for_function(SHEETS)


def held(page: Any, asked: list[Any]) -> None:
    """Wait until a call of the page has come to the route that keeps it."""
    for _ in range(2000):
        if asked:
            return
        page.wait_for_timeout(10)
    raise AssertionError("the page asked nothing")


def button(page: Any, name: str) -> Any:
    return page.get_by_role("button", name=name)


BOXES = {
    "open": ".boxbtn[aria-label*='can be crossed off']",
    "under": ".boxbtn[aria-label*='under the pattern']",
}
DRAWN = "for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame)"
# All that a player of the pattern games looks at, after the page has drawn what it was told.
LOOK = """async boxes => {
  DRAWN;
  const many = selector => document.querySelectorAll(selector).length;
  const named = name => [...document.querySelectorAll('button:enabled')].some(
    one => one.checkVisibility() && (one.ariaLabel ?? one.textContent).includes(name));
  return {
    done: named('Done'), pass: named('Pass'), one: named('One box'),
    hand: many('.handcard:enabled'), takable: many('.takable'), aimed: many('.bigcard.aimed'),
    open: many(boxes.open), under: many(boxes.under),
  };
}""".replace("DRAWN", DRAWN)


def look(page: Any) -> dict[str, int]:
    seen: dict[str, int] = page.evaluate(LOOK, BOXES)
    return seen


def chosen(page: Any, *numbers: int) -> list[Any]:
    """Those of the cards in hand that are still to be pressed: a second press would put one back."""
    cards = [page.locator(".handcard").nth(number) for number in numbers]
    return [card for card in cards if "on" not in (card.get_attribute("class") or "").split()]


def box_of(page: Any, found: Any) -> Any:
    """The box itself, whatever is said of it later: under the pointer or a finger it has another label."""
    return page.locator(f".boxbtn[data-box='{found.get_attribute('data-box')}']")


def by_pointer(page: Any) -> str | None:
    """One thing that a player does with the mouse; None if there is nothing to do."""
    seen = look(page)
    if seen["done"]:
        button(page, "Done").first.click()
        return "done"
    if seen["hand"] == 4:
        for card in chosen(page, 0, 3):
            card.click()
        button(page, "Keep these two").click()
        return "keep"
    if seen["takable"]:
        page.locator(".takable").last.click()
        return "take"
    if seen["pass"]:
        button(page, "Pass").first.click()
        return "pass"
    under = page.locator(BOXES["under"])
    if seen["open"]:
        spot = box_of(page, page.locator(BOXES["open"]).first)
        spot.hover()
        seen = look(page)
        if not seen["one"] or not seen["aimed"]:
            spot.click()
            return "place"
        page.keyboard.press("r")
        page.mouse.wheel(0, 40)
        if not look(page)["under"]:  # news came in between, or the wheel scrolled: the pointer is elsewhere
            page.locator(BOXES["open"]).first.hover()
        under.first.click()
        return "place"
    if seen["under"]:  # the only box left, and the pointer rests on it
        under.first.click()
        return "place"
    return None


def by_touch(page: Any) -> str | None:
    """The same with a finger: tap a box, tap it again for the next fit, then the button."""
    seen = look(page)
    if seen["done"]:
        button(page, "Done").first.tap()
        return "done"
    if seen["hand"] == 4:
        for card in chosen(page, 1, 2):
            card.tap()
        button(page, "Keep these two").tap()
        return "keep"
    if seen["takable"]:
        page.locator(".takable").first.tap()
        return "take"
    if seen["pass"]:
        button(page, "Pass").first.tap()
        return "pass"
    if seen["open"]:
        spot = box_of(page, page.locator(BOXES["open"]).last)
        spot.tap()
        spot.tap()
        button(page, "Place").tap()
        return "place"
    return None


def focus(page: Any, selector: str) -> bool:
    """Go on with Tab until the thing has the focus."""
    for _ in range(60):
        if page.evaluate("s => document.activeElement.matches(s)", selector):
            return True
        page.keyboard.press("Tab")
    return False


def by_keyboard(page: Any) -> str | None:
    """Keys alone."""
    keys, seen = page.keyboard, look(page)
    if seen["done"]:
        keys.press("Enter")
        return "done"
    if seen["hand"] == 4:
        assert focus(page, ".handcard")
        keys.press("Space")
        keys.press("Tab")
        keys.press("Enter")
        assert focus(page, ".choosing .btn.pri:enabled")
        keys.press("Enter")
        return "keep"
    if seen["takable"]:
        assert focus(page, ".takable")
        keys.press("Enter")
        return "take"
    if seen["pass"]:
        assert focus(page, ".dock .btn.pri")
        keys.press("Enter")
        return "pass"
    if seen["open"] or seen["under"]:  # the pattern may lie over all that can be crossed off
        for key in ("ArrowDown", "ArrowRight", "ArrowDown", "n", "r", "f"):
            keys.press(key)
        if not look(page)["aimed"]:
            keys.press("n")
        keys.press("Enter")
        return "place"
    return None


def attempt(page: Any, act: Callable[[Any], str | None]) -> str | None:
    """One thing that a player does; None if there is nothing to do, or if the table changed under the hand:
    then one looks again."""
    try:
        return act(page)
    except Error as trouble:
        if isinstance(trouble, TimeoutError) or "detached" in str(trouble):
            return None
        raise


def play(page: Any, act: Callable[[Any], str | None], until: Callable[[Any], bool] | None = None) -> int:
    """Play until the game is over, or ``until`` holds; returns how many things were done."""
    done = idle = 0
    while True:
        if page.evaluate(SHEETS) or (until is not None and until(page)):
            return done
        did = attempt(page, act)
        if did is None:
            idle += 1
            assert idle < PATIENCE, f"nothing to do at {page.url}: {page.locator('.status').inner_text()}"
            page.wait_for_timeout(20)
        else:
            done, idle = done + 1, 0


# Letters have come, what moves has arrived (the end of one change may begin another), and the page is drawn.
SETTLED = """async () => {
  await document.fonts.ready;
  const ends = one => Number.isFinite(one.effect?.getComputedTiming().endTime);
  for (let calm = 0; calm < 2; calm++) {
    await new Promise(requestAnimationFrame);
    const moving = document.getAnimations().filter(ends);
    if (moving.length) calm = -1;
    await Promise.allSettled(moving.map(one => one.finished));
  }
}"""


def settle(page: Any) -> None:
    """Wait until the page has drawn what it knows."""
    page.evaluate(SETTLED)


def at_rest(page: Any) -> None:
    """Wait until it is this player's turn and nothing on the page changes any more."""
    calm = 0
    for _ in range(600):
        page.wait_for_timeout(100)
        calm = calm + 1 if page.locator(".status.on").count() else 0
        if calm == 4:
            settle(page)
            return
    code = page.url.split("/t/")[1].split("#")[0]
    known = ask(page, "GET", f"/tables/{code}")["table"]
    said = page.locator(".status").inner_text()
    raise AssertionError(f"it is not this player's turn: {said!r}; the server waits for {known['waiting']}")

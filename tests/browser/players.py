"""Players of the pattern games, as a person at the page: by pointer, by touch or by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

TITLES = {
    "silver-and-gold": "Silver & Gold",
    "silver-and-gold-pyramids": "Silver & Gold: Pyramids",
    "ramses": "Ramses",
    "farao": "Farao",
}
PATIENCE = 600  # moments without anything to do before a game counts as stuck


def start(page: Any, address: str, game: str) -> None:
    """From the home page to a running game against bots: one click."""
    page.goto(address)
    page.get_by_role("button", name=f"Play now: {TITLES[game]}", exact=True).click()
    page.wait_for_selector(".at-table.running")


ASK = """async ([method, path, body]) => {
  const token = document.cookie.split('; ').find(one => one.startsWith('csrftoken='))?.slice(10) || '';
  const headers = {'content-type': 'application/json', 'x-csrftoken': token};
  const answer = await fetch('/api' + path, {method, headers, body: body && JSON.stringify(body)});
  return [answer.status, await answer.json().catch(() => null)];
}"""

FINISH = """async code => {
  const ask = ASK;
  for (let n = 0; n < 4000; n++) {
    const [, news] = await ask(['GET', `/tables/${code}`, null]);
    if (news.table.phase !== 'running') return news.table.phase;
    const due = news.table.mine.find(seat => (news.eyes[seat]?.choices || []).length);
    if (due === undefined) { await new Promise(done => setTimeout(done, 20)); continue; }
    const {ply, choices} = news.eyes[due];
    const moves = [choices[n % choices.length].move];
    await ask(['POST', `/tables/${code}/moves`, {id: `t${n}`, seat: due, ply, moves}]);
  }
  return 'running';
}""".replace("ASK", ASK)


def ask(page: Any, method: str, path: str, body: Any = None) -> Any:
    """A request of the page's own, with its cookies; it must succeed."""
    status, answer = page.evaluate(ASK, [method, path, body])
    assert status < 400, answer
    return answer


def new_table(
    page: Any, address: str, game: str, seats: list[dict[str, str]], name: str = "Mira", **more: Any
) -> str:
    """A table opened by this browser, which then sits at it; its code."""
    page.goto(address)
    page.wait_for_selector(".tile")
    ask(page, "PUT", "/me", {"name": name})
    code: str = ask(page, "POST", "/tables", {"game": game, "seats": seats, **more})["code"]
    page.goto(f"{address}/t/{code}")
    page.wait_for_selector(".at-table")
    return code


def finish(page: Any, code: str) -> None:
    """Finish a game quickly, by requests: any move of any seat of this browser."""
    assert page.evaluate(FINISH, code) == "finished"


def held(page: Any, asked: list[Any]) -> None:
    """Wait until a call of the page has come to the route that keeps it."""
    for _ in range(500):
        if asked:
            return
        page.wait_for_timeout(10)
    raise AssertionError("the page asked nothing")


def button(page: Any, name: str) -> Any:
    return page.get_by_role("button", name=name)


def press(page: Any, name: str) -> bool:
    """Click a button if it exists and is enabled."""
    found = button(page, name)
    if not found.count() or not found.first.is_enabled():
        return False
    found.first.click()
    return True


def by_pointer(page: Any) -> str | None:
    """One thing that a player does with the mouse; None if there is nothing to do."""
    if press(page, "Done"):
        return "done"
    if page.locator(".handcard:enabled").count() == 4:
        page.locator(".handcard").nth(0).click()
        page.locator(".handcard").nth(3).click()
        button(page, "Keep these two").click()
        return "keep"
    if page.locator(".takable").count():
        page.locator(".takable").last.click()
        return "take"
    if press(page, "Pass"):
        return "pass"
    open_boxes = page.locator(".boxbtn[aria-label*='can be crossed off']")
    if open_boxes.count():
        spot = open_boxes.first
        spot.hover()
        if not button(page, "One box").count() or page.locator(".bigcard.aimed").count() == 0:
            spot.click()
            return "place"
        page.keyboard.press("r")
        page.mouse.wheel(0, 40)
        under = page.locator(".boxbtn[aria-label*='under the pattern']")
        page.wait_for_timeout(50)
        if not under.count():  # news came in between, or the wheel scrolled: the pointer is elsewhere now
            open_boxes.first.hover()
        under.first.click()
        return "place"
    if page.locator(
        ".boxbtn[aria-label*='under the pattern']"
    ).count():  # the only box left, and the pointer rests on it
        page.locator(".boxbtn[aria-label*='under the pattern']").first.click()
        return "place"
    return None


def by_touch(page: Any) -> str | None:
    """The same with a finger: tap a box, tap it again for the next fit, then the button."""
    if press_touch(page, "Done"):
        return "done"
    if page.locator(".handcard:enabled").count() == 4:
        page.locator(".handcard").nth(1).tap()
        page.locator(".handcard").nth(2).tap()
        button(page, "Keep these two").tap()
        return "keep"
    if page.locator(".takable").count():
        page.locator(".takable").first.tap()
        return "take"
    if press_touch(page, "Pass"):
        return "pass"
    open_boxes = page.locator(".boxbtn[aria-label*='can be crossed off']")
    if open_boxes.count():
        name = open_boxes.last.get_attribute("data-box")
        page.locator(f".boxbtn[data-box='{name}']").tap()
        page.locator(f".boxbtn[data-box='{name}']").tap()
        button(page, "Place").tap()
        return "place"
    return None


def press_touch(page: Any, name: str) -> bool:
    found = button(page, name)
    if not found.count() or not found.first.is_enabled():
        return False
    found.first.tap()
    return True


def focus(page: Any, selector: str) -> bool:
    """Go on with Tab until the thing has the focus."""
    for _ in range(60):
        if page.evaluate("s => document.activeElement.matches(s)", selector):
            return True
        page.keyboard.press("Tab")
    return False


def by_keyboard(page: Any) -> str | None:
    """Keys alone."""
    keys = page.keyboard
    if button(page, "Done").count():
        keys.press("Enter")
        return "done"
    if page.locator(".handcard:enabled").count() == 4:
        assert focus(page, ".handcard")
        keys.press("Space")
        keys.press("Tab")
        keys.press("Enter")
        assert focus(page, ".choosing .btn.pri:enabled")
        keys.press("Enter")
        return "keep"
    if page.locator(".takable").count():
        assert focus(page, ".takable")
        keys.press("Enter")
        return "take"
    if button(page, "Pass").count():
        assert focus(page, ".dock .btn.pri")
        keys.press("Enter")
        return "pass"
    if page.locator(".boxbtn[aria-label*='can be crossed off']").count():
        for key in ("ArrowDown", "ArrowRight", "ArrowDown", "n", "r", "f"):
            keys.press(key)
        if page.locator(".bigcard.aimed").count() == 0:
            keys.press("n")
        keys.press("Enter")
        return "place"
    return None


def play(page: Any, act: Callable[[Any], str | None], until: Callable[[Any], bool] | None = None) -> int:
    """Play until the game is over, or ``until`` holds; returns how many things were done."""
    done = idle = 0
    while True:
        if page.locator(".verdict").count() or (until is not None and until(page)):
            return done
        try:
            did = act(page)
        except Exception as trouble:  # the table changed under the hand: look again
            if "Timeout" not in type(trouble).__name__ and "detached" not in str(trouble):
                raise
            did = None
        if did is None:
            idle += 1
            assert idle < PATIENCE, f"nothing to do at {page.url}: {page.locator('.status').inner_text()}"
            page.wait_for_timeout(50)
        else:
            done, idle = done + 1, 0


def at_rest(page: Any) -> None:
    """Wait until it is this player's turn and nothing on the page changes any more."""
    calm = 0
    for _ in range(600):
        page.wait_for_timeout(100)
        calm = calm + 1 if page.locator(".status.on").count() else 0
        if calm == 12:
            return
    raise AssertionError("the bots do not come to an end")

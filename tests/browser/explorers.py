"""Players of Ramses and Farao, as a person at the page: by pointer, by touch or by keyboard alone."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import TimeoutError

from tests.browser.players import DRAWN, focus

Act = Callable[[Any], str | None]
ARROWS = ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft")


WHERE = """all => {
  if (!all.length) return null;
  all[0].scrollIntoView({block: 'nearest'});
  const box = all[0].getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""


def middle_of(thing: Any) -> tuple[float, float] | None:
    """Where it is in the window; None if it is gone."""
    found = thing.evaluate_all(WHERE)
    return (found[0], found[1]) if found else None


def hit(page: Any, thing: Any, touch: bool) -> bool:
    """Click or tap a piece or tile; false if the table changed under the hand. A press that would meet
    something else, such as a line of the log that has just moved there, is not made."""
    try:
        (thing.first.tap if touch else thing.first.click)(timeout=10_000)
    except TimeoutError:
        return False
    return True


def of_ramses(seed: str, *, touch: bool = False) -> Act:
    """Slides at random, but not straight back; answers questions with any answer."""
    dice = random.Random(seed)
    memory: list[str] = []

    def act(page: Any) -> str | None:
        answers = page.locator(".ra-answers button:enabled")
        if answers.count():
            answer = answers.nth(dice.randrange(answers.count()))
            answer.tap() if touch else answer.click()
            return "answer"
        pieces = page.locator(".ra-piece.can")
        names = sorted(pieces.evaluate_all("all => all.map(one => one.dataset.at)"))
        if not names:
            return None
        fresh = [name for name in names if name not in memory[-1:]] or names
        memory.append(page.locator(".ra-stage").get_attribute("data-hole"))
        return (
            "slide" if hit(page, page.locator(f".ra-piece[data-at='{dice.choice(fresh)}']"), touch) else None
        )

    return act


# The arrow key, how the board is turned, where the free hole was, and where it is.
Slide = tuple[str, str, str, str]
# Where the free hole is and how the board is turned, once that is drawn; null after the game.
LIES = """async () => {
  DRAWN;
  const stage = document.querySelector('.ra-stage');
  return stage && [stage.dataset.hole, stage.dataset.turned];
}""".replace("DRAWN", DRAWN)


def of_ramses_by_keyboard(seed: str, slides: list[Slide] | None = None) -> Act:
    """Arrow keys on the board, Enter on an answer; every slide is noted."""
    dice = random.Random(seed)

    def act(page: Any) -> str | None:
        if page.locator(".ra-answers button:enabled").count():
            assert focus(page, ".ra-answers button")
            page.keyboard.press("Enter")
            return "answer"
        if not page.locator(".ra-piece.can").count():
            return None
        if not page.evaluate("() => Boolean(document.activeElement.closest('.ra-stage'))"):
            assert focus(page, ".ra-stage")
        before = page.evaluate(LIES)
        key = dice.choice(ARROWS)
        page.keyboard.press(key)
        after = page.evaluate(LIES)
        if before is None or after is None:  # the game is over
            return "slide"
        (hole, turned), (now, turned_now) = before, after
        if slides is not None and now != hole and turned_now == turned:
            slides.append((key, turned, hole, now))
        return "slide" if now != hole else "edge"

    return act


def of_farao(seed: str, *, touch: bool = False) -> Act:
    """Walks at random; lays tiles as they come, after a turn; spends nothing."""
    dice = random.Random(seed)

    def act(page: Any) -> str | None:
        def press(thing: Any) -> str:
            thing.tap() if touch else thing.click()
            return "answer"

        if page.locator(".fa-hand.fa-target").count():
            lay = page.locator(".fa-answers .btn.pri:enabled")
            if not lay.count():
                return None  # one way only: it lays itself
            hit(page, page.locator(".fa-hand.fa-target"), touch)
            return press(lay.first)
        tiles = page.locator(".fa-target")
        names = sorted(tiles.evaluate_all("all => all.map(one => one.dataset.at)"))
        if names:
            return (
                "walk"
                if hit(page, page.locator(f".fa-target[data-at='{dice.choice(names)}']"), touch)
                else None
            )
        for selector in (".fa-answers button:enabled", ".fa-do .btn.pri:enabled"):
            if page.locator(selector).count():
                return press(page.locator(selector).first)
        return None

    return act


# Whether a key has led somewhere: the board is drawn, and it is another one or nothing can be chosen.
LED = """async before => {
  DRAWN;
  return document.querySelector('.fa-board')?.innerHTML !== before || !document.querySelector('.fa-target');
}""".replace("DRAWN", DRAWN)


def of_farao_by_keyboard(seed: str) -> Act:
    """Arrow keys walk and R turns; where that leads nowhere, Tab and Enter."""
    dice = random.Random(seed)

    def act(page: Any) -> str | None:
        keys = page.keyboard
        if page.locator(".fa-hand.fa-target").count():
            if not page.locator(".fa-answers .btn.pri:enabled").count():
                return None
            if not page.evaluate("() => Boolean(document.activeElement.closest('.fa-stage'))"):
                assert focus(page, ".fa-stage")
            keys.press("r")
            keys.press("Enter")
            return "lay"
        if page.locator(".fa-target").count():
            if not page.evaluate("() => Boolean(document.activeElement.closest('.fa-stage'))"):
                assert focus(page, ".fa-stage")
            before = page.locator(".fa-board").inner_html()
            keys.press(dice.choice(ARROWS))
            if not page.evaluate(LED, before):
                if not page.evaluate("() => document.activeElement.matches('.fa-target')"):
                    assert focus(page, ".fa-target")
                keys.press("Enter")
            return "walk"
        for selector in (".fa-answers button", ".fa-do .btn.pri"):
            if page.locator(f"{selector}:enabled").count():
                assert focus(page, selector)
                keys.press("Enter")
                return "answer"
        return None

    return act

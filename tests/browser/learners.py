"""Somebody who takes a guided first game: does what the lesson points at, and looks where it stands."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import TimeoutError

MOST_WORDS = 16
# What can be pressed to make a move, the likelier first.
WAYS = [
    ".boxbtn[aria-label*='under the pattern']",
    ".handcard",
    ".takable",
    ".btn.pri",
    ".ra-piece.can",
    ".fa-target",
]
REST = "() => document.querySelector('.guide:not(.off) .bubble')?.dataset.at === 'rest'"
ANOTHER = "before => (document.querySelector('.bubble p')?.textContent ?? before) !== before"
SHOWN = """() => {
  const box = ({x, y, width, height}) => [x, y, width, height];
  const bubble = document.querySelector('.bubble');
  return {
    says: bubble.querySelector('p').textContent,
    count: bubble.querySelector('.count').textContent,
    bubble: box(bubble.getBoundingClientRect()),
    lit: [...document.querySelectorAll('.veil .rim')].map(one => box(one.getBBox())),
    window: [innerWidth, innerHeight],
    focus: box(document.activeElement.getBoundingClientRect()),
  };
}"""
# The middle of the first thing that can be pressed inside what is lit, and whether it is a box.
PRESSED = """ways => {
  const rims = [...document.querySelectorAll('.veil .rim')].map(one => one.getBBox());
  const lit = (x, y) => rims.some(r => x > r.x && x < r.x + r.width && y > r.y && y < r.y + r.height);
  for (const one of ways.flatMap(way => [...document.querySelectorAll(way)])) {
    const {x, y, width, height} = one.getBoundingClientRect();
    const at = [x + width / 2, y + height / 2];
    if (!one.disabled && lit(...at) && one.contains(document.elementFromPoint(...at)))
      return [...at, one.matches('.boxbtn')];
  }
}"""


def overlaps(a: list[float], b: list[float]) -> bool:
    return a[0] < b[0] + b[2] and b[0] < a[0] + a[2] and a[1] < b[1] + b[3] and b[1] < a[1] + a[3]


def check_step(step: dict[str, Any]) -> None:
    """One short sentence, beside the things and inside the window, and the keyboard at the thing."""
    assert len(step["says"].split()) <= MOST_WORDS, step["says"]
    x, y, width, height = step["bubble"]
    assert min(x, y, step["window"][0] - x - width, step["window"][1] - y - height) >= 0, step
    assert step["lit"], step
    assert not any(overlaps(step["bubble"], lit) for lit in step["lit"]), step
    assert any(overlaps(step["focus"], lit) for lit in step["lit"]), step


def learn(page: Any, how: str = "mouse", until: str | None = None) -> list[str]:
    """Follow the lesson by mouse, touch or keys to its end, or to a sentence with these words; what was
    said."""
    said: list[str] = []
    while True:
        page.wait_for_function(REST)
        step = page.evaluate(SHOWN)
        check_step(step)
        said.append(step["says"])
        if until and until in step["says"]:
            return said
        number, _, of = step["count"].partition(" of ")
        last = number == of and page.locator(".way-on").count() > 0
        do(page, how)
        if last:
            page.wait_for_selector(".guide", state="detached")
            return said
        page.wait_for_function(ANOTHER, arg=step["says"])


def do(page: Any, how: str = "mouse") -> None:
    """The one thing that the lesson asks for. With keys, Enter is enough: the focus is there."""
    if how == "keys":
        page.keyboard.press("Enter")
    elif page.locator(".way-on").count():
        page.locator(".way-on").click()
    else:
        try:
            x, y, box = page.wait_for_function(PRESSED, arg=WAYS).json_value()
        except TimeoutError:
            raise AssertionError(f"nothing to press: {page.evaluate(SHOWN)}") from None
        if how == "mouse":
            page.mouse.move(x, y)
            page.mouse.click(x, y)
        else:
            page.touchscreen.tap(x, y)
            if box:  # aimed: now the button
                page.locator(".dock .btn.pri").tap()

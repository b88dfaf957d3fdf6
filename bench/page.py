"""How fast the page is: ``python -m bench.page`` drives a real Chromium against a real server and writes
bench/page.md.

A table is usable when its cards can be clicked. A pattern is drawn when it stands on the card, counted from
the key that placed it to the next frame: the server has not answered by then.
"""

from __future__ import annotations

import os
import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright
from tests.browser.conftest import CHROMIUM
from tests.browser.host import Host
from tests.browser.players import by_pointer, new_table, play

RESULTS = Path(__file__).parent / "page.md"
SIZE: Any = {"width": 1440, "height": 900}
HANDS = ".handcard:enabled"
USABLE = {
    "silver-and-gold": HANDS,
    "silver-and-gold-pyramids": HANDS,
    "ramses": ".ra-board",
    "farao": ".fa-board",
}
LOADS, PLACED = 9, 9
FREE = ".boxbtn[aria-label*='can be crossed off']"
DRAWN = """() => new Promise(done => {
  const began = performance.now();
  const watch = new MutationObserver(() => {
    if (!document.querySelector('.penned')) return;
    watch.disconnect();
    requestAnimationFrame(() => done(performance.now() - began));
  });
  watch.observe(document.body, {subtree: true, childList: true});
  document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}));
})"""


def loads(browser: Any, host: Host, code: str, known: Any, usable: str) -> tuple[list[float], int, int]:
    """Milliseconds until a table can be used by a browser that has nothing of it yet; bytes over the wire;
    requests."""
    times, sizes = [], []  # type: list[float], list[int]
    for _ in range(LOADS):
        sizes.clear()
        context = browser.new_context(viewport=SIZE, storage_state=known)
        page = context.new_page()
        page.on(
            "requestfinished",
            lambda request: sizes.append(
                sum(request.sizes()[part] for part in ("responseBodySize", "responseHeadersSize"))
            ),
        )
        page.goto(f"{host.address}/t/{code}", wait_until="commit")
        page.wait_for_selector(usable)
        times.append(page.evaluate("performance.now()"))
        page.wait_for_timeout(400)
        context.close()
    return times, sum(sizes), len(sizes)


def placed(page: Any) -> list[float]:
    """Milliseconds until a pattern is drawn; it is taken back each time."""
    times = []
    play(page, by_pointer, until=lambda table: table.locator(FREE).count() > 0)
    for number in range(PLACED):
        page.locator(FREE).nth(number % page.locator(FREE).count()).hover()
        page.wait_for_timeout(200)
        times.append(page.evaluate(DRAWN))
        page.wait_for_timeout(300)
        while page.locator(".penned").count():
            page.keyboard.press("Escape")
            page.wait_for_timeout(150)
    return times


def told(times: list[float]) -> str:
    return f"{min(times):.0f} | {statistics.median(times):.0f} | {max(times):.0f}"


def main() -> None:
    lines = [
        "# The page",
        "",
        f"`python -m bench.page` on {os.cpu_count()} cores, shared by server and Chromium. The browser's",
        "cache is empty. Milliseconds.",
        "",
        "| what | best | median | worst | kB over the wire | requests |",
        "|---|---|---|---|---|---|",
    ]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        host = Host(Path(folder))
        host.start()
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
        )
        for game, usable in USABLE.items():
            host.ready(game)
            page = browser.new_context(viewport=SIZE).new_page()
            code = new_table(page, host.address, game, [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
            times, size, requests = loads(browser, host, code, page.context.storage_state(), usable)
            lines.append(f"| {game}: a usable table | {told(times)} | {size / 1000:.0f} | {requests} |")
            if "silver" in game:
                lines.append(f"| {game}: a pattern is drawn | {told(placed(page))} | | |")
            page.context.close()
            print("\n".join(lines[-2:]), flush=True)
        browser.close()
        host.stop()
    RESULTS.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()

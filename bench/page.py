"""How fast the page is: ``python -m bench.page`` drives a real Chromium against a real server and writes
bench/page.md. ``--before FOLDER`` measures another version of this repository in turns with this one.
``--work`` prints instead how long the page's own thread has worked until a screen is usable, waiting not
counted: that can be compared on a machine which does other things, too.

A table is usable when its cards can be clicked. The time to draw a pattern is from the key that places it to
the frame that shows it; the server has not answered by then.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright
from tests.browser.conftest import ENGINE
from tests.browser.host import Host
from tests.browser.players import by_pointer, new_table, play

RESULTS = Path(__file__).parent / "page.md"
THIS = Path(__file__).parent.parent
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


class Version(Host):
    """The server of a version of this repository."""

    def __init__(self, tree: Path, folder: Path) -> None:
        super().__init__(folder)
        self.tree = tree

    def start(self) -> None:
        words = [sys.executable, "-m", "mastaba.cli", "serve", "--port", str(self.port), "--no-browser"]
        words += ["--data", str(self.folder), "--pace", "0", "--rate", "10000"]
        with (self.folder / "server.log").open("ab") as log:
            env = os.environ | {"PYTHONPATH": str(self.tree / "src")}
            self._process = subprocess.Popen(words, stdout=log, stderr=log, env=env, start_new_session=True)
        self.wait(lambda: self.get("/healthz") is not None)

    def ready(self, game: str) -> None:
        """Wait until a game's rules are compiled ("ready", as version 0.1 says it)."""
        asked = [one for one in self.get("/api/games") if one["name"] == game]
        if "compiled" in asked[0]:
            super().ready(game)
        else:
            self.wait(lambda: any(one["name"] == game and one["ready"] for one in self.get("/api/games")))


class Loads:
    """How one version loads one screen, with an empty cache each time."""

    def __init__(self, browser: Any, address: str, known: Any, usable: str) -> None:
        self.browser, self.address, self.known, self.usable = browser, address, known, usable
        self.times: list[float] = []
        self.work: list[float] = []
        self.sizes: list[int] = []

    def once(self) -> None:
        self.sizes.clear()
        context = self.browser.new_context(viewport=SIZE, storage_state=self.known)
        page = context.new_page()
        hands = context.new_cdp_session(page)
        hands.send("Performance.enable", {"timeDomain": "threadTicks"})
        page.on(
            "requestfinished",
            lambda request: self.sizes.append(
                sum(request.sizes()[part] for part in ("responseBodySize", "responseHeadersSize"))
            ),
        )
        page.goto(self.address, wait_until="commit")
        page.wait_for_selector(self.usable)
        self.times.append(page.evaluate("performance.now()"))
        counted = {one["name"]: one["value"] for one in hands.send("Performance.getMetrics")["metrics"]}
        self.work.append(counted["TaskDuration"] * 1000)
        page.wait_for_timeout(400)
        context.close()

    def told(self) -> str:
        return f"{told(self.times)} | {sum(self.sizes) / 1000:.0f} | {len(self.sizes)}"


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


@contextmanager
def serving(versions: dict[str, Path]) -> Iterator[dict[str, Version]]:
    with tempfile.TemporaryDirectory() as folder:
        hosts = {}
        for name, tree in versions.items():
            (Path(folder) / name).mkdir()
            hosts[name] = Version(tree, Path(folder) / name)
        try:
            for host in hosts.values():
                host.start()
            for host in hosts.values():
                for game in USABLE:
                    host.ready(game)
            yield hosts
        finally:
            for host in hosts.values():
                host.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--before", type=Path, help="another version of this repository")
    parser.add_argument("--loads", type=int, default=LOADS)
    parser.add_argument("--work", action="store_true", help="what the page's thread works, printed only")
    given = parser.parse_args()
    versions = {"before": given.before, "now": THIS} if given.before else {"now": THIS}
    command = f"python -m bench.page{' --before FOLDER' if given.before else ''}"
    lines = [
        "# The page",
        "",
        f"`{command}` on {os.cpu_count()} cores, shared by server and Chromium.",
        f"{given.loads} loads of each, in turns; the browser's cache is empty. Milliseconds.",
        *(['"Before" is version 0.1.'] if given.before else []),
        "",
        "| what | best | median | worst | kB over the wire | requests |",
        "|---|---|---|---|---|---|",
    ]
    with sync_playwright() as playwright, serving(versions) as hosts:
        browser = playwright.chromium.launch(
            executable_path=ENGINE, args=["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
        )
        for game, usable in [("home", ".tile"), *USABLE.items()]:
            pages, loads = {}, {}
            for name, host in hosts.items():
                pages[name] = page = browser.new_context(viewport=SIZE).new_page()
                page.goto(host.address)
                page.wait_for_selector(".tile")
                at = host.address
                if game != "home":
                    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
                    at += f"/t/{new_table(page, host.address, game, seats)}"
                loads[name] = Loads(browser, at, page.context.storage_state(), usable)
            for n in range(given.loads):
                # each is first by turns: whatever is measured second has been up to a fifth slower
                for one in list(loads.values())[:: 1 if n % 2 else -1]:
                    one.once()
            what = "home" if game == "home" else f"{game}: a usable table"
            for name, one in loads.items():
                if given.work:
                    print(f"| {what}, {name} | {told(one.work)} |", flush=True)
                    continue
                label = f"{what}, {name}" if given.before else what
                lines.append(f"| {label} | {one.told()} |")
                print(lines[-1], flush=True)
            if "silver" in game and not given.work:
                lines.append(f"| {game}: a pattern is drawn | {told(placed(pages['now']))} | | |")
                print(lines[-1], flush=True)
            for page in pages.values():
                page.context.close()
        browser.close()
    if not given.work:
        RESULTS.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()

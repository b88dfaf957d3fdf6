"""Take pictures of rare moments of a game: ``python -m tools.moments [games…] [--lang de]``.

Like ``tools.pictures``, it uses a real server and a real Chromium and writes into ``pictures/``. All seats
share one screen and play random moves until such a moment comes.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright
from tests.browser.conftest import ENGINE
from tests.browser.host import Host
from tests.browser.players import ASK, ask
from tools.pictures import Studio

from mastaba.core.language import ENGLISH

MOMENTS = {
    "ramses": ("tilt", "scarab", "scorpion", "give", "lay", "duel", "powers", "turned"),
    "farao": ("turn", "map", "curse", "take", "swap", "attack", "papyrus"),
}
OPTIONS = {"ramses": {"mode": "expert"}, "farao": {"pyramid": "big"}}
UNTIL = """async ([code, wanted, from]) => {
  const ask = ASK;
  for (let n = from; n < from + 6000; n++) {
    const [, {table, eyes}] = await ask(['GET', `/tables/${code}`, null]);
    if (table.phase !== 'running') return null;
    const due = table.mine.find(seat => (eyes[seat]?.choices || []).length), {view, ply, choices} = eyes[due];
    const now = [view.duel && view.phase === 'slide' ? 'duel'
      : view.powers ? 'powers' : view.papyrus ? 'papyrus' : view.phase];
    if (view.turned % 2) now.push('turned');
    const found = now.find(one => wanted.includes(one) && (one !== 'turn' || choices.length > 2));
    if (found) return [found, n];
    const rare = choices.filter(one => one.item === 'plan' || one.item === 'papyrus');
    const list = rare.length ? rare : choices;
    const {move} = list[Math.floor(Math.random() * list.length)];
    await ask(['POST', `/tables/${code}/moves`, {id: `m${n}`, seat: due, ply, moves: [move]}]);
  }
  return null;
}""".replace("ASK", ASK)


def take(studio: Studio, game: str) -> list[str]:
    """Take all moments of one game; returns those that did not occur."""
    seats = [{"kind": "me"}, *({"kind": "guest", "name": name} for name in ("Ana", "Bo", "Cem"))]
    code = ask(studio.page, "POST", "/tables", {"game": game, "seats": seats, "options": OPTIONS[game]})[
        "code"
    ]
    wanted, made = list(MOMENTS[game]), 0
    while wanted:
        found: Any = studio.page.evaluate(UNTIL, [code, wanted, made])
        if not found:
            break
        moment, made = found
        wanted.remove(moment)
        for width in (1366, 390):
            with studio.seen(f"/t/{code}", width, "night" if len(wanted) % 2 else "day") as page:
                page.wait_for_selector(".at-table")
                page.wait_for_timeout(500)
                if page.locator(".curtain .btn").count():
                    page.locator(".curtain .btn").click()
                studio.snap(page, f"{game}-{moment}-{width}")
    return wanted


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.moments")
    parser.add_argument("games", nargs="*", default=list(MOMENTS))
    parser.add_argument("--lang", default=ENGLISH, help="the language of the page")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        host = Host(Path(folder))
        host.start()
        for game in given.games:
            host.ready(game)
        browser = playwright.chromium.launch(executable_path=ENGINE, args=["--no-sandbox", "--disable-gpu"])
        studio = Studio(host, browser, given.lang)
        for game in given.games:
            for missing in take(studio, game):
                print(f"{game}: no {missing} in this game; run it again")
        studio.close()
        browser.close()
        host.stop()


if __name__ == "__main__":
    main()

"""Take pictures of every screen, with a real server and a real Chromium.

``python -m tools.pictures [names…]`` writes PNG files to ``pictures/``, which git ignores: look at them after
a change of the page. ``--lang de`` takes them in another language, into ``pictures/de``. ``python -m
tools.pictures --keep`` takes only those that README and docs show, and writes them, compressed, to
``docs/pictures``.
"""

from __future__ import annotations

import argparse
import base64
import json
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright
from tests.browser.conftest import ENGINE
from tests.browser.host import Host
from tests.browser.players import ASK, ask

from mastaba.core.language import ENGLISH, told
from mastaba.core.message import say
from mastaba.web.languages import COOKIE

ROOT = Path(__file__).parent.parent
OUT = ROOT / "pictures"
KEPT_OUT = ROOT / "docs" / "pictures"
KEPT = (
    "sg-1440",
    "sg-390",
    "sg-end-1440",
    "pyramids-1440-dark",
    "ramses-1440",
    "farao-1440",
    "home-1440",
)
MOST_BYTES = 150_000  # of a picture in docs; tests/test_files.py checks it
PATIENCE = 180_000  # ms: a review takes its time
SIZES = {1440: 900, 1366: 650, 768: 1024, 390: 844}
LARGE = {1920: 950, 2560: 1300}
GAMES = {
    "sg": "silver-and-gold",
    "pyramids": "silver-and-gold-pyramids",
    "ramses": "ramses",
    "farao": "farao",
}
MOMENT = {
    "silver-and-gold": 17,
    "silver-and-gold-pyramids": 15,
    "ramses": 40,
    "farao": 40,
}  # turns, or moves of our own
PLAY = """async ([code, moment]) => {
  const ask = ASK;
  for (let n = 0, own = 0; n < 9000; n++) {
    const [, {table, eyes}] = await ask(['GET', `/tables/${code}`, null]);
    const {view, ply, choices} = eyes['0'];
    if (table.phase !== 'running') return true;
    if (!choices.length) { await new Promise(done => setTimeout(done, 50)); continue; }
    const whole = choices.filter(one => one.as === 'pattern');
    if ((view.turns ? whole.length && view.turn : own) >= moment) return true;
    const [, hints] = view.turns ? await ask(['POST', `/tables/${code}/hints`, {seat: 0, ply}]) : [0, []];
    const list = whole.length ? whole : choices, any = list[Math.floor(Math.random() * list.length)].move;
    const move = hints?.[0]?.move || any;
    await ask(['POST', `/tables/${code}/moves`, {id: `p${n}`, seat: 0, ply, moves: [move]}]);
    own++;
  }
}""".replace("ASK", ASK)
REVIEWED = ".review:has(.rv-bars, .rv-recall):not(:has(.rv-progress))"  # the review is done
TO_WEBP = """async ([png, quality]) => {
  const image = new Image();
  image.src = 'data:image/png;base64,' + png;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', quality).split(',')[1];
}"""


class Studio:
    """A server and a browser, with one table per game that the pictures share."""

    def __init__(self, host: Host, browser: Any, language: str) -> None:
        self.host, self.browser, self.language = host, browser, language
        self.out = OUT if language == ENGLISH else OUT / language
        self.out.mkdir(parents=True, exist_ok=True)
        self.codes: dict[str, str] = {}
        self.identity = self._first()

    def _first(self) -> Any:
        context = self.browser.new_context()
        context.add_cookies([{"name": COOKIE, "value": self.language, "url": self.host.address}])
        page = context.new_page()
        page.goto(self.host.address)
        page.wait_for_selector(".tile")
        ask(page, "PUT", "/me", {"name": "Mira"})
        self.page = page
        return context.storage_state()

    def close(self) -> None:
        self.page.close()

    def table(self, game: str, *, seats: int = 3, finished: bool = False) -> str:
        """A table with a game in the middle (or at its end)."""
        key = f"{game} {finished}"
        if key not in self.codes:
            options = (
                {"mode": "expert"} if game == "ramses" else {"pyramid": "big"} if game == "farao" else {}
            )
            bots = ({"kind": "bot", "bot": bot} for bot in ("club", "expert", "novice")[: seats - 1])
            code = ask(
                self.page,
                "POST",
                "/tables",
                {"game": game, "seats": [{"kind": "me"}, *bots], "options": options},
            )["code"]
            self.codes[key] = code
            assert self.page.evaluate(PLAY, [code, 10**6 if finished else MOMENT[game]])
        return self.codes[key]

    def ended(self, game: str, step: str = "") -> str:
        return f"/t/{self.table(game, finished=True)}{step}"

    def list(self, path: str) -> str:
        """The address of a list of my tables, when there is one."""
        self.table("silver-and-gold")
        return path

    @contextmanager
    def seen(
        self, path: str, width: int, theme: str, *, height: int = 0, touch: bool = False
    ) -> Iterator[Any]:
        """A page at an address, without animations and tips."""
        size = {"width": width, "height": height or (SIZES | LARGE)[width]}
        context = self.browser.new_context(
            viewport=size, storage_state=self.identity, has_touch=touch, reduced_motion="reduce"
        )
        settings = json.dumps({"theme": theme, "tips": False})
        context.add_init_script(f"localStorage.setItem('settings', {json.dumps(settings)})")
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.goto(self.host.address + path)
        yield page
        context.close()

    def snap(self, page: Any, name: str, *, whole: bool = False) -> None:
        page.wait_for_timeout(900)
        file = self.out / f"{name}.png"
        page.screenshot(path=file, full_page=whole)
        print(f"{file.name} {file.stat().st_size // 1000} kB")


def at_table(studio: Studio, short: str, width: int, theme: str) -> Callable[[], None]:
    def take() -> None:
        game = GAMES[short]
        with studio.seen(
            f"/t/{studio.table(game, seats=3 if short in ('sg', 'pyramids') else 4)}", width, theme
        ) as page:
            page.wait_for_selector(".at-table")
            page.wait_for_timeout(600)
            fits = told(say("patterns/fits"), studio.language)
            boxes = page.locator(f".boxbtn[aria-label*='{fits}']")
            if boxes.count():
                boxes.nth(boxes.count() // 3).hover()
            studio.snap(page, f"{short}-{width}{'-dark' if theme == 'night' else ''}")

    return take


Shot = tuple[str, Callable[[], None]]


def shots(studio: Studio) -> Iterator[Shot]:
    """Every picture by name."""

    def plain(
        name: str,
        path: Callable[[], str],
        width: int,
        theme: str = "day",
        *,
        wait: str,
        height: int = 0,
        whole: bool = False,
    ) -> Shot:
        def take() -> None:
            with studio.seen(path(), width, theme, height=height) as page:
                page.wait_for_selector(wait)
                studio.snap(page, name, whole=whole)

        return name, take

    for short in GAMES:
        for width in SIZES:
            for theme in ("day", "night"):
                yield (
                    f"{short}-{width}{'-dark' if theme == 'night' else ''}",
                    at_table(studio, short, width, theme),
                )
    for width, theme in ((1440, "day"), (1440, "night"), (768, "day"), (390, "day")):
        yield plain(
            f"home-{width}{'-dark' if theme == 'night' else ''}",
            partial(studio.list, "/"),
            width,
            theme,
            wait=".mt li",
            height=1024,
            whole=width < 1440,
        )
    for width, theme in ((1366, "night"), (2560, "day")):
        yield plain(
            f"home-{width}{'-dark' if theme == 'night' else ''}",
            partial(studio.list, "/"),
            width,
            theme,
            wait=".mt li",
        )
    for width, theme in ((1440, "day"), (1366, "night"), (768, "day"), (390, "day")):
        suffix = f"{width}{'-dark' if theme == 'night' else ''}"
        for short in ("ramses", "farao", "sg"):
            path = partial("/new/{}?with=friends".format, GAMES[short])
            yield plain(f"setup-{short}-{suffix}", path, width, theme, wait=".chair")
    yield plain("tables-1440", partial(studio.list, "/tables"), 1440, wait=".mt li")
    for short in GAMES:
        for width in LARGE:
            yield f"{short}-{width}", at_table(studio, short, width, "day")
    for short in GAMES:
        for width, theme in ((1440, "day"), (390, "night")):
            suffix = f"{width}{'-dark' if theme == 'night' else ''}"
            yield plain(
                f"{short}-end-{suffix}", partial(studio.ended, GAMES[short]), width, theme, wait=".verdict"
            )
        yield plain(
            f"{short}-replay-1440", partial(studio.ended, GAMES[short], "#150"), 1440, wait=".replay .middle"
        )
        for width in (1440, 1366, 390):
            rules = partial("/rules/{}".format, GAMES[short])
            yield plain(f"{short}-rules-{width}", rules, width, wait=".rules h2", whole=True)
        for width in (1366, 390):
            review, replay = (partial(studio.ended, GAMES[short], step) for step in ("#review", "#150"))
            yield plain(f"{short}-end-{width}", partial(studio.ended, GAMES[short]), width, wait=".verdict")
            yield plain(f"{short}-review-{width}", review, width, wait=".rv-moment .rv-do", whole=True)
            yield plain(f"{short}-replay-{width}", replay, width, wait=".replay .middle")
            lesson = partial("/learn/{}".format, GAMES[short])
            yield plain(f"{short}-lesson-{width}", lesson, width, wait=".bubble")
            puzzles = partial("/puzzles/{}".format, GAMES[short])
            yield plain(f"{short}-puzzle-{width}", puzzles, width, wait=".pz .rwords")
        for width in (1366, 390):
            yield f"{short}-hint-{width}", partial(hint, studio, short, width)
            yield f"{short}-play-on-{width}", partial(playing_on, studio, short, width)
    yield plain(
        "farao-back-1440", lambda: f"/t/{studio.table('farao', seats=4)}#60", 1440, wait=".replay .middle"
    )  # in a running game
    for width in (1440, 1366, 390):
        yield f"lobby-{width}", partial(lobby, studio, width)
        yield f"menu-{width}", partial(menu, studio, width)
    for width in (1366, 390):
        yield plain(f"tables-{width}", partial(studio.list, "/tables"), width, wait=".mt li", whole=True)
        yield plain(f"puzzles-{width}", lambda: "/puzzles", width, wait="main .panel", whole=True)
    for short in ("sg", "pyramids"):
        yield (
            f"{short}-choose-1366",
            partial(
                fresh,
                studio,
                [{"kind": "me"}, {"kind": "bot", "bot": "club"}],
                ".handcard",
                f"{short}-choose-1366",
                1366,
                GAMES[short],
            ),
        )
    for short in GAMES:
        for width, theme in ((1440, "day"), (1366, "night"), (390, "day")):
            suffix = f"{width}{'-dark' if theme == 'night' else ''}"
            address = partial(studio.ended, GAMES[short], "#review")
            yield plain(f"{short}-review-{suffix}", address, width, theme, wait=REVIEWED, whole=width < 1366)
    yield (
        "sg-choose-1440",
        lambda: fresh(
            studio, [{"kind": "me"}, {"kind": "bot", "bot": "club"}], ".handcard", "sg-choose-1440", 1440
        ),
    )
    yield (
        "sg-choose-390",
        lambda: fresh(
            studio, [{"kind": "me"}, {"kind": "bot", "bot": "club"}], ".handcard", "sg-choose-390", 390
        ),
    )
    yield (
        "curtain-1440",
        lambda: fresh(
            studio, [{"kind": "me"}, {"kind": "guest", "name": "Bo"}], ".curtain", "curtain-1440", 1440
        ),
    )


def fresh(
    studio: Studio,
    seats: list[dict[str, str]],
    wait: str,
    name: str,
    width: int,
    game: str = "silver-and-gold",
) -> None:
    code = ask(studio.page, "POST", "/tables", {"game": game, "seats": seats})["code"]
    with studio.seen(f"/t/{code}", width, "day") as page:
        page.wait_for_selector(wait)
        studio.snap(page, name)


def menu(studio: Studio, width: int) -> None:
    with studio.seen(f"/t/{studio.table('silver-and-gold')}", width, "day", height=1600) as page:
        page.wait_for_selector(".at-table")
        page.get_by_role("button", name=told(say("frame/menu"), studio.language)).click()
        page.wait_for_selector("dialog")
        studio.snap(page, f"menu-{width}")


def hint(studio: Studio, short: str, width: int) -> None:
    """The table with its hints open."""
    code = studio.table(GAMES[short], seats=3 if short in ("sg", "pyramids") else 4)
    with studio.seen(f"/t/{code}", width, "day") as page:
        page.wait_for_selector(".at-table")
        page.locator(".hint button").click()
        page.wait_for_selector(".hints li")
        studio.snap(page, f"{short}-hint-{width}")


def playing_on(studio: Studio, short: str, width: int) -> None:
    """What is asked before one plays on from a moment of the review."""
    with studio.seen(studio.ended(GAMES[short], "#review"), width, "day") as page:
        page.get_by_role("button", name=told(say("frame/play-on-here"), studio.language)).click()
        page.wait_for_selector(".rv-playon")
        studio.snap(page, f"{short}-play-on-{width}")


def lobby(studio: Studio, width: int) -> None:
    fresh(
        studio,
        [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "expert"}],
        ".lobby",
        f"lobby-{width}",
        width,
    )


def keep(browser: Any, name: str) -> None:
    """Compress a picture for docs. Chromium writes the WebP file, so that no other tool is needed."""
    png = base64.b64encode((OUT / f"{name}.png").read_bytes()).decode()
    page = browser.new_page()
    for quality in (0.9, 0.8, 0.7, 0.6, 0.5):
        webp = base64.b64decode(page.evaluate(TO_WEBP, [png, quality]))
        if len(webp) <= MOST_BYTES:
            break
    else:
        raise SystemExit(f"{name}.webp has {len(webp) // 1000} kB; at most {MOST_BYTES // 1000} are kept")
    page.close()
    (KEPT_OUT / f"{name}.webp").write_bytes(webp)
    print(f"{name}.webp {len(webp) // 1000} kB, quality {quality}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.pictures")
    parser.add_argument("names", nargs="*", help="only pictures whose names begin like this")
    parser.add_argument("--keep", action="store_true", help="those of README and docs, into docs/pictures")
    parser.add_argument("--lang", default=ENGLISH, help="the language of the page")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        host = Host(Path(folder))
        host.start()
        browser = playwright.chromium.launch(executable_path=ENGINE, args=["--no-sandbox", "--disable-gpu"])
        try:
            for game in GAMES.values():
                host.ready(game)
            studio = Studio(host, browser, given.lang)
            for name, take in shots(studio):
                if given.keep and name not in KEPT:
                    continue
                if not given.names or any(name.startswith(one) for one in given.names):
                    take()
                    if given.keep:
                        keep(browser, name)
        finally:
            browser.close()
            host.stop()


if __name__ == "__main__":
    main()

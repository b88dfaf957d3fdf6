"""Every screen of the page, to look at in any language: nothing here reads a text."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from tests.browser.host import Host
from tests.browser.players import ASK, TITLES, arrive, ask, open_table, play_out, settle

GAME = "silver-and-gold"
LONG = 120_000  # milliseconds, for a game of bots on a busy machine
BOTS = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "greedy"}]
SEATS = [{"kind": "me"}, *BOTS]


@dataclass(frozen=True)
class Screen:
    """Where it is, what says that it is drawn, what is pressed then, one after the other, and what shows that
    it has been."""

    path: str | Callable[[Any, Host], str]
    drawn: str
    press: tuple[str, ...] = ()
    shows: str = ""
    phone: bool | None = None  # only on a phone, or only on a laptop

    def prepared(self, page: Any, host: Host) -> Screen:
        """With all that it shows."""
        return self if isinstance(self.path, str) else replace(self, path=self.path(page, host))


def _tables(path: str) -> Callable[[Any, Host], str]:
    """With three tables of mine, one of them over."""

    def at(page: Any, host: Host) -> str:
        for _ in range(3):
            code = open_table(page, host.address, GAME, SEATS)
        page.goto(host.address)
        play_out(page, code)
        return path

    return at


def _table(*seats: dict[str, str], game: str = GAME, **more: Any) -> Callable[[Any, Host], str]:
    def at(page: Any, host: Host) -> str:
        return f"/t/{open_table(page, host.address, game, [{'kind': 'me'}, *seats], **more)}"

    return at


def _broken_off(page: Any, host: Host) -> str:
    code = open_table(page, host.address, GAME, SEATS)
    arrive(page, host.address)
    ask(page, "POST", f"/tables/{code}/abandon", {})
    return f"/t/{code}"


def _closed(page: Any, host: Host) -> str:
    """A table that somebody else has closed to others."""
    other = page.context.browser.new_context()
    stranger = other.new_page()
    code = open_table(stranger, host.address, GAME, SEATS, "Ana")
    arrive(stranger, host.address)
    ask(stranger, "POST", f"/tables/{code}/close", {"closed": True})
    other.close()
    return f"/t/{code}"


def _invited(page: Any, host: Host) -> str:
    """A table that somebody else has opened."""
    other = page.context.browser.new_context()
    code = open_table(
        other.new_page(), host.address, GAME, [{"kind": "me"}, {"kind": "open"}, *BOTS[:1]], "Ana"
    )
    other.close()
    return f"/t/{code}"


def _claim(page: Any, host: Host) -> str:
    arrive(page, host.address)
    ask(page, "PUT", "/me", {"name": "Mira"})
    return f"/me/{ask(page, 'POST', '/me/code', {})['code']}"


def _setting_up(game: str, how: str = "") -> Screen:
    """With a picker and the house rules open."""
    path = f"/new/{game}{f'?with={how}' if how else ''}"
    return Screen(path, ".chair", (".chair:last-of-type", ".fold"), shows="#house")


IN_MENU = "dialog > .stack > .stack > .btn"
SCREENS = {
    "first visit": Screen("/", ".newhere"),
    "home": Screen(_tables("/"), ".goon li"),
    "a name": Screen("/", ".tile", (".hh .me", "dialog form > .btn"), shows="dialog form > .field"),
    "settings": Screen("/", ".tile", (".hh > .ib", IN_MENU), shows="dialog .stack .pri"),
    "more": Screen("/", ".tile", (".tile .b1 .btn:last-child",), shows="dialog .tilemore", phone=True),
    "tables": Screen(_tables("/tables"), ".mt li"),
    "removing": Screen(_tables("/tables"), ".mt li", (".mt li .ib:last-child",), shows="dialog .pri"),
    "lobby": Screen(_table({"kind": "open"}, *BOTS), ".seats .btn", (".seats .open .btn",), shows=".levels"),
    "invited": Screen(_invited, ".lobby .seats .btn"),
    "curtain": Screen(_table({"kind": "guest", "name": "Bo"}), ".curtain .btn"),
    "clock": Screen(_table(*BOTS, clock={"seconds": 86400}), ".status .clock"),
    "menu": Screen(_table(*BOTS), ".handcard", (".top > .ib", IN_MENU), shows="dialog .stack .pri"),
    "invite": Screen(_table(*BOTS), ".handcard", (".top .tbtn:has(+ .quick)",), shows=".qr", phone=False),
    "log": Screen(_table(*BOTS), ".handcard", (".top .tbtn",), shows="dialog form", phone=True),
    "broken off": Screen(_broken_off, ".status .btn"),
    "closed": Screen(_closed, ".calm h1"),
    "no table": Screen("/t/NOWHERE-1", ".calm h1"),
    "no page": Screen("/nowhere", ".calm .btn"),
    "no rules": Screen("/rules/nothing", ".calm .btn"),
    "claim": Screen(_claim, ".calm h1"),
    "puzzles": Screen("/puzzles", ".pz-choice li .btn"),
    "setting up": _setting_up("silver-and-gold", "friends"),
    "setting up Pyramids": _setting_up("silver-and-gold-pyramids", "friends"),
    "setting up Ramses": _setting_up("ramses", "screen"),
    "setting up Farao": _setting_up("farao"),
}


def of_a_game(game: str) -> dict[str, Screen]:
    """What there is of each game without a table of one's own."""
    return {
        f"rules of {game}": Screen(f"/rules/{game}", ".rules h2"),
        f"puzzle of {game}": Screen(f"/puzzles/{game}", ".rbar .rwords"),
        f"lesson of {game}": Screen(f"/learn/{game}", ".guide:not(.off) .bubble"),
    }


for _game in TITLES:
    SCREENS |= of_a_game(_game)


REVIEWED = """async code => {
  const ask = ASK;
  for (let n = 0; n < 2000; n++) {
    const [status, told] = await ask([n ? 'GET' : 'POST', `/tables/${code}/review`, null]);
    if (told?.review?.stage === 'done') return told.review;
    if (status === 503) n = -1; // its search is being compiled
    await new Promise(done => setTimeout(done, 50));
  }
}""".replace("ASK", ASK)


def over(page: Any, host: Host, game: str) -> str:
    """A game that is over, with its review; the code of its table."""
    if game == "ramses":  # slides at random would take long: a bot plays for us
        code = open_table(page, host.address, game, SEATS[:2], options={"children": True})
        page.goto(f"{host.address}/t/{code}")
        page.wait_for_selector(".at-table")
        ask(page, "POST", f"/tables/{code}/leave", {})
        page.wait_for_selector(".verdict", timeout=LONG)
    else:
        code = open_table(page, host.address, game, SEATS)
        page.goto(host.address)
        play_out(page, code)
    assert page.evaluate(REVIEWED, code)
    return code


def after_a_game(game: str, code: str) -> dict[str, Screen]:
    at = f"/t/{code}"
    found = {
        "end": Screen(at, ".verdict .why"),
        "replay": Screen(f"{at}#30", ".replay .middle > *"),
        "review": Screen(f"{at}#review", ".rv-moment figure, .rv-moment .rv-board"),
    }
    if game != "ramses":  # what one remembered can't be tried again
        found |= {
            f"{name} of it": Screen(
                f"{at}#review", f".rv-do [href$='-{name}']", (f".rv-do [href$='-{name}']",), shows=".rbar"
            )
            for name in ("try", "line")
        }
    return found


def go_to(page: Any, host: Host, screen: Screen) -> None:
    """To a prepared screen, with all that is to be pressed there."""
    if page.goto(f"{host.address}{screen.path}") is None:  # only what stands behind # has changed
        page.reload()
    page.locator(screen.drawn).first.wait_for()
    for one in screen.press:
        page.locator(one).first.click()
    if screen.shows:
        page.locator(screen.shows).first.wait_for()
    settle(page)


def speak(page: Any, host: Host, language: str) -> None:
    """From the next page on in this language."""
    page.context.add_cookies([{"name": "lang", "value": language, "url": host.address}])

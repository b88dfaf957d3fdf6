"""One table read in three languages at once, and each other game in one: nobody sees English."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import cycle
from typing import Any

import pytest

from tests.browser.conftest import Opener
from tests.browser.english import READ, TEXTS_OF, is_english
from tests.browser.host import Host
from tests.browser.players import ASK, arrive, ask
from tests.browser.screens import LONG, REVIEWED, speak

PEOPLE = {"Mira": "de", "Ana": "cs", "Zoe": "fr"}

# All that was ever on the page, also for a moment: in each frame, what has changed since the last one.
NOTE = """(() => {
  const texts = TEXTS_OF, noted = new Set(), changed = new Set();
  const look = () => {
    for (const one of changed) if (one.isConnected) for (const text of texts(one)) noted.add(text);
    changed.clear();
  };
  new MutationObserver(records => {
    if (!changed.size) requestAnimationFrame(look);
    for (const {type, target, addedNodes} of records)
      for (const one of type === 'childList' ? addedNodes : [target]) changed.add(one);
  }).observe(document, {subtree: true, childList: true, characterData: true, attributes: true});
  globalThis.noted = () => {
    look();
    return [...noted].filter(READ).map(one => one.trim());
  };
})()""".replace("TEXTS_OF", TEXTS_OF).replace("READ", READ)

# Plays by any moves there are; after the last of `most` one's own, bots take over.
PLAY = """([code, most]) => {
  const ask = ASK;
  (async () => {
    for (let n = 0, own = 0; ; n++) {
      const [, news] = await ask(['GET', `/tables/${code}`, null]);
      if (news.table.phase === 'finished') return;
      const due = news.table.mine.find(seat => (news.eyes[seat]?.choices || []).length);
      if (due === undefined) { await new Promise(done => setTimeout(done, 30)); continue; }
      if (own++ === most) return await ask(['POST', `/tables/${code}/leave`, {}]);
      const {ply, choices} = news.eyes[due];
      const moves = [choices[n % choices.length].move];
      await ask(['POST', `/tables/${code}/moves`, {id: `t${n}`, seat: due, ply, moves}]);
    }
  })();
}""".replace("ASK", ASK)

# What can't be pressed says why. Drawn things have no click().
PRESS = """selector => document.querySelectorAll(selector).forEach(
  one => one.dispatchEvent(new MouseEvent('click', {bubbles: true})))"""


@dataclass(frozen=True)
class Played:
    """A game: who reads it, what is pressed in vain, how many moves people make, and what there is in it."""

    people: tuple[str, ...]
    barred: str = ".boxbtn"
    most: int | None = None
    options: dict[str, Any] = field(default_factory=dict)
    bots: tuple[str, ...] = ()


# `make check` holds the languages against each other: what is missing in one is missing in all.
GAMES = {
    "silver-and-gold": Played(("Mira", "Ana", "Zoe"), bots=("random",)),
    "silver-and-gold-pyramids": Played(("Mira",), bots=("random", "random", "random")),
    "ramses": Played(("Ana",), ".ra-piece:not([role])", 40, {"mode": "expert"}, ("novice", "novice")),
    "farao": Played(("Zoe",), "[data-square]", 40, {"pyramid": "big"}, ("random", "random")),
}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_in_other_languages(opener: Opener, host: Host, game: str) -> None:
    host.ready(game)
    pages: dict[str, Any] = {}
    code = ""
    played = GAMES[game]
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(played.people) - 1)]
    seats += [{"kind": "bot", "bot": bot} for bot in played.bots]
    opened = {"game": game, "seats": seats, "options": played.options}
    for seat, name in enumerate(played.people):
        language = PEOPLE[name]
        pages[language] = page = opener(1366, 768, settings={"tips": True})
        page.add_init_script(NOTE)
        speak(page, host, language)
        arrive(page, host.address)
        ask(page, "PUT", "/me", {"name": name})
        if seat == 0:
            code = ask(page, "POST", "/tables", opened)["code"]
        page.goto(f"{host.address}/t/{code}")
        page.wait_for_selector(".lobby .seats, .at-table.running")
        if seat:
            ask(page, "POST", f"/tables/{code}/join", {"seat": seat})
            page.reload()
    noted: dict[str, set[str]] = {language: set() for language in pages}
    for page in pages.values():
        page.wait_for_selector(".at-table.running .status .wait, .at-table.running .status.on")
    first = next(page for page in cycle(pages.values()) if page.locator(".status.on").count())
    for page in pages.values():
        page.evaluate(PRESS, played.barred)
    first.locator(".hint button").click()
    first.locator(".hints li").first.wait_for()
    for page in pages.values():
        page.evaluate(PLAY, [code, played.most])
    for language, page in pages.items():
        page.wait_for_selector(".verdict", timeout=LONG)
        assert page.evaluate(REVIEWED, code)
        page.wait_for_selector(".verdict .why")
        noted[language] |= set(page.evaluate("noted()"))
        page.goto(f"{host.address}/t/{code}#review")
        page.wait_for_selector(".rv-moment figure, .rv-moment .rv-board, .rv-list p")
        noted[language] |= set(page.evaluate("noted()"))
    assert min(map(len, noted.values())) > 100
    found = [
        f"{language}: {one!r}" for language in noted for one in noted[language] if is_english(one, language)
    ]
    assert not found, "\n".join(found)


def test_a_card_that_comes_to_the_display_is_said_in_words(opener: Opener, host: Host) -> None:
    """What turned a game may be such a card: the list of turning points named it as it is typed."""
    page = opener()
    speak(page, host, "de")
    page.goto(host.address)
    said = page.evaluate(
        """async () => {
          const at = name => new URL(`../${name}`, document.querySelector('script[type=module]').src);
          const {crossWords} = await import(at('patterns/side.js'));
          const {name} = await import(at('games/silver-and-gold/words.js'));
          const cards = {byId: {G12: {colour: 'green', points: 10}}};
          return crossWords({do: 'turn-up', card: 'G12'}, {cards, deals: true}, name);
        }"""
    )
    assert said == "Neu in der Auslage: Grün\u00a010"

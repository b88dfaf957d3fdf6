"""Screens in the pseudo-language: what has no accents was not translated."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import Opener
from tests.browser.host import Host
from tests.browser.players import arrive, ask

PLAIN = """() => {
  const plain = said => said && /[a-zA-Z]{3}/.test(said) && !/[áčéíñöšúýÁČÉÍÑÖŠÚÝ]/.test(said);
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; (node = walk.nextNode()); )
    if (!node.parentElement.closest('kbd, noscript') && plain(node.data)) found.push(node.data.trim());
  const names = ['aria-label', 'title', 'placeholder', 'data-tells'];
  for (const one of document.querySelectorAll(names.map(name => `[${name}]`).join()))
    for (const name of names) if (plain(one.getAttribute(name))) found.push(one.getAttribute(name));
  return found;
}"""
NAMES = {"Mastaba", "Silver & Gold", "Silver & Gold: Pyramids", "Pyramids", "Ana", "Random"}


def english(page: Any) -> list[str]:
    """Texts of the page in English, but for names."""
    return [one for one in page.evaluate(PLAIN) if one not in NAMES]


@pytest.mark.parametrize("game", ["silver-and-gold", "silver-and-gold-pyramids"])
def test_a_table_and_its_rules_are_translated(opener: Opener, host: Host, game: str) -> None:
    page = opener(1366, 768)
    arrive(page, host.address)
    ask(page, "PUT", "/me", {"name": "Ana"})
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    code = ask(page, "POST", "/tables", {"game": game, "seats": seats})["code"]
    page.goto(f"{host.address}/t/{code}?lang=xx")
    page.wait_for_selector(".at-table.running .status.on")
    assert page.evaluate("document.documentElement.lang") == "xx"
    for _ in range(3):
        eye = ask(page, "GET", f"/tables/{code}")["eyes"]["0"]
        if not eye["choices"]:
            break
        move = {"id": str(eye["ply"]), "seat": 0, "ply": eye["ply"], "moves": [eye["choices"][0]["move"]]}
        ask(page, "POST", f"/tables/{code}/moves", move)
        page.wait_for_selector(".at-table.running .status.on")
        assert english(page) == []
    page.goto(f"{host.address}/rules/{game}")  # the language is remembered
    page.wait_for_selector("h2[data-part]")
    assert english(page) == []

"""Drawing the table of either game in the terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from mastaba.core.contract import View
from mastaba.core.textart import beside, in_rows, shape, width
from mastaba.games.patterns.shapes import PATTERNS

Block = list[str]


def grid(
    rows: int, columns: int, boxes: Mapping[str, str], crossed: Sequence[str], marks: Mapping[str, str]
) -> Block:
    """The boxes of a card with the names of columns and rows. ``marks`` has a text for each content of a box,
    for ``crossed`` and for ``nothing``."""
    letters = "abcdefgh"[:columns]
    lines = ["  " + " ".join(letters)]
    for row in range(1, rows + 1):
        names = [f"{column}{row}" for column in letters]
        drawn = [marks["crossed"] if name in crossed else marks[boxes.get(name, "nothing")] for name in names]
        lines.append(f"{row} " + " ".join(drawn))
    return lines


def draw_cards(blocks: Sequence[Block], columns: int, legend: str) -> str:
    """All cards of a deck."""
    return "\n".join([*in_rows(blocks, columns), "", legend])


def draw_table(
    view: View,
    seat: int,
    columns: int,
    *,
    head: str,
    about_deck: str,
    card: Callable[[str], Block],
    player: Callable[[View], Block],
    legend: str,
) -> str:
    """The table as a seat sees it: the round, the pattern, the display, the other seats, the seat itself."""
    lines: Block = []
    if view["turn"]:
        lines.append(f"[bold]Round {view['round']} of 4[/], card {view['card']} of 7{head}")
        if view["pile"]:
            lines.append("[dim]used in this round: " + " ".join(view["pile"]) + "[/]")
    name = view["pattern"]
    table = [[f"[bold]{name}[/]", *shape(PATTERNS[name])]] if name else []
    table += [card(name) for name in view["display"] if name]
    if table:
        left = f"[dim]display, and {view['deck']} cards in the deck{about_deck}[/]"
        lines += ["", left, *in_rows(table, columns)]
    for other in view["players"]:
        if other["seat"] != seat:
            lines += ["", *player(other)]
    if seat >= 0:
        lines += ["", *player(view["players"][seat])]
    return "\n".join([*lines, legend])


def draw_player(
    player: View, name: str, sheet: Block, card: Callable[[str, Any], Block], columns: int
) -> Block:
    """A player's cards with the score sheet: beside the cards if there is room, otherwise above them."""
    head = f"[bold reverse] {name} [/] [bold]{player['sum']} points[/]"
    cards = [card(held["id"], held["crossed"]) for held in player["cards"] if held]
    cards += [card(name, []) for name in player["hand"]]
    wide = beside([*cards, sheet])
    if max(map(width, wide)) <= columns:
        return [head, *wide]
    return [head, *sheet, *in_rows(cards, columns)]

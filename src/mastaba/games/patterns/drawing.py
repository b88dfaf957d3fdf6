"""Drawing the table of either game in the terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from mastaba.core.contract import View
from mastaba.core.message import Message, Said, say
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


def draw_cards(blocks: Sequence[Block], columns: int, legend: Message) -> str:
    """All cards of a deck."""
    return "\n".join([*in_rows(blocks, columns), "", dim(legend)])


def dim(said: Said) -> str:
    return f"[dim]{said}[/]"


def listed(values: Sequence[Any]) -> str:
    """Numbers and names, one behind the other."""
    return " ".join(map(str, values)) or "-"


def draw_table(
    view: View,
    seat: int,
    columns: int,
    *,
    head: Sequence[Said],
    about_deck: Message,
    card: Callable[[str], Block],
    player: Callable[[View], Block],
    legend: Message,
) -> str:
    """The table as a seat sees it: the round, the pattern, the display, the other seats, the seat itself."""
    lines: Block = []
    if view["turn"]:
        lines.append(f"[bold]{say('patterns-drawing/round', n=view['round'], card=view['card'])}[/]")
        lines += map(str, head)
        if view["pile"]:
            lines.append(dim(say("patterns-drawing/used", patterns=listed(view["pile"]))))
    name = view["pattern"]
    table = [[f"[bold]{name}[/]", *shape(PATTERNS[name])]] if name else []
    table += [card(name) for name in view["display"] if name]
    if table:
        lines += ["", dim(about_deck), *in_rows(table, columns)]
    for other in view["players"]:
        if other["seat"] != seat:
            lines += ["", *player(other)]
    if seat >= 0:
        lines += ["", *player(view["players"][seat])]
    return "\n".join([*lines, dim(legend)])


def draw_player(
    player: View, name: str, sheet: Block, card: Callable[[str, Any], Block], columns: int
) -> Block:
    """A player's cards with the score sheet: beside the cards if there is room, otherwise above them."""
    head = f"[bold reverse] {name} [/] [bold]{say('patterns-drawing/points', n=player['sum'])}[/]"
    cards = [card(held["id"], held["crossed"]) for held in player["cards"] if held]
    cards += [card(name, []) for name in player["hand"]]
    wide = beside([*cards, sheet])
    if max(map(width, wide)) <= columns:
        return [head, *wide]
    return [head, *sheet, *in_rows(cards, columns)]

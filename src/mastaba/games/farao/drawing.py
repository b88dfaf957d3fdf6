"""Drawing Farao in the terminal. Nothing depends on colour alone: contents have letters, walls are drawn."""

from __future__ import annotations

from typing import Any

from mastaba.core.contract import View
from mastaba.core.message import Message, Said, say
from mastaba.core.textart import beside, folded, in_rows
from mastaba.games.farao.deck import Deck, Tile
from mastaba.games.farao.material import INSCRIPTIONS, ITEMS

INK = {
    "red": "red",
    "blue": "dodger_blue1",
    "green": "green3",
    "yellow": "yellow",
    "white": "white",
    "pink": "pink1",
    "orange": "dark_orange",
}
SEATS = "ABCDEF"
SPREAD = {"cross": "nesw", "tee": "esw", "corner": "es", "straight": "ew", "end": "s"}
CODE, CHAMBER = 3, 9  # letters of a content, and of the chamber
SHEET = 43  # columns of a sheet beside the board


def code(content: str) -> str:
    """What lies on a tile, in three letters."""
    return f"{say('farao-drawing/code', content=content)!s:{CODE}.{CODE}}"


def coloured(content: str) -> str:
    if content in INSCRIPTIONS:
        return f"[bold {INK[content.removeprefix('inscription-')]}]{code(content)}[/]"
    if content in ITEMS:
        return f"[bold yellow]{code(content)}[/]"
    obstacle = code(content).startswith("!")
    return f"[red]{code(content)}[/]" if obstacle else f"[bold cyan]{code(content)}[/]"


def thing(name: str) -> Message:
    """What lies on a tile, in words."""
    return say("farao/thing", name=name)


def things(names: list[str]) -> str:
    return ", ".join(str(thing(name)) for name in names) or "-"


def tile_block(content: str, sides: str, beside_it: str = "  ") -> list[str]:
    """A tile of nine by three characters; open sides have a gap."""
    top = "┌──   ──┐" if "n" in sides else "┌───────┐"
    bottom = "└──   ──┘" if "s" in sides else "└───────┘"
    left, right = " " if "w" in sides else "│", " " if "e" in sides else "│"
    return [top, f"{left} {coloured(content)} {beside_it}{right}", bottom]


def hidden_block(mark: str, beside_it: str = "  ") -> list[str]:
    """A face-down tile: what this seat knows of it, if anything."""
    return ["[dim]┌┄┄┄┄┄┄┄┐[/]", f"[dim]┊ {mark} {beside_it}┊[/]", "[dim]└┄┄┄┄┄┄┄┘[/]"]


def draw_deck(deck: Deck, columns: int) -> str:
    """All tiles, each kind drawn once."""
    lines: list[str] = []
    for part, tiles in (("small", deck.small), ("big", deck.big)):
        blocks = [_kind_block(tile, tiles.count(tile)) for tile in dict.fromkeys(tiles)]
        head = say("farao-drawing/part", part=part, n=len(tiles))
        lines += [f"[bold]{head}[/]", *in_rows(blocks, columns), ""]
    tokens = [
        str(say("farao-drawing/token", thing=thing(item), each=number is None, n=number or 0))
        for item, number in deck.tokens.items()
    ]
    return "\n".join([*lines, str(say("farao-drawing/tokens", tokens=", ".join(tokens)))])


def _kind_block(tile: Tile, number: int) -> list[str]:
    what = say("farao-drawing/empty") if tile.content == "plain" else thing(tile.content)
    return [*tile_block(tile.content, SPREAD[tile.shape]), f"{number} {what}"]


def draw(view: View, deck: Deck, names: list[str], seat: int, columns: int) -> str:
    """The table as a seat sees it."""
    board = _board(view)
    sheets: list[str] = []
    for player in view["players"]:
        sheets += [*_player(player, names), ""]
    head = str(say("farao-drawing/round", n=view["round"]))
    if view["turn"] is not None:
        die = 0 if view["die"] == view["thrown"] else view["die"]
        threw = say(
            "farao-drawing/threw", name=names[view["turn"]], n=view["thrown"], die=die, left=view["left"]
        )
        head += f"   {threw}"
    found = [f"{thing(stack['item'])} {stack['left']}" for stack in view["supply"] if stack["face_up"]]
    supply = str(say("farao-drawing/supply", stacks=", ".join(found) or "-"))
    lines = folded(supply, columns)
    if view["coffer"] is not None:
        lines += folded(str(say("farao-drawing/coffer", items=things(view["coffer"]))), columns)
    table = beside([board, sheets]) if columns >= 9 * view["side"] + 45 else [*board, "", *sheets]
    legend = [f"[dim]{say('farao-drawing/legend')}[/]", f"[dim]{say('farao-drawing/house')}[/]"]
    return "\n".join([f"[bold]{head}[/]", *table, *lines, *legend])


def _board(view: View) -> list[str]:
    side = view["side"]
    lines = ["   " + "".join(f"{letter:^9}" for letter in "abcdefghi"[:side])]
    for row in range(1, side + 1):
        blocks = [_square_block(view, f"{letter}{row}") for letter in "abcdefghi"[:side]]
        for line in range(3):
            lines.append((f"{row:>2} " if line == 1 else "   ") + "".join(block[line] for block in blocks))
    return [line.rstrip() for line in lines]


def _square_block(view: View, name: str) -> list[str]:
    here = [
        f"{SEATS[player['seat']]}{number}"
        for player in view["players"]
        for number, at in enumerate(player["figures"], 1)
        if at == name
    ]
    mark = (
        f"[reverse]{here[0]}[/]"
        if len(here) == 1
        else f"[reverse]{here[0][0]}+[/]"
        if here
        else _ground(view, name)
    )
    if name == view["chamber"]["at"]:
        said = str(say("farao-drawing/chamber", open=view["chamber"]["open"]))
        return ["╔══   ══╗", f"[bold]{said[:CHAMBER]:^{CHAMBER}}[/]", "╚══   ══╝"]
    tile = view["tiles"][name]
    if tile["open"]:
        return tile_block(tile["content"], tile["open"], mark)
    return hidden_block(
        code(tile["content"]) if tile["content"] else "   ",
        mark if here else "? " if tile["content"] else mark,
    )


def _ground(view: View, name: str) -> str:
    """Two characters for a square that nobody stands on."""
    if name == view["curse"]:
        return "† "
    if name not in view["entrances"]:
        return "  "
    return "v^"[name[1] != "1"] + " " if name[1] in ("1", str(view["side"])) else "<>"[name[0] == "a"] + " "


def _player(player: View, names: list[str]) -> list[str]:
    seat = player["seat"]
    head = f"[bold reverse] {SEATS[seat]} [/] [bold]{names[seat]}[/]"
    if player["entered"]:
        head += f"  {say('farao-drawing/entered', place=player['entered'])}"
    places = [f"{SEATS[seat]}{number} {_place(at)}" for number, at in enumerate(player["figures"], 1) if at]
    colours = [(colour, say("farao/colour", colour=colour)) for colour in player["inscriptions"]]
    items = str(say("farao-drawing/items", items=things(player["items"])))
    read = " ".join(f"[{INK[colour]}]{said}[/]" for colour, said in colours)
    return [
        head,
        "  " + (", ".join(places) or "-"),
        f"  {say('farao-drawing/read', colours=read or '-')}",
        *(f"  {line}" for line in folded(items, SHEET)),
    ]


def _place(square: str) -> str:
    return str(say("farao-drawing/outside")) if square == "outside" else square


def score_line(line: str) -> Said:
    """What a line of the score sheet is called."""
    return say("farao-drawing/line", line=line)


def named(value: Any) -> Said:
    """What is said for an inscription or an item; the uses of items are told as they are written."""
    if value in INK:
        return say("farao/colour", colour=value)
    return thing(value) if value in ITEMS else str(value)

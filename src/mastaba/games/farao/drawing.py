"""Drawing Farao in the terminal. Nothing depends on colour alone: contents have letters, walls are drawn."""

from __future__ import annotations

from mastaba.core.contract import View
from mastaba.core.textart import beside, in_rows
from mastaba.games.farao.deck import Deck, Tile
from mastaba.games.farao.material import COLOURS, ITEMS

CODE = {
    "food": "foo", "water": "wat", "torch": "tor", "scarf": "sca", "magic-bottle": "bot",
    "golden-key": "key", "first-aid-kit": "aid", "money": "mon",
    "chocolate": "cho", "plan": "pla", "papyrus": "pap", "snake": "!sn", "toxic-gas": "!ga", "trap": "!tr",
    "hunger": "!hu", "thirst": "!th",
    "fatigue": "!fa", "wall-ruins": "!ru", "secret-door": "!do", "abyss": "!ab", "map": "MAP",
    "secret-tunnel": "TUN", "dark-shrine": "SHR",
    "coffer": "COF", "plain": "   ", **{f"inscription-{colour}": "*" + colour[:2] for colour in COLOURS},
}  # fmt: skip
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
LEGEND = (
    "[dim]* inscription   ! obstacle: hu hunger, th thirst, fa fatigue end the move; sn snake, ga toxic "
    "gas, tr trap kill;\n"
    "ru wall ruins, do secret door, ab abyss bar the way   TUN tunnel   SHR dark shrine   COF coffer   † "
    "curse   > < ^ v entrance   ? seen by you\n"
    "Rules called reconstructed are ours: of the printed rulebook only the last pages are known.[/]"
)


def coloured(content: str) -> str:
    code = CODE[content]
    if content.startswith("inscription-"):
        return f"[bold {INK[content.removeprefix('inscription-')]}]{code}[/]"
    if code.startswith("!"):
        return f"[red]{code}[/]"
    return f"[bold yellow]{code}[/]" if content in ITEMS else f"[bold cyan]{code}[/]"


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
    for name, tiles in (("small pyramid", deck.small), ("the big pyramid adds", deck.big)):
        blocks = [_kind_block(tile, tiles.count(tile)) for tile in dict.fromkeys(tiles)]
        lines += [f"[bold]{name}: {len(tiles)} tiles[/]", *in_rows(blocks, columns), ""]
    tokens = ", ".join(
        f"{item} {'one per player' if number is None else number}" for item, number in deck.tokens.items()
    )
    return "\n".join([*lines, f"[bold]tokens[/]: {tokens}"])


def _kind_block(tile: Tile, number: int) -> list[str]:
    return [*tile_block(tile.content, SPREAD[tile.shape]), f"{number} {tile.content}"[:20]]


def draw(view: View, deck: Deck, names: list[str], seat: int, columns: int) -> str:
    """The table as a seat sees it."""
    board = _board(view)
    sheets: list[str] = []
    for player in view["players"]:
        sheets += [*_player(player, names), ""]
    head = f"[bold]Round {view['round']}[/]"
    if view["turn"] is not None:
        head += f", {names[view['turn']]} threw {view['thrown']}"
        if view["die"] != view["thrown"]:
            head += f", the die shows {view['die']}"
        head += f", {view['left']} left"
    supply = "supply (face up): " + (
        ", ".join(f"{stack['item']} {stack['left']}" for stack in view["supply"] if stack["face_up"])
        or "none yet"
    )
    coffer = [] if view["coffer"] is None else ["in the coffer: " + (", ".join(view["coffer"]) or "nothing")]
    table = beside([board, sheets]) if columns >= 9 * view["side"] + 45 else [*board, "", *sheets]
    return "\n".join([head, *table, supply, *coffer, LEGEND])


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
        return ["╔══   ══╗", f"  [bold]{'OPEN' if view['chamber']['open'] else 'TOMB'}[/]   ", "╚══   ══╝"]
    tile = view["tiles"][name]
    if tile["open"]:
        return tile_block(tile["content"], tile["open"], mark)
    return hidden_block(
        f"{CODE[tile['content']]}" if tile["content"] else "   ",
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
        head += f"  in the chamber: place {player['entered']}"
    places = [f"{SEATS[seat]}{number} {at}" for number, at in enumerate(player["figures"], 1) if at]
    inscriptions = " ".join(f"[{INK[colour]}]{colour}[/]" for colour in player["inscriptions"])
    return [
        head,
        "  " + (", ".join(places) or "-"),
        f"  read: {inscriptions or '-'}",
        f"  items: {' '.join(player['items']) or '-'}",
    ]

"""What the terminal shows of Pyramids. Colour is never alone: cards name their colour, icons have letters."""

from __future__ import annotations

from mastaba.core.contract import View
from mastaba.core.textart import beside, in_rows, shape, width
from mastaba.games.patterns.shapes import PATTERNS
from mastaba.games.pyramids.deck import SKULLS, Card, Deck

STYLE = {"green": "green3", "orange": "dark_orange", "purple": "medium_purple1"}
MARK = {
    "plain": "[bold]▢[/]",
    "wall": "[dim]█[/]",
    "entrance": "[bold cyan]E[/]",
    "tomb": "[bold yellow]T[/]",
    "red-cross": "[bold red]X[/]",
    "red-gem": "[bold red]R[/]",
    "green-gem": "[bold green]G[/]",
    "torch": "[bold yellow]F[/]",
    "skull": "[bold magenta]S[/]",
    "potion": "[bold blue]P[/]",
}
CROSSED = "[dim]×[/]"
LEGEND = "[dim]E entrance  T tomb  X red cross  R G gems  F torch  S skull  P potion  █ wall  × done[/]"


def card_block(card: Card, crossed: list[str] | None = None) -> list[str]:
    """A card with its boxes; crossed ones are marked."""
    style = STYLE[card.colour]
    lines = [f"[bold {style}]{card.id}[/] [{style}]{card.colour}[/]", "  a b c d e"]
    boxes = card.boxes()
    for row in range(1, len(card.rows) + 1):
        names = [f"{column}{row}" for column in "abcde"]
        lines.append(
            f"{row} " + " ".join(CROSSED if name in (crossed or []) else MARK[boxes[name]] for name in names)
        )
    return lines


def draw_deck(deck: Deck, columns: int) -> str:
    """All cards of the deck."""
    return "\n".join([*in_rows([card_block(card) for card in deck.cards], columns), "", LEGEND])


def draw(view: View, deck: Deck, names: list[str], seat: int, columns: int) -> str:
    """The table as a seat sees it."""
    lines = []
    if view["turn"]:
        left = "   ".join(
            f"{colour} {' '.join(map(str, points)) or 'none'}"
            for colour, points in view["pyramid_points"].items()
        )
        lines.append(
            f"[bold]Round {view['round']} of 4[/], card {view['card']} of 7   pyramid points left: {left}"
        )
        if view["pile"]:
            lines.append("[dim]used in this round: " + " ".join(view["pile"]) + "[/]")
    table = [[f"[bold]{view['pattern']}[/]", *shape(PATTERNS[view["pattern"]])]] if view["pattern"] else []
    table += [card_block(_card(deck, name)) for name in view["display"] if name]
    if table:
        lines += ["", f"[dim]display, and {view['deck']} cards in the deck[/]", *in_rows(table, columns)]
    for player in view["players"]:
        if player["seat"] != seat:
            lines += ["", *_player(player, deck, names, columns)]
    if seat >= 0:
        lines += ["", *_player(view["players"][seat], deck, names, columns)]
    return "\n".join([*lines, LEGEND])


def _card(deck: Deck, name: str) -> Card:
    return deck.cards[deck.place[name]]


def _player(player: View, deck: Deck, names: list[str], columns: int) -> list[str]:
    gems, skulls = player["gems"], player["skulls"]
    points = "   ".join(
        f"{colour} {' '.join(map(str, taken)) or '-'}" for colour, taken in player["pyramid_points"].items()
    )
    sheet = [
        f"[bold]gems[/] red {gems['red']} of 10, green {gems['green']} of 10",
        f"[bold]torches[/] of round {' '.join(map(str, player['torches'])) or '-'}   [bold]skulls[/] {skulls}"
        + (f" (minus {SKULLS[skulls - 1]})" if skulls else ""),
        f"[bold]pyramid points[/] {points}",
        "[bold]completed[/] "
        + (" ".join(f"{name} {_card(deck, name).colour}" for name in player["completed"]) or "-"),
    ]
    head = f"[bold reverse] {names[player['seat']]} [/] [bold]{player['sum']} points[/]"
    cards = [card_block(_card(deck, card["id"]), card["crossed"]) for card in player["cards"] if card]
    cards += [card_block(_card(deck, name)) for name in player["hand"]]
    wide = beside([*cards, sheet])
    if max(map(width, wide)) <= columns:
        return [head, *wide]
    return [head, *sheet, *in_rows(cards, columns)]

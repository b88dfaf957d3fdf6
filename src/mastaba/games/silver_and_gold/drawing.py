"""What the terminal shows of Silver & Gold. Colour is never alone: cards name their colour, symbols have
letters."""

from __future__ import annotations

from mastaba.core.contract import View
from mastaba.core.textart import beside, in_rows, shape, width
from mastaba.games.patterns.shapes import PATTERNS
from mastaba.games.silver_and_gold.deck import Card, Deck

STYLE = {"purple": "medium_purple1", "orange": "dark_orange", "green": "green3", "grey": "grey70"}
MARK = {"plain": "[bold]▢[/]", "x": "[bold red]X[/]", "coin": "[bold yellow]C[/]", "palm": "[bold green]P[/]"}
CROSSED, SEA = "[dim]■[/]", "[dim]·[/]"
LEGEND = "[dim]▢ box   X one more box   C coin   P palm   ■ crossed off[/]"


def card_block(card: Card, crossed: list[str] | None = None) -> list[str]:
    """A card with its boxes; crossed ones are filled."""
    style = STYLE[card.colour]
    seal = f" +{card.seal[1]}/{card.seal[0]}" if card.seal else ""
    lines = [f"[bold {style}]{card.id}[/] [{style}]{card.colour} {card.points}{seal}[/]"]
    boxes = card.boxes()
    columns = len(card.rows[0])
    lines.append("  " + " ".join("abcd"[:columns]))
    for row in range(1, len(card.rows) + 1):
        names = [f"{column}{row}" for column in "abcd"[:columns]]
        lines.append(
            f"{row} "
            + " ".join(
                CROSSED if name in (crossed or []) else MARK[boxes[name]] if name in boxes else SEA
                for name in names
            )
        )
    return lines


def pattern_block(name: str) -> list[str]:
    return [f"[bold]{name}[/]", *shape(PATTERNS[name])]


def draw_deck(deck: Deck, columns: int) -> str:
    """All cards of the deck."""
    return "\n".join([*in_rows([card_block(card) for card in deck.cards], columns), "", LEGEND])


def draw(view: View, deck: Deck, names: list[str], seat: int, columns: int) -> str:
    """The table as a seat sees it."""
    lines = []
    if view["turn"]:
        first = f", first player {names[view['first']]}" if view["first"] is not None else ""
        lines.append(
            f"[bold]Round {view['round']} of 4[/], card {view['card']} of 7{first}   trophies left {' '.join(map(str, view['trophies'])) or 'none'}"
        )
        if view["pile"]:
            lines.append("[dim]used in this round: " + " ".join(view["pile"]) + "[/]")
    table = [pattern_block(view["pattern"])] if view["pattern"] else []
    table += [card_block(_card(deck, name)) for name in view["display"] if name]
    if table:
        deck_left = f"[dim]display, and {view['deck']} cards in the deck; a palm scores {view['palm']} now[/]"
        lines += ["", deck_left, *in_rows(table, columns)]
    for player in view["players"]:
        if player["seat"] != seat:
            lines += ["", *_player(player, deck, names, columns)]
    if seat >= 0:
        lines += ["", *_player(view["players"][seat], deck, names, columns)]
    return "\n".join([*lines, LEGEND])


def _card(deck: Deck, name: str) -> Card:
    return deck.cards[deck.number[name]]


def _player(player: View, deck: Deck, names: list[str], columns: int) -> list[str]:
    coins = player["coins"]
    rows = [min(4, max(0, coins - 4 * row)) for row in range(3)]
    cups = player["cups"] + ["-"] * (3 - len(player["cups"]))
    sheet = [
        "[bold]coins[/] "
        + "   ".join(
            "●" * filled + "○" * (4 - filled) + f" cup {cup}" for filled, cup in zip(rows, cups, strict=True)
        ),
        f"[bold]palms[/] {' '.join(map(str, player['palms'])) or '-'}   [bold]completed[/] "
        + (" ".join(player["completed"]) or "-"),
    ]
    head = f"[bold reverse] {names[player['seat']]} [/] [bold]{player['sum']} points[/]"
    cards = [card_block(_card(deck, card["id"]), card["crossed"]) for card in player["cards"] if card]
    cards += [card_block(_card(deck, name)) for name in player["hand"]]
    wide = beside([*cards, sheet])
    if max(map(width, wide)) <= columns:
        return [head, *wide]
    return [head, *sheet, *in_rows(cards, columns)]

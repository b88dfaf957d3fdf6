"""Drawing Silver & Gold in the terminal. Nothing depends on colour alone: cards name their colour, symbols
have letters."""

from __future__ import annotations

from typing import Any

from mastaba.core.contract import View
from mastaba.core.message import Said, say
from mastaba.games.patterns.drawing import Block, draw_cards, draw_player, draw_table, grid, listed
from mastaba.games.silver_and_gold.deck import Card, Deck

STYLE = {"purple": "medium_purple1", "orange": "dark_orange", "green": "green3", "grey": "grey70"}
MARKS = {
    "plain": "[bold]▢[/]",
    "x": "[bold red]X[/]",
    "coin": "[bold yellow]C[/]",
    "palm": "[bold green]P[/]",
    "crossed": "[dim]■[/]",
    "nothing": "[dim]·[/]",
}
LEGEND = say("silver-and-gold-drawing/legend")


def card_block(card: Card, crossed: list[str]) -> Block:
    """A card with its boxes; crossed ones are filled."""
    style = STYLE[card.colour]
    seal, worth = card.seal or ("none", 0)
    said = say("silver-and-gold-drawing/card", colour=card.colour, points=card.points, seal=seal, worth=worth)
    head = f"[bold {style}]{card.id}[/] [{style}]{said}[/]"
    return [head, *grid(len(card.rows), len(card.rows[0]), card.boxes(), crossed, MARKS)]


def draw_deck(deck: Deck, columns: int) -> str:
    """All cards of the deck."""
    return draw_cards([card_block(card, []) for card in deck.cards], columns, LEGEND)


def draw(view: View, deck: Deck, names: list[str], seat: int, columns: int) -> str:
    """The table as a seat sees it."""

    def card(name: str, crossed: list[str]) -> Block:
        return card_block(deck.cards[deck.number[name]], crossed)

    head: list[Said] = [say("silver-and-gold-drawing/trophies", values=listed(view["trophies"]))]
    if view["first"] is not None:
        head.insert(0, say("silver-and-gold-drawing/first", name=names[view["first"]]))
    return draw_table(
        view,
        seat,
        columns,
        head=head,
        about_deck=say("silver-and-gold-drawing/display", n=view["deck"], palm=view["palm"]),
        card=lambda name: card(name, []),
        player=lambda player: draw_player(player, names[player["seat"]], _sheet(player), card, columns),
        legend=LEGEND,
    )


def _sheet(player: View) -> Block:
    coins = player["coins"]
    rows = [min(4, max(0, coins - 4 * row)) for row in range(3)]
    cups = player["cups"] + ["-"] * (3 - len(player["cups"]))
    return [
        f"[bold]{score_line('coins')}[/] "
        + "   ".join(
            "●" * filled + "○" * (4 - filled) + f" {say('silver-and-gold-drawing/cup', value=str(cup))}"
            for filled, cup in zip(rows, cups, strict=True)
        ),
        f"[bold]{score_line('palms')}[/] {listed(player['palms'])}   "
        f"[bold]{score_line('completed')}[/] {listed(player['completed'])}",
    ]


def score_line(line: str) -> Said:
    """What a line of the score sheet is called."""
    return say("silver-and-gold-drawing/line", line=line)


def named(value: Any) -> Said:
    """What is said for a card: its name."""
    return str(value)

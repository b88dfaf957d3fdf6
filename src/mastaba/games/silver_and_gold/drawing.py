"""Drawing Silver & Gold in the terminal. Nothing depends on colour alone: cards name their colour, symbols
have letters."""

from __future__ import annotations

from mastaba.core.contract import View
from mastaba.games.patterns.drawing import Block, draw_cards, draw_player, draw_table, grid
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
LEGEND = "[dim]▢ box   X one more box   C coin   P palm   ■ crossed off[/]"


def card_block(card: Card, crossed: list[str]) -> Block:
    """A card with its boxes; crossed ones are filled."""
    style = STYLE[card.colour]
    seal = f" +{card.seal[1]}/{card.seal[0]}" if card.seal else ""
    head = f"[bold {style}]{card.id}[/] [{style}]{card.colour} {card.points}{seal}[/]"
    return [head, *grid(len(card.rows), len(card.rows[0]), card.boxes(), crossed, MARKS)]


def draw_deck(deck: Deck, columns: int) -> str:
    """All cards of the deck."""
    return draw_cards([card_block(card, []) for card in deck.cards], columns, LEGEND)


def draw(view: View, deck: Deck, names: list[str], seat: int, columns: int) -> str:
    """The table as a seat sees it."""

    def card(name: str, crossed: list[str]) -> Block:
        return card_block(deck.cards[deck.number[name]], crossed)

    first = f", first player {names[view['first']]}" if view["first"] is not None else ""
    trophies = " ".join(map(str, view["trophies"])) or "none"
    return draw_table(
        view,
        seat,
        columns,
        head=f"{first}   trophies left {trophies}",
        about_deck=f"; a palm scores {view['palm']} now",
        card=lambda name: card(name, []),
        player=lambda player: draw_player(player, names[player["seat"]], _sheet(player), card, columns),
        legend=LEGEND,
    )


def _sheet(player: View) -> Block:
    coins = player["coins"]
    rows = [min(4, max(0, coins - 4 * row)) for row in range(3)]
    cups = player["cups"] + ["-"] * (3 - len(player["cups"]))
    return [
        "[bold]coins[/] "
        + "   ".join(
            "●" * filled + "○" * (4 - filled) + f" cup {cup}" for filled, cup in zip(rows, cups, strict=True)
        ),
        f"[bold]palms[/] {' '.join(map(str, player['palms'])) or '-'}   [bold]completed[/] "
        + (" ".join(player["completed"]) or "-"),
    ]

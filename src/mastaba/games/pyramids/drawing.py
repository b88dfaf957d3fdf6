"""Drawing Pyramids in the terminal. Nothing depends on colour alone: cards name their colour, icons have
letters."""

from __future__ import annotations

from mastaba.core.contract import View
from mastaba.games.patterns.drawing import Block, draw_cards, draw_player, draw_table, grid
from mastaba.games.pyramids.deck import Card, Deck
from mastaba.games.pyramids.material import HEIGHT, SKULLS, WIDTH

STYLE = {"green": "green3", "orange": "dark_orange", "purple": "medium_purple1"}
MARKS = {
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
    "crossed": "[dim]×[/]",
}
LEGEND = "[dim]E entrance  T tomb  X red cross  R G gems  F torch  S skull  P potion  █ wall  × done[/]"


def card_block(card: Card, crossed: list[str]) -> Block:
    """A card with its boxes; crossed ones are marked."""
    style = STYLE[card.colour]
    head = f"[bold {style}]{card.id}[/] [{style}]{card.colour}[/]"
    return [head, *grid(HEIGHT, WIDTH, card.boxes(), crossed, MARKS)]


def draw_deck(deck: Deck, columns: int) -> str:
    """All cards of the deck."""
    return draw_cards([card_block(card, []) for card in deck.cards], columns, LEGEND)


def draw(view: View, deck: Deck, names: list[str], seat: int, columns: int) -> str:
    """The table as a seat sees it."""

    def card(name: str, crossed: list[str]) -> Block:
        return card_block(deck.cards[deck.place[name]], crossed)

    return draw_table(
        view,
        seat,
        columns,
        head=f"   pyramid points left: {_points(view['pyramid_points'], 'none')}",
        about_deck="",
        card=lambda name: card(name, []),
        player=lambda player: draw_player(player, names[player["seat"]], _sheet(player, deck), card, columns),
        legend=LEGEND,
    )


def _points(by_colour: dict[str, list[int]], empty: str) -> str:
    return "   ".join(
        f"{colour} {' '.join(map(str, points)) or empty}" for colour, points in by_colour.items()
    )


def _sheet(player: View, deck: Deck) -> Block:
    gems, skulls = player["gems"], player["skulls"]
    completed = [f"{name} {deck.cards[deck.place[name]].colour}" for name in player["completed"]]
    return [
        f"[bold]gems[/] red {gems['red']} of 10, green {gems['green']} of 10",
        f"[bold]torches[/] of round {' '.join(map(str, player['torches'])) or '-'}   [bold]skulls[/] {skulls}"
        + (f" (minus {SKULLS[skulls - 1]})" if skulls else ""),
        f"[bold]pyramid points[/] {_points(player['pyramid_points'], '-')}",
        "[bold]completed[/] " + (" ".join(completed) or "-"),
    ]

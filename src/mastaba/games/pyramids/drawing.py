"""Drawing Pyramids in the terminal. Nothing depends on colour alone: cards name their colour, icons have
letters."""

from __future__ import annotations

from typing import Any

from mastaba.core.contract import View
from mastaba.core.message import Said, say
from mastaba.core.textart import flowing
from mastaba.games.patterns.drawing import Block, draw_cards, draw_player, draw_table, grid, listed
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
LEGEND = say("silver-and-gold-pyramids-drawing/legend")


def card_block(card: Card, crossed: list[str]) -> Block:
    """A card with its boxes; crossed ones are marked."""
    style = STYLE[card.colour]
    head = f"[bold {style}]{card.id}[/] [{style}]{_colour(card.colour)}[/]"
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
        head=[say("silver-and-gold-pyramids-drawing/points-left", points=_points(view["pyramid_points"]))],
        about_deck=say("silver-and-gold-pyramids-drawing/display", n=view["deck"]),
        card=lambda name: card(name, []),
        player=lambda player: draw_player(
            player, names[player["seat"]], _sheet(player, deck, columns), card, columns
        ),
        legend=LEGEND,
    )


def _colour(colour: str) -> Said:
    return say("silver-and-gold-pyramids-drawing/word", word=colour)


def _points(by_colour: dict[str, list[int]]) -> str:
    return "   ".join(f"{_colour(colour)} {listed(points)}" for colour, points in by_colour.items())


def _sheet(player: View, deck: Deck, columns: int) -> Block:
    gems, skulls = player["gems"], player["skulls"]
    completed = [f"{name} {_colour(deck.cards[deck.place[name]].colour)}" for name in player["completed"]]
    minus = SKULLS[skulls - 1] if skulls else 0
    return [
        str(say("silver-and-gold-pyramids-drawing/gems", red=gems["red"], green=gems["green"])),
        str(say("silver-and-gold-pyramids-drawing/torches", rounds=listed(player["torches"])))
        + f"   {say('silver-and-gold-pyramids-drawing/skulls', n=skulls, minus=minus)}",
        f"[bold]{score_line('pyramid_points')}[/] {_points(player['pyramid_points'])}",
        *flowing(f"[bold]{score_line('completed')}[/] ", completed, columns),
    ]


def score_line(line: str) -> Said:
    """What a line of the score sheet is called."""
    return say("silver-and-gold-pyramids-drawing/line", line=line)


def named(value: Any) -> Said:
    """What is said for a colour or a card."""
    return say("silver-and-gold-pyramids-drawing/word", word=str(value))

"""Drawing Ramses in the terminal. Nothing depends on colour alone: pyramids have letters, treasures names."""

from __future__ import annotations

from mastaba.core.contract import View
from mastaba.core.textart import beside
from mastaba.games.ramses.deck import Deck

PYRAMID = {"gold": "[bold yellow]G▲[/]", "red": "[red]R▲[/]", "blue": "[dodger_blue1]B▲[/]"}
FREE, TREASURE = "[bold]()[/]", "[bold reverse]◆◆[/]"
LEGEND = (
    "[dim]G R B gold, red and blue pyramids   () the free hole   ◆◆ the free hole with a treasure\n"
    "up, down, left or right slides a pyramid that way into the free hole{powers}[/]"
)
POWERS = "; left 3 slides three"


def spaced(name: str) -> str:
    return name.replace("-", " ")


def front(card: View) -> str:
    return f"{spaced(card['treasure'])} {card['value']}"


def back(card: View) -> str:
    return f"{card['stack']}" + (f" {spaced(card['action'])}" if card["action"] else "")


def draw_deck(deck: Deck, columns: int) -> str:
    """All cards of the deck."""
    blocks = [["[bold]Treasures[/]", *map(spaced, deck.treasures)]]
    for stack in (1, 2, 3):
        cards = [card for card in deck.cards if card.stack == stack]
        blocks.append(
            [
                f"[bold]Stack {stack}[/]",
                *(
                    f"{spaced(card.treasure)} {card.value}"
                    + f"  [dim]{card.action}[/]" * (card.action != "plain")
                    for card in cards
                ),
            ]
        )
    kinds = [
        (deck.chips.count(hats), f"{hats} hat{'s' * (hats > 1)}" if hats else "curse")
        for hats in (1, 2, 3, 0)
    ]
    blocks.append(["[bold]Chips[/]", *(f"{many} x {kind}" for many, kind in kinds)])
    if columns < 100:
        return "\n\n".join("\n".join(block) for block in blocks)
    return "\n".join(beside(blocks))


def board_block(view: View) -> list[str]:
    """The surface without names of holes: names would keep track of places through a sand storm (RA-14)."""
    return ["  " + "  ".join(map(_hole, row)) for row in view["board"]]


def _hole(cell: View) -> str:
    return PYRAMID[cell["pyramid"]] if cell["pyramid"] else TREASURE if cell["treasure"] else FREE


def draw(view: View, deck: Deck, names: list[str], seat: int, columns: int) -> str:
    """The table as a seat sees it."""
    head = []
    if view["search"]:
        head.append(
            f"[bold]Search:[/] {front(view['search'])}"
            + ("  [bold]super powers[/]" if view["powers"] else "")
        )
    if view["shows"]:
        head.append(f"[bold]In the free hole:[/] {spaced(view['shows'])}")
    if view["beneath"]:
        head.append(f"[bold]Under the tilted pyramid:[/] {view['beneath']}")
    if view["next"]:
        head.append(f"[dim]next card: {back(view['next'])}; {view['pile']} in the pile[/]")
    if view["duel"]:
        for dueller, card in zip(view["duel"]["seats"], view["duel"]["laid"], strict=True):
            head.append(
                f"[bold]Duel:[/] {names[dueller]} " + (f"laid {front(card)}" if card else "lays a card")
            )
    if view["slides"] is not None and view["limit"]:
        head.append(f"[dim]{view['slides']} of {view['limit']} slides[/]")
    lines = ["  ".join(head), "", *board_block(view), ""] if head else [*board_block(view), ""]
    for player in view["players"]:
        lines += _player(player, view, names)
    return "\n".join([*lines, LEGEND.format(powers=POWERS if view["powers"] else "")])


def _player(player: View, view: View, names: list[str]) -> list[str]:
    name = f"[bold reverse] {names[player['seat']]} [/]"
    turn = " ◀" if view["turn"] == player["seat"] else ""
    parts = [f"{name}{turn} {len(player['backs'])} card{'s' * (len(player['backs']) != 1)}"]
    if player["cards"] is not None:
        parts.append(f"[bold]{player['sum']} points[/]")
    if view["mode"] == "expert":
        parts.append(f"scarab {player['scarabs']}")
        parts.append(f"explorers {player['explorers']}")
    if view["mummy"] == player["seat"]:
        parts.append("[bold]has the mummy[/]")
    shown = (
        ", ".join(map(front, player["cards"]))
        if player["cards"] is not None
        else ", ".join(map(back, player["backs"]))
    )
    return ["   ".join(parts), f"   [dim]{shown or '-'}[/]"]

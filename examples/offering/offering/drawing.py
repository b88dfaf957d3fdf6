"""Offering in the terminal."""

from mastaba.core.contract import View
from offering.deck import Deck


def draw(view: View, deck: Deck, names: list[str], seat: int, columns: int) -> str:
    lines = [f"Round {view['round']}, favour {view['favour']}", ""]
    for name, player in zip(names, view["players"], strict=True):
        lines.append(f"[bold]{name}[/]  " + "  ".join(f"{what} {cards}" for what, cards in player.items()))
    return "\n".join(lines).replace("[]", "-").replace("[", "").replace("]", "")


def draw_deck(deck: Deck, columns: int) -> str:
    return f"gifts {deck.cards}\nfavours {deck.favours}"

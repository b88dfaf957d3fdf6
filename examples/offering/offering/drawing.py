"""Offering in the terminal."""

from mastaba.core.contract import View
from offering.deck import Deck


def draw(view: View, deck: Deck, names: list[str], seat: int, columns: int) -> str:
    lines = [f"Round {view['round']}, favour {str(view['favour']).strip('[]') or '-'}", ""]
    for name, player in zip(names, view["players"], strict=True):
        told = (f"{what} {str(cards).strip('[]') or '-'}" for what, cards in player.items())
        lines.append(f"[bold]{name}[/]  " + "  ".join(told))
    return "\n".join(lines)


def draw_deck(deck: Deck, columns: int) -> str:
    return f"gifts {deck.cards}\nfavours {deck.favours}"

"""Offering in the terminal."""

from __future__ import annotations

from mastaba.core.contract import View
from offering.deck import Deck


def draw(view: View, deck: Deck, names: list[str], seat: int, columns: int) -> str:
    lines = [f"Round {view['round']}, favour {view['favour'] or '-'}", ""]
    for name, player in zip(names, view["players"], strict=True):
        hand = " ".join(map(str, player["hand"] or [])) or "?"
        lines.append(
            f"[bold]{name}[/]  hand {hand}  shown {player['shown']}  won {player['won']}".replace("[]", "-")
        )
    return "\n".join(lines)


def draw_deck(deck: Deck, columns: int) -> str:
    return f"gifts {' '.join(map(str, deck.gifts))}\nfavours {' '.join(map(str, deck.favours))}"

"""The card file of Offering: a line of gifts and a line of favours."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mastaba.core.cardfile import BadDeck, CardFile
from mastaba.core.contract import Mistake

HOUSE = Path(__file__).with_name("cards.txt")
HAND = ROUNDS = 5
MOST = 30  # gifts, or favours


@dataclass(frozen=True)
class Deck:
    """The values of gifts and favours."""

    gifts: tuple[int, ...]
    favours: tuple[int, ...]
    hash: str

    @property
    def cards(self) -> tuple[int, ...]:
        return self.gifts

    def fewest(self, seats: int) -> int:
        return HAND * seats

    def as_json(self) -> dict[str, Any]:
        return {"gifts": self.gifts, "favours": self.favours, "hash": self.hash}


def read(file: CardFile) -> Deck:
    """The deck of a card file; BadDeck with the line of every mistake."""
    values: dict[str, tuple[int, ...]] = {}
    mistakes: list[Mistake] = []
    for line, text in (line for block in file.blocks() for line in block):
        kind, *words = text.split()
        numbers = [int(word) for word in words if word.isascii() and word.isdigit() and len(word) < 4]
        if kind not in ("gifts", "favours") or kind in values:
            mistakes.append(
                Mistake(line, f"expected one line 'gifts' and one line 'favours', not {kind[:20]!r}")
            )
        elif len(numbers) < len(words) or len(set(numbers)) < len(numbers):
            mistakes.append(Mistake(line, f"{kind} have different values, which are whole numbers"))
        elif not ROUNDS <= len(numbers) <= MOST:
            mistakes.append(Mistake(line, f"from {ROUNDS} to {MOST} {kind}, not {len(numbers)}"))
        values[kind] = tuple(numbers)
    mistakes += [Mistake(1, f"there are no {kind}") for kind in ("gifts", "favours") if kind not in values]
    if mistakes:
        raise BadDeck(mistakes)
    return Deck(values["gifts"], values["favours"], file.hash)

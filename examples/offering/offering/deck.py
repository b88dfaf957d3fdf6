"""The card file of Offering: a line of gifts and a line of favours."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mastaba.core.cardfile import BadDeck, CardFile
from mastaba.core.contract import Mistake

HOUSE = Path(__file__).with_name("cards.txt")
HAND, ROUNDS, MOST = 5, 5, 30  # MOST: of gifts, or of favours
LINE = re.compile(r"(gifts|favours)((?: [0-9]{1,3})+)")
RULE = f"expected a line 'gifts' and a line 'favours', each with {ROUNDS} to {MOST} different numbers"


@dataclass(frozen=True)
class Deck:
    """The values of gifts, which are the cards, and of favours; both from low to high."""

    cards: tuple[int, ...]
    favours: tuple[int, ...]
    hash: str

    def fewest(self, seats: int) -> int:
        return HAND * seats

    def as_json(self) -> dict[str, Any]:
        return {"hash": "sha256:" + self.hash, "cards": self.cards, "favours": self.favours}


def read(file: CardFile) -> Deck:
    """The deck of a card file; BadDeck with the line of every mistake."""
    lines = [(number, LINE.fullmatch(text)) for block in file.blocks() for number, text in block]
    cards = {found[1]: tuple(sorted(set(map(int, found[2].split())))) for _, found in lines if found}
    mistakes = [Mistake(number, RULE) for number, found in lines if not found]
    if mistakes or len(cards) != 2 or not all(ROUNDS <= len(values) <= MOST for values in cards.values()):
        raise BadDeck(mistakes or [Mistake(0, RULE)])
    return Deck(cards["gifts"], cards["favours"], file.hash)

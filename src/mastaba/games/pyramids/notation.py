"""Notation of Pyramids: steps of the record, written and read.

By chance ``deal 0 17``, ``turn-up 3 17``, ``reveal T4``, ``draw 1 17``; by the players ``keep 3 17``, ``cross
17 b2 b3 b4 c3``, ``take 17``, ``take deck`` and ``pass``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mastaba.core.bag import LOW, SHIFT
from mastaba.core.contract import CHANCE, Step
from mastaba.games.patterns import steps
from mastaba.games.patterns.shapes import PATTERN_NAMES
from mastaba.games.patterns.steps import (
    Cards,
    card_step,
    move_step,
    numbered,
    read_card,
    read_move,
    write,
)
from mastaba.games.pyramids.deck import Deck
from mastaba.games.pyramids.material import HEIGHT, WIDTH
from mastaba.games.pyramids.rules import CARD, EXPEDITION, WORDS_A_CARD
from mastaba.games.pyramids.state import CHOOSE, CROSS, DRAW, LAY_OUT, REFILL, REVEAL
from mastaba.games.pyramids.tables import PLACED

__all__ = ["offers", "read", "step", "write"]

PLACEMENT = numbered(PLACED)
BOXES: list[list[int]] = PLACED.tolist()
CARD_STEPS = {CHOOSE: "deal", LAY_OUT: "turn-up", DRAW: "draw", REFILL: "turn-up"}


def step(t: Any, s: Any, who: int, action: int, deck: Deck) -> Step:
    word, bit = action >> SHIFT, action & LOW
    if word == EXPEDITION:
        return {"do": "reveal", "pattern": PATTERN_NAMES[bit]}
    if word == CARD:
        return card_step(s, CARD_STEPS[int(s.phase)], int(s.taking), deck.names[bit])
    return move_step(s, who, action, _cards(deck), BOXES)


def offers(t: Any, s: Any, who: int, actions: Sequence[int], deck: Deck) -> list[Step]:
    """A seat's choices."""
    return steps.offers(s, who, actions, _cards(deck), BOXES)


def read(t: Any, s: Any, who: int, text: str, deck: Deck) -> int | None:
    words = text.split()
    if not words:
        return None
    if who == CHANCE:
        return _read_chance(s, words, deck)
    return read_move(s, who, words, _cards(deck), PLACEMENT, crossing=int(s.phase) == CROSS)


def _cards(deck: Deck) -> Cards:
    return Cards(deck.names, deck.place, WIDTH, HEIGHT, WORDS_A_CARD)


def _read_chance(s: Any, words: list[str], deck: Deck) -> int | None:
    """The outcome of chance, exactly as ``write`` writes it; None if it is not a possible outcome now."""
    match words:
        case ["reveal", name] if int(s.phase) == REVEAL and name in PATTERN_NAMES:
            return EXPEDITION << SHIFT | PATTERN_NAMES.index(name)
    card = read_card(s, CARD_STEPS.get(int(s.phase), ""), int(s.taking), words, deck.place)
    return None if card is None else CARD << SHIFT | card

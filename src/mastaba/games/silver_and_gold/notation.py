"""Notation of Silver & Gold: steps of the record, written and read.

By chance ``deal 0 P07``, ``first 2``, ``turn-up 3 P07``, ``reveal T4``, ``draw 1 P07``; by the players ``keep
P07 G03``, ``cross P07 b2 b3 b4 c3``, ``take P07``, ``take deck`` and ``pass``.
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
from mastaba.games.silver_and_gold.deck import Deck
from mastaba.games.silver_and_gold.material import HEIGHT, WIDTH
from mastaba.games.silver_and_gold.rules import CARD, EXPEDITION, LOT, SEAT, WORDS_A_CARD, resolving_seat
from mastaba.games.silver_and_gold.state import CHOOSE, CROSS, DRAW, LAY_OUT, REFILL
from mastaba.games.silver_and_gold.tables import PLACED

__all__ = ["offers", "read", "step", "write"]

PLACEMENT = numbered(PLACED)
BOXES: list[list[int]] = PLACED.tolist()
CARD_STEPS = {CHOOSE: "deal", LAY_OUT: "turn-up", DRAW: "draw", REFILL: "turn-up"}


def step(t: Any, s: Any, who: int, action: int, deck: Deck) -> Step:
    word, bit = action >> SHIFT, action & LOW
    if word == LOT:
        if bit >= EXPEDITION:
            return {"do": "reveal", "pattern": PATTERN_NAMES[bit - EXPEDITION]}
        return {"do": "first", "seat": bit - SEAT}
    if word == CARD:
        return card_step(s, CARD_STEPS[int(s.phase)], resolving_seat(s), deck.names[bit])
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
    return Cards(deck.names, deck.number, WIDTH, HEIGHT, WORDS_A_CARD)


def _read_chance(s: Any, words: list[str], deck: Deck) -> int | None:
    """The outcome of chance, exactly as ``write`` writes it; None if it is not a possible outcome now."""
    match words:
        case ["first", seat] if seat in map(str, range(int(s.seats))):
            return LOT << SHIFT | SEAT + int(seat)
        case ["reveal", name] if name in PATTERN_NAMES:
            return LOT << SHIFT | EXPEDITION + PATTERN_NAMES.index(name)
    card = read_card(s, CARD_STEPS.get(int(s.phase), ""), resolving_seat(s), words, deck.number)
    return None if card is None else CARD << SHIFT | card

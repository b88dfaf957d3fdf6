"""Notation of Silver & Gold: steps of the record, written and read.

By chance ``deal 0 P07``, ``first 2``, ``turn-up 3 P07``, ``reveal T4``, ``draw 1 P07``; by the players ``keep
P07 G03``, ``cross P07 b2 b3 b4 c3``, ``take P07``, ``take deck`` and ``pass``.
"""

from __future__ import annotations

from typing import Any

from mastaba.core.bag import LOW, SHIFT
from mastaba.core.contract import CHANCE, Step
from mastaba.games.patterns.shapes import PATTERNS, box_names, boxes_of
from mastaba.games.patterns.steps import choice_step, read_choice, write
from mastaba.games.patterns.tableau import first_gap, next_dealt
from mastaba.games.silver_and_gold.deck import HEIGHT, WIDTH, Deck
from mastaba.games.silver_and_gold.rules import (
    BOX,
    BOXES,
    CARD,
    CHOICE,
    EXPEDITION,
    LOT,
    PLACE,
    SEAT,
    resolving_seat,
)
from mastaba.games.silver_and_gold.state import CHOOSE, CROSS, DRAW, LAY_OUT, REFILL
from mastaba.games.silver_and_gold.tables import PATTERN_NAMES, PLACED

__all__ = ["read", "step", "write"]

PLACEMENT: list[dict[int, int]] = [
    {int(mask): k for k, mask in enumerate(PLACED[p]) if mask} for p in range(len(PATTERN_NAMES))
]


def step(t: Any, s: Any, who: int, action: int, deck: Deck) -> Step:
    word, bit = action >> SHIFT, action & LOW
    if who == CHANCE:
        if word == LOT:
            if bit >= EXPEDITION:
                return {"do": "reveal", "pattern": PATTERN_NAMES[bit - EXPEDITION]}
            return {"do": "first", "seat": bit - SEAT}
        card, phase = deck.cards[bit].id, int(s.phase)
        if phase == CHOOSE:
            return {"do": "deal", "to": next_dealt(s), "card": card}
        if phase == DRAW:
            return {"do": "draw", "to": int(resolving_seat(s)), "card": card}
        return {"do": "turn-up", "card": card, "slot": first_gap(s) + 1}
    if word == CHOICE:
        return choice_step(s, who, bit, deck.names)
    if word == BOX:
        side, boxes = bit // BOXES, 1 << bit % BOXES
        manner = "one" if int(s.fresh) >> who & 1 else "extra"
    else:
        side, boxes, manner = word - PLACE, int(PLACED[int(s.pattern), bit]), "pattern"
    return {
        "do": "cross",
        "card": deck.cards[int(s.cards[who, side])].id,
        "boxes": box_names(boxes, WIDTH),
        "as": manner,
    }


def read(t: Any, s: Any, who: int, text: str, deck: Deck) -> int | None:
    """The action in its canonical notation; a player may leave out "cross" and write boxes together or with
    commas."""
    words = text.split()
    if not words:
        return None
    if who == CHANCE:
        return _read_chance(s, words, deck)
    if words[0] in ("keep", "take", "pass"):
        choice = read_choice(s, who, words, deck.number)
        return None if choice is None else CHOICE << SHIFT | choice
    return _read_cross(s, who, words[1:] if words[0] == "cross" else words, deck)


def _read_chance(s: Any, words: list[str], deck: Deck) -> int | None:
    """What chance did, exactly as written: anything else is no outcome of this moment."""
    phase = int(s.phase)
    match words:
        case ["first", seat] if seat in map(str, range(int(s.seats))):
            return LOT << SHIFT | SEAT + int(seat)
        case ["reveal", name] if name in PATTERNS:
            return LOT << SHIFT | EXPEDITION + PATTERN_NAMES.index(name)
        case ["deal", to, name] if phase == CHOOSE and to == str(next_dealt(s)) and name in deck.number:
            return CARD << SHIFT | deck.number[name]
        case ["draw", to, name] if (
            phase == DRAW and to == str(int(resolving_seat(s))) and name in deck.number
        ):
            return CARD << SHIFT | deck.number[name]
        case ["turn-up", slot, name] if (
            phase in (LAY_OUT, REFILL) and slot == str(first_gap(s) + 1) and name in deck.number
        ):
            return CARD << SHIFT | deck.number[name]
        case _:
            return None


def _read_cross(s: Any, who: int, words: list[str], deck: Deck) -> int | None:
    if len(words) < 2 or words[0] not in deck.number or int(s.phase) != CROSS:
        return None
    held = [int(card) for card in s.cards[who]]
    boxes = boxes_of(words[1:], WIDTH, HEIGHT)
    if boxes is None or deck.number[words[0]] not in held:
        return None
    side = held.index(deck.number[words[0]])
    if boxes.bit_count() == 1:
        return BOX << SHIFT | side * BOXES + boxes.bit_length() - 1
    placement = PLACEMENT[int(s.pattern)].get(boxes)
    return None if placement is None else PLACE + side << SHIFT | placement

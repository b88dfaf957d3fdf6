"""Notation of Pyramids: steps of the record, written and read.

By chance ``deal 0 17``, ``turn-up 3 17``, ``reveal T4``, ``draw 1 17``; by the players ``keep 3 17``, ``cross
17 b2 b3 b4 c3``, ``take 17``, ``take deck`` and ``pass``.
"""

from __future__ import annotations

from typing import Any

from mastaba.core.bag import LOW, SHIFT
from mastaba.core.contract import CHANCE, Step
from mastaba.games.patterns.fits import PLACEMENTS_A_WORD
from mastaba.games.patterns.shapes import PATTERNS, box_names, boxes_of
from mastaba.games.patterns.steps import choice_step, read_choice, write
from mastaba.games.patterns.tableau import first_gap, next_dealt
from mastaba.games.pyramids.deck import HEIGHT, WIDTH, Deck
from mastaba.games.pyramids.rules import (
    BOX,
    BOXES,
    CARD,
    CHOICE,
    EXPEDITION,
    PLACE,
    WORDS_A_CARD,
)
from mastaba.games.pyramids.state import CHOOSE, CROSS, DRAW, LAY_OUT, REFILL, REVEAL
from mastaba.games.pyramids.tables import PATTERN_NAMES, PLACED

__all__ = ["read", "step", "write"]

PLACEMENT: list[dict[int, int]] = [
    {int(mask): k for k, mask in enumerate(PLACED[p]) if mask} for p in range(len(PATTERN_NAMES))
]


def step(t: Any, s: Any, who: int, action: int, deck: Deck) -> Step:
    word, bit = action >> SHIFT, action & LOW
    if who == CHANCE:
        if word == EXPEDITION:
            return {"do": "reveal", "pattern": PATTERN_NAMES[bit]}
        card, phase = deck.cards[bit].id, int(s.phase)
        if phase == CHOOSE:
            return {"do": "deal", "to": next_dealt(s), "card": card}
        if phase == DRAW:
            return {"do": "draw", "to": int(s.taking), "card": card}
        return {"do": "turn-up", "card": card, "slot": first_gap(s) + 1}
    if word == CHOICE:
        return choice_step(s, who, bit, deck.names)
    if word == BOX:
        side, boxes = bit // BOXES, 1 << bit % BOXES
        manner = "one" if int(s.fresh) >> who & 1 else "extra"
    else:
        side, part = divmod(word - PLACE, WORDS_A_CARD)
        boxes, manner = int(PLACED[int(s.pattern), part * PLACEMENTS_A_WORD + bit]), "pattern"
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
        choice = read_choice(s, who, words, deck.place)
        return None if choice is None else CHOICE << SHIFT | choice
    return _read_cross(s, who, words[1:] if words[0] == "cross" else words, deck)


def _read_chance(s: Any, words: list[str], deck: Deck) -> int | None:
    """What chance did, exactly as written: anything else is no outcome of this moment."""
    phase = int(s.phase)
    match words:
        case ["reveal", name] if phase == REVEAL and name in PATTERNS:
            return EXPEDITION << SHIFT | PATTERN_NAMES.index(name)
        case ["deal", to, name] if phase == CHOOSE and to == str(next_dealt(s)) and name in deck.place:
            return CARD << SHIFT | deck.place[name]
        case ["draw", to, name] if phase == DRAW and to == str(int(s.taking)) and name in deck.place:
            return CARD << SHIFT | deck.place[name]
        case ["turn-up", slot, name] if (
            phase in (LAY_OUT, REFILL) and slot == str(first_gap(s) + 1) and name in deck.place
        ):
            return CARD << SHIFT | deck.place[name]
        case _:
            return None


def _read_cross(s: Any, who: int, words: list[str], deck: Deck) -> int | None:
    if len(words) < 2 or words[0] not in deck.place or int(s.phase) != CROSS:
        return None
    held = [int(card) for card in s.cards[who]]
    boxes = boxes_of(words[1:], WIDTH, HEIGHT)
    if boxes is None or deck.place[words[0]] not in held:
        return None
    side = held.index(deck.place[words[0]])
    if boxes.bit_count() == 1:
        return BOX << SHIFT | side * BOXES + boxes.bit_length() - 1
    placement = PLACEMENT[int(s.pattern)].get(boxes)
    if placement is None:
        return None
    part, bit = divmod(placement, PLACEMENTS_A_WORD)
    return PLACE + side * WORDS_A_CARD + part << SHIFT | bit

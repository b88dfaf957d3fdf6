"""Notation of Pyramids: steps of the record, written and read.

By chance ``deal 0 17``, ``turn-up 3 17``, ``reveal T4``, ``draw 1 17``; by the players ``keep 3 17``, ``cross
17 b2 b3 b4 c3``, ``take 17``, ``take deck`` and ``pass``.
"""

from __future__ import annotations

from typing import Any

from mastaba.core.bag import LOW, SHIFT
from mastaba.core.contract import CHANCE, Step
from mastaba.games.patterns.actions import (
    decode_box,
    decode_placement,
    encode_box,
    encode_choice,
    encode_placement,
)
from mastaba.games.patterns.shapes import PATTERN_NAMES
from mastaba.games.patterns.steps import (
    card_step,
    choice_step,
    cross_step,
    numbered,
    read_card,
    read_choice,
    read_cross,
    write,
)
from mastaba.games.pyramids.deck import Deck
from mastaba.games.pyramids.material import HEIGHT, WIDTH
from mastaba.games.pyramids.rules import (
    BOX,
    BOXES,
    CARD,
    CHOICE,
    EXPEDITION,
    WORDS_A_CARD,
)
from mastaba.games.pyramids.state import CHOOSE, CROSS, DRAW, LAY_OUT, REFILL, REVEAL
from mastaba.games.pyramids.tables import PLACED

__all__ = ["read", "step", "write"]

PLACEMENT = numbered(PLACED)
CARD_STEPS = {CHOOSE: "deal", LAY_OUT: "turn-up", DRAW: "draw", REFILL: "turn-up"}


def step(t: Any, s: Any, who: int, action: int, deck: Deck) -> Step:
    word, bit = action >> SHIFT, action & LOW
    if word == EXPEDITION:
        return {"do": "reveal", "pattern": PATTERN_NAMES[bit]}
    if word == CARD:
        return card_step(s, CARD_STEPS[int(s.phase)], int(s.taking), deck.names[bit])
    if word == CHOICE:
        return choice_step(s, who, bit, deck.names)
    if word == BOX:
        side, box = decode_box(action, BOXES)
        boxes, manner = 1 << box, "one" if int(s.fresh) >> who & 1 else "extra"
    else:
        side, placement = decode_placement(action, WORDS_A_CARD)
        boxes, manner = int(PLACED[int(s.pattern), placement]), "pattern"
    return cross_step(s, who, side, boxes, manner, deck.names, WIDTH)


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
        return None if choice is None else encode_choice(choice, WORDS_A_CARD)
    return _read_cross(s, who, words[1:] if words[0] == "cross" else words, deck)


def _read_chance(s: Any, words: list[str], deck: Deck) -> int | None:
    """What chance did, exactly as written: anything else is no outcome of this moment."""
    match words:
        case ["reveal", name] if int(s.phase) == REVEAL and name in PATTERN_NAMES:
            return EXPEDITION << SHIFT | PATTERN_NAMES.index(name)
    card = read_card(s, CARD_STEPS.get(int(s.phase), ""), int(s.taking), words, deck.place)
    return None if card is None else CARD << SHIFT | card


def _read_cross(s: Any, who: int, words: list[str], deck: Deck) -> int | None:
    found = read_cross(s, who, words, deck.place, WIDTH, HEIGHT)
    if found is None or int(s.phase) != CROSS:
        return None
    side, boxes = found
    if boxes.bit_count() == 1:
        return encode_box(side, boxes.bit_length() - 1, BOXES, WORDS_A_CARD)
    placement = PLACEMENT[int(s.pattern)].get(boxes)
    return None if placement is None else encode_placement(side, placement, WORDS_A_CARD)

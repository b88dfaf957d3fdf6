"""Notation of Ramses: steps of the record, written and read.

By chance ``hide ibis b3``, ``stand gold c4``, ``chip c4 2`` or ``chip c4 curse``, ``first 2``, ``back 2
duel`` or ``back 1 plain``, ``search ibis 2``, ``drawn 1 ibis 2 2 duel`` (to seat 1, value 2, from stack 2);
by the players ``slide c4``, ``tilt c4``, ``tilt none``, ``scarab use``, ``scarab keep``, ``give ibis 2`` and
``lay ibis 2``.
"""

from __future__ import annotations

from typing import Any

from mastaba.core.contract import CHANCE, Step
from mastaba.core.squares import box_bit, box_name
from mastaba.games.ramses.actions import (
    CARD,
    CHOICE,
    FROM,
    HATS,
    HOLE,
    KEEP,
    LOT,
    SEAT,
    SYMBOL,
    TILT_NONE,
    USE,
    bit_of,
    encode_back,
    encode_card,
    encode_chip,
    encode_choice,
    encode_drawn,
    encode_first,
    encode_hole,
    encode_slide,
    word_of,
)
from mastaba.games.ramses.chance import first_alike, may_come, next_colour, next_gold, upper_stack
from mastaba.games.ramses.deck import Deck
from mastaba.games.ramses.material import ACTIONS, PYRAMIDS, SYMBOLS
from mastaba.games.ramses.rules import oldest_alike, right_of
from mastaba.games.ramses.state import (
    BACK,
    BE_GIVEN,
    CHIP,
    DRAW,
    FIRST,
    GIVE,
    HEIGHT,
    HIDE,
    LAY,
    STAND,
    TURN_UP,
    WIDTH,
)
from mastaba.games.ramses.ways import understood

COLOURS = tuple(PYRAMIDS)
USES = {"use": USE, "keep": KEEP}


def name_of(hole: int) -> str:
    return box_name(int(hole), WIDTH)


def getting(s: Any) -> int:
    """The seat that gets a card straight from the pile."""
    return int(right_of(s, s.turn)) if int(s.phase) == BE_GIVEN else int(s.turn)


def symbol_of(action: str) -> str | None:
    """A special action as the record has it."""
    return None if action == "plain" else action


def step(t: Any, s: Any, who: int, action: int, deck: Deck) -> Step:
    word, bit = word_of(action), bit_of(action)
    phase = int(s.phase)
    if word == FROM:
        return {"do": "slide", "from": name_of(bit)}
    if word == CHOICE:
        if bit in (USE, KEEP):
            return {"do": "scarab", "use": bit == USE}
        return {"do": "tilt", "at": None if bit == TILT_NONE else name_of(bit)}
    if word == HOLE:
        if phase == HIDE:
            return {"do": "hide", "treasure": deck.treasures[int(s.dealt)], "at": name_of(bit)}
        return {"do": "stand", "colour": COLOURS[next_colour(s) - 1], "at": name_of(bit)}
    if word == LOT:
        if phase == CHIP:
            kind = {"hats": bit - HATS} if bit > HATS else {"curse": True}
            return {"do": "chip", "at": name_of(next_gold(s)), **kind}
        if phase == FIRST:
            return {"do": "first", "seat": bit - SEAT}
        return {
            "do": "back",
            "stack": int(upper_stack(t, s.bag)) + 1,
            "action": symbol_of(ACTIONS[bit - SYMBOL]),
        }
    card = deck.cards[bit]
    front = {"treasure": card.treasure, "value": card.value}
    if word == CARD:
        return {"do": "give" if phase == GIVE else "lay", **front}
    if phase == TURN_UP:
        return {"do": "search", **front}
    return {"do": "drawn", "to": getting(s), **front, "stack": card.stack, "action": symbol_of(card.action)}


def write(step: Step) -> str:
    match step["do"]:
        case "hide":
            return f"hide {step['treasure']} {step['at']}"
        case "stand":
            return f"stand {step['colour']} {step['at']}"
        case "chip":
            return f"chip {step['at']} {step.get('hats', 'curse')}"
        case "first":
            return f"first {step['seat']}"
        case "back":
            return f"back {step['stack']} {step['action'] or 'plain'}"
        case "drawn":
            return (
                f"drawn {step['to']} {step['treasure']} {step['value']} {step['stack']} "
                f"{step['action'] or 'plain'}"
            )
        case "slide":
            return f"slide {step['from']}"
        case "tilt":
            return f"tilt {step['at'] or 'none'}"
        case "scarab":
            return "scarab " + ("use" if step["use"] else "keep")
        case do:
            return f"{do} {step['treasure']} {step['value']}"


def read(t: Any, s: Any, who: int, text: str, deck: Deck) -> int | None:
    """The action that a text means. A player may leave out "slide", or type a direction (``ways``)."""
    words = text.split()
    if who == CHANCE:
        return _read_chance(t, s, words, deck)
    match words:
        case ["slide", place] | [place] if (hole := box_bit(place.lower(), WIDTH, HEIGHT)) is not None:
            return encode_slide(hole)
        case ["tilt", "none"]:
            return encode_choice(TILT_NONE)
        case ["tilt", place] if (hole := box_bit(place.lower(), WIDTH, HEIGHT)) is not None:
            return encode_choice(hole)
        case ["scarab", use] if use in USES:
            return encode_choice(USES[use])
        case ["give" | "lay" as do, treasure, value] if int(s.phase) == (GIVE if do == "give" else LAY):
            card = _named(deck, int(oldest_alike(t, s, s.won[who])), treasure, value)
            return None if card is None else encode_card(card)
        case _:
            return understood(s, words)


def _named(deck: Deck, cards: int, treasure: str, value: str) -> int | None:
    """The first of these cards with that front."""
    for number, card in enumerate(deck.cards):
        if cards >> number & 1 and (card.treasure, str(card.value)) == (treasure, value):
            return number
    return None


def _read_chance(t: Any, s: Any, words: list[str], deck: Deck) -> int | None:
    """The outcome of chance, exactly as ``write`` writes it; None if it is not a possible outcome now."""
    phase = int(s.phase)
    hole = box_bit(words[2], WIDTH, HEIGHT) if len(words) == 3 else None
    match words:
        case ["hide", treasure, _] if (
            phase == HIDE and hole is not None and treasure == deck.treasures[int(s.dealt)]
        ):
            return encode_hole(hole)
        case ["stand", colour, _] if (
            phase == STAND and hole is not None and colour == COLOURS[next_colour(s) - 1]
        ):
            return encode_hole(hole)
        case ["chip", at, kind] if (
            phase == CHIP and at == name_of(next_gold(s)) and kind in ("curse", "1", "2", "3")
        ):
            return encode_chip(0 if kind == "curse" else int(kind))
        case ["first", seat] if phase == FIRST and seat in map(str, range(int(s.seats))):
            return encode_first(int(seat))
        case ["back", stack, symbol] if (
            phase == BACK and stack == str(upper_stack(t, s.bag) + 1) and symbol in ACTIONS
        ):
            return encode_back(ACTIONS.index(symbol))
        case ["search", treasure, value] if phase == TURN_UP:
            card = _named(deck, int(first_alike(t, may_come(t, s))), treasure, value)
            return None if card is None else encode_drawn(card)
        case ["drawn", to, treasure, value, stack, symbol] if phase in (BE_GIVEN, DRAW) and to == str(
            getting(s)
        ):
            cards = int(first_alike(t, may_come(t, s)))
            back = next(
                (
                    number
                    for number in range(len(t.with_back))
                    if (stack, symbol) == (str(number // SYMBOLS + 1), ACTIONS[number % SYMBOLS])
                ),
                None,
            )
            card = None if back is None else _named(deck, cards & int(t.with_back[back]), treasure, value)
            return None if card is None else encode_drawn(card)
        case _:
            return None

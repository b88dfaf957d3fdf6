"""Notation of Farao: steps of the record, written and read.

By chance ``first 2``, ``throw 0 5``, ``tile d3 tee torch`` and, seen by one player only, ``tile d3 tee torch
to 0``. By the players ``enter 1 d1``, ``step 1 d2``, ``turn d2 nes``, ``map e5`` or ``map none``, ``curse
e5``, ``take torch``, ``spend food 1``, ``spend chocolate 1 3``, ``spend magic-bottle 1 d4``, ``spend
golden-key 1 d4``, ``spend plan 1 a1 b2``, ``spend money 1 torch``, ``one 1 d4``, ``swap yes``, ``attack 2 1
torch`` (the seat, its figure, what is stolen), ``attack 2 1 nothing``, ``attack none`` and ``stop``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mastaba.core.contract import CHANCE, Step
from mastaba.core.squares import box_bit, box_name
from mastaba.games.farao.actions import (
    BUY,
    CHEST,
    CHOICE,
    ENTER,
    EXCHANGE,
    FACE,
    LAY,
    LEAVE,
    LOOK_AT,
    LOT,
    NO_ATTACK,
    NO_MAP,
    NOTHING,
    ONE,
    OWN,
    PIPS,
    SEAT,
    SPEND,
    SQUARE,
    STEP,
    STOP,
    THROUGH,
    UNLOCK,
    bit_of,
    decode_enter,
    decode_item,
    decode_kind,
    decode_pips,
    decode_plan,
    decode_rob,
    decode_square,
    decode_step,
    decode_through,
    decode_turned,
    encode_buy,
    encode_chest,
    encode_choice,
    encode_enter,
    encode_first,
    encode_kind,
    encode_lay,
    encode_one,
    encode_pips,
    encode_plan,
    encode_rob,
    encode_spend,
    encode_square,
    encode_step,
    encode_through,
    encode_throw,
    encode_unlock,
    pair_number,
    pair_of,
    word_of,
)
from mastaba.games.farao.chance import coming
from mastaba.games.farao.deck import Deck, Tile
from mastaba.games.farao.material import ITEMS
from mastaba.games.farao.state import CURSE, LOOK, MAP, TILE, TURN
from mastaba.games.farao.tables import BOTTLE as BOTTLE_ITEM
from mastaba.games.farao.tables import CHOCOLATE, ENTRANCES, KEY, MONEY, NEAR, PLAN, SIDES

SIDE_LETTERS = "nesw"
NEEDS_MORE = (BOTTLE_ITEM, KEY, MONEY, CHOCOLATE, PLAN)


def square_name(s: Any, square: int) -> str:
    return box_name(int(square), SIDES[int(s.big)])


def square_number(s: Any, name: str) -> int | None:
    side = SIDES[int(s.big)]
    return box_bit(name, side, side)


def sides_word(sides: int) -> str:
    """
    >>> sides_word(0b0111)
    'nes'
    """
    return "".join(letter for d, letter in enumerate(SIDE_LETTERS) if sides >> d & 1)


# --- Steps --------------------------------------------------------------------------------------------------


def step(t: Any, s: Any, who: int, action: int, deck: Deck) -> Step:
    if who == CHANCE:
        return _chance_step(s, action, deck)
    seat, word = int(s.turn), word_of(action)
    if word == ENTER:
        figure, d = decode_enter(action)
        return {"do": "enter", "figure": figure + 1, "at": square_name(s, ENTRANCES[int(s.big), d])}
    if STEP <= word < SPEND:
        figure, square = decode_step(action)
        return {"do": "step", "figure": figure + 1, "to": square_name(s, square)}
    if word == SPEND:
        figure, item = decode_item(action)
        return {"do": "spend", "item": ITEMS[item], "figure": figure + 1}
    if word == PIPS:
        figure, pips = decode_pips(action)
        return {"do": "spend", "item": "chocolate", "figure": figure + 1, "pips": pips}
    if word == BUY:
        figure, item = decode_item(action)
        return {"do": "spend", "item": "money", "figure": figure + 1, "for": ITEMS[item]}
    if word == THROUGH:
        figure, d = decode_through(action)
        to = NEAR[int(s.big), int(s.at[seat, figure]), d]
        return {"do": "spend", "item": "magic-bottle", "figure": figure + 1, "to": square_name(s, to)}
    if word in (UNLOCK, ONE):
        figure, d = decode_turned(action)
        here = int(s.at[seat, figure])
        at = square_name(s, here if d == OWN else NEAR[int(s.big), here, d])
        if word == ONE:
            return {"do": "one", "figure": figure + 1, "at": at}
        return {"do": "spend", "item": "golden-key", "figure": figure + 1, "at": at}
    if word >= LOOK_AT:
        figure, number = decode_plan(action)
        look = sorted(square_name(s, square) for square in set(pair_of(number)))
        return {"do": "spend", "item": "plan", "figure": figure + 1, "look": look}
    return _answer_step(s, action)


def offers(t: Any, s: Any, who: int, actions: Sequence[int], deck: Deck) -> list[Step]:
    """The choices as a player gets them. For a plan, one pair per figure stands for all, and ``any`` names
    the tiles to choose from."""
    plain = [action for action in actions if word_of(action) < LOOK_AT]
    plans: dict[int, int] = {}
    for action in actions[len(plain) :]:
        plans.setdefault(decode_plan(action)[0], action)
    hidden = (
        [square_name(s, square) for square in range(SIDES[int(s.big)] ** 2) if int(s.open[square]) == 0]
        if plans
        else []
    )
    return [step(t, s, who, action, deck) for action in plain] + [
        step(t, s, who, action, deck) | {"any": hidden} for action in plans.values()
    ]


def _answer_step(s: Any, action: int) -> Step:
    """The answer to a question that a step has raised."""
    word, bit = word_of(action), bit_of(action)
    if word == LAY:
        return {"do": "turn", "at": square_name(s, s.turning), "open": sides_word(bit)}
    if word in (SQUARE, SQUARE + 1):
        return {
            "do": "map" if int(s.phase) == MAP else "curse",
            "at": square_name(s, decode_square(action)),
        }
    if word == CHEST:
        return {"do": "take", "item": ITEMS[bit]}
    if word == CHOICE:
        answers: dict[int, Step] = {
            STOP: {"do": "stop"},
            NO_MAP: {"do": "map", "at": None},
            NO_ATTACK: {"do": "attack", "seat": None},
            LEAVE: {"do": "swap", "yes": False},
            EXCHANGE: {"do": "swap", "yes": True},
        }
        return answers[bit]
    victim, figure, item = decode_rob(action)
    stolen = None if item == NOTHING else ITEMS[item]
    return {"do": "attack", "seat": victim, "figure": figure + 1, "steal": stolen}


def _chance_step(s: Any, action: int, deck: Deck) -> Step:
    if word_of(action) == LOT:
        bit = bit_of(action)
        if bit >= FACE:
            return {"do": "throw", "seat": int(s.turn), "pips": bit - FACE + 1}
        return {"do": "first", "seat": bit - SEAT}
    slot, kind = decode_kind(action)
    tile = deck.kinds[kind]
    told: Step = {
        "do": "tile",
        "at": square_name(s, coming(s, slot)),
        "shape": tile.shape,
        "content": tile.content,
    }
    return told | ({"to": [int(s.turn)]} if int(s.phase) == LOOK else {})


# --- Writing ------------------------------------------------------------------------------------------------


def write(step: Step) -> str:
    match step["do"]:
        case "first":
            return f"first {step['seat']}"
        case "throw":
            return f"throw {step['seat']} {step['pips']}"
        case "tile":
            to = f" to {step['to'][0]}" if "to" in step else ""
            return f"tile {step['at']} {step['shape']} {step['content']}{to}"
        case "enter":
            return f"enter {step['figure']} {step['at']}"
        case "step":
            return f"step {step['figure']} {step['to']}"
        case "turn":
            return f"turn {step['at']} {step['open']}"
        case "map" | "curse" as do:
            return f"{do} {step['at'] or 'none'}"
        case "take":
            return f"take {step['item']}"
        case "spend":
            more = [step[name] for name in ("pips", "to", "for", "at") if name in step] + step.get("look", [])
            return " ".join(["spend", step["item"], str(step["figure"]), *map(str, more)])
        case "one":
            return f"one {step['figure']} {step['at']}"
        case "swap":
            return "swap yes" if step["yes"] else "swap no"
        case "attack":
            if step["seat"] is None:
                return "attack none"
            return f"attack {step['seat']} {step['figure']} {step['steal'] or 'nothing'}"
        case _:
            return "stop"


# --- Reading ------------------------------------------------------------------------------------------------


def read(t: Any, s: Any, who: int, text: str, deck: Deck) -> int | None:
    words = text.split()
    if not words:
        return None
    if who == CHANCE:
        return _read_chance(s, words, deck)
    match words:
        case ["stop"]:
            return encode_choice(STOP)
        case ["swap", "yes" | "no" as answer]:
            return encode_choice(EXCHANGE if answer == "yes" else LEAVE)
        case ["map", "none"]:
            return encode_choice(NO_MAP)
        case ["attack", "none"]:
            return encode_choice(NO_ATTACK)
        case ["take", item] if item in ITEMS:
            return encode_chest(ITEMS.index(item))
        case ["map" | "curse" as do, name] if int(s.phase) == (MAP if do == "map" else CURSE):
            square = square_number(s, name)
            return None if square is None else encode_square(square)
        case ["turn", name, sides] if int(s.phase) == TURN and name == square_name(s, s.turning):
            mask = sum(1 << SIDE_LETTERS.index(letter) for letter in sides if letter in SIDE_LETTERS)
            return encode_lay(mask) if sides and sides_word(mask) == sides else None
        case ["attack", seat, figure, item] if seat in tuple(map(str, range(int(s.seats)))) and item in (
            *ITEMS,
            "nothing",
        ):
            mine = _figure(s, figure)
            stolen = NOTHING if item == "nothing" else ITEMS.index(item)
            return None if mine is None else encode_rob(int(seat), mine, stolen)
        case ["enter" | "step" | "one" as do, figure, name]:
            mine, square = _figure(s, figure), square_number(s, name)
            return None if mine is None or square is None else _read_go(s, do, mine, square)
        case ["spend", item, figure, *more] if item in ITEMS:
            mine = _figure(s, figure)
            return None if mine is None else _read_spend(s, ITEMS.index(item), mine, more)
        case _:
            return None


def _figure(s: Any, text: str) -> int | None:
    return int(text) - 1 if text in ("1", "2", "3") and int(text) <= int(s.figures) else None


def _direction(s: Any, figure: int, square: int) -> int | None:
    """The direction of a square from a figure, or OWN for its own tile."""
    here = int(s.at[int(s.turn), figure])
    if here < 0:
        return None
    if square == here:
        return OWN
    return next((d for d in range(4) if int(NEAR[int(s.big), here, d]) == square), None)


def _read_go(s: Any, do: str, figure: int, square: int) -> int | None:
    if do == "step":
        return encode_step(figure, square)
    if do == "enter":
        doors = [int(door) for door in ENTRANCES[int(s.big)]]
        return encode_enter(figure, doors.index(square)) if square in doors else None
    d = _direction(s, figure, square)
    return None if d is None else encode_one(figure, d)


def _read_spend(s: Any, item: int, figure: int, more: list[str]) -> int | None:
    if item not in NEEDS_MORE:
        return encode_spend(figure, item) if not more else None
    if item == PLAN:
        squares = [square_number(s, name) for name in more]
        if not 1 <= len(more) <= 2 or None in squares or sorted(set(more)) != more:
            return None
        number = int(pair_number(squares[0], squares[-1]))  # type: ignore[arg-type]
        return encode_plan(figure, number)
    if len(more) != 1:
        return None
    if item == CHOCOLATE:
        return encode_pips(figure, int(more[0])) if more[0] in tuple("123456") else None
    if item == MONEY:
        return encode_buy(figure, ITEMS.index(more[0])) if more[0] in ITEMS else None
    square = square_number(s, more[0])
    d = None if square is None else _direction(s, figure, square)
    if d is None or (item == BOTTLE_ITEM and d == OWN):
        return None
    return encode_through(figure, d) if item == BOTTLE_ITEM else encode_unlock(figure, d)


def _read_chance(s: Any, words: list[str], deck: Deck) -> int | None:
    """The outcome of chance, exactly as ``write`` writes it; None if it is not a possible outcome now."""
    phase = int(s.phase)
    match words:
        case ["first", seat] if seat in tuple(map(str, range(int(s.seats)))):
            return encode_first(int(seat))
        case ["throw", seat, pips] if seat == str(int(s.turn)) and pips in tuple("123456"):
            return encode_throw(int(pips))
        case ["tile", name, shape, content, *to] if phase in (TILE, LOOK) and to == (
            ["to", str(int(s.turn))] if phase == LOOK else []
        ):
            kind = deck.number.get(Tile(shape, content))
            slot = next(
                (
                    slot
                    for slot in range(4)
                    if coming(s, slot) >= 0 and square_name(s, coming(s, slot)) == name
                ),
                None,
            )
            return None if kind is None or slot is None else encode_kind(slot, kind)
        case _:
            return None

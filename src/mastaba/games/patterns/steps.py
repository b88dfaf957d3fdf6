"""Steps of games with cards on display and a pattern that all cross off at once: notation, choices, and what
may be known of a running game.

``numbers`` are the cards' numbers by name, ``names`` their names by number.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mastaba.core.contract import Step
from mastaba.core.squares import box_names, boxes_of
from mastaba.games.patterns.tableau import KEEP, PASS, TAKE, TAKE_DECK, first_gap, next_dealt, pair_of

PAIRS = [pair_of(pair) for pair in range(6)]


def write(step: Step) -> str:
    """A step in notation."""
    match step["do"]:
        case "deal" | "draw" as do:
            return f"{do} {step['to']} {step['card']}"
        case "first":
            return f"first {step['seat']}"
        case "turn-up":
            return f"turn-up {step['slot']} {step['card']}"
        case "reveal":
            return f"reveal {step['pattern']}"
        case "keep":
            return "keep " + " ".join(step["cards"])
        case "cross":
            return f"cross {step['card']} " + " ".join(step["boxes"])
        case "take":
            return f"take {step.get('card', 'deck')}"
        case _:
            return "pass"


# --- Cards that chance deals, draws or turns up ---


def card_step(s: Any, do: str, taking: int, name: str) -> Step:
    """The step of a card from the deck: dealt to the next hand, drawn by the seat that takes a replacement,
    or turned up in the display's first gap."""
    if do == "turn-up":
        return {"do": do, "card": name, "slot": _where(s, do, taking)}
    return {"do": do, "to": _where(s, do, taking), "card": name}


def read_card(s: Any, do: str, taking: int, words: Sequence[str], numbers: Mapping[str, int]) -> int | None:
    """The card that words name, exactly as written: anything else is no outcome of this moment."""
    match words:
        case [said, where, name] if said == do and where == str(_where(s, do, taking)):
            return numbers.get(name)
        case _:
            return None


def _where(s: Any, do: str, taking: int) -> int:
    return {"deal": int(next_dealt(s)), "draw": int(taking), "turn-up": int(first_gap(s)) + 1}.get(do, -1)


# --- Crossing off ---


def numbered(placed: Any) -> list[dict[int, int]]:
    """For each pattern the number of a placement by its boxes (``Fits.placed``)."""
    return [{int(mask): k for k, mask in enumerate(masks) if mask} for masks in placed]


def cross_step(
    s: Any, who: int, side: int, boxes: int, manner: str, names: Sequence[str], width: int
) -> Step:
    """The step that crosses boxes off on a player's card."""
    card = names[int(s.cards[who, side])]
    return {"do": "cross", "card": card, "boxes": box_names(boxes, width), "as": manner}


def read_cross(
    s: Any, who: int, words: Sequence[str], numbers: Mapping[str, int], width: int, height: int
) -> tuple[int, int] | None:
    """The side and the boxes that words name, such as "P07 b2 b3"; None if they name none."""
    if len(words) < 2 or words[0] not in numbers:
        return None
    held = [int(card) for card in s.cards[who]]
    boxes = boxes_of(words[1:], width, height)
    if boxes is None or numbers[words[0]] not in held:
        return None
    return held.index(numbers[words[0]]), boxes


# --- Choices ---


def choice_step(s: Any, who: int, bit: int, names: Sequence[str]) -> Step:
    """The step of a choice: keep, take or pass."""
    if bit == PASS:
        return {"do": "pass"}
    if bit == TAKE_DECK:
        return {"do": "take", "from": "deck"}
    if bit >= TAKE:
        return {"do": "take", "from": "display", "card": names[int(s.display[bit - TAKE])]}
    return {
        "do": "keep",
        "cards": [names[card] for card in sorted(int(s.hand[who, place]) for place in PAIRS[bit - KEEP])],
    }


def read_choice(s: Any, who: int, words: Sequence[str], numbers: Mapping[str, int]) -> int | None:
    """The choice that words mean, as a bit; None if they mean none here."""
    match words:
        case ["pass"]:
            return PASS
        case ["take", "deck"]:
            return TAKE_DECK
        case ["take", name] if name in numbers:
            display = [int(card) for card in s.display]
            return TAKE + display.index(numbers[name]) if numbers[name] in display else None
        case ["keep", one, other] if one in numbers and other in numbers and one != other:
            hand = [int(card) for card in s.hand[who]]
            if numbers[one] not in hand or numbers[other] not in hand:
                return None
            low, high = sorted((hand.index(numbers[one]), hand.index(numbers[other])))
            return KEEP + PAIRS.index((low, high))
        case _:
            return None


# --- What may be known of a running game ---


def _reveals(steps: Sequence[Step]) -> list[int]:
    return [index for index, step in enumerate(steps) if step["do"] == "reveal"]


def looked_back(steps: Sequence[Step], *, pile_shown: bool, turn: int, turns_a_round: int) -> int:
    """How many steps may be looked at again: those before this round, whose pile nobody may look through;
    where all may, those before this turn.

    >>> steps = [{"do": do} for do in ("keep", "reveal", "pass", "reveal", "pass", "reveal")]
    >>> [looked_back(steps, pile_shown=shown, turn=3, turns_a_round=2) for shown in (False, True)]
    [5, 5]
    >>> [looked_back(steps[:5], pile_shown=shown, turn=2, turns_a_round=2) for shown in (False, True)]
    [1, 3]
    >>> looked_back(steps[:1], pile_shown=True, turn=0, turns_a_round=2)
    0
    """
    if not turn:
        return 0
    later = _reveals(steps)[turn - 1 if pile_shown else (turn - 1) // turns_a_round * turns_a_round :]
    return later[0] if later else len(steps)


def known_steps(
    steps: Sequence[Step],
    seat: int,
    *,
    crossing: bool,
    pile_shown: bool,
    round_number: int,
    turns_a_round: int,
) -> list[Step]:
    """What a seat may look up while the game runs.

    The others' crossings of this turn while it runs (``crossing``) are theirs. Of the turn before,
    everybody's crossings are still marked on the cards; those of earlier turns of the round would tell which
    patterns lie in the pile, and so would the reveals.
    """
    reveals = _reveals(steps)[turns_a_round * round_number :]
    if not reveals:  # the pile is empty
        return list(steps)
    round_began, opened = reveals[0], reveals[-1]
    turn_before = reveals[-2] if len(reveals) > 1 else opened

    def is_known(index: int, step: Step) -> bool:
        if index > opened:
            return not crossing or step["by"] == seat
        if pile_shown or not round_began <= index < opened:
            return True
        return step["do"] != "reveal" and (step["do"] != "cross" or index > turn_before)

    return [step for index, step in enumerate(steps) if is_known(index, step)]

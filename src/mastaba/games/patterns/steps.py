"""Steps of the two games: notation, choices, and what a seat may know of a running game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from mastaba.core.bag import LOW, SHIFT
from mastaba.core.contract import Step
from mastaba.core.plain import uncompiled
from mastaba.core.squares import box_names, boxes_of
from mastaba.games.patterns import actions as numbers
from mastaba.games.patterns.fits import PLACEMENTS_A_WORD
from mastaba.games.patterns.tableau import KEEP, PASS, TAKE, TAKE_DECK, first_gap, next_dealt, pair_of

decode_box = uncompiled(numbers.decode_box)
encode_box, encode_choice = uncompiled(numbers.encode_box), uncompiled(numbers.encode_choice)
encode_placement = uncompiled(numbers.encode_placement)
PAIRS = [pair_of(pair) for pair in range(6)]
Placements = Sequence[Mapping[int, int]]  # for each pattern the number of a placement by its boxes
Placed = Sequence[Sequence[int]]  # for each pattern the boxes of its placements (``Fits.placed``)


class Cards(NamedTuple):
    """What notation has to know about a deck."""

    names: Sequence[str]
    """By number."""
    numbers: Mapping[str, int]
    """By name."""
    width: int
    height: int
    words: int
    """Words of placements per card (``actions.py``)."""

    @property
    def boxes(self) -> int:
        """Boxes of a card's grid."""
        return self.width * self.height


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
    """The card that words name, exactly as ``write`` writes it; None if it is not a possible outcome now."""
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


def _read_cross(s: Any, who: int, words: Sequence[str], cards: Cards, placement: Placements) -> int | None:
    """The crossing that words such as "P07 b2 b3" name; None if they name none."""
    if len(words) < 2 or words[0] not in cards.numbers:
        return None
    held = [int(card) for card in s.cards[who]]
    boxes = boxes_of(words[1:], cards.width, cards.height)
    if boxes is None or cards.numbers[words[0]] not in held:
        return None
    side = held.index(cards.numbers[words[0]])
    if boxes.bit_count() == 1:
        return encode_box(side, boxes.bit_length() - 1, cards.boxes, cards.words)
    found = placement[int(s.pattern)].get(boxes)
    return None if found is None else encode_placement(side, found, cards.words)


# --- A player's moves ---


def move_step(s: Any, who: int, action: int, cards: Cards, placed: Placed) -> Step:
    """The step of a player's move."""
    step = dict(offers(s, who, (action,), cards, placed)[0])
    del step["move"]
    return step | {"boxes": list(step["boxes"])} if "boxes" in step else step


def offers(s: Any, who: int, actions: Sequence[int], cards: Cards, placed: Placed) -> list[Step]:
    """The steps of a player's moves, with their notation; the state is read once for all of them. Other
    players and tables get the same objects: they are for telling, not for keeping."""
    held = [cards.names[card] if card >= 0 else "" for card in s.cards[who].tolist()]
    single = "one" if int(s.fresh) >> who & 1 else "extra"
    patterns = [crossings(card, "pattern", cards.width) for card in held]
    singles = [crossings(card, single, cards.width) for card in held]
    placements, words, boxes = placed[int(s.pattern)], cards.words, cards.boxes
    found: list[Step] = []
    for action in actions:
        word = action >> SHIFT
        if word < 2 * words:  # ``decode_placement``, without a call for each of dozens
            placement = word % words * PLACEMENTS_A_WORD + (action & LOW)
            found.append(patterns[word // words][placements[placement]])
        elif word == 2 * words:
            side, box = decode_box(action, boxes)
            found.append(singles[side][1 << box])
        else:
            step = choice_step(s, who, action & LOW, cards.names)
            found.append({"move": write(step), **step})
    return found


class Crossings(dict[int, Step]):
    """The steps that cross off boxes of one card, by the mask of the boxes; each is made once."""

    def __init__(self, card: str, manner: str, width: int) -> None:
        self._card, self._manner, self._width = card, manner, width

    def __missing__(self, boxes: int) -> Step:
        names = box_names(boxes, self._width)
        step: Step = {"do": "cross", "card": self._card, "boxes": names, "as": self._manner}
        made = self[boxes] = {"move": write(step), **step}
        return made


@lru_cache(maxsize=1 << 10)
def crossings(card: str, manner: str, width: int) -> Crossings:
    return Crossings(card, manner, width)


def read_move(
    s: Any, who: int, words: Sequence[str], cards: Cards, placement: Placements, *, crossing: bool
) -> int | None:
    """The move that words mean; a player may leave out "cross" and write boxes together or with commas."""
    if words[0] in ("keep", "take", "pass"):
        choice = read_choice(s, who, words, cards.numbers)
        return None if choice is None else encode_choice(choice, cards.words)
    if not crossing:
        return None
    return _read_cross(s, who, words[1:] if words[0] == "cross" else words, cards, placement)


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
    """How many steps players may go back to: those before this round, since nobody may look through its pile;
    if everybody may, those before this turn.

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

    While a turn runs (``crossing``), the crossings of other players are hidden. The crossings of the turn
    before are still marked on the cards, so they are known. Those of earlier turns of the round, like the
    reveals, would tell which patterns are in the pile, so they are hidden.
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

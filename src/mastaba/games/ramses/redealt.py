"""Playing on from a moment of a finished game of Ramses: another deal of what a seat had not seen by then.

What lay open once stays where it was: a player who remembers it must not be wrong. Dealt again are treasures
that were never uncovered, chips under pyramids that were never tilted, and cards that others drew unseen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from mastaba.core.contract import Step
from mastaba.core.squares import box_bit, box_name
from mastaba.games.ramses.deck import Deck
from mastaba.games.ramses.notation import symbol_of, write
from mastaba.games.ramses.recall import BLOCK_OF, CORNERS_OF
from mastaba.games.ramses.state import HEIGHT, HOLES, WIDTH


def redealt(steps: Sequence[Step], seat: int, value: Callable[[int], int], deck: Deck) -> list[Step]:
    """The steps with another deal of what the seat had not seen."""
    draws = (value(k) for k in range(1 << 20))
    seen, tilted = _looked(steps)
    changed = _treasures(steps, seen, draws) | _chips(steps, tilted, draws)
    changed |= _drawn(steps, seat, deck, draws)
    told = [changed.get(place, step) for place, step in enumerate(steps)]
    return [{**step, "move": write(step)} if place in changed else step for place, step in enumerate(told)]


def _looked(steps: Sequence[Step]) -> tuple[set[int], set[int]]:
    """The holes that have lain open, and where the pyramids that were tilted stood at first."""
    stood = {_hole(step["at"]) for step in steps if step["do"] == "stand"}
    free = next(hole for hole in range(HOLES) if hole not in stood) if len(stood) == HOLES - 1 else -1
    seen, tilted, first = {free}, set(), list(range(HOLES))
    for step in steps:
        if step["do"] == "slide":
            start = _hole(step["from"])
            apart = (start - free) // max(1, abs(start - free))
            by = apart * (WIDTH if (start - free) % WIDTH == 0 else 1)
            while free != start:  # with super powers everything between moves along
                first[free] = first[free + by]
                free += by
            seen.add(free)
        elif step["do"] == "tilt" and step["at"] is not None:
            tilted.add(first[_hole(step["at"])])
    return seen, tilted


def _treasures(steps: Sequence[Step], seen: set[int], draws: Iterator[int]) -> dict[int, Step]:
    """RA-3: one in each block. Blocks whose treasure has not lain open exchange theirs."""
    covered = [
        place for place, step in enumerate(steps) if step["do"] == "hide" and _hole(step["at"]) not in seen
    ]
    blocks = [BLOCK_OF[_hole(steps[place]["at"])] for place in covered]
    found: dict[int, Step] = {}
    for place in covered:
        block = blocks.pop(next(draws) % len(blocks))
        corners = [hole for hole in CORNERS_OF[block] if hole not in seen]
        found[place] = {**steps[place], "at": box_name(corners[next(draws) % len(corners)], WIDTH)}
    return found


def _chips(steps: Sequence[Step], tilted: set[int], draws: Iterator[int]) -> dict[int, Step]:
    """RA-21: pyramids that were never tilted exchange what is under them."""
    covered = [
        place for place, step in enumerate(steps) if step["do"] == "chip" and _hole(step["at"]) not in tilted
    ]
    chips = [
        {name: steps[place][name] for name in ("hats", "curse") if name in steps[place]} for place in covered
    ]
    return {
        place: {"by": "chance", "move": "", "do": "chip", "at": steps[place]["at"]}
        | chips.pop(next(draws) % len(chips))
        for place in covered
    }


def _drawn(steps: Sequence[Step], seat: int, deck: Deck, draws: Iterator[int]) -> dict[int, Step]:
    """RA-25a: a card that another drew unseen may be any with the same back that nobody has seen."""
    fronts = [(step["treasure"], step["value"]) for step in steps if step["do"] in ("search", "drawn")]
    played = [
        (step["by"], step["treasure"], step["value"]) for step in steps if step["do"] in ("lay", "give")
    ]
    unseen = [(card.treasure, card.value, card.stack, symbol_of(card.action)) for card in deck.cards]
    for front in fronts:
        unseen.remove(next(card for card in unseen if card[:2] == front))
    found: dict[int, Step] = {}
    for place, step in enumerate(steps):
        if step["do"] != "drawn" or step["to"] == seat:
            continue
        if (step["to"], step["treasure"], step["value"]) in played:
            continue
        back = step["stack"], step["action"]
        cards = [(step["treasure"], step["value"], *back)] + [card for card in unseen if card[2:] == back]
        card = cards[next(draws) % len(cards)]
        if card in unseen:
            unseen.remove(card)
            unseen.append(cards[0])
        found[place] = {**step, "treasure": card[0], "value": card[1]}
    return found


def _hole(name: str) -> int:
    hole = box_bit(name, WIDTH, HEIGHT)
    assert hole is not None
    return hole

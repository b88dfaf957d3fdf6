"""What the encodings of the two games have in common."""

from __future__ import annotations

from typing import Any

from mastaba.core.encoding import Feature, Group, Kind, bits, left_out, number, one_of, seats
from mastaba.games.patterns.actions import encode_box, encode_choice, encode_placement
from mastaba.games.patterns.fits import PLACEMENTS_A_WORD
from mastaba.games.patterns.shapes import PATTERN_NAMES
from mastaba.games.patterns.tableau import KEEP, PASS, TAKE, TAKE_DECK

SHOWN = "only the own seat sees more than this, and that is encoded"


def table(phases: int, cards: int, card: Kind) -> list[Feature]:
    """The features of the table."""
    return [
        Feature("seats", left_out("the shape says it")),
        Feature("show_pile", number()),
        Feature("phase", one_of(phases)),
        Feature("turn", number()),
        Feature("pattern", one_of(len(PATTERN_NAMES))),
        Feature("expeditions", number()),
        Feature("bag", bits(cards)),
        Feature("display", card),
        Feature("replacing", number()),
        Feature("fresh", seats()),
        Feature("hand", card, "own", shares="display"),
    ]


def tableaus(boxes: int, cards: int, card: Kind) -> list[Feature]:
    """The features of every player."""
    return [
        Feature("cards", card, "seat"),
        Feature("crossed", bits(boxes), "seat"),
        Feature("shown_crossed", left_out(SHOWN)),
        Feature("owed", number(), "seat"),
        Feature("completed", bits(cards), "seat"),
        Feature("finished", left_out("the order in which cards were completed decides nothing")),
    ]


def choices(every: Any, boxes: int, words: int) -> list[Group]:
    """The actions. ``every[pattern, word]`` are the placements of a pattern."""
    listed: list[Group] = []
    used = [0] * words
    for pattern in range(len(every)):
        used = [one | int(more) for one, more in zip(used, every[pattern], strict=True)]
    numbers = [
        PLACEMENTS_A_WORD * word + bit for word in range(words) for bit in range(used[word].bit_length())
    ]
    for side, name in enumerate(("left", "right")):
        placed = tuple(int(encode_placement(side, k, words)) for k in numbers)
        listed.append(Group(f"lay the open pattern on the {name} card, by placement", placed))
    for side, name in enumerate(("left", "right")):
        single = tuple(int(encode_box(side, box, boxes, words)) for box in range(boxes))
        listed.append(Group(f"cross off one box of the {name} card, row by row", single))
    for name, first, end in (
        ("keep two of four cards: 01 02 03 12 13 23", KEEP, TAKE),
        ("take a card of the display", TAKE, TAKE_DECK),
        ("take a card from the deck", TAKE_DECK, PASS),
        ("pass", PASS, PASS + 1),
    ):
        listed.append(Group(name, tuple(int(encode_choice(bit, words)) for bit in range(first, end))))
    return listed

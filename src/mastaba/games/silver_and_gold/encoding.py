"""Silver & Gold in numbers, for learners."""

from __future__ import annotations

from typing import Any

from mastaba.core.contract import Value
from mastaba.core.encoding import Feature, Group, left_out, number, places, planes, row_of, seat
from mastaba.games.patterns import encoding as patterns
from mastaba.games.silver_and_gold.material import COLOURS
from mastaba.games.silver_and_gold.rules import BOXES, WORDS_A_CARD
from mastaba.games.silver_and_gold.state import OVER
from mastaba.games.silver_and_gold.tables import EVERY, tables


def features(deck: Any, players: int, variant: dict[str, Value]) -> list[Feature]:
    """The fields of the state, and how each is encoded."""
    cards, t = len(deck.cards), tables(deck)[0]
    card = row_of(
        [
            ("boxes", planes(t.boxes[:cards], BOXES)),
            ("with an X", planes(t.xs[:cards], BOXES)),
            ("with a coin", planes(t.coins[:cards], BOXES)),
            ("with a palm", planes(t.palms[:cards], BOXES)),
            ("colour", places(t.colour[:cards], len(COLOURS))),
            ("points", t.points[:cards]),
            ("colour of the seal", places(t.seal[:cards], len(COLOURS))),
            ("points of the seal", t.seal_points[:cards]),
        ]
    )
    return [
        *patterns.table(OVER + 1, cards, card),
        Feature("first", seat()),
        Feature("trophies", number()),
        Feature("resolving", number()),
        *patterns.tableaus(BOXES, cards, card),
        Feature("coins", number(), "seat"),
        Feature("cups", number(), "seat"),
        Feature("rows", number(), "seat"),
        Feature("palms", number(), "seat"),
        Feature("palm_points", number(), "seat"),
        Feature("shown_coins", left_out(patterns.SHOWN)),
        Feature("shown_palms", left_out(patterns.SHOWN)),
    ]


def choices(deck: Any, players: int, variant: dict[str, Value], seat: int) -> list[Group]:
    """The actions of a seat."""
    return patterns.choices(EVERY.reshape(-1, 1), BOXES, WORDS_A_CARD)

"""Silver & Gold: Pyramids in numbers, for learners."""

from __future__ import annotations

from typing import Any

from mastaba.core.contract import Value
from mastaba.core.encoding import Feature, Group, bits, left_out, number, places, planes, row_of, seat, seats
from mastaba.games.patterns import encoding as patterns
from mastaba.games.patterns.turns import ROUNDS
from mastaba.games.pyramids.material import COLOURS
from mastaba.games.pyramids.rules import BOXES, WORDS_A_CARD
from mastaba.games.pyramids.state import OVER
from mastaba.games.pyramids.tables import EVERY, PYRAMID_POINTS, tables


def features(deck: Any, players: int, variant: dict[str, Value]) -> list[Feature]:
    """The fields of the state, and how each is encoded."""
    cards, t = len(deck.cards), tables(deck)[0]
    card = row_of(
        [
            ("boxes that are no wall", planes(t.open[:cards], BOXES)),
            ("entrance", planes(t.entrance[:cards], BOXES)),
            ("tomb", planes(t.tomb[:cards], BOXES)),
            ("red crosses", planes(t.crosses[:cards], BOXES)),
            ("red gems", planes(t.gems[:cards, 0], BOXES)),
            ("green gems", planes(t.gems[:cards, 1], BOXES)),
            ("torches", planes(t.torches[:cards], BOXES)),
            ("skulls", planes(t.skulls[:cards], BOXES)),
            ("potions", planes(t.potions[:cards], BOXES)),
            ("colour", places(t.colour[:cards], len(COLOURS))),
            ("order number", t.numbers[:cards]),
        ]
    )
    return [
        *patterns.table(OVER + 1, cards, card),
        Feature("collected", number()),
        Feature("waiting", seats()),
        Feature("taking", seat()),
        Feature("just", bits(cards), "seat"),
        *patterns.tableaus(BOXES, cards, card),
        Feature("gems", number(), "seat"),
        Feature("torches", bits(ROUNDS), "seat"),
        Feature("skulls", number(), "seat"),
        Feature("points", bits(len(PYRAMID_POINTS)), "seat"),
        Feature("shown_gems", left_out(patterns.SHOWN)),
        Feature("shown_torches", left_out(patterns.SHOWN)),
        Feature("shown_skulls", left_out(patterns.SHOWN)),
    ]


def choices(deck: Any, players: int, variant: dict[str, Value], seat: int) -> list[Group]:
    """The actions of a seat."""
    return patterns.choices(EVERY, BOXES, WORDS_A_CARD)

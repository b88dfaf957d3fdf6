"""Ramses in numbers, for learners. An observation shows what is visible now: a learner needs a memory."""

from __future__ import annotations

from typing import Any

from mastaba.core.contract import Value
from mastaba.core.encoding import (
    Feature,
    Group,
    any_of,
    bits,
    left_out,
    number,
    numbered,
    one_of,
    places,
    row_of,
    seat,
)
from mastaba.games.ramses.actions import KEEP, TILT_NONE, USE, encode_card, encode_choice, encode_slide
from mastaba.games.ramses.material import STACKS, SYMBOLS, TREASURES
from mastaba.games.ramses.state import BACKS, BLUE, BOX, HOLES, OVER
from mastaba.games.ramses.tables import tables


def features(deck: Any, players: int, variant: dict[str, Value]) -> list[Feature]:
    """The fields of the state, and how each is encoded."""
    cards, t = len(deck.cards), tables(deck)[0]
    card = row_of(
        [
            ("treasure", places(t.treasure[:cards], TREASURES)),
            ("points", t.points[:cards]),
            ("stack", places(t.back[:cards] // SYMBOLS, STACKS)),
            ("action", places(t.back[:cards] % SYMBOLS, SYMBOLS)),
        ]
    )
    return [
        Feature("seats", left_out("the shape says it")),
        Feature("mode", one_of(3)),
        Feature("children", number()),
        Feature("slides", number()),
        Feature("phase", one_of(OVER + 1)),
        Feature("turn", seat()),
        Feature("slid", number()),
        Feature("walked", number()),
        Feature("dealt", left_out("of the setup, before the first decision")),
        Feature("turned", one_of(4)),
        Feature("hole", one_of(HOLES)),
        Feature("before", one_of(HOLES)),
        Feature("pyramid", one_of(BLUE + 1)),
        Feature("treasure", any_of(TREASURES)),
        Feature("chip", left_out("hidden until the end; 'beneath' says what a tilt showed")),
        Feature("left", number()),
        Feature("bag", bits(cards)),
        Feature("top", one_of(BACKS)),
        Feature("open", card),
        Feature("won", bits(cards), "seat"),
        Feature("won", bits(cards), row=BOX, name="lost"),
        Feature("got", left_out("the order of equal cards, which decides nothing")),
        Feature("gains", left_out("it counts for 'got'")),
        Feature("behind", number(), "seat"),
        Feature("challenger", seat()),
        Feature("laid", card),
        Feature("unfit", one_of(TREASURES)),
        Feature("scarabs", number(), "seat"),
        Feature("hats", number(), "seat"),
        Feature("mummy", seat()),
        Feature("beneath", one_of(4)),
    ]


def choices(deck: Any, players: int, variant: dict[str, Value], seat: int) -> list[Group]:
    """The actions of a seat: tilts and scarabs for experts only."""
    listed = [numbered("slide the pyramid of a hole, row by row", encode_slide, range(HOLES))]
    if variant["mode"] == "expert":
        listed += [
            numbered("tilt the gold pyramid of a hole", encode_choice, range(HOLES)),
            numbered("tilt none, use the scarab, keep it", encode_choice, (TILT_NONE, USE, KEEP)),
        ]
    return [*listed, numbered("give or lay a card", encode_card, range(len(deck.cards)))]

"""Farao in numbers, for learners."""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from typing import Any

from mastaba.core.contract import Value
from mastaba.core.encoding import (
    Feature,
    Group,
    bits,
    left_out,
    number,
    numbered,
    one_of,
    places,
    row_of,
    seat,
    seats,
)
from mastaba.games.farao import actions
from mastaba.games.farao.material import COLOURS, CONTENTS, ITEMS, SHAPES
from mastaba.games.farao.state import GONE, OVER
from mastaba.games.farao.tables import ALL_OPEN, BOTTLE, CHOCOLATE, KEY, ORIENTATIONS, PLAN, SQUARES, tables

PIPS = 6


def features(deck: Any, players: int, variant: dict[str, Value]) -> list[Feature]:
    """The fields of the state, and how each is encoded."""
    t, squares = tables(deck)[0], int(SQUARES[int(variant["pyramid"] == "big")])
    kinds, figures = len(deck.kinds), _figures(variant)
    tile = row_of(
        [
            ("content", places(t.content[:kinds], len(CONTENTS))),
            ("shape", places(t.outline[:kinds], len(SHAPES))),
        ]
    )
    square = one_of(squares)
    return [
        Feature("seats", left_out("the shape says it")),
        *(Feature(name, left_out("the options say it")) for name in ("big", "figures")),
        *(Feature(name, number()) for name in ("needed", "play_on")),
        Feature("phase", one_of(OVER + 1)),
        Feature("first", seat()),
        Feature("turn", seat()),
        *(Feature(name, number()) for name in ("rounds", "thrown", "die", "used")),
        Feature("figure", one_of(figures)),
        Feature("behind", square),
        *(Feature(name, number()) for name in ("scarfed", "papyrus", "walked", "moved", "came_in", "turned")),
        Feature("task", one_of(5)),
        Feature("target", square),
        Feature("turning", square),
        Feature("joins", bits(4)),
        Feature("lit", bits(4)),
        Feature("looked", square),
        Feature("unlooked", bits(2)),
        Feature("kind", tile, items=squares),
        Feature("open", bits(4), items=squares),
        Feature("knows", seats(), items=squares),
        Feature("bag", number(), items=kinds),
        Feature("curse", square),
        Feature("unsealed", number()),
        Feature("supply", number()),
        Feature("stacks", bits(len(ITEMS))),
        Feature("coffer", bits(len(ITEMS))),
        Feature("filled", number()),
        Feature("items", bits(len(ITEMS)), "seat"),
        Feature("inscriptions", bits(len(COLOURS)), "seat"),
        Feature("at", one_of(squares - GONE, GONE), "seat", items=figures),
        Feature("entered", number(), "seat"),
        Feature("brought", left_out("what the first in the chamber held, for the score sheet")),
    ]


def choices(deck: Any, players: int, variant: dict[str, Value], seat: int) -> list[Group]:
    """The actions of a seat. Items that are not in the game have none; whom to attack is told relative to the
    seat."""
    big = int(variant["pyramid"] == "big")
    squares, in_play, figures = int(SQUARES[big]), int(tables(deck)[0].items[big]), range(_figures(variant))
    items = [item for item in range(len(ITEMS)) if in_play >> item & 1]
    shapes = [sides for sides in range(1, ALL_OPEN + 1) if any(int(o) >> sides & 1 for o in ORIENTATIONS)]
    others = [(seat + k) % players for k in range(1, players)]

    def each(*choices: Any) -> list[Any]:
        return list(product(figures, *choices))

    listed = [
        numbered("enter, by figure and side", actions.encode_enter, each(range(4))),
        numbered("step, by figure and square", actions.encode_step, each(range(squares))),
        numbered("spend an item, by figure", actions.encode_spend, each(items)),
        numbered("buy an item, by figure", actions.encode_buy, each(items)),
        numbered("turn by a thrown 1, by figure and direction", actions.encode_one, each(range(5))),
        numbered("lay a tile with these sides open", actions.encode_lay, shapes),
        numbered("a square, for a map or the curse", actions.encode_square, range(squares)),
        numbered("take an item out of the coffer", actions.encode_chest, items),
        numbered(
            "attack, by seat (the next one first), figure and item, or nothing to steal",
            actions.encode_rob,
            list(product(others, figures, [*items, actions.NOTHING])),
        ),
        numbered(
            "stop, no map, no attack, leave or swap the tiles",
            actions.encode_choice,
            range(actions.EXCHANGE + 1),
        ),
    ]
    if CHOCOLATE in items:
        listed.append(
            numbered("chocolate, by figure and pips", actions.encode_pips, each(range(1, PIPS + 1)))
        )
    if BOTTLE in items:
        listed.append(
            numbered("magic bottle, by figure and direction", actions.encode_through, each(range(4)))
        )
    if KEY in items:
        listed.append(numbered("golden key, by figure and direction", actions.encode_unlock, each(range(5))))
    if PLAN in items:
        pairs = [int(actions.pair_number(*pair)) for pair in combinations_with_replacement(range(squares), 2)]
        listed.append(
            numbered("plan, by figure and pair of squares", actions.encode_plan, each(sorted(pairs)))
        )
    return listed


def _figures(variant: dict[str, Value]) -> int:
    figures = variant["figures"]
    assert isinstance(figures, int)
    return figures

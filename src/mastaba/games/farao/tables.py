"""The tiles and the pyramid as arrays, for the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from mastaba.core.layout import blank, layout
from mastaba.games.farao.material import (
    BARRING,
    BLUE_BORDERED,
    COLOURS,
    CONTENTS,
    ITEMS,
    KILLING,
    MAGIC,
    SHAPES,
    TIRING,
)
from mastaba.games.farao.state import MOST_KINDS, MOST_SQUARES

if TYPE_CHECKING:
    from mastaba.games.farao.deck import Deck

SIDES = (7, 9)
NORTH, EAST, SOUTH, WEST = range(4)
ALL_OPEN = 15

# [big, square, direction]: the neighbouring square or -1
NEAR = np.full((2, MOST_SQUARES, 4), -1, np.int64)
# [big, direction]: the middle square of that side (FA-9); [big, square]: whether it is one
ENTRANCES = np.zeros((2, 4), np.int64)
IS_ENTRANCE = np.zeros((2, MOST_SQUARES), np.bool_)
SQUARES = np.array([side * side for side in SIDES], np.int64)
CHAMBER = SQUARES // 2

for _big, _side in enumerate(SIDES):
    for _square in range(_side * _side):
        _row, _column = divmod(_square, _side)
        for _d, (_down, _right) in enumerate(((-1, 0), (0, 1), (1, 0), (0, -1))):
            if 0 <= _row + _down < _side and 0 <= _column + _right < _side:
                NEAR[_big, _square, _d] = (_row + _down) * _side + _column + _right
    _middle = _side // 2
    ENTRANCES[_big] = (_middle, _middle * _side + _side - 1, (_side - 1) * _side + _middle, _middle * _side)
    IS_ENTRANCE[_big, ENTRANCES[_big]] = True

# [shape]: a mask of its orientations, each a mask of open sides
_FIRST_LAID = {"cross": 0b1111, "tee": 0b0111, "corner": 0b0011, "straight": 0b0101, "end": 0b0001}
ORIENTATIONS = np.zeros(len(SHAPES), np.int64)
for _shape, _name in enumerate(SHAPES):
    for _quarter in range(4):
        _laid = _FIRST_LAID[_name] << _quarter
        ORIENTATIONS[_shape] |= 1 << ((_laid | _laid >> 4) & ALL_OPEN)

# Contents, by their place in CONTENTS.
FOOD, WATER, TORCH_ITEM, SCARF, BOTTLE, KEY, KIT, MONEY, CHOCOLATE, PLAN, PAPYRUS = range(len(ITEMS))
INSCRIPTION = CONTENTS.index("inscription-" + COLOURS[0])  # the first of seven
MAP_TILE, TUNNEL, SHRINE, COFFER, PLAIN = (
    CONTENTS.index(name) for name in ("map", "secret-tunnel", "dark-shrine", "coffer", "plain")
)
MAGIC_ITEMS = sum(1 << ITEMS.index(item) for item in MAGIC)
# The item that lets its holder pass, by content; -1 for what is no obstacle (FA-24 to FA-26).
PASSES = {
    "snake": "torch",
    "toxic-gas": "scarf",
    "trap": "plan",
    "hunger": "food",
    "thirst": "water",
    "fatigue": "chocolate",
    "wall-ruins": "magic-bottle",
    "secret-door": "golden-key",
    "abyss": "papyrus",
}
HELPS = np.array([ITEMS.index(PASSES[name]) if name in PASSES else -1 for name in CONTENTS], np.int64)
KILLS = np.array([name in KILLING for name in CONTENTS], np.bool_)
TIRES = np.array([name in TIRING for name in CONTENTS], np.bool_)
BARS = np.array([name in BARRING for name in CONTENTS], np.bool_)

TABLES = layout(
    [
        ("kinds", "i8"),
        ("outline", "i8", (MOST_KINDS,)),  # the shape of a kind
        ("content", "i8", (MOST_KINDS,)),
        ("tiles", "i8", (2, MOST_KINDS)),  # how many there are, in the small and in the big pyramid
        ("tokens", "i8", (len(ITEMS),)),  # -1: one per player
        ("items", "i8", (2,)),  # a mask: the items of the small and of the big pyramid
    ]
)


def tables(deck: Deck) -> np.ndarray[Any, Any]:
    """The tiles as one record."""
    array = blank(TABLES)
    t = array[0]
    t.kinds = len(deck.kinds)
    for k, kind in enumerate(deck.kinds):
        t.outline[k] = SHAPES.index(kind.shape)
        t.content[k] = CONTENTS.index(kind.content)
        t.tiles[0, k] = deck.small.count(kind)
        t.tiles[1, k] = deck.cards.count(kind)
    for i, item in enumerate(ITEMS):
        number = deck.tokens[item]
        t.tokens[i] = -1 if number is None else number
        t.items[0] |= (item not in BLUE_BORDERED or any(tile.content == item for tile in deck.small)) << i
        t.items[1] |= 1 << i
    return array

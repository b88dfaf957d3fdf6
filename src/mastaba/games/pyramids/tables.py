"""The cards as arrays, for the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from mastaba.core.layout import blank, layout
from mastaba.core.squares import box_bit
from mastaba.games.patterns.fits import Fits
from mastaba.games.pyramids.material import COLOURS, HEIGHT, MOST_CARDS, SKULLS, WIDTH

if TYPE_CHECKING:
    from mastaba.games.pyramids.deck import Deck

_FITS = Fits(WIDTH, HEIGHT)
PLACED = _FITS.placed  # [pattern, placement]: its boxes
EVERY = _FITS.every  # [pattern, word]: all its placements
OVER_BOXES = _FITS.over

# The score card (PY-4): minus points by the number of skulls crossed off, and the pyramid points of a colour.
MINUS = np.array([0, *SKULLS], np.int64)
PYRAMID_POINTS = np.array([10, 6, 3], np.int64)

LEFT = sum(1 << row * WIDTH for row in range(HEIGHT))
RIGHT = LEFT << WIDTH - 1
LONGEST_WAY = WIDTH * HEIGHT
TABLES = layout(
    [
        ("cards", "i8"),
        ("numbers", "i8", (MOST_CARDS,)),  # order numbers
        ("of_colour", "i8", (len(COLOURS),)),  # masks of cards
        ("colour", "i8", (MOST_CARDS,)),
        ("open", "i8", (MOST_CARDS,)),  # boxes that are no wall
        ("entrance", "i8", (MOST_CARDS,)),
        ("tomb", "i8", (MOST_CARDS,)),
        ("crosses", "i8", (MOST_CARDS,)),  # red crosses
        ("gems", "i8", (MOST_CARDS, 2)),  # red, green
        ("torches", "i8", (MOST_CARDS,)),
        ("skulls", "i8", (MOST_CARDS,)),
        ("potions", "i8", (MOST_CARDS,)),
        ("icons", "i8", (MOST_CARDS,)),  # all of these
        # for players: the boxes that lie so many steps from the tomb
        ("far", "i8", (MOST_CARDS, LONGEST_WAY)),
    ]
)


def tables(deck: Deck) -> np.ndarray[Any, Any]:
    """The deck as one record."""
    array = blank(TABLES)
    t = array[0]
    t.cards = len(deck.cards)
    fields = {
        "entrance": t.entrance,
        "tomb": t.tomb,
        "red-cross": t.crosses,
        "red-gem": t.gems[:, 0],
        "green-gem": t.gems[:, 1],
        "torch": t.torches,
        "skull": t.skulls,
        "potion": t.potions,
    }
    for c, card in enumerate(deck.cards):
        t.numbers[c] = card.number
        t.colour[c] = COLOURS.index(card.colour)
        t.of_colour[COLOURS.index(card.colour)] |= 1 << c
        for name, symbol in card.boxes().items():
            bit = 1 << (box_bit(name, WIDTH, HEIGHT) or 0)
            if symbol != "wall":
                t.open[c] |= bit
            if symbol in fields:
                fields[symbol][c] |= bit
            if symbol not in ("plain", "wall", "entrance", "tomb"):
                t.icons[c] |= bit
        t.far[c] = steps_from_tomb(int(t.tomb[c]), int(t.open[c]))
    return array


def steps_from_tomb(tomb: int, open_boxes: int) -> list[int]:
    """Masks of the boxes by the length of the shortest way from there to the tomb."""
    rings, reached = [tomb], tomb
    for _ in range(LONGEST_WAY - 1):
        beside = reached << WIDTH | reached >> WIDTH | (reached & ~RIGHT) << 1 | (reached & ~LEFT) >> 1
        rings.append(beside & open_boxes & ~reached)
        reached |= rings[-1]
    return rings

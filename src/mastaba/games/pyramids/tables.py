"""The cards as arrays, for the rules."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from mastaba.core import net
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
MASK_BYTES = 4  # of a mask of boxes
CARD_INPUTS, TABLE_INPUTS = 66, 64  # of the network (features.py)
WEIGHTS = Path(__file__).with_name("net.npy")  # trained by ``mastaba train``
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
        # for bots: how far the nearest box of a value of a byte of a mask is from the tomb
        ("near", "i1", (MOST_CARDS, MASK_BYTES, 256)),
        ("way", "i8", (MOST_CARDS,)),  # for players: how many boxes the shortest way has
        ("rings", "i8", (MOST_CARDS, LONGEST_WAY)),  # for bots: the boxes so far from the tomb
        ("net", "f4", (net.size(CARD_INPUTS, TABLE_INPUTS),)),  # for bots: the weights of the network
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
        rings = steps_from_tomb(int(t.tomb[c]), int(t.open[c]))
        t.near[c] = nearest(rings)
        t.rings[c] = rings
        reached = [k for k, ring in enumerate(rings) if ring & int(t.entrance[c])]
        t.way[c] = 1 + (reached[0] if reached else LONGEST_WAY)
    t.net = np.load(WEIGHTS)
    return array


def nearest(rings: list[int]) -> np.ndarray[Any, Any]:
    """By byte of a mask of boxes, and by its value: the smallest distance of any of these boxes."""
    found = np.full((MASK_BYTES, 256), LONGEST_WAY, np.int8)
    values = np.arange(256)
    for far, ring in reversed(list(enumerate(rings))):
        for byte in range(MASK_BYTES):
            found[byte, values & (ring >> 8 * byte) != 0] = far
    return found


def steps_from_tomb(tomb: int, open_boxes: int) -> list[int]:
    """The masks of the boxes at each distance (by the shortest way) from the tomb."""
    rings, reached = [tomb], tomb
    for _ in range(LONGEST_WAY - 1):
        beside = reached << WIDTH | reached >> WIDTH | (reached & ~RIGHT) << 1 | (reached & ~LEFT) >> 1
        rings.append(beside & open_boxes & ~reached)
        reached |= rings[-1]
    return rings

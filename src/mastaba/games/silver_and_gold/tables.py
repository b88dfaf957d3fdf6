"""The cards as arrays, for the rules."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from mastaba.core import net
from mastaba.core.layout import blank, layout
from mastaba.core.squares import box_bit
from mastaba.games.patterns.fits import Fits
from mastaba.games.silver_and_gold.material import COLOURS, HEIGHT, MOST_CARDS, WIDTH
from mastaba.games.silver_and_gold.pace import SETS, paces

if TYPE_CHECKING:
    from mastaba.games.silver_and_gold.deck import Deck

_FITS = Fits(WIDTH, HEIGHT)
PLACED = _FITS.placed  # [pattern, placement]: its boxes
EVERY = _FITS.every[:, 0].copy()  # [pattern]: all its placements
OVER_BOXES = _FITS.over

# Trophies on the round card, in the order in which they are taken (SG-6).
TROPHIES = np.array([6, 5, 4, 3, 2, 1], np.int64)

CARD_INPUTS, TABLE_INPUTS = 79, 59  # of the network (features.py)
WEIGHTS = Path(__file__).with_name("net.npy")  # trained by ``mastaba train``

TABLES = layout(
    [
        ("cards", "i8"),
        ("boxes", "i8", (MOST_CARDS,)),
        ("xs", "i8", (MOST_CARDS,)),
        ("coins", "i8", (MOST_CARDS,)),
        ("palms", "i8", (MOST_CARDS,)),
        ("colour", "i8", (MOST_CARDS,)),
        ("of_colour", "i8", (len(COLOURS),)),  # masks of cards
        ("points", "i8", (MOST_CARDS,)),
        ("seal", "i8", (MOST_CARDS,)),  # the seal's colour, -1 without a seal
        ("seal_points", "i8", (MOST_CARDS,)),
        ("sealing", "i8", (len(COLOURS),)),  # masks of the cards with a seal of that colour
        ("double_seals", "i8"),  # a mask of the cards whose seal pays two
        ("turns", "f4", (SETS,)),  # for bots: the turns that a set of empty boxes takes
        ("saved", "u1", (SETS, 6)),  # for bots: how many of them a pattern saves
        ("net", "f4", (net.size(CARD_INPUTS, TABLE_INPUTS),)),  # for bots: the weights of the network
    ]
)


def tables(deck: Deck) -> np.ndarray[Any, Any]:
    """The deck as one record."""
    array = blank(TABLES)
    t = array[0]
    t.cards = len(deck.cards)
    for c, card in enumerate(deck.cards):
        for name, symbol in card.boxes().items():
            bit = 1 << (box_bit(name, WIDTH, HEIGHT) or 0)
            t.boxes[c] |= bit
            if symbol != "plain":
                {"x": t.xs, "coin": t.coins, "palm": t.palms}[symbol][c] |= bit
        t.colour[c] = COLOURS.index(card.colour)
        t.of_colour[t.colour[c]] |= 1 << c
        t.points[c] = card.points
        t.seal[c] = COLOURS.index(card.seal[0]) if card.seal else -1
        t.seal_points[c] = card.seal[1] if card.seal else 0
        if card.seal:
            t.sealing[t.seal[c]] |= 1 << c
            t.double_seals |= (card.seal[1] == 2) << c
    t.turns, t.saved = paces()
    t.net = np.load(WEIGHTS)
    return array

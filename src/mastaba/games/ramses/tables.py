"""The surface and the cards as arrays, for the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from mastaba.core.layout import blank, layout
from mastaba.games.ramses.material import ACTIONS, MOST_CARDS, MOST_HATS, PYRAMIDS, STACKS, TREASURES
from mastaba.games.ramses.state import BACKS, HEIGHT, HOLES, WIDTH

if TYPE_CHECKING:
    from mastaba.games.ramses.deck import Deck


def _near(hole: int, reach: int) -> int:
    """The holes in a straight line from a hole, up to ``reach`` away."""
    row, column = divmod(hole, WIDTH)
    return sum(
        1 << (row + away * down) * WIDTH + column + away * right
        for down, right in ((0, 1), (0, -1), (1, 0), (-1, 0))
        for away in range(1, reach + 1)
        if 0 <= row + away * down < HEIGHT and 0 <= column + away * right < WIDTH
    )


NEAR = np.array([_near(hole, 1) for hole in range(HOLES)], np.int64)  # [hole]: holes that border it
LINES = np.array(
    [_near(hole, WIDTH - 1) for hole in range(HOLES)], np.int64
)  # [hole]: holes in its row and column

# Blocks of 2 x 2, four across and three down (RA-3).
BLOCK = np.array(
    [hole // WIDTH // 2 * (WIDTH // 2) + hole % WIDTH // 2 for hole in range(HOLES)], np.int64
)  # [hole]: its block
CORNERS = np.array(
    [[hole for hole in range(HOLES) if BLOCK[hole] == block] for block in range(TREASURES)], np.int64
)  # [block, corner]: a hole
BLOCK_HOLES = np.array(
    [sum(1 << int(hole) for hole in CORNERS[block]) for block in range(TREASURES)], np.int64
)

CORNER_HOLES = sum(1 << hole for hole in (0, WIDTH - 1, HOLES - WIDTH, HOLES - 1))  # of the surface (RA-21)

STANDING = np.array(list(PYRAMIDS.values()), np.int64)  # how many pyramids of each colour
EXPLORER_POINTS = np.array([6, 3, 2], np.int64)  # RA-26

# A way of the free hole through the whole surface and back to its start: [hole] is the next hole.
_ROUND = [
    hole
    for row in range(HEIGHT)
    for hole in range(row * WIDTH + 1, row * WIDTH + WIDTH)[:: 1 if row % 2 == 0 else -1]
]
_ROUND += [row * WIDTH for row in reversed(range(HEIGHT))]
NEXT_ROUND = np.zeros(HOLES, np.int64)
for _here, _there in zip(_ROUND, _ROUND[1:] + _ROUND[:1], strict=True):
    NEXT_ROUND[_here] = _there

TABLES = layout(
    [
        ("cards", "i8"),
        ("treasure", "i8", (MOST_CARDS,)),
        ("points", "i8", (MOST_CARDS,)),
        ("back", "i8", (MOST_CARDS,)),
        ("alike", "i8", (MOST_CARDS,)),  # the cards with the same treasure and value
        ("with_back", "i8", (BACKS,)),
        ("of_stack", "i8", (STACKS,)),
        ("of_treasure", "i8", (TREASURES,)),
        ("chips", "i8", (MOST_HATS + 1,)),  # by hats
    ]
)


def tables(deck: Deck) -> np.ndarray[Any, Any]:
    """The deck as one record."""
    array = blank(TABLES)
    t = array[0]
    t.cards = len(deck.cards)
    for c, card in enumerate(deck.cards):
        t.treasure[c] = deck.number[card.treasure]
        t.points[c] = card.value
        t.back[c] = (card.stack - 1) * len(ACTIONS) + ACTIONS.index(card.action)
        t.alike[c] = sum(
            1 << d
            for d, other in enumerate(deck.cards)
            if (other.treasure, other.value) == (card.treasure, card.value)
        )
        t.with_back[int(t.back[c])] |= 1 << c
        t.of_stack[card.stack - 1] |= 1 << c
        t.of_treasure[deck.number[card.treasure]] |= 1 << c
    for hats in deck.chips:
        t.chips[hats] += 1
    return array

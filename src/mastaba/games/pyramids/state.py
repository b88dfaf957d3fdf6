"""The state of a game of Silver & Gold: Pyramids: one record.

Cards are numbered by rising order number, from 0; -1 stands for no card. Seats are rows of two-dimensional
fields.
"""

from __future__ import annotations

from mastaba.core.layout import layout
from mastaba.games.pyramids.material import MOST_CARDS

SEATS = 4

# Phases, in the order of the rulebook.
CHOOSE = 0  # cards are dealt, players keep two of four (PY-5)
LAY_OUT = 1  # the display is turned up (PY-5)
REVEAL = 2  # action 1
CROSS = 3  # action 2
REPLACE = 4  # action 3, a player takes a card
DRAW = 5  # action 3, the card taken unseen from the deck is turned up
REFILL = 6  # action 3, the display is refilled
OVER = 7

STATE = layout(
    [
        # the table
        ("seats", "i1"),
        ("show_pile", "i1"),
        ("phase", "i1"),
        ("turn", "i1"),  # 1 to 28
        ("pattern", "i1"),  # on the open expedition card, -1 before the first of a round
        ("expeditions", "i1", (6,)),  # face-down expedition cards by pattern
        ("bag", "i8"),  # the deck: a mask of unseen cards
        ("display", "i1", (4,)),
        ("collected", "i1", (3,)),  # boxes of pyramid points that are taken, by colour
        ("fresh", "i1"),  # a mask: who has not kept, or not crossed off, in this turn yet
        ("waiting", "i1"),  # action 3: a mask of those who have not begun to replace
        ("taking", "i1"),  # action 3: whose turn it is to replace, -1 if nobody's
        ("replacing", "i1"),  # action 3: replacements that the seat may still take
        ("just", "i8", (SEATS,)),  # actions 3 and 4: masks of the cards completed in this turn
        # before the first turn
        ("hand", "i1", (SEATS, 4)),
        # every player
        ("cards", "i1", (SEATS, 2)),
        ("crossed", "i4", (SEATS, 2)),  # boxes crossed off on them
        ("owed", "i1", (SEATS,)),  # more boxes to cross off, from red crosses
        ("gems", "i1", (SEATS, 2)),  # red, green
        ("torches", "i1", (SEATS,)),  # a mask of rounds
        ("skulls", "i1", (SEATS,)),
        ("points", "i1", (SEATS, 3)),  # masks of the boxes of pyramid points collected, by colour
        ("completed", "i8", (SEATS,)),  # masks of cards laid aside
        ("finished", "i1", (MOST_CARDS,)),  # by card: 1 for the first that its owner completed, …; 0 if not
        # every player before the present action, which is what the others see until it ends
        ("shown_crossed", "i4", (SEATS, 2)),
        ("shown_gems", "i1", (SEATS, 2)),
        ("shown_torches", "i1", (SEATS,)),
        ("shown_skulls", "i1", (SEATS,)),
    ]
)

"""The state of a game of Silver & Gold: one record.

Cards are numbered in the order of the card file; -1 stands for no card. Seats are rows of two-dimensional
fields.
"""

from __future__ import annotations

from mastaba.core.layout import layout
from mastaba.games.silver_and_gold.material import MOST_CARDS

SEATS = 4

# Phases, in the order of the rulebook.
CHOOSE = 0  # cards are dealt, players keep two of four (SG-7)
LAY_OUT = 1  # the display is turned up (SG-8)
FIRST = 2  # who is first player (SG-8)
REVEAL = 3  # step 1
CROSS = 4  # step 2
REPLACE = 5  # step 3, a player takes a card
DRAW = 6  # step 3, the card taken unseen from the deck is turned up
REFILL = 7  # step 3, the display is refilled
OVER = 8

STATE = layout(
    [
        # the table
        ("seats", "i1"),
        ("show_pile", "i1"),
        ("phase", "i1"),
        ("turn", "i1"),  # 1 to 28
        ("first", "i1"),  # the first player's seat
        ("pattern", "i1"),  # on the open expedition card, -1 before the first
        ("expeditions", "i1", (6,)),  # face-down expedition cards by pattern
        ("bag", "i8"),  # the deck: a mask of unseen cards
        ("display", "i1", (4,)),
        ("trophies", "i1"),  # how many are taken
        ("resolving", "i1"),  # step 3: how many players have had theirs
        ("replacing", "i1"),  # step 3: replacements that the player may still take
        ("fresh", "i1"),  # a mask: who has not kept, or not crossed off, in this step yet
        # before the first turn
        ("hand", "i1", (SEATS, 4)),
        # every player
        ("cards", "i1", (SEATS, 2)),
        ("crossed", "i4", (SEATS, 2)),  # boxes crossed off on them
        ("owed", "i1", (SEATS,)),  # more boxes to cross off, from X
        ("coins", "i1", (SEATS,)),
        ("cups", "i1", (SEATS, 3)),
        ("rows", "i1", (SEATS,)),  # coin rows that have been resolved
        ("palms", "i1", (SEATS,)),
        ("palm_points", "i1", (SEATS, 4)),
        ("completed", "i8", (SEATS,)),  # masks of cards laid aside
        ("finished", "i1", (MOST_CARDS,)),  # by card: 1 for the first that its owner completed, …; 0 if not
        # every player before the present step, which is what the others see until it ends
        ("shown_crossed", "i4", (SEATS, 2)),
        ("shown_coins", "i1", (SEATS,)),
        ("shown_palms", "i1", (SEATS,)),
    ]
)

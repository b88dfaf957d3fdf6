"""The state of a game of Ramses: one record.

Holes are numbered row by row from the top left, 0 to 47; treasures and search cards in the order of the card
file; -1 stands for none. Won cards are rows of ``won``, a row per seat; the last row is the game box, where
cards that the solo player lost go.
"""

from __future__ import annotations

from mastaba.core.layout import layout
from mastaba.games.ramses.material import ACTIONS, MOST_CARDS, MOST_HATS, STACKS

SEATS = 5
BOX = SEATS  # the row of the game box
WIDTH, HEIGHT = 8, 6
HOLES = WIDTH * HEIGHT

# Ways to play, in the order of the option.
BASIC, EXPERT, SOLO = 0, 1, 2

# Colours of pyramids; 0 is the free hole.
FREE, GOLD, RED, BLUE = 0, 1, 2, 3

# Special actions, in the order of the deck.
PLAIN, SAND_STORM, SCORPION, SUPER_POWERS, DUEL = 0, 1, 2, 3, 4
BACKS = STACKS * len(ACTIONS)  # a back is numbered (stack - 1) * 5 + action

# Phases: the setup, a turn, the special actions.
HIDE = 0  # a treasure comes under the surface (RA-7)
STAND = 1  # a pyramid comes onto it (RA-7)
CHIP = 2  # a chip comes under a gold pyramid (RA-21)
FIRST = 3  # who begins (RA-11)
BACK = 4  # the back of the next card comes to light (RA-6)
TURN_UP = 5  # the next card is turned up (RA-8)
SLIDE = 6  # a player slides, searching or duelling (RA-9, RA-17)
TILT = 7  # the player may tilt a gold pyramid (RA-23)
SCARAB = 8  # they may use their scarab (RA-22)
STING = 9  # a player slides under the eye of the scorpion (RA-15)
GIVE = 10  # they are stung and give a card away
BE_GIVEN = 11  # they have none: the player on their right gets the scorpion card
LAY = 12  # a dueller lays down a card (RA-17)
DRAW = 13  # a dueller without cards gets the one beneath the duel card (RA-17)
OVER = 14

STATE = layout(
    [
        # the table
        ("seats", "i1"),
        ("mode", "i1"),
        ("children", "i1"),
        ("slides", "i2"),  # the limit of slides a turn, 0 without one
        ("phase", "i1"),
        ("turn", "i1"),  # the seat that acts
        ("slid", "i2"),  # slides of this turn, since the last scarab (RA-10)
        ("walked", "i2"),  # all slides of this turn
        ("dealt", "i1"),  # setup: how many treasures, pyramids or chips have their place
        ("turned", "i1"),  # quarter turns of the board, clockwise (RA-14)
        # the surface
        ("hole", "i1"),  # the free hole
        ("before", "i1"),  # where it was before the last slide
        ("pyramid", "i1", (HOLES,)),
        ("treasure", "i1", (HOLES,)),  # hidden, but for the one in the free hole
        ("chip", "i1", (HOLES,)),  # hidden: 1 to 3 hats, 0 a curse, -1 none
        ("left", "i1", (MOST_HATS + 1,)),  # chips that nobody has taken, by hats
        # search cards
        ("bag", "i8"),  # the pile: a mask of cards without order
        ("top", "i1"),  # the back that shows on the pile
        ("open", "i1"),  # the card that is searched for
        ("won", "i8", (SEATS + 1,)),
        ("got", "i2", (MOST_CARDS,)),  # by card: 1 for the first that any player got, …; 0 if none has it
        ("gains", "i2"),  # how many cards players have got so far
        (
            "behind",
            "i1",
            (SEATS + 1, BACKS),
        ),  # in an observation: won cards of others by their backs, their fronts being in the bag
        # a duel
        ("challenger", "i1"),
        ("laid", "i1", (2,)),  # the challenger's card, and the other's
        ("unfit", "i1"),  # the treasure that the challenger may not lay, since the other has no different one
        # the game for experts
        ("scarabs", "i1", (SEATS,)),  # uses that are left
        ("hats", "i1", (SEATS,)),
        ("mummy", "i1"),  # who has it
        (
            "beneath",
            "i1",
        ),  # what lay under the pyramid tilted since the last slide (RA-23), -1 without a tilt
    ]
)

"""The state of a game of Farao: one record.

Squares are numbered row by row from the top left, side * row + column; -1 stands for no square. Figures count
from 0. Open sides are a mask in the order north, east, south, west; an open mask of 0 is a face-down tile.
"""

from __future__ import annotations

from mastaba.core.layout import layout
from mastaba.games.farao.material import BIG_TILES, ITEMS, SMALL_TILES

SEATS, FIGURES = 6, 3
MOST_SQUARES = 81
MOST_KINDS = SMALL_TILES + BIG_TILES
# A figure that is on no square: it may enter; or it is out of the game, or not used in this game.
OUTSIDE, GONE = -1, -2

# Phases: who decides what now.
FIRST = 0  # chance: who begins (FA-8)
THROW = 1  # chance: the die (FA-8)
MOVE = 2  # the player: a step, an item, the turn of FA-8a, or stop
TILE = 3  # chance: the identity of a tile that is turned up (FA-11, FA-18, FA-29, FA-34)
TURN = 4  # the player: how it is laid
MAP = 5  # the player: a tile to turn up by a map (FA-18)
CURSE = 6  # the player: where the curse goes (FA-21)
TAKE = 7  # the player: an item out of the coffer (FA-22)
LOOK = 8  # chance: the identity of a tile looked at secretly (FA-31)
SWAP = 9  # the player: whether they are swapped (FA-31)
ATTACK = 10  # the player: whom they attack (FA-15)
OVER = 11
# Phases between two decisions, which the rules pass through.
UNFOLD = 12  # a tile has been laid, and its maps have been used: continue with the task
WORK = 13  # the content of the tile under the figure works
CHECK = 14  # is anything left to decide in this move?
LAST = 15  # a papyrus's last tile (FA-34)
END = 16  # the move is over
PASS = 17  # the turn is over

# The task for which a tile is turned or turned up.
NO_TASK = 0
ENTERING = 1  # the figure goes to the square ``target`` (FA-9, FA-11)
TORCH = 2  # FA-29
LAST_TILE = 3  # FA-34
HANDLING = 4  # a face-up tile is turned: golden key (FA-33) or a thrown 1 (FA-8a)

STATE = layout(
    [
        # the table
        ("seats", "i1"),
        ("big", "i1"),  # 1 in the big pyramid
        ("figures", "i1"),
        ("needed", "i1"),  # inscriptions that open the chamber
        ("play_on", "i1"),
        ("phase", "i1"),
        ("first", "i1"),  # the seat that began
        ("turn", "i1"),  # the seat whose turn it is
        ("rounds", "i1"),  # rounds played to their end
        # the turn
        ("thrown", "i1"),
        ("die", "i1"),  # what it shows now
        ("used", "i1"),  # points used: steps, and the turn of FA-8a
        ("figure", "i1"),  # the archaeologist that moves, -1 while none is chosen
        ("behind", "i1"),  # the square just left (FA-12)
        ("scarfed", "i1"),  # FA-30
        ("papyrus", "i1"),  # FA-34 works
        ("walked", "i1"),  # a step has been made under it
        ("moved", "i1"),  # the figure has moved in this turn (FA-15)
        ("came_in", "i1"),  # it has entered the pyramid in this turn (FA-15)
        ("turned", "i1"),  # FA-8a has been used
        # the task within it
        ("task", "i1"),
        ("target", "i1"),  # the square that is being entered
        ("turning", "i1"),  # the square whose tile is being turned up or laid
        ("joins", "i1"),  # a side that has to be open when it is laid; 0: any orientation
        ("lit", "i1"),  # sides of the own tile beyond which the torch has still to turn up
        ("looked", "i1", (2,)),  # squares of a secret look
        ("unlooked", "i1"),  # a mask: which of them are still to be seen
        # the pyramid
        ("kind", "i1", (MOST_SQUARES,)),  # -1: nobody has seen it
        ("open", "i1", (MOST_SQUARES,)),
        ("knows", "i1", (MOST_SQUARES,)),  # of a face-down tile: a mask of the seats that have looked at it
        ("bag", "i1", (MOST_KINDS,)),  # tiles that nobody has seen, by kind
        ("curse", "i1"),
        ("unsealed", "i1"),  # the burial chamber is open
        # tokens
        ("supply", "i1", (len(ITEMS),)),
        ("stacks", "i2"),  # a mask: items whose stack lies face up
        ("coffer", "i2"),  # a mask: items in the coffer
        ("filled", "i1"),  # the coffer has been entered
        ("items", "i2", (SEATS,)),
        ("inscriptions", "i2", (SEATS,)),
        # archaeologists
        ("at", "i1", (SEATS, FIGURES)),
        (
            "entered",
            "i1",
            (SEATS,),
        ),  # the player's place among those who entered the chamber, 0 if they have not
        ("brought", "i2", (SEATS,)),  # the items they held then
    ]
)

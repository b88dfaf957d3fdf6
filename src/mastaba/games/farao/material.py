"""The components of Farao that state and tables need. Imports neither numpy nor numba."""

from __future__ import annotations

SHAPES = ("cross", "tee", "corner", "straight", "end")
ITEMS = (
    "food",
    "water",
    "torch",
    "scarf",
    "magic-bottle",
    "golden-key",
    "first-aid-kit",
    "money",
    "chocolate",
    "plan",
    "papyrus",
)
MAGIC = ("magic-bottle", "golden-key", "papyrus")
BLUE_BORDERED = ("water", "scarf", "chocolate", "plan", "papyrus")  # only laid out for the big pyramid (FA-6)
COLOURS = ("red", "blue", "green", "yellow", "white", "pink", "orange")
INSCRIPTIONS = tuple(f"inscription-{colour}" for colour in COLOURS)
OPENING = 5  # inscriptions that open the chamber (FA-16); the small pyramid has the first five (FA-4)
KILLING = ("snake", "toxic-gas", "trap")
TIRING = ("hunger", "thirst", "fatigue")
BARRING = ("wall-ruins", "secret-door", "abyss")
# All contents of tiles. In the rules a content is its index in this list.
CONTENTS = (
    *ITEMS,
    *INSCRIPTIONS,
    *KILLING,
    *TIRING,
    *BARRING,
    "map",
    "secret-tunnel",
    "dark-shrine",
    "coffer",
    "plain",
)
SMALL_TILES, BIG_TILES = 48, 32

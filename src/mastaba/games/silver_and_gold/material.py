"""What lies in the box of Silver & Gold, as far as state and tables need it. Light: no numpy, no numba."""

from __future__ import annotations

COLOURS = ("purple", "orange", "green", "grey")
WIDTH = HEIGHT = 4  # of a card's grid
MOST_CARDS = 62  # of a deck

"""The components of Silver & Gold that state and tables need. Imports neither numpy nor numba."""

from __future__ import annotations

COLOURS = ("purple", "orange", "green", "grey")
WIDTH = HEIGHT = 4  # of a card's grid
MOST_CARDS = 62  # in a deck

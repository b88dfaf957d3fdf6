"""The components of Pyramids that state and tables need. Imports neither numpy nor numba."""

from __future__ import annotations

COLOURS = ("green", "orange", "purple")
WIDTH = HEIGHT = 5  # of a card's grid
MOST_CARDS = 62  # in a deck
SKULLS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)  # minus points on the score card, two rows of five (PY-4)

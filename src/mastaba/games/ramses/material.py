"""The components of Ramses that state and tables need. Imports neither numpy nor numba."""

from __future__ import annotations

TREASURES = 12
STACKS = 3
ACTIONS = ("plain", "sand-storm", "scorpion", "super-powers", "duel")  # on the backs; "plain" stands for none
SYMBOLS = len(ACTIONS)
PYRAMIDS = {"gold": 16, "red": 16, "blue": 15}
CHIPS = PYRAMIDS["gold"]
MOST_CARDS = 62
MOST_HATS = 3
KINDS = MOST_HATS + 1  # of chips: a curse, and one to three hats

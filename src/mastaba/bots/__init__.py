"""Players that see observations only."""

LEVELS = ("novice", "club", "expert", "pharaoh")
"""The levels of every game, from weak to strong."""

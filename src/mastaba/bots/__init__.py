"""Bots. They see only what their seat may know."""

LEVELS = ("novice", "club", "expert", "pharaoh")
"""The levels of every game, from weak to strong."""

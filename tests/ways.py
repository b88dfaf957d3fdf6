"""Ways to play, over every registered game: what the laws are held against."""

from __future__ import annotations

from pathlib import Path

from mastaba.match import registry
from mastaba.testing import ways as testing
from mastaba.testing.ways import Positions, Way, observed, random_game

__all__ = ["ALL", "NAMES", "Positions", "Way", "observed", "random_game", "ways"]


def ways(name: str) -> list[Way]:
    """The ways of the public test, with odd decks: small ones, and full of symbols."""
    package = registry.package_of(name).rsplit(".", 1)[1]
    return testing(name, sorted((Path(__file__).parent / "games" / package / "decks").glob("*.txt")))


ALL = [way for name in registry.names() for way in ways(name)]
NAMES = registry.names()

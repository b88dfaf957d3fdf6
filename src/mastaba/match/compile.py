"""Which games are compiled: what lies on disk, and who compiles what is missing."""

from __future__ import annotations

from mastaba.core import cache
from mastaba.core.kernel import COMPILING
from mastaba.match import registry

DRIVERS = ("mastaba.core", "mastaba.search")  # packages whose drivers are compiled with a game's rules


def is_warm(name: str) -> bool:
    """Whether all that a game needs lies compiled on disk, so that it starts within a second."""
    return not COMPILING or cache.is_warm(registry.package_of(name), *DRIVERS)


def mark_warm(name: str) -> None:
    """Remember that a game has been compiled to the end."""
    if COMPILING:
        cache.mark_warm(registry.package_of(name), *DRIVERS)

"""What moves cost: how long each part of the work takes, counted by size, for the metrics."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass, field

BOUNDS = (
    1e-5, 2e-5, 5e-5, 1e-4, 2e-4, 5e-4, 1e-3, 2e-3, 5e-3, 1e-2, 2e-2, 5e-2, 0.1, 0.2, 0.5, 1.0, 5.0,
)  # fmt: skip
"""Seconds."""


class Cost:
    """How often something took how long.

    >>> cost = Cost()
    >>> for seconds in (1e-5, 3e-5, 60.0):
    ...     cost.add(seconds)
    >>> cost.up_to()[:3], cost.up_to()[-1], round(cost.seconds)
    ([('1e-05', 1), ('2e-05', 1), ('5e-05', 2)], ('+Inf', 3), 60)
    """

    __slots__ = ("counts", "seconds")

    def __init__(self) -> None:
        self.counts, self.seconds = [0] * (len(BOUNDS) + 1), 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds

    def up_to(self) -> list[tuple[str, int]]:
        """How many took at most so long, for each bound."""
        found, total = [], 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.counts, strict=True):
            total += count
            found.append((bound, total))
        return found


@dataclass(frozen=True)
class Costs:
    """The parts of a move."""

    decode: Cost = field(default_factory=Cost)
    """Reading a question of a socket."""
    rules: Cost = field(default_factory=Cost)
    """Checking a move and playing it."""
    commit: Cost = field(default_factory=Cost)
    """Waiting until it is on disk, together with others."""
    view: Cost = field(default_factory=Cost)
    """What is new for one reader, encoded."""
    send: Cost = field(default_factory=Cost)
    """Handing it to the network."""

"""What a bot remembers of the surface. No rule depends on it.

The memory gets only observations, one after every slide at the table. It may be perfect or forgetful: things
are forgotten, a hole is taken for its neighbour, a sand storm confuses, only a few treasures are remembered
at a time.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from mastaba.core.bag import Array, pick
from mastaba.games.ramses.material import TREASURES
from mastaba.games.ramses.rules import NOTHING, direction
from mastaba.games.ramses.state import GOLD, HOLES
from mastaba.games.ramses.tables import BLOCK, CORNERS, LINES, NEAR

UNKNOWN, EMPTY = -2, -1
CHANCES = 10_000  # the unit of the probabilities below is 1 / 10,000


@dataclass(frozen=True)
class Forgetting:
    """How a memory fails: probabilities in 1 / 10,000."""

    fades: int = 0
    """A treasure is forgotten, at every slide that anybody makes."""
    empty_fades: int = 0
    """The same for an empty hole."""
    confused: int = 0
    """A treasure is remembered in a hole next to its own."""
    storm: int = 0
    """Anything is forgotten when a sand storm turns the board."""
    span: int = TREASURES
    """How many treasures are remembered at a time: a new one replaces the one seen longest ago."""


PERFECT = Forgetting()
FORGETFUL = Forgetting(fades=30, empty_fades=80, confused=800, storm=2500)


def _bits(mask: int) -> list[int]:
    return [hole for hole in range(HOLES) if mask >> hole & 1]


NEIGHBOURS = [_bits(int(mask)) for mask in NEAR]
IN_LINE = [_bits(int(mask)) for mask in LINES]
BLOCK_OF = [int(block) for block in BLOCK]
CORNERS_OF = [[int(hole) for hole in row] for row in CORNERS]


class Recall:
    """What one bot remembers."""

    def __init__(self, forgetting: Forgetting, dice: Array) -> None:
        self.forgetting = forgetting
        self.dice = dice
        self.holes = [UNKNOWN] * HOLES
        self.order: list[int] = []  # remembered treasures, the one seen longest ago first
        self.last: tuple[int, int] = (-1, 0)  # the free hole and the turns of the board at the last look
        self.before = -1  # where the free hole was before that
        self.searched = 0  # a mask of the search cards that have been open
        self.beneath: dict[
            int, int
        ] = {}  # by hole: what a tilt showed under the gold pyramid that stands there now

    def happens(self, chance: int) -> bool:
        return chance > 0 and int(pick(self.dice, CHANCES)) < chance

    # --- seeing ---

    def see(self, o: Any) -> None:
        """Look at the table; nothing is added if it has not changed."""
        if int(o.open) >= 0:
            self.searched |= 1 << int(o.open)
        now = int(o.hole), int(o.turned)
        if now[0] < 0:
            return
        if now == self.last:
            self._see_beneath(o)
            return
        how = self.forgetting
        if how != PERFECT:
            for hole, seen in enumerate(self.holes):
                if seen == UNKNOWN:
                    continue
                if self.happens(how.fades if seen >= 0 else how.empty_fades) or (
                    now[1] != self.last[1] and self.happens(how.storm)
                ):
                    self.holes[hole] = UNKNOWN
        self._follow(self.last[0], now[0])
        self.last = now
        self._remember(now[0], int(o.treasure[now[0]]))

    def _remember(self, hole: int, treasure: int) -> None:
        if treasure >= 0:
            if self.happens(self.forgetting.confused):
                hole = NEIGHBOURS[hole][int(pick(self.dice, len(NEIGHBOURS[hole])))]
            for other in range(HOLES):  # a treasure is in one place, and a block has one treasure
                if self.holes[other] == treasure or (
                    self.holes[other] >= 0 and BLOCK_OF[other] == BLOCK_OF[hole]
                ):
                    self.holes[other] = UNKNOWN
            self.order = [*(seen for seen in self.order if seen != treasure and seen in self.holes), treasure]
            for oldest in self.order[: -self.forgetting.span]:
                self.holes[self.holes.index(oldest)] = UNKNOWN
            self.order = self.order[-self.forgetting.span :]
        self.holes[hole] = treasure

    def _follow(self, start: int, end: int) -> None:
        """Follow the pyramids whose underside was seen: those between the old and the new free hole moved."""
        if start == end:  # only the board has been turned
            return
        self.before = -1
        if start < 0 or end not in IN_LINE[start]:  # a slide was missed
            self.beneath = {}
            return
        step = int(direction(start, end))
        for place in range(start, end, step):
            if place + step in self.beneath:
                self.beneath[place] = self.beneath.pop(place + step)
        self.before = start

    def _see_beneath(self, o: Any) -> None:
        """Remember the underside of a tilted pyramid. With super powers it may be any of those moved, so
        nothing is remembered."""
        start, end = self.before, int(o.hole)
        if int(o.beneath) < 0 or start < 0:
            return
        golden = [
            place for place in range(start, end, int(direction(start, end))) if int(o.pyramid[place]) == GOLD
        ]
        if len(golden) == 1:
            self.beneath[golden[0]] = 0 if int(o.beneath) == 0 else NOTHING

    # --- knowing ---

    def open_blocks(self) -> dict[int, list[int]]:
        """Blocks whose treasure is not known, with the corners where it may lie."""
        found = {}
        for block in range(TREASURES):
            corners = CORNERS_OF[block]
            if all(self.holes[hole] < 0 for hole in corners):
                found[block] = [hole for hole in corners if self.holes[hole] == UNKNOWN] or corners
        return found

    def risks(self) -> list[float]:
        """The probability that there is a treasure, for every hole."""
        risk = [1.0 if seen >= 0 else 0.0 for seen in self.holes]
        for corners in self.open_blocks().values():
            for hole in corners:
                risk[hole] = 1 / len(corners)
        return risk

    def aims(self, treasure: int) -> list[int]:
        """Where to look for a treasure: where it is, or wherever it may be."""
        if treasure in self.holes:
            return [self.holes.index(treasure)]
        aims = [hole for corners in self.open_blocks().values() for hole in corners]
        if not aims:  # a confused memory knows the treasure of every block, but not this one: start again
            self.holes = [UNKNOWN] * HOLES
            aims = list(range(HOLES))
        return aims


def replayed(recall: Recall, observations: Iterable[Any]) -> Recall:
    """The memory of a bot that saw these observations, for a bot whose server was restarted.

    What it missed is not remembered.
    """
    for seen in observations:
        recall.see(seen)
    return recall

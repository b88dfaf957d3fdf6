"""A player's memory of the surface, and what to do with it. For bots: no rule depends on it.

A memory is built from observations alone, one after every slide at the table, as somebody who sits there sees it. It may be
perfect or forgetful: what was seen fades, one hole is taken for its neighbour, a sand storm mixes things up.
"""

from __future__ import annotations

import heapq
import math
from dataclasses import dataclass
from typing import Any

from mastaba.core.bag import Array, pick
from mastaba.games.ramses.deck import TREASURES
from mastaba.games.ramses.rules import CARD, CHOICE, KEEP, TILT_NONE, USE, has_powers, left_of
from mastaba.games.ramses.state import GIVE, HOLES, LAY, SCARAB, SLIDE, STING, TILT
from mastaba.games.ramses.tables import BLOCK, CORNERS, LINES, NEAR

UNKNOWN, EMPTY = -2, -1
PATIENT_SLIDES = 20  # in a scorpion, before boredom wins
A_SLIDE = 1e-3  # a step of the way, against the risk on it
A_WRONG_TREASURE = 12.0  # to uncover it ends the turn
A_LOST_DUEL = 30.0
CHANCES = 10_000  # of so many


@dataclass(frozen=True)
class Forgetting:
    """How a memory fails: chances of 10,000."""

    fades: int = 0
    """A treasure is forgotten, at every slide that anybody makes."""
    empty_fades: int = 0
    """The same for an empty hole."""
    confused: int = 0
    """A treasure is remembered one hole aside."""
    storm: int = 0
    """Anything is forgotten when a sand storm turns the board."""


PERFECT = Forgetting()
FORGETFUL = Forgetting(fades=30, empty_fades=80, confused=800, storm=2500)


def _bits(mask: int) -> list[int]:
    return [hole for hole in range(HOLES) if mask >> hole & 1]


_NEAR = [_bits(int(mask)) for mask in NEAR]
_LINES = [_bits(int(mask)) for mask in LINES]
_BLOCK = [int(block) for block in BLOCK]
_CORNERS = [[int(hole) for hole in row] for row in CORNERS]


class Memory:
    """What one player remembers."""

    def __init__(self, forgetting: Forgetting, dice: Array) -> None:
        self.forgetting = forgetting
        self.dice = dice
        self.holes = [UNKNOWN] * HOLES
        self.last: tuple[int, int] = (-1, 0)  # the free hole and the turns of the board when last looked at
        self.stung = 0  # own slides under the eye of this scorpion

    def _happens(self, chance: int) -> bool:
        return chance > 0 and int(pick(self.dice, CHANCES)) < chance

    # --- seeing ---

    def see(self, o: Any) -> None:
        """Look at the table; nothing new is remembered while it stays as it is."""
        now = int(o.hole), int(o.turned)
        if now == self.last or now[0] < 0:
            return
        how = self.forgetting
        if how != PERFECT:
            for hole, seen in enumerate(self.holes):
                if seen == UNKNOWN:
                    continue
                if self._happens(how.fades if seen >= 0 else how.empty_fades) or (now[1] != self.last[1] and self._happens(how.storm)):
                    self.holes[hole] = UNKNOWN
        self.last = now
        self._remember(now[0], int(o.treasure[now[0]]))

    def _remember(self, hole: int, treasure: int) -> None:
        if treasure >= 0:
            if self._happens(self.forgetting.confused):
                hole = _NEAR[hole][int(pick(self.dice, len(_NEAR[hole])))]
            for other in range(HOLES):  # a treasure lies in one place, and one in a block
                if self.holes[other] == treasure or (self.holes[other] >= 0 and _BLOCK[other] == _BLOCK[hole]):
                    self.holes[other] = UNKNOWN
        self.holes[hole] = treasure

    # --- knowing ---

    def _open_blocks(self) -> dict[int, list[int]]:
        """Blocks whose treasure is not known, with the corners where it may lie."""
        found = {}
        for block in range(TREASURES):
            corners = _CORNERS[block]
            if all(self.holes[hole] < 0 for hole in corners):
                found[block] = [hole for hole in corners if self.holes[hole] == UNKNOWN] or corners
        return found

    def risks(self) -> list[float]:
        """For every hole how likely it shows a treasure."""
        open_blocks = self._open_blocks()
        risk = [1.0 if seen >= 0 else 0.0 for seen in self.holes]
        for corners in open_blocks.values():
            for hole in corners:
                risk[hole] = 1 / len(corners)
        return risk

    def aims(self, treasure: int) -> list[int]:
        """Where to look for a treasure: where it lies, or wherever it may."""
        if treasure in self.holes:
            return [self.holes.index(treasure)]
        aims = [hole for corners in self._open_blocks().values() for hole in corners]
        if not aims:  # a muddled memory has every block's treasure, but not this one: begin anew
            self.holes = [UNKNOWN] * HOLES
            aims = list(range(HOLES))
        return aims

    def way(self, start: int, treasure: int, own: int, powers: bool) -> int:
        """The next hole on the way to a treasure with the least risk of any other."""
        aims = set(self.aims(treasure)) - {start} or set(range(HOLES)) - {start}
        risk = self.risks()
        best = [math.inf] * HOLES
        best[start] = 0.0
        queue = [(0.0, start, -1)]
        reached: dict[int, int] = {}
        while queue:
            cost, hole, first = heapq.heappop(queue)
            if hole in reached:
                continue
            reached[hole] = first
            if hole in aims:
                return first
            for further in _LINES[hole] if powers else _NEAR[hole]:
                price = cost + A_SLIDE + (0.0 if further in aims else self._price(further, risk[further], own))
                if price < best[further]:
                    best[further] = price
                    heapq.heappush(queue, (price, further, further if first < 0 else first))
        raise AssertionError("every hole can be reached")

    def _price(self, hole: int, risk: float, own: int) -> float:
        if own >= 0 and self.holes[hole] == own:
            return A_LOST_DUEL
        return A_WRONG_TREASURE if risk >= 1 else min(A_WRONG_TREASURE, -math.log(1 - risk))

    # --- choosing ---

    def choose(self, t: Any, o: Any, seat: int, choices: list[int]) -> int:
        """One of the legal actions."""
        self.see(o)
        phase = int(o.phase)
        if phase != STING:
            self.stung = 0
        if phase == SLIDE:
            sought, own = self._sought(t, o, seat)
            return self.way(int(o.hole), sought, own, bool(has_powers(t, o)))
        if phase == STING:
            self.stung += 1
            if self.stung > PATIENT_SLIDES:  # two that remember everything would walk round for ever
                return choices[int(pick(self.dice, len(choices)))]
            risk = self.risks()
            return min(choices, key=lambda hole: (risk[hole], int(pick(self.dice, CHANCES))))
        if phase == TILT:
            worth_it = sum(int(left) for left in o.left[1:]) > 2 * int(o.left[0])
            return choices[0] if worth_it else CHOICE << 6 | TILT_NONE
        if phase == SCARAB:
            sought, _ = self._sought(t, o, seat)
            promising = sought in self.holes or len(self._open_blocks()) <= 3
            return CHOICE << 6 | (USE if promising else KEEP)
        assert phase in (GIVE, LAY)
        return min(choices, key=lambda action: int(t.points[action - (CARD << 6)]))

    def _sought(self, t: Any, o: Any, seat: int) -> tuple[int, int]:
        """The treasure to look for, and in a duel the own one, to be kept covered."""
        if int(o.challenger) < 0:
            return int(t.treasure[int(o.open)]), -1
        own, other = (0, 1) if seat == int(o.challenger) else (1, 0)
        assert seat in (int(o.challenger), int(left_of(o, o.challenger)))
        return int(t.treasure[int(o.laid[other])]), int(t.treasure[int(o.laid[own])])

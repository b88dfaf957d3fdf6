"""Bots with a memory in Ramses: where they slide, and what they do with cards, chips and scarabs. No rule
depends on it."""

from __future__ import annotations

import heapq
import math
from dataclasses import dataclass
from typing import Any

from mastaba.core.bag import Array, pick
from mastaba.games.ramses.actions import KEEP, TILT_NONE, USE, bit_of, encode_choice
from mastaba.games.ramses.duel import left_of
from mastaba.games.ramses.foresight import refuses, safest_sting, tilts, uses_scarab
from mastaba.games.ramses.recall import (
    CHANCES,
    EMPTY,
    FORGETFUL,
    IN_LINE,
    NEIGHBOURS,
    PERFECT,
    UNKNOWN,
    Forgetting,
    Recall,
    replayed,
)
from mastaba.games.ramses.rules import has_powers
from mastaba.games.ramses.state import GIVE, HOLES, LAY, SCARAB, SLIDE, STING, TILT

__all__ = [
    "EMPTY",
    "FORGETFUL",
    "LEVELS",
    "PERFECT",
    "UNKNOWN",
    "Character",
    "Forgetting",
    "Memory",
    "replayed",
]

PATIENT_SLIDES = 20  # own slides under a scorpion, before the bot takes a risk
PATIENT_TURNS = 12  # own turns for the same treasure, with a limit of slides per turn, before the bot wanders
A_SLIDE = 1e-3  # the cost of a slide, compared with the risk
A_WRONG_TREASURE = 12.0  # the cost of uncovering it, which ends the turn
A_LOST_DUEL = 30.0


@dataclass(frozen=True)
class Character:
    """How a bot plays."""

    memory: Forgetting = PERFECT
    wanders: int = 0
    """How often a slide is random, in 1 / 10,000."""
    plans: bool = False
    """Plans ahead (``foresight``)."""


LEVELS = {
    "novice": Character(Forgetting(fades=17, empty_fades=48, confused=620, storm=1300, span=9), wanders=50),
    "club": Character(Forgetting(fades=14, empty_fades=40, confused=520, storm=1080, span=10)),
    "expert": Character(Forgetting(fades=8, empty_fades=22, confused=280, storm=600)),
    "pharaoh": Character(plans=True),
}


CHARACTERS = LEVELS | {"searcher": Character(), "forgetful": Character(FORGETFUL)}


def player(name: str, dice: Array) -> Memory:
    """The memory of a bot of this name."""
    return Memory(CHARACTERS[name], dice)


class Memory(Recall):
    """One bot: what it remembers, and how it decides."""

    def __init__(self, character: Character | Forgetting, dice: Array) -> None:
        self.character = character if isinstance(character, Character) else Character(character)
        super().__init__(self.character.memory, dice)
        self.stung = 0  # own slides under the eye of this scorpion
        self.refused = -1  # the open card that it has left to the other player
        self.refusing = False
        self.goal = (-1, -1, -1)  # of its last turn: the open card and those of a duel
        self.turns = 0  # own turns with that goal
        self.wandering = False

    def way(self, start: int, aims: set[int], own: int, powers: bool, left: int = 0) -> int:
        """The next hole on the way to one of the aims, with the least risk of uncovering something else.

        ``left`` is the number of slides left in this turn (RA-10), 0 without a limit. With a limit, an aim
        within reach comes before a safer one that is not; if none is within reach, come nearer to one.
        """
        aims = aims - {start} or set(range(HOLES)) - {start}
        risk = self.risks()
        prices = [0.0 if hole in aims else self._price(hole, risk[hole], own) for hole in range(HOLES)]
        near = self._way(start, aims, prices, powers, left) if 0 < left < HOLES else -1
        return near if near >= 0 else self._way(start, aims, prices, powers, 0)

    def _way(self, start: int, aims: set[int], prices: list[float], powers: bool, most: int) -> int:
        """The first hole of the cheapest way to an aim; with ``most``, within that many slides, or -1."""
        best, fewest = [math.inf] * HOLES, [HOLES] * HOLES
        best[start] = 0.0
        queue = [(0.0, start, -1, 0)]
        while queue:
            cost, hole, first, slides = heapq.heappop(queue)
            if slides >= fewest[hole]:  # already reached at a lower cost, with as few slides
                continue
            fewest[hole] = slides if most else 0
            if hole in aims:
                return first
            if most and (slides == most or prices[hole] >= A_WRONG_TREASURE):  # here the turn ends
                continue
            for further in IN_LINE[hole] if powers else NEIGHBOURS[hole]:
                price = cost + A_SLIDE + prices[further]
                if price < best[further] or (most and slides + 1 < fewest[further]):
                    best[further] = min(price, best[further])
                    heapq.heappush(queue, (price, further, further if first < 0 else first, slides + 1))
        assert most, "every hole can be reached"
        return -1

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
            return self._slide(t, o, seat, choices)
        if phase == STING:
            return self._under_the_scorpion(o, choices)
        if phase == TILT:
            if self.character.plans:
                return tilts(self, o, seat, choices)
            worth_it = sum(int(left) for left in o.left[1:]) > 2 * int(o.left[0])
            return choices[0] if worth_it else encode_choice(TILT_NONE)
        if phase == SCARAB:
            sought, _ = self._sought(t, o, seat)
            if self.character.plans:
                promising = uses_scarab(self, t, o, sought)
            else:
                promising = sought in self.holes or len(self.open_blocks()) <= 3
            return encode_choice(USE if promising else KEEP)
        assert phase in (GIVE, LAY)
        return min(choices, key=lambda action: int(t.points[bit_of(action)]))

    def _slide(self, t: Any, o: Any, seat: int, choices: list[int]) -> int:
        if self.happens(self.character.wanders):
            return choices[int(pick(self.dice, len(choices)))]
        sought, own = self._sought(t, o, seat)
        aims = set(self.aims(sought))
        if int(o.walked) == 0:
            self._begin_turn(o)
            self.refusing = (
                self.character.plans and own < 0 and self.refused != int(o.open) and refuses(self, t, o)
            )
            self.refused = int(o.open) if self.refusing else self.refused
        if self.refusing:
            aims = {hole for hole, seen in enumerate(self.holes) if seen >= 0 and seen != sought} - {
                int(o.hole)
            } or aims
        if self.wandering:
            # With one slide per turn a dueller uncovers only every other hole, like the squares of one colour
            # on a chessboard. If each treasure is on the other's squares, somebody has to give in.
            gives_up = own < 0 or self.turns > 2 * PATIENT_TURNS
            anywhere = [action for action in choices if gives_up or self.holes[action] != own]
            return anywhere[int(pick(self.dice, len(anywhere)))]
        left = int(o.slides) - int(o.slid) if int(o.slides) else 0
        return self.way(int(o.hole), aims, own, bool(has_powers(t, o)), left)

    def _begin_turn(self, o: Any) -> None:
        """Decide whether to slide at random in this turn.

        If turns have a limit, two players who want the free hole in different places could move it back and
        forth for ever: duellers, and players whose memories differ. The longer this lasts, the more often
        the bot slides at random.
        """
        goal = int(o.open), int(o.laid[0]), int(o.laid[1])
        self.turns = self.turns + 1 if goal == self.goal else 1
        self.goal = goal
        restless = CHANCES * (self.turns - PATIENT_TURNS) // self.turns
        self.wandering = int(o.slides) > 0 and self.happens(restless)

    def _under_the_scorpion(self, o: Any, choices: list[int]) -> int:
        self.stung += 1
        if self.stung > PATIENT_SLIDES:  # two bots that remember everything would slide for ever
            return choices[int(pick(self.dice, len(choices)))]
        risk = self.risks()
        if self.character.plans:
            return safest_sting(risk, int(o.hole), choices)
        return min(choices, key=lambda hole: (risk[hole], int(pick(self.dice, CHANCES))))

    def _sought(self, t: Any, o: Any, seat: int) -> tuple[int, int]:
        """The treasure to look for, and in a duel the bot's own, which must stay covered."""
        if int(o.challenger) < 0:
            return int(t.treasure[int(o.open)]), -1
        own, other = (0, 1) if seat == int(o.challenger) else (1, 0)
        assert seat in (int(o.challenger), int(left_of(o, o.challenger)))
        return int(t.treasure[int(o.laid[other])]), int(t.treasure[int(o.laid[own])])

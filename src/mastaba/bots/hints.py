"""Hints for a person who asks."""

from __future__ import annotations

from dataclasses import dataclass

from mastaba.bots.players import Greedy
from mastaba.bots.seat import Seat


@dataclass(frozen=True)
class Hint:
    """A move, what it is worth, and one line why."""

    move: str
    worth: float
    why: str


def hints(match: Seat, seat: int) -> list[Hint]:
    """The best moves, the best first."""
    action = Greedy("hint")(match, seat)
    words = match.game.words
    step = words.step(match.tables[0], match.observation(seat)[0], seat, action, None)
    return [Hint(words.write(step), 0.0, "looks best one step ahead")]

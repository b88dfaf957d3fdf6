"""The levels: opponents from one that a child beats to one that is hard for anyone.

Weak levels are weak like people: they overlook moves and see only their own gain. Strong ones search.
"""

from __future__ import annotations

from typing import Any, ClassVar

from mastaba.bots.searcher import Forgetful, Searcher
from mastaba.bots.seat import Seat, hurried
from mastaba.bots.thinker import Limit, Thinker
from mastaba.core.bag import dice, pick
from mastaba.core.contract import About
from mastaba.core.layout import blank

LEVELS = ("novice", "club", "expert", "pharaoh")


class Novice:
    """Overlooks most of its moves, and takes the one of the others that looks best to itself."""

    says: ClassVar[str] = "overlooks two moves of three, and takes what looks best to itself among the rest"
    sees_one_in: ClassVar[int] = 3

    def __init__(self, seed: str) -> None:
        self.dice = dice(seed)[0]

    def __call__(self, match: Seat, seat: int) -> int:
        seen, choices = match.observation(seat), match.actions(seat)
        forced = hurried(match, seen, seat)
        if forced is not None:
            return forced
        noticed = [action for action in choices if int(pick(self.dice, self.sees_one_in)) == 0]
        if not noticed:
            return choices[int(pick(self.dice, len(choices)))]
        engine, scratch = match.game.engine, blank(match.game.engine.state)
        return max(noticed, key=lambda action: float(engine.worth_after(match.tables, seen, 0, seat, action, scratch)))


class Club:
    """Plays by the game's policy: sound habits, no calculation."""

    says: ClassVar[str] = "plays by sound habits, without calculating"

    def __init__(self, seed: str) -> None:
        self.dice = dice(seed)[0]

    def __call__(self, match: Seat, seat: int) -> int:
        engine = match.game.engine
        out, _ = engine.room()
        seen = match.observation(seat)
        forced = hurried(match, seen, seat)
        if forced is not None:
            return forced
        if hasattr(match.game.policy, "choose"):
            return int(engine.choose_in(match.tables, seen, 0, seat, self.dice, out))
        return int(engine.best_next(match.tables, seen, 0, seat, self.dice, out, blank(engine.state)))


class Expert(Thinker):
    says: ClassVar[str] = "calculates what its moves lead to for half a second"
    limit: ClassVar[Limit] = Limit(seconds=0.5)


class Pharaoh(Thinker):
    says: ClassVar[str] = "calculates what its moves lead to for two seconds, and forgets nothing"
    limit: ClassVar[Limit] = Limit(seconds=2.0)


SEARCHING: dict[str, Any] = {"novice": Novice, "club": Club, "expert": Expert, "pharaoh": Pharaoh}
REMEMBERING: dict[str, Any] = {"novice": Forgetful, "club": Forgetful, "expert": Searcher, "pharaoh": Searcher}


def levels_of(about: About | None) -> dict[str, Any]:
    """The levels of a game: games of memory have players that remember more or less, all others such that search."""
    return REMEMBERING if about and about.memory else SEARCHING

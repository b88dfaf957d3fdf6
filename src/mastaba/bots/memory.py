"""Players with a memory: for games that offer one (``Game.memory``).

They watch: after every step at the table they look at it, as the people round it do, and remember what they
see as well as their memory lets them. They never ask for more than their own observation.
"""

from __future__ import annotations

from typing import Any, ClassVar

from mastaba.bots.seat import Seat, hurried
from mastaba.core.bag import dice
from mastaba.match.match import Match
from mastaba.match.visibility import Onlooker


class Searcher:
    """Remembers everything it has seen."""

    says: ClassVar[str] = "remembers everything, and walks round what it does not want"
    character: ClassVar[str] = "searcher"

    def __init__(self, seed: str) -> None:
        self.dice = dice(seed)[0]
        self._memory: Any = None
        self._onlooker: Onlooker | None = None
        self._watching = False

    def memory(self, match: Seat) -> Any:
        if self._memory is None:
            if match.game.memory is None:
                raise ValueError(
                    f"{self.character!r} plays games of memory, and {match.game.about.title} is none"
                )
            self._memory = match.game.memory(self.character, self.dice)
        return self._memory

    def watch(self, match: Seat, seat: int) -> None:
        """Look at the table after somebody's step."""
        self._watching = True
        self.memory(match).see(match.observation(seat)[0])

    def _catch_up(self, match: Match, seat: int) -> None:
        """Nobody lets it watch, but it is given the match itself, not a chair at it: it looks at every step
        that it has missed."""
        if self._onlooker is None or not self._onlooker.follows(match):  # another game
            self._onlooker, self._memory = Onlooker(match), None
        for chair in self._onlooker.missed(match, seat):
            self.memory(chair).see(chair.observation(seat)[0])

    def __call__(self, match: Seat, seat: int) -> int:
        if isinstance(match, Match) and not self._watching:
            self._catch_up(match, seat)
        seen = match.observation(seat)
        forced = hurried(match, seen, seat)
        if forced is not None:
            return forced
        return int(self.memory(match).choose(match.tables[0], seen[0], seat, match.actions(seat)))


class Forgetful(Searcher):
    """Forgets, and takes one place for another."""

    says: ClassVar[str] = "forgets, takes one place for another, and is muddled by sand storms"
    character: ClassVar[str] = "forgetful"


class RememberingNovice(Searcher):
    says: ClassVar[str] = "remembers the last few finds, mixes places up, and wanders about"
    character: ClassVar[str] = "novice"


class RememberingClub(Searcher):
    says: ClassVar[str] = "remembers about half of what it has seen, now and then beside the right place"
    character: ClassVar[str] = "club"


class RememberingExpert(Searcher):
    says: ClassVar[str] = "remembers nearly everything, and walks round what it does not want"
    character: ClassVar[str] = "expert"


class RememberingPharaoh(Searcher):
    says: ClassVar[str] = "forgets nothing, plans ahead, and lets a find go if the next is worth more"
    character: ClassVar[str] = "pharaoh"

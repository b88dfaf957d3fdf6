"""Bots with a memory, for games that have one (``Definition.memory``).

They look at the table after every step, as people do, and remember what they see as well as their memory
allows. They use only their own observations.
"""

from __future__ import annotations

from typing import Any, ClassVar

from mastaba.core.bag import dice
from mastaba.core.hurry import hurried
from mastaba.core.seat import ActionBot, SeatView
from mastaba.match.local_seat import LocalSeat
from mastaba.match.shuffle import Seed, seed_text
from mastaba.match.visibility import Onlooker


class Searcher(ActionBot):
    """Remembers everything it has seen."""

    says: ClassVar[str] = "remembers everything, and avoids what it does not want"
    character: ClassVar[str] = "searcher"

    def __init__(self, seed: Seed | None = None) -> None:
        self.dice = dice(seed_text(seed))[0]
        self._memory: Any = None
        self._onlooker: Onlooker | None = None
        self._watching = False

    def memory(self, seat: SeatView) -> Any:
        """What it remembers of this game."""
        if self._memory is None:
            if seat.opened.memory is None:
                raise ValueError(
                    f"{self.character!r} plays only games of memory, and {seat.game.title} is not one"
                )
            self._memory = seat.opened.memory(self.character, self.dice)
        return self._memory

    def watch(self, seat: SeatView) -> None:
        """Look at the table after somebody's step."""
        self._watching = True
        self.memory(seat).see(seat.observation[0])

    def _catch_up(self, seat: LocalSeat) -> None:
        """Without calls of ``watch``: look at every step that the seat has seen since the bot last looked."""
        onlooker, missed = seat.missed(self._onlooker)
        if onlooker is not self._onlooker:  # another game
            self._onlooker, self._memory = onlooker, None
        for past in missed:
            self.memory(past).see(past.observation[0])

    def choose_action(self, seat: SeatView) -> int:
        if isinstance(seat, LocalSeat) and not self._watching:
            self._catch_up(seat)
        seen = seat.observation
        forced = hurried(seat, seen)
        if forced is not None:
            return forced
        return int(self.memory(seat).choose(seat.tables[0], seen[0], seat.seat, seat.actions))


class Forgetful(Searcher):
    """Forgets, and confuses places."""

    says: ClassVar[str] = "forgets, takes a place for its neighbour, and is confused by sand storms"
    character: ClassVar[str] = "forgetful"


class RememberingNovice(Searcher):
    says: ClassVar[str] = "remembers the last few finds, confuses places, and strays now and then"
    character: ClassVar[str] = "novice"


class RememberingClub(Searcher):
    says: ClassVar[str] = "remembers about half of what it has seen, sometimes next to the right place"
    character: ClassVar[str] = "club"


class RememberingExpert(Searcher):
    says: ClassVar[str] = "remembers nearly everything, and avoids what it does not want"
    character: ClassVar[str] = "expert"


class RememberingPharaoh(Searcher):
    says: ClassVar[str] = "forgets nothing, plans ahead, and leaves a find if the next is worth more"
    character: ClassVar[str] = "pharaoh"

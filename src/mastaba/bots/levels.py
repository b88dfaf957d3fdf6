"""The levels of bots, from one that a child can beat to one that is hard for anybody.

Weak levels make people's mistakes: they overlook moves and see only their own gain. Strong levels search.
"""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import replace
from typing import Any, ClassVar

from mastaba.bots.memory import RememberingClub, RememberingExpert, RememberingNovice, RememberingPharaoh
from mastaba.bots.search import Limit, Thinker
from mastaba.core.bag import dice, pick
from mastaba.core.contract import About
from mastaba.core.hurry import hurried
from mastaba.core.layout import blank
from mastaba.core.seat import ActionBot, Bot, SeatView
from mastaba.match.registry import Game
from mastaba.match.shuffle import Seed, seed_text
from mastaba.search.bound import Search, search_of


class Overlooking(ActionBot):
    """Notices only some of its moves, and takes the one of them that is worth most to itself."""

    says: ClassVar[str]

    @staticmethod
    def judge(search: Search) -> Any:
        """The driver that evaluates the position after an action."""
        return search.worth_after

    @staticmethod
    @abstractmethod
    def overlooks(game: Game) -> int:
        """The percentage of moves that it does not notice."""

    def __init__(self, seed: Seed | None = None) -> None:
        self.dice = dice(seed_text(seed))[0]

    def choose_action(self, seat: SeatView) -> int:
        game, seen, choices = seat.opened, seat.observation, seat.actions
        forced = hurried(seat, seen)
        if forced is not None:
            return forced
        overlooks = self.overlooks(game)
        noticed = [action for action in choices if int(pick(self.dice, 100)) >= overlooks] or [
            choices[int(pick(self.dice, len(choices)))]
        ]
        worth_after, scratch = self.judge(search_of(game.definition)), blank(game.engine.state)
        tables, number = seat.tables, seat.seat
        return max(noticed, key=lambda action: float(worth_after(tables, seen, 0, number, action, scratch)))


class Novice(Overlooking):
    says: ClassVar[str] = "overlooks many a move, and takes the one of the others that looks best"

    @staticmethod
    def overlooks(game: Game) -> int:
        return game.policy.novice_overlooks


class Club(Overlooking):
    says: ClassVar[str] = (
        "knows what pays and plays by habit, without calculating, and overlooks a move now and then"
    )

    @staticmethod
    def overlooks(game: Game) -> int:
        return 5

    @staticmethod
    def judge(search: Search) -> Any:
        return search.standing_after


class Expert(Thinker):
    says: ClassVar[str] = "calculates what its moves lead to, for a quarter of a second at most"
    limit: ClassVar[Limit] = Limit(seconds=0.25, playouts=300)

    def allowed(self, game: Game) -> Limit:
        """By default, as many playouts as the game's policy says."""
        return (
            replace(self.within, playouts=self.playouts_in(game))
            if self.within is Expert.limit
            else self.within
        )

    @staticmethod
    def playouts_in(game: Game) -> int | None:
        """How many at most, if nobody says otherwise."""
        return game.policy.expert_playouts or Expert.limit.playouts


class Pharaoh(Thinker):
    says: ClassVar[str] = "calculates what its moves lead to for a second, and forgets nothing"
    limit: ClassVar[Limit] = Limit(seconds=1.0)
    learned: ClassVar[bool] = True


SEARCHING: dict[str, type[Bot]] = {"novice": Novice, "club": Club, "expert": Expert, "pharaoh": Pharaoh}
REMEMBERING: dict[str, type[Bot]] = {
    "novice": RememberingNovice,
    "club": RememberingClub,
    "expert": RememberingExpert,
    "pharaoh": RememberingPharaoh,
}


def levels_of(about: About | None) -> dict[str, type[Bot]]:
    """The levels of a game. In games of memory they differ in how much they remember, in other games in how
    much they search."""
    return REMEMBERING if about and about.memory else SEARCHING

"""The levels: opponents from one that a child beats to one that is hard for anyone.

Weak levels are weak like people: they overlook moves and see only their own gain. Strong ones search.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar

from mastaba.bots.hurry import hurried
from mastaba.bots.memory import RememberingClub, RememberingExpert, RememberingNovice, RememberingPharaoh
from mastaba.bots.search import Limit, Thinker
from mastaba.core.bag import dice, pick
from mastaba.core.contract import About
from mastaba.core.layout import blank
from mastaba.core.seat import ActionBot, Bot, SeatView
from mastaba.match.registry import Game
from mastaba.match.shuffle import Seed, seed_text
from mastaba.search.bound import Search, search_of


class Overlooking(ActionBot):
    """Notices some of its moves only, and takes the one that looks best to itself."""

    says: ClassVar[str]
    notices: ClassVar[int]  # moves of a hundred

    @staticmethod
    def judge(search: Search) -> Any:
        """The driver that says what a position is worth after an action."""
        return search.worth_after

    def __init__(self, seed: Seed | None = None) -> None:
        self.dice = dice(seed_text(seed))[0]

    def choose_action(self, seat: SeatView) -> int:
        game, seen, choices = seat.opened, seat.observation, seat.actions
        forced = hurried(seat, seen)
        if forced is not None:
            return forced
        noticed = [action for action in choices if int(pick(self.dice, 100)) < self.notices] or [
            choices[int(pick(self.dice, len(choices)))]
        ]
        worth_after, scratch = self.judge(search_of(game.definition)), blank(game.engine.state)
        tables, number = seat.tables, seat.seat
        return max(noticed, key=lambda action: float(worth_after(tables, seen, 0, number, action, scratch)))


class Novice(Overlooking):
    says: ClassVar[str] = "overlooks two moves of three, and takes what looks best to itself among the rest"
    notices: ClassVar[int] = 33


class Club(Overlooking):
    says: ClassVar[str] = (
        "knows what pays and plays by habit, without calculating, and overlooks a move now and then"
    )
    notices: ClassVar[int] = 60

    @staticmethod
    def judge(search: Search) -> Any:
        return search.standing_after


class Expert(Thinker):
    says: ClassVar[str] = "calculates what its moves lead to, for half a second at most"
    limit: ClassVar[Limit] = Limit(seconds=0.5, playouts=300)

    def allowed(self, game: Game) -> Limit:
        """Usually as many playouts as the game's policy gives an expert: in some games a few already tell
        nearly all."""
        playouts = game.policy.expert_playouts
        return (
            replace(self.within, playouts=playouts)
            if playouts and self.within is Expert.limit
            else self.within
        )


class Pharaoh(Thinker):
    says: ClassVar[str] = "calculates what its moves lead to for two seconds, and forgets nothing"
    limit: ClassVar[Limit] = Limit(seconds=2.0)


SEARCHING: dict[str, type[Bot]] = {"novice": Novice, "club": Club, "expert": Expert, "pharaoh": Pharaoh}
REMEMBERING: dict[str, type[Bot]] = {
    "novice": RememberingNovice,
    "club": RememberingClub,
    "expert": RememberingExpert,
    "pharaoh": RememberingPharaoh,
}


def levels_of(about: About | None) -> dict[str, type[Bot]]:
    """The levels of a game: in games of memory they differ in what they remember, in others in how far
    they search."""
    return REMEMBERING if about and about.memory else SEARCHING

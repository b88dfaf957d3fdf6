"""What a bot in this process gets: a seat of a match."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from mastaba.core.bag import Array
from mastaba.core.contract import About, View
from mastaba.core.seat import Move, SeatView
from mastaba.match.registry import Game, card_list

if TYPE_CHECKING:
    from mastaba.match.match import Match
    from mastaba.match.visibility import Onlooker


class LocalSeat(SeatView):
    """A seat of a match in this process. Its player can't reach the true state, the seed or the log."""

    __slots__ = ("_acting", "_actions", "_missed", "_move", "_moves", "_names", "_observation", "_ply",
                 "_seat", "_view", "deck", "opened", "tables")  # fmt: skip

    opened: Game
    tables: Array
    deck: Any

    def __init__(self, match: Match, seat: int, ply: Callable[[], int] | None = None) -> None:
        self.opened, self.deck, self.tables = match.game, match.deck, match.tables
        self._seat, self._names = seat, [str(one["name"]) for one in match.seats]
        self._observation = partial(match.observation, seat)
        self._actions, self._moves = partial(match.actions, seat), partial(match.moves, seat)
        self._move, self._view = partial(match.move, seat), partial(match.view, seat)
        self._acting = partial(_acting, match)
        self._ply = ply or partial(_seat_ply, match, seat)
        self._missed = partial(_missed, match, seat)

    @property
    def game(self) -> About:
        return self.opened.about

    @property
    def seat(self) -> int:
        return self._seat

    @property
    def names(self) -> list[str]:
        return list(self._names)

    @property
    def ply(self) -> int:
        return self._ply()

    @property
    def over(self) -> bool:
        return self._acting() == 0

    @property
    def view(self) -> View:
        return self._view()

    @property
    def cards(self) -> dict[str, Any]:
        return card_list(self.deck)

    @property
    def observation(self) -> Array:
        return self._observation()

    @property
    def actions(self) -> list[int]:
        return self._actions()

    @property
    def moves(self) -> list[Move]:
        return self._moves()

    def move(self, action: int) -> Move:
        return self._move(action)

    def missed(self, onlooker: Onlooker | None) -> tuple[Onlooker, Iterator[SeatView]]:
        """The onlooker (a new one if this is another game), and what this seat has seen since it last
        looked."""
        return self._missed(onlooker)


def _acting(match: Match) -> int:
    return match.acting


def _seat_ply(match: Match, seat: int) -> int:
    from mastaba.match.visibility import seat_ply

    return seat_ply(match, seat)


def _missed(match: Match, seat: int, onlooker: Onlooker | None) -> tuple[Onlooker, Iterator[SeatView]]:
    from mastaba.match.visibility import Onlooker

    if onlooker is None or not onlooker.follows(match):
        onlooker = Onlooker(match)
    return onlooker, onlooker.missed(match, seat)

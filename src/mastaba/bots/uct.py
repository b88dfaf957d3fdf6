"""Plain UCT with random playouts: the yardstick for the levels. It knows only the rules of the game."""

from __future__ import annotations

import time
from typing import Any, ClassVar

import numpy as np

from mastaba.bots.search import CHUNKS, RESERVE, Limit, habit
from mastaba.core.bag import Array, dice
from mastaba.core.hurry import hurried
from mastaba.core.layout import blank, zeros
from mastaba.core.seat import ActionBot, SeatView
from mastaba.match.registry import Game
from mastaba.match.shuffle import Seed, seed_text
from mastaba.search.bound import search_of
from mastaba.search.policy import MOST_SEATS

MOST_NODES = 1 << 18
DEEPEST = 200


def _forest(game: Game, playouts: int | None) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """Buffers for a tree and for playing. Each search has its own, since several may run at once. A playout
    adds one node at most; without a limit of playouts the tree takes up memory only as it grows."""
    number = np.dtype(np.int64)
    nodes = min(MOST_NODES, 1 + (playouts or MOST_NODES))
    tree = tuple(np.zeros(nodes, np.float64 if k == 6 else np.int64) for k in range(7))
    out, _ = game.engine.buffers()
    return tree, (blank(game.engine.state), out, zeros(MOST_SEATS, number), zeros(DEEPEST, number))


def search(seat: SeatView, thrown: Array, limit: Limit) -> int:
    """The choice tried most often."""
    began = time.perf_counter()
    tree, buffers = _forest(seat.opened, limit.playouts)
    child, sibling, action, _, visits, _, _ = tree
    child[0] = 0
    seen, used, done = seat.observation, 1, 0
    playouts = min(8, limit.playouts or 8)
    while playouts > 0:
        before = time.perf_counter()
        used = int(
            search_of(seat.opened.definition).grow(
                seat.tables, seen, seat.seat, playouts, used, thrown, tree, buffers
            )
        )
        done += playouts
        if limit.playouts is not None:
            playouts = min(256, limit.playouts - done)
        else:
            allowed = (limit.seconds or 0.0) * (1 - RESERVE)
            now = time.perf_counter()
            each = (now - before) / playouts
            playouts = min(int((allowed - (now - began)) / each), max(1, int(allowed / CHUNKS / each)))
    best, node = 0, int(child[0])
    while node > 0:
        if best == 0 or visits[node] > visits[best]:
            best = node
        node = int(sibling[node])
    return int(action[best])


class Uct(ActionBot):
    """Plain UCT with random playouts."""

    says: ClassVar[str] = "searches a tree with random playouts and knows only the rules"
    limit: ClassVar[Limit] = Limit(seconds=0.5)

    def __init__(self, seed: Seed | None = None, limit: Limit | None = None) -> None:
        self.dice = dice(seed_text(seed))
        self.within = limit or self.limit

    def choose_action(self, seat: SeatView) -> int:
        forced = hurried(seat, seat.observation)
        if forced is not None:
            return forced
        choices = seat.actions
        if seat.opened.plain:
            return habit(seat, self.dice[0])
        return choices[0] if len(choices) == 1 else search(seat, self.dice, self.within)

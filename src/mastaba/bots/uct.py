"""Plain UCT with random playouts: the yardstick for the levels. It knows nothing of the game but its
rules."""

from __future__ import annotations

import time
from typing import Any, ClassVar

import numpy as np

from mastaba.bots.hurry import hurried
from mastaba.bots.search import CHUNKS, RESERVE, SEATS, Limit
from mastaba.core.bag import Array, dice
from mastaba.core.layout import blank, zeros
from mastaba.core.seat import ActionBot, SeatView
from mastaba.match.registry import Game
from mastaba.match.shuffle import Seed, seed_text
from mastaba.search.bound import search_of

MOST_NODES = 1 << 18
DEEPEST = 200


def _forest(game: Game) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """Room for a tree, and for playing: of each search's own, since several may think at once. Memory is
    taken up only as the tree grows."""
    number = np.dtype(np.int64)
    tree = tuple(np.zeros(MOST_NODES, np.float64 if k == 6 else np.int64) for k in range(7))
    out, weights = game.engine.buffers()
    return tree, (blank(game.engine.state), out, weights, zeros(SEATS, number), zeros(DEEPEST, number))


def search(seat: SeatView, thrown: Array, limit: Limit) -> int:
    """The choice tried most often."""
    began = time.perf_counter()
    tree, buffers = _forest(seat.opened)
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

    says: ClassVar[str] = "searches a tree with random playouts and knows nothing but the rules"
    limit: ClassVar[Limit] = Limit(seconds=0.5)

    def __init__(self, seed: Seed | None = None, limit: Limit | None = None) -> None:
        self.dice = dice(seed_text(seed))[0]
        self.within = limit or self.limit

    def choose_action(self, seat: SeatView) -> int:
        forced = hurried(seat, seat.observation)
        if forced is not None:
            return forced
        choices = seat.actions
        return choices[0] if len(choices) == 1 else search(seat, self.dice, self.within)

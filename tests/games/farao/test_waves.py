"""Waves over sets of squares find the distances that a search from square to square finds."""

from __future__ import annotations

import heapq
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from mastaba.games.farao import chart, worth
from mastaba.games.farao.ground import survey
from mastaba.games.farao.pyramid import content_at, face_down, would_bar, would_kill
from mastaba.games.farao.sets import any_in, both, earlier, either, later, only, set_of, without, write
from mastaba.games.farao.state import MOST_SQUARES, OUTSIDE
from mastaba.games.farao.tables import CHAMBER, ENTRANCES, NEAR, SQUARES, TUNNEL
from mastaba.games.farao.waves import LEVELS
from mastaba.match.match import Match

Steps = Iterator[tuple[int, int]]
POSITIONS = 60


def any_position(pyramid: str, seed: int) -> tuple[Any, Any]:
    """Tiles at random, face up, face down or looked at; a player who holds and has read something."""
    match = Match("farao", ["", ""], seed="waves", variant={"pyramid": pyramid})
    luck, t, s = random.Random(seed), match.tables[0], match.state
    bag = [kind for kind, tiles in enumerate(s.bag) for _ in range(tiles)]
    luck.shuffle(bag)
    shown = luck.random()
    for square in range(SQUARES[s.big]):
        if square != CHAMBER[s.big] and luck.random() < shown:
            s.kind[square] = bag.pop()
            s.bag[s.kind[square]] -= 1
            s.open[square] = luck.choice([*range(1, 16), 0])
    up = [k for k in range(SQUARES[s.big]) if not face_down(s, k) and k != CHAMBER[s.big]]
    s.curse = luck.choice([-1, *up])
    s.unsealed = luck.random() < 0.2
    s.items[0] = luck.getrandbits(11) & luck.getrandbits(11)
    s.inscriptions[0] = luck.getrandbits(5)
    return t, s


def shortest(starts: dict[int, int], steps_from: Any, far: int) -> list[int]:
    """Dijkstra's algorithm: the distances from squares that start with a number."""
    found, waiting = [far] * MOST_SQUARES, [(number, square) for square, number in starts.items()]
    heapq.heapify(waiting)
    while waiting:
        number, square = heapq.heappop(waiting)
        if number < found[square]:
            found[square] = number
            for there, cost in steps_from(square):
                heapq.heappush(waiting, (number + cost, there))
    return found


def tunnels(t: Any, s: Any, square: int) -> list[int]:
    """Where a tunnel leads to from here."""

    def is_one(k: int) -> bool:
        return not face_down(s, k) and content_at(t, s, k) == TUNNEL

    return [k for k in range(SQUARES[s.big]) if is_one(k) and k != square] if is_one(square) else []


def charted(t: Any, s: Any) -> list[int]:
    """``chart``: from what is useful back to every square."""
    chamber = int(CHAMBER[s.big])

    def back(there: int) -> Steps:
        if there == s.curse:
            return
        price = chart.step_cost(t, s, 0, there)
        for d in range(4):
            here = NEAR[s.big, there, d]
            if here >= 0 and here != chamber:
                yield here, price + chart.WALLED * chart.walled(s, there, here, d)
        for here in tunnels(t, s, there):
            yield here, price

    if chart.is_ready(s, 0):
        return shortest({chamber: 0}, back, chart.FAR)
    starts = {}
    for square in set(range(SQUARES[s.big])) - {chamber, int(s.curse)}:
        if s.kind[square] < 0:
            starts[square] = chart.search_cost(t, s, 0)
        elif worth.lacks(t, s, 0, t.content[s.kind[square]]):
            starts[square] = 0
    return shortest(starts, back, chart.FAR)


def walked(t: Any, s: Any, start: int) -> list[int]:
    """``walk``: from a square, or from outside, to every square."""

    def price(there: int) -> int:
        if face_down(s, there):
            return 1 + worth.DELAYS.hidden
        if there == CHAMBER[s.big]:
            return 1
        harm = worth.DELAYS.barred if would_bar(t, s, 0, there) else 0
        return 1 + (worth.DELAYS.deadly if would_kill(t, s, 0, there) else harm)

    def on(here: int) -> Steps:
        if here == CHAMBER[s.big]:
            return
        for d in range(4):
            there = NEAR[s.big, here, d]
            if there >= 0 and there != s.curse:
                yield there, price(there) + worth.DELAYS.wall * chart.walled(s, here, there, d)
        for there in tunnels(t, s, here):
            if there != s.curse:
                yield there, 1

    doors = {int(door): price(int(door)) for door in ENTRANCES[s.big] if door != s.curse}
    return shortest(doors if start == OUTSIDE else {start: 0}, on, worth.FAR)


@pytest.mark.parametrize("pyramid", ["small", "big"])
def test_a_chart_has_the_shortest_distances(pyramid: str) -> None:
    far = np.empty(MOST_SQUARES, np.int64)
    for seed in range(POSITIONS):
        t, s = any_position(pyramid, seed)
        chart.chart(t, s, 0, far)
        assert far.tolist() == charted(t, s), f"position {seed}"


@pytest.mark.parametrize("pyramid", ["small", "big"])
def test_a_walk_takes_the_fewest_steps(pyramid: str) -> None:
    steps = np.empty(MOST_SQUARES, np.int64)
    for seed in range(POSITIONS):
        t, s = any_position(pyramid, seed)
        for here in (OUTSIDE, random.Random(seed).choice([k for k in range(SQUARES[s.big]) if k != s.curse])):
            wanted = walked(t, s, here)
            for limit in (worth.FAR, 7):
                worth.walk(s, survey(t, s, 0), here, steps, limit)
                assert steps.tolist() == [min(number, limit) for number in wanted], f"position {seed}"


def test_no_square_waits_for_longer_than_a_ring_has_levels() -> None:
    for delays in (chart.DELAYS, worth.DELAYS):
        assert max(1 + delays.wall, *delays) < LEVELS


def test_sets_of_squares() -> None:
    luck = random.Random("sets")
    for _ in range(200):
        one, other = ({luck.randrange(MOST_SQUARES) for _ in range(luck.randrange(30))} for _ in range(2))
        assert either(set_of(one), set_of(other)) == set_of(one | other)
        assert both(set_of(one), set_of(other)) == set_of(one & other)
        assert without(set_of(one), set_of(other)) == set_of(one - other)
        assert any_in(set_of(one)) == bool(one)
        by = luck.choice([1, 7, 9])
        assert later(set_of(one), by) == set_of({k + by for k in one})
        assert earlier(set_of(one), by) == set_of({k - by for k in one if k >= by})
        assert all(only(k) == set_of({k}) for k in one)
        numbers = np.zeros(MOST_SQUARES, np.int64)
        write(set_of(one), 1, numbers)
        assert set(np.flatnonzero(numbers).tolist()) == one

"""Measures the speed of one game's rules."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import numpy as np
from tests.literal.agreement import literal_game

from bench.measure import Rate, rate, seconds, spoken
from mastaba.bots.players import Random
from mastaba.bots.search import Limit, Race, horizon, think
from mastaba.core.bag import Array, actions, dice, pick
from mastaba.core.layout import blank
from mastaba.match.match import Match
from mastaba.match.registry import Game, about, game, read_deck

VECTOR = 4096
STEPS = 100
MANY = 10**9
LIMIT = Limit(seconds=0.2)
Row = tuple[str, str]


class Bench:
    """One game with its default options."""

    def __init__(self, name: str, seats: int) -> None:
        self.name, self.seats = name, seats
        self.game: Game = game(name)
        self.engine = self.game.engine
        self.tables = self.game.tables(read_deck(name))
        options = about(name).options
        self.variant = np.array([option.number(option.default) for option in options] or [0], np.int64)

    def playouts(self, seed: str, games: int) -> tuple[Any, ...]:
        return self.tables, blank(self.engine.state), dice(seed), self.seats, self.variant, games, MANY

    def rows(self) -> Iterator[Row]:
        games = self._games_a_run()
        room = self.playouts("one", games)
        one = rate(lambda: int(self.engine.playouts(*room)))
        played = rate(lambda: self.engine.playouts(*room) and games, 1)
        yield "state", f"{self.engine.state.itemsize} bytes"
        yield "random playouts, one core, decisions/s", str(one)
        yield "random playouts, one core, games/s", str(played)
        yield "random playouts, two cores, decisions/s", str(self._two_cores(games))
        yield f"vector of {VECTOR} games, masks, decisions/s", str(self.vector(observing=False))
        yield (
            f"vector of {VECTOR} games, masks and observations, decisions/s",
            str(self.vector(observing=True)),
        )
        single = self._single()
        yield "one decision from Python, one call, µs", f"{1e6 / single.best:.2f} | {1e6 / single.median:.2f}"
        yield from self.search_rows()
        literal = self._literal()
        yield "literal implementation, decisions/s", str(literal)
        yield (
            "ratio, playouts to literal",
            f"{spoken(one.best / literal.best)} | {spoken(one.median / literal.median)}",
        )

    def search_rows(self) -> Iterator[Row]:
        """Two players, the first decision of a game."""
        match = Match(self.name, ["", ""], seed="bench")
        seat = match.to_act[0]
        race = Race(
            match.game,
            match.tables,
            match.observation(seat),
            seat,
            match.actions(seat),
            dice("search")[0],
            horizon(match.game),
            1,
        )

        def search() -> int:
            before = race.playouts
            race.worlds = 0
            race.run(8)
            return race.playouts - before

        yield "search, playouts from the first decision on, one core, /s", str(rate(search))
        think(match.seat(seat), dice("limit")[0], LIMIT, most=horizon(match.game), finalists=2)
        taken = seconds(
            lambda: think(match.seat(seat), dice("limit")[0], LIMIT, most=horizon(match.game), finalists=2),
            15,
        )
        yield f"search with a limit of {LIMIT.seconds} s, s", f"{taken[0]:.3f} | {taken[1]:.3f}"

    def _games_a_run(self) -> int:
        """Games that take about 20 ms."""
        room = self.playouts("size", 1)
        quick = rate(lambda: self.engine.playouts(*room) and 1, 0.3)
        return max(1, int(quick.median * 0.02))

    def _two_cores(self, games: int) -> Rate:
        rooms = [self.playouts(f"core{core}", 20 * games) for core in range(2)]
        with ThreadPoolExecutor(2) as pool:
            both = partial(pool.map, lambda room: int(self.engine.playouts(*room)), rooms)
            return rate(lambda: sum(both()), 4, time.perf_counter)  # CPU time would be that of both cores

    def vector(self, *, observing: bool) -> Rate:
        engine = self.engine
        states, seen = blank(engine.state, VECTOR), blank(engine.state, VECTOR)
        who = np.full(VECTOR, -1, np.int64)
        chosen, choices = np.zeros(VECTOR, np.int64), np.zeros(VECTOR, np.int64)
        masks = np.zeros((VECTOR, engine.words), np.int64)
        thrown = dice("vector", VECTOR)

        def steps() -> int:
            """Enough of them for a game of Silver & Gold. One of Ramses takes thirty times as long, so that
            its best run is the one in which games are cheapest."""
            for _ in range(STEPS):
                step()
            return STEPS * VECTOR

        def step() -> None:
            engine.start_all(self.tables, states, who, thrown, masks, choices, self.seats, self.variant)
            engine.choose_all(who, masks, choices, thrown, chosen)
            engine.step_all(self.tables, states, who, chosen, thrown, masks, choices)
            if observing:
                engine.observe_all(self.tables, states, who, seen)

        return rate(steps)

    def _single(self) -> Rate:
        """A game played from Python, one fused call per decision. The moves were chosen before: choosing them
        is not measured."""
        engine, tables, step = self.engine, self.tables, self.engine.step_in
        states, (out, _) = blank(engine.state), engine.buffers()

        def begin() -> tuple[Array, int]:
            thrown = dice("single")
            engine.set_up(tables, states, 0, self.seats, self.variant)
            return thrown, step(tables, states, 0, -1, 0, thrown, out)

        moves: list[tuple[int, int]] = []
        thrown, seat = begin()
        while seat >= 0 and len(moves) < 2000:
            moves.append((seat, actions(out)[0]))
            seat = step(tables, states, 0, *moves[-1], thrown, out)

        def play() -> int:
            thrown, _ = begin()
            for seat, action in moves:
                step(tables, states, 0, seat, action, thrown, out)
            return len(moves)

        return rate(play)

    def _literal(self) -> Rate:
        """Random games of the literal implementation, choosing among all its choices."""

        def play() -> int:
            match = Match.unshuffled(
                self.name, [f"Seat {seat}" for seat in range(self.seats)], variant={}, deck=None
            )
            literal, player = literal_game(match), Random("literal")
            decisions = 0
            while (acting := literal.to_act()) and decisions < 300:
                who = min(acting, key=str)
                choices = literal.choices(who)
                literal.play(who, choices[int(pick(player.dice, len(choices)))])
                decisions += who != "chance"
            return decisions

        return rate(play, 5)

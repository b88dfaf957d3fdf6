"""A bot that searches. It tries its choices in many worlds that fit what it sees, drops the worse half again
and again, and keeps the best.

The limit is in seconds or playouts. With playouts it plays the same way every time, on any number of cores.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar

import numpy as np

from mastaba.core.bag import Array, dice
from mastaba.core.contract import TO_THE_END, Net, Notes
from mastaba.core.hurry import hurried
from mastaba.core.layout import blank, copy_into, zeros
from mastaba.core.message import say
from mastaba.core.quoting import quoted
from mastaba.core.seat import ActionBot, SeatView
from mastaba.match.local_seat import LocalSeat
from mastaba.match.registry import Game
from mastaba.match.shuffle import Seed, seed_text
from mastaba.search.bound import search_of
from mastaba.search.policy import MOST_SEATS

MOST_WORLDS = 16_384
FEW_WORLDS = 24  # with fewer, no candidate is dropped for being clearly worse
CLEARLY = 3.2  # standard errors behind the leader
CHUNKS = 24  # how often the clock is read in the time allowed
RESERVE = 0.03  # share of the time allowed, for what is not search
NARROW = 16  # choices that are searched, if the policy can tell which look best
RANDOM_HORIZON = 40


@dataclass(frozen=True)
class Limit:
    """How long a player may think about a decision."""

    seconds: float | None = None
    playouts: int | None = None

    @classmethod
    def read(cls, text: str) -> Limit:
        """A limit as it is written behind the name of a bot.

        >>> Limit.read("0.2s"), Limit.read("400")
        (Limit(seconds=0.2, playouts=None), Limit(seconds=None, playouts=400))
        >>> Limit.read("fast")  # doctest: +NORMALIZE_WHITESPACE
        Traceback (most recent call last):
            ...
        ValueError: a limit is a number of seconds such as 0.5s, or a number of playouts such as 400, not
        'fast'
        """
        try:
            limit = cls(seconds=float(text[:-1])) if text.endswith("s") else cls(playouts=int(text))
            if not 0 < (limit.seconds or limit.playouts or 0) <= 1e9:
                raise ValueError
        except ValueError:
            raise ValueError(say("match/limit", given=quoted(text))) from None
        return limit

    def __str__(self) -> str:
        return f"{self.seconds:g}s" if self.seconds else f"{self.playouts}"


@dataclass(frozen=True)
class Thought:
    """What a search found, best candidate first."""

    actions: list[int]
    worths: list[float]
    """The value of each: points ahead of the best rival at the end, and a bonus for the win; or, for
    unfinished playouts, the estimate of the game's policy. Drawn towards the standing after the choice, by
    the policy's ``trust``."""
    worlds: list[int]
    """In how many worlds each was tried."""
    playouts: int


def workspace_of(game: Game) -> tuple[Any, ...]:
    """Buffers for one core."""
    engine, number = game.engine, np.dtype(np.int64)
    out, _ = engine.buffers()
    kinds = engine.words  # of chance; the last row of luck holds the dice of the players
    streams, luck = (zeros(4 * rows, number).reshape(rows, 4) for rows in (kinds, kinds + 1))
    return blank(engine.state, 3), streams, luck, zeros(4, number), out, zeros(MOST_SEATS, number)


@cache
def _pool(cores: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(cores)


class Race:
    """The candidates of one decision, tried in worlds until one is left."""

    def __init__(
        self,
        game: Game,
        tables: Array,
        seen: Array,
        seat: int,
        candidates: Sequence[int],
        thrown: Array,
        most: int,
        cores: int,
        net: Net | None = None,
        leaning: Sequence[float] = (),
    ) -> None:
        self.game, self.tables, self.seen, self.seat = game, tables, seen, seat
        self.search = search_of(game.definition)
        self.try_in: Any = self.search.try_turns if net else self.search.try_worlds
        self.far = net.turns if net else most
        self.dice = thrown
        self.alive = np.array(candidates, np.int64)
        self.leaning = np.array(leaning) if leaning else np.zeros(len(candidates))
        self.trust = game.policy.trust
        self.values = np.empty((MOST_WORLDS, len(candidates)))
        self.worlds = self.playouts = 0
        self.buffers = [workspace_of(game) for _ in range(cores)]
        # dropped candidates with their value and number of worlds, in the order in which they were dropped
        self.out: list[tuple[int, float, int]] = []

    def run(self, worlds: int) -> None:
        """Try the remaining candidates in this many more worlds."""
        worlds = min(worlds, MOST_WORLDS - self.worlds)
        n, cores = len(self.alive), len(self.buffers)
        rows, values = np.empty((worlds, 4), np.int64), np.empty((worlds, n))
        self.search.throw(self.dice, rows)
        edges = [worlds * core // cores for core in range(cores + 1)]

        def part(core: int) -> None:
            self.try_in(
                self.tables,
                self.seen,
                self.seat,
                self.alive,
                rows,
                edges[core],
                edges[core + 1],
                self.far,
                values,
                self.buffers[core],
            )

        if cores == 1:
            part(0)
        else:
            list(_pool(cores).map(part, range(cores)))
        self.values[self.worlds : self.worlds + worlds, :n] = values
        self.worlds += worlds
        self.playouts += worlds * n

    @property
    def full(self) -> bool:
        return self.worlds >= MOST_WORLDS

    def means(self) -> Array:
        return self.values[: self.worlds, : len(self.alive)].mean(axis=0)

    def scores(self) -> Array:
        """The means, each drawn towards what the policy thinks of the candidate: as if that had been the
        result of some more playouts."""
        return self.means() + self.leaning * self.trust / max(self.worlds + self.trust, 1)

    def drop_hopeless(self) -> None:
        """Drop candidates that are clearly behind the leader in the same worlds."""
        if self.worlds < FEW_WORLDS:
            return
        scores = self.scores()
        leader = int(scores.argmax())
        behind = self.values[: self.worlds, [leader]] - self.values[: self.worlds, : len(self.alive)]
        error = behind.std(axis=0) / self.worlds**0.5
        hopeless = scores[leader] - scores > CLEARLY * error + 1e-12
        self._keep(np.flatnonzero(~hopeless))

    def halve(self) -> None:
        order = np.argsort(-self.scores(), kind="stable")
        self._keep(np.sort(order[: -(-len(order) // 2)]))

    def _keep(self, kept: Array) -> None:
        if len(kept) == len(self.alive):
            return
        scores = self.scores()
        lost = sorted(set(range(len(self.alive))) - set(kept.tolist()), key=lambda k: scores[k])
        self.out += [(int(self.alive[k]), float(scores[k]), self.worlds) for k in lost]
        self.values[: self.worlds, : len(kept)] = self.values[: self.worlds, kept]
        self.alive, self.leaning = self.alive[kept], self.leaning[kept]

    def thought(self) -> Thought:
        scores = self.scores()
        order = np.argsort(-scores, kind="stable")
        found = [(int(self.alive[k]), float(scores[k]), self.worlds) for k in order] + self.out[::-1]
        return Thought(
            [one[0] for one in found], [one[1] for one in found], [one[2] for one in found], self.playouts
        )


def stands_after(seat: SeatView, seen: Array, choices: list[int], net: Net | None = None) -> dict[int, float]:
    """How the seat stands after each choice, as the network or the game's policy sees it."""
    game = seat.opened
    search, scratch = search_of(game.definition), blank(game.engine.state)
    after: Any = search.value_after if net else search.standing_after
    tables, number = seat.tables, seat.seat
    return {action: float(after(tables, seen, 0, number, action, scratch)) for action in choices}


def worth_a_thought(
    seat: SeatView, seen: Array, choices: list[int], most: int, net: Net | None = None
) -> list[int]:
    """The choices after which the seat stands best, if the network or the game's policy can tell; otherwise
    all."""
    if len(choices) <= most or (seat.opened.policy.standing is None and net is None):
        return choices
    stands = stands_after(seat, seen, choices, net)
    return sorted(sorted(choices, key=lambda action: -stands[action])[:most])


def leanings(seat: SeatView, seen: Array, choices: list[int]) -> list[float]:
    """What the game's policy expects of each choice, compared with the best; nothing if it is not trusted."""
    policy = seat.opened.policy
    if not policy.trust:
        return []
    stands = stands_after(seat, seen, choices)
    best = max(stands.values())
    return [policy.leaning * (stands[action] - best) for action in choices]


def habit(seat: SeatView, thrown: Array) -> int:
    """The choice of the game's policy, without a search; if it has none, what looks best one step ahead."""
    game, seen = seat.opened, seat.observation
    search, (out, _) = search_of(game.definition), game.engine.buffers()
    if game.policy.choose is not None:
        return int(search.choose_in(seat.tables, seen, 0, seat.seat, thrown, out))
    return int(search.best_next(seat.tables, seen, 0, seat.seat, thrown, out, blank(game.engine.state)))


def habit_first(seat: SeatView, choices: list[int]) -> list[int]:
    """The choices, that of the game's policy first: of equally good choices the first is kept, so that
    nothing is delayed without gain."""
    if seat.opened.policy.choose is None:
        return choices
    chosen = habit(seat, dice("habit")[0])
    return sorted(choices, key=lambda action: action != chosen)


def think(
    seat: SeatView,
    thrown: Array,
    limit: Limit,
    *,
    most: int = TO_THE_END,
    narrow: int = NARROW,
    cores: int = 1,
    finalists: int = 1,
    learned: bool = False,
    seen: Array | None = None,
) -> Thought:
    """Search the seat's choices. ``finalists`` of them are kept to the end, so that their value is known
    well. ``learned``: with the network of the game, if it has one. ``seen`` is what the seat knows, if that
    is more than what it sees."""
    began = time.perf_counter()
    seen, candidates = seat.observation if seen is None else seen, seat.actions
    if len(candidates) == 1:
        return Thought(candidates, [0.0], [0], 0)
    net = seat.opened.policy.net if learned else None
    candidates = habit_first(seat, worth_a_thought(seat, seen, candidates, narrow, net))
    leaning = [] if net else leanings(seat, seen, candidates)
    race = Race(seat.opened, seat.tables, seen, seat.seat, candidates, thrown, most, cores, net, leaning)
    rounds = max(1, (len(candidates) - 1).bit_length() - (finalists - 1).bit_length())
    _run(race, limit, rounds, finalists, began)
    return race.thought()


class Pace:
    """How many worlds to try next: a limit in seconds, in playouts, or both."""

    def __init__(self, race: Race, limit: Limit, began: float) -> None:
        self.race, self.limit, self.began = race, limit, began
        self.allowed = (limit.seconds or 0.0) * (1 - RESERVE)
        self.a_playout = 0.0  # seconds per playout, as last measured

    def worlds(self, part: float) -> int:
        """Worlds to try before the clock is read again; 0 when this part of the time or of the playouts is
        used up."""
        race = self.race
        most = max(8, race.worlds)
        if self.limit.playouts is not None:
            most = min(most, (int(self.limit.playouts * part) - race.playouts) // len(race.alive))
        if self.limit.seconds is not None:
            if not self.a_playout:
                return min(most, 1)
            a_world = self.a_playout * len(race.alive)
            left = self.allowed * part - (time.perf_counter() - self.began)
            most = min(
                most, int(left / a_world), max(len(race.buffers), int(self.allowed / CHUNKS / a_world))
            )
        return most

    def run(self, worlds: int) -> None:
        before, played = time.perf_counter(), self.race.playouts
        self.race.run(worlds)
        self.a_playout = (time.perf_counter() - before) / (self.race.playouts - played)


def _run(race: Race, limit: Limit, rounds: int, finalists: int, began: float) -> None:
    """Rounds of equal length; the worse half is dropped after each."""
    pace = Pace(race, limit, began)
    for number in range(rounds):
        while len(race.alive) > finalists and not race.full:
            worlds = pace.worlds((number + 1) / rounds)
            if worlds <= 0:
                break
            pace.run(worlds)
            if finalists == 1:
                race.drop_hopeless()
        if race.worlds == 0:
            race.run(1)
        if len(race.alive) > finalists:
            race.halve()


@cache
def warmed(name: str) -> bool:
    """Load or compile what a search needs, so that this does not take time from the first decision."""
    from mastaba.match.match import Match
    from mastaba.match.registry import about

    least, most = about(name).players
    for seats in range(max(2, least), most + 1):
        match = Match(name, [""] * seats, seed="warm")
        for learned in (False, True):
            think(match.seat(match.to_act[0]), dice("warm")[0], Limit(playouts=1), most=1, learned=learned)
        return True
    return False


def horizon(game: Game) -> int:
    """The number of decisions in a playout: what the game's policy says, or few if playouts are random, since
    they say little beyond a few turns."""
    return RANDOM_HORIZON if game.policy.choose is None else game.policy.horizon


class Thinker(ActionBot):
    """Searches every decision, within its limit."""

    says: ClassVar[str] = "tries its moves in many possible games, and takes the best"
    limit: ClassVar[Limit] = Limit(seconds=0.5)
    narrow: ClassVar[int] = NARROW
    learned: ClassVar[bool] = False
    """Whether it uses the network of the game, and remembers what the table no longer shows."""

    def __init__(self, seed: Seed | None = None, limit: Limit | None = None, cores: int = 1) -> None:
        self.dice = dice(seed_text(seed))[0]
        self.within = limit or self.limit
        self.cores = cores
        self._notes: Notes | None = None

    def choose_action(self, seat: SeatView) -> int:
        forced = hurried(seat, seat.observation)
        if forced is not None:
            return forced
        if seat.opened.plain:
            return habit(seat, self.dice)
        warmed(seat.game.name)
        return self.thought(seat).actions[0]

    def allowed(self, game: Game) -> Limit:
        """How long it may think in this game."""
        return self.within

    def thought(self, seat: SeatView) -> Thought:
        """What its search finds."""
        return think(
            seat,
            self.dice,
            self.allowed(seat.opened),
            most=horizon(seat.opened),
            narrow=self.narrow,
            cores=self.cores,
            learned=self.learned,
            seen=self.known(seat) if self.learned else None,
        )

    def known(self, seat: SeatView) -> Array:
        """What it sees, and what it remembers: it looks at the table whenever it moves, and catches up on
        what it has missed."""
        seen = seat.observation
        if seat.opened.policy.notes is None:
            return seen
        if self._notes is None:
            self._notes = seat.opened.policy.notes()
        self._notes.see(seen[0])
        known = blank(seat.opened.engine.state)
        copy_into(known, seen)
        if not self._notes.recall(known[0]) and isinstance(seat, LocalSeat):
            for past in seat.missed(None)[1]:
                self._notes.see(past.observation[0])
            copy_into(known, seen)
            self._notes.recall(known[0])
        return known

"""Many games between bots, on all cores. The same seed gives the same games on any number of cores."""

from __future__ import annotations

import copy
import hashlib
import multiprocessing
import os
import signal
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from mastaba.bots.players import called
from mastaba.core.cardfile import BadDeck
from mastaba.core.contract import Value
from mastaba.core.message import Said, reason, say
from mastaba.core.seat import Bot
from mastaba.match import registry
from mastaba.match.match import Match
from mastaba.match.record import BadRecord, decoded, replay
from mastaba.match.registry import read_deck

CHUNK = 25  # games per task


@dataclass(frozen=True)
class Simulation:
    """Which games to play."""

    game: str
    seats: tuple[str | Bot | type[Bot], ...]
    """Bots by name, class or instance; every game gets a copy of an instance."""
    seed: str
    variant: dict[str, Value] = field(default_factory=dict)
    deck: Path | None = None


def game_seed(seed: str, number: int) -> str:
    """The seed of one game of a run: 128 bits that reveal nothing about the seeds of other games.

    >>> game_seed("1", 0)
    'a6685f3b62d57bfc4935263140bae87f'
    """
    return hashlib.sha256(f"{seed}:{number}".encode()).hexdigest()[:32]


def play_one(plan: Simulation, number: int, deck: Any) -> dict[str, Any]:
    """The record of one game."""
    seed = game_seed(plan.seed, number)
    match = Match(
        plan.game,
        [{"name": f"{name} {number}", "bot": name} for number, name in enumerate(map(called, plan.seats), 1)],
        seed=seed,
        variant=plan.variant,
        deck=deck,
    )
    return match.play([copy.deepcopy(player) for player in plan.seats], seed=seed).record()


def play_some(plan: Simulation, numbers: range) -> list[tuple[bytes, dict[str, Any]]]:
    """Play some games: their records as lines of JSON, and their results."""
    deck = read_deck(plan.game, plan.deck)
    records = [play_one(plan, number, deck) for number in numbers]
    return [(msgspec.json.encode(record), record["result"]) for record in records]


class Head(msgspec.Struct):
    """The part of a record that names its game."""

    game: str = ""


def games_in(lines: list[tuple[int, bytes]]) -> set[str]:
    """The games of these records, as far as they are installed."""
    found = set()
    for _, line in lines:
        with suppress(msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError, RecursionError):
            found.add(msgspec.json.decode(line, type=Head).game)
    return found & set(registry.names())


@dataclass
class Verdict:
    """The result of checking some records."""

    faults: list[tuple[int, Said]] = field(default_factory=list)
    """The line number of each invalid record, and the reason."""
    unproven: int = 0
    """How many are valid but have no seed that would prove their shuffle."""


def check_some(lines: list[tuple[int, bytes]], deck: Path | None, verify_shuffle: bool) -> Verdict:
    """Check records."""
    verdict = Verdict()
    for number, line in lines:
        try:
            _, seed_told = check_one(line, deck, verify_shuffle)
            verdict.unproven += not seed_told
        except BadRecord as error:
            verdict.faults.append((number, reason(error)))
    return verdict


def check_one(line: bytes, deck: Path | None, verify_shuffle: bool) -> tuple[Match, bool]:
    """Check a record in JSON; BadRecord if it is invalid. Its match, and whether the record has the seed of
    its shuffle."""
    record = decoded(line)
    try:
        cards = (
            read_deck(record["game"], deck)
            if deck and isinstance(record, dict) and isinstance(record.get("game"), str)
            else None
        )
    except BadDeck as error:
        raise BadRecord(say("terminal/in-file", file=str(deck), why=reason(error))) from None
    except ValueError as error:
        raise BadRecord(reason(error)) from None
    return replay(record, deck=cards, verify_shuffle=verify_shuffle), "seed" in record.get("shuffle", {})


def cores() -> int:
    """How many cores this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not on every system
        return os.cpu_count() or 1


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _without_main() -> Iterator[None]:
    """Hide the main script while processes are started: they would run it again if it has no
    ``if __name__ == "__main__"``, and they need nothing from it."""
    main = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main


def _result(pool: Any, future: Future[Any]) -> Any:
    """The result of a task; BrokenProcessPool if a worker has died. One that is killed while it hands over a
    result leaves half a message, and the pool would wait for the rest of it: without writers it ends."""
    while True:
        try:
            return future.result(timeout=1.0)
        except TimeoutError:
            if future.done():
                raise
            workers = list((pool._processes or {}).values())
            if any(worker.exitcode is not None for worker in workers):
                for worker in workers:
                    worker.kill()
                pool._result_queue._writer.close()


def spread(function: Any, tasks: Iterator[tuple[Any, ...]], jobs: int) -> Iterator[Any]:
    """The results of ``function`` for all tasks, in order, on ``jobs`` processes."""
    if jobs == 1:
        for task in tasks:
            yield function(*task)
        return
    # Processes are spawned: forking does not go together with compiled threads.
    with ProcessPoolExecutor(
        jobs, multiprocessing.get_context("spawn"), _leave_interrupts_to_the_parent
    ) as pool:

        def submitted(most: int) -> list[Future[Any]]:
            with _without_main():
                return [pool.submit(function, *task) for task in islice(tasks, most)]

        waiting = submitted(2 * jobs)
        try:
            while waiting:
                done = _result(pool, waiting.pop(0))
                waiting += submitted(1)
                yield done
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def simulate(plan: Simulation, games: int, jobs: int) -> Iterator[tuple[bytes, dict[str, Any]]]:
    """Records and results of this many games, in order."""
    tasks = ((plan, range(start, min(start + CHUNK, games))) for start in range(0, games, CHUNK))
    for some in spread(play_some, tasks, jobs):
        yield from some


@dataclass
class Tally:
    """Wins and totals of the games so far, by seat."""

    seats: Sequence[str]
    games: int = 0
    wins: list[float] = field(default_factory=list)
    totals: list[int] = field(default_factory=list)
    scored: bool = False
    """Whether the game has totals: some only have ranks."""

    def __post_init__(self) -> None:
        self.wins, self.totals = [0.0] * len(self.seats), [0] * len(self.seats)

    def add(self, result: dict[str, Any]) -> None:
        """Count a game; a shared win is split."""
        self.games += 1
        ranks = [seat["rank"] for seat in result["seats"]]
        for seat, told in enumerate(result["seats"]):
            self.wins[seat] += (told["rank"] == 1) / ranks.count(1)
            self.totals[seat] += told.get("total", 0)
        self.scored = self.scored or any("total" in told for told in result["seats"])

    def rows(self) -> list[dict[str, Any]]:
        games = max(1, self.games)
        return [
            {
                "seat": seat,
                "bot": name,
                "wins": round(self.wins[seat] / games, 4),
                "mean_total": round(self.totals[seat] / games, 2) if self.scored else None,
            }
            for seat, name in enumerate(self.seats)
        ]

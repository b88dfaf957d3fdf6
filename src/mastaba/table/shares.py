"""Fair shares of the server's thinking: a bounded number of worker threads, and the order in which visitors
get them.

People who wait come before tables that only bots play, and these before reviews of finished games. Among
those who wait, whoever has used least lately comes first: by address, then by player, then by table. So many
identities or many tables get nobody more.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

TIME_LIMIT = 12.0  # seconds; the slowest level takes one
HALF_LIFE = 30.0  # seconds after which half of what was used is forgotten
MOST_KEPT = 4096  # records of what was used
MOST_ORIGINS = 20_000  # players whose address is remembered


@dataclass(frozen=True, slots=True)
class Asker:
    """For whom a job is done. ``awaited``: whether a person waits for it."""

    origin: str
    """What several players may share: the address that they come from."""
    player: str
    table: str
    awaited: bool = True
    review: bool = False
    """A finished game is reviewed: that waits for the bots of all running games."""


class Origins:
    """Where players came from last. A player of whom that is not known is an origin of their own."""

    def __init__(self) -> None:
        self._known: dict[str, str] = {}

    def note(self, player: str, origin: str) -> None:
        self._known.pop(player, None)
        self._known[player] = origin
        if len(self._known) > MOST_ORIGINS:  # the one that was not seen for longest
            del self._known[next(iter(self._known))]

    def of(self, player: str) -> str:
        return self._known.get(player, player)

    def asker(self, player: str, table: str, awaited: bool = True) -> Asker:
        return Asker(self.of(player), player, table, awaited)


class Usage:
    """Seconds that were used lately. They fade.

    >>> now = [0.0]
    >>> usage = Usage(lambda: now[0])
    >>> usage.add("Ana", 8.0)
    >>> now[0] = 2 * HALF_LIFE
    >>> usage.of("Ana"), usage.of("Bo")
    (2.0, 0.0)
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._used: dict[str, tuple[float, float]] = {}

    def of(self, key: str) -> float:
        seconds, at = self._used.get(key, (0.0, 0.0))
        return seconds * 0.5 ** ((self._clock() - at) / HALF_LIFE) if seconds else 0.0

    def add(self, key: str, seconds: float) -> None:
        self._used[key] = (self.of(key) + seconds, self._clock())
        if len(self._used) > MOST_KEPT:  # the smaller half goes
            kept = sorted(self._used, key=self.of)[len(self._used) // 2 :]
            self._used = {key: self._used[key] for key in kept}


@dataclass(eq=False, slots=True)
class Ticket:
    """A place in the queue."""

    asker: Asker
    turn: asyncio.Future[None]
    number: int


class FairPool:
    """A bounded number of threads, shared fairly. A job that exceeds its time limit is abandoned, and its
    place is free again.

    A visitor with no job under way need not wait for somebody else's to end: there are as many places again
    for first jobs. Tables of bots alone use half of the places, and only while nobody needs them.
    """

    def __init__(self, places: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.places, self._clock = places, clock
        self._usage = Usage(clock)
        self._running: list[Asker] = []
        self._waiting: list[Ticket] = []
        self._tickets = 0

    @property
    def busy(self) -> int:
        return len(self._running)

    def waiting(self, origin: str) -> int:
        """How many jobs of an address are queued or under way."""
        askers = [*self._running, *(ticket.asker for ticket in self._waiting)]
        return sum(asker.origin == origin for asker in askers)

    async def run(self, asker: Asker, job: Callable[[], Any], seconds: float = TIME_LIMIT) -> Any:
        """The result of a job; TimeoutError if it takes too long."""
        self._tickets += 1
        ticket = Ticket(asker, asyncio.get_running_loop().create_future(), self._tickets)
        self._waiting.append(ticket)
        self._admit()
        try:
            await ticket.turn
            began = self._clock()
            try:
                return await in_thread(job, seconds)
            finally:
                used = self._clock() - began
                for key in _keys(asker):
                    self._usage.add(key, used)
        finally:
            if ticket in self._waiting:  # cancelled before its turn
                self._waiting.remove(ticket)
            else:
                self._running.remove(asker)
            self._admit()

    def _admit(self) -> None:
        """Start what may start, the first in order first."""
        while ticket := next((one for one in sorted(self._waiting, key=self._order) if self._may(one)), None):
            self._waiting.remove(ticket)
            self._running.append(ticket.asker)
            if not ticket.turn.done():
                ticket.turn.set_result(None)

    def _order(self, ticket: Ticket) -> tuple[Any, ...]:
        asker = ticket.asker
        running = self._running
        origin, player, table = (self._usage.of(key) for key in _keys(asker))
        return (
            not asker.awaited,
            asker.review,
            sum(one.origin == asker.origin for one in running),
            origin,
            sum(one.player == asker.player for one in running),
            player,
            sum(one.table == asker.table for one in running),
            table,
            ticket.number,
        )

    def _may(self, ticket: Ticket) -> bool:
        awaited = [asker for asker in self._running if asker.awaited]
        alone = len(self._running) - len(awaited)
        if not ticket.asker.awaited:
            return len(self._running) < self.places and alone < max(1, self.places // 2)
        if len(awaited) < self.places:
            return True
        first = all(asker.origin != ticket.asker.origin for asker in awaited)
        return first and len(awaited) < 2 * self.places


def _keys(asker: Asker) -> tuple[str, str, str]:
    return f"origin {asker.origin}", f"player {asker.player}", f"table {asker.table}"


async def in_thread(job: Callable[[], Any], seconds: float) -> Any:
    """The result of a job in a thread of its own; TimeoutError if it takes too long."""
    loop = asyncio.get_running_loop()
    done = loop.create_future()

    def settle(result: Any, error: BaseException | None) -> None:
        if not done.done():
            done.set_exception(error) if error else done.set_result(result)

    def work() -> None:
        result, failed = None, None
        try:
            result = job()
        except BaseException as error:
            failed = error
        try:
            loop.call_soon_threadsafe(settle, result, failed)
        except RuntimeError:  # the server has stopped
            return

    threading.Thread(target=work, name="mastaba-worker", daemon=True).start()
    async with asyncio.timeout(seconds):  # wait_for may lose a cancellation that comes with the result
        return await done

"""The registry of open tables: those in memory. Commands to one table run one after the other; each is stored
before it is applied and published."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, ParamSpec, TypeVar

from mastaba.core import message
from mastaba.lab.evaluation import PLAYOUTS
from mastaba.match.compile import is_compiled
from mastaba.match.match import Match
from mastaba.match.record import BadRecord
from mastaba.match.shuffle import new_seed
from mastaba.store.base import DuplicateSubmission, Event, Store, StoreError, Unavailable
from mastaba.table import commands, hosting
from mastaba.table.audience import Audience
from mastaba.table.bot_seats import BotPlayer
from mastaba.table.bringing import brought
from mastaba.table.codes import is_short, new_table_code, read_code
from mastaba.table.commands import Changes, PlayOn
from mastaba.table.costs import Costs
from mastaba.table.errors import Conflict, Forbidden, Invalid, NoTable, NotFound, NotReady, TableError
from mastaba.table.events import Began, Moved, Opened, Rematched, Said, Seated, TableEvent, decode, encode
from mastaba.table.lessons import lesson_at
from mastaba.table.puzzling import Puzzles
from mastaba.table.queries import Hints, Replays
from mastaba.table.reviews import Reviews
from mastaba.table.scheduler import Scheduler
from mastaba.table.shares import Origins
from mastaba.table.table import Table

logger = logging.getLogger(__name__)
P = ParamSpec("P")
R = TypeVar("R")
DEADLINE = 10.0  # seconds that a command waits for the database
TRIES = 8  # when other processes append to the same table
SNAPSHOT_EVERY = 200  # steps, so that a table loads quickly also after a crash


@dataclass
class OpenTable:
    """A table in memory, with its subscribers, bots and locks."""

    table: Table
    audience: Audience
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    rematching: asyncio.Lock = field(default_factory=asyncio.Lock)
    used: float = 0.0
    bots: dict[int, BotPlayer] = field(default_factory=dict)
    bot_task: asyncio.Task[None] | None = None


@dataclass
class Counts:
    """Counters since the start, for the metrics."""

    moves: int = 0
    bot_moves: int = 0
    bot_failures: int = 0
    conflicts: int = 0
    loads: int = 0
    write_failures: int = 0


class OpenTables:
    """All open tables of one process. ``publish`` sends a message to the other processes; with
    ``single_process`` there are none. ``played`` is told which game a table is opened for.
    ``playouts`` are spent on each decision that is reviewed, of games that are ``reviewable``."""

    def __init__(
        self,
        store: Store,
        publish: Callable[[dict[str, Any]], None] = lambda message: None,
        *,
        single_process: bool = True,
        pace: float = 0.0,
        idle: float = 300.0,
        played: Callable[[str], None] = lambda game: None,
        playouts: int = PLAYOUTS,
        reviewable: Callable[[str], bool] = is_compiled,
    ) -> None:
        self.store, self._publish, self.single_process = store, publish, single_process
        self.idle, self.played = idle, played
        self.process = secrets.token_hex(8)
        self.open: dict[str, OpenTable] = {}
        self.counts, self.costs = Counts(), Costs()
        self.scheduler = Scheduler(self, pace)
        self.origins = Origins()
        self.hints = Hints(self.origins)
        self.replays = Replays(self.origins)
        self.reviews = Reviews(self, playouts, reviewable)
        self.puzzles = Puzzles(self.hints.pool, self.origins, reviewable)
        self._loading: dict[str, asyncio.Lock] = {}

    # --- finding a table ---

    async def find(self, code: str) -> OpenTable:
        """A table by its code, as somebody typed it; loaded from the store if it is not in memory."""
        found = self.open.get(code)
        if found is None:
            code = read_code(code)
            lock = self._loading.setdefault(code, asyncio.Lock())
            try:
                async with lock:
                    found = self.open.get(code) or await self._load(code)
            finally:
                self._loading.pop(code, None)  # also for tables that do not exist: the dict must not grow
        found.used = time.monotonic()
        return found

    async def visit(self, code: str, player: str) -> OpenTable:
        """A table for somebody who comes to look at it; Forbidden if the host does not let them in."""
        opened = await self.find(code)
        commands.check_admitted(opened.table, player)
        return opened

    async def sits(self, player: str | None, code: str) -> bool:
        """Whether a player has a seat at a table."""
        code = read_code(code)
        if opened := self.open.get(code):
            return bool(opened.table.seats_of(player))
        return player is not None and await self.read(self.store.lists, code, player)

    async def _load(self, code: str) -> OpenTable:
        entry = await self.read(self.store.entry, code)
        if entry is None:
            raise NoTable(message.say("errors/no-table", code=code))
        self.played(entry.game)

        def read() -> Table | None:
            stored = self.store.load(code)
            return None if stored is None else Table.load(code, stored)

        try:
            table = await self.read(read)
        except BadRecord as error:
            raise Conflict(message.say("errors/not-opened", why=message.reason(error))) from None
        if table is None:
            raise NoTable(message.say("errors/no-table", code=code))
        self.counts.loads += 1
        return self.open.setdefault(code, OpenTable(table, Audience(table, self)))

    async def refresh(self, opened: OpenTable) -> bool:
        """Apply what other processes have stored; whether there was anything."""
        table, before = opened.table, opened.table.number
        for event in await self.read(self.store.since, table.code, table.number + 1):
            if event.number == table.number + 1:
                table.apply(event, decode(event.body))
        return table.number > before

    # --- changing it ---

    async def create(
        self,
        first: Sequence[TableEvent],
        short_code: bool = False,
        seed: str | None = None,
        played: Match | None = None,
    ) -> Table:
        """Store a new table; if no seat is open the game begins at once, unless it was ``played`` already.
        Conflict for a host with too many tables."""
        opening = first[0]
        assert isinstance(opening, Opened)
        known = await self.read(self.store.opened_by, opening.host, commands.MOST_TABLES)
        commands.check_room(opening, [entry.summary for entry in known])
        self.played(opening.game)
        for _ in range(TRIES):
            table = Table(new_table_code(short_code), seed or seed_for(opening), opening)
            changes = Changes(first, played)
            if played is None and not any(chair.open for chair in opening.seats):
                begun = commands.begin(table, list(opening.seats))
                changes = Changes([*first, *begun.events], begun.match)
            events = self._events(table, changes)
            self._apply(table, events, changes)
            invited = {chair.invited for chair in opening.seats if chair.invited is not None}
            storing = self.store.create(table.entry(), table.seed, events, table.members(), invited)
            if await self.stored(storing):
                self.open[table.code] = opened = OpenTable(
                    table, Audience(table, self), used=time.monotonic()
                )
                self.scheduler.schedule(opened)
                return table
        raise NotReady(message.say("errors/no-code"))

    async def remove(self, code: str, player: str) -> None:
        """Leave a table and take it from one's list. If nobody else has it in theirs, it is deleted."""
        table = (await self.find(code)).table
        if player != table.opened.host and player not in table.members():
            raise Forbidden(message.say("errors/not-in-list"))
        await self.change(code, lambda table: commands.leave(table, player))
        if not await self.stored(self.store.unlist(table.code, player)):
            await self.stored(self.store.delete(table.code))
            await self.close_table(table.code)

    async def remove_person(self, code: str, host: str, seat: int) -> OpenTable:
        """Remove the person in a seat, for the host; the table is not in their list then."""
        table = (await self.find(code)).table
        person = table.seats[seat].player if 0 <= seat < len(table.seats) else None
        opened = await self.change(code, lambda table: hosting.remove_seat(table, host, seat))
        if person is not None:
            await self.stored(self.store.unlist(table.code, person))
        return opened

    async def change(self, code: str, command: Callable[[Table], Changes]) -> OpenTable:
        """Run a command on a table. When this returns, its events are stored; TableError if it was not
        done."""
        while True:
            opened = await self.find(code)
            async with opened.lock:
                if self.open.get(opened.table.code) is not opened:  # evicted while this command waited
                    continue
                if not await self._execute(opened, command):
                    return opened
            self._publish_change(opened)
            if (
                opened.table.match is not None
                and opened.table.match.ply >= opened.table.snapshot_ply + SNAPSHOT_EVERY
            ):
                await self._snapshot(opened.table)
            return opened

    async def _execute(self, opened: OpenTable, command: Callable[[Table], Changes]) -> bool:
        """Run a command and store its events; False if there are none."""
        for _ in range(TRIES):
            changes = await self._try_command(opened, command)
            if not changes.events:
                return False
            if await self._store_changes(opened, changes):
                return True
            self.counts.conflicts += 1
            if (
                not await self.refresh(opened)
                and await self.read(self.store.entry, opened.table.code) is None
            ):
                self._evict(opened)
                raise NotFound(message.say("errors/table-gone", code=opened.table.code))
        raise NotReady(message.say("errors/busy"))

    def _evict(self, opened: OpenTable) -> None:
        """Remove a table from memory; its subscribers reconnect, and it is loaded again."""
        self.open.pop(opened.table.code, None)
        opened.audience.close()

    async def _try_command(self, opened: OpenTable, command: Callable[[Table], Changes]) -> Changes:
        """The changes of a command. Before it fails, the table catches up with other processes: the player
        may have seen more there."""
        try:
            return command(opened.table)
        except TableError:
            if self.single_process or not await self.refresh(opened):
                raise
            opened.audience.notify()
            return command(opened.table)

    async def _store_changes(self, opened: OpenTable, changes: Changes) -> bool:
        table = opened.table
        events = self._events(table, changes)
        after = table.after(events, changes.events, changes.match)
        moved = any(isinstance(event, Opened | Seated | Began) for event in changes.events)
        spoke = any(isinstance(event, Said) for event in changes.events)
        mentioned = {changes.player} - table.members() if spoke and changes.player else set()
        storing = self.store.append(after.entry(), events, after.members() if moved else None, mentioned)
        asyncio.get_running_loop().call_soon(opened.audience.prepare, after)
        try:
            if not await self.stored(storing):
                return False
        except Conflict:
            raise
        except BaseException:
            self._evict(opened)  # it may be written or not: the next command loads the table again
            raise
        table.become(after)
        return True

    @staticmethod
    def _events(table: Table, changes: Changes) -> list[Event]:
        now, ply = time.time(), table.match.ply if table.match else 0
        events = []
        for number, body in enumerate(changes.events, table.number + 1):
            steps = len(body.steps) if isinstance(body, Began | Moved) else 0
            events.append(
                Event(number, now, encode(body), ply if steps else None, changes.player, changes.submission)
            )
            ply += steps
        return events

    @staticmethod
    def _apply(table: Table, events: Sequence[Event], changes: Changes) -> None:
        for event, body in zip(events, changes.events, strict=True):
            table.apply(event, body, changes.match if isinstance(body, Began | Moved) else None)

    async def stored(self, future: Any) -> Any:
        """The store's answer, when the data is safely written; TableError if it is not."""
        began = time.perf_counter()
        try:
            done = await settled(future)
        except DuplicateSubmission:
            raise Conflict(message.say("errors/sent-before")) from None
        except StoreError as error:
            self.counts.write_failures += 1
            if not isinstance(error, Unavailable):
                logger.error("%s", error, exc_info=error)
            raise NotReady(message.say("errors/not-saved")) from None
        self.costs.commit.add(time.perf_counter() - began)
        return done

    async def read(self, reading: Callable[P, R], *args: P.args, **named: P.kwargs) -> R:
        """What the store reads, outside the event loop; TableError if it can't."""
        try:
            return await asyncio.wait_for(asyncio.to_thread(reading, *args, **named), DEADLINE)
        except (StoreError, TimeoutError) as error:
            if not isinstance(error, Unavailable | TimeoutError):
                logger.error("%s", error, exc_info=error)
            raise NotReady(message.say("errors/no-tables")) from None

    async def _snapshot(self, table: Table) -> None:
        """Store the state of the game, so that the table loads quickly. If that fails, the next snapshot
        makes up for it."""
        match, before = table.match, table.snapshot_ply
        if match is None or match.ply <= before:
            return
        table.snapshot_ply = match.ply
        try:
            await settled(self.store.save_snapshot(table.code, match.ply, match.snapshot()))
        except StoreError as error:
            table.snapshot_ply = before
            if not isinstance(error, Unavailable):
                logger.error("a snapshot could not be stored", exc_info=error, extra={"table": table.code})

    def publish(self, message: dict[str, Any]) -> None:
        """Send a message to the other processes, if there are any."""
        if not self.single_process:
            self._publish(message)

    def _publish_change(self, opened: OpenTable) -> None:
        opened.used = time.monotonic()
        opened.audience.notify()
        self.publish({"table": opened.table.code, "number": opened.table.number})
        self.scheduler.schedule(opened)

    async def receive(self, message: dict[str, Any]) -> None:
        """Handle a message from another process."""
        opened = self.open.get(message["table"])
        if opened is None:
            return
        if "dropped" in message:
            self.drop(message["table"])
        elif "here" in message:
            opened.audience.receive_presence(message)
        elif message["number"] > opened.table.number:
            async with opened.lock:
                await self.refresh(opened)
            opened.audience.notify()

    async def submit(
        self, code: str, player: str, submission: str, seat: int, ply: int, moves: Sequence[str]
    ) -> int:
        """Make a player's moves; the ply that the seat has seen then. The same submission again gets the same
        answer."""
        answered: list[int] = []

        def command(table: Table) -> Changes:
            known = table.answers.get((player, submission))
            if known is not None:
                answered.append(known)
                return Changes([])
            began = time.perf_counter()
            changes = commands.move(table, player, seat, ply, moves)
            self.costs.rules.add(time.perf_counter() - began)
            return changes.submitted_by(player, submission)

        opened = await self.change(code, command)
        if answered:
            return answered[-1]
        self.counts.moves += 1
        return opened.table.answers[player, submission]

    async def play_on(self, code: str, player: str, name: str | None, asked: PlayOn) -> str:
        """The code of a new table that plays on from a moment of a finished one."""
        source = (await self.visit(code, player)).table
        asker = self.origins.asker(player, source.code)

        def opening() -> tuple[list[TableEvent], str]:
            return commands.open_from(source, asked, player, name, new_seed())

        try:  # to deal again what a seat has not seen may take a while
            first, seed = await self.replays.pool.run(asker, opening)
        except TimeoutError:
            raise NotReady(message.say("errors/slow-redeal")) from None
        return (await self.create(first, is_short(code), seed)).code

    async def bring(self, record: bytes, player: str) -> str:
        """The code of a new table with the finished game of a record."""
        try:
            changes, seed = await self.replays.pool.run(
                self.origins.asker(player, "record"), lambda: brought(record, player)
            )
        except TimeoutError:
            raise Invalid(message.say("errors/record-slow")) from None
        return (await self.create(changes.events, seed=seed, played=changes.match)).code

    async def rematch(self, code: str, player: str) -> str:
        """The table of the rematch: the first to ask creates it, the others take their reserved seats."""
        opened = await self.find(code)
        first = commands.rematch(opened.table, player)
        async with opened.rematching:
            asked = opened.table.rematch
            if asked is None or await self._was_abandoned(asked.code):
                table = await self.create(first, is_short(code))
                ask = Rematched(table.code, commands.own_seat(opened.table, player))
                opened = await self.change(code, lambda old: Changes([ask] if old.rematch == asked else []))
                if opened.table.rematch != ask:  # another process was quicker
                    await self.close_table(table.code)
                    await self.stored(self.store.delete(table.code))
            asked = opened.table.rematch
        assert asked is not None

        def take_seat(new: Table) -> Changes:
            return commands.join(new, player, None, None) if new.invited_seats(player) else Changes([])

        with suppress(Conflict):  # abandoned meanwhile
            await self.change(asked.code, take_seat)
        return asked.code

    async def _was_abandoned(self, code: str) -> bool:
        """Whether a rematch was abandoned before it began, or deleted."""
        try:
            table = (await self.find(code)).table
        except NotFound:
            return True
        return table.over and table.match is None

    def drop(self, code: str) -> None:
        """Remove a table from memory that was changed in the database; it is loaded again."""
        if opened := self.open.get(code):
            self._evict(opened)

    def disconnect(self, player: str) -> None:
        """Make all pages of a player connect again."""
        for opened in self.open.values():
            opened.audience.disconnect(player)

    async def catch_up(self) -> None:
        """Apply what other processes have stored for the tables in memory, in case a message was lost."""
        numbers = await self.read(self.store.numbers, list(self.open))
        for code, number in numbers.items():
            await self.receive({"table": code, "number": number})

    # --- eviction ---

    async def evict_idle(self) -> None:
        """Remove tables from memory that nobody has used for a while, each after its snapshot is stored."""
        idle = [opened for opened in self.open.values() if self._is_idle(opened)]
        await asyncio.gather(*(self._snapshot(opened.table) for opened in idle))
        for opened in idle:
            code = opened.table.code
            if self.open.get(code) is opened and self._is_idle(opened):  # still idle
                del self.open[code]

    def _is_idle(self, opened: OpenTable) -> bool:
        busy = opened.bot_task is not None or opened.lock.locked() or opened.audience.subscriptions
        return not busy and time.monotonic() - opened.used >= self.idle

    async def close_table(self, code: str) -> None:
        """Close a table that is deleted."""
        opened = self.open.pop(code, None)
        if opened:
            opened.audience.close()
            if opened.bot_task:
                opened.bot_task.cancel()
                await asyncio.gather(opened.bot_task, return_exceptions=True)

    async def stop(self) -> None:
        """Stop the scheduler and store snapshots."""
        await self.reviews.stop()
        await self.scheduler.stop()
        for opened in self.open.values():
            opened.audience.close()
        await asyncio.gather(*(self._snapshot(opened.table) for opened in self.open.values()))


def seed_for(opening: Opened) -> str:
    """The seed of a new table: that of its lesson, or a secret one."""
    lesson = lesson_at(opening)
    return lesson.seed if lesson else new_seed()


async def settled(future: Future[Any]) -> Any:
    """The result of a future of the store. Whoever stops waiting does not stop the store. After the deadline
    a write that has not begun is called off."""
    loop = asyncio.get_running_loop()
    waiting = loop.create_future()

    def give_up() -> None:
        future.cancel()
        if not waiting.done():
            waiting.set_exception(Unavailable("the database did not answer in time"))

    def settle() -> None:
        if not waiting.done() and not future.cancelled():
            error = future.exception()
            waiting.set_exception(error) if error else waiting.set_result(future.result())

    def told(_future: Future[Any]) -> None:
        try:
            here = asyncio.get_running_loop() is loop
        except RuntimeError:  # the store's own thread
            here = False
        if here:
            settle()
        else:
            with suppress(RuntimeError):  # the loop has ended
                loop.call_soon_threadsafe(settle)

    future.add_done_callback(told)
    deadline = loop.call_later(DEADLINE, give_up)
    try:
        return await waiting
    finally:
        deadline.cancel()

"""The scheduler: makes bots move, and plays for players whose clock has run out."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from mastaba.match.match import WATCHING
from mastaba.table import commands
from mastaba.table.bot_seats import BotPlayer, WorkerPool, decide, searches
from mastaba.table.commands import STAND_IN, Changes
from mastaba.table.errors import Conflict, NotFound, NotReady
from mastaba.table.events import Moved
from mastaba.table.table import BOT_PATIENCE, Table, ends_turn

if TYPE_CHECKING:
    from mastaba.table.registry import OpenTable, OpenTables

logger = logging.getLogger(__name__)
FLEETING = 2.5  # times the usual pace, for what shows only for a moment
MOST_DUE = 500  # tables handled in one sweep


class Scheduler:
    """Runs one task per table while bots have to move there. ``sweep`` finds tables that are due but have no
    task: after a restart, or when a clock has run out."""

    def __init__(self, open_tables: OpenTables, pace: float) -> None:
        self.open_tables, self.pace = open_tables, pace
        self.slow_pool = WorkerPool(max(2, os.cpu_count() or 1))
        self.quick_pool = WorkerPool(2)  # for bots that answer at once: they do not queue behind a search
        self.stopping = False
        self._tasks: set[asyncio.Task[Any]] = set()

    def schedule(self, opened: OpenTable) -> None:
        """Start a task for the table if a bot has to move there now."""
        if opened.bot_task is None and not self.stopping and self._bot_turns(opened, set()):
            opened.bot_task = asyncio.create_task(self._play_bots(opened))
            self._tasks.add(opened.bot_task)
            opened.bot_task.add_done_callback(self._tasks.discard)

    @staticmethod
    def _bot_turns(opened: OpenTable, late: set[int]) -> list[tuple[int, str]]:
        """The seats that a bot moves for now, with its level. ``late`` collects the seats whose clock has run
        out: the bot finishes their turn."""
        table, now = opened.table, time.time()
        if table.left_to_bots and not opened.audience.subscriptions:
            return []  # bots among themselves play only while somebody watches
        late |= {seat for seat, at in table.deadlines().items() if at <= now}
        late &= set(table.waits)
        return [
            (seat, table.seats[seat].played_by or STAND_IN)
            for seat in table.waits
            if table.seats[seat].played_by or seat in late
        ]

    async def _play_bots(self, opened: OpenTable) -> None:
        late: set[int] = set()
        try:
            while self._is_current(opened) and (jobs := self._bot_turns(opened, late)):
                seat, level = jobs[0]
                await self._pause_for_viewers(opened)
                await self._play_bot(opened, seat, level, late)
        except Exception as error:
            logger.error(
                "bots of a table stopped until the next sweep: %s",
                error,
                exc_info=error,
                extra={"table": opened.table.code},
            )
        finally:
            opened.bot_task = None

    def _is_current(self, opened: OpenTable) -> bool:
        """Whether this is still the open table of its code: it may have been deleted, or evicted after an
        error."""
        return not self.stopping and self.open_tables.open.get(opened.table.code) is opened

    async def _pause_for_viewers(self, opened: OpenTable) -> None:
        """Pause between moves of bots while somebody watches."""
        table = opened.table
        if (
            self.pace
            and table.match
            and opened.audience.subscriptions
            and all(table.seats[seat].played_by for seat in table.waits)
        ):
            await asyncio.sleep(self.pace * (FLEETING if table.match.view(WATCHING)["fleeting"] else 1.0))

    async def _play_bot(self, opened: OpenTable, seat: int, level: str, late: set[int]) -> None:
        table = opened.table
        match = table.match
        assert match is not None
        pool = self.slow_pool if searches(match.game.about, level) else self.quick_pool
        player = opened.bots.get(seat)
        if player is None or player.level != level:
            player = opened.bots[seat] = await pool.run(lambda: BotPlayer(table, seat, level))
        text, chosen = await decide(pool, player, match)
        if not chosen:
            self.open_tables.counts.bot_failures += 1
            opened.bots[seat] = await pool.run(lambda: BotPlayer(table, seat, "random"))
            opened.bots[seat].level = level
        seen_at = commands.seen_ply(match, seat)
        moves_made: list[Moved] = []
        waited_for = set(table.waits)

        def command(now: Table) -> Changes:
            # Only if the seat still sees what the bot saw, and the player has not come back meanwhile.
            if now.match is None or seat not in now.waits or commands.seen_ply(now.match, seat) != seen_at:
                return Changes([])
            if seat not in late and now.seats[seat].played_by != level:
                return Changes([])
            waited_for.update(now.waits)
            changes = commands.play(now.match, seat, [text], by=level)
            moves_made[:] = [moved for moved in changes.events if isinstance(moved, Moved)]
            return changes

        if not self._is_current(opened):
            return
        await self.open_tables.change(table.code, command)
        self.open_tables.counts.bot_moves += 1
        if any(ends_turn(moved, waited_for, len(table.seats)) for moved in moves_made):
            late.clear()  # the next turn has a clock of its own

    async def sweep(self, ahead: float = 0.0) -> None:
        """Handle tables that are due: clocks that ran out, bots of a process that has stopped."""
        now = time.time()
        for entry in await asyncio.to_thread(self.open_tables.store.due, now + ahead, MOST_DUE):
            assert entry.due is not None
            if not self.open_tables.ready(entry.game):
                continue
            # One process claims it. A claim postpones it, so that a faulty table does not block the others.
            if entry.due <= now and not await self.open_tables.stored(
                self.open_tables.store.claim(entry.code, entry.due, now + BOT_PATIENCE)
            ):
                continue
            with suppress(NotFound, Conflict, NotReady):
                opened = await self.open_tables.find(entry.code)
                if not self.open_tables.single_process:
                    async with opened.lock:
                        await self.open_tables.refresh(opened)
                    opened.audience.notify()
                self.schedule(opened)

    async def stop(self) -> None:
        """Cancel all tasks, and start no new ones."""
        self.stopping = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

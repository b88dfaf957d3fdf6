"""The scheduler: makes bots move, and plays for players whose clock has run out."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from mastaba.match.match import WATCHING
from mastaba.store.base import Entry
from mastaba.table import commands
from mastaba.table.bot_seats import BotPlayer, decide, searches
from mastaba.table.commands import STAND_IN, Changes
from mastaba.table.errors import Conflict, NotFound, NotReady
from mastaba.table.events import Moved
from mastaba.table.shares import Asker, FairPool
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
        self.slow_pool = FairPool(max(2, os.cpu_count() or 1))
        self.quick_pool = FairPool(2)  # for bots that answer at once: they do not queue behind a search
        self.stopping = False
        self._tasks: set[asyncio.Task[Any]] = set()
        self._among_bots: dict[str, set[str]] = {}
        """The tables that only bots play now, by who opened them."""

    def schedule(self, opened: OpenTable) -> None:
        """Start a task for the table if a bot has to move there now."""
        if opened.bot_task is None and not self.stopping and self._bot_turns(opened, set()):
            opened.bot_task = asyncio.create_task(self._play_bots(opened))
            self._tasks.add(opened.bot_task)
            opened.bot_task.add_done_callback(self._tasks.discard)

    def _bot_turns(self, opened: OpenTable, late: set[int]) -> list[tuple[int, str]]:
        """The seats that a bot moves for now, with its level. ``late`` collects the seats whose clock has run
        out: the bot finishes their turn."""
        table, now = opened.table, time.time()
        if table.left_to_bots and not self._may_play_alone(opened):
            return []
        late |= {seat for seat, at in table.deadlines().items() if at <= now}
        late &= set(table.waits)
        return [
            (seat, table.seats[seat].played_by or STAND_IN)
            for seat in table.waits
            if table.seats[seat].played_by or seat in late
        ]

    def _may_play_alone(self, opened: OpenTable) -> bool:
        """Whether bots may play among themselves here: only while somebody watches, and at two tables of the
        visitor who opened them."""
        if not opened.audience.subscriptions or not opened.table.waits:
            return False
        playing = self._among_bots.setdefault(opened.table.opened.host, set())
        if opened.table.code not in playing and len(playing) >= commands.MOST_AMONG_BOTS:
            return False
        playing.add(opened.table.code)
        return True

    def _stop_playing_alone(self, opened: OpenTable) -> None:
        """Bots do not play here any more: another table of the same visitor may have its turn."""
        host = opened.table.opened.host
        playing = self._among_bots.get(host, set())
        if opened.table.code in playing:
            playing.discard(opened.table.code)
            if not playing:
                del self._among_bots[host]
            for other in list(self.open_tables.open.values()):
                if other.table.opened.host == host and other.table.left_to_bots:
                    self.schedule(other)

    async def _play_bots(self, opened: OpenTable) -> None:
        late: set[int] = set()
        try:
            while self._is_current(opened) and (jobs := self._bot_turns(opened, late)):
                seat, level = jobs[0]
                await self._pause_for_viewers(opened)
                await self._play_bot(opened, seat, level, late)
        except NotReady:
            pass  # the store has logged why; the next sweep tries again
        except Exception as error:
            logger.error(
                "bots of a table stopped until the next sweep: %s",
                error,
                exc_info=error,
                extra={"table": opened.table.code},
            )
        finally:
            opened.bot_task = None
            self._stop_playing_alone(opened)

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
        asker = self._asker(table)
        player = opened.bots.get(seat)
        if player is None or player.level != level:
            player = opened.bots[seat] = await pool.run(asker, lambda: BotPlayer(table, seat, level))
        text, chosen = await decide(pool, asker, player, match)
        if not chosen:
            self.open_tables.counts.bot_failures += 1
            opened.bots[seat] = await pool.run(asker, lambda: BotPlayer(table, seat, "random"))
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
            changes = commands.play(now.match, seat, [now.match.read(seat, text)], by=level)
            moves_made[:] = [moved for moved in changes.events if isinstance(moved, Moved)]
            return changes

        if not self._is_current(opened):
            return
        await self.open_tables.change(table.code, command)
        self.open_tables.counts.bot_moves += 1
        if any(ends_turn(moved, waited_for, len(table.seats)) for moved in moves_made):
            late.clear()  # the next turn has a clock of its own

    def _asker(self, table: Table) -> Asker:
        """For whom the bots of a table think: who opened it, or somebody else who plays there."""
        host = table.opened.host
        people = [chair.player for chair in table.seats if chair.player is not None and not chair.gone]
        player = people[0] if people and host not in people else host
        return self.open_tables.origins.asker(player, table.code, awaited=bool(people))

    async def sweep(self, ahead: float = 0.0) -> None:
        """Handle tables that are due: clocks that ran out, bots of a process that has stopped."""
        now = time.time()
        due = await self.open_tables.read(self.open_tables.store.due, now + ahead, MOST_DUE)
        await asyncio.gather(*(self._handle(entry, now) for entry in due))  # one may wait for a lock

    async def _handle(self, entry: Entry, now: float) -> None:
        """Handle a table that is due."""
        assert entry.due is not None
        with suppress(NotFound, Conflict, NotReady):
            # One process claims it. A claim postpones it, so that a faulty table does not block the others.
            if entry.due <= now and not await self.open_tables.stored(
                self.open_tables.store.claim(entry.code, entry.due, now + BOT_PATIENCE)
            ):
                return
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

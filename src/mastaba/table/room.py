"""Those who look at a table: they are woken when it changes, and told what is new for them. And who of its players is there."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

from mastaba.table.looks import Look, Looker, Presence
from mastaba.table.table import Table

if TYPE_CHECKING:
    from mastaba.table.hall import Hall

BELIEVED = 40.0  # seconds that another process's word about who is there holds
TOLD_EVERY = 15.0


class Listener:
    """A looker that waits for changes. One who reads slowly gets fewer, larger news; nothing piles up for him."""

    def __init__(self, looker: Looker) -> None:
        self.looker = looker
        self.woken = asyncio.Event()
        self.woken.set()
        self.closed = False

    def wake(self) -> None:
        self.woken.set()


class Room:
    """The people round one table in this process."""

    def __init__(self, table: Table, hall: Hall) -> None:
        self.table, self.hall = table, hall
        self.lookers: set[Listener] = set()
        self.looks: dict[int, Look] = {}
        self._elsewhere: dict[str, tuple[frozenset[int], int, float]] = {}
        self._presence = Presence(away_since={})
        self._opened_at = time.time()

    def enter(self, looker: Looker) -> Listener:
        """Somebody comes to look."""
        listener = Listener(looker)
        self.lookers.add(listener)
        self.people_changed()
        return listener

    def leave(self, listener: Listener) -> None:
        self.lookers.discard(listener)
        self.people_changed()

    def changed(self) -> None:
        """Something happened at the table: wake all."""
        self._count()
        for listener in self.lookers:
            listener.wake()

    def close(self) -> None:
        """Send everybody away: they come again, and find the table anew."""
        for listener in self.lookers:
            listener.closed = True
            listener.wake()

    async def news(self, listener: Listener) -> bytes | None:
        """Wait for news; None when the table is closed."""
        while not listener.closed:
            await listener.woken.wait()
            listener.woken.clear()
            if listener.closed:
                break
            told = listener.looker.news(self.table, self.presence(), self.looks)
            if told is not None:
                return told
        return None

    # --- who is there ---

    def _here(self) -> tuple[frozenset[int], int]:
        seats = [seat for listener in self.lookers for seat in self.table.seats_of(listener.looker.player)]
        return frozenset(seats), sum(not self.table.seats_of(listener.looker.player) for listener in self.lookers)

    def presence(self) -> Presence:
        return self._presence

    def people_changed(self) -> None:
        """Somebody came or went: all hear of it, in other processes too."""
        self.changed()
        self.say_who_is_here()

    def say_who_is_here(self) -> None:
        seats, watching = self._here()
        self.hall.publish({"table": self.table.code, "here": sorted(seats), "watching": watching, "from": self.hall.process})

    def heard(self, message: dict[str, Any]) -> None:
        """Another process says who is at its end of the table."""
        new = message["from"] not in self._elsewhere
        self._elsewhere[message["from"]] = (frozenset(message["here"]), message["watching"], time.time() + BELIEVED)
        self.changed()
        if new and self.lookers:
            self.say_who_is_here()

    def _count(self) -> None:
        now = time.time()
        seats, watching = self._here()
        self._elsewhere = {process: told for process, told in self._elsewhere.items() if told[2] > now}
        for there, others, _ in self._elsewhere.values():
            seats, watching = seats | there, watching + others
        away = {
            seat: self._presence.away_since.get(seat, self._opened_at if seat not in self._presence.seats else now)
            for seat in range(len(self.table.seats))
            if seat not in seats
        }
        self._presence = Presence(seats, watching, away)

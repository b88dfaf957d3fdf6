"""Those who look at a table: they are woken when it changes, and told what is new for them. And who of its
players is there."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

from mastaba.table.news import Presence, Reader, SeatNews
from mastaba.table.table import Table

if TYPE_CHECKING:
    from mastaba.table.registry import OpenTables

PRESENCE_LASTS = 40.0  # seconds that another process's word about who is there holds
PRESENCE_EVERY = 15.0


class Subscription:
    """A reader that waits for changes. One who reads slowly gets fewer, larger news; nothing piles up for
    him."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.woken = asyncio.Event()
        self.woken.set()
        self.closed = False

    def wake(self) -> None:
        self.woken.set()


class Audience:
    """The people round one table in this process."""

    def __init__(self, table: Table, open_tables: OpenTables) -> None:
        self.table, self.open_tables = table, open_tables
        self.subscriptions: set[Subscription] = set()
        self.seat_news: dict[int, SeatNews] = {}
        self._remote: dict[str, tuple[frozenset[int], int, float]] = {}
        self._presence = Presence(away_since={})
        self._opened_at = time.time()

    def subscribe(self, reader: Reader) -> Subscription:
        """Somebody comes to look."""
        subscription = Subscription(reader)
        self.subscriptions.add(subscription)
        self.presence_changed()
        return subscription

    def unsubscribe(self, subscription: Subscription) -> None:
        self.subscriptions.discard(subscription)
        self.presence_changed()

    def notify(self) -> None:
        """Something happened at the table: wake all."""
        self._update_presence()
        for subscription in self.subscriptions:
            subscription.wake()

    def close(self) -> None:
        """Send everybody away: they come again, and find the table anew."""
        for subscription in self.subscriptions:
            subscription.closed = True
            subscription.wake()

    async def news(self, subscription: Subscription) -> bytes | None:
        """Wait for news; None when the table is closed."""
        while not subscription.closed:
            await subscription.woken.wait()
            subscription.woken.clear()
            if subscription.closed:
                break
            told = subscription.reader.news(self.table, self.presence(), self.seat_news)
            if told is not None:
                return told
        return None

    # --- who is there ---

    def _local_presence(self) -> tuple[frozenset[int], int]:
        seats = [
            seat
            for subscription in self.subscriptions
            for seat in self.table.seats_of(subscription.reader.player)
        ]
        return frozenset(seats), sum(
            not self.table.seats_of(subscription.reader.player) for subscription in self.subscriptions
        )

    def presence(self) -> Presence:
        return self._presence

    def presence_changed(self) -> None:
        """Somebody came or went: all hear of it, in other processes too."""
        self.notify()
        self.publish_presence()

    def publish_presence(self) -> None:
        seats, watching = self._local_presence()
        self.open_tables.publish(
            {
                "table": self.table.code,
                "here": sorted(seats),
                "watching": watching,
                "from": self.open_tables.process,
            }
        )

    def receive_presence(self, message: dict[str, Any]) -> None:
        """Another process says who is at its end of the table."""
        new = message["from"] not in self._remote
        self._remote[message["from"]] = (
            frozenset(message["here"]),
            message["watching"],
            time.time() + PRESENCE_LASTS,
        )
        self.notify()
        if new and self.subscriptions:
            self.publish_presence()

    def _update_presence(self) -> None:
        now = time.time()
        seats, watching = self._local_presence()
        self._remote = {process: told for process, told in self._remote.items() if told[2] > now}
        for there, others, _ in self._remote.values():
            seats, watching = seats | there, watching + others
        away = {
            seat: self._presence.away_since.get(
                seat, self._opened_at if seat not in self._presence.seats else now
            )
            for seat in range(len(self.table.seats))
            if seat not in seats
        }
        self._presence = Presence(seats, watching, away)

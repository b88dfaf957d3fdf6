"""The subscribers of a table: they are woken when it changes and get what is new for them. Also tracks which
players are present."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

from mastaba.table.news import Presence, Reader, SeatNews
from mastaba.table.table import Table

if TYPE_CHECKING:
    from mastaba.table.registry import OpenTables

PRESENCE_LASTS = 40.0  # seconds that another process's report of who is present is valid
PRESENCE_EVERY = 15.0  # seconds between reports to the other processes


class Subscription:
    """A reader that waits for changes. A slow reader gets fewer, larger messages: nothing queues up."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.woken = asyncio.Event()
        self.woken.set()
        self.closed = False

    def wake(self) -> None:
        self.woken.set()


class Audience:
    """The subscribers of one table in this process."""

    def __init__(self, table: Table, open_tables: OpenTables) -> None:
        self.table, self.open_tables = table, open_tables
        self.subscriptions: set[Subscription] = set()
        self.seat_news: dict[int, SeatNews] = {}
        self._remote: dict[str, tuple[frozenset[int], int, float]] = {}
        self._presence = Presence(away_since={})
        self._opened_at = time.time()

    def subscribe(self, reader: Reader) -> Subscription:
        """Add a subscriber."""
        subscription = Subscription(reader)
        self.subscriptions.add(subscription)
        self.presence_changed()
        return subscription

    def unsubscribe(self, subscription: Subscription) -> None:
        self.subscriptions.discard(subscription)
        self.presence_changed()

    def notify(self) -> None:
        """The table changed: wake all subscribers."""
        self._update_presence()
        for subscription in self.subscriptions:
            subscription.wake()

    def close(self) -> None:
        """Close all subscriptions: the clients reconnect, and the table is loaded again."""
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
            message = subscription.reader.news(self.table, self.presence(), self.seat_news)
            if message is not None:
                return message
        return None

    # --- presence ---

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
        """Somebody came or went: notify subscribers here and in other processes."""
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
        """Another process reports who is connected to it."""
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
        self._remote = {process: report for process, report in self._remote.items() if report[2] > now}
        for remote_seats, remote_watching, _ in self._remote.values():
            seats, watching = seats | remote_seats, watching + remote_watching
        away = {
            seat: self._presence.away_since.get(
                seat, self._opened_at if seat not in self._presence.seats else now
            )
            for seat in range(len(self.table.seats))
            if seat not in seats
        }
        self._presence = Presence(seats, watching, away)

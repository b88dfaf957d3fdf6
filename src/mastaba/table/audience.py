"""The subscribers of a table: they are woken when it changes and get what is new for them. Also tracks which
players are present."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from mastaba.match.match import WATCHING
from mastaba.table.commands import check_admitted
from mastaba.table.errors import Forbidden
from mastaba.table.news import Presence, Reader, SharedNews
from mastaba.table.table import Table

if TYPE_CHECKING:
    from mastaba.table.registry import OpenTables

PRESENCE_LASTS = 40.0  # seconds that another process's report of who is present is valid
SHOWN_WATCHERS = 40  # spectators that the host is told by name
PRESENCE_EVERY = 15.0  # seconds between reports to the other processes


class Subscription:
    """A reader that is woken by changes and then asks for its messages. A slow reader gets fewer, larger
    ones: nothing queues up."""

    __slots__ = ("answers", "closed", "reader", "wake")

    def __init__(self, reader: Reader, wake: Callable[[], None]) -> None:
        self.reader, self.wake = reader, wake
        self.closed = False
        self.answers: list[bytes] = []

    def answer(self, message: bytes) -> None:
        """Send an answer to this reader alone, after the news that there is by now."""
        self.answers.append(message)
        self.wake()


class Audience:
    """The subscribers of one table in this process."""

    def __init__(self, table: Table, open_tables: OpenTables) -> None:
        self.table, self.open_tables = table, open_tables
        self.subscriptions: set[Subscription] = set()
        self._shared_news = SharedNews()
        self._remote: dict[str, tuple[frozenset[int], int, dict[str, str], float]] = {}
        self._presence = Presence(away_since={})
        self._players: list[str | None] = []
        self._opened_at = time.time()
        self._let_in = (table.closed, table.removed)

    def subscribe(self, reader: Reader, wake: Callable[[], None] = lambda: None) -> Subscription:
        """Add a subscriber; ``wake`` is called when there is something for it, soon after each change."""
        subscription = Subscription(reader, wake)
        self.subscriptions.add(subscription)
        self.presence_changed()
        return subscription

    def unsubscribe(self, subscription: Subscription) -> None:
        self.subscriptions.discard(subscription)
        self.presence_changed()

    def notify(self) -> None:
        """The table changed: wake all subscribers."""
        players = [chair.player for chair in self.table.seats]
        if players != self._players or self._remote:  # somebody sat down, or a report may be too old
            self._players = players
            self._update_presence()
        if (self.table.closed, self.table.removed) != self._let_in:
            self._let_in = (self.table.closed, self.table.removed)
            self._close_to_strangers()
        for subscription in self.subscriptions:
            subscription.wake()

    def _close_to_strangers(self) -> None:
        """Close the subscriptions of those whom the host does not let in."""
        for subscription in self.subscriptions:
            try:
                check_admitted(self.table, subscription.reader.player or "")
            except Forbidden:
                subscription.closed = True

    def close(self) -> None:
        """Close all subscriptions: the clients reconnect, and the table is loaded again."""
        for subscription in self.subscriptions:
            subscription.closed = True
            subscription.wake()

    def disconnect(self, player: str) -> None:
        """Close the subscriptions of a player: the clients reconnect, with a cookie that is valid."""
        for subscription in self.subscriptions:
            if subscription.reader.player == player:
                subscription.closed = True
                subscription.wake()

    def messages(self, subscription: Subscription) -> list[bytes]:
        """What there is to send now: the news, then the answers."""
        answers = subscription.answers
        if answers:
            subscription.answers = []
        news = self.news_for(subscription.reader)
        return answers if news is None else [news, *answers]

    def prepare(self, after: Table) -> None:
        """Make what the subscribers' seats will see when what is being stored is on disk."""
        if after.number > self.table.number:
            began = time.perf_counter()
            for subscription in self.subscriptions:
                for seat in subscription.reader.mine or (WATCHING,):
                    self._shared_news.prepare(after, seat)
            self.open_tables.costs.view.add(time.perf_counter() - began)

    def news_for(self, reader: Reader) -> bytes | None:
        """What is new for a reader; None if nothing is."""
        began = time.perf_counter()
        news = reader.news(self.table, self._presence, self._shared_news)
        self.open_tables.costs.view.add(time.perf_counter() - began)
        return news

    # --- presence ---

    def _local_presence(self) -> tuple[frozenset[int], int, dict[str, str]]:
        """The seats of those who are present, how many others watch, and who these are."""
        seats: set[int] = set()
        watching, watchers = 0, {}
        for subscription in self.subscriptions:
            reader = subscription.reader
            if mine := self.table.seats_of(reader.player):
                seats.update(mine)
                continue
            watching += 1
            if reader.player is not None and reader.player != self.table.opened.host:
                watchers[self.table.visitor_id(reader.player)] = reader.name
        return frozenset(seats), watching, dict(sorted(watchers.items())[:SHOWN_WATCHERS])

    def presence(self) -> Presence:
        return self._presence

    def presence_changed(self) -> None:
        """Somebody came or went: notify subscribers here and in other processes."""
        self._update_presence()
        self.notify()
        self.publish_presence()

    def publish_presence(self) -> None:
        seats, watching, watchers = self._local_presence()
        self.open_tables.publish(
            {
                "table": self.table.code,
                "here": sorted(seats),
                "watching": watching,
                "watchers": watchers,
                "from": self.open_tables.process,
            }
        )

    def receive_presence(self, message: dict[str, Any]) -> None:
        """Another process reports who is connected to it."""
        new = message["from"] not in self._remote
        self._remote[message["from"]] = (
            frozenset(message["here"]),
            message["watching"],
            message.get("watchers", {}),
            time.time() + PRESENCE_LASTS,
        )
        self.notify()
        if new and self.subscriptions:
            self.publish_presence()

    def _update_presence(self) -> None:
        now = time.time()
        seats, watching, watchers = self._local_presence()
        self._remote = {process: report for process, report in self._remote.items() if report[3] > now}
        for remote_seats, remote_watching, remote_watchers, _ in self._remote.values():
            seats, watching = seats | remote_seats, watching + remote_watching
            watchers |= remote_watchers
        away = {
            seat: self._presence.away_since.get(
                seat, self._opened_at if seat not in self._presence.seats else now
            )
            for seat in range(len(self.table.seats))
            if seat not in seats
        }
        self._presence = Presence(seats, watching, away, watchers)

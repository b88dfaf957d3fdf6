"""The protocol of the store. It knows no rules: an event is a number and some bytes.

Writing returns a future that is done when the bytes are safe. Reading blocks, so it is done outside the event
loop.
"""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class Event:
    """One thing that happened at a table. ``number`` counts from 0 without a gap."""

    number: int
    at: float
    body: bytes
    ply: int | None = None
    """How many steps the game had before this event, if it adds any."""
    player: str | None = None
    submission: str | None = None
    """The sender's id of what they sent: the same id again is not a second event."""


@dataclass(frozen=True)
class Entry:
    """What is known of a table without opening it."""

    code: str
    game: str
    phase: str
    changed: float
    due: float | None
    """When the scheduler has to handle the table: a bot's move, the end of a clock."""
    summary: bytes


@dataclass(frozen=True)
class StoredTable:
    """A table as it is stored."""

    seed: str
    events: list[Event]
    snapshot: bytes | None
    snapshot_ply: int


class StoreError(RuntimeError):
    """The store failed; whether the data was written is not known."""


class DuplicateSubmission(StoreError):
    """This submission is stored already: nothing was written."""


class Store(Protocol):
    """The protocol. ``members`` are the players with a seat; None leaves them as they are."""

    def create(self, entry: Entry, seed: str, events: list[Event], members: set[str]) -> Future[bool]:
        """A new table; False if its code is taken."""

    def append(self, entry: Entry, events: list[Event], members: set[str] | None) -> Future[bool]:
        """Append events; False, and nothing is written, if another process has appended after the same
        event."""

    def save_snapshot(self, code: str, ply: int, snapshot: bytes) -> Future[bool]:
        """Store the state at a ply, so that loading does not replay the steps before it."""

    def claim(self, code: str, due: float, until: float) -> Future[bool]:
        """Postpone what is due: True for the one process that may handle it."""

    def delete(self, code: str) -> Future[bool]:
        """Delete a table; False if there was none."""

    def load(self, code: str) -> StoredTable | None:
        """The whole table."""

    def since(self, code: str, number: int) -> list[Event]:
        """The events from this number on."""

    def entry(self, code: str) -> Entry | None:
        """The table's entry in the list."""

    def numbers(self, codes: list[str]) -> dict[str, int]:
        """The number of the last event of each of these tables."""

    def due(self, now: float, most: int) -> list[Entry]:
        """Tables that are due, the longest overdue first."""

    def tables_of(self, player: str | None, finished: bool | None, most: int) -> list[Entry]:
        """The tables of a player, or all; those that are over, those that are not, or both; the newest
        first."""

    def name_of(self, player: str) -> str | None:
        """The player's name."""

    def rename(self, player: str, name: str) -> Future[bool]: ...

    def save_code(self, digest: str, player: str, until: float) -> Future[bool]:
        """A code, by its hash, that brings a player's identity to another device."""

    def use_code(self, digest: str, now: float) -> Future[str | None]:
        """The player that a code belongs to; it works once."""

    def secret(self) -> bytes:
        """The key that cookies are signed with: the same for all processes, made once."""

    def close(self) -> None: ...

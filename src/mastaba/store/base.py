"""The protocol of the store. It knows no rules: an event is a number and some bytes.

Writing returns a future that is done when the bytes are safe; a future that can still be cancelled was not
written. Reading blocks, so it is done outside the event loop.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from typing import NamedTuple, Protocol


class Event(NamedTuple):
    """One thing that happened at a table. ``number`` counts from 0 without a gap."""

    number: int
    at: float
    body: bytes
    ply: int | None = None
    """How many steps the game had before this event, if it adds any."""
    player: str | None = None
    submission: str | None = None
    """The sender's id of what they sent: the same id again is not a second event."""


class Entry(NamedTuple):
    """What is known of a table without opening it."""

    code: str
    game: str
    phase: str
    changed: float
    due: float | None
    """When the scheduler has to handle the table: a bot's move, the end of a clock."""
    summary: bytes
    host: str | None = None
    """Who opened it."""


class StoredReview(NamedTuple):
    """What is known of the review of a table."""

    code: str
    rules: int
    """The version of the rules that it was made with."""
    search: int
    """The version of the search."""
    until: float | None
    """Until when a process works on it; None: it is done."""
    body: bytes


@dataclass(frozen=True)
class StoredTable:
    """A table as it is stored."""

    seed: str
    events: list[Event]
    snapshot: bytes | None
    snapshot_ply: int


class Named(Exception):
    """An error that has a name besides its English text, for programs that put it into other words."""

    def __init__(self, text: str, what: str = "fault", about: str = "") -> None:
        super().__init__(text)
        self.what = what
        """Which error it is."""
        self.about = about
        """The file or database that it is about, or what a program said."""


class StoreError(Named, RuntimeError):
    """The store failed; whether the data was written is not known."""


class Refused(Named, ValueError):
    """The store was asked for what it does not do."""


class Unavailable(StoreError):
    """The database is away, locked or full. The store has logged it."""


class DuplicateSubmission(StoreError):
    """This submission is stored already: nothing was written."""


class Store(Protocol):
    """The protocol. ``members`` are the players with a seat; None leaves them as they are. ``mentioned`` are
    others whom a table names: it is not in their list, but they are told what it says of them."""

    def settle_with(
        self,
        settle: Callable[[Callable[[], None]], object],
        soon: Callable[[Callable[[], None]], object],
    ) -> None:
        """Write from one event loop, and settle the futures of writing there: its ``call_soon_threadsafe``
        and ``call_soon``."""

    def create(
        self, entry: Entry, seed: str, events: list[Event], members: set[str], mentioned: set[str] = ...
    ) -> Future[bool]:
        """A new table; False if its code is taken."""

    def append(
        self, entry: Entry, events: list[Event], members: set[str] | None, mentioned: set[str] = ...
    ) -> Future[bool]:
        """Append events; False, and nothing is written, if another process has appended after the same
        event."""

    def save_snapshot(self, code: str, ply: int, snapshot: bytes) -> Future[bool]:
        """Store the state at a ply, so that loading does not replay the steps before it."""

    def claim(self, code: str, due: float, until: float) -> Future[bool]:
        """Postpone what is due: True for the one process that may handle it."""

    def delete(self, code: str, changed: float | None = None) -> Future[bool]:
        """Delete a table; False if there was none, or if it has changed since."""

    def tidy(self, code: str, bodies: dict[int, bytes]) -> Future[bool]:
        """Replace the bodies of events, by their numbers; the table is tidy then. False if there is none."""

    def unlist(self, code: str, player: str) -> Future[int]:
        """Take a table from a player's list; how many others have it in theirs."""

    def relist(self, code: str, player: str) -> Future[bool]:
        """Put a table into a player's list again."""

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

    def tables_of(
        self, player: str | None, finished: bool | None, most: int, hidden: bool = False
    ) -> list[Entry]:
        """The tables of a player, or all; those that are over, those that are not, or both; the newest
        first. ``hidden``: also those that are not in the player's list but name them."""

    def lists(self, code: str, player: str) -> bool:
        """Whether a table is in a player's list."""

    def opened_by(self, player: str, most: int) -> list[Entry]:
        """The tables that a player opened and that are not over, the newest first."""

    def unchanged(self, phases: tuple[str, ...], since: float, before: float, most: int) -> list[Entry]:
        """Tables whose last change was between two moments, the oldest first."""

    def untidy(self, phases: tuple[str, ...], before: float, most: int) -> list[str]:
        """Tables whose last change was before a moment, and that were not tidied since."""

    def review(self, code: str) -> StoredReview | None:
        """The review of a table, as far as it is."""

    def create_review(self, review: StoredReview) -> Future[bool]:
        """Store a review, in the place of one of other versions; False if there is one of these, or no such
        table."""

    def save_review(self, review: StoredReview) -> Future[bool]:
        """Store how far a review is; False if it was deleted with its table."""

    def claim_review(self, code: str, until: float, later: float) -> Future[bool]:
        """Go on with a review whose process has stopped: True for the one process that may."""

    def unfinished_reviews(self, now: float, most: int) -> list[StoredReview]:
        """Reviews that are not done and that no process works on, the oldest first; without their bodies."""

    def name_of(self, player: str) -> str | None:
        """The player's name."""

    def rename(self, player: str, name: str) -> Future[bool]: ...

    def save_code(self, digest: str, player: str, until: float) -> Future[bool]:
        """A code, by its hash, that brings a player's identity to another device."""

    def use_code(self, digest: str, now: float) -> Future[str | None]:
        """The player that a code belongs to; it works once."""

    def renew(self, player: str) -> Future[int]:
        """Make all cookies of a player invalid, and codes for other devices; the number of the new
        generation of cookies."""

    def generations(self) -> dict[str, int]:
        """The generation of each player whose cookies were made invalid."""

    def rewrite(self, entry: Entry, events: list[Event], members: set[str], without: str) -> Future[bool]:
        """Replace what is stored of a table, which names a player no more; False, and nothing is written, if
        these are not all its events."""

    def forget(self, player: str) -> Future[bool]:
        """Delete a player's name."""

    def secret(self) -> bytes:
        """The key that cookies are signed with: the same for all processes, made once."""

    def probe(self) -> Future[bool]:
        """Write something that leaves no trace, to see whether writing works."""

    def storage_problems(self) -> list[str]:
        """What is wrong with the database's file or disk, as far as can be seen from here."""

    def age(self) -> float:
        """Seconds that the oldest write in progress has been waited for."""

    def close(self) -> None: ...

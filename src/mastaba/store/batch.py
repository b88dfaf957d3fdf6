"""Appending to many tables with two statements, in SQLite with one, however many there are: between any two
statements other threads want to run, and the wait to go on is longer than the statement."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain
from typing import Any

import sqlalchemy as sa

from mastaba.store.base import DuplicateSubmission, Entry, Event

TABLE_TYPES = ("VARCHAR", "INTEGER", "VARCHAR", "INTEGER", "DOUBLE PRECISION", "DOUBLE PRECISION", "BYTEA")
EVENT_COLUMNS = ("code", "number", "at", "body", "ply", "player", "submission")
APPENDED = (*EVENT_COLUMNS, "phase", "changed", "due", "summary")
NOTHING = ", ".join(["NULL"] * len(APPENDED))
# A row of this view is an event and its table after it. It belongs to a connection, not to the database.
SQLITE_APPENDING = f"""
CREATE TEMP VIEW IF NOT EXISTS appended ({", ".join(APPENDED)}) AS SELECT {NOTHING};
CREATE TEMP TRIGGER IF NOT EXISTS append INSTEAD OF INSERT ON appended BEGIN
    UPDATE tables SET number = NEW.number, phase = NEW.phase, changed = NEW.changed, due = NEW.due,
        summary = NEW.summary WHERE code = NEW.code AND number = NEW.number - 1;
    SELECT RAISE(ABORT, 'another process has appended to the table') WHERE changes() = 0;
    INSERT INTO events ({", ".join(EVENT_COLUMNS)})
        VALUES ({", ".join(f"NEW.{column}" for column in EVENT_COLUMNS)});
END;
"""


@dataclass(frozen=True, slots=True)
class Append:
    """Events to append to one table, and its entry then."""

    entry: Entry
    events: Sequence[Event]
    seated: set[str] | None
    """The players with a seat, if they have changed."""
    mentioned: frozenset[str] = frozenset()
    """Others whom the events name."""

    @property
    def plain(self) -> bool:
        """Whether it changes nothing but the events and the entry."""
        return self.seated is None and not self.mentioned


class Conflict(Exception):
    """Of several tables at least one has been changed by another process."""


def append_all(dialect: str, execute: Callable[[str, Any], Any], jobs: Sequence[Append]) -> bool:
    """Append to all these tables, all of them different. False if there is one alone and another process has
    appended to it; Conflict if there are several. ``execute`` runs a statement and returns its result."""
    # The rows decide: of two processes that append after the same event, one finds it changed.
    rows = [
        (
            job.entry.code, job.events[0].number - 1, job.entry.phase, job.events[-1].number,
            job.entry.changed, job.entry.due, job.entry.summary,
        )
        for job in jobs
    ]  # fmt: skip
    changed = execute(_advance(dialect, len(jobs)), tuple(chain.from_iterable(rows))).rowcount
    if changed != len(jobs):
        if len(jobs) > 1:
            raise Conflict
        return False
    added = [
        (job.entry.code, e.number, e.at, e.body, e.ply, e.player, e.submission)
        for job in jobs
        for e in job.events
    ]
    try:
        execute(_insert(dialect, len(added)), tuple(chain.from_iterable(added)))
    except sa.exc.IntegrityError as error:
        if "submission" in str(error.orig):  # SQLite names the columns, PostgreSQL the constraint
            raise DuplicateSubmission("this submission has been stored before") from error
        raise
    return True


def append_at_once(execute: Callable[[str, Any], Any], jobs: Sequence[Append]) -> None:
    """The same with one statement, which is a transaction, on a connection of SQLite that
    ``SQLITE_APPENDING`` has prepared. It writes all or raises an error of the driver."""
    rows = [
        (job.entry.code, *event, job.entry.phase, job.entry.changed, job.entry.due, job.entry.summary)
        for job in jobs
        for event in job.events
    ]
    execute(_append(len(rows)), tuple(chain.from_iterable(rows)))


@cache
def _append(many: int) -> str:
    row = ", ".join("?" * len(APPENDED))
    return f"INSERT INTO appended VALUES {', '.join([f'({row})'] * many)}"


@cache
def _advance(dialect: str, many: int) -> str:
    if dialect == "postgresql":
        row = ", ".join(f"CAST(%s AS {kind})" for kind in TABLE_TYPES)
    else:
        row = ", ".join("?" for _ in TABLE_TYPES)
    rows = ", ".join([f"({row})"] * many)
    return (
        "UPDATE tables SET phase = v.column3, number = v.column4, changed = v.column5, due = v.column6, "
        f"summary = v.column7 FROM (VALUES {rows}) AS v "
        "WHERE tables.code = v.column1 AND tables.number = v.column2"
    )


@cache
def _insert(dialect: str, many: int) -> str:
    row = ", ".join(["%s" if dialect == "postgresql" else "?"] * len(EVENT_COLUMNS))
    return f"INSERT INTO events ({', '.join(EVENT_COLUMNS)}) VALUES {', '.join([f'({row})'] * many)}"

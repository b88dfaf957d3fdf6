"""Connections to SQLite and PostgreSQL. None of them waits for ever, and after a failure attempts to connect
back off."""

from __future__ import annotations

import logging
import sqlite3
import threading
import time
from typing import Any

import psycopg
import sqlalchemy as sa
from psycopg import errors

logger = logging.getLogger(__name__)
# Pages of the write-ahead log, 32 MB, before it is copied into the file: commits wait for that. A page that
# many moves change is copied once.
CHECKPOINT = "wal_autocheckpoint=8000"
BUSY = "busy_timeout=5000"  # milliseconds that SQLite waits for the lock of another program

# Milliseconds, in PostgreSQL itself. A lock that is held longer delays its own table alone: see Writer.
LIMITS = {"lock_timeout": 100, "statement_timeout": 5_000, "idle_in_transaction_session_timeout": 10_000}
CONNECTING = {"connect_timeout": 5, "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3}
ANSWER = 6.0  # seconds that we wait for PostgreSQL's answer, also if it hangs
FIRST_PAUSE, LONGEST_PAUSE = 0.25, 5.0  # seconds between attempts to connect
CHECKOUT = 5.0  # seconds that a reader waits for a free connection


def engines_for(url: sa.URL, readers: int) -> tuple[sa.Engine, sa.Engine]:
    """The engine that writes, with one connection, and the one that reads."""
    if url.get_backend_name() == "postgresql":
        connector = Connector()
        return _postgresql(url, 1, connector), _postgresql(url, readers, connector)
    return _sqlite(url, "BEGIN IMMEDIATE", 1), _sqlite(url, "BEGIN", readers)


def migration_engine(url: sa.URL, writing: sa.Engine) -> sa.Engine:
    """The engine for migrations, which may take longer and wait for those of another process."""
    return sa.create_engine(url, poolclass=sa.NullPool) if writing.dialect.name == "postgresql" else writing


def away(error: Exception) -> bool:
    """Whether an error means that the database is not there, or does not answer."""
    if isinstance(error, sa.exc.TimeoutError):  # no free connection
        return True
    if not isinstance(error, sa.exc.DBAPIError):
        return False
    state = getattr(error.orig, "sqlstate", "")
    if state is None:  # it is not from the server
        return isinstance(error, sa.exc.OperationalError)
    return error.connection_invalidated or state.startswith(("08", "57P"))


def locked(error: Exception) -> bool:
    """Whether an error means that a lock of PostgreSQL was held too long, or that two waited for each
    other."""
    return isinstance(error, sa.exc.DBAPIError) and getattr(error.orig, "sqlstate", "") in ("55P03", "40P01")


# --- PostgreSQL ---


class PromptConnection(psycopg.Connection[Any]):
    """A connection that is closed if the server does not answer in time, for example because it hangs."""

    def wait(self, gen: Any, interval: float = 0.1, timeout: float | None = None) -> Any:
        try:
            return super().wait(gen, interval=interval, timeout=ANSWER if timeout is None else timeout)
        except errors._WaitTimeout:
            self.pgconn.finish()
            raise psycopg.OperationalError(f"no answer within {ANSWER:g} seconds") from None


class Connector:
    """Opens connections. While the database is away one attempt is made now and then; all others fail at
    once. The log gets a line when it goes away, and one when it is back."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._pause, self._next = 0.0, 0.0

    def __call__(self, _dialect: Any, _record: Any, positional: Any, named: dict[str, Any]) -> Any:
        with self._lock:
            now = time.monotonic()
            if now < self._next:
                raise psycopg.OperationalError("the database does not answer")
            if self._pause:
                self._next = now + self._pause
        limits = " ".join(f"-c {name}={value}" for name, value in LIMITS.items())
        options = f"{named.get('options', '')} {limits}".strip()
        try:
            opened = PromptConnection.connect(*positional, **{**CONNECTING, **named, "options": options})
        except psycopg.Error as error:
            self._failed(error)
            raise
        with self._lock:
            if self._pause:
                logger.warning("the database is back")
            self._pause = self._next = 0.0
        return opened

    def _failed(self, error: psycopg.Error) -> None:
        with self._lock:
            if not self._pause:
                why = (str(error).splitlines() or [error.__class__.__name__])[0]
                logger.error("the database can't be reached, trying again and again: %s", why)
            self._pause = min(LONGEST_PAUSE, 2 * self._pause or FIRST_PAUSE)
            self._next = time.monotonic() + self._pause


def _postgresql(url: sa.URL, connections: int, connector: Connector) -> sa.Engine:
    engine = sa.create_engine(
        url,
        pool_size=connections,
        max_overflow=0,
        pool_timeout=CHECKOUT,
        pool_pre_ping=True,
        pool_recycle=1800,
    )
    sa.event.listen(engine, "do_connect", connector)
    return engine


# --- SQLite ---


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Switch to a write-ahead log. Of several processes that start on a new file SQLite lets one do so and
    fails the others at once."""
    for _ in range(100):
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError:
            time.sleep(0.05)
    connection.execute("PRAGMA journal_mode=WAL")


def _sqlite(url: sa.URL, begin: str, connections: int) -> sa.Engine:
    engine = sa.create_engine(
        url,
        pool_size=connections,
        max_overflow=0,
        pool_timeout=CHECKOUT,
        poolclass=sa.QueuePool,
        connect_args={"check_same_thread": False},
    )

    @sa.event.listens_for(engine, "connect")
    def _set_up(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions are begun by us, below
        for setting in (BUSY, "synchronous=FULL", "foreign_keys=ON", CHECKPOINT):
            connection.execute(f"PRAGMA {setting}")
        _write_ahead(connection)

    @sa.event.listens_for(engine, "begin")
    def _begin(connection: sa.Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine

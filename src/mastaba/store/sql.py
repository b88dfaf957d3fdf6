"""The store in SQLite or PostgreSQL: connections, reading, and the key of cookies. See writer for writing."""

from __future__ import annotations

import secrets as dice
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from mastaba.store.base import Entry, Event, StoredTable, StoreError
from mastaba.store.migrations import upgrade
from mastaba.store.schema import events, members, players, secrets, tables
from mastaba.store.writer import Writer

ENTRY = (tables.c.code, tables.c.game, tables.c.phase, tables.c.changed, tables.c.due, tables.c.summary)
EVENT = (events.c.number, events.c.at, events.c.body, events.c.ply, events.c.player, events.c.submission)
OVER = ("finished", "abandoned")


def sqlite_address(file: Path) -> str:
    """The address of an SQLite file."""
    return f"sqlite:///{file}"


def file_of(address: str) -> Path | None:
    """The SQLite file at an address; None for any other database."""
    url = sa.make_url(address)
    return Path(url.database) if url.get_backend_name() == "sqlite" and url.database else None


def driver_address(address: str) -> sa.URL:
    """The address with the driver that we use: ``postgresql://`` means psycopg."""
    try:
        url = sa.make_url(address)
    except SQLAlchemyError:
        raise ValueError("this is no database address: write postgresql://user@host/name") from None
    backend = url.get_backend_name()
    if backend not in ("sqlite", "postgresql"):
        raise ValueError(f"a database of kind {backend!r}: Mastaba stores its tables in SQLite or PostgreSQL")
    return url.set(drivername="postgresql+psycopg") if backend == "postgresql" else url


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


def _engine(url: sa.URL, begin: str, connections: int) -> sa.Engine:
    if url.get_backend_name() == "postgresql":
        return sa.create_engine(
            url, pool_size=connections, max_overflow=0, pool_pre_ping=True, pool_recycle=1800
        )
    engine = sa.create_engine(
        url,
        pool_size=connections,
        max_overflow=0,
        poolclass=sa.QueuePool,
        connect_args={"check_same_thread": False},
    )

    @sa.event.listens_for(engine, "connect")
    def _set_up(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions are begun by us, below
        for setting in ("busy_timeout=10000", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {setting}")
        _write_ahead(connection)

    @sa.event.listens_for(engine, "begin")
    def _begin(connection: sa.Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def _cookie_secret(writing: sa.Engine) -> bytes:
    """The key that cookies are signed with; made once."""
    query = sa.select(secrets.c.value).where(secrets.c.name == "cookies")
    with writing.begin() as connection:
        known: bytes | None = connection.scalar(query)
    if known is None:
        try:
            with writing.begin() as connection:
                connection.execute(secrets.insert(), {"name": "cookies", "value": dice.token_bytes(32)})
        except sa.exc.IntegrityError:
            pass  # another process made it first
        with writing.begin() as connection:
            known = connection.scalar(query)
    return bytes(known or b"")


class SqlStore(Writer):
    """The store in the database at an address; creates or migrates its tables. Writing is inherited."""

    def __init__(self, address: str, readers: int = 4) -> None:
        url = driver_address(address)
        writing = _engine(url, "BEGIN IMMEDIATE", 1)
        self._reading = _engine(url, "BEGIN", readers)
        try:
            upgrade(writing)
            self._secret = _cookie_secret(writing)
        except (SQLAlchemyError, StoreError) as error:
            writing.dispose()
            where, why = url.render_as_string(hide_password=True), str(error).splitlines()[0]
            raise StoreError(f"the database at {where} can't be opened: {why}") from error
        super().__init__(writing)

    # --- reading ---

    @contextmanager
    def _read(self) -> Iterator[sa.Connection]:
        try:
            with self._reading.connect() as connection:
                yield connection
        except SQLAlchemyError as error:
            raise StoreError(f"the database could not be read: {error.__class__.__name__}") from error

    def load(self, code: str) -> StoredTable | None:
        with self._read() as connection:
            row = connection.execute(
                sa.select(tables.c.seed, tables.c.snapshot, tables.c.snapshot_ply).where(
                    tables.c.code == code
                )
            ).first()
            return (
                None
                if row is None
                else StoredTable(row.seed, self._events(connection, code, 0), row.snapshot, row.snapshot_ply)
            )

    def since(self, code: str, number: int) -> list[Event]:
        with self._read() as connection:
            return self._events(connection, code, number)

    @staticmethod
    def _events(connection: sa.Connection, code: str, number: int) -> list[Event]:
        found = connection.execute(
            sa.select(*EVENT)
            .where(events.c.code == code, events.c.number >= number)
            .order_by(events.c.number)
        )
        return [Event(*row) for row in found]

    def entry(self, code: str) -> Entry | None:
        with self._read() as connection:
            row = connection.execute(sa.select(*ENTRY).where(tables.c.code == code)).first()
        return Entry(*row) if row else None

    def numbers(self, codes: list[str]) -> dict[str, int]:
        with self._read() as connection:
            found = connection.execute(
                sa.select(tables.c.code, tables.c.number).where(tables.c.code.in_(codes))
            )
            return {row.code: row.number for row in found}

    def due(self, now: float, most: int) -> list[Entry]:
        with self._read() as connection:
            return [
                Entry(*row)
                for row in connection.execute(
                    sa.select(*ENTRY).where(tables.c.due <= now).order_by(tables.c.due).limit(most)
                )
            ]

    def tables_of(self, player: str | None, finished: bool | None, most: int) -> list[Entry]:
        query = sa.select(*ENTRY).order_by(tables.c.changed.desc()).limit(most)
        if player is not None:
            query = query.join(members, members.c.code == tables.c.code).where(members.c.player == player)
        if finished is not None:
            query = query.where(tables.c.phase.in_(OVER) if finished else tables.c.phase.not_in(OVER))
        with self._read() as connection:
            return [Entry(*row) for row in connection.execute(query)]

    def name_of(self, player: str) -> str | None:
        with self._read() as connection:
            name: str | None = connection.scalar(sa.select(players.c.name).where(players.c.player == player))
        return name

    def secret(self) -> bytes:
        return self._secret

    def close(self) -> None:
        super().close()
        self._engine.dispose()
        self._reading.dispose()

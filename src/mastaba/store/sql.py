"""The store in SQLite or PostgreSQL: reading, and the key of cookies. See writer for writing."""

from __future__ import annotations

import secrets as dice
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from mastaba.store.base import Entry, Event, Refused, StoredReview, StoredTable, StoreError, Unavailable
from mastaba.store.connect import away, engines_for, migration_engine
from mastaba.store.migrations import upgrade
from mastaba.store.schema import events, generations, members, players, reviews, secrets, tables
from mastaba.store.writer import Writer

ENTRY = (
    tables.c.code, tables.c.game, tables.c.phase, tables.c.changed, tables.c.due, tables.c.summary,
    tables.c.host,
)  # fmt: skip
EVENT = (events.c.number, events.c.at, events.c.body, events.c.ply, events.c.player, events.c.submission)
REVIEW = (reviews.c.code, reviews.c.rules, reviews.c.search, reviews.c.until, reviews.c.body)
OVER = ("finished", "abandoned")
LEAST_FREE = 64 << 20  # bytes on the disk: the write-ahead log alone may take 32 MB


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
        raise Refused("this is no database address: write postgresql://user@host/name", "address") from None
    backend = url.get_backend_name()
    if backend not in ("sqlite", "postgresql"):
        raise Refused(
            f"a database of kind {backend!r}: Mastaba stores its tables in SQLite or PostgreSQL",
            "kind",
            repr(backend),
        )
    return url.set(drivername="postgresql+psycopg") if backend == "postgresql" else url


def _identity(file: Path | None) -> tuple[int, int] | None:
    """Which file it is, whatever its name; None if there is none."""
    try:
        return ((found := file.stat()).st_dev, found.st_ino) if file else None
    except OSError:
        return None


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
        writing, self._reading = engines_for(url, readers)
        try:
            upgrade(migration_engine(url, writing))
            self._secret = _cookie_secret(writing)
        except (SQLAlchemyError, StoreError) as error:
            writing.dispose()
            where, why = url.render_as_string(hide_password=True), str(error).splitlines()[0]
            what = error.what if isinstance(error, StoreError) else "closed"
            raise StoreError(f"the database at {where} can't be opened: {why}", what, where) from error
        file = file_of(address)
        self._file = file.resolve() if file else None  # a link may lead to another disk
        self._opened = _identity(self._file)
        super().__init__(writing)

    # --- reading ---

    @contextmanager
    def _read(self) -> Iterator[sa.Connection]:
        try:
            with self._reading.connect() as connection:
                yield connection
        except SQLAlchemyError as error:
            kind = Unavailable if away(error) else StoreError
            raise kind(f"the database could not be read: {error.__class__.__name__}") from error

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

    def tables_of(
        self, player: str | None, finished: bool | None, most: int, hidden: bool = False
    ) -> list[Entry]:
        query = sa.select(*ENTRY).order_by(tables.c.changed.desc()).limit(most)
        if player is not None:
            named = sa.select(members.c.code).where(members.c.player == player)
            listed = tables.c.code.in_(named if hidden else named.where(members.c.hidden == 0))
            query = query.where(sa.or_(listed, tables.c.host == player) if hidden else listed)
        if finished is not None:
            query = query.where(tables.c.phase.in_(OVER) if finished else tables.c.phase.not_in(OVER))
        with self._read() as connection:
            return [Entry(*row) for row in connection.execute(query)]

    def lists(self, code: str, player: str) -> bool:
        here = sa.and_(members.c.code == code, members.c.player == player, members.c.hidden == 0)
        with self._read() as connection:
            return connection.scalar(sa.select(members.c.code).where(here)) is not None

    def opened_by(self, player: str, most: int) -> list[Entry]:
        query = sa.select(*ENTRY).where(tables.c.host == player, tables.c.phase.not_in(OVER))
        with self._read() as connection:
            rows = connection.execute(query.order_by(tables.c.changed.desc()).limit(most))
            return [Entry(*row) for row in rows]

    def unchanged(self, phases: tuple[str, ...], since: float, before: float, most: int) -> list[Entry]:
        query = sa.select(*ENTRY).where(
            tables.c.phase.in_(phases), tables.c.changed > since, tables.c.changed < before
        )
        with self._read() as connection:
            rows = connection.execute(query.order_by(tables.c.changed).limit(most))
            return [Entry(*row) for row in rows]

    def untidy(self, phases: tuple[str, ...], before: float, most: int) -> list[str]:
        fresh = sa.or_(tables.c.tidied.is_(None), tables.c.tidied < tables.c.changed)
        query = sa.select(tables.c.code).where(tables.c.phase.in_(phases), tables.c.changed < before, fresh)
        with self._read() as connection:
            return list(connection.scalars(query.order_by(tables.c.changed).limit(most)))

    def review(self, code: str) -> StoredReview | None:
        with self._read() as connection:
            row = connection.execute(sa.select(*REVIEW).where(reviews.c.code == code)).first()
        return StoredReview(*row) if row else None

    def unfinished_reviews(self, now: float, most: int) -> list[StoredReview]:
        query = sa.select(*REVIEW[:-1], sa.literal(b"")).where(reviews.c.until <= now)
        with self._read() as connection:
            rows = connection.execute(query.order_by(reviews.c.until).limit(most))
            return [StoredReview(*row) for row in rows]

    def name_of(self, player: str) -> str | None:
        with self._read() as connection:
            name: str | None = connection.scalar(sa.select(players.c.name).where(players.c.player == player))
        return name

    def generations(self) -> dict[str, int]:
        with self._read() as connection:
            found = connection.execute(sa.select(generations.c.player, generations.c.generation))
            return {row.player: row.generation for row in found}

    def secret(self) -> bytes:
        return self._secret

    def storage_problems(self) -> list[str]:
        if self._file is None:
            return []
        if _identity(self._file) != self._opened:
            return [f"{self._file.name} is not the file that was opened: it was moved, replaced or deleted"]
        free = shutil.disk_usage(self._file.parent).free
        return [f"the disk has only {free >> 20} MB left"] if free < LEAST_FREE else []

    def close(self) -> None:
        super().close()
        self._engine.dispose()
        self._reading.dispose()

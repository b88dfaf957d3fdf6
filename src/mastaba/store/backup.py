"""Backups: a database copied to one SQLite file while it is in use, and put back, also into a database of the
other kind."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from mastaba.store.base import Refused, StoreError
from mastaba.store.migrations import current, newest, upgrade
from mastaba.store.schema import metadata, secrets, tables
from mastaba.store.sql import driver_address, file_of, sqlite_address

ROWS = 1000  # copied at a time
JOURNALS = ("-wal", "-shm")


def backup(address: str, file: Path) -> int:
    """Copy a database to a new file that only its owner can read; the number of tables in it. The database
    may be in use: the copy is as it was at one moment."""
    if file.exists():
        raise Refused(f"{file} exists already: give another name", "exists", str(file))
    source = file_of(address)
    if source is not None and not (source.exists() and source.stat().st_size):
        raise Refused(f"there are no tables at {source}", "no-tables", str(source))
    with _part(file) as part:
        if source is not None:
            _copy_file(source, part)
        else:
            _copy_rows(_engine(address), part)
        _check(part)
        return _count(part)


def restore(file: Path, address: str, replace: bool) -> int:
    """Put a backup in the place of a database that nobody uses; the number of tables in it. Without
    ``replace`` only if that has no tables yet."""
    _check(file)
    target = file_of(address)
    folder = target.parent if target is not None else Path(tempfile.gettempdir())
    with tempfile.TemporaryDirectory(prefix=".restore-", dir=folder) as place:
        copy = Path(place) / "tables.db"
        _copy_file(file, copy)
        with _opened(sqlite_address(copy)) as engine:
            upgrade(engine)
        if not replace and _has_tables(address):
            raise Refused("this database has tables: --replace puts the backup in their place", "has-tables")
        if target is not None:
            _put(copy, target)
        else:
            _write_rows(copy, address)
    return _count(target) if target is not None else _count(file)


def _engine(address: str) -> sa.Engine:
    return sa.create_engine(driver_address(address), poolclass=sa.NullPool)


@contextmanager
def _opened(address: str) -> Iterator[sa.Engine]:
    engine = _engine(address)
    try:
        yield engine
    except SQLAlchemyError as error:
        why = str(error).splitlines()[0]
        raise StoreError(f"the database can't be read or written: {why}", "fault", why) from error
    finally:
        engine.dispose()


@contextmanager
def _part(file: Path) -> Iterator[Path]:
    """A file, for its owner only, that gets its name when the block ends well."""
    handle, name = tempfile.mkstemp(prefix=f".{file.name}.", suffix=".part", dir=file.parent)
    os.close(handle)
    part = Path(name)
    try:
        yield part
        _sync(part)
        part.replace(file)
    finally:
        for ending in ("", *JOURNALS):
            Path(name + ending).unlink(missing_ok=True)


def _sync(file: Path) -> None:
    with file.open("rb+") as opened:
        os.fsync(opened.fileno())


def _copy_file(source: Path, part: Path) -> None:
    """Copy an SQLite database, also one that is in use, into a single file."""
    with closing(sqlite3.connect(source)) as there, closing(sqlite3.connect(part)) as here:
        there.backup(here)
        here.execute("PRAGMA journal_mode=DELETE")
    part.chmod(0o600)


def _copy_rows(engine: sa.Engine, part: Path) -> None:
    """Copy a database of any kind, as it is at one moment."""
    with _opened(sqlite_address(part)) as empty:
        upgrade(empty)
        with engine.connect() as there, empty.begin() as here:
            there = there.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            if current(there) != newest():
                raise Refused(
                    "another version of Mastaba made this database: start this one with it first", "version"
                )
            _copy(there, here)
    engine.dispose()


def _write_rows(copy: Path, address: str) -> None:
    with _opened(address) as engine, _opened(sqlite_address(copy)) as source:
        upgrade(engine)
        with engine.begin() as there, source.connect() as here:
            for table in reversed(metadata.sorted_tables):
                there.execute(table.delete())
            _copy(here, there)


def _copy(source: sa.Connection, target: sa.Connection) -> None:
    for table in metadata.sorted_tables:
        found = source.execution_options(yield_per=ROWS).execute(sa.select(table)).mappings()
        for rows in found.partitions():
            target.execute(table.insert(), [dict(row) for row in rows])


def _has_tables(address: str) -> bool:
    with _opened(address) as engine, engine.connect() as connection:
        if not sa.inspect(connection).has_table(tables.name):
            return False
        return connection.scalar(sa.select(tables.c.code).limit(1)) is not None


def _put(copy: Path, target: Path) -> None:
    """Replace a file that nobody uses. Its journal goes first: it would be read into the new file."""
    copy.chmod(0o600)
    _sync(copy)
    kept = [target.with_name(target.name + ending) for ending in JOURNALS]
    if target.exists():
        with closing(sqlite3.connect(target)) as old:
            old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for journal in kept:
        journal.unlink(missing_ok=True)
    shutil.move(copy, target)


def _check(file: Path) -> None:
    """ValueError if this is not a whole database of Mastaba."""
    if not file.is_file():
        raise Refused(f"{file}: there is no such file", "missing", str(file))
    try:
        with closing(sqlite3.connect(file)) as opened:
            (said,) = opened.execute("PRAGMA integrity_check(1)").fetchone()
            keys = opened.execute(f"SELECT count(*) FROM {secrets.name}").fetchone()
    except sqlite3.DatabaseError:
        raise Refused(f"{file} is no backup of Mastaba", "no-backup", str(file)) from None
    if said != "ok" or not keys:
        raise Refused(f"{file} is damaged: {said}", "damaged", str(file))


def _count(file: Path) -> int:
    with closing(sqlite3.connect(file)) as opened:
        return int(opened.execute(f"SELECT count(*) FROM {tables.name}").fetchone()[0])

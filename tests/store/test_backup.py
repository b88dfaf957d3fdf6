"""Backups of both databases, taken while they are in use, and put back into both."""

from __future__ import annotations

import gzip
import sqlite3
import stat
import threading
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa
from typer.testing import CliRunner

from mastaba.cli.app import app as commands
from mastaba.store import schema
from mastaba.store.backup import backup, restore
from mastaba.store.base import StoreError
from mastaba.store.sql import SqlStore, driver_address, sqlite_address
from tests.databases import BOTH
from tests.store.test_store import created, entry, events

FIXTURES = Path(__file__).parent / "fixtures"


@pytest.fixture
def store(address: str) -> Iterator[SqlStore]:
    opened = SqlStore(address)
    yield opened
    opened.close()


def content(address: str) -> dict[str, list[tuple[object, ...]]]:
    """All rows of all tables of a database."""
    engine = sa.create_engine(driver_address(address))
    with engine.connect() as connection:
        found = {
            name: sorted(tuple(row) for row in connection.execute(sa.select(table)))
            for name, table in schema.metadata.tables.items()
        }
    engine.dispose()
    return found


def fill(store: SqlStore) -> None:
    for number in range(5):
        created(store, f"IBIS-{number}", due=float(number))
        assert store.append(entry(f"IBIS-{number}"), events(1, 2, ply=None), {"ana"}).result()
    assert store.save_snapshot("IBIS-3", 7, b"\x00\xff snapshot").result()
    assert store.rename("ana", "Ana ⚱").result()
    assert store.save_code("digest", "ana", 1e12).result()


@pytest.mark.parametrize("into", BOTH)
def test_a_backup_comes_back_whole(
    store: SqlStore, address: str, tmp_path: Path, into: str, request: pytest.FixtureRequest
) -> None:
    fill(store)
    file = tmp_path / "copy.db"
    assert backup(address, file) == 5
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir() if "copy" in path.name] == ["copy.db"]
    target = (
        sqlite_address(tmp_path / "restored.db")
        if into == "sqlite"
        else str(request.getfixturevalue("another_postgres"))
    )
    assert restore(file, target, replace=False) == 5
    assert content(target) == content(address)
    again = SqlStore(target)  # and it goes on from there
    assert again.secret() == store.secret()
    assert again.append(entry("IBIS-3"), events(3), None).result()
    again.close()


@pytest.fixture
def another_postgres(postgres_server: object) -> str:
    from tests.web.server import new_database

    return new_database(postgres_server)


def wait_for(held: threading.Event, _connection: sa.Connection) -> None:
    held.wait(30)


def test_a_backup_under_load_is_one_moment(store: SqlStore, address: str, tmp_path: Path) -> None:
    """Each transaction appends to two tables: in the copy both have gone equally far."""
    created(store, "IBIS-1")
    created(store, "IBIS-2")
    end = threading.Event()

    def write() -> None:
        number = 1
        while not end.is_set():
            held = threading.Event()
            store.write("", partial(wait_for, held))  # both wait for one transaction
            both = [store.append(entry(code), events(number), None) for code in ("IBIS-1", "IBIS-2")]
            held.set()
            assert all(future.result() for future in both)
            number += 1

    thread = threading.Thread(target=write)
    thread.start()
    try:
        for number in range(5):
            file = tmp_path / f"copy-{number}.db"
            backup(address, file)
            with closing(sqlite3.connect(file)) as copy:
                query = "SELECT max(number), count(*) FROM events GROUP BY code"
                first, second = copy.execute(query).fetchall()
            assert first == second
            assert first[0] == first[1] - 1
    finally:
        end.set()
        thread.join()


def test_tables_are_replaced_only_if_asked(store: SqlStore, address: str, tmp_path: Path) -> None:
    fill(store)
    file = tmp_path / "copy.db"
    backup(address, file)
    before = content(address)
    created(store, "LOTUS-42")
    store.close()
    with pytest.raises(ValueError, match="--replace puts the backup in their place"):
        restore(file, address, replace=False)
    restore(file, address, replace=True)
    assert content(address) == before


def run(*words: str) -> tuple[int, str]:
    told = CliRunner().invoke(commands, words)
    return told.exit_code, told.output.strip()


def test_the_commands(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir()
    store = SqlStore(sqlite_address(here / "tables.db"))
    fill(store)
    file = tmp_path / "copy.db"
    assert run("backup", str(file), "--data", str(here)) == (0, f"{file} has 5 tables.")
    assert run("restore", str(file), "--data", str(there)) == (0, "5 tables are back.")
    assert content(sqlite_address(there / "tables.db")) == content(sqlite_address(here / "tables.db"))
    assert stat.S_IMODE((there / "tables.db").stat().st_mode) == 0o600
    store.close()


def test_bad_input_is_an_error_in_one_line(tmp_path: Path) -> None:
    text, damaged, empty = tmp_path / "text", tmp_path / "damaged", tmp_path / "empty"
    text.write_text("hello " * 1000)
    store = SqlStore(sqlite_address(tmp_path / "tables.db"))
    for number in range(200):
        created(store, f"IBIS-{number}")
    backup(sqlite_address(tmp_path / "tables.db"), damaged)
    store.close()
    with damaged.open("r+b") as file:
        file.seek(8192)
        file.write(b"\xff" * 16384)
    data = ("--data", str(empty))
    for words, said in (
        (("restore", str(text), *data), "is no backup of Mastaba"),
        (("restore", str(damaged), *data), "is damaged"),
        (("restore", str(tmp_path / "missing"), *data), "there is no such file"),
        (("backup", str(tmp_path / "new"), *data), "there are no tables at"),
        (("backup", str(text), "--data", str(tmp_path)), "exists already: give another name"),
    ):
        code, output = run(*words)
        assert code == 2, output
        assert said in output
        assert len(output.splitlines()) == 1


def test_a_served_folder_is_not_restored_into(tmp_path: Path) -> None:
    from mastaba.files import exclusive_folder

    store = SqlStore(sqlite_address(tmp_path / "tables.db"))
    store.close()
    backup(sqlite_address(tmp_path / "tables.db"), tmp_path / "copy.db")
    with exclusive_folder(tmp_path):
        code, output = run("restore", str(tmp_path / "copy.db"), "--data", str(tmp_path))
    assert code == 2
    assert "another Mastaba serves the tables" in output


def test_a_database_of_an_older_version_is_restored_and_brought_up_to_date(
    address: str, tmp_path: Path
) -> None:
    file = tmp_path / "old.db"
    file.write_bytes(gzip.decompress((FIXTURES / "tables-0.1.0.db.gz").read_bytes()))
    before = file.read_bytes()
    assert restore(file, address, replace=False) == 8
    assert file.read_bytes() == before
    store = SqlStore(address)
    assert len(store.tables_of(None, None, 100)) == 8
    store.close()


def test_a_backup_of_a_newer_program(tmp_path: Path) -> None:
    store = SqlStore(sqlite_address(tmp_path / "tables.db"))
    store.close()
    file = tmp_path / "copy.db"
    backup(sqlite_address(tmp_path / "tables.db"), file)
    with closing(sqlite3.connect(file)) as copy:
        copy.execute("UPDATE alembic_version SET version_num = '9999'")
        copy.commit()
    with pytest.raises(StoreError, match="a newer Mastaba wrote it"):
        restore(file, sqlite_address(tmp_path / "other.db"), replace=False)

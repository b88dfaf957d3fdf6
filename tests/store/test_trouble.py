"""When the database is locked, hangs, is away or full: nothing waits for ever, and the log says it once."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa

from mastaba.store import connect, writer
from mastaba.store.base import StoreError, Unavailable
from mastaba.store.sql import SqlStore, sqlite_address
from mastaba.table import registry
from tests.store.test_store import created, entry, events, hold_up
from tests.web.server import hang, new_database, postgres

LOCK = b"SELECT 1 FROM tables WHERE code = 'LOTUS-42' FOR UPDATE"


@pytest.fixture
def store(postgres_address: str) -> Iterator[SqlStore]:
    opened = SqlStore(postgres_address)
    yield opened
    opened.close()


def test_postgresql_has_limits(store: SqlStore) -> None:
    def shown(connection: sa.Connection) -> dict[str, Any]:
        return {name: connection.exec_driver_sql(f"SHOW {name}").scalar() for name in connect.LIMITS}

    wanted = {
        "lock_timeout": "100ms",
        "statement_timeout": "5s",
        "idle_in_transaction_session_timeout": "10s",
    }
    assert store.write("", shown).result() == wanted
    with store._reading.connect() as connection:
        assert shown(connection) == wanted


def test_a_held_lock_delays_its_own_table_alone(
    store: SqlStore, postgres_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One row is locked by another program; in the same transaction and in later ones others are written."""
    monkeypatch.setattr(writer, "LOCKED", 300.0)
    for code in ("IBIS-7", "LOTUS-42", "REED-2"):
        created(store, code)
    with psycopg.connect(postgres_address) as other:
        other.execute(LOCK)
        held_up = threading.Event()
        first = store.write("", lambda connection: held_up.wait(30))
        locked = store.append(entry(), events(1), None)
        free = [store.append(entry(code), events(1), None) for code in ("IBIS-7", "REED-2")]
        held_up.set()
        assert first.result()
        assert all(future.result(60) for future in free)
        later = store.append(entry(), events(2), None)  # of the locked table, too
        for number in range(2, 20):
            assert store.append(entry("IBIS-7"), events(number), None).result(60)
        assert not locked.done()
        assert not later.done()
        other.rollback()
        assert locked.result(60)
        assert later.result(60)
    assert [event.number for event in store.since("LOTUS-42", 0)] == [0, 1, 2]


def test_a_lock_that_is_never_released_is_an_error(
    store: SqlStore, postgres_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "LOCKED", 0.3)
    created(store)
    with psycopg.connect(postgres_address) as other:
        other.execute(LOCK)
        with pytest.raises(Unavailable):
            store.append(entry(), events(1), None).result(60)
    assert store.append(entry(), events(1), None).result(60)


def test_postgresql_hangs_and_goes_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Stopped like a machine without memory: its connections stay open, and nothing answers."""
    monkeypatch.setattr(connect, "ANSWER", 0.5)
    monkeypatch.setattr(connect, "CONNECTING", {"connect_timeout": 2})
    monkeypatch.setattr(connect, "LONGEST_PAUSE", 0.25)
    with postgres() as server:
        store = SqlStore(new_database(server))
        created(store)
        with caplog.at_level(logging.WARNING, connect.__name__):
            with hang(server):
                futures = [store.append(entry(), events(1), None), store.rename("ana", "Ana")]
                for future in futures:
                    with pytest.raises(Unavailable):
                        future.result(60)
                for _ in range(5):
                    with pytest.raises(Unavailable):
                        store.name_of("ana")
            while True:
                try:
                    assert store.rename("ana", "Ana").result(60)
                    break
                except Unavailable:
                    continue
        said = [record.getMessage() for record in caplog.records]
        assert [text.partition(",")[0] for text in said] == [
            "the database can't be reached",
            "the database is back",
        ]
        store.close()


def test_attempts_to_connect_back_off(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[float] = []
    now = [0.0]

    def refuse(*_positional: Any, **_named: Any) -> None:
        tried.append(now[0])
        raise psycopg.OperationalError("nobody is there")

    monkeypatch.setattr(connect.PromptConnection, "connect", refuse)
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    connector = connect.Connector()
    for moment in range(160):
        now[0] = moment / 8
        with pytest.raises(psycopg.OperationalError):
            connector(None, None, (), {})
    pauses = [after - before for before, after in pairwise(tried)]
    assert pauses == sorted(pauses)
    assert max(pauses) <= connect.LONGEST_PAUSE + 0.125
    assert len(tried) < 10


def test_a_write_that_waits_too_long_is_called_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is told that it was not written can rely on it."""
    store = SqlStore(sqlite_address(tmp_path / "tables.db"))
    created(store)
    monkeypatch.setattr(registry, "DEADLINE", 0.2)
    first, held_up = hold_up(store)

    async def wait() -> None:
        with pytest.raises(Unavailable):
            await registry.settled(store.append(entry(), events(1), None))

    asyncio.run(wait())
    held_up.set()
    assert first.result()
    assert store.rename("ana", "Ana").result()
    assert store.since("LOTUS-42", 1) == []
    store.close()


def test_a_full_database_refuses_and_goes_on(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    store = SqlStore(sqlite_address(tmp_path / "tables.db"))
    created(store)

    def limit(pages: int) -> None:
        store.write("", lambda c: c.exec_driver_sql(f"PRAGMA max_page_count={pages}").scalar()).result()

    limit(1)  # no more than there are
    with caplog.at_level(logging.WARNING, writer.__name__):
        for number in range(3):
            with pytest.raises(Unavailable):
                store.rename(f"player {number}", "Ana" * 4000).result()
        limit(100_000)
        assert store.rename("player", "Ana" * 4000).result()
    assert [record.getMessage() for record in caplog.records] == [
        "the database can't be written, moves are refused: database or disk is full",
        "the database can be written again",
    ]
    store.close()


def test_an_error_of_the_program_is_not_taken_for_an_outage(store: SqlStore) -> None:
    with pytest.raises(StoreError) as told:
        store.write("", lambda connection: connection.exec_driver_sql("SELECT nonsense")).result()
    assert not isinstance(told.value, Unavailable)

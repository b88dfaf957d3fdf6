"""/healthz says that the process is alive, /readyz that it can write."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from mastaba.store import sql
from mastaba.store.sql import SqlStore, sqlite_address
from mastaba.table.registry import OpenTables
from mastaba.web.routes import health
from mastaba.web.routes.health import Readiness
from tests.web.server import Person


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqlStore]:
    opened = SqlStore(sqlite_address(tmp_path / "tables.db"))
    yield opened
    opened.close()


def problems(store: SqlStore) -> list[str]:
    async def look() -> list[str]:
        return await Readiness(OpenTables(store)).problems()

    return asyncio.run(look())


def test_both_answer(people: Any) -> None:
    person: Person = people()
    assert person.get("/healthz").json()["status"] == "ok"
    assert person.get("/readyz").json() == {"status": "ready"}


def test_a_database_that_can_be_written_is_ready(store: SqlStore) -> None:
    assert problems(store) == []


@pytest.mark.parametrize("replaced", [True, False])
def test_the_file_is_still_the_one_that_was_opened(store: SqlStore, tmp_path: Path, replaced: bool) -> None:
    file = tmp_path / "tables.db"
    file.rename(tmp_path / "elsewhere.db")
    if replaced:
        file.write_bytes((tmp_path / "elsewhere.db").read_bytes())
    assert problems(store) == ["tables.db is not the file that was opened: it was moved, replaced or deleted"]


def test_a_disk_that_is_nearly_full(store: SqlStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sql, "LEAST_FREE", 1 << 60)
    (found,) = problems(store)
    assert found.startswith("the disk has only ")


def test_a_database_that_can_not_be_written(store: SqlStore) -> None:
    def forbid(connection: Any) -> None:
        connection.exec_driver_sql("PRAGMA query_only=1")

    store.write("", forbid).result()
    assert problems(store) == ["the database can't be written"]


def test_a_writer_that_hangs(store: SqlStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "PROBE_SECONDS", 0.1)
    monkeypatch.setattr(health, "OLDEST_WRITE", 0.0)
    begun, held_up = threading.Event(), threading.Event()

    def hang(_connection: Any) -> None:
        begun.set()
        held_up.wait(30)

    store.write("", hang)
    begun.wait(30)
    assert problems(store) == [
        "a write has waited for 0 seconds",
        "the database did not write within 0.1 seconds",
    ]
    held_up.set()


def test_many_questions_are_one_write(store: SqlStore, monkeypatch: pytest.MonkeyPatch) -> None:
    probes: list[int] = []
    probe = store.probe

    def counted() -> Future[bool]:
        probes.append(1)
        return probe()

    monkeypatch.setattr(store, "probe", counted)

    async def ask() -> None:
        readiness = Readiness(OpenTables(store))
        assert await asyncio.gather(*(readiness.problems() for _ in range(20))) == [[]] * 20

    asyncio.run(ask())
    assert len(probes) == 1

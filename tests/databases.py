"""Fixtures for tests on real databases: an SQLite file, and one PostgreSQL server for all tests of a
process."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mastaba.store.sql import sqlite_address
from tests.web.server import new_database, postgres

BOTH = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Any]:
    with postgres() as server:
        yield server


@pytest.fixture
def postgres_address(postgres_server: Any) -> str:
    return new_database(postgres_server)


@pytest.fixture(params=BOTH)
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind."""
    if request.param == "sqlite":
        return sqlite_address(tmp_path / "tables.db")
    return str(request.getfixturevalue("postgres_address"))

"""Real servers for the tests of the web: one on a file for all tests that can share it, others as they are
asked for."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.databases import address, postgres_address, postgres_server
from tests.web.server import Person, Server

__all__ = ["address", "postgres_address", "postgres_server"]
SHARED = ("silver-and-gold",)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on an SQLite file, where Silver & Gold can be played. After all tests its log has no fault."""
    running = Server(tmp_path_factory.mktemp("server")).wait_for(SHARED)
    yield running
    running.stop()
    assert running.faults() == []


@pytest.fixture
def people(server: Server) -> Iterator[Any]:
    """Makes people with identities of their own."""
    made: list[Person] = []

    def person(name: str | None = None, **settings: Any) -> Person:
        made.append(Person(server.url, name, **settings))
        return made[-1]

    yield person
    for one in made:
        one.close()

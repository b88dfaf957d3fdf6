"""The OpenAPI description is true: whatever it allows is answered as it says, never by a fault of ours."""

from __future__ import annotations

import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from litestar.openapi.spec import OpenAPI
from litestar.testing import TestClient
from schemathesis.checks import CHECKS

from mastaba.store.sql import SqlStore, sqlite_address
from mastaba.web.app import Settings, create_app
from tests.web.server import Person, Server

GAME = "silver-and-gold"
EXAMPLES = 8


def read_description() -> dict[str, Any]:
    """From an application that is never started."""
    with tempfile.TemporaryDirectory() as folder, warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Litestar's own plans for its next version
        address = sqlite_address(Path(folder) / "tables.db")
        store = SqlStore(address)
        description = create_app(store, Settings(address)).openapi_schema.to_schema()
        store.close()
    return description


DESCRIPTION = read_description()
CALLS = [(path, method) for path, item in DESCRIPTION["paths"].items() for method in item]
schema = schemathesis.openapi.from_dict(DESCRIPTION)


@pytest.fixture(scope="module")
def host(server: Server) -> Iterator[tuple[Person, dict[str, str]]]:
    """Somebody with a table in every state."""
    person = Person(server.url, "Ana")
    gathering, running, over = (
        person.create(GAME, "me", "open"),
        person.create(GAME, "me", "guest"),
        person.create(GAME, "me", "guest"),
    )
    person.post(f"/api/tables/{over}/abandon")
    yield person, {"gathering": gathering, "running": running, "over": over}
    person.close()


def test_every_call_is_described() -> None:
    assert len(CALLS) >= 20
    for path, method in CALLS:
        call = DESCRIPTION["paths"][path][method]
        assert call["summary"], path
        assert any(status.startswith("2") for status in call["responses"]), path


def test_the_page_of_all_calls_is_written_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes 20 ms, in which nobody else is served."""
    to_schema, asked = OpenAPI.to_schema, []

    def counted(self: OpenAPI) -> dict[str, Any]:
        asked.append(self)
        return to_schema(self)

    address = sqlite_address(tmp_path / "tables.db")
    store = SqlStore(address)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        app = create_app(store, Settings(address))
        with TestClient(app) as client:
            monkeypatch.setattr(OpenAPI, "to_schema", counted)
            pages = [client.get("/api/docs") for _ in range(3)]
    store.close()
    assert len(asked) == 1
    assert {page.status_code for page in pages} == {200}
    assert len({page.text for page in pages}) == 1
    assert all(path in pages[0].text for path, _ in CALLS)


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    derandomize=True,
    database=None,
)
def test_answers_are_as_described(case: Any, host: tuple[Person, dict[str, str]]) -> None:
    person, tables = host
    if "code" in (case.path_parameters or {}):
        # two of three at a table that exists
        names = [*tables.values(), case.path_parameters["code"]]
        case.path_parameters["code"] = names[hash(str(case.body)) % 4]
    if (case.method, case.path) in (("DELETE", "/api/me"), ("POST", "/api/me/renew")):
        person = Person(person.url, "Bo")  # an identity that nobody needs any more
    headers = {"cookie": person.cookie(), "x-csrftoken": person.http.cookies["csrftoken"]}
    wanted = CHECKS.get_by_names(
        [
            "not_a_server_error",
            "response_schema_conformance",
            "content_type_conformance",
            "status_code_conformance",
        ]
    )
    answer = case.call(base_url=person.url, headers=headers, timeout=60)
    case.validate_response(answer, checks=wanted)
    if answer.status_code >= 400:
        told = answer.json()
        assert isinstance(told["error"], str)
        assert told["error"]

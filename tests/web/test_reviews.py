"""The review of a finished game over HTTP."""

from __future__ import annotations

import time
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

import mastaba
from mastaba.store.sql import SqlStore, sqlite_address
from mastaba.web.app import Settings, create_app
from tests.web.server import FAST, PATIENCE, Person, Server, error_text, play_on

GAME = "silver-and-gold"
REFUSED = 400
OPTIONS = (*FAST, "--playouts", "100", "--reviews", "1")


@pytest.fixture
def brief(tmp_path: Path) -> Iterator[Server]:
    """A server that reviews one game a day, briefly."""
    program = "tests.browser.same_deals"  # what a review finds does not depend on luck
    server = Server(tmp_path, options=OPTIONS, program=program).wait_for(["silver-and-gold"])
    yield server
    server.stop()
    assert server.faults() == []


def finished(person: Person) -> str:
    code = person.create("silver-and-gold", "me", "guest")
    play_on(person, code, lambda choices: choices[-1])
    assert person.news(code)["table"]["phase"] == "finished"
    return code


def begun(person: Person, path: str) -> None:
    """Ask for a review; on an empty cache what it needs is compiled first, beside the server."""
    until = time.monotonic() + PATIENCE
    while (answer := person.post(path)).status_code == 503 and time.monotonic() < until:
        assert "the first start prepares them" in answer.json()["error"]
        time.sleep(0.2)
    assert answer.status_code == 200, answer.text


def done(person: Person, path: str) -> dict[str, Any]:
    """The review, when it is done."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        answer = person.get(path)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] | None = answer.json()["review"]
        if found and found["stage"] == "done":
            return found
        time.sleep(0.05)
    raise TimeoutError(path)


def test_a_finished_game_is_reviewed_once_and_kept(brief: Server, tmp_path: Path) -> None:
    ana = Person(brief.url, "Ana")
    code = finished(ana)
    path = f"/api/tables/{code}/review"
    assert "nobody has asked" in error_text(ana.get(path), 404)
    begun(ana, path)
    review = done(ana, path)
    assert [seat["name"] for seat in review["seats"]] == ["Ana", "Player 2"]
    costly = [one for seat in review["seats"] for one in seat["decisions"] if one["lines"]]
    assert costly
    moment = ana.get(f"{path}/moments/{costly[0]['ply']}").json()
    assert moment["decision"] == costly[0]
    best = costly[0]["lines"][0]["move"]
    assert moment["line"][0]["step"]["move"] == best
    tried = ana.post(f"{path}/moments/{costly[0]['ply']}", {"move": best})
    assert tried.json()["verdict"] == "best"
    lines = {line["move"] for line in costly[0]["lines"]}
    other = next(step["move"] for step in moment["choices"] if step["move"] not in lines)
    assert ana.post(f"{path}/moments/{costly[0]['ply']}", {"move": other}).json()["move"] == other
    assert error_text(ana.post(f"{path}/moments/{costly[0]['ply']}", {"move": "pass the salt"}), 422)
    assert error_text(ana.get(f"{path}/moments/0"), 404)
    other = f"/api/tables/{finished(ana)}/review"  # the limit of a day is one
    assert "no more reviews" in error_text(ana.post(other), 429)
    assert ana.post(path).json()["review"] == review
    brief.stop()
    again = Server(tmp_path, options=OPTIONS)
    bo = Person(again.url, "Bo")
    assert bo.get(path).json()["review"] == review
    bo.close()
    again.stop()


def test_who_has_to_ask_again_has_not_used_up_a_review(tmp_path: Path) -> None:
    """While reviews are prepared, the page asks every few seconds: its day must not be over then."""
    ready: set[str] = set()
    address = sqlite_address(tmp_path / "tables.db")
    store = SqlStore(address)
    record = mastaba.new(GAME, players=2, seed=1).play(["random", "random"], seed=1).record()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Litestar's own plans for its next version
        settings = Settings(address, reviews_a_day=1, playouts=10)
        app = create_app(store, settings, reviewable=lambda game: game in ready)
    with TestClient(app) as client:
        client.get("/api/me")
        token = {"x-csrftoken": client.cookies["csrftoken"]}

        def asked() -> Any:
            return client.post(path, headers=token)

        path = f"/api/tables/{client.post('/api/records', json=record, headers=token).json()['code']}/review"
        assert [asked().status_code for _ in range(3)] == [503] * 3
        ready.add(GAME)
        assert asked().status_code == 200
    store.close()


def test_a_record_is_brought_checked_and_reviewed(brief: Server) -> None:
    ana, bo = Person(brief.url, "Ana"), Person(brief.url, "Bo")
    record = ana.get(f"/api/tables/{finished(ana)}/record").json()
    answer = bo.post("/api/records", record)
    assert answer.status_code == 201, answer.text
    code = answer.json()["code"]
    table = bo.news(code)["table"]
    assert (table["phase"], table["brought"]) == ("finished", True)
    assert bo.get(f"/api/tables/{code}/record").json()["steps"] == record["steps"]
    begun(bo, f"/api/tables/{code}/review")
    assert done(bo, f"/api/tables/{code}/review")["seats"][0]["name"] == "Ana"
    # what does not hold is refused, with the reason
    first = next(n for n, step in enumerate(record["steps"]) if step["by"] != "chance")
    wrong = record["steps"][first] | {"move": "pass the salt"}
    changed = record | {"steps": [*record["steps"][:first], wrong, *record["steps"][first + 1 :]]}
    assert f"step {first + 1}" in error_text(bo.post("/api/records", changed), REFUSED)
    assert "no 'game'" in error_text(bo.post("/api/records", {"format": "mastaba/1"}), REFUSED)
    swapped = record | {"shuffle": {"seed": "0x9", "commit": record["shuffle"]["commit"]}}
    assert "not the one that was promised" in error_text(bo.post("/api/records", swapped), REFUSED)
    unproven = record | {"shuffle": {"commit": record["shuffle"]["commit"]}}
    assert "no seed" in error_text(bo.post("/api/records", unproven), REFUSED)
    going_on = {key: value for key, value in unproven.items() if key != "result"}
    going_on["steps"] = record["steps"][: first + 1]
    assert "not over" in error_text(bo.post("/api/records", going_on), REFUSED)
    assert "JSON object" in error_text(bo.post("/api/records", 5), REFUSED)
    assert bo.post("/api/records", {"format": "x" * 1_000_000}).status_code == 413
    ana.close()
    bo.close()

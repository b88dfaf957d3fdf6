"""People see, take with them and delete what the server knows about them; they sign out other devices."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from mastaba.match.record import replay
from mastaba.store.sql import SqlStore, sqlite_address
from tests.web.server import Person, Server, error_text, play_on

GAME = "silver-and-gold"
NAME = "Amenirdis"


def with_two(people: Any) -> tuple[Person, Person, str]:
    ana, bo = people(NAME), people("Bo")
    code = ana.create(GAME, "me", "open")
    assert bo.post(f"/api/tables/{code}/join", {}).status_code == 200
    assert ana.post(f"/api/tables/{code}/chat", {"text": "a secret of mine"}).status_code == 200
    assert bo.post(f"/api/tables/{code}/chat", {"text": "hello"}).status_code == 200
    return ana, bo, code


def play_to_the_end(code: str, *people: Person) -> None:
    while people[0].news(code)["table"]["phase"] == "running":
        for person in people:
            play_on(person, code, lambda choices: choices[0])


def database(folder: Path) -> bytes:
    """All that the files of a stopped server's database hold."""
    return b"".join(file.read_bytes() for file in folder.iterdir() if file.name.startswith("tables.db"))


def test_the_export_has_seats_moves_and_chat(people: Any) -> None:
    ana, bo, code = with_two(people)
    made = play_on(ana, code, lambda choices: choices[0], most=2)
    answer = ana.get("/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    known = answer.json()
    assert known["name"] == NAME
    (table,) = known["tables"]
    assert (table["table"], table["opened_by_me"], table["phase"]) == (code, True, "running")
    assert table["seats"] == [{"seat": 0, "name": NAME}]
    assert [line["text"] for line in table["chat"]] == ["a secret of mine"]
    assert len(table["moves"]) == made
    assert {step["by"] for step in table["moves"]} == {0}
    assert [line["text"] for line in bo.get("/api/me/export").json()["tables"][0]["chat"]] == ["hello"]


def test_a_deleted_person_is_nowhere_any_more(tmp_path: Path) -> None:
    server = Server(tmp_path).wait_for([GAME])

    def make(name: str) -> Person:
        return Person(server.url, name)

    ana, bo, finished = with_two(make)
    play_to_the_end(finished, ana, bo)
    record = bo.get(f"/api/tables/{finished}/record").json()
    running = bo.create(GAME, "me", "open")
    ana.post(f"/api/tables/{running}/join", {})
    alone = ana.create(GAME, "me", "bot:random")
    gathering = ana.create(GAME, "me", "open")
    key = ana.http.cookies["mastaba"].partition(".")[0]
    ana.post("/api/me/code")
    assert ana.call("DELETE", "/api/me").status_code == 200

    news = bo.news(finished)
    assert [seat["name"] for seat in news["table"]["seats"]] == ["Player 1", "Bo"]
    assert [line["text"] for line in news["chat"]["add"]] == ["(removed)", "hello"]
    now = bo.get(f"/api/tables/{finished}/record").json()
    assert [seat["name"] for seat in now["seats"]] == ["Player 1", "Bo"]
    assert now | {"seats": record["seats"]} == record  # the game is the same
    assert replay(now, verify_shuffle=True).result() == record["result"]
    seats = bo.news(running)["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Bo", "Player 2"]
    play_on(bo, running, lambda choices: choices[0], most=3)  # with a bot in their seat
    for code in (alone, gathering):
        error_text(bo.get(f"/api/tables/{code}"), 404)
    assert ana.get("/api/me").json()["name"] is None
    assert ana.http.cookies["mastaba"].partition(".")[0] != key
    server.stop()
    assert server.faults() == []
    store = SqlStore(sqlite_address(tmp_path / "tables.db"))
    store.write("", lambda connection: None).result()
    with store._engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.connection.driver_connection.execute("VACUUM")  # type: ignore[union-attr]
    generations = store.generations()
    store.close()
    kept = database(tmp_path)
    assert NAME.encode() not in kept
    assert b"a secret of mine" not in kept
    assert generations == {key: 1}  # that its cookies are not valid is all that is left


def read_on(socket: Any) -> None:
    while True:
        socket.recv(timeout=60)


def test_other_devices_are_signed_out(people: Any, server: Server) -> None:
    here = people("Ana")
    code = here.create(GAME, "me", "guest")
    there = Person(server.url)
    assert there.post("/api/me/claim", {"code": here.post("/api/me/code").json()["code"]}).status_code == 200
    waiting = here.post("/api/me/code").json()["code"]  # nobody has used it yet
    socket = there.socket(code)
    json.loads(socket.recv(timeout=60))
    old = dict(here.http.cookies)
    assert here.post("/api/me/renew").json()["name"] == "Ana"
    with pytest.raises(ConnectionClosed):
        read_on(socket)
    again = there.socket(code)
    with pytest.raises(ConnectionClosed) as closed:
        again.recv(timeout=60)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401
    error_text(there.get("/api/me/tables"), 401)
    error_text(httpx.get(server.url + "/api/me/tables", cookies=old), 401)
    error_text(there.post("/api/me/claim", {"code": waiting}), 400)
    assert [row["code"] for row in here.get("/api/me/tables").json()] == [code]
    assert play_on(here, code, lambda choices: choices[0], most=1) == 1
    there.close()


def test_a_restarted_server_still_knows_it(tmp_path: Path) -> None:
    first = Server(tmp_path)
    ana = Person(first.url, "Ana")
    old = Person(first.url, cookies=dict(ana.http.cookies))
    ana.post("/api/me/renew")
    first.stop()
    second = Server(tmp_path, port=first.port)
    assert ana.get("/api/me").json()["name"] == "Ana"
    error_text(old.get("/api/me/tables"), 401)
    second.stop()

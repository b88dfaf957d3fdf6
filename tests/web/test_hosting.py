"""The host closes a table, removes people and mutes the chat, over HTTP and on sockets."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.web.server import Person

GAME = "silver-and-gold"
People = Callable[..., Person]


def closed_with(person: Person, code: str) -> tuple[int, str]:
    """How a new socket of somebody is closed."""
    with person.socket(code) as line, pytest.raises(ConnectionClosed) as closed:
        line.recv(timeout=30)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason


def until_closed(line: Any) -> int:
    """How a socket is closed, after what it still had to tell."""
    with suppress(ConnectionClosed):
        while line.recv(timeout=30):
            pass
    return int(line.close_code)


def ask(person: Person, code: str, what: str, **body: Any) -> Any:
    return person.post(f"/api/tables/{code}/{what}", body)


def test_a_closed_table_shows_strangers_out(people: People) -> None:
    host, friend, stranger = people("Ana"), people("Bo"), people("Eve")
    code = host.create(GAME, "me", "open", "open")
    assert ask(friend, code, "join").status_code == 200
    with stranger.socket(code) as line:
        line.recv(timeout=30)
        assert ask(friend, code, "close", closed=True).status_code == 403
        assert ask(host, code, "close", closed=True).json()["table"]["closed"] is True
        assert until_closed(line) == 1012  # connect again, and be told why not
    assert closed_with(stranger, code) == (4403, "the host has closed this table to others")
    for path in ("", "/record", "/replay/0"):
        assert stranger.get(f"/api/tables/{code}{path}").status_code == 403
    assert (
        ask(stranger, code, "join").status_code == ask(stranger, code, "chat", text="hi").status_code == 403
    )
    assert friend.get(f"/api/tables/{code}").status_code == 200
    ask(host, code, "close", closed=False)
    assert stranger.get(f"/api/tables/{code}").status_code == 200


def test_the_host_is_told_who_watches_and_removes_them(people: People) -> None:
    host, stranger, other = people("Ana"), people("Eve"), people("Dora")
    code = host.create(GAME, "me", "open")
    with host.socket(code) as line, stranger.socket(code) as watching:
        watching.recv(timeout=30)
        table: dict[str, Any] = {}
        while not table.get("watchers"):
            table |= json.loads(line.recv(timeout=30)).get("table", {})
        assert [one["name"] for one in table["watchers"]] == ["Eve"]
        assert "watchers" not in other.news(code)["table"]
        assert ask(host, code, "remove").status_code == 400
        assert ask(stranger, code, "remove", visitor=table["watchers"][0]["id"]).status_code == 403
        assert ask(host, code, "remove", visitor=table["watchers"][0]["id"]).status_code == 200
        assert until_closed(watching) == 1012
    assert closed_with(stranger, code) == (4403, "the host has removed you from this table")


def test_a_removed_player_does_not_come_back(people: People) -> None:
    host, player = people("Ana"), people("Bo")
    code = host.create(GAME, "me", "open")
    ask(player, code, "join")
    assert ask(player, code, "remove", seat=0).status_code == 403
    answer = ask(host, code, "remove", seat=1)
    assert answer.json()["table"]["seats"][1]["standing_in"] is True
    assert ask(player, code, "seats/1/back").status_code == 403
    assert player.get(f"/api/tables/{code}").status_code == 403
    assert player.get("/api/me/tables").json() == []


def test_a_muted_chat(people: People) -> None:
    host, player = people("Ana"), people("Bo")
    code = host.create(GAME, "me", "open")
    ask(player, code, "join")
    assert ask(host, code, "mute", muted=True).json()["table"]["muted"] is True
    assert "muted" in ask(player, code, "chat", text="hello").json()["error"]
    assert ask(host, code, "chat", text="hello").status_code == 200


SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
BODIES: dict[str, dict[str, Any]] = {
    "/chat": {"text": "let me in"},
    "/close": {"closed": False},
    "/mute": {"muted": True},
    "/remove": {"seat": 0},
    "/moves": {"id": "x", "seat": 0, "ply": 0, "moves": ["pass"]},
    "/preview": {"seat": 0, "ply": 0, "moves": []},
    "/hints": {"seat": 0, "ply": 0},
    "/play-on": {"ply": 0, "seats": SEATS},
    "/review/moments/0": {"move": "pass"},
}


def calls_about(code: str, person: Person) -> list[tuple[str, str, dict[str, Any]]]:
    """Every call of the description that concerns one table: method, path and body."""
    found = []
    for path, methods in person.get("/api/schema/openapi.json").json()["paths"].items():
        if path.startswith("/api/tables/{code}"):
            rest = path.removeprefix("/api/tables/{code}").replace("{seat}", "0").replace("{ply}", "0")
            found += [
                (method.upper(), f"/api/tables/{code}{rest}", BODIES.get(rest, {})) for method in methods
            ]
    return found


@pytest.mark.parametrize("phase", ["gathering", "running", "abandoned"])
def test_no_call_at_all_shows_a_closed_table_to_strangers(people: People, phase: str) -> None:
    """Whoever was removed is one of them."""
    host, friend, stranger, removed = people("Ana"), people("Bo"), people("Eve"), people("Mo")
    code = host.create(GAME, "me", "open", "open")
    assert ask(removed, code, "join").status_code == 200
    if phase != "gathering":
        assert ask(friend, code, "join").json()["table"]["phase"] == "running"
    assert ask(host, code, "remove", seat=1).status_code == 200
    if phase == "abandoned":
        assert ask(host, code, "abandon").status_code == 200
    assert ask(host, code, "close", closed=True).status_code == 200
    calls = calls_about(code, host)
    assert len(calls) > 20
    for person in (stranger, removed):
        for method, path, body in calls:
            answer = person.call(method, path, body)
            assert (answer.status_code, "eyes" in answer.text) == (403, False), (method, path, answer.text)
    assert host.news(code)["table"]["closed"] is True

"""The server over real sockets: access, answers and errors."""

from __future__ import annotations

import asyncio
import gc
import json
import re
import sqlite3
import subprocess
import sys
import time
import weakref
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.middleware.csrf import generate_csrf_token
from websockets.exceptions import ConnectionClosed, InvalidStatus

from mastaba.client import ApiError, Mastaba
from mastaba.core.seat import Bot, Move, NotLocal, SeatView
from mastaba.match import registry
from mastaba.store.sql import SqlStore, sqlite_address
from mastaba.web import garbage
from mastaba.web.identity import Keyring
from mastaba.web.live import Sockets
from tests.web.server import Person, Server, error_text, play_on

People = Callable[..., Person]
GAME = "silver-and-gold"


def first(choices: list[dict[str, Any]]) -> dict[str, Any]:
    return choices[0]


# --- identity -----------------------------------------------------------------------------------------------


def test_an_identity_is_a_cookie_that_no_script_reads(server: Server) -> None:
    answer = httpx.get(server.url + "/api/me")
    told = [value for value in answer.headers.get_list("set-cookie") if value.startswith("mastaba=")]
    assert len(told) == 1
    assert "HttpOnly" in told[0]
    assert "samesite=lax" in told[0].lower()
    assert answer.json() == {"name": None}


def test_without_an_identity_nothing_is_shown(server: Server, people: People) -> None:
    code = people().create(GAME, "me", "open")
    for path in (
        f"/api/tables/{code}",
        f"/api/tables/{code}/record",
        f"/api/tables/{code}/replay/0",
        "/api/me/tables",
    ):
        error_text(httpx.get(server.url + path), 401)
    stranger = people(cookies={})
    stranger.get("/api/games")  # gives a csrf token, no identity
    assert "mastaba" not in stranger.http.cookies
    calls: dict[str, Any] = {
        "/api/tables": {"game": GAME, "seats": [{"kind": "me"}]},
        f"/api/tables/{code}/join": {},
        f"/api/tables/{code}/moves": {"id": "1", "seat": 0, "ply": 0, "moves": ["x"]},
        f"/api/tables/{code}/chat": {"text": "hi"},
        "/api/me/code": {},
    }
    for path, body in calls.items():
        error_text(stranger.post(path, body), 401)


def changed(key: str, place: int) -> str:
    """A key with one letter changed."""
    return key[:place] + ("1" if key[place] == "0" else "0") + key[place + 1 :]


FORGED: list[Callable[[str], str]] = [
    lambda key: changed(key, len(key) - 1),
    lambda key: changed(key, 0),
    lambda key: key.split(".")[0],
    lambda key: "",
    lambda key: ".",
    lambda key: "é.ü",
    lambda key: "x" * 3000,
]


@pytest.mark.parametrize("forge", FORGED, ids=range(len(FORGED)))
def test_a_forged_identity_is_rejected(server: Server, people: People, forge: Callable[[str], str]) -> None:
    person = people()
    code = person.create(GAME, "me", "bot:random")
    key = person.http.cookies["mastaba"]
    cookie = f"mastaba={forge(key)}; csrftoken={person.http.cookies['csrftoken']}".encode("latin-1")
    headers = [(b"cookie", cookie), (b"x-csrftoken", person.http.cookies["csrftoken"].encode())]
    calls = {f"/api/tables/{code}": "GET", "/api/me/tables": "GET", f"/api/tables/{code}/leave": "POST"}
    for path, method in calls.items():
        error_text(httpx.request(method, server.url + path, headers=headers), 401)
    fresh = httpx.get(server.url + "/api/me", headers=headers)  # somebody new, not the one that was forged
    assert fresh.status_code == 200
    assert fresh.cookies["mastaba"].split(".")[0] != key.split(".")[0]
    assert fresh.json()["name"] is None
    assert "new player" in fresh.json()["note"]


def test_an_identity_of_another_server_is_replaced(server: Server, people: People, tmp_path: Path) -> None:
    """Both cookies are signed by another database, as after a host has started again: one call fixes it."""
    elsewhere = Keyring(b"another database")
    token = generate_csrf_token(elsewhere.csrf_secret())
    theirs = {"mastaba": elsewhere.signed("0" * 32), "csrftoken": token}
    lost = people(cookies=theirs)
    error_text(lost.get("/api/me/tables"), 401)
    lost.http.cookies.clear()
    lost.http.cookies.update(theirs)
    answer = lost.get("/api/me")
    assert (answer.status_code, answer.json()["name"]) == (200, None)
    assert "new player" in answer.json()["note"]
    known = {name: answer.cookies[name] for name in theirs}
    assert all(known[name] != value for name, value in theirs.items())
    person = people(cookies=known)
    assert person.put("/api/me", {"name": "Ana"}).status_code == 200
    assert person.get("/api/me").json() == {"name": "Ana"}  # nothing more to say
    file = tmp_path / "me.key"
    file.write_text(theirs["mastaba"])
    with pytest.raises(ApiError, match="does not know"):
        Mastaba(server.url, keep=file)
    assert file.read_text() == theirs["mastaba"]


def test_a_socket_without_an_identity_is_closed(server: Server, people: People) -> None:
    code = people().create(GAME, "me", "open")
    for cookies in ({}, {"mastaba": "0" * 32 + "." + "0" * 40}):
        with people(cookies=cookies).socket(code) as socket, pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=20)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401


def test_a_change_needs_the_token(server: Server, people: People) -> None:
    person = people()
    code = person.create(GAME, "me", "open")
    for headers in (
        {"x-csrftoken": ""},
        {"x-csrftoken": "wrong"},
        {"x-csrftoken": people().http.cookies["csrftoken"]},
    ):
        assert "x-csrftoken" in error_text(person.post(f"/api/tables/{code}/abandon", headers=headers), 403)
    assert person.news(code)["table"]["phase"] == "gathering"


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1.evil.example", "file://"]
)
def test_foreign_pages_are_turned_away(server: Server, people: People, origin: str) -> None:
    person = people()
    code = person.create(GAME, "me", "open")
    error_text(person.post(f"/api/tables/{code}/abandon", headers={"origin": origin}), 403)
    assert person.news(code)["table"]["phase"] == "gathering"
    with (
        pytest.raises((InvalidStatus, ConnectionClosed)),
        person.socket(code, headers={"origin": origin}) as socket,
    ):
        socket.recv(timeout=20)
    assert (
        "access-control-allow-origin"
        not in person.get(f"/api/tables/{code}", headers={"origin": origin}).headers
    )


def test_the_own_page_is_let_in(server: Server, people: People) -> None:
    person = people()
    code = person.create(GAME, "me", "open")
    with person.socket(code, headers={"origin": server.url}) as socket:
        assert json.loads(socket.recv(timeout=20))["type"] == "news"
    assert person.post(f"/api/tables/{code}/abandon", headers={"origin": server.url}).status_code == 200


# --- limits -------------------------------------------------------------------------------------------------


def test_too_large_a_request(server: Server, people: People) -> None:
    person = people()
    code = person.create(GAME, "me", "open")
    error_text(person.post(f"/api/tables/{code}/chat", {"text": "x" * 70_000}), 413)
    headers = {
        "content-type": "application/json",
        "cookie": person.cookie(),
        "x-csrftoken": person.http.cookies["csrftoken"],
    }
    parts = (b" " * 10_000 for _ in range(10))  # its length is not told beforehand
    error_text(httpx.post(f"{server.url}/api/tables/{code}/chat", headers=headers, content=parts), 413)
    assert person.get("/api/me").status_code == 200


def test_more_than_a_sensible_rate(tmp_path: Path) -> None:
    server = Server(tmp_path, options=("--pace", "0", "--rate", "5"))
    try:
        ana, bo = Person(server.url), Person(server.url)
        with ThreadPoolExecutor(8) as threads:
            answers = list(threads.map(lambda _: ana.get("/api/me/tables"), range(60)))
        limited = [answer for answer in answers if answer.status_code == 429]
        assert len(limited) >= 20
        assert error_text(limited[0], 429) == "too many requests: slow down"
        assert {answer.status_code for answer in answers} <= {200, 429}
        assert bo.get("/api/me/tables").status_code == 200  # limits are per player
        assert server.faults() == []
        ana.close()
        bo.close()
    finally:
        server.stop()


def test_identities_are_not_free_without_end(tmp_path: Path) -> None:
    server = Server(tmp_path, options=("--pace", "0", "--rate", "5"))
    try:
        given = 0
        while (
            answer := httpx.get(server.url + "/api/me", headers={"x-forwarded-for": "10.0.0.1"})
        ).headers.get("retry-after") != "60":
            given += answer.status_code == 200
            assert given <= 40  # of two minutes, if one has just begun
            time.sleep(0.2)  # at about the rate of requests
        error_text(answer, 429)
        assert given >= 20
        assert httpx.get(server.url + "/api/me", headers={"x-forwarded-for": "10.0.0.2"}).status_code == 200
    finally:
        server.stop()


def test_sockets_of_a_player_and_of_an_address() -> None:
    sockets = Sockets(30)
    assert all(sockets.acquire("ana", "10.0.0.1") for _ in range(24))
    assert not sockets.acquire("ana", "10.0.0.1")
    assert [sockets.acquire("bo", "10.0.0.1") for _ in range(7)] == [True] * 6 + [False]
    assert sockets.acquire("bo", "10.0.0.2")
    assert sockets.count == 31
    sockets.release("ana", "10.0.0.1")
    assert sockets.acquire("bo", "10.0.0.1")
    assert sockets.count == 31


def test_so_many_tables_and_no_more(people: People) -> None:
    person = people()
    codes = [person.create(GAME, "me", "open") for _ in range(100)]
    assert "100 tables" in error_text(
        person.post("/api/tables", {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}), 409
    )
    person.post(f"/api/tables/{codes[0]}/abandon")
    person.create(GAME, "me", "open")


def test_a_table_is_removed_from_my_list(people: People) -> None:
    ana, bo = people("Ana"), people("Bo")
    code = ana.create(GAME, "me", "open")
    assert bo.post(f"/api/tables/{code}/join", {}).status_code == 200
    assert bo.call("DELETE", f"/api/tables/{code}").status_code == 204
    assert bo.get("/api/me/tables").json() == []
    back = bo.post(f"/api/tables/{code}/seats/1/back")
    assert (back.status_code, [row["code"] for row in bo.get("/api/me/tables").json()]) == (200, [code])
    error_text(people().call("DELETE", f"/api/tables/{code}"), 403)
    for person in (ana, bo):
        assert person.call("DELETE", f"/api/tables/{code}").status_code == 204
    error_text(ana.get(f"/api/tables/{code}"), 404)


def test_addresses_that_no_browser_sends(server: Server, people: People) -> None:
    person = people()
    code = person.create(GAME, "me", "open")
    version = re.findall(r"/static/(\w+)/", person.get("/").text)[0]
    error_text(person.get(f"/static/{version}/%00"), 400)
    error_text(person.get(f"/qr/{code}.svg", headers={"host": "x" * 3000}), 400)
    assert person.get(f"/qr/{code}.svg").text.startswith("<svg")
    assert server.faults() == []


UNREADABLE = [
    b"[" * 20_000, b'{"text":' * 5_000, b'{"text":' + b"[" * 3_000 + b"]" * 3_000 + b"}",
    b'{"text":"\xff\xfe"}', b'{"\xff":1}', b"\xff", b"", b"\x00",
]  # fmt: skip


@pytest.mark.parametrize("body", UNREADABLE, ids=range(len(UNREADABLE)))
def test_bodies_that_nobody_can_read(server: Server, people: People, body: bytes) -> None:
    person = people()
    code = person.create(GAME, "me", "open")
    headers = {"content-type": "application/json", "x-csrftoken": person.http.cookies["csrftoken"]}
    for path in (f"/api/tables/{code}/chat", "/api/tables"):
        error_text(person.http.post(path, content=body, headers=headers), 400)
    assert server.faults() == []


@pytest.mark.parametrize("address", ["nonsense", "[::1", "1.2.3.4:x", "\xff", "x" * 3000, "127.0.0.1, no"])
def test_nonsense_from_a_proxy(server: Server, people: People, address: str) -> None:
    headers = {"x-forwarded-for": address.encode("latin-1")}
    for path, status in (("/metrics", 404), ("/api/me", 200), ("/healthz", 200)):
        assert people().http.get(path, headers=headers).status_code == status  # type: ignore[arg-type]
    assert server.faults() == []


def test_addresses_and_tokens_that_make_no_sense(server: Server, people: People) -> None:
    person = people()
    token, key = person.http.cookies["csrftoken"], person.http.cookies["mastaba"]
    for host in ("[", "a:b", "a:999999"):
        error_text(person.get("/api/me", headers={"host": host}), 400)
    for origin in ("http://[", "http://a:b"):
        error_text(person.post("/api/me/code", headers={"origin": origin}), 403)
    for strange in (
        b"\xe9" * 100,
        token[:64].encode() + b"\xe9" * 64,
        b"%C3%A9" * 100,
        token[:-1].encode(),
        b"",
    ):
        for sent, kept in ((strange, token.encode()), (token.encode(), strange)):
            for cookies in (
                b"csrftoken=%b; mastaba=%b",
                b"csrftoken=%b;mastaba=%b",
                b"csrftoken = %b; mastaba=%b",
            ):
                headers = [(b"x-csrftoken", sent), (b"cookie", cookies % (kept, key.encode()))]
                error_text(httpx.post(server.url + "/api/me/code", json={}, headers=headers), 403)
    assert server.faults() == []


def test_a_mistyped_address_in_a_browser(people: People) -> None:
    answer = people().get("/finnished", headers={"accept": "text/html,*/*"})
    assert (answer.status_code, answer.headers["content-type"].partition(";")[0]) == (404, "text/html")
    assert '<div id="app">' in answer.text
    error_text(people().get("/finnished"), 404)


def test_figures_are_for_this_machine_alone(people: People) -> None:
    person = people()
    assert "mastaba_tables" in person.get("/metrics").text
    error_text(person.get("/metrics", headers={"x-forwarded-for": "10.0.0.7"}), 404)


def test_a_second_server_on_the_same_tables_says_so(server: Server) -> None:
    folder = server.log.parent
    command = [
        sys.executable,
        "-m",
        "mastaba.cli",
        "serve",
        "--port",
        "0",
        "--no-browser",
        "--data",
        str(folder),
    ]
    second = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert second.returncode == 2
    assert "another Mastaba serves the tables" in second.stderr
    assert (folder / "tables.db").stat().st_mode & 0o077 == 0  # seeds and keys are in it


@pytest.mark.parametrize("words", [("serve", "--port", "0", "--no-browser"), ("tables", "list")])
def test_tables_of_a_newer_program_are_an_error_in_one_line(tmp_path: Path, words: tuple[str, ...]) -> None:
    SqlStore(sqlite_address(tmp_path / "tables.db")).close()
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    command = [sys.executable, "-m", "mastaba.cli", *words, "--data", str(tmp_path)]
    told = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert (told.returncode, told.stdout) == (2, "")
    assert len(told.stderr.splitlines()) == 1
    assert "a newer Mastaba wrote it; update this one" in told.stderr


def test_every_kind_of_answer_tells_the_browser_what_it_may_do(server: Server, people: People) -> None:
    person = people()
    code = person.create(GAME, "me", "open")
    page = person.get("/")
    files = re.findall(r'(?:src|href)="(/static/[^"]+)"', page.text)
    answers = [
        page,
        person.get(f"/t/{code}"),
        person.get("/api/games"),
        person.get(f"/api/games/{GAME}/cards"),
        person.get(f"/api/tables/{code}"),
        person.get("/api/tables/NOWHERE-2"),
        person.get("/nowhere"),
        person.get("/static/nowhere.js"),
        person.get(f"/qr/{code}.svg"),
        person.get("/healthz"),
        person.get("/metrics"),
        person.get("/api/docs"),
        person.get("/api/schema/openapi.json"),
        person.call("PUT", "/api/games"),
        person.post(f"/api/tables/{code}/abandon", headers={"x-csrftoken": ""}),
        person.post(f"/api/tables/{code}/abandon", headers={"origin": "https://evil.example"}),
        person.post("/api/tables", {"nonsense": 1}),
        httpx.get(server.url + "/api/me/tables"),
        *[person.get(file) for file in files[:3]],
    ]
    for answer in answers:
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy, answer.url
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "server" not in answer.headers
        if answer.url.path.startswith("/api/tables") or answer.url.path.startswith("/api/me"):
            assert answer.headers["cache-control"] == "no-store"


def test_the_page_has_no_script_of_its_own(server: Server, people: People) -> None:
    for path in ("/", "/t/LOTUS-42", "/rules/ramses", "/me/abc", "/api/docs"):
        text = people().get(path).text
        # the texts of the first screen are data, which no browser runs
        assert not re.search(r'<script(?! type="text/plain" data-area="[a-z-]+">)(?![^>]*\ssrc=)', text), path
        assert not re.search(r"\son\w+\s*=", text), path
        assert not re.search(r"<style|\sstyle\s*=|javascript:", text), path
        assert not re.search(r'(?:src|href)="(?:https?:)?//', text), path


# --- people -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("<script>alert(1)</script>", "<script>alert(1)</script>"[:24]),
        ('"><img src=x onerror=1>', '"><img src=x onerror=1>'),
        ("A\x00\x1b[31m\u202eb\u200bc\n d", "A[31mbc d"),
        ("  Ana   Lotus ", "Ana Lotus"),
        ("𓂀 Ra", "𓂀 Ra"),
    ],
)
def test_names_and_chat_come_back_as_plain_text(people: People, given: str, kept: str) -> None:
    person = people(given)
    code = person.create(GAME, "me", "open")
    assert person.post(f"/api/tables/{code}/chat", {"text": given + " !"}).status_code == 200
    answer = person.get(f"/api/tables/{code}")
    assert answer.headers["content-type"].startswith("application/json")
    news = answer.json()
    assert news["table"]["seats"][0]["name"] == kept
    assert news["chat"]["add"][0]["name"] == kept
    text = news["chat"]["add"][0]["text"]
    assert text.endswith("!")
    assert not any(ord(letter) < 32 or letter in "\u202e\u200b" for letter in text)


def test_a_code_brings_an_identity_and_its_tables_to_another_device(people: People) -> None:
    ana, phone, thief = people("Ana"), people(), people()
    code = ana.create(GAME, "me", "open")
    told = ana.post("/api/me/code").json()
    assert told["link"].endswith("/me/" + told["code"])
    answer = phone.post("/api/me/claim", {"code": told["code"].upper()[:5] + " " + told["code"][5:]})
    assert answer.json() == {"name": "Ana"}
    assert [row["code"] for row in phone.get("/api/me/tables").json()] == [code]
    assert phone.news(code)["table"]["mine"] == [0]
    error_text(thief.post("/api/me/claim", {"code": told["code"]}), 400)
    error_text(thief.post("/api/me/claim", {"code": ""}), 400)
    assert thief.get("/api/me/tables").json() == []
    assert ana.news(code)["table"]["mine"] == [0]


def test_my_tables(people: People) -> None:
    ana = people("Ana")
    open_one, running = ana.create(GAME, "me", "open"), ana.create(GAME, "me", "bot:random")
    ana.post(f"/api/tables/{open_one}/abandon")
    rows = {row["code"]: row for row in ana.get("/api/me/tables").json()}
    assert set(rows) == {open_one, running}
    assert [row["code"] for row in ana.get("/api/me/tables?finished=false").json()] == [running]
    assert [row["code"] for row in ana.get("/api/me/tables?finished=true").json()] == [open_one]
    assert (rows[running]["mine"], rows[running]["your_turn"]) == ([0], True)
    assert rows[running]["seats"] == [
        {"name": "Ana", "kind": "person", "standing_in": False},
        {"name": "Random", "kind": "bot", "standing_in": False},
    ]
    assert people().get("/api/me/tables").json() == []


def test_people_choose_from_levels_and_programs_from_all_bots(people: People) -> None:
    ana = people("Ana")
    for game in ana.get("/api/games").json():
        assert [bot["name"] for bot in game["bots"]] == ["novice", "club", "expert", "pharaoh"], game["name"]
        assert all(len(bot["names"]) >= game["players"][1] - 1 for bot in game["bots"])
    assert ana.news(ana.create(GAME, "me", "bot:greedy"))["table"]["seats"][1]["name"] == "Greedy"


def test_a_picture_of_the_link(people: People) -> None:
    answer = people().get("/qr/lotus-42.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.startswith("<svg")
    assert "script" not in answer.text
    assert people().get("/qr/" + "x" * 500).status_code == 200


# --- playing ------------------------------------------------------------------------------------------------


def test_errors_say_what_to_do(people: People) -> None:
    ana, eve = people("Ana"), people("Eve")
    code = ana.create(GAME, "me", "guest")
    eye = ana.news(code)["eyes"]["0"]
    path = f"/api/tables/{code}"
    illegal = ana.move(code, 0, eye["ply"], "pass")
    assert error_text(illegal, 422)
    assert illegal.json()["rule"] == "SG-7"
    stale = ana.move(code, 0, eye["ply"] + 1, eye["choices"][0]["move"])
    error_text(stale, 409)
    assert stale.json()["news"] == ana.news(code)
    error_text(eve.move(code, 0, eye["ply"], eye["choices"][0]["move"]), 403)
    error_text(eve.post(path + "/preview", {"seat": 0, "ply": eye["ply"], "moves": []}), 403)
    error_text(eve.get(path + "/record?seat=0"), 403)
    error_text(eve.post(path + "/join", {}), 409)
    error_text(ana.post(path + "/rematch"), 409)
    error_text(ana.get(path + "/replay/0"), 409)
    error_text(eve.get(path + "/replay/0?eyes=1"), 403)
    error_text(eve.get(path + "/replay/0?eyes=all"), 403)
    error_text(ana.get("/api/tables/NOWHERE-2"), 404)
    error_text(ana.get("/api/games/chess/cards"), 404)
    move = {"id": "1", "seat": 0, "ply": 0, "moves": ["x"]}
    bodies: list[Any] = [
        {},
        [],
        {"seat": "0"},
        {**move, "more": 1},
        {**move, "id": ""},
        {**move, "id": "\0"},
        {**move, "seat": -1},
    ]
    for body in bodies:
        error_text(ana.post(path + "/moves", body), 400)
    assert ana.news(code)["eyes"]["0"] == eye


def test_the_same_submission_twice_at_the_same_moment(people: People) -> None:
    ana = people()
    code = ana.create(GAME, "me", "guest")
    with ThreadPoolExecutor(4) as threads:
        for turn in range(10):
            news = ana.news(code)
            seat = news["table"]["waiting"][0]
            eye = news["eyes"][str(seat)]
            text = eye["choices"][0]["move"]
            sent = [ana.at(ana.url) for _ in range(4)]
            answers = list(
                threads.map(
                    lambda one, seat=seat, eye=eye, text=text, turn=turn: one.move(
                        code, seat, eye["ply"], text, name=f"t{turn}"
                    ),
                    sent,
                )
            )
            assert {answer.status_code for answer in answers} == {200}
            assert len({answer.text for answer in answers}) == 1
            for one in sent:
                one.close()
    decisions = [
        step for step in ana.get(f"/api/tables/{code}/record").json()["steps"] if step["by"] != "chance"
    ]
    assert len(decisions) <= 10


def test_trying_moves_changes_nothing(people: People) -> None:
    ana = people()
    code = ana.create(GAME, "me", "guest")
    path = f"/api/tables/{code}/preview"
    for _ in range(6):
        before = ana.news(code)
        seat = before["table"]["waiting"][0]
        eye = before["eyes"][str(seat)]
        for choice in eye["choices"][:5]:
            tried = ana.post(path, {"seat": seat, "ply": eye["ply"], "moves": [choice["move"]]})
            assert tried.status_code == 200, tried.text
            assert set(tried.json()) == {"view", "choices", "open"}
        nothing = ana.post(path, {"seat": seat, "ply": eye["ply"], "moves": []}).json()
        assert (nothing["view"], nothing["choices"]) == (eye["view"], eye["choices"])
        error_text(ana.post(path, {"seat": seat, "ply": eye["ply"], "moves": ["cross X99 a1"]}), 422)
        assert ana.news(code) == before
        ana.move(code, seat, eye["ply"], eye["choices"][-1]["move"])


def test_a_whole_game_its_record_and_its_replay(server: Server, people: People, tmp_path: Path) -> None:
    ana, bo = people("Ana"), people("Bo")
    code = ana.create(GAME, "me", "open")
    assert bo.post(f"/api/tables/{code}/join", {}).status_code == 200
    commit = ana.news(code)["table"]["commit"]
    running = ana.get(f"/api/tables/{code}/record").json()
    assert "seed" not in running["shuffle"]
    assert all(step.get("to") in (0, None) for step in running["steps"])
    while ana.news(code)["table"]["phase"] == "running":
        play_on(ana, code, first)
        play_on(bo, code, first)
    record = ana.get(f"/api/tables/{code}/record")
    assert "LOTUS" in code or code in record.headers["content-disposition"]
    assert record.json()["shuffle"]["commit"] == commit
    file = tmp_path / "game.json"
    file.write_bytes(record.content)
    told = subprocess.run(
        [sys.executable, "-m", "mastaba.cli", "replay", str(file), "--verify-shuffle", "--quiet"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    steps = record.json()["steps"]
    last = ana.get(f"/api/tables/{code}/replay/{len(steps)}").json()
    assert (last["plies"], last["step"]) == (len(steps), steps[-1])
    assert ana.get(f"/api/tables/{code}/replay/0").json()["step"] is None
    views = {
        eyes: bo.get(f"/api/tables/{code}/replay/9?eyes={eyes}").json()["view"]
        for eyes in ("all", "watch", "0", "1")
    }
    assert views["0"] != views["1"]
    error_text(bo.get(f"/api/tables/{code}/replay/9?eyes=7"), 400)
    error_text(bo.get(f"/api/tables/{code}/replay/{len(steps) + 1}"), 404)
    assert bo.news(code)["table"]["result"]["seats"] == record.json()["result"]["seats"]


def test_hints(people: People) -> None:
    ana = people()
    allowed, forbidden = ana.create(GAME, "me", "guest"), ana.create(GAME, "me", "guest", hints=False)
    eye = ana.news(allowed)["eyes"]["0"]
    told = ana.post(f"/api/tables/{allowed}/hints", {"seat": 0, "ply": eye["ply"]})
    while told.status_code == 503:  # a busy machine
        told = ana.post(f"/api/tables/{allowed}/hints", {"seat": 0, "ply": eye["ply"]})
    assert told.status_code == 200, told.text
    assert {hint["move"] for hint in told.json()} <= {choice["move"] for choice in eye["choices"]}
    error_text(ana.post(f"/api/tables/{forbidden}/hints", {"seat": 0, "ply": eye["ply"]}), 403)


def test_live_news_and_coming_back(people: People) -> None:
    """Everything on connect, then what changes; after a break from where one was."""
    ana, bo, eve = people("Ana"), people("Bo"), people("Eve")
    code = ana.create(GAME, "me", "open")
    with ana.socket(code) as ana_sees:
        whole = json.loads(ana_sees.recv(timeout=20))
        assert whole["table"]["phase"] == "gathering"
        assert "eyes" not in whole
        bo.post(f"/api/tables/{code}/join", {})
        with eve.socket(code) as eve_sees:
            watched = json.loads(eve_sees.recv(timeout=20))
            assert list(watched["eyes"]) == ["-1"]
            assert watched["eyes"]["-1"]["choices"] == []
            while True:
                news = json.loads(ana_sees.recv(timeout=20))
                if news.get("table", {}).get("watching") == 1:
                    break
        ana_sees.send('{"type":"ping"}')
        while json.loads(ana_sees.recv(timeout=20))["type"] != "pong":
            pass
    eye = ana.news(code)["eyes"]["0"]
    with ana.socket(code, cursor=eye["cursor"]) as again:
        resumed = json.loads(again.recv(timeout=20))
        assert all(line["ply"] >= eye["cursor"] for line in resumed["eyes"]["0"]["log"]["add"])
        assert resumed["eyes"]["0"]["view"] == eye["view"]


def test_a_strangers_bot_plays_a_whole_game(server: Server) -> None:
    """The client of docs/api.md."""
    robot = Mastaba(server.url, name="Robot")
    table = robot.create(GAME, ["me", "bot:random"])
    for turn in table.turns():
        turn.play(turn.choices[0]["move"])
    assert table.result is not None
    assert len(table.result["seats"]) == 2
    assert sorted(table.log["0"]) == list(range(len(table.record()["steps"])))
    robot.http.close()


class Watchful(Bot):
    """A bot that looks, and plays the last of its moves."""

    seen = 0

    def choose(self, seat: SeatView) -> Move:
        assert (seat.game.name, seat.seat, seat.names[0], seat.over) == (GAME, 0, "Robot", False)
        with pytest.raises(NotLocal, match=r"seat.observation needs a match of this process"):
            _ = seat.observation
        assert seat.cards == registry.card_list(registry.read_deck(GAME))
        return seat.moves[-1]

    def watch(self, seat: SeatView) -> None:
        assert seat.view["status"] is not None
        self.seen += 1


def test_a_bot_class_plays_at_a_table_through_the_client(server: Server) -> None:
    robot = Mastaba(server.url, name="Robot")
    mine = Watchful()
    table = robot.create(GAME, ["me", "bot:random"])
    assert repr(table) == f"<table {table.code} at {server.url}>"
    result = table.play(mine)
    assert result is not None
    assert len(result["seats"]) == 2
    assert mine.seen > 10
    with pytest.raises(
        TypeError, match=r"subclass of mastaba.Bot, not 'club'; .* a seat of its own: 'bot:club'"
    ):
        table.play("club")  # type: ignore[arg-type]
    with pytest.raises(ApiError, match="a seat is me, guest, open or bot, not 'club': write bot:club"):
        robot.create(GAME, ["me", "club"])
    robot.http.close()


def test_a_rematch_with_the_client(server: Server, people: People) -> None:
    """One asks, the other comes; meanwhile the table is not in the other's list."""
    robot, ana = Mastaba(server.url, name="Robot"), people("Ana")
    table = robot.create(GAME, ["me", "open"])
    assert ana.post(f"/api/tables/{table.code}/join", {}).status_code == 200
    assert ana.post(f"/api/tables/{table.code}/rematch").status_code == 409
    robot.call("POST", f"/api/tables/{table.code}/abandon", {})
    again = table.rematch()
    told = ana.news(table.code)["table"]
    assert (told["rematch"], told["seats"][told["rematch_by"]]["name"]) == (again.code, "Robot")
    news = ana.news(again.code)["table"]
    assert (news["phase"], news["mine"], news["kept"]) == ("gathering", [], [1])
    assert [seat["name"] for seat in news["seats"]] == ["Robot", "Ana"]
    assert [seat["kind"] for seat in news["seats"]] == ["person", "invited"]
    assert again.code not in [row["code"] for row in ana.get("/api/me/tables").json()]
    assert "reserved for" in error_text(people("Eve").post(f"/api/tables/{again.code}/join", {}), 409)
    assert ana.post(f"/api/tables/{table.code}/rematch").json() == {"code": again.code}
    assert ana.news(again.code)["table"]["phase"] == "running"
    turn = next(again.turns())
    assert turn.seat == 0
    robot.http.close()


# --- memory -------------------------------------------------------------------------------------------------


def test_reference_cycles_are_collected_often() -> None:
    """Reference cycles are collected within a moment, though automatic collections are rare."""

    class Ring:
        def __init__(self) -> None:
            self.itself = self

    async def gone() -> list[bool]:
        ring = Ring()
        seen = weakref.ref(ring)
        del ring
        there = seen() is not None
        tidying = asyncio.create_task(garbage.collect_often())
        await asyncio.sleep(5 * garbage.EVERY)
        tidying.cancel()
        return [there, seen() is None]

    gc.disable()
    try:
        assert asyncio.run(gone()) == [True, True]
    finally:
        gc.enable()

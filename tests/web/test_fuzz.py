"""Odd and hostile callers: the server rejects them, its memory does not grow, and others notice nothing."""

from __future__ import annotations

import json
import random
import socket as plain
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection

from tests.web.server import Person, Server, play_on

GAME = "silver-and-gold"
GROWTH = 120 * 2**20  # bytes that all of this may add to the server's memory


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of its own: what it has in memory is measured. Nothing that is done to it may show as a fault
    in its log."""
    server = Server(tmp_path_factory.mktemp("fuzz")).wait_for([GAME])
    yield server
    server.stop()
    assert server.faults() == []


@pytest.fixture
def ana(target: Server) -> Iterator[Person]:
    person = Person(target.url, "Ana")
    yield person
    person.close()


def closed_with(socket: ClientConnection) -> int | None:
    """The code with which the server ends the conversation."""
    try:
        while True:
            socket.recv(timeout=30)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


BAD_MESSAGE: list[str | bytes] = [
    "", "{", "null", "[]", "1", '"ping"', "{}", '{"type":1}', '{"type":"move"}', '{"type":"ping","seat":0}',
    '{"type":"ping"} {"type":"ping"}', "[" * 20_000, '{"type":' * 5_000, "\x00", "\ud7ff\ufffe",
    '{"type":"\\ud800"}', b"", b"\x00\xff" * 100, b'{"type":"ping"}', "9" * 30_000,
]  # fmt: skip


@pytest.mark.parametrize("sent", BAD_MESSAGE, ids=range(len(BAD_MESSAGE)))
def test_nonsense_ends_the_conversation(ana: Person, sent: str | bytes) -> None:
    code = ana.create(GAME, "me", "open")
    with ana.socket(code) as socket:
        socket.send(sent)
        assert closed_with(socket) == 4400


def test_random_questions(target: Server, ana: Person) -> None:
    """Questions of random fields are refused with one line, or end the conversation; the server goes on."""
    code, dice = ana.create(GAME, "me", "guest"), random.Random(8)
    values: list[Any] = [
        0,
        1,
        -1,
        7,
        8,
        10**9,
        10**30,
        0.5,
        None,
        True,
        "",
        "0",
        "pass",
        [],
        ["pass"],
        ["x" * 300],
        {},
        "é" * 99,
    ]
    fields = ("type", "id", "seat", "ply", "moves", "more")
    socket, codes = ana.socket(code), set()
    for number in range(400):
        body = {name: dice.choice(values) for name in fields if dice.random() < 0.8}
        body |= {"type": dice.choice(("move", "preview", "hints", "hints", "ping", "news"))}
        if dice.random() < 0.8:
            body["id"] = f"q{number}"
        try:
            socket.send(json.dumps(body))
            while (told := json.loads(socket.recv(timeout=30)))["type"] == "news":
                pass
            assert told["type"] in ("refused", "preview", "hints", "pong"), told
            assert "\n" not in told.get("error", "")
        except ConnectionClosed:
            codes.add(socket.close_code)
            socket = ana.socket(code)
    socket.close()
    assert 4400 in codes  # not understood
    assert codes <= {4400, 4429}  # too many pings, where the machine is quick
    assert ana.get("/healthz").status_code == 200
    assert target.faults() == []


def test_huge_frames(ana: Person) -> None:
    """The line is cut, sometimes before the reason can be read."""
    code = ana.create(GAME, "me", "open")
    for huge in ("x" * 70_000, ["x" * 1000] * 2000):  # whole, and in many small parts
        with suppress(ConnectionClosed), ana.socket(code) as socket:
            with suppress(ConnectionClosed):
                socket.send(huge)
            assert closed_with(socket) in (1009, 4429, None)
    assert ana.get("/api/me").status_code == 200


def test_broken_frames(target: Server, ana: Person) -> None:
    """Bytes that are no websocket at all, after a proper greeting."""
    code, dice = ana.create(GAME, "me", "open"), random.Random(6)
    for _ in range(30):
        with plain.create_connection(("127.0.0.1", target.port), timeout=30) as line:
            greeting = (
                f"GET /api/tables/{code}/live HTTP/1.1\r\nhost: 127.0.0.1:{target.port}\r\n"
                f"cookie: {ana.cookie()}\r\nupgrade: websocket\r\n"
                "connection: Upgrade\r\nsec-websocket-version: 13\r\n"
                "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
            )
            line.sendall(greeting.encode())
            assert b"101" in line.recv(64)
            line.sendall(dice.randbytes(dice.randrange(1, 3000)))
    assert ana.get("/healthz").status_code == 200


def test_floods(ana: Person) -> None:
    code = ana.create(GAME, "me", "open")
    with ana.socket(code) as socket:
        with suppress(ConnectionClosed):
            for number in range(2000):
                socket.send('{"type":"ping"}')
                if number % 50 == 0:  # the reason is read before the line is cut
                    time.sleep(0.01)
        assert closed_with(socket) == 4429


MASK = b"\x80\0\0\0\0"  # the length of an empty frame, and a mask that changes nothing
BEGINNING, EMPTY_PART = b"\x01" + MASK, b"\0" + MASK
LONG_PING = b"\x89\xfd\0\0\0\0" + b"x" * 125


@pytest.mark.parametrize(
    ("first", "frame"),
    [(b"", LONG_PING), (b"", b"\x8a" + MASK), (BEGINNING, EMPTY_PART)],
    ids=["pings", "pongs", "parts of a text that never ends"],
)
def test_frames_without_end(target: Server, ana: Person, first: bytes, frame: bytes) -> None:
    """Nobody sees them but the parser, whose time is everybody's: the line is cut."""
    code = ana.create(GAME, "me", "open")
    with half_open(target, ana, code) as line:
        heard = line.recv(65536)
        assert b"101" in heard
        line.sendall(first + frame * 200)
        with suppress(ConnectionError):
            while more := line.recv(65536):
                heard += more
    assert (4429).to_bytes(2, "big") + b"too many messages" in heard
    assert ana.get("/healthz").status_code == 200


def test_too_many_pages(ana: Person) -> None:
    code = ana.create(GAME, "me", "open")
    sockets = [ana.socket(code) for _ in range(30)]
    try:
        assert [closed_with(socket) for socket in sockets[24:]] == [4429] * 6
        assert json.loads(sockets[0].recv(timeout=30))["type"] == "news"
    finally:
        for socket in sockets:
            socket.close()
    with ana.socket(code) as socket:  # the places are free again
        assert json.loads(socket.recv(timeout=30))["type"] == "news"


@pytest.mark.parametrize(
    "code",
    [
        "NOWHERE-2",
        "%00",
        "%ff%fe",
        "LOTUS-42%0d%0aset-cookie:%20x=1",
        "x" * 3000,
        "..%2f..%2fetc%2fpasswd",
        "🦩",
    ],
)
def test_tables_that_are_none(ana: Person, code: str) -> None:
    with suppress(InvalidStatus), ana.socket(code) as socket:
        assert closed_with(socket) == 4404
    for path in (f"/api/tables/{code}", f"/api/tables/{code}/record", f"/api/tables/{code}/replay/1"):
        assert ana.get(path).status_code in (400, 404)


@pytest.mark.parametrize("cursor", ["-1", "x", "9" * 50, "1e9", "%00", "", "0&cursor=1"])
def test_odd_cursors(ana: Person, cursor: Any) -> None:
    code = ana.create(GAME, "me", "guest")
    with ana.socket(code, cursor=cursor) as socket:
        assert json.loads(socket.recv(timeout=30))["eyes"]["0"]["view"]


def half_open(target: Server, person: Person, code: str) -> plain.socket:
    """A page that never reads."""
    line = plain.create_connection(("127.0.0.1", target.port), timeout=30)
    line.setsockopt(plain.SOL_SOCKET, plain.SO_RCVBUF, 1024)
    line.sendall(
        (
            f"GET /api/tables/{code}/live HTTP/1.1\r\nhost: 127.0.0.1:{target.port}\r\n"
            f"cookie: {person.cookie()}\r\nupgrade: websocket\r\n"
            "connection: Upgrade\r\nsec-websocket-version: 13\r\n"
            "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        ).encode()
    )
    return line


def test_others_are_unaffected_and_memory_is_bounded(target: Server) -> None:
    """Pages that never read, thousands of connections, tables that do not exist, chat: meanwhile two people
    play a game to its end."""
    players = Person(target.url, "Ana")
    first = players.create(GAME, "me", "guest")
    play_on(players, first, lambda choices: choices[0])  # the server has done everything once
    before, stop = target.memory(), threading.Event()
    faults: list[BaseException] = []

    def hostile(number: int) -> None:
        dice, eve = random.Random(number), Person(target.url, f"Eve {number}")
        code = eve.create(GAME, "me", "open")
        lines: list[plain.socket] = []
        try:
            while not stop.is_set():
                lines.append(half_open(target, eve, code))
                if len(lines) > 15:
                    lines.pop(0).close()
                for _ in range(10):
                    eve.post(f"/api/tables/{code}/chat", {"text": dice.choice("abc") * 500})
                    eve.get(f"/api/tables/REED-{dice.randrange(10**9)}")
                for _ in range(20):
                    plain.create_connection(("127.0.0.1", target.port), timeout=30).close()
                with (
                    suppress(WebSocketException),
                    eve.socket(dice.choice([code, f"IBIS-{dice.randrange(10**9)}"])) as socket,
                ):
                    socket.send(dice.choice(BAD_MESSAGE))
        except BaseException as error:
            faults.append(error)
        finally:
            for line in lines:
                line.close()
            eve.close()

    threads = [threading.Thread(target=hostile, args=(number,), daemon=True) for number in range(3)]
    for thread in threads:
        thread.start()
    until = time.monotonic() + 8
    games = 0
    while time.monotonic() < until or not games:
        code = players.create(GAME, "me", "guest")
        with players.socket(code) as socket:
            assert json.loads(socket.recv(timeout=30))["table"]["code"] == code
            assert play_on(players, code, lambda choices: choices[0], most=20) == 20
        games += 1
    stop.set()
    for thread in threads:
        thread.join(60)
    assert faults == []
    assert target.memory() - before < GROWTH
    assert players.get("/healthz").json()["status"] == "ok"
    assert players.news(first)["table"]["phase"] == "finished"
    players.close()


def test_a_server_stopped_under_load(tmp_path: Path) -> None:
    """Sockets are closed with "reconnect", and the process ends."""
    server = Server(tmp_path).wait_for([GAME])
    ana = Person(server.url)
    code = ana.create(GAME, "me", "bot:random")
    with ana.socket(code) as socket:
        lines = [half_open(server, ana, code) for _ in range(5)]
        server.stop()
        assert closed_with(socket) in (1012, 1001, 1006, None)
        for line in lines:
            line.close()
    ana.close()
    assert server.process.returncode == 0
    assert server.faults() == []

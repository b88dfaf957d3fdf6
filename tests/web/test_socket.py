"""Questions on the socket: moves, previews and hints, with the same checks as over HTTP."""

from __future__ import annotations

import itertools
import json
import random
import re
import socket as plain
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from mastaba.store.sql import SqlStore, sqlite_address
from tests.web.server import Asking, Person, Server

GAME = "silver-and-gold"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("socket")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Server]:
    found = Server(folder).wait_for([GAME])
    yield found
    faults = found.faults()
    found.stop()
    assert faults == []


@pytest.fixture
def ana(server: Server) -> Person:
    return Person(server.url, "Ana")


@pytest.fixture
def code(ana: Person) -> str:
    return ana.create(GAME, "me", "guest")


def eye_of(person: Person, code: str, seat: int = 0) -> dict[str, Any]:
    eye: dict[str, Any] = person.news(code)["eyes"][str(seat)]
    return eye


def stored_moves(folder: Path, code: str) -> list[str | None]:
    store = SqlStore(sqlite_address(folder / "tables.db"))
    try:
        return [event.submission for event in store.since(code, 0) if event.submission]
    finally:
        store.close()


def test_an_answered_move_is_on_disk_and_the_news_came_first(ana: Person, code: str, folder: Path) -> None:
    eye = eye_of(ana, code)
    with Asking(ana, code) as line:
        line.hear()
        line.socket.send(
            json.dumps(
                {"type": "move", "id": "one", "seat": 0, "ply": eye["ply"]}
                | {"moves": [eye["choices"][0]["move"]]}
            )
        )
        news, answer = line.hear(), line.hear()
    assert news["type"] == "news"
    assert answer == {"type": "moved", "ply": news["eyes"]["0"]["ply"], "id": "one"}
    assert stored_moves(folder, code) == ["one"]


def test_the_same_id_again_gets_the_same_answer_by_either_way(ana: Person, code: str, folder: Path) -> None:
    eye = eye_of(ana, code)
    move = eye["choices"][0]["move"]
    with Asking(ana, code) as line:
        first = line.move(0, eye["ply"], move, name="same")
        assert line.move(0, eye["ply"], move, name="same") == first
    again = ana.move(code, 0, eye["ply"], move, name="same")
    assert (again.status_code, again.json()) == (200, {"ply": first["ply"]})
    with Asking(ana, code) as line:  # after a break
        assert line.move(0, eye["ply"], move, name="same") == first
    assert stored_moves(folder, code) == ["same"]


def test_moves_are_made_in_the_order_they_are_sent(ana: Person, code: str) -> None:
    with Asking(ana, code) as line:
        eyes = line.hear()["eyes"]
        for seat in ("0", "1"):  # nothing is waited for in between
            body = {"seat": int(seat), "ply": eyes[seat]["ply"], "moves": [eyes[seat]["choices"][0]["move"]]}
            line.socket.send(json.dumps({"type": "move", "id": seat, **body}))
        told: list[str] = []
        while len(told) < 2:
            answer = line.hear()
            if answer["type"] != "news":
                assert answer["type"] == "moved", answer
                told.append(answer["id"])
    assert told == ["0", "1"]


def test_refusals_say_why_as_over_http(server: Server, ana: Person, code: str) -> None:
    eye, eve = eye_of(ana, code), Person(server.url)
    ply, move = eye["ply"], eye["choices"][0]["move"]
    asked: list[tuple[Person, dict[str, Any], int]] = [
        (eve, {"seat": 0, "ply": ply, "moves": [move]}, 403),
        (ana, {"seat": 7, "ply": ply, "moves": [move]}, 403),
        (ana, {"seat": 0, "ply": ply + 1, "moves": [move]}, 409),
        (ana, {"seat": 0, "ply": ply, "moves": ["keep G99 G98"]}, 422),
        (ana, {"seat": 0, "ply": ply, "moves": [move, move]}, 422),
    ]
    for person, body, status in asked:
        posted = person.post(f"/api/tables/{code}/moves", {"id": "x", **body})
        with Asking(person, code) as line:
            told = line.ask("move", id="x", **body)
        assert (told["type"], told["status"], posted.status_code) == ("refused", status, status)
        assert (told["error"], told.get("rule")) == (posted.json()["error"], posted.json().get("rule"))
    assert eye_of(ana, code)["ply"] == ply


@pytest.mark.parametrize(
    "fields",
    [
        {"seat": 8, "ply": 0, "moves": ["pass"]},
        {"seat": 0, "ply": -1, "moves": ["pass"]},
        {"seat": 0, "ply": 0, "moves": []},
        {"seat": 0, "ply": 0, "moves": ["pass"] * 65},
        {"seat": 0, "ply": 0, "moves": [5]},
        {"seat": 0, "ply": 0, "moves": ["pass"], "more": 1},
        {"seat": "0", "ply": 0, "moves": ["x" * 201]},
        {},
    ],
)
def test_a_malformed_question_is_refused_and_the_socket_stays(
    ana: Person, code: str, fields: dict[str, Any]
) -> None:
    with Asking(ana, code) as line:
        for kind in ("move", "preview", "hints"):
            told = line.ask(kind, **(fields if kind != "hints" else {**fields, "moves": []}))
            # an empty preview is a look at the table as it is
            status = 409 if kind == "preview" and fields.get("moves") == [] else 400
            assert (told["type"], told["status"]) == ("refused", status), told
        line.socket.send('{"type":"ping"}')
        assert line.hear() == {"type": "pong"}


@pytest.mark.parametrize("sent", ['{"type":"move"}', '{"type":"move","id":""}', '{"type":"move","id":5}',
                                  '{"type":"moved","id":"x"}', '{"type":"move","id":"\\u0000"}'])  # fmt: skip
def test_a_question_that_can_not_be_answered_ends_the_socket(ana: Person, code: str, sent: str) -> None:
    with Asking(ana, code) as line:
        line.hear()
        line.socket.send(sent)
        with suppress(ConnectionClosed):
            while line.hear()["type"] == "news":
                pass
        assert line.socket.close_code == 4400


def test_previews_are_those_of_a_post(ana: Person, code: str) -> None:
    eye = eye_of(ana, code)
    body = {"seat": 0, "ply": eye["ply"], "moves": [eye["choices"][0]["move"]]}
    with Asking(ana, code) as line:
        told = line.ask("preview", **body)
    posted = ana.post(f"/api/tables/{code}/preview", body).json()
    assert {name: told[name] for name in posted} == posted
    assert eye_of(ana, code)["ply"] == eye["ply"]


def test_hints_come_on_the_socket_and_do_not_hold_up_a_move(ana: Person, code: str) -> None:
    with Asking(ana, code) as line:
        eyes = line.hear()["eyes"]
        line.socket.send(json.dumps({"type": "hints", "id": "hint", "seat": 0, "ply": eyes["0"]["ply"]}))
        move = eyes["1"]["choices"][0]["move"]
        assert line.ask("preview", seat=1, ply=eyes["1"]["ply"], moves=[move])["type"] == "preview"
        while (told := line.hear()).get("id") != "hint":
            assert told["type"] == "news"
    assert told["type"] == "hints"
    assert {hint["move"] for hint in told["hints"]} <= {choice["move"] for choice in eyes["0"]["choices"]}


def test_somebody_who_hangs_up_after_a_move_disturbs_nobody(server: Server, ana: Person) -> None:
    code, bo = ana.create(GAME, "me", "open"), Person(server.url, "Bo")
    assert bo.post(f"/api/tables/{code}/join", {}).status_code == 200
    with Asking(bo, code) as watching:
        watching.hear()
        for _ in range(10):
            eye = eye_of(ana, code)
            if not eye["choices"]:
                break
            line = Asking(ana, code)
            line.hear()
            body = {"type": "move", "id": f"m{eye['ply']}", "seat": 0, "ply": eye["ply"]}
            line.socket.send(json.dumps(body | {"moves": [eye["choices"][0]["move"]]}))
            line.socket.socket.close()  # without a word
        watching.socket.send('{"type":"ping"}')  # this socket was never cut
        while (told := watching.hear())["type"] != "pong":
            assert told["type"] == "news"


def test_an_answer_that_nobody_reads_does_not_pile_up(server: Server, ana: Person, code: str) -> None:
    """The socket is closed when too many answers wait."""
    ply, before = eye_of(ana, code)["ply"], server.memory()
    with Asking(ana, code) as line:
        ask = json.dumps({"type": "preview", "id": "p", "seat": 0, "ply": ply, "moves": []})
        with suppress(ConnectionClosed, OSError, TimeoutError):
            for _ in range(20_000):
                line.socket.send(ask)
    assert server.memory() - before < 50_000_000
    assert ana.get("/api/me").status_code == 200


def test_calls_and_questions_share_one_rate_limit(tmp_path: Path) -> None:
    server = Server(tmp_path, options=("--pace", "0", "--rate", "5")).wait_for([GAME])
    try:
        ana = Person(server.url)
        code = ana.create(GAME, "me", "guest")
        with Asking(ana, code) as line:
            ply = line.hear()["eyes"]["0"]["ply"]
            statuses = set()
            with suppress(ConnectionClosed):
                for _ in range(400):
                    told = line.ask("preview", seat=0, ply=ply, moves=[])
                    statuses.add(told.get("status", 200))
                    if told.get("status") == 429:
                        assert told["error"] == "too many requests: slow down"
                        assert ana.get("/api/me/tables").status_code in (200, 429)
            assert statuses == {200, 429}
            assert line.socket.close_code == 4429
        assert server.faults() == []
    finally:
        server.stop()


def test_another_site_can_not_ask(ana: Person, code: str) -> None:
    with pytest.raises(Exception, match="403"):
        ana.socket(code, headers={"origin": "http://elsewhere.example"})


def test_metrics_show_what_a_move_costs(ana: Person, code: str) -> None:
    def counted() -> dict[str, float]:
        found = re.findall(r'mastaba_move_seconds_count\{part="(\w+)"\} ([\d.]+)', ana.get("/metrics").text)
        return {part: float(count) for part, count in found}

    before, eye = counted(), eye_of(ana, code)
    with Asking(ana, code) as line:
        assert line.move(0, eye["ply"], eye["choices"][0]["move"])["type"] == "moved"
    after = counted()
    assert set(after) == {"decode", "rules", "commit", "view", "send"}
    assert all(after[part] > before[part] for part in after)


def frame(head: int, payload: bytes, mask: bytes) -> bytes:
    """A client's frame."""
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    masked = bytes(byte ^ mask[k % 4] for k, byte in enumerate(payload))
    return bytes([head]) + length + mask + masked


def greeted(server: Server, person: Person, code: str) -> plain.socket:
    """A connection that has become a websocket; what comes next are frames."""
    line = plain.create_connection(("127.0.0.1", server.port), timeout=20)
    line.setsockopt(plain.IPPROTO_TCP, plain.TCP_NODELAY, 1)
    host, cookie = f"127.0.0.1:{server.port}", person.cookie()
    line.sendall(
        f"GET /api/tables/{code}/live HTTP/1.1\r\nhost: {host}\r\ncookie: {cookie}\r\n"
        "upgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-version: 13\r\n"
        "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    assert b"101" in line.recv(65536)
    return line


def test_the_end_of_a_frame_that_looks_like_a_frame(server: Server, ana: Person, code: str) -> None:
    """Ten blanks at the end of a text, masked so that they look like a frame with the text of four zeros."""
    body = {"type": "preview", "id": "whole", "seat": 0, "ply": eye_of(ana, code)["ply"], "moves": []}
    text = json.dumps(body).encode()
    text += b" " * (-len(text) % 4)
    mask = bytes([0x81 ^ 0x20, 0x84 ^ 0x20, 1, 2])
    whole = frame(0x81, text + b" " * 10, mask)
    with greeted(server, ana, code) as line:
        line.sendall(whole[:-10])
        time.sleep(0.2)
        line.sendall(whole[-10:])
        got = b""
        while b'"id":"whole"' not in got:
            part = line.recv(65536)
            assert part, got[-100:]
            got += part


@pytest.mark.parametrize("seed", range(6))
def test_questions_arrive_however_they_are_cut(server: Server, ana: Person, code: str, seed: int) -> None:
    """Whole frames, several in one piece, parts of frames, texts in several frames, pings in between."""
    dice, ply = random.Random(seed), eye_of(ana, code)["ply"]
    stream, names, cuts = b"", [], []
    for number in range(40):
        names.append(f"{number:03}" + "x" * dice.choice((0, 0, 50)))
        body = {"type": "preview", "id": names[-1], "seat": 0, "ply": ply, "moves": []}
        text = json.dumps(body).encode() + b" " * dice.choice((0, 0, 0, 100, 700))
        if dice.random() < 0.2:
            stream += frame(0x89, b"ping", dice.randbytes(4))
        if dice.random() < 0.2:  # in two frames, with a ping between them
            half = dice.randrange(len(text))
            stream += frame(0x01, text[:half], dice.randbytes(4)) + frame(0x89, b"", dice.randbytes(4))
            stream += frame(0x80, text[half:], dice.randbytes(4))
        else:
            stream += frame(0x81, text, dice.randbytes(4))
        cuts.append(len(stream))
    if seed % 3:  # cut anywhere, now and then after many frames; or after every frame
        cuts = sorted(dice.sample(range(1, len(stream)), 12 * (seed % 3)))
    with greeted(server, ana, code) as line:
        got = b""
        for start, end in itertools.pairwise([0, *cuts, len(stream)]):
            line.sendall(stream[start:end])
            time.sleep(0.002)
        while got.count(b'"type":"preview"') < len(names):
            got += line.recv(65536)
    assert re.findall(rb'"id":"(\w+)"', got) == [name.encode() for name in names]

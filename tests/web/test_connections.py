"""Limits of connections, with the server in use: slow and oversized requests, idle connections."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest
import uvicorn

from mastaba.web import connections, descriptors
from mastaba.web.server import configured

HEAD = b"POST /here HTTP/1.1\r\nhost: localhost\r\n"


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Answers with the length of the body."""
    assert scope["type"] == "http"
    size, more = 0, True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            return
        size, more = size + len(message.get("body", b"")), message.get("more_body", False)
    body = str(size).encode()
    headers = [(b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": body})


LIMITS = ("HEAD_SECONDS", "BODY_SECONDS", "IDLE_SECONDS")
patient = pytest.mark.parametrize("port", [()], indirect=True, ids=["patient"])


@pytest.fixture
def port(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Iterator[int]:
    """A server with the settings of the real one, but with less patience: in all, or as a test says."""
    for name in LIMITS:
        short = name in getattr(request, "param", LIMITS)
        monkeypatch.setattr(connections, name, 0.5 if short else 300)
    config = configured(echo, "127.0.0.1")
    config.lifespan = "off"
    with socket.create_server(("127.0.0.1", 0)) as opened:
        server = uvicorn.Server(config)
        thread = threading.Thread(target=lambda: asyncio.run(server.serve([opened])), daemon=True)
        thread.start()
        yield opened.getsockname()[1]
        server.should_exit = True
        thread.join(30)


def talk(port: int, *parts: bytes, then: bytes = b"") -> bytes:
    """What a server says, until it hangs up, to somebody who sends these parts and waits."""
    with socket.create_connection(("127.0.0.1", port), timeout=60) as line:
        for part in parts:
            line.sendall(part)
        answer = b""
        while piece := line.recv(65_536):
            answer += piece
            if then and answer.endswith(b"0"):
                line.sendall(then)
                then = b""
    return answer


def error_of(answer: bytes) -> str:
    return str(json.loads(answer.partition(b"\r\n\r\n")[2])["error"])


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"POST /he",
        HEAD + b"x-slow: ",
    ],
)
def test_a_head_that_does_not_come(port: int, sent: bytes) -> None:
    answer = talk(port, sent)
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert error_of(answer) == "this request took too long to arrive"


@pytest.mark.parametrize("port", [("HEAD_SECONDS",)], indirect=True)
def test_a_head_that_does_not_come_on_a_used_connection(port: int) -> None:
    whole = HEAD + b"content-length: 0\r\n\r\n"
    answer = talk(port, whole, then=HEAD)
    assert answer.startswith(b"HTTP/1.1 200 ")
    assert b"HTTP/1.1 408 " in answer


@pytest.mark.parametrize("port", [("BODY_SECONDS",)], indirect=True)
def test_a_body_that_does_not_come(port: int) -> None:
    answer = talk(port, HEAD + b"content-length: 100\r\n\r\nabc")
    assert answer.startswith(b"HTTP/1.1 408 ")


@pytest.mark.parametrize("port", [("HEAD_SECONDS", "BODY_SECONDS")], indirect=True)
def test_a_pause_between_requests_is_no_slow_request(port: int) -> None:
    whole = HEAD + b"content-length: 3\r\n\r\nabc"
    with socket.create_connection(("127.0.0.1", port), timeout=60) as line:
        for _ in range(2):
            line.sendall(whole)
            answer = b""
            while not answer.endswith(b"\r\n\r\n3"):
                piece = line.recv(65_536)
                assert piece
                answer += piece
            assert answer.startswith(b"HTTP/1.1 200 ")
            time.sleep(1.0)  # longer than a head may take


@pytest.mark.parametrize("port", [("IDLE_SECONDS",)], indirect=True)
def test_an_idle_connection_is_closed(port: int) -> None:
    answer = talk(port, HEAD + b"content-length: 3\r\n\r\nabc")
    assert answer.startswith(b"HTTP/1.1 200 ")
    assert answer.count(b"HTTP/1.1") == 1
    assert answer.endswith(b"\r\n\r\n3")


@pytest.mark.parametrize(
    "fields",
    [
        b"x-large: " + b"a" * 20_000 + b"\r\n\r\n",
        b"".join(b"x-%d: a\r\n" % number for number in range(5_000)) + b"\r\n",
        b"x-endless: " + b"a" * 60_000,
        b"cookie: " + b"a" * 300_000 + b"\r\n\r\n",
    ],
)
@patient
def test_a_head_that_is_too_large(port: int, fields: bytes) -> None:
    try:
        answer = talk(port, HEAD + fields)
    except ConnectionError:  # it had hung up before all was sent
        return
    assert answer.startswith(b"HTTP/1.1 431 ")
    assert error_of(answer) == "the head of this request is too large"


@patient
def test_large_bodies_and_many_requests_are_no_large_heads(port: int) -> None:
    body = b"a" * 60_000
    request = HEAD + b"connection: %b\r\ncontent-length: %d\r\n\r\n" % (b"keep-alive", len(body)) + body
    last = request.replace(b"keep-alive", b"close")
    assert talk(port, request, request, last).count(b"\r\n\r\n60000") == 3


@patient
def test_what_is_not_http(port: int) -> None:
    answer = talk(port, b"\x16\x03\x01 hello\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert error_of(answer) == "this is not HTTP"


def test_running_low_on_file_descriptors_is_logged_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    used = [10]
    monkeypatch.setattr(descriptors, "limit", lambda: 100)
    monkeypatch.setattr(descriptors, "in_use", lambda: used[0])
    watch = descriptors.DescriptorWatch()
    with caplog.at_level(logging.WARNING):
        for used[0] in (10, 79, 85, 95, 75, 85, 60, 60, 90):
            watch.look()
    assert [record.getMessage() for record in caplog.records] == [
        "running low on file descriptors: 85 of 100 in use; raise LimitNOFILE",
        "enough file descriptors again: 60 of 100 in use",
        "running low on file descriptors: 90 of 100 in use; raise LimitNOFILE",
    ]


def test_descriptors_are_counted() -> None:
    before = descriptors.in_use()
    with socket.socket(), socket.socket():
        assert descriptors.in_use() == before + 2
    assert descriptors.limit() >= before

"""Limits of connections that uvicorn does not have: the size of a request's head, and the time that its head
and its body may take."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LARGEST_HEAD = 16 * 1024
HEAD_SECONDS, BODY_SECONDS = 10.0, 20.0
IDLE_SECONDS = 75  # longer than proxies keep a connection, so that they do not use one that we close
TOO_LARGE = b"431 Request Header Fields Too Large", b'{"error":"the head of this request is too large"}'
TOO_SLOW = b"408 Request Timeout", b'{"error":"this request took too long to arrive"}'
MALFORMED = b"400 Bad Request", b'{"error":"this is not HTTP"}'
BETWEEN, HEAD, BODY = range(3)  # requests; the part of one that is arriving


class LimitedProtocol(HttpToolsProtocol):
    """uvicorn's HTTP, for clients that may be slow on purpose. A request that arrives at once starts no
    timer."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._part, self._size, self._answer = HEAD, 0, MALFORMED
        self._timer: asyncio.TimerHandle | None = None
        super().connection_made(transport)
        self._limit(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._no_limit()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._part == BETWEEN:
            self._part = HEAD
        before = self._part
        super().data_received(data)
        if self.transport.is_closing():
            return
        if self._part == HEAD:
            self._size += len(data)
            if self._size > LARGEST_HEAD:
                self._refuse(*TOO_LARGE)
                return
        if self._part != before or self._timer is None:
            self._limit((0.0, HEAD_SECONDS, BODY_SECONDS)[self._part])

    def on_headers_complete(self) -> None:
        self._part, self._size = BODY, 0
        if len(self.url) + sum(len(name) + len(value) for name, value in self.headers) > LARGEST_HEAD:
            self._answer = TOO_LARGE
            raise ValueError("the head is too large")  # the parser stops, and we answer
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._part = BETWEEN
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._part = BETWEEN
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        self._refuse(*self._answer)

    def _limit(self, seconds: float) -> None:
        self._no_limit()
        if seconds:
            self._timer = self.loop.call_later(seconds, self._too_slow)

    def _no_limit(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_slow(self) -> None:
        answered: Any = self.cycle is not None and self._part == BODY and self.cycle.response_started
        if answered:
            self.transport.close()
        else:
            self._refuse(*TOO_SLOW)

    def _refuse(self, status: bytes, body: bytes) -> None:
        self._no_limit()
        head = b"HTTP/1.1 %b\r\ncontent-type: application/json\r\ncontent-length: %d\r\n" % (
            status,
            len(body),
        )
        self.transport.write(head + b"connection: close\r\n\r\n" + body)
        self.transport.close()

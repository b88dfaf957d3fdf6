"""uvicorn's websockets with a shorter way for texts, which are nearly all there is.

Several messages leave in one write: a write wakes the reader's machine, which costs more than the message. A
text that comes whole in one piece is read without the parser, and reading goes on while a message waits to be
handled. Everything else takes uvicorn's way: the greeting, pings, closing, texts in parts, and whatever is
not well formed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.utils import apply_mask

EXTENSION = "mastaba.wire"  # in the scope: the ``Wire`` of this socket
QUEUED = 8  # messages that may wait before no more are read
FRAMES, SECONDS = 1000, 5.0  # that a client may send in so many seconds and that need the parser
ODD = 20  # what a frame counts that is no whole text: honest clients send few of them
PIECE = 4096  # bytes that are parsed before anybody looks how many frames they were
FLOOD = 4429, "too many messages"
TEXT = b"\x81"  # the first byte of a frame with a whole text


class Wire(Protocol):
    """How a socket sends texts, and whom it hands those that it gets."""

    taker: Callable[[bytes], bool]
    """Takes a text at once, or declines: then ``receive`` brings it, and all that follow it, until
    ``caught_up`` is called."""
    on_writable: Callable[[], None]

    @property
    def full(self) -> bool:
        """Whether the client has not yet taken what was sent; ``on_writable`` is called when it has."""

    def send_texts(self, texts: Sequence[bytes]) -> None:
        """Send texts in one write."""

    def caught_up(self) -> None:
        """What ``receive`` brought has been handled."""


def nothing() -> None: ...


def decline(_text: bytes) -> bool:
    return False


class Inbox:
    """Events for the application, in order: what ``asyncio.Queue`` does for one reader, without the 3 kB that
    it takes."""

    __slots__ = ("_events", "_reader")

    def __init__(self) -> None:
        self._events: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        self._events.append(event)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        while not self._events:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._events.pop(0)

    def qsize(self) -> int:
        return len(self._events)

    def empty(self) -> bool:
        return not self._events


class WireProtocol(WebSocketsSansIOProtocol):
    """A websocket of the server: a ``Wire``."""

    _between_frames = True
    _direct = True
    _counted, _counted_since = 0, 0.0
    taker: Callable[[bytes], bool] = staticmethod(decline)
    on_writable: Callable[[], None] = staticmethod(nothing)

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.queue: Any = Inbox()

    def start_keepalive(self) -> None:
        """The greeting is over: what it consisted of is not needed any more."""
        super().start_keepalive()
        del self.request, self.response

    async def run_asgi(self) -> None:
        extensions: Any = self.scope["extensions"]
        extensions[EXTENSION] = self
        try:
            await super().run_asgi()
        finally:
            self.taker, self.on_writable = decline, nothing  # no cycles remain
            del extensions[EXTENSION]

    @property
    def full(self) -> bool:
        return not self.writable.is_set()

    def send_texts(self, texts: Sequence[bytes]) -> None:
        if not self.close_sent and not self.disconnected:
            parts = [part for text in texts for part in (TEXT, _length(len(text)), text)]
            self.transport.write(b"".join(parts))

    def resume_writing(self) -> None:
        super().resume_writing()
        self.on_writable()

    def data_received(self, data: bytes) -> None:
        """A whole text goes straight to the application."""
        if not self.handshake_complete:
            self._between_frames = not self.handshake_initiated and data.endswith(b"\r\n\r\n")
        elif self._between_frames and not self.close_sent:
            payload = whole_text(data, self.config.ws_max_size)
            if payload is not None:
                if not (self._direct and self.taker(payload)):
                    self.curr_msg_data_type, self.frames = "text", [payload]
                    self.send_receive_event_to_app()
                return
            # After a part of a frame, or several frames in one piece, the parser alone knows where it is.
            self._between_frames = is_control(data)
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])

    def _count(self, frames: int) -> None:
        """Part with whoever sends frame after frame: each takes the time of everybody."""
        now = self.loop.time()
        if now - self._counted_since > SECONDS:
            self._counted, self._counted_since = 0, now
        self._counted += frames
        if self._counted > FRAMES and not self.close_sent:
            self.close_sent = True
            self.conn.send_close(*FLOOD)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
            if self.transport.get_write_buffer_size():  # whoever does not read need not be told
                self.transport.abort()

    def handle_ping(self) -> None:
        self._count(ODD)
        if not self.transport.is_closing():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        self._count(ODD)
        super().handle_pong(event)

    def handle_cont(self, event: Any) -> None:
        self._count(ODD)
        super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Pass a message on; reading pauses only if many wait. (uvicorn pauses after every message.)"""
        self._direct = False
        self._count(1)
        room = not self.read_paused and self.queue.qsize() < QUEUED
        self.read_paused |= room
        super().send_receive_event_to_app()
        if room:
            self.read_paused = False

    def caught_up(self) -> None:
        self._direct = self.queue.empty()


class PlainWire:
    """For servers without the extension: ``receive`` brings all texts."""

    taker: Callable[[bytes], bool] = staticmethod(decline)

    def __init__(self, send: Callable[[str], Awaitable[None]]) -> None:
        self._send, self.on_writable = send, nothing
        self._sending: asyncio.Task[None] | None = None

    @property
    def full(self) -> bool:
        return self._sending is not None

    def send_texts(self, texts: Sequence[bytes]) -> None:
        self._sending = asyncio.create_task(self._send_all(texts))

    async def _send_all(self, texts: Sequence[bytes]) -> None:
        for text in texts:
            await self._send(text.decode())
        self._sending = None
        self.on_writable()

    def caught_up(self) -> None: ...


def whole_text(data: bytes, most: int) -> bytes | None:
    """The text of a client's frame, if that is exactly what the data is; None if it is anything else.

    >>> whole_text(bytes.fromhex("81820f0f0f0f6766"), 10), whole_text(bytes.fromhex("81820f0f0f0f67"), 10)
    (b'hi', None)
    """
    size = len(data) - 6
    if size < 0 or data[0] != TEXT[0]:
        return None
    if data[1] == 0x80 | size and size < 126:
        start = 2
    elif data[1] == 0xFE and size >= 128 and int.from_bytes(data[2:4], "big") == size - 2 <= most:
        start = 4
    else:
        return None
    payload = apply_mask(data[start + 4 :], data[start : start + 4])
    try:
        payload.decode()
    except UnicodeDecodeError:
        return None
    return payload


def is_control(data: bytes) -> bool:
    """Whether the data is exactly one ping, pong or closing frame of a client."""
    return len(data) >= 6 and data[0] in (0x88, 0x89, 0x8A) and data[1] == 0x80 | (len(data) - 6)


def _length(size: int) -> bytes:
    """The length of a frame as a server writes it, not masked.

    >>> [_length(size).hex() for size in (5, 200, 70_000)]
    ['05', '7e00c8', '7f0000000000011170']
    """
    if size < 126:
        return bytes((size,))
    return b"\x7e" + size.to_bytes(2, "big") if size < 1 << 16 else b"\x7f" + size.to_bytes(8, "big")

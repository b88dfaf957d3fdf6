"""A load generator for table servers: many tables, each with two players and their sockets.

It adds little to what is measured: one protocol object per socket, no task per move, and of a message it
decodes only what it needs.
"""

from __future__ import annotations

import asyncio
import base64
import itertools
import os
import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec

GAME = "silver-and-gold"
PATIENCE = 30.0  # seconds for one move


class Http:
    """A connection that is kept open; just enough of HTTP to set up tables."""

    def __init__(self, port: int) -> None:
        self.port, self.cookies = port, {}  # type: int, dict[str, str]
        self._lock = asyncio.Lock()
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    async def call(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        async with self._lock:
            if self._writer is None or self._writer.is_closing():
                self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self.port)
            raw = msgspec.json.encode(body) if body is not None else b""
            head = f"{method} {path} HTTP/1.1\r\nhost: localhost:{self.port}\r\n"
            head += f"cookie: {self.cookie()}\r\nx-csrftoken: {self.cookies.get('csrftoken', '')}\r\n"
            head += f"content-type: application/json\r\ncontent-length: {len(raw)}\r\n\r\n"
            self._writer.write(head.encode() + raw)
            assert self._reader is not None
            headers = (await self._reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            length = 0
            for line in headers[1:]:
                name, _, value = line.partition(": ")
                if name == "content-length":
                    length = int(value)
                elif name == "set-cookie":
                    key, _, rest = value.partition("=")
                    self.cookies[key] = rest.split(";")[0]
            content = await self._reader.readexactly(length)
            return int(headers[0].split()[1]), msgspec.json.decode(content) if content else None

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()


# --- What is read of a message ---


class Choice(msgspec.Struct):
    move: str


class PlayerSeen(msgspec.Struct):
    owed: int


class Seen(msgspec.Struct):
    players: list[PlayerSeen]


class Eye(msgspec.Struct):
    ply: int | None = None
    choices: list[Choice] | None = None
    view: Seen | None = None


class Told(msgspec.Struct):
    type: str
    eyes: dict[str, Eye] = {}
    error: str = ""


decode = msgspec.json.Decoder(Told).decode


class Player(asyncio.Protocol):
    """One of the two at a table: a websocket."""

    def __init__(self, http: Http, seat: int) -> None:
        self.http, self.seat = http, seat
        self.transport: asyncio.Transport | None = None
        self.choices: list[Choice] = []
        self.ply = self.owed = self.news = self.answers = 0
        self.changed: Callable[[], None] = lambda: None
        self._buffer, self._greeted = bytearray(), False

    async def listen(self, code: str) -> None:
        """Connect, and wait for the first news."""
        first = asyncio.get_running_loop().create_future()
        self.changed = lambda: None if first.done() else first.set_result(None)
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", self.http.port)
        assert self.transport is not None
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET /api/tables/{code}/live HTTP/1.1\r\nhost: localhost:{self.http.port}\r\n"
            f"cookie: {self.http.cookie()}\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
            f"sec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n\r\n".encode()
        )
        await asyncio.wait_for(first, PATIENCE)

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        if not self._greeted:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert buffer.startswith(b"HTTP/1.1 101"), bytes(buffer[:200])
            del buffer[: end + 4]
            self._greeted = True
        while len(buffer) >= 2:
            kind, length, start = buffer[0] & 15, buffer[1], 2
            if length >= 126:
                start = 4 if length == 126 else 10
                length = int.from_bytes(buffer[2:start], "big")
            if len(buffer) < start + length or len(buffer) < start:
                return
            payload = bytes(buffer[start : start + length])
            del buffer[: start + length]
            if kind == 1:
                self._hear(payload)
            elif kind == 9:  # a ping
                self._frame(0x8A, payload)

    def _hear(self, payload: bytes) -> None:
        told = decode(payload)
        if told.type == "news":
            self.news += 1
            eye = told.eyes.get(str(self.seat))
            if eye is not None:
                self.ply = self.ply if eye.ply is None else eye.ply
                self.choices = self.choices if eye.choices is None else eye.choices
                if eye.view is not None:
                    self.owed = eye.view.players[self.seat].owed
        elif told.type == "moved":
            self.answers += 1
        else:
            raise RuntimeError(f"{told.type}: {told.error}")
        self.changed()

    def send(self, message: dict[str, Any]) -> None:
        self._frame(0x81, msgspec.json.encode(message))

    def _frame(self, head: int, payload: bytes) -> None:
        size = len(payload)
        length = bytes([128 | size]) if size < 126 else bytes([254]) + size.to_bytes(2, "big")
        assert self.transport is not None
        self.transport.write(bytes([head]) + length + b"\0\0\0\0" + payload)  # masked with zeros

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()


@dataclass
class LiveTable:
    """A table and its players. A move counts when its sender has the answer and both have the news."""

    code: str
    players: list[Player]
    busy: bool = False
    began: float = 0.0
    done: Callable[[float], None] = lambda taken: None
    mover: Player | None = None
    heard: list[int] = field(default_factory=list)
    answers: int = 0

    async def listen(self) -> None:
        for player in self.players:
            await player.listen(self.code)
            player.changed = self._look

    def who_can(self) -> Player | None:
        return next((player for player in self.players if player.choices), None)

    def move(self, ids: Iterator[int], done: Callable[[float], None]) -> bool:
        """Send a move; False if there is none. ``done`` is called with the seconds it took."""
        mover = self.who_can()
        if mover is None or self.busy:
            return False
        self.busy, self.done, self.mover = True, done, mover
        self.heard, self.answers = [player.news for player in self.players], mover.answers
        message = {"type": "move", "id": f"m{next(ids)}", "seat": mover.seat, "ply": mover.ply}
        self.began = time.perf_counter()
        mover.send(message | {"moves": [random.choice(mover.choices).move]})
        return True

    def _look(self) -> None:
        mover = self.mover
        if not self.busy or mover is None or mover.answers == self.answers:
            return
        news = [player.news > heard for player, heard in zip(self.players, self.heard, strict=True)]
        # boxes that an X still gives are a draft, of which the other player hears nothing
        if all(news) or (mover.owed and news[mover.seat]):
            self.busy = False
            self.done(time.perf_counter() - self.began)

    def close(self) -> None:
        for player in self.players:
            player.close()
            player.http.close()


async def some(jobs: list[Any], at_once: int) -> list[Any]:
    gate = asyncio.Semaphore(at_once)

    async def one(job: Any) -> Any:
        async with gate:
            return await job

    return await asyncio.gather(*(one(job) for job in jobs))


async def set_table(ports: list[int]) -> LiveTable:
    """A table whose players are at these servers, in turn; the game has begun."""
    players = [Player(Http(ports[seat % len(ports)]), seat) for seat in range(2)]
    for player in players:
        await player.http.call("GET", "/api/me")
    _, made = await players[0].http.call(
        "POST", "/api/tables", {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}
    )
    status, told = await players[1].http.call("POST", f"/api/tables/{made['code']}/join", {})
    assert status == 200, told
    for player in players:
        player.http.close()
    return LiveTable(made["code"], players)


IDS = itertools.count(int(time.time() * 1000))


async def one_move(table: LiveTable) -> None:
    done = asyncio.get_running_loop().create_future()
    if table.move(IDS, done.set_result):
        await asyncio.wait_for(done, PATIENCE)


async def into_the_game(table: LiveTable) -> None:
    """A few moves that are not measured, so that not all tables are at the start of a game."""
    for _ in range(random.randrange(16)):
        await one_move(table)


async def at_rate(tables: list[LiveTable], rate: float, seconds: float) -> list[float]:
    """Times of moves sent at a fixed rate, whether or not earlier ones have been answered."""
    times: list[float] = []
    order = list(tables)
    random.shuffle(order)
    turn, began, sent = itertools.cycle(order), time.perf_counter(), 0
    for number in range(int(rate * seconds)):
        wait = began + number / rate - time.perf_counter()
        if wait > 0 or number % 16 == 0:
            await asyncio.sleep(max(wait, 0))
        sent += any(table.move(IDS, times.append) for table in itertools.islice(turn, len(order)))
    until = time.perf_counter() + PATIENCE
    while len(times) < sent and time.perf_counter() < until:
        await asyncio.sleep(0.01)
    assert len(times) == sent, f"{sent - len(times)} of {sent} moves were not answered"
    return times


async def as_fast_as_it_goes(tables: list[LiveTable], seconds: float, at_once: int) -> tuple[int, float]:
    """Moves, and the seconds they took, when so many are always under way. Ends early with the first group of
    tables whose games are over."""
    moves, began = 0, time.perf_counter()
    ended = asyncio.get_running_loop().create_future()
    until = began + seconds

    def start(own: list[LiveTable], place: int) -> None:
        nonlocal moves

        def done(_taken: float) -> None:
            nonlocal moves
            moves += 1
            start(own, place + 1)

        if time.perf_counter() < until:
            for ahead in range(len(own)):
                if own[(place + ahead) % len(own)].move(IDS, done):
                    return
        if not ended.done():
            ended.set_result(None)

    for k in range(at_once):
        start(tables[k::at_once], 0)
    await asyncio.wait_for(ended, seconds + PATIENCE)
    counted, taken = moves, time.perf_counter() - began
    until = 0.0
    while any(table.busy for table in tables):
        await asyncio.sleep(0.01)
    return counted, taken


def percentile(times: list[float], share: float) -> float:
    return sorted(times)[min(len(times) - 1, int(share * len(times)))] * 1000

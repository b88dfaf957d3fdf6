"""Messages between processes: Litestar's channels, in memory for one process, over PostgreSQL for several."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any

import msgspec
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.channels.backends.psycopg import PsycoPgChannelsBackend
from psycopg import AsyncConnection, Error
from psycopg.sql import SQL, Identifier

logger = logging.getLogger(__name__)
CHANNEL = "mastaba_tables"
LONGEST_LETTER = 7_800  # bytes; PostgreSQL takes 7,999
encode = msgspec.json.Encoder().encode
ANSWER = 5.0  # seconds that PostgreSQL may take to answer
FIRST_PAUSE, LONGEST_PAUSE = 0.25, 5.0  # seconds between attempts to connect
SETTINGS = {
    "autocommit": True, "connect_timeout": 5,
    "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3,
}  # fmt: skip


SENDING, LISTENING = "sending to", "listening to"


class ReconnectingChannels(PsycoPgChannelsBackend):
    """The PostgreSQL backend with connections that persist and reconnect: the original opens one per message
    and stops at the first error."""

    def __init__(self, pg_dsn: str) -> None:
        super().__init__(pg_dsn)
        self._publisher: AsyncConnection[Any] | None = None
        self._broken: set[str] = set()
        """What has failed and been logged, until it works again."""

    async def _connect(self) -> AsyncConnection[Any]:
        settings: dict[str, Any] = SETTINGS
        return await AsyncConnection.connect(self._pg_dsn, **settings)

    def _failed(self, what: str, error: Exception) -> None:
        if what not in self._broken:
            self._broken.add(what)
            why = (str(error).splitlines() or [error.__class__.__name__])[0]
            logger.warning("%s the other processes broke: %s", what, why)

    def _worked(self, what: str) -> None:
        if what in self._broken:
            self._broken.discard(what)
            logger.warning("%s the other processes works again", what)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        for _ in range(2):
            try:
                async with asyncio.timeout(ANSWER):
                    await self._notify(data.decode(), channels)
                self._worked(SENDING)
                return
            except (Error, TimeoutError) as error:
                self._failed(SENDING, error)
                await self._close_publisher()

    async def _notify(self, text: str, channels: Iterable[str]) -> None:
        if self._publisher is None:
            self._publisher = await self._connect()
        for channel in channels:
            await self._publisher.execute(
                SQL("NOTIFY {channel}, {data}").format(channel=Identifier(channel), data=text)
            )

    async def _close_publisher(self) -> None:
        publisher, self._publisher = self._publisher, None
        if publisher is not None:
            with suppress(Error):
                await publisher.close()

    async def _listen(self) -> None:
        while not self._stop_listening:
            try:
                async for notify in self._listener_conn.notifies(timeout=0.1):
                    self._event_queue.put_nowait((notify.channel, notify.payload.encode()))
            except Error as error:
                self._failed(LISTENING, error)
                await self._reconnect()

    async def _reconnect(self) -> None:
        pause = FIRST_PAUSE
        while not self._stop_listening:
            try:
                async with asyncio.timeout(ANSWER):
                    self._listener_conn = await self._connect()
                    for channel in self._subscribed_channels:
                        await self._listener_conn.execute(
                            SQL("LISTEN {channel}").format(channel=Identifier(channel))
                        )
                self._worked(LISTENING)
                return
            except (Error, TimeoutError):
                await asyncio.sleep(pause)
                pause = min(LONGEST_PAUSE, 2 * pause)

    async def on_shutdown(self) -> None:
        await super().on_shutdown()
        await self._close_publisher()
        with suppress(Error):
            await self._listener_conn.close()


class Outbox:
    """Messages for the other processes. Those that come while others are being sent leave together: at a busy
    server a notification tells of many tables."""

    def __init__(self, send: Callable[[bytes], Awaitable[None]], sender: str) -> None:
        self._send, self._sender = send, sender
        self._waiting: list[dict[str, Any]] = []
        self._sending: asyncio.Task[None] | None = None

    def put(self, message: dict[str, Any]) -> None:
        self._waiting.append(message)
        if self._sending is None:
            self._sending = asyncio.create_task(self._send_all())

    async def _send_all(self) -> None:
        try:
            while self._waiting:
                waiting, self._waiting = self._waiting, []
                for payload in letters(self._sender, waiting):
                    await self._send(payload)
        finally:
            self._sending = None


def letters(sender: str, messages: Sequence[dict[str, Any]]) -> Iterator[bytes]:
    """Messages in as few letters as PostgreSQL lets pass.

    >>> list(letters("us", [{"table": "LOTUS-42", "number": 7}]))
    [b'{"from":"us","sent":[{"table":"LOTUS-42","number":7}]}']
    >>> [len(letter) < 8000 for letter in letters("us", [{"table": "LOTUS-42", "number": 7}] * 400)]
    [True, True]
    """
    encoded, start, size = [encode(message) for message in messages], 0, 0
    for place, text in enumerate(encoded):
        if size + len(text) > LONGEST_LETTER:
            yield _letter(sender, encoded[start:place])
            start, size = place, 0
        size += len(text) + 1
    yield _letter(sender, encoded[start:])


def _letter(sender: str, encoded: Sequence[bytes]) -> bytes:
    return b'{"from":%s,"sent":[%s]}' % (encode(sender), b",".join(encoded))


class Letter(msgspec.Struct, rename={"sender": "from"}):
    """What another process has sent."""

    sender: str
    sent: list[dict[str, Any]]


read_letter = msgspec.json.Decoder(Letter).decode


def backend_for(address: str) -> ChannelsBackend:
    """The backend for a database."""
    return (
        ReconnectingChannels(address.replace("+psycopg", ""))
        if address.startswith("postgresql")
        else MemoryChannelsBackend(history=0)
    )

"""Messages between processes: Litestar's channels, in memory for one process, over PostgreSQL for several."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.channels.backends.psycopg import PsycoPgChannelsBackend
from psycopg import AsyncConnection, Error
from psycopg.sql import SQL, Identifier

logger = logging.getLogger(__name__)
CHANNEL = "mastaba_tables"
RETRY = 1.0


class ReconnectingChannels(PsycoPgChannelsBackend):
    """The PostgreSQL backend with connections that persist and reconnect: the original opens one per message
    and stops at the first error."""

    def __init__(self, pg_dsn: str) -> None:
        super().__init__(pg_dsn)
        self._publisher: AsyncConnection[Any] | None = None

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        for _ in range(2):
            try:
                if self._publisher is None:
                    self._publisher = await AsyncConnection.connect(self._pg_dsn, autocommit=True)
                for channel in channels:
                    await self._publisher.execute(
                        SQL("NOTIFY {channel}, {data}").format(
                            channel=Identifier(channel), data=data.decode()
                        )
                    )
                return
            except Error as error:
                logger.warning("a message to the other processes was lost: %s", error)
                await self._close_publisher()

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
                logger.warning("the connection to the other processes broke: %s", error)
                await self._reconnect()

    async def _reconnect(self) -> None:
        while not self._stop_listening:
            try:
                self._listener_conn = await AsyncConnection.connect(self._pg_dsn, autocommit=True)
                for channel in self._subscribed_channels:
                    await self._listener_conn.execute(
                        SQL("LISTEN {channel}").format(channel=Identifier(channel))
                    )
                return
            except Error:
                await asyncio.sleep(RETRY)

    async def on_shutdown(self) -> None:
        await super().on_shutdown()
        await self._close_publisher()
        with suppress(Error):
            await self._listener_conn.close()


def backend_for(address: str) -> ChannelsBackend:
    """The backend for a database."""
    return (
        ReconnectingChannels(address.replace("+psycopg", ""))
        if address.startswith("postgresql")
        else MemoryChannelsBackend(history=0)
    )

"""One websocket per page: all news on connect, then what changes."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import NotAuthorizedException, WebSocketDisconnect

from mastaba.table.errors import NotReady, TableError
from mastaba.table.news import Reader
from mastaba.table.registry import OpenTables
from mastaba.web.identity import player_of
from mastaba.web.middleware import client_address

NO_IDENTITY, NO_TABLE, TOO_MANY, BAD_MESSAGE, LATER = 4401, 4404, 4429, 4400, 1012
SOCKETS_A_PLAYER = 24
MESSAGES = 20  # that a client may send in TIME seconds
TIME = 5.0


class ClientMessage(msgspec.Struct, forbid_unknown_fields=True):
    """The only message that a client may send: a ping."""

    type: str


class Sockets:
    """How many sockets each player, and each address, has open in this process."""

    def __init__(self, an_address: int) -> None:
        self._most = {"player": SOCKETS_A_PLAYER, "address": an_address}
        self._open: dict[tuple[str, str], int] = {}
        self.count = 0

    def acquire(self, player: str, address: str) -> bool:
        holders = (("player", player), ("address", address))
        if any(self._open.get(holder, 0) >= self._most[holder[0]] for holder in holders):
            return False
        for holder in holders:
            self._open[holder] = self._open.get(holder, 0) + 1
        self.count += 1
        return True

    def release(self, player: str, address: str) -> None:
        for holder in (("player", player), ("address", address)):
            self._open[holder] -= 1
            if not self._open[holder]:
                del self._open[holder]
        self.count -= 1


@websocket("/api/tables/{code:str}/live")
async def live(socket: WebSocket[Any, Any, Any], open_tables: OpenTables, code: str) -> None:
    """News of a table. Close codes: 4401 no identity, 4404 no such table, 4429 too many sockets or messages,
    4400 bad message, 1012 reconnect."""
    await socket.accept()
    sockets: Sockets = socket.app.state.sockets
    try:
        player = player_of(socket)
    except NotAuthorizedException:
        player = None
    if player is None:
        await socket.close(NO_IDENTITY, "no identity: call GET /api/me first")
        return
    address = client_address(socket)
    if not sockets.acquire(player, address):
        await socket.close(TOO_MANY, "too many open pages")
        return
    try:
        opened = await open_tables.find(code[:40])
        cursor = socket.query_params.get("cursor", "0")
        reader = Reader(player, int(cursor) if cursor.isdecimal() and len(cursor) < 9 else 0)
        subscription = opened.audience.subscribe(reader)
        open_tables.scheduler.schedule(opened)
        sending = asyncio.create_task(_send_news(socket, opened.audience, subscription))
        receiving = asyncio.create_task(_receive(socket))
        try:
            await asyncio.wait({sending, receiving}, return_when=asyncio.FIRST_COMPLETED)
            code_, reason = (
                receiving.result()
                if receiving.done() and not receiving.cancelled() and not receiving.exception()
                else (LATER, "reconnect")
            )
        finally:
            opened.audience.unsubscribe(subscription)
            for task in (sending, receiving):
                task.cancel()
            await asyncio.gather(sending, receiving, return_exceptions=True)
        with suppress(WebSocketDisconnect, RuntimeError):
            await socket.close(code_, reason)
    except TableError as error:
        with suppress(WebSocketDisconnect, RuntimeError):
            await socket.close(LATER if isinstance(error, NotReady) else NO_TABLE, error.text[:100])
    finally:
        sockets.release(player, address)


async def _send_news(socket: WebSocket[Any, Any, Any], audience: Any, subscription: Any) -> None:
    while (news := await audience.news(subscription)) is not None:
        await socket.send_text(news.decode())


async def _receive(socket: WebSocket[Any, Any, Any]) -> tuple[int, str]:
    """Answer pings until the client disconnects or sends something else; the close code and reason."""
    began, received = time.monotonic(), 0
    while True:
        try:
            text = await socket.receive_data("text")
        except WebSocketDisconnect:
            return 1000, ""
        except (KeyError, TypeError):  # bytes where text belongs
            return BAD_MESSAGE, "text only"
        now = time.monotonic()
        if now - began > TIME:
            began, received = now, 0
        received += 1
        if received > MESSAGES:
            return TOO_MANY, "too many messages"
        try:
            message = msgspec.json.decode(text or "", type=ClientMessage)
        except (msgspec.DecodeError, msgspec.ValidationError, RecursionError):
            return BAD_MESSAGE, "not understood"
        if message.type != "ping":
            return BAD_MESSAGE, "not understood"
        await socket.send_text('{"type":"pong"}')

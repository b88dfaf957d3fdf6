"""One websocket per page: all news on connect, then what changes; questions and their answers."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import NotAuthorizedException, WebSocketDisconnect

from mastaba.table.errors import Forbidden, NoTable, NotReady, TableError
from mastaba.table.news import Reader
from mastaba.table.registry import OpenTable, OpenTables
from mastaba.web.calls import Calls, decode, refusal_of, refused
from mastaba.web.identity import player_of
from mastaba.web.limits import (
    TOO_FAST,
    TOO_MANY_CONNECTS,
    TOO_MANY_GUESSES,
    TOO_MANY_HINTS,
    Limits,
    origin_of,
)
from mastaba.web.middleware import client_address
from mastaba.web.schemas import HintMessage, MoveMessage, Ping, PreviewMessage
from mastaba.web.wire import EXTENSION, PlainWire, Wire

NO_IDENTITY, NOT_LET_IN, NO_TABLE, TOO_MANY, BAD_MESSAGE, LATER = 4401, 4403, 4404, 4429, 4400, 1012
CLOSED_WITH: dict[type[TableError], int] = {NotReady: LATER, Forbidden: NOT_LET_IN}
SOCKETS_A_PLAYER = 24
PINGS, TIME = 20, 5.0  # that a client may send in so many seconds
FLOOD = 2  # times the rate limit: whoever goes on like this is disconnected
UNREAD = 64  # answers that may wait for a client that does not read them
PONG = b'{"type":"pong"}'

Closing = tuple[int, str]
"""The code and reason that a socket is closed with."""


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
    """News of a table, and answers to questions. Close codes: 4401 no identity, 4403 not let in, 4404 no such
    table, 4429 too many sockets or messages, 4400 bad message, 1012 reconnect."""
    await socket.accept()
    sockets: Sockets = socket.app.state.sockets
    limits: Limits = socket.app.state.limits
    address = origin_of(client_address(socket))
    if not limits.connects.take(address):
        await socket.close(TOO_MANY, str(TOO_MANY_CONNECTS))
        return
    try:
        player = player_of(socket)
    except NotAuthorizedException:
        player = None
    if player is None:
        await socket.close(NO_IDENTITY, "no identity: call GET /api/me first")
        return
    open_tables.origins.note(player, address)
    if limits.guesses.spent(address) and not await open_tables.sits(player, code[:40]):
        await socket.close(TOO_MANY, str(TOO_MANY_GUESSES))
        return
    if not sockets.acquire(player, address):
        await socket.close(TOO_MANY, "too many open pages")
        return
    try:
        opened = await open_tables.visit(code[:40], player)
        code = opened.table.code
        name = "" if opened.table.seats_of(player) else await name_for(open_tables, player)
        cursor = socket.query_params.get("cursor", "0")
        reader = Reader(player, int(cursor) if cursor.isdecimal() and len(cursor) < 9 else 0, name)
        line = Line(socket, opened, reader, Calls(open_tables, code, player), address)
        open_tables.scheduler.schedule(opened)
        headers: Any = socket.scope["headers"]
        headers.clear()  # they are read, and a socket stays open for hours
        code_, reason = await line.run()
        with suppress(WebSocketDisconnect, RuntimeError):
            await socket.close(code_, reason)
    except TableError as error:
        if isinstance(error, NoTable):
            limits.guesses.take(address)
        with suppress(WebSocketDisconnect, RuntimeError):
            await socket.close(CLOSED_WITH.get(type(error), NO_TABLE), str(error.text)[:100])
    finally:
        sockets.release(player, address)


async def name_for(open_tables: OpenTables, player: str) -> str:
    """How a spectator is called."""
    return await open_tables.read(open_tables.store.name_of, player) or ""


class Line:
    """An open socket: news and answers go out, questions come in."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        opened: OpenTable,
        reader: Reader,
        calls: Calls,
        origin: str,
    ) -> None:
        self.socket, self.audience, self.calls = socket, opened.audience, calls
        self.costs = calls.open_tables.costs
        self.limits: Limits = socket.app.state.limits
        self.origin, self.most = origin, self.limits.players.most
        self.loop = asyncio.get_running_loop()
        extensions: Any = socket.scope.get("extensions") or {}
        self.wire: Wire = extensions.get(EXTENSION) or PlainWire(socket.send_text)
        self._ended: asyncio.Future[Closing] = self.loop.create_future()
        self._answering: asyncio.Task[None] | None = None
        self._hints: set[asyncio.Task[None]] = set()
        self._woken = False
        self._pings, self._pings_since = 0, time.monotonic()
        self.subscription = self.audience.subscribe(reader, self._wake)

    async def run(self) -> Closing:
        """Until one side ends it; the close code and reason."""
        self.wire.taker, self.wire.on_writable = self._take_at_once, self._deliver
        receiving = asyncio.create_task(self._receive())
        try:
            return await self._ended
        finally:
            self.audience.unsubscribe(self.subscription)
            for task in (receiving, *self._hints):
                task.cancel()
            tasks = {receiving, *self._hints} | ({self._answering} if self._answering else set())
            await asyncio.gather(*tasks, return_exceptions=True)  # a move that is being stored is finished

    def _end(self, code: int, reason: str) -> None:
        if not self._ended.done():
            self._ended.set_result((code, reason))

    # --- sending ---

    def _wake(self) -> None:
        """Deliver soon: what is said until then leaves in the same write."""
        if not self._woken:
            self._woken = True
            self.loop.call_soon(self._deliver)

    def _deliver(self) -> None:
        """Send what there is, if the client has taken what was sent before; else when it has. A closed
        subscription ends when the question in progress is answered: a refusal arrives, too."""
        closing = self.subscription.closed and self._answering is None
        if self._woken and not self.wire.full and not self._ended.done():
            self._woken = False
            messages = self.audience.messages(self.subscription)
            if messages:
                began = time.perf_counter()
                self.wire.send_texts(messages)
                self.costs.send.add(time.perf_counter() - began)
        if closing:
            self._end(LATER, "reconnect")

    # --- receiving ---

    async def _receive(self) -> None:
        """Questions that could not be taken at once, until the client disconnects."""
        while not self._ended.done():
            event: Any = await self.socket.receive()
            if event["type"] != "websocket.receive":
                self._end(1000, "")
                return
            text = event.get("text")
            if text is None:
                self._end(BAD_MESSAGE, "text only")
                return
            while self._answering is not None:
                await asyncio.wait({self._answering})
            self._take(text)
            self.wire.caught_up()

    def _take_at_once(self, text: bytes) -> bool:
        """Take a question, unless another one is being answered."""
        if self._answering is not None or self._ended.done():
            return False
        self._take(text)
        return True

    def _take(self, text: bytes | str) -> None:
        """Answer a question, or begin to. One after the other, so that moves are made in the order in which
        they were sent."""
        if len(self.subscription.answers) >= UNREAD:
            self._end(TOO_MANY, "read the answers first")
            return
        began = time.perf_counter()
        try:
            question = decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            self._refuse(text, error)
            return
        self.costs.decode.add(time.perf_counter() - began)
        if isinstance(question, Ping):
            self._pong()
            return
        many = self.limits.question(self.calls.player, self.origin, len(text))
        if many > FLOOD * self.most:
            self._end(TOO_MANY, "too many messages")
        elif many > self.most:
            self.subscription.answer(refused(question.id, 429, TOO_FAST))
        elif isinstance(question, HintMessage) and not self.limits.hints.take(self.origin):
            self.subscription.answer(refused(question.id, 429, TOO_MANY_HINTS))
        elif isinstance(question, HintMessage):  # it takes a second: moves do not wait for it
            task = self.loop.create_task(self._answer(question))
            self._hints.add(task)
            task.add_done_callback(self._hints.discard)
        else:
            self._answering = self.loop.create_task(self._answer(question))

    async def _answer(self, question: MoveMessage | PreviewMessage | HintMessage) -> None:
        answer = await self.calls.answer(question)
        if not isinstance(question, HintMessage):
            self._answering = None
        self.subscription.answer(answer)

    def _refuse(self, text: bytes | str, error: Exception) -> None:
        """Answer what is not well formed, if it is clear what it asks."""
        refusal = refusal_of(text, error)
        if refusal is None:
            self._end(BAD_MESSAGE, "not understood")
        elif self.limits.question(self.calls.player, self.origin, len(text)) > FLOOD * self.most:
            self._end(TOO_MANY, "too many messages")
        else:
            self.subscription.answer(refusal)

    def _pong(self) -> None:
        now = time.monotonic()
        if now - self._pings_since > TIME:
            self._pings_since, self._pings = now, 0
        self._pings += 1
        if self._pings > PINGS:
            self._end(TOO_MANY, "too many messages")
        else:
            self.subscription.answer(PONG)

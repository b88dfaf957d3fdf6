"""The calls about games and about the caller's identity."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
from litestar import Controller, Request, Response, get, post, put
from litestar.exceptions import TooManyRequestsException

from mastaba.table import commands, queries
from mastaba.table.errors import Invalid
from mastaba.table.registry import OpenTables
from mastaba.web.identity import CODE_SECONDS, COOKIE, Keyring, cookie_for, digest, new_device_code
from mastaba.web.middleware import IdentityLimiter, client_address
from mastaba.web.schemas import (
    BotInfo,
    ClaimRequest,
    DeviceCode,
    GameInfo,
    Me,
    NameRequest,
    OptionInfo,
    SeatRow,
    TableRow,
)

MOST_ROWS = 200
NOT_KNOWN = "This server does not know you any more. You are a new player now: choose your name again."


def secure(request: Request[Any, Any, Any]) -> bool:
    return request.url.scheme == "https"


class Games(Controller):
    path = "/api/games"
    tags = ("games",)

    @get(summary="The games, their options and their bots")
    async def games(self, open_tables: OpenTables) -> list[GameInfo]:
        return [
            GameInfo(
                about.name,
                about.title,
                about.summary,
                list(about.players),
                about.memory,
                open_tables.ready(about.name),
                [
                    OptionInfo(option.name, option.default, list(option.values), option.help)
                    for option in about.options
                ],
                [BotInfo(name, says) for name, says in queries.bots_of(about)],
            )
            for about in queries.games()
        ]

    @get("/{game:str}/cards", summary="The card list of a game")
    async def cards(self, game: str) -> Response[dict[str, Any]]:
        cards = queries.cards_of(game)
        return Response(
            cards, headers={"cache-control": "public, max-age=3600", "etag": f'"{cards["hash"]}"'}
        )


class Myself(Controller):
    path = "/api/me"
    tags = ("me",)

    @get(summary="Who I am; makes an identity for a caller without one, or with an unknown one")
    async def me(self, request: Request[Any, Any, Any], open_tables: OpenTables) -> Response[Me]:
        keys: Keyring = request.app.state.keyring
        sent = request.cookies.get(COOKIE)
        player = keys.read(sent) if sent is not None else None
        identity_limiter: IdentityLimiter = request.app.state.identity_limiter
        if player is None and not identity_limiter.allows(client_address(request)):
            raise TooManyRequestsException(headers={"retry-after": "60"})
        name = await asyncio.to_thread(open_tables.store.name_of, player) if player else None
        note = NOT_KNOWN if player is None and sent is not None else None
        cookie = cookie_for(keys, player or keys.new_player(), secure(request))
        return Response(Me(name, note), cookies=[cookie])

    @put(summary="Change my name")
    async def rename(self, open_tables: OpenTables, player: str, data: NameRequest) -> Me:
        name = commands.clean(data.name, commands.LONGEST_NAME)
        if not name:
            raise Invalid("a name needs at least one letter")
        await asyncio.wrap_future(open_tables.store.rename(player, name))
        return Me(name)

    @post(
        "/code",
        summary="A code that brings this identity to another device, valid once, for ten minutes",
        status_code=201,
    )
    async def code(self, request: Request[Any, Any, Any], open_tables: OpenTables, player: str) -> DeviceCode:
        code, until = new_device_code(), time.time() + CODE_SECONDS
        await asyncio.wrap_future(open_tables.store.save_code(digest(code), player, until))
        return DeviceCode(code, f"{request.base_url}me/{code}", until)

    @post("/claim", summary="Take on the identity that a code stands for", status_code=200)
    async def claim(
        self, request: Request[Any, Any, Any], open_tables: OpenTables, data: ClaimRequest
    ) -> Response[Me]:
        player = await asyncio.wrap_future(open_tables.store.use_code(digest(data.code), time.time()))
        if player is None:
            raise Invalid("this code is not valid (any more): make a new one on the other device")
        keys: Keyring = request.app.state.keyring
        name = await asyncio.to_thread(open_tables.store.name_of, player)
        return Response(Me(name), cookies=[cookie_for(keys, player, secure(request))])

    @get("/tables", summary="My tables, the newest first")
    async def tables(
        self, open_tables: OpenTables, player: str, finished: bool | None = None
    ) -> list[TableRow]:
        rows = []
        for entry in await asyncio.to_thread(open_tables.store.tables_of, player, finished, MOST_ROWS):
            summary = msgspec.json.decode(entry.summary)
            mine = [seat for seat, chair in enumerate(summary["seats"]) if chair["player"] == player]
            seats = [
                SeatRow(chair["name"], chair["kind"], chair.get("standing_in", False))
                for chair in summary["seats"]
            ]
            turn = any(seat in summary["waiting"] and not seats[seat].standing_in for seat in mine)
            rows.append(
                TableRow(
                    entry.code,
                    entry.game,
                    entry.phase,
                    seats,
                    mine,
                    summary["waiting"],
                    turn,
                    entry.changed,
                    summary["options"],
                    summary.get("result"),
                )
            )
        return rows

"""The calls about games and about the caller's identity."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from litestar import Controller, Request, Response, delete, get, post, put
from litestar.datastructures import Cookie

from mastaba.core.message import say
from mastaba.table import commands, personal, queries
from mastaba.table.errors import Invalid
from mastaba.table.registry import OpenTables
from mastaba.web.identity import CODE_SECONDS, COOKIE, Keyring, cookie_for, digest, new_device_code
from mastaba.web.limits import TOO_MANY_NEW, Limits, TooMany, origin_of
from mastaba.web.middleware import client_address
from mastaba.web.routes.network import link_base
from mastaba.web.schemas import (
    BotInfo,
    ClaimRequest,
    DeviceCode,
    GameInfo,
    Me,
    NameRequest,
    OptionInfo,
    SeatRow,
    TableCode,
    TableRow,
)

MOST_ROWS = 200
FORGET = "Delete what this server knows about me: name, chat, and my name in finished games"
NOT_KNOWN = say("errors/not-known")


class Games(Controller):
    path = "/api/games"
    tags = ("games",)

    @get(summary="The games, their options and their bots")
    async def games(self) -> list[GameInfo]:
        waiting = queries.being_compiled()
        return [
            GameInfo(
                about.name,
                about.title,
                about.summary,
                list(about.players),
                about.memory,
                about.name not in waiting,
                about.lesson is not None,
                [
                    OptionInfo(option.name, option.default, list(option.values), option.help)
                    for option in about.options
                ],
                [BotInfo(level, says, list(names)) for level, says, names in queries.levels_for(about)],
            )
            for about in queries.games()
        ]

    @post("/{game:str}/lesson", summary="Open the guided first game of a game, on its fixed deal")
    async def lesson(self, open_tables: OpenTables, player: str, game: str) -> TableCode:
        name = await open_tables.read(open_tables.store.name_of, player)
        return TableCode((await open_tables.create(commands.open_lesson(game, player, name))).code)

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
        limits: Limits = request.app.state.limits
        if player is None and not limits.creations.take(origin_of(client_address(request))):
            raise TooMany(TOO_MANY_NEW, 60)
        name = await open_tables.read(open_tables.store.name_of, player) if player else None
        note = NOT_KNOWN if player is None and sent is not None else None
        cookie = cookie_for(keys, player or keys.new_player())
        return Response(Me(name, str(note) if note else None, note), cookies=[cookie])

    @put(summary="Change my name")
    async def rename(self, open_tables: OpenTables, player: str, data: NameRequest) -> Me:
        name = commands.clean(data.name, commands.LONGEST_NAME)
        if not name:
            raise Invalid(say("errors/no-letter"))
        await open_tables.stored(open_tables.store.rename(player, name))
        return Me(name)

    @get("/export", summary="All that this server knows about me, as a file")
    async def export(self, open_tables: OpenTables, player: str) -> Response[dict[str, Any]]:
        name = await open_tables.read(open_tables.store.name_of, player)
        known = {"name": name, "at": time.time(), "tables": await personal.all_known(open_tables, player)}
        return Response(known, headers={"content-disposition": 'attachment; filename="mastaba-me.json"'})

    @delete(summary=FORGET, status_code=200)
    async def forget(
        self, request: Request[Any, Any, Any], open_tables: OpenTables, player: str
    ) -> Response[Me]:
        await personal.forget_everywhere(open_tables, player)
        await open_tables.stored(open_tables.store.forget(player))
        await self._sign_out(request, open_tables, player)
        return Response(Me(None), cookies=[Cookie(key=COOKIE, value="", max_age=0, httponly=True)])

    @post("/renew", summary="Sign out all my other devices", status_code=200)
    async def renew(
        self, request: Request[Any, Any, Any], open_tables: OpenTables, player: str
    ) -> Response[Me]:
        await self._sign_out(request, open_tables, player)
        name = await open_tables.read(open_tables.store.name_of, player)
        return Response(Me(name), cookies=[cookie_for(request.app.state.keyring, player)])

    async def _sign_out(self, request: Request[Any, Any, Any], open_tables: OpenTables, player: str) -> None:
        """Make all cookies of a player invalid, and close their sockets."""
        generation: int = await open_tables.stored(open_tables.store.renew(player))
        keys: Keyring = request.app.state.keyring
        keys.generations[player] = generation
        open_tables.publish({"player": player, "generation": generation})
        open_tables.disconnect(player)

    @post(
        "/code",
        summary="A code that brings this identity to another device, valid once, for ten minutes",
        status_code=201,
    )
    async def code(self, request: Request[Any, Any, Any], open_tables: OpenTables, player: str) -> DeviceCode:
        code, until = new_device_code(), time.time() + CODE_SECONDS
        await open_tables.stored(open_tables.store.save_code(digest(code), player, until))
        return DeviceCode(code, f"{link_base(request)}/me/{code}", until)

    @post("/claim", summary="Take on the identity that a code stands for", status_code=200)
    async def claim(
        self, request: Request[Any, Any, Any], open_tables: OpenTables, data: ClaimRequest
    ) -> Response[Me]:
        player = await open_tables.stored(open_tables.store.use_code(digest(data.code), time.time()))
        if player is None:
            raise Invalid(say("errors/no-claim"))
        keys: Keyring = request.app.state.keyring
        name = await open_tables.read(open_tables.store.name_of, player)
        return Response(Me(name), cookies=[cookie_for(keys, player)])

    @get("/tables", summary="My tables, the newest first")
    async def tables(
        self, open_tables: OpenTables, player: str, finished: bool | None = None
    ) -> list[TableRow]:
        rows = []
        for entry in await open_tables.read(open_tables.store.tables_of, player, finished, MOST_ROWS):
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
                    summary.get("progress", ""),
                )
            )
        return rows

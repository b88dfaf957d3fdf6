"""The calls about tables."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from litestar import Controller, MediaType, Response, delete, get, post
from litestar.connection import ASGIConnection
from litestar.params import Parameter, QueryParameter

from mastaba.core.message import say
from mastaba.table import commands, hosting, queries
from mastaba.table.codes import read_code
from mastaba.table.commands import Changes
from mastaba.table.errors import Invalid, Stale
from mastaba.table.news import Reader
from mastaba.table.registry import OpenTable, OpenTables
from mastaba.table.table import Table
from mastaba.web.identity import player_of
from mastaba.web.schemas import (
    ChatRequest,
    CloseRequest,
    HintInfo,
    HintRequest,
    JoinRequest,
    MoveRequest,
    MoveResult,
    MuteRequest,
    Preview,
    PreviewRequest,
    RemoveRequest,
    ReplayStep,
    StandInRequest,
    StartRequest,
    TableCode,
    TableRequest,
)

LONGEST_CODE = 40
Path = Annotated[str, Parameter(max_length=LONGEST_CODE, description="The table's code, LOTUS-K7QM2-XWP9R.")]
LEAVE = "Leave: before the game my seat, or one reserved for me, is open again; during it a bot plays on"
BACK = (
    "Take my seat back from the bot; at a table without hints it finishes its turn first. Before the game: "
    "send a bot away"
)
REMOVE = "Leave a table and take it from my list; if it is in nobody else's, it is deleted for good"
REMATCH = "Ask for a rematch; if somebody has asked, take the seat that is reserved for me there"
SeatPath = Annotated[int, Parameter(ge=0, le=7)]


def all_news(opened: OpenTable, player: str | None) -> bytes:
    """Everything that a player may know of a table."""
    return opened.audience.news_for(Reader(player)) or b"{}"


def as_json(body: bytes, status: int = 200) -> Response[bytes]:
    return Response(body, status_code=status, media_type=MediaType.JSON)


async def name_for(open_tables: OpenTables, player: str, given: str | None) -> str | None:
    return given or await open_tables.read(open_tables.store.name_of, player)


async def admitted(connection: ASGIConnection[Any, Any, Any, Any], _handler: Any) -> None:
    """Refuse all calls about a table to those whom its host does not let in, whatever they ask for."""
    code, player = connection.path_params.get("code"), player_of(connection)
    if code is not None and player is not None and len(code) <= LONGEST_CODE:
        await connection.app.state.open_tables.visit(code, player)


class Tables(Controller):
    path = "/api/tables"
    tags = ("tables",)
    guards = (admitted,)

    @post(summary="Set up a table; without an open seat the game begins at once")
    async def create(self, open_tables: OpenTables, player: str, data: TableRequest) -> TableCode:
        name = await name_for(open_tables, player, None)
        seconds = data.clock.seconds if data.clock else None
        first = commands.open_table(data.game, data.options, data.seats, player, name, seconds, data.hints)
        table = await open_tables.create(first, data.short_code)
        return TableCode(table.code)

    @get("/{code:str}", summary="All that I may know of a table", responses=None)
    async def table(self, open_tables: OpenTables, player: str, code: Path) -> Response[bytes]:
        return as_json(all_news(await open_tables.find(code), player))

    @post("/{code:str}/join", summary="Take an open seat, or those that are reserved for me", status_code=200)
    async def join(
        self, open_tables: OpenTables, player: str, code: Path, data: JoinRequest
    ) -> Response[bytes]:
        name = await name_for(open_tables, player, data.name)
        return await self._changed(
            open_tables, player, code, lambda table: commands.join(table, player, name, data.seat)
        )

    @post("/{code:str}/start", summary="Begin, with bots in the open seats", status_code=200)
    async def start(
        self, open_tables: OpenTables, player: str, code: Path, data: StartRequest
    ) -> Response[bytes]:
        return await self._changed(
            open_tables, player, code, lambda table: commands.start(table, player, data.fill)
        )

    @post("/{code:str}/leave", summary=LEAVE, status_code=200)
    async def leave(self, open_tables: OpenTables, player: str, code: Path) -> Response[bytes]:
        return await self._changed(open_tables, player, code, lambda table: commands.leave(table, player))

    @post(
        "/{code:str}/seats/{seat:int}/bot",
        summary="Let a bot play for my seat, or for somebody who is away; before the game: seat it",
        status_code=200,
    )
    async def hand_over(
        self, open_tables: OpenTables, player: str, code: Path, seat: SeatPath, data: StandInRequest
    ) -> Response[bytes]:
        opened = await open_tables.find(code)
        away = opened.audience.presence().away(seat, time.time())
        return await self._changed(
            open_tables, player, code, lambda table: commands.hand_over(table, player, seat, data.bot, away)
        )

    @post("/{code:str}/seats/{seat:int}/back", summary=BACK, status_code=200)
    async def take_back(
        self, open_tables: OpenTables, player: str, code: Path, seat: SeatPath
    ) -> Response[bytes]:
        answer = await self._changed(
            open_tables, player, code, lambda table: commands.take_back(table, player, seat)
        )
        await open_tables.stored(open_tables.store.relist(read_code(code), player))  # if it was removed
        return answer

    @post("/{code:str}/chat", summary="Write a line of chat", status_code=200)
    async def chat(
        self, open_tables: OpenTables, player: str, code: Path, data: ChatRequest
    ) -> Response[bytes]:
        name = await name_for(open_tables, player, None)
        return await self._changed(
            open_tables, player, code, lambda table: commands.say(table, player, name, data.text)
        )

    @post(
        "/{code:str}/close", summary="Host: close the table to strangers, or open it again", status_code=200
    )
    async def close(
        self, open_tables: OpenTables, player: str, code: Path, data: CloseRequest
    ) -> Response[bytes]:
        return await self._changed(
            open_tables, player, code, lambda table: hosting.close(table, player, data.closed)
        )

    @post("/{code:str}/mute", summary="Host: mute the chat, or end that", status_code=200)
    async def mute(
        self, open_tables: OpenTables, player: str, code: Path, data: MuteRequest
    ) -> Response[bytes]:
        return await self._changed(
            open_tables, player, code, lambda table: hosting.mute(table, player, data.muted)
        )

    @post("/{code:str}/remove", summary="Host: remove a person or a spectator", status_code=200)
    async def remove_somebody(
        self, open_tables: OpenTables, player: str, code: Path, data: RemoveRequest
    ) -> Response[bytes]:
        seat, visitor = data.seat, data.visitor
        if seat is not None and visitor is None:
            return as_json(all_news(await open_tables.remove_person(code, player, seat), player))
        if visitor is not None and seat is None:
            return await self._changed(
                open_tables, player, code, lambda table: hosting.remove_visitor(table, player, visitor)
            )
        raise Invalid(say("errors/whom"))

    @post("/{code:str}/abandon", summary="End the game for all", status_code=200)
    async def abandon(self, open_tables: OpenTables, player: str, code: Path) -> Response[bytes]:
        return await self._changed(open_tables, player, code, lambda table: commands.abandon(table, player))

    @delete("/{code:str}", summary=REMOVE)
    async def remove(self, open_tables: OpenTables, player: str, code: Path) -> None:
        await open_tables.remove(code, player)

    @post("/{code:str}/rematch", summary=REMATCH, status_code=200)
    async def rematch(self, open_tables: OpenTables, player: str, code: Path) -> TableCode:
        return TableCode(await open_tables.rematch(code, player))

    async def _changed(
        self, open_tables: OpenTables, player: str, code: str, command: Callable[[Table], Changes]
    ) -> Response[bytes]:
        return as_json(all_news(await open_tables.change(code, command), player))

    # --- playing ---

    @post("/{code:str}/moves", summary="Make a move, or several of one turn: all or none", status_code=200)
    async def moves(self, open_tables: OpenTables, player: str, code: Path, data: MoveRequest) -> MoveResult:
        try:
            return MoveResult(
                await open_tables.submit(code, player, data.id, data.seat, data.ply, data.moves)
            )
        except Stale as stale:
            raise Stale(
                stale.text, news=msgspec.Raw(all_news(await open_tables.find(code), player))
            ) from None

    @post(
        "/{code:str}/preview",
        summary="How the table would look after moves of mine; nothing is changed",
        status_code=200,
    )
    async def preview(
        self, open_tables: OpenTables, player: str, code: Path, data: PreviewRequest
    ) -> Preview:
        table = (await open_tables.find(code)).table
        return Preview(*queries.preview(table, player, data.seat, data.ply, data.moves))

    @post("/{code:str}/hints", summary="The best moves now, and why", status_code=200)
    async def hints(
        self, open_tables: OpenTables, player: str, code: Path, data: HintRequest
    ) -> list[HintInfo]:
        table = (await open_tables.find(code)).table
        found = await open_tables.hints.best_moves(table, player, data.seat, data.ply)
        return [HintInfo(str(one.move), one.worth, one.why) for one in found]

    # --- afterwards ---

    @get("/{code:str}/record", summary="The record; while the game runs only what I may know")
    async def record(
        self,
        open_tables: OpenTables,
        player: str,
        code: Path,
        seat: Annotated[int | None, Parameter(ge=0, le=7)] = None,
    ) -> Response[Any]:
        table = (await open_tables.find(code)).table
        name = f"{table.opened.game}-{table.code}.json"
        return Response(
            queries.record(table, player, seat), headers={"content-disposition": f'inline; filename="{name}"'}
        )

    @get(
        "/{code:str}/replay/{ply:int}",
        summary="The table after so many steps, as I saw it; of a finished game from any seat",
    )
    async def replay(
        self,
        open_tables: OpenTables,
        player: str,
        code: Path,
        ply: Annotated[int, Parameter(ge=0, le=10_000_000)],
        perspective: Annotated[
            str | None,
            QueryParameter(name="eyes", max_length=10, description="all, watch, or a seat's number"),
        ] = None,
    ) -> ReplayStep:
        table = (await open_tables.find(code)).table
        plies, step, view = await open_tables.replays.at(table, player, ply, perspective)
        return ReplayStep(ply, plies, step, view)

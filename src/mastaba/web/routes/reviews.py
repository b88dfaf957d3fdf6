"""The calls about the review of a finished game."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, get, post
from litestar.params import Parameter

from mastaba.table.bringing import LARGEST_RECORD
from mastaba.table.commands import PlayOn
from mastaba.table.registry import OpenTables
from mastaba.table.reviews import Attempt, Moment, ReviewSoFar
from mastaba.web.limits import TOO_MANY_REVIEWS, Limits, TooMany, origin_of
from mastaba.web.middleware import client_address
from mastaba.web.routes.tables import Path, name_for
from mastaba.web.schemas import AttemptRequest, TableCode

PlyPath = Annotated[int, Parameter(ge=0, le=10_000_000)]


class PlayingOn(Controller):
    path = "/api/tables/{code:str}/play-on"
    tags = ("reviews",)

    @post(summary="Play on from a moment of a finished game, at a new table")
    async def play_on(self, open_tables: OpenTables, player: str, code: Path, data: PlayOn) -> TableCode:
        name = await name_for(open_tables, player, None)
        return TableCode(await open_tables.play_on(code, player, name, data))


class Bringing(Controller):
    path = "/api/records"
    tags = ("reviews",)

    @post(
        summary="Bring the record of a finished game: it is checked, and becomes a table to review",
        request_max_body_size=LARGEST_RECORD,
    )
    async def bring(self, request: Request[Any, Any, Any], open_tables: OpenTables, player: str) -> TableCode:
        return TableCode(await open_tables.bring(await request.body(), player))


class Reviews(Controller):
    path = "/api/tables/{code:str}/review"
    tags = ("reviews",)

    @post(summary="Have a finished game reviewed; what is known so far", status_code=200)
    async def begin(
        self, request: Request[Any, Any, Any], open_tables: OpenTables, player: str, code: Path
    ) -> ReviewSoFar:
        table, reviews = (await open_tables.visit(code, player)).table, open_tables.reviews
        limits: Limits = request.app.state.limits
        if not await reviews.known(table):
            reviews.expect_ready(table)  # who has to ask again has not had a review
            if not limits.reviews.take(origin_of(client_address(request))):
                raise TooMany(TOO_MANY_REVIEWS, 3600)
        await reviews.begin(table, player)
        return await reviews.told(table)

    @get(summary="The review of a finished game, as far as it is")
    async def review(self, open_tables: OpenTables, player: str, code: Path) -> ReviewSoFar:
        return await open_tables.reviews.told((await open_tables.visit(code, player)).table)

    @get("/moments/{ply:int}", summary="A decision: what the seat saw, its choices, and a better line")
    async def moment(self, open_tables: OpenTables, player: str, code: Path, ply: PlyPath) -> Moment:
        return await open_tables.reviews.moment((await open_tables.visit(code, player)).table, player, ply)

    @post("/moments/{ply:int}", summary="Try another move at a decision: what it costs", status_code=200)
    async def attempt(
        self, open_tables: OpenTables, player: str, code: Path, ply: PlyPath, data: AttemptRequest
    ) -> Attempt:
        table = (await open_tables.visit(code, player)).table
        return await open_tables.reviews.attempt(table, player, ply, data.move)

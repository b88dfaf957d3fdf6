"""The calls about puzzles."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, get, post
from litestar.params import Parameter

from mastaba.table.puzzling import PuzzleAnswer, PuzzleInfo, PuzzleName
from mastaba.table.registry import OpenTables
from mastaba.web.limits import TOO_MANY_HINTS, Limits, TooMany, origin_of
from mastaba.web.middleware import client_address
from mastaba.web.schemas import PuzzleMoves

GamePath = Annotated[str, Parameter(max_length=60)]
IdPath = Annotated[str, Parameter(max_length=20)]


class Puzzles(Controller):
    path = "/api/puzzles/{game:str}"
    tags = ("puzzles",)

    @get(summary="The puzzles of a game, easy ones first")
    async def names(self, open_tables: OpenTables, game: GamePath) -> list[PuzzleName]:
        return open_tables.puzzles.names(game)

    @get("/{number:str}", summary="A puzzle: what its seat sees, and its choices")
    async def puzzle(
        self, open_tables: OpenTables, player: str, game: GamePath, number: IdPath
    ) -> PuzzleInfo:
        return await open_tables.puzzles.shown(player, game, number)

    @post("/{number:str}", summary="Answer a puzzle: what the moves are worth", status_code=200)
    async def answer(
        self,
        request: Request[Any, Any, Any],
        open_tables: OpenTables,
        player: str,
        game: GamePath,
        number: IdPath,
        data: PuzzleMoves,
    ) -> PuzzleAnswer:
        limits: Limits = request.app.state.limits
        if not limits.hints.take(origin_of(client_address(request)), 0.25):
            raise TooMany(TOO_MANY_HINTS, 5)
        return await open_tables.puzzles.answered(player, game, number, data.moves)

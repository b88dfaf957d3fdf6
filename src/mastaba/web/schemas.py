"""The bodies of requests and responses, as the OpenAPI description shows them."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from mastaba.table.commands import LONGEST_DRAFT, LONGEST_ID, LONGEST_TEXT, SeatSetup

ShortText = Annotated[str, Meta(max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Ply = Annotated[int, Meta(ge=0, le=10_000_000)]
Notation = Annotated[str, Meta(max_length=200)]
ID_HELP = "The sender's id of this request: the same id again gets the same answer."
Scalar = bool | int | str | None


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """The body of a request; unknown fields are an error."""


class NameRequest(Body):
    name: Annotated[str, Meta(max_length=200, description="How you want to be called; at most 24 letters.")]


class Me(msgspec.Struct, omit_defaults=True):
    name: str | None
    note: Annotated[str | None, Meta(description="Why this is a new identity, if a cookie was sent.")] = None


class ClaimRequest(Body):
    code: ShortText


class DeviceCode(msgspec.Struct):
    code: str
    link: str
    expires: float


class Clock(Body):
    seconds: Annotated[
        int, Meta(ge=5, le=14 * 24 * 3600, description="For a move; then a bot moves for the player.")
    ]


class TableRequest(Body):
    game: ShortText
    seats: Annotated[list[SeatSetup], Meta(min_length=1, max_length=8)]
    options: dict[str, Scalar] = {}
    clock: Clock | None = None
    hints: bool = True


class TableCode(msgspec.Struct):
    code: str


class JoinRequest(Body):
    seat: SeatNumber | None = None
    name: ShortText | None = None


class StartRequest(Body):
    fill: Annotated[ShortText | None, Meta(description="The bot that takes open seats.")] = None


class MoveRequest(Body):
    id: Annotated[str, Meta(min_length=1, max_length=LONGEST_ID, pattern="^[!-~]+$", description=ID_HELP)]
    seat: SeatNumber
    ply: Ply
    moves: Annotated[list[Notation], Meta(min_length=1, max_length=LONGEST_DRAFT)]


class PreviewRequest(Body):
    seat: SeatNumber
    ply: Ply
    moves: Annotated[list[Notation], Meta(max_length=LONGEST_DRAFT)]


class MoveResult(msgspec.Struct):
    ply: int


class Preview(msgspec.Struct):
    view: dict[str, Any]
    choices: list[dict[str, Any]]
    open: bool


class HintRequest(Body):
    seat: SeatNumber
    ply: Ply


class StandInRequest(Body):
    bot: ShortText | None = None


class ChatRequest(Body):
    text: Annotated[str, Meta(max_length=4 * LONGEST_TEXT)]


class OptionInfo(msgspec.Struct):
    name: str
    default: Scalar
    values: list[Scalar]
    help: str


class BotInfo(msgspec.Struct):
    name: str
    says: str


class GameInfo(msgspec.Struct):
    name: str
    title: str
    summary: str
    players: list[int]
    memory: bool
    ready: bool
    options: list[OptionInfo]
    bots: list[BotInfo]


class SeatRow(msgspec.Struct):
    name: str
    kind: str
    standing_in: bool = False


class TableRow(msgspec.Struct):
    code: str
    game: str
    phase: str
    seats: list[SeatRow]
    mine: list[int]
    waiting: list[int]
    your_turn: bool
    changed: float
    options: dict[str, Scalar]
    result: list[dict[str, Any]] | None = None


class HintInfo(msgspec.Struct):
    move: str
    worth: float
    why: str


class ReplayStep(msgspec.Struct):
    ply: int
    plies: int
    step: dict[str, Any] | None
    view: dict[str, Any]

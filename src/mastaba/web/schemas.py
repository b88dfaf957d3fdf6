"""The bodies of requests and responses, as the OpenAPI description shows them."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from mastaba.core.message import Message, Said
from mastaba.table.commands import LONGEST_DRAFT, LONGEST_ID, LONGEST_TEXT, SeatSetup

ShortText = Annotated[str, Meta(max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Ply = Annotated[int, Meta(ge=0, le=10_000_000)]
Notation = Annotated[str, Meta(max_length=200)]
ID_HELP = "The sender's id of this request: the same id again gets the same answer."
Id = Annotated[str, Meta(min_length=1, max_length=LONGEST_ID, pattern="^[!-~]+$", description=ID_HELP)]
Scalar = bool | int | str | None


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """The body of a request; unknown fields are an error."""


class NameRequest(Body):
    name: Annotated[str, Meta(max_length=200, description="How you want to be called; at most 24 letters.")]


class Me(msgspec.Struct, omit_defaults=True):
    name: str | None
    note: Annotated[str | None, Meta(description="Why this is a new identity, if a cookie was sent.")] = None
    message: Annotated[Message | None, Meta(description="The note as a message.")] = None


class ClaimRequest(Body):
    code: ShortText


class DeviceCode(msgspec.Struct):
    code: str
    link: str
    expires: float


class NetworkRequest(Body):
    open: bool


class NetworkInfo(msgspec.Struct):
    may_change: Annotated[bool, Meta(description="I am at the computer that the server runs on.")]
    open: Annotated[bool, Meta(description="Others in the home network can come.")]
    address: Annotated[str, Meta(description="Links to tables begin with it.")]


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
    short_code: Annotated[
        bool, Meta(description="A code to say aloud, such as LOTUS-42. Others can guess it.")
    ] = False


class TableCode(msgspec.Struct):
    code: str


class JoinRequest(Body):
    seat: SeatNumber | None = None
    name: ShortText | None = None


class StartRequest(Body):
    fill: Annotated[ShortText | None, Meta(description="The bot that takes open seats.")] = None


class MoveRequest(Body):
    id: Id
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


class CloseRequest(Body):
    closed: bool


class MuteRequest(Body):
    muted: bool


class RemoveRequest(Body):
    """One of the two."""

    seat: SeatNumber | None = None
    visitor: Annotated[ShortText | None, Meta(description="A spectator: the id from the news.")] = None


class ChatRequest(Body):
    text: Annotated[str, Meta(max_length=4 * LONGEST_TEXT)]


class OptionInfo(msgspec.Struct):
    name: str
    default: Scalar
    values: list[Scalar]
    help: Said


class BotInfo(msgspec.Struct):
    name: str
    says: str
    names: Annotated[list[str], Meta(description="What bots of this level are called at a table.")]


class GameInfo(msgspec.Struct):
    name: str
    title: str
    summary: Said
    players: list[int]
    memory: bool
    compiled: bool
    lesson: bool
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
    progress: Annotated[Said, Meta(description='How far the game is: "round 3 of 4".')] = ""


class HintInfo(msgspec.Struct):
    move: str
    worth: float
    why: Said


class AttemptRequest(Body):
    move: Notation


class PuzzleMoves(Body):
    """One move; in a game of memory all slides so far."""

    moves: Annotated[list[Notation], Meta(min_length=1, max_length=60)]


class ReplayStep(msgspec.Struct):
    ply: int
    plies: int
    step: dict[str, Any] | None
    view: dict[str, Any]


# --- On the socket: a question and its answer have the same id ---


class Ping(Body, tag="ping", tag_field="type"):
    """Answered by ``{"type": "pong"}``."""


class MoveMessage(MoveRequest, tag="move", tag_field="type"):
    """As POST …/moves."""


class PreviewMessage(PreviewRequest, tag="preview", tag_field="type"):
    """As POST …/preview."""

    id: Id


class HintMessage(HintRequest, tag="hints", tag_field="type"):
    """As POST …/hints."""

    id: Id


class MovedMessage(MoveResult, tag="moved", tag_field="type"):
    """The move is on disk."""

    id: str


class PreviewedMessage(Preview, tag="preview", tag_field="type"):
    id: str


class HintsMessage(msgspec.Struct, tag="hints", tag_field="type"):
    id: str
    hints: list[HintInfo]


class RefusedMessage(msgspec.Struct, tag="refused", tag_field="type", omit_defaults=True):
    """It was not done. ``status`` is that of the answer to a POST."""

    id: str
    status: int
    error: Annotated[str, Meta(description="Why not, in English.")]
    rule: str | None = None
    message: Message | None = None


Question = Ping | MoveMessage | PreviewMessage | HintMessage
Answer = MovedMessage | PreviewedMessage | HintsMessage | RefusedMessage

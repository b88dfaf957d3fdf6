"""What a client asks for on its socket: moves, previews and hints. Checked and done as the same requests over
HTTP are; the answer has the id of the question."""

from __future__ import annotations

import logging

import msgspec

from mastaba.core.message import Message, Said, say
from mastaba.table import queries
from mastaba.table.errors import TableError
from mastaba.table.registry import OpenTables
from mastaba.web import schemas
from mastaba.web.errors import BROKEN, STATUS
from mastaba.web.schemas import Answer, HintMessage, MoveMessage, PreviewMessage, Question, RefusedMessage

logger = logging.getLogger(__name__)
decode = msgspec.json.Decoder(Question).decode
encode = msgspec.json.Encoder().encode


class Named(msgspec.Struct):
    """All that is needed to refuse a question."""

    type: str
    id: schemas.Id


name_of = msgspec.json.Decoder(Named).decode
KINDS = ("move", "preview", "hints")


class Calls:
    """The questions of one player at one table."""

    def __init__(self, open_tables: OpenTables, code: str, player: str) -> None:
        self.open_tables, self.code, self.player = open_tables, code, player

    async def answer(self, question: MoveMessage | PreviewMessage | HintMessage) -> bytes:
        """The answer, encoded: to a move when it is on disk."""
        try:
            return encode(await self._answer(question))
        except TableError as error:
            rule = error.more.get("rule")
            return refused(question.id, STATUS[type(error)], error.text, str(rule) if rule else None)
        except Exception as error:
            logger.error("a call failed", exc_info=error, extra={"table": self.code})
            return refused(question.id, 500, BROKEN)

    async def _answer(self, question: MoveMessage | PreviewMessage | HintMessage) -> Answer:
        open_tables, player, asked = self.open_tables, self.player, question
        match asked:
            case MoveMessage():
                ply = await open_tables.submit(
                    self.code, player, asked.id, asked.seat, asked.ply, asked.moves
                )
                return schemas.MovedMessage(ply, asked.id)
            case PreviewMessage():
                table = (await open_tables.find(self.code)).table
                shown = queries.preview(table, player, asked.seat, asked.ply, asked.moves)
                return schemas.PreviewedMessage(*shown, asked.id)
            case HintMessage():
                table = (await open_tables.find(self.code)).table
                found = await open_tables.hints.best_moves(table, player, asked.seat, asked.ply)
                told = [schemas.HintInfo(str(one.move), one.worth, one.why) for one in found]
                return schemas.HintsMessage(asked.id, told)


def refused(name: str, status: int, text: Said, rule: str | None = None) -> bytes:
    message = text if isinstance(text, Message) else None
    return encode(RefusedMessage(name, status, str(text), rule, message))


def refusal_of(text: bytes | str, error: Exception) -> bytes | None:
    """The answer to a question that is not well formed; None if it is not even clear what it asks."""
    try:
        asked = name_of(text)
    except (msgspec.DecodeError, RecursionError):
        return None
    why = say("errors/bad-request", why=str(error)[:300])
    return refused(asked.id, 400, why) if asked.type in KINDS else None

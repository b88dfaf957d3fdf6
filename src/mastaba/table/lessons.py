"""Guided first games: a table that follows its game's ``Lesson``."""

from __future__ import annotations

from typing import Any

from mastaba.core.contract import Lesson
from mastaba.match import registry
from mastaba.match.match import Match
from mastaba.table.events import Opened


def lesson_at(opened: Opened) -> Lesson | None:
    """The lesson that a table follows, if it does."""
    return registry.about(opened.game).lesson if opened.lesson else None


def _made(match: Match, seat: int) -> tuple[str, ...]:
    return tuple(step["move"] for step in match.log if step["by"] == seat)


def next_move(lesson: Lesson | None, match: Match, seat: int) -> str | None:
    """What the lesson has a seat play now, in notation; None where it says nothing, or nothing legal."""
    if lesson is None:
        return None
    place = len(_made(match, seat))
    asked = lesson.moves[seat][place : place + 1]
    return asked[0] if asked and asked[0] in match.legal(seat) else None


def moves_made(lesson: Lesson, match: Match, seat: int) -> int | None:
    """How many moves of its lesson a seat has made; None if it has played something else."""
    made, asked = _made(match, seat), lesson.moves[seat]
    shorter = min(len(made), len(asked))
    return shorter if made[:shorter] == asked[:shorter] else None


def lesson_news(opened: Opened) -> dict[str, Any] | None:
    """The lesson as the person at the table is told of it. Its deal is fixed, and the seed says so."""
    lesson = lesson_at(opened)
    return None if lesson is None else {"moves": lesson.moves[0], "seed": lesson.seed}

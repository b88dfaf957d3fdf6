"""Guided first games: a fixed deal that says so, bots that follow a script, an ordinary game behind it."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from mastaba.match import registry
from mastaba.table import commands
from mastaba.table.errors import NotFound
from mastaba.table.news import Reader
from mastaba.table.registry import OpenTables
from tests.table.tables import bots_are_done, in_a_loop, move, open_tables_in

GAME = "silver-and-gold"


async def begun(open_tables: OpenTables) -> str:
    return (await open_tables.create(commands.open_lesson(GAME, "ana", "Ana"))).code


async def told(open_tables: OpenTables, code: str) -> dict[str, Any]:
    opened = await open_tables.find(code)
    news = opened.audience.news_for(Reader("ana"))
    assert news is not None
    answer: dict[str, Any] = json.loads(news)
    return answer


@in_a_loop
async def test_everybody_follows_the_lesson(tmp_path: Path) -> None:
    lesson = registry.about(GAME).lesson
    assert lesson is not None
    async with open_tables_in(tmp_path) as open_tables:
        code = await begun(open_tables)
        for number, asked in enumerate(lesson.moves[0]):
            await bots_are_done(await open_tables.find(code))
            news = await told(open_tables, code)
            assert news["eyes"]["0"]["made"] == number
            assert asked in [one["move"] for one in news["eyes"]["0"]["choices"]]
            await move(open_tables, code, 0, asked)
        await bots_are_done(await open_tables.find(code))
        match = (await open_tables.find(code)).table.match
        assert match is not None
        played = tuple(step["move"] for step in match.log if step["by"] == 1)
        assert played[: len(lesson.moves[1])] == lesson.moves[1]


@in_a_loop
async def test_the_fixed_deal_is_stated_and_has_no_clock(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        first, second = [await told(open_tables, await begun(open_tables)) for _ in range(2)]
        assert first["table"]["commit"] == second["table"]["commit"]
        seed = first["table"]["lesson"]["seed"]
        assert hashlib.sha256(seed.encode()).hexdigest() in first["table"]["commit"]
        assert first["table"]["clock"] is None
        assert [seat["bot"] for seat in first["table"]["seats"]] == [None, "novice"]


@in_a_loop
async def test_whoever_leaves_the_lesson_plays_on(tmp_path: Path) -> None:
    lesson = registry.about(GAME).lesson
    assert lesson is not None
    async with open_tables_in(tmp_path) as open_tables:
        code = await begun(open_tables)
        choices = (await told(open_tables, code))["eyes"]["0"]["choices"]
        other = next(one["move"] for one in choices if one["move"] != lesson.moves[0][0])
        await move(open_tables, code, 0, other)
        await bots_are_done(await open_tables.find(code))
        news = await told(open_tables, code)
        assert news["eyes"]["0"]["made"] is None
        assert news["eyes"]["0"]["choices"]


@in_a_loop
async def test_a_rematch_of_a_lesson_is_an_ordinary_game(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await begun(open_tables)
        await open_tables.change(code, lambda table: commands.abandon(table, "ana"))
        again = await told(open_tables, await open_tables.rematch(code, "ana"))
        assert again["table"]["lesson"] is None
        assert again["table"]["commit"] != (await told(open_tables, code))["table"]["commit"]


def test_a_game_without_a_lesson_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    about = registry.about("ramses")
    monkeypatch.setitem(about.__dict__, "lesson", None)
    with pytest.raises(NotFound, match="Ramses has no guided first game"):
        commands.open_lesson("ramses", "ana", None)
    with pytest.raises(NotFound, match="no game"):
        commands.open_lesson("chess", "ana", None)

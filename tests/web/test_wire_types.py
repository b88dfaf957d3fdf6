"""The page's types.d.ts says what the server really sends."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tools.wire_types import declared, differences, misfits

from mastaba.table.news import Presence, Reader
from tests.table.tables import in_a_loop, open_tables_in, random_moves, set_up

STATIC = Path(__file__).parents[2] / "src" / "mastaba" / "web" / "static"


def test_the_schemas() -> None:
    assert differences() == []


@pytest.mark.parametrize("game", ["silver-and-gold", "ramses"])
@in_a_loop
async def test_the_news_of_a_game(tmp_path: Path, game: str) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "guest", game=game)
        for _ in range(3):
            await random_moves(open_tables, code, 5)
            table = (await open_tables.find(code)).table
            for player in ("ana", "eve"):
                news = Reader(player).news(table, Presence())
                assert news is not None
                told: dict[str, Any] = json.loads(news)
                assert misfits(told, "News") == []
                assert misfits(told["table"], "Table") == []


def test_a_field_that_is_missing_or_has_another_type_is_found() -> None:
    page = declared()
    told = {"seat": 0, "name": 5}
    found = misfits(told, "Seat", page)
    assert ".name: 5 is no string" in found
    assert ".kind: missing" in found
    assert misfits({"type": "news", "extra": 1}, "News", page) == [".extra: not declared"]


@pytest.mark.parametrize("kind", ["js", "css", "d.ts"])
def test_lines_of_the_page_have_at_most_110_characters(kind: str) -> None:
    long = [
        f"{path.relative_to(STATIC)}:{number}"
        for path in STATIC.rglob(f"*.{kind}")
        if "vendor" not in path.parts
        for number, line in enumerate(path.read_text().splitlines(), 1)
        if len(line) > 110
    ]
    assert long == []

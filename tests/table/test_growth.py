"""What a move takes does not grow with the game or with the number of tables, counted in calls of functions:
they do not depend on the machine."""

from __future__ import annotations

import random
import statistics
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from mastaba.table import registry
from mastaba.table.news import Reader
from mastaba.table.registry import OpenTables
from tests.table.tables import in_a_loop, move, open_tables_in, set_up

WINDOW = 30  # moves whose median counts
LEAST = 20  # tables


@contextmanager
def calls(found: list[int]) -> Iterator[None]:
    """Adds how many functions were called, in Python or in C, in the thread of the event loop."""
    count = 0

    def note(_frame: Any, event: str, _argument: Any) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    sys.setprofile(note)
    try:
        yield
    finally:
        sys.setprofile(None)
    found.append(count)


async def played(open_tables: OpenTables, code: str, moves: int, dice: random.Random) -> list[int]:
    """The calls that each of so many random moves took, with the news of both seats."""
    opened, found = await open_tables.find(code), []  # type: Any, list[int]
    readers = [Reader("ana"), Reader(None)]
    for reader in readers:
        opened.audience.news_for(reader)
    while len(found) < moves and opened.table.waits:
        seat = dice.choice(opened.table.waits)
        chosen = dice.choice(opened.table.match.legal(seat))
        with calls(found):
            await move(open_tables, code, seat, chosen)
            for reader in readers:
                opened.audience.news_for(reader)
    return found


@pytest.fixture(autouse=True)
def _the_same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "new_seed", lambda: "5eed" * 16)


@pytest.mark.parametrize(("game", "moves"), [("ramses", 600), ("farao", 300)])
@in_a_loop
async def test_late_moves_take_no_more_than_early_ones(tmp_path: Path, game: str, moves: int) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "guest", game=game)
        found = await played(open_tables, code, moves, random.Random(game))
        assert len(found) > moves / 2
        early, late = found[WINDOW : 2 * WINDOW], found[-2 * WINDOW : -WINDOW]
        assert statistics.median(late) < 1.3 * statistics.median(early), (early, late)


@in_a_loop
async def test_moves_at_one_of_many_tables_take_no_more(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        codes = [await set_up(open_tables, "me", "guest") for _ in range(2)]
        few = await played(open_tables, codes[0], WINDOW, random.Random(1))
        for _ in range(LEAST):
            await set_up(open_tables, "me", "guest")
        many = await played(open_tables, codes[1], WINDOW, random.Random(1))
        assert statistics.median(many) < 1.1 * statistics.median(few), (few, many)

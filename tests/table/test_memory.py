"""A table that has left memory is loaded equal: with its snapshot, without one, and after a restart."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path

import pytest

from mastaba.store.base import StoredTable, StoreError
from mastaba.store.sql import SqlStore
from mastaba.table import commands
from mastaba.table.news import Presence, Reader
from mastaba.table.registry import OpenTables
from mastaba.table.table import Table
from tests.table.tables import bots_are_done, command, in_a_loop, open_tables_in, random_moves, set_up, told
from tests.ways import ALL, Way

HOUSE = [way for way in ALL if way.cards is None]
WAYS = [
    max((way for way in HOUSE if way.name == name and way.variant == variant), key=lambda way: way.seats)
    for name, variant in dict.fromkeys((way.name, way.variant) for way in HOUSE)
]


def news_to_all(table: Table) -> list[bytes | None]:
    """The first news of each seat and of a spectator."""
    return [Reader(player).news(table, Presence()) for player in ("ana", "eve")]


def same(code: str, kept: StoredTable, table: Table) -> None:
    """Both ways of loading lead to the same table."""
    assert kept.snapshot is not None
    early = replace(kept, snapshot=None, snapshot_ply=0)
    spoiled = replace(kept, snapshot=b"x" * len(kept.snapshot))
    for version in (kept, early, spoiled):
        back = Table.load(code, version)
        assert told(back) == told(table)
        assert news_to_all(back) == news_to_all(table)


@pytest.mark.parametrize("way", WAYS, ids=str)
@in_a_loop
async def test_a_table_that_left_memory_comes_back_equal(tmp_path: Path, way: Way) -> None:
    """In every way to play: random moves, out of memory, back, more random moves, and so on."""
    async with open_tables_in(tmp_path, idle=0) as open_tables:
        seats = ["me", *["guest"] * (way.seats - 1)]
        code = await set_up(open_tables, *seats, game=way.name, options=dict(way.variant), seconds=3600)
        dice = random.Random(str(way))
        for part in range(4):
            await random_moves(open_tables, code, dice.randrange(1, 40), seed=f"{way}-{part}")
            await command(open_tables, code, commands.say, "ana", "Ana", f"part {part}")
            table = (await open_tables.find(code)).table
            before = told(table), news_to_all(table)
            await open_tables.evict_idle()
            assert code not in open_tables.open
            again = (await open_tables.find(code)).table
            assert again is not table
            assert (told(again), news_to_all(again)) == before
            kept = open_tables.store.load(code)
            assert kept is not None
            same(code, kept, table)
            # chance goes on as it would have: the same moves lead to the same game
            twins = [
                Table.load(code, version).match
                for version in (kept, replace(kept, snapshot=None, snapshot_ply=0))
            ]
            for match in twins:
                assert match is not None
                for _ in range(10):
                    if not match.over:
                        match.push(match.legal(match.to_act[0])[0], match.to_act[0])
            assert twins[0] is not None
            assert twins[1] is not None
            assert twins[0].log == twins[1].log


@in_a_loop
async def test_a_snapshot_in_the_middle_of_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a crash the snapshot is older than the log."""
    monkeypatch.setattr("mastaba.table.registry.SNAPSHOT_EVERY", 25)
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "guest")
        await random_moves(open_tables, code, 60)
        table = (await open_tables.find(code)).table
        if (
            table.match is not None and table.snapshot_ply == table.match.ply
        ):  # it was the last move that asked for one
            await random_moves(open_tables, code, 1)
        kept = open_tables.store.load(code)
        assert kept is not None
        assert table.match is not None
        assert 25 <= kept.snapshot_ply < table.match.ply
        same(code, kept, table)


BUSY = 0.3  # seconds


def keep_the_writer_busy(open_tables: OpenTables) -> None:
    """As under load: jobs of the writer wait."""
    assert isinstance(open_tables.store, SqlStore)
    open_tables.store.write("", lambda connection: time.sleep(BUSY))
    time.sleep(BUSY / 3)  # it has begun: what follows is another transaction


@in_a_loop
async def test_a_table_leaves_memory_when_its_snapshot_is_written(tmp_path: Path) -> None:
    """Not before, however long that takes: the next load finds it."""
    async with open_tables_in(tmp_path, idle=0) as open_tables:
        code = await set_up(open_tables, "me", "guest")
        await random_moves(open_tables, code, 5)
        keep_the_writer_busy(open_tables)
        await open_tables.evict_idle()
        kept = open_tables.store.load(code)
        assert kept is not None
        assert kept.snapshot is not None
        assert code not in open_tables.open


@in_a_loop
async def test_whoever_comes_while_the_snapshot_is_written_finds_the_table_in_memory(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path, idle=0) as open_tables:
        code = await set_up(open_tables, "me", "guest")
        opened = await open_tables.find(code)
        keep_the_writer_busy(open_tables)
        tidying = asyncio.create_task(open_tables.evict_idle())
        await asyncio.sleep(0)
        opened.audience.subscribe(Reader("ana"))
        await tidying
        assert await open_tables.find(code) is opened


@in_a_loop
async def test_a_snapshot_that_could_not_be_stored_is_logged_and_made_up_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def full(*_given: object) -> Future[bool]:
        failed: Future[bool] = Future()
        failed.set_exception(StoreError("the disk is full"))
        return failed

    monkeypatch.setattr("mastaba.table.registry.SNAPSHOT_EVERY", 5)
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "guest")
        with monkeypatch.context() as patched, caplog.at_level(logging.ERROR):
            patched.setattr(open_tables.store, "save_snapshot", full)
            await random_moves(open_tables, code, 10)
        assert "the disk is full" in caplog.text
        table = (await open_tables.find(code)).table
        assert table.snapshot_ply == 0
        await random_moves(open_tables, code, 1)
        kept = open_tables.store.load(code)
        assert kept is not None
        assert kept.snapshot_ply == table.snapshot_ply > 0
        same(code, kept, table)


@in_a_loop
async def test_a_table_with_subscribers_stays_in_memory(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path, idle=0) as open_tables:
        code = await set_up(open_tables, "me", "guest")
        audience = (await open_tables.find(code)).audience
        ana = audience.subscribe(Reader("ana"))
        await open_tables.evict_idle()
        assert code in open_tables.open
        audience.unsubscribe(ana)
        await open_tables.evict_idle()
        assert code not in open_tables.open
    async with open_tables_in(tmp_path, idle=300.0) as open_tables:
        await open_tables.find(code)
        await open_tables.evict_idle()
        assert code in open_tables.open


async def whole_game(open_tables: OpenTables, code: str) -> None:
    while (await open_tables.find(code)).table.phase == "running":
        await random_moves(open_tables, code, 1)
        await bots_are_done(await open_tables.find(code))


@in_a_loop
async def test_whoever_sits_at_a_table_sits_there_while_it_is_not_in_memory(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "open")
        for in_memory in (True, False):
            assert (code in open_tables.open) is in_memory
            found = [await open_tables.sits(player, code.lower()) for player in ("ana", "eve", None)]
            assert found == [True, False, False]
            open_tables.open.clear()


@in_a_loop
async def test_finished_and_abandoned_tables_come_back_too(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path, idle=0) as open_tables:
        played = await set_up(open_tables, "me", "bot:random")
        await whole_game(open_tables, played)
        given_up = await set_up(open_tables, "me", "bot:random")
        await command(open_tables, given_up, commands.abandon, "ana")
        await open_tables.rematch(played, "ana")
        before = {code: told((await open_tables.find(code)).table) for code in (played, given_up)}
        await bots_are_done(await open_tables.find(given_up))
        await open_tables.evict_idle()
        for code in (played, given_up):
            assert code not in open_tables.open
            assert told((await open_tables.find(code)).table) == before[code]
        assert before[played]["records"][0]["shuffle"]["seed"]
        assert "seed" not in before[given_up]["records"][0]["shuffle"]

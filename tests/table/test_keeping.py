"""How many tables there may be, and how long they are kept."""

from __future__ import annotations

import asyncio
import threading
import time
import warnings
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from typer.testing import CliRunner

from mastaba.cli.app import app
from mastaba.match.record import replay
from mastaba.store.sql import SqlStore, sqlite_address
from mastaba.table import commands
from mastaba.table.errors import Conflict, Forbidden, NotFound
from mastaba.table.keeping import A_DAY, Keeping, Tidied, tidy
from mastaba.table.news import Reader
from mastaba.table.personal import forget_everywhere
from mastaba.table.registry import OpenTables
from mastaba.web.app import Settings, create_app
from tests.table.tables import bots_are_done, command, in_a_loop, open_tables_in, random_moves, set_up


async def tidied(open_tables: OpenTables, days: float, keep: str = "") -> Tidied:
    """What is removed after so many days."""
    return await tidy(open_tables, Keeping.read(keep), time.time() + days * A_DAY)


async def finished(open_tables: OpenTables, **more: Any) -> str:
    """A table with a finished game and a line of chat."""
    code = await set_up(open_tables, "me", "guest", **more)
    await command(open_tables, code, commands.say, "ana", "Ana", "a secret of ours")
    await random_moves(open_tables, code, 10_000)
    assert (await open_tables.find(code)).table.phase == "finished"
    return code


@in_a_loop
async def test_tables_that_never_began_go_after_a_day_and_abandoned_ones_after_thirty(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        unbegun = await set_up(open_tables, "me", "open")
        running = await set_up(open_tables, "me", "guest")
        ended = await set_up(open_tables, "me", "guest")
        await command(open_tables, ended, commands.abandon, "ana")
        done = await finished(open_tables)
        assert (await tidied(open_tables, 0.9)).deleted == []
        assert (await tidied(open_tables, 1.1)).deleted == [unbegun]
        assert (await tidied(open_tables, 29.9)).deleted == []
        assert set((await tidied(open_tables, 30.1)).deleted) == {running, ended}
        assert (await tidied(open_tables, 3000)).deleted == []
        assert [entry.code for entry in open_tables.store.tables_of(None, None, 9)] == [done]
        with pytest.raises(NotFound):
            await open_tables.find(unbegun)


@in_a_loop
async def test_a_table_that_somebody_looks_at_stays(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "open")
        watcher = (await open_tables.find(code)).audience.subscribe(Reader("ana"))
        assert (await tidied(open_tables, 2)).deleted == []
        (await open_tables.find(code)).audience.unsubscribe(watcher)
        assert (await tidied(open_tables, 2)).deleted == [code]


@in_a_loop
async def test_finished_games_keep_their_record_and_lose_their_chat(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await finished(open_tables)
        before = (await open_tables.find(code)).table.record(None)
        assert (await tidied(open_tables, 364)).emptied == []
        assert (await tidied(open_tables, 366)).emptied == [code]
        assert (await tidied(open_tables, 366)).emptied == []  # once is enough
        table = (await open_tables.find(code)).table
        assert (table.chat, table.chat_count) == ([], 1)
        assert table.record(None) == before
        replay(before, verify_shuffle=True)
        assert all(b"secret" not in event.body for event in open_tables.store.since(code, 0))
        await command(open_tables, code, commands.say, "ana", "Ana", "what a game that was")
        assert [line.number for line in (await open_tables.find(code)).table.chat] == [1]
    async with open_tables_in(tmp_path) as open_tables:
        assert (await tidied(open_tables, 900)).emptied == [code]
        assert (await open_tables.find(code)).table.chat == []


@in_a_loop
async def test_how_long_things_are_kept_can_be_changed(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        unbegun, running = await set_up(open_tables, "me", "open"), await set_up(open_tables, "me", "guest")
        await finished(open_tables)
        keep = "unbegun=always,abandoned=2,chat=always"
        done = await tidied(open_tables, 4000, keep)
        assert (done.deleted, done.emptied) == ([running], [])
        assert (await tidied(open_tables, 0.1, "unbegun=0.05")).deleted == [unbegun]


@pytest.mark.parametrize("text", ["chat=-1", "chat", "tables=3", "chat=1=2", "abandoned=nan", "chat=1e99"])
def test_what_can_t_be_kept(text: str) -> None:
    with pytest.raises(ValueError, match="--keep is such as unbegun=1"):
        Keeping.read(text)


# --- How many ---


@in_a_loop
async def test_tables_are_counted_by_who_opened_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever does not sit down has opened them all the same; seats at others' tables do not count."""
    monkeypatch.setattr(commands, "MOST_TABLES", 2)
    async with open_tables_in(tmp_path) as open_tables:
        codes = [await set_up(open_tables, "open", "open") for _ in range(2)]
        for code in codes:
            await command(open_tables, code, commands.join, "bo", "Bo", None)
        with pytest.raises(Conflict, match="2 tables that are not over"):
            await set_up(open_tables, "me", "open")
        mine = await set_up(open_tables, "me", "guest", player="bo")
        await command(open_tables, mine, commands.abandon, "bo")
        await set_up(open_tables, "me", "open", player="bo")
        await command(open_tables, codes[0], commands.abandon, "ana")
        await set_up(open_tables, "me", "open")


@in_a_loop
async def test_a_visitor_has_two_tables_that_only_bots_play(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        codes = [await set_up(open_tables, "bot:random", "bot:random") for _ in range(2)]
        with pytest.raises(Conflict, match="bots play among themselves at 2 tables of yours"):
            await set_up(open_tables, "bot:random", "bot:random")
        await set_up(open_tables, "me", "bot:random")
        await set_up(open_tables, "bot:random", "bot:random", player="bo")
        await open_tables.remove(codes[0], "ana")
        await set_up(open_tables, "bot:random", "bot:random")


# --- Removing ---


def listed(open_tables: OpenTables, player: str) -> list[str]:
    return [entry.code for entry in open_tables.store.tables_of(player, None, 9)]


@in_a_loop
async def test_a_table_that_is_nobody_else_s_is_deleted(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        waiting = await set_up(open_tables, "me", "open")
        running = await set_up(open_tables, "me", "bot:random")
        done = await finished(open_tables)
        for code in (waiting, running, done):
            await bots_are_done(await open_tables.find(code))
            await open_tables.remove(code, "ana")
            with pytest.raises(NotFound):
                await open_tables.find(code)
        assert listed(open_tables, "ana") == []


@in_a_loop
async def test_others_keep_a_table_that_somebody_removes(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "open", "open")
        await command(open_tables, code, commands.join, "bo", "Bo", None)
        await open_tables.remove(code, "bo")  # before the game: the seat is open again
        assert (await open_tables.find(code)).table.members() == {"ana"}
        for player in ("bo", "cleo"):
            await command(open_tables, code, commands.join, player, player, None)
        table = (await open_tables.find(code)).table
        assert table.phase == "running"
        await open_tables.remove(code, "bo")  # during it a bot plays on
        assert [chair.gone for chair in table.seats] == [False, True, False]
        assert (listed(open_tables, "bo"), listed(open_tables, "cleo")) == ([], [code])
        await command(open_tables, code, commands.abandon, "ana")
        await open_tables.remove(code, "ana")
        assert (await open_tables.find(code)).table.record(None)["steps"]
        await open_tables.remove(code, "cleo")
        with pytest.raises(NotFound):
            await open_tables.find(code)


@in_a_loop
async def test_whoever_wants_to_be_forgotten_is_forgotten_at_removed_tables_too(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "open")
        await command(open_tables, code, commands.join, "bo", "Bo", None)
        await command(open_tables, code, commands.abandon, "ana")
        await open_tables.remove(code, "ana")
        await forget_everywhere(open_tables, "ana")
        entry = open_tables.store.entry(code)
        assert entry is not None
        assert entry.host != "ana"
        assert all(b"Ana" not in event.body for event in open_tables.store.since(code, 0))


@in_a_loop
async def test_nobody_removes_the_table_of_others(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "open")
        with pytest.raises(Forbidden, match="not in your list"):
            await open_tables.remove(code, "eve")
        await asyncio.sleep(0)
        assert listed(open_tables, "ana") == [code]


def test_the_command_tidies_now(tmp_path: Path) -> None:
    async def prepare() -> str:
        async with open_tables_in(tmp_path) as open_tables:
            return await set_up(open_tables, "me", "open")

    asyncio.run(prepare())
    told = [
        CliRunner().invoke(app, ["tables", "tidy", "--data", str(tmp_path), *more])
        for more in ([], ["--keep", "unbegun=0"], ["--keep", "soon"])
    ]
    assert [done.exit_code for done in told] == [0, 0, 2]
    assert [done.output.strip() for done in told[:2]] == [
        "Deleted: 0 tables, 0 chats.",
        "Deleted: 1 tables, 0 chats.",
    ]
    assert "--keep is such as unbegun=1,abandoned=30,chat=365" in told[2].output


def test_the_server_tidies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """When it starts, and then every hour."""
    asked: list[Keeping] = []
    done = threading.Event()

    async def noted(_open_tables: OpenTables, keeping: Keeping) -> Tidied:
        asked.append(keeping)
        if len(asked) == 2:
            done.set()
        return Tidied()

    monkeypatch.setattr("mastaba.web.app.tidy", noted)
    monkeypatch.setattr("mastaba.web.app.TIDY_EVERY", 0.01)
    address = sqlite_address(tmp_path / "tables.db")
    store = SqlStore(address)
    keeping = Keeping(unbegun=5.0)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Litestar's own plans for its next version
        server = create_app(store, Settings(address, keeping=keeping))
    with TestClient(server):
        assert done.wait(30)
    store.close()
    assert asked[:2] == [keeping, keeping]

"""What the host of a table may do, and nobody else."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mastaba.table import commands, hosting
from mastaba.table.errors import Conflict, Forbidden, NotFound
from mastaba.table.news import Reader
from mastaba.table.registry import OpenTables
from tests.table.tables import command, in_a_loop, move, open_tables_in, set_up, told


async def shared(open_tables: OpenTables) -> str:
    """A running table of Ana's, with Bo."""
    code = await set_up(open_tables, "me", "open")
    await command(open_tables, code, commands.join, "bo", "Bo", None)
    return code


@pytest.mark.parametrize(
    ("what", "given"),
    [
        (hosting.close, True),
        (hosting.mute, True),
        (hosting.remove_seat, 0),
        (hosting.remove_visitor, "0123456789abcdef"),
    ],
)
@in_a_loop
async def test_only_the_host_may(tmp_path: Path, what: Callable[..., Any], given: Any) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await shared(open_tables)
        for player in ("bo", "eve"):
            with pytest.raises(Forbidden, match="only the host"):
                await command(open_tables, code, what, player, given)


@in_a_loop
async def test_a_closed_table_lets_no_stranger_in(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "open", "open")
        await command(open_tables, code, commands.join, "bo", "Bo", None)
        opened = await open_tables.visit(code, "eve")
        ana, bo, eve = (opened.audience.subscribe(Reader(player)) for player in ("ana", "bo", "eve"))
        await command(open_tables, code, hosting.close, "ana", True)
        assert [one.closed for one in (ana, bo, eve)] == [False, False, True]
        for refused in (
            open_tables.visit(code, "eve"),
            command(open_tables, code, commands.join, "eve", "Eve", None),
            command(open_tables, code, commands.say, "eve", "Eve", "let me in"),
        ):
            with pytest.raises(Forbidden, match="closed this table"):
                await refused
        await open_tables.visit(code, "bo")
        await command(open_tables, code, commands.leave, "bo")
        with pytest.raises(Forbidden):
            await open_tables.visit(code, "bo")
        await command(open_tables, code, hosting.close, "ana", False)
        await command(open_tables, code, commands.join, "eve", "Eve", None)


@in_a_loop
async def test_who_has_a_reserved_seat_is_no_stranger(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await shared(open_tables)
        await command(open_tables, code, commands.abandon, "ana")
        fresh = await open_tables.rematch(code, "ana")
        await command(open_tables, fresh, hosting.close, "ana", True)
        assert await open_tables.rematch(code, "bo") == fresh
        assert (await open_tables.find(fresh)).table.phase == "running"


@in_a_loop
async def test_before_the_game_a_removed_person_s_seat_is_open_again(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "open", "open")
        await command(open_tables, code, commands.join, "bo", "Bo", None)
        opened = await open_tables.remove_person(code, "ana", 1)
        assert opened.table.seats[1].open
        with pytest.raises(Forbidden, match="removed you"):
            await command(open_tables, code, commands.join, "bo", "Bo", None)
        with pytest.raises(Forbidden, match="removed you"):
            await open_tables.visit(code, "bo")
        assert open_tables.store.tables_of("bo", None, 9) == []


@in_a_loop
async def test_during_the_game_a_bot_plays_for_whom_the_host_removed(tmp_path: Path) -> None:
    """Whoever was removed has no seat any more: no move, no look, no rematch, also after a restart."""
    async with open_tables_in(tmp_path) as open_tables:
        code = await shared(open_tables)
        bo = (await open_tables.find(code)).audience.subscribe(Reader("bo"))
        await open_tables.remove_person(code, "ana", 1)
        assert bo.closed
    async with open_tables_in(tmp_path) as open_tables:
        table = (await open_tables.find(code)).table
        assert (table.seats[1].stand_in, table.seats[1].gone) == ("club", True)
        assert (table.seats_of("bo"), table.members()) == ([], {"ana"})
        with pytest.raises(Forbidden):
            await move(open_tables, code, 1, player="bo")
        with pytest.raises(Forbidden):
            await command(open_tables, code, commands.take_back, "bo", 1)
        with pytest.raises(Forbidden):
            await open_tables.visit(code, "bo")
        assert open_tables.store.tables_of("bo", None, 9) == []
        await command(open_tables, code, commands.abandon, "ana")
        with pytest.raises(Forbidden):
            await open_tables.rematch(code, "bo")
        fresh = (await open_tables.find(await open_tables.rematch(code, "ana"))).table
        assert (fresh.seats[1].open, fresh.seats[1].invited) == (True, None)


@in_a_loop
async def test_the_host_knows_the_spectators_and_removes_one(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await shared(open_tables)
        audience = (await open_tables.find(code)).audience
        readers = {
            player: Reader(player, name=player.capitalize()) for player in ("ana", "bo", "eve", "dora")
        }
        subscribed = {player: audience.subscribe(reader) for player, reader in readers.items()}

        def heard(player: str) -> dict[str, Any]:
            news = audience.news_for(readers[player])
            table: dict[str, Any] = msgspec.json.decode(news or b"{}").get("table", {})
            return table

        told_host = heard("ana")["watchers"]
        assert sorted(one["name"] for one in told_host) == ["Dora", "Eve"]
        assert all("watchers" not in heard(player) for player in ("bo", "eve"))
        assert "eve" not in str(told_host)  # the ids reveal nobody
        visitor = next(one["id"] for one in told_host if one["name"] == "Eve")
        await command(open_tables, code, hosting.remove_visitor, "ana", visitor)
        assert [player for player, one in subscribed.items() if one.closed] == ["eve"]
        with pytest.raises(Forbidden, match="removed you"):
            await open_tables.visit(code, "eve")
        audience.unsubscribe(subscribed["eve"])
        assert [one["name"] for one in heard("ana")["watchers"]] == ["Dora"]
        before = (await open_tables.find(code)).table.number
        await command(open_tables, code, hosting.remove_visitor, "ana", visitor)  # once is enough
        assert (await open_tables.find(code)).table.number == before


@in_a_loop
async def test_whom_the_host_can_t_remove(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "guest", "bot:random", "open")
        table = (await open_tables.find(code)).table
        await command(open_tables, code, commands.join, "bo", "Bo", None)
        for seat in (0, 1, 2):
            with pytest.raises(Conflict):
                await open_tables.remove_person(code, "ana", seat)
        with pytest.raises(NotFound):
            await open_tables.remove_person(code, "ana", 7)
        for player in ("ana", "bo"):
            with pytest.raises(Conflict):
                await command(open_tables, code, hosting.remove_visitor, "ana", table.visitor_id(player))
        monkeypatch.setattr(hosting, "MOST_REMOVED", 1)
        await command(open_tables, code, hosting.remove_visitor, "ana", "0" * 16)
        with pytest.raises(Conflict, match="close the table"):
            await command(open_tables, code, hosting.remove_visitor, "ana", "1" * 16)


@in_a_loop
async def test_a_muted_chat_is_the_host_s(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await shared(open_tables)
        table = await command(open_tables, code, hosting.mute, "ana", True)
        for player in ("bo", "eve"):
            with pytest.raises(Forbidden, match="muted the chat"):
                await command(open_tables, code, commands.say, player, player, "but")
        await command(open_tables, code, commands.say, "ana", "Ana", "quiet, please")
        await command(open_tables, code, hosting.mute, "ana", False)
        await command(open_tables, code, commands.say, "bo", "Bo", "thanks")
        assert [line.text for line in table.chat] == ["quiet, please", "thanks"]


@in_a_loop
async def test_a_restart_changes_nothing(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await shared(open_tables)
        await command(open_tables, code, hosting.close, "ana", True)
        await command(open_tables, code, hosting.mute, "ana", True)
        await command(open_tables, code, hosting.remove_visitor, "ana", "0" * 16)
        table = (await open_tables.find(code)).table
        before = told(table) | {"rules": (table.closed, table.muted, table.removed)}
    async with open_tables_in(tmp_path) as open_tables:
        table = (await open_tables.find(code)).table
        assert told(table) | {"rules": (table.closed, table.muted, table.removed)} == before

"""Whoever wants to know what tables say of them is told all of it, and whoever wants to be forgotten is
nowhere any more, however they came to be named there."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa

from mastaba.store import schema
from mastaba.table import commands, hosting
from mastaba.table.errors import NoTable
from mastaba.table.personal import all_known, forget_everywhere
from mastaba.table.registry import OpenTables
from tests.table.tables import command, in_a_loop, open_tables_in, set_up

NAME = "Amenirdis"


async def left_before_the_game(open_tables: OpenTables) -> str:
    code = await set_up(open_tables, "me", "open", "open", player="bo", name="Bo")
    await command(open_tables, code, commands.join, "ana", NAME, None)
    await command(open_tables, code, commands.leave, "ana")
    return code


async def removed_before_the_game(open_tables: OpenTables) -> str:
    code = await set_up(open_tables, "me", "open", "open", player="bo", name="Bo")
    await command(open_tables, code, commands.join, "ana", NAME, None)
    await open_tables.remove_person(code, "bo", 1)
    return code


async def spoke_as_a_spectator(open_tables: OpenTables) -> str:
    code = await set_up(open_tables, "me", "open", player="bo", name="Bo")
    await command(open_tables, code, commands.say, "ana", NAME, "I only watch")
    return code


async def spoke_at_a_table_of_bots(open_tables: OpenTables) -> str:
    code = await set_up(open_tables, "bot:random", "bot:random", player="bo", name="Bo")
    await command(open_tables, code, commands.say, "ana", NAME, "I only watch")
    return code


async def is_invited(open_tables: OpenTables) -> str:
    code = await set_up(open_tables, "me", "open", player="bo", name="Bo")
    await command(open_tables, code, commands.join, "ana", NAME, None)
    await command(open_tables, code, commands.abandon, "bo")
    fresh = await open_tables.rematch(code, "bo")
    assert (await open_tables.find(fresh)).table.seats[1].name == NAME
    return fresh


async def let_others_play(open_tables: OpenTables) -> str:
    code = await set_up(open_tables, "open", "open")
    for player in ("bo", "cleo"):
        await command(open_tables, code, commands.join, player, player, None)
    return code


async def played_and_left(open_tables: OpenTables) -> str:
    """At the table of somebody who does not play, and whose it stays."""
    code = await set_up(open_tables, "open", "bot:random", player="bo", name="Bo")
    await command(open_tables, code, commands.join, "ana", NAME, None)
    return code


WAYS = [
    left_before_the_game,
    removed_before_the_game,
    spoke_as_a_spectator,
    spoke_at_a_table_of_bots,
    is_invited,
    let_others_play,
    played_and_left,
]


def stored(open_tables: OpenTables) -> str:
    """All that the database says, but for who is no longer let in."""
    with open_tables.store._reading.connect() as connection:  # type: ignore[attr-defined]
        return "\n".join(
            repr(row)
            for table in schema.metadata.sorted_tables
            for row in connection.execute(sa.select(table)).all()
        )


@pytest.mark.parametrize("way", WAYS)
@in_a_loop
async def test_whoever_is_forgotten_is_nowhere_any_more(tmp_path: Path, way: object) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        assert callable(way)
        code = await way(open_tables)
        assert "'ana'" in stored(open_tables)
        await forget_everywhere(open_tables, "ana")
        assert (await open_tables.find(code)).table.code == code  # it belongs to others, and stays
        found = stored(open_tables)
        assert NAME not in found
        assert "'ana'" not in found
        assert '"ana"' not in found
        assert "I only watch" not in found


@in_a_loop
async def test_what_a_spectator_said_is_theirs(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await spoke_as_a_spectator(open_tables)
        await command(open_tables, code, commands.say, "eve", "Eve", "so do I")
        (known,) = await all_known(open_tables, "ana")
        assert (known["table"], known["seats"], known["opened_by_me"]) == (code, [], False)
        assert [(line["name"], line["text"]) for line in known["chat"]] == [(NAME, "I only watch")]


@in_a_loop
async def test_a_seat_that_somebody_had_is_told_with_their_own_name(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await left_before_the_game(open_tables)
        await command(open_tables, code, commands.join, "cleo", "Cleo", 1)
        (known,) = await all_known(open_tables, "ana")
        assert known["seats"] == [{"seat": 1, "name": NAME}]


@in_a_loop
async def test_a_table_that_somebody_left_is_not_in_their_list(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await left_before_the_game(open_tables)
        assert open_tables.store.tables_of("ana", None, 9) == []
        await command(open_tables, code, commands.join, "ana", NAME, None)
        assert [entry.code for entry in open_tables.store.tables_of("ana", None, 9)] == [code]


@in_a_loop
async def test_a_table_where_nobody_else_sits_is_deleted(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "bot:random", name=NAME)
        await command(open_tables, code, hosting.close, "ana", True)
        await forget_everywhere(open_tables, "ana")
        with pytest.raises(NoTable):
            await open_tables.find(code)

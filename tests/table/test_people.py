"""Sitting down, starting, leaving, coming back; who may do what."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mastaba.table import commands, queries
from mastaba.table.codes import FIRST, GROUP, LETTERS, WORDS, is_short, new_table_code, read_code
from mastaba.table.errors import Conflict, Forbidden, Invalid, NotFound, NotReady
from mastaba.table.events import Rematched
from mastaba.table.news import Presence, Reader
from mastaba.table.registry import OpenTables
from mastaba.table.table import Table, kind_of
from tests.table.tables import (
    GAME,
    bots_are_done,
    command,
    in_a_loop,
    move,
    open_tables_in,
    random_moves,
    set_up,
)


@in_a_loop
async def test_the_game_begins_when_the_last_seat_is_taken(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "open", "open")
        table = await command(open_tables, code, commands.join, "bo", "Bo", 2)
        assert (table.phase, table.match, [chair.name for chair in table.seats]) == (
            "gathering",
            None,
            ["Ana", "", "Bo"],
        )
        with pytest.raises(Conflict, match="taken"):
            await command(open_tables, code, commands.join, "cleo", "Cleo", 2)
        table = await command(open_tables, code, commands.join, "bo", "Bo", None)  # has a seat already
        assert table.seats_of("bo") == [2]
        table = await command(open_tables, code, commands.join, "cleo", "Ana", None)
        assert (table.phase, [chair.name for chair in table.seats]) == ("running", ["Ana", "Ana 2", "Bo"])
        assert table.match is not None
        assert [seat["name"] for seat in table.match.seats] == ["Ana", "Ana 2", "Bo"]
        with pytest.raises(Conflict, match="begun"):
            await command(open_tables, code, commands.join, "dan", "Dan", None)


@in_a_loop
async def test_two_who_want_the_last_seat_at_once(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "open")
        came = await asyncio.gather(
            *(command(open_tables, code, commands.join, who, who, None) for who in ("bo", "cleo", "dan")),
            return_exceptions=True,
        )
        assert sum(isinstance(one, Conflict) for one in came) == 2
        table = (await open_tables.find(code)).table
        assert len(table.members()) == 2


@in_a_loop
async def test_open_seats_are_filled_with_bots(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "open", "open")
        with pytest.raises(Conflict, match="a seat is open"):
            await command(open_tables, code, commands.start, "ana", None)
        with pytest.raises(Forbidden):
            await command(open_tables, code, commands.start, "bo", "random")
        with pytest.raises(Invalid, match="no bot"):
            await command(open_tables, code, commands.start, "ana", "sphinx")
        table = await command(open_tables, code, commands.start, "ana", "random")
        assert [(chair.name, chair.bot) for chair in table.seats] == [
            ("Ana", None),
            ("Random", "random"),
            ("Random 2", "random"),
        ]
        number = table.number
        await bots_are_done(await open_tables.find(code))
        table = await command(
            open_tables, code, commands.start, "ana", "random"
        )  # a second press on the button
        assert table.phase == "running"
        assert table.number > number
        assert table.waits == [0]


@in_a_loop
async def test_bots_have_names_by_their_level(tmp_path: Path) -> None:
    """The first that is free, and that begins with another letter than the name of a person."""
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(
            open_tables, "bot:club", "bot:club", "bot:expert", "open", "me", "open", game="farao"
        )
        table = (await open_tables.find(code)).table
        assert [chair.name for chair in table.seats] == ["Tia", "Senu", "Hotep", "", "Ana", ""]
        await command(open_tables, code, commands.join, "bo", "Nora", 3)
        table = await command(open_tables, code, commands.start, "ana", "pharaoh")
        assert [chair.name for chair in table.seats] == ["Tia", "Senu", "Hotep", "Nora", "Ana", "Djer"]
        crowd = await set_up(open_tables, "me", *["bot:novice"] * 5, game="farao", name="Bekky")
        names = [chair.name for chair in (await open_tables.find(crowd)).table.seats]
        assert names == ["Bekky", "Ipi", "Wadj", "Uni", "Yuya", "Bek"]


@in_a_loop
async def test_a_bot_takes_an_open_seat_before_the_game(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "open", "open")
        table = await command(open_tables, code, commands.hand_over, "ana", 2, "expert", None)
        assert (table.phase, [kind_of(chair) for chair in table.seats]) == (
            "gathering",
            ["person", "open", "bot"],
        )
        assert (table.seats[2].name, table.seats[2].bot) == ("Hotep", "expert")
        with pytest.raises(Conflict, match="taken"):
            await command(open_tables, code, commands.hand_over, "ana", 2, "club", None)
        with pytest.raises(Conflict, match="taken"):
            await command(open_tables, code, commands.hand_over, "ana", 0, "club", None)
        with pytest.raises(Forbidden):
            await command(open_tables, code, commands.hand_over, "eve", 1, "club", None)
        with pytest.raises(Forbidden):
            await command(open_tables, code, commands.take_back, "eve", 2)
        with pytest.raises(Conflict, match="no bot"):
            await command(open_tables, code, commands.take_back, "ana", 0)
        table = await command(open_tables, code, commands.take_back, "ana", 2)
        assert [kind_of(chair) for chair in table.seats] == ["person", "open", "open"]
        await command(open_tables, code, commands.hand_over, "ana", 2, "random", None)
        table = await command(open_tables, code, commands.hand_over, "ana", 1, "random", None)
        assert (table.phase, [chair.bot for chair in table.seats]) == ("running", [None, "random", "random"])


@in_a_loop
async def test_a_host_need_not_play(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "open", "bot:random")
        table = (await open_tables.find(code)).table
        assert table.seats_of("ana") == []
        await command(open_tables, code, commands.join, "bo", None, None)
        assert [chair.name for chair in table.seats] == ["Player 1", "Random"]
        assert table.phase == "running"
        with pytest.raises(Forbidden):
            await command(open_tables, code, commands.abandon, "eve")
        assert (await command(open_tables, code, commands.abandon, "ana")).phase == "abandoned"


@in_a_loop
async def test_a_hot_seat(tmp_path: Path) -> None:
    """Several people at one screen: their seats belong to its owner, and each sees its own."""
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "guest", "guest")
        table = (await open_tables.find(code)).table
        assert (table.phase, table.seats_of("ana"), [chair.guest for chair in table.seats]) == (
            "running",
            [0, 1, 2],
            [False, True, True],
        )
        for seat in (2, 0, 1):
            await move(open_tables, code, seat)
        news = Reader("ana").news(table, (await open_tables.find(code)).audience.presence())
        assert news is not None
        assert all(f'"{seat}":'.encode() in news for seat in range(3))


@in_a_loop
async def test_leaving_before_the_game(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "open", "open")
        await command(open_tables, code, commands.join, "bo", "Bo", 1)
        table = await command(open_tables, code, commands.leave, "bo")
        assert table.seats[1].open
        assert [entry.code for entry in open_tables.store.tables_of("bo", None, 5)] == []
        await command(open_tables, code, commands.join, "bo", "Bo", 2)
        assert table.seats_of("bo") == [2]


@in_a_loop
async def test_leaving_a_game_and_coming_back(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "open")
        table = await command(open_tables, code, commands.join, "bo", "Bo", None)
        await command(open_tables, code, commands.leave, "bo")
        opened = await open_tables.find(code)
        await bots_are_done(opened)
        assert table.seats[1].stand_in == commands.STAND_IN
        assert table.waits == [0]  # the stand-in has moved
        assert table.seats_of("bo") == [1]
        await move(open_tables, code, 0)
        with pytest.raises(Conflict, match="take it back"):
            await move(open_tables, code, 1, "pass", player="bo")
        await bots_are_done(opened)
        await command(open_tables, code, commands.take_back, "bo", 1)
        assert table.seats[1].stand_in is None
        while table.waits != [1]:
            await random_moves(open_tables, code, 1)
        before = table.number
        await bots_are_done(opened)
        assert (table.number, table.waits) == (before, [1])  # nobody moves for them any more
        await move(open_tables, code, 1, player="bo")


@in_a_loop
async def test_a_bot_for_somebody_who_is_away(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "open")
        table = await command(open_tables, code, commands.join, "bo", "Bo", None)
        with pytest.raises(Conflict, match="60 seconds"):
            await command(open_tables, code, commands.hand_over, "ana", 1, None, 10.0)
        with pytest.raises(Conflict, match="60 seconds"):
            await command(open_tables, code, commands.hand_over, "ana", 1, None, None)  # they are present
        with pytest.raises(Forbidden):
            await command(open_tables, code, commands.hand_over, "eve", 1, None, 100.0)
        with pytest.raises(Invalid):
            await command(open_tables, code, commands.hand_over, "ana", 7, None, 100.0)
        await command(open_tables, code, commands.hand_over, "ana", 1, "random", 61.0)
        assert (
            table.seats[1].stand_in == commands.STAND_IN
        )  # whom a rival would like to see there does not count
        with pytest.raises(Forbidden):
            await command(open_tables, code, commands.take_back, "ana", 1)
        await command(open_tables, code, commands.take_back, "bo", 1)
        assert table.seats[1].stand_in is None
        await command(open_tables, code, commands.hand_over, "ana", 0, None, None)  # one's own, at any time
        assert table.seats[0].stand_in == commands.STAND_IN


@in_a_loop
async def test_who_is_here(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "open")
        await command(open_tables, code, commands.join, "bo", "Bo", None)
        audience = (await open_tables.find(code)).audience
        ana, eve = audience.subscribe(Reader("ana")), audience.subscribe(Reader("eve"))
        now = time.time()
        assert (audience.presence().seats, audience.presence().watching) == (frozenset({0}), 1)
        assert audience.presence().away(0, now) is None
        away = audience.presence().away(1, now + 5)
        assert away is not None
        assert 4 < away < 60
        audience.receive_presence({"from": "another process", "here": [1], "watching": 2})
        assert (audience.presence().seats, audience.presence().watching) == (frozenset({0, 1}), 3)
        audience.receive_presence({"from": "another process", "here": [], "watching": 0})
        audience.unsubscribe(ana)
        audience.unsubscribe(eve)
        assert (audience.presence().seats, audience.presence().watching) == (frozenset(), 0)


@in_a_loop
async def test_those_who_only_watch_may_do_nothing(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "open", hints=False)
        await command(open_tables, code, commands.join, "bo", "Bo", None)
        table = (await open_tables.find(code)).table
        assert table.match is not None
        ply, before = commands.seen_ply(table.match, 0), table.number
        asked: list[Callable[[], Awaitable[Any]]] = [
            lambda: open_tables.submit(code, "eve", "1", 0, 0, ["pass"]),
            lambda: open_tables.submit(code, "bo", "1", 0, 0, ["pass"]),
            lambda: open_tables.submit(code, "bo", "1", 7, 0, ["pass"]),
            lambda: command(open_tables, code, commands.take_back, "eve", 0),
            lambda: command(open_tables, code, commands.hand_over, "eve", 0, None, 100.0),
            lambda: command(open_tables, code, commands.abandon, "eve"),
            lambda: command(open_tables, code, commands.abandon, "bo"),
            lambda: open_tables.hints.best_moves(table, "eve", 0, 0),
            lambda: open_tables.hints.best_moves(table, "ana", 0, ply),
        ]
        for ask in asked:
            with pytest.raises(Forbidden):
                await ask()
        looked: list[Callable[[], Any]] = [
            lambda: queries.preview(table, "eve", 0, 0, []),
            lambda: queries.preview(table, "bo", 0, 0, []),
            lambda: queries.record(table, "bo", 0),
        ]
        for look in looked:
            with pytest.raises(Forbidden):
                look()
        await command(open_tables, code, commands.abandon, "ana")
        with pytest.raises(Forbidden):
            await open_tables.rematch(code, "eve")
        assert table.number == before + 1


@in_a_loop
async def test_what_comes_too_early_or_too_late(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "open")
        table = (await open_tables.find(code)).table
        with pytest.raises(Conflict, match="has not begun"):
            queries.record(table, "ana", None)
        with pytest.raises(Conflict, match="has not begun"):
            queries.preview(table, "ana", 0, 0, [])
        with pytest.raises(Conflict, match="has not begun"):
            await open_tables.submit(code, "ana", "1", 0, 0, ["pass"])
        with pytest.raises(Conflict, match="after the game"):
            await open_tables.rematch(code, "ana")
        await command(open_tables, code, commands.start, "ana", "random")
        with pytest.raises(Conflict, match="when it is over"):
            await open_tables.replays.at(table, "ana", 0, None)
        await command(open_tables, code, commands.abandon, "ana")
        with pytest.raises(Conflict, match="is over"):
            await open_tables.submit(code, "ana", "1", 0, 0, ["pass"])
        assert (await command(open_tables, code, commands.abandon, "ana")).phase == "abandoned"
        assert (await command(open_tables, code, commands.leave, "ana")).seats[0].stand_in is None
        table = (await open_tables.find(code)).table
        most, _, shown = await open_tables.replays.at(
            table, "eve", 8, "all"
        )  # nothing is hidden in a game that nobody goes on with
        assert table.match is not None
        assert most == table.match.ply
        assert all(player["hand"] for player in shown["players"])


@pytest.mark.parametrize("abandoned", [True, False])
@in_a_loop
async def test_a_rematch_is_one_table(tmp_path: Path, abandoned: bool) -> None:
    """Both ask at the same moment: it is one table, and both have come; everybody keeps their seat."""
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "open", "bot:random")
        table = await command(open_tables, code, commands.join, "bo", "Bo", None)
        if abandoned:
            await command(open_tables, code, commands.abandon, "ana")
        else:
            while table.phase == "running":
                for player in ("ana", "bo"):
                    await random_moves(open_tables, code, 1, player=player)
                await bots_are_done(await open_tables.find(code))
        codes = await asyncio.gather(
            *(open_tables.rematch(code, player) for player in ("ana", "bo", "ana", "bo"))
        )
        assert len(set(codes)) == 1
        assert await open_tables.rematch(code, "bo") == codes[0]
        again = (await open_tables.find(codes[0])).table
        assert ([chair.name for chair in again.seats], again.phase) == (["Ana", "Bo", "Random"], "running")
        assert {entry.code for entry in open_tables.store.tables_of(None, None, 10)} == {code, codes[0]}
        assert set(open_tables.open) == {code, codes[0]}
        assert again.seed != table.seed


async def ended(open_tables: OpenTables, *seats: str, **more: Any) -> str:
    """A table of Ana and Bo whose game was broken off."""
    code = await set_up(open_tables, *seats, **more)
    await command(open_tables, code, commands.join, "bo", "Bo", None)
    await command(open_tables, code, commands.abandon, "ana")
    return code


def as_seen(table: Table, player: str) -> dict[str, Any]:
    news = Reader(player).news(table, Presence())
    assert news is not None
    return dict(msgspec.json.decode(news)["table"])


@in_a_loop
async def test_a_rematch_invites(tmp_path: Path) -> None:
    """The player who asks is seated; the others' seats are reserved until they come. Then the game begins."""
    async with open_tables_in(tmp_path) as open_tables:
        code = await ended(open_tables, "me", "open", "bot:random")
        fresh = await open_tables.rematch(code, "bo")
        table, before = (await open_tables.find(fresh)).table, (await open_tables.find(code)).table
        assert (table.phase, table.opened.host, table.members()) == ("gathering", "bo", {"bo"})
        assert [(seat["name"], seat["kind"]) for seat in as_seen(table, "eve")["seats"]] == [
            ("Ana", "invited"), ("Bo", "person"), ("Random", "bot"),
        ]  # fmt: skip
        assert (as_seen(table, "ana")["kept"], as_seen(table, "bo")["kept"]) == ([0], [])
        assert (as_seen(before, "ana")["rematch"], as_seen(before, "ana")["rematch_by"]) == (fresh, 1)
        assert fresh not in [entry.code for entry in open_tables.store.tables_of("ana", None, 5)]
        for seat in (None, 0):
            with pytest.raises(Conflict, match="reserved for"):
                await command(open_tables, fresh, commands.join, "eve", "Eve", seat)
        assert await open_tables.rematch(code, "ana") == fresh
        assert (table.phase, [chair.player for chair in table.seats]) == ("running", ["ana", "bo", None])
        assert [chair.invited for chair in table.seats] == [None, None, None]
        assert fresh in [entry.code for entry in open_tables.store.tables_of("ana", None, 5)]
    async with open_tables_in(tmp_path) as open_tables:  # and so it is kept
        assert as_seen((await open_tables.find(code)).table, "ana")["rematch_by"] == 1
        assert (await open_tables.find(fresh)).table.seats_of("ana") == [0]


@in_a_loop
async def test_those_at_one_screen_come_to_a_rematch_together(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await ended(open_tables, "guest", "me", "open")
        fresh = await open_tables.rematch(code, "bo")
        table = (await open_tables.find(fresh)).table
        assert (await open_tables.find(code)).table.rematch == Rematched(fresh, 2)
        await command(open_tables, fresh, commands.join, "ana", None, 1)
        assert (table.phase, table.seats_of("ana")) == ("running", [0, 1])
        assert [chair.name for chair in table.seats] == ["Player 1", "Ana", "Bo"]
        assert [chair.guest for chair in table.seats] == [True, False, False]
    async with open_tables_in(tmp_path) as open_tables:
        single_process = await set_up(open_tables, "guest", "me", "bot:random")
        await command(open_tables, single_process, commands.abandon, "ana")
        again = (await open_tables.find(await open_tables.rematch(single_process, "ana"))).table
        assert again.phase == "running"  # there is nobody to wait for
        asked = (await open_tables.find(single_process)).table.rematch
        assert asked is not None
        assert asked.seat == 1  # her own, not her guest's


@in_a_loop
async def test_an_invitation_can_be_declined_or_left_to_a_bot(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await ended(open_tables, "me", "open")
        fresh = await open_tables.rematch(code, "ana")
        table = await command(open_tables, fresh, commands.leave, "bo")
        assert [kind_of(chair) for chair in table.seats] == ["person", "open"]
        await command(open_tables, fresh, commands.join, "eve", "Eve", None)
        assert (table.phase, [chair.name for chair in table.seats]) == ("running", ["Ana", "Eve"])
        assert await open_tables.rematch(code, "bo") == fresh  # to watch
        assert table.seats_of("bo") == []
        code = await ended(open_tables, "me", "open")
        fresh = await open_tables.rematch(code, "ana")
        with pytest.raises(Conflict, match="a seat is open"):
            await command(open_tables, fresh, commands.start, "ana", None)
        with pytest.raises(Forbidden):
            await command(open_tables, fresh, commands.start, "bo", "random")
        table = await command(open_tables, fresh, commands.start, "ana", "random")
        assert (table.phase, [chair.name for chair in table.seats]) == ("running", ["Ana", "Random"])
        assert await open_tables.rematch(code, "bo") == fresh
        assert table.members() == {"ana"}


@in_a_loop
async def test_nobody_is_flooded_with_rematches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await ended(open_tables, "me", "open")
        first = await open_tables.rematch(code, "ana")
        await command(open_tables, first, commands.abandon, "ana")
        with pytest.raises(Conflict, match="never began"):
            await open_tables.rematch(first, "ana")
        second = await open_tables.rematch(code, "bo")  # what was called off does not keep others from asking
        assert second != first
        assert (await open_tables.find(code)).table.rematch == Rematched(second, 1)
        assert len(open_tables.store.tables_of("bo", None, 10)) == 2
        assert len(open_tables.store.tables_of("ana", None, 10)) == 2
        monkeypatch.setattr(commands, "MOST_TABLES", 2)
        other = await ended(open_tables, "me", "open")
        await set_up(open_tables, "me", "open")
        await set_up(open_tables, "me", "open")
        with pytest.raises(Conflict, match="2 tables that are not over"):
            await open_tables.rematch(other, "ana")
        assert (await open_tables.find(other)).table.rematch is None


@in_a_loop
async def test_who_left_a_game_is_not_away_from_its_rematch(tmp_path: Path) -> None:
    """Bots move, and clocks run."""
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "bot:random", "me", seconds=60)
        await bots_are_done(await open_tables.find(code))
        await command(open_tables, code, commands.leave, "ana")
        await command(open_tables, code, commands.abandon, "ana")
        opened = await open_tables.find(await open_tables.rematch(code, "ana"))
        assert opened.table.phase == "running"
        assert not opened.table.left_to_bots
        assert opened.table.due() is not None
        await bots_are_done(opened)
        assert opened.table.waits == [1]
        assert set(opened.table.deadlines()) == {1}


@in_a_loop
async def test_a_rematch_that_another_process_made_first(tmp_path: Path) -> None:
    """Two processes on one database: the slower one's table is deleted, with its bots."""
    async with (
        open_tables_in(tmp_path, single_process=False) as open_tables,
        open_tables_in(tmp_path, single_process=False) as other,
    ):
        code = await set_up(open_tables, "me", "bot:random")
        await command(open_tables, code, commands.abandon, "ana")
        await other.find(code)
        first = await open_tables.rematch(code, "ana")
        assert await other.rematch(code, "ana") == first
        assert set(other.open) == {code, first}
        assert {entry.code for entry in open_tables.store.tables_of(None, None, 10)} == {code, first}


@in_a_loop
async def test_chat_is_plain_text_of_one_line(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "open")
        await command(open_tables, code, commands.say, "ana", "Ana", "  <b>hi</b>\x00\u202e\u200b\n there \t")
        await command(open_tables, code, commands.say, "eve", "Eve", "x" * 2000)
        await command(open_tables, code, commands.say, "dan", None, "hm")
        for nothing in ("", " \n\u200b\x1b "):
            with pytest.raises(Invalid):
                await command(open_tables, code, commands.say, "ana", "Ana", nothing)
        lines = (await open_tables.find(code)).table.chat
        assert [(line.seat, line.name) for line in lines] == [(0, "Ana"), (None, "Eve"), (None, "Somebody")]
        assert [line.text for line in lines] == ["<b>hi</b> there", "x" * 500, "hm"]


INVISIBLE = [
    "\ufe0f", "\u034f", "\u17b4", "\u3164", "\u2800", "\u115f", "\u1160", "\u17b5", "\u180b", "\u180f",
    "\uffa0", "\ufe00", "\U000e0100", "\U000e01ef", "\U000e0020", "\u00ad", "\u200d", "\u2060", "\ufeff",
    "\U0001d159",
]  # fmt: skip


@pytest.mark.parametrize("letter", INVISIBLE, ids=lambda letter: f"{ord(letter):x}")
@in_a_loop
async def test_no_two_names_at_a_table_look_alike(tmp_path: Path, letter: str) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "open", "open", name=f"{letter}A{letter}na{letter}")
        await command(open_tables, code, commands.join, "eve", f"An{letter}a", None)
        with pytest.raises(Invalid):
            await command(open_tables, code, commands.say, "eve", "Eve", letter * 3)
        table = await command(open_tables, code, commands.join, "bo", f" {letter} {letter}", None)
        assert [chair.name for chair in table.seats] == ["Ana", "Ana 2", "Player 3"]


@in_a_loop
async def test_names_are_alike_however_they_are_spelt(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "open", "open", "open", name="Zo\u00e9")
        for player, name in (("bo", "Zoe\u0301"), ("cleo", "ZO\u00c9"), ("dan", "Z\uff4f\u00e9")):
            table = await command(open_tables, code, commands.join, player, name, None)
        names = [chair.name for chair in table.seats]
        assert names == ["Zo\u00e9", "Zo\u00e9 2", "ZO\u00c9 3", "Z\uff4f\u00e9 4"]


@pytest.mark.parametrize("name", ["Ana", "ana", "A\u034fna", "Random"])
@in_a_loop
async def test_one_who_watches_does_not_speak_in_a_player_s_name(tmp_path: Path, name: str) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "bot:random")
        table = await command(open_tables, code, commands.say, "eve", name, "I give up")
        line = table.chat[-1]
        assert line.seat is None
        assert line.name == f"{commands.clean(name, 24)} 2"


@in_a_loop
async def test_chat_does_not_grow_without_end(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "open")
        for number in range(210):
            await command(open_tables, code, commands.say, "ana", "Ana", f"line {number}")
        table = (await open_tables.find(code)).table
        assert [line.text for line in table.chat][:: len(table.chat) - 1] == ["line 10", "line 209"]


@pytest.mark.parametrize(
    ("seats", "more", "refusal"),
    [
        ((), {}, Invalid),
        (("me",), {}, Invalid),
        (("me", "open", "open", "open", "open"), {}, Invalid),
        (("me", "me"), {}, Invalid),
        (("me", "king"), {}, Invalid),
        (("me", "bot:sphinx"), {}, Invalid),
        (("me", "bot:searcher"), {}, Invalid),
        (("me", "open"), {"options": {"jokers": True}}, Invalid),
        (("me", "open"), {"options": {"show_pile": "yes"}}, Invalid),
        (("me", "open"), {"seconds": 4}, Invalid),
        (("me", "open"), {"seconds": 10**9}, Invalid),
        (("me", "open"), {"game": "chess"}, NotFound),
    ],
)
@in_a_loop
async def test_tables_that_make_no_sense(
    tmp_path: Path, seats: tuple[str, ...], more: dict[str, object], refusal: type[Exception]
) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        with pytest.raises(refusal):
            await set_up(open_tables, *seats, **more)  # type: ignore[arg-type]
        assert open_tables.store.tables_of(None, None, 5) == []


@in_a_loop
async def test_a_game_that_is_being_compiled_is_played_without_hints(
    tmp_path: Path, plain: Callable[[str], None]
) -> None:
    asked_for: list[str] = []
    plain(GAME)
    async with open_tables_in(tmp_path, played=asked_for.append) as open_tables:
        code = await set_up(open_tables, "me", "guest")
        table = (await open_tables.find(code)).table
        assert asked_for == [GAME] == queries.being_compiled()
        assert table.match is not None
        assert table.match.to_act
        with pytest.raises(NotReady, match="compiled"):
            await open_tables.hints.best_moves(table, "ana", 0, commands.seen_ply(table.match, 0))
    async with open_tables_in(tmp_path, played=asked_for.append) as open_tables:
        await open_tables.find(code)
        assert asked_for == [GAME, GAME]


@in_a_loop
async def test_tables_that_do_not_exist_leave_nothing_in_memory(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        for number in range(50):
            with pytest.raises(NotFound):
                await open_tables.find(f"NOWHERE-{number}")
        assert open_tables._loading == {}
        assert open_tables.open == {}


def test_codes() -> None:
    assert len(set(WORDS)) == len(WORDS) > 200
    assert all(word.isascii() and word.isalpha() for word in WORDS)
    for short in (False, True) * 100:
        code = new_table_code(short)
        assert is_short(code) == short
        assert len(code) <= (16 if short else 18)
        for between in ("-", "  ", ""):
            assert read_code(code.lower().replace("-", between)) == code
    for word in WORDS:  # every short code of an older server is read as itself
        for number in (2, 42, 999, 9999):
            assert read_code(f"{word}-{number}") == f"{word.upper()}-{number}"
    assert len(FIRST) * len(LETTERS) ** (2 * GROUP) > 10**17


@in_a_loop
async def test_a_table_has_a_code_that_nobody_guesses_unless_it_asks_for_a_short_one(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        assert not is_short(await set_up(open_tables, "me", "open"))
        code = await set_up(open_tables, "me", "bot:random", short_code=True)
        assert is_short(code)
        await command(open_tables, code, commands.abandon, "ana")
        assert is_short(await open_tables.rematch(code, "ana"))


@in_a_loop
async def test_a_code_that_is_taken_is_not_given_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    codes = iter(["IBIS-2", "IBIS-2", "IBIS-2", "IBIS-3"])
    monkeypatch.setattr("mastaba.table.registry.new_table_code", lambda short: next(codes))
    async with open_tables_in(tmp_path) as open_tables:
        assert [await set_up(open_tables, "me", "open"), await set_up(open_tables, "me", "open")] == [
            "IBIS-2",
            "IBIS-3",
        ]

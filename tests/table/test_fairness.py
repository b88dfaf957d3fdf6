"""Players can't take anything from others: no bot's time, no turn, no seat, no hidden information."""

from __future__ import annotations

import asyncio
import threading
import time
import tracemalloc
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mastaba.bots.hints import Hint
from mastaba.store.base import StoreError
from mastaba.table import commands
from mastaba.table.errors import Conflict, Invalid, NotFound, NotReady
from mastaba.table.news import Presence, Reader
from tests.table.tables import (
    ANA,
    bots_are_done,
    command,
    in_a_loop,
    move,
    open_tables_in,
    random_moves,
    set_up,
)


@pytest.mark.parametrize("level", ["pharaoh@999999s", "uct@100000000", "random@5", "sphinx", ""])
@in_a_loop
async def test_nobody_says_how_long_the_host_s_bots_think(tmp_path: Path, level: str) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "open")
        with pytest.raises(Invalid, match="no bot"):
            await command(open_tables, code, commands.start, "ana", level)
        if level:
            with pytest.raises(Invalid, match="no bot"):
                await set_up(open_tables, "me", f"bot:{level}")


@in_a_loop
async def test_hints_come_one_at_a_time_and_take_no_bot_s_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = threading.Event()

    def slow(*given: Any) -> list[Hint]:
        held.wait(30)
        return []

    monkeypatch.setattr("mastaba.table.queries.hints", slow)
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "guest", "bot:random")
        opened = await open_tables.find(code)
        await bots_are_done(opened)
        table = opened.table
        assert table.match is not None
        ply = commands.seen_ply(table.match, 0)
        first = asyncio.create_task(open_tables.hints.best_moves(table, "ana", 0, ply))
        await asyncio.sleep(0.05)
        with pytest.raises(NotReady, match="one at a time"):
            await open_tables.hints.best_moves(table, "ana", 0, ply)
        other = await set_up(open_tables, "me", "bot:random", player="bo", name="Bo")
        await bots_are_done(await open_tables.find(other))  # while the hint is being thought of
        assert (await open_tables.find(other)).table.waits == [0]
        held.set()
        assert await first == []
        assert await open_tables.hints.best_moves(table, "ana", 0, ply) == []


@in_a_loop
async def test_bots_of_habit_do_not_stand_in_line_behind_those_that_search(tmp_path: Path) -> None:
    held = threading.Event()
    async with open_tables_in(tmp_path) as open_tables:
        thinking = [
            asyncio.create_task(open_tables.scheduler.slow_pool.run(ANA, lambda: held.wait(30)))
            for _ in range(8)
        ]
        await asyncio.sleep(0.02)
        code = await set_up(open_tables, "me", "bot:club")
        await bots_are_done(await open_tables.find(code))
        assert (await open_tables.find(code)).table.waits == [0]
        held.set()
        await asyncio.gather(*thinking)


@in_a_loop
async def test_a_page_that_says_it_has_seen_everything(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "guest")
        await random_moves(open_tables, code, 10)
        table = (await open_tables.find(code)).table
        tracemalloc.start()
        news = Reader("ana", 99_999_999).news(table, Presence())
        _, peak = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert news is not None
        assert msgspec.json.decode(news)["eyes"]["0"]["log"]["add"] == []
        assert peak < 3_000_000


@in_a_loop
async def test_after_a_missed_turn_the_next_one_has_its_own_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a simultaneous step the same seat is to act again at once."""
    now = time.time
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "guest", seconds=60)
        opened = await open_tables.find(code)
        await move(open_tables, code, 1)
        assert opened.table.waits == [0]
        monkeypatch.setattr("mastaba.table.registry.time.time", lambda: now() + 61)
        await open_tables.scheduler.sweep()
        await bots_are_done(opened)
        assert opened.table.match is not None
        assert [step["do"] for step in opened.table.match.log if step["by"] == 0] == ["keep"]
        assert opened.table.waits == [0, 1]
        assert min(opened.table.deadlines().values()) > now() + 100


@in_a_loop
async def test_a_missed_turn_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No other seat is ever to act: the bot finishes the turn, not the game."""
    now = time.time
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", game="ramses", options={"mode": "solo"}, seconds=60)
        opened = await open_tables.find(code)
        monkeypatch.setattr("mastaba.table.registry.time.time", lambda: now() + 61)
        await open_tables.scheduler.sweep()
        await bots_are_done(opened)
        assert opened.table.match is not None
        assert opened.table.phase == "running"
        log = opened.table.match.log
        begun = [ply for ply, step in enumerate(log) if step["do"] == "search"]
        assert len(begun) > 1  # at times more than two: what is sought next may lie open already (RA-8)
        assert {step["by"] for step in log[begun[1] :]} == {"chance"}


@in_a_loop
async def test_handing_over_and_taking_back_does_not_stop_the_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "guest", seconds=60)
        opened = await open_tables.find(code)
        before = opened.table.deadlines()
        monkeypatch.setattr(open_tables.scheduler, "schedule", lambda opened: None)
        await asyncio.sleep(0.02)
        await command(open_tables, code, commands.hand_over, "ana", 0, None, None)
        await command(open_tables, code, commands.take_back, "ana", 0)
        assert opened.table.deadlines() == before


@in_a_loop
async def test_a_game_that_everybody_has_left_waits_for_them(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "bot:random")
        opened = await open_tables.find(code)
        await bots_are_done(opened)
        await command(open_tables, code, commands.leave, "ana")
        await bots_are_done(opened)
        assert (opened.table.waits, opened.table.due()) == ([0], None)
        await command(open_tables, code, commands.take_back, "ana", 0)
        await move(open_tables, code, 0)
        await command(open_tables, code, commands.leave, "ana")
        opened.audience.subscribe(Reader("ana"))
        open_tables.scheduler.schedule(opened)  # whoever looks on sees them play
        while opened.table.phase == "running":
            await asyncio.sleep(0.01)


@in_a_loop
async def test_where_a_clock_runs_nobody_gives_away_another_s_seat(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "open", seconds=3 * 24 * 3600)
        table = await command(open_tables, code, commands.join, "bo", "Bo", None)
        with pytest.raises(Conflict, match="clock"):
            await command(open_tables, code, commands.hand_over, "ana", 1, None, 1000.0)
        await command(open_tables, code, commands.hand_over, "bo", 1, "expert", None)
        await command(open_tables, code, commands.hand_over, "ana", 1, "random", 1000.0)
        assert table.seats[1].stand_in == "expert"


@pytest.mark.parametrize("level", ["pharaoh", "expert", "uct", "greedy", "novice", None])
@in_a_loop
async def test_without_hints_no_stand_in_is_a_master(tmp_path: Path, level: str | None) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "guest", hints=False)
        open_tables.scheduler.stopping = True
        table = await command(open_tables, code, commands.hand_over, "ana", 0, level, None)
        assert table.seats[0].played_by == ("novice" if level == "novice" else "club")
        with pytest.raises(Invalid, match="no bot"):
            await command(open_tables, code, commands.hand_over, "ana", 1, "sphinx", None)


@pytest.mark.parametrize("game", ["silver-and-gold", "farao", "ramses"])
@in_a_loop
async def test_without_hints_a_seat_comes_back_after_the_turn(tmp_path: Path, game: str) -> None:
    """Otherwise a bot's move would be a hint: hand over, look, and play on."""
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "open", game=game, hints=False)
        await command(open_tables, code, commands.join, "bo", "Bo", None)
        opened = await open_tables.find(code)
        table = opened.table
        for _ in range(6):
            seat, player = next((seat, str(table.seats[seat].player)) for seat in table.waits)
            others = set(table.waits) - {seat}
            open_tables.scheduler.stopping = True  # the bot has to wait
            await command(open_tables, code, commands.hand_over, player, seat, "club", None)
            await command(open_tables, code, commands.take_back, player, seat)
            await command(open_tables, code, commands.take_back, player, seat)
            assert (table.seats[seat].stand_in, table.seats[seat].back) == ("club", True)
            with pytest.raises(Conflict, match="finishes this turn"):
                await move(open_tables, code, seat, "pass", player=player)
            assert table.match is not None
            before = table.match.ply
            open_tables.scheduler.stopping = False
            open_tables.scheduler.schedule(opened)
            await bots_are_done(opened)
            made = [step["by"] for step in table.match.log[before:] if step["by"] != "chance"]
            assert made
            assert set(made) == {seat}  # the bot alone finished the turn
            assert seat not in table.waits or set(table.waits) - others - {seat}
            assert (table.seats[seat].stand_in, table.seats[seat].back) == (None, False)
            while others and others <= set(table.waits) and seat not in table.waits:
                await random_moves(open_tables, code, 1, player=str(table.seats[min(others)].player))
            if table.phase != "running":
                break
    async with open_tables_in(tmp_path) as open_tables:  # and so it is kept
        table = (await open_tables.find(code)).table
        assert [(chair.stand_in, chair.back) for chair in table.seats] == [(None, False)] * 2


@in_a_loop
async def test_without_hints_a_seat_that_has_nothing_to_do_comes_back_at_once(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "guest", hints=False)
        table = (await open_tables.find(code)).table
        await move(open_tables, code, 0)
        await command(open_tables, code, commands.hand_over, "ana", 0, None, None)
        await command(open_tables, code, commands.take_back, "ana", 0)
        assert table.seats[0].stand_in is None
        open_tables.scheduler.stopping = True
        await command(open_tables, code, commands.hand_over, "ana", 1, None, None)
        await command(open_tables, code, commands.take_back, "ana", 1)
        await command(
            open_tables, code, commands.hand_over, "ana", 1, None, None
        )  # the bot plays on after all
        assert (table.seats[1].stand_in, table.seats[1].back) == ("club", False)


@in_a_loop
async def test_lines_of_chat_do_not_count_hidden_drafts(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "guest")
        await command(open_tables, code, commands.say, "eve", "Eve", "hello")
        await random_moves(open_tables, code, 5)
        table = await command(open_tables, code, commands.say, "eve", "Eve", "again")
        assert [line.number for line in table.chat] == [0, 1]


@in_a_loop
async def test_a_chat_has_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "MOST_LINES", 3)
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "guest")
        for line in range(3):
            await command(open_tables, code, commands.say, "eve", "Eve", f"{line}")
        with pytest.raises(Conflict, match="is full"):
            await command(open_tables, code, commands.say, "eve", "Eve", "and")


# --- what is not known, gone, or told to somebody else ------------------------------------------------------


@in_a_loop
async def test_a_message_that_was_lost_between_processes(tmp_path: Path) -> None:
    async with (
        open_tables_in(tmp_path, single_process=False) as here,
        open_tables_in(tmp_path, single_process=False) as there,
    ):
        code = await set_up(here, "me", "guest")
        stale = await there.find(code)
        await move(here, code, 0)
        assert stale.table.number < (await here.find(code)).table.number
        await there.catch_up()
        assert stale.table.number == (await here.find(code)).table.number
        assert stale.table.waits == [1]


@in_a_loop
async def test_one_who_waited_while_a_write_failed_acts_on_the_table_that_others_find(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "guest")
        append = open_tables.store.append

        def once(*given: Any) -> Any:
            monkeypatch.setattr(open_tables.store, "append", append)
            future = append(*given)
            future.result()
            failed: Any = type(future)()
            failed.set_exception(StoreError("the answer was lost"))
            return failed

        monkeypatch.setattr(open_tables.store, "append", once)
        waiting = [asyncio.create_task(move(open_tables, code, seat, name=f"w{seat}")) for seat in (0, 1)]
        done = await asyncio.gather(*waiting, return_exceptions=True)
        assert isinstance(done[0], NotReady)
        assert isinstance(done[1], int)
        match = (await open_tables.find(code)).table.match
        assert match is not None
        assert {step["by"] for step in match.log if step["do"] == "keep"} == {
            0,
            1,
        }  # both were kept, and both are seen
        kept = open_tables.store.load(code)
        assert kept is not None
        assert kept.events[-1].number == (await open_tables.find(code)).table.number


@in_a_loop
async def test_an_old_submission_s_name_disturbs_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mastaba.table.table.MOST_ANSWERS", 1)
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "guest")
        opened = await open_tables.find(code)
        await move(open_tables, code, 0, name="once")
        await move(open_tables, code, 1, name="twice")
        with pytest.raises(Conflict, match="sent before"):
            await move(open_tables, code, 0, name="once")
        assert await open_tables.find(code) is opened
        await move(open_tables, code, 0, name="new")


@in_a_loop
async def test_a_table_that_was_deleted_behind_the_server_s_back(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "guest")
        open_tables.store.delete(code).result()
        with pytest.raises(NotFound, match="any more"):
            await move(open_tables, code, 0)
        assert open_tables.open == {}


@in_a_loop
async def test_tables_that_stay_due_do_not_hide_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mastaba.table.scheduler.MOST_DUE", 1)
    now = time.time
    async with open_tables_in(tmp_path) as open_tables:
        broken, sound = (
            await set_up(open_tables, "me", "guest", seconds=60),
            await set_up(open_tables, "me", "guest", seconds=60),
        )
        find = open_tables.find

        async def faulty(code: str) -> Any:
            if code == broken:
                raise Conflict("this game can't be opened any more")
            return await find(code)

        monkeypatch.setattr(open_tables, "find", faulty)
        monkeypatch.setattr("mastaba.table.registry.time.time", lambda: now() + 61)
        for _ in range(2):
            await open_tables.scheduler.sweep()
        opened = await open_tables.find(sound)
        await bots_are_done(opened)
        assert opened.table.match is not None
        assert any(step["by"] == 0 for step in opened.table.match.log)

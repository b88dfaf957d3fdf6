"""What one does takes nothing from others: no bot's time, no turn, no seat, and nothing that is hidden."""

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
from mastaba.store.base import StoreFailed
from mastaba.table import wishes
from mastaba.table.looks import Looker, Presence
from mastaba.table.refusals import Late, Missing, Unfit, Unready
from tests.table.halls import bots_are_done, hall_in, in_a_loop, move, random_moves, set_up, wish


@pytest.mark.parametrize("level", ["pharaoh@999999s", "uct@100000000", "random@5", "sphinx", ""])
@in_a_loop
async def test_nobody_says_how_long_the_host_s_bots_think(tmp_path: Path, level: str) -> None:
    async with hall_in(tmp_path) as hall:
        code = await set_up(hall, "me", "open")
        with pytest.raises(Unfit, match="no bot"):
            await wish(hall, code, wishes.start, "ana", level)
        if level:
            with pytest.raises(Unfit, match="no bot"):
                await set_up(hall, "me", f"bot:{level}")


@in_a_loop
async def test_hints_come_one_at_a_time_and_take_no_bot_s_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    held = threading.Event()

    def slow(*given: Any) -> list[Hint]:
        held.wait(30)
        return []

    monkeypatch.setattr("mastaba.table.asking.hints", slow)
    async with hall_in(tmp_path) as hall:
        code = await set_up(hall, "me", "guest", "bot:random")
        opened = await hall.find(code)
        await bots_are_done(opened)
        table = opened.table
        assert table.match is not None
        ply = wishes.ply_now(table.match, 0)
        first = asyncio.create_task(hall.hints.best_moves(table, "ana", 0, ply))
        await asyncio.sleep(0.05)
        with pytest.raises(Unready, match="one at a time"):
            await hall.hints.best_moves(table, "ana", 0, ply)
        other = await set_up(hall, "me", "bot:random", player="bo", name="Bo")
        await bots_are_done(await hall.find(other))  # while the hint is being thought of
        assert (await hall.find(other)).table.waits == [0]
        held.set()
        assert await first == []
        assert await hall.hints.best_moves(table, "ana", 0, ply) == []


@in_a_loop
async def test_bots_of_habit_do_not_stand_in_line_behind_those_that_search(tmp_path: Path) -> None:
    held = threading.Event()
    async with hall_in(tmp_path) as hall:
        thinking = [asyncio.create_task(hall.croupier.thoughts.think(lambda: held.wait(30))) for _ in range(8)]
        await asyncio.sleep(0.02)
        code = await set_up(hall, "me", "bot:club")
        await bots_are_done(await hall.find(code))
        assert (await hall.find(code)).table.waits == [0]
        held.set()
        await asyncio.gather(*thinking)


@in_a_loop
async def test_a_page_that_says_it_has_seen_everything(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        code = await set_up(hall, "me", "guest")
        await random_moves(hall, code, 10)
        table = (await hall.find(code)).table
        tracemalloc.start()
        news = Looker("ana", 99_999_999).news(table, Presence(), {})
        _, peak = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert news is not None
        assert msgspec.json.decode(news)["eyes"]["0"]["log"]["add"] == []
        assert peak < 3_000_000


@in_a_loop
async def test_after_a_missed_turn_the_next_one_has_its_own_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where all move at once the same seat is asked again at once."""
    now = time.time
    async with hall_in(tmp_path) as hall:
        code = await set_up(hall, "me", "guest", seconds=60)
        opened = await hall.find(code)
        await move(hall, code, 1)
        assert opened.table.waits == [0]
        monkeypatch.setattr("mastaba.table.hall.time.time", lambda: now() + 61)
        await hall.croupier.sweep()
        await bots_are_done(opened)
        assert opened.table.match is not None
        assert [step["do"] for step in opened.table.match.log if step["by"] == 0] == ["keep"]
        assert opened.table.waits == [0, 1]
        assert min(opened.table.deadlines().values()) > now() + 100


@in_a_loop
async def test_a_missed_turn_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody else is ever asked: the bot finishes the turn, not the game."""
    now = time.time
    async with hall_in(tmp_path) as hall:
        code = await set_up(hall, "me", game="ramses", options={"mode": "solo"}, seconds=60)
        opened = await hall.find(code)
        monkeypatch.setattr("mastaba.table.hall.time.time", lambda: now() + 61)
        await hall.croupier.sweep()
        await bots_are_done(opened)
        assert opened.table.match is not None
        assert opened.table.phase == "running"
        log = opened.table.match.log
        begun = [ply for ply, step in enumerate(log) if step["do"] == "search"]
        assert len(begun) > 1  # at times more than two: what is sought next may lie open already (RA-8)
        assert {step["by"] for step in log[begun[1] :]} == {"chance"}


@in_a_loop
async def test_handing_over_and_taking_back_does_not_stop_the_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hall_in(tmp_path) as hall:
        code = await set_up(hall, "me", "guest", seconds=60)
        opened = await hall.find(code)
        before = opened.table.deadlines()
        monkeypatch.setattr(hall.croupier, "attend", lambda opened: None)
        await asyncio.sleep(0.02)
        await wish(hall, code, wishes.hand_over, "ana", 0, None, None)
        await wish(hall, code, wishes.take_back, "ana", 0)
        assert opened.table.deadlines() == before


@in_a_loop
async def test_a_game_that_everybody_has_left_waits_for_them(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        code = await set_up(hall, "me", "bot:random")
        opened = await hall.find(code)
        await bots_are_done(opened)
        await wish(hall, code, wishes.leave, "ana")
        await bots_are_done(opened)
        assert (opened.table.waits, opened.table.due()) == ([0], None)
        await wish(hall, code, wishes.take_back, "ana", 0)
        await move(hall, code, 0)
        await wish(hall, code, wishes.leave, "ana")
        opened.room.enter(Looker("ana"))
        hall.croupier.attend(opened)  # whoever looks on sees them play
        while opened.table.phase == "running":
            await asyncio.sleep(0.01)


@in_a_loop
async def test_where_a_clock_runs_nobody_gives_away_another_s_seat(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        code = await set_up(hall, "me", "open", seconds=3 * 24 * 3600)
        table = await wish(hall, code, wishes.join, "bo", "Bo", None)
        with pytest.raises(Late, match="clock"):
            await wish(hall, code, wishes.hand_over, "ana", 1, None, 1000.0)
        await wish(hall, code, wishes.hand_over, "bo", 1, "expert", None)
        await wish(hall, code, wishes.hand_over, "ana", 1, "random", 1000.0)
        assert table.seats[1].stand_in == "expert"


@pytest.mark.parametrize("level", ["pharaoh", "expert", "uct", "greedy", "novice", None])
@in_a_loop
async def test_without_hints_no_stand_in_is_a_master(tmp_path: Path, level: str | None) -> None:
    async with hall_in(tmp_path) as hall:
        code = await set_up(hall, "me", "guest", hints=False)
        hall.croupier.stopping = True
        table = await wish(hall, code, wishes.hand_over, "ana", 0, level, None)
        assert table.seats[0].played_by == ("novice" if level == "novice" else "club")
        with pytest.raises(Unfit, match="no bot"):
            await wish(hall, code, wishes.hand_over, "ana", 1, "sphinx", None)


@pytest.mark.parametrize("game", ["silver-and-gold", "farao", "ramses"])
@in_a_loop
async def test_without_hints_a_seat_comes_back_after_the_turn(tmp_path: Path, game: str) -> None:
    """Else a bot's move would be a hint: one could hand over, look, and go on oneself."""
    async with hall_in(tmp_path) as hall:
        code = await set_up(hall, "me", "open", game=game, hints=False)
        await wish(hall, code, wishes.join, "bo", "Bo", None)
        opened = await hall.find(code)
        table = opened.table
        for _ in range(6):
            seat, player = next((seat, str(table.seats[seat].player)) for seat in table.waits)
            others = set(table.waits) - {seat}
            hall.croupier.stopping = True  # the bot has to wait
            await wish(hall, code, wishes.hand_over, player, seat, "club", None)
            await wish(hall, code, wishes.take_back, player, seat)
            await wish(hall, code, wishes.take_back, player, seat)
            assert (table.seats[seat].stand_in, table.seats[seat].back) == ("club", True)
            with pytest.raises(Late, match="finishes this turn"):
                await move(hall, code, seat, "pass", player=player)
            assert table.match is not None
            before = table.match.ply
            hall.croupier.stopping = False
            hall.croupier.attend(opened)
            await bots_are_done(opened)
            made = [step["by"] for step in table.match.log[before:] if step["by"] != "chance"]
            assert made
            assert set(made) == {seat}  # the bot alone finished the turn
            assert seat not in table.waits or set(table.waits) - others - {seat}
            assert (table.seats[seat].stand_in, table.seats[seat].back) == (None, False)
            while others and others <= set(table.waits) and seat not in table.waits:
                await random_moves(hall, code, 1, player=str(table.seats[min(others)].player))
            if table.phase != "running":
                break
    async with hall_in(tmp_path) as hall:  # and so it is kept
        table = (await hall.find(code)).table
        assert [(chair.stand_in, chair.back) for chair in table.seats] == [(None, False)] * 2


@in_a_loop
async def test_without_hints_a_seat_that_has_nothing_to_do_comes_back_at_once(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        code = await set_up(hall, "me", "guest", hints=False)
        table = (await hall.find(code)).table
        await move(hall, code, 0)
        await wish(hall, code, wishes.hand_over, "ana", 0, None, None)
        await wish(hall, code, wishes.take_back, "ana", 0)
        assert table.seats[0].stand_in is None
        hall.croupier.stopping = True
        await wish(hall, code, wishes.hand_over, "ana", 1, None, None)
        await wish(hall, code, wishes.take_back, "ana", 1)
        await wish(hall, code, wishes.hand_over, "ana", 1, None, None)  # the bot plays on after all
        assert (table.seats[1].stand_in, table.seats[1].back) == ("club", False)


@in_a_loop
async def test_lines_of_chat_do_not_count_hidden_drafts(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        code = await set_up(hall, "me", "guest")
        await wish(hall, code, wishes.say, "eve", "Eve", "hello")
        await random_moves(hall, code, 5)
        table = await wish(hall, code, wishes.say, "eve", "Eve", "again")
        assert [line.number for line in table.chat] == [0, 1]


@in_a_loop
async def test_a_chat_has_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wishes, "MOST_LINES", 3)
    async with hall_in(tmp_path) as hall:
        code = await set_up(hall, "me", "guest")
        for line in range(3):
            await wish(hall, code, wishes.say, "eve", "Eve", f"{line}")
        with pytest.raises(Late, match="heard enough"):
            await wish(hall, code, wishes.say, "eve", "Eve", "and")


# --- what is not known, gone, or told to somebody else ----------------------------------------------------------------------------------------


@in_a_loop
async def test_word_that_was_lost_between_processes(tmp_path: Path) -> None:
    async with hall_in(tmp_path, alone=False) as here, hall_in(tmp_path, alone=False) as there:
        code = await set_up(here, "me", "guest")
        stale = await there.find(code)
        await move(here, code, 0)
        assert stale.table.number < (await here.find(code)).table.number
        await there.catch_up()
        assert stale.table.number == (await here.find(code)).table.number
        assert stale.table.waits == [1]


@in_a_loop
async def test_one_who_waited_while_a_write_failed_acts_on_the_table_that_others_find(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hall_in(tmp_path) as hall:
        code = await set_up(hall, "me", "guest")
        append = hall.store.append

        def once(*given: Any) -> Any:
            monkeypatch.setattr(hall.store, "append", append)
            future = append(*given)
            future.result()
            failed: Any = type(future)()
            failed.set_exception(StoreFailed("the answer was lost"))
            return failed

        monkeypatch.setattr(hall.store, "append", once)
        waiting = [asyncio.create_task(move(hall, code, seat, name=f"w{seat}")) for seat in (0, 1)]
        done = await asyncio.gather(*waiting, return_exceptions=True)
        assert isinstance(done[0], Unready)
        assert isinstance(done[1], int)
        match = (await hall.find(code)).table.match
        assert match is not None
        assert {step["by"] for step in match.log if step["do"] == "keep"} == {0, 1}  # both were kept, and both are seen
        kept = hall.store.load(code)
        assert kept is not None
        assert kept.events[-1].number == (await hall.find(code)).table.number


@in_a_loop
async def test_an_old_submission_s_name_disturbs_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mastaba.table.table.REMEMBERED", 1)
    async with hall_in(tmp_path) as hall:
        code = await set_up(hall, "me", "guest")
        opened = await hall.find(code)
        await move(hall, code, 0, name="once")
        await move(hall, code, 1, name="twice")
        with pytest.raises(Late, match="sent before"):
            await move(hall, code, 0, name="once")
        assert await hall.find(code) is opened
        await move(hall, code, 0, name="new")


@in_a_loop
async def test_a_table_that_was_deleted_behind_the_server_s_back(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        code = await set_up(hall, "me", "guest")
        hall.store.delete(code).result()
        with pytest.raises(Missing, match="any more"):
            await move(hall, code, 0)
        assert hall.open == {}


@in_a_loop
async def test_tables_that_stay_due_do_not_hide_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mastaba.table.croupier.MOST_DUE", 1)
    now = time.time
    async with hall_in(tmp_path) as hall:
        broken, sound = await set_up(hall, "me", "guest", seconds=60), await set_up(hall, "me", "guest", seconds=60)
        find = hall.find

        async def faulty(code: str) -> Any:
            if code == broken:
                raise Late("this game can't be opened any more")
            return await find(code)

        monkeypatch.setattr(hall, "find", faulty)
        monkeypatch.setattr("mastaba.table.hall.time.time", lambda: now() + 61)
        for _ in range(2):
            await hall.croupier.sweep()
        opened = await hall.find(sound)
        await bots_are_done(opened)
        assert opened.table.match is not None
        assert any(step["by"] == 0 for step in opened.table.match.log)

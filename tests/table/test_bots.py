"""Bots at tables: bots that fail or hang, and bots in the middle of a game when the server stops."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from mastaba.bots.players import bot
from mastaba.core.seat import ActionBot, SeatView
from mastaba.match import visibility
from mastaba.match.match import Match
from mastaba.match.record import follow_steps, replay
from mastaba.table import commands
from mastaba.table.bot_seats import BotPlayer
from mastaba.table.news import Reader
from mastaba.table.registry import OpenTables
from mastaba.table.shares import Asker, FairPool
from mastaba.table.table import BOT_PATIENCE, Table
from tests.table.tables import (
    ANA,
    GAME,
    bots_are_done,
    command,
    in_a_loop,
    move,
    open_tables_in,
    random_moves,
    set_up,
)


class Raises(ActionBot):
    def choose_action(self, seat: SeatView) -> int:
        raise ZeroDivisionError("too clever")


class Cheats(ActionBot):
    def choose_action(self, seat: SeatView) -> int:
        return max(seat.actions) + 1


class Peeks(ActionBot):
    def choose_action(self, seat: SeatView) -> int:
        return int(seat.state.turn)  # type: ignore[attr-defined]


class Hangs(ActionBot):
    released = threading.Event()

    def choose_action(self, seat: SeatView) -> int:
        self.released.wait(60)
        return seat.actions[0]


@pytest.mark.parametrize(
    ("player", "said"),
    [
        (Raises, "too clever"),
        (Cheats, "which is not legal"),
        (Peeks, "no attribute 'state'"),
        (Hangs, "did not answer in time"),
    ],
)
def test_for_a_bot_that_fails_a_legal_move_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, player: Any, said: str
) -> None:
    monkeypatch.setattr(
        "mastaba.table.bot_seats.bot",
        lambda level, *given: player() if level == "greedy" else bot(level, *given),
    )
    if player is Hangs:
        visibility.seen_by(Match(GAME, ["", ""], seed="warm"), 0).legal(
            0
        )  # what is compiled by now needs no patience
        monkeypatch.setattr(FairPool.run, "__defaults__", (0.5,))

    async def run() -> None:
        async with open_tables_in(tmp_path) as open_tables:
            code = await set_up(open_tables, "me", "bot:greedy")
            opened = await open_tables.find(code)
            for _ in range(3):
                await bots_are_done(opened)
                assert opened.table.waits == [0]
                await move(open_tables, code, 0)
            await bots_are_done(opened)
            table = opened.table
            assert table.match is not None
            assert sum(step["by"] == 1 for step in table.match.log) >= 2
            assert open_tables.counts.bot_failures >= 1
            assert open_tables.scheduler.slow_pool.busy + open_tables.scheduler.quick_pool.busy == 0
            replay(table.match.record())

    with caplog.at_level(logging.ERROR):
        try:
            asyncio.run(run())
        finally:
            Hangs.released.set()
            Hangs.released = threading.Event()
    told = [
        record for record in caplog.records if "a random legal move is played for it" in record.getMessage()
    ]
    assert told
    assert said in told[0].getMessage()
    assert (told[0].__dict__["bot"], told[0].__dict__["seat"]) == ("greedy", 1)


@in_a_loop
async def test_a_job_that_hangs_does_not_block_the_pool() -> None:
    searching, held = FairPool(1), threading.Event()
    try:
        with pytest.raises(TimeoutError):
            await searching.run(ANA, lambda: held.wait(60), 0.1)
        assert await searching.run(ANA, lambda: 42) == 42
        assert searching.busy == 0
    finally:
        held.set()


@in_a_loop
async def test_only_so_many_think_at_once() -> None:
    searching, most, now, lock = FairPool(2), 0, 0, threading.Lock()

    def thought() -> None:
        nonlocal most, now
        with lock:
            now += 1
            most = max(most, now)
        time.sleep(0.02)
        with lock:
            now -= 1

    await asyncio.gather(*(searching.run(ANA, thought) for _ in range(10)))
    assert most == 2


@in_a_loop
async def test_bots_continue_after_a_restart(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "bot:greedy")
        await command(open_tables, code, commands.hand_over, "ana", 0, "random", None)
        opened = await open_tables.find(code)
        while opened.table.number < 6:
            await asyncio.sleep(0.002)
    number = opened.table.number
    assert opened.table.phase == "running"
    async with open_tables_in(tmp_path) as open_tables:
        assert open_tables.open == {}
        await open_tables.scheduler.sweep()
        assert open_tables.open == {}  # another process may be at it
        await open_tables.scheduler.sweep(BOT_PATIENCE)
        again = (await open_tables.find(code)).table
        while again.phase == "running":
            await asyncio.sleep(0.01)
        assert again.number > number + 10
        assert again.phase == "finished"
        replay(again.record(None), verify_shuffle=True)


@in_a_loop
async def test_one_of_two_processes_takes_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is due is claimed by one process."""
    async with open_tables_in(tmp_path, single_process=False) as first:
        first.scheduler.stopping = True  # its bots do not move: it is as good as dead
        code = await set_up(first, "me", "bot:random")
    now = time.time
    monkeypatch.setattr("mastaba.table.registry.time.time", lambda: now() + BOT_PATIENCE + 1)
    async with (
        open_tables_in(tmp_path, single_process=False) as open_tables,
        open_tables_in(tmp_path, single_process=False) as other,
    ):
        await asyncio.gather(open_tables.scheduler.sweep(), other.scheduler.sweep())
        assert sorted(len(one.open) for one in (open_tables, other)) == [0, 1]
        taken = open_tables if open_tables.open else other
        await bots_are_done(await taken.find(code))
        assert (await taken.find(code)).table.waits == [0]


@pytest.mark.parametrize(
    ("game", "level", "options"),
    [("ramses", "searcher", {}), ("ramses", "forgetful", {"mode": "expert"}), (GAME, "club", {})],
)
@in_a_loop
async def test_a_bot_after_a_restart_chooses_as_without_one(
    tmp_path: Path, game: str, level: str, options: dict[str, Any]
) -> None:
    """A bot with a memory has seen every step, also those before the restart."""
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", f"bot:{level}", game=game, options=options)
        opened = await open_tables.find(code)
        while open_tables.counts.bot_moves < 12 and opened.table.phase == "running":
            await random_moves(open_tables, code, 1, seed=f"{opened.table.number}")
            await bots_are_done(opened)
    async with open_tables_in(tmp_path) as open_tables:
        table = (await open_tables.find(code)).table
        assert table.match is not None
        made = [(ply, step["move"]) for ply, step in enumerate(table.match.log) if step["by"] == 1]
        assert len(made) > 3
        # A bot that is made anew follows the game from its beginning and chooses what the other one chose.
        single_process = Match.unshuffled(game, table.people(), variant=table.opened.options)
        asked = BotPlayer(table, 1, level)
        for ply, step in enumerate(table.match.log):
            if step["by"] == 1:
                assert asked.choose(single_process) == step["move"], f"ply {ply}"
            follow_steps(single_process, [step])
        late = BotPlayer(table, 1, level)
        middle = Match.unshuffled(game, table.people(), variant=table.opened.options)
        follow_steps(middle, table.match.log[: made[-1][0]])
        remembers = late.player.watches()
        assert not remembers or late.choose(middle) == made[-1][1]


@in_a_loop
async def test_a_person_who_comes_back_while_the_stand_in_thinks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The move of a bot whose seat is no longer to act is dropped."""
    gate = threading.Event()

    class Slow(ActionBot):
        def choose_action(self, seat: SeatView) -> int:
            gate.wait(30)
            return seat.actions[0]

    monkeypatch.setattr("mastaba.table.bot_seats.bot", lambda *given: Slow())
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "guest")
        await command(open_tables, code, commands.hand_over, "ana", 0, "random", None)
        opened = await open_tables.find(code)
        while open_tables.scheduler.quick_pool.busy == 0:
            await asyncio.sleep(0.002)
        await command(open_tables, code, commands.take_back, "ana", 0)
        gate.set()
        await bots_are_done(opened)
        assert opened.table.waits == [0, 1]


@in_a_loop
async def test_a_bot_searches_again_when_its_position_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The player comes back, moves, and hands the seat over again while the bot is at the first position."""
    gate, asked = threading.Event(), []

    class Slow(ActionBot):
        def choose_action(self, seat: SeatView) -> int:
            asked.append(seat.observation.tobytes())
            gate.wait(30)
            return seat.actions[-1]

    monkeypatch.setattr("mastaba.table.bot_seats.bot", lambda *given: Slow())
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "guest")
        await command(open_tables, code, commands.hand_over, "ana", 0, "random", None)
        opened = await open_tables.find(code)
        while not asked:
            await asyncio.sleep(0.002)
        await command(open_tables, code, commands.take_back, "ana", 0)
        for seat in (0, 1):
            await move(open_tables, code, seat)
        assert opened.table.waits == [0, 1]  # the same seats, another decision
        await command(open_tables, code, commands.hand_over, "ana", 0, "random", None)
        match = opened.table.match
        assert match is not None
        fresh = match.observation(0).tobytes()
        gate.set()
        await bots_are_done(opened)
        assert opened.table.match is not None
        assert asked[1] == fresh
        assert [step["by"] for step in opened.table.match.log[match.ply :]][:1] == [0]
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


@in_a_loop
async def test_a_table_that_is_deleted_while_its_bot_thinks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its bot stops, also one whose search ends at the same moment and misses the cancellation."""

    async def stubborn(self: FairPool, asker: Asker, thought: Any, seconds: float = 0.0) -> Any:
        with suppress(asyncio.CancelledError):
            await asyncio.sleep(0.02)
        return thought()

    monkeypatch.setattr(FairPool, "run", stubborn)
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "bot:random")
        await command(open_tables, code, commands.hand_over, "ana", 0, "random", None)
        opened = await open_tables.find(code)
        await asyncio.sleep(0.01)
        await asyncio.wait_for(open_tables.close_table(code), 10)
        assert opened.bot_task is None
        assert open_tables.open == {}


async def finished(open_tables: OpenTables, code: str) -> Table:
    opened = await open_tables.find(code)
    while opened.table.phase == "running":
        await asyncio.sleep(0.01)
    return opened.table


@pytest.mark.parametrize("game", ["silver-and-gold-pyramids", "farao"])
@in_a_loop
async def test_bots_among_themselves_play_for_those_who_look_on(tmp_path: Path, game: str) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "bot:random", "bot:random", game=game)
        opened = await open_tables.find(code)
        assert (opened.bot_task, opened.table.due()) == (
            None,
            None,
        )  # nobody looks: they take no place from others
        opened.audience.subscribe(Reader("eve"))
        open_tables.scheduler.schedule(opened)
        table = await finished(open_tables, code)
        record = table.record(None)
        assert replay(record, verify_shuffle=True).result() == record["result"]
        assert open_tables.counts.bot_failures == 0

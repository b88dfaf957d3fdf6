"""Bots at tables: that fail, that hang, that are in the middle of a game when the server stops."""

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
from mastaba.match import eyes
from mastaba.match.match import Match
from mastaba.match.record import follow_steps, replay
from mastaba.table import wishes
from mastaba.table.bots import BotPlayer, Thoughts
from mastaba.table.hall import Hall
from mastaba.table.looks import Looker
from mastaba.table.table import BOT_PATIENCE, Table
from tests.table.halls import GAME, bots_are_done, hall_in, in_a_loop, move, random_moves, set_up, wish


class Raises:
    def __call__(self, match: Any, seat: int) -> int:
        raise ZeroDivisionError("too clever")


class Cheats:
    def __call__(self, match: Any, seat: int) -> int:
        return max(match.actions(seat)) + 1


class Peeks:
    def __call__(self, match: Any, seat: int) -> int:
        match.observation(1 - seat)
        return int(match.actions(seat)[0])


class Hangs:
    released = threading.Event()

    def __call__(self, match: Any, seat: int) -> int:
        self.released.wait(60)
        return int(match.actions(seat)[0])


@pytest.mark.parametrize(
    ("player", "said"),
    [(Raises, "too clever"), (Cheats, "which is not legal"), (Peeks, "PermissionError"), (Hangs, "did not answer in time")],
)
def test_for_a_bot_that_fails_a_legal_move_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, player: Any, said: str
) -> None:
    monkeypatch.setattr("mastaba.table.bots.bot", lambda level, *given: player() if level == "greedy" else bot(level, *given))
    if player is Hangs:
        eyes.seen_by(Match(GAME, ["", ""], seed="warm"), 0).legal(0)  # what is compiled by now needs no patience
        monkeypatch.setattr(Thoughts.think, "__defaults__", (0.5,))

    async def run() -> None:
        async with hall_in(tmp_path) as hall:
            code = await set_up(hall, "me", "bot:greedy")
            opened = await hall.find(code)
            for _ in range(3):
                await bots_are_done(opened)
                assert opened.table.waits == [0]
                await move(hall, code, 0)
            await bots_are_done(opened)
            table = opened.table
            assert table.match is not None
            assert sum(step["by"] == 1 for step in table.match.log) >= 2
            assert hall.counts.bot_failures >= 1
            assert hall.croupier.thoughts.going + hall.croupier.habits.going == 0
            replay(table.match.record())

    with caplog.at_level(logging.ERROR):
        try:
            asyncio.run(run())
        finally:
            Hangs.released.set()
            Hangs.released = threading.Event()
    told = [record for record in caplog.records if "any move is played for it" in record.getMessage()]
    assert told
    assert said in told[0].getMessage()
    assert (told[0].__dict__["bot"], told[0].__dict__["seat"]) == ("greedy", 1)


@in_a_loop
async def test_a_thought_that_hangs_keeps_nobody_else_waiting() -> None:
    thoughts, held = Thoughts(1), threading.Event()
    try:
        with pytest.raises(TimeoutError):
            await thoughts.think(lambda: held.wait(60), 0.1)
        assert await thoughts.think(lambda: 42) == 42
        assert thoughts.going == 0
    finally:
        held.set()


@in_a_loop
async def test_only_so_many_think_at_once() -> None:
    thoughts, most, now, lock = Thoughts(2), 0, 0, threading.Lock()

    def thought() -> None:
        nonlocal most, now
        with lock:
            now += 1
            most = max(most, now)
        time.sleep(0.02)
        with lock:
            now -= 1

    await asyncio.gather(*(thoughts.think(thought) for _ in range(10)))
    assert most == 2


@in_a_loop
async def test_bots_of_a_restarted_hall_go_on_by_themselves(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        code = await set_up(hall, "me", "bot:greedy")
        await wish(hall, code, wishes.hand_over, "ana", 0, "random", None)
        opened = await hall.find(code)
        while opened.table.number < 6:
            await asyncio.sleep(0.002)
    number = opened.table.number
    assert opened.table.phase == "running"
    async with hall_in(tmp_path) as hall:
        assert hall.open == {}
        await hall.croupier.sweep()
        assert hall.open == {}  # another process may be at it
        await hall.croupier.sweep(BOT_PATIENCE)
        again = (await hall.find(code)).table
        while again.phase == "running":
            await asyncio.sleep(0.01)
        assert again.number > number + 10
        assert again.phase == "finished"
        replay(again.record(None), verify_shuffle=True)


@in_a_loop
async def test_of_two_halls_one_takes_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is due is claimed: the other leaves it alone."""
    async with hall_in(tmp_path, alone=False) as first:
        first.croupier.stopping = True  # its bots do not move: it is as good as dead
        code = await set_up(first, "me", "bot:random")
    now = time.time
    monkeypatch.setattr("mastaba.table.hall.time.time", lambda: now() + BOT_PATIENCE + 1)
    async with hall_in(tmp_path, alone=False) as hall, hall_in(tmp_path, alone=False) as other:
        await asyncio.gather(hall.croupier.sweep(), other.croupier.sweep())
        assert sorted(len(one.open) for one in (hall, other)) == [0, 1]
        taken = hall if hall.open else other
        await bots_are_done(await taken.find(code))
        assert (await taken.find(code)).table.waits == [0]


@pytest.mark.parametrize(("game", "level", "options"), [("ramses", "searcher", {}), ("ramses", "forgetful", {"mode": "expert"}), (GAME, "club", {})])
@in_a_loop
async def test_a_bot_after_a_restart_chooses_as_without_one(tmp_path: Path, game: str, level: str, options: dict[str, Any]) -> None:
    """One that remembers has seen every step, also those before the restart."""
    async with hall_in(tmp_path) as hall:
        code = await set_up(hall, "me", f"bot:{level}", game=game, options=options)
        opened = await hall.find(code)
        while hall.counts.bot_moves < 12 and opened.table.phase == "running":
            await random_moves(hall, code, 1, seed=f"{opened.table.number}")
            await bots_are_done(opened)
    async with hall_in(tmp_path) as hall:
        table = (await hall.find(code)).table
        assert table.match is not None
        made = [(ply, step["move"]) for ply, step in enumerate(table.match.log) if step["by"] == 1]
        assert len(made) > 3
        # A bot that is made anew follows the game from its beginning and chooses what the other one chose.
        alone = Match.unshuffled(game, table.people(), variant=table.opened.options)
        asked = BotPlayer(table, 1, level)
        for ply, step in enumerate(table.match.log):
            if step["by"] == 1:
                assert asked.choose(alone) == step["move"], f"ply {ply}"
            follow_steps(alone, [step])
        late = BotPlayer(table, 1, level)
        middle = Match.unshuffled(game, table.people(), variant=table.opened.options)
        follow_steps(middle, table.match.log[: made[-1][0]])
        remembers = hasattr(late.player, "watch")
        assert not remembers or late.choose(middle) == made[-1][1]


@in_a_loop
async def test_a_person_who_comes_back_while_the_stand_in_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The move of a bot that is not asked any more is dropped."""
    gate = threading.Event()

    class Slow:
        def __call__(self, match: Any, seat: int) -> int:
            gate.wait(30)
            return int(match.actions(seat)[0])

    monkeypatch.setattr("mastaba.table.bots.bot", lambda *given: Slow())
    async with hall_in(tmp_path) as hall:
        code = await set_up(hall, "me", "guest")
        await wish(hall, code, wishes.hand_over, "ana", 0, "random", None)
        opened = await hall.find(code)
        while hall.croupier.habits.going == 0:
            await asyncio.sleep(0.002)
        await wish(hall, code, wishes.take_back, "ana", 0)
        gate.set()
        await bots_are_done(opened)
        assert opened.table.waits == [0, 1]


@in_a_loop
async def test_a_bot_that_thought_of_a_position_which_is_gone_thinks_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Its player comes back, moves, and hands the seat over again while the bot is at the first position."""
    gate, asked = threading.Event(), []

    class Slow:
        def __call__(self, match: Any, seat: int) -> int:
            asked.append(match.observation(seat).tobytes())
            gate.wait(30)
            return int(match.actions(seat)[-1])

    monkeypatch.setattr("mastaba.table.bots.bot", lambda *given: Slow())
    async with hall_in(tmp_path) as hall:
        code = await set_up(hall, "me", "guest")
        await wish(hall, code, wishes.hand_over, "ana", 0, "random", None)
        opened = await hall.find(code)
        while not asked:
            await asyncio.sleep(0.002)
        await wish(hall, code, wishes.take_back, "ana", 0)
        for seat in (0, 1):
            await move(hall, code, seat)
        assert opened.table.waits == [0, 1]  # the same seats, another decision
        await wish(hall, code, wishes.hand_over, "ana", 0, "random", None)
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
async def test_a_table_that_is_deleted_while_its_bot_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its bot stops, also one whose thought ends in the same moment and does not notice that it is not wanted any more."""

    async def stubborn(self: Thoughts, thought: Any, seconds: float = 0.0) -> Any:
        with suppress(asyncio.CancelledError):
            await asyncio.sleep(0.02)
        return thought()

    monkeypatch.setattr(Thoughts, "think", stubborn)
    async with hall_in(tmp_path) as hall:
        code = await set_up(hall, "me", "bot:random")
        await wish(hall, code, wishes.hand_over, "ana", 0, "random", None)
        opened = await hall.find(code)
        await asyncio.sleep(0.01)
        await asyncio.wait_for(hall.forget(code), 10)
        assert opened.minder is None
        assert hall.open == {}


async def finished(hall: Hall, code: str) -> Table:
    opened = await hall.find(code)
    while opened.table.phase == "running":
        await asyncio.sleep(0.01)
    return opened.table


@pytest.mark.parametrize("game", ["silver-and-gold-pyramids", "farao"])
@in_a_loop
async def test_bots_among_themselves_play_for_those_who_look_on(tmp_path: Path, game: str) -> None:
    async with hall_in(tmp_path) as hall:
        code = await set_up(hall, "bot:random", "bot:random", game=game)
        opened = await hall.find(code)
        assert (opened.minder, opened.table.due()) == (None, None)  # nobody looks: they take no place from others
        opened.room.enter(Looker("eve"))
        hall.croupier.attend(opened)
        table = await finished(hall, code)
        record = table.record(None)
        assert replay(record, verify_shuffle=True).result() == record["result"]
        assert hall.counts.bot_failures == 0

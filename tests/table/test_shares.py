"""Fair shares: who gets the server's time to think when many want it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mastaba.match.replay import Replay
from mastaba.table import commands
from mastaba.table.news import Reader
from mastaba.table.registry import OpenTables
from mastaba.table.shares import Asker, FairPool, Origins
from tests.table.tables import bots_are_done, command, in_a_loop, open_tables_in, random_moves, set_up

MANY = [Asker("attic", f"identity {number}", f"table {number}") for number in range(13)]
BO = Asker("cellar", "bo", "BO-1")
CLEO = Asker("garden", "cleo", "CLEO-1")


def alone(asker: Asker) -> Asker:
    """The same, at a table that only bots play."""
    return Asker(asker.origin, asker.player, asker.table, awaited=False)


class Jobs:
    """Jobs that go on until they are told to end. ``began`` says for whom, in their order."""

    def __init__(self, places: int) -> None:
        self.now = 0.0
        self.pool = FairPool(places, lambda: self.now)
        self.began: list[Asker] = []
        self._known = 0
        self.running: list[tuple[Asker, asyncio.Task[Any]]] = []
        self._waiting: list[tuple[Asker, asyncio.Task[Any]]] = []
        self._held: dict[asyncio.Task[Any], threading.Event] = {}

    async def ask(self, *askers: Asker) -> None:
        for asker in askers:
            held = threading.Event()
            began = self._beginning(asker, held)
            task = asyncio.create_task(self.pool.run(asker, began))
            self._held[task] = held
            self._waiting.append((asker, task))
            await self._settled()

    def _beginning(self, asker: Asker, held: threading.Event) -> Callable[[], None]:
        def job() -> None:
            self.began.append(asker)
            held.wait(30)

        return job

    async def end(self, asker: Asker | None = None, after: float = 1.0) -> Asker:
        """One job ends, by default the one that began first."""
        self.now += after
        entry = next(entry for entry in self.running if asker in (None, entry[0]))
        self._held.pop(entry[1]).set()
        await entry[1]
        self.running.remove(entry)
        await self._settled()
        return entry[0]

    async def give_up(self, asker: Asker) -> None:
        """Whoever asked does not wait any more."""
        for queue in (self.running, self._waiting):
            for entry in [entry for entry in queue if entry[0] == asker]:
                entry[1].cancel()
                await asyncio.gather(entry[1], return_exceptions=True)
                queue.remove(entry)
        await self._settled()

    async def end_all(self) -> None:
        for held in self._held.values():
            held.set()
        await asyncio.gather(*self._held, return_exceptions=True)

    async def _settled(self) -> None:
        """Until every job that has a place has begun."""
        await asyncio.sleep(0)
        fresh = self.pool.busy - len(self.running)
        while len(self.began) < self._known + fresh:
            await asyncio.sleep(0.001)
        for asker in self.began[self._known :]:
            entry = next(entry for entry in self._waiting if entry[0] == asker)
            self._waiting.remove(entry)
            self.running.append(entry)
        self._known = len(self.began)


@in_a_loop
async def test_nobody_waits_for_the_many_tables_of_somebody_else() -> None:
    """Two places are taken and eleven jobs wait; a newcomer begins at once."""
    jobs = Jobs(2)
    await jobs.ask(*MANY)
    assert jobs.began == MANY[:2]
    await jobs.ask(BO)
    assert jobs.began[2:] == [BO]
    await jobs.end_all()


@in_a_loop
async def test_identities_of_one_address_share_one_share() -> None:
    """Thirteen identities of one address get no more than one identity of another."""
    jobs = Jobs(1)
    await jobs.ask(*MANY, *[BO] * 4, *[CLEO] * 4)
    ended = [(await jobs.end()).origin for _ in range(9)]
    assert {origin: ended.count(origin) for origin in ended} == {"attic": 3, "cellar": 3, "garden": 3}
    await jobs.end_all()


@in_a_loop
async def test_players_of_one_address_share_evenly() -> None:
    jobs = Jobs(1)
    ana, other = Asker("attic", "ana", "ONE-1"), Asker("attic", "ben", "TWO-1")
    await jobs.ask(ana, ana, ana, other, other)
    assert [await jobs.end() for _ in range(4)] == [ana, other, ana, other]
    await jobs.end_all()


@in_a_loop
async def test_the_tables_of_a_player_take_turns() -> None:
    """A player's second table is not behind all that the first one asks for."""
    jobs = Jobs(1)
    one, other = Asker("attic", "ana", "ONE-1"), Asker("attic", "ana", "OTHER-1")
    await jobs.ask(one, one, other)
    await jobs.end()
    assert jobs.began == [one, other]
    await jobs.end_all()


@in_a_loop
async def test_what_was_used_long_ago_is_forgotten() -> None:
    jobs = Jobs(1)
    await jobs.ask(BO)
    await jobs.end(after=60)
    jobs.now += 3600
    await jobs.ask(MANY[0])
    await jobs.end(after=1)
    await jobs.ask(CLEO, Asker("roof", "dora", "DORA-1"), MANY[0], BO)
    await jobs.end()
    assert jobs.began[-1] == BO
    await jobs.end_all()


@in_a_loop
async def test_tables_of_bots_alone_get_what_is_left() -> None:
    jobs = Jobs(2)
    await jobs.ask(*(alone(asker) for asker in MANY))
    assert jobs.began == [alone(MANY[0])]  # one of two places, though nobody else wants the other
    await jobs.ask(BO, CLEO)
    assert jobs.began[1:] == [BO, CLEO]  # as if no bot were thinking
    await jobs.end(alone(MANY[0]))
    assert len(jobs.began) == 3  # people use both places
    await jobs.ask(MANY[5])
    assert jobs.began[3:] == [MANY[5]]
    await jobs.end(BO)
    await jobs.end(CLEO)
    assert jobs.began[4:] == [alone(MANY[1])]
    await jobs.end_all()


@in_a_loop
async def test_people_who_wait_come_before_bots_among_themselves() -> None:
    """Also if they came later, and have used more."""
    jobs = Jobs(2)
    await jobs.ask(BO)
    await jobs.end(after=100)
    await jobs.ask(BO, BO, alone(CLEO), BO)
    await jobs.end()
    assert jobs.began[1:] == [BO, BO, BO]
    await jobs.end_all()


@in_a_loop
async def test_whoever_gives_up_frees_the_place() -> None:
    jobs = Jobs(1)
    await jobs.ask(BO, CLEO, MANY[0], MANY[1])
    assert jobs.began == [BO, CLEO]
    await jobs.give_up(MANY[0])
    await jobs.give_up(CLEO)
    assert jobs.began == [BO, CLEO, MANY[1]]
    assert jobs.pool.busy == 2
    await jobs.end_all()


def test_players_have_one_origin_each_and_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mastaba.table.shares.MOST_ORIGINS", 2)
    origins = Origins()
    origins.note("ana", "attic")
    origins.note("bo", "cellar")
    origins.note("ana", "garden")
    origins.note("cleo", "roof")
    assert [origins.of(player) for player in ("ana", "bo", "cleo")] == ["garden", "bo", "roof"]


# --- At tables ---


def remembered(monkeypatch: pytest.MonkeyPatch) -> list[Asker]:
    """For whom jobs are done from now on."""
    askers: list[Asker] = []
    run = FairPool.run

    async def noted(self: FairPool, asker: Asker, *given: Any) -> Any:
        askers.append(asker)
        return await run(self, asker, *given)

    monkeypatch.setattr(FairPool, "run", noted)
    return askers


@in_a_loop
async def test_bots_think_for_whoever_waits_for_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    askers = remembered(monkeypatch)
    async with open_tables_in(tmp_path) as open_tables:
        open_tables.origins.note("ana", "attic")
        code = await set_up(open_tables, "me", "bot:random")
        opened = await open_tables.find(code)
        await random_moves(open_tables, code, 1)
        await bots_are_done(opened)
        assert set(askers) == {Asker("attic", "ana", code)}
        askers.clear()
        code = await set_up(open_tables, "open", "bot:random")
        await command(open_tables, code, commands.join, "bo", "Bo", None)
        await bots_are_done(await open_tables.find(code))
        assert set(askers) == {Asker("bo", "bo", code)}
        askers.clear()
        code = await set_up(open_tables, "bot:random", "bot:random")
        opened = await open_tables.find(code)
        watcher = opened.audience.subscribe(Reader("eve"))
        open_tables.scheduler.schedule(opened)
        await until(lambda: bool(askers))
        opened.audience.unsubscribe(watcher)
        await bots_are_done(opened)
        assert set(askers) == {Asker("attic", "ana", code, awaited=False)}


async def until(done: Callable[[], bool]) -> None:
    while not done():
        await asyncio.sleep(0.002)


async def watched(open_tables: OpenTables, code: str, viewer: str) -> Any:
    opened = await open_tables.find(code)
    opened.audience.subscribe(Reader(viewer))
    open_tables.scheduler.schedule(opened)
    return opened


@in_a_loop
async def test_bots_play_alone_at_two_tables_of_a_visitor(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The third waits until one of them is over; those of others play on. Tables that people have left count
    too."""
    monkeypatch.setattr("mastaba.table.scheduler.FLEETING", 1.0)
    async with open_tables_in(tmp_path, pace=0.02) as open_tables:
        codes = [await set_up(open_tables, "me", "bot:random") for _ in range(3)]
        for code in codes:
            await command(open_tables, code, commands.leave, "ana")
        tables = [await watched(open_tables, code, "eve") for code in codes]
        other = await watched(
            open_tables, await set_up(open_tables, "bot:random", "bot:random", player="bo"), "eve"
        )
        assert [table.bot_task is not None for table in (*tables, other)] == [True, True, False, True]
        await command(open_tables, codes[0], commands.abandon, "ana")
        await until(lambda: tables[2].bot_task is not None)
        assert tables[0].bot_task is None


@in_a_loop
async def test_hints_of_one_address_leave_room_for_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held, asked = threading.Event(), []

    def slow(view: Any) -> list[Any]:
        asked.append(view)
        held.wait(30)
        return []

    monkeypatch.setattr("mastaba.table.queries.hints", slow)
    async with open_tables_in(tmp_path) as open_tables:

        async def hint(player: str, origin: str) -> Any:
            open_tables.origins.note(player, origin)
            code = await set_up(open_tables, "me", "guest", player=player)
            table = (await open_tables.find(code)).table
            assert table.match is not None
            return await open_tables.hints.best_moves(table, player, 0, commands.seen_ply(table.match, 0))

        many = [asyncio.create_task(hint(f"identity {number}", "attic")) for number in range(13)]
        await until(lambda: any(task.done() for task in many))
        refused = [task for task in many if task.done()]
        assert len(refused) == 1
        assert "one at a time" in str(refused[0].exception())
        other = asyncio.create_task(hint("bo", "cellar"))
        await until(lambda: len(asked) == 2)  # begun, though twelve others were there before
        held.set()
        assert await other == []
        await asyncio.gather(*many, return_exceptions=True)


@in_a_loop
async def test_nobody_waits_for_the_replay_of_somebody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        tables = []
        for player in ("ana", "bo"):
            code = await set_up(open_tables, "me", "guest", player=player)
            await command(open_tables, code, commands.abandon, player)
            tables.append((await open_tables.find(code)).table)
        held, made = threading.Event(), Replay
        ana = tables[0].match

        def slow(match: Any) -> Replay:
            if match is ana:
                held.wait(30)
            return made(match)

        monkeypatch.setattr("mastaba.table.queries.Replay", slow)
        first = [asyncio.create_task(open_tables.replays.at(tables[0], "ana", 0, None)) for _ in range(2)]
        await until(lambda: open_tables.replays.pool.busy == 1)
        await open_tables.replays.at(tables[1], "bo", 0, None)
        held.set()
        one, two = await asyncio.gather(*first)
        assert one == two

"""Reviews of finished tables: never of a running one, made once, behind the bots, and resumed."""

from __future__ import annotations

import asyncio
import json
import threading
from pathlib import Path
from typing import Any

import pytest

from mastaba.lab.verdicts import Review, decoded
from mastaba.match.origin import check
from mastaba.match.record import replay
from mastaba.match.replay import Replay
from mastaba.table import commands, review_work
from mastaba.table.commands import Changes, PlayOn, SeatSetup
from mastaba.table.errors import Conflict, Illegal, Invalid, NotFound
from mastaba.table.events import Moved, Opened
from mastaba.table.news import Presence, Reader
from mastaba.table.registry import OpenTables
from mastaba.table.review_work import Work
from mastaba.table.shares import Asker, FairPool
from mastaba.table.table import Table
from tests.table.tables import command, in_a_loop, open_tables_in, random_moves, set_up, told

QUICK: dict[str, Any] = {"playouts": 32}


@pytest.fixture(autouse=True)
def same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a review finds does not depend on luck."""
    monkeypatch.setattr("mastaba.table.registry.new_seed", lambda: "5" * 32)


def play_out(table: Table) -> Changes:
    """All moves of the game in one."""
    match = commands.running_match(table).copy()
    before = match.ply
    match.play(["random"] * len(match.seats), seed=1)
    return Changes([Moved(0, match.log[before:], [])], match)


async def finished(open_tables: OpenTables, **more: Any) -> Table:
    code = await set_up(open_tables, "me", "guest", **more)
    table = await command(open_tables, code, play_out)
    assert table.phase == "finished"
    return table


async def reviewed(open_tables: OpenTables, table: Table) -> Review:
    """The whole review, as it is stored."""
    await open_tables.reviews.begin(table, "ana")
    while not (kept := open_tables.store.review(table.code)) or kept.until is not None:
        await asyncio.sleep(0.01)
    while table.code in open_tables.reviews._working:  # it is stored a moment before the work is put away
        await asyncio.sleep(0.01)
    return decoded(kept.body)


@in_a_loop
async def test_a_review_grows_and_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parts: list[Review] = []
    go_on = Work.go_on

    def counted(work: Work) -> None:
        go_on(work)
        assert work.found is not None
        parts.append(work.found)

    monkeypatch.setattr(Work, "go_on", counted)
    monkeypatch.setattr(review_work, "PART", 0.0)  # every stage is a part, however fast the machine is
    async with open_tables_in(tmp_path, **QUICK) as open_tables:
        table, reviews = await finished(open_tables), open_tables.reviews
        with pytest.raises(NotFound, match="nobody has asked"):
            await reviews.told(table)
        assert not await reviews.known(table)
        found = await reviewed(open_tables, table)
        made = len(parts)
        assert [part.share for part in parts] == sorted(part.share for part in parts)
        assert any(part.graph and not part.moments for part in parts)  # the graph comes first
        assert table.match is not None
        assert len(found.graph) == table.match.ply + 1
        assert await reviewed(open_tables, table) == found
        assert await reviews.known(table)
        assert len(parts) == made
    async with open_tables_in(tmp_path, **QUICK) as open_tables:  # after a restart it is there
        table = (await open_tables.find(table.code)).table
        assert await reviewed(open_tables, table) == found
        assert len(parts) == made
        shown = (await open_tables.reviews.told(table)).review
        assert shown is not None
        assert [seat.name for seat in shown.seats] == ["Ana", "Player 2"]
        assert "Player 2" in str(shown.seats[1].headline)
        assert "Ana" not in str(found)  # names are not stored with it
        assert "Player" not in str(found)


@in_a_loop
async def test_a_review_goes_on_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    judged, hold, go_on = threading.Event(), threading.Event(), Work.go_on

    def held(work: Work) -> None:
        if work.found and len(work.found.seats[0].decisions) == 2:
            judged.set()
            hold.wait(60)
        go_on(work)

    monkeypatch.setattr(Work, "go_on", held)
    monkeypatch.setattr("mastaba.table.review_work.PART", 0.0)
    async with open_tables_in(tmp_path, **QUICK) as open_tables:
        table = await finished(open_tables)
        await open_tables.reviews.begin(table, "ana")
        assert await asyncio.to_thread(judged.wait, 60)
    monkeypatch.setattr(Work, "go_on", go_on)
    hold.set()
    async with open_tables_in(tmp_path, **QUICK) as open_tables:
        kept = open_tables.store.review(table.code)
        assert kept is not None
        before = decoded(kept.body)
        assert before.stage == "decisions"
        known = {one for seat in before.seats for one in seat.decisions}
        assert len(known) >= 2
        begun: list[Review | None] = []

        def begin(*given: Any) -> Work:
            begun.append(given[-1])
            return Work(*given)

        monkeypatch.setattr("mastaba.table.reviews.Work", begin)
        await open_tables.reviews.resume()
        assert begun == [before]
        table = (await open_tables.find(table.code)).table
        after = await reviewed(open_tables, table)
        assert known <= {one for seat in after.seats for one in seat.decisions}
        await open_tables.reviews.resume()
        assert len(begun) == 1


@in_a_loop
async def test_a_review_of_other_versions_is_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_tables_in(tmp_path, **QUICK) as open_tables:
        table = await finished(open_tables)
        await reviewed(open_tables, table)
        monkeypatch.setattr("mastaba.table.reviews.SEARCH", 99)
        assert not await open_tables.reviews.known(table)
        await reviewed(open_tables, table)
        kept = open_tables.store.review(table.code)
        assert kept is not None
        assert (kept.rules, kept.search, kept.until) == (table.rules, 99, None)


@in_a_loop
async def test_there_is_no_review_of_a_game_that_is_not_over(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path, **QUICK) as open_tables:
        reviews = open_tables.reviews
        waiting = (await open_tables.find(await set_up(open_tables, "me", "open"))).table
        running = (await open_tables.find(await set_up(open_tables, "me", "guest"))).table
        await random_moves(open_tables, running.code, 12)
        left = (await open_tables.find(await set_up(open_tables, "me", "guest"))).table
        await random_moves(open_tables, left.code, 12)
        await command(open_tables, left.code, commands.abandon, "ana")
        for table in (waiting, running, left):
            for asked in (
                reviews.known(table),
                reviews.begin(table, "ana"),
                reviews.told(table),
                reviews.moment(table, "ana", 9),
                reviews.attempt(table, "ana", 9, "pass"),
            ):
                with pytest.raises(Conflict, match="there is a review when the game is over"):
                    await asked


@in_a_loop
async def test_another_move_is_judged(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path, **QUICK) as open_tables:
        table, reviews = await finished(open_tables), open_tables.reviews
        assert table.match is not None
        costly = (await reviewed(open_tables, table)).moments[0]
        moment = await reviews.moment(table, "ana", costly.ply)
        assert (moment.seat, moment.decision) == (costly.seat, costly)
        assert {step["move"] for step in moment.choices} >= {costly.move, costly.best}
        assert moment.line[0].step["move"] == costly.best
        best = await reviews.attempt(table, "ana", costly.ply, costly.best)
        assert (best.verdict, best.chance.value) == ("best", 0.0)
        again = await reviews.attempt(table, "ana", costly.ply, costly.move)
        assert (again.verdict, again.gain) == (costly.verdict, 0.0)
        with pytest.raises(Illegal):
            await reviews.attempt(table, "ana", costly.ply, "cross G99 a1")
        chance = next(ply for ply, step in enumerate(table.match.log) if step["by"] == "chance")
        for ply in (chance, table.match.ply, 10**6):
            with pytest.raises(NotFound, match="no decision"):
                await reviews.moment(table, "ana", ply)


@in_a_loop
async def test_reviews_wait_for_bots_and_visitors_take_turns() -> None:
    now, order, held = [0.0], [], threading.Event()
    pool = FairPool(1, lambda: now[0])

    def job(name: str) -> Any:
        def done() -> None:
            order.append(name)
            held.wait(30)
            now[0] += 1  # every job takes a second

        return done

    asked = [
        Asker("attic", "ana", "A-1", awaited=False, review=True),
        Asker("attic", "ana", "A-2", awaited=False, review=True),
        Asker("attic", "ana", "A-3", awaited=False, review=True),
        Asker("cellar", "bo", "B-1", awaited=False, review=True),
        Asker("cellar", "bo", "B-2", awaited=False),
        Asker("attic", "ana", "A-4"),
    ]
    tasks = []
    for one in asked:
        tasks.append(asyncio.create_task(pool.run(one, job(one.table))))
        await asyncio.sleep(0)
    held.set()
    await asyncio.gather(*tasks)
    # one was at work; a bot that somebody waits for starts at once
    assert sorted(order[:2]) == ["A-1", "A-4"]
    assert order[2:4] == ["B-2", "B-1"]


@in_a_loop
async def test_memory_is_reviewed_from_what_was_seen(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path, **QUICK) as open_tables:
        table = await finished(open_tables, game="ramses")
        found = await reviewed(open_tables, table)
        search = next(one for seat in found.seats for one in seat.searches if one.map)
        shown = (await open_tables.reviews.told(table)).review
        assert shown is not None
        assert not any(one.map for seat in shown.seats for one in seat.searches)
        moment = await open_tables.reviews.moment(table, "ana", search.ply)
        assert moment.search == search
        assert moment.decision is None


@pytest.mark.parametrize("hidden", ["kept", "redealt"])
@in_a_loop
async def test_playing_on_from_a_moment(tmp_path: Path, hidden: Any) -> None:
    async with open_tables_in(tmp_path, **QUICK) as open_tables:
        source = await finished(open_tables)
        assert source.match is not None
        ply = next(n for n, step in enumerate(source.match.log) if step["by"] == 1 and n > 40)
        asked = PlayOn(ply, [SeatSetup("me"), SeatSetup("open")], hidden, 1)
        code = await open_tables.play_on(source.code, "cleo", "Cleo", asked)
        await command(open_tables, code, commands.join, "bo", "Bo", None)
        table = (await open_tables.find(code)).table
        assert table.match is not None
        assert table.match.view(1) == Replay(source.match).view(ply, 1)
        assert table.people() == [{"name": "Cleo"}, {"name": "Bo"}]
        news = json.loads(Reader("cleo").news(table, Presence()) or b"")["table"]["origin"]
        seat = 1 if hidden == "redealt" else None
        assert news == {"table": source.code, "ply": ply, "hidden": hidden, "seat": seat}
        before = told(table)
    async with open_tables_in(tmp_path, **QUICK) as open_tables:  # it is loaded as it was
        table = (await open_tables.find(code)).table
        assert told(table) == before
        table = await command(open_tables, code, play_out)
        record = table.record(None)
        check(record, source.match.record())
        assert replay(record, verify_shuffle=True).result() == record["result"]
        again = commands.rematch(table, "cleo")[0]
        assert isinstance(again, Opened)
        assert again.origin is None


@in_a_loop
async def test_nobody_plays_on_from_a_game_that_is_not_over(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path, **QUICK) as open_tables:
        running = await set_up(open_tables, "me", "guest")
        await random_moves(open_tables, running, 12)
        seats = [SeatSetup("me"), SeatSetup("bot")]
        for asked in (PlayOn(9, seats), PlayOn(9, seats, "redealt")):
            with pytest.raises(Conflict, match="a game that is over"):
                await open_tables.play_on(running, "cleo", None, asked)
        source = await finished(open_tables)
        for asked in (PlayOn(10**6, seats), PlayOn(20, [*seats, *seats]), PlayOn(20, seats, "redealt", 7)):
            with pytest.raises(Invalid):
                await open_tables.play_on(source.code, "cleo", None, asked)

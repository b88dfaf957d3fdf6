"""Submissions: once, in time, all or none."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from mastaba.match import visibility
from mastaba.store.base import StoreError
from mastaba.table import commands, queries
from mastaba.table.errors import Forbidden, Illegal, Invalid, NotReady, Stale
from mastaba.table.news import SharedNews, seat_news_of
from mastaba.table.registry import OpenTables
from mastaba.table.table import Table
from tests.table.tables import (
    bots_are_done,
    command,
    in_a_loop,
    move,
    open_tables_in,
    random_moves,
    set_up,
    told,
)


async def table_of(open_tables: OpenTables, code: str) -> Table:
    return (await open_tables.find(code)).table


@in_a_loop
async def test_the_same_submission_gets_the_same_answer(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "guest")
        table = await table_of(open_tables, code)
        assert table.match is not None
        first = table.match.legal(0)[0]
        ply = commands.seen_ply(table.match, 0)
        answers = await asyncio.gather(
            *(open_tables.submit(code, "ana", "one", 0, ply, [first]) for _ in range(5))
        )
        assert len(set(answers)) == 1
        number = table.number
        await move(open_tables, code, 1)
        await random_moves(open_tables, code, 10)
        assert await open_tables.submit(code, "ana", "one", 0, ply, [first]) == answers[0]
        assert await open_tables.submit(code, "ana", "one", 0, 0, ["something else"]) == answers[0]
        assert sum(event.submission == "one" for event in open_tables.store.load(code).events) == 1  # type: ignore[union-attr]
        assert table.number == number + 11
    async with open_tables_in(tmp_path) as open_tables:  # also after a restart
        assert await open_tables.submit(code, "ana", "one", 0, ply, [first]) == answers[0]


@in_a_loop
async def test_names_of_submissions_are_each_players_own(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "open")
        await command(open_tables, code, commands.join, "bo", "Bo", None)
        await move(open_tables, code, 0, player="ana", name="one")
        await move(open_tables, code, 1, player="bo", name="one")
        table = await table_of(open_tables, code)
        assert table.match is not None
        assert [step["do"] for step in table.match.log if step["by"] != "chance"] == ["keep", "keep"]


@in_a_loop
async def test_nobody_moves_for_another_seat(tmp_path: Path) -> None:
    """Neither a player nor a spectator; nor for a bot, or a seat that does not exist; whatever the ply."""
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "open", "bot:random")
        await command(open_tables, code, commands.join, "bo", "Bo", None)
        await bots_are_done(await open_tables.find(code))
        table = await table_of(open_tables, code)
        assert table.match is not None
        before = told(table)
        strangers = {"ana": (1, 2, 3, -1), "bo": (0, 2), "eve": (0, 1, 2)}
        for player, seat in ((player, seat) for player, seats in strangers.items() for seat in seats):
            legal = table.match.legal(seat)[0] if seat in table.waits else "pass"
            for ply in (commands.seen_ply(table.match, min(max(seat, 0), 2)), 0):
                with pytest.raises(Forbidden):
                    await open_tables.submit(code, player, f"{player}-{seat}-{ply}", seat, ply, [legal])
        assert told(table) == before
        await move(open_tables, code, 0, player="ana")
        await move(open_tables, code, 1, player="bo")


@in_a_loop
async def test_a_move_for_another_position_is_stale(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "guest")
        table = await table_of(open_tables, code)
        assert table.match is not None
        for _ in range(6):
            now = commands.seen_ply(table.match, 0)
            for wrong in (now - 1, now + 1, 0, 10**6):
                with pytest.raises(Stale):
                    await move(open_tables, code, 0, ply=wrong)
                with pytest.raises(Stale):
                    queries.preview(table, "ana", 0, wrong, [])
            await random_moves(open_tables, code, 1)


@in_a_loop
async def test_two_submissions_for_the_same_position(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "guest")
        table = await table_of(open_tables, code)
        assert table.match is not None
        for turn in range(8):
            seat, ply = table.waits[0], commands.seen_ply(table.match, table.waits[0])
            choices = table.match.legal(seat)
            sent = [
                open_tables.submit(
                    code, "ana", f"{turn}-{number}", seat, ply, [choices[number % len(choices)]]
                )
                for number in range(3)
            ]
            came = await asyncio.gather(*sent, return_exceptions=True)
            assert sum(isinstance(one, int) for one in came) == 1
            assert sum(isinstance(one, Stale) for one in came) == 2


@in_a_loop
async def test_an_illegal_move_says_the_rule_and_changes_nothing(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "guest")
        table = await table_of(open_tables, code)
        before = told(table)
        for nonsense in ("pass", "", "keep", "keep X Y", "\x00", "cross G04 a1", "x" * 200):
            with pytest.raises(Illegal) as refused:
                await move(open_tables, code, 0, nonsense)
            assert refused.value.text
        with pytest.raises(Illegal) as refused:
            await move(open_tables, code, 0, "pass")
        assert refused.value.more["rule"] == "SG-7"
        with pytest.raises(Invalid):
            await open_tables.submit(code, "ana", "none", 0, commands.seen_ply(table.match, 0), [])  # type: ignore[arg-type]
        with pytest.raises(Invalid):
            await move(open_tables, code, 0, *["pass"] * (commands.LONGEST_DRAFT + 1))
        assert told(table) == before


async def chain(open_tables: OpenTables, code: str) -> tuple[int, list[str]]:
    """Play until a seat can make two crossings in a row; which, and both."""
    table = await table_of(open_tables, code)
    for turn in range(300):
        assert table.match is not None
        assert table.phase == "running"
        for seat in table.waits:
            for text in table.match.legal(seat):
                twin, going = visibility.trial(table.match, seat, [text])
                if going and text.startswith("cross"):
                    return seat, [text, twin.legal(seat)[0]]
        await random_moves(open_tables, code, 1, seed=str(turn))
    raise AssertionError("no chain came up")


@pytest.mark.parametrize("game", ["silver-and-gold", "silver-and-gold-pyramids"])
@in_a_loop
async def test_drafts_are_made_wholly_or_not_at_all(tmp_path: Path, game: str) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "guest", game=game)
        seat, draft = await chain(open_tables, code)
        table = await table_of(open_tables, code)
        assert table.match is not None
        before, ply = told(table), commands.seen_ply(table.match, seat)
        with pytest.raises(Illegal):
            await move(open_tables, code, seat, draft[0], draft[0])
        view, choices, going = queries.preview(table, "ana", seat, ply, draft[:1])
        assert going
        assert draft[1] in [choice["move"] for choice in choices]
        assert view != table.match.view(seat)
        assert told(table) == before  # trying changes nothing
        number = table.number
        await move(open_tables, code, seat, *draft)
        assert table.number == number + 1  # one event
        assert [step["move"] for step in table.match.log if step["by"] == seat][-2:] == draft


@pytest.mark.parametrize("game", ["silver-and-gold", "silver-and-gold-pyramids", "farao"])
@in_a_loop
async def test_a_draft_never_goes_across_chance_or_another_players_decision(
    tmp_path: Path, game: str
) -> None:
    """Whatever ends what can be foreseen, ends the draft; and what a preview says comes true."""
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "guest", game=game)
        table = await table_of(open_tables, code)
        ends = 0
        for turn in range(60):
            assert table.match is not None
            if table.phase != "running":
                break
            seat = table.waits[-1]
            text = table.match.legal(seat)[turn % len(table.match.legal(seat))]
            ply = commands.seen_ply(table.match, seat)
            _, choices, going = queries.preview(table, "ana", seat, ply, [text])
            if not going:
                ends += 1
                assert choices == []
                before = told(table)
                follow = table.match.copy()
                follow.push(text, seat)
                for after in follow.legal(seat)[:3] or ["pass"]:
                    with pytest.raises(Illegal):
                        await move(open_tables, code, seat, text, after, name=f"across-{turn}")
                assert told(table) == before
            await move(open_tables, code, seat, text, name=f"turn-{turn}")
        assert ends > 5


@in_a_loop
async def test_games_of_memory_take_no_drafts(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "guest", game="ramses")
        table = await table_of(open_tables, code)
        assert table.match is not None
        seat = table.waits[0]
        text = table.match.legal(seat)[0]
        with pytest.raises(Invalid, match="one by one"):
            await move(open_tables, code, seat, text, text)
        await move(open_tables, code, seat, text)


@in_a_loop
async def test_what_could_not_be_stored_has_not_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "guest")
        before = told(await table_of(open_tables, code))
        with monkeypatch.context() as broken:
            write = open_tables.store.write  # type: ignore[attr-defined]
            broken.setattr(open_tables.store, "append", lambda *given: write("", _fail))
            with pytest.raises(NotReady):
                await move(open_tables, code, 0, name="one")
        assert told(await table_of(open_tables, code)) == before
        await move(open_tables, code, 0, name="one")
        await move(open_tables, code, 1, name="two")


def _fail(_connection: object) -> bool:
    raise StoreError("the disk is full")


@in_a_loop
async def test_news_made_while_the_disk_writes_is_told_only_if_it_was_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "guest")
        table, shared = await table_of(open_tables, code), SharedNews()
        shared.prepare(after_a_move(table, 0), 0)
        await move(open_tables, code, 1)  # another move gets the number
        assert shared.seat(table, 0) == seat_news_of(table, 0, None)

        after = after_a_move(table, 0)
        foreseen = seat_news_of(after, 0, None)
        shared.prepare(after, 0)
        table.become(after)
        monkeypatch.setattr("mastaba.table.news.seat_news_of", lambda *given: None)
        assert shared.seat(table, 0) == foreseen


def after_a_move(table: Table, seat: int) -> Table:
    """The table as it would be after a seat's first legal move."""
    match = commands.running_match(table)
    changes = commands.move(table, "ana", seat, commands.seen_ply(match, seat), match.legal(seat)[:1])
    return table.after(OpenTables._events(table, changes), changes.events, changes.match)


@in_a_loop
async def test_when_time_is_up_a_bot_moves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "guest", seconds=5)
        table = await table_of(open_tables, code)
        assert set(table.deadlines()) == {0, 1}
        await open_tables.scheduler.sweep()
        assert table.waits == [0, 1]  # not yet
        due = table.due()
        assert due is not None
        now = time.time
        monkeypatch.setattr("mastaba.table.registry.time.time", lambda: now() + 6)
        await open_tables.scheduler.sweep()
        await bots_are_done(await open_tables.find(code))
        assert table.match is not None
        kept = [step for step in table.match.log if step["do"] == "keep"]
        assert len(kept) == 2
        assert min(table.deadlines().values()) > due
        assert all(chair.stand_in is None for chair in table.seats)  # only this move: the player plays on


@in_a_loop
async def test_others_do_not_see_by_the_clock_what_somebody_drafts(tmp_path: Path) -> None:
    """A first crossing that gives another one is nobody else's business (SG-10): no deadline and no date
    moves."""
    async with open_tables_in(tmp_path) as open_tables:
        code = await set_up(open_tables, "me", "guest", "guest", seconds=60)
        seat, draft = await chain(open_tables, code)
        table = await table_of(open_tables, code)
        before = table.deadlines(), table.changed, table.entry()
        await move(open_tables, code, seat, draft[0])
        assert (table.deadlines(), table.changed, table.entry()) == before

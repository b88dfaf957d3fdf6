"""Reviews of finished tables: asked for once, made in the background, stored as they grow, and taken up again
after a restart.

A review is made in small parts. Each waits for a worker thread behind the bots of all running games, and the
visitors take turns. There is no review of a game that is not over: it would tell what is hidden.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import msgspec

from mastaba.core import message
from mastaba.core.contract import CHANCE, Search
from mastaba.lab.evaluation import GRADES, SEARCH, Game
from mastaba.lab.review import judged
from mastaba.lab.verdicts import Decision, Figure, Line, Next, Review, Seat, decoded, encoded
from mastaba.match import visibility
from mastaba.match.match import IllegalMove, Match
from mastaba.store.base import StoredReview
from mastaba.table.errors import Conflict, Illegal, NotFound, NotReady
from mastaba.table.review_work import Work, named
from mastaba.table.shares import Asker
from mastaba.table.table import FINISHED, Table

if TYPE_CHECKING:
    from mastaba.table.registry import OpenTables

logger = logging.getLogger(__name__)
SAVE_EVERY = 2.0  # seconds
CLAIM = 600.0  # seconds that a process works on a review before others take it for dead; longer than any part
LONGEST_PART = 300.0  # seconds
GAMES = 8  # finished games kept in memory with all their positions
MOST_RESUMED = 20
NICE = 5  # of the threads that review: bots come first
NOT_OVER = message.say("errors/review-later")
NOT_YET = message.say("errors/preparing-reviews")


class ReviewSoFar(msgspec.Struct):
    """A review as far as it is; None before its first results."""

    review: Review | None


class LineStep(msgspec.Struct):
    """A step of a better line, and what the seat would have seen then."""

    step: dict[str, Any]
    view: dict[str, Any]


class Moment(msgspec.Struct):
    """A decision of a finished game: what the seat saw, what it could do, and how a better move goes on."""

    ply: int
    seat: int
    view: dict[str, Any]
    choices: list[dict[str, Any]]
    decision: Decision | None
    line: list[LineStep]
    search: Search | None
    """In a game of memory: the search that the step belongs to, with what had been seen before it."""


class Attempt(msgspec.Struct):
    """Another move at a decision: what it would have cost, compared with the best one."""

    move: str
    verdict: str
    points: Figure
    chance: Figure
    gain: float
    """The winning chance that it has more than the move played."""


class Reviews:
    """The reviews that this process makes, and those that are stored."""

    def __init__(self, open_tables: OpenTables, playouts: int, reviewable: Callable[[str], bool]) -> None:
        self._tables, self._playouts, self._reviewable = open_tables, playouts, reviewable
        self._working: dict[str, Work] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._games: dict[str, Game] = {}
        self._stopping = False

    # --- asking ---

    async def known(self, table: Table) -> bool:
        """Whether a review of this table is stored or being made."""
        finished_match(table)
        return table.code in self._working or await self._stored(table) is not None

    def expect_ready(self, table: Table) -> None:
        """NotReady as long as what reviews of this game need is not compiled."""
        if not self._reviewable(table.opened.game):
            raise NotReady(NOT_YET)

    async def begin(self, table: Table, player: str, ahead: float = 0.0) -> None:
        """Make the review, unless it is made already."""
        match, code = finished_match(table), table.code
        self.expect_ready(table)
        if code in self._working:
            return
        stored, now = await self._stored(table), time.time()
        store = self._tables.store
        if stored is None:
            fresh = StoredReview(code, table.rules, SEARCH, now + CLAIM, b"")
            if not await self._tables.stored(store.create_review(fresh)):
                return  # another process was quicker
        elif stored.until is None or stored.until > now + ahead:
            return  # it is done, or another process makes it
        elif not await self._tables.stored(store.claim_review(code, stored.until, now + CLAIM)):
            return
        kept = decoded(stored.body) if stored and stored.body else None
        self._start(table, match, kept, player)

    async def told(self, table: Table) -> ReviewSoFar:
        """The review so far; NotFound if nobody has asked for one."""
        found = await self._found(table)
        return ReviewSoFar(found and _lean(named(found, [chair.name for chair in table.seats])))

    async def _found(self, table: Table) -> Review | None:
        """What is known; None if nothing is yet."""
        finished_match(table)
        if work := self._working.get(table.code):
            return work.found
        stored = await self._stored(table)
        if stored is None:
            raise NotFound(message.say("errors/no-review"))
        return decoded(stored.body) if stored.body else None

    async def _stored(self, table: Table) -> StoredReview | None:
        """What is stored, unless other versions of rules or search made it."""
        stored = await self._tables.read(self._tables.store.review, table.code)
        current = stored is not None and (stored.rules, stored.search) == (table.rules, SEARCH)
        return stored if current else None

    # --- working ---

    def _start(self, table: Table, match: Match, kept: Review | None, player: str) -> None:
        if self._stopping or table.code in self._working:
            return
        self._working[table.code] = work = Work(match, self._playouts, kept)
        task = asyncio.create_task(self._make(table, work, player))
        self._tasks[table.code] = task
        task.add_done_callback(lambda _: self._end(table.code))

    def _end(self, code: str) -> None:
        self._working.pop(code, None)
        self._tasks.pop(code, None)

    async def _make(self, table: Table, work: Work, player: str) -> None:
        saved = 0.0
        try:
            while not work.done:
                await self._in_background(table, player, work.go_on)
                if work.done or time.monotonic() - saved > SAVE_EVERY:
                    saved = time.monotonic()
                    if not await self._save(table, work):
                        return  # the table was deleted
        except NotReady:
            pass  # the store has logged why; it is taken up again later
        except Exception as error:
            logger.error("a review stopped: %s", error, exc_info=error, extra={"table": table.code})

    async def _in_background(self, table: Table, player: str, job: Callable[[], Any]) -> Any:
        """The result of a job that waits for all bots."""
        known = self._tables.origins.asker(player, table.code, awaited=False)
        asker = Asker(known.origin, known.player, known.table, awaited=False, review=True)
        return await self._tables.scheduler.slow_pool.run(asker, lambda: _nicely(job), LONGEST_PART)

    async def _save(self, table: Table, work: Work) -> bool:
        until = None if work.done else time.time() + CLAIM
        review = StoredReview(table.code, table.rules, SEARCH, until, _body(work))
        saved: bool = await self._tables.stored(self._tables.store.save_review(review))
        return saved

    async def resume(self, ahead: float = 0.0) -> None:
        """Take up reviews whose process has stopped. ``ahead``: also those that it would have worked on for
        so many seconds."""
        now, store = time.time(), self._tables.store
        for stored in await self._tables.read(store.unfinished_reviews, now + ahead, MOST_RESUMED):
            if stored.code in self._working:
                continue
            with suppress(Conflict, NotFound, NotReady):
                table = (await self._tables.find(stored.code)).table
                if self._reviewable(table.opened.game):
                    await self.begin(table, table.opened.host, ahead)

    async def stop(self) -> None:
        """Stop working; what was found is stored, and free for whoever comes next."""
        self._stopping = True
        working = dict(self._working)
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for code, work in working.items():
            stored = await self._tables.read(self._tables.store.review, code)
            if stored is not None and stored.until is not None:
                review = stored._replace(until=time.time(), body=_body(work))
                with suppress(NotReady):
                    await self._tables.stored(self._tables.store.save_review(review))

    # --- moments ---

    async def moment(self, table: Table, player: str, ply: int) -> Moment:
        """A decision of a finished game. Its judgement and a better line are there once it is judged."""
        game = await self._game(table, player)
        decision = await self._decision(table, game, ply)
        seat, at = game.makers[ply], game.at(ply)
        steps = decision.then if decision else ()
        line = await self._soon(table, player, lambda: _followed(game, ply, steps))
        search = await self._search(table, seat, ply)
        return Moment(ply, seat, at.view(seat), visibility.choices(at, seat), decision, line, search)

    async def attempt(self, table: Table, player: str, ply: int, move: str) -> Attempt:
        """Another move at a decision that was judged: what it would have cost."""
        game = await self._game(table, player)
        decision = await self._decision(table, game, ply)
        if decision is None:
            raise NotReady(message.say("errors/not-judged"))
        known = next((line for line in decision.lines if line.move == move), None)
        if known is not None:
            return _of_line(decision, known)
        try:
            found = await self._soon(
                table, player, lambda: judged(game.match, ply, move, playouts=self._playouts)
            )
        except IllegalMove as error:
            raise Illegal(error.said) from None
        gain = decision.chance.value - found.chance.value
        return Attempt(move, found.verdict, found.points, found.chance, gain)

    async def _decision(self, table: Table, game: Game, ply: int) -> Decision | None:
        """The judgement of the decision at a ply; NotFound if no seat moved there."""
        if not 0 <= ply < len(game.makers) or game.makers[ply] >= len(game.match.seats):
            raise NotFound(message.say("errors/no-decision"))
        found = await self._known(table)
        decisions = found.seats[game.makers[ply]].decisions if found else ()
        return next((one for one in decisions if one.ply == ply), None)

    async def _search(self, table: Table, seat: int, ply: int) -> Search | None:
        found = await self._known(table)
        searches = found.seats[seat].searches if found else ()
        return next((one for one in reversed(searches) if one.ply <= ply), None)

    async def _known(self, table: Table) -> Review | None:
        try:
            return await self._found(table)
        except NotFound:
            return None

    async def _game(self, table: Table, player: str) -> Game:
        """A finished game with all its positions."""
        match, code = finished_match(table), table.code
        self.expect_ready(table)
        game = self._games.pop(code, None)
        if game is None:
            game = await self._soon(table, player, lambda: Game(match, self._playouts))
        self._games[code] = game
        for other in list(self._games)[:-GAMES]:
            del self._games[other]
        return game

    async def _soon(self, table: Table, player: str, job: Callable[[], Any]) -> Any:
        """The result of a job that somebody waits for: in turn with the hints of others."""
        try:
            return await self._tables.hints.pool.run(self._tables.origins.asker(player, table.code), job)
        except TimeoutError:
            raise NotReady(message.say("errors/slow")) from None


def finished_match(table: Table) -> Match:
    """The match of a finished table; Conflict for all others."""
    if table.phase != FINISHED or table.match is None or not table.match.over:
        raise Conflict(NOT_OVER)
    return table.match


def _of_line(decision: Decision, line: Line) -> Attempt:
    """A move that was compared with the best one when its decision was judged."""
    best, played = decision.lines[0], decision.played
    chance = Figure(best.chance - line.chance, decision.chance.error)
    points = Figure(best.points - line.points, decision.points.error)
    verdict = next((name for lost, name in GRADES if chance.value >= lost and chance.sure), "good")
    return Attempt(
        line.move, "best" if line is best else verdict, points, chance, line.chance - played.chance
    )


def _body(work: Work) -> bytes:
    return encoded(work.found) if work.found else b""


def _lean(review: Review) -> Review:
    """A review as it is sent, often: the lines of good moves and the maps of searches come with their
    moments."""
    seats = (
        replace(
            seat,
            decisions=tuple(one if one.costly else replace(one, lines=(), then=()) for one in seat.decisions),
            searches=tuple(replace(one, map=()) for one in seat.searches),
        )
        for seat in review.seats
    )
    return replace(review, seats=tuple[Seat, ...](seats), waiting=())


def _followed(game: Game, ply: int, steps: Sequence[Next]) -> list[LineStep]:
    """A line, with what the seat would have seen after each step."""
    seat, twin = game.makers[ply], game.at(ply).copy()
    line = []
    for step in steps:
        twin.follow(CHANCE if step.by is None else step.by, step.move)
        line.append(LineStep(dict(twin.log[-1]), twin.view(seat)))
    return line


def _nicely(job: Callable[[], Any]) -> Any:
    """Do a job in a thread of its own that gives way to others."""
    if sys.platform == "linux":  # elsewhere the priority is that of the process
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)
    return job()

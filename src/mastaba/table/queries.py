"""The queries of a table: previews, hints, records, replays, and the list of games. They change nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from mastaba.bots.hints import NOT_YET, Hint, hints
from mastaba.bots.levels import levels_of
from mastaba.core import message
from mastaba.core.contract import About
from mastaba.core.ranges import places_in
from mastaba.core.seat import SeatView
from mastaba.match import registry, visibility
from mastaba.match.compile import is_compiled
from mastaba.match.match import WATCHING, Match
from mastaba.match.replay import Replay
from mastaba.table import commands
from mastaba.table.bot_names import NAMES
from mastaba.table.errors import Conflict, Forbidden, Invalid, NotFound, NotReady
from mastaba.table.news import replayable_steps
from mastaba.table.shares import Asker, FairPool, Origins
from mastaba.table.table import Table

REPLAYS = 16  # kept in memory
HINTS_WAITING = 12  # of one address, in the queue; one takes about a second


def games() -> list[About]:
    """All games."""
    return [registry.about(name) for name in registry.names()]


def being_compiled() -> list[str]:
    """The games whose rules run as plain Python until they are compiled, so that bots can't search yet."""
    return [name for name in registry.names() if not is_compiled(name)]


def levels_for(about: About) -> list[tuple[str, str, tuple[str, ...]]]:
    """The levels of bots that people choose from, how each plays, and what its bots are called. The other
    bots are for programs: a table takes them by name."""
    return [(level, kind.says, NAMES[level]) for level, kind in levels_of(about).items()]


def cards_of(game: str) -> dict[str, Any]:
    """The card list of a game."""
    if game not in registry.names():
        raise NotFound(message.say("match/no-game", name=repr(game[:40]), games=", ".join(registry.names())))
    found: dict[str, Any] = registry.read_deck(game).as_json()
    return found


def preview(
    table: Table, player: str, seat: int, ply: int, moves: Sequence[str]
) -> tuple[dict[str, Any], list[dict[str, Any]], bool]:
    """How the seat would see the table after moves of its own, its choices then, and whether it may draft
    more."""
    match = commands.running_match(table)
    commands.check_owner(table, player, seat)
    commands.check_ply(match, seat, ply)
    twin, going = commands.try_moves(match, seat, moves) if moves else (visibility.seen_by(match, seat), True)
    return twin.view(seat), visibility.choices(twin, seat) if going else [], going


class Hints:
    """Hints for players to move. They have a worker of their own. A player gets one at a time, and the
    visitors take turns."""

    def __init__(self, origins: Origins) -> None:
        self.pool, self._origins = FairPool(1), origins
        self._pending: set[str] = set()

    async def best_moves(self, table: Table, player: str, seat: int, ply: int) -> list[Hint]:
        """The best moves, and why."""
        view = _to_move(table, player, seat, ply)
        if view.opened.plain:
            raise NotReady(NOT_YET)
        asker = self._origins.asker(player, table.code)
        if player in self._pending or self.pool.waiting(asker.origin) >= HINTS_WAITING:
            raise NotReady(message.say("errors/one-hint"))
        self._pending.add(player)
        try:
            found: list[Hint] = await self.pool.run(asker, lambda: hints(view))
        except TimeoutError:
            raise NotReady(message.say("errors/hint-late")) from None
        finally:
            self._pending.discard(player)
        return found


def _to_move(table: Table, player: str, seat: int, ply: int) -> SeatView:
    """The view of a player who has to move and may ask for hints."""
    match = commands.running_match(table)
    commands.check_owner(table, player, seat)
    if not table.opened.hints:
        raise Forbidden(message.say("errors/no-hints"))
    commands.check_ply(match, seat, ply)
    if seat not in table.waits:
        raise Conflict(message.say("errors/hints-own-turn"))
    return visibility.seat_view(match, seat)


def record(table: Table, player: str, seat: int | None) -> dict[str, Any]:
    """The record: while the game runs only what the player's seat may know."""
    if table.match is None:
        raise Conflict(message.say("errors/not-begun"))
    mine = table.seats_of(player)
    if seat is not None and seat not in mine and not table.over:
        raise Forbidden(message.say("errors/seat-not-yours", n=seat))
    return table.record(seat if seat is not None else mine[0] if mine else WATCHING)


@dataclass
class KeptReplay:
    """A replay in memory, or one that is being made."""

    replay: Replay | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class Replays:
    """Games step by step: finished ones from any seat, running ones from one's own seat, as far back as the
    game's rules allow.

    The most recent replays stay in memory. To make one takes a worker, and the visitors take turns.
    """

    def __init__(self, origins: Origins) -> None:
        self.pool, self._origins = FairPool(1), origins
        self._recent: dict[str, KeptReplay] = {}

    async def at(
        self, table: Table, player: str, ply: int, perspective: str | None
    ) -> tuple[int, dict[str, Any] | None, dict[str, Any]]:
        """The number of steps, the step that led to this ply, and the view then: of "all", "watch" (a
        spectator), or a seat."""
        match = table.match
        if match is None:
            raise Conflict(message.say("errors/not-begun"))
        seat, most = _replay_seat(table, player, perspective), replayable_steps(table)
        if not most:
            raise Conflict(message.say("errors/replay-later"))
        if ply > most:
            raise NotFound(message.say("errors/replay-range", n=most))
        known = table.over or seat is None or ply - 1 in places_in(visibility.known(match, seat))
        replay = await self._of(table.code, match, ply, self._origins.asker(player, table.code))
        return most, match.log[ply - 1] if ply and known else None, replay.view(ply, seat)

    async def _of(self, code: str, match: Match, ply: int, asker: Asker) -> Replay:
        kept = self._recent.pop(code, None) or KeptReplay()
        self._recent[code] = kept
        for other in list(self._recent)[:-REPLAYS]:
            del self._recent[other]
        async with kept.lock:  # a second request for the same game finds it ready
            found = kept.replay
            kept.replay = None  # if this takes too long, a thread may still be at it
            try:
                if found is None:
                    found = await self.pool.run(asker, lambda: Replay(match))
                elif found.plies < ply:
                    await self.pool.run(asker, partial(found.go_on, match))
            except TimeoutError:
                raise NotReady(message.say("errors/replay-slow")) from None
            kept.replay = found
        return found


def _replay_seat(table: Table, player: str, perspective: str | None) -> int | None:
    """The seat that a player may replay from; None: everything revealed."""
    mine = table.seats_of(player)
    seats = {"all": None, "watch": WATCHING} | {str(seat): seat for seat in range(len(table.seats))}
    if perspective is not None and perspective not in seats:
        raise Invalid(message.say("errors/eyes"))
    usual = None if table.over else mine[0] if mine else WATCHING
    seat = usual if perspective is None else seats[perspective]
    if not table.over and seat != WATCHING and seat not in mine:
        raise Forbidden(message.say("errors/look-back"))
    return seat

"""The news that a table sends: to each seat what that seat may know, and no more."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

from mastaba.core.ranges import Range
from mastaba.match import visibility
from mastaba.match.match import WATCHING, Match
from mastaba.table.commands import LET_BOT_AFTER
from mastaba.table.events import Opened
from mastaba.table.lessons import lesson_at, lesson_news, moves_made
from mastaba.table.table import FINISHED, Table, kind_of

encode = msgspec.json.Encoder().encode
NO_CHOICES = msgspec.Raw(b"[]")


class SeatNews(NamedTuple):
    """A game as one seat sees it, encoded once for all who may see it."""

    number: int
    observed: bytes
    view: msgspec.Raw
    choices: msgspec.Raw
    ply: int
    cursor: int
    known: list[Range]


def seat_news_of(table: Table, seat: int, before: SeatNews | None) -> SeatNews | None:
    """What the seat sees now. What has not changed since ``before`` is not encoded again."""
    match = table.match
    if match is None or (before is not None and before.number == table.number):
        return before
    seen = match.observation(seat)
    observed = seen.tobytes()
    public, known = visibility.open_to_all(match), visibility.known(match, seat)
    ply = visibility.ply_of(known, public)
    if before is not None and before.observed == observed:
        view, choices = before.view, before.choices
    else:
        view = msgspec.Raw(encode(match.view_of(seen, seat)))
        choices = msgspec.Raw(encode(visibility.choices(match, seat))) if seat in table.waits else NO_CHOICES
    return SeatNews(table.number, observed, view, choices, ply, public, known)


@dataclass
class Presence:
    """Who is connected to the table, in any process."""

    seats: frozenset[int] = frozenset()
    watching: int = 0
    away_since: dict[int, float] = field(default_factory=dict)
    watchers: dict[str, str] = field(default_factory=dict)
    """The names of spectators, by their ids: for the host."""

    def away(self, seat: int, now: float) -> float | None:
        """How many seconds a seat's player has been away; None if they are present."""
        return None if seat in self.seats else now - self.away_since.get(seat, now)


class SharedNews:
    """What readers of a table share, made once per event: the table itself as everybody sees it, and what
    each seat sees."""

    def __init__(self) -> None:
        self._seats: dict[int, SeatNews] = {}
        self._ahead: dict[int, tuple[Match | None, SeatNews]] = {}
        """What seats will see after moves that are being stored, with the game then."""
        self._made_for: tuple[int, Presence] | None = None
        self.now: dict[str, Any] = {}
        self.before: dict[str, Any] = {}
        self.changed: dict[str, Any] = {}
        """What is new in ``now`` for those who know what was ``before``."""
        self.holders: list[tuple[str | None, str | None]] = []
        """By seat: who has it, and for whom it is reserved. Told to nobody but themselves."""
        self.watchers: dict[str, str] = {}
        """Told to the host alone."""

    def look(self, table: Table, presence: Presence) -> None:
        """Take in what has changed."""
        if self._made_for != (table.number, presence):
            self._made_for = (table.number, presence)
            self.before, self.now = self.now, _shared(table, presence)
            self.changed = differences(self.before, self.now)
            self.watchers = presence.watchers
            self.holders = [(chair.player, chair.invited) for chair in table.seats]

    def prepare(self, after: Table, seat: int) -> None:
        """Make what a seat will see after events that are not stored yet: the disk takes its time."""
        if fresh := seat_news_of(after, seat, self._seats.get(seat)):
            self._ahead[seat] = (after.match, fresh)

    def seat(self, table: Table, seat: int) -> SeatNews | None:
        """What a seat sees now."""
        match, fresh = self._ahead.pop(seat, (None, None))
        if fresh is None or match is not table.match or fresh.number != table.number:
            fresh = seat_news_of(table, seat, self._seats.get(seat))
        if fresh is not None:
            self._seats[seat] = fresh
        return fresh


def differences(before: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """
    >>> differences({"turn": 1, "seats": 2}, {"turn": 2, "seats": 2, "over": None})
    {'turn': 2, 'over': None}
    >>> differences({}, {"deadlines": {}})
    {'deadlines': {}}
    """
    return {key: value for key, value in now.items() if key not in before or before[key] != value}


def _shared(table: Table, presence: Presence) -> dict[str, Any]:
    match = table.match
    return {
        "code": table.code,
        "game": table.opened.game,
        "options": table.opened.options,
        "phase": table.phase,
        "seats": [
            {
                "seat": seat,
                "name": chair.name,
                "kind": kind_of(chair),
                "bot": chair.played_by,
                "mine": False,
                "guest": chair.guest,
                "here": chair.player is None or seat in presence.seats,
                "standing_in": chair.stand_in is not None,
                "back": chair.back,
                "away_since": None
                if chair.player is None or seat in presence.seats
                else presence.away_since.get(seat),
            }
            for seat, chair in enumerate(table.seats)
        ],
        "clock": None if table.opened.seconds is None else {"seconds": table.opened.seconds},
        "deadlines": {str(seat): round(at, 1) for seat, at in table.deadlines().items()},
        "hints": table.opened.hints,
        "lesson": lesson_news(table.opened),
        "origin": origin_of(table.opened),
        "brought": table.opened.brought,
        "drafts": match is not None and not match.game.about.memory,
        "looks_back": replayable_steps(table),
        "let_bot_after": LET_BOT_AFTER if table.opened.seconds is None else None,
        "waiting": table.waits,
        "watching": presence.watching,
        "closed": table.closed,
        "muted": table.muted,
        "commit": match.commit if match else None,
        "rematch": table.rematch.code if table.rematch else None,
        "rematch_by": table.rematch.seat if table.rematch else None,
        "result": result_of(table),
    }


def origin_of(opened: Opened) -> dict[str, Any] | None:
    """The moment of a finished game that a table plays on from, as all are told of it."""
    origin = opened.origin
    if origin is None:
        return None
    told = origin.told
    return {"table": origin.table, "ply": told["ply"], "hidden": told["hidden"], "seat": told.get("seat")}


def replayable_steps(table: Table) -> int:
    """How many steps can be replayed now."""
    match = table.match
    return 0 if match is None else match.ply if table.over else visibility.looks_back(match)


def result_of(table: Table) -> dict[str, Any] | None:
    """The result of a finished game, with the tie-breaks."""
    match = table.match
    if match is None or table.phase != FINISHED:
        return None
    words, numbers = match.game.words, range(len(table.seats))
    breaks = [
        [
            {"what": what, "value": int(value)}
            for what, value in words.tie_breaks(match.tables[0], match.state, seat)
        ]
        for seat in numbers
    ]
    return {**(match.result() or {}), "tie_breaks": breaks}


class Reader:
    """A reader of a table's news. It remembers what was sent, so that only what is new is sent."""

    __slots__ = (
        "_holders",
        "_line",
        "_seats",
        "_sent",
        "_watchers",
        "first_cursor",
        "mine",
        "name",
        "player",
    )

    def __init__(self, player: str | None, cursor: int = 0, name: str = "") -> None:
        self.player, self.name = player, name
        self.first_cursor = cursor
        self.mine: list[int] = []
        self._sent: dict[str, Any] = {}
        self._holders: Any = None
        self._seats: dict[int, SeatNews] = {}
        self._line = -1
        self._watchers: dict[str, str] | None = None

    def news(self, table: Table, presence: Presence, shared: SharedNews | None = None) -> bytes | None:
        """The news since the last call, as bytes; None if there is none."""
        message: dict[str, Any] = {"type": "news"}
        shared = shared or SharedNews()
        shared.look(table, presence)
        if changed := self._table_part(table, shared):
            message["table"] = changed
        seen = {}
        for seat in self.mine or (WATCHING,):
            if (fresh := shared.seat(table, seat)) and (part := self._seat_part(table, seat, fresh)):
                seen[str(seat)] = part
        if seen:
            message["eyes"] = seen
        if table.chat and table.chat[-1].number > self._line:
            message["chat"] = {"add": [line for line in table.chat if line.number > self._line]}
            self._line = table.chat[-1].number
        return encode(message) if len(message) > 1 else None

    def _table_part(self, table: Table, shared: SharedNews) -> dict[str, Any]:
        """What has changed of the table, with what concerns this player alone."""
        now, sent = shared.now, self._sent
        if now is sent:
            return {}
        changed = dict(shared.changed) if sent is shared.before else differences(sent, now)
        if self._holders != shared.holders:
            mine = table.seats_of(self.player)
            if self._holders is None or mine != self.mine:
                changed |= {"mine": mine, "seats": now["seats"]}
            changed["kept"] = table.invited_seats(self.player) if self.player is not None else []
            if self._holders is None:
                changed["host"] = self.player is not None and self.player == table.opened.host
            self.mine, self._holders = mine, shared.holders
        if "seats" in changed and self.mine:
            changed["seats"] = [seat | {"mine": seat["seat"] in self.mine} for seat in changed["seats"]]
        if self.player == table.opened.host and self._watchers != shared.watchers:
            self._watchers = shared.watchers
            changed["watchers"] = [{"id": one, "name": name} for one, name in shared.watchers.items()]
        self._sent = now
        return changed

    def _seat_part(self, table: Table, seat: int, fresh: SeatNews) -> dict[str, Any]:
        before = self._seats.get(seat)
        if before is fresh or table.match is None:
            return {}
        self._seats[seat] = fresh
        part: dict[str, Any] = {}
        if (lesson := lesson_at(table.opened)) and seat in self.mine:
            part["made"] = moves_made(lesson, table.match, seat)
        if before is None or before.ply != fresh.ply or before.cursor != fresh.cursor:
            part |= {"ply": fresh.ply, "cursor": fresh.cursor}
        if before is None or before.view is not fresh.view:
            part |= {"view": fresh.view, "choices": fresh.choices}
        if before is None or before.known != fresh.known:
            # at the end of the game hidden steps are revealed
            since = before.cursor if before else 0 if table.over else self.first_cursor
            had = before.known if before else fresh.known
            log = table.match.log
            lines = [
                {"ply": number, **log[place]}
                for number, place in visibility.news_of(fresh.known, fresh.cursor, had, since)
            ]
            part["log"] = {"add": lines, "keep": visibility.numbers_of(fresh.known, fresh.cursor)}
        return part

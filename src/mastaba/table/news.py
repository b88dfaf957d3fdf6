"""The news that a table sends: to each seat what that seat may know, and no more."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec

from mastaba.match import visibility
from mastaba.match.match import WATCHING
from mastaba.table.commands import LET_BOT_AFTER
from mastaba.table.table import FINISHED, Table, kind_of

encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class SeatNews:
    """A game as one seat sees it, encoded once for all who may see it."""

    number: int
    observed: bytes
    view: msgspec.Raw
    choices: msgspec.Raw
    ply: int
    cursor: int
    plies: list[int]


def seat_news_of(table: Table, seat: int, before: SeatNews | None) -> SeatNews | None:
    """What the seat sees now. What has not changed since ``before`` is not encoded again."""
    match = table.match
    if match is None or (before is not None and before.number == table.number):
        return before
    observed = match.observation(seat).tobytes()
    public, plies = visibility.open_to_all(match), visibility.known(match, seat)
    ply = visibility.ply_of(plies, public)
    if before is not None and before.observed == observed:
        view, choices = before.view, before.choices
    else:
        view = msgspec.Raw(encode(match.view(seat)))
        choices = msgspec.Raw(encode(visibility.choices(match, seat) if seat >= 0 and table.waits else []))
    return SeatNews(table.number, observed, view, choices, ply, public, plies)


@dataclass
class Presence:
    """Who is connected to the table, in any process."""

    seats: frozenset[int] = frozenset()
    watching: int = 0
    away_since: dict[int, float] = field(default_factory=dict)

    def away(self, seat: int, now: float) -> float | None:
        """How many seconds a seat's player has been away; None if they are present."""
        return None if seat in self.seats else now - self.away_since.get(seat, now)


def table_news(table: Table, player: str | None, presence: Presence) -> dict[str, Any]:
    """The table itself, as one player sees it."""
    mine, match = table.seats_of(player), table.match
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
                "mine": seat in mine,
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
        "mine": mine,
        "kept": table.invited_seats(player) if player is not None else [],
        "host": player is not None and player == table.opened.host,
        "clock": None if table.opened.seconds is None else {"seconds": table.opened.seconds},
        "deadlines": {str(seat): round(at, 1) for seat, at in table.deadlines().items()},
        "hints": table.opened.hints,
        "drafts": match is not None and not match.game.about.memory,
        "looks_back": replayable_steps(table),
        "let_bot_after": LET_BOT_AFTER if table.opened.seconds is None else None,
        "waiting": table.waits,
        "watching": presence.watching,
        "commit": match.commit if match else None,
        "rematch": table.rematch.code if table.rematch else None,
        "rematch_by": table.rematch.seat if table.rematch else None,
        "result": result_of(table),
    }


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

    def __init__(self, player: str | None, cursor: int = 0) -> None:
        self.player = player
        self.first_cursor = cursor
        self.table: dict[str, Any] = {}
        self.seat_news: dict[int, SeatNews] = {}
        self.line = -1

    def news(self, table: Table, presence: Presence, seat_news: dict[int, SeatNews]) -> bytes | None:
        """The news since the last call, as bytes; None if there is none. ``seat_news`` is a cache that
        all readers of the table share."""
        message: dict[str, Any] = {"type": "news"}
        now = table_news(table, self.player, presence)
        if changed := {key: value for key, value in now.items() if self.table.get(key, self) != value}:
            message["table"] = changed
            self.table = now
        seen = {}
        for seat in table.seats_of(self.player) or [WATCHING]:
            if fresh := seat_news_of(table, seat, seat_news.get(seat)):
                seat_news[seat] = fresh
                if part := self._seat_part(table, seat, fresh):
                    seen[str(seat)] = part
        if seen:
            message["eyes"] = seen
        if lines := [line for line in table.chat if line.number > self.line]:
            message["chat"] = {"add": lines}
            self.line = lines[-1].number
        return encode(message) if len(message) > 1 else None

    def _seat_part(self, table: Table, seat: int, fresh: SeatNews) -> dict[str, Any]:
        before = self.seat_news.get(seat)
        if before is fresh or table.match is None:
            return {}
        self.seat_news[seat] = fresh
        part: dict[str, Any] = {}
        if before is None or before.ply != fresh.ply or before.cursor != fresh.cursor:
            part |= {"ply": fresh.ply, "cursor": fresh.cursor}
        if before is None or before.view is not fresh.view:
            part |= {"view": fresh.view, "choices": fresh.choices}
        if before is None or before.plies != fresh.plies:
            # at the end of the game hidden steps are revealed
            since = before.cursor if before else 0 if table.over else self.first_cursor
            had = set(before.plies) if before else set(fresh.plies)
            log, shown = table.match.log, visibility.numbered(fresh.plies, fresh.cursor)
            lines = [
                {"ply": number, **log[ply]}
                for number, ply in zip(shown, fresh.plies, strict=True)
                if ply >= since or ply not in had
            ]
            part["log"] = {"add": lines, "keep": visibility.ranges(shown)}
        return part

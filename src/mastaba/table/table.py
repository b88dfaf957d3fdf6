"""One table: seats, game, clocks and chat. It is the sum of its events and changes only by them."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from mastaba.match.match import FORMAT, Match
from mastaba.match.record import BadRecord, follow_steps, resume
from mastaba.match.registry import read_deck
from mastaba.match.shuffle import commitment
from mastaba.store.base import Entry, Event, StoredTable
from mastaba.table.events import (
    Abandoned,
    Began,
    Chair,
    Closed,
    Moved,
    Muted,
    Opened,
    Rematched,
    Removed,
    Said,
    Seated,
    Step,
    StoodIn,
    TableEvent,
    decode,
)

GATHERING, RUNNING, FINISHED, ABANDONED = "gathering", "running", "finished", "abandoned"
MOST_ANSWERS = 400  # submissions whose answers stay in memory
SHOWN_LINES = 200  # of chat
BOT_PATIENCE = 15.0  # seconds after which another process may take over a bot's move


@dataclass(frozen=True)
class ChatLine:
    """A line of chat."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float


@dataclass
class Table:
    """A table in memory, as its events have made it."""

    code: str
    seed: str
    opened: Opened
    number: int = -1
    """Of the last event."""
    changed: float = 0.0
    seats: list[Chair] = field(default_factory=list)
    phase: str = GATHERING
    rules: int = 0
    """The version of the rules that the game began with."""
    match: Match | None = None
    waits: list[int] = field(default_factory=list)
    """The seats to act."""
    waiting_since: dict[int, float] = field(default_factory=dict)
    """Since when the table has waited for each of them."""
    chat: list[ChatLine] = field(default_factory=list)
    chat_count: int = 0
    """Lines of chat so far. They are not numbered by events: a gap would reveal a draft."""
    rematch: Rematched | None = None
    closed: bool = False
    """To strangers."""
    muted: bool = False
    """Only the host can write in the chat."""
    removed: frozenset[str] = frozenset()
    """Visitors that the host has removed."""
    answers: dict[tuple[str, str], int] = field(default_factory=dict)
    """How submissions were answered, by player and submission."""
    snapshot_ply: int = 0

    @classmethod
    def load(cls, code: str, stored: StoredTable) -> Table:
        """A stored table. With a snapshot this takes milliseconds, however long the game."""
        bodies = [decode(event.body) for event in stored.events]
        assert isinstance(bodies[0], Opened)
        table = cls(code, stored.seed, bodies[0])
        for event, body in zip(stored.events, bodies, strict=True):
            table._apply(event, body)
        steps = [step for body in bodies if isinstance(body, Began | Moved) for step in body.steps]
        if steps:
            table.match = table._replay(steps, stored)
        return table

    def _replay(self, steps: list[Step], stored: StoredTable) -> Match:
        header = {
            "format": FORMAT,
            "game": self.opened.game,
            "rules": self.rules,
            "variant": self.opened.options,
            "cards": "sha256:" + read_deck(self.opened.game).hash,
            "seats": self.people(),
            "shuffle": {"commit": commitment(self.seed)},
            "steps": steps,
        }
        if self.opened.origin is not None:
            header["from"] = self.opened.origin.told
        if stored.snapshot is not None:
            try:
                self.snapshot_ply = stored.snapshot_ply
                return resume(header, self.seed, stored.snapshot, stored.snapshot_ply)
            except BadRecord:  # made by another version of the program
                self.snapshot_ply = 0
        return resume(header, self.seed)

    def people(self) -> list[dict[str, str]]:
        """The seats as the record names them."""
        return [{"name": chair.name} | ({"bot": chair.bot} if chair.bot else {}) for chair in self.seats]

    # --- events ---

    def apply(self, event: Event, body: TableEvent, match: Match | None = None) -> None:
        """Apply a stored event. ``match`` is the game after it, if the caller has it."""
        if match is not None:
            self.match = match
        elif isinstance(body, Began):
            self._apply(event, body)
            self.match = self._replay(body.steps, StoredTable(self.seed, [], None, 0))
            return
        elif isinstance(body, Moved) and self.match is not None:
            follow_steps(self.match, body.steps)
        self._apply(event, body)

    def after(self, events: Sequence[Event], bodies: Sequence[TableEvent], match: Match | None) -> Table:
        """The table as it would be after events; this one does not change."""
        twin = object.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.seats, twin.waiting_since, twin.answers = list(self.seats), dict(self.waiting_since), {}
        for event, body in zip(events, bodies, strict=True):
            twin._apply(event, body)
        twin.match = match or self.match
        return twin

    def become(self, after: Table) -> None:
        """Take over what ``after`` returned, when its events are stored."""
        answers, snapshot_ply = self.answers, self.snapshot_ply
        self.__dict__.update(after.__dict__)
        self.answers, self.snapshot_ply = answers, snapshot_ply
        for submission, answer in after.answers.items():
            self._remember(submission, answer)

    def _apply(self, event: Event, body: TableEvent) -> None:
        """Apply everything but the game itself."""
        self.number = event.number
        draft = isinstance(body, Moved) and body.draft
        if not draft:
            self.changed = event.at
        match body:
            case Opened():
                self.opened, self.seats = body, list(body.seats)
            case Seated():
                self.seats[body.seat] = body.chair
            case Began():
                self.seats, self.rules, self.phase = list(body.seats), body.rules, RUNNING
                self._start_clocks(body.waits, event.at, None)
            case Moved():
                self._return_seats(body)
                self.phase = RUNNING if body.waits else FINISHED
                self._start_clocks(body.waits, event.at, None if draft else body.seat)
            case StoodIn():
                known = {"stand_in": body.bot, "gone": body.gone, "back": body.back}
                self.seats[body.seat] = msgspec.structs.replace(self.seats[body.seat], **known)
            case Said():
                if body.text:  # otherwise it was removed
                    line = ChatLine(self.chat_count, body.seat, body.name, body.text, event.at)
                    self.chat = [*self.chat, line][-SHOWN_LINES:]
                self.chat_count += 1
            case Rematched():
                self.rematch = body
            case Closed():
                self.closed = body.closed
            case Muted():
                self.muted = body.muted
            case Removed():
                self.removed |= {body.visitor}
            case Abandoned():
                self.phase = ABANDONED
                self._start_clocks([], event.at, None)
        if event.player and event.submission and isinstance(body, Moved):
            self._remember((event.player, event.submission), body.seen)

    def _remember(self, submission: tuple[str, str], answer: int) -> None:
        self.answers[submission] = answer
        if len(self.answers) > MOST_ANSWERS:
            del self.answers[next(iter(self.answers))]

    def _return_seats(self, moved: Moved) -> None:
        """Give seats back to those who wait for the bot to finish their turn."""
        for seat, chair in enumerate(self.seats):
            ended = seat == moved.seat and ends_turn(moved, set(self.waits), len(self.seats))
            if chair.back and (ended or seat not in moved.waits):
                self.seats[seat] = msgspec.structs.replace(chair, stand_in=None, back=False)

    def _start_clocks(self, waits: Sequence[int], at: float, moved: int | None) -> None:
        """The clock of a seat starts when the table waits for it, and again with every move of its own that
        all can see."""
        self.waiting_since = {
            seat: at if seat == moved else self.waiting_since.get(seat, at) for seat in waits
        }
        self.waits = list(waits)

    # --- derived from the events ---

    def record(self, seat: int | None) -> dict[str, Any]:
        """The game's record, as a seat (-1: a spectator) may know it now; None: all of it."""
        assert self.match is not None
        self.match.abandoned = self.phase == ABANDONED
        return self.match.record(None if self.over else seat)

    @property
    def over(self) -> bool:
        return self.phase in (FINISHED, ABANDONED)

    @property
    def left_to_bots(self) -> bool:
        """Whether only bots play: there were no people, or all have left."""
        return all(chair.player is None or chair.gone for chair in self.seats)

    def visitor_id(self, player: str) -> str:
        """The id of a visitor at this table. It does not reveal the player."""
        return hashlib.sha256(f"{self.code} {player}".encode()).hexdigest()[:16]

    def was_removed(self, player: str) -> bool:
        return bool(self.removed) and self.visitor_id(player) in self.removed

    def seats_of(self, player: str | None) -> list[int]:
        if player is None or self.was_removed(player):
            return []
        return [seat for seat, chair in enumerate(self.seats) if chair.player == player]

    def invited_seats(self, player: str) -> list[int]:
        """The open seats that are reserved for a player."""
        return [seat for seat, chair in enumerate(self.seats) if chair.invited == player]

    def deadlines(self) -> dict[int, float]:
        """When the clock of each person to act runs out."""
        seconds = self.opened.seconds
        return (
            {}
            if seconds is None
            else {
                seat: at + seconds
                for seat, at in self.waiting_since.items()
                if not self.seats[seat].played_by
            }
        )

    def due(self) -> float | None:
        """When the scheduler has to handle this table; None if bots are among themselves: they play only
        while somebody watches."""
        if self.left_to_bots:
            return None
        times = [at + BOT_PATIENCE for seat, at in self.waiting_since.items() if self.seats[seat].played_by]
        return min([*times, *self.deadlines().values()], default=None)

    def entry(self) -> Entry:
        """The table's entry in the list of tables."""
        return Entry(
            self.code,
            self.opened.game,
            self.phase,
            self.changed,
            self.due(),
            msgspec.json.encode(self.summary()),
            self.opened.host,
        )

    def summary(self) -> dict[str, Any]:
        summary: dict[str, Any] = {
            "seats": [
                {
                    "name": chair.name,
                    "kind": kind_of(chair),
                    "player": chair.player,
                    "standing_in": chair.stand_in is not None,
                }
                for chair in self.seats
            ],
            "waiting": self.waits,
            "options": self.opened.options,
        }
        if self.phase == RUNNING and self.match is not None:
            summary["progress"] = self.match.progress()
        if self.phase == FINISHED and self.match is not None:
            summary["result"] = (self.match.result() or {})["seats"]
        return summary

    def members(self) -> set[str]:
        seated = {chair.player for chair in self.seats if chair.player is not None}
        return {player for player in seated if not self.was_removed(player)} if self.removed else seated


def ends_turn(moved: Moved, waited_for: set[int], seats: int) -> bool:
    """Whether a move ended its seat's turn, though the same seat may be to act again at once.

    It did if other seats are to act now too; or, for a single player, if chance followed.
    """
    if seats == 1:
        return any(step["by"] == "chance" for step in moved.steps)
    return bool(set(moved.waits) - waited_for)


def kind_of(chair: Chair) -> str:
    """The kind of a seat, in a word.

    >>> kind_of(Chair()), kind_of(Chair("Ana", player="x")), kind_of(Chair("Bo", bot="club"))
    ('open', 'person', 'bot')
    >>> kind_of(Chair("Cleo", invited="y"))
    'invited'
    """
    if chair.open:
        return "invited" if chair.invited else "open"
    return "person" if chair.player is not None else "bot"

"""What people may ask of a table, and what it leads to. Nothing changes here: a wish becomes events, or is refused."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from mastaba.bots.players import players_of
from mastaba.match import eyes, registry
from mastaba.match.match import IllegalMove, Match
from mastaba.table.events import Abandoned, Began, Chair, Happening, Moved, Opened, Said, Seated, StoodIn
from mastaba.table.refusals import Forbidden, Illegal, Late, Missing, Stale, Unfit
from mastaba.table.table import GATHERING, RUNNING, Table

LONGEST_NAME, LONGEST_TEXT, LONGEST_DRAFT, LONGEST_ID = 24, 500, 64, 64
LET_BOT_AFTER = 60.0  # seconds of absence after which the others may let a bot play for somebody, where no clock does
MOST_TABLES = 100  # that are not over, for one player
MOST_LINES = 5000  # of chat at a table
LONGEST_CLOCK = 14 * 24 * 3600
STAND_IN = "club"
"""Who plays for those who are not there."""


@dataclass(frozen=True)
class Plan:
    """What a wish leads to, not yet kept. ``match`` is the game after it."""

    happenings: Sequence[Happening]
    match: Match | None = None
    player: str | None = None
    submission: str | None = None

    def sent(self, player: str | None, submission: str | None) -> Plan:
        """The same, as one player's submission."""
        return replace(self, player=player, submission=submission)


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """A seat of a table to be set up: "me", "guest" (somebody else at my screen), "open", or "bot"."""

    kind: str
    name: str | None = None
    bot: str | None = None


def clean(text: str, longest: int) -> str:
    """Text as people may write it: one line, no control or invisible direction marks, not too long.

    >>> clean("  A\\u202ena\\n ", 24)
    'Ana'
    """
    kept = "".join(" " if letter.isspace() else letter for letter in text if letter.isspace() or unicodedata.category(letter)[0] != "C")
    return " ".join(kept.split())[:longest].strip()


# --- Before the game --------------------------------------------------------------------------------------------------------------------------


def open_table(
    game: str, options: dict[str, Any], wishes: Sequence[SeatWish], player: str, name: str | None, seconds: int | None, hints: bool
) -> list[Happening]:
    """A table set up by a player. Unfit, with the reason, if the game can't be played like that."""
    try:
        about = registry.about(game)
        variant = about.variant(options)
        registry.check_seats(game, len(wishes), registry.read_deck(game), variant)
    except registry.UnknownGame as error:
        raise Missing(str(error)) from None
    except ValueError as error:
        raise Unfit(str(error)) from None
    if seconds is not None and not 5 <= seconds <= LONGEST_CLOCK:
        raise Unfit("a clock gives from 5 seconds to 14 days for a move")
    if sum(wish.kind == "me" for wish in wishes) > 1:
        raise Unfit("you can take one seat yourself; others at your screen are guests")
    return [Opened(game, variant, _chairs(about, wishes, player, name), player, seconds, hints)]


def _chairs(about: Any, wishes: Sequence[SeatWish], player: str, name: str | None) -> list[Chair]:
    chairs: list[Chair] = []
    for number, wish in enumerate(wishes, 1):
        called = clean(wish.name or "", LONGEST_NAME)
        match wish.kind:
            case "me":
                chair = Chair(called or name or f"Player {number}", player)
            case "guest":
                chair = Chair(called or f"Player {number}", player, guest=True)
            case "open":
                chair = Chair()
            case "bot":
                chair = Chair(called or (wish.bot or STAND_IN).capitalize(), bot=_level(about, wish.bot or STAND_IN))
            case _:
                raise Unfit(f"a seat is me, guest, open or bot, not {wish.kind!r}"[:100])
        if not chair.open:
            chair.name = _unlike(chair.name, chairs)
        chairs.append(chair)
    return chairs


def _level(about: Any, name: str) -> str:
    """The name of a bot that plays this game. How long it thinks is not for guests to say."""
    known = players_of(about)
    if name not in known:
        raise Unfit(f"no bot {name[:40]!r}; the bots are: {', '.join(known)}")
    return name


def _unlike(name: str, others: Sequence[Chair]) -> str:
    """A name that no other at the table has.

    >>> _unlike("Ana", [Chair("Ana"), Chair("Ana 2")])
    'Ana 3'
    """
    taken, found, number = {chair.name for chair in others}, name, 2
    while found in taken:
        found, number = f"{name} {number}", number + 1
    return found


def join(table: Table, player: str, name: str | None, seat: int | None) -> Plan:
    """Take an open seat. The game begins when none is left."""
    if table.phase != GATHERING:
        raise Late("the game has begun; you can watch it")
    if table.seats_of(player):
        return Plan([])
    free = [number for number, chair in enumerate(table.seats) if chair.open]
    if not free:
        raise Late("all seats are taken; you can watch")
    if seat is not None and seat not in free:
        raise Late("this seat is taken; choose another one")
    taken = free[0] if seat is None else seat
    chair = Chair(_unlike(clean(name or "", LONGEST_NAME) or f"Player {taken + 1}", table.seats), player)
    seats = [chair if number == taken else other for number, other in enumerate(table.seats)]
    seated: list[Happening] = [Seated(taken, chair)]
    if len(free) > 1:
        return Plan(seated)
    began = begin(table, seats)
    return Plan([*seated, *began.happenings], began.match)


def start(table: Table, player: str, fill: str | None) -> Plan:
    """Give open seats to bots and begin."""
    if table.phase != GATHERING:
        return Plan([])
    if player != table.opened.host and not table.seats_of(player):
        raise Forbidden("only those who sit at the table can begin")
    seats = list(table.seats)
    for number, chair in enumerate(seats):
        if chair.open:
            if fill is None:
                raise Late("a seat is open: wait for somebody, or fill it with a bot")
            level = _level(registry.about(table.opened.game), fill)
            seats[number] = Chair(_unlike(level.capitalize(), seats), bot=level)
    return begin(table, seats)


def begin(table: Table, seats: list[Chair]) -> Plan:
    """The first event of the game: everybody has a seat, chance has done its part."""
    people = [{"name": chair.name} | ({"bot": chair.bot} if chair.bot else {}) for chair in seats]
    match = Match(table.opened.game, people, seed=table.seed, variant=table.opened.options)
    return Plan([Began(match.game.about.rules, seats, list(match.log), match.to_act)], match)


def leave(table: Table, player: str) -> Plan:
    """Stand up: before the game the seat is open again, during it a bot plays on until its player is back; as long as others play, or look on."""
    mine = table.seats_of(player)
    if table.phase == GATHERING:
        return Plan([Seated(seat, Chair()) for seat in mine])
    if table.phase == RUNNING:
        return Plan([StoodIn(seat, table.seats[seat].stand_in or STAND_IN, gone=True) for seat in mine if not table.seats[seat].gone])
    return Plan([])


# --- Playing ----------------------------------------------------------------------------------------------------------------------------------


def running(table: Table) -> Match:
    """The game that is being played."""
    if table.phase == GATHERING or table.match is None:
        raise Late("the game has not begun")
    if table.phase != RUNNING:
        raise Late("the game is over")
    return table.match


def own(table: Table, player: str | None, seat: int) -> None:
    """Refuse what is not the seat's own player's."""
    if seat not in table.seats_of(player):
        raise Forbidden(f"seat {seat} is not yours" if 0 <= seat < len(table.seats) else f"there is no seat {seat}")


def ply_now(match: Match, seat: int) -> int:
    """The ply that the seat has seen."""
    return eyes.ply_of(eyes.known(match, seat), eyes.open_to_all(match))


def up_to_date(match: Match, seat: int, ply: int) -> None:
    """Refuse what was thought of another position."""
    if ply != ply_now(match, seat):
        raise Stale("the table has moved on: look again")


def move(table: Table, player: str, seat: int, ply: int, moves: Sequence[str]) -> Plan:
    """Make moves of one's own: one, or a draft of several, all or none."""
    match = running(table)
    own(table, player, seat)
    up_to_date(match, seat, ply)
    if table.seats[seat].stand_in:
        raise Late("a bot plays for this seat: take it back first")
    tried(table, seat, moves)
    return played(match, seat, moves)


def tried(table: Table, seat: int, moves: Sequence[str]) -> tuple[Match, bool]:
    """Moves tried on what the seat knows, so that no answer can tell more than that."""
    match = running(table)
    if not 1 <= len(moves) <= LONGEST_DRAFT:
        raise Unfit(f"send from 1 to {LONGEST_DRAFT} moves")
    if len(moves) > 1 and match.game.about.memory:
        raise Unfit(f"{match.game.about.title} is a game of memory: send its moves one by one")
    try:
        return eyes.trial(match, seat, moves)
    except IllegalMove as error:
        raise Illegal(str(error)) from None


def played(match: Match, seat: int, moves: Sequence[str], by: str | None = None) -> Plan:
    """The game after legal moves."""
    twin = match.copy()
    for text in moves:
        twin.play(seat, text)
    draft = eyes.open_to_all(twin) == eyes.open_to_all(match)
    return Plan([Moved(seat, twin.log[match.ply :], twin.to_act, ply_now(twin, seat), by, draft)], twin)


def hand_over(table: Table, player: str, seat: int, level: str | None, away: float | None) -> Plan:
    """Let a bot play for a seat: one's own, or that of somebody who has been away (``away`` seconds) long enough. For others it is the usual bot."""
    running(table)
    if not 0 <= seat < len(table.seats) or table.seats[seat].player is None:
        raise Unfit("only a person's seat can be given to a bot")
    if seat not in table.seats_of(player):
        if not table.seats_of(player):
            raise Forbidden("only those who play can let a bot play for somebody")
        if table.seats[seat].stand_in:
            return Plan([])
        if table.opened.seconds is not None:
            raise Late("at this table the clock sees to those who are away")
        if away is None or away < LET_BOT_AFTER:
            raise Late(f"a bot can play for somebody who has been away for {LET_BOT_AFTER:.0f} seconds")
        level = STAND_IN
    known = _level(registry.about(table.opened.game), level or STAND_IN)
    return Plan([StoodIn(seat, known)] if table.seats[seat].stand_in != known else [])


def take_back(table: Table, player: str, seat: int) -> Plan:
    """Play on oneself."""
    own(table, player, seat)
    return Plan([StoodIn(seat, None)] if table.seats[seat].stand_in and table.phase == RUNNING else [])


def say(table: Table, player: str, name: str | None, text: str) -> Plan:
    """A line of chat."""
    said = clean(text, LONGEST_TEXT)
    if not said:
        raise Unfit("say something")
    if table.said >= MOST_LINES:
        raise Late("this table has heard enough: go on talking at another one")
    mine = table.seats_of(player)
    return Plan([Said(mine[0] if mine else None, table.seats[mine[0]].name if mine else name or "Somebody", said)])


def abandon(table: Table, player: str) -> Plan:
    """Give the game up for all. With other people at the table only the host may."""
    if table.over:
        return Plan([])
    mine = table.seats_of(player)
    if player != table.opened.host and table.members() - {player}:
        raise Forbidden("only the host can end the game for all; you can leave it")
    if not mine and player != table.opened.host:
        raise Forbidden("only those who sit at the table can end the game")
    return Plan([Abandoned(mine[0] if mine else 0)])


def again(table: Table, player: str) -> list[Happening]:
    """The same table once more, with the same people, the seats moved on by one."""
    if not table.over:
        raise Late("a rematch comes after the game")
    if player not in table.members():
        raise Forbidden("only those who played can ask for a rematch")
    seats = [msgspec.structs.replace(chair, stand_in=None) for chair in [*table.seats[1:], table.seats[0]]]
    return [msgspec.structs.replace(table.opened, seats=seats, host=player)]

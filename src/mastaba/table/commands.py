"""The commands of a table. A command checks what is asked and returns the events it leads to, or raises a
TableError. It changes nothing itself: the registry stores and applies the events."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Annotated, Any, Literal, NamedTuple

import msgspec

from mastaba.bots.players import players_of
from mastaba.core import message
from mastaba.match import registry, visibility
from mastaba.match.match import IllegalMove, Match
from mastaba.match.origin import KEPT, play_on
from mastaba.match.record import continued
from mastaba.table.bot_names import bot_name
from mastaba.table.errors import Conflict, Forbidden, Illegal, Invalid, NotFound, Stale
from mastaba.table.events import (
    Abandoned,
    Began,
    Chair,
    Moved,
    Opened,
    Origin,
    Said,
    Seated,
    StoodIn,
    TableEvent,
)
from mastaba.table.table import FINISHED, GATHERING, RUNNING, Table

LONGEST_NAME, LONGEST_TEXT, LONGEST_DRAFT, LONGEST_ID = 24, 500, 64, 64
# Seconds of absence after which the others may let a bot play for somebody, at a table without a clock.
LET_BOT_AFTER = 60.0
MOST_TABLES = 100  # that are not over, opened by one player
MOST_AMONG_BOTS = 2  # of them without people
MOST_LINES = 5000  # of chat at a table
LONGEST_CLOCK = 14 * 24 * 3600
STAND_IN = "club"
"""The bot that plays for players who are away."""
LESSON_BOT = "novice"
WEAK = ("novice", "club", "random")
"""The bots that may stand in at a table without hints: a stronger one would show a good move."""
# Code points that are not drawn: with one of them two different names would look the same. They are Unicode's
# default-ignorable code points and its blanks, in addition to category C (control, format).
VARIANTS = (*range(0x180B, 0x180E), 0x180F, *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))
FILLERS = (0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0x13441, 0x13442, 0x16FE4, 0x1D159)
INVISIBLE = {*VARIANTS, *FILLERS}


class Changes(NamedTuple):
    """The events that a command leads to, not stored yet. ``match`` is the game after them."""

    events: Sequence[TableEvent]
    match: Match | None = None
    player: str | None = None
    submission: str | None = None

    def submitted_by(self, player: str | None, submission: str | None) -> Changes:
        """The same, marked as a player's submission."""
        return Changes(self.events, self.match, player, submission)


class SeatSetup(msgspec.Struct, forbid_unknown_fields=True):
    """A seat of a table to be set up: "me", "guest" (somebody else at my screen), "open", or "bot"."""

    kind: str
    name: str | None = None
    bot: str | None = None


class PlayOn(msgspec.Struct, forbid_unknown_fields=True):
    """A table that plays on from a moment of a finished game: after ``ply`` steps. ``hidden`` things are
    "kept" as they were, or "redealt" as ``seat`` knew them then."""

    ply: Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]
    seats: Annotated[list[SeatSetup], msgspec.Meta(min_length=1, max_length=8)]
    hidden: Literal["kept", "redealt"] = "kept"
    seat: Annotated[int, msgspec.Meta(ge=0, le=7)] = 0


def clean(text: str, longest: int) -> str:
    """Text as it may be stored: one line, visible characters only, not too long.

    >>> clean("  A\\u202en\\u3164a\\n ", 24)
    'Ana'
    """
    visible = "".join(letter for letter in text if letter.isspace() or _visible(letter))
    return " ".join(unicodedata.normalize("NFC", visible).split())[:longest].strip()


def _visible(letter: str) -> bool:
    return ord(letter) not in INVISIBLE and unicodedata.category(letter)[0] != "C"


# --- Before the game ----------------------------------------------------------------------------------------


def open_table(
    game: str,
    options: dict[str, Any],
    seats: Sequence[SeatSetup],
    player: str,
    name: str | None,
    seconds: int | None,
    hints: bool,
) -> list[TableEvent]:
    """The first events of a table that a player sets up. Invalid, with the reason, if the game does not allow
    it."""
    try:
        about = registry.about(game)
        variant = about.variant(options)
        registry.check_seats(game, len(seats), registry.read_deck(game), variant)
    except registry.UnknownGame as error:
        raise NotFound(message.reason(error)) from None
    except ValueError as error:
        raise Invalid(message.reason(error)) from None
    if seconds is not None and not 5 <= seconds <= LONGEST_CLOCK:
        raise Invalid(message.say("errors/clock-range"))
    if sum(setup.kind == "me" for setup in seats) > 1:
        raise Invalid(message.say("errors/one-seat"))
    return [Opened(game, variant, _chairs(about, seats, player, name), player, seconds, hints)]


def open_lesson(game: str, player: str, name: str | None) -> list[TableEvent]:
    """The first events of a game's guided first game: the player against beginners, without a clock."""
    try:
        lesson = registry.about(game).lesson
    except registry.UnknownGame as error:
        raise NotFound(message.reason(error)) from None
    if lesson is None:
        raise NotFound(message.say("errors/no-lesson", title=registry.about(game).title))
    seats = [SeatSetup("me"), *(SeatSetup("bot", bot=LESSON_BOT) for _ in lesson.moves[1:])]
    opened = open_table(game, lesson.options, seats, player, name, None, hints=True)[0]
    return [msgspec.structs.replace(opened, lesson=True)]


def open_from(
    source: Table, asked: PlayOn, player: str, name: str | None, seed: str
) -> tuple[list[TableEvent], str]:
    """The first events of a table that plays on from a moment of a finished one, and its seed: that of the
    source if everything stays as it was."""
    if source.phase != FINISHED or source.match is None:
        raise Conflict(message.say("errors/play-on-later"))
    opened = open_table(
        source.opened.game, source.opened.options, asked.seats, player, name, None, source.opened.hints
    )[0]
    redealt = None if asked.hidden == KEPT else asked.seat
    try:
        match = play_on(source.match, asked.ply, redealt_for=redealt, seed=seed)
    except ValueError as error:
        raise Invalid(message.reason(error)) from None
    assert match.origin is not None
    assert match.shuffle is not None
    told = Origin(source.code, match.origin, match.log[: match.origin["steps"]])
    return [msgspec.structs.replace(opened, origin=told)], match.shuffle.seed


def check_room(opening: Opened, summaries: Sequence[bytes]) -> None:
    """Conflict if whoever opens a table has opened too many that are not over, by their summaries."""
    if len(summaries) >= MOST_TABLES:
        raise Conflict(message.say("errors/many-tables", n=MOST_TABLES))
    if all(chair.bot for chair in opening.seats):
        seats = [msgspec.json.decode(summary)["seats"] for summary in summaries]
        if sum(all(one["kind"] == "bot" for one in chairs) for chairs in seats) >= MOST_AMONG_BOTS:
            raise Conflict(message.say("errors/tables-of-bots", n=MOST_AMONG_BOTS))


def _chairs(about: Any, seats: Sequence[SeatSetup], player: str, name: str | None) -> list[Chair]:
    chairs: list[Chair] = []
    for number, setup in enumerate(seats, 1):
        called = clean(setup.name or "", LONGEST_NAME)
        match setup.kind:
            case "me":
                chair = Chair(called or clean(name or "", LONGEST_NAME) or f"Player {number}", player)
            case "guest":
                chair = Chair(called or f"Player {number}", player, guest=True)
            case "open":
                chair = Chair()
            case "bot":
                chair = Chair(called, bot=_level(about, setup.bot or STAND_IN))
            case _:
                is_bot, given = setup.kind in players_of(about), setup.kind[:40]
                raise Invalid(message.say("errors/seat-kind", given=given, bot=is_bot))
        if chair.name:
            chair.name = distinct_name(chair.name, chairs)
        chairs.append(chair)
    for chair in chairs:  # bots make room for the names of people
        if chair.bot is not None and not chair.name:
            chair.name = _bot_name(chair.bot, chairs)
    return chairs


def _bot_name(level: str, others: Sequence[Chair]) -> str:
    """The name of a bot that sits down beside these."""
    people = [chair.name for chair in others if chair.bot is None and chair.name]
    bots = [chair.name for chair in others if chair.bot is not None]
    return distinct_name(bot_name(level, people, bots), others)


def _level(about: Any, name: str) -> str:
    """The name of a bot that plays this game. Guests can't choose how long it searches."""
    known = players_of(about)
    if name not in known:
        raise Invalid(message.say("match/no-bot", name=repr(name[:40]), bots=", ".join(known)))
    return name


def distinct_name(name: str, others: Sequence[Chair]) -> str:
    """A name that can't be mistaken for another one at the table.

    >>> distinct_name("ana", [Chair("Ana"), Chair("Ana 2")])
    'ana 3'
    """
    taken, found, number = {_folded(chair.name) for chair in others}, name, 2
    while _folded(found) in taken:
        found, number = f"{name} {number}", number + 1
    return found


def _folded(name: str) -> str:
    """Equal for names that look alike: case, wide letters and ligatures are ignored."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def check_admitted(table: Table, player: str) -> None:
    """Forbidden for somebody whom the host has removed, and for strangers at a closed table."""
    if table.was_removed(player):
        raise Forbidden(message.say("errors/removed"))
    known = player == table.opened.host or player in table.members() or bool(table.invited_seats(player))
    if table.closed and not known:
        raise Forbidden(message.say("errors/closed"))


def join(table: Table, player: str, name: str | None, seat: int | None) -> Changes:
    """Take an open seat, or the seats reserved for the player. The game begins when no seat is open."""
    check_admitted(table, player)
    if table.phase != GATHERING:
        raise Conflict(message.say("errors/begun"))
    if table.seats_of(player):
        return Changes([])
    seats = list(table.seats)
    if mine := table.invited_seats(player):
        for number in mine:
            seats[number] = msgspec.structs.replace(seats[number], player=player, invited=None)
    else:
        taken = _free_seat(table, seat)
        called = clean(name or "", LONGEST_NAME) or f"Player {taken + 1}"
        mine, seats[taken] = [taken], Chair(distinct_name(called, table.seats), player)
    seated: list[TableEvent] = [Seated(number, seats[number]) for number in mine]
    if any(chair.open for chair in seats):
        return Changes(seated)
    began = begin(table, seats)
    return Changes([*seated, *began.events], began.match)


def _free_seat(table: Table, seat: int | None) -> int:
    """An open seat that is not reserved: the given one, or the first."""
    free = [number for number, chair in enumerate(table.seats) if chair.open and not chair.invited]
    if not free:
        if any(chair.open for chair in table.seats):
            raise Conflict(message.say("errors/seats-reserved"))
        raise Conflict(message.say("errors/seats-taken"))
    if seat is None:
        return free[0]
    if seat not in free:
        raise Conflict(message.say("errors/seat-taken"))
    return seat


def seat_bot(table: Table, player: str, seat: int, level: str) -> Changes:
    """Before the game: put a bot on an open seat. The game begins when no seat is open."""
    _check_seated(table, player, message.say("errors/only-seated-bot"))
    if not 0 <= seat < len(table.seats) or not table.seats[seat].open:
        raise Conflict(message.say("errors/seat-taken"))
    seats = list(table.seats)
    seats[seat] = Chair(_bot_name(_level(registry.about(table.opened.game), level), seats), bot=level)
    if any(chair.open for chair in seats):
        return Changes([Seated(seat, seats[seat])])
    return begin(table, seats)


def free_seat(table: Table, player: str, seat: int) -> Changes:
    """Before the game: send a bot away. Its seat is open again."""
    _check_seated(table, player, message.say("errors/only-seated-away"))
    if not 0 <= seat < len(table.seats) or table.seats[seat].bot is None:
        raise Conflict(message.say("errors/no-bot-sits-there"))
    return Changes([Seated(seat, Chair())])


def _check_seated(table: Table, player: str, otherwise: message.Message) -> None:
    if player != table.opened.host and not table.seats_of(player):
        raise Forbidden(otherwise)


def start(table: Table, player: str, fill: str | None) -> Changes:
    """Fill open seats with bots and begin."""
    if table.phase != GATHERING:
        return Changes([])
    _check_seated(table, player, message.say("errors/only-seated-begin"))
    seats = list(table.seats)
    for number, chair in enumerate(seats):
        if chair.open:
            if fill is None:
                raise Conflict(message.say("errors/seat-open"))
            level = _level(registry.about(table.opened.game), fill)
            seats[number] = Chair(_bot_name(level, seats), bot=level)
    return begin(table, seats)


def begin(table: Table, seats: list[Chair]) -> Changes:
    """The first event of the game: all seats are taken, chance has made its first steps."""
    people = [{"name": chair.name} | ({"bot": chair.bot} if chair.bot else {}) for chair in seats]
    if origin := table.opened.origin:
        match = continued(
            table.opened.game, people, table.opened.options, origin.told, origin.steps, table.seed
        )
    else:
        match = Match(table.opened.game, people, seed=table.seed, variant=table.opened.options)
    return Changes([Began(match.game.about.rules, seats, list(match.log), match.to_act)], match)


def leave(table: Table, player: str) -> Changes:
    """Leave the table. Before the game the seat is open again, also one that was reserved for the player.
    During it a bot plays until the player is back, as long as others play or watch.
    """
    mine = table.seats_of(player)
    if table.phase == GATHERING:
        return Changes([Seated(seat, Chair()) for seat in [*mine, *table.invited_seats(player)]])
    if table.phase == RUNNING:
        return Changes(
            [
                StoodIn(seat, table.seats[seat].stand_in or STAND_IN, gone=True)
                for seat in mine
                if not table.seats[seat].gone
            ]
        )
    return Changes([])


# --- Playing ------------------------------------------------------------------------------------------------


def running_match(table: Table) -> Match:
    """The game in progress; Conflict if there is none."""
    if table.phase == GATHERING or table.match is None:
        raise Conflict(message.say("errors/not-begun"))
    if table.phase != RUNNING:
        raise Conflict(message.say("errors/over"))
    return table.match


def check_owner(table: Table, player: str | None, seat: int) -> None:
    """Forbidden unless the seat is the player's own."""
    if seat not in table.seats_of(player):
        raise Forbidden(
            message.say("errors/seat-not-yours", n=seat)
            if 0 <= seat < len(table.seats)
            else message.say("errors/no-seat", n=seat)
        )


def seen_ply(match: Match, seat: int) -> int:
    """The ply that the seat has seen."""
    return visibility.seat_ply(match, seat)


def check_ply(match: Match, seat: int, ply: int) -> None:
    """Stale if the command was made for another position."""
    if ply != seen_ply(match, seat):
        raise Stale(message.say("errors/stale"))


def move(table: Table, player: str, seat: int, ply: int, moves: Sequence[str]) -> Changes:
    """Make moves for one's own seat: one, or a draft of several, all or none."""
    match = running_match(table)
    check_owner(table, player, seat)
    check_ply(match, seat, ply)
    if table.seats[seat].back:
        raise Conflict(message.say("errors/bot-finishes"))
    if table.seats[seat].stand_in:
        raise Conflict(message.say("errors/bot-plays"))
    check_draft(match, moves)
    try:  # on what the seat knows, so that no error can reveal more than that
        actions = visibility.checked(match, seat, moves)
    except IllegalMove as error:
        raise Illegal(error.said) from None
    return play(match, seat, actions)


def try_moves(match: Match, seat: int, moves: Sequence[str]) -> tuple[Match, bool]:
    """Try moves on what the seat knows, so that no error can reveal more than that."""
    check_draft(match, moves)
    try:
        return visibility.trial(match, seat, moves)
    except IllegalMove as error:
        raise Illegal(error.said) from None


def check_draft(match: Match, moves: Sequence[str]) -> None:
    """Invalid unless so many moves may be sent at once."""
    if not 1 <= len(moves) <= LONGEST_DRAFT:
        raise Invalid(message.say("errors/moves-range", n=LONGEST_DRAFT))
    if len(moves) > 1 and match.game.about.memory:
        raise Invalid(message.say("errors/one-by-one", title=match.game.about.title))


def play(match: Match, seat: int, actions: Sequence[int], by: str | None = None) -> Changes:
    """The game after moves that have been checked."""
    twin = match.copy()
    for action in actions:
        twin.perform(seat, action)
    draft = visibility.open_to_all(twin) == visibility.open_to_all(match)
    return Changes([Moved(seat, twin.log[match.ply :], twin.to_act, seen_ply(twin, seat), by, draft)], twin)


def hand_over(table: Table, player: str, seat: int, level: str | None, away: float | None) -> Changes:
    """Let a bot play for a seat: one's own, or that of a player who has been away (``away`` seconds) long
    enough. For another player's seat it is always the default bot. Before the game a bot takes an open seat
    itself."""
    if table.phase == GATHERING:
        return seat_bot(table, player, seat, level or STAND_IN)
    running_match(table)
    if not 0 <= seat < len(table.seats) or table.seats[seat].player is None:
        raise Invalid(message.say("errors/only-people"))
    if seat not in table.seats_of(player):
        if not table.seats_of(player):
            raise Forbidden(message.say("errors/only-players"))
        if table.seats[seat].stand_in:
            return Changes([])
        if table.opened.seconds is not None:
            raise Conflict(message.say("errors/clock-takes-care"))
        if away is None or away < LET_BOT_AFTER:
            raise Conflict(message.say("errors/not-away-long", n=int(LET_BOT_AFTER)))
        level = STAND_IN
    known = _level(registry.about(table.opened.game), level or STAND_IN)
    if not table.opened.hints and known not in WEAK:
        known = STAND_IN
    chair = table.seats[seat]
    return Changes([StoodIn(seat, known)] if chair.stand_in != known or chair.back else [])


def take_back(table: Table, player: str, seat: int) -> Changes:
    """Take one's seat back from a bot. At a table without hints the bot finishes the turn first: stopping
    halfway would make its moves a hint. Before the game a bot leaves its seat open."""
    if table.phase == GATHERING:
        return free_seat(table, player, seat)
    check_owner(table, player, seat)
    chair = table.seats[seat]
    if not chair.stand_in or chair.back or table.phase != RUNNING:
        return Changes([])
    if not table.opened.hints and seat in table.waits:
        return Changes([StoodIn(seat, chair.stand_in, back=True)])
    return Changes([StoodIn(seat, None)])


def say(table: Table, player: str, name: str | None, text: str) -> Changes:
    """A line of chat."""
    check_admitted(table, player)
    if table.muted and player != table.opened.host:
        raise Forbidden(message.say("errors/muted"))
    said = clean(text, LONGEST_TEXT)
    if not said:
        raise Invalid(message.say("errors/say-something"))
    if table.chat_count >= MOST_LINES:
        raise Conflict(message.say("errors/chat-full"))
    if mine := table.seats_of(player):
        line = Said(mine[0], table.seats[mine[0]].name, said)
    else:
        line = Said(None, distinct_name(clean(name or "", LONGEST_NAME) or "Somebody", table.seats), said)
    return Changes([line], player=player)


def abandon(table: Table, player: str) -> Changes:
    """End the game for all. With other people at the table only the host may."""
    if table.over:
        return Changes([])
    mine = table.seats_of(player)
    if player != table.opened.host and table.members() - {player}:
        raise Forbidden(message.say("errors/only-host-ends"))
    if not mine and player != table.opened.host:
        raise Forbidden(message.say("errors/only-seated-end"))
    return Changes([Abandoned(mine[0] if mine else 0)])


def rematch(table: Table, player: str) -> list[TableEvent]:
    """The first events of a rematch: the same table, and everybody keeps their seat, and so their colour. The
    player who asks is seated, the others are invited."""
    if not table.over:
        raise Conflict(message.say("errors/rematch-later"))
    if player not in table.members():
        raise Forbidden(message.say("errors/only-played"))
    if table.match is None:
        raise Conflict(message.say("errors/never-began"))
    seats = [
        Chair() if chair.player and table.was_removed(chair.player) else _rematch_seat(chair, player)
        for chair in table.seats
    ]
    return [msgspec.structs.replace(table.opened, seats=seats, host=player, lesson=False, origin=None)]


def _rematch_seat(chair: Chair, player: str) -> Chair:
    """A seat of a rematch that this player asks for."""
    if chair.bot is not None:
        return Chair(chair.name, bot=chair.bot)
    if chair.player == player:
        return Chair(chair.name, player, guest=chair.guest)
    return Chair(chair.name, guest=chair.guest, invited=chair.player)


def own_seat(table: Table, player: str) -> int:
    """The player's own seat, rather than that of a guest at their screen."""
    return min(table.seats_of(player), key=lambda seat: table.seats[seat].guest)

"""A record from a file becomes a finished table, so that it can be replayed, reviewed and played on from.

The record is checked first, move by move, and its shuffle against its seed. The people in it are guests of
whoever brings it: names in a file prove nothing.
"""

from __future__ import annotations

from mastaba.bots.players import players_of
from mastaba.core import message
from mastaba.match.match import Match
from mastaba.match.record import decoded, replay
from mastaba.table.commands import LONGEST_NAME, Changes, clean, distinct_name
from mastaba.table.errors import Invalid
from mastaba.table.events import Began, Chair, Moved, Opened

LARGEST_RECORD = 1_000_000  # bytes; the longest games of bots have a quarter of that
NOT_OVER = message.say("errors/record-not-over")
PLAYED_ON = message.say("errors/record-branch")


def brought(body: bytes, player: str) -> tuple[Changes, str]:
    """The events of a table with the game of a record, and its seed. Invalid, with the reason, if the record
    does not hold."""
    try:
        record = decoded(body)
        # that of a game that goes on has no seed either: that it goes on says more
        match = replay(record, verify_shuffle=not isinstance(record, dict) or "result" in record)
    except ValueError as error:
        raise Invalid(message.say("errors/bad-record", why=message.reason(error))) from None
    if not match.over:
        raise Invalid(NOT_OVER)
    if match.origin is not None:
        raise Invalid(PLAYED_ON)
    chairs = _chairs(match, player)
    match.seats = [{"name": chair.name} | ({"bot": chair.bot} if chair.bot else {}) for chair in chairs]
    opened = Opened(match.game.about.name, dict(match.variant), chairs, player, brought=True)
    first = next(place for place, step in enumerate(match.log) if step["by"] != "chance")
    seat = int(match.log[first]["by"])
    began = Began(match.game.about.rules, chairs, list(match.log[:first]), [seat])
    moved = Moved(seat, list(match.log[first:]), [], seen=match.ply)
    assert match.shuffle is not None
    return Changes([opened, began, moved], match), match.shuffle.seed


def _chairs(match: Match, player: str) -> list[Chair]:
    known, chairs = players_of(match.game.about), list[Chair]()
    for number, seat in enumerate(match.seats, 1):
        name = clean(str(seat["name"]), LONGEST_NAME) or f"Player {number}"
        bot = str(seat.get("bot", "")).partition("@")[0]
        chair = Chair(bot=bot) if bot in known else Chair(player=player, guest=True)
        chair.name = distinct_name(name, chairs)
        chairs.append(chair)
    return chairs

"""What the host of a table may do: close it to strangers, remove somebody, mute the chat. As commands, each
returns the events it leads to."""

from __future__ import annotations

from mastaba.core import message
from mastaba.table.commands import STAND_IN, Changes
from mastaba.table.errors import Conflict, Forbidden, NotFound
from mastaba.table.events import Chair, Closed, Muted, Removed, Seated, StoodIn, TableEvent
from mastaba.table.table import GATHERING, RUNNING, Table

MOST_REMOVED = 200  # at one table


def check_host(table: Table, player: str) -> None:
    """Forbidden unless the player opened the table."""
    if player != table.opened.host:
        raise Forbidden(message.say("errors/only-host"))


def close(table: Table, player: str, closed: bool) -> Changes:
    """Close the table to strangers, or open it again."""
    check_host(table, player)
    return Changes([Closed(closed)] if closed != table.closed else [])


def mute(table: Table, player: str, muted: bool) -> Changes:
    """Mute the chat for all but the host, or let them speak again."""
    check_host(table, player)
    return Changes([Muted(muted)] if muted != table.muted else [])


def remove_seat(table: Table, player: str, seat: int) -> Changes:
    """Remove the person in a seat. Before the game their seats are open again, during it a bot plays on."""
    check_host(table, player)
    if not 0 <= seat < len(table.seats):
        raise NotFound(message.say("errors/no-seat", n=seat))
    person = table.seats[seat].player
    if person is None:
        raise Conflict(message.say("errors/nobody-sits-there"))
    if person == player:
        raise Conflict(message.say("errors/not-yourself"))
    events: list[TableEvent] = []
    for number in table.seats_of(person):
        chair = table.seats[number]
        if table.phase == GATHERING:
            events.append(Seated(number, Chair()))
        elif table.phase == RUNNING:
            events.append(StoodIn(number, chair.stand_in or STAND_IN, gone=True))
    return Changes([*events, *_removal(table, table.visitor_id(person))])


def remove_visitor(table: Table, player: str, visitor: str) -> Changes:
    """Remove a spectator, by the id that the host was told."""
    check_host(table, player)
    if visitor == table.visitor_id(player):
        raise Conflict(message.say("errors/not-yourself"))
    if visitor in {table.visitor_id(member) for member in table.members()}:
        raise Conflict(message.say("errors/has-seat"))
    return Changes(_removal(table, visitor))


def _removal(table: Table, visitor: str) -> list[TableEvent]:
    if visitor in table.removed:
        return []
    if len(table.removed) >= MOST_REMOVED:
        raise Conflict(message.say("errors/nobody-to-remove"))
    return [Removed(visitor)]

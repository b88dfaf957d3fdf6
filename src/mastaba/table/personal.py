"""What the events of a table say about a player: for those who want to know it, and for those who want it
forgotten."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from mastaba.store.base import Entry, Event
from mastaba.table import commands
from mastaba.table.errors import Conflict, NotReady
from mastaba.table.events import Began, Chair, Moved, Opened, Said, Seated, TableEvent, decode, encode
from mastaba.table.table import GATHERING, RUNNING

if TYPE_CHECKING:
    from mastaba.table.registry import OpenTables

REMOVED = "(removed)"  # in place of a line of chat
MOST = 1000  # tables that are read at once
TRIES = 8  # when others change the same table


async def all_known(open_tables: OpenTables, player: str) -> list[dict[str, Any]]:
    """What all tables say about a player."""
    store = open_tables.store

    def look(entry: Entry) -> dict[str, Any]:
        return known_of(entry, store.since(entry.code, 0), player)

    found = await open_tables.read(store.tables_of, player, None, MOST, hidden=True)
    return [await open_tables.read(look, entry) for entry in found]


async def forget_everywhere(open_tables: OpenTables, player: str) -> None:
    """Remove a player from all tables: they leave the running ones, and their name is nowhere any more.
    Unfinished tables where no other person sits are deleted."""
    while found := await open_tables.read(open_tables.store.tables_of, player, None, MOST, hidden=True):
        for entry in found:
            await _forget_at(open_tables, entry.code, player)


async def _forget_at(open_tables: OpenTables, code: str, player: str) -> None:
    store = open_tables.store
    with suppress(Conflict):  # what can't be opened any more can't be left
        await open_tables.change(code, lambda table: commands.leave(table, player))
    for _ in range(TRIES):
        entry, stored = await open_tables.read(store.entry, code), await open_tables.read(store.load, code)
        if entry is None or stored is None:
            return
        alias = secrets.token_hex(16)
        rewritten, events, seated = forget(entry, stored.events, player, alias)
        if entry.phase in (GATHERING, RUNNING) and not seated - {alias}:
            await open_tables.close_table(code)
            done = await open_tables.stored(store.delete(code))
        else:
            done = await open_tables.stored(store.rewrite(rewritten, events, seated))
        if done:
            open_tables.drop(code)
            open_tables.publish({"table": code, "dropped": True, "from": open_tables.process})
            return
    raise NotReady("a table is too busy: try again")


def _with_seats(events: Sequence[Event], player: str) -> Iterator[tuple[Event, TableEvent, set[int]]]:
    """Each event, with the seats that the player has then."""
    chairs: list[Chair] = []
    for event in events:
        body = decode(event.body)
        if isinstance(body, Opened | Began):
            chairs = list(body.seats)
        elif isinstance(body, Seated):
            chairs[body.seat] = body.chair
        yield event, body, {seat for seat, chair in enumerate(chairs) if chair.player == player}


def known_of(entry: Entry, events: Sequence[Event], player: str) -> dict[str, Any]:
    """What a table says about a player: seats, moves, lines of chat."""
    seats: set[int] = set()
    moves, chat, host = [], [], False
    for event, body, mine in _with_seats(events, player):
        seats |= mine
        if isinstance(body, Opened):
            host = body.host == player
        elif isinstance(body, Moved) and body.seat in mine and body.by is None:
            moves += [{"at": event.at, **step} for step in body.steps if step["by"] != "chance"]
        elif isinstance(body, Said) and body.seat in mine:
            chat.append({"at": event.at, "name": body.name, "text": body.text})
    names = [chair["name"] for chair in msgspec.json.decode(entry.summary)["seats"]]
    return {
        "table": entry.code,
        "game": entry.game,
        "phase": entry.phase,
        "changed": entry.changed,
        "opened_by_me": host,
        "seats": [{"seat": seat, "name": names[seat]} for seat in sorted(seats) if seat < len(names)],
        "moves": moves,
        "chat": chat,
    }


def forget(
    entry: Entry, events: Sequence[Event], player: str, alias: str
) -> tuple[Entry, list[Event], set[str]]:
    """The same table without a player's name and chat; ``alias`` takes the place of their key. Also who sits
    there then. The game stays as it was played."""

    def chair_without(seat: int, chair: Chair) -> Chair:
        if chair.invited == player:
            chair = msgspec.structs.replace(chair, invited=None)
        if chair.player != player:
            return chair
        return msgspec.structs.replace(chair, player=alias, name=_nameless(seat))

    told: list[Event] = []
    for event, body, mine in _with_seats(events, player):
        match body:
            case Opened() | Began():
                body.seats = [chair_without(seat, chair) for seat, chair in enumerate(body.seats)]
                if isinstance(body, Opened) and body.host == player:
                    body.host = alias
            case Seated():
                body.chair = chair_without(body.seat, body.chair)
            case Said() if body.seat is not None and body.seat in mine:
                body.name, body.text = _nameless(body.seat), REMOVED
            case _:
                pass
        told.append(
            event._replace(body=encode(body), player=alias if event.player == player else event.player)
        )
    summary = msgspec.json.decode(entry.summary)
    for seat, chair in enumerate(summary["seats"]):
        if chair["player"] == player:
            chair["player"], chair["name"] = alias, _nameless(seat)
    seated = {chair["player"] for chair in summary["seats"] if chair["player"] is not None}
    host = alias if entry.host == player else entry.host
    return entry._replace(summary=msgspec.json.encode(summary), host=host), told, seated


def _nameless(seat: int) -> str:
    return f"Player {seat + 1}"

"""What the events of a table say about a player: for those who want to know it, and for those who want it
forgotten."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from mastaba.core import message
from mastaba.store.base import Entry, Event
from mastaba.table import commands
from mastaba.table.errors import Conflict, NotFound, NotReady
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
    turns = open_tables.replays.pool  # an export reads much: visitors take turns, table by table
    return [
        await turns.run(open_tables.origins.asker(player, entry.code), partial(look, entry))
        for entry in found
    ]


async def forget_everywhere(open_tables: OpenTables, player: str) -> None:
    """Remove a player from all tables: they leave the running ones, and their name is nowhere any more. Their
    unfinished tables are deleted where no other person sits."""
    while found := await open_tables.read(open_tables.store.tables_of, player, None, MOST, hidden=True):
        for entry in found:
            await _forget_at(open_tables, entry.code, player)


async def _forget_at(open_tables: OpenTables, code: str, player: str) -> None:
    store = open_tables.store
    with suppress(Conflict, NotFound):  # what can't be opened any more can't be left
        await open_tables.change(code, lambda table: commands.leave(table, player))
    for _ in range(TRIES):
        entry, stored = await open_tables.read(store.entry, code), await open_tables.read(store.load, code)
        if entry is None or stored is None:
            return
        alias = secrets.token_hex(16)
        rewritten, events, seated = forget(entry, stored.events, player, alias)
        others = (seated | {rewritten.host}) - {alias, None}
        if entry.phase in (GATHERING, RUNNING) and not others:
            await open_tables.close_table(code)
            done = await open_tables.stored(store.delete(code))
        else:
            done = await open_tables.stored(store.rewrite(rewritten, events, seated, player))
        if done:
            open_tables.drop(code)
            open_tables.publish({"table": code, "dropped": True, "from": open_tables.process})
            return
    raise NotReady(message.say("errors/busy"))


def _with_seats(events: Sequence[Event], player: str) -> Iterator[tuple[Event, TableEvent, dict[int, str]]]:
    """Each event, with the seats that the player has then, and their name there."""
    chairs: list[Chair] = []
    for event in events:
        body = decode(event.body)
        if isinstance(body, Opened | Began):
            chairs = list(body.seats)
        elif isinstance(body, Seated):
            chairs[body.seat] = body.chair
        yield event, body, {seat: chair.name for seat, chair in enumerate(chairs) if chair.player == player}


def _said_by(player: str, event: Event, said: Said, mine: Collection[int]) -> bool:
    return event.player == player or said.seat in mine


def known_of(entry: Entry, events: Sequence[Event], player: str) -> dict[str, Any]:
    """What a table says about a player: seats, moves, lines of chat."""
    seats: dict[int, str] = {}
    moves, chat, host = [], [], False
    for event, body, mine in _with_seats(events, player):
        seats |= mine
        if isinstance(body, Opened):
            host = body.host == player
        elif isinstance(body, Moved) and body.seat in mine and body.by is None:
            moves += [{"at": event.at, **step} for step in body.steps if step["by"] != "chance"]
        elif isinstance(body, Said) and _said_by(player, event, body, mine):
            chat.append({"at": event.at, "name": body.name, "text": body.text})
    return {
        "table": entry.code,
        "game": entry.game,
        "phase": entry.phase,
        "changed": entry.changed,
        "opened_by_me": host,
        "seats": [{"seat": seat, "name": name} for seat, name in sorted(seats.items())],
        "moves": moves,
        "chat": chat,
    }


def forget(
    entry: Entry, events: Sequence[Event], player: str, alias: str
) -> tuple[Entry, list[Event], set[str]]:
    """The same table without a player's name and chat; ``alias`` takes the place of their key. Also who sits
    there then. The game stays as it was played."""

    invited: set[int] = set()

    def chair_without(seat: int, chair: Chair) -> Chair:
        invited.discard(seat)
        if chair.invited == player:
            invited.add(seat)
            return Chair(guest=chair.guest)
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
            case Said() if _said_by(player, event, body, mine):
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
        elif seat in invited:
            chair["name"], chair["kind"] = "", "open"
    seated = {chair["player"] for chair in summary["seats"] if chair["player"] is not None}
    host = alias if entry.host == player else entry.host
    return entry._replace(summary=msgspec.json.encode(summary), host=host), told, seated


def _nameless(seat: int | None) -> str:
    return "Somebody" if seat is None else f"Player {seat + 1}"

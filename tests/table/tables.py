"""Open tables on a real SQLite file, without sockets."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from typing import Any

from mastaba.match import visibility
from mastaba.store.sql import SqlStore, sqlite_address
from mastaba.table import commands
from mastaba.table.commands import Changes, SeatSetup
from mastaba.table.registry import OpenTable, OpenTables
from mastaba.table.shares import Asker
from mastaba.table.table import Table

GAME = "silver-and-gold"
ANA = Asker("10.0.0.1", "ana", "LOTUS-42")


def in_a_loop(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """A test that is a coroutine."""

    @wraps(test)
    def run(*given: Any, **named: Any) -> None:
        asyncio.run(asyncio.wait_for(test(*given, **named), 120))

    return run


@asynccontextmanager
async def open_tables_in(folder: Path, **settings: Any) -> AsyncIterator[OpenTables]:
    """The open tables of a folder; stopped at the end."""
    store = SqlStore(sqlite_address(folder / "tables.db"))
    open_tables = OpenTables(store, **settings)
    try:
        yield open_tables
    finally:
        await open_tables.stop()
        store.close()


async def set_up(
    open_tables: OpenTables,
    *seats: str,
    game: str = GAME,
    player: str = "ana",
    name: str | None = "Ana",
    options: dict[str, Any] | None = None,
    **more: Any,
) -> str:
    """A table by its code: seats are "me", "guest", "open" or "bot:random"."""
    asked = [SeatSetup(seat.partition(":")[0], bot=seat.partition(":")[2] or None) for seat in seats]
    opening = commands.open_table(
        game, options or {}, asked, player, name, more.get("seconds"), more.get("hints", True)
    )
    return (await open_tables.create(opening, more.get("short_code", False))).code


async def command(open_tables: OpenTables, code: str, what: Callable[..., Changes], *given: Any) -> Table:
    """Run a command on a table; the table then."""
    return (await open_tables.change(code, lambda table: what(table, *given))).table


async def move(
    open_tables: OpenTables,
    code: str,
    seat: int,
    *moves: str,
    player: str = "ana",
    name: str = "",
    ply: int | None = None,
) -> int:
    """Make moves: those given, or the first legal one."""
    table = (await open_tables.find(code)).table
    assert table.match is not None
    seen = commands.seen_ply(table.match, seat) if ply is None else ply
    return await open_tables.submit(
        code, player, name or f"{seat}-{table.number}", seat, seen, list(moves) or table.match.legal(seat)[:1]
    )


async def random_moves(
    open_tables: OpenTables, code: str, most: int, seed: str = "1", player: str = "ana"
) -> int:
    """Random moves of all seats of a player; how many were made."""
    dice, made = random.Random(seed), 0
    while made < most:
        table = (await open_tables.find(code)).table
        assert table.match is not None
        turns = [seat for seat in table.waits if seat in table.seats_of(player)]
        if not turns:
            break
        seat = dice.choice(turns)
        await move(
            open_tables,
            code,
            seat,
            dice.choice(table.match.legal(seat)),
            player=player,
            name=f"random-{table.number}",
        )
        made += 1
    return made


async def bots_are_done(opened: OpenTable) -> None:
    while opened.bot_task is not None:
        await asyncio.sleep(0.005)


def told(table: Table) -> dict[str, Any]:
    """All that anybody may see of a table, and its clocks: to compare two of them."""
    match = table.match
    found: dict[str, Any] = {
        "phase": table.phase,
        "seats": list(table.seats),
        "waits": table.waits,
        "asked": table.waiting_since,
        "deadlines": table.deadlines(),
        "due": table.due(),
        "changed": table.changed,
        "chat": table.chat,
        "said": table.chat_count,
        "rematch": table.rematch,
        "answers": table.answers,
        "number": table.number,
    }
    if match is not None:
        watching: Sequence[int] = range(-1, len(table.seats))
        found |= {
            "log": match.log,
            "state": match.states.tobytes(),
            "views": [match.view(seat) for seat in watching],
            "choices": [visibility.choices(match, seat) for seat in watching if seat >= 0],
            "known": [visibility.known(match, seat) for seat in watching],
            "records": [table.record(seat) for seat in watching],
        }
    return found

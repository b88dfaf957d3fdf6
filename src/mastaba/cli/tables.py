"""mastaba tables: list and delete the tables of this host."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any

import msgspec
import typer

from mastaba.cli.database import Data, database_address, open_store
from mastaba.cli.help import Command, Group
from mastaba.cli.output import BAD_INPUT, console, escaped, headed, line, one_line_errors
from mastaba.core.language import locale
from mastaba.core.message import say
from mastaba.match import registry

tables = typer.Typer(cls=Group, help="help/tables")


@tables.command("list", cls=Command, help="help/tables-list")
def list_tables(
    data: Data = None,
    most: Annotated[int, typer.Option(min=1, help="help/tables-most")] = 50,
    as_json: Annotated[bool, typer.Option("--json", help="help/games-json")] = False,
) -> None:
    """The tables, the newest first."""
    with one_line_errors():
        store = open_store(database_address(data))
        entries = store.tables_of(None, None, most)
        store.close()
    rows: list[dict[str, Any]] = [
        {
            "code": entry.code,
            "game": entry.game,
            "phase": entry.phase,
            "changed": entry.changed,
            **_people(msgspec.json.decode(entry.summary)),
        }
        for entry in entries
    ]
    if as_json:
        for row in rows:
            row["seats"] = [name or "open" for name in row["seats"]]
        print(msgspec.json.encode(rows).decode())  # noqa: T201
        return
    from babel.dates import format_datetime

    names = ("code", "game", "phase", "seats", "changed")
    table = headed(*(say("terminal/column", column=name) for name in names), figures=False)
    table.columns[0].no_wrap = True  # codes are typed: none is cut
    for row in rows:
        changed = datetime.fromtimestamp(row["changed"])
        seats = (name or str(say("terminal/open-seat")) for name in row["seats"])
        table.add_row(
            row["code"],
            registry.about(row["game"]).title,
            str(say("terminal/phase", phase=row["phase"])),
            escaped(", ".join(seats)),
            format_datetime(changed, "short", locale=locale()),
        )
    console.print(table)


def _people(summary: dict[str, list[dict[str, str]]]) -> dict[str, list[str]]:
    return {"seats": [chair["name"] for chair in summary["seats"]]}


@tables.command("tidy", cls=Command, help="help/tables-tidy")
def tidy_tables(
    data: Data = None,
    keep: Annotated[str, typer.Option(metavar="unbegun=1,abandoned=30,chat=365", help="help/keep")] = "",
) -> None:
    """Delete now what the server deletes every hour: tables that never began, games that nobody goes on with,
    and the chats of games that were finished long ago."""
    import asyncio

    from mastaba.table.keeping import Keeping, Tidied, tidy
    from mastaba.table.registry import OpenTables

    with one_line_errors():
        keeping = Keeping.read(keep)
        store = open_store(database_address(data))

        async def run() -> Tidied:
            return await tidy(OpenTables(store), keeping)

        done = asyncio.run(run())
        store.close()
    line(say("terminal/tidied", tables=len(done.deleted), chats=len(done.emptied)))


@tables.command("delete", cls=Command, help="help/tables-delete")
def delete_tables(
    codes: Annotated[list[str], typer.Argument(metavar="help/codes-word", help="help/tables-codes")],
    data: Data = None,
) -> None:
    """Delete tables for good, with their games and chats. Best while the server is stopped."""
    from mastaba.table.codes import read_code

    with one_line_errors():
        store = open_store(database_address(data))
        deleted = [(read_code(code), store.delete(read_code(code)).result()) for code in codes]
        store.close()
    for code, was_there in deleted:
        line(say("terminal/deleted", code=code) if was_there else say("terminal/no-such-table", code=code))
    if not all(was_there for _, was_there in deleted):
        raise typer.Exit(BAD_INPUT)

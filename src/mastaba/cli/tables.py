"""mastaba tables: list and delete the tables of this host."""

from __future__ import annotations

import time
from typing import Annotated, Any

import msgspec
import typer
from rich.table import Table

from mastaba.cli.database import Data, database_address, open_store
from mastaba.cli.output import BAD_INPUT, console, escaped, one_line_errors, say
from mastaba.cli.serve import KEEP_HELP
from mastaba.match import registry

tables = typer.Typer(help="List and delete the tables of this host.", no_args_is_help=True)


@tables.command("list")
def list_tables(
    data: Data = None,
    most: Annotated[int, typer.Option(min=1, help="How many to list, the newest first.")] = 50,
    as_json: Annotated[bool, typer.Option("--json", help="As data.")] = False,
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
        print(msgspec.json.encode(rows).decode())  # noqa: T201
        return
    shown = Table("table", "game", "phase", "seats", "changed")
    for row in rows:
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(row["changed"]))
        shown.add_row(
            row["code"],
            registry.about(row["game"]).title,
            row["phase"],
            escaped(", ".join(row["seats"])),
            when,
        )
    console.print(shown)


def _people(summary: dict[str, list[dict[str, str]]]) -> dict[str, list[str]]:
    return {"seats": [chair["name"] or "open" for chair in summary["seats"]]}


@tables.command("tidy")
def tidy_tables(
    data: Data = None,
    keep: Annotated[str, typer.Option(metavar="unbegun=1,abandoned=30,chat=365", help=KEEP_HELP)] = "",
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
    say(f"{len(done.deleted)} tables deleted, {len(done.emptied)} chats.")


@tables.command("delete")
def delete_tables(
    codes: Annotated[list[str], typer.Argument(metavar="CODE…", help="LOTUS-42")], data: Data = None
) -> None:
    """Delete tables for good, with their games and chats. Best while the server is stopped."""
    from mastaba.table.codes import read_code

    with one_line_errors():
        store = open_store(database_address(data))
        deleted = [(read_code(code), store.delete(read_code(code)).result()) for code in codes]
        store.close()
    for code, was_there in deleted:
        say(f"{code} deleted." if was_there else f"{code}: there is no such table.")
    if not all(was_there for _, was_there in deleted):
        raise typer.Exit(BAD_INPUT)

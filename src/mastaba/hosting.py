"""The commands of whoever hosts tables: serve, tables, prepare."""

from __future__ import annotations

import os
import sys
import time
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from mastaba.match import registry
from mastaba.saying import BAD_INPUT, console, escaped, say, told_in_a_line

if TYPE_CHECKING:
    from mastaba.store.sql import SqlStore

DATA_HELP = "The folder of the tables; the user's data folder if not given. MASTABA_DATABASE_URL names a PostgreSQL database instead."
Data = Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help=DATA_HELP)]
SERVE_EXAMPLES = "Examples: mastaba serve;  mastaba serve --host 0.0.0.0 --port 8080 --data /srv/mastaba"
PACE = 0.6  # seconds between the moves of bots while somebody looks on
REQUESTS = 30


def address(data: Path | None) -> str:
    """Where the tables are."""
    from mastaba.store.sql import address_of, driver_address

    given = os.environ.get("MASTABA_DATABASE_URL")
    if given and data is None:
        driver_address(given)
        return given
    from platformdirs import user_data_path

    folder = (data or user_data_path("mastaba", appauthor=False)).absolute()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    file = folder / "tables.db"
    if not file.exists():
        file.touch(0o600)  # it holds the seeds of running games, and the key that signs identities
    return address_of(file)


@contextmanager
def the_only_one(where: str) -> Iterator[None]:
    """Of the processes that serve an SQLite file there is one: it knows of no others that change its tables."""
    from mastaba.files import alone_in
    from mastaba.store.sql import file_of

    file = file_of(where)
    try:
        with alone_in(file.parent) if file else nullcontext():
            yield
    except BlockingIOError:
        raise ValueError(f"another Mastaba serves the tables at {where}: open its page, or give --data another folder") from None


def has_browser() -> bool:
    """Whether there is a screen with a browser to open."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True


def serve(
    host: Annotated[str, typer.Option(help="0.0.0.0 lets other devices in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes any that is free.")] = 8642,
    data: Data = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the page in a browser, where there is one.")] = True,
    pace: Annotated[float, typer.Option(min=0, help="Seconds between the moves of bots while somebody looks on.")] = PACE,
    log: Annotated[str, typer.Option(metavar="plain|json", help="How the log is written: for people or for programs.")] = "",
    rate: Annotated[int, typer.Option(min=1, help="Requests a second that one player may make.")] = REQUESTS,
    idle: Annotated[float, typer.Option(min=0, help="Seconds after which a table that nobody looks at leaves memory.")] = 300.0,
) -> None:
    """Serve tables: play in the browser, here and on other devices."""
    with told_in_a_line():
        if log not in ("", "plain", "json"):
            raise ValueError(f"--log is plain or json, not {log!r}")
        from mastaba.lab.simulate import warm_up
        from mastaba.prepare import Preparation
        from mastaba.web import serve as web
        from mastaba.web.app import Settings, create_app

        plain = log == "plain" or (not log and sys.stderr.isatty())
        web.log_to(sys.stderr, plain)
        try:
            opened = web.free_port(host, port)
        except OSError as error:
            raise ValueError(f"port {port} at {host} can't be used ({(error.strerror or str(error)).lower()}): try --port 0") from None
        shown = "localhost" if host in ("0.0.0.0", "127.0.0.1", "::") else host
        link = f"http://{shown}:{opened.getsockname()[1]}"
        settings = Settings(address(data), requests_a_second=rate, pace=pace, idle=idle)

        def told() -> None:
            say(f"Mastaba is at {link}" + ("  (Ctrl+C stops it; no game is lost)" if plain else ""))
            sys.stdout.flush()

        with the_only_one(settings.address):
            store = _store(settings.address)
            preparation = Preparation(warm_up)
            preparation.start()
            try:
                web.serve(create_app(store, settings, preparation.ready), opened, browser=link if browser and has_browser() else None, started=told)
            finally:
                preparation.stop()
                store.close()


tables = typer.Typer(help="Look after the tables of this host.", no_args_is_help=True)


@tables.command("list")
def list_tables(
    data: Data = None,
    most: Annotated[int, typer.Option(min=1, help="So many, the newest first.")] = 50,
    as_json: Annotated[bool, typer.Option("--json", help="As data.")] = False,
) -> None:
    """The tables, the newest first."""
    import msgspec
    from rich.table import Table

    with told_in_a_line():
        store = _store(address(data))
        entries = store.tables_of(None, None, most)
        store.close()
    rows: list[dict[str, Any]] = [
        {"code": entry.code, "game": entry.game, "phase": entry.phase, "changed": entry.changed, **_people(msgspec.json.decode(entry.summary))}
        for entry in entries
    ]
    if as_json:
        print(msgspec.json.encode(rows).decode())  # noqa: T201
        return
    shown = Table("table", "game", "phase", "seats", "changed")
    for row in rows:
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(row["changed"]))
        shown.add_row(row["code"], registry.about(row["game"]).title, row["phase"], escaped(", ".join(row["seats"])), when)
    console.print(shown)


def _people(summary: dict[str, list[dict[str, str]]]) -> dict[str, list[str]]:
    return {"seats": [chair["name"] or "open" for chair in summary["seats"]]}


@tables.command("delete")
def delete_tables(codes: Annotated[list[str], typer.Argument(metavar="CODE…", help="LOTUS-42")], data: Data = None) -> None:
    """Delete tables for good, with their games and chats. Best while the server is stopped."""
    from mastaba.table.codes import read_code

    with told_in_a_line():
        store = _store(address(data))
        gone = [(read_code(code), store.delete(read_code(code)).result()) for code in codes]
        store.close()
    for code, was_there in gone:
        say(f"{code} deleted." if was_there else f"{code}: there is no such table.")
    if not all(was_there for _, was_there in gone):
        raise typer.Exit(BAD_INPUT)


def _store(where: str, readers: int = 4) -> SqlStore:
    from mastaba.store.base import StoreFailed
    from mastaba.store.sql import SqlStore

    try:
        return SqlStore(where, readers)
    except StoreFailed as error:
        raise ValueError(str(error)) from None


def prepare(games: Annotated[list[str], typer.Argument(metavar="GAME…")]) -> None:
    """Compile the rules of games ahead of their first use."""
    from mastaba.lab.simulate import make_warm

    with told_in_a_line():
        for name in games:
            registry.about(name)
            make_warm(name)

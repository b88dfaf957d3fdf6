"""mastaba serve: tables in the browser."""

from __future__ import annotations

import os
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from typing import Annotated

import typer

from mastaba.cli.database import Data, database_address, open_store
from mastaba.cli.output import one_line_errors, say

EXAMPLES = "Examples: mastaba serve;  mastaba serve --host 0.0.0.0 --port 8080 --data /srv/mastaba"
PACE = 0.6  # seconds between the moves of bots while somebody watches
REQUESTS = 30


def serve(
    host: Annotated[str, typer.Option(help="0.0.0.0 lets other devices in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes any free port.")] = 8642,
    data: Data = None,
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="Open the page in a browser, where there is one.")
    ] = True,
    pace: Annotated[
        float, typer.Option(min=0, help="Seconds between the moves of bots while somebody watches.")
    ] = PACE,
    log: Annotated[
        str, typer.Option(metavar="plain|json", help="How the log is written: for people or for programs.")
    ] = "",
    rate: Annotated[int, typer.Option(min=1, help="Requests a second that one player may make.")] = REQUESTS,
    idle: Annotated[
        float, typer.Option(min=0, help="Seconds after which an unused table leaves memory.")
    ] = 300.0,
) -> None:
    """Serve tables: play in the browser, here and on other devices."""
    with one_line_errors():
        if log not in ("", "plain", "json"):
            raise ValueError(f"--log is plain or json, not {log!r}")
        from mastaba.bots.warm import warm_up
        from mastaba.match.compile import Preparation
        from mastaba.web import server as web
        from mastaba.web.app import Settings, create_app

        plain = log == "plain" or (not log and sys.stderr.isatty())
        web.log_to(sys.stderr, plain)
        try:
            opened = web.bind(host, port)
        except OSError as error:
            reason = (error.strerror or str(error)).lower()
            raise ValueError(f"port {port} at {host} can't be used ({reason}): try --port 0") from None
        shown = "localhost" if host in ("0.0.0.0", "127.0.0.1", "::") else host
        link = f"http://{shown}:{opened.getsockname()[1]}"
        settings = Settings(database_address(data), requests_a_second=rate, pace=pace, idle=idle)

        def announce() -> None:
            say(f"Mastaba is at {link}" + ("  (Ctrl+C stops it; no game is lost)" if plain else ""))
            sys.stdout.flush()

        with only_server(settings.address):
            store = open_store(settings.address)
            preparation = Preparation(warm_up)
            preparation.start()
            try:
                web.serve(
                    create_app(store, settings, preparation.ready),
                    opened,
                    browser=link if browser and has_browser() else None,
                    started=announce,
                )
            finally:
                preparation.stop()
                store.close()


@contextmanager
def only_server(where: str) -> Iterator[None]:
    """Hold the lock of an SQLite file: only one process may serve it, because it does not look for changes by
    others."""
    from mastaba.files import exclusive_folder
    from mastaba.store.sql import file_of

    file = file_of(where)
    try:
        with exclusive_folder(file.parent) if file else nullcontext():
            yield
    except BlockingIOError:
        raise ValueError(
            f"another Mastaba serves the tables at {where}: open its page, or give --data another folder"
        ) from None


def has_browser() -> bool:
    """Whether there is a screen with a browser to open."""
    if sys.platform.startswith("linux") and not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    ):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True

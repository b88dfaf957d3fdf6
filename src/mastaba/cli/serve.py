"""mastaba serve: tables in the browser."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated

import typer

from mastaba.cli.database import Data, database_address, only_server, open_store
from mastaba.cli.output import line, one_line_errors
from mastaba.core.language import ENGLISH, speaking
from mastaba.core.message import say
from mastaba.core.quoting import quoted

if TYPE_CHECKING:
    from mastaba.web.app import Settings
    from mastaba.web.network import HomeNetwork

EXAMPLES = "mastaba serve\nmastaba serve --host 0.0.0.0 --port 8080 --data /srv/mastaba"
PACE = 0.6  # seconds between the moves of bots while somebody watches
REQUESTS = 30
REVIEWS = 50
PLAYOUTS = 4000  # as mastaba review


def serve(
    host: Annotated[str, typer.Option(metavar="help/address-word", help="help/serve-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="help/serve-port")] = 8642,
    data: Data = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="help/serve-browser")] = True,
    pace: Annotated[float, typer.Option(min=0, metavar="help/seconds-word", help="help/serve-pace")] = PACE,
    log: Annotated[str, typer.Option(metavar="plain|json", help="help/serve-log")] = "",
    rate: Annotated[int, typer.Option(min=1, help="help/serve-rate")] = REQUESTS,
    idle: Annotated[float, typer.Option(min=0, metavar="help/seconds-word", help="help/serve-idle")] = 300.0,
    public_url: Annotated[str, typer.Option(metavar="help/address-word", help="help/serve-public")] = "",
    trusted_proxies: Annotated[
        str, typer.Option(metavar="help/addresses-word", help="help/serve-proxies")
    ] = "127.0.0.1,::1",
    keep: Annotated[str, typer.Option(metavar="unbegun=1,abandoned=30,chat=365", help="help/keep")] = "",
    hsts: Annotated[int, typer.Option(min=0, metavar="help/seconds-word", help="help/serve-hsts")] = 0,
    reviews: Annotated[int, typer.Option(min=0, help="help/serve-reviews")] = REVIEWS,
    playouts: Annotated[int, typer.Option(min=100, help="help/serve-playouts")] = PLAYOUTS,
    workers: Annotated[
        int,
        typer.Option(min=1, max=64, help="help/serve-workers"),
    ] = 1,
) -> None:
    """Serve tables: play in the browser, here and on other devices."""
    with one_line_errors():
        if log not in ("", "plain", "json"):
            raise ValueError(say("terminal/log-form", given=quoted(log)))
        from mastaba.table.keeping import Keeping
        from mastaba.web import server as web
        from mastaba.web.app import Settings
        from mastaba.web.network import HomeNetwork
        from mastaba.web.proxies import read_networks, read_public_url
        from mastaba.web.workers import Workers

        trusted, public = read_networks(trusted_proxies), read_public_url(public_url)
        settings = Settings(
            database_address(data), rate, pace, idle, public, hsts, Keeping.read(keep), reviews, playouts
        )
        if workers > 1 and not settings.address.startswith("postgresql"):
            raise ValueError(say("terminal/workers-need"))
        plain = log == "plain" or (not log and sys.stderr.isatty())
        web.log_to(sys.stderr, plain)
        opened = bound(host, port)
        shown = "localhost" if host in ("0.0.0.0", "127.0.0.1", "::") else host
        link = f"http://{shown}:{opened.getsockname()[1]}"
        page = link if browser and has_browser() else None
        told = str(say("terminal/serving", link=link, plain=plain))  # before the server speaks English

        def announce() -> None:
            line(told)
            sys.stdout.flush()

        with only_server(settings.address):
            if workers == 1:
                here_alone = host in ("127.0.0.1", "localhost", "::1")
                network = HomeNetwork(opened.getsockname()[1]) if here_alone else None
                run(settings, [opened], trusted, announce, page, network)
                return
            own = [bound(host, port and port + number) for number in range(1, workers + 1)]

            def announce_all() -> None:
                ports = ", ".join(str(one.getsockname()[1]) for one in own)
                web.logger.info("%d workers, each also at a port of its own: %s", workers, ports)
                announce()
                if page:
                    webbrowser.open_new_tab(page)

            each = [(settings, [opened, one], trusted, plain) for one in own]
            raise typer.Exit(Workers(work, each).run(announce_all))


def bound(host: str, port: int) -> socket.socket:
    from mastaba.web import server as web

    try:
        return web.bind(host, port)
    except OSError as error:
        why = (error.strerror or str(error)).lower()
        raise ValueError(say("terminal/port-used", port=str(port), host=host, why=why)) from None


def run(
    settings: Settings,
    opened: list[socket.socket],
    trusted: str,
    started: Callable[[], None],
    page: str | None = None,
    network: HomeNetwork | None = None,
) -> None:
    """Serve in this process."""
    from mastaba.bots.warm import warm_up
    from mastaba.match.compile import Preparation
    from mastaba.web import server as web
    from mastaba.web.app import create_app

    store = open_store(settings.address)
    preparation = Preparation(warm_up, reviews=True)
    preparation.start()
    try:
        app = create_app(store, settings, preparation.first, network, preparation.reviewable)
        with speaking(ENGLISH):  # readers choose for themselves; errors are in English for programs
            web.serve(app, opened, browser=page, network=network, trusted=trusted, started=started)
    finally:
        preparation.stop()
        store.close()


def work(
    settings: Settings,
    opened: list[socket.socket],
    trusted: str,
    plain: bool,
    started: Callable[[], None],
) -> None:
    """Serve in this process, one of several."""
    from mastaba.web import server as web

    web.log_to(sys.stderr, plain)
    with one_line_errors():
        run(settings, opened, trusted, started)


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

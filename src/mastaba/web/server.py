"""Runs the server: one process, until a signal stops it."""

from __future__ import annotations

import asyncio
import json
import logging
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from typing import Any, cast

import uvicorn
from litestar import Litestar

from mastaba.web import connections, descriptors, garbage
from mastaba.web.app import LARGEST_REQUEST
from mastaba.web.network import HomeNetwork
from mastaba.web.proxies import THIS_MACHINE, TrustedProxies
from mastaba.web.wire import WireProtocol

logger = logging.getLogger(__name__)
PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}
SECONDS_TO_STOP = 8
SWITCH = 0.0001  # seconds between thread switches: a busy thread must not delay the writer's


class JsonFormatter(logging.Formatter):
    """A line of JSON for every message of the log."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in PLAIN}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def log_to(stream: Any, plain: bool) -> None:
    """Send the log to a stream: as lines of JSON, or as plain text for a terminal."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logging.Formatter("%(message)s") if plain else JsonFormatter())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("uvicorn").setLevel(logging.WARNING)  # it logs every socket
    logging.getLogger("psycopg").setLevel(logging.ERROR)  # what it warns of we log in one line


def bind(host: str, port: int) -> socket.socket:
    """A socket bound to the port; OSError if it can't be used."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    opened = socket.socket(family, socket.SOCK_STREAM)
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        opened.bind((host, port))
    except OSError:
        opened.close()
        raise
    return opened


def serve(
    app: Litestar,
    opened: list[socket.socket],
    *,
    browser: str | None = None,
    trusted: str = THIS_MACHINE,
    network: HomeNetwork | None = None,
    started: Callable[[], None] = lambda: None,
) -> None:
    """Serve on bound sockets until a signal stops it. ``browser`` is the address to open in a browser when
    the server is up; ``trusted`` are the addresses of proxies. ``network`` may be opened while it
    runs."""
    sys.setswitchinterval(SWITCH)
    garbage.freeze_loaded()
    descriptors.raise_limit()
    signal.signal(signal.SIGTERM, _end)  # uvicorn sends itself the signal again after its shutdown
    AnnouncingServer(configured(app, trusted), started, browser, network).run(sockets=opened)


def configured(app: Any, trusted: str) -> uvicorn.Config:
    """uvicorn's settings."""
    return uvicorn.Config(
        TrustedProxies(app, trusted),
        log_config=None,
        access_log=False,
        ws=WireProtocol,
        ws_max_size=LARGEST_REQUEST,
        ws_max_queue=8,
        ws_per_message_deflate=False,  # it takes a third of a megabyte per socket
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        http=connections.LimitedProtocol,
        timeout_keep_alive=connections.IDLE_SECONDS,
        timeout_graceful_shutdown=SECONDS_TO_STOP,
        server_header=False,
        proxy_headers=False,  # TrustedProxies does that
    )


def _end(_signal: int, _frame: Any) -> None:
    """Exit normally, so that the writer finishes its queue."""
    raise SystemExit(0)


class AnnouncingServer(uvicorn.Server):
    """Calls back when it is up, and opens the browser."""

    def __init__(
        self,
        config: uvicorn.Config,
        started: Callable[[], None],
        browser: str | None,
        network: HomeNetwork | None,
    ) -> None:
        super().__init__(config)
        self._on_started, self._browser = started, browser
        if network is not None:
            network.attach(self.listen_too)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._collecting = asyncio.create_task(garbage.collect_often())
            self._on_started()
            if self._browser:
                threading.Thread(target=webbrowser.open, args=(self._browser,), daemon=True).start()

    async def listen_too(self, host: str, port: int) -> SecondListener:
        """Listen on one more address: on this port if it is free there, else on any."""
        try:
            opened = bind(host, port)
        except OSError:
            opened = bind(host, 0)
        config = self.config

        def protocol(_loop: asyncio.AbstractEventLoop | None = None) -> asyncio.Protocol:
            made: Any = config.http_protocol_class
            known = {"server_state": self.server_state, "app_state": self.lifespan.state}
            return cast(asyncio.Protocol, made(config=config, _loop=_loop, **known))

        accepting = await asyncio.get_running_loop().create_server(
            protocol, sock=opened, backlog=config.backlog
        )
        self.servers.append(accepting)  # the server closes it when it stops
        return SecondListener(self, accepting, *opened.getsockname())


class SecondListener:
    """One more address of a running server."""

    def __init__(self, server: uvicorn.Server, accepting: asyncio.Server, host: str, port: int) -> None:
        self._server, self._accepting, self._host, self.port = server, accepting, host, port

    def close(self) -> None:
        """Accept nobody more there, and part from those who came that way."""
        self._accepting.close()
        self._server.servers.remove(self._accepting)
        for connection in list(self._server.server_state.connections):
            if connection.transport.get_extra_info("sockname")[0] == self._host:
                connection.shutdown()

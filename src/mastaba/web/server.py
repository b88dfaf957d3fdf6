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
from typing import Any

import uvicorn
from litestar import Litestar

from mastaba.web import garbage
from mastaba.web.app import LARGEST_REQUEST

PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}
SECONDS_TO_STOP = 8
SWITCH = 0.0005  # seconds between thread switches: a busy thread must not delay the writer's


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
    opened: socket.socket,
    *,
    browser: str | None = None,
    trusted: str = "127.0.0.1",
    started: Callable[[], None] = lambda: None,
) -> None:
    """Serve on a bound socket until a signal stops it. ``browser`` is the address to open in a browser when
    the server is up."""
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=LARGEST_REQUEST,
        ws_max_queue=8,
        ws_per_message_deflate=False,  # it takes a third of a megabyte per socket
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_keep_alive=75,
        timeout_graceful_shutdown=SECONDS_TO_STOP,
        h11_max_incomplete_event_size=LARGEST_REQUEST,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=trusted,
    )
    sys.setswitchinterval(SWITCH)
    garbage.freeze_loaded()
    signal.signal(signal.SIGTERM, _end)  # uvicorn sends itself the signal again after its shutdown
    AnnouncingServer(config, started, browser).run(sockets=[opened])


def _end(_signal: int, _frame: Any) -> None:
    """Exit normally, so that the writer finishes its queue."""
    raise SystemExit(0)


class AnnouncingServer(uvicorn.Server):
    """Calls back when it is up, and opens the browser."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None], browser: str | None) -> None:
        super().__init__(config)
        self._on_started, self._browser = started, browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._collecting = asyncio.create_task(garbage.collect_often())
            self._on_started()
            if self._browser:
                threading.Thread(target=webbrowser.open, args=(self._browser,), daemon=True).start()

"""Running the server: one process, until it is told to stop."""

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
SWITCH = 0.0005  # seconds after which a busy thread lets another on: the writer's, which everybody waits for


class JsonFormatter(logging.Formatter):
    """A line of JSON for every word of the log."""

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
    """Where the log goes, and how it looks: lines of JSON, or words for a person at the terminal."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logging.Formatter("%(message)s") if plain else JsonFormatter())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("uvicorn").setLevel(logging.WARNING)  # it tells of every socket


def bind(host: str, port: int) -> socket.socket:
    """A socket at the port, or OSError."""
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
    """Serve on an open socket until a signal says stop. ``browser`` is the address to open there when all is
    up."""
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=LARGEST_REQUEST,
        ws_max_queue=8,
        ws_per_message_deflate=False,  # a third of a megabyte a socket
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
    signal.signal(signal.SIGTERM, _end)  # uvicorn, when it has stopped, sends itself the signal again
    AnnouncingServer(config, started, browser).run(sockets=[opened])


def _end(_signal: int, _frame: Any) -> None:
    """End like a program that is done: what waits is still written."""
    raise SystemExit(0)


class AnnouncingServer(uvicorn.Server):
    """Says when it is up, and opens the browser then."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None], browser: str | None) -> None:
        super().__init__(config)
        self._said, self._browser = started, browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._tidying = asyncio.create_task(garbage.collect_often())
            self._said()
            if self._browser:
                threading.Thread(target=webbrowser.open, args=(self._browser,), daemon=True).start()

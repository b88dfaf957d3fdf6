"""A real server for the browser tests: `mastaba serve` in a process of its own, which can be stopped and
started again. Its tables are dealt alike in every run."""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Any

from tests.forking import Forked, can_fork

PATIENCE = 420.0  # a cold cache compiles four games


# Below the ports that a system gives to connections by itself: no connection can take a port before its
# server has it, or while that is down.
PORTS = range(20_000, 32_000)


def free_port() -> int:
    for port in random.SystemRandom().sample(PORTS, 100):
        with socket.socket() as asked, suppress(OSError):
            asked.bind(("127.0.0.1", port))
            return port
    raise AssertionError("no port is free")


class Host:
    """A server on its own folder and port."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, free_port()
        self.address = f"http://localhost:{self.port}"
        self._process: Forked | subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        words = ["tests.browser.same_deals", "serve", "--port", str(self.port), "--data", str(self.folder)]
        words += ["--no-browser", "--pace", "0", "--rate", "10000", "--playouts", "400"]
        with (self.folder / "server.log").open("ab") as log:
            self._process = (
                Forked(words, dict(os.environ), log, log, alone=True)
                if can_fork(dict(os.environ))
                else subprocess.Popen(
                    [sys.executable, "-m", *words],
                    stdout=log,
                    stderr=log,
                    env=dict(os.environ),
                    start_new_session=True,
                )
            )
        self.wait(lambda: self.get("/healthz") is not None)

    def wait(self, holds: Any) -> None:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            assert self._process is not None
            assert self._process.poll() is None, (self.folder / "server.log").read_text()[-3000:]
            if holds():
                return
            time.sleep(0.1)
        raise AssertionError((self.folder / "server.log").read_text()[-3000:])

    def ready(self, game: str) -> None:
        """Wait until a game's rules are compiled."""
        self.wait(
            lambda: any(one["name"] == game and one["compiled"] for one in self.get("/api/games") or [])
        )

    def get(self, path: str) -> Any:
        try:
            with urllib.request.urlopen(self.address + path, timeout=5) as answer:
                text = answer.read()
        except OSError:
            return None
        try:
            return json.loads(text)
        except ValueError:
            return text

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(30)
            self._process = None

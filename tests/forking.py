"""Programs of this tree for tests, each in a process of its own that need not start Python: one that has
imported what they need, and loaded the compiled rules, is forked for each. Starting would be most of the work
of the sixty servers that the tests run."""

from __future__ import annotations

import atexit
import gc
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import IO

from mastaba.bots import search
from mastaba.bots.warm import warm_up
from mastaba.match import registry
from mastaba.match.compile import is_warm

TREE = Path(__file__).parents[1]
OWN = {"PYTEST_CURRENT_TEST", "MASTABA_DATABASE_URL"}  # a program may have its own: nothing reads them before


def common(environment: dict[str, str]) -> dict[str, str]:
    """What all programs of this environment have in common."""
    return {name: value for name, value in environment.items() if name not in OWN}


USUAL = common(dict(os.environ))
OURS = os.pathsep.join([str(TREE / "src"), str(TREE)])


def can_fork(environment: dict[str, str]) -> bool:
    """Whether a program may be forked: it must not need another environment than all others."""
    usual = common(environment) in (USUAL, {**USUAL, "PYTHONPATH": OURS})
    return usual and hasattr(os, "fork") and hasattr(socket, "send_fds")


class Forked:
    """A running program, with what the tests use of ``subprocess.Popen``."""

    def __init__(
        self,
        words: Sequence[str],
        environment: dict[str, str],
        output: IO[bytes] | None,
        errors: IO[bytes],
        *,
        alone: bool = False,
    ) -> None:
        """``words``: a module and its arguments. ``alone``: out of reach of Ctrl-C."""
        reading, writing = os.pipe() if output is None else (-1, output.fileno())
        self.stdout = None if output else os.fdopen(reading, encoding="utf-8")
        self._ended, ends = os.pipe()
        self.returncode: int | None = None
        parent = _parent(json.dumps(common(environment), sort_keys=True))
        asked = json.dumps([list(words), environment, str(Path.cwd()), alone]).encode()
        with Path(os.devnull).open("rb") as nothing:
            fds = [nothing.fileno(), writing, errors.fileno(), ends]
            socket.send_fds(parent, [len(asked).to_bytes(4, "big")], fds)
        parent.sendall(asked)
        if output is None:
            os.close(writing)
        os.close(ends)
        self.pid = int.from_bytes(parent.recv(4, socket.MSG_WAITALL), "big")

    def poll(self) -> int | None:
        return self._look(0)

    def wait(self, timeout: float | None = None) -> int:
        if self._look(timeout) is None:
            raise subprocess.TimeoutExpired(f"process {self.pid}", timeout or 0)
        assert self.returncode is not None
        return self.returncode

    def _look(self, timeout: float | None) -> int | None:
        if self.returncode is None and select.select([self._ended], [], [], timeout)[0]:
            self.returncode = int(os.read(self._ended, 10) or b"-9")
            os.close(self._ended)
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)


@cache
def _parent(environment: str) -> socket.socket:
    """A connection to the process that is forked, which ends when nobody can ask it any more."""
    ours, theirs = socket.socketpair()
    with theirs:
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.forking", str(theirs.fileno())],
            env=json.loads(environment),
            cwd=TREE,
            stdin=subprocess.DEVNULL,
            pass_fds=[theirs.fileno()],
        )

    def end() -> None:
        ours.close()
        process.wait()

    atexit.register(end)
    return ours


def _become(asked: bytes, fds: Sequence[int]) -> None:
    """The forked process becomes the program."""
    words, environment, folder, alone = json.loads(asked)
    for place, fd in enumerate(fds[:3]):
        os.dup2(fd, place)
    for fd in fds:  # also what tells of the end: whoever forked does that
        os.close(fd)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.set_wakeup_fd(-1)
    if alone:
        os.setsid()
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    sys.stdin = os.fdopen(0, encoding="utf-8", closefd=False)
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", closefd=False)
    sys.stderr = os.fdopen(2, "w", 1, encoding="utf-8", errors="backslashreplace", closefd=False)
    sys.argv = list(words)
    runpy.run_module(words[0], run_name="__main__", alter_sys=True)


def _load() -> None:
    """What servers need."""
    for module in ("mastaba.cli.app", "mastaba.store.sql", "mastaba.web.app", "mastaba.web.server"):
        import_module(module)
    for name in filter(is_warm, registry.names()):
        warm_up(name)
    search._pool.cache_clear()  # a fork has none of its threads
    gc.collect()
    while threading.active_count() > 1:
        time.sleep(0.01)


def serve(connection: socket.socket) -> None:
    """Fork for whoever asks, and tell them when their program has ended, and how."""
    waking, woken = os.pipe()
    os.set_blocking(woken, False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(woken, warn_on_full_buffer=False)
    running: dict[int, int] = {}
    while True:
        ready = select.select([connection.fileno(), waking], [], [])[0]
        if waking in ready:
            os.read(waking, 1000)
            while running:
                ended, status = os.waitpid(-1, os.WNOHANG)
                if not ended:
                    break
                _tell(running.pop(ended), os.waitstatus_to_exitcode(status))
        if connection.fileno() in ready:
            size, fds, _, _ = socket.recv_fds(connection, 4, 4)
            if not size:
                return
            asked = connection.recv(int.from_bytes(size, "big"), socket.MSG_WAITALL)
            child = os.fork()
            if child == 0:
                connection.close()
                for fd in (waking, woken, *running.values()):
                    os.close(fd)
                _become(asked, fds)
                return
            for fd in fds[:3]:
                os.close(fd)
            running[child] = fds[3]
            connection.sendall(child.to_bytes(4, "big"))


def _tell(fd: int, code: int) -> None:
    with suppress(BrokenPipeError):  # nobody wants to know any more
        os.write(fd, str(code).encode())
    os.close(fd)


if __name__ == "__main__":
    _load()
    serve(socket.socket(fileno=int(sys.argv[1])))

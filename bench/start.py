"""Starting: how long people wait for their first game, on an empty and on a filled cache of compiled rules.

``python -m bench.start`` prints the table that ``make bench`` writes into bench/results.md.
"""

from __future__ import annotations

import os
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import httpx

from bench.measure import seconds
from mastaba.client import Mastaba
from mastaba.match import registry

COMMAND = [sys.executable, "-m", "mastaba.cli"]
POLL = 0.1  # seconds
LEVEL = "club"


@contextmanager
def server(folder: Path) -> Iterator[str]:
    """A server on the cache and the tables in a folder; its address, as soon as it says so."""
    settings = ["--port", "0", "--no-browser", "--data", str(folder / "data"), "--pace", "0"]
    process = subprocess.Popen(
        [*COMMAND, "serve", *settings],
        env={**os.environ, "MASTABA_CACHE": str(folder / "cache")},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        assert process.stdout is not None
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found is not None
        yield found[0]
    finally:
        process.terminate()
        process.wait()


def move_and_answer(address: str, game: str) -> None:
    """Sit down with bots, make a move, and wait until it is one's turn again."""
    bots = max(1, registry.about(game).players[0] - 1)
    table = Mastaba(address, name="Bench").create(game, ["me", *[f"bot:{LEVEL}"] * bots])
    turns = table.turns()
    first = next(turns)
    first.play(str(first.moves[0]))
    next(turns)


def first_move(game: str) -> float:
    """From the first start of the server until a move has been made and a bot has answered it."""
    with tempfile.TemporaryDirectory() as folder:
        began = time.perf_counter()
        with server(Path(folder)) as address:
            move_and_answer(address, game)
            return time.perf_counter() - began


def all_compiled() -> tuple[float, float]:
    """From the first start of the server until all games are compiled; and the CPU time that it took."""
    with tempfile.TemporaryDirectory() as folder:
        began, used = time.perf_counter(), _used()
        with server(Path(folder)) as address:
            while httpx.get(address + "/healthz", timeout=60).json()["preparing"]:
                time.sleep(POLL)
            taken = time.perf_counter() - began
        return taken, _used() - used


def _used() -> float:
    """The CPU time of all programs that were started from here and have ended, and of those they started."""
    ended = resource.getrusage(resource.RUSAGE_CHILDREN)
    return ended.ru_utime + ended.ru_stime


def rows() -> Iterator[tuple[str, str]]:
    """What is measured, and the best and the median of it."""

    def run(*words: str) -> None:
        subprocess.run([*COMMAND, *words], check=True, capture_output=True)

    yield "mastaba games", _both(seconds(lambda: run("games"), 7))
    for name in registry.names():
        cold = sorted(first_move(name) for _ in range(3))
        yield f"first start: {name} dealt, a move made, a bot's answer", f"{cold[0]:.2f} | {cold[1]:.2f}"
    taken, used = all_compiled()
    yield "first start: all games compiled", f"{taken:.1f} |"
    yield "first start: all games compiled, seconds of CPU, on two cores", f"{used:.1f} |"
    for name in registry.names():
        seats = ",".join(["random"] * max(2, registry.about(name).players[0]))
        words = ("simulate", name, "--games", "1", "--jobs", "1", "--seats", seats)
        run(*words)
        yield f"one random game of {name}, compiled before", _both(seconds(partial(run, *words), 5))


def _both(figures: tuple[float, float]) -> str:
    return f"{figures[0]:.2f} | {figures[1]:.2f}"


if __name__ == "__main__":
    for what, figures in rows():
        print(f"| {what} | {figures} |", flush=True)

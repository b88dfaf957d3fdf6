"""Several processes that serve the same tables: started together, watched, and stopped together."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Sequence
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from multiprocessing.synchronize import Event
from typing import Any

logger = logging.getLogger(__name__)
PAUSE = 1.0  # seconds before a worker that has ended is started again
PATIENCE = 15.0  # seconds that workers may take to stop
Work = Callable[..., None]
"""What a worker does until it is told to stop. It is called with its arguments and the function to call when
it is up, in a new process: both must be picklable."""


class Workers:
    """The processes. ``arguments`` are those of each worker."""

    def __init__(self, work: Work, arguments: Sequence[tuple[Any, ...]]) -> None:
        self._work, self._arguments = work, arguments
        self._context = multiprocessing.get_context("spawn")
        self._running: dict[int, tuple[SpawnProcess, Event]] = {}

    def run(self, started: Callable[[], None]) -> int:
        """Until a signal stops them all; the exit code. ``started`` is called when all are up. A worker that
        ends before is not started again: what it lacks, the others lack too."""
        signal.signal(signal.SIGTERM, _end)
        try:
            for number in range(len(self._arguments)):
                self._start(number)
            while any(not up.is_set() for _, up in self._running.values()):
                if self._ended(0.1):
                    return 1
            started()
            while True:
                for number in self._ended(None):
                    process, _ = self._running[number]
                    logger.error(
                        "worker %d has ended with code %s: it is started again", number + 1, process.exitcode
                    )
                    time.sleep(PAUSE)
                    self._start(number)
        except (KeyboardInterrupt, SystemExit):
            return 0
        finally:
            self._stop()

    def _start(self, number: int) -> None:
        up = self._context.Event()
        process = self._context.Process(
            target=_work, args=(self._work, self._arguments[number], up), name=f"worker {number + 1}"
        )
        process.start()
        self._running[number] = process, up

    def _ended(self, seconds: float | None) -> list[int]:
        """The workers that have ended, as soon as there are any."""
        ended = wait([process.sentinel for process, _ in self._running.values()], seconds)
        return [number for number, (process, _) in self._running.items() if process.sentinel in ended]

    def _stop(self) -> None:
        for process, _ in self._running.values():
            process.terminate()
        until = time.monotonic() + PATIENCE
        for process, _ in self._running.values():
            process.join(max(0.0, until - time.monotonic()))
            if process.is_alive():
                process.kill()


def _work(work: Work, arguments: tuple[Any, ...], up: Event) -> None:
    threading.Thread(target=_stop_with_the_parent, daemon=True).start()
    work(*arguments, up.set)


def _stop_with_the_parent() -> None:
    """Nobody would start or stop this worker any more."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)


def _end(_signal: int, _frame: Any) -> None:
    raise SystemExit(0)

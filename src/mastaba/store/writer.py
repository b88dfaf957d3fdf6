"""The single writer: one thread that puts what waits into one transaction, so that many tables share the wait
for the disk."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

import sqlalchemy as sa

from mastaba.store.base import StoreError

MOST = 256  # jobs in one transaction
Work = Callable[[sa.Connection], Any]


class Writer:
    """Does jobs in the order of their keys within a transaction, so that two processes never wait for each
    other."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._jobs: queue.SimpleQueue[tuple[str, Work, Future[Any]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="mastaba-writer", daemon=True)
        self._thread.start()

    def do(self, key: str, work: Work) -> Future[Any]:
        """The result of the work, once it is safe on disk."""
        future: Future[Any] = Future()
        self._jobs.put((key, work, future))
        return future

    def close(self) -> None:
        """Finish what waits."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while True:
            first = self._jobs.get()
            if first is None:
                return
            batch, stop = [first], False
            while len(batch) < MOST:
                try:
                    job = self._jobs.get_nowait()
                except queue.Empty:
                    break
                if job is None:
                    stop = True
                    break
                batch.append(job)
            self._commit(sorted(batch, key=lambda job: job[0]))
            if stop:
                return

    def _commit(self, batch: list[tuple[str, Work, Future[Any]]]) -> None:
        try:
            with self._engine.begin() as connection:
                results = [work(connection) for _, work, _ in batch]
        except Exception as error:
            if len(batch) > 1:  # the fault of one is not the others'
                for job in batch:
                    self._commit([job])
                return
            failed = (
                error
                if isinstance(error, StoreError)
                else StoreError(f"the database could not be written: {error.__class__.__name__}")
            )
            failed.__cause__ = error.__cause__ if failed is error else error
            batch[0][2].set_exception(failed)
            return
        for (_, _, future), result in zip(batch, results, strict=True):
            future.set_result(result)

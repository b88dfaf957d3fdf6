"""Everything that changes the database. One thread commits all waiting jobs in one transaction, so that many
tables share the wait for the disk."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from mastaba.store.base import DuplicateSubmission, Entry, Event, StoreError
from mastaba.store.schema import codes, events, members, players, tables

MOST = 256  # jobs in one transaction
Work = Callable[[sa.Connection], Any]


# The two statements of every move, compiled once.
INSERT_EVENTS = events.insert()
ADVANCE = (
    tables.update()
    .where(tables.c.code == sa.bindparam("of"), tables.c.number == sa.bindparam("before"))
    .values({name: sa.bindparam(name) for name in ("phase", "number", "changed", "due", "summary")})
)


def _rows(code: str, added: list[Event]) -> list[dict[str, Any]]:
    return [
        {
            "code": code,
            "number": e.number,
            "at": e.at,
            "body": e.body,
            "ply": e.ply,
            "player": e.player,
            "submission": e.submission,
        }
        for e in added
    ]


class Writer:
    """Runs jobs in the order of their keys within a transaction, so that two processes can't deadlock."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._jobs: queue.SimpleQueue[tuple[str, Work, Future[Any]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="mastaba-writer", daemon=True)
        self._thread.start()

    def write(self, key: str, work: Work) -> Future[Any]:
        """The result of a job, once it is safe on disk."""
        future: Future[Any] = Future()
        self._jobs.put((key, work, future))
        return future

    def close(self) -> None:
        """Finish the queue."""
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
            if len(batch) > 1:  # one at a time, so that only the faulty job fails
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

    # --- what is written ---

    def create(self, entry: Entry, seed: str, added: list[Event], seated: set[str]) -> Future[bool]:
        def work(connection: sa.Connection) -> bool:
            if connection.scalar(sa.select(tables.c.code).where(tables.c.code == entry.code)):
                return False
            connection.execute(
                tables.insert(),
                {
                    "code": entry.code,
                    "game": entry.game,
                    "phase": entry.phase,
                    "seed": seed,
                    "number": added[-1].number,
                    "changed": entry.changed,
                }
                | {"due": entry.due, "summary": entry.summary},
            )
            connection.execute(events.insert(), _rows(entry.code, added))
            self._seat(connection, entry.code, seated)
            return True

        return self.write(entry.code, work)

    def append(self, entry: Entry, added: list[Event], seated: set[str] | None) -> Future[bool]:
        def work(connection: sa.Connection) -> bool:
            # The row decides: of two processes that append after the same event, one finds it changed.
            here = {"of": entry.code, "before": added[0].number - 1}
            now = {
                "phase": entry.phase,
                "number": added[-1].number,
                "changed": entry.changed,
                "due": entry.due,
                "summary": entry.summary,
            }
            if connection.execute(ADVANCE, here | now).rowcount != 1:
                return False
            try:
                connection.execute(INSERT_EVENTS, _rows(entry.code, added))
            except sa.exc.IntegrityError as error:
                if "submission" in str(error.orig):  # SQLite names the columns, PostgreSQL the constraint
                    raise DuplicateSubmission("this submission has been stored before") from error
                raise
            if seated is not None:
                self._seat(connection, entry.code, seated)
            return True

        return self.write(entry.code, work)

    @staticmethod
    def _seat(connection: sa.Connection, code: str, seated: set[str]) -> None:
        connection.execute(members.delete().where(members.c.code == code))
        if seated:
            connection.execute(
                members.insert(), [{"code": code, "player": player} for player in sorted(seated)]
            )

    def save_snapshot(self, code: str, ply: int, snapshot: bytes) -> Future[bool]:
        change = (
            tables.update()
            .where(tables.c.code == code, tables.c.snapshot_ply <= ply)
            .values(snapshot=snapshot, snapshot_ply=ply)
        )
        return self.write(code, lambda connection: connection.execute(change).rowcount == 1)

    def claim(self, code: str, due: float, until: float) -> Future[bool]:
        change = tables.update().where(tables.c.code == code, tables.c.due == due).values(due=until)
        return self.write(code, lambda connection: connection.execute(change).rowcount == 1)

    def delete(self, code: str) -> Future[bool]:
        return self.write(
            code,
            lambda connection: connection.execute(tables.delete().where(tables.c.code == code)).rowcount == 1,
        )

    def rename(self, player: str, name: str) -> Future[bool]:
        insert = postgresql.insert if self._engine.dialect.name == "postgresql" else sqlite.insert
        change = (
            insert(players)
            .values(player=player, name=name)
            .on_conflict_do_update(index_elements=[players.c.player], set_={"name": name})
        )

        def work(connection: sa.Connection) -> bool:
            connection.execute(change)
            return True

        return self.write("player " + player, work)

    def save_code(self, digest: str, player: str, until: float) -> Future[bool]:
        def work(connection: sa.Connection) -> bool:
            connection.execute(codes.delete().where(codes.c.player == player))  # only the newest works
            connection.execute(codes.insert(), {"digest": digest, "player": player, "until": until})
            return True

        return self.write("code " + digest, work)

    def use_code(self, digest: str, now: float) -> Future[str | None]:
        def work(connection: sa.Connection) -> str | None:
            connection.execute(codes.delete().where(codes.c.until < now))
            player: str | None = connection.scalar(sa.select(codes.c.player).where(codes.c.digest == digest))
            used = connection.execute(codes.delete().where(codes.c.digest == digest)).rowcount
            return player if used == 1 else None

        return self.write("code " + digest, work)

"""Everything that changes the database. One thread commits all waiting jobs in one transaction, so that many
tables share the wait for the disk."""

from __future__ import annotations

import logging
import queue
import threading
import time
from collections.abc import Callable
from collections.abc import Set as AbstractSet
from concurrent.futures import Future
from dataclasses import dataclass
from secrets import token_hex
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from mastaba.store.base import Entry, Event, StoredReview, StoreError, Unavailable
from mastaba.store.batch import SQLITE_APPENDING, Append, Conflict, append_all, append_at_once
from mastaba.store.connect import away, locked
from mastaba.store.schema import codes, events, generations, members, players, reviews, tables

logger = logging.getLogger(__name__)
MOST = 256  # jobs in one transaction; a few more if they come together
LOCKED, TRY_AGAIN = 4.0, 0.1  # seconds that a job waits for a locked row, and between attempts
Work = Callable[[sa.Connection], Any]
Call = Callable[[Callable[[], None]], object]


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


@dataclass(eq=False, slots=True)
class Job:
    """Something to write, and who waits for it."""

    key: str
    work: Work | Append
    future: Future[Any]
    asked: float
    locked_since: float | None = None


class Writer:
    """Runs jobs in the order of their keys within a transaction, so that two processes can't deadlock.

    A job whose row another program has locked is set aside and tried again for a while; the others go on."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._settle: Call = lambda settle: settle()
        self._soon: Call | None = None
        self._gathered: list[Job] = []
        self._jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._locked: list[Job] = []
        self._kept: sa.PoolProxiedConnection | None = None
        self._failing = False
        self._oldest: float | None = None
        self._thread = threading.Thread(target=self._run, name="mastaba-writer", daemon=True)
        self._thread.start()

    def settle_with(self, settle: Call, soon: Call) -> None:
        """From now on all is written from one event loop. ``settle`` settles the futures of a transaction
        there in one go; ``soon`` calls back when what the loop does now is done. All that is written until
        then is handed to the thread at once: each time that it is woken, the loop has to wait."""
        self._settle, self._soon = settle, soon

    def write(self, key: str, work: Work | Append) -> Future[Any]:
        """The result of a job, once it is safe on disk. Who cancels it in time knows that it is not done."""
        future: Future[Any] = Future()
        job = Job(key, work, future, time.monotonic())
        if self._soon is None:
            self._jobs.put([job])
            return future
        self._gathered.append(job)
        if len(self._gathered) == 1:
            try:
                self._soon(self._hand_over)
            except RuntimeError:  # the event loop is closed
                self._hand_over()
        return future

    def _hand_over(self) -> None:
        jobs, self._gathered = self._gathered, []
        if jobs:
            self._jobs.put(jobs)

    def age(self) -> float:
        """Seconds that the transaction in progress has been waited for; 0 if there is none."""
        oldest = self._oldest
        return 0.0 if oldest is None else time.monotonic() - oldest

    def close(self) -> None:
        """Finish the queue."""
        self._hand_over()
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        stop = False
        while not stop or self._locked:
            batch, ending = self._take()
            stop |= ending
            self._oldest = min((job.asked for job in batch if job.locked_since is None), default=None)
            if batch:
                self._commit(sorted(batch, key=lambda job: job.key))
            self._oldest = None
        self._give_back()

    def _take(self) -> tuple[list[Job], bool]:
        """The jobs to do now, and whether to stop then. Those of locked rows come first."""
        found: list[Job] = []
        try:
            jobs = self._jobs.get(timeout=TRY_AGAIN if self._locked else None)
            while jobs is not None:
                found += [job for job in jobs if job.future.set_running_or_notify_cancel()]
                if len(found) >= MOST:
                    break
                jobs = self._jobs.get_nowait()
            stop = jobs is None
        except queue.Empty:
            stop = False
        waiting, self._locked = self._locked, []
        return waiting + found, stop

    def _commit(self, batch: list[Job], some_locked: bool = False) -> None:
        """Do jobs in one transaction and tell the results. With ``some_locked``, those whose row is locked
        are left out."""
        some_locked |= any(job.locked_since is not None for job in batch)
        if not some_locked and self._append_only(batch):
            return
        self._give_back()
        try:
            with self._engine.begin() as connection:
                if some_locked:
                    batch = self._without_locked(connection, batch)
                results = self._run_jobs(connection, batch)
        except Exception as error:
            if len(batch) > 1:
                if locked(error) and not some_locked:
                    self._commit(batch, some_locked=True)
                else:  # one at a time, so that only the faulty job fails
                    for job in batch:
                        self._commit([job])
            elif batch and not (locked(error) and self._set_aside(batch[0])):
                self._tell([(batch[0].future, self._failure(error))])
            return
        self._worked()
        self._tell([(job.future, result) for job, result in zip(batch, results, strict=True)])

    def _append_only(self, batch: list[Job]) -> bool:
        """Do jobs that only append, as nearly all do, with the driver alone: what SQLAlchemy does around a
        statement takes longer than the statement, and the event loop waits meanwhile. False, and nothing is
        done, if anything is out of the ordinary: then ``_commit`` does it, and knows every error."""
        appends = [job.work for job in batch if isinstance(job.work, Append) and job.work.plain]
        if len(appends) < len(batch) or len({job.key for job in batch}) < len(batch):
            return False
        dialect = self._engine.dialect
        try:
            driver: Any = self._driver()
            if dialect.name == "sqlite":
                append_at_once(driver.execute, appends)
            elif append_all(dialect.name, driver.execute, appends):
                driver.commit()
            else:
                driver.rollback()
                return False
        except Conflict:
            driver.rollback()
            return False
        except (SQLAlchemyError, dialect.loaded_dbapi.Error):
            if self._kept is not None:
                self._kept.invalidate()
                self._kept = None
            return False
        self._worked()
        self._tell([(job.future, True) for job in batch])
        return True

    def _driver(self) -> Any:
        """The driver's own connection."""
        if self._kept is not None:
            return self._kept.driver_connection
        self._kept = self._engine.raw_connection()
        driver: Any = self._kept.driver_connection
        if self._engine.dialect.name == "sqlite":
            driver.executescript(SQLITE_APPENDING)
        return driver

    def _give_back(self) -> None:
        """Give the driver's connection back to the engine, which has no other."""
        if self._kept is not None:
            self._kept.close()
            self._kept = None

    def _without_locked(self, connection: sa.Connection, batch: list[Job]) -> list[Job]:
        """The jobs whose tables nobody else has locked; we have locked them now. The others wait."""
        here = sa.select(tables.c.code).where(tables.c.code.in_({job.key for job in batch}))
        held = set(connection.scalars(here))
        held -= set(connection.scalars(here.with_for_update(skip_locked=True)))
        return [job for job in batch if job.key not in held or not self._set_aside(job)]

    def _set_aside(self, job: Job) -> bool:
        """Keep a job of a locked row for later; False if it has waited long enough."""
        now = time.monotonic()
        job.locked_since = now if job.locked_since is None else job.locked_since
        if now - job.locked_since > LOCKED:
            return False
        self._locked.append(job)
        return True

    def _failure(self, error: Exception) -> StoreError:
        """The error to report. The log gets one line when writing begins to fail."""
        if isinstance(error, StoreError):
            return error
        text = f"the database could not be written: {error.__class__.__name__}"
        failure = StoreError(text)
        if isinstance(error, sa.exc.OperationalError | sa.exc.TimeoutError):
            failure = Unavailable(text)
            if not (self._failing or away(error) or locked(error)):
                self._failing = True
                why = str(getattr(error, "orig", error)).splitlines()[0]
                logger.error("the database can't be written, moves are refused: %s", why)
        failure.__cause__ = error
        return failure

    def _worked(self) -> None:
        if self._failing:
            self._failing = False
            logger.warning("the database can be written again")

    def _run_jobs(self, connection: sa.Connection, batch: list[Job]) -> list[Any]:
        """The results of the jobs. Those that append are done together, before the others."""
        appends = {job.key: job.work for job in batch if isinstance(job.work, Append)}
        together = len(appends) == sum(isinstance(job.work, Append) for job in batch)
        if appends and not together:
            raise Conflict  # two of one table: one after the other
        appended = bool(appends) and append_all(
            connection.dialect.name, connection.exec_driver_sql, list(appends.values())
        )
        results = []
        for job in batch:
            if isinstance(work := job.work, Append):
                if appended and not work.plain:
                    self._seat(connection, work.entry.code, work.seated, work.mentioned)
                results.append(appended)
            else:
                results.append(work(connection))
        return results

    def _tell(self, told: list[tuple[Future[Any], Any]]) -> None:
        def settle() -> None:
            for future, result in told:
                if isinstance(result, StoreError):
                    future.set_exception(result)
                else:
                    future.set_result(result)

        try:
            self._settle(settle)
        except RuntimeError:  # the event loop is closed: nobody waits any more, but the store's own users
            settle()

    # --- what is written ---

    def create(
        self,
        entry: Entry,
        seed: str,
        added: list[Event],
        seated: set[str],
        mentioned: AbstractSet[str] = frozenset(),
    ) -> Future[bool]:
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
                | {"due": entry.due, "summary": entry.summary, "host": entry.host},
            )
            connection.execute(events.insert(), _rows(entry.code, added))
            self._seat(connection, entry.code, seated, mentioned)
            return True

        return self.write(entry.code, work)

    def append(
        self,
        entry: Entry,
        added: list[Event],
        seated: set[str] | None,
        mentioned: AbstractSet[str] = frozenset(),
    ) -> Future[bool]:
        return self.write(entry.code, Append(entry, added, seated, frozenset(mentioned)))

    def _seat(
        self, connection: sa.Connection, code: str, seated: set[str] | None, mentioned: AbstractSet[str]
    ) -> None:
        """Put a table into the lists of those who have a seat, and of nobody else. Who had one, or is
        mentioned, stays known."""
        note = self._insert(members).values(code=code, player=sa.bindparam("who"), hidden=1)
        named = sorted({*mentioned, *(seated or ())})
        if named:
            connection.execute(note.on_conflict_do_nothing(), [{"who": player} for player in named])
        if seated is not None:
            listed = sa.case((members.c.player.in_(sorted(seated)), 0), else_=1)
            connection.execute(members.update().where(members.c.code == code).values(hidden=listed))

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

    def delete(self, code: str, changed: float | None = None) -> Future[bool]:
        change = tables.delete().where(tables.c.code == code)
        if changed is not None:
            change = change.where(tables.c.changed == changed)
        return self.write(code, lambda connection: connection.execute(change).rowcount == 1)

    def tidy(self, code: str, bodies: dict[int, bytes]) -> Future[bool]:
        change = events.update().where(events.c.code == code)

        def work(connection: sa.Connection) -> bool:
            for number, body in bodies.items():
                connection.execute(change.where(events.c.number == number).values(body=body))
            tidied = tables.update().where(tables.c.code == code).values(tidied=tables.c.changed)
            return connection.execute(tidied).rowcount == 1

        return self.write(code, work)

    def unlist(self, code: str, player: str) -> Future[int]:
        left = sa.select(sa.func.count()).select_from(members).where(members.c.code == code)

        def work(connection: sa.Connection) -> int:
            connection.execute(self._member(code, player).values(hidden=1))
            return connection.scalar(left.where(members.c.hidden == 0)) or 0

        return self.write(code, work)

    def relist(self, code: str, player: str) -> Future[bool]:
        change = self._member(code, player).values(hidden=0)
        return self.write(code, lambda connection: connection.execute(change).rowcount == 1)

    @staticmethod
    def _member(code: str, player: str) -> sa.Update:
        return members.update().where(members.c.code == code, members.c.player == player)

    def create_review(self, review: StoredReview) -> Future[bool]:
        versions = (reviews.c.rules == review.rules, reviews.c.search == review.search)
        here = tables.c.code == review.code

        def work(connection: sa.Connection) -> bool:
            if connection.scalar(sa.select(tables.c.code).where(here).with_for_update()) is None:
                return False
            connection.execute(
                reviews.delete().where(reviews.c.code == review.code, sa.not_(sa.and_(*versions)))
            )
            change = self._insert(reviews).values(review._asdict()).on_conflict_do_nothing()
            return connection.execute(change.returning(reviews.c.code)).first() is not None

        return self.write(review.code, work)

    def save_review(self, review: StoredReview) -> Future[bool]:
        change = (
            reviews.update()
            .where(reviews.c.code == review.code)
            .values(rules=review.rules, search=review.search, until=review.until, body=review.body)
        )
        return self.write(review.code, lambda connection: connection.execute(change).rowcount == 1)

    def claim_review(self, code: str, until: float, later: float) -> Future[bool]:
        change = reviews.update().where(reviews.c.code == code, reviews.c.until == until).values(until=later)
        return self.write(code, lambda connection: connection.execute(change).rowcount == 1)

    @property
    def _insert(self) -> Any:
        return postgresql.insert if self._engine.dialect.name == "postgresql" else sqlite.insert

    def rename(self, player: str, name: str) -> Future[bool]:
        change = (
            self._insert(players)
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

    def renew(self, player: str) -> Future[int]:
        change = (
            self._insert(generations)
            .values(player=player, generation=1)
            .on_conflict_do_update(
                index_elements=[generations.c.player], set_={"generation": generations.c.generation + 1}
            )
            .returning(generations.c.generation)
        )

        def work(connection: sa.Connection) -> int:
            connection.execute(codes.delete().where(codes.c.player == player))
            return int(connection.execute(change).scalar_one())

        return self.write("player " + player, work)

    def forget(self, player: str) -> Future[bool]:
        change = players.delete().where(players.c.player == player)
        return self.write("player " + player, lambda connection: connection.execute(change).rowcount == 1)

    def rewrite(self, entry: Entry, rewritten: list[Event], seated: set[str], without: str) -> Future[bool]:
        change = (
            tables.update()
            .where(tables.c.code == entry.code, tables.c.number == rewritten[-1].number)
            .values(summary=entry.summary, host=entry.host)
        )
        here = sa.and_(events.c.code == entry.code, events.c.number == sa.bindparam("which"))

        def work(connection: sa.Connection) -> bool:
            if connection.execute(change).rowcount != 1:
                return False
            connection.execute(
                events.update().where(here).values(body=sa.bindparam("text"), player=sa.bindparam("who")),
                [{"which": e.number, "text": e.body, "who": e.player} for e in rewritten],
            )
            connection.execute(
                members.delete().where(members.c.code == entry.code, members.c.player == without)
            )
            self._seat(connection, entry.code, seated, frozenset())
            return True

        return self.write(entry.code, work)

    def probe(self) -> Future[bool]:
        def work(connection: sa.Connection) -> bool:
            mark = "probe " + token_hex(8)
            connection.execute(codes.insert(), {"digest": mark, "player": "", "until": 0.0})
            return connection.execute(codes.delete().where(codes.c.digest == mark)).rowcount == 1

        return self.write("code", work)

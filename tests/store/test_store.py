"""The same tests for both databases."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from mastaba.store import schema
from mastaba.store.base import DuplicateSubmission, Entry, Event, StoredReview, StoreError
from mastaba.store.migrations import config
from mastaba.store.sql import SqlStore, driver_address
from mastaba.store.writer import Job
from mastaba.table.registry import settled

Opening = Callable[[], SqlStore]
BODY = b"{}"


@pytest.fixture
def another(address: str) -> Iterator[Opening]:
    """Opens stores on one database, as several processes do."""
    opened: list[SqlStore] = []

    def one() -> SqlStore:
        opened.append(SqlStore(address))
        return opened[-1]

    yield one
    for store in opened:
        store.close()


@pytest.fixture
def store(another: Opening) -> SqlStore:
    return another()


def entry(
    code: str = "LOTUS-42", phase: str = "running", changed: float = 1.0, due: float | None = None
) -> Entry:
    return Entry(code, "silver-and-gold", phase, changed, due, b'{"seats":[]}')


def events(*numbers: int, ply: int | None = None) -> list[Event]:
    return [Event(number, 100.0 + number, BODY, ply) for number in numbers]


def created(
    store: SqlStore, code: str = "LOTUS-42", players: tuple[str, ...] = ("ana", "bo"), **more: float
) -> None:
    assert store.create(entry(code, **more), "5eed", events(0), set(players)).result()  # type: ignore[arg-type]


def hold_up(store: SqlStore) -> tuple[Future[bool], threading.Event]:
    """A transaction that has begun and ends with the event: what is written now waits for it, together."""
    begun, go_on = threading.Event(), threading.Event()

    def work(_connection: sa.Connection) -> bool:
        begun.set()
        return go_on.wait(30)

    first = store.write("", work)
    assert begun.wait(30)
    return first, go_on


def rows(address: str) -> dict[str, int]:
    """How many rows each table of the database has."""
    engine = sa.create_engine(driver_address(address))
    with engine.connect() as connection:
        found = {
            name: connection.scalar(sa.select(sa.func.count()).select_from(table)) or 0
            for name, table in schema.metadata.tables.items()
        }
    engine.dispose()
    return found


def test_a_table_is_loaded_as_it_was_stored(store: SqlStore, another: Opening) -> None:
    first = [Event(0, 1.5, b'\x00"\xff', None), Event(1, 2.25, b"body", 0, "ana", "one")]
    assert store.create(entry(due=7.5), "5eed", first, {"ana"}).result()
    for reader in (store, another()):
        kept = reader.load("LOTUS-42")
        assert kept is not None
        assert (kept.seed, kept.events, kept.snapshot, kept.snapshot_ply) == ("5eed", first, None, 0)
        assert reader.entry("LOTUS-42") == entry(due=7.5)
    assert store.load("IBIS-7") is None
    assert store.entry("IBIS-7") is None


def test_a_code_is_given_to_one_table_only(store: SqlStore, another: Opening) -> None:
    created(store)
    assert not another().create(entry(changed=9.0), "other", events(0), {"eve"}).result()
    kept = store.load("LOTUS-42")
    assert kept is not None
    assert kept.seed == "5eed"


def test_events_are_appended_in_order(store: SqlStore) -> None:
    created(store)
    assert store.append(entry(changed=2.0), events(1, 2), None).result()
    assert [event.number for event in store.since("LOTUS-42", 1)] == [1, 2]
    assert not store.append(entry(changed=3.0), events(4), None).result()  # a gap
    assert not store.append(entry(changed=3.0), events(2), None).result()  # again
    assert not store.append(entry("IBIS-7"), events(1), None).result()  # no such table
    kept = store.load("LOTUS-42")
    assert kept is not None
    assert [event.number for event in kept.events] == [0, 1, 2]
    found = store.entry("LOTUS-42")
    assert found is not None
    assert found.changed == 2.0


def test_of_two_that_go_on_from_the_same_event_one_wins(store: SqlStore, another: Opening) -> None:
    """Sixty times, from two stores at once."""
    created(store)
    stores = [store, another()]
    with ThreadPoolExecutor(2) as threads:
        for number in range(1, 61):
            barrier = threading.Barrier(2)

            def go_on(which: int, number: int = number, barrier: threading.Barrier = barrier) -> bool:
                barrier.wait()
                event = Event(number, 1.0, f"by {which}".encode(), number, "ana", f"{which}-{number}")
                return stores[which].append(entry(changed=float(number)), [event], None).result()

            won = list(threads.map(go_on, range(2)))
            assert sorted(won) == [False, True]
            assert store.since("LOTUS-42", number)[0].body == f"by {won.index(True)}".encode()


def test_a_submission_and_a_step_are_stored_once(store: SqlStore) -> None:
    """The database itself rejects them."""
    created(store)
    assert store.append(entry(), [Event(1, 1.0, BODY, 0, "ana", "one")], None).result()
    for again, fault in (
        (Event(2, 1.0, BODY, 5, "ana", "one"), DuplicateSubmission),
        (Event(2, 1.0, BODY, 0, "ana", "two"), StoreError),
    ):
        with pytest.raises(StoreError) as found:
            store.append(entry(), [again], None).result()
        assert found.type is fault
    assert [event.number for event in store.since("LOTUS-42", 0)] == [0, 1]
    assert store.append(entry(), [Event(2, 1.0, BODY, 5, "bo", "one")], None).result()


def test_two_processes_learn_the_same_new_name_at_once(store: SqlStore, another: Opening) -> None:
    stores = [store, another()]
    with ThreadPoolExecutor(2) as threads:
        for number in range(40):
            barrier = threading.Barrier(2)

            def rename(
                which: int, player: str = f"player {number}", barrier: threading.Barrier = barrier
            ) -> bool:
                barrier.wait()
                return stores[which].rename(player, f"Ana {which}").result()

            assert list(threads.map(rename, range(2))) == [True, True]
            assert store.name_of(f"player {number}") in ("Ana 0", "Ana 1")


def test_where_tables_stand(store: SqlStore) -> None:
    created(store)
    created(store, "IBIS-7")
    assert store.append(entry("IBIS-7"), events(1, 2), None).result()
    assert store.numbers(["LOTUS-42", "IBIS-7", "CRANE-9"]) == {"LOTUS-42": 0, "IBIS-7": 2}


def test_in_one_transaction_the_fault_of_one_is_not_the_others(store: SqlStore) -> None:
    """Twenty jobs wait while the writer is held up, so that they share a transaction; one of them fails."""
    for number in range(20):
        created(store, f"IBIS-{number}")
    held = threading.Event()
    first = store.write("", lambda connection: held.wait(30))
    asked: list[Future[bool]] = []
    for number in range(20):
        bad = number == 7
        added = [Event(1, 1.0, BODY, 0), Event(2, 1.0, BODY, 0)] if bad else [Event(1, 1.0, BODY, 0)]
        asked.append(store.append(entry(f"IBIS-{number}"), added, None))
    held.set()
    assert first.result()
    for number, future in enumerate(asked):
        if number == 7:
            with pytest.raises(StoreError):
                future.result(30)
        else:
            assert future.result(30)
        assert len(store.since(f"IBIS-{number}", 1)) == (0 if number == 7 else 1)


def test_what_an_event_loop_writes_in_one_go_is_one_transaction(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    codes, batches = ["IBIS-7", "LOTUS-42", "REED-2"], list[list[str]]()
    for code in codes:
        created(store, code)
    append_only = store._append_only

    def counted(jobs: list[Job]) -> bool:
        batches.append([job.key for job in jobs])
        return append_only(jobs)

    monkeypatch.setattr(store, "_append_only", counted)

    async def write() -> list[bool]:
        loop = asyncio.get_running_loop()
        store.settle_with(loop.call_soon_threadsafe, loop.call_soon)
        return await asyncio.gather(*(settled(store.append(entry(code), events(1), None)) for code in codes))

    assert asyncio.run(write()) == [True, True, True]
    assert batches == [codes]
    late = store.append(entry(), events(2), None)  # the loop is closed
    assert late.result()


def test_appending_with_the_driver_alone_meets_conflicts(store: SqlStore, another: Opening) -> None:
    """One of several tables was changed by another process: the others are written, and writing goes on."""
    codes = ["IBIS-7", "LOTUS-42", "REED-2"]
    for code in codes:
        created(store, code)
    assert another().append(entry(), events(1), None).result()
    first, held_up = hold_up(store)
    together = [store.append(entry(code), events(1), None) for code in codes]
    held_up.set()
    assert first.result()
    assert [one.result() for one in together] == [True, False, True]
    assert store.append(entry("REED-2"), events(2), None).result()
    assert store.rename("ana", "Ana").result()


def test_what_is_due_is_claimed_once(store: SqlStore, another: Opening) -> None:
    for number in range(3):
        created(store, f"IBIS-{number}", due=10.0 - number)
    created(store, "REED-2")
    assert [found.code for found in store.due(9.5, 10)] == ["IBIS-2", "IBIS-1"]
    assert [found.code for found in store.due(9.5, 1)] == ["IBIS-2"]
    stores = [store, another(), another()]
    claims = [one.claim("IBIS-1", 9.0, 25.0) for one in stores]
    assert sorted(claim.result() for claim in claims) == [False, False, True]
    assert [found.code for found in store.due(9.5, 10)] == ["IBIS-2"]
    assert [found.code for found in store.due(30.0, 10)] == ["IBIS-2", "IBIS-0", "IBIS-1"]


def test_tables_of_a_player(store: SqlStore) -> None:
    created(store, "IBIS-2", ("ana",), changed=1.0)
    created(store, "IBIS-3", ("ana", "bo"), changed=3.0)
    created(store, "IBIS-4", ("bo",), changed=2.0)
    assert store.append(entry("IBIS-3", "finished", 4.0), events(1), None).result()

    def codes(player: str | None, finished: bool | None = None, most: int = 10) -> list[str]:
        return [found.code for found in store.tables_of(player, finished, most)]

    assert codes("ana") == ["IBIS-3", "IBIS-2"]
    assert codes("ana", True) == ["IBIS-3"]
    assert codes("ana", False) == ["IBIS-2"]
    assert codes(None) == ["IBIS-3", "IBIS-4", "IBIS-2"]
    assert codes(None, most=1) == ["IBIS-3"]
    assert codes("eve") == []
    assert store.append(
        entry("IBIS-2", changed=5.0), events(1), {"bo", "eve"}
    ).result()  # others sit there now
    assert codes("ana") == ["IBIS-3"]
    assert codes("eve") == ["IBIS-2"]


OPENED = (("IBIS-2", "ana", "running"), ("IBIS-3", "ana", "finished"), ("IBIS-4", "bo", "running"))


def test_tables_by_who_opened_them(store: SqlStore) -> None:
    for code, host, phase in OPENED:
        opened = entry(code, phase)._replace(host=host)
        assert store.create(opened, "5eed", events(0), set()).result()
    assert [found.code for found in store.opened_by("ana", 9)] == ["IBIS-2"]
    assert store.append(entry("IBIS-2"), events(1), {"bo"}).result()
    assert [found.host for found in store.opened_by("ana", 9)] == ["ana"]
    assert store.opened_by("eve", 9) == []


def test_old_tables_are_found_and_rewritten_once(store: SqlStore) -> None:
    created(store, "IBIS-2", changed=1.0)
    created(store, "IBIS-3", changed=3.0)
    assert [found.code for found in store.unchanged(("running",), 0.0, 9.0, 9)] == ["IBIS-2", "IBIS-3"]
    assert [found.code for found in store.unchanged(("running",), 1.0, 9.0, 9)] == ["IBIS-3"]
    assert [found.code for found in store.unchanged(("running",), 0.0, 3.0, 9)] == ["IBIS-2"]
    assert store.unchanged(("finished",), 0.0, 9.0, 9) == []
    assert store.untidy(("running",), 9.0, 1) == ["IBIS-2"]
    assert store.tidy("IBIS-2", {0: b"gone"}).result()
    assert [event.body for event in store.since("IBIS-2", 0)] == [b"gone"]
    assert store.untidy(("running",), 9.0, 9) == ["IBIS-3"]
    assert store.append(entry("IBIS-2", changed=4.0), events(1), None).result()
    assert store.untidy(("running",), 9.0, 9) == ["IBIS-3", "IBIS-2"]
    assert not store.tidy("IBIS-9", {}).result()
    assert not store.delete("IBIS-2", 1.0).result()  # it has changed since
    assert store.delete("IBIS-2", 4.0).result()


def test_a_table_leaves_a_player_s_list_and_comes_back(store: SqlStore) -> None:
    created(store)
    assert store.unlist("LOTUS-42", "ana").result() == 1
    assert store.tables_of("ana", None, 9) == []
    assert [found.code for found in store.tables_of("ana", None, 9, hidden=True)] == ["LOTUS-42"]
    assert store.relist("LOTUS-42", "ana").result()
    assert not store.relist("LOTUS-42", "eve").result()
    assert [found.code for found in store.tables_of("ana", None, 9)] == ["LOTUS-42"]
    assert [store.unlist("LOTUS-42", player).result() for player in ("bo", "ana", "eve")] == [1, 0, 0]


def test_whom_a_table_mentions_is_found_but_has_it_not_in_their_list(store: SqlStore) -> None:
    assert store.create(entry(), "5eed", events(0), {"ana", "bo"}, {"cleo"}).result()
    assert store.append(entry(), events(1), None, {"eve", "bo"}).result()

    def lists(hidden: bool) -> list[str]:
        return [who for who in ("ana", "bo", "cleo", "eve") if store.tables_of(who, None, 9, hidden=hidden)]

    assert lists(hidden=False) == ["ana", "bo"]
    assert lists(hidden=True) == ["ana", "bo", "cleo", "eve"]
    assert [store.lists("LOTUS-42", who) for who in ("ana", "cleo", "eve", "nobody")] == [True] + [False] * 3
    assert store.append(entry(), events(2), {"ana", "eve"}).result()  # Bo has left, Eve has sat down
    assert lists(hidden=False) == ["ana", "eve"]
    assert lists(hidden=True) == ["ana", "bo", "cleo", "eve"]
    assert store.rewrite(entry(), events(0, 1, 2), {"ana", "alias"}, "eve").result()
    assert lists(hidden=True) == ["ana", "bo", "cleo"]


def test_the_migration_knows_who_opened_older_tables(address: str) -> None:
    engine = sa.create_engine(driver_address(address))
    with engine.begin() as connection:
        command.upgrade(config(connection), "0001")
        connection.execute(
            sa.text(
                "INSERT INTO tables (code, game, phase, seed, number, changed, summary)"
                " VALUES ('LOTUS-42', 'ramses', 'running', '5eed', 0, 1.0, :summary)"
            ),
            {"summary": b"{}"},
        )
        connection.execute(
            sa.text("INSERT INTO events (code, number, at, body) VALUES ('LOTUS-42', 0, 1.0, :body)"),
            {"body": b'{"is":"opened","game":"ramses","options":{},"seats":[],"host":"ana"}'},
        )
    engine.dispose()
    store = SqlStore(address)
    assert [found.code for found in store.opened_by("ana", 9)] == ["LOTUS-42"]
    store.close()


def test_names(store: SqlStore, another: Opening) -> None:
    assert store.name_of("ana") is None
    assert store.rename("ana", "Ana").result()
    assert store.rename("ana", "Ana ⚱").result()
    assert another().name_of("ana") == "Ana ⚱"


def test_a_code_works_once_and_not_for_ever(store: SqlStore, another: Opening) -> None:
    assert store.save_code("one", "ana", 100.0).result()
    assert store.save_code("two", "bo", 100.0).result()
    uses = [one.use_code("one", 50.0) for one in (store, another(), another())]
    assert sorted(str(use.result()) for use in uses) == ["None", "None", "ana"]
    assert store.use_code("three", 50.0).result() is None
    assert store.use_code("two", 100.5).result() is None  # too late
    assert store.save_code("four", "ana", 300.0).result()
    assert store.save_code("five", "ana", 300.0).result()
    assert store.use_code("four", 200.0).result() is None  # the newest alone works
    assert store.use_code("five", 200.0).result() == "ana"


def test_snapshots_only_go_forward(store: SqlStore) -> None:
    created(store)
    assert store.save_snapshot("LOTUS-42", 200, b"late").result()
    assert not store.save_snapshot("LOTUS-42", 100, b"early").result()
    kept = store.load("LOTUS-42")
    assert kept is not None
    assert (kept.snapshot, kept.snapshot_ply) == (b"late", 200)


def test_delete_leaves_nothing_behind(store: SqlStore, address: str) -> None:
    created(store)
    created(store, "IBIS-7", ("ana",))
    assert store.append(entry(), events(1, 2, 3), None).result()
    assert store.create_review(StoredReview("LOTUS-42", 1, 1, None, b"{}")).result()
    assert store.delete("LOTUS-42").result()
    assert not store.save_review(StoredReview("LOTUS-42", 1, 1, None, b"{}")).result()
    assert not store.delete("LOTUS-42").result()
    assert store.load("LOTUS-42") is None
    assert rows(address) | {"secrets": 0} == {
        "tables": 1,
        "events": 1,
        "reviews": 0,
        "members": 1,
        "players": 0,
        "codes": 0,
        "generations": 0,
        "secrets": 0,
    }


def test_one_process_makes_a_review(store: SqlStore, another: Opening) -> None:
    created(store)
    begun = StoredReview("LOTUS-42", 1, 1, 100.0, b"")
    created_by = [one.create_review(begun) for one in (store, another(), another())]
    assert sorted(one.result() for one in created_by) == [False, False, True]
    assert not store.create_review(begun._replace(code="IBIS-7")).result()
    assert store.unfinished_reviews(99.0, 9) == []
    assert store.unfinished_reviews(100.0, 9) == [begun]
    assert store.save_review(begun._replace(until=200.0, body=b"half")).result()
    claimed_by = [one.claim_review("LOTUS-42", 200.0, 300.0) for one in (store, another())]
    assert sorted(one.result() for one in claimed_by) == [False, True]
    assert store.unfinished_reviews(299.0, 9) == []
    assert store.save_review(begun._replace(until=None, body=b"whole")).result()
    assert another().review("LOTUS-42") == begun._replace(until=None, body=b"whole")
    assert store.unfinished_reviews(1e9, 9) == []
    assert store.create_review(begun._replace(search=2)).result()  # by another version it is made again
    assert store.review("LOTUS-42") == begun._replace(search=2)


def test_migrations_lead_to_the_schema(store: SqlStore, address: str) -> None:
    engine = sa.create_engine(driver_address(address))
    with engine.connect() as connection:
        settings = {"compare_type": True, "compare_server_default": True}
        assert compare_metadata(MigrationContext.configure(connection, opts=settings), schema.metadata) == []
    engine.dispose()


def test_a_database_of_a_newer_program_is_an_error_in_one_line(store: SqlStore, address: str) -> None:
    created(store)
    engine = sa.create_engine(driver_address(address))
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    before = rows(address)
    with pytest.raises(StoreError, match="can't be opened: a newer Mastaba wrote it") as told:
        SqlStore(address)
    assert "\n" not in str(told.value)
    assert rows(address) == before
    engine.dispose()


def test_a_second_start_changes_nothing(store: SqlStore, another: Opening, address: str) -> None:
    created(store)
    before = rows(address)
    again = another()
    assert again.secret() == store.secret()
    assert len(store.secret()) == 32
    assert rows(address) == before


def test_processes_that_start_at_once_share_one_secret(another: Opening) -> None:
    """On an empty database: all of them migrate, one makes the secret."""
    barrier = threading.Barrier(4)

    def start(_number: int) -> bytes:
        barrier.wait()
        return another().secret()

    with ThreadPoolExecutor(4) as threads:
        found = set(threads.map(start, range(4)))
    assert len(found) == 1
    assert len(found.pop()) == 32


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (
            "sqlite:////nowhere/at/all/tables.db",
            "the database at sqlite:////nowhere/at/all/tables.db can't be opened",
        ),
        (
            "postgresql://ana:key@127.0.0.1:1/tables",
            r"the database at postgresql\+psycopg://ana:\*\*\*@127.0.0.1:1/tables can't be opened",
        ),
    ],
)
def test_a_missing_database_is_an_error_in_one_line(wrong: str, said: str) -> None:
    with pytest.raises(StoreError, match=said) as told:
        SqlStore(wrong)
    assert "\n" not in str(told.value)
    assert "key" not in str(told.value)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [("mysql://localhost/tables", "kind 'mysql'"), ("not an address", "no database address")],
)
def test_another_kind_of_database_is_an_error_in_one_line(wrong: str, said: str) -> None:
    with pytest.raises(ValueError, match=said) as told:
        SqlStore(wrong)
    assert "\n" not in str(told.value)


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.write_bytes(b"this is a letter to my aunt" * 100)
    with pytest.raises(StoreError, match="can't be opened"):
        SqlStore(f"sqlite:///{file}")

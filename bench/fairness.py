"""How long a visitor waits for bots while somebody else asks for all of the server's time. Writes
``bench/fairness.md``.

    python -m bench.fairness

One address with thirteen identities opens as many tables of bots alone as it gets, each of four pharaohs, and
watches them on three hundred sockets. A visitor from another address plays against an expert and against a
pharaoh, before and during that.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from tests.web.server import Asking, Person, Server

from bench import load

HERE = Path(__file__).parent
GAME = load.GAME
IDENTITIES, SOCKETS, A_PLAYER = 13, 300, 24
ASKED_FOR = 8  # tables of bots alone that each identity tries to open
VISITOR = "127.0.0.2"
LIMITS = {"expert": 1.0, "pharaoh": 4.0}
"""Seconds that nobody may wait longer for a turn of a bot."""


# --- The address that wants everything ---


async def attack(port: int) -> None:
    """Open tables and sockets, say how many, and listen for ever."""
    codes: list[str] = []
    people = [load.Http(port) for _ in range(IDENTITIES)]
    bots = [{"kind": "bot", "bot": "pharaoh"}] * 4
    for person in people:
        await patiently(person, "GET", "/api/me")
        for _ in range(ASKED_FOR):
            status, answer = await patiently(person, "POST", "/api/tables", {"game": GAME, "seats": bots})
            if status == 201:
                codes.append(answer["code"])
    sockets = [load.Player(person, -1) for person in people for _ in range(A_PLAYER)][:SOCKETS]
    opened = 0
    for number, player in enumerate(sockets):
        try:
            await player.listen(codes[number % len(codes)])
            opened += 1
        except (AssertionError, OSError, TimeoutError):
            await asyncio.sleep(0.5)  # refused
    print(len(codes), opened, flush=True)
    await asyncio.Event().wait()


async def patiently(person: load.Http, method: str, path: str, body: Any = None) -> tuple[int, Any]:
    """Ask again while the server says that it is too much."""
    for _ in range(100):
        status, answer = await person.call(method, path, body)
        if status != 429:
            break
        await asyncio.sleep(1.0)
    return status, answer


# --- The visitor ---


@dataclass
class Waits:
    """Seconds that a visitor waited for each turn of a bot."""

    seconds: list[float]

    @property
    def cells(self) -> str:
        ordered = sorted(self.seconds)
        return f"{ordered[len(ordered) // 2]:.2f} s | {ordered[-1]:.2f} s | {len(ordered)}"


def play(url: str, bot: str, turns: int) -> Waits:
    """Play against a bot and time its turns. The visitor moves at once, so that all there is to wait for
    is the bot."""
    visitor = Person(url, cookies={})
    visitor.http = httpx.Client(
        base_url=url, timeout=60, transport=httpx.HTTPTransport(local_address=VISITOR)
    )
    visitor.get("/api/me")
    waited: list[float] = []
    while len(waited) < turns:
        code = visitor.create(GAME, "me", f"bot:{bot}")
        with Asking(visitor, code, source_address=(VISITOR, 0)) as table:
            waited += game(table, turns - len(waited))
        visitor.post(f"/api/tables/{code}/abandon")
    visitor.close()
    return Waits(waited)


def game(table: Asking, most: int) -> list[float]:
    """The seconds that the visitor waited for the bot, turn by turn, in one game: from the answer to their
    own last move until they may move again."""
    found: list[float] = []
    eye: dict[str, Any] = {}
    phase, moved = "running", time.monotonic()
    while len(found) < most and phase == "running":
        told = table.hear()
        if told["type"] == "moved":
            moved = time.monotonic()
            continue
        phase = told.get("table", {}).get("phase", phase)
        fresh = told.get("eyes", {}).get("0", {})
        eye.update(fresh)
        decided = sum(step["by"] == 1 for step in fresh.get("log", {}).get("add", []))
        if decided:  # mostly once, but a turn may go on
            found.append((time.monotonic() - moved) / decided)
        refused = told["type"] == "refused"  # the table had moved on, or that was too fast
        if refused:
            time.sleep(0.2)
        if (fresh.get("choices") or refused) and eye["choices"] and phase == "running":
            moved = time.monotonic()
            move = next((one for one in eye["choices"] if one.get("as") == "pattern"), eye["choices"][0])
            table.send("move", seat=0, ply=eye["ply"], moves=[move["move"]])
    return found


# --- The page ---

HEAD = """# Fair shares of the bots' time

`python -m bench.fairness` on {machine}. The attacker and the visitor share the machine with
the server, and so did other work. One address has {identities} identities, {tables} tables that only pharaohs
play (it asked for {asked}) and {sockets} sockets on them. A visitor from another address plays Silver & Gold
against one bot. The wait is that for a turn of the bot, from the visitor's own move on, divided by the bot's
decisions in it if it has several; an expert may think for 0.25 seconds about each, a pharaoh for one.

| bot | | median | longest | turns | may be |
|---|---|---|---|---|---|
"""


def measure(turns: int) -> str:
    machine = f"{os.cpu_count()} cores, Python {sys.version_info.major}.{sys.version_info.minor}"
    rows, failed = [], False
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), options=("--pace", "0")).wait_for([GAME])
        attacker = None
        try:
            for when in ("quiet", "under attack"):
                if when != "quiet":
                    words = [sys.executable, "-m", "bench.fairness", "--attack", str(server.port)]
                    attacker = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
                    assert attacker.stdout is not None
                    tables, sockets = attacker.stdout.readline().split()
                for bot, limit in LIMITS.items():
                    waits = play(server.url, bot, turns)
                    failed |= max(waits.seconds) > limit
                    rows.append(f"| {bot} | {when} | {waits.cells} | {limit:.0f} s |")
                    print(rows[-1], flush=True)
        finally:
            if attacker is not None:
                attacker.kill()
                attacker.wait()
            server.stop()
    known = {"tables": tables, "sockets": sockets, "asked": IDENTITIES * ASKED_FOR}
    page = HEAD.format(machine=machine, identities=IDENTITIES, **known) + "\n".join(sorted(rows)) + "\n"
    return page + ("\n**Too slow.**\n" if failed else "")


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--attack", type=int, metavar="PORT", help="be the attacker")
    arguments.add_argument("--turns", type=int, default=40)
    asked = arguments.parse_args()
    if asked.attack:
        asyncio.run(attack(asked.attack))
    (HERE / "fairness.md").write_text(measure(asked.turns), "utf-8")


if __name__ == "__main__":
    main()

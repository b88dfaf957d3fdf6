"""Pull the plug: kill a server under load, start it again, and look whether anything that it acknowledged is
lost.

python -m tools.pull_the_plug --times 100 --on sqlite
"""

from __future__ import annotations

import argparse
import random
import secrets
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from tests.web.server import Asking, Person, Server, new_database, postgres
from websockets.exceptions import WebSocketException

from mastaba.match.record import replay
from mastaba.store.sql import SqlStore, sqlite_address
from mastaba.table.events import Began, Moved, decode
from mastaba.table.table import Table

FIRST = "silver-and-gold"  # the game that a started server has ready first
GAMES = (FIRST, "silver-and-gold-pyramids", FIRST, "ramses", FIRST, "farao")
SOCKET = 0.7  # the share of moves that are sent on a socket, the others by POST
MOVES = 12  # that are acknowledged, at least, between a start and the next kill
RESULTS = Path(__file__).parent.parent / "bench" / "plug.md"
CLOCK = 5  # seconds, the shortest
GOES_ON = 60.0  # seconds in which bots and clocks of a restarted server must have gone on, on a busy machine


class Lost(AssertionError):
    """Something acknowledged is not there, or is there twice."""


@dataclass
class Sent:
    """A submission: one move, and where it belongs."""

    code: str
    seat: int
    ply: int
    move: str
    name: str = field(default_factory=lambda: secrets.token_hex(8))


class Load(threading.Thread):
    """A player with a table of their own, two seats and a bot at it. What the server did not answer they send
    again, word for word."""

    def __init__(self, url: str, game: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.person, self.game, self.dice = Person(url), game, random.Random(seed)
        self.acknowledged: list[Sent] = []
        self.tables: list[str] = []
        self.pending: Sent | None = None
        self.again = self.on_socket = 0
        self.line: Asking | None = None
        self.go, self.end, self.idle = threading.Event(), threading.Event(), threading.Event()
        self.failed: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.end.is_set():
                if not self.go.is_set():
                    self.idle.set()
                    self.go.wait(0.05)
                    continue
                self.idle.clear()
                try:
                    self.once()
                except WebSocketException:
                    self.line = None  # the next one tells whether the server is there
                except (httpx.TransportError, OSError):
                    self.go.clear()  # the plug has been pulled
                    self.line = None
        except BaseException as error:
            self.failed = error
        self.idle.set()

    def once(self) -> None:
        if self.pending:
            self.send(self.pending)
            return
        answer = self.person.get(f"/api/tables/{self.tables[-1]}") if self.tables else None
        if answer is not None and answer.status_code == 503:  # being prepared
            time.sleep(0.2)
            return
        news = answer.json() if answer is not None else None
        if news is None or news["table"]["phase"] != "running":
            wishes = [{"kind": "me"}, {"kind": "guest"}, {"kind": "bot", "bot": "random"}]
            made = self.person.post("/api/tables", {"game": self.game, "seats": wishes})
            if made.status_code == 201:
                self.tables.append(made.json()["code"])
            else:
                time.sleep(0.2)
            return
        turns = [(int(seat), eye) for seat, eye in news["eyes"].items() if eye["choices"]]
        if turns:
            seat, eye = self.dice.choice(turns)
            self.send(Sent(self.tables[-1], seat, eye["ply"], self.dice.choice(eye["choices"])["move"]))

    def send(self, sent: Sent) -> None:
        self.again += self.pending is sent
        self.pending = sent
        status, text = self._on_the_socket(sent) if self.dice.random() < SOCKET else self._by_post(sent)
        if status == 503:
            time.sleep(0.05)
            return
        if status != 200:
            raise Lost(f"{sent} was answered {status}: {text[:300]}")
        self.acknowledged.append(sent)
        self.pending = None

    def _by_post(self, sent: Sent) -> tuple[int, str]:
        answer = self.person.move(sent.code, sent.seat, sent.ply, sent.move, name=sent.name)
        return answer.status_code, answer.text

    def _on_the_socket(self, sent: Sent) -> tuple[int, str]:
        if self.line is None or self.line.code != sent.code:
            self.line = Asking(self.person, sent.code)
        told = self.line.move(sent.seat, sent.ply, sent.move, name=sent.name)
        self.on_socket += 1
        self.person.got.clear()  # nobody looks at it here
        return (200, "") if told["type"] == "moved" else (told["status"], told["error"])


class Plug:
    """A server, its load, and the book of what it acknowledged."""

    def __init__(self, folder: Path, address: str | None, seed: int) -> None:
        self.folder, self.address = folder, address
        self.dice = random.Random(seed)
        self.server = Server(folder, address).wait_for([FIRST])
        self.store = SqlStore(address or sqlite_address(folder / "tables.db"))
        self.loads = [Load(self.server.url, game, seed + number) for number, game in enumerate(GAMES)]
        self.host = Person(self.server.url)
        self.bots: str = self._bots_table()
        self.clocks = [self._clock_table() for _ in range(3)]
        self.count: Counter[str] = Counter()
        self.checked: dict[str, int] = {}
        for load in self.loads:
            load.start()

    def _bots_table(self) -> str:
        code = self.host.create(FIRST, "me", "bot:random", "bot:random", "bot:random")
        self.host.post(f"/api/tables/{code}/seats/0/bot", {"bot": "random"})
        return code

    def _clock_table(self) -> str:
        return self.host.create(FIRST, "me", "bot:random", clock={"seconds": CLOCK})

    def once(self) -> None:
        """Load, kill, look, start again, look."""
        self._anew()
        enough = self._acknowledged() + MOVES
        for load in self.loads:
            load.go.set()
        while self._acknowledged() < enough and not any(load.failed for load in self.loads):
            time.sleep(0.02)
        time.sleep(self.dice.uniform(0.0, 0.5))
        self.server.kill()
        for load in self.loads:
            load.go.clear()
            load.idle.wait()
            if load.failed:
                raise load.failed
        before = {code: self.check(code) for code in [self.bots, *self.clocks]}
        for load in self.loads:
            for code in load.tables[-2:]:
                self.check(code, load)
        at_work = {
            what: [code for code in codes if not self._over(code)]
            for what, codes in (("bots", [self.bots]), ("clocks", self.clocks))
        }
        self.server = Server(self.folder, self.address, port=self.server.port).wait_for([FIRST])
        for what, codes in at_work.items():
            if codes:
                self._goes_on(codes, before, what)
        self.count["kills"] += 1

    def _acknowledged(self) -> int:
        return sum(len(load.acknowledged) for load in self.loads)

    def _goes_on(self, codes: list[str], before: dict[str, int], what: str) -> None:
        """Nobody has called the server since its start: what moves, moves by itself."""
        until = time.monotonic() + GOES_ON
        while not any(self.store.since(code, before[code] + 1) for code in codes):
            if time.monotonic() > until:
                raise Lost(f"{what} did not go on: {codes} {self.server.log.read_text()[-1500:]}")
            time.sleep(0.05)
        self.count[f"{what} went on"] += 1

    def _over(self, code: str) -> bool:
        entry = self.store.entry(code)
        return entry is not None and entry.phase == "finished"

    def _anew(self) -> None:
        self.bots = self._bots_table() if self._over(self.bots) else self.bots
        self.clocks = [self._clock_table() if self._over(code) else code for code in self.clocks]

    def check(self, code: str, load: Load | None = None) -> int:
        """Whether a table holds all that was acknowledged, once, and replays; the number of its last
        event."""
        kept = self.store.load(code)
        if kept is None:
            raise Lost(f"table {code} is gone")
        if [event.number for event in kept.events] != list(range(len(kept.events))):
            raise Lost(f"{code}: events are missing or doubled")
        moved = [
            (event, body) for event in kept.events if isinstance(body := decode(event.body), Began | Moved)
        ]
        ply = 0
        for event, body in moved:
            if event.ply != ply:
                raise Lost(f"{code}: event {event.number} goes on from step {event.ply}, not {ply}")
            ply += len(body.steps)
        by_name = Counter(event.submission for event, _ in moved if event.submission)
        bodies = {event.submission: body for event, body in moved if event.submission}
        for sent in load.acknowledged if load else []:
            if sent.code == code:
                body = bodies.get(sent.name)
                if (
                    by_name[sent.name] != 1
                    or not isinstance(body, Moved)
                    or (body.seat, body.steps[0]["move"]) != (sent.seat, sent.move)
                ):
                    raise Lost(f"{code}: {sent} is there {by_name[sent.name]} times: {body}")
        self._replays(Table.load(code, kept), code, ply)
        return kept.events[-1].number

    def _replays(self, table: Table, code: str, ply: int) -> None:
        assert table.match is not None
        record = table.match.record(None)
        record["shuffle"]["seed"] = table.seed
        again = replay(record, verify_shuffle=True)
        if (
            again.log != table.match.log
            or again.ply != ply
            or again.states.tobytes() != table.match.states.tobytes()
        ):
            raise Lost(f"{code} does not replay")

    def finish(self) -> dict[str, int]:
        """Look at everything once more; the figures."""
        for load in self.loads:
            load.end.set()
            load.join()
            if load.failed:
                raise load.failed
        self.server.stop()
        tables = [(code, load) for load in self.loads for code in load.tables]
        for code, load in tables:
            self.check(code, load)
        self.store.close()
        acknowledged = [sent for load in self.loads for sent in load.acknowledged]
        if len({sent.name for sent in acknowledged}) != len(acknowledged):
            raise Lost("a submission was acknowledged as two")
        return self.figures()

    def figures(self) -> dict[str, int]:
        """What has been done so far."""
        return {
            **self.count,
            "tables": sum(len(load.tables) for load in self.loads),
            "acknowledged": self._acknowledged(),
            "on sockets": sum(load.on_socket for load in self.loads),
            "sent again": sum(load.again for load in self.loads),
        }


def pull(
    times: int, on: str, seed: int = 1, tell: Callable[[dict[str, int]], None] = lambda found: None
) -> dict[str, int]:
    """So many kills on one database; the figures. Lost at the first thing that does not hold."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="mastaba-plug-")))
        address = new_database(stack.enter_context(postgres())) if on == "postgresql" else None
        plug = Plug(folder, address, seed)
        stack.callback(lambda: plug.server.stop() if plug.server.process.poll() is None else None)
        for number in range(1, times + 1):
            plug.once()
            if number % 10 == 0:
                tell(plug.figures())
        return plug.finish()


def write(on: str, found: dict[str, int], seconds: float) -> None:
    """The line of this database in the results."""
    head = (
        "# kill -9 under load\n\n"
        "Six players with two seats each and a bot play at tables of all games. There is also a table\n"
        "of bots, and three tables with a clock that nobody watches. Most moves are sent on a socket,\n"
        "the others by POST. The server is killed at a random moment and started again.\n"
        "After each kill every running table is read from the database:\n"
        "every acknowledged move must be there once, and the game must replay from its seed. Before\n"
        "anybody calls the new process, bots and clocks must have gone on. (Bots go on less often\n"
        "than there are kills: their table may have finished before.) Requests without an answer are\n"
        "sent again, unchanged, and must be accepted or recognised.\n\n"
        "Command: `python -m tools.pull_the_plug --times 100 --on sqlite` (or `postgresql`)\n\n"
        "| database | kills | tables | moves acknowledged | sent again after a kill "
        "| bots went on | clocks went on | lost | twice | seconds |\n"
        "|---|---|---|---|---|---|---|---|---|---|\n"
    )
    lines = RESULTS.read_text().splitlines() if RESULTS.exists() else []
    rows = {
        line.split("|")[1].strip(): line for line in lines if line.startswith(("| sqlite", "| postgresql"))
    }
    cells = [
        found[key]
        for key in ("kills", "tables", "acknowledged", "sent again", "bots went on", "clocks went on")
    ]
    rows[on] = f"| {on} | " + " | ".join(f"{cell:,}" for cell in cells) + f" | 0 | 0 | {seconds:,.0f} |"
    RESULTS.write_text(head + "\n".join(rows[name] for name in sorted(rows, reverse=True)) + "\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--times", type=int, default=100)
    parser.add_argument("--on", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    began = time.monotonic()

    def tell(found: dict[str, int]) -> None:
        write(given.on, found, time.monotonic() - began)
        print(given.on, found, flush=True)

    tell(pull(given.times, given.on, given.seed, tell))


if __name__ == "__main__":
    main()

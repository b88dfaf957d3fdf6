"""A client: play at a table of a Mastaba server from Python.

from mastaba.client import Mastaba
table = Mastaba("http://localhost:8642", name="Robot").create("silver-and-gold", ["me", "bot:club"])
print(table.play(MyBot()))

``MyBot`` is any ``mastaba.Bot``. Without a bot, ``for turn in table.turns()`` gives your turns.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec

from mastaba.core.contract import About, Option
from mastaba.core.message import heard
from mastaba.core.seat import Bot, Move, SeatView

try:
    import httpx
    from websockets.exceptions import ConnectionClosed, InvalidHandshake
    from websockets.sync.client import ClientConnection, connect
except ModuleNotFoundError as missing:
    raise ImportError(
        f"mastaba.client needs {missing.name}: pip install 'mastaba[server]'", name=missing.name
    ) from None

PATIENCE = 60.0  # seconds to retry while a server does not answer
RETRY_AFTER = 1.0  # seconds


class ApiError(RuntimeError):
    """A call that failed; the message says why."""

    def __init__(self, status: int, answer: dict[str, Any]) -> None:
        super().__init__(answer.get("error", f"status {status}"))
        self.status, self.answer = status, answer


class Mastaba:
    """A server, and your identity there. ``keep`` is a file that stores the identity for the next time.

    server = Mastaba("http://localhost:8642", name="Robot")
    table = server.create("silver-and-gold", ["me", "bot:club"])
    """

    def __init__(self, address: str, name: str | None = None, keep: Path | None = None) -> None:
        if not address.startswith(("http://", "https://")):
            raise ValueError(f"an address begins with http:// or https://, not {address!r:.60}")
        self.address = address.rstrip("/")
        self.http = httpx.Client(base_url=self.address, timeout=30.0)
        self._keep = keep
        if keep and keep.exists():
            self.http.cookies.set(
                self._cookie("mastaba"), keep.read_text("utf-8").strip(), domain=self._domain()
            )
        known = self.get("/api/me")
        if keep and known.get("note"):  # the file is left as it is: another server may know it
            self.http.close()
            raise ApiError(
                401, {"error": f"{self.address} does not know the identity in {keep}: give another file"}
            )
        if keep:
            keep.write_text(self.http.cookies[self._cookie("mastaba")], "utf-8")
        if name:
            self.call("PUT", "/api/me", {"name": name})

    def _cookie(self, name: str) -> str:
        """The name of a cookie of the server."""
        return "__Host-" + name if self.address.startswith("https:") else name

    def _domain(self) -> str:
        host = urlsplit(self.address).hostname or "localhost"
        return host if "." in host else host + ".local"

    def get(self, path: str) -> Any:
        """The answer to a GET request."""
        return self.call("GET", path, None)

    def call(self, method: str, path: str, body: Any) -> Any:
        """Make a call and return its answer. While the server does not answer, retry."""
        until = time.monotonic() + PATIENCE
        while True:
            headers = {"x-csrftoken": self.http.cookies.get(self._cookie("csrftoken")) or ""}
            try:
                answer = self.http.request(
                    method, path, headers=headers, json=body if method != "GET" else None
                )
            except httpx.TransportError:
                if time.monotonic() > until:
                    raise ConnectionError(f"{self.address} does not answer: is the server running?") from None
                time.sleep(RETRY_AFTER)
                continue
            if answer.status_code in (429, 503) and time.monotonic() < until:
                time.sleep(RETRY_AFTER)
                continue
            data = msgspec.json.decode(answer.content) if answer.content else None
            if answer.status_code >= 400:
                raise ApiError(answer.status_code, data if isinstance(data, dict) else {})
            return data

    def games(self) -> list[dict[str, Any]]:
        """The games with their options and bots."""
        found: list[dict[str, Any]] = self.get("/api/games")
        return found

    def create(self, game: str, seats: Sequence[str], **settings: Any) -> RemoteTable:
        """Set up a table. A seat is "me", "open", "guest:NAME" or "bot:LEVEL"; settings are options, clock,
        hints, short_code."""
        chairs = []
        for seat in seats:
            kind, _, rest = seat.partition(":")
            chairs.append(
                {"kind": kind} | ({"bot": rest} if kind == "bot" and rest else {"name": rest} if rest else {})
            )
        made = self.call("POST", "/api/tables", {"game": game, "seats": chairs, **settings})
        return RemoteTable(self, made["code"])

    def join(self, code: str, seat: int | None = None) -> RemoteTable:
        """Take a seat at a table."""
        self.call("POST", f"/api/tables/{code}/join", {"seat": seat})
        return RemoteTable(self, code)

    def watch(self, code: str) -> RemoteTable:
        """Watch a table, or return to your seat."""
        return RemoteTable(self, code)


class Turn(SeatView):
    """Your seat at a table of a server, as of the last message."""

    def __init__(self, table: RemoteTable, seat: int, eye: dict[str, Any]) -> None:
        self.table, self._seat, self._eye = table, seat, eye

    @property
    def game(self) -> About:
        return self.table.about()

    @property
    def seat(self) -> int:
        return self._seat

    @property
    def names(self) -> list[str]:
        return [seat["name"] for seat in self.table.table["seats"]]

    @property
    def ply(self) -> int:
        return int(self._eye["ply"])

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def view(self) -> dict[str, Any]:
        found: dict[str, Any] = self._eye["view"]
        return found

    @property
    def choices(self) -> list[dict[str, Any]]:
        """The legal moves as steps of the record, each with its notation."""
        found: list[dict[str, Any]] = self._eye.get("choices") or []
        return found

    @property
    def moves(self) -> list[Move]:
        return [
            Move(one["move"], self._seat, {name: value for name, value in one.items() if name != "move"})
            for one in self.choices
        ]

    @property
    def cards(self) -> dict[str, Any]:
        return self.table.cards()

    def play(self, *moves: str) -> None:
        """Make a move, in notation, or several moves of one turn. They are sent again, if necessary, until
        the server has stored them."""
        body = {"id": secrets.token_hex(8), "seat": self.seat, "ply": self.ply, "moves": list(moves)}
        self.table.server.call("POST", f"/api/tables/{self.table.code}/moves", body)


class RemoteTable:
    """A table of a server, followed over a websocket. It reconnects automatically."""

    def __init__(self, server: Mastaba, code: str) -> None:
        self.server, self.code = server, code
        self._about: About | None = None
        self._cards: dict[str, Any] | None = None
        self.table: dict[str, Any] = {}
        self.eyes: dict[str, dict[str, Any]] = {}
        self.log: dict[str, dict[int, dict[str, Any]]] = {}
        self.chat: list[dict[str, Any]] = []

    def __repr__(self) -> str:
        return f"<table {self.code} at {self.server.address}>"

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.table.get("phase") in ("finished", "abandoned")

    @property
    def result(self) -> dict[str, Any] | None:
        """The result; None while the game runs."""
        return self.table.get("result")

    def record(self) -> dict[str, Any]:
        """The game's record: all of it when the game is over."""
        found: dict[str, Any] = self.server.get(f"/api/tables/{self.code}/record")
        return found

    def say(self, text: str) -> None:
        """Write a line in the chat."""
        self.server.call("POST", f"/api/tables/{self.code}/chat", {"text": text})

    def start(self, fill: str | None = None) -> None:
        """Begin, with this bot in the open seats."""
        self.server.call("POST", f"/api/tables/{self.code}/start", {"fill": fill})

    def rematch(self) -> RemoteTable:
        """Ask for a rematch, or take your reserved seat if somebody has asked. It begins when all seats are
        taken."""
        made = self.server.call("POST", f"/api/tables/{self.code}/rematch", {})
        return RemoteTable(self.server, made["code"])

    def about(self) -> About:
        """The game of the table, as the server describes it."""
        if self._about is None:
            told = next(one for one in self.server.games() if one["name"] == self.table["game"])
            options = tuple(
                Option(one["name"], one["default"], tuple(one["values"]), heard(one["help"]))
                for one in told["options"]
            )
            self._about = About(
                told["name"],
                told["title"],
                tuple(told["players"]),
                heard(told["summary"]),
                rules=0,
                options=options,
                memory=told["memory"],
            )
        return self._about

    def cards(self) -> dict[str, Any]:
        """The card list of the table's game (docs/record.md)."""
        if self._cards is None:
            self._cards = self.server.get(f"/api/games/{self.table['game']}/cards")
        return self._cards

    def play(self, bot: Bot | type[Bot]) -> dict[str, Any] | None:
        """Let a bot play your seats to the end of the game; returns the result. The bot watches the table
        after every message of the server. If you pass a class, each seat gets its own bot."""
        if not isinstance(bot, Bot | type):
            raise TypeError(
                f"a bot is an instance or a subclass of mastaba.Bot, not {bot!r:.60}; "
                "a level of the server gets a seat of its own: 'bot:club'"
            )
        bots: dict[str, Bot] = {}
        done: dict[str, int] = {}
        for _ in self.news():
            for seat, eye in self.eyes.items():
                if int(seat) < 0 or "view" not in eye:
                    continue
                if seat not in bots:
                    bots[seat] = bot() if isinstance(bot, type) else bot
                turn = Turn(self, int(seat), dict(eye))
                bots[seat].watch(turn)
                if turn.choices and done.get(seat) != turn.ply:
                    done[seat] = turn.ply
                    turn.play(str(bots[seat].choose(turn)))
        return self.result

    def turns(self) -> Iterator[Turn]:
        """Your turns, as they come, until the game is over."""
        done: dict[str, int] = {}
        for _ in self.news():
            for seat, eye in self.eyes.items():
                if eye.get("choices") and done.get(seat) != eye["ply"]:
                    done[seat] = eye["ply"]
                    try:
                        yield Turn(self, int(seat), dict(eye))
                    except GeneratorExit:
                        return

    def news(self) -> Iterator[dict[str, Any]]:
        """The server's messages, merged into this table; ends with the game."""
        missed = time.monotonic()
        while not self.over:
            try:
                with self._socket() as socket:
                    for text in socket:
                        missed = time.monotonic()
                        message = msgspec.json.decode(text)
                        if message.get("type") == "news":
                            self.merge(message)
                            yield message
                        if self.over:
                            return
            except ConnectionClosed as closed:
                if closed.rcvd and 4400 <= closed.rcvd.code < 4500:
                    raise ApiError(closed.rcvd.code - 4000, {"error": closed.rcvd.reason}) from None
            except (OSError, InvalidHandshake, TimeoutError):
                if time.monotonic() - missed > PATIENCE:
                    raise
            time.sleep(RETRY_AFTER / 5)

    def _socket(self) -> ClientConnection:
        cookies = "; ".join(f"{name}={value}" for name, value in self.server.http.cookies.items())
        cursor = min((eye["cursor"] for eye in self.eyes.values() if "cursor" in eye), default=0)
        address = self.server.address.replace("http", "ws", 1)
        return connect(
            f"{address}/api/tables/{self.code}/live?cursor={cursor}",
            additional_headers={"cookie": cookies},
            compression=None,
        )

    def merge(self, message: dict[str, Any]) -> None:
        """Merge a message into this table."""
        self.table |= message.get("table", {})
        self.chat += message.get("chat", {}).get("add", [])
        for seat, part in message.get("eyes", {}).items():
            eye = self.eyes.setdefault(seat, {})
            eye |= {key: value for key, value in part.items() if key != "log"}
            if log := part.get("log"):
                lines = self.log.setdefault(seat, {})
                lines |= {line["ply"]: line for line in log["add"]}
                self.log[seat] = {
                    ply: line
                    for ply, line in sorted(lines.items())
                    if any(low <= ply <= high for low, high in log["keep"])
                }

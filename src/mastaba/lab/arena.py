"""The arena: bots against each other on equal deals, every deal in all seatings. Runs can be resumed.

Each game is a line of JSON in a file that is only appended to, with the key (line-up, deal, seating). An
interrupted run continues where it stopped. The report is made from the sorted lines, so it does not depend on
how many runs there were.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from itertools import combinations, combinations_with_replacement, permutations
from pathlib import Path
from typing import Any

import msgspec

from mastaba.bots.players import made
from mastaba.core.contract import Value
from mastaba.core.message import say
from mastaba.lab.simulate import game_seed, spread
from mastaba.match.match import Match
from mastaba.match.registry import read_deck

Spread = Callable[[Any, Iterator[tuple[Any, ...]], int], Iterator[Any]]


@dataclass(frozen=True)
class Contest:
    """Who plays what, and how often."""

    game: str
    bots: tuple[str, ...]
    """By name; ``module:Class`` for a class of your own."""
    players: int
    games: int
    """Per line-up, rounded up to whole deals."""
    seed: str
    variant: dict[str, Value] = field(default_factory=dict)
    deck: str = ""
    """The hash of the cards."""

    def line_ups(self) -> list[tuple[str, ...]]:
        """The groups of bots that play together, whatever their seats.

        >>> Contest("x", ("a", "b", "c"), 2, 2, "1").line_ups()
        [('a', 'b'), ('a', 'c'), ('b', 'c')]
        >>> Contest("x", ("a", "b"), 3, 2, "1").line_ups()
        [('a', 'a', 'b'), ('a', 'b', 'b')]
        """
        if len(self.bots) >= self.players:
            return list(combinations(self.bots, self.players))
        return [
            line_up
            for line_up in combinations_with_replacement(self.bots, self.players)
            if len(set(line_up)) > 1
        ]

    def deals(self, line_up: tuple[str, ...]) -> int:
        return -(-self.games // len(seatings(line_up)))

    def total(self) -> int:
        """The number of all games."""
        return sum(self.deals(line_up) * len(seatings(line_up)) for line_up in self.line_ups())

    def rounds(self) -> list[tuple[tuple[str, ...], int]]:
        """Every line-up and deal. The line-ups take turns, so that results of an unfinished run are fair."""
        by_deal = [
            (deal, place, line_up)
            for place, line_up in enumerate(self.line_ups())
            for deal in range(self.deals(line_up))
        ]
        return [(line_up, deal) for deal, _, line_up in sorted(by_deal)]


class Played(msgspec.Struct, frozen=True, order=True):
    """The result of one game."""

    line_up: tuple[str, ...]
    deal: int
    seats: tuple[str, ...]
    totals: tuple[int, ...]
    ranks: tuple[int, ...]


def seatings(line_up: tuple[str, ...]) -> list[tuple[str, ...]]:
    """All orders in which a line-up can sit.

    >>> seatings(("a", "a", "b"))
    [('a', 'a', 'b'), ('a', 'b', 'a'), ('b', 'a', 'a')]
    """
    return sorted(set(permutations(line_up)))


def play_deal(contest: Contest, line_up: tuple[str, ...], deal: int, deck_file: Path | None) -> list[Played]:
    """One deal in all seatings. The deal does not depend on who plays it."""
    deck = read_deck(contest.game, deck_file)
    return [play_game(contest, line_up, deal, seats, deck) for seats in seatings(line_up)]


def play_game(
    contest: Contest, line_up: tuple[str, ...], deal: int, seats: tuple[str, ...], deck: Any
) -> Played:
    match = Match(
        contest.game, list(seats), seed=game_seed(contest.seed, deal), variant=contest.variant, deck=deck
    )
    players = [
        made(name, match.game.about, _bot_seed(contest.seed, deal, seats, seat))
        for seat, name in enumerate(seats)
    ]
    match.play(players)
    return Played(line_up, deal, seats, tuple(match.totals()), tuple(match.ranks()))


def _bot_seed(seed: str, deal: int, seats: tuple[str, ...], seat: int) -> str:
    return hashlib.sha256(f"arena:{seed}:{deal}:{','.join(seats)}:{seat}".encode()).hexdigest()[:32]


class OtherContest(ValueError):
    """The file belongs to another contest."""


class Book:
    """The file of a contest's games."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path, self.contest = path, contest
        self.games: list[Played] = []
        head = asdict(contest)
        del head["games"]  # more games of the same contest may be added
        line = msgspec.json.encode({"contest": head})
        if path.exists() and path.stat().st_size:
            self._open(line)
        else:
            path.write_bytes(line + b"\n")

    def _open(self, head: bytes) -> None:
        raw = self.path.read_bytes()
        whole = raw[: raw.rfind(b"\n") + 1]
        lines = whole.splitlines()
        if not lines or msgspec.json.decode(lines[0]) != msgspec.json.decode(head):
            raise OtherContest(say("terminal/other-games", file=str(self.path)))
        self.games = [msgspec.json.decode(line, type=Played) for line in lines[1:]]
        if whole != raw:  # a run was killed in the middle of a line
            self.path.write_bytes(whole)

    def add(self, games: list[Played]) -> None:
        """Append the games of a deal, all in one write."""
        with self.path.open("ab") as file:
            file.write(b"".join(msgspec.json.encode(game) + b"\n" for game in games))
        self.games += games

    def sorted(self) -> list[Played]:
        """The games that the contest asks for, sorted."""
        asked = {(line_up, deal) for line_up, deal in self.contest.rounds()}
        return sorted(game for game in set(self.games) if (game.line_up, game.deal) in asked)

    def missing(self) -> list[tuple[tuple[str, ...], int]]:
        there: dict[tuple[tuple[str, ...], int], int] = {}
        for game in set(self.games):
            there[game.line_up, game.deal] = there.get((game.line_up, game.deal), 0) + 1
        return [round_ for round_ in self.contest.rounds() if there.get(round_, 0) < len(seatings(round_[0]))]


def compete(
    contest: Contest, book: Book, jobs: int, deck_file: Path | None = None, over: Spread = spread
) -> Iterator[int]:
    """Play what is missing in the book. Yields the number of games of each deal as it is finished."""
    tasks = ((contest, line_up, deal, deck_file) for line_up, deal in book.missing())
    for games in over(play_deal, tasks, jobs):
        book.add(games)
        yield len(games)

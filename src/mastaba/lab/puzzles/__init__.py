"""Puzzles: moments of games between strong bots in which one move is clearly best. Some of each game come
with the package; ``mining`` finds more.

In a game of memory a puzzle is of another kind: the player watches the slides since a treasure lay open
(``watch``), and has to find it again in one turn, without uncovering another.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files

import msgspec

from mastaba.core.contract import Value
from mastaba.match.match import Match
from mastaba.match.record import follow_steps
from mastaba.match.registry import about, read_deck

GRADES = 3


@dataclass(frozen=True)
class Puzzle:
    """A moment in which one move is clearly best."""

    game: str
    rules: int
    """The version of the rules."""
    cards: str
    """The hash of the card file."""
    seats: int
    variant: dict[str, Value]
    seed: str
    """It decides chance."""
    moves: tuple[str, ...]
    """The moves until then, each with its seat: "0 keep P12 O09"."""
    seat: int
    """Who is to move."""
    solution: str
    """The best move in notation; in a game of memory the place of what is sought."""
    chance: float
    """By how much the second best move is worse, in winning chance."""
    error: float
    """Its standard error."""
    lines: tuple[tuple[str, float], ...] = ()
    """The best few moves with their winning chances."""
    grade: int = 1
    """1 to 3: how hard it is."""
    sought: str = ""
    """In a game of memory: what has to be found again."""
    watch: int = 0
    """In a game of memory: how many steps had been made when it was last in sight."""
    needed: int = 0
    """In a game of memory: how many slides it takes."""

    @property
    def id(self) -> str:
        """A short name that does not change."""
        return hashlib.sha256(f"{self.game} {self.seed} {len(self.moves)} {self.seat}".encode()).hexdigest()[
            :8
        ]

    def match(self) -> Match:
        """The game at this moment; the seat's view is all that a player may see of it."""
        match = Match(self.game, self.seats, seed=self.seed, variant=self.variant, deck=read_deck(self.game))
        for text in self.moves:
            seat, _, move = text.partition(" ")
            match.push(move, int(seat))
        return match

    def found(self, places: Iterable[str]) -> bool:
        """In a game of memory: whether these slides, one after the other, lead to what is sought without
        uncovering another treasure. Slides are named by the hole that becomes free."""
        match = self.match()
        hidden = {step["at"] for step in match.log if step["do"] == "hide"}
        for place in places:
            follow_steps(match, [{"by": self.seat, "move": f"slide {place}"}])
            if place in hidden:
                return place == self.solution
        return False


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, easy ones first; those of other rules or cards are left out.

    >>> all(puzzle.game == "farao" for puzzle in puzzles("farao"))
    True
    """
    known, cards = about(game), "sha256:" + read_deck(game).hash
    file = files(__package__) / f"{game}.jsonl"
    if not file.is_file():
        return ()
    found = [
        msgspec.json.decode(line, type=Puzzle) for line in file.read_bytes().splitlines() if line.strip()
    ]
    fit = [one for one in found if (one.game, one.rules, one.cards) == (game, known.rules, cards)]
    return tuple(sorted(fit, key=lambda one: (one.grade, -one.chance, one.id)))


def encoded(puzzle: Puzzle) -> bytes:
    """A puzzle as a line of JSON."""
    rounded = replace(
        puzzle,
        chance=round(puzzle.chance, 3),
        error=round(puzzle.error, 4),
        lines=tuple((move, round(chance, 3)) for move, chance in puzzle.lines),
    )
    return msgspec.json.encode(rounded)

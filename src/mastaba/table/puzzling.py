"""Puzzles at the page: the table at a moment, and what a player's answer is worth.

A puzzle comes with the package, so nothing of a game that somebody plays is told here. Of its own game a
puzzle tells what the seat could see, and no more.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from mastaba.core import message
from mastaba.core.contract import CHANCE
from mastaba.lab.puzzles import Puzzle, puzzles
from mastaba.lab.puzzles.answers import chance_lost
from mastaba.match import registry, visibility
from mastaba.match.match import IllegalMove, Match
from mastaba.table.errors import Illegal, NotFound, NotReady
from mastaba.table.reviews import LineStep
from mastaba.table.shares import FairPool, Origins

KEPT = 64  # puzzles kept in memory, as they are told
LONGEST = 60  # slides of an answer
NOT_YET = message.say("errors/preparing-puzzles")
LEAST = 0.02  # of the winning chance: what costs less is as good as the solution


class PuzzleName(msgspec.Struct):
    """A puzzle in a list."""

    id: str
    grade: int


class PuzzleInfo(msgspec.Struct):
    """A puzzle: what its seat sees, what it can do, and what it may look up."""

    id: str
    game: str
    grade: int
    seat: int
    seats: int
    view: dict[str, Any]
    choices: list[dict[str, Any]]
    log: list[dict[str, Any]]
    sought: str
    """In a game of memory: what has to be found."""
    needed: int
    """In a game of memory: how many slides it takes."""
    watch: list[LineStep]
    """In a game of memory: the steps to watch first, from the one after which it last lay open."""


class PuzzleAnswer(msgspec.Struct):
    """What an answer is worth; in a game of memory the table after it, as long as the search goes on."""

    over: bool
    right: bool
    solution: str
    """The best move, when it is over."""
    chance: float
    """The winning chance that the answer has less than the solution."""
    view: dict[str, Any]
    choices: list[dict[str, Any]]


class Puzzles:
    """The puzzles of the package, for the players of this server."""

    def __init__(self, pool: FairPool, origins: Origins, ready: Callable[[str], bool]) -> None:
        self._pool, self._origins, self._ready = pool, origins, ready

    def names(self, game: str) -> list[PuzzleName]:
        """The puzzles of a game, easy ones first."""
        return [PuzzleName(one.id, one.grade) for one in _of(game)]

    async def shown(self, player: str, game: str, number: str) -> PuzzleInfo:
        """A puzzle as a player gets it."""
        self._open(game, number)
        return await self._worked_out(player, lambda: _shown(game, number))

    async def answered(self, player: str, game: str, number: str, moves: Sequence[str]) -> PuzzleAnswer:
        """What a player's moves are worth: one move, in a game of memory all slides so far."""
        one = self._open(game, number)
        work = _slid if one.sought else _judged
        try:
            return await self._worked_out(player, lambda: work(one, moves))
        except IllegalMove as error:
            raise Illegal(error.said) from None

    def _open(self, game: str, number: str) -> Puzzle:
        found = _found(game, number)
        if not self._ready(game):
            raise NotReady(NOT_YET)
        return found

    async def _worked_out(self, player: str, job: Callable[[], Any]) -> Any:
        try:
            return await self._pool.run(self._origins.asker(player, "puzzles"), job)
        except TimeoutError:
            raise NotReady(message.say("errors/slow")) from None


def _of(game: str) -> tuple[Puzzle, ...]:
    if game not in registry.names():
        raise NotFound(message.say("match/no-game", name=repr(game[:40]), games=", ".join(registry.names())))
    return puzzles(game)


def _found(game: str, number: str) -> Puzzle:
    one = next((one for one in _of(game) if one.id == number), None)
    if one is None:
        raise NotFound(message.say("errors/no-puzzle", name=repr(number[:20])))
    return one


@lru_cache(KEPT)
def _shown(game: str, number: str) -> PuzzleInfo:
    one = _found(game, number)
    match = one.match()
    seat, log = one.seat, match.log
    seen = [place for first, last in visibility.known(match, seat) for place in range(first, last + 1)]
    return PuzzleInfo(
        one.id, one.game, one.grade, seat, one.seats, match.view(seat), visibility.choices(match, seat),
        [dict(log[place], ply=place) for place in seen],
        one.sought, one.needed, _watched(one) if one.sought else [],
    )  # fmt: skip


def _watched(one: Puzzle) -> list[LineStep]:
    """The steps since what is sought was last in sight, with what the seat saw after each."""
    match = one.match()
    twin = Match.unshuffled(one.game, match.seats, variant=match.variant, deck=match.deck)
    steps = []
    for place, step in enumerate(match.log):
        twin.follow(CHANCE if step["by"] == "chance" else step["by"], step["move"])
        if place >= one.watch:
            steps.append(LineStep({"by": step["by"], "do": step["do"]}, twin.view(one.seat)))
    return steps


def _judged(one: Puzzle, moves: Sequence[str]) -> PuzzleAnswer:
    """A move, compared with the solution."""
    match = one.match()
    lost = chance_lost(one, match, moves[0]).value
    return PuzzleAnswer(True, lost < LEAST, one.solution, max(0.0, lost), match.view(one.seat), [])


def _slid(one: Puzzle, moves: Sequence[str]) -> PuzzleAnswer:
    """Slides one after the other, until a treasure shows."""
    match = one.match()
    hidden = {step["at"] for step in match.log if step["do"] == "hide"}
    for number, move in enumerate(moves):
        match.push(move, one.seat)
        place = next(str(step["from"]) for step in reversed(match.log) if step["do"] == "slide")
        if place in hidden or number + 1 == LONGEST:
            right = place == one.solution
            return PuzzleAnswer(True, right, one.solution, 0.0, match.view(one.seat), [])
    return PuzzleAnswer(False, False, "", 0.0, match.view(one.seat), visibility.choices(match, one.seat))

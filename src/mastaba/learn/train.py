"""Training: rounds of self-play, each followed by a fit and a test. Runs can be resumed.

In the first round all seats play by the game's policy, later by the network of the round before. A round
needs nothing but its number, the seed and these weights, so a run that was killed repeats one round at most,
and ends with the same weights.
"""

from __future__ import annotations

import csv
import io
import time
from collections.abc import Callable, Generator, Iterator
from dataclasses import asdict, astuple, dataclass, fields
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from mastaba.core.bag import Array
from mastaba.core.message import say
from mastaba.files import atomic_write
from mastaba.lab.ratings import wilson
from mastaba.lab.simulate import spread
from mastaba.learn.fit import fit, fresh
from mastaba.learn.play import Lesson, Played, net_of, play
from mastaba.match import registry

CHUNK = 500  # games per task
SEATS = (2, 2, 2, 3, 4)  # players at the tables of a task, in turn
SHARE = 0.25  # of the positions that are learned from
FIRST_CURIOUS, CURIOUS = 0.08, 0.02  # how often any move is played: the policy always plays the same
EPOCHS = 5
FIRST_RATE, RATE, LAST_RATE = 2e-3, 1.5e-3, 0.7e-3
TEST_GAMES = 400  # in each seating
Spread = Callable[[Any, Iterator[tuple[Any, ...]], int], Iterator[Any]]


@dataclass(frozen=True)
class Plan:
    """What is trained, and how long."""

    game: str
    seed: int
    rounds: int
    games: int
    """Games per round."""


@dataclass(frozen=True)
class Line:
    """A line of the log: one round."""

    round: int
    positions: int
    error: float
    """Of the network's estimate, in points, on positions that it has not seen. Luck is most of it."""
    points: float
    """The mean total of the network, one step ahead, against the policy."""
    theirs: float
    """The mean total of the policy."""
    won: float
    """The share of these games that the network won, with Wilson's 95 % interval."""
    low: float
    high: float
    seconds: float


class OtherTraining(ValueError):
    """The folder holds another run."""


class Run:
    """A run in a folder: ``plan.json``, ``net.npy`` (the weights after the last round), ``log.csv``."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder, self.plan = folder, plan
        self.inputs = net_of(plan.game).inputs
        folder.mkdir(exist_ok=True)
        told, file = asdict(plan), folder / "plan.json"
        if file.exists() and msgspec.json.decode(file.read_bytes()) != told:
            raise OtherTraining(say("terminal/other-games", file=str(folder)))
        with atomic_write(file) as out:
            out.write(msgspec.json.encode(told) + b"\n")
        self.lines = self._read_log()

    def _read_log(self) -> list[Line]:
        if not (self.folder / "log.csv").exists():
            return []
        with (self.folder / "log.csv").open(newline="", encoding="utf-8") as file:
            rows = list(csv.DictReader(file))
        return [Line(**{f.name: _number(row[f.name]) for f in fields(Line)}) for row in rows]

    @property
    def weights(self) -> Array:
        """After the last round; those to begin with if there was none."""
        if not self.lines:
            return fresh(self.inputs, self.plan.seed)
        return np.load(self.folder / f"net-{self.lines[-1].round}.npy")

    def keep(self, weights: Array, line: Line) -> None:
        """Store a round: first its weights, then its line, which makes them count."""
        for name in (f"net-{line.round}.npy", "net.npy"):
            with atomic_write(self.folder / name) as file:
                np.save(file, weights)
        self.lines.append(line)
        text = io.StringIO()
        table = csv.writer(text, lineterminator="\n")
        table.writerow([field.name for field in fields(Line)])
        table.writerows(astuple(one) for one in self.lines)
        with atomic_write(self.folder / "log.csv") as file:
            file.write(text.getvalue().encode())
        (self.folder / f"net-{line.round - 1}.npy").unlink(missing_ok=True)


def _number(text: str) -> Any:
    return float(text) if "." in text else int(text)


def lessons(plan: Plan, number: int) -> list[Lesson]:
    """The games of a round."""
    least, most = registry.about(plan.game).players
    kept = net_of(plan.game).kept if number else 1.0  # before the first fit the network expects nothing
    found = []
    for k, start in enumerate(range(0, plan.games, CHUNK)):
        seats = min(max(SEATS[k % len(SEATS)], least), most)
        games = min(CHUNK, plan.games - start)
        judges, curious = (0, FIRST_CURIOUS) if number == 0 else ((1 << seats) - 1, CURIOUS)
        seed = f"train:{plan.seed}:{number}:{start}"
        found.append(Lesson(plan.game, seed, games, judges, curious, SHARE, seats, kept))
    return found


def tested(plan: Plan, weights: Array, jobs: int, over: Spread) -> tuple[float, float, float]:
    """The network, one step ahead, against the policy, every deal in both seatings: mean totals of both, and
    how many of the games the network won; a tie is half a win."""
    tasks = ((Lesson(plan.game, f"test:{plan.seed}", TEST_GAMES, 1 << seat), weights) for seat in range(2))
    points, theirs, won = 0.0, 0.0, 0.0
    for seat, played in enumerate(over(play, tasks, jobs)):
        points += float(played.totals[:, seat].mean()) / 2
        theirs += float(played.totals[:, 1 - seat].mean()) / 2
        mine, other = played.ranks[:, seat], played.ranks[:, 1 - seat]
        won += float((mine < other).sum() + (mine == other).sum() / 2)
    return points, theirs, won


def carry_out(run: Run, jobs: int, over: Spread = spread) -> Generator[int]:
    """Carry out the rounds that are missing. Yields the number of games of each task as it is finished, and 0
    after a round."""
    plan, scale = run.plan, net_of(run.plan.game).scale
    for number in range(len(run.lines), plan.rounds):
        began, weights = time.monotonic(), run.weights
        found: list[Played] = []
        for played in over(play, ((lesson, weights) for lesson in lessons(plan, number)), jobs):
            found.append(played)
            yield len(played.totals)
        rows = np.concatenate([played.rows for played in found])
        targets = np.concatenate([played.targets for played in found]) / np.float32(scale)
        rate = FIRST_RATE if number == 0 else RATE if number < plan.rounds / 2 else LAST_RATE
        weights, error = fit(weights, run.inputs, rows, targets, EPOCHS, rate, plan.seed + number)
        points, theirs, won = tested(plan, weights, jobs, over)
        share = wilson(won, 2 * TEST_GAMES)
        line = Line(
            number, len(rows), *(round(float(one), 4) for one in (
                error * scale, points, theirs, share.value, share.low, share.high, time.monotonic() - began
            )),
        )  # fmt: skip
        run.keep(weights, line)
        yield 0

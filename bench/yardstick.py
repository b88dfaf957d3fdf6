"""Random games of ours beside the same games in C (``bench/c``), interleaved, on one core.

``python -m bench.yardstick`` prints the table that ``make bench`` writes into bench/results.md.
"""

from __future__ import annotations

import shutil
import statistics
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from bench.c.header import HEADERS
from bench.games import Bench
from bench.measure import spoken

HERE = Path(__file__).parent / "c"
SEATS = 2
ROUNDS = 9
SECONDS = 0.5  # of one run
SAME = 0.01  # how far apart the means may be: otherwise it is another game


def build(name: str, folder: Path) -> Path | None:
    """The C program of a game, built; None where there is no compiler."""
    compiler = shutil.which("cc")
    if compiler is None:
        return None
    source = HERE / HEADERS[name].source
    (folder / source.with_suffix(".h").name).write_text(HEADERS[name].text(), "utf-8")
    program = folder / source.stem
    subprocess.run([compiler, "-O3", "-march=native", f"-I{folder}", "-o", program, source], check=True)
    return program


class Ours:
    """Games of the compiled rules."""

    def __init__(self, name: str) -> None:
        self.bench = Bench(name, SEATS)

    def run(self, games: int) -> tuple[float, float]:
        """Games per second of CPU, and decisions per game."""
        room = self.bench.playouts("yardstick", games)
        began = time.process_time()
        decisions = int(self.bench.engine.playouts(*room))
        return games / (time.process_time() - began), decisions / games

    def mean_total(self, games: int) -> float:
        """What a player has at the end, on average."""
        engine, totals, points = self.bench.engine, np.zeros(8, np.int64), 0
        tables, state, dice, seats, variant, _, most = self.bench.playouts("totals", 1)
        for _ in range(games):
            engine.playouts(tables, state, dice, seats, variant, 1, most)
            engine.scores_in(tables, state, 0, totals)
            points += int(totals[:SEATS].sum())
        return points / games / SEATS


def theirs(program: Path, games: int) -> tuple[float, float, float]:
    """Games per second of CPU, decisions per game, and what a player has at the end."""
    done = subprocess.run(
        [program, str(games), str(SEATS)], capture_output=True, text=True, check=True
    ).stdout.split()
    return games / float(done[2]), int(done[1]) / games, int(done[0]) / games / SEATS


def rows(name: str) -> Iterator[str]:
    """The lines of one game."""
    with tempfile.TemporaryDirectory() as folder:
        program = build(name, Path(folder))
        if program is None:
            yield f"| {name} | LEFT OUT: there is no C compiler here | | | |"
            return
        ours = Ours(name)
        ours.run(10)
        games = int(ours.run(1000)[0] * SECONDS)
        rates, ratios = [], []
        for _ in range(ROUNDS):
            mine, decisions = ours.run(games)
            c, c_decisions, c_total = theirs(program, games)
            rates.append((mine, c))
            ratios.append(mine / c)
        total = ours.mean_total(20_000)
    for ours_, c_, what in ((decisions, c_decisions, "decisions"), (total, c_total, "points")):
        if abs(ours_ / c_ - 1) > SAME:
            raise SystemExit(f"{name}: {ours_:.3f} {what} a game, in C {c_:.3f}: not the same game")
    best, other = (max(rate[k] for rate in rates) for k in range(2))
    yield (
        f"| {ours.bench.game.about.title} | {spoken(best)} | {spoken(other)} | {best / other:.2f} |"
        f" {statistics.median(ratios):.2f} |"
    )


def table() -> list[str]:
    """All games, as Markdown."""
    lines = [
        f"Random games for {SEATS} per second of CPU, {ROUNDS} runs each, one of ours and one of C in turn."
        " The C programs are in `bench/c`.",
        "",
        "| game | ours, best | C, best | ratio of the best | median of the ratios |",
        "|---|---|---|---|---|",
    ]
    for name in HEADERS:
        for line in rows(name):
            print(line, flush=True)
            lines.append(line)
    return lines


if __name__ == "__main__":
    table()

"""This version beside an earlier one: ``python -m bench.earlier FOLDER`` writes bench/earlier.md.

FOLDER is the working tree of the earlier version (``git worktree add FOLDER COMMIT``). Both do the same in
turn, one core each.

Thoughts: both search the same positions with the same number of playouts. A search with the same playouts is
as strong as before, so what counts is how many of them a level can afford.

Decisions: Python plays the same games with both, one call of the engine for each decision.
"""

from __future__ import annotations

import hashlib
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
RESULTS = HERE / "earlier.md"
GAMES = {"silver-and-gold": 12_000, "silver-and-gold-pyramids": 8_000, "farao": 6_000}  # playouts a thought
POSITIONS = range(0, 60, 6)  # decisions of a game
TIMES = 3  # each is searched; the shortest time counts
FEWEST = 1000  # playouts: with fewer the choice was clear, and the time says little
THEN, NOW = 2.0, 1.0  # seconds that the pharaoh thinks


DECIDERS = ("silver-and-gold", "silver-and-gold-pyramids", "ramses", "farao")
LONGEST = 2000  # decisions of a game that Python plays
ROUNDS = 15
A_ROUND = 0.1  # seconds


@dataclass(frozen=True)
class Thought:
    """What a search took, and where."""

    seconds: float
    playouts: int
    position: str


def think_of(game: str) -> None:
    """Play a game, and search the positions that are asked for: a line with the number of the decision and of
    playouts each. Runs with either version."""
    from mastaba.bots.players import bot
    from mastaba.bots.search import Limit, horizon, think, warmed
    from mastaba.core.bag import dice
    from mastaba.match import registry
    from mastaba.match.match import Match

    warmed(game)
    match, at = Match(game, ["", ""], seed="earlier"), 0
    players = [bot("club", f"{seat}", registry.about(game)) for seat in range(2)]
    for line in sys.stdin:
        decision, playouts = map(int, line.split())
        while at < decision:
            seat = match.to_act[0]
            match.act(seat, players[seat].choose_action(match.seat(seat)))
            at += 1
        began = time.process_time()
        thrown, limit = dice(f"{decision}")[0], Limit(playouts=playouts)
        found = think(match.seat(match.to_act[0]), thrown, limit, most=horizon(match.game))
        taken = time.process_time() - began
        print(taken, found.playouts, hashlib.sha256(match.states.tobytes()).hexdigest(), flush=True)


def decide_in(game: str) -> None:
    """Play a game, always the first legal action. For each line read: the seconds that a decision takes, with
    choosing it in Python and without. Runs with either version."""
    import numpy as np

    from mastaba.core.bag import SHIFT, dice
    from mastaba.core.layout import blank
    from mastaba.match.registry import about, read_deck
    from mastaba.match.registry import game as open_game

    opened, options = open_game(game), about(game).options
    engine, tables = opened.engine, opened.tables(read_deck(game))
    variant = np.array([option.number(option.default) for option in options] or [0], np.int64)
    states, (out, weights) = blank(engine.state), engine.buffers()
    # the earlier version took one row of dice, and room for odds
    was = "weights" in engine.step_in.py_func.__code__.co_varnames
    room: tuple[Any, ...] = (out, weights) if was else (out,)

    def begin() -> tuple[Any, int]:
        thrown = dice("decide")[0] if was else dice("decide")
        engine.set_up(tables, states, 0, 3, variant)
        return thrown, engine.step_in(tables, states, 0, -1, 0, thrown, *room)

    def first_of(words: Any) -> int:
        for word, bits in enumerate(words.tolist()):
            if bits:
                return (word << SHIFT) | ((bits & -bits).bit_length() - 1)
        raise AssertionError("no legal action")

    def choosing() -> list[tuple[int, int]]:
        made: list[tuple[int, int]] = []
        thrown, seat = begin()
        while seat >= 0 and len(made) < LONGEST:
            made.append((seat, first_of(out)))
            seat = engine.step_in(tables, states, 0, *made[-1], thrown, *room)
        return made

    def repeating() -> list[tuple[int, int]]:
        thrown, _ = begin()
        for seat, action in moves:
            engine.step_in(tables, states, 0, seat, action, thrown, *room)
        return moves

    def a_decision(play: Any) -> float:
        began, decisions = time.process_time(), 0
        while (taken := time.process_time() - began) < A_ROUND:
            decisions += len(play())
        return taken / decisions

    moves = choosing()
    played = hashlib.sha256(repr(moves).encode()).hexdigest()
    for _ in sys.stdin:
        print(a_decision(choosing), a_decision(repeating), played, flush=True)


class Version:
    """A process that runs a part of this program with one version."""

    def __init__(self, folder: Path, part: str, game: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__, part, game],
            env={**os.environ, "PYTHONPATH": str(folder / "src")},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def answer(self, *asked: int) -> list[str]:
        """Its answer to a line of numbers."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(*asked, file=self.process.stdin, flush=True)
        return self.process.stdout.readline().split()

    def think(self, decision: int, playouts: int) -> Thought:
        seconds, made, position = self.answer(decision, playouts)
        return Thought(float(seconds), int(made), position)

    def close(self) -> None:
        self.process.communicate()


def pairs(game: str, earlier: Path) -> Iterator[tuple[float, float]]:
    """Playouts per second of the earlier version and of this one, by position."""
    versions = [Version(folder, "think", game) for folder in (earlier, HERE.parent)]
    for decision in POSITIONS:
        rounds = [[version.think(decision, GAMES[game]) for version in versions] for _ in range(TIMES)]
        if len({thought.position for thoughts in rounds for thought in thoughts}) > 1:
            raise SystemExit(f"{game}: the two versions are in different positions at decision {decision}")
        then, now = (max(thoughts[k].playouts / thoughts[k].seconds for thoughts in rounds) for k in range(2))
        if min(thought.playouts for thought in rounds[0]) >= FEWEST:
            yield then, now
    for version in versions:
        version.close()


def decisions(game: str, earlier: Path) -> Iterator[str]:
    """Lines of the table: how long a decision takes from Python, with choosing it there and without."""
    versions = [Version(folder, "decide", game) for folder in (earlier, HERE.parent)]
    rounds = [[version.answer(number) for version in versions] for number in range(ROUNDS)]
    for version in versions:
        version.close()
    if len({answer[2] for answers in rounds for answer in answers}) > 1:
        raise SystemExit(f"{game}: the two versions play different games")
    for way, what in enumerate(("chosen in Python", "the call alone")):
        then, now = ([1e6 * float(answers[k][way]) for answers in rounds] for k in range(2))
        faster = statistics.median(one / other for one, other in zip(then, now, strict=True))
        yield (
            f"| {game}, {what} | {min(then):.2f} / {statistics.median(then):.2f}"
            f" | {min(now):.2f} / {statistics.median(now):.2f} | {faster:.2f} |"
        )


def main(earlier: Path) -> None:
    lines = [
        "# Half the time, as many playouts",
        "",
        "`python -m bench.earlier FOLDER` beside the version before playouts were made faster (8538837), in",
        "turn, seconds of CPU. Both versions search the same positions of a game. The pharaoh thought for"
        f" {THEN:g} s",
        f"then, and thinks for {NOW:g} s now; the expert, limited by playouts, answers in half the time.",
        "",
        "| game | positions | playouts/s then, median | now | faster, median (least to most) |"
        " playouts a decision now to then |",
        "|---|---|---|---|---|---|",
    ]
    for game in GAMES:
        rates = list(pairs(game, earlier))
        faster = sorted(now / then for then, now in rates)
        then, now = (statistics.median(rate[k] for rate in rates) for k in range(2))
        middle = statistics.median(faster)
        lines.append(
            f"| {game} | {len(rates)} | {then / 1000:.1f} k | {now / 1000:.1f} k"
            f" | {middle:.2f} ({faster[0]:.2f} to {faster[-1]:.2f}) | {middle * NOW / THEN:.2f} |"
        )
        print(lines[-1], flush=True)
    lines += [
        "",
        "One decision from Python, in microseconds of CPU: best / median. Both play the same games.",
        "",
        "| game | then | now | faster, median |",
        "|---|---|---|---|",
    ]
    for game in DECIDERS:
        for line in decisions(game, earlier):
            lines.append(line)
            print(line, flush=True)
    notes = RESULTS.read_text("utf-8").partition("\n## ")[1:] if RESULTS.exists() else ()
    RESULTS.write_text("\n".join(lines) + "\n" + "".join(notes), "utf-8")


if __name__ == "__main__":
    if len(sys.argv) == 2:
        if not (Path(sys.argv[1]) / "src/mastaba").is_dir():
            sys.exit(f"{sys.argv[1]} is no working tree of Mastaba: git worktree add {sys.argv[1]} COMMIT")
        main(Path(sys.argv[1]))
    else:
        {"think": think_of, "decide": decide_in}[sys.argv[1]](sys.argv[2])

"""Thoughts of this version beside those of an earlier one: ``python -m bench.earlier FOLDER`` writes
bench/earlier.md.

FOLDER is the working tree of the earlier version (``git worktree add FOLDER COMMIT``). Both search the same
positions with the same number of playouts, in turn, one core each. A search with the same playouts is as
strong as before, so what counts is how many of them a level can afford.
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

HERE = Path(__file__).parent
RESULTS = HERE / "earlier.md"
GAMES = {"silver-and-gold": 12_000, "silver-and-gold-pyramids": 8_000, "farao": 6_000}  # playouts a thought
POSITIONS = range(0, 60, 6)  # decisions of a game
TIMES = 3  # each is searched; the shortest time counts
FEWEST = 1000  # playouts: with fewer the choice was clear, and the time says little
THEN, NOW = 2.0, 1.0  # seconds that the pharaoh thinks


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


class Version:
    """A process that thinks with one version."""

    def __init__(self, folder: Path, game: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__, game],
            env={**os.environ, "PYTHONPATH": str(folder / "src")},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def think(self, decision: int, playouts: int) -> Thought:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(decision, playouts, file=self.process.stdin, flush=True)
        seconds, made, position = self.process.stdout.readline().split()
        return Thought(float(seconds), int(made), position)

    def close(self) -> None:
        self.process.communicate()


def pairs(game: str, earlier: Path) -> Iterator[tuple[float, float]]:
    """Playouts per second of the earlier version and of this one, by position."""
    versions = [Version(earlier, game), Version(HERE.parent, game)]
    for decision in POSITIONS:
        rounds = [[version.think(decision, GAMES[game]) for version in versions] for _ in range(TIMES)]
        if len({thought.position for thoughts in rounds for thought in thoughts}) > 1:
            raise SystemExit(f"{game}: the two versions are in different positions at decision {decision}")
        then, now = (max(thoughts[k].playouts / thoughts[k].seconds for thoughts in rounds) for k in range(2))
        if min(thought.playouts for thought in rounds[0]) >= FEWEST:
            yield then, now
    for version in versions:
        version.close()


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
    notes = RESULTS.read_text("utf-8").partition("\n## ")[1:] if RESULTS.exists() else ()
    RESULTS.write_text("\n".join(lines) + "\n" + "".join(notes), "utf-8")


if __name__ == "__main__":
    if Path(sys.argv[1]).is_dir():
        main(Path(sys.argv[1]))
    else:
        think_of(sys.argv[1])

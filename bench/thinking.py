"""How long the levels think: ``python -m bench.thinking`` seats all four at one table of each game and writes
bench/thinking.md.

Run it on an idle machine: limits are in seconds, so other programs make the levels look slower.
"""

from __future__ import annotations

import os
import statistics
import time
from pathlib import Path

from mastaba.bots import LEVELS
from mastaba.bots.players import bot
from mastaba.bots.search import Limit
from mastaba.bots.warm import warm_up
from mastaba.core.seat import ActionBot, Bot, SeatView
from mastaba.match import registry
from mastaba.match.match import Match

RESULTS = Path(__file__).parent / "thinking.md"
GAMES = 2
ALLOWED = 1.2  # of a level's limit


class Timed(ActionBot):
    """A bot whose decisions are timed. Bots that watch the table think while watching, so that counts too."""

    def __init__(self, player: Bot) -> None:
        self.player = player
        self.taken: list[float] = []

    def watch(self, seat: SeatView) -> None:
        self.player.watch(seat)

    def choose_action(self, seat: SeatView) -> int:
        before = time.perf_counter()
        action = self.player.choose_action(seat)
        self.taken.append(time.perf_counter() - before)
        return action


def decisions(name: str) -> dict[str, list[float]]:
    """Seconds of every decision, by level."""
    about = registry.about(name)
    taken: dict[str, list[float]] = {level: [] for level in LEVELS}
    for number in range(GAMES):
        timed = [Timed(bot(level, f"{number}", about)) for level in LEVELS]
        Match(name, list(LEVELS), seed=f"thinking {number}").play(timed)
        for level, player in zip(LEVELS, timed, strict=True):
            taken[level] += player.taken
    return taken


def limit_of(name: str, level: str) -> float | None:
    within: Limit | None = getattr(bot(level, "", registry.about(name)), "within", None)
    return within.seconds if within else None


def told(name: str, level: str, taken: list[float]) -> str:
    """A line of the table."""
    limit = limit_of(name, level)
    over = sum(one > ALLOWED * limit for one in taken) if limit else 0
    figures = f"{statistics.median(taken):.3f} | {max(taken):.3f}"
    bounds = f"{limit:g} | {over}" if limit else "- | -"
    return f"| {registry.about(name).title} | {level} | {len(taken)} | {figures} | {bounds} |"


def main() -> None:
    lines = [
        "# How long the levels think",
        "",
        f"`python -m bench.thinking` on {os.cpu_count()} cores: {GAMES} games of each, with one bot of",
        "every level at the table, at their usual limits. Seconds per decision. The last column counts",
        "decisions that took more than 1.2 times the limit. A level without a limit answers at once.",
        "",
        "| game | level | decisions | median | longest | limit | too long |",
        "|---|---|---|---|---|---|---|",
    ]
    for name in registry.names():
        warm_up(name)
        for level, taken in decisions(name).items():
            lines.append(told(name, level, taken))
            print(lines[-1], flush=True)
    RESULTS.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()

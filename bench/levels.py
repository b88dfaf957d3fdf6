"""Are the levels as strong as they should be?

``python -m bench.levels [GAME …]`` plays the missing games and writes bench/levels.md.

The games are stored in bench/levels, one file per row. An interrupted run continues where it stopped. Remove
a file to play its row again.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from mastaba.bots import search, uct
from mastaba.core.contract import Value
from mastaba.lab.arena import Book, Contest, Played, compete, play_deal
from mastaba.lab.ratings import Pairing, pairings, standings, wilson
from mastaba.lab.simulate import cores, spread
from mastaba.match import registry

HERE = Path(__file__).parent
RESULTS, GAMES = HERE / "levels.md", HERE / "levels"
SG, PY, RA, FA = registry.names()


@dataclass(frozen=True)
class Row:
    """A pairing: ``one`` should win at least the share ``wanted`` of the decided games, and at most ``most``.
    With more than two players, ``one`` sits among bots that are all like ``other``."""

    game: str
    one: str
    other: str
    wanted: float
    games: int
    variant: dict[str, Value] = field(default_factory=dict)
    most: float = 1.0
    players: int = 2

    @property
    def contest(self) -> Contest:
        deck = registry.read_deck(self.game)
        variant = registry.about(self.game).variant(self.variant)
        bots = (self.one, *[self.other] * (self.players - 1))
        return Contest(self.game, bots, self.players, self.games, "levels", variant, deck.hash)

    @property
    def file(self) -> Path:
        way = "".join(f"-{value}" for value in self.variant.values())
        at = f"-{self.players}-players" if self.players > 2 else ""
        return GAMES / f"{self.game}{way}-{self.one}-{self.other}{at}.jsonl"


A_STEP = (0.65, 0.85)  # the share that a level should win against the one below, at least and at most


def among(rivals: int, share: float) -> float:
    """The share of games that somebody wins among several rivals if each of them is as strong as one against
    whom they win ``share``.

    >>> round(among(3, 0.65), 3), round(among(1, 0.65), 3)
    (0.382, 0.65)
    """
    odds = share / (1 - share)
    return odds / (odds + rivals)


def steps(game: str, variant: dict[str, Value], pharaoh: str, games: tuple[int, int, int]) -> list[Row]:
    """Each level against the one below."""
    least, most = A_STEP
    pairs = zip((("club", "novice"), ("expert", "club"), (pharaoh, "expert")), games, strict=True)
    return [Row(game, one, other, least, often, variant, most) for (one, other), often in pairs]


def of_a_search_game(game: str) -> list[Row]:
    """The rows of a game whose levels search. On a busy machine seconds say little, so some rows have a limit
    of playouts."""
    return [
        Row(game, "novice", "random", 0.80, 200),
        *steps(game, {}, "pharaoh@4000", (200, 100, 100)),
        Row(game, "novice", "greedy", 0.0, 200, most=0.5),
        Row(game, "club", "greedy", 0.45, 200),
        Row(game, "pharaoh@1000", "greedy", 0.85, 30),
        Row(game, "expert@0.1s", "uct@0.1s", 0.65, 12),
        Row(game, "pharaoh", "expert", 0.65, 24),
        Row(game, "expert", "uct", 0.65, 24),
    ]


def of_ramses(mode: str) -> list[Row]:
    """The rows of Ramses, whose levels have memories and no limit in seconds."""
    variant: dict[str, Value] = {"mode": mode}
    return [
        Row(RA, "novice", "random", 0.80, 60, variant),
        *steps(RA, variant, "pharaoh", (200, 200, 200)),
        Row(RA, "pharaoh", "greedy", 0.85, 40, variant),
        Row(RA, "expert", "uct@0.05s", 0.65, 12, variant),  # an expert thinks less than that
    ]


def of_farao(pyramid: str, often: int) -> list[Row]:
    variant: dict[str, Value] = {"pyramid": pyramid}
    return [
        Row(FA, "novice", "random", 0.80, 200, variant),
        *steps(FA, variant, "pharaoh@4000", (200, often, often)),
        Row(FA, "novice", "greedy", 0.0, 200, variant, most=0.5),
        Row(FA, "club", "greedy", 0.45, 400, variant),
        Row(FA, "expert", "greedy", 0.65, 2 * often, variant),
        Row(FA, "pharaoh@4000", "greedy", 0.85, often, variant),
        Row(FA, "expert", "greedy", among(3, 0.65), 2 * often, variant, players=4),
        Row(FA, "pharaoh@4000", "greedy", among(3, 0.85), often, variant, players=4),
        Row(FA, "expert@0.1s", "uct@0.1s", 0.65, 60, variant),
    ]


ROWS = (
    of_a_search_game(SG)
    + of_a_search_game(PY)
    + of_ramses("basic")
    + of_ramses("expert")
    + of_farao("small", 100)
    + of_farao("big", 60)
)


HEAD = """# Levels

`python -m bench.levels`: two players where nothing else is said, every deal in all seatings. A name with @
has its own limit of playouts or seconds. `won` is the share of decided games that the first bot won, with
Wilson's 95 % interval. The last column says whether the whole interval lies within what is wanted.

With four players the first bot sits among three of the other, and `won` is the share of games in which it was
first; 25 % would be level. What is wanted there is what 65 % or 85 % against one rival come to against three
of the same strength (odds of 65 : 35, or 85 : 15, against each): 38 % and 65 %.

"""


def told(row: Row, book: Book) -> str:
    """A line of the table."""
    games = book.sorted()
    bots = (row.one, row.other)
    pair: Pairing = pairings(games, bots)[0]
    share, ties = pair.share, pair.ties
    if row.players > 2:
        first = [[seat for seat, rank in enumerate(game.ranks) if rank == 1] for game in games]
        won = sum(
            sum(game.seats[seat] == row.one for seat in seats) / len(seats)
            for game, seats in zip(games, first, strict=True)
        )
        share, ties = wilson(won, len(games)), sum(len(seats) > 1 for seats in first)
    totals = {standing.bot: standing.mean_total for standing in standings(games, bots)}
    way = ", ".join(str(value) for value in row.variant.values()) or "usual"
    way += f", {row.players} players" if row.players > 2 else ""
    verdict = (
        "yes"
        if share.low > row.wanted and (row.most == 1 or share.high < row.most)
        else "no"
        if share.high < row.wanted or share.low > row.most
        else "open"
    )
    wanted = f"{row.wanted:.0%}" if row.most == 1 else f"{row.wanted:.0%} to {row.most:.0%}"
    return (
        f"| {registry.about(row.game).title} | {way} | {row.one} : {row.other} | {len(games)} | {ties} "
        f"| {totals[row.one]:.1f} : {totals[row.other]:.1f} "
        f"| {share.value:.1%} | {share.low:.1%} to {share.high:.1%} "
        f"| {wanted} | {verdict} |"
    )


def write() -> None:
    """The table of all rows that have been played."""
    lines = [
        *HEAD.splitlines(),
        "| game | way | pairing | games | ties | mean totals | won | 95 % | wanted | holds |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for row in ROWS:
        if row.file.exists():
            book = Book(row.file, row.contest)
            if book.sorted():
                lines.append(told(row, book))
    RESULTS.write_text("\n".join(lines) + "\n", "utf-8")


def by_cpu_time(*task: Any) -> list[Played]:
    """A deal in all seatings. Bots go by the CPU time that they have used: by the clock, a level would think
    less than it may on a busy machine."""
    for module in (search, uct):
        module.time = SimpleNamespace(perf_counter=time.thread_time)  # type: ignore[attr-defined]
    return play_deal(*task)


def over(_: Any, tasks: Iterator[tuple[Any, ...]], jobs: int) -> Iterator[Any]:
    from bench.levels import by_cpu_time as played  # other processes don't know this module as __main__

    return spread(played, tasks, jobs)


def main() -> None:
    chosen = sys.argv[1:] or registry.names()
    for row in ROWS:
        if row.game in chosen:
            book = Book(row.file, row.contest)
            for _ in compete(row.contest, book, cores(), over=over):
                pass
            print(told(row, book), flush=True)
            write()


if __name__ == "__main__":
    main()

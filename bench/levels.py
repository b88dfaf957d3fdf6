"""Are the levels as strong as they should be?

``python -m bench.levels [GAME …]`` plays the missing games and writes bench/levels.md.

The games are stored in bench/levels, one file per row. An interrupted run continues where it stopped. Remove
a file to play its row again.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from pathlib import Path

from mastaba.core.contract import Value
from mastaba.lab.arena import Book, Contest, compete
from mastaba.lab.ratings import Pairing, pairings, standings
from mastaba.lab.simulate import cores
from mastaba.match import registry

HERE = Path(__file__).parent
RESULTS, GAMES = HERE / "levels.md", HERE / "levels"
SG, PY, RA, FA = registry.names()


@dataclass(frozen=True)
class Row:
    """A pairing: ``one`` should win at least the share ``wanted`` of the decided games for two players."""

    game: str
    one: str
    other: str
    wanted: float
    games: int
    variant: dict[str, Value] = field(default_factory=dict)

    @property
    def contest(self) -> Contest:
        deck = registry.read_deck(self.game)
        variant = registry.about(self.game).variant(self.variant)
        return Contest(self.game, (self.one, self.other), 2, self.games, "levels", variant, deck.hash)

    @property
    def file(self) -> Path:
        way = "".join(f"-{value}" for value in self.variant.values())
        return GAMES / f"{self.game}{way}-{self.one}-{self.other}.jsonl"


def of_a_search_game(game: str) -> list[Row]:
    """The rows of a game whose levels search. On a busy machine seconds say little, so some rows have a limit
    of playouts."""
    return [
        Row(game, "novice", "random", 0.80, 200),
        Row(game, "club", "novice", 0.65, 60),
        Row(game, "expert", "club", 0.65, 40),
        Row(game, "pharaoh@4000", "expert", 0.65, 160 if game == PY else 60),
        Row(game, "expert@0.1s", "uct@0.1s", 0.65, 12),
        Row(game, "pharaoh@1000", "greedy", 0.85, 30),
        Row(game, "pharaoh", "expert", 0.65, 24),
        Row(game, "expert", "uct", 0.65, 24),
    ]


def of_ramses(mode: str) -> list[Row]:
    """The rows of Ramses, whose levels have memories and no limit in seconds."""
    wanted = [
        ("novice", "random", 0.80, 60),
        ("club", "novice", 0.65, 100),
        ("expert", "club", 0.65, 100),
        ("pharaoh", "expert", 0.65, 200),
    ]
    others = [
        ("pharaoh", "greedy", 0.85, 40),
        ("expert", "uct@0.05s", 0.65, 12),
    ]  # an expert thinks less than that
    return [Row(RA, *row, {"mode": mode}) for row in [*wanted, *others]]


def of_farao(pyramid: str, often: int) -> list[Row]:
    wanted = [
        ("novice", "random", 0.80, 2 * often),
        ("club", "novice", 0.60, 2 * often),
        ("expert", "club", 0.60, often),
        ("pharaoh@1200", "expert", 0.60, 80),
        ("expert@0.1s", "uct@0.1s", 0.65, 60),
    ]
    return [Row(FA, *row, {"pyramid": pyramid}) for row in wanted]


ROWS = (
    of_a_search_game(SG)
    + of_a_search_game(PY)
    + of_ramses("basic")
    + of_ramses("expert")
    + of_farao("small", 80)
    + of_farao("big", 24)
)


def told(row: Row, book: Book) -> str:
    """A line of the table."""
    games = book.sorted()
    pair: Pairing = pairings(games, row.contest.bots)[0]
    totals = {standing.bot: standing.mean_total for standing in standings(games, row.contest.bots)}
    way = ", ".join(str(value) for value in row.variant.values()) or "usual"
    verdict = "yes" if pair.share.low > row.wanted else "no" if pair.share.high < row.wanted else "open"
    return (
        f"| {registry.about(row.game).title} | {way} | {row.one} : {row.other} | {pair.games} | {pair.ties} "
        f"| {totals[row.one]:.1f} : {totals[row.other]:.1f} "
        f"| {pair.share.value:.1%} | {pair.share.low:.1%} to {pair.share.high:.1%} "
        f"| {row.wanted:.0%} | {verdict} |"
    )


def write() -> None:
    """The table of all rows that have been played."""
    lines = [
        "# Levels",
        "",
        "`python -m bench.levels`: two players, every deal in both seatings. A name with @ has its own limit",
        "of playouts or seconds. `won` is the share of decided games that the first bot won, with Wilson's",
        "95 % interval. The last column says whether the whole interval lies above the share that is wanted.",
        "",
        "| game | way | pairing | games | ties | mean totals | won | 95 % | wanted | holds |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for row in ROWS:
        if row.file.exists():
            book = Book(row.file, row.contest)
            if book.sorted():
                lines.append(told(row, book))
    RESULTS.write_text("\n".join(lines) + "\n", "utf-8")


def main() -> None:
    chosen = sys.argv[1:] or registry.names()
    for row in ROWS:
        if row.game in chosen:
            book = Book(row.file, row.contest)
            for _ in compete(row.contest, book, cores()):
                pass
            print(told(row, book), flush=True)
            write()


if __name__ == "__main__":
    main()

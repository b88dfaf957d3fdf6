"""A contest at the command line: a progress bar, tables, and the report."""

from __future__ import annotations

from concurrent.futures import BrokenExecutor
from pathlib import Path

import msgspec
from rich.console import Group
from rich.table import Table

from mastaba.cli.output import INTERRUPTED, UNFINISHED, console, escaped, progress, say, stop
from mastaba.files import atomic_write
from mastaba.lab import arena, ratings, report
from mastaba.lab.clairvoyant import ceilings
from mastaba.lab.cluster import spread_on_ray
from mastaba.lab.simulate import cores, spread
from mastaba.match import registry


def run(
    contest: arena.Contest,
    page: Path,
    *,
    jobs: int | None,
    deck_file: Path | None,
    on_ray: bool,
    ceiling_deals: int,
    as_json: bool,
) -> None:
    """Play the missing games of a contest, then print and write the standings."""
    book = arena.Book(page.with_suffix(".jsonl"), contest)
    ended = ""
    with progress("competing", contest.total()) as advance:
        advance(len(book.sorted()))
        try:
            for finished in arena.compete(
                contest, book, jobs or cores(), deck_file, spread_on_ray if on_ray else spread
            ):
                advance(finished)
        except KeyboardInterrupt:
            ended = "interrupted"
        except BrokenExecutor:
            ended = "a worker process died (out of memory?)"
    games = book.sorted()
    if games:
        best = (
            _bound(contest, ceiling_deals, jobs or cores(), deck_file)
            if ceiling_deals and not ended
            else None
        )
        rows, pairs = ratings.standings(games, contest.bots), ratings.pairings(games, contest.bots)
        with atomic_write(page) as file:
            file.write(
                report.report(contest, registry.about(contest.game).title, rows, pairs, games, best).encode()
            )
        if as_json:
            data = {
                "game": contest.game,
                "games": len(games),
                "seed": contest.seed,
                "bots": rows,
                "pairings": pairs,
                "bound": best,
            }
            print(msgspec.json.encode(data).decode())  # noqa: T201
        else:
            console.print(_tables(rows, pairs, best), highlight=False)
            say(f"Report: {page}; the games: {book.path}")
    if ended:
        code = INTERRUPTED if ended == "interrupted" else UNFINISHED
        stop(
            f"{ended} after {len(games)} of {contest.total()} games; the same command continues from there",
            code,
        )


def _bound(contest: arena.Contest, deals: int, jobs: int, deck_file: Path | None) -> float:
    """The mean total of a player who knows all coming cards."""
    found = []
    with progress("computing the bound", deals * contest.players) as advance:
        for one in ceilings(contest, deals, jobs, deck_file):
            found.append(one)
            advance()
    return sum(found) / len(found)


def _tables(rows: list[ratings.Standing], pairs: list[ratings.Pairing], best: float | None) -> Group:
    standings = Table(
        "bot", "games", "wins", "mean total", *(["of the bound"] if best else []), "rating", title="Standings"
    )
    for row in rows:
        share = [f"{row.mean_total / best:.0%}"] if best else []
        rating = f"{row.rating.value:.0f} ({row.rating.low:.0f} to {row.rating.high:.0f})"
        standings.add_row(
            escaped(row.bot),
            str(row.games),
            f"{row.wins:.1%}",
            f"{row.mean_total:.1f} ± {1.96 * row.error:.1f}",
            *share,
            rating,
        )
    against = Table("pairing", "games", "ties", "decided games won", "95 %", title="Against each other")
    for pair in pairs:
        interval = f"{pair.share.low:.1%} to {pair.share.high:.1%}"
        against.add_row(
            escaped(f"{pair.one} : {pair.other}"),
            str(pair.games),
            str(pair.ties),
            f"{pair.share.value:.1%}",
            interval,
        )
    return Group(standings, against)

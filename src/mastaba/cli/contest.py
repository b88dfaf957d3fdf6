"""A contest at the command line: a progress bar, tables, and the report."""

from __future__ import annotations

from concurrent.futures import BrokenExecutor
from pathlib import Path

import msgspec
from rich.console import Group

from mastaba.cli.output import INTERRUPTED, UNFINISHED, console, escaped, headed, line, progress, stop
from mastaba.core.figures import decimal, percent
from mastaba.core.message import say
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
    with progress(say("terminal/playing"), contest.total()) as advance:
        advance(len(book.sorted()))
        try:
            for finished in arena.compete(
                contest, book, jobs or cores(), deck_file, spread_on_ray if on_ray else spread
            ):
                advance(finished)
        except KeyboardInterrupt:
            ended = "interrupted"
        except BrokenExecutor:
            ended = "died"
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
            line(say("terminal/report", page=str(page), games=str(book.path)))
    if ended:
        code = INTERRUPTED if ended == "interrupted" else UNFINISHED
        stop(say("terminal/ended-goes-on", how=ended, n=len(games), total=contest.total()), code)


def _bound(contest: arena.Contest, deals: int, jobs: int, deck_file: Path | None) -> float:
    """The mean total of a player who knows all coming cards."""
    found = []
    with progress(say("terminal/computing-bound"), deals * contest.players) as advance:
        for one in ceilings(contest, deals, jobs, deck_file):
            found.append(one)
            advance()
    return sum(found) / len(found)


def _tables(rows: list[ratings.Standing], pairs: list[ratings.Pairing], best: float | None) -> Group:
    standings = headed(
        say("terminal/bot"),
        say("terminal/games"),
        say("terminal/wins"),
        say("terminal/mean-total"),
        *([say("terminal/of-bound")] if best else []),
        say("terminal/rating"),
        title=say("terminal/standings"),
    )
    for row in rows:
        share = [percent(row.mean_total / best)] if best else []
        low, high = decimal(row.rating.low), decimal(row.rating.high)
        standings.add_row(
            escaped(row.bot),
            decimal(row.games),
            percent(row.wins, 1),
            f"{decimal(row.mean_total, 1)} ± {decimal(1.96 * row.error, 1)}",
            *share,
            str(say("terminal/between", value=decimal(row.rating.value), low=low, high=high)),
        )
    against = headed(
        say("terminal/pairing"),
        say("terminal/games"),
        say("terminal/ties"),
        say("terminal/decided-won"),
        say("terminal/sure"),
        title=say("terminal/against"),
    )
    for pair in pairs:
        low, high = percent(pair.share.low, 1), percent(pair.share.high, 1)
        against.add_row(
            escaped(f"{pair.one} : {pair.other}"),
            decimal(pair.games),
            decimal(pair.ties),
            percent(pair.share.value, 1),
            str(say("terminal/from-to", low=low, high=high)),
        )
    return Group(standings, against)

"""The arena's report: one self-contained HTML file with inline plots."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from mastaba.lab.arena import Contest, Played
from mastaba.lab.charts import ROW, SHARES, Axis, intervals, label, percent
from mastaba.lab.html import page, section
from mastaba.lab.ratings import Interval, Pairing, Standing


def report(
    contest: Contest,
    title: str,
    rows: Sequence[Standing],
    pairs: Sequence[Pairing],
    games: Sequence[Played],
    bound: float | None,
) -> str:
    """The whole page."""
    told = ", ".join(f"{name}: {value}" for name, value in contest.variant.items()) or "default options"
    parts = [
        f"<h1>{escape(title)}: the arena</h1>",
        f"<p>{len(games)} games with {contest.players} players, seed {escape(contest.seed)}, {escape(told)}."
        " Every deal was played in all seatings. Intervals are 95 %.</p>",
        section(
            "Ratings",
            "Bradley-Terry model on the Elo scale; the mean of all bots is 0.",
            intervals([(r.bot, r.rating) for r in rows], 0),
        ),
        section("Standings", "", _standings(rows, bound)),
        section(
            "Against each other",
            "The share of decided games that the first bot won.",
            intervals(_shares(pairs), None, percent, SHARES) + _pairs(pairs),
        ),
        section("Totals", _totals_note(bound), _totals(rows, games, bound)),
    ]
    return page(f"{title}: the arena", parts)


def _totals_note(bound: float | None) -> str:
    known = (
        f" The line at {bound:.0f} is what a player who knows all coming cards could reach." if bound else ""
    )
    return (
        "The thick line spans half of a bot's totals, the thin line nine tenths; the dot is the mean." + known
    )


def _shares(pairs: Sequence[Pairing]) -> list[tuple[str, Interval]]:
    return [(f"{pair.one} : {pair.other}", pair.share) for pair in pairs]


def _standings(rows: Sequence[Standing], bound: float | None) -> str:
    head = (
        "<tr><th>bot</th><th>games</th><th>wins</th><th>mean total</th>"
        + ("<th>of the bound</th>" if bound else "")
        + "<th>rating</th></tr>"
    )
    lines = [
        f"<tr><td>{escape(row.bot)}</td><td>{row.games}</td><td>{row.wins:.1%}</td>"
        f"<td>{row.mean_total:.1f} ± {1.96 * row.error:.1f}</td>"
        + (f"<td>{row.mean_total / bound:.0%}</td>" if bound else "")
        + f"<td>{row.rating.value:.0f} ({row.rating.low:.0f} to {row.rating.high:.0f})</td></tr>"
        for row in rows
    ]
    return f"<table>{head}{''.join(lines)}</table>"


def _pairs(pairs: Sequence[Pairing]) -> str:
    lines = [
        f"<tr><td>{escape(pair.one)} : {escape(pair.other)}</td><td>{pair.games}</td><td>{pair.ties}</td>"
        f"<td>{pair.share.value:.1%}</td><td>{pair.share.low:.1%} to {pair.share.high:.1%}</td></tr>"
        for pair in pairs
    ]
    columns = ("pairing", "games", "ties", "decided games won", "interval")
    head = "".join(f"<th>{column}</th>" for column in columns)
    return f"<table><tr>{head}</tr>{''.join(lines)}</table>"


def _totals(rows: Sequence[Standing], games: Sequence[Played], bound: float | None) -> str:
    """The distribution of each bot's totals."""
    spread = {
        row.bot: sorted(
            total
            for game in games
            for who, total in zip(game.seats, game.totals, strict=True)
            if who == row.bot
        )
        for row in rows
    }
    ends = [totals[end] for totals in spread.values() if totals for end in (0, -1)]
    if not ends:
        return ""
    axis = Axis(min(ends), max([*ends, bound or ends[0]]), len(rows))
    parts = [
        axis.rule(value, f"{value:.0f}")
        for value in (min(ends), (min(ends) + max(ends)) / 2, max(ends), *([bound] if bound else []))
    ]
    for number, row in enumerate(rows):
        y, totals = number * ROW + ROW / 2, spread[row.bot]
        if totals:
            at = [
                totals[min(len(totals) - 1, int(len(totals) * share))] for share in (0.05, 0.25, 0.75, 0.95)
            ]
            parts += [label(row.bot, y), axis.line(at[0], at[3], y, 2), axis.line(at[1], at[2], y, 8)]
            parts.append(axis.dot("mark", row.mean_total, y, f"{row.mean_total:.1f}"))
    return axis.svg("; ".join(f"{row.bot}: mean total {row.mean_total:.1f}" for row in rows), parts)

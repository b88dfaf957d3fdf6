"""The arena's report: one self-contained HTML file with inline plots."""

from __future__ import annotations

from collections.abc import Sequence

from mastaba.core.figures import decimal, percent
from mastaba.core.message import Message, say
from mastaba.lab.arena import Contest, Played
from mastaba.lab.charts import ROW, SHARES, Axis, between, intervals, label
from mastaba.lab.html import page, section, shown, table
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
    heading = say("reports/arena-title", title=title)
    parts = [
        f"<h1>{shown(heading)}</h1>",
        f"<p>{shown(_about(contest, len(games)))} {shown(say('reports/arena-deals'))}</p>",
        section(
            say("reports/ratings"),
            say("reports/ratings-note"),
            intervals([(r.bot, r.rating) for r in rows], 0),
        ),
        section(say("terminal/standings"), "", _standings(rows, bound)),
        section(
            say("terminal/against"),
            say("reports/share-note"),
            intervals(_shares(pairs), None, percent, SHARES) + _pairs(pairs),
        ),
        section(say("reports/totals"), _totals_note(bound), _totals(rows, games, bound)),
    ]
    return page(heading, parts)


def _about(contest: Contest, games: int) -> Message:
    options = ", ".join(f"{name}={value}" for name, value in contest.variant.items())
    known = {"games": games, "players": contest.players, "seed": contest.seed}
    return say("reports/about", **known, usual=not options, options=options)


def _totals_note(bound: float | None) -> Message:
    if bound is None:
        return say("reports/totals-note")
    return say("reports/totals-note-bound", bound=decimal(bound))


def _shares(pairs: Sequence[Pairing]) -> list[tuple[str, Interval]]:
    return [(f"{pair.one} : {pair.other}", pair.share) for pair in pairs]


def _standings(rows: Sequence[Standing], bound: float | None) -> str:
    head = [say("terminal/bot"), say("terminal/games"), say("terminal/wins"), say("terminal/mean-total")]
    head += [say("terminal/of-bound")] * bool(bound)
    lines = [
        [
            row.bot,
            decimal(row.games),
            percent(row.wins, 1),
            f"{decimal(row.mean_total, 1)} ± {decimal(1.96 * row.error, 1)}",
            *([percent(row.mean_total / bound)] if bound else []),
            between(row.rating, decimal),
        ]
        for row in rows
    ]
    return table([*head, say("terminal/rating")], lines)


def _pairs(pairs: Sequence[Pairing]) -> str:
    lines = []
    for pair in pairs:
        low, high = percent(pair.share.low, 1), percent(pair.share.high, 1)
        figures = decimal(pair.games), decimal(pair.ties), percent(pair.share.value, 1)
        lines.append([f"{pair.one} : {pair.other}", *figures, say("terminal/from-to", low=low, high=high)])
    head = ("pairing", "games", "ties", "decided-won", "sure")
    return table([say("reports/pair-column", column=name) for name in head], lines)


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
        axis.rule(value, decimal(value))
        for value in (min(ends), (min(ends) + max(ends)) / 2, max(ends), *([bound] if bound else []))
    ]
    for number, row in enumerate(rows):
        y, totals = number * ROW + ROW / 2, spread[row.bot]
        if totals:
            at = [
                totals[min(len(totals) - 1, int(len(totals) * share))] for share in (0.05, 0.25, 0.75, 0.95)
            ]
            parts += [label(row.bot, y), axis.line(at[0], at[3], y, 2), axis.line(at[1], at[2], y, 8)]
            parts.append(axis.dot("mark", row.mean_total, y, decimal(row.mean_total, 1)))
    told = (str(say("reports/mean-of", name=row.bot, figure=decimal(row.mean_total, 1))) for row in rows)
    return axis.svg("; ".join(told), parts)

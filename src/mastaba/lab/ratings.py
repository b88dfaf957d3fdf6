"""Ratings from games: the Bradley-Terry model on the Elo scale, with bootstrap intervals over deals.

A game with more than two players counts as one game for each pair; equal ranks are half a win each.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from mastaba.core.bag import Array
from mastaba.lab.arena import Played

SCALE = 400 / math.log(10)
WEIGHED_AGAIN = 400
SURE = 1.959964  # standard errors of a 95 % interval
PRIOR = 0.5  # drawn games added per pair that met, so that a bot that never lost has a rating too
UNSEEN = 0.5  # wins added for each side of a pair that met, in the intervals: Jeffreys' prior


@dataclass(frozen=True)
class Interval:
    low: float
    value: float
    high: float


def wilson(wins: float, games: float) -> Interval:
    """The share of games won with its 95 % interval.

    >>> wilson(8, 10)
    Interval(low=0.49..., value=0.8, high=0.94...)
    """
    if games == 0:
        return Interval(0.0, 0.5, 1.0)
    share, spread = wins / games, SURE**2 / games
    middle = (share + spread / 2) / (1 + spread)
    half = SURE / (1 + spread) * math.sqrt(share * (1 - share) / games + spread / (4 * games))
    return Interval(max(0.0, middle - half), share, min(1.0, middle + half))


def results(game: Played, bots: Sequence[str]) -> Iterable[tuple[int, int, float]]:
    """Of each pair of different bots in a game: their numbers, and what the first won against the second."""
    for a, one in enumerate(game.seats):
        for b in range(a + 1, len(game.seats)):
            other = game.seats[b]
            if one != other:
                won = 1.0 if game.ranks[a] < game.ranks[b] else 0.5 if game.ranks[a] == game.ranks[b] else 0.0
                yield bots.index(one), bots.index(other), won


def table_of(games: Iterable[Played], bots: Sequence[str]) -> Array:
    """``[i, j]``: the wins of i against j; a tie is half a win."""
    wins = np.zeros((len(bots), len(bots)))
    for game in games:
        for i, j, won in results(game, bots):
            wins[i, j] += won
            wins[j, i] += 1.0 - won
    return wins


def elo(wins: Array) -> Array:
    """The most likely ratings for these wins, with mean 0.

    For two players this is 400 log10 (wins / losses), with a quarter of a win added to both sides.

    >>> wins = np.array([[0, 75.0], [25.0, 0]])
    >>> strong, weak = elo(wins)
    >>> bool(abs(strong - weak - 400 * math.log10(75.25 / 25.25)) < 1e-6)
    True
    """
    met = (wins + wins.T) > 0
    return _most_likely(wins + PRIOR / 2 * met)


def _most_likely(wins: Array) -> Array:
    """The most likely ratings; nobody may have won all games, or none."""
    games, won = wins + wins.T, wins.sum(axis=1)
    strength = np.zeros(len(wins))  # logarithms
    # Newton's method, with short steps because it overshoots far from the solution
    for _ in range(200):
        chance = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
        slope = won - (games * chance).sum(axis=1)
        bend = games * chance * (1 - chance)
        step = np.linalg.lstsq(np.diag(bend.sum(axis=1)) - bend, slope, rcond=None)[0].clip(-1.0, 1.0)
        strength += step - step.mean()
        if np.abs(step).max() < 1e-10:
            break
    ratings: Array = SCALE * (strength - strength.mean())
    return ratings


def ratings(games: Sequence[Played], bots: Sequence[str], seed: int = 1) -> list[Interval]:
    """The rating of every bot, with mean 0 and 95 % intervals.

    The intervals come from the Bayesian bootstrap over whole deals, since the games of a deal belong
    together. Every sample adds a random part of a win to both sides of each pair that met, so a bot that won
    every game still gets a wide interval. For two bots this is Jeffreys' interval of the share of wins, which
    is accurate for any share and any number of games.
    """
    deals: dict[tuple[tuple[str, ...], int], list[Played]] = {}
    for game in games:
        deals.setdefault((game.line_up, game.deal), []).append(game)
    tables = np.array([table_of(deal, bots) for deal in deals.values()])
    whole = tables.sum(axis=0)
    met = (whole + whole.T) > 0
    draw = np.random.default_rng(seed)
    again = np.array(
        [
            _most_likely(
                np.tensordot(draw.exponential(size=len(tables)), tables, 1)
                + met * draw.gamma(UNSEEN, size=met.shape)
            )
            for _ in range(WEIGHED_AGAIN)
        ]
    )
    low, high = np.percentile(again, [2.5, 97.5], axis=0)
    return [
        Interval(float(min(a, b)), float(b), float(max(b, c)))
        for a, b, c in zip(low, elo(whole), high, strict=True)
    ]


@dataclass(frozen=True)
class Pairing:
    """The results of one bot against another."""

    one: str
    other: str
    games: int
    ties: int
    wins: float
    """Of ``one``, without ties."""
    share: Interval
    """Of the games without a tie, those that ``one`` won."""


def pairings(games: Sequence[Played], bots: Sequence[str]) -> list[Pairing]:
    """Every pair of bots that met, in the order of ``bots``."""
    met: Counter[tuple[int, int]] = Counter()
    ties: Counter[tuple[int, int]] = Counter()
    wins: Counter[tuple[int, int]] = Counter()
    for game in games:
        for i, j, won in results(game, bots):
            pair, first = ((i, j), won) if i < j else ((j, i), 1.0 - won)
            met[pair] += 1
            ties[pair] += won == 0.5
            wins[pair] += first == 1.0
    return [
        Pairing(
            bots[i], bots[j], met[i, j], ties[i, j], wins[i, j], wilson(wins[i, j], met[i, j] - ties[i, j])
        )
        for i, j in sorted(met)
    ]


@dataclass(frozen=True)
class Standing:
    """One bot's row in the table."""

    bot: str
    games: int
    wins: float
    """The share of its games that it won; a shared win is split."""
    mean_total: float
    error: float
    """The standard error of the mean."""
    rating: Interval


def standings(games: Sequence[Played], bots: Sequence[str]) -> list[Standing]:
    """All bots, best first."""
    rows = []
    for name, rating in zip(bots, ratings(games, bots), strict=True):
        won, totals = 0.0, []
        for game in games:
            for seat, who in enumerate(game.seats):
                if who == name:
                    won += (game.ranks[seat] == 1) / game.ranks.count(1)
                    totals.append(game.totals[seat])
        error = float(np.std(totals) / max(1, len(totals)) ** 0.5) if totals else 0.0
        rows.append(
            Standing(
                name,
                len(totals),
                won / max(1, len(totals)),
                float(np.mean(totals)) if totals else 0.0,
                error,
                rating,
            )
        )
    return sorted(rows, key=lambda row: -row.rating.value)

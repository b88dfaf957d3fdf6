"""Results without luck, over many games.

Luck has the mean zero, whoever plays. So ``result - c * luck`` has the same mean as the result for every
number ``c`` that was not measured on the same game. How much ``c`` should be depends on the players: luck is
what the reference player would make of chance. Players as good as that make all of it (``c`` near 1),
beginners a small part. ``c`` is measured, and results are adjusted no further than the games show.
"""

from __future__ import annotations

import numpy as np

from mastaba.core.bag import Array
from mastaba.lab.verdicts import SURE

FOLDS = 10
FEWEST = 20  # games from which a share of luck can be measured


def adjusted(results: Array, luck: Array) -> tuple[float, Array]:
    """The share of luck that counts for these players, and the results without it: unbiased, and spread less
    than the results themselves, or not adjusted at all.

    ``luck`` is a number for each game, or a row with the luck in each part of it (``account.quarters``):
    beginners make more of early luck than of late luck. Every tenth of the games is adjusted by what the
    other games say.

    >>> chance = np.random.default_rng(1).normal(size=(2, 400))
    >>> share, without = adjusted(3 + chance[0] + 0.5 * chance[1], chance[1])
    >>> bool(0.4 < share < 0.6), bool(without.std() < 1.05)
    (True, True)
    >>> adjusted(np.arange(5.0), np.ones(5))[0]
    0.0
    """
    results, luck = np.asarray(results, float), np.asarray(luck, float)
    parts = luck.reshape(len(results), -1)
    fold = np.arange(len(results)) % FOLDS
    without = results.copy()
    for one in range(FOLDS):
        shares = shares_of(results[fold != one], parts[fold != one])
        without[fold == one] -= parts[fold == one] @ shares
    return share_of(results, parts.sum(axis=1)), without


def share_of(results: Array, luck: Array) -> float:
    """How much of their luck the players made, from 0 to 1: the slope of the results over luck, less where it
    is uncertain, and 0 within two standard errors of zero. A slope that is used as it is, however uncertain,
    spreads results instead of gathering them."""
    games = len(results)
    if games < FEWEST or not luck.any():
        return 0.0
    apart = luck - luck.mean()
    squares = float(apart @ apart)
    slope = float(apart @ results) / squares
    left = results - results.mean() - slope * apart
    variance = float(left @ left) / (games - 2) / squares
    certain = max(0.0, 1 - SURE**2 * variance / slope**2) if slope > 0 else 0.0
    return min(1.0, slope * certain)


def shares_of(results: Array, parts: Array) -> Array:
    """How much of the luck in each part of the game the players made: the slopes of the parts, drawn to the
    share of all luck as far as they differ from it by no more than their errors (as James and Stein do)."""
    games, count = parts.shape
    share = share_of(results, parts.sum(axis=1))
    apart = parts - parts.mean(axis=0)
    squares = apart.T @ apart
    if count == 1 or games < FEWEST or np.linalg.matrix_rank(squares) < count:
        return np.full(count, share)
    slopes = np.linalg.solve(squares, apart.T @ results)
    left = results - results.mean() - apart @ slopes
    variance = float(left @ left) / (games - count - 1)
    whole = apart.sum(axis=1)
    off = slopes - float(whole @ results) / float(whole @ whole)
    differ = float(off @ squares @ off) / variance
    own = max(0.0, 1 - (count - 1) / differ) if differ > 0 else 0.0
    return np.clip(own * slopes + (1 - own) * share, 0, 1)

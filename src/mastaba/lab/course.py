"""The course of a game: what every seat could expect before each step, and who changed it.

A step is measured by playouts in pairs: what the seats could expect before it, and after it. After one step
and before the next is the same place, so every place is measured twice, and the last one is the result.
``Course`` puts all measurements of a game together: the expectations that fit them best, each weighed by how
certain it is. Start, luck and all choices then add up to the result exactly, and each is more certain than by
the measurements of its own steps alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt

import numpy as np

from mastaba.core.bag import Array
from mastaba.core.contract import CHANCE, Step
from mastaba.lab.verdicts import NOTABLE, Account, Point, Turn

TURNS = 5  # steps that turned the game
CERTAIN = 3.0  # standard errors of a change that turned the game
QUARTERS = 4
NEIGHBOURS = 9  # steps whose spreads are averaged: a single one, of few worlds, would be too sure of itself
LEAST = 1e-3  # of the mean variance: nothing is measured without any error


@dataclass(frozen=True)
class Change:
    """What a step changed: totals and winning chances of all seats without it and with it."""

    by: int
    totals: Array
    """A row before and a row after the step."""
    chances: Array
    errors: Array
    """The standard error of the change of each total, and of each chance."""
    spread: Array
    """The standard error of each total and of each chance themselves, before and after the step."""


class Course:
    """What the seats could expect before every step, in points (kind 0) and in winning chance (kind 1)."""

    def __init__(self, changes: Sequence[Change], totals: Sequence[float], ranks: Sequence[int]) -> None:
        self.makers = np.array([one.by for one in changes])
        measured = [np.array([one.totals for one in changes]), np.array([one.chances for one in changes])]
        # all seats are weighed alike, so that winning chances still add up to 1
        level = np.mean([one.spread**2 for one in changes], axis=(2, 3))
        moved = np.mean([one.errors**2 for one in changes], axis=2)
        ends = (np.array(totals, float), np.array(shares(ranks)))
        self._fits = [_fitted(measured[k], level[:, k], moved[:, k], ends[k]) for k in (0, 1)]
        self.expected = [fit.expected for fit in self._fits]

    def account(self, kind: int, seat: int, seats: int) -> Account:
        """How a seat came to its result."""
        expected = self.expected[kind][:, seat]
        gained = np.diff(expected)
        choices = tuple(float(gained[self.makers == who].sum()) for who in range(seats))
        by_chance = (self.makers == CHANCE).astype(float)
        # luck is a sum of expectations, each with the sign of the steps before and after it
        signs = np.append(0.0, by_chance)[:-1] - by_chance
        error = sqrt(self._fits[kind].variance(signs))
        lucky = gained[self.makers == CHANCE]
        parts = np.array_split(lucky, QUARTERS)
        quarters = tuple(float(part.sum()) for part in parts)
        return Account(float(expected[0]), float(lucky.sum()), choices, error, quarters)

    def graph(self) -> tuple[Point, ...]:
        """The winning chances before every step, and at the end."""
        kept = np.clip(self.expected[1], 0, 1)
        kept /= kept.sum(axis=1, keepdims=True)
        return tuple(Point(ply, tuple(map(float, chances))) for ply, chances in enumerate(kept))


@dataclass(frozen=True)
class _Fit:
    """The expectations before all steps and at the end, by seat, that fit the measurements best (generalized
    least squares). Their inverse covariance links neighbours only: its diagonal, and what is beside it."""

    expected: Array
    diagonal: Array
    beside: Array

    def variance(self, signs: Array) -> float:
        """Of a sum of expectations, each with its sign."""
        return float((signs * _solved(self.diagonal, self.beside, signs)).sum())


def _fitted(measured: Array, level: Array, moved: Array, end: Array) -> _Fit:
    """``level`` is the variance of a measurement, ``moved`` that of the difference between both measurements
    of a step."""
    steps = len(measured)
    window = np.ones(min(NEIGHBOURS, steps))
    around = np.convolve(level, window, "same") / np.convolve(np.ones(steps), window, "same")
    around = np.maximum(around, LEAST * around.mean() + 1e-12)
    moved = np.clip(moved, LEAST * around, 2 * around)
    # the inverse of [[around, around - moved / 2], [around - moved / 2, around]]
    scale = moved * (around - moved / 4)
    same, other = around / scale, (moved / 2 - around) / scale
    before, after = measured[:, 0], measured[:, 1]
    right = same[:, None] * before + other[:, None] * after
    right[1:] += other[:-1, None] * before[:-1] + same[:-1, None] * after[:-1]
    right[-1] -= other[-1] * end
    diagonal = same.copy()
    diagonal[1:] += same[:-1]
    found = _solved(diagonal, other[:-1], right)
    return _Fit(np.vstack((found, end)), diagonal, other[:-1])


def _solved(diagonal: Array, beside: Array, right: Array) -> Array:
    """Linear equations that link neighbours only (Thomas). Step by step: a library that spreads the work over
    threads would give other last digits on other machines."""
    pivots, found = diagonal.copy(), right.copy()
    for step in range(1, len(pivots)):
        ratio = beside[step - 1] / pivots[step - 1]
        pivots[step] -= ratio * beside[step - 1]
        found[step] -= ratio * found[step - 1]
    found[-1] /= pivots[-1]
    for step in range(len(pivots) - 2, -1, -1):
        found[step] = (found[step] - beside[step] * found[step + 1]) / pivots[step]
    return found


def shares(ranks: Sequence[int]) -> tuple[float, ...]:
    """Who won: 1, or a share of it among several."""
    first = ranks.count(1)
    return tuple(1 / first if rank == 1 else 0.0 for rank in ranks)


def sketch(changes: Mapping[int, Change], last: int, ranks: Sequence[int]) -> tuple[Point, ...]:
    """The winning chances before the few steps that were measured first, and at the end."""
    points = [Point(ply, tuple(map(float, change.chances[0]))) for ply, change in changes.items()]
    return (*points, Point(last, shares(ranks)))


def turning(changes: Sequence[Change], log: Sequence[Step]) -> tuple[Turn, ...]:
    """The steps that changed the winning chances most, in the order of the game."""
    found = []
    for ply, (change, step) in enumerate(zip(changes, log, strict=True)):
        gained = change.chances[1] - change.chances[0]
        seat = int(np.argmax(gained))
        if gained[seat] >= NOTABLE and gained[seat] > CERTAIN * change.errors[1, seat]:
            by = None if change.by == CHANCE else change.by
            found.append(Turn(ply, by, str(step["move"]), seat, float(gained[seat])))
    return tuple(sorted(sorted(found, key=lambda one: -one.chance)[:TURNS], key=lambda one: one.ply))

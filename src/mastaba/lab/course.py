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
        fits = [_fitted(measured[k], level[:, k], moved[:, k], ends[k]) for k in (0, 1)]
        self.expected = [fit[0] for fit in fits]
        self._covariance = [fit[1] for fit in fits]

    def account(self, kind: int, seat: int, seats: int) -> Account:
        """How a seat came to its result."""
        expected = self.expected[kind][:, seat]
        gained = np.diff(expected)
        choices = tuple(float(gained[self.makers == who].sum()) for who in range(seats))
        by_chance = (self.makers == CHANCE).astype(float)
        # luck is a sum of expectations, each with the sign of the steps before and after it
        signs = np.append(0.0, by_chance)[:-1] - by_chance
        error = sqrt(max(0.0, float(signs @ self._covariance[kind] @ signs)))
        parts = np.array_split(gained[self.makers == CHANCE], QUARTERS)
        quarters = tuple(float(part.sum()) for part in parts)
        return Account(float(expected[0]), float(gained @ by_chance), choices, error, quarters)

    def graph(self) -> tuple[Point, ...]:
        """The winning chances before every step, and at the end."""
        kept = np.clip(self.expected[1], 0, 1)
        kept /= kept.sum(axis=1, keepdims=True)
        return tuple(Point(ply, tuple(map(float, chances))) for ply, chances in enumerate(kept))


def _fitted(measured: Array, level: Array, moved: Array, end: Array) -> tuple[Array, Array]:
    """The expectations before all steps and at the end, by seat, that fit the measurements best (generalized
    least squares), and their covariance. ``level`` is the variance of a measurement, ``moved`` that of the
    difference between both measurements of a step."""
    steps = len(measured)
    window = np.ones(min(NEIGHBOURS, steps))
    around = np.convolve(level, window, "same") / np.convolve(np.ones(steps), window, "same")
    around = np.maximum(around, LEAST * around.mean() + 1e-12)
    moved = np.clip(moved, LEAST * around, 2 * around)
    # the inverse of [[around, around - moved / 2], [around - moved / 2, around]]
    scale = moved * (around - moved / 4)
    same, other = around / scale, (moved / 2 - around) / scale
    matrix, right = np.zeros((steps + 1, steps + 1)), np.zeros((steps + 1, measured.shape[2]))
    for step in range(steps):
        before, after = measured[step]
        block = np.array(((same[step], other[step]), (other[step], same[step])))
        matrix[step : step + 2, step : step + 2] += block
        right[step : step + 2] += block @ np.stack((before, after))
    covariance = np.linalg.inv(matrix[:-1, :-1])
    found = covariance @ (right[:-1] - np.outer(matrix[:-1, -1], end))
    return np.vstack((found, end)), covariance


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

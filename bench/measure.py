"""Measuring on a noisy machine: many short runs, the best and the median of them."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Rate:
    """Things per second: the best and the median run."""

    best: float
    median: float

    def __str__(self) -> str:
        return f"{spoken(self.best)} | {spoken(self.median)}"


def spoken(number: float) -> str:
    """A number a person can read.

    >>> spoken(8_912_345), spoken(39_100), spoken(12.345)
    ('8.91 M', '39.1 k', '12.3')
    """
    for size, letter in ((1e6, " M"), (1e3, " k")):
        if number >= size:
            return f"{number / size:.3g}{letter}"
    return f"{number:.3g}"


def rate(run: Callable[[], int], seconds: float = 3.0) -> Rate:
    """Runs of ``run``, which tells how many things it did, for about so long."""
    run()
    rates: list[float] = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end or len(rates) < 3:
        start = time.perf_counter()
        done = run()
        rates.append(done / (time.perf_counter() - start))
    return Rate(max(rates), statistics.median(rates))


def seconds(run: Callable[[], object], times: int) -> tuple[float, float]:
    """Best and median seconds of so many runs."""
    taken = []
    for _ in range(times):
        start = time.perf_counter()
        run()
        taken.append(time.perf_counter() - start)
    return min(taken), statistics.median(taken)

"""Measuring on a noisy machine: the best and the median of many short runs, by the processor's time, which
goes on only while the program does."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Rate:
    """Things per second of CPU: the best and the median run."""

    best: float
    median: float

    def __str__(self) -> str:
        return f"{spoken(self.best)} | {spoken(self.median)}"


def spoken(number: float) -> str:
    """A number for people to read.

    >>> spoken(8_912_345), spoken(39_100), spoken(12.345)
    ('8.91 M', '39.1 k', '12.3')
    """
    for size, letter in ((1e6, " M"), (1e3, " k")):
        if number >= size:
            return f"{number / size:.3g}{letter}"
    return f"{number:.3g}"


def rate(
    run: Callable[[], int], seconds: float = 3.0, clock: Callable[[], float] = time.process_time
) -> Rate:
    """The rate of ``run``, which returns how many things it did, repeated for about this many seconds."""
    run()
    rates: list[float] = []
    end = clock() + seconds
    while clock() < end or len(rates) < 3:
        start = clock()
        done = run()
        rates.append(done / (clock() - start))
    return Rate(max(rates), statistics.median(rates))


def seconds(run: Callable[[], object], times: int) -> tuple[float, float]:
    """The best and the median duration of this many runs."""
    taken = []
    for _ in range(times):
        start = time.perf_counter()
        run()
        taken.append(time.perf_counter() - start)
    return min(taken), statistics.median(taken)

"""A small network that estimates what a seat will score: compiled, for search. ``mastaba.learn`` trains it.

Its inputs are a few like parts (such as the cards in front of a player), and the table. All parts pass the
same first layer, each together with the table; what they say is added up and passes a second layer. Most
inputs are zero, and cost nothing.

The weights are one array, in the order in which ``estimate`` reads them.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from mastaba.core.intrinsics import stack_floats
from mastaba.core.kernel import rule

FIRST, SECOND = 48, 32  # neurons


def size(wide: int, table: int) -> int:
    """The number of weights for parts of ``wide`` inputs and a table of ``table``."""
    return (wide + table + 1) * FIRST + (FIRST + 1) * SECOND + SECOND + 1


@rule
def estimate(weights: Any, x: Any, parts: int, wide: int, table: int) -> float:
    """What the network says. ``x`` holds the inputs of all parts, then those of the table."""
    shared, part = stack_floats(FIRST), stack_floats(FIRST)
    heard, second = stack_floats(FIRST), stack_floats(SECOND)
    at = (wide + table) * FIRST
    for j in range(FIRST):
        shared[j] = weights[at + j]
        heard[j] = 0
    for i in range(table):
        value = x[parts * wide + i]
        if value != 0:
            row = (wide + i) * FIRST
            for j in range(FIRST):
                shared[j] += value * weights[row + j]
    for k in range(parts):
        for j in range(FIRST):
            part[j] = shared[j]
        for i in range(wide):
            value = x[k * wide + i]
            if value != 0:
                row = i * FIRST
                for j in range(FIRST):
                    part[j] += value * weights[row + j]
        for j in range(FIRST):
            heard[j] += max(part[j], np.float32(0))
    at += FIRST
    for j in range(SECOND):
        second[j] = weights[at + FIRST * SECOND + j]
    for i in range(FIRST):
        value = heard[i]
        for j in range(SECOND):
            second[j] += value * weights[at + i * SECOND + j]
    at += (FIRST + 1) * SECOND
    told = weights[at + SECOND]
    for j in range(SECOND):
        told += max(second[j], np.float32(0)) * weights[at + j]
    return float(told)

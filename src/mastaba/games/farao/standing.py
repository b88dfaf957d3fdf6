"""Who is ahead in Farao: the probability of being first in the chamber, from the steps that are left. No rule
depends on it.

The weights are fitted to 15,000 games per pyramid that the policy played against itself, with two and three
players: logistic regression over positions at the start of a turn. Items that the small pyramid of the house
tiles does not have (water, scarf, chocolate, plan, papyrus) have the weights of similar items.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from mastaba.core.bag import Array, count
from mastaba.core.intrinsics import stack_array
from mastaba.core.kernel import rule
from mastaba.games.farao.actions import ITEMS
from mastaba.games.farao.choices import left
from mastaba.games.farao.ground import survey
from mastaba.games.farao.state import FIGURES, GONE, MOST_SQUARES, MOVE
from mastaba.games.farao.tables import CHAMBER, INSCRIPTION, SQUARES
from mastaba.games.farao.worth import lacks, walk

A_WIN = 100.0  # large compared with a difference in inscriptions at the end
TOO_FAR = 60

# By pyramid: small, big, big with seven inscriptions.
A_STEP = np.array([-0.053, -0.045, -0.032])  # on the way to inscriptions that are face up
TO_THE_CHAMBER = np.array([-0.051, -0.051, -0.038])  # a step to the chamber, while inscriptions are missing
AT_LAST = np.array([-0.150, -0.160, -0.150])  # the same when none is missing
NONE_MISSING = np.array([2.24, 2.01, 2.74])
ONE_MISSING = np.array([0.29, 0.26, 0.36])
TWO_MISSING = np.array([0.07, 0.12, 0.06])  # or fewer
UNSEEN = np.array([-0.2, -0.6, -0.57])  # an inscription that nobody has seen
MOVES_NOW = np.array([0.19, 0.18, 0.12])
# food, water, torch, scarf, bottle, key, kit, money, chocolate, plan, papyrus
TOKENS = np.array([
    [0.18, 0.18, 0.09, 0.09, 0.27, 0.16, 0.00, 0.17, 0.05, 0.09, 0.12],
    [0.30, 0.26, 0.15, 0.11, 0.30, 0.19, 0.05, 0.21, 0.05, 0.13, 0.12],
    [0.19, 0.18, 0.16, 0.11, 0.27, 0.09, 0.00, 0.16, 0.09, 0.09, 0.15],
])  # fmt: skip

ALL_SQUARES = FIGURES * MOST_SQUARES


@rule
def tour(t: Any, s: Any, seat: int, missing: int) -> tuple[int, int, int]:
    """The way to the inscriptions that are known to lie somewhere, always the nearest next: steps, how many
    are left over, steps to the chamber."""
    ground = survey(t, s, seat)
    steps = stack_array(ALL_SQUARES)  # a row of squares per figure
    for figure in range(s.figures):
        row = steps[figure * MOST_SQUARES : (figure + 1) * MOST_SQUARES]
        if s.at[seat, figure] == GONE:
            row[:] = TOO_FAR
        else:
            walk(s, ground, int(s.at[seat, figure]), row, TOO_FAR)
    read, far = 0, 0
    while missing > 0:
        goal, walker, nearest = -1, 0, TOO_FAR
        for square in range(SQUARES[s.big]):
            kind = s.kind[square]
            if (
                kind < 0
                or not lacks(t, s, seat, t.content[kind])
                or (read >> (t.content[kind] - INSCRIPTION)) & 1
            ):
                continue
            for figure in range(s.figures):
                if steps[figure * MOST_SQUARES + square] < nearest:
                    goal, walker, nearest = square, figure, steps[figure * MOST_SQUARES + square]
        if goal < 0:
            break
        read |= 1 << (t.content[s.kind[goal]] - INSCRIPTION)
        far += nearest
        missing -= 1
        row = steps[walker * MOST_SQUARES : (walker + 1) * MOST_SQUARES]
        walk(s, ground, goal, row, TOO_FAR)
    last = TOO_FAR
    for figure in range(s.figures):
        last = min(last, steps[figure * MOST_SQUARES + CHAMBER[s.big]])
    return far, missing, last


@rule
def standing(t: Any, s: Any, seat: int) -> float:
    """The standing of a seat, as log odds."""
    way = s.big + (1 if s.needed == 7 else 0)
    missing = max(int(s.needed) - count(int(s.inscriptions[seat])), 0)
    if s.unsealed == 1:
        missing = 0
    far, unseen, last = tour(t, s, seat, missing)
    value = 0.0
    if s.turn == seat:
        value += MOVES_NOW[way]
        if s.phase == MOVE:  # points that are left count as steps already made
            points = max(left(s), 0)
            near = min(points, far)
            far -= near
            last -= min(points - near, last)
    value += A_STEP[way] * far + UNSEEN[way] * unseen
    value += (AT_LAST[way] if missing == 0 else TO_THE_CHAMBER[way]) * last
    if missing == 0:
        value += NONE_MISSING[way]
    if missing == 1:
        value += ONE_MISSING[way]
    if missing <= 2:
        value += TWO_MISSING[way]
    for item in range(ITEMS):
        if (int(s.items[seat]) >> item) & 1:
            value += TOKENS[way, item]
    return value


@rule
def promise(t: Any, s: Any, seat: int) -> float:
    """The probability of being first, in percent, minus a point for every rival who will enter before: the
    same scale as the value of a finished game.

    Once somebody has entered, only the places that are left count. The estimate must not be higher than the
    value of entering, or a bot would wait for ever instead of entering.
    """
    if s.entered[seat] > 0:
        return (A_WIN if s.entered[seat] == 1 else 0.0) + 1.0 - s.entered[seat]
    mine = standing(t, s, seat)
    ahead, rivals, first = 0.0, 0.0, True
    for other in range(s.seats):
        if other == seat:
            continue
        if s.entered[other] > 0:
            ahead += 1.0
            first = False
        else:
            rival = math.exp(standing(t, s, other) - mine)
            rivals += rival
            ahead += rival / (1.0 + rival)
    return (A_WIN / (1.0 + rivals) if first else 0.0) - ahead


@rule
def chances(t: Any, s: Any, wins: Array) -> None:
    """Every seat's chance of being first, into ``wins``."""
    first = -1
    for seat in range(s.seats):
        if s.entered[seat] == 1:
            first = seat
    total = 0.0
    for seat in range(s.seats):
        wins[seat] = (1.0 if seat == first else 0.0) if first >= 0 else math.exp(standing(t, s, seat))
        total += wins[seat]
    for seat in range(s.seats):
        wins[seat] /= total

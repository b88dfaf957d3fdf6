"""How the policy of Pyramids evaluates positions."""

from __future__ import annotations

import random

import pytest

from mastaba.games.pyramids.material import COLOURS
from mastaba.games.pyramids.policy import standing, way_from
from mastaba.games.pyramids.tables import steps_from_tomb
from tests.games.pyramids.scripted import Table

PURPLE = ("4", "7", "40", "41", "20", "21", "22", "23")
PURPLE_COLOUR = COLOURS.index("purple")


def standing_with(completed: int, taken: int) -> float:
    """The standing of a player with so many purple pyramids, when so many purple pyramid points are taken."""
    table = Table(("8", "11"), ("9", "12"), display=("2", "3", "5", "6"))
    table.complete(0, *PURPLE[:completed])
    table.s.collected[PURPLE_COLOUR] = taken
    table.chance("reveal I2")
    return float(standing(table.match.tables[0], table.s, 0))


@pytest.mark.parametrize("completed", range(1, 8, 2))
def test_pyramid_points_are_hoped_for_up_to_the_sixth(completed: int) -> None:
    """PY-21: a first, third or fifth pyramid of a colour begins a pair that pays; a seventh does not."""
    assert (standing_with(completed, taken=0) > standing_with(completed, taken=3)) == (completed < 6)


def test_the_way_to_the_tomb_is_that_of_the_nearest_box() -> None:
    t, drawn = Table(("8", "11"), ("9", "12"), display=("2", "3", "5", "6")).match.tables[0], random.Random(1)
    for card in range(int(t.cards)):
        rings = steps_from_tomb(int(t.tomb[card]), int(t.open[card]))
        for _ in range(20):
            crossed = int(t.entrance[card]) | drawn.getrandbits(25) & int(t.open[card])
            assert way_from(t, card, crossed) == next(k for k, ring in enumerate(rings) if ring & crossed)

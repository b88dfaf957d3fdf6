"""A second, literal implementation of every game agrees with the rules, step by step, on random games."""

from __future__ import annotations

import os

import pytest

from tests.literal.agreement import play_side_by_side
from tests.ways import ALL, Way

# Steps of each way to play: about forty games of Silver & Gold. MASTABA_STEPS=1000000 for a long run.
STEPS = int(os.environ.get("MASTABA_STEPS", "6000"))


@pytest.mark.parametrize("way", ALL, ids=str)
def test_the_literal_implementation_agrees(way: Way) -> None:
    steps, number = 0, 0
    while steps < STEPS:
        steps += play_side_by_side(way, f"agree{number}")
        number += 1

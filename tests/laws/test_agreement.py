"""A second, literal implementation of every game agrees with the rules, step by step, on random games."""

from __future__ import annotations

import os

import pytest

from tests.literal.agreement import play_side_by_side
from tests.ways import ALL, Way, ways

# Games of each way to play; MASTABA_GAMES=5000 for a long run.
GAMES = int(os.environ.get("MASTABA_GAMES", "60"))


@pytest.mark.parametrize("way", ALL, ids=str)
def test_the_literal_implementation_agrees(way: Way) -> None:
    share = max(1, GAMES // len(ways(way.name)))
    for number in range(share):
        play_side_by_side(way, f"agree{number}")

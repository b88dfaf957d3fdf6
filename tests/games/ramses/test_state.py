"""Conservation, and the size of a state."""

from __future__ import annotations

from collections import Counter

import pytest

from mastaba.match.match import Match
from mastaba.match.registry import game
from tests.ways import Positions, Way


def test_a_state_is_small() -> None:
    assert game("ramses").engine.state.itemsize < 512


def everything(match: Match) -> list[int]:
    """Every search card that is somewhere."""
    s = match.state
    cards = [int(s.open)] * (int(s.open) >= 0)
    for mask in [int(s.bag), *map(int, s.won)]:
        cards += [card for card in range(62) if mask >> card & 1]
    return sorted(cards)


@pytest.mark.parametrize(
    "way",
    [Way("ramses", 3, ()), Way("ramses", 2, (("mode", "expert"),)), Way("ramses", 1, (("mode", "solo"),))],
    ids=str,
)
def test_nothing_is_lost(way: Way) -> None:
    """RA-2, RA-3, RA-4, RA-5, RA-24: pyramids, treasures, cards and chips stay in the game, each in one
    place."""
    start: bytes | None = None
    for match, _ in Positions(way, "conserved"):
        s = match.state
        assert Counter(s.pyramid.tolist()) == {0: 1, 1: 16, 2: 16, 3: 15}
        assert s.pyramid[int(s.hole)] == 0
        start = start or s.treasure.tobytes()
        assert s.treasure.tobytes() == start  # treasures do not move
        assert everything(match) == list(range(30))
        assert all(int(s.pyramid[hole]) == 1 for hole in range(48) if s.chip[hole] >= 0)
        lying = Counter(int(chip) for chip in s.chip if chip >= 0)
        assert [lying[kind] for kind in range(4)] == s.left.tolist()
        if match.variant["mode"] == "expert":
            assert sum(kind * int(s.left[kind]) for kind in range(4)) + sum(map(int, s.hats)) == 6 + 8 + 9
            assert int(s.left[0]) == 3
    assert everything(match) == list(range(30))


def test_only_chance_and_one_seat_act() -> None:
    """RA-11: Ramses is played in turns."""
    for match, seat in Positions(Way("ramses", 4, ()), "turns"):
        assert match.to_act == [seat]

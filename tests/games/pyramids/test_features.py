"""What the network sees of a position of Pyramids."""

from __future__ import annotations

from mastaba.games.patterns.turns import EXPEDITION_CARDS
from mastaba.games.pyramids.features import to_be_drawn
from tests.games.pyramids.scripted import Table

PASSED = ("I2", "I3", "I3", "V3", "V3", "T4", "L4")  # all but O4


def test_behind_the_last_turn_of_a_round_all_expedition_cards_may_come_next() -> None:
    """PY-23: one card is left over, and all eight are shuffled."""
    table = Table(("8", "11"), ("9", "12"))
    for pattern in PASSED:
        assert [to_be_drawn(table.s, kind) for kind in range(6)] == list(table.s.expeditions)
        assert sum(table.s.expeditions) == 9 - table.s.turn
        if table.s.turn < 7:
            table.idle_turn(pattern)
    table.chance(f"reveal {PASSED[-1]}")
    assert list(table.s.expeditions) == [0, 0, 0, 0, 0, 1]
    assert [to_be_drawn(table.s, kind) for kind in range(6)] == list(EXPEDITION_CARDS)

"""The literal implementation agrees where games of the laws seldom come: experts with a deck full of symbols
and limits of slides."""

from __future__ import annotations

from pathlib import Path

import pytest

from mastaba.bots.players import bot
from tests.literal.agreement import play_side_by_side
from tests.ways import Way

CARDS = Path(__file__).parent / "decks" / "many-symbols.txt"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("slides", [None, 1, 5])
def test_experts_agree(seats: int, slides: int | None) -> None:
    """RA-15, RA-17, RA-18, RA-22 to RA-25: with random and with forgetful players."""
    way = Way("ramses", seats, (("mode", "expert"), ("slides", slides)), CARDS)
    for number in range(2):
        play_side_by_side(way, f"experts{number}")
        play_side_by_side(way, f"experts{number}", player=bot("forgetful", f"{number}"))

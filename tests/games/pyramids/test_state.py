"""Conservation, and the size of a state."""

from __future__ import annotations

from typing import Any

from mastaba.match.registry import game
from tests.ways import Positions, Way

GAME = "silver-and-gold-pyramids"


def test_a_state_is_small() -> None:
    assert game(GAME).engine.state.itemsize < 512


def everything(s: Any) -> list[int]:
    """Every card that is somewhere."""
    cards = [card for card in range(62) if int(s.bag) >> card & 1]
    cards += [int(card) for card in [*s.hand.ravel(), *s.cards.ravel(), *s.display] if card >= 0]
    cards += [card for seat in range(4) for card in range(62) if int(s.completed[seat]) >> card & 1]
    return sorted(cards)


def test_every_card_is_somewhere_and_nowhere_twice() -> None:
    """PY-2, PY-5, PY-18"""
    for seats in (2, 3, 4):
        for match, _ in Positions(Way(GAME, seats, ()), "conserved"):
            assert everything(match.state) == list(range(48))
        assert everything(match.state) == list(range(48))


def test_every_card_is_somewhere_in_what_a_seat_sees() -> None:
    """PY-5: what others hold in secret is in the deck for me; the deck is as large as it can look from my
    place."""
    for match, _ in Positions(Way(GAME, 3, ()), "seen"):
        for seat in (-1, 0, 1, 2):
            assert everything(match.observation(seat)[0]) == list(range(48))


def test_every_box_of_pyramid_points_is_taken_once() -> None:
    """PY-21"""
    for match, _ in Positions(Way(GAME, 4, ()), "points"):
        view = match.view(-1)
        for colour, left in view["pyramid_points"].items():
            taken = [points for player in view["players"] for points in player["pyramid_points"][colour]]
            assert sorted(taken + left, reverse=True) == [10, 6, 3]


def test_the_way_hangs_together_and_walls_stay() -> None:
    """PY-7, PY-8, PY-12: what is crossed off reaches back to the entrance; an open card's tomb is not crossed
    off."""
    for match, _ in Positions(Way(GAME, 3, ()), "together"):
        for player in match.view(-1)["players"]:
            for held in player["cards"]:
                if not held or not held["crossed"]:
                    continue
                boxes = match.deck.cards[match.deck.place[held["id"]]].boxes()
                crossed = set(held["crossed"])
                assert not {"wall", "tomb"} & {boxes[box] for box in crossed}
                reached = {box for box in crossed if boxes[box] == "entrance"}
                while grown := {
                    box for box in crossed - reached if any(_touch(box, other) for other in reached)
                }:
                    reached |= grown
                assert reached == crossed


def _touch(one: str, other: str) -> bool:
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1])) == 1

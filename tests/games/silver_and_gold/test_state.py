"""Conservation, and the size of a state."""

from __future__ import annotations

from mastaba.match.match import Match
from mastaba.match.registry import game
from tests.ways import Positions, Way


def test_a_state_is_small() -> None:
    assert game("silver-and-gold").engine.state.itemsize < 512


def everything(match: Match) -> list[int]:
    """Every card that is somewhere."""
    s = match.state
    cards = [card for card in range(62) if int(s.bag) >> card & 1]
    cards += [int(card) for card in [*s.hand.ravel(), *s.cards.ravel(), *s.display] if card >= 0]
    cards += [card for seat in range(4) for card in range(62) if int(s.completed[seat]) >> card & 1]
    return sorted(cards)


def test_every_card_is_somewhere_and_nowhere_twice() -> None:
    """SG-2, SG-7, SG-19"""
    for seats in (2, 3, 4):
        for match, _ in Positions(Way("silver-and-gold", seats, ()), "conserved"):
            assert everything(match) == list(range(47))
        assert everything(match) == list(range(47))


def test_every_trophy_is_taken_once() -> None:
    """SG-18"""
    for match, _ in Positions(Way("silver-and-gold", 4, ()), "trophies"):
        given = sorted((int(cup) for cup in match.state.cups.ravel() if cup), reverse=True)
        assert given == [6, 5, 4, 3, 2, 1][: len(given)]
        assert match.view(0)["trophies"] == [6, 5, 4, 3, 2, 1][len(given) :]

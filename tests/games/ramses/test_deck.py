"""The house deck keeps every fact of the material; card files of one's own are read, or every mistake is
told."""

from __future__ import annotations

from collections import Counter

import pytest

from mastaba.core.cardfile import BadDeck, load
from mastaba.games.ramses.deck import HOUSE, Deck, read
from mastaba.match.match import Match
from mastaba.match.registry import read_deck


@pytest.fixture(scope="module")
def deck() -> Deck:
    found: Deck = read_deck("ramses")
    return found


def test_thirty_search_cards(deck: Deck) -> None:
    """RA-4: six treasures three times and six twice; values and special actions by stack."""
    assert len(deck.cards) == 30
    assert sorted(Counter(card.treasure for card in deck.cards).values()) == [2] * 6 + [3] * 6
    for stack, low, high, actions in (
        (1, 1, 2, {}),
        (2, 2, 3, {"sand-storm": 2, "scorpion": 1, "super-powers": 1, "duel": 1}),
        (3, 3, 4, {"sand-storm": 2, "scorpion": 2, "super-powers": 1, "duel": 2}),
    ):
        cards = [card for card in deck.cards if card.stack == stack]
        assert Counter(card.value for card in cards) == {low: 6, high: 4}
        assert Counter(card.action for card in cards if card.action != "plain") == actions
        assert len(cards) == 10


def test_no_two_fronts_are_the_same(deck: Deck) -> None:
    """A card that is given or laid is named by its front."""
    assert len({(card.treasure, card.value) for card in deck.cards}) == 30


def test_the_chips(deck: Deck) -> None:
    """RA-5"""
    assert Counter(deck.chips) == {0: 3, 1: 6, 2: 4, 3: 3}


def test_the_card_list(deck: Deck) -> None:
    listed = deck.as_json()
    assert list(listed) == ["game", "hash", "treasures", "search", "chips", "pyramids"]
    assert listed["game"] == "ramses"
    assert len(listed["hash"]) == len("sha256:") + 64
    assert len(set(listed["treasures"])) == 12
    assert listed["search"][0] == {"treasure": "golden-mask", "value": 2, "stack": 1, "action": None}
    assert {"treasure": "ibis", "value": 2, "stack": 2, "action": "scorpion"} in listed["search"]
    assert Counter(map(str, listed["chips"])) == {
        "{'hats': 1}": 6,
        "{'hats': 2}": 4,
        "{'hats': 3}": 3,
        "{'curse': True}": 3,
    }
    assert listed["pyramids"] == {"gold": 16, "red": 16, "blue": 15}


HOUSE_TEXT = HOUSE.read_text("utf-8")


def changed(old: str, new: str) -> list[str]:
    """The mistakes of the house deck with something else in one place."""
    assert old in HOUSE_TEXT
    with pytest.raises(BadDeck) as caught:
        read(load(HOUSE_TEXT.replace(old, new, 1).encode()))
    return [str(mistake) for mistake in caught.value.mistakes]


def line_of(text: str) -> int:
    return HOUSE_TEXT.splitlines().index(text) + 1


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("treasures\ngolden-mask\n", "treasures\n", "11 treasures: there must be 12"),
        ("treasures\ngolden-mask\n", "treasures\nGolden Mask\n", "'Golden Mask' can’t name a treasure"),
        ("treasures\ngolden-mask\n", "treasures\nibis\n", "treasure ibis comes twice"),
        ("golden-mask 2\n", "golden-mask\n", "can’t read 'golden-mask': a search card is a line such as"),
        ("golden-mask 2\n", "golden-mask 5\n", "card golden-mask: value '5' must be a number from 1 to 4"),
        ("golden-mask 2\n", "golden-mask ²\n", "card golden-mask: value '²' must be a number from 1 to 4"),
        ("golden-mask 2\n", "silver-mask 2\n", "no treasure 'silver-mask'"),
        ("golden-mask 2\n", "golden-mask 2 duel\n", "cards of stack 1 have no special action"),
        (
            "golden-mask 4 scorpion\n",
            "golden-mask 4 spider\n",
            "no special action 'spider'; there are sand-storm",
        ),
        ("golden-mask 4 scorpion\n", "golden-mask 4 plain\n", "no special action 'plain'"),
        ("1 hat x 6\n", "1 hat x 5\n", "15 chips: there must be 16"),
        ("1 hat x 6\n", "4 hats x 6\n", "can’t read '4 hats x 6': chips are lines such as"),
        ("stack 2\n", "stack 4\n", "can’t read 'stack 4'"),
        ("stack 2\n", "stack 1\n", "'stack 1' is already on line"),
        ("chips\n", "", "can’t read '1 hat x 6'"),
    ],
)
def test_mistakes_are_told_with_their_line(old: str, new: str, told: str) -> None:
    found = changed(old, new)
    assert any(told in mistake for mistake in found), found
    assert all(mistake.startswith("line ") for mistake in found)


def test_the_line_is_the_right_one() -> None:
    assert changed("black-cat 3 sand-storm", "black-cat 7 sand-storm") == [
        f"line {line_of('black-cat 3 sand-storm')}: card black-cat: value '7' must be a number from 1 to 4"
    ]


def test_all_mistakes_at_once() -> None:
    assert len(changed("golden-mask 2\nlapis-scarab 2\n", "golden-mask 9\nlapis-scarab x\nnothing\n")) == 3


def test_nothing_in_it() -> None:
    with pytest.raises(BadDeck, match="no cards in this file"):
        read(load(b"# only a comment\n"))
    with pytest.raises(BadDeck) as caught:
        read(load(b"treasures\nibis\ncat\n"))
    assert [mistake.line for mistake in caught.value.mistakes] == [1, 3]
    assert "missing: stack 1, stack 2, stack 3, chips" in str(caught.value.mistakes[1])


def test_too_many_cards() -> None:
    with pytest.raises(BadDeck, match="63 search cards: at most 62"):
        read(load(HOUSE_TEXT.replace("stack 1\n", "stack 1\n" + "ibis 1\n" * 33).encode()))


def test_a_deck_of_ones_own_is_played() -> None:
    """Also with cards that nobody can tell apart."""
    text = HOUSE_TEXT.replace("stack 2\n", "stack 2\nibis 2 scorpion\nibis 2 scorpion\n")
    own = read(load(text.encode()))
    match = Match("ramses", ["A", "B"], deck=own, seed="own")
    assert len(own.cards) == 32
    assert match.record()["cards"] == "sha256:" + own.hash

"""The house tiles keep every fact of the material; tile files of one's own are read, or every mistake is
told."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from mastaba.core.cardfile import BadDeck, load
from mastaba.games.farao.deck import HOUSE, Deck, Tile, read
from mastaba.games.farao.material import BARRING, CONTENTS, ITEMS
from mastaba.match.registry import read_deck
from tests.games.farao.scripted import TILES

SMALL = {
    **{f"inscription-{colour}": 2 for colour in ("red", "blue", "green", "yellow", "white")},
    "food": 3, "torch": 3, "magic-bottle": 2, "golden-key": 2, "first-aid-kit": 2, "money": 3, "hunger": 3,
    "snake": 4, "wall-ruins": 2,
    "secret-door": 2, "map": 2, "secret-tunnel": 4, "plain": 6,
}  # fmt: skip
BIG = {
    "inscription-pink": 2, "inscription-orange": 2, "water": 2, "scarf": 2, "chocolate": 2, "plan": 2,
    "papyrus": 1, "thirst": 2, "toxic-gas": 2,
    "fatigue": 2, "trap": 2, "abyss": 2, "coffer": 1, "dark-shrine": 2, "map": 1, "secret-tunnel": 2,
    "plain": 3,
}  # fmt: skip


@pytest.fixture(scope="module")
def deck() -> Deck:
    found: Deck = read_deck("farao")
    return found


def test_the_shapes(deck: Deck) -> None:
    """FA-2, FA-3: 48 tiles and 32 more, with so many of each shape."""
    assert Counter(tile.shape for tile in deck.small) == {
        "cross": 12,
        "tee": 18,
        "corner": 8,
        "straight": 7,
        "end": 3,
    }
    assert Counter(tile.shape for tile in deck.big) == {
        "cross": 6,
        "tee": 12,
        "corner": 7,
        "straight": 5,
        "end": 2,
    }


def test_the_contents(deck: Deck) -> None:
    """FA-4, FA-5"""
    assert Counter(tile.content for tile in deck.small) == SMALL
    assert Counter(tile.content for tile in deck.big) == BIG
    assert {tile.content for tile in deck.cards} == set(CONTENTS)


def test_which_content_lies_on_which_shape(deck: Deck) -> None:
    """FA-3: every inscription and item off a dead end too, already in the pyramid where it first lies; what
    bars the way is no dead end or corner."""
    for tiles in (deck.small, deck.big):
        for content in {
            tile.content for tile in tiles if tile.content in ITEMS or tile.content.startswith("inscription")
        }:
            if tiles is deck.small or content not in SMALL:
                assert any(tile.shape != "end" for tile in tiles if tile.content == content), content
    assert {tile.shape for tile in deck.cards if tile.content in BARRING} <= {"cross", "tee", "straight"}


def test_the_tile_list(deck: Deck) -> None:
    """FA-6, and the public format."""
    listed = deck.as_json()
    assert list(listed) == ["game", "hash", "small", "big", "tokens"]
    assert (len(listed["small"]), len(listed["big"])) == (48, 32)
    assert listed["small"][0] == {"shape": "tee", "content": "inscription-red"}
    assert listed["tokens"] == {
        item: 2 if item in ("magic-bottle", "golden-key", "papyrus") else "per player" for item in ITEMS
    }
    assert listed["hash"] == "sha256:" + hashlib.sha256(HOUSE.read_bytes()).hexdigest()


MISTAKES = [
    ("1 tee plain", "1 tee plane", "1 tee", "no content 'plane'"),
    ("1 tee plain", "1 bend plain", "1 bend", "no shape 'bend'"),
    ("1 tee plain", "x tee plain", "x tee", "must be a number from 1 to 48"),
    ("1 tee plain", "² tee plain", "² tee", "must be a number"),
    ("1 tee plain", "tee plain", "tee", "can’t read"),
    ("1 tee plain", "2 tee plain", "small", "has 49 tiles: it needs 48"),
    ("32 cross plain", "31 cross plain", "big", "has 31 tiles: it needs 32"),
    ("food per player", "food for all", "food", "can’t read"),
    ("food per player", "food 10", "food", "at most 9"),
    ("food per player", "bread per player", "bread", "no item 'bread'"),
    ("food per player", "water per player", "water per player", "comes twice"),
    ("food per player\n", "", "tokens", "no tokens for food"),
    ("tokens\n", "token\n", "token", "no part of a tile file"),
    ("7 cross plain", "6 cross plain\n1 cross  coffer", "1 cross  coffer", "more than one coffer"),
    ("1 cross coffer\n", "2 cross coffer\n", "2 cross coffer", "more than one coffer"),
    ("32 cross plain", "31 cross plain\n1 end coffer", "1 end coffer", "more than one coffer"),
    ("1 cross inscription-red", "1 cross plain", "small", "no tile with inscription-red"),
    ("1 cross inscription-orange", "1 cross plain", "big", "no tile with inscription-orange"),
    ("big\n", "small\n", "small", "already on line 1"),
]


@pytest.mark.parametrize(("right", "wrong", "at", "reason"), MISTAKES)
def test_mistakes_are_told_with_their_line(right: str, wrong: str, at: str, reason: str) -> None:
    assert right in TILES
    text = TILES.replace(right, wrong, 1)
    if wrong.startswith("2 cross coffer"):
        text = text.replace("7 cross plain", "6 cross plain")  # as many tiles as before
    with pytest.raises(BadDeck) as caught:
        read(load(text.encode()))
    lines = text.splitlines()
    assert any(
        lines[mistake.line - 1].startswith(at) and reason in str(mistake.text)
        for mistake in caught.value.mistakes
    ), caught.value.mistakes


def test_all_mistakes_are_told_at_once() -> None:
    text = (
        TILES.replace("1 tee plain", "1 bend plain")
        .replace("32 cross plain", "31 cross plain")
        .replace("food per player", "food")
    )
    with pytest.raises(BadDeck) as caught:
        read(load(text.encode()))
    assert len(caught.value.mistakes) == 3
    with pytest.raises(BadDeck, match="missing") as caught:
        read(load(b"# nothing\n"))
    assert len(caught.value.mistakes) == 3


def test_the_small_pyramid_can_be_opened() -> None:
    """FA-16: five different inscriptions lie in it; which of the seven is free."""
    text = TILES
    for colour in ("red", "pink"):
        text = text.replace(f"1 cross inscription-{colour}", "1 cross plain").replace(
            "32 cross", f"1 cross inscription-{colour}\n32 cross"
        )
    read(load(text.replace("32 cross plain", "30 cross plain").encode()))
    text = text.replace("1 cross inscription-blue", "1 cross plain").replace(
        "32 cross", "1 cross inscription-blue\n29 cross"
    )
    with pytest.raises(BadDeck, match="4 different inscriptions in the small pyramid") as caught:
        read(load(text.encode()))
    assert [mistake.line for mistake in caught.value.mistakes] == [1]


def test_a_file_of_ones_own() -> None:
    deck = read(load(TILES.encode()))
    assert deck.small[0] == Tile("cross", "inscription-red")
    assert len(deck.kinds) == len(set(deck.cards))

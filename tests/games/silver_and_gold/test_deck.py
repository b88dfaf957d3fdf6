"""The house deck keeps every fact of the material; card files of one's own are read, or every mistake is
told."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from mastaba.core.cardfile import BadDeck, load
from mastaba.games.patterns.shapes import turned
from mastaba.games.silver_and_gold.deck import HOUSE, Card, Deck, read
from mastaba.match.registry import read_deck

SIZES = {"purple": 14, "orange": 12, "green": 10, "grey": 8}


@pytest.fixture(scope="module")
def deck() -> Deck:
    found: Deck = read_deck("silver-and-gold")
    return found


def of_colour(deck: Deck, colour: str) -> list[Card]:
    return [card for card in deck.cards if card.colour == colour]


def symbols(card: Card) -> Counter[str]:
    return Counter(card.boxes().values())


def test_47_cards(deck: Deck) -> None:
    """SG-2"""
    assert Counter(card.colour for card in deck.cards) == {
        "purple": 12,
        "orange": 12,
        "green": 12,
        "grey": 11,
    }
    assert all(card.points == len(card.boxes()) == SIZES[card.colour] for card in deck.cards)


def test_the_grids(deck: Deck) -> None:
    for card in deck.cards:
        width, height = len(card.rows[0]), len(card.rows)
        if card.colour == "grey":
            assert (width, height) <= (4, 3)
            assert height <= 3
        else:
            assert (width, height) == {"purple": (4, 4), "orange": (4, 4), "green": (4, 3)}[card.colour]
        assert all(set(row) != {"."} for row in card.rows)
        assert all(set(column) != {"."} for column in zip(*card.rows, strict=True))


def test_all_differ(deck: Deck) -> None:
    """Symbols included, also when turned or mirrored; and no two have the same bare shape."""
    shapes: set[frozenset[tuple[int, int]]] = set()
    for card in deck.cards:
        cells = [
            (row, column)
            for row, marks in enumerate(card.rows)
            for column, mark in enumerate(marks)
            if mark != "."
        ]
        forms = turned(cells)
        assert not forms & shapes, card.id
        shapes |= forms


def test_the_symbols(deck: Deck) -> None:
    """SG-3, and at most one palm, three coins and three X a card."""
    totals = {"purple": (15, 4, 23), "orange": (15, 4, 17), "green": (9, 4, 11), "grey": (3, 4, 4)}
    for colour, (coins, palms, xs) in totals.items():
        found: Counter[str] = Counter()
        for card in of_colour(deck, colour):
            found += symbols(card)
        assert (found["coin"], found["palm"], found["x"]) == (coins, palms, xs)
    for card in deck.cards:
        assert all(symbols(card)[symbol] <= most for symbol, most in (("palm", 1), ("coin", 3), ("x", 3)))


def test_the_seals(deck: Deck) -> None:
    """Three a colour, one for each other colour; two points for the large colours, one for the small; no coin
    and no palm beside a seal."""
    for colour in SIZES:
        sealed = [card for card in of_colour(deck, colour) if card.seal]
        assert {card.seal[0] for card in sealed if card.seal} == set(SIZES) - {colour}
        assert len(sealed) == 3
        for card in sealed:
            assert card.seal
            assert card.seal[1] == (2 if card.seal[0] in ("purple", "orange") else 1)
            assert (symbols(card)["coin"], symbols(card)["palm"]) == (0, 0)
            assert symbols(card)["x"] == {"purple": 3, "orange": 2, "green": 0, "grey": 0}[colour]


def test_the_card_list(deck: Deck) -> None:
    listed = deck.as_json()
    assert listed["expedition"] == ["I2", "I3", "I3", "V3", "V3", "T4", "L4", "O4"]
    assert listed["cards"][0]["id"] == "P01"
    assert listed["cards"][0]["seal"] == {"colour": "orange", "points": 2}
    assert list(listed["cards"][0]["boxes"].items())[:3] == [("a1", "plain"), ("b1", "x"), ("c1", "plain")]
    import hashlib

    assert listed["hash"] == "sha256:" + hashlib.sha256(HOUSE.read_bytes()).hexdigest()


MISTAKES = [
    ("P1 purple 2\noq", 2, "box b1: 'q' is not a symbol"),
    ("P1 purple 5\nooooo", 2, "5 boxes wide"),
    ("P1 purple 3\noo\no", 3, "row 2 is 1 wide"),
    ("P1 purple 4\no\no\no\no\no", 1, "5 rows"),
    ("P1 purple 4", 1, "0 rows"),
    ("P1 purple 3\noo", 1, "has 2 boxes but says 3 points"),
    ("P1 pink 2\noo", 1, "no colour 'pink'"),
    ("P1 purple two\noo", 1, "points 'two'"),
    ("P1 purple ²\noo", 1, "points '²'"),
    ("P1 purple\noo", 1, "can’t read"),
    ("P1 purple 2 seal grey\noo", 1, "can’t read"),
    ("P1 purple 2 seal pink 1\noo", 1, "'pink' for the seal"),
    ("P1 purple 2 seal grey 3\noo", 1, "pays 1 or 2"),
    ("P1 purple 2\no.o", 2, "box c1 is not connected"),
    ("P1 purple 1\n..", 1, "has no box"),
    ("# only a comment\n", 1, "no card in this file"),
    ("", 1, "no card in this file"),
    ("P1 grey 1\no\n\nP1 grey 1\no", 4, "already on line 1"),
    ("P1 grey 1\no\n\np1 grey 1\no", 4, "card p1 is already on line 1"),
    ("deck grey 1\no", 1, "can’t name a card"),
    ("Deck grey 1\no", 1, "can’t name a card"),
    ("P1 purple 14\n" + "o" * 1000, 2, "row 1 is 1,000 boxes wide: at most 4"),
    ("\n\n".join(f"C{n} grey 1\no" for n in range(63)), 187, "at most 62"),
]


@pytest.mark.parametrize(("text", "line", "reason"), MISTAKES)
def test_mistakes_are_told_with_their_line(text: str, line: int, reason: str) -> None:
    with pytest.raises(BadDeck) as caught:
        read(load(text.encode()))
    assert any(mistake.line == line and reason in str(mistake.text) for mistake in caught.value.mistakes), (
        caught.value.mistakes
    )


def test_every_mistake_of_one_card_is_told() -> None:
    """Strange symbol, stranded boxes, wrong points, wrong colour: one does not hide the other."""
    with pytest.raises(BadDeck) as caught:
        read(load(b"A pink 9\noo.o\nqo.o\n"))
    assert [str(mistake) for mistake in caught.value.mistakes] == [
        "line 1: card A: no colour 'pink'; colours are purple, orange, green, grey",
        "line 1: card A has 6 boxes but says 9 points: they are the same on every card",
        "line 2: card A, box d1 is not connected to the rest of the island",
        "line 3: card A, box a2: 'q' is not a symbol; use . o x c p",
        "line 3: card A, box d2 is not connected to the rest of the island",
    ]


def test_all_mistakes_are_told_at_once() -> None:
    with pytest.raises(BadDeck) as caught:
        read(load(b"A grey 1\nq\n\nB pink 1\no\n\nC grey 2\no\n"))
    assert sorted({mistake.line for mistake in caught.value.mistakes}) == [2, 4, 7]


def test_bytes_that_are_no_text() -> None:
    with pytest.raises(BadDeck, match="line 2: not UTF-8"):
        load(b"A grey 1\n\xff\xfe\n")


def test_a_file_from_windows_is_read(tmp_path: Path) -> None:
    path = tmp_path / "cards.txt"
    path.write_bytes(b"\xef\xbb\xbfA grey 2\r\noo\r\n\r\nB grey 1\r\no\r\n")
    assert [card.id for card in read(load(path)).cards] == ["A", "B"]

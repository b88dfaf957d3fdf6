"""The house deck keeps every fact of the material; card files of one's own are read, or every mistake is
told."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from collections import Counter

import pytest

from mastaba.core.cardfile import BadDeck, load
from mastaba.games.pyramids.deck import HOUSE, SYMBOLS, Card, Deck, read
from mastaba.match.registry import read_deck

COLOURS = ("green", "orange", "purple")
GOOD = "E....\n.....\n.....\n.....\nT...."


@pytest.fixture(scope="module")
def deck() -> Deck:
    found: Deck = read_deck("silver-and-gold-pyramids")
    return found


def icons(card: Card) -> Counter[str]:
    return Counter(card.boxes().values())


def ways(card: Card) -> dict[tuple[int, int], int]:
    """How far every box is from the entrance, the entrance being 1, without going through walls or over the
    tomb."""
    start = (0, card.rows[0].index("E"))
    far, edge = {start: 1}, [start]
    while edge:
        row, column = edge.pop(0)
        for box in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if box in far or not (0 <= box[0] < 5 and 0 <= box[1] < 5) or card.rows[box[0]][box[1]] == "%":
                continue
            far[box] = far[row, column] + 1
            if card.rows[box[0]][box[1]] != "T":
                edge.append(box)
    return far


def test_48_cards(deck: Deck) -> None:
    """PY-2: sixteen of each colour, numbered 1 to 48; each three numbers hold the three colours."""
    assert Counter(card.colour for card in deck.cards) == dict.fromkeys(COLOURS, 16)
    assert [card.number for card in deck.cards] == list(range(1, 49))
    for start in range(0, 48, 3):
        assert {card.colour for card in deck.cards[start : start + 3]} == set(COLOURS)


def test_the_chambers(deck: Deck) -> None:
    """PY-2: five by five, one entrance above, one tomb below, 5 to 9 walls; a way of 5 to 9 boxes; every box
    can be reached before the tomb."""
    for card in deck.cards:
        assert [len(row) for row in card.rows] == [5] * 5
        assert (icons(card)["entrance"], icons(card)["tomb"]) == (1, 1)
        assert card.rows[0].count("E") == card.rows[4].count("T") == 1
        assert 5 <= icons(card)["wall"] <= 9
        far = ways(card)
        assert len(far) == 25 - icons(card)["wall"], card.id
        assert 5 <= far[4, card.rows[4].index("T")] <= 9


def test_the_icons(deck: Deck) -> None:
    """PY-2: 1 to 3 gems, 1 to 3 skulls, at most a torch, a potion and two red crosses; torches on about half,
    potions on about a third."""
    for card in deck.cards:
        found = icons(card)
        assert 1 <= found["red-gem"] + found["green-gem"] <= 3
        assert 1 <= found["skull"] <= 3
        assert found["torch"] <= 1
        assert found["potion"] <= 1
        assert found["red-cross"] <= 2
    sums = {icon: sum(icons(card)[icon] for card in deck.cards) for icon in ("torch", "potion")}
    assert 18 <= sums["torch"] <= 30
    assert 11 <= sums["potion"] <= 21
    assert {icon for card in deck.cards for icon in icons(card)} == set(SYMBOLS.values())


def test_all_differ(deck: Deck) -> None:
    """Also when mirrored."""
    seen: set[tuple[str, ...]] = set()
    for card in deck.cards:
        assert card.rows not in seen, card.id
        seen |= {card.rows, tuple(row[::-1] for row in card.rows)}


def test_the_card_list(deck: Deck) -> None:
    """PY-3, PY-4: the expedition cards and the skulls are in it too."""
    listed = deck.as_json()
    assert set(listed) == {"game", "hash", "expedition", "skulls", "cards"}
    assert listed["expedition"] == ["I2", "I3", "I3", "V3", "V3", "T4", "L4", "O4"]
    assert listed["skulls"] == list(range(1, 11))
    first = listed["cards"][0]
    assert (first["id"], first["number"], first["colour"], len(first["boxes"])) == ("1", 1, "purple", 25)
    assert {box: first["boxes"][box] for box in ("a1", "b1", "e1", "a4", "c4", "e4", "b5")} == {
        "a1": "wall",
        "b1": "green-gem",
        "e1": "entrance",
        "a4": "torch",
        "c4": "skull",
        "e4": "red-cross",
        "b5": "tomb",
    }
    assert listed["hash"] == "sha256:" + hashlib.sha256(HOUSE.read_bytes()).hexdigest()


MISTAKES = [
    (f"1 green\n{GOOD.replace('E....', 'E..q.')}", 2, "box d1: 'q' is not a symbol"),
    ("1 green\nE....\n......\n.....\n.....\nT....", 3, "row 2 is 6 boxes wide"),
    ("1 green\nE....\n....\n.....\n.....\nT....", 3, "row 2 is 4 boxes wide"),
    ("1 green\nE....\n.....\n.....\nT....", 1, "4 rows"),
    ("1 green", 1, "0 rows"),
    (f"1 pink\n{GOOD}", 1, "no colour 'pink'"),
    (f"one green\n{GOOD}", 1, "'one' can’t be an order number"),
    (f"0 green\n{GOOD}", 1, "'0' can’t be an order number"),
    (f"07 green\n{GOOD}", 1, "'07' can’t be an order number"),
    (f"100 green\n{GOOD}", 1, "'100' can’t be an order number"),
    (f"² green\n{GOOD}", 1, "'²' can’t be an order number"),
    (f"1\n{GOOD}", 1, "can’t read '1'"),
    (f"1 green 10\n{GOOD}", 1, "can’t read '1 green 10'"),
    ("1 green\n.....\n.....\n.....\n.....\nT....", 2, "0 entrances"),
    ("1 green\nE...E\n.....\n.....\n.....\nT....", 2, "2 entrances"),
    ("1 green\nE....\n.....\n.....\n.....\n.....", 6, "0 tombs"),
    ("1 green\nE....\n.....\n.....\n.....\nT...T", 6, "2 tombs"),
    ("1 green\nE....\n..E..\n.....\n.....\nT....", 3, "box c2: the entrance is in the top row"),
    ("1 green\nE....\n.....\n.....\n...T.\nT....", 5, "box d4: the tomb is in the bottom row"),
    ("1 green\nE....\n.....\n%%%%%\n.....\nT....", 1, "walls cut the tomb off"),
    ("# only a comment\n", 1, "no card in this file"),
    ("", 1, "no card in this file"),
    (f"1 green\n{GOOD}\n\n1 orange\n{GOOD}", 8, "number 1 is already on line 1"),
    ("\n\n".join(f"{n} green\n{GOOD}" for n in range(1, 64)), 435, "at most 62"),
]


@pytest.mark.parametrize(("text", "line", "reason"), MISTAKES, ids=[reason for _, _, reason in MISTAKES])
def test_mistakes_are_told_with_their_line(text: str, line: int, reason: str) -> None:
    with pytest.raises(BadDeck) as caught:
        read(load(text.encode()))
    assert any(mistake.line == line and reason in str(mistake.text) for mistake in caught.value.mistakes), (
        caught.value.mistakes
    )


def test_all_mistakes_are_told_at_once() -> None:
    with pytest.raises(BadDeck) as caught:
        read(load(f"1 pink\n{GOOD}\n\nx green\n{GOOD}\n\n3 green\n{GOOD.replace('T', '?')}\n".encode()))
    assert [mistake.line for mistake in caught.value.mistakes] == [1, 8, 20, 20]


def test_cards_come_in_the_order_of_their_numbers() -> None:
    """Also when the file has another order; and a file from Windows is read."""
    text = "\ufeff" + "\r\n\r\n".join(
        f"{number} green\r\n" + GOOD.replace("\n", "\r\n") for number in (30, 4, 99)
    )
    assert [card.id for card in read(load(text.encode())).cards] == ["4", "30", "99"]


def test_the_deck_needs_no_compiled_code() -> None:
    """Card files are read without numpy and numba."""
    code = (
        "import sys; import mastaba.games.pyramids.deck; "
        "sys.exit(bool({'numpy', 'numba'} & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0

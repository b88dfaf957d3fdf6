"""Card files made by anybody, for every game: whatever they contain, reading ends soon and mistakes
are reported in short, plain lines."""

from __future__ import annotations

import random
import sys
import time
from pathlib import Path

import pytest

from mastaba.core.cardfile import LARGEST, BadDeck, load
from mastaba.core.contract import Mistake
from mastaba.match.registry import deck_module, names, read_deck

SOON = 20.0  # seconds of computing for the largest file; a row of a thousand boxes alone once took a minute
LONG = "o" * 1000
NASTY = "\x1b[2J\u202e\x9b"  # what would clear the screen, turn the text round and begin another command

FLOODS = {
    "one row": "A grey 9\n" + "o" * (LARGEST - 20),
    "one column": "A grey 9\n" + "o\n" * (LARGEST // 2 - 20),
    "many cards": "A\n\n" * (LARGEST // 3),
    "many treasures": "treasures\n"
    + "".join(f"t{number}\n" for number in range(LARGEST // 8))
    + "\nstack 1\n"
    + "x 1\n" * 1000,
    "the same treasure": "treasures\n" + "a\n" * (LARGEST // 2 - 20),
    "many tiles": "small\n" + "1 tee plain\n" * (LARGEST // 12 - 2),
    "many tokens": "tokens\n" + "food 1\n" * (LARGEST // 7 - 2),
    "one word": "x" * (LARGEST - 1),
}


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("flood", FLOODS)
def test_the_largest_files_are_read_soon(name: str, flood: str) -> None:
    began = time.process_time()
    with pytest.raises(BadDeck) as caught:
        deck_module(name).read(load(FLOODS[flood].encode()))
    assert time.process_time() - began < SOON
    longest = max(caught.value.mistakes, key=lambda one: len(repr(one)))  # all in words would take long
    assert len(str(longest)) < 500


def test_larger_files_are_not_read(tmp_path: Path) -> None:
    """Not even where only comments follow; and a file without an end is let go."""
    load(b"# " + b"x" * (LARGEST - 2))  # is read
    large = tmp_path / "large.txt"
    large.write_bytes(b"# " + b"x" * (LARGEST - 1))
    with pytest.raises(BadDeck, match=r"^larger than 1 MB"):
        load(large)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such device")
def test_a_file_without_an_end_is_let_go() -> None:
    with pytest.raises(BadDeck, match=r"^larger than 1 MB"):
        load(Path("/dev/zero"))


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("word", [LONG, NASTY], ids=["long", "nasty"])
def test_foreign_text_is_cut_and_spelled_out(name: str, word: str) -> None:
    """Any word of the house deck replaced by one that is long, or that would steer a terminal."""
    lines = deck_module(name).HOUSE.read_text("utf-8").splitlines()
    told = [number for number, line in enumerate(lines) if line and not line.startswith("#")]
    for number in random.Random(name).sample(told, 30):
        words = lines[number].split()
        for place in range(len(words)):
            edited = [
                *lines[:number],
                " ".join([*words[:place], word, *words[place + 1 :]]),
                *lines[number + 1 :],
            ]
            with pytest.raises(BadDeck) as caught:
                deck_module(name).read(load("\n".join(edited).encode()))
            for mistake in caught.value.mistakes:
                assert len(str(mistake)) < 500
                assert str(mistake).isprintable()


def mistakes_in(name: str, raw: bytes) -> list[Mistake]:
    try:
        deck_module(name).read(load(raw)).as_json()
    except BadDeck as error:
        return error.mistakes
    return []


@pytest.mark.parametrize("name", names())
def test_damaged_house_decks(name: str) -> None:
    """Bytes dropped, doubled, changed: a deck, or mistakes with lines of the file."""
    raw = deck_module(name).HOUSE.read_bytes()
    dice = random.Random(name)
    for _ in range(200):
        damaged = bytearray(raw)
        for _ in range(dice.choice((1, 1, 5, 50))):
            at = dice.randrange(len(damaged))
            match dice.randrange(4):
                case 0:
                    damaged[at] = dice.randrange(256)
                case 1:
                    del damaged[at : at + dice.randrange(1, 200)]
                case 2:
                    damaged[at:at] = damaged[at : at + dice.randrange(1, 200)]
                case _:
                    damaged[at:at] = dice.choice((b"\n", b"\n\n", b"\x00", "²é\u2028".encode(), b"\r", b"# "))
        lines = bytes(damaged).count(b"\n") + bytes(damaged).count(b"\r") + 1
        for mistake in mistakes_in(name, bytes(damaged)):
            assert 0 <= mistake.line <= lines
            assert str(mistake).isprintable()


def test_lines_are_counted_as_editors_count_them() -> None:
    """A form feed or a Unicode line separator is no new line; nor does a byte order mark hide one."""
    with pytest.raises(BadDeck, match=r"^line 3: "):
        deck_module("silver-and-gold").read(load("# one\x0c\u2028 line\n\nA pink 1\no".encode()))
    with pytest.raises(BadDeck, match=r"^line 2: not UTF-8"):
        load(b"\xef\xbb\xbf\n\xff")


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("silver-and-gold", "\n\n".join(f"C{number} grey 1\no" for number in range(11))),
        (
            "silver-and-gold-pyramids",
            "\n\n".join(f"{number} green\nE....\n.....\n.....\n.....\nT...." for number in range(1, 8)),
        ),
    ],
)
def test_a_deck_too_small_for_any_number_of_players(name: str, text: str, tmp_path: Path) -> None:
    """SG-21, PY-5"""
    file = tmp_path / "small.txt"
    file.write_text(text)
    with pytest.raises(BadDeck, match=r"^\d+ cards are too few for 2 players: at least \d+$"):
        read_deck(name, file)

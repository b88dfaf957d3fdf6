"""The treasure cards: reading a card file, and the card list as data."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from mastaba.core.cardfile import Block, CardFile
from mastaba.core.contract import Mistake
from mastaba.core.message import say
from mastaba.core.quoting import quoted
from mastaba.games.patterns.decks import box_at, check_colour, connected, contents, read_cards
from mastaba.games.patterns.shapes import EXPEDITION
from mastaba.games.silver_and_gold.material import COLOURS, HEIGHT, MOST_CARDS, WIDTH

HOUSE = Path(__file__).parent / "cards.txt"

SYMBOLS = {"o": "plain", "x": "x", "c": "coin", "p": "palm"}
SEA = "."
NAME = re.compile(r"[A-Za-z0-9_-]{1,12}")
FORMAT = say("silver-and-gold-deck/format", plain="P07 purple 14", sealed="P07 purple 14 seal grey 1")


@dataclass(frozen=True)
class Card:
    id: str
    colour: str
    points: int
    seal: tuple[str, int] | None
    rows: tuple[str, ...]

    def boxes(self) -> dict[str, str]:
        """Symbol by box, in the order of the rows."""
        return contents(self.rows, SYMBOLS)


@dataclass(frozen=True)
class Deck:
    hash: str
    cards: tuple[Card, ...]

    @cached_property
    def number(self) -> dict[str, int]:
        """A card's number by its name."""
        return {card.id: number for number, card in enumerate(self.cards)}

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The cards' names, by number."""
        return tuple(card.id for card in self.cards)

    def as_json(self) -> dict[str, Any]:
        """The card list of the public format."""
        return {
            "game": "silver-and-gold",
            "hash": "sha256:" + self.hash,
            "expedition": list(EXPEDITION),
            "cards": [
                {
                    "id": card.id,
                    "colour": card.colour,
                    "points": card.points,
                    "seal": {"colour": card.seal[0], "points": card.seal[1]} if card.seal else None,
                    "boxes": card.boxes(),
                }
                for card in self.cards
            ],
        }

    def fewest(self, seats: int) -> int:
        """The fewest cards that seat so many players (SG-21)."""
        return 4 * seats + 4


def read(file: CardFile) -> Deck:
    """The deck of a card file; BadDeck with every mistake in it."""
    cards = read_cards(
        file,
        _card,
        key=lambda card: card.id.lower(),  # names that differ only in case are taken for each other
        twice=lambda card, line: say("silver-and-gold-deck/twice", card=_told(card.id), line=str(line)),
        most=MOST_CARDS,
        expected=FORMAT,
    )
    return Deck(file.hash, tuple(cards))


def _card(block: Block) -> tuple[Card | None, list[Mistake]]:
    (line, head), *drawing = block
    words = head.split()
    if len(words) not in (3, 6) or (len(words) == 6 and words[3] != "seal"):
        return None, [Mistake(line, say("patterns-deck/unread", text=quoted(head), format=FORMAT))]
    mistakes = []
    name, colour, points = words[:3]
    told = _told(name)
    seal = None
    if not NAME.fullmatch(name) or name.lower() == "deck":
        mistakes.append(Mistake(line, say("silver-and-gold-deck/name", name=quoted(name))))
    mistakes += check_colour(told, line, colour, COLOURS)
    if not _is_number(points, 1, 99):
        mistakes.append(Mistake(line, say("silver-and-gold-deck/points", card=told, points=quoted(points))))
    if len(words) == 6:
        if words[4] not in COLOURS:
            colour, known = quoted(words[4]), ", ".join(COLOURS)
            mistakes.append(
                Mistake(line, say("silver-and-gold-deck/seal-colour", card=told, colour=colour, known=known))
            )
        if words[5] not in ("1", "2"):
            worth = quoted(words[5])
            mistakes.append(Mistake(line, say("silver-and-gold-deck/seal-pays", card=told, worth=worth)))
        else:
            seal = (words[4], int(words[5]))
    mistakes += _drawing(told, line, drawing)
    boxes = sum(len(row) - row.count(SEA) for _, row in drawing)
    if drawing and _is_number(points, 1, 99) and int(points) != boxes:
        mistakes.append(
            Mistake(line, say("silver-and-gold-deck/unequal", card=told, boxes=boxes, points=int(points)))
        )
    card = Card(name, colour, int(points) if not mistakes else 0, seal, tuple(row for _, row in drawing))
    return card, mistakes


def _told(name: str) -> str:
    """What a card is called in a message."""
    return name if NAME.fullmatch(name) else quoted(name)


def _is_number(text: str, least: int, most: int) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 4 and least <= int(text) <= most


def _drawing(name: str, head_line: int, drawing: list[tuple[int, str]]) -> list[Mistake]:
    if not 1 <= len(drawing) <= HEIGHT:
        return [Mistake(head_line, say("silver-and-gold-deck/rows", card=name, n=len(drawing), most=HEIGHT))]
    too_wide = [
        Mistake(line, say("silver-and-gold-deck/wide", card=name, row=row, n=len(marks), most=WIDTH))
        for row, (line, marks) in enumerate(drawing, 1)
        if len(marks) > WIDTH
    ]
    if too_wide:
        return too_wide
    mistakes = []
    boxes: dict[tuple[int, int], int] = {}
    for row, (line, marks) in enumerate(drawing):
        if len(marks) != len(drawing[0][1]):
            first = len(drawing[0][1])
            mistakes.append(
                Mistake(
                    line,
                    say("silver-and-gold-deck/ragged", card=name, row=row + 1, n=len(marks), first=first),
                )
            )
        for column, mark in enumerate(marks):
            if mark != SEA:
                boxes[row, column] = line  # a strange symbol was meant for a box
            if mark != SEA and mark not in SYMBOLS:
                box = box_at(row, column)
                known = f"{SEA} {' '.join(SYMBOLS)}"
                mistakes.append(
                    Mistake(
                        line, say("patterns-deck/symbol", card=name, box=box, mark=repr(mark), known=known)
                    )
                )
    if not boxes:
        mistakes.append(Mistake(head_line, say("silver-and-gold-deck/no-box", card=name)))
    alone = boxes.keys() - _mainland(set(boxes))
    for row, column in sorted(alone):
        text = say("silver-and-gold-deck/apart", card=name, box=box_at(row, column))
        mistakes.append(Mistake(boxes[row, column], text))
    return mistakes


def _mainland(boxes: set[tuple[int, int]]) -> set[tuple[int, int]]:
    """The largest connected part of an island."""
    left, found = set(boxes), set[tuple[int, int]]()
    for first in sorted(boxes):
        if first in left:
            part = connected(first, left)
            left -= part
            found = max(found, part, key=len)
    return found

"""The pyramid cards: reading a card file, and the card list as data."""

from __future__ import annotations

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
from mastaba.games.pyramids.material import COLOURS, HEIGHT, MOST_CARDS, SKULLS, WIDTH

HOUSE = Path(__file__).parent / "cards.txt"

WALL, ENTRANCE, TOMB = "%", "E", "T"
SYMBOLS = {
    ".": "plain",
    WALL: "wall",
    ENTRANCE: "entrance",
    TOMB: "tomb",
    "x": "red-cross",
    "r": "red-gem",
    "g": "green-gem",
    "t": "torch",
    "s": "skull",
    "p": "potion",
}
HIGHEST_NUMBER = 99
FORMAT = say("silver-and-gold-pyramids-deck/format", symbols=" ".join(SYMBOLS))


@dataclass(frozen=True)
class Card:
    number: int
    colour: str
    rows: tuple[str, ...]

    @property
    def id(self) -> str:
        return str(self.number)

    def boxes(self) -> dict[str, str]:
        """What lies in every box, in the order of the rows."""
        return contents(self.rows, SYMBOLS)


@dataclass(frozen=True)
class Deck:
    """The cards, by rising order number."""

    hash: str
    cards: tuple[Card, ...]

    @cached_property
    def place(self) -> dict[str, int]:
        """A card's place in the deck by its name."""
        return {card.id: place for place, card in enumerate(self.cards)}

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The cards' names, by number."""
        return tuple(card.id for card in self.cards)

    def as_json(self) -> dict[str, Any]:
        """The card list of the public format."""
        return {
            "game": "silver-and-gold-pyramids",
            "hash": "sha256:" + self.hash,
            "expedition": list(EXPEDITION),
            "skulls": list(SKULLS),
            "cards": [
                {"id": card.id, "number": card.number, "colour": card.colour, "boxes": card.boxes()}
                for card in self.cards
            ],
        }

    def fewest(self, seats: int) -> int:
        """The fewest cards that seat so many players: four are dealt to each, and what two of them leave
        fills the display (PY-5)."""
        return 4 * seats


def read(file: CardFile) -> Deck:
    """The deck of a card file; BadDeck with every mistake in it."""
    cards = read_cards(
        file,
        _card,
        key=lambda card: card.number,
        twice=lambda card, line: say(
            "silver-and-gold-pyramids-deck/twice", number=str(card.number), line=str(line)
        ),
        most=MOST_CARDS,
        expected=FORMAT,
    )
    return Deck(file.hash, tuple(sorted(cards, key=lambda card: card.number)))


def _card(block: Block) -> tuple[Card | None, list[Mistake]]:
    (line, head), *drawing = block
    words = head.split()
    if len(words) != 2:
        return None, [Mistake(line, say("patterns-deck/unread", text=quoted(head), format=FORMAT))]
    number, colour = words
    told = number if _is_number(number) else quoted(number)
    mistakes = check_colour(told, line, colour, COLOURS) + _drawing(told, line, drawing)
    if not _is_number(number):
        wrong = say("silver-and-gold-pyramids-deck/number", given=told, most=HIGHEST_NUMBER)
        return None, [Mistake(line, wrong), *mistakes]
    return Card(int(number), colour, tuple(row for _, row in drawing)), mistakes


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and text[0] != "0" and len(text) <= 2


def _drawing(name: str, head_line: int, drawing: list[tuple[int, str]]) -> list[Mistake]:
    if len(drawing) != HEIGHT:
        return [
            Mistake(
                head_line,
                say("silver-and-gold-pyramids-deck/rows", card=name, n=len(drawing), needed=HEIGHT),
            )
        ]
    mistakes = []
    for row, (line, marks) in enumerate(drawing):
        if len(marks) != WIDTH:
            wide = say(
                "silver-and-gold-pyramids-deck/wide", card=name, row=row + 1, n=len(marks), needed=WIDTH
            )
            mistakes.append(Mistake(line, wide))
        for column, mark in enumerate(marks[:WIDTH]):
            box = box_at(row, column)
            if mark not in SYMBOLS:
                known = " ".join(SYMBOLS)
                mistakes.append(
                    Mistake(
                        line, say("patterns-deck/symbol", card=name, box=box, mark=repr(mark), known=known)
                    )
                )
            elif mark == ENTRANCE and row != 0:
                mistakes.append(
                    Mistake(line, say("silver-and-gold-pyramids-deck/entrance", card=name, box=box))
                )
            elif mark == TOMB and row != HEIGHT - 1:
                mistakes.append(Mistake(line, say("silver-and-gold-pyramids-deck/tomb", card=name, box=box)))
    for mark, what, place in ((ENTRANCE, "entrance", 0), (TOMB, "tomb", HEIGHT - 1)):
        line, marks = drawing[place]
        if marks.count(mark) != 1:
            one = say(
                "silver-and-gold-pyramids-deck/one",
                card=name,
                what=what,
                n=marks.count(mark),
                row=place + 1,
                mark=mark,
            )
            mistakes.append(Mistake(line, one))
    if mistakes:
        return mistakes
    open_boxes = {
        (row, column): mark
        for row, (_, marks) in enumerate(drawing)
        for column, mark in enumerate(marks)
        if mark != WALL
    }
    entrance = next(box for box, mark in open_boxes.items() if mark == ENTRANCE)
    if not any(open_boxes[box] == TOMB for box in connected(entrance, set(open_boxes))):
        return [Mistake(head_line, say("silver-and-gold-pyramids-deck/cut-off", card=name))]
    return []

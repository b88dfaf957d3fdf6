"""Reading card files of the two games. Each game reads the blocks of the file itself."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import TypeVar

from mastaba.core.cardfile import BadDeck, Block, CardFile
from mastaba.core.contract import Mistake
from mastaba.core.message import Message, say
from mastaba.core.quoting import quoted

Card = TypeVar("Card")
Place = tuple[int, int]  # row and column, counted from 0


def read_cards(
    file: CardFile,
    read_card: Callable[[Block], tuple[Card | None, list[Mistake]]],
    key: Callable[[Card], Hashable],
    twice: Callable[[Card, int], Message],
    most: int,
    expected: Message,
) -> list[Card]:
    """The cards of a file; BadDeck with all its mistakes.

    ``read_card`` reads a block, ``key`` is what no two cards may share, ``twice`` is the message for two that
    do, with the line of the first, ``most`` is the largest number of cards, and ``expected`` says how a card
    is written.
    """
    cards: list[Card] = []
    mistakes: list[Mistake] = []
    first_line: dict[Hashable, int] = {}
    for block in file.blocks():
        card, found = read_card(block)
        mistakes += found
        if card is None:
            continue
        line, name = block[0][0], key(card)
        if name in first_line:
            mistakes.append(Mistake(line, twice(card, first_line[name])))
        first_line.setdefault(name, line)
        cards.append(card)
        if len(cards) == most + 1:
            mistakes.append(Mistake(line, say("patterns-deck/many", most=most)))
    if not cards and not mistakes:
        mistakes.append(Mistake(1, say("patterns-deck/no-card", format=expected)))
    if mistakes:
        raise BadDeck(sorted(mistakes, key=lambda mistake: mistake.line))
    return cards


def box_at(row: int, column: int) -> str:
    """The name of a box.

    >>> box_at(2, 1)
    'b3'
    """
    return chr(ord("a") + column) + str(row + 1)


def contents(rows: Sequence[str], symbols: Mapping[str, str]) -> dict[str, str]:
    """What is in each box of a drawing, row by row; marks without a meaning are not boxes.

    >>> contents(["o.", "xo"], {"o": "plain", "x": "cross"})
    {'a1': 'plain', 'a2': 'cross', 'b2': 'plain'}
    """
    return {
        box_at(row, column): symbols[mark]
        for row, marks in enumerate(rows)
        for column, mark in enumerate(marks)
        if mark in symbols
    }


def check_colour(card: str, line: int, colour: str, colours: Sequence[str]) -> list[Mistake]:
    """The mistake of a card without a colour of the game."""
    if colour in colours:
        return []
    known = ", ".join(colours)
    return [Mistake(line, say("patterns-deck/colour", card=card, colour=quoted(colour), known=known))]


def connected(start: Place, boxes: set[Place]) -> set[Place]:
    """The boxes that can be reached from one of them, from side to side.

    >>> sorted(connected((0, 0), {(0, 0), (0, 1), (1, 1), (2, 2)}))
    [(0, 0), (0, 1), (1, 1)]
    """
    part, edge = {start}, [start]
    while edge:
        row, column = edge.pop()
        near = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)} & boxes - part
        part |= near
        edge += near
    return part

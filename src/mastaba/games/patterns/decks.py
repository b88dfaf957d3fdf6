"""Reading card files of the two games: what a block of the file is, the game says."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TypeVar

from mastaba.core.cardfile import BadDeck, Block, CardFile
from mastaba.core.contract import Mistake

Card = TypeVar("Card")


def read_cards(
    file: CardFile,
    read_card: Callable[[Block], tuple[Card | None, list[Mistake]]],
    key: Callable[[Card], Hashable],
    twice: Callable[[Card, int], str],
    most: int,
    expected: str,
) -> list[Card]:
    """The cards of a file; BadDeck with every mistake in it.

    ``key`` is what no two cards may share, ``twice`` says so with the line of the first, ``most`` is how many
    cards a deck may have, and ``expected`` how a card is written.
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
            mistakes.append(Mistake(line, f"more than {most} cards: a deck has at most {most}"))
    if not cards and not mistakes:
        mistakes.append(Mistake(1, f"no card in this file: {expected}"))
    if mistakes:
        raise BadDeck(sorted(mistakes, key=lambda mistake: mistake.line))
    return cards

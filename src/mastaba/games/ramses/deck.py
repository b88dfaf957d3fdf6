"""The treasures, search cards and chips: reading a card file, and the card list as data."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from mastaba.core.cardfile import BadDeck, Block, CardFile
from mastaba.core.contract import Mistake
from mastaba.core.quoting import quoted
from mastaba.games.ramses.material import ACTIONS, CHIPS, MOST_CARDS, PYRAMIDS, STACKS, TREASURES

HOUSE = Path(__file__).parent / "cards.txt"

LONGEST_NAME = 20
NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
CHIP = re.compile(r"(?:(?P<hats>[1-3]) hats?|curse) x (?P<many>[0-9]{1,2})")
PARTS = ("treasures", *(f"stack {number}" for number in range(1, STACKS + 1)), "chips")
FORMAT = "the parts of a card file begin with a line 'treasures', 'stack 1', 'stack 2', 'stack 3' or 'chips'"


@dataclass(frozen=True)
class Card:
    """A search card."""

    treasure: str
    value: int
    stack: int
    action: str
    """One of ``ACTIONS``."""


@dataclass(frozen=True)
class Deck:
    hash: str
    treasures: tuple[str, ...]
    cards: tuple[Card, ...]
    chips: tuple[int, ...]
    """The hats on each chip; 0 is a curse of the mummy."""

    @cached_property
    def number(self) -> dict[str, int]:
        """A treasure's number by its name."""
        return {name: number for number, name in enumerate(self.treasures)}

    def as_json(self) -> dict[str, Any]:
        """The card list of the public format."""
        return {
            "game": "ramses",
            "hash": "sha256:" + self.hash,
            "treasures": list(self.treasures),
            "search": [
                {
                    "treasure": card.treasure,
                    "value": card.value,
                    "stack": card.stack,
                    "action": None if card.action == "plain" else card.action,
                }
                for card in self.cards
            ],
            "chips": [{"hats": hats} if hats else {"curse": True} for hats in self.chips],
            "pyramids": dict(PYRAMIDS),
        }

    def fewest(self, seats: int) -> int:
        """How many search cards this number of players needs: any number will do."""
        return 1


def read(file: CardFile) -> Deck:
    """The deck of a card file; BadDeck with all its mistakes."""
    mistakes: list[Mistake] = []
    parts: dict[str, Block] = {}
    last_line = 1
    for block in file.blocks():
        line, head = block[0]
        last_line = block[-1][0]
        name = " ".join(head.split())
        if name not in PARTS:
            mistakes.append(Mistake(line, f"can't read {quoted(head)}: {FORMAT}"))
        elif name in parts:
            mistakes.append(
                Mistake(line, f"{name!r} is already on line {parts[name][0][0]}: every part comes once")
            )
        else:
            parts[name] = block
    missing = [name for name in PARTS if name not in parts]
    if missing and not (mistakes or parts):
        mistakes.append(Mistake(1, f"no cards in this file: {FORMAT}"))
    elif missing:
        mistakes.append(Mistake(last_line, f"missing: {', '.join(missing)}; {FORMAT}"))
    treasures = _treasures(parts["treasures"], mistakes) if "treasures" in parts else None
    cards = [
        card
        for name, block in parts.items()
        if name.startswith("stack")
        for card in _stack(block, treasures, mistakes)
    ]
    chips = _chips(parts["chips"], mistakes) if "chips" in parts else []
    if len(cards) > MOST_CARDS:
        mistakes.append(Mistake(last_line, f"{len(cards)} search cards: at most {MOST_CARDS}"))
    if mistakes:
        raise BadDeck(sorted(mistakes, key=lambda mistake: mistake.line))
    return Deck(
        file.hash, tuple(treasures or ()), tuple(sorted(cards, key=lambda card: card.stack)), tuple(chips)
    )


def _treasures(block: Block, mistakes: list[Mistake]) -> dict[str, None]:
    """The treasures in their order."""
    (head, _), *lines = block
    names: dict[str, None] = {}
    for line, text in lines:
        name = text.strip()
        if not NAME.fullmatch(name) or len(name) > LONGEST_NAME or name == "none":
            mistakes.append(
                Mistake(
                    line,
                    f"{quoted(name)} can't name a treasure: up to {LONGEST_NAME} small letters, digits and "
                    "hyphens (and not 'none')",
                )
            )
        elif name in names:
            mistakes.append(Mistake(line, f"treasure {name} comes twice"))
        names[name] = None
    if len(lines) != TREASURES:
        mistakes.append(
            Mistake(head, f"{len(lines)} treasures: there must be {TREASURES}, one for each block of 2 x 2")
        )
    return names


def _stack(block: Block, treasures: dict[str, None] | None, mistakes: list[Mistake]) -> list[Card]:
    (head, title), *lines = block
    stack = int(title.split()[1])
    cards = []
    if not lines:
        mistakes.append(Mistake(head, f"stack {stack} has no card: every stack needs one"))
    for line, text in lines:
        words = text.split()
        if len(words) not in (2, 3):
            mistakes.append(
                Mistake(
                    line,
                    f"can't read {quoted(text)}: a search card is a line such as 'ibis 2' or 'ibis 2 "
                    "scorpion'",
                )
            )
            continue
        name, value, action = words[0], words[1], words[2] if len(words) == 3 else "plain"
        told = name if NAME.fullmatch(name) and len(name) <= LONGEST_NAME else quoted(name)
        before = len(mistakes)
        if treasures is not None and name not in treasures:
            mistakes.append(Mistake(line, f"no treasure {quoted(name)}: it is not among the twelve"))
        if value not in ("1", "2", "3", "4"):
            mistakes.append(Mistake(line, f"card {told}: value {quoted(value)} must be a number from 1 to 4"))
        if len(words) == 3 and action not in ACTIONS[1:]:
            mistakes.append(
                Mistake(
                    line,
                    f"card {told}: no special action {quoted(action)}; there are {', '.join(ACTIONS[1:])}",
                )
            )
        elif len(words) == 3 and stack == 1:
            mistakes.append(Mistake(line, f"card {told}: cards of stack 1 have no special action"))
        if len(mistakes) == before:
            cards.append(Card(name, int(value), stack, action))
    return cards


def _chips(block: Block, mistakes: list[Mistake]) -> list[int]:
    (head, _), *lines = block
    chips: list[int] = []
    bad = False
    for line, text in lines:
        found = CHIP.fullmatch(" ".join(text.split()))
        if not found:
            mistakes.append(
                Mistake(
                    line, f"can't read {quoted(text)}: chips are lines such as '2 hats x 4' or 'curse x 3'"
                )
            )
            bad = True
        else:
            chips += [int(found["hats"] or 0)] * int(found["many"])
    if len(chips) != CHIPS and not bad:
        mistakes.append(
            Mistake(head, f"{len(chips)} chips: there must be {CHIPS}, one for each gold pyramid")
        )
    return chips

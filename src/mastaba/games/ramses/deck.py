"""The treasures, search cards and chips: reading a card file, and the card list as data."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from mastaba.core.cardfile import BadDeck, Block, CardFile
from mastaba.core.contract import Mistake
from mastaba.core.message import say
from mastaba.core.quoting import quoted
from mastaba.games.ramses.material import ACTIONS, CHIPS, MOST_CARDS, PYRAMIDS, STACKS, TREASURES

HOUSE = Path(__file__).parent / "cards.txt"

LONGEST_NAME = 20
NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
CHIP = re.compile(r"(?:(?P<hats>[1-3]) hats?|curse) x (?P<many>[0-9]{1,2})")
PARTS = ("treasures", *(f"stack {number}" for number in range(1, STACKS + 1)), "chips")
FORMAT = say("ramses-deck/format")


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
            mistakes.append(Mistake(line, say("ramses-deck/unread", text=quoted(head), format=FORMAT)))
        elif name in parts:
            before = str(parts[name][0][0])
            mistakes.append(Mistake(line, say("ramses-deck/part-twice", part=repr(name), line=before)))
        else:
            parts[name] = block
    missing = [name for name in PARTS if name not in parts]
    if missing and not (mistakes or parts):
        mistakes.append(Mistake(1, say("ramses-deck/no-cards", format=FORMAT)))
    elif missing:
        mistakes.append(
            Mistake(last_line, say("ramses-deck/missing", parts=", ".join(missing), format=FORMAT))
        )
    treasures = _treasures(parts["treasures"], mistakes) if "treasures" in parts else None
    cards = [
        card
        for name, block in parts.items()
        if name.startswith("stack")
        for card in _stack(block, treasures, mistakes)
    ]
    chips = _chips(parts["chips"], mistakes) if "chips" in parts else []
    if len(cards) > MOST_CARDS:
        mistakes.append(Mistake(last_line, say("ramses-deck/many", n=len(cards), most=MOST_CARDS)))
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
            mistakes.append(Mistake(line, say("ramses-deck/name", name=quoted(name), most=LONGEST_NAME)))
        elif name in names:
            mistakes.append(Mistake(line, say("ramses-deck/treasure-twice", name=name)))
        names[name] = None
    if len(lines) != TREASURES:
        mistakes.append(Mistake(head, say("ramses-deck/treasures", n=len(lines), needed=TREASURES)))
    return names


def _stack(block: Block, treasures: dict[str, None] | None, mistakes: list[Mistake]) -> list[Card]:
    (head, title), *lines = block
    stack = int(title.split()[1])
    cards = []
    if not lines:
        mistakes.append(Mistake(head, say("ramses-deck/empty-stack", n=stack)))
    for line, text in lines:
        words = text.split()
        if len(words) not in (2, 3):
            mistakes.append(Mistake(line, say("ramses-deck/unread-card", text=quoted(text))))
            continue
        name, value, action = words[0], words[1], words[2] if len(words) == 3 else "plain"
        told = name if NAME.fullmatch(name) and len(name) <= LONGEST_NAME else quoted(name)
        before = len(mistakes)
        if treasures is not None and name not in treasures:
            mistakes.append(Mistake(line, say("ramses-deck/no-treasure", name=quoted(name))))
        if value not in ("1", "2", "3", "4"):
            mistakes.append(Mistake(line, say("ramses-deck/value", card=told, value=quoted(value))))
        if len(words) == 3 and action not in ACTIONS[1:]:
            wrong, known = quoted(action), ", ".join(ACTIONS[1:])
            mistakes.append(Mistake(line, say("ramses-deck/action", card=told, action=wrong, known=known)))
        elif len(words) == 3 and stack == 1:
            mistakes.append(Mistake(line, say("ramses-deck/no-action", card=told)))
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
            mistakes.append(Mistake(line, say("ramses-deck/unread-chip", text=quoted(text))))
            bad = True
        else:
            chips += [int(found["hats"] or 0)] * int(found["many"])
    if len(chips) != CHIPS and not bad:
        mistakes.append(Mistake(head, say("ramses-deck/chips", n=len(chips), needed=CHIPS)))
    return chips

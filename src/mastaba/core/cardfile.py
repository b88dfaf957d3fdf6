"""Reading card files: plain text, one block per card, comments after ``# ``.

All mistakes are reported at once, each with its line (and box).
"""

from __future__ import annotations

import hashlib
import io
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from mastaba.core.contract import Mistake
from mastaba.core.message import say

Line = tuple[int, str]
Block = list[Line]

LARGEST = 1_000_000  # bytes


class BadDeck(ValueError):
    """A card file that can't be played with."""

    def __init__(self, mistakes: list[Mistake]) -> None:
        self.mistakes = mistakes
        super().__init__(say("match/mistakes", first=mistakes[0].said, n=len(mistakes) - 1))


@dataclass(frozen=True)
class CardFile:
    """The text of a card file, and the hash of its bytes."""

    text: str
    hash: str

    def blocks(self) -> Iterator[Block]:
        """The cards: blocks of lines between empty lines, without comments."""
        block: Block = []
        for number, line in enumerate(io.StringIO(self.text, newline=None), 1):  # lines as editors count them
            line = line.rstrip()
            if line == "#" or line.startswith("# "):
                continue
            if line:
                block.append((number, line))
            elif block:
                yield block
                block = []
        if block:
            yield block


def load(source: Path | bytes) -> CardFile:
    """Read a card file. OSError if it can't be read, BadDeck if it is too large or not text."""
    raw = source if isinstance(source, bytes) else _first_bytes(source)
    if len(raw) > LARGEST:
        raise BadDeck([Mistake(0, say("match/large-deck", limit=LARGEST // 1_000_000))])
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise BadDeck([Mistake(line, say("match/deck-encoding"))]) from None
    return CardFile(text, hashlib.sha256(raw).hexdigest())


def _first_bytes(path: Path) -> bytes:
    """The file, or enough of it to see that it is too large: files such as /dev/zero have no end."""
    with path.open("rb") as file:
        return file.read(LARGEST + 1)

"""Chance that anyone can check.

A match has a secret seed, at least 128 random bits written in hex. Its SHA-256 is published before the game,
the seed after it. The k-th outcome of chance (counted from 0) comes from bytes 8k to 8k+7 of SHAKE-256 over
the seed's text: a big-endian number, halved, modulo the sum of the weights. docs/shuffle.md gives the order
of the outcomes.
"""

from __future__ import annotations

import hashlib
import operator
import secrets
from typing import SupportsIndex

FEWEST = 128  # values that are drawn at once
Seed = SupportsIndex | str | bytes | bytearray


def new_seed() -> str:
    return secrets.token_hex(16)


def seed_text(seed: Seed | None) -> str:
    """A seed as the text that the record holds: numbers and bytes in hex; a new one for None.

    >>> seed_text(7), seed_text("lotus"), seed_text(bytes([0, 255]))
    ('0x7', 'lotus', '00ff')
    """
    if seed is None:
        return new_seed()
    if isinstance(seed, bytes | bytearray):
        return seed.hex()
    if isinstance(seed, str):
        try:
            seed.encode()
        except UnicodeEncodeError:
            raise ValueError(
                "a seed is a text that can be written in UTF-8: use letters and digits"
            ) from None
        return seed
    if isinstance(seed, bool) or not hasattr(seed, "__index__"):
        raise ValueError(f"a seed is a whole number, a text or bytes, not {seed!r:.60}")
    return hex(operator.index(seed))


def commitment(seed: str) -> str:
    """The hash of a seed, which is published before the game.

    >>> commitment("00ff")[:23]
    'sha256:8909cde2f411a84e'
    """
    return "sha256:" + hashlib.sha256(seed.encode()).hexdigest()


class Shuffle:
    """The random values of one seed, by their number.

    >>> Shuffle("00ff").value(0) == int.from_bytes(hashlib.shake_256(b"00ff").digest(8), "big") >> 1
    True
    """

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.commit = commitment(seed)
        self._drawn = b""

    def value(self, k: int) -> int:
        if 8 * k >= len(self._drawn):  # twice as many each time: drawing begins anew
            drawn = max(FEWEST, 1 << (k + 1).bit_length())
            self._drawn = hashlib.shake_256(self.seed.encode()).digest(8 * drawn)
        return int.from_bytes(self._drawn[8 * k : 8 * k + 8], "big") >> 1

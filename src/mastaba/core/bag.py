"""Bags, unordered sets as bit masks; and dice, random numbers in compiled code.

A deck is a bag of unseen cards, never a shuffled list: cards that are not drawn have no order that could
leak. Masks are non-negative and at most 62 bits wide, so that numpy's and Python's integers give the same
results.
"""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np

from mastaba.core.intrinsics import nth_bit, set_bits, zeros_below
from mastaba.core.kernel import rule
from mastaba.core.layout import zeros

WORD = 62  # bits per word of a mask
SHIFT = 6  # an action number is (word << SHIFT) | bit
LOW = (1 << SHIFT) - 1
Array = np.ndarray[Any, Any]


@rule
def count(mask: int) -> int:
    """How many bits are set.

    >>> count(0b10110)
    3
    """
    return set_bits(mask)


@rule
def lowest(mask: int) -> int:
    """Index of the lowest set bit; the caller guarantees that there is one.

    >>> lowest(0b10100)
    2
    """
    return zeros_below(mask)


@rule
def nth(mask: int, k: int) -> int:
    """Index of the k-th set bit, counted from 0; the caller guarantees that there are that many.

    >>> nth(0b10110, 2)
    4
    """
    return zeros_below(nth_bit(mask, k))


@rule
def member(words: Array, k: int) -> int:
    """The k-th smallest action number of a set of actions, given as words of a mask."""
    for w in range(len(words)):
        here = count(words[w])
        if k < here:
            return (w << SHIFT) | nth(words[w], k)
        k -= here
    return -1


@rule
def holds(words: Array, action: int) -> bool:
    """Whether the action is in the set."""
    return 0 <= action < (len(words) << SHIFT) and (words[action >> SHIFT] >> (action & LOW)) & 1 == 1


def actions(words: Array) -> list[int]:
    """The set as a sorted list.

    >>> actions(np.array([0b101, 0b10]))
    [0, 2, 65]
    """
    listed = []
    for w, word in enumerate(words.tolist()):
        while word:
            bit = word & -word
            listed.append((w << SHIFT) + bit.bit_length() - 1)
            word ^= bit
    return listed


@rule
def roll(dice: Array) -> int:
    """The next 32 random bits of ``dice`` (xoshiro128++; plain Python gives the same bits)."""
    a, b, c, d = int(dice[0]), int(dice[1]), int(dice[2]), int(dice[3])
    total = (a + d) & 0xFFFFFFFF
    out = ((((total << 7) & 0xFFFFFFFF) | (total >> 25)) + a) & 0xFFFFFFFF
    t = (b << 9) & 0xFFFFFFFF
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= t
    d = ((d << 11) & 0xFFFFFFFF) | (d >> 21)
    dice[0], dice[1], dice[2], dice[3] = a, b, c, d
    return out


@rule
def pick(dice: Array, n: int) -> int:
    """A random number from 0 to n - 1."""
    return (roll(dice) * n) >> 32


@rule
def pick_for(word: int, n: int, streams: Array) -> int:
    """A random number from 0 to n - 1. Every kind of chance, which is a word of its actions, has its row of
    dice; the last row serves all kinds that have none."""
    return pick(streams[min(word, len(streams) - 1)], n)


@rule
def any_of(mask: int, word: int, streams: Array) -> int:
    """A random action of chance out of those that a word holds, all equally likely."""
    return (word << SHIFT) | nth(mask, pick_for(word, count(mask), streams))


def dice(seed: str, count: int = 1) -> Array:
    """Dice for fast play in compiled code, one row per game. The shuffle of a match, which anyone can check,
    is in ``match/shuffle.py``."""
    raw = hashlib.shake_256(b"dice:" + seed.encode()).digest(16 * count)
    rows = zeros(4 * count, np.dtype(np.int64)).reshape(count, 4)
    rows[:] = np.frombuffer(raw, ">u4").reshape(count, 4)
    return rows

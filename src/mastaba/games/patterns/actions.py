"""The action numbers of the two games. An action is a bit of a word, numbered (word << 6) | bit.

``n`` words hold the placements of a pattern on one card: 1 in Silver & Gold, 2 in Pyramids.
  words 0 to n - 1    a placement of the open pattern on the player's left card, 48 per word
  words n to 2n - 1   the same on the right card
  word 2n             a single box: first those of the left card, then those of the right one
  word 2n + 1         the other choices: keep a pair, take from the display or the deck, pass
  word 2n + 2         chance: a card
  word 2n + 3         chance: an expedition card; in Silver & Gold the first player too
"""

from __future__ import annotations

from mastaba.core.bag import LOW, SHIFT
from mastaba.core.kernel import rule
from mastaba.games.patterns.fits import PLACEMENTS_A_WORD


@rule
def encode_placement(side: int, placement: int, words: int) -> int:
    """A placement of the pattern on the left card (side 0) or the right card (side 1).

    >>> [encode_placement(1, 50, 2), decode_placement(encode_placement(1, 50, 2), 2)]
    [194, (1, 50)]
    """
    word, bit = placement // PLACEMENTS_A_WORD, placement % PLACEMENTS_A_WORD
    return ((side * words + word) << SHIFT) | bit


@rule
def decode_placement(action: int, words: int) -> tuple[int, int]:
    """The side and the placement."""
    word, bit = action >> SHIFT, action & LOW
    return word // words, word % words * PLACEMENTS_A_WORD + bit


@rule
def encode_box(side: int, box: int, boxes: int, words: int) -> int:
    """A single box of a card with ``boxes`` boxes."""
    return ((2 * words) << SHIFT) | (side * boxes + box)


@rule
def decode_box(action: int, boxes: int) -> tuple[int, int]:
    """The side and the box."""
    bit = action & LOW
    return bit // boxes, bit % boxes


@rule
def encode_choice(bit: int, words: int) -> int:
    """One of the other choices (``tableau.KEEP`` and the following)."""
    return ((2 * words + 1) << SHIFT) | bit

"""The action numbers of Ramses, and the phases in which they are legal.

An action is a bit of a word, numbered (word << 6) | bit. Rules, notation and bots use the helpers below.

  word 0  slide: the hole from which a pyramid comes (with super powers all between it and the free hole move
          along)
  word 1  tilt: the hole where the gold pyramid stands, or none of them; use the scarab, or keep it
  word 2  give or lay: a card
  word 3  chance: a hole for a treasure or a pyramid
  word 4  chance: a card
  word 5  chance: a chip, the first player, the back of a card

The phases (``state.py``):

  HIDE -> STAND -> CHIP (experts) -> FIRST (not solo) -> BACK -> TURN_UP -> SLIDE
  SLIDE    nothing found      -> SLIDE again; for experts a moved gold pyramid first: TILT
           a wrong treasure   -> SCARAB (experts), or the next player's SLIDE
           the right treasure -> BACK of the next card, and then its special action, if it has one
           scorpion           -> STING, until somebody is stung -> GIVE or BE_GIVEN
           duel               -> DRAW for a dueller without cards -> LAY, both -> SLIDE
  TURN_UP  follows every action, until no card is left -> OVER
"""

from __future__ import annotations

from mastaba.core.bag import LOW, SHIFT
from mastaba.core.kernel import rule

FROM, CHOICE, CARD, HOLE, DRAWN, LOT = 0, 1, 2, 3, 4, 5  # the words above
TILT_NONE, USE, KEEP = 48, 49, 50  # bits of CHOICE, above the holes
HATS, SEAT, SYMBOL = 0, 4, 12  # bits of LOT
WORDS = 6


@rule
def word_of(action: int) -> int:
    """The word of an action, which is its kind."""
    return action >> SHIFT


@rule
def bit_of(action: int) -> int:
    """The bit within the word: the hole, the card, the choice or the lot."""
    return action & LOW


@rule
def encode_slide(hole: int) -> int:
    """Slide the pyramid of this hole."""
    return (FROM << SHIFT) | hole


@rule
def encode_choice(choice: int) -> int:
    """Tilt the gold pyramid of a hole, or TILT_NONE; USE the scarab or KEEP it."""
    return (CHOICE << SHIFT) | choice


@rule
def encode_card(card: int) -> int:
    """Give or lay a card."""
    return (CARD << SHIFT) | card


@rule
def encode_hole(hole: int) -> int:
    """Chance: a hole for a treasure or a pyramid."""
    return (HOLE << SHIFT) | hole


@rule
def encode_drawn(card: int) -> int:
    """Chance: a card from the pile."""
    return (DRAWN << SHIFT) | card


@rule
def encode_chip(kind: int) -> int:
    """Chance: a chip, by its hats; 0 is a curse."""
    return (LOT << SHIFT) | (HATS + kind)


@rule
def encode_first(seat: int) -> int:
    """Chance: the seat that begins."""
    return (LOT << SHIFT) | (SEAT + seat)


@rule
def encode_back(symbol: int) -> int:
    """Chance: the back of the next card."""
    return (LOT << SHIFT) | (SYMBOL + symbol)

"""Cards on the table: dealing, keeping two of four, a display of four beside the deck, a small pile of cards
of a few kinds.

The functions take a state of any game whose record has these fields: ``seats``, ``bag`` (mask of the deck),
``fresh`` (mask of the seats that still have to choose), ``hand`` (four places per seat), ``cards`` (two
places per seat) and ``display`` (four places). -1 is an empty place.
"""

from __future__ import annotations

from typing import Any

from mastaba.core.bag import SHIFT, Array, pick_for
from mastaba.core.kernel import rule

# Bits of a player's choices: a pair, a place of the display, the deck, nothing.
KEEP, TAKE, TAKE_DECK, PASS = 0, 6, 10, 11


@rule
def next_dealt(s: Any) -> int:
    """The seat that gets the next card, or -1 when everyone who has to choose has four."""
    for seat in range(s.seats):
        if (s.fresh >> seat) & 1 and s.hand[seat, 3] < 0:
            return seat
    return -1


@rule
def deal(s: Any, card: int) -> None:
    """A card from the deck into the next hand."""
    seat = next_dealt(s)
    place = 0
    while s.hand[seat, place] >= 0:
        place += 1
    s.hand[seat, place] = card
    s.bag &= ~(1 << card)


@rule
def pair_of(pair: int) -> tuple[int, int]:
    """Two of four places, by number: 01 02 03 12 13 23."""
    if pair < 3:
        return 0, pair + 1
    if pair < 5:
        return 1, pair - 1
    return 2, 3


@rule
def keep_pair(s: Any, seat: int, pair: int) -> None:
    """Two cards of the hand stay in front of the player, two go back into the deck."""
    left, right = pair_of(pair)
    for place in range(4):
        card = int(s.hand[seat, place])
        if place == left:
            s.cards[seat, 0] = card
        elif place == right:
            s.cards[seat, 1] = card
        else:
            s.bag |= 1 << card
        s.hand[seat, place] = -1
    s.fresh &= ~(1 << seat)


@rule
def hide_hand(o: Any, seat: int) -> None:
    """A player's hand, and what they kept of it, back into the bag of unseen cards, as if they had not chosen
    yet."""
    for place in range(4):
        if o.hand[seat, place] >= 0:
            o.bag |= 1 << int(o.hand[seat, place])
        o.hand[seat, place] = -1
    for side in range(2):
        if o.cards[seat, side] >= 0:
            o.bag |= 1 << int(o.cards[seat, side])
        o.cards[seat, side] = -1
    o.fresh |= 1 << seat


@rule
def first_gap(s: Any) -> int:
    """The first empty place of the display, or -1."""
    for place in range(4):
        if s.display[place] < 0:
            return place
    return -1


@rule
def display_holds(s: Any) -> bool:
    """Whether any card lies in the display."""
    return s.display[0] >= 0 or s.display[1] >= 0 or s.display[2] >= 0 or s.display[3] >= 0


@rule
def turn_up(s: Any, card: int) -> None:
    """A card from the deck into the first empty place of the display."""
    s.display[first_gap(s)] = card
    s.bag &= ~(1 << card)


@rule
def takes(s: Any) -> int:
    """What may be taken, as bits of a choice: any card of the display, or the top card of the deck."""
    mask = 0
    for place in range(4):
        if s.display[place] >= 0:
            mask |= 1 << (TAKE + place)
    if s.bag != 0:
        mask |= 1 << TAKE_DECK
    return mask


@rule
def take_from_display(s: Any, place: int) -> int:
    """A card out of the display, which leaves its place empty."""
    card = int(s.display[place])
    s.display[place] = -1
    return card


@rule
def kinds_left(left: Array) -> int:
    """A mask of the kinds of which cards are left in a pile."""
    mask = 0
    for kind in range(len(left)):
        if left[kind] > 0:
            mask |= 1 << kind
    return mask


@rule
def odds_of_kinds(left: Array, out: Array) -> int:
    """How many cards there are of each kind that is left, in order, into ``out``; and of all together."""
    n, total = 0, 0
    for kind in range(len(left)):
        if left[kind] > 0:
            out[n] = left[kind]
            total += int(left[kind])
            n += 1
    return total


@rule
def any_kind(left: Array, word: int, streams: Array) -> int:
    """The action of chance that draws a random card of a pile; its kind is the bit of the word."""
    total = 0
    for kind in range(len(left)):
        total += int(left[kind])
    value = pick_for(word, total, streams)
    kind, below = 0, 0
    for k in range(len(left)):  # without a jump, which the processor could not predict
        below += int(left[k])
        kind += value >= below
    return (word << SHIFT) | kind

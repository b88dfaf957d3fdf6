"""A turn of the two games: a pattern for all, crossing off at once, replacing what is completed.

The functions take a state of either game. Beside the fields that ``tableau.py`` names they use ``turn``,
``pattern``, ``expeditions``, ``crossed``, ``owed``, ``finished``, ``completed``, ``replacing`` and
``shown_crossed``.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from mastaba.core.bag import Array, count
from mastaba.core.kernel import rule
from mastaba.games.patterns.shapes import EXPEDITION, PATTERN_NAMES
from mastaba.games.patterns.tableau import display_holds, first_gap

TURNS_A_ROUND, ROUNDS = 7, 4
LAST_TURN = ROUNDS * TURNS_A_ROUND
EXPEDITION_CARDS = np.array([EXPEDITION.count(name) for name in PATTERN_NAMES], np.int64)


# --- Setup ---


@rule
def lay_out_table(t: Any, s: Any, seats: int, show_pile: int) -> None:
    """What both games lay out: the deck, empty places, all expedition cards face down."""
    s.seats = seats
    s.show_pile = show_pile
    s.turn = 0
    s.bag = (1 << int(t.cards)) - 1
    s.display[:] = -1
    s.replacing = 0
    s.fresh = (1 << seats) - 1
    s.hand[:, :] = -1
    s.cards[:, :] = -1
    s.crossed[:, :] = 0
    s.owed[:] = 0
    s.completed[:] = 0
    s.finished[:] = 0
    s.shown_crossed[:, :] = 0
    shuffle_expeditions(s)


@rule
def shuffle_expeditions(s: Any) -> None:
    """All eight expedition cards lie face down again."""
    for p in range(len(EXPEDITION_CARDS)):
        s.expeditions[p] = EXPEDITION_CARDS[p]
    s.pattern = -1


# --- Crossing off ---


@rule
def open_pattern(s: Any, pattern: int) -> None:
    """The pattern holds for everybody, who all begin at once: what their cards show now is what the others
    see until all are done."""
    s.expeditions[pattern] -= 1
    s.pattern = pattern
    for seat in range(len(s.crossed)):
        for side in range(2):
            s.shown_crossed[seat, side] = s.crossed[seat, side]
    s.fresh = (1 << int(s.seats)) - 1


@rule
def may_cross(s: Any, seat: int) -> bool:
    """Whether the seat has still to cross off: the pattern, or boxes that it owes."""
    return (s.fresh >> seat) & 1 == 1 or s.owed[seat] > 0


@rule
def crossing_seats(s: Any) -> int:
    """A mask of the seats that have still to cross off."""
    seats = int(s.fresh)
    for seat in range(len(s.owed)):  # empty seats owe nothing, and a fixed number of them is compared at once
        seats |= (s.owed[seat] > 0) << seat
    return seats


@rule
def use_up(s: Any, seat: int) -> None:
    """The pattern counts as used, or else one of the boxes owed."""
    if (s.fresh >> seat) & 1:
        s.fresh &= ~(1 << seat)
    else:
        s.owed[seat] -= 1


@rule
def how_many_finished(s: Any, seat: int) -> int:
    """Cards that the player has completed, this turn's included."""
    n = count(s.completed[seat])
    for side in range(2):
        card = s.cards[seat, side]
        if card >= 0 and s.finished[card] > 0:
            n += 1
    return n


# --- Completed cards ---


@rule
def lay_aside(s: Any, seat: int) -> int:
    """Completed cards leave the player's places; a mask of them."""
    aside = 0
    for side in range(2):
        card = int(s.cards[seat, side])
        if card >= 0 and s.finished[card] > 0:
            aside |= 1 << card
            s.cards[seat, side] = -1
            s.crossed[seat, side] = 0
    s.completed[seat] |= aside
    return aside


@rule
def can_replace(s: Any) -> bool:
    """Whether the player has a replacement to take, and there is something to take."""
    return s.replacing > 0 and (s.bag != 0 or display_holds(s))


@rule
def needs_refill(s: Any) -> bool:
    """Whether the display has a gap that the deck can fill."""
    return s.bag != 0 and first_gap(s) >= 0


@rule
def place_card(s: Any, seat: int, card: int) -> None:
    """The replacement comes to the player's empty place."""
    s.cards[seat, 0 if s.cards[seat, 0] < 0 else 1] = card
    s.replacing -= 1


# --- The contract ---


@rule
def how_many(out: Array, words: int) -> int:
    """The number of actions in a set of so many words."""
    n = 0
    for word in range(words):
        n += count(out[word])
    return n


# --- What a seat sees ---


@rule
def hide_crossing(o: Any, seat: int) -> None:
    """A player's cards as they were before the step, as if they had not crossed off yet."""
    for side in range(2):
        o.crossed[seat, side] = o.shown_crossed[seat, side]
        if o.cards[seat, side] >= 0:
            o.finished[o.cards[seat, side]] = 0
    o.owed[seat] = 0
    o.fresh |= 1 << seat


@rule
def hide_pile(o: Any) -> None:
    """Of the expedition cards only the open one is seen; any of the others may come next."""
    pattern = int(o.pattern)
    shuffle_expeditions(o)
    o.pattern = pattern
    if pattern >= 0:
        o.expeditions[pattern] -= 1

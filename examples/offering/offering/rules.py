"""The rules of Offering, in the order of RULES.md. ``s`` is the state, ``t`` the deck, ``who`` a seat or
chance.

Actions are bits of one word: a gift for a player, a gift or a favour for chance.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from mastaba.core.bag import Array, count, nth, pick
from mastaba.core.contract import CHANCE
from mastaba.core.kernel import rule
from mastaba.core.layout import blank, layout
from offering.deck import HAND, MOST, ROUNDS, Deck

DEAL, TURN_UP, LAY, OVER = 0, 1, 2, 3
SEATS = 4
WORDS = 1

STATE = layout(
    [
        ("seats", "i1"),
        ("phase", "i1"),
        ("played", "i1"),  # rounds
        ("gifts", "i8"),  # not dealt; in an observation also those in hands that the seat does not see
        ("favours", "i8"),  # not turned up
        ("favour", "i1"),  # of this round, -1 before it is turned up
        ("hand", "i8", (SEATS,)),
        ("laid", "i1", (SEATS,)),  # in this round, -1: not yet
        ("shown", "i1", (ROUNDS, SEATS)),  # in earlier rounds
        ("won", "i8", (SEATS,)),  # favours
    ]
)
TABLES = layout([("gifts", "i2", (MOST,)), ("favours", "i2", (MOST,)), ("many", "i1", (2,))])


def tables(deck: Deck) -> np.ndarray[Any, Any]:
    """The deck as a record of arrays."""
    found = blank(TABLES)
    found[0].gifts[: len(deck.gifts)] = deck.gifts
    found[0].favours[: len(deck.favours)] = deck.favours
    found[0].many[:] = len(deck.gifts), len(deck.favours)
    return found


@rule
def setup(t: Any, s: Any, seats: int, variant: Array) -> None:
    """OF-1."""
    s.seats, s.phase, s.played = seats, DEAL, 0
    s.gifts, s.favours = (1 << int(t.many[0])) - 1, (1 << int(t.many[1])) - 1
    s.favour = -1
    s.hand[:] = 0
    s.won[:] = 0
    s.laid[:] = -1
    s.shown[:, :] = -1


@rule
def next_to_get(s: Any) -> int:
    """OF-1: the seat that is dealt the next gift, -1 when all have theirs."""
    for seat in range(s.seats):
        if count(s.hand[seat]) < HAND:
            return seat
    return -1


@rule
def show(t: Any, s: Any) -> None:
    """OF-3, OF-4: the highest gift wins the favour; then the next round."""
    best = 0
    for seat in range(s.seats):
        s.shown[s.played, seat] = s.laid[seat]
        if t.gifts[s.laid[seat]] > t.gifts[s.laid[best]]:
            best = seat
    s.won[best] |= 1 << int(s.favour)
    s.laid[:] = -1
    s.favour = -1
    s.played += 1
    s.phase = OVER if s.played == ROUNDS else TURN_UP


@rule
def actors(s: Any) -> int:
    """OF-3: in a round all who have not laid a gift, at the same time."""
    if s.phase != LAY:
        return 0 if s.phase == OVER else 1 << CHANCE
    seats = 0
    for seat in range(s.seats):
        if s.laid[seat] < 0:
            seats |= 1 << seat
    return seats


@rule
def legal(t: Any, s: Any, who: int, out: Array) -> int:
    """A gift of one's hand; for chance any gift that is left, or any favour."""
    out[0] = 0
    if who == CHANCE:
        if s.phase == DEAL:
            out[0] = s.gifts
        elif s.phase == TURN_UP:
            out[0] = s.favours
    elif s.phase == LAY and s.laid[who] < 0:
        out[0] = s.hand[who]
    return count(out[0])


@rule
def odds(t: Any, s: Any, out: Array) -> int:
    """Everything is equally likely."""
    return 0


@rule
def apply(t: Any, s: Any, who: int, action: int) -> None:
    if s.phase == DEAL:
        s.gifts &= ~(1 << action)
        s.hand[next_to_get(s)] |= 1 << action
        if next_to_get(s) < 0:
            s.phase = TURN_UP
    elif s.phase == TURN_UP:
        s.favours &= ~(1 << action)
        s.favour = action
        s.phase = LAY
    else:
        s.hand[who] &= ~(1 << action)
        s.laid[who] = action
        if actors(s) == 0:
            show(t, s)


@rule
def scores(t: Any, s: Any, out: Array) -> None:
    """OF-5: the points of the favours."""
    for seat in range(s.seats):
        out[seat] = 0
        for favour in range(t.many[1]):
            if (s.won[seat] >> favour) & 1:
                out[seat] += t.favours[favour]


@rule
def ranks(t: Any, s: Any, out: Array) -> None:
    """OF-5: more points, then more favours."""
    totals = np.zeros(SEATS, np.int64)
    scores(t, s, totals)
    for seat in range(s.seats):
        out[seat] = 1
        for other in range(s.seats):
            more = count(s.won[other]) > count(s.won[seat])
            out[seat] += totals[other] > totals[seat] or (totals[other] == totals[seat] and more)


@rule
def observe(t: Any, o: Any, seat: int) -> None:
    """OF-1, OF-3: what the others hold, and what they lay in this round, is hidden."""
    if o.phase == OVER:
        return
    for other in range(o.seats):
        if other != seat:
            o.gifts |= o.hand[other]
            if o.laid[other] >= 0:
                o.gifts |= 1 << int(o.laid[other])
            o.hand[other] = 0
            o.laid[other] = -1


@rule
def redeal(t: Any, o: Any, seat: int, dice: Array) -> None:
    """As many gifts for the others as they hold; before a deal is over that depends on whose turn it is to
    get one."""
    for other in range(o.seats):
        if other != seat and o.phase != OVER and o.phase != DEAL:
            for _ in range(HAND - o.played):
                gift = nth(o.gifts, pick(dice, count(o.gifts)))
                o.gifts &= ~(1 << gift)
                o.hand[other] |= 1 << gift


@rule
def worth(t: Any, s: Any, seat: int) -> float:
    """For bots: points won, and the value of what is still in the hand."""
    totals = np.zeros(SEATS, np.int64)
    scores(t, s, totals)
    kept = 0.0
    for gift in range(t.many[0]):
        if (s.hand[seat] >> gift) & 1:
            kept += t.gifts[gift]
    return totals[seat] + 0.1 * kept

"""The rules of Offering, in the order of RULES.md. ``s`` is the state, ``t`` the deck, ``who`` a seat or
chance. Sets of cards are masks, from low to high. An action is the number of a card: a gift or a favour."""

from typing import Any

from mastaba.core.bag import Array, count, nth, pick
from mastaba.core.contract import CHANCE
from mastaba.core.kernel import rule
from mastaba.core.layout import blank, layout
from offering.deck import HAND, MOST, ROUNDS, Deck

DEAL, TURN_UP, LAY, OVER = 0, 1, 2, 3  # phases
SEATS, WORDS = 4, 1
STATE = layout(
    [
        *((name, "i1") for name in ("seats", "phase", "dealt", "played")),
        ("gifts", "i8"),  # not dealt; in an observation also what the seat may not see of the others
        *((name, "i8") for name in ("favours", "favour")),  # not turned up, and of this round
        *((name, "i8", (SEATS,)) for name in ("hand", "laid", "shown", "won")),  # laid in this round
    ]
)
TABLES = layout([("gifts", "i8", (MOST,)), ("favours", "i8", (MOST,)), ("many", "i8", (2,))])


def tables(deck: Deck) -> Array:
    """The deck as a record of arrays."""
    found = blank(TABLES)
    found[0].gifts[: len(deck.cards)] = deck.cards
    found[0].favours[: len(deck.favours)] = deck.favours
    found[0].many[:] = len(deck.cards), len(deck.favours)
    return found


@rule
def setup(t: Any, s: Any, seats: int, variant: Array) -> None:
    """OF-1."""
    s.seats, s.phase, s.dealt, s.played = seats, DEAL, 0, 0
    s.gifts, s.favours, s.favour = (1 << t.many[0]) - 1, (1 << t.many[1]) - 1, 0
    s.hand[:], s.laid[:], s.shown[:], s.won[:] = 0, 0, 0, 0


@rule
def actors(s: Any) -> int:
    """OF-3: in a round all who have not laid a gift, at the same time; otherwise chance."""
    if s.phase != LAY:
        return 0 if s.phase == OVER else 1 << CHANCE
    seats = 0
    for seat in range(s.seats):
        seats |= int(s.laid[seat] == 0) << seat
    return seats


@rule
def legal(t: Any, s: Any, who: int, out: Array) -> int:
    """A gift from the player's hand; for chance any gift that is left, or any favour."""
    if who == CHANCE:
        out[0] = s.gifts if s.phase == DEAL else s.favours if s.phase == TURN_UP else 0
    else:
        out[0] = s.hand[who] if s.phase == LAY and s.laid[who] == 0 else 0
    return count(out[0])


@rule
def odds(t: Any, s: Any, out: Array) -> int:
    """Everything is equally likely."""
    return 0


@rule
def apply(t: Any, s: Any, who: int, action: int) -> None:
    """OF-1 to OF-3: a gift is dealt, a favour turned up, a gift laid."""
    card = 1 << action
    if s.phase == DEAL:
        s.gifts &= ~card
        s.hand[s.dealt // HAND] |= card
        s.dealt, s.phase = s.dealt + 1, DEAL if s.dealt + 1 < HAND * s.seats else TURN_UP
    elif s.phase == TURN_UP:
        s.favours &= ~card
        s.favour, s.phase = card, LAY
    else:
        s.hand[who] &= ~card
        s.laid[who] = card
        if actors(s) == 0:
            show(s)


@rule
def show(s: Any) -> None:
    """OF-3, OF-4: the highest gift wins the favour; then the next round."""
    best = 0
    for seat in range(s.seats):
        s.shown[seat] |= s.laid[seat]
        best = seat if s.laid[seat] > s.laid[best] else best
    s.won[best] |= s.favour
    s.laid[:], s.favour, s.played = 0, 0, s.played + 1
    s.phase = OVER if s.played == ROUNDS else TURN_UP


@rule
def total(values: Array, mask: int) -> int:
    """The sum of the values of the cards in a mask."""
    found = 0
    for card in range(MOST):
        found += values[card] * ((mask >> card) & 1)
    return found


@rule
def scores(t: Any, s: Any, out: Array) -> None:
    """OF-5: the points of the favours."""
    for seat in range(s.seats):
        out[seat] = total(t.favours, s.won[seat])


@rule
def ranks(t: Any, s: Any, out: Array) -> None:
    """OF-5: more points, then more favours."""
    for seat in range(s.seats):
        out[seat] = 1
        for other in range(s.seats):
            ahead = total(t.favours, s.won[other]) - total(t.favours, s.won[seat])
            out[seat] += ahead > 0 or (ahead == 0 and count(s.won[other]) > count(s.won[seat]))


@rule
def observe(t: Any, o: Any, seat: int) -> None:
    """OF-1, OF-3: what the others hold, and what they lay in this round, is hidden."""
    for other in range(o.seats):
        if other != seat and o.phase != OVER:
            o.gifts |= o.hand[other] | o.laid[other]
            o.hand[other], o.laid[other] = 0, 0


@rule
def redeal(t: Any, o: Any, seat: int, dice: Array) -> None:
    """Deal the other players as many gifts as they hold."""
    for other in range(o.seats):
        if other != seat and (o.phase == TURN_UP or o.phase == LAY):
            for _ in range(HAND - o.played):
                gift = 1 << nth(o.gifts, pick(dice, count(o.gifts)))
                o.gifts, o.hand[other] = o.gifts & ~gift, o.hand[other] | gift


@rule
def worth(t: Any, s: Any, seat: int) -> float:
    """For bots: points won, and a little for what is still in the hand."""
    return total(t.favours, s.won[seat]) + 0.1 * total(t.gifts, s.hand[seat])

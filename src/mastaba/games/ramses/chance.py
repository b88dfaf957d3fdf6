"""Chance in Ramses: filling the surface, laying chips, drawing cards from the pile."""

from __future__ import annotations

from typing import Any

from mastaba.core.bag import Array, count, lowest
from mastaba.core.kernel import rule
from mastaba.games.ramses.actions import DRAWN, HATS, HOLE, LOT, SEAT, SYMBOL
from mastaba.games.ramses.material import KINDS, SYMBOLS
from mastaba.games.ramses.state import (
    BACK,
    BE_GIVEN,
    CHIP,
    DRAW,
    EXPERT,
    FIRST,
    FREE,
    GOLD,
    HIDE,
    HOLES,
    STAND,
    TURN_UP,
)
from mastaba.games.ramses.tables import BLOCK, BLOCK_HOLES, CORNER_HOLES, STANDING

EVERYWHERE = (1 << HOLES) - 1


# --- The surface ---


@rule
def no_treasure_yet(s: Any) -> int:
    """Holes of blocks without a treasure (RA-3)."""
    holes = EVERYWHERE
    for hole in range(HOLES):
        if s.treasure[hole] >= 0:
            holes &= ~BLOCK_HOLES[BLOCK[hole]]
    return holes


@rule
def unoccupied(s: Any) -> int:
    """Holes without a pyramid."""
    holes = 0
    for hole in range(HOLES):
        if s.pyramid[hole] == FREE:
            holes |= 1 << hole
    return holes


@rule
def with_treasure(s: Any) -> int:
    """Holes in which a treasure lies."""
    holes = 0
    for hole in range(HOLES):
        if s.treasure[hole] >= 0:
            holes |= 1 << hole
    return holes


@rule
def next_colour(s: Any) -> int:
    """Gold pyramids first, then red, then blue (RA-2)."""
    if s.dealt < STANDING[0]:
        return GOLD
    return GOLD + 1 if s.dealt < STANDING[0] + STANDING[1] else GOLD + 2


@rule
def keeps_off_corners(s: Any) -> bool:
    """RA-21: whether the next pyramid is a gold one of the expert game."""
    return s.mode == EXPERT and next_colour(s) == GOLD


@rule
def places(s: Any, empty: int, bare: int) -> int:
    """RA-7, RA-21: where the next pyramid may come, of the holes without one; the last of the bare ones,
    which have no treasure either, stays free."""
    holes = empty & ~CORNER_HOLES if keeps_off_corners(s) else empty
    return holes if count(bare) > 1 else holes & ~bare


@rule
def ways_to_stand(s: Any, empty: int, bare: int, hole: int) -> int:
    """In how many ways the surface can be filled if the next pyramid comes here, up to a common factor.

    There is one way for each bare hole that may stay free. While gold pyramids keep off the corners (RA-21),
    k of them are still to be placed on n holes that are not corners. If a corner stays free they can use all
    n holes; if another hole stays free they can use n - 1, which gives (n - k) / n times as many choices.
    """
    free = bare & ~(1 << hole)
    if not keeps_off_corners(s):
        return count(free)
    n = count(empty & ~CORNER_HOLES) - 1
    k = int(STANDING[0]) - int(s.dealt) - 1
    return count(free & CORNER_HOLES) * n + count(free & ~CORNER_HOLES) * (n - k)


@rule
def next_gold(s: Any) -> int:
    """The gold pyramid that gets the next chip (RA-21)."""
    passed = s.dealt
    for hole in range(HOLES):
        if s.pyramid[hole] == GOLD:
            if passed == 0:
                return hole
            passed -= 1
    return -1


@rule
def chips_to_lay(s: Any, kind: int) -> int:
    """Chips of a kind that are not under a pyramid yet."""
    n = int(s.left[kind])
    for hole in range(HOLES):
        if s.chip[hole] == kind:
            n -= 1
    return n


# --- The pile of search cards ---


@rule
def upper_stack(t: Any, cards: int) -> int:
    """The stack of the top card of these, counted from 0: stack 1 is above 2, and 2 above 3 (RA-6)."""
    stack = 0
    while cards & t.of_stack[stack] == 0:
        stack += 1
    return stack


@rule
def may_come(t: Any, s: Any) -> int:
    """The cards that may be drawn now: those with the back on top of the pile, or all that may be beneath it
    (RA-17)."""
    top = t.with_back[s.top]
    if s.phase != DRAW:
        return s.bag & top
    # Beneath: the card on top is one of those with its back, no matter which.
    same = s.bag & top
    beneath = s.bag if count(same) > 1 else s.bag & ~same
    return beneath & t.of_stack[upper_stack(t, beneath)]


@rule
def same_card(t: Any, card: int) -> int:
    """The cards that nobody can tell from this one: with the same front and back."""
    return t.alike[card] & t.with_back[t.back[card]]


@rule
def first_alike(t: Any, cards: int) -> int:
    """The first card of each group in the pile that nobody can tell apart: it stands for all of them."""
    firsts = 0
    for card in range(t.cards):
        if (cards >> card) & 1 and cards & same_card(t, card) & ((1 << card) - 1) == 0:
            firsts |= 1 << card
    return firsts


# --- What may come, and how likely ---


@rule
def legal_chance(t: Any, s: Any, out: Array) -> None:
    phase = s.phase
    if phase == HIDE:
        out[HOLE] = no_treasure_yet(s)
    elif phase == STAND:
        empty = unoccupied(s)
        out[HOLE] = places(s, empty, empty & ~with_treasure(s))
    elif phase == CHIP:
        for kind in range(KINDS):
            if chips_to_lay(s, kind) > 0:
                out[LOT] |= 1 << (HATS + kind)
    elif phase == FIRST:
        out[LOT] = ((1 << int(s.seats)) - 1) << SEAT
    elif phase == BACK:
        stack = upper_stack(t, s.bag)
        for symbol in range(SYMBOLS):
            if s.bag & t.with_back[stack * SYMBOLS + symbol] != 0:
                out[LOT] |= 1 << (SYMBOL + symbol)
    elif phase == TURN_UP or phase == BE_GIVEN or phase == DRAW:
        out[DRAWN] = first_alike(t, may_come(t, s))


@rule
def odds(t: Any, s: Any, out: Array) -> int:
    """The weights of chips and cards are their numbers, those of pyramids the numbers of ways to fill the
    surface."""
    n, weight = 0, 0
    phase = s.phase
    if phase == STAND:
        empty = unoccupied(s)
        bare = empty & ~with_treasure(s)
        holes = places(s, empty, bare)
        while holes != 0:
            ways = ways_to_stand(s, empty, bare, lowest(holes))
            holes &= holes - 1
            out[n] = ways
            weight += ways
            n += 1
    elif phase == CHIP:
        for kind in range(KINDS):
            chips = chips_to_lay(s, kind)
            if chips > 0:
                out[n] = chips
                weight += chips
                n += 1
    elif phase == BACK:
        stack = upper_stack(t, s.bag)
        for symbol in range(SYMBOLS):
            cards = count(s.bag & t.with_back[stack * SYMBOLS + symbol])
            if cards > 0:
                out[n] = cards
                weight += cards
                n += 1
    elif phase == TURN_UP or phase == BE_GIVEN or phase == DRAW:
        cards = may_come(t, s)
        top = t.with_back[s.top]
        on_top = count(s.bag & top)
        firsts = first_alike(t, cards)
        for card in range(t.cards):
            if (firsts >> card) & 1:
                alike = count(cards & same_card(t, card))
                if phase == DRAW:  # a card with the back that shows may be on top, and then not beneath
                    alike *= on_top - ((top >> card) & 1)
                out[n] = alike
                weight += alike
                n += 1
    return weight

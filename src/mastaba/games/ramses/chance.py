"""What chance does in Ramses: the surface is filled, chips are laid, cards come from the pile."""

from __future__ import annotations

from typing import Any

from mastaba.core.bag import Array, count
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
def bare(s: Any) -> int:
    """Holes without a pyramid and without a treasure: one of them will be the free hole (RA-7)."""
    holes = unoccupied(s)
    for hole in range(HOLES):
        if s.treasure[hole] >= 0:
            holes &= ~(1 << hole)
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
def places(s: Any) -> int:
    """RA-7, RA-21: where the next pyramid may come; the last bare hole stays free."""
    holes, free = unoccupied(s), bare(s)
    if keeps_off_corners(s):
        holes &= ~CORNER_HOLES
    return holes if count(free) > 1 else holes & ~free


@rule
def ways_to_stand(s: Any, hole: int) -> int:
    """In how many ways the surface can be filled if the next pyramid comes here, up to a common factor.

    One way for each bare hole that may stay free. While gold pyramids keep off the corners (RA-21), k of them
    are to come to n holes that are no corner. If a corner stays free they have all n to choose from; if
    another hole does they have n - 1, which is (n - k) / n as many choices.
    """
    free = bare(s) & ~(1 << hole)
    if not keeps_off_corners(s):
        return count(free)
    n = count(unoccupied(s) & ~CORNER_HOLES) - 1
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
    """Chips of a kind that do not lie under a pyramid yet."""
    n = int(s.left[kind])
    for hole in range(HOLES):
        if s.chip[hole] == kind:
            n -= 1
    return n


# --- The pile of search cards ---


@rule
def upper_stack(t: Any, cards: int) -> int:
    """The stack that the uppermost of these cards belongs to: 1 above 2 above 3 (RA-6); here they count from
    0."""
    stack = 0
    while cards & t.of_stack[stack] == 0:
        stack += 1
    return stack


@rule
def may_come(t: Any, s: Any) -> int:
    """Cards that may be drawn now: those with the back that shows on the pile, or all that may lie beneath it
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
    """The cards that nobody can tell from this one: front and back alike."""
    return t.alike[card] & t.with_back[t.back[card]]


@rule
def first_alike(t: Any, cards: int) -> int:
    """Of cards in the pile that nobody can tell apart, the first one stands for all."""
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
        out[HOLE] = places(s)
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
    """Everything is shuffled evenly: chips and cards by their number, pyramids by the ways to fill the
    surface."""
    n, weight = 0, 0
    phase = s.phase
    if phase == STAND:
        holes = places(s)
        for hole in range(HOLES):
            if (holes >> hole) & 1:
                ways = ways_to_stand(s, hole)
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
                if phase == DRAW:  # the card with the back that shows may be on top, and then not beneath
                    alike *= on_top - ((top >> card) & 1)
                out[n] = alike
                weight += alike
                n += 1
    return weight

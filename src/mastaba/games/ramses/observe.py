"""What a seat sees of a game of Ramses, and dealing the rest at random."""

from __future__ import annotations

from typing import Any

from mastaba.core.bag import Array, count, nth, pick
from mastaba.core.kernel import rule
from mastaba.games.ramses.chance import chips_to_lay, keeps_off_corners, next_gold, unoccupied
from mastaba.games.ramses.duel import left_of, may_lay, opposite, treasures_differ, unfit_treasure
from mastaba.games.ramses.material import KINDS, MOST_CARDS, TREASURES
from mastaba.games.ramses.state import (
    BACKS,
    BOX,
    CHIP,
    EXPERT,
    GOLD,
    HIDE,
    HOLES,
    LAY,
    OVER,
    SCARAB,
    SLIDE,
    STAND,
)
from mastaba.games.ramses.tables import BLOCK, BLOCK_HOLES, CORNER_HOLES, STANDING

TRIES = 100_000  # to redeal cards with which the present duel is possible


@rule
def observe(t: Any, o: Any, seat: int) -> None:
    """RA-12: only the treasures and chips that are visible now. RA-25a: the seat's own won cards, and the
    backs of the others'."""
    if o.phase == OVER:
        return
    shows = o.treasure[o.hole] if o.hole >= 0 else -1
    o.treasure[:] = -1
    if o.hole >= 0:
        o.treasure[o.hole] = shows
    o.chip[:] = -1
    hidden = 0
    for other in range(BOX + 1):
        if other != seat:
            hidden |= turn_down(t, o, other)
    for card in range(MOST_CARDS):  # all alike, so that hiding many cards takes no longer than hiding few
        o.got[card] *= ~(hidden >> card) & 1
    if o.phase == SLIDE or o.phase == SCARAB or o.phase == LAY:
        o.before = -1  # where the hole was is not shown: nothing depends on it before the next slide
    if o.turn != seat:
        o.unfit = -1


@rule
def turn_down(t: Any, o: Any, seat: int) -> int:
    """A player's won cards as the others see them; what lies open in a duel stays open. A mask of the cards
    turned down."""
    hidden = o.won[seat]
    for place in range(2):
        if o.laid[place] >= 0:
            hidden &= ~(1 << int(o.laid[place]))
    if hidden != 0:
        o.won[seat] &= ~hidden
        o.bag |= hidden
        for back in range(BACKS):
            o.behind[seat, back] += count(hidden & t.with_back[back])
    return hidden


@rule
def redeal(t: Any, o: Any, seat: int, dice: Array) -> None:
    """Deal everything hidden at random, all possibilities equally likely: the fronts of won cards, treasures,
    chips."""
    if o.phase == OVER:
        return
    for _ in range(TRIES):
        redeal_won(t, o, dice)
        if o.phase != LAY or is_a_duel(t, o, seat):
            break
        for other in range(BOX + 1):
            if other != seat:
                turn_down(t, o, other)
    o.behind[:, :] = 0
    redeal_treasures(o, dice)
    redeal_chips(o, dice)


@rule
def redeal_won(t: Any, o: Any, dice: Array) -> None:
    for other in range(BOX + 1):
        for back in range(BACKS):
            while o.behind[other, back] > 0:
                cards = o.bag & t.with_back[back]
                card = nth(cards, pick(dice, count(cards)))
                o.bag &= ~(1 << card)
                o.won[other] |= 1 << card
                o.behind[other, back] -= 1


@rule
def is_a_duel(t: Any, o: Any, seat: int) -> bool:
    """Whether the redealt cards fit the duel: it is possible with them, and the player who lays now may lay
    the same cards as in the game."""
    if opposite(o) >= 0:
        return may_lay(t, o) != 0
    if not treasures_differ(t, o.won[o.challenger] | o.won[left_of(o, o.challenger)]):
        return False
    unfit = unfit_treasure(t, o)
    if o.turn == seat:
        return o.unfit == unfit
    o.unfit = unfit
    return True


@rule
def redeal_treasures(o: Any, dice: Array) -> None:
    """RA-3, RA-7: one in each block, none in the free hole if none is visible there."""
    hole = int(o.hole)
    shows = -1
    if hole >= 0:
        shows = int(o.treasure[hole])
    elif o.phase == STAND:
        hole = stays_free(o, dice)
    hidden = int(o.dealt) if o.phase == HIDE else TREASURES
    blocks = (1 << TREASURES) - 1
    if shows >= 0:
        blocks &= ~(1 << BLOCK[hole])
    for treasure in range(hidden):
        if treasure != shows:
            block = nth(blocks, pick(dice, count(blocks)))
            blocks &= ~(1 << block)
            corners = BLOCK_HOLES[block]
            if hole >= 0:
                corners &= ~(1 << hole)
            o.treasure[nth(corners, pick(dice, count(corners)))] = treasure


@rule
def stays_free(o: Any, dice: Array) -> int:
    """A random hole that stays free, weighted with the number of ways to fill the others (see
    ``ways_to_stand``)."""
    corners, others = unoccupied(o) & CORNER_HOLES, unoccupied(o) & ~CORNER_HOLES
    a_corner = another = 1
    if keeps_off_corners(o):
        a_corner = count(others)
        another = a_corner - (int(STANDING[0]) - int(o.dealt))
    which = pick(dice, count(corners) * a_corner + count(others) * another)
    if which < count(corners) * a_corner:
        return nth(corners, which // a_corner)
    return nth(others, (which - count(corners) * a_corner) // another)


@rule
def redeal_chips(o: Any, dice: Array) -> None:
    """RA-21: the chips that nobody has taken are under gold pyramids, at most one under each."""
    if o.mode != EXPERT or o.phase == HIDE or o.phase == STAND:
        return
    golden = 0
    for hole in range(HOLES):
        if o.pyramid[hole] == GOLD:
            golden |= 1 << hole
    chips = 0
    for kind in range(KINDS):
        chips += int(o.left[kind])
    if o.phase == CHIP:  # they are laid one after the other
        golden &= (1 << next_gold(o)) - 1
        chips = int(o.dealt)
    for _ in range(chips):
        hole = nth(golden, pick(dice, count(golden)))
        golden &= ~(1 << hole)
        left = 0
        for kind in range(KINDS):
            left += chips_to_lay(o, kind)
        which = pick(dice, left)
        kind = 0
        while which >= chips_to_lay(o, kind):
            which -= chips_to_lay(o, kind)
            kind += 1
        o.chip[hole] = kind

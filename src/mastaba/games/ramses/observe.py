"""What a seat sees of a game of Ramses, and how the rest is dealt anew."""

from __future__ import annotations

from typing import Any

from mastaba.core.bag import Array, count, nth, pick
from mastaba.core.kernel import rule
from mastaba.games.ramses.chance import chips_to_lay, keeps_off_corners, next_gold, unoccupied
from mastaba.games.ramses.duel import left_of, may_lay, opposite, treasures_differ, unfit_treasure
from mastaba.games.ramses.material import KINDS, TREASURES
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

TRIES = 100_000  # to redeal cards with which a duel could be asked for


@rule
def observe(t: Any, o: Any, seat: int) -> None:
    """RA-12: of the treasures and chips only what shows now; RA-25a: of the won cards one's own, and the
    backs of the others."""
    if o.phase == OVER:
        return
    shows = o.treasure[o.hole] if o.hole >= 0 else -1
    o.treasure[:] = -1
    if o.hole >= 0:
        o.treasure[o.hole] = shows
    o.chip[:] = -1
    for other in range(BOX + 1):
        if other != seat:
            turn_down(t, o, other)
    if o.phase == SLIDE or o.phase == SCARAB or o.phase == LAY:
        o.before = -1  # where the hole was is not shown: nothing depends on it before the next slide
    if o.turn != seat:
        o.unfit = -1


@rule
def turn_down(t: Any, o: Any, seat: int) -> None:
    """A player's won cards as the others see them; what lies open in a duel stays open."""
    hidden = o.won[seat]
    for place in range(2):
        if o.laid[place] >= 0:
            hidden &= ~(1 << int(o.laid[place]))
    o.won[seat] &= ~hidden
    o.bag |= hidden
    for card in range(t.cards):
        if (hidden >> card) & 1:
            o.behind[seat, t.back[card]] += 1
            o.got[card] = 0


@rule
def redeal(t: Any, o: Any, seat: int, dice: Array) -> None:
    """Hidden things anew, every way to lie alike: fronts of won cards, treasures, chips."""
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
    """Whether these cards are such that the player who lays now is asked to, and may lay just what they
    may."""
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
    """RA-3, RA-7: one in each block, none in the free hole if none shows there."""
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
    """Any place that is not taken, by the number of ways to fill the others: see ``ways_to_stand``."""
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
    """RA-21: the chips that nobody has taken, under gold pyramids, but at most one under each."""
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

"""The rules of Ramses, in the order of the rulebook. RA-n: rule n of the numbered rules.

``s`` is a state (``state.py``), ``t`` the deck as tables (``tables.py``), ``who`` a seat or chance.

Actions: a bit of a word, numbered (word << 6) | bit.
  word 0  slide: the hole from which a pyramid comes (with super powers all between it and the free hole move
          along)
  word 1  tilt: the hole where the gold pyramid stands, or none of them; use the scarab, or keep it
  word 2  give or lay: a card
  word 3  chance: a hole for a treasure or a pyramid
  word 4  chance: a card
  word 5  chance: a chip, the first player, the back of a card
"""

from __future__ import annotations

from typing import Any

from mastaba.core.bag import LOW, Array, count, lowest, nth, pick
from mastaba.core.contract import CHANCE
from mastaba.core.kernel import rule
from mastaba.games.ramses.state import (
    BACK,
    BACKS,
    BE_GIVEN,
    BOX,
    CHIP,
    DRAW,
    DUEL,
    EXPERT,
    FIRST,
    FREE,
    GIVE,
    GOLD,
    HIDE,
    HOLES,
    LAY,
    OVER,
    SAND_STORM,
    SCARAB,
    SCORPION,
    SLIDE,
    SOLO,
    STAND,
    STING,
    SUPER_POWERS,
    TILT,
    TURN_UP,
    WIDTH,
)
from mastaba.games.ramses.tables import (
    BLOCK,
    BLOCK_HOLES,
    CORNER_HOLES,
    EXPLORER_POINTS,
    LINES,
    NEAR,
    STANDING,
)

FROM, CHOICE, CARD, HOLE, DRAWN, LOT = 0, 1, 2, 3, 4, 5  # the words above
TILT_NONE, USE, KEEP = 48, 49, 50  # bits of CHOICE, above the holes
HATS, SEAT, SYMBOL = 0, 4, 12  # bits of LOT
WORDS = 6

TREASURES = 12
KINDS = 4  # of chips: a curse, and one to three hats
NOTHING = 4  # under a pyramid whose explorers are gone
SYMBOLS = 5  # of backs, plain included
STACKS = 3
SCARAB_USES = 2
EVERYWHERE = (1 << HOLES) - 1
MOST_SLID = 30_000  # where the count of a turn's slides stays, far above any limit
TRIES = 100_000


# --- Setup --------------------------------------------------------------------------------------------------


@rule
def setup(t: Any, s: Any, seats: int, variant: Array) -> None:
    """Everything in the box."""
    s.seats = seats
    s.mode = variant[0]
    s.children = variant[1]
    s.slides = variant[2]
    s.phase = HIDE
    s.turn = 0
    s.slid = 0
    s.walked = 0
    s.dealt = 0
    s.turned = 0
    s.hole = -1
    s.before = -1
    s.pyramid[:] = FREE
    s.treasure[:] = -1
    s.chip[:] = -1
    s.bag = (1 << t.cards) - 1
    s.top = -1
    s.open = -1
    s.won[:] = 0
    s.got[:] = 0
    s.gains = 0
    s.behind[:, :] = 0
    s.challenger = -1
    s.laid[:] = -1
    s.unfit = -1
    s.scarabs[:] = 0
    s.hats[:] = 0
    s.left[:] = 0
    s.mummy = -1
    s.beneath = -1
    if s.mode == EXPERT:  # RA-21
        for seat in range(seats):
            s.scarabs[seat] = SCARAB_USES
        for kind in range(KINDS):
            s.left[kind] = t.chips[kind]


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
def hide(s: Any, hole: int) -> None:
    """RA-7: the next treasure comes into any corner of any block that has none."""
    s.treasure[hole] = s.dealt
    s.dealt += 1
    if s.dealt == TREASURES:
        s.dealt = 0
        s.phase = STAND


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
    """In how many ways the surface can be filled if the next pyramid comes to this hole, up to a common factor.

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
def stand(s: Any, hole: int) -> None:
    """RA-7: the next pyramid."""
    s.pyramid[hole] = next_colour(s)
    s.dealt += 1
    if s.dealt == HOLES - 1:
        s.dealt = 0
        s.hole = lowest(unoccupied(s))
        s.phase = CHIP if s.mode == EXPERT else after_the_surface(s)


@rule
def after_the_surface(s: Any) -> int:
    """The solo player need not be chosen (RA-27)."""
    return BACK if s.mode == SOLO else FIRST


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


@rule
def put_chip(s: Any, kind: int) -> None:
    """RA-21."""
    s.chip[next_gold(s)] = kind
    s.dealt += 1
    if s.dealt == STANDING[0]:
        s.dealt = 0
        s.phase = after_the_surface(s)


# --- The pile of search cards -------------------------------------------------------------------------------


@rule
def upper_stack(t: Any, cards: int) -> int:
    """The stack that the uppermost of these cards belongs to: 1 above 2 above 3 (RA-6); here they count from
    0."""
    stack = 0
    while cards & t.of_stack[stack] == 0:
        stack += 1
    return stack


@rule
def show_back(t: Any, s: Any, symbol: int) -> None:
    """RA-6: the next card's back is visible. It comes to light when the card above it is gone; what that one
    brings comes after."""
    s.top = upper_stack(t, s.bag) * SYMBOLS + symbol
    if s.open >= 0:
        look(t, s)
    elif s.gains == 0:  # the first card of the game: none has been won that it could follow
        begin_turn(s, s.turn)
    else:
        carry_out(t, s)


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


@rule
def oldest_alike(t: Any, s: Any, cards: int) -> int:
    """Of a player's cards with the same front, the one that he got first stands for all."""
    oldest = 0
    for card in range(t.cards):
        if (cards >> card) & 1:
            older = False
            for other in range(t.cards):
                if ((cards & t.alike[card]) >> other) & 1:
                    older |= s.got[other] < s.got[card] or (s.got[other] == s.got[card] and other < card)
            if not older:
                oldest |= 1 << card
    return oldest


@rule
def gets(s: Any, seat: int, card: int) -> None:
    """A card comes to a player; RA-25a: face down."""
    s.won[seat] |= 1 << card
    s.gains += 1
    s.got[card] = s.gains


# --- A turn -------------------------------------------------------------------------------------------------


@rule
def left_of(s: Any, seat: int) -> int:
    """RA-11: clockwise."""
    return int(seat + 1) % s.seats


@rule
def right_of(s: Any, seat: int) -> int:
    return int(seat + s.seats - 1) % s.seats


@rule
def not_cursed(s: Any, seat: int) -> int:
    """RA-24, RA-25: who has the mummy puts it back instead of taking his turn; the seat that has it then."""
    if s.mummy == seat:
        s.mummy = -1
        return left_of(s, seat)
    return int(seat)


@rule
def begin_turn(s: Any, seat: int) -> None:
    """A search turn; RA-25: a curse is paid before a card is turned up."""
    s.turn = not_cursed(s, seat)
    s.slid = 0
    s.walked = 0
    s.phase = SLIDE if s.open >= 0 else TURN_UP


@rule
def turn_up(t: Any, s: Any, card: int) -> None:
    """RA-8."""
    s.bag &= ~(1 << card)
    s.open = card
    s.top = -1
    if s.bag != 0:
        s.phase = BACK
    else:
        look(t, s)


@rule
def look(t: Any, s: Any) -> None:
    """RA-8: the treasure that is in sight when its card is turned up is found."""
    if s.treasure[s.hole] == t.treasure[s.open]:
        win(t, s)
    else:
        s.phase = SLIDE


@rule
def has_powers(t: Any, s: Any) -> bool:
    """RA-16: while the card with super powers is open; RA-19, RA-27: not with children, not alone."""
    return s.open >= 0 and t.back[s.open] % SYMBOLS == SUPER_POWERS and not ignores(s, SUPER_POWERS)


@rule
def direction(hole: int, other: int) -> int:
    """The step from a hole to its neighbour on the straight way to another."""
    if hole // WIDTH == other // WIDTH:
        return 1 if other > hole else -1
    return WIDTH if other > hole else -WIDTH


@rule
def slide(s: Any, start: int) -> None:
    """RA-9: the pyramid from ``start`` comes into the free hole, RA-16: with all that stand between; RA-21:
    chips move with them."""
    hole = int(s.hole)
    step = direction(hole, start)
    place = hole
    while place != start:
        s.pyramid[place] = s.pyramid[place + step]
        s.chip[place] = s.chip[place + step]
        place += step
    s.pyramid[start] = FREE
    s.chip[start] = -1
    s.before = hole
    s.hole = start
    s.beneath = -1


@rule
def moved_gold(s: Any) -> int:
    """The gold pyramids that the last slide moved, by the holes where they stand now (RA-23)."""
    golden = 0
    place, hole = int(s.before), int(s.hole)
    step = direction(place, hole)
    while place != hole:
        if s.pyramid[place] == GOLD:
            golden |= 1 << place
        place += step
    return golden


@rule
def search(t: Any, s: Any, start: int) -> None:
    """RA-9: slide, and look at the hole that is free now. No treasure: the player goes on, RA-10: within the
    limit if there is one."""
    slide(s, start)
    s.slid = min(s.slid + 1, MOST_SLID)
    s.walked = min(s.walked + 1, MOST_SLID)
    if s.treasure[start] < 0:
        if s.slides > 0 and s.slid >= s.slides and s.mode != SOLO:
            pass_on(s)
    elif s.mode == EXPERT and moved_gold(s) != 0:
        s.phase = TILT  # RA-23: before anything comes of the treasure
    else:
        judge(t, s)


@rule
def judge(t: Any, s: Any) -> None:
    """RA-9, RA-17: the right treasure or a wrong one."""
    found = s.treasure[s.hole]
    if s.challenger >= 0:
        own = 0 if s.turn == s.challenger else 1
        if found == t.treasure[s.laid[1 - own]]:
            end_duel(s, own)
        elif found == t.treasure[s.laid[own]]:
            end_duel(s, 1 - own)
        else:
            wrong(s)
    elif found == t.treasure[s.open]:
        win(t, s)
    elif s.mode == SOLO:
        lose(t, s)
    else:
        wrong(s)


@rule
def wrong(s: Any) -> None:
    """RA-22: a scarab may go on; RA-9: otherwise the turn is over."""
    if s.scarabs[s.turn] > 0:
        s.phase = SCARAB
    else:
        pass_on(s)


@rule
def pass_on(s: Any) -> None:
    """RA-9: the next player searches for the same card; RA-17: in a duel, the other dueller for his."""
    if s.challenger >= 0:
        s.turn = left_of(s, s.challenger) if s.turn == s.challenger else s.challenger
        s.slid = 0
        s.walked = 0
        s.phase = SLIDE
    else:
        begin_turn(s, left_of(s, s.turn))


@rule
def win(t: Any, s: Any) -> None:
    """RA-8, RA-9: the player takes the card."""
    gets(s, s.turn, int(s.open))
    s.open = -1
    next_card(t, s)


@rule
def lose(t: Any, s: Any) -> None:
    """RA-27: alone, a wrong treasure puts the card out of the game."""
    s.won[BOX] |= 1 << int(s.open)
    s.open = -1
    next_card(t, s)


@rule
def next_card(t: Any, s: Any) -> None:
    """RA-20: the last card ends the game; otherwise its back says how it goes on."""
    if s.bag == 0:
        s.phase = OVER
    else:
        carry_out(t, s)


# --- Special actions ----------------------------------------------------------------------------------------


@rule
def ignores(s: Any, symbol: int) -> bool:
    """RA-19, RA-27: with children, and alone, only the sand storm is carried out."""
    return symbol != SAND_STORM and (s.children == 1 or s.mode == SOLO)


@rule
def carry_out(t: Any, s: Any) -> None:
    """RA-13: the symbol on the back of the next card comes before anything else.

    It is the turn of the player to the left of the one who won the last card, or was stung and had none to
    give (RA-15): in both cases of the one who was the last to act.
    """
    symbol = s.top % SYMBOLS
    turn = left_of(s, s.turn)
    if ignores(s, symbol):
        begin_turn(s, turn)
    elif symbol == SCORPION:
        s.turn = not_cursed(s, turn)
        s.phase = STING
    elif symbol == DUEL:
        begin_duel(t, s, not_cursed(s, turn))  # RA-25: the mummy is put back before anything else
    else:
        if symbol == SAND_STORM:  # RA-14
            s.turned = (s.turned + 1) % 4
        begin_turn(s, turn)


@rule
def after_action(s: Any) -> None:
    """RA-13: after a scorpion or a duel the player to the left of the one who last moved a pyramid begins.

    That one was the last to act.
    """
    begin_turn(s, left_of(s, s.turn))


# --- Scorpion -----------------------------------------------------------------------------------------------


@rule
def just_moved(s: Any) -> int:
    """RA-15: the pyramid beside the free hole that the last slide moved, as a mask of its hole; whoever made
    that slide."""
    if s.before < 0:
        return 0
    hole = int(s.hole)
    return 1 << (hole + direction(hole, int(s.before)))


@rule
def sting(s: Any, who: int, start: int) -> None:
    """RA-15: one slide each, until a treasure is uncovered, any."""
    slide(s, start)
    if s.treasure[start] < 0:
        s.turn = not_cursed(s, left_of(s, who))
    elif s.won[who] != 0:
        s.phase = GIVE
    else:
        s.phase = BE_GIVEN


@rule
def give(s: Any, who: int, card: int) -> None:
    """RA-15: a card of his choice to the player on his right."""
    s.won[who] &= ~(1 << card)
    gets(s, right_of(s, who), card)
    after_action(s)


@rule
def be_given(t: Any, s: Any, card: int) -> None:
    """RA-15: the scorpion card itself, as a won card; then the next card's symbol has its turn."""
    s.bag &= ~(1 << card)
    gets(s, right_of(s, s.turn), card)
    s.top = -1
    s.phase = OVER if s.bag == 0 else BACK


# --- Duel ---------------------------------------------------------------------------------------------------


@rule
def begin_duel(t: Any, s: Any, challenger: int) -> None:
    """RA-17: with the player on the left; RA-18: only if both can have a card, and two different treasures
    can be laid."""
    other = left_of(s, challenger)
    without = 0
    for seat in (challenger, other):
        if s.won[seat] == 0:
            without += 1
    if without > count(s.bag) - 1 or (
        without == 0 and not treasures_differ(t, s.won[challenger] | s.won[other])
    ):
        begin_turn(s, challenger)
        return
    s.challenger = challenger
    prepare_duel(t, s)


@rule
def treasures_differ(t: Any, cards: int) -> bool:
    return cards & ~t.of_treasure[t.treasure[lowest(cards)]] != 0


@rule
def dueller(s: Any, place: int) -> int:
    """The challenger has place 0, the other dueller place 1."""
    return int(s.challenger) if place == 0 else left_of(s, s.challenger)


@rule
def prepare_duel(t: Any, s: Any) -> None:
    """RA-17: who has no card draws, then the others lay, the challenger first; then they slide.

    RA-18: left out if the treasures can't differ.
    """
    for place in range(2):
        if s.won[dueller(s, place)] == 0:
            s.turn = dueller(s, place)
            s.phase = DRAW
            return
    for place in range(2):
        if s.laid[place] < 0:
            s.turn = dueller(s, place)
            s.unfit = unfit_treasure(t, s) if s.laid[1 - place] < 0 else -1
            if may_lay(t, s) == 0:
                leave_duel_out(s)
            else:
                s.phase = LAY
            return
    if t.treasure[s.laid[0]] == t.treasure[s.laid[1]]:
        leave_duel_out(s)
        return
    s.turn = s.challenger
    s.slid = 0
    s.walked = 0
    s.phase = SLIDE


@rule
def leave_duel_out(s: Any) -> None:
    """RA-18: what was drawn is won. RA-13: the player whose turn it was begins."""
    turn = int(s.challenger)
    put_away_duel(s)
    begin_turn(s, turn)


@rule
def unfit_treasure(t: Any, s: Any) -> int:
    """RA-17: what the challenger, laying first, may not lay: the only treasure on the other's cards."""
    theirs = s.won[left_of(s, s.challenger)]
    if treasures_differ(t, theirs):
        return -1
    treasure = t.treasure[lowest(theirs)]
    return treasure if s.won[s.challenger] & t.of_treasure[treasure] != 0 else -1


@rule
def may_lay(t: Any, s: Any) -> int:
    """RA-17: any card with another treasure than the one that lies there, or that leaves the other such a one."""
    cards = s.won[s.turn]
    theirs = opposite(s)
    if theirs >= 0:
        return cards & ~t.of_treasure[t.treasure[theirs]]
    return cards if s.unfit < 0 else cards & ~t.of_treasure[s.unfit]


@rule
def opposite(s: Any) -> int:
    """The card that lies before the other dueller, not the one to act."""
    return int(s.laid[1 if s.turn == s.challenger else 0])


@rule
def lay(t: Any, s: Any, card: int) -> None:
    s.laid[0 if s.turn == s.challenger else 1] = card
    s.unfit = -1
    prepare_duel(t, s)


@rule
def draw(t: Any, s: Any, card: int) -> None:
    """RA-17, RA-18: the card beneath the duel card, face up, and without its special action."""
    s.bag &= ~(1 << card)
    gets(s, s.turn, card)
    lay(t, s, card)


@rule
def end_duel(s: Any, winner: int) -> None:
    """RA-17: the winner (0: the challenger) keeps both cards."""
    other = left_of(s, s.challenger)
    card = int(s.laid[1 - winner])
    s.won[other if winner == 0 else s.challenger] &= ~(1 << card)
    gets(s, s.challenger if winner == 0 else other, card)
    put_away_duel(s)
    after_action(s)


@rule
def put_away_duel(s: Any) -> None:
    s.challenger = -1
    s.laid[:] = -1
    s.unfit = -1


# --- The game for experts -----------------------------------------------------------------------------------


@rule
def tilt(t: Any, s: Any, bit: int) -> None:
    """RA-24: explorers are taken; the curse stays where it is and the mummy comes, from whoever has it."""
    if bit != TILT_NONE:
        chip = s.chip[bit]
        s.beneath = chip if chip >= 0 else NOTHING  # RA-23: seen by all
        if chip == 0:
            s.mummy = s.turn
        elif chip > 0:
            s.hats[s.turn] += chip
            s.left[chip] -= 1
            s.chip[bit] = -1
    judge(t, s)


@rule
def scarab(s: Any, use: bool) -> None:
    """RA-22; RA-10: the slides of the turn are counted anew."""
    if use:
        s.scarabs[s.turn] -= 1
        s.slid = 0
        s.phase = SLIDE
    else:
        pass_on(s)


# --- Score --------------------------------------------------------------------------------------------------


@rule
def bonus(s: Any, seat: int) -> int:
    """RA-26: by rank among the explorers; tied players share a rank, and the ranks behind them fall away."""
    if s.hats[seat] == 0:
        return 0
    ahead = 0
    for other in range(s.seats):
        if s.hats[other] > s.hats[seat]:
            ahead += 1
    return EXPLORER_POINTS[ahead] if ahead < len(EXPLORER_POINTS) else 0


@rule
def card_points(t: Any, s: Any, seat: int) -> int:
    """RA-20: the values of the won cards."""
    points = 0
    cards = s.won[seat]
    for card in range(t.cards):
        if (cards >> card) & 1:
            points += t.points[card]
    return points


@rule
def total(t: Any, s: Any, seat: int) -> int:
    """RA-20, RA-26."""
    return card_points(t, s, seat) + bonus(s, seat)


@rule
def scores(t: Any, s: Any, out: Array) -> None:
    for seat in range(s.seats):
        out[seat] = total(t, s, seat)


@rule
def is_ahead(t: Any, s: Any, one: int, other: int) -> bool:
    """RA-20: more points; then more cards."""
    a, b = total(t, s, one), total(t, s, other)
    return a > b or (a == b and count(s.won[one]) > count(s.won[other]))


@rule
def ranks(t: Any, s: Any, out: Array) -> None:
    for seat in range(s.seats):
        out[seat] = 1
        for other in range(s.seats):
            if is_ahead(t, s, other, seat):
                out[seat] += 1


# --- The contract -------------------------------------------------------------------------------------------


@rule
def is_for_a_seat(phase: int) -> bool:
    return SLIDE <= phase <= GIVE or phase == LAY


@rule
def actors(s: Any) -> int:
    """Who may act now."""
    if is_for_a_seat(s.phase):
        return 1 << int(s.turn)
    return 0 if s.phase == OVER else 1 << CHANCE


@rule
def legal(t: Any, s: Any, who: int, out: Array) -> int:
    """The legal actions of a seat or of chance; nothing for a seat that is not asked."""
    out[:] = 0
    phase = s.phase
    if who == CHANCE:
        legal_chance(t, s, out)
    elif who == s.turn:
        if phase == SLIDE:
            out[FROM] = LINES[s.hole] if has_powers(t, s) else NEAR[s.hole]
        elif phase == STING:
            out[FROM] = NEAR[s.hole] & ~just_moved(s)
        elif phase == TILT:
            out[CHOICE] = moved_gold(s) | 1 << TILT_NONE
        elif phase == SCARAB:
            out[CHOICE] = 1 << USE | 1 << KEEP
        elif phase == GIVE:
            out[CARD] = oldest_alike(t, s, s.won[who])
        elif phase == LAY:
            out[CARD] = oldest_alike(t, s, may_lay(t, s))
    n = 0
    for word in range(WORDS):
        n += count(out[word])
    return n


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
    """Everything is shuffled evenly: chips and cards by their number, pyramids by the ways to fill the surface."""
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
                if (
                    phase == DRAW
                ):  # a card with the back that shows may be the one on top, and then it is not beneath
                    alike *= on_top - ((top >> card) & 1)
                out[n] = alike
                weight += alike
                n += 1
    return weight


@rule
def apply(t: Any, s: Any, who: int, action: int) -> None:
    """Carry a legal action out."""
    bit = action & LOW
    phase = s.phase
    if phase == SLIDE:
        search(t, s, bit)
    elif phase == STING:
        sting(s, who, bit)
    elif phase == TILT:
        tilt(t, s, bit)
    elif phase == SCARAB:
        scarab(s, bit == USE)
    elif phase == GIVE:
        give(s, who, bit)
    elif phase == LAY:
        lay(t, s, bit)
    elif phase == HIDE:
        hide(s, bit)
    elif phase == STAND:
        stand(s, bit)
    elif phase == CHIP:
        put_chip(s, bit - HATS)
    elif phase == FIRST:
        s.turn = bit - SEAT
        s.phase = BACK
    elif phase == BACK:
        show_back(t, s, bit - SYMBOL)
    elif phase == TURN_UP:
        turn_up(t, s, bit)
    elif phase == BE_GIVEN:
        be_given(t, s, bit)
    elif phase == DRAW:
        draw(t, s, bit)


# --- What a seat sees ---------------------------------------------------------------------------------------


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
        o.before = (
            -1
        )  # where the hole was is remembered, not shown: nothing depends on it before the next slide
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
    """Whether these cards are such that the player who lays now is asked to, and may lay just what he may."""
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

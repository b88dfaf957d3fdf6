"""The rules of Ramses, in the order of the rulebook. RA-n: rule n of the numbered rules.

``s`` is a state (``state.py``), ``t`` the deck as tables (``tables.py``), ``who`` a seat or chance.

``actions.py`` numbers the actions and shows the phases; ``chance.py`` has the surface and the pile,
``duel.py`` what duellers may lay, ``observe.py`` what a seat sees.
"""

from __future__ import annotations

from typing import Any

from mastaba.core.bag import Array, count, lowest
from mastaba.core.contract import CHANCE
from mastaba.core.kernel import inlined, rule
from mastaba.games.ramses.actions import (
    CARD,
    CHOICE,
    FROM,
    HATS,
    KEEP,
    SEAT,
    SYMBOL,
    TILT_NONE,
    USE,
    WORDS,
    bit_of,
)
from mastaba.games.ramses.chance import legal_chance, next_colour, next_gold, odds, unoccupied, upper_stack
from mastaba.games.ramses.duel import (
    dueller,
    left_of,
    may_lay,
    treasures_differ,
    unfit_treasure,
)
from mastaba.games.ramses.material import KINDS, SYMBOLS, TREASURES
from mastaba.games.ramses.observe import observe, redeal
from mastaba.games.ramses.state import (
    BACK,
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
    EXPLORER_POINTS,
    LINES,
    NEAR,
    STANDING,
)

__all__ = [
    "WORDS",
    "actors",
    "apply",
    "legal",
    "observe",
    "odds",
    "ranks",
    "redeal",
    "scores",
    "setup",
]  # contract.Rules

NOTHING = 4  # under a pyramid whose explorers are gone
SCARAB_USES = 2
MOST_SLID = 30_000  # where the count of a turn's slides stays, far above any limit


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
def hide(s: Any, hole: int) -> None:
    """RA-7: the next treasure comes into any corner of any block that has none."""
    s.treasure[hole] = s.dealt
    s.dealt += 1
    if s.dealt == TREASURES:
        s.dealt = 0
        s.phase = STAND


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
def put_chip(s: Any, kind: int) -> None:
    """RA-21."""
    s.chip[next_gold(s)] = kind
    s.dealt += 1
    if s.dealt == STANDING[0]:
        s.dealt = 0
        s.phase = after_the_surface(s)


# --- The pile of search cards -------------------------------------------------------------------------------


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
def oldest_alike(t: Any, s: Any, cards: int) -> int:
    """Of a player's cards with the same front, the one that they got first stands for all."""
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
def right_of(s: Any, seat: int) -> int:
    return int(seat + s.seats - 1) % s.seats


@rule
def not_cursed(s: Any, seat: int) -> int:
    """RA-24, RA-25: who has the mummy puts it back instead of taking a turn; the seat that has it then."""
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
    """RA-9: the next player searches for the same card; RA-17: in a duel, the other dueller for theirs."""
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
    """RA-15: a card of their choice to the player on their right."""
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


@inlined
def actors(s: Any) -> int:
    """Who may act now."""
    if is_for_a_seat(s.phase):
        return 1 << int(s.turn)
    return 0 if s.phase == OVER else 1 << CHANCE


@inlined
def legal(t: Any, s: Any, who: int, out: Array) -> int:
    """The legal actions of a seat or of chance; nothing for a seat that is not asked."""
    out[:] = 0
    phase = s.phase
    if who == CHANCE:
        legal_chance(t, s, out)
    elif who == s.turn:
        if phase == SLIDE:
            holes = LINES[s.hole] if has_powers(t, s) else NEAR[s.hole]
            out[FROM] = holes
            return count(holes)
        if phase == STING:
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
def apply(t: Any, s: Any, who: int, action: int) -> None:
    """Carry a legal action out."""
    bit = bit_of(action)
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

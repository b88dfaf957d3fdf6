"""The rules of Silver & Gold, in the order of the rulebook. SG-n: rule n of the numbered rules.

``s`` is a state (``state.py``), ``t`` the deck as tables (``tables.py``), ``who`` a seat or chance.

What both games do alike stands in ``games/patterns``. ``patterns/actions.py`` lists the numbers of actions;
one word holds all placements on a card.
"""

from __future__ import annotations

from typing import Any

from mastaba.core.bag import LOW, SHIFT, Array, any_of, count, lowest
from mastaba.core.contract import CHANCE
from mastaba.core.kernel import inlined, rule
from mastaba.games.patterns.actions import decode_box, decode_placement
from mastaba.games.patterns.fits import lying_over
from mastaba.games.patterns.tableau import (
    KEEP,
    PASS,
    TAKE,
    TAKE_DECK,
    any_kind,
    deal,
    first_gap,
    hide_hand,
    keep_pair,
    kinds_left,
    next_dealt,
    odds_of_kinds,
    take_from_display,
    takes,
    turn_up,
)
from mastaba.games.patterns.turns import (
    LAST_TURN,
    TURNS_A_ROUND,
    can_replace,
    crossing_seats,
    hide_crossing,
    hide_pile,
    how_many,
    how_many_finished,
    lay_aside,
    lay_out_table,
    may_cross,
    needs_refill,
    open_pattern,
    place_card,
    shuffle_expeditions,
    use_up,
)
from mastaba.games.silver_and_gold.state import (
    CHOOSE,
    CROSS,
    DRAW,
    FIRST,
    LAY_OUT,
    OVER,
    REFILL,
    REPLACE,
    REVEAL,
)
from mastaba.games.silver_and_gold.tables import EVERY, OVER_BOXES, PLACED, TROPHIES

PLACE, BOX, CHOICE, CARD, LOT = 0, 2, 3, 4, 5  # words of actions
SEAT, EXPEDITION = 0, 4  # bits of LOT
WORDS_A_CARD = 1  # of placements
WORDS = 6
BOXES = 16  # of a card's grid

COIN_BOXES, COINS_A_ROW = 12, 4
PALM_BOXES = 4
GREY = 3


# --- Setup --------------------------------------------------------------------------------------------------


@rule
def setup(t: Any, s: Any, seats: int, variant: Array) -> None:
    """Everything on the table, nothing dealt."""
    lay_out_table(t, s, seats, variant[0])
    s.phase = CHOOSE
    s.first = 0
    s.trophies = 0
    s.resolving = 0
    s.coins[:] = 0
    s.cups[:, :] = 0
    s.rows[:] = 0
    s.palms[:] = 0
    s.palm_points[:, :] = 0
    s.shown_coins[:] = 0
    s.shown_palms[:] = 0


@rule
def keep(s: Any, seat: int, pair: int) -> None:
    """SG-7: of four cards dealt, two stay in front of the player and two go back into the deck. Behind the
    last one SG-8: the display."""
    keep_pair(s, seat, pair)
    if s.fresh == 0:
        s.phase = LAY_OUT


# --- Step 1: reveal an expedition card ----------------------------------------------------------------------


@rule
def begin_turn(s: Any) -> None:
    s.turn += 1
    s.phase = REVEAL


@rule
def reveal(s: Any, pattern: int) -> None:
    """SG-9: the pattern holds for everybody. Step 2 begins for all at once: what they show now is what the
    others see until all are done."""
    open_pattern(s, pattern)
    for seat in range(len(s.coins)):
        s.shown_coins[seat] = s.coins[seat]
        s.shown_palms[seat] = s.palms[seat]
    s.phase = CROSS


# --- Step 2: crossing off boxes -----------------------------------------------------------------------------


@rule
def empty_boxes(t: Any, s: Any, seat: int, side: int) -> int:
    """SG-12: the boxes of a player's card that are not crossed off."""
    card = s.cards[seat, side]
    if card < 0:
        return 0
    return t.boxes[card] & ~int(s.crossed[seat, side])


@inlined
def legal_crosses(t: Any, s: Any, seat: int, out: Array) -> int:
    """SG-10: the whole pattern on one card, turned and mirrored as one likes. SG-11: or any single box.
    SG-13: behind an X, single boxes alone."""
    empty_left, empty_right = empty_boxes(t, s, seat, 0), empty_boxes(t, s, seat, 1)
    out[BOX] = empty_left | empty_right << BOXES
    n = count(out[BOX])
    if (s.fresh >> seat) & 1:
        if n == 0:
            out[CHOICE] = 1 << PASS  # SG-21
            return 1
        everywhere = (1 << BOXES) - 1
        pattern = int(s.pattern)
        left = EVERY[pattern] & ~lying_over(OVER_BOXES, pattern, 0, everywhere & ~empty_left)
        right = EVERY[pattern] & ~lying_over(OVER_BOXES, pattern, 0, everywhere & ~empty_right)
        out[PLACE], out[PLACE + 1] = left, right
        n += count(left) + count(right)
    return n


@inlined
def boxes_of(s: Any, action: int) -> tuple[int, int]:
    """The card that an action crosses off boxes on, and the boxes."""
    if action >> SHIFT == BOX:
        side, box = decode_box(action, BOXES)
        return side, 1 << box
    side, placement = decode_placement(action, WORDS_A_CARD)
    return side, int(PLACED[s.pattern, placement])


@inlined
def cross_off(t: Any, s: Any, seat: int, side: int, boxes: int) -> None:
    """Cross boxes off, with what their symbols bring at once."""
    card = int(s.cards[seat, side])
    s.crossed[seat, side] |= boxes
    if s.crossed[seat, side] == t.boxes[card]:
        s.finished[card] = how_many_finished(s, seat) + 1
    s.owed[seat] += count(boxes & t.xs[card])  # SG-13
    s.coins[seat] = min(s.coins[seat] + count(boxes & t.coins[card]), COIN_BOXES)  # SG-14
    palms = min(count(boxes & t.palms[card]), PALM_BOXES - s.palms[seat])
    for _ in range(palms):  # SG-15
        s.palm_points[seat, s.palms[seat]] = palm_value(t, s)
        s.palms[seat] += 1
    if empty_boxes(t, s, seat, 0) | empty_boxes(t, s, seat, 1) == 0:
        s.owed[seat] = 0  # SG-13: forfeited


@rule
def palm_value(t: Any, s: Any) -> int:
    """SG-15: one, and one for every palm printed on the display."""
    value = 1
    for place in range(4):
        if s.display[place] >= 0:
            value += count(t.palms[s.display[place]])
    return value


# --- Step 3: full coin rows, completed cards ----------------------------------------------------------------


@rule
def resolve(t: Any, s: Any) -> None:
    """SG-17: from the first player clockwise, each resolves all of their own; until somebody has to choose,
    or chance has its say."""
    while s.resolving < s.seats:
        seat = resolving_seat(s)
        award_trophies(s, seat)
        laid_aside = count(lay_aside(s, seat))  # SG-19
        if s.turn < LAST_TURN:  # SG-24: no replacements on the very last turn
            s.replacing += laid_aside
        if can_replace(s):
            s.phase = REPLACE
            return
        s.replacing = 0  # SG-21: nothing left to take
        if needs_refill(s):
            s.phase = REFILL
            return
        s.resolving += 1
    end_turn(s)


@rule
def resolving_seat(s: Any) -> int:
    """Whose turn it is in step 3 (SG-17)."""
    seat = int(s.first) + int(s.resolving)
    return seat - s.seats if seat >= s.seats else seat


@rule
def award_trophies(s: Any, seat: int) -> None:
    """SG-18: a newly full row of coins takes the highest trophy that is left."""
    while s.coins[seat] >= (s.rows[seat] + 1) * COINS_A_ROW:
        if s.trophies < len(TROPHIES):
            s.cups[seat, s.rows[seat]] = TROPHIES[s.trophies]
            s.trophies += 1
        s.rows[seat] += 1


@rule
def receive(t: Any, s: Any, seat: int, card: int) -> None:
    """SG-20: the display stays as it is until the player has all replacements."""
    place_card(s, seat, card)
    resolve(t, s)


# --- End of a turn, of a round, of the game -----------------------------------------------------------------


@rule
def end_turn(s: Any) -> None:
    s.first = 0 if s.first + 1 == s.seats else s.first + 1  # SG-22
    s.resolving = 0
    if s.turn % TURNS_A_ROUND == 0:
        shuffle_expeditions(s)  # SG-23
    if s.turn == LAST_TURN:
        s.phase = OVER
    else:
        begin_turn(s)


# --- Score --------------------------------------------------------------------------------------------------


@rule
def completed_of(t: Any, s: Any, seat: int, colour: int) -> int:
    """How many cards of a colour the player has completed."""
    return count(s.completed[seat] & t.of_colour[colour])


@rule
def seal_score(t: Any, s: Any, seat: int) -> int:
    """SG-26: every seal pays for each completed card of its colour."""
    points = 0
    mask = int(s.completed[seat])
    while mask != 0:
        card = lowest(mask)
        mask &= mask - 1
        if t.seal[card] >= 0:
            points += t.seal_points[card] * completed_of(t, s, seat, t.seal[card])
    return points


@rule
def card_score(t: Any, s: Any, seat: int) -> int:
    """SG-25: the points of the completed cards."""
    points = 0
    mask = int(s.completed[seat])
    while mask != 0:
        points += t.points[lowest(mask)]
        mask &= mask - 1
    return points


@rule
def total(t: Any, s: Any, seat: int) -> int:
    """SG-25, SG-26."""
    points = int(s.coins[seat]) + card_score(t, s, seat) + seal_score(t, s, seat)
    for row in range(3):
        points += s.cups[seat, row]
    for entry in range(PALM_BOXES):
        points += s.palm_points[seat, entry]
    return points


@rule
def scores(t: Any, s: Any, out: Array) -> None:
    for seat in range(s.seats):
        out[seat] = total(t, s, seat)


@rule
def is_ahead(t: Any, s: Any, one: int, other: int) -> bool:
    """SG-27: more points; then more completed grey cards, green, orange, purple."""
    a, b = total(t, s, one), total(t, s, other)
    colour = GREY
    while a == b and colour >= 0:
        a, b = completed_of(t, s, one, colour), completed_of(t, s, other, colour)
        colour -= 1
    return a > b


@rule
def ranks(t: Any, s: Any, out: Array) -> None:
    for seat in range(s.seats):
        out[seat] = 1
        for other in range(s.seats):
            if is_ahead(t, s, other, seat):
                out[seat] += 1


# --- The contract -------------------------------------------------------------------------------------------


@inlined
def actors(s: Any) -> int:
    """Who may act now."""
    phase = s.phase
    if phase == CROSS:
        return crossing_seats(s)
    if phase == CHOOSE:
        return 1 << CHANCE if next_dealt(s) >= 0 else int(s.fresh)
    if phase == REPLACE:
        return 1 << resolving_seat(s)
    if phase == OVER:
        return 0
    return 1 << CHANCE


@inlined
def legal(t: Any, s: Any, who: int, out: Array) -> int:
    """The legal actions of a seat or of chance; nothing for a seat that is not asked."""
    out[:] = 0
    phase = s.phase
    if who == CHANCE:
        if phase == FIRST:
            out[LOT] = (1 << s.seats) - 1
        elif phase == REVEAL:
            out[LOT] = kinds_left(s.expeditions) << EXPEDITION
        elif phase == LAY_OUT or phase == DRAW or phase == REFILL or (phase == CHOOSE and next_dealt(s) >= 0):
            out[CARD] = s.bag
    elif phase == CROSS:
        return legal_crosses(t, s, who, out) if may_cross(s, who) else 0
    elif phase == CHOOSE:
        if (s.fresh >> who) & 1 and s.hand[who, 3] >= 0:
            out[CHOICE] = 0b111111 << KEEP
    elif phase == REPLACE and who == resolving_seat(s):
        out[CHOICE] = takes(s)  # SG-19
    return how_many(out, WORDS)


@rule
def odds(t: Any, s: Any, out: Array) -> int:
    """Expedition cards come twice or once; all other things that chance does are equally likely."""
    return odds_of_kinds(s.expeditions, out) if s.phase == REVEAL else 0


@inlined
def draw(t: Any, s: Any, streams: Array) -> int:
    """What chance does, at random: ``legal`` and ``odds`` in one."""
    if s.phase == REVEAL:
        return any_kind(s.expeditions, LOT, streams) + EXPEDITION
    if s.phase == FIRST:
        return any_of((1 << s.seats) - 1, LOT, streams)
    return any_of(s.bag, CARD, streams)


@rule
def apply(t: Any, s: Any, who: int, action: int) -> None:
    """Carry a legal action out."""
    word, bit = action >> SHIFT, action & LOW
    phase = s.phase
    if phase == CROSS:
        use_up(s, who)
        if word != CHOICE:
            side, boxes = boxes_of(s, action)
            cross_off(t, s, who, side, boxes)
        if actors(s) == 0:  # the last one is done
            resolve(t, s)
    elif phase == CHOOSE:
        if who == CHANCE:
            deal(s, bit)  # SG-7
        else:
            keep(s, who, bit - KEEP)
    elif phase == LAY_OUT:
        turn_up(s, bit)  # SG-8
        if first_gap(s) < 0:
            s.phase = FIRST
    elif phase == FIRST:
        s.first = bit - SEAT
        begin_turn(s)
    elif phase == REVEAL:
        reveal(s, bit - EXPEDITION)
    elif phase == REPLACE:
        if bit == TAKE_DECK:
            s.phase = DRAW
        else:
            receive(t, s, who, take_from_display(s, bit - TAKE))
    elif phase == DRAW:
        s.bag &= ~(1 << bit)
        receive(t, s, resolving_seat(s), bit)
    elif phase == REFILL:
        turn_up(s, bit)  # SG-20
        resolve(t, s)


@rule
def observe(t: Any, o: Any, seat: int) -> None:
    """Hide what the seat may not see."""
    if o.phase == CHOOSE:
        for other in range(o.seats):
            if other != seat:
                hide_hand(o, other)  # SG-7: private until all have chosen
    elif o.phase == CROSS:
        for other in range(o.seats):
            if other != seat:
                hide_step(o, other)
    if not o.show_pile:
        hide_pile(o)  # SG-16


@rule
def hide_step(o: Any, seat: int) -> None:
    """SG-10: all at once, so a player is seen as they were before the step."""
    hide_crossing(o, seat)
    o.coins[seat] = o.shown_coins[seat]
    o.palms[seat] = o.shown_palms[seat]
    for entry in range(o.palms[seat], PALM_BOXES):
        o.palm_points[seat, entry] = 0


@rule
def redeal(t: Any, o: Any, seat: int, dice: Array) -> None:
    """Nothing to do: what an observation hides is back in the bags, and chance will draw it. For the
    expedition cards that is exact: any order of the seven unseen ones is equally likely, whichever of them
    lie in the pile already."""

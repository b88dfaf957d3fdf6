"""The rules of Silver & Gold: Pyramids, in the order of the rulebook. PY-n: rule n of the numbered rules.

``s`` is a state (``state.py``), ``t`` the deck as tables (``tables.py``), ``who`` a seat or chance.
Cards are numbered by rising order number, so the lowest card of a mask is the one with the lowest order
number.

What both games do alike stands in ``games/patterns``. ``patterns/actions.py`` lists the numbers of actions;
two words hold all placements on a card.
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
from mastaba.games.pyramids.state import CHOOSE, CROSS, DRAW, LAY_OUT, OVER, REFILL, REPLACE, REVEAL
from mastaba.games.pyramids.tables import EVERY, MINUS, OVER_BOXES, PLACED, PYRAMID_POINTS

PLACE, BOX, CHOICE, CARD, EXPEDITION = 0, 4, 5, 6, 7  # words of actions
WORDS_A_CARD = 2  # of placements
WORDS = 8

WIDTH = 5
BOXES = 25  # of a card's grid
GRID = (1 << BOXES) - 1
LEFT_COLUMN = 0b00001_00001_00001_00001_00001
RIGHT_COLUMN = 0b10000_10000_10000_10000_10000

GEM_BOXES = 10
SKULL_BOXES = 10
POTION = 2  # skulls that it wipes off
COLOURS = 3
RED, GREEN = 0, 1  # gems


# --- Setup --------------------------------------------------------------------------------------------------


@rule
def setup(t: Any, s: Any, seats: int, variant: Array) -> None:
    """Everything on the table, nothing dealt."""
    lay_out_table(t, s, seats, variant[0])
    s.phase = CHOOSE
    s.collected[:] = 0
    s.waiting = 0
    s.taking = -1
    s.just[:] = 0
    s.gems[:, :] = 0
    s.torches[:] = 0
    s.skulls[:] = 0
    s.points[:, :] = 0
    s.shown_gems[:, :] = 0
    s.shown_torches[:] = 0
    s.shown_skulls[:] = 0


@rule
def keep(s: Any, seat: int, pair: int) -> None:
    """PY-5: of four cards dealt, two stay in front of the player and two go back into the deck; behind the
    last one comes the display."""
    keep_pair(s, seat, pair)
    if s.fresh == 0:
        s.phase = LAY_OUT


# --- Action 1: reveal an expedition card --------------------------------------------------------------------


@rule
def begin_turn(s: Any) -> None:
    s.turn += 1
    s.phase = REVEAL


@rule
def reveal(s: Any, pattern: int) -> None:
    """PY-6: the pattern holds for everybody. Action 2 begins for all at once: what they show now is what the
    others see until all are done."""
    open_pattern(s, pattern)
    for seat in range(len(s.gems)):
        for colour in range(2):
            s.shown_gems[seat, colour] = s.gems[seat, colour]
        s.shown_torches[seat] = s.torches[seat]
        s.shown_skulls[seat] = s.skulls[seat]
    s.phase = CROSS


# --- Action 2: crossing off boxes ---------------------------------------------------------------------------


@rule
def beside(boxes: int) -> int:
    """The boxes that touch any of these, horizontally or vertically."""
    return (
        (boxes << WIDTH) | (boxes >> WIDTH) | ((boxes & ~RIGHT_COLUMN) << 1) | ((boxes & ~LEFT_COLUMN) >> 1)
    ) & GRID


@rule
def free_boxes(t: Any, s: Any, seat: int, side: int) -> int:
    """PY-7: never a wall, never a box twice. PY-12: nothing on a card whose tomb is crossed off."""
    card = int(s.cards[seat, side])
    if card < 0:
        return 0
    crossed = int(s.crossed[seat, side])
    if crossed & t.tomb[card]:
        return 0
    return t.open[card] & ~crossed


@rule
def next_boxes(t: Any, s: Any, seat: int, side: int) -> int:
    """PY-8, PY-9: where the way can go on: the entrance of an empty card, or a free box that touches one
    crossed off before."""
    free = free_boxes(t, s, seat, side)
    if free == 0:
        return 0
    crossed = int(s.crossed[seat, side])
    if crossed == 0:
        return t.entrance[s.cards[seat, side]]
    return free & beside(crossed)


@inlined
def legal_crosses(t: Any, s: Any, seat: int, out: Array) -> int:
    """PY-7: the whole pattern on one card, turned and mirrored as one likes; PY-8: it joins the way. PY-9: or
    a single box that does. PY-11: behind a red cross, single boxes alone."""
    fresh = (s.fresh >> seat) & 1
    pattern = int(s.pattern)
    boxes, n = 0, 0
    for side in range(2):
        ends = next_boxes(t, s, seat, side)
        if ends == 0:
            continue
        boxes |= ends << (side * BOXES)
        if fresh:
            shut = GRID & ~free_boxes(t, s, seat, side)
            for word in range(WORDS_A_CARD):
                fits = EVERY[pattern, word] & ~lying_over(OVER_BOXES, pattern, word, shut)
                fits &= lying_over(OVER_BOXES, pattern, word, ends)
                out[PLACE + side * WORDS_A_CARD + word] = fits
                n += count(fits)
    out[BOX] = boxes
    if boxes == 0:
        out[CHOICE] = 1 << PASS  # PY-10: no card left, or no legal box
        return 1
    return n + count(boxes)


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
    """Cross boxes off, with what their icons bring at once; PY-12: boxes beyond the tomb count like the
    others."""
    card = int(s.cards[seat, side])
    s.crossed[seat, side] |= boxes
    if boxes & t.tomb[card]:
        s.finished[card] = how_many_finished(s, seat) + 1
    if boxes & t.icons[card]:
        for colour in range(2):  # PY-13
            s.gems[seat, colour] = min(s.gems[seat, colour] + count(boxes & t.gems[card, colour]), GEM_BOXES)
        if boxes & t.torches[card]:  # PY-14
            s.torches[seat] |= 1 << current_round(s)
        skulls = min(s.skulls[seat] + count(boxes & t.skulls[card]), SKULL_BOXES)  # PY-15
        # PY-16; PY-17: behind the skulls
        s.skulls[seat] = max(skulls - POTION * count(boxes & t.potions[card]), 0)
        s.owed[seat] += count(boxes & t.crosses[card])  # PY-11; PY-17: behind the other icons
    if s.owed[seat] > 0 and next_boxes(t, s, seat, 0) | next_boxes(t, s, seat, 1) == 0:
        s.owed[seat] = 0  # PY-11: forfeited


@rule
def current_round(s: Any) -> int:
    """The round that runs, from 0."""
    return int(s.turn - 1) // TURNS_A_ROUND


# --- Action 3: completed cards ------------------------------------------------------------------------------


@rule
def end_crossing(t: Any, s: Any) -> None:
    """PY-18: completed cards are laid aside. PY-23: no replacements in the very last turn."""
    for seat in range(s.seats):
        s.just[seat] = lay_aside(s, seat)
        if s.just[seat] != 0 and s.turn < LAST_TURN:
            s.waiting |= 1 << seat
    replace(t, s)


@rule
def earliest(s: Any, seats: int, cards: int) -> int:
    """PY-19, PY-22: of these seats the one with the lowest order number among those of ``cards`` that it
    has just completed."""
    found, number = -1, 0
    for seat in range(s.seats):
        if (seats >> seat) & 1:
            own = lowest(s.just[seat] & cards)
            if found < 0 or own < number:
                found, number = seat, own
    return found


@rule
def replace(t: Any, s: Any) -> None:
    """PY-18 to PY-20: one player after the other, until somebody has to choose, or chance has its say."""
    everything = (1 << int(t.cards)) - 1
    while s.taking >= 0 or s.waiting != 0:
        if s.taking < 0:
            s.taking = earliest(s, int(s.waiting), everything)
            s.waiting &= ~(1 << int(s.taking))
            s.replacing = count(s.just[s.taking])
        if can_replace(s):
            s.phase = REPLACE
            return
        s.replacing = 0  # nothing left to take
        if needs_refill(s):
            s.phase = REFILL
            return
        s.taking = -1
    collect(t, s)
    end_turn(s)


@rule
def receive(t: Any, s: Any, card: int) -> None:
    """PY-20: the display stays as it is until the player has all replacements."""
    place_card(s, int(s.taking), card)
    replace(t, s)


# --- Action 4: pyramid points -------------------------------------------------------------------------------


@rule
def completed_of(t: Any, s: Any, seat: int, colour: int) -> int:
    """How many pyramids of a colour the player has completed and laid aside."""
    return count(s.completed[seat] & t.of_colour[colour])


@rule
def collect(t: Any, s: Any) -> None:
    """PY-21: the 2nd, 4th and 6th pyramid of a colour bring its next pyramid points. PY-22: by order number
    of those just completed."""
    just = 0
    for seat in range(s.seats):
        just |= s.just[seat]
    if just == 0:
        return
    for colour in range(COLOURS):
        due = 0
        for seat in range(s.seats):
            now = completed_of(t, s, seat, colour)
            before = now - count(s.just[seat] & t.of_colour[colour])
            if now // 2 > before // 2 and now // 2 <= len(PYRAMID_POINTS):
                due |= 1 << seat
        while due != 0 and s.collected[colour] < len(PYRAMID_POINTS):
            seat = earliest(s, due, t.of_colour[colour])
            s.points[seat, colour] |= 1 << int(s.collected[colour])
            s.collected[colour] += 1
            due &= ~(1 << seat)


# --- End of a turn, of a round, of the game -----------------------------------------------------------------


@rule
def end_turn(s: Any) -> None:
    s.just[:] = 0
    if s.turn % TURNS_A_ROUND == 0:
        shuffle_expeditions(s)  # PY-23
    if s.turn == LAST_TURN:
        s.phase = OVER
    else:
        begin_turn(s)


# --- Score --------------------------------------------------------------------------------------------------


@rule
def torch_score(s: Any, seat: int) -> int:
    return 5 * count(s.torches[seat])


@rule
def pyramid_score(s: Any, seat: int) -> int:
    points = 0
    for colour in range(COLOURS):
        for box in range(len(PYRAMID_POINTS)):
            if (s.points[seat, colour] >> box) & 1:
                points += PYRAMID_POINTS[box]
    return points


@rule
def gem_score(s: Any, seat: int) -> int:
    """PY-24: 5 a pair of red and green, 1 a gem left over."""
    red, green = int(s.gems[seat, RED]), int(s.gems[seat, GREEN])
    pairs = min(red, green)
    return 5 * pairs + (red + green - 2 * pairs)


@rule
def skull_score(s: Any, seat: int) -> int:
    """PY-24: of the skulls crossed off only the one with the most minus points counts."""
    return -MINUS[s.skulls[seat]]


@rule
def card_score(s: Any, seat: int) -> int:
    return 10 * count(s.completed[seat])


@rule
def total(s: Any, seat: int) -> int:
    """PY-24."""
    return (
        torch_score(s, seat)
        + pyramid_score(s, seat)
        + gem_score(s, seat)
        + skull_score(s, seat)
        + card_score(s, seat)
    )


@rule
def scores(t: Any, s: Any, out: Array) -> None:
    for seat in range(s.seats):
        out[seat] = total(s, seat)


@rule
def is_ahead(s: Any, one: int, other: int) -> bool:
    """PY-25: more points; then the pyramid with the lowest order number of all that they completed."""
    a, b = total(s, one), total(s, other)
    if a != b:
        return a > b
    mine, others = s.completed[one], s.completed[other]
    return mine != 0 and (others == 0 or lowest(mine) < lowest(others))


@rule
def ranks(t: Any, s: Any, out: Array) -> None:
    for seat in range(s.seats):
        out[seat] = 1
        for other in range(s.seats):
            if is_ahead(s, other, seat):
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
        return 1 << int(s.taking)
    if phase == OVER:
        return 0
    return 1 << CHANCE


@inlined
def legal(t: Any, s: Any, who: int, out: Array) -> int:
    """The legal actions of a seat or of chance; nothing for a seat that is not asked."""
    out[:] = 0
    phase = s.phase
    if who == CHANCE:
        if phase == REVEAL:
            out[EXPEDITION] = kinds_left(s.expeditions)
        elif phase == LAY_OUT or phase == DRAW or phase == REFILL or (phase == CHOOSE and next_dealt(s) >= 0):
            out[CARD] = s.bag
    elif phase == CROSS:
        return legal_crosses(t, s, who, out) if may_cross(s, who) else 0
    elif phase == CHOOSE:
        if (s.fresh >> who) & 1 and s.hand[who, 3] >= 0:
            out[CHOICE] = 0b111111 << KEEP
    elif phase == REPLACE and who == s.taking:
        out[CHOICE] = takes(s)  # PY-18
    return how_many(out, WORDS)


@rule
def odds(t: Any, s: Any, out: Array) -> int:
    """Expedition cards come twice or once; all other things that chance does are equally likely."""
    return odds_of_kinds(s.expeditions, out) if s.phase == REVEAL else 0


@inlined
def draw(t: Any, s: Any, streams: Array) -> int:
    """What chance does, at random: ``legal`` and ``odds`` in one."""
    if s.phase == REVEAL:
        return any_kind(s.expeditions, EXPEDITION, streams)
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
            end_crossing(t, s)
    elif phase == CHOOSE:
        if who == CHANCE:
            deal(s, bit)  # PY-5
        else:
            keep(s, who, bit - KEEP)
    elif phase == LAY_OUT:
        turn_up(s, bit)  # PY-5
        if first_gap(s) < 0:
            begin_turn(s)
    elif phase == REVEAL:
        reveal(s, bit)
    elif phase == REPLACE:
        if bit == TAKE_DECK:
            s.phase = DRAW
        else:
            receive(t, s, take_from_display(s, bit - TAKE))
    elif phase == DRAW:
        s.bag &= ~(1 << bit)
        receive(t, s, bit)
    elif phase == REFILL:
        turn_up(s, bit)  # PY-20
        replace(t, s)


@rule
def observe(t: Any, o: Any, seat: int) -> None:
    """Hide what the seat may not see."""
    if o.phase == CHOOSE:
        for other in range(o.seats):
            if other != seat:
                hide_hand(o, other)  # PY-5: private until all have chosen
    elif o.phase == CROSS:
        for other in range(o.seats):
            if other != seat:
                hide_step(o, other)
    if not o.show_pile:
        hide_pile(o)  # PY-6: at a table with a closed pile


@rule
def hide_step(o: Any, seat: int) -> None:
    """PY-7: all at once, so a player is seen as they were before the action."""
    hide_crossing(o, seat)
    for colour in range(2):
        o.gems[seat, colour] = o.shown_gems[seat, colour]
    o.torches[seat] = o.shown_torches[seat]
    o.skulls[seat] = o.shown_skulls[seat]


@rule
def redeal(t: Any, o: Any, seat: int, dice: Array) -> None:
    """Nothing to do: what an observation hides is back in the bags, and chance will draw it. For the
    expedition cards that is exact: any order of the seven unseen ones is equally likely, whichever of them
    lie in the pile already."""

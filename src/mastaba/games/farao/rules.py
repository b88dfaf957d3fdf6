"""The rules of Farao, in the order of the numbered rules. FA-n: rule n.

``s`` is a state (``state.py``), ``t`` the tiles as tables (``tables.py``), ``who`` a seat or chance. Only the
seat whose turn it is ever acts.

``actions.py`` numbers the actions and shows the phases; ``pyramid.py`` has what lies where, ``choices.py``
what a player may do on their turn, ``chance.py`` the tiles that come to light, ``observe.py`` what a seat
sees. This module has what moves lead to.
"""

from __future__ import annotations

from typing import Any

from mastaba.core.bag import Array, count
from mastaba.core.contract import CHANCE
from mastaba.core.kernel import inlined, rule
from mastaba.games.farao.actions import (
    BUY,
    CHEST,
    CHOICE,
    ENTER,
    EXCHANGE,
    FACE,
    ITEMS,
    LEAVE,
    LOOK_AT,
    LOOT,
    LOT,
    NO_ATTACK,
    NO_MAP,
    NOTHING,
    ONE,
    OWN,
    PIPS,
    ROB,
    SEAT,
    SPEND,
    THROUGH,
    UNLOCK,
    WORDS,
    allow,
    bit_of,
    decode_enter,
    decode_item,
    decode_kind,
    decode_pips,
    decode_plan,
    decode_rob,
    decode_square,
    decode_step,
    decode_through,
    decode_turned,
    encode_choice,
    encode_lay,
    encode_square,
    pair_of,
    word_of,
)
from mastaba.games.farao.chance import coming, draw, legal_kinds, odds
from mastaba.games.farao.choices import anything_to_decide, legal_moves, legal_plans, may_plan
from mastaba.games.farao.observe import observe, redeal
from mastaba.games.farao.pyramid import (
    any_face_down,
    anybody_on,
    content_at,
    face_down,
    give,
    give_back,
    holds_item,
    unprotected,
    would_bar,
    would_kill,
)
from mastaba.games.farao.state import (
    ATTACK,
    CHECK,
    CURSE,
    END,
    ENTERING,
    FIGURES,
    FIRST,
    GONE,
    HANDLING,
    LAST,
    LAST_TILE,
    LOOK,
    MAP,
    MOVE,
    NO_TASK,
    OUTSIDE,
    OVER,
    PASS,
    SEATS,
    SWAP,
    TAKE,
    THROW,
    TILE,
    TORCH,
    TURN,
    UNFOLD,
    WORK,
)
from mastaba.games.farao.tables import (
    ALL_OPEN,
    BOTTLE,
    CHAMBER,
    CHOCOLATE,
    COFFER,
    ENTRANCES,
    FOOD,
    INSCRIPTION,
    IS_ENTRANCE,
    KEY,
    KIT,
    MAP_TILE,
    MONEY,
    NEAR,
    ORIENTATIONS,
    PAPYRUS,
    PLAN,
    SCARF,
    SHRINE,
    SQUARES,
    TIRES,
    WATER,
)

__all__ = [
    "WORDS",
    "actors",
    "apply",
    "draw",
    "legal",
    "observe",
    "odds",
    "ranks",
    "redeal",
    "scores",
    "setup",
]  # contract.Rules

ROUNDS = 100


# --- Material -----------------------------------------------------------------------------------------------


@rule
def setup(t: Any, s: Any, seats: int, variant: Array) -> None:
    """FA-1 to FA-7: everything face down, everybody outside."""
    s.seats = seats
    s.big = variant[0]
    s.figures = variant[1] + 1
    s.needed = 7 if variant[2] else 5
    s.play_on = variant[3]
    s.phase = FIRST
    s.first = 0
    s.turn = 0
    s.rounds = 0
    forget_turn(s)
    forget_task(s)
    s.kind[:] = -1
    s.open[:] = 0
    s.open[CHAMBER[s.big]] = ALL_OPEN  # FA-16: its four sides have no walls
    s.knows[:] = 0
    for k in range(len(s.bag)):
        s.bag[k] = t.tiles[s.big, k]
    s.curse = -1
    s.unsealed = 0
    s.stacks = 0
    s.coffer = 0
    s.filled = 0
    for item in range(ITEMS):  # FA-6
        s.supply[item] = 0
        if (t.items[s.big] >> item) & 1:
            s.supply[item] = seats if t.tokens[item] < 0 else t.tokens[item]
    for seat in range(SEATS):
        s.items[seat] = 0
        s.inscriptions[seat] = 0
        s.entered[seat] = 0
        s.brought[seat] = 0
        for figure in range(FIGURES):
            s.at[seat, figure] = OUTSIDE if seat < seats and figure < s.figures else GONE


@rule
def forget_turn(s: Any) -> None:
    s.thrown = 0
    s.die = 0
    s.used = 0
    s.figure = -1
    s.behind = -1
    s.scarfed = 0
    s.papyrus = 0
    s.walked = 0
    s.moved = 0
    s.came_in = 0
    s.turned = 0


@rule
def forget_task(s: Any) -> None:
    s.task = NO_TASK
    s.target = -1
    s.turning = -1
    s.joins = 0
    s.lit = 0
    s.looked[0] = -1
    s.looked[1] = -1
    s.unlooked = 0


# --- A move -------------------------------------------------------------------------------------------------


@rule
def go(s: Any, figure: int, square: int, side: int) -> None:
    """A step towards a square, costing its point. ``side``: which side of a tile turned up there has to be
    open, 0 for any (FA-9, FA-11)."""
    s.figure = figure
    s.used += 1
    s.task = ENTERING
    s.target = square
    if face_down(s, square) and not s.papyrus:
        s.turning = square
        s.joins = side
        s.phase = TILE
    else:
        s.phase = UNFOLD


@rule
def arrive(t: Any, s: Any) -> None:
    """The figure stands on the square it went to, and the tile works (FA-14); under a papyrus only the last
    one does (FA-34)."""
    seat, figure, square = int(s.turn), int(s.figure), int(s.target)
    s.came_in |= s.at[seat, figure] == OUTSIDE
    # FA-12: entering leaves no square behind
    s.behind = s.at[seat, figure] if s.at[seat, figure] >= 0 else -1
    s.at[seat, figure] = square
    s.moved = 1
    forget_task(s)
    if square == CHAMBER[s.big]:
        enter_chamber(s, seat)
    elif s.papyrus:
        s.walked = 1
        s.phase = CHECK
    else:
        s.phase = WORK


@rule
def come_to_light(t: Any, s: Any, square: int, kind: int) -> None:
    """A tile's identity is known to all from now on."""
    if s.kind[square] < 0:
        s.bag[kind] -= 1
        s.kind[square] = kind
    s.knows[square] = 0
    s.turning = square
    content = t.content[kind]
    if content < ITEMS:
        s.stacks |= 1 << content  # FA-6
    s.phase = TURN


@rule
def lay(t: Any, s: Any, sides: int) -> None:
    """FA-11, FA-18: the tile lies as the player has chosen; a map that has come to light works at once, if
    anything is face down."""
    s.open[s.turning] = sides
    if s.task != HANDLING and content_at(t, s, s.turning) == MAP_TILE and any_face_down(s):
        s.phase = MAP
    else:
        s.phase = UNFOLD


@rule
def unfold(t: Any, s: Any) -> None:
    """Go on with what the tile was turned up for."""
    task = s.task
    s.turning = -1
    s.joins = 0
    if task == ENTERING:
        if s.target != CHAMBER[s.big] and not s.papyrus and would_bar(t, s, s.turn, s.target):
            s.phase = END  # FA-26: the figure stays where it was
        else:
            arrive(t, s)
    elif task == TORCH:
        for d in range(4):  # a map may have turned one of them up
            if (s.lit >> d) & 1 and not face_down(s, NEAR[s.big, s.at[s.turn, s.figure], d]):
                s.lit &= ~(1 << d)
        if s.lit != 0:
            s.phase = TILE
        else:
            s.task = NO_TASK
            s.phase = CHECK
    elif task == LAST_TILE:
        s.phase = WORK
    else:
        s.task = NO_TASK
        s.phase = CHECK


# --- Goal ---------------------------------------------------------------------------------------------------


@rule
def enter_chamber(s: Any, seat: int) -> None:
    """FA-16, FA-17: the chamber is open for everybody; its owner has finished, and their items go back."""
    s.unsealed = 1
    s.entered[seat] = 1 + how_many_entered(s)
    s.brought[seat] = s.items[seat]
    for item in range(ITEMS):
        if holds_item(s, seat, item):
            give_back(s, seat, item)
    for figure in range(FIGURES):
        s.at[seat, figure] = GONE
    s.phase = PASS


@rule
def how_many_entered(s: Any) -> int:
    n = 0
    for seat in range(s.seats):
        n += s.entered[seat] > 0
    return n


# --- Tiles --------------------------------------------------------------------------------------------------


@rule
def work(t: Any, s: Any) -> None:
    """The content of the tile takes effect on the figure that stands on it."""
    seat, figure = int(s.turn), int(s.figure)
    square = int(s.at[seat, figure])
    content = content_at(t, s, square)
    s.phase = END if s.task == LAST_TILE else CHECK
    if content < ITEMS:  # FA-23
        if not holds_item(s, seat, content) and s.supply[content] > 0:
            s.supply[content] -= 1
            give(s, seat, content)
    elif INSCRIPTION <= content < INSCRIPTION + 7:  # FA-19
        s.inscriptions[seat] |= 1 << (content - INSCRIPTION)
    elif content == SHRINE:  # FA-21
        for there in range(SQUARES[s.big]):
            if may_curse(s, there):
                s.phase = CURSE
    elif content == COFFER:  # FA-22
        if not s.filled:
            fill_coffer(t, s)
        if int(s.coffer) & ~int(s.items[seat]) != 0:
            s.phase = TAKE
    elif would_kill(t, s, seat, square):  # FA-24
        s.at[seat, figure] = OUTSIDE
        s.phase = END
    elif TIRES[content] and unprotected(t, s, seat, square):  # FA-25
        s.phase = END


@rule
def may_curse(s: Any, square: int) -> bool:
    """FA-21: a face-up tile with nobody on it, another than before; entrances too, never the chamber."""
    if face_down(s, square) or square == CHAMBER[s.big] or square == s.curse:
        return False
    return not anybody_on(s, square)


@rule
def fill_coffer(t: Any, s: Any) -> None:
    """FA-22: one token of every item that is laid out (FA-6), as far as the supply has one."""
    s.filled = 1
    for item in range(ITEMS):
        if (t.items[s.big] >> item) & 1 and s.supply[item] > 0:
            s.supply[item] -= 1
            s.coffer |= 1 << item


# --- Items: what spending does ------------------------------------------------------------------------------


@rule
def spend(s: Any, figure: int, item: int) -> None:
    """Food, water (FA-27), scarf (FA-30), papyrus (FA-34), torch (FA-29)."""
    seat = int(s.turn)
    give_back(s, seat, item)
    s.phase = CHECK
    if item == FOOD:
        s.die = 6
    elif item == WATER:
        s.die = 5
    elif item == SCARF:
        s.scarfed = 1
    elif item == PAPYRUS:
        s.papyrus = 1
    else:
        s.figure = figure
        here = int(s.at[seat, figure])
        for d in range(4):
            if (s.open[here] >> d) & 1 and NEAR[s.big, here, d] >= 0:
                s.lit |= 1 << d
        s.task = TORCH
        s.phase = UNFOLD


@rule
def look(s: Any, number: int) -> None:
    """FA-31."""
    give_back(s, s.turn, PLAN)
    s.looked[0], s.looked[1] = pair_of(number)
    if s.looked[0] == s.looked[1]:
        s.looked[1] = -1
    s.unlooked = 1 if s.looked[1] < 0 else 0b11
    s.phase = LOOK


@rule
def see(s: Any, slot: int, kind: int) -> None:
    """FA-31: the player alone sees a tile; then the other one; then they may swap them."""
    square = int(s.looked[slot])
    if s.kind[square] < 0:
        s.bag[kind] -= 1
        s.kind[square] = kind
    s.knows[square] |= 1 << int(s.turn)
    s.unlooked &= ~(1 << slot)
    if s.unlooked != 0:
        return
    if s.looked[1] >= 0:
        s.phase = SWAP
    else:
        forget_task(s)
        s.phase = CHECK


@rule
def swap(s: Any) -> None:
    """FA-31: everyone sees that they change places; who knows a tile still knows it."""
    one, other = int(s.looked[0]), int(s.looked[1])
    kind, knows = s.kind[one], s.knows[one]
    s.kind[one], s.knows[one] = s.kind[other], s.knows[other]
    s.kind[other], s.knows[other] = kind, knows


# --- The end of a move, of a turn, of the game --------------------------------------------------------------


@rule
def check(t: Any, s: Any) -> None:
    """FA-13: on with the move as long as there is something to decide; under a papyrus with no point left too
    (FA-34)."""
    if anything_to_decide(t, s):
        s.phase = MOVE
    else:
        stop(s)


@rule
def stop(s: Any) -> None:
    """FA-34: a papyrus's last tile works now. One that was spent without a step has none: the tile has worked
    when it was entered."""
    s.phase = LAST if s.papyrus and s.walked else END


@rule
def last_tile(s: Any) -> None:
    """FA-34: the tile where the walker ends is turned up if need be, in any orientation, and works."""
    s.task = LAST_TILE
    square = int(s.at[s.turn, s.figure])
    if face_down(s, square):
        s.turning = square
        s.phase = TILE
    else:
        s.phase = WORK


@rule
def end_move(t: Any, s: Any) -> None:
    """FA-15: is there anybody to attack? Not in the move in which the figure entered."""
    forget_task(s)
    s.phase = PASS
    if s.moved and not s.came_in:
        for victim in range(s.seats):
            for figure in range(s.figures):
                if loot(s, victim, figure) != 0:
                    s.phase = ATTACK


@rule
def loot(s: Any, victim: int, figure: int) -> int:
    """FA-15: what attacking a figure may bring, as a mask of items; NOTHING where it only injures; 0 if there
    is no such attack."""
    seat = int(s.turn)
    here = int(s.at[seat, s.figure])
    if victim == seat or here < 0 or IS_ENTRANCE[s.big, here] or s.at[victim, figure] != here:
        return 0
    stealable = int(s.items[victim]) & ~int(s.items[seat])
    if stealable == 0 and not holds_item(s, victim, KIT):
        return 1 << NOTHING
    return stealable


@rule
def attack(s: Any, victim: int, figure: int, item: int) -> None:
    """FA-15: the figure is robbed; and injured, unless its owner had a first-aid kit when it was attacked."""
    if not holds_item(s, victim, KIT):
        s.at[victim, figure] = OUTSIDE
    if item != NOTHING:
        s.items[victim] &= ~(1 << item)
        give(s, s.turn, item)


@rule
def pass_turn(s: Any) -> None:
    """FA-8: clockwise; FA-17: until one player is left; FA-17a: or 100 rounds are over."""
    forget_turn(s)
    forget_task(s)
    inside = s.seats - how_many_entered(s)
    if inside == 0 or (inside == 1 and not s.play_on):
        s.phase = OVER
        return
    s.phase = THROW
    turn = int(s.turn)
    while True:
        turn = (turn + 1) % s.seats
        if turn == s.first:
            s.rounds += 1
        if s.entered[turn] == 0:
            break
    s.turn = turn
    if s.rounds >= ROUNDS:
        s.phase = OVER


@rule
def run(t: Any, s: Any) -> None:
    """Carry on with everything that the rules fix, until somebody is asked."""
    while s.phase > OVER:
        if s.phase == UNFOLD:
            unfold(t, s)
        elif s.phase == WORK:
            work(t, s)
        elif s.phase == CHECK:
            check(t, s)
        elif s.phase == LAST:
            last_tile(s)
        elif s.phase == END:
            end_move(t, s)
        else:
            pass_turn(s)


# --- Ranking ------------------------------------------------------------------------------------------------


@rule
def scores(t: Any, s: Any, out: Array) -> None:
    """Farao knows ranks only: inscriptions for those still inside, and more than any of them, in order, for
    those who have entered."""
    for seat in range(s.seats):
        out[seat] = (
            count(int(s.inscriptions[seat])) if s.entered[seat] == 0 else 8 + s.seats - s.entered[seat]
        )


@rule
def ranks(t: Any, s: Any, out: Array) -> None:
    """FA-17: the order of entering; FA-17a: those still inside by their number of inscriptions."""
    for seat in range(s.seats):
        if s.entered[seat] > 0:
            out[seat] = s.entered[seat]
            continue
        out[seat] = 1 + how_many_entered(s)
        for other in range(s.seats):
            if s.entered[other] == 0 and count(int(s.inscriptions[other])) > count(int(s.inscriptions[seat])):
                out[seat] += 1


# --- The contract -------------------------------------------------------------------------------------------


@inlined
def actors(s: Any) -> int:
    """Who may act now."""
    phase = s.phase
    if phase == OVER:
        return 0
    if phase == FIRST or phase == THROW or phase == TILE or phase == LOOK:
        return 1 << CHANCE
    return 1 << int(s.turn)


@rule
def legal_turns(t: Any, s: Any, out: Array) -> None:
    """Orientations of the tile, joined to the corridor where that is demanded."""
    shapes = ORIENTATIONS[t.outline[s.kind[s.turning]]]
    for sides in range(1, ALL_OPEN + 1):
        if (shapes >> sides) & 1 and (sides & s.joins) == s.joins:
            allow(out, encode_lay(sides))


@rule
def legal(t: Any, s: Any, who: int, out: Array) -> int:
    """The legal actions of a seat or of chance; nothing for a seat that is not asked."""
    out[:] = 0
    phase = s.phase
    if (actors(s) >> who) & 1 == 0:
        return 0
    if phase == MOVE:
        legal_moves(t, s, out)
        if may_plan(s):
            legal_plans(s, out)
    elif phase == TURN:
        legal_turns(t, s, out)
    elif phase == TILE or phase == LOOK:
        legal_kinds(t, s, out)
    elif phase == THROW:
        out[LOT] = 0b111111 << FACE
    elif phase == FIRST:
        out[LOT] = ((1 << int(s.seats)) - 1) << SEAT
    elif phase == MAP or phase == CURSE:
        for square in range(SQUARES[s.big]):
            if (phase == MAP and face_down(s, square)) or (phase == CURSE and may_curse(s, square)):
                allow(out, encode_square(square))
        if phase == MAP:
            allow(out, encode_choice(NO_MAP))
    elif phase == TAKE:
        out[CHEST] = int(s.coffer) & ~int(s.items[s.turn])
    elif phase == SWAP:
        out[CHOICE] = (1 << LEAVE) | (1 << EXCHANGE)
    elif phase == ATTACK:
        for victim in range(s.seats):
            for figure in range(s.figures):
                out[ROB + victim] |= loot(s, victim, figure) << (LOOT * figure)
        out[CHOICE] = 1 << NO_ATTACK
    n = 0
    for word in range(WORDS if phase == MOVE and may_plan(s) else LOOK_AT):
        n += count(out[word])
    return n


@rule
def apply(t: Any, s: Any, who: int, action: int) -> None:
    """Carry a legal action out."""
    bit, phase = bit_of(action), s.phase
    if phase == MOVE:
        move(s, action)
    elif phase == TURN:
        lay(t, s, bit)
    elif phase == TILE:
        slot, kind = decode_kind(action)
        square = coming(s, slot)
        if s.turning < 0:  # a torch: it has to join the own tile (FA-29)
            s.joins = 1 << ((slot + 2) & 3)
        come_to_light(t, s, square, kind)
    elif phase == THROW:
        s.thrown = bit - FACE + 1
        s.die = s.thrown
        s.phase = CHECK
    elif phase == FIRST:
        s.first = bit - SEAT
        s.turn = s.first
        s.phase = THROW
    elif phase == MAP:
        if word_of(action) == CHOICE:
            s.phase = UNFOLD
        else:
            s.turning = decode_square(action)
            s.joins = 0
            s.phase = TILE
    elif phase == CURSE:
        s.curse = decode_square(action)
        s.phase = END if s.task == LAST_TILE else CHECK
    elif phase == TAKE:
        s.coffer &= ~(1 << bit)
        give(s, s.turn, bit)
        s.phase = END if s.task == LAST_TILE else CHECK
    elif phase == LOOK:
        slot, kind = decode_kind(action)
        see(s, slot, kind)
    elif phase == SWAP:
        if bit == EXCHANGE:
            swap(s)
        forget_task(s)
        s.phase = CHECK
    elif phase == ATTACK:
        if word_of(action) != CHOICE:
            victim, figure, item = decode_rob(action)
            attack(s, victim, figure, item)
        s.phase = PASS
    run(t, s)


@rule
def move(s: Any, action: int) -> None:
    """An action of a move."""
    seat, word = int(s.turn), word_of(action)
    if word == ENTER:
        figure, d = decode_enter(action)
        go(s, figure, ENTRANCES[s.big, d], 0)
    elif word < SPEND:
        figure, square = decode_step(action)
        go(s, figure, square, side_towards(s, square, s.at[seat, figure]))
    elif word == SPEND:
        figure, item = decode_item(action)
        spend(s, figure, item)
    elif word == PIPS:
        give_back(s, seat, CHOCOLATE)
        _, s.die = decode_pips(action)
        s.phase = CHECK
    elif word == BUY:
        give_back(s, seat, MONEY)
        _, item = decode_item(action)
        s.supply[item] -= 1
        give(s, seat, item)
        s.phase = CHECK
    elif word == THROUGH:
        give_back(s, seat, BOTTLE)
        figure, d = decode_through(action)
        go(s, figure, NEAR[s.big, s.at[seat, figure], d], 0)
    elif word == UNLOCK or word == ONE:
        figure, d = decode_turned(action)
        if word == UNLOCK:
            give_back(s, seat, KEY)
        else:  # FA-8a: instead of a step
            s.turned = 1
            s.used += 1
        s.figure = figure
        here = int(s.at[seat, figure])
        s.turning = here if d == OWN else NEAR[s.big, here, d]
        s.task = HANDLING
        s.phase = TURN
    elif word == CHOICE:
        stop(s)
    else:
        _, number = decode_plan(action)
        look(s, number)


@rule
def side_towards(s: Any, square: int, other: int) -> int:
    """The side of a square that faces a neighbour, as a mask; 0 if it is none."""
    for d in range(4):
        if NEAR[s.big, square, d] == other:
            return 1 << d
    return 0

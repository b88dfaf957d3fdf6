"""The policy of Farao: sensible moves without search, fast, for playouts. No rule depends on it."""

from __future__ import annotations

from typing import Any

from mastaba.core.bag import Array, lowest, member, pick
from mastaba.core.intrinsics import stack_array
from mastaba.core.kernel import rule
from mastaba.games.farao.actions import (
    CHEST,
    CHOICE,
    ENTER,
    HALF,
    ITEMS,
    LAY,
    LOOK_AT,
    LOOT,
    NO_ATTACK,
    NO_MAP,
    ONE,
    OWN,
    ROB,
    STEP,
    STOP,
    THROUGH,
    UNLOCK,
    action_of,
    allowed,
    encode_buy,
    encode_chest,
    encode_choice,
    encode_enter,
    encode_lay,
    encode_one,
    encode_rob,
    encode_spend,
    encode_square,
    encode_step,
    encode_through,
    encode_unlock,
)
from mastaba.games.farao.chart import FAR, UNKNOWN, chart, is_ready, step_cost, to_go, walled
from mastaba.games.farao.choices import left, legal_moves
from mastaba.games.farao.pyramid import face_down, holds_item
from mastaba.games.farao.rules import legal, legal_turns
from mastaba.games.farao.standing import A_WIN
from mastaba.games.farao.state import ATTACK, HANDLING, MAP, MOST_SQUARES, MOVE, TAKE, THROW, TURN
from mastaba.games.farao.tables import CHAMBER, ENTRANCES, FOOD, MONEY, NEAR, SCARF, SIDES, SQUARES, WATER
from mastaba.games.farao.worth import HELD

WIN = A_WIN
# Decisions in a playout, about four turns: further ones cost more in noise than they tell.
HORIZON = 20
TRUST = 30  # playouts: with more of them, what looks best one step ahead tells nothing beside them
LEANING = 0.2  # a step is about 7 points in ``worth``
EXPERT_PLAYOUTS = 150
# Steps that a token must save: food or water, the bottle, the key; and turning a tile after a thrown 1.
WORTH_FOOD, WORTH_THE_BOTTLE, WORTH_THE_KEY, WORTH_A_ONE = 3, 2, 3, 2


@rule
def choose(t: Any, s: Any, seat: int, dice: Array, out: Array) -> int:
    if s.phase == MOVE:
        return choose_move(t, s, seat, dice, out)
    if s.phase == TURN:
        return choose_turn(t, s, seat, out)
    n = legal(t, s, seat, out)
    if s.phase == ATTACK:
        return choose_loot(s, out)
    if s.phase == MAP:
        return choose_map(s, seat, out)
    if s.phase == TAKE:
        return encode_chest(dearest(int(out[CHEST])))
    return member(out, pick(dice, n))


@rule
def settled(s: Any) -> bool:
    """Playouts stop between two turns, as the positions that ``standing`` was fitted to."""
    return s.phase == THROW


@rule
def dearest(items: int) -> int:
    best, found = lowest(items), -1.0
    while items != 0:
        item = lowest(items)
        items &= items - 1
        if item < ITEMS and HELD[item] > found:
            best, found = item, HELD[item]
    return best


@rule
def choose_loot(s: Any, out: Array) -> int:
    """The best attack: always attack, and steal if possible."""
    best, found = encode_choice(NO_ATTACK), -1.0
    for victim in range(s.seats):
        for figure in range(s.figures):
            spoils = (int(out[ROB + victim]) >> (LOOT * figure)) & ((1 << LOOT) - 1)
            if spoils != 0:
                item = dearest(spoils)
                value = HELD[item] if item < ITEMS else 0.0
                if value > found:
                    best, found = encode_rob(victim, figure, item), value
    return best


@rule
def choose_map(s: Any, seat: int, out: Array) -> int:
    """The face-down tile nearest to the figure that moves."""
    side = SIDES[int(s.big)]
    here = int(s.at[seat, s.figure]) if s.figure >= 0 else -1
    here = CHAMBER[s.big] if here < 0 else here
    best, found = encode_choice(NO_MAP), 1 << 30
    for square in range(SQUARES[s.big]):
        if allowed(out, encode_square(square)):
            away = abs(square // side - here // side) + abs(square % side - here % side)
            if away < found:
                best, found = encode_square(square), away
    return best


@rule
def choose_turn(t: Any, s: Any, seat: int, out: Array) -> int:
    """The orientation of a tile that leads on best."""
    out[LAY] = 0
    legal_turns(t, s, out)
    laid = int(out[LAY])
    if laid & (laid - 1) == 0:
        return encode_lay(lowest(laid))
    far = stack_array(MOST_SQUARES)
    square = int(s.turning)
    handling = s.task == HANDLING
    before = s.open[square]
    if not handling:
        chart(t, s, seat, far)
    best, found = -1, 1 << 30
    while laid != 0:
        sides = lowest(laid)
        laid &= laid - 1
        if handling:
            s.open[square] = sides
            chart(t, s, seat, far)
            value = 8 * to_go(t, s, seat, max(int(s.figure), 0), far)
            s.open[square] = before
        else:
            value = leads_on(t, s, seat, square, sides, far)
        if value < found:
            best, found = sides, value
    return encode_lay(best)


@rule
def leads_on(t: Any, s: Any, seat: int, square: int, sides: int, far: Array) -> int:
    """The distance that is left from a tile laid this way, in eighths of a step; the second best way counts a
    little."""
    best, second = FAR, FAR
    for d in range(4):
        if (sides >> d) & 1 == 0 or (s.joins >> d) & 1:
            continue
        there = NEAR[s.big, square, d]
        if there < 0 or there == s.curse or (there == CHAMBER[s.big] and not is_ready(s, seat)):
            continue
        if not face_down(s, there) and (s.open[there] >> ((d + 2) & 3)) & 1 == 0:
            continue
        value = far[there] + step_cost(t, s, seat, there)
        if value < best:
            best, second = value, best
        elif value < second:
            second = value
    return 8 * best + min(second, 60)


@rule
def the_only_one(out: Array) -> int:
    """The only legal action, or -1 if there are several."""
    found = -1
    for word in range(CHOICE + 1):
        bits = int(out[word])
        if bits != 0:
            if found >= 0 or bits & (bits - 1) != 0:
                return -1
            found = action_of(word, lowest(bits))
    return found


@rule
def choose_move(t: Any, s: Any, seat: int, dice: Array, out: Array) -> int:
    for word in range(LOOK_AT):
        out[word] = 0
    legal_moves(t, s, out)
    only = the_only_one(out)
    if only >= 0:
        return only
    far = stack_array(MOST_SQUARES)
    chart(t, s, seat, far)
    best, found, mover = -1, FAR << 3, -1
    for figure in range(s.figures):
        doors = (int(out[ENTER]) >> (4 * figure)) & 0b1111
        while doors != 0:
            d = lowest(doors)
            doors &= doors - 1
            door = ENTRANCES[s.big, d]
            value = 8 * (far[door] + (1 + UNKNOWN if face_down(s, door) else 1)) + pick(dice, 4)
            if value < found:
                best, found, mover = encode_enter(figure, d), value, figure
        for half in range(2):
            word = STEP + 2 * figure + half
            steps = int(out[word])
            while steps != 0:
                bit = lowest(steps)
                steps &= steps - 1
                there = half * HALF + bit
                value = 8 * (far[there] + step_cost(t, s, seat, there)) + pick(dice, 4)
                if value < found:
                    best, found, mover = encode_step(figure, there), value, figure
    if mover < 0 and s.figure >= 0:
        mover = int(s.figure)
    if mover >= 0 and s.at[seat, mover] >= 0:
        away = far[s.at[seat, mover]]
        if left(s) <= 0 or best < 0:
            helped = go_on(s, seat, mover, away, out)
            if helped >= 0:
                return helped
        # without a step, the points that are left would be lost
        helped = through_a_wall(t, s, seat, mover, found if best >= 0 else 8 * (away + left(s)), far, out)
        if helped >= 0:
            return helped
    may_stop = allowed(out, encode_choice(STOP))
    if best < 0 or (
        may_stop and (mover < 0 or s.at[seat, mover] < 0 or found >= 8 * (far[s.at[seat, mover]] + 2))
    ):
        if may_stop:
            return encode_choice(STOP)
    return best


@rule
def through_a_wall(t: Any, s: Any, seat: int, figure: int, found: int, far: Array, out: Array) -> int:
    """If a wall forces a detour: a thrown 1, the bottle or the key; -1 if they do not help. ``found`` is the
    distance that is left otherwise, in eighths of a step."""
    if out[THROUGH] | out[ONE] | out[UNLOCK] == 0:
        return -1
    here = int(s.at[seat, figure])
    for d in range(4):
        there = NEAR[s.big, here, d]
        if there < 0 or there == s.curse or not walled(s, here, there, d):
            continue
        if there == CHAMBER[s.big] and not is_ready(s, seat):
            continue
        saved = found - 8 * (far[there] + step_cost(t, s, seat, there))
        turned = OWN if (s.open[here] >> d) & 1 == 0 else d
        # the first costs a point, the others cost a token
        if saved > 8 * WORTH_A_ONE and allowed(out, encode_one(figure, turned)):
            return encode_one(figure, turned)
        if saved > 8 * WORTH_THE_BOTTLE and allowed(out, encode_through(figure, d)):
            return encode_through(figure, d)
        if saved > 8 * WORTH_THE_KEY and allowed(out, encode_unlock(figure, turned)):
            return encode_unlock(figure, turned)
    return -1


@rule
def go_on(s: Any, seat: int, figure: int, away: int, out: Array) -> int:
    """If no point is left: food, water, or money for them, if that takes the figure far enough or to
    something useful; otherwise -1."""
    if left(s) > 0:  # a dead end: back with a scarf
        scarf = encode_spend(figure, SCARF)
        return scarf if left(s) > 1 and allowed(out, scarf) else -1
    for item in (WATER, FOOD):
        more = (5 if item == WATER else 6) - int(s.used)
        if more > 0 and (more >= WORTH_FOOD or away <= more):
            if allowed(out, encode_spend(figure, item)):
                return encode_spend(figure, item)
            if holds_item(s, seat, MONEY) and allowed(out, encode_buy(figure, item)):
                return encode_buy(figure, item)
    return -1

"""What a player of Farao may do on their turn, in the order of the numbered rules: steps, turning a tile, and
items that may be spent. ``rules.py`` has what it leads to."""

from __future__ import annotations

from typing import Any

from mastaba.core.bag import Array, count
from mastaba.core.intrinsics import stack_array
from mastaba.core.kernel import inlined, rule
from mastaba.games.farao.actions import (
    ITEMS,
    LOOK_AT,
    ONE,
    OWN,
    PAIR_WORDS,
    STOP,
    allow,
    encode_buy,
    encode_choice,
    encode_enter,
    encode_one,
    encode_pips,
    encode_plan,
    encode_spend,
    encode_step,
    encode_through,
    encode_unlock,
    pair_number,
)
from mastaba.games.farao.pyramid import (
    any_face_down,
    anybody_on,
    content_at,
    face_down,
    holds_item,
    would_bar,
    would_kill,
)
from mastaba.games.farao.state import FIGURES, GONE, OUTSIDE
from mastaba.games.farao.tables import (
    BARS,
    BOTTLE,
    CHAMBER,
    CHOCOLATE,
    ENTRANCES,
    FOOD,
    HELPS,
    IS_ENTRANCE,
    KEY,
    MAGIC_ITEMS,
    MONEY,
    NEAR,
    PAPYRUS,
    PLAN,
    SCARF,
    SQUARES,
    TORCH_ITEM,
    TUNNEL,
    WATER,
)

# --- Turn ---------------------------------------------------------------------------------------------------


@rule
def left(s: Any) -> int:
    """Movement points left; steps already made count against what the die shows now (FA-27)."""
    return int(s.die) - int(s.used)


@rule
def may_choose(s: Any, figure: int) -> bool:
    """FA-8: one archaeologist a turn; any of the player's until one is chosen."""
    return s.at[s.turn, figure] != GONE and (s.figure < 0 or s.figure == figure)


@rule
def straight_back(s: Any, square: int) -> bool:
    """FA-12, unless a scarf lifts it (FA-30)."""
    return s.behind == square and not s.scarfed


@rule
def chamber_lets_in(s: Any, seat: int) -> bool:
    """FA-16: the chamber is open, or the player can open it; a papyrus does not open it (FA-34)."""
    return s.unsealed == 1 or (not s.papyrus and count(int(s.inscriptions[seat])) >= s.needed)


@inlined
def way(t: Any, s: Any, figure: int, d: int) -> int:
    """Whether the figure may step in a direction: 0 no, 1 if the player likes, 2 it is a step that has to be
    made as long as points are left (FA-13)."""
    seat = int(s.turn)
    here = int(s.at[seat, figure])
    there = NEAR[s.big, here, d]
    if there < 0 or straight_back(s, there) or there == s.curse:
        return 0
    if not s.papyrus:  # FA-10, FA-11: no wall on the own side, none on the other if that tile lies face up
        if (s.open[here] >> d) & 1 == 0:
            return 0
        if not face_down(s, there) and (s.open[there] >> ((d + 2) & 3)) & 1 == 0:
            return 0
    if there == CHAMBER[s.big]:
        return 2 if chamber_lets_in(s, seat) else 0
    if face_down(s, there) or (s.papyrus and left(s) > 1):
        return 2
    # a face-up tile that will work on the figure
    if would_bar(t, s, seat, there):
        return 0
    return 1 if would_kill(t, s, seat, there) else 2


@rule
def tunnel_leads(t: Any, s: Any, figure: int, square: int) -> bool:
    """FA-20: from a tunnel tile to any other face-up tunnel tile; not under a papyrus (FA-34)."""
    here = int(s.at[s.turn, figure])
    if content_at(t, s, square) != TUNNEL or content_at(t, s, here) != TUNNEL or s.papyrus:
        return False
    return square != here and square != s.curse and not face_down(s, square) and not straight_back(s, square)


@rule
def legal_steps(t: Any, s: Any, out: Array) -> bool:
    """Enters and steps; whether one of them has to be made (FA-13)."""
    forced = False
    if left(s) <= 0:
        return False
    for figure in range(s.figures):
        if not may_choose(s, figure):
            continue
        if s.at[s.turn, figure] == OUTSIDE:  # FA-9
            for d in range(4):
                if ENTRANCES[s.big, d] != s.curse:
                    allow(out, encode_enter(figure, d))
            forced = True
            continue
        here = int(s.at[s.turn, figure])
        ways = 0
        for d in range(4):
            kind = way(t, s, figure, d)
            if kind > 0:
                ways |= 1 << d
                forced = forced or kind == 2
        for d in range(4):
            if (ways >> d) & 1:
                allow(out, encode_step(figure, NEAR[s.big, here, d]))
        if content_at(t, s, here) == TUNNEL and not s.papyrus:
            for there in range(SQUARES[s.big]):
                if tunnel_leads(t, s, figure, there):
                    allow(out, encode_step(figure, there))
    return forced


@rule
def may_turn(s: Any, figure: int, d: int) -> bool:
    """FA-8a, FA-33: the own tile, or a face-up neighbour of it with nobody on it; never the chamber."""
    here = int(s.at[s.turn, figure])
    if here < 0:
        return False
    if d == OWN:
        return True
    there = NEAR[s.big, here, d]
    return there >= 0 and there != CHAMBER[s.big] and not face_down(s, there) and not anybody_on(s, there)


@rule
def legal_ones(s: Any, out: Array) -> None:
    """FA-8a: whoever threw a 1 may, once and for a point, turn a tile by the archaeologist that moves."""
    if not has_a_one(s):
        return
    for figure in range(s.figures):
        for d in range(5):
            if may_choose(s, figure) and may_turn(s, figure, d):
                allow(out, encode_one(figure, d))


@rule
def has_a_one(s: Any) -> bool:
    """FA-8a: the number thrown decides; not twice, not without a point, not while a papyrus works."""
    return s.thrown == 1 and not s.turned and not s.papyrus and left(s) > 0


# --- Items: what may be spent -------------------------------------------------------------------------------


@rule
def legal_spends(t: Any, s: Any, out: Array) -> None:
    """FA-26a: whenever what an item's line demands is given. All but the plan, which has ``legal_plans``."""
    seat = int(s.turn)
    if s.items[seat] == 0:
        return
    for figure in range(s.figures):
        if not may_choose(s, figure):
            continue
        for item in (FOOD, WATER, SCARF):  # FA-27, FA-30
            if holds_item(s, seat, item):
                allow(out, encode_spend(figure, item))
        if holds_item(s, seat, CHOCOLATE) and s.used == 0:  # FA-28
            for pips in range(1, s.thrown):
                allow(out, encode_pips(figure, pips))
        if s.papyrus:  # FA-34: nothing else while it works
            continue
        if holds_item(s, seat, PAPYRUS):
            allow(out, encode_spend(figure, PAPYRUS))
        if holds_item(s, seat, MONEY):  # FA-35
            for item in range(ITEMS):
                if may_buy(s, seat, item):
                    allow(out, encode_buy(figure, item))
        if s.at[seat, figure] < 0:
            continue
        if holds_item(s, seat, TORCH_ITEM):  # FA-29: not from outside
            allow(out, encode_spend(figure, TORCH_ITEM))
        for d in range(5):
            if holds_item(s, seat, KEY) and may_turn(s, figure, d):  # FA-33
                allow(out, encode_unlock(figure, d))
            if d < OWN and holds_item(s, seat, BOTTLE) and leads_through(t, s, figure, d):  # FA-32
                allow(out, encode_through(figure, d))


@rule
def may_buy(s: Any, seat: int, item: int) -> bool:
    """FA-35: an ordinary item whose stack is face up and not empty, and which the player does not hold; never
    money."""
    return (
        item != MONEY
        and (MAGIC_ITEMS >> item) & 1 == 0
        and (int(s.stacks) >> item) & 1 == 1
        and s.supply[item] > 0
        and not holds_item(s, seat, item)
    )


@rule
def leads_through(t: Any, s: Any, figure: int, d: int) -> bool:
    """FA-32: a step through a wall onto a face-up neighbour. The bottle is spent: it does not help against
    wall ruins there."""
    seat = int(s.turn)
    here = int(s.at[seat, figure])
    there = NEAR[s.big, here, d]
    if left(s) <= 0 or there < 0 or face_down(s, there) or there == s.curse or straight_back(s, there):
        return False
    if (s.open[here] >> d) & 1 and (s.open[there] >> ((d + 2) & 3)) & 1:
        return False  # there is no wall
    if there == CHAMBER[s.big]:
        return chamber_lets_in(s, seat)
    if (
        BARS[content_at(t, s, there)]
        and not IS_ENTRANCE[s.big, there]
        and HELPS[content_at(t, s, there)] == BOTTLE
    ):
        return False
    return not would_bar(t, s, seat, there)


@rule
def may_plan(s: Any) -> bool:
    """FA-31: with nothing face down the plan can't be spent; a papyrus forbids it (FA-34)."""
    return holds_item(s, s.turn, PLAN) and not s.papyrus and any_face_down(s)


@rule
def legal_plans(s: Any, out: Array) -> None:
    """FA-31: any two face-down tiles, or the only one that is left."""
    alone, hidden = -1, 0
    for high in range(SQUARES[s.big]):
        if not face_down(s, high):
            continue
        alone = high
        hidden += 1
        for low in range(high):
            if face_down(s, low):
                allow(out, encode_plan(0, pair_number(low, high)))
    if hidden == 1:
        allow(out, encode_plan(0, pair_number(alone, alone)))
    for figure in range(FIGURES - 1, -1, -1):  # the first figure's words are the pattern for the others
        for word in range(PAIR_WORDS):
            pairs = out[LOOK_AT + word]
            out[LOOK_AT + figure * PAIR_WORDS + word] = (
                pairs if figure < s.figures and may_choose(s, figure) else 0
            )


@rule
def legal_moves(t: Any, s: Any, out: Array) -> bool:
    """All of a move but the plan's pairs; whether anything remains to decide. ``stop`` where no step has to
    be made (FA-13)."""
    forced = legal_steps(t, s, out)
    legal_spends(t, s, out)
    legal_ones(s, out)
    some = may_plan(s)
    some = some or holds_any(out, ONE + 1)
    if some and not forced:
        allow(out, encode_choice(STOP))
    return some


@rule
def anything_to_decide(t: Any, s: Any) -> bool:
    """What ``legal_moves`` tells; most often one step is enough to tell it."""
    if can_step(t, s) or may_plan(s):
        return True
    out = stack_array(LOOK_AT)
    out[:] = 0
    legal_steps(t, s, out)
    legal_spends(t, s, out)
    legal_ones(s, out)
    return holds_any(out, ONE + 1)


@rule
def can_step(t: Any, s: Any) -> bool:
    """Whether some figure can enter, or step to a neighbour; others may still have a tunnel."""
    if left(s) <= 0:
        return False
    for figure in range(s.figures):
        if may_choose(s, figure):
            if s.at[s.turn, figure] == OUTSIDE:
                return True  # the curse bars one entrance at most
            for d in range(4):
                if way(t, s, figure, d) > 0:
                    return True
    return False


@rule
def holds_any(out: Array, words: int) -> bool:
    """Whether there is an action in the first words of a set."""
    some = 0
    for word in range(words):
        some |= out[word]
    return some != 0

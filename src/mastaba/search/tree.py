"""Plain UCT with random playouts: how far search gets without any knowledge of the game.

There is one tree for the searching seat, over the decisions of all seats. For every playout the hidden things
are dealt at random, and only children that are legal in that world are considered. A child is evaluated for
the seat that moves there.
"""

from __future__ import annotations

import math
from typing import Any, cast

from mastaba.core.bag import LOW, SHIFT, Array, holds, member, pick
from mastaba.core.contract import Rules
from mastaba.core.engine import to_decision

rules: Rules = cast(Rules, None)  # bound to a game's rules and policy by Search

CURIOSITY = 0.7
LONGEST = 3000  # decisions in a playout; a game that is not over by then is ranked as it stands


def grow(
    tables: Array,
    seen: Array,
    seat: int,
    playouts: int,
    used: int,
    dice: Array,
    tree: tuple[Any, ...],
    buffers: tuple[Any, ...],
) -> int:
    """Make this many more playouts; the number of nodes used. Node 0 is the root."""
    t = tables[0]
    child, sibling, action, mover, visits, offered, won = tree
    scratch, out, standing, path = buffers
    s = scratch[0]
    for _ in range(playouts):
        scratch[0] = seen[0]
        rules.redeal(t, s, seat, dice[0])
        node, depth, leaf = 0, 0, False
        who = seat
        while who >= 0 and not leaf and depth < len(path):
            untried = rules.legal(t, s, who, out)
            best, found = -1, -1.0
            k = child[node]
            while k > 0:
                if holds(out, action[k]):
                    out[action[k] >> SHIFT] &= ~(1 << (action[k] & LOW))
                    untried -= 1
                    offered[k] += 1
                    value = won[k] / visits[k] + CURIOSITY * math.sqrt(math.log(offered[k]) / visits[k])
                    if value > found:
                        best, found = k, value
                k = sibling[k]
            if untried > 0 and used < len(child):
                best = used
                used += 1
                leaf = True
                child[best], sibling[best], visits[best], won[best], offered[best] = 0, child[node], 0, 0.0, 1
                action[best], mover[best] = member(out, pick(dice[0], untried)), who
                child[node] = best
            if best < 0:
                break
            rules.apply(t, s, who, action[best])
            path[depth] = best
            depth += 1
            node = best
            who = to_decision(t, s, dice)
        steps = 0
        while who >= 0 and steps < LONGEST:
            n = rules.legal(t, s, who, out)
            rules.apply(t, s, who, member(out, pick(dice[0], n)))
            who = to_decision(t, s, dice)
            steps += 1
        rules.ranks(t, s, standing)
        first = 0
        for other in range(s.seats):
            first += standing[other] == 1
        for k in range(depth):
            visits[path[k]] += 1
            if standing[mover[path[k]]] == 1:
                won[path[k]] += 1.0 / first
    return used

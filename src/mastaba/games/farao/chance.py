"""What chance does in Farao: the tiles that come to light or are looked at, and their odds."""

from __future__ import annotations

from typing import Any

from mastaba.core.bag import Array
from mastaba.core.kernel import rule
from mastaba.games.farao.actions import allow, encode_kind
from mastaba.games.farao.state import LOOK, TILE
from mastaba.games.farao.tables import NEAR


@rule
def coming(s: Any, slot: int) -> int:
    """A square whose tile chance may name: the one that is turned up; any of those that a torch lights or a
    plan looks at. -1: none here."""
    if s.phase == LOOK:
        return int(s.looked[slot]) if slot < 2 and (s.unlooked >> slot) & 1 else -1
    if s.turning >= 0:
        return int(s.turning) if slot == 0 else -1
    if (s.lit >> slot) & 1:
        return NEAR[s.big, s.at[s.turn, s.figure], slot]
    return -1


@rule
def legal_kinds(t: Any, s: Any, out: Array) -> None:
    """A tile that somebody has seen is what it is; any other may be any that is left."""
    for slot in range(4):
        square = coming(s, slot)
        if square < 0:
            continue
        for kind in range(t.kinds):
            if s.kind[square] == kind or (s.kind[square] < 0 and s.bag[kind] > 0):
                allow(out, encode_kind(slot, kind))


@rule
def odds(t: Any, s: Any, out: Array) -> int:
    """Every unseen tile is equally likely, so a kind weighs as many as are left; a torch and a plan come to
    their squares in any order."""
    if s.phase != TILE and s.phase != LOOK:
        return 0
    unseen = 0
    for kind in range(t.kinds):
        unseen += int(s.bag[kind])
    n, weight = 0, 0
    for slot in range(4):
        square = coming(s, slot)
        if square < 0:
            continue
        if s.kind[square] >= 0:
            out[n] = max(unseen, 1)
            weight += max(unseen, 1)
            n += 1
            continue
        for kind in range(t.kinds):
            if s.bag[kind] > 0:
                out[n] = s.bag[kind]
                weight += int(s.bag[kind])
                n += 1
    return weight

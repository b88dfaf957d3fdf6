"""What a seat sees of a game of Farao, and how the rest is dealt anew."""

from __future__ import annotations

from typing import Any

from mastaba.core.bag import Array, pick
from mastaba.core.kernel import rule
from mastaba.games.farao.state import TURN
from mastaba.games.farao.tables import SQUARES


@rule
def observe(t: Any, o: Any, seat: int) -> None:
    """FA-31: a face-down tile is known to those who have looked at it; to all others it is one of those in
    the bag."""
    for square in range(SQUARES[o.big]):
        if o.open[square] != 0 or o.kind[square] < 0 or (o.phase == TURN and square == o.turning):
            continue  # nothing to hide: face up, unseen by anybody, or just coming to light
        if seat < 0 or (o.knows[square] >> seat) & 1 == 0:
            o.bag[o.kind[square]] += 1
            o.kind[square] = -1


@rule
def redeal(t: Any, o: Any, seat: int, dice: Array) -> None:
    """Tiles that others have looked at are drawn, out of those this seat has not seen; the rest is chance's
    to come."""
    for square in range(SQUARES[o.big]):
        if o.open[square] == 0 and o.knows[square] != 0 and o.kind[square] < 0:
            unseen = 0
            for kind in range(t.kinds):
                unseen += int(o.bag[kind])
            k = pick(dice, unseen)
            kind = 0
            while k >= o.bag[kind]:
                k -= int(o.bag[kind])
                kind += 1
            o.bag[kind] -= 1
            o.kind[square] = kind

"""What a seat sees of a game of Farao, and dealing the rest at random."""

from __future__ import annotations

from typing import Any

from mastaba.core.bag import Array, pick
from mastaba.core.kernel import rule
from mastaba.games.farao.state import MOST_SQUARES, TURN
from mastaba.games.farao.tables import SQUARES


@rule
def observe(t: Any, o: Any, seat: int) -> None:
    """FA-31: a face-down tile is known to those who have looked at it; for all others it goes back into the
    bag."""
    if not anybody_has_looked(o):
        return
    for square in range(SQUARES[o.big]):
        if o.open[square] != 0 or o.kind[square] < 0 or (o.phase == TURN and square == o.turning):
            continue  # nothing to hide: face up, seen by nobody, or just being turned up
        if seat < 0 or (o.knows[square] >> seat) & 1 == 0:
            o.bag[o.kind[square]] += 1
            o.kind[square] = -1


@rule
def anybody_has_looked(o: Any) -> bool:
    """Whether any face-down tile has been seen: mostly not."""
    seen = 0
    for square in range(MOST_SQUARES):
        seen |= (o.open[square] == 0) & (o.kind[square] >= 0)
    return seen != 0


@rule
def redeal(t: Any, o: Any, seat: int, dice: Array) -> None:
    """Draw the tiles that others have looked at from those that this seat has not seen. Chance will draw the
    rest."""
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

"""The pyramid of Farao: what lies where, who holds what, and whom obstacles stop (FA-24 to FA-26)."""

from __future__ import annotations

from typing import Any

from mastaba.core.kernel import rule
from mastaba.games.farao.tables import BARS, HELPS, IS_ENTRANCE, KILLS, PLAIN, SQUARES


@rule
def content_at(t: Any, s: Any, square: int) -> int:
    """What lies on a tile that has come to light; the chamber is as good as plain."""
    kind = s.kind[square]
    return t.content[kind] if kind >= 0 else PLAIN


@rule
def face_down(s: Any, square: int) -> bool:
    return s.open[square] == 0


@rule
def any_face_down(s: Any) -> bool:
    hidden = 0
    for square in range(SQUARES[s.big]):
        hidden += s.open[square] == 0
    return hidden > 0


@rule
def anybody_on(s: Any, square: int) -> bool:
    for seat in range(s.seats):
        for figure in range(s.figures):
            if s.at[seat, figure] == square:
                return True
    return False


@rule
def holds_item(s: Any, seat: int, item: int) -> bool:
    return (int(s.items[seat]) >> item) & 1 == 1


@rule
def give(s: Any, seat: int, item: int) -> None:
    s.items[seat] |= 1 << item


@rule
def give_back(s: Any, seat: int, item: int) -> None:
    """A spent token goes to the supply."""
    s.items[seat] &= ~(1 << item)
    s.supply[item] += 1


@rule
def unprotected(t: Any, s: Any, seat: int, square: int) -> bool:
    """Whether the face-up tile has an obstacle that works on this player: never on the entrances (FA-9),
    never on the holder of its item."""
    if IS_ENTRANCE[s.big, square]:
        return False
    item = HELPS[content_at(t, s, square)]
    return item >= 0 and not holds_item(s, seat, item)


@rule
def would_kill(t: Any, s: Any, seat: int, square: int) -> bool:
    """FA-24."""
    return KILLS[content_at(t, s, square)] and unprotected(t, s, seat, square)


@rule
def would_bar(t: Any, s: Any, seat: int, square: int) -> bool:
    """FA-26."""
    return BARS[content_at(t, s, square)] and unprotected(t, s, seat, square)

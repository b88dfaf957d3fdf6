"""Why a move is good, in facts: for hints."""

from __future__ import annotations

from typing import Any

import numpy as np

from mastaba.core.bag import count
from mastaba.core.message import Message, say
from mastaba.games.farao.chart import FAR, chart, is_ready, to_go
from mastaba.games.farao.deck import Deck
from mastaba.games.farao.material import COLOURS, ITEMS
from mastaba.games.farao.notation import square_name
from mastaba.games.farao.state import CURSE, GONE, MOST_SQUARES, OUTSIDE, TILE
from mastaba.games.farao.worth import lacks


def because(t: Any, before: Any, after: Any, seat: int, deck: Deck) -> list[Message]:
    """What a move does, from what the seat sees before and after it; the most important fact first."""
    if int(after.entered[seat]) > 0:
        return [say("farao/because-chamber")]
    facts = _gained(before, after, seat) + _done_to_others(before, after, seat)
    if int(after.phase) == TILE and int(after.turning) >= 0:
        tiles = {kind: int(number) for kind, number in enumerate(after.bag[: int(t.kinds)])}
        useful = sum(number for kind, number in tiles.items() if lacks(t, after, seat, t.content[kind]))
        where = square_name(after, int(after.turning))
        facts.append(say("farao/because-turns-up", at=where, n=useful, of=sum(tiles.values())))
    if int(after.curse) != int(before.curse):
        facts.append(say("farao/because-bars", at=square_name(after, int(after.curse))))
    return facts + _nearer(t, before, after, seat)


def _gained(before: Any, after: Any, seat: int) -> list[Message]:
    read = int(after.inscriptions[seat]) & ~int(before.inscriptions[seat])
    taken = int(after.items[seat]) & ~int(before.items[seat])
    spent = int(before.items[seat]) & ~int(after.items[seat])
    has, needed = int(count(int(after.inscriptions[seat]))), int(after.needed)
    facts = [
        say("farao/because-reads", thing=_thing(f"inscription-{colour}"), n=has, of=needed)
        for colour in _named(read, COLOURS)
    ]
    facts += [say("farao/because-brings", thing=_thing(item)) for item in _named(taken, ITEMS)]
    return facts + [say("farao/because-costs", thing=_thing(item)) for item in _named(spent, ITEMS)]


def _thing(name: str) -> Message:
    return say("farao/thing", name=name)


def _named(mask: int, names: tuple[str, ...]) -> list[str]:
    return [name for k, name in enumerate(names) if mask >> k & 1]


def _done_to_others(before: Any, after: Any, seat: int) -> list[Message]:
    facts = []
    for other in range(int(after.seats)):
        if any(
            int(was) >= 0 and int(now) == OUTSIDE
            for was, now in zip(before.at[other], after.at[other], strict=True)
        ):
            facts.append(say("farao/because-out") if other == seat else say("farao/because-drives"))
    return facts


def _nearer(t: Any, before: Any, after: Any, seat: int) -> list[Message]:
    """How much nearer the move brings the figure to what the player needs, or how near it stays."""
    if int(after.phase) == CURSE:
        return []
    was, now = _distance(t, before, seat), _distance(t, after, seat)
    ready = bool(is_ready(after, seat))
    if bool(is_ready(before, seat)) != ready or now >= FAR or was >= FAR:
        return []
    if now < was:
        return [say("farao/because-nearer", n=was - now, ready=ready)]
    return [say("farao/because-keeps", n=now, ready=ready)] if now == was else []


def _distance(t: Any, s: Any, seat: int) -> int:
    far = np.empty(MOST_SQUARES, np.int64)
    chart(t, s, seat, far)
    return min(
        (
            int(to_go(t, s, seat, figure, far))
            for figure in range(int(s.figures))
            if int(s.at[seat, figure]) != GONE
        ),
        default=FAR,
    )

"""Why a move is good, in facts: for hints."""

from __future__ import annotations

from typing import Any

import numpy as np

from mastaba.core.bag import count
from mastaba.games.farao.chart import FAR, chart, is_ready, to_go
from mastaba.games.farao.deck import Deck
from mastaba.games.farao.material import COLOURS, ITEMS
from mastaba.games.farao.notation import square_name
from mastaba.games.farao.state import CURSE, GONE, MOST_SQUARES, OUTSIDE, TILE
from mastaba.games.farao.worth import lacks


def because(t: Any, before: Any, after: Any, seat: int, deck: Deck) -> list[str]:
    """What a move does, from what the seat sees before and after it; the most important fact first."""
    if int(after.entered[seat]) > 0:
        return ["enters the burial chamber"]
    facts = _gained(before, after, seat) + _done_to_others(before, after, seat)
    if int(after.phase) == TILE and int(after.turning) >= 0:
        tiles = {kind: int(number) for kind, number in enumerate(after.bag[: int(t.kinds)])}
        useful = sum(number for kind, number in tiles.items() if lacks(t, after, seat, t.content[kind]))
        where = square_name(after, int(after.turning))
        lacking = "is an inscription" if useful == 1 else "are inscriptions"
        facts.append(f"turns up {where}: {useful} of {sum(tiles.values())} unseen tiles {lacking} you lack")
    if int(after.curse) != int(before.curse):
        facts.append(f"bars {square_name(after, int(after.curse))}")
    return facts + _nearer(t, before, after, seat)


def _gained(before: Any, after: Any, seat: int) -> list[str]:
    read = int(after.inscriptions[seat]) & ~int(before.inscriptions[seat])
    taken = int(after.items[seat]) & ~int(before.items[seat])
    spent = int(before.items[seat]) & ~int(after.items[seat])
    facts = [
        f"reads the {colour} inscription ({count(int(after.inscriptions[seat]))} of {int(after.needed)})"
        for colour in _named(read, COLOURS)
    ]
    facts += [f"brings {item.replace('-', ' ')}" for item in _named(taken, ITEMS)]
    return facts + [f"costs the {item.replace('-', ' ')}" for item in _named(spent, ITEMS)]


def _named(mask: int, names: tuple[str, ...]) -> list[str]:
    return [name for k, name in enumerate(names) if mask >> k & 1]


def _done_to_others(before: Any, after: Any, seat: int) -> list[str]:
    facts = []
    for other in range(int(after.seats)):
        if any(
            int(was) >= 0 and int(now) == OUTSIDE
            for was, now in zip(before.at[other], after.at[other], strict=True)
        ):
            facts.append(
                "costs you your own archaeologist's place"
                if other == seat
                else "drives a rival's archaeologist out"
            )
    return facts


def _nearer(t: Any, before: Any, after: Any, seat: int) -> list[str]:
    """How much nearer the move brings the figure to what the player needs, or how near it stays."""
    if int(after.phase) == CURSE:
        return []
    was, now = _distance(t, before, seat), _distance(t, after, seat)
    goal = "the chamber" if is_ready(after, seat) else "an inscription you lack"
    if bool(is_ready(before, seat)) != bool(is_ready(after, seat)) or now >= FAR or was >= FAR:
        return []
    if now < was:
        return [f"brings you {was - now} step{'s' * (was - now > 1)} nearer to {goal}"]
    return [f"keeps {goal} within about {now} step{'s' * (now != 1)}"] if now == was else []


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

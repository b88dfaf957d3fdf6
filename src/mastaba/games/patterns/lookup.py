"""What may be looked up of a running game of patterns, from notes taken step by step (``contract.Lookup``).
``steps.known_steps`` says the same of a whole log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from mastaba.core.contract import Step, Value
from mastaba.core.ranges import Range, all_but, joined
from mastaba.games.patterns.turns import TURNS_A_ROUND


class Notes(NamedTuple):
    reveals: tuple[int, ...] = ()
    """Where the last reveals are, as many as a round has."""
    revealed: int = 0
    """Of all reveals."""
    deals: tuple[tuple[int, int, str], ...] = ()
    """Before the first turn: where a card was dealt, to whom, and which."""
    kept: frozenset[str] = frozenset()
    """Those that stayed."""


def note(notes: Notes, place: int, step: Step) -> Notes:
    match step["do"]:
        case "reveal":
            reveals = (*notes.reveals[1 - TURNS_A_ROUND :], place)
            return notes._replace(reveals=reveals, revealed=notes.revealed + 1)
        case "deal":
            return notes._replace(deals=(*notes.deals, (place, step["to"], step["card"])))
        case "keep":
            return notes._replace(kept=notes.kept | set(step["cards"]))
    return notes


def dealt_places(steps: Sequence[Step], seat: int) -> list[Range]:
    """While players choose: a seat's own cards and choice."""
    return joined(place for place, step in enumerate(steps) if step["by"] == seat or step.get("to") == seat)


def known_places(
    s: Any, notes: Notes, steps: Sequence[Step], seat: int, variant: dict[str, Value], *, crossing: bool,
    hidden: Sequence[int] = (),
) -> list[Range]:  # fmt: skip
    """Once the cards are chosen. ``hidden`` are dealt cards that the seat may not know."""
    opened = notes.revealed - TURNS_A_ROUND * ((int(s.turn) - 1) // TURNS_A_ROUND)
    if opened <= 0:  # the pile is empty
        return all_but(hidden, len(steps))
    reveals, closed = notes.reveals[-opened:], list(hidden)
    last = reveals[-1]
    if not variant["show_pile"]:
        turn_before = reveals[-2] if len(reveals) > 1 else last
        for place in range(reveals[0], last):
            do = steps[place]["do"]
            if do == "reveal" or (do == "cross" and place <= turn_before):
                closed.append(place)
    if crossing:
        closed += [place for place in range(last + 1, len(steps)) if steps[place]["by"] != seat]
    return all_but(closed, len(steps))


def looks_back(s: Any, notes: Notes, steps: Sequence[Step], variant: dict[str, Value]) -> int:
    turn = int(s.turn)
    if not turn:
        return 0
    first = turn - 1 if variant["show_pile"] else (turn - 1) // TURNS_A_ROUND * TURNS_A_ROUND
    return notes.reveals[first - notes.revealed] if notes.revealed > first else len(steps)

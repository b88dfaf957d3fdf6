"""Which steps of a running game may be known, for games with a pattern that all cross off at once."""

from __future__ import annotations

from collections.abc import Sequence

from mastaba.core.contract import Step


def known_steps(steps: Sequence[Step], seat: int, *, crossing: bool, pile_shown: bool, round_number: int, turns_a_round: int) -> list[Step]:
    """What a seat may look up while the game runs.

    The others' crossings of this turn while it runs (``crossing``) are theirs. Of the turn before, everybody's crossings are still
    marked on the cards; those of earlier turns of the round would tell which patterns lie in the pile, and so would the reveals.
    """
    reveals = [index for index, step in enumerate(steps) if step["do"] == "reveal"][turns_a_round * round_number :]
    if not reveals:  # the pile is empty
        return list(steps)
    round_began, opened = reveals[0], reveals[-1]
    turn_before = reveals[-2] if len(reveals) > 1 else opened

    def is_known(index: int, step: Step) -> bool:
        if index > opened:
            return not crossing or step["by"] == seat
        if pile_shown or not round_began <= index < opened:
            return True
        return step["do"] != "reveal" and (step["do"] != "cross" or index > turn_before)

    return [step for index, step in enumerate(steps) if is_known(index, step)]

"""The expedition cards that were used in this round, for a player who remembers them where the table does not
show them. No rule depends on it."""

from __future__ import annotations

from typing import Any

from mastaba.games.patterns.turns import TURNS_A_ROUND


class Pile:
    """Remembers the pattern of each turn (``contract.Notes``)."""

    def __init__(self) -> None:
        self._patterns: dict[int, int] = {}  # by turn

    def see(self, o: Any) -> None:
        if o.turn == 0:  # another game
            self._patterns.clear()
        if o.pattern >= 0:
            self._patterns[int(o.turn)] = int(o.pattern)

    def recall(self, o: Any) -> bool:
        if o.show_pile or o.pattern < 0:
            return True
        turn = int(o.turn)
        before = range(turn - (turn - 1) % TURNS_A_ROUND, turn)
        known = [self._patterns[earlier] for earlier in before if earlier in self._patterns]
        for pattern in known:
            if o.expeditions[pattern] > 0:
                o.expeditions[pattern] -= 1
        return len(known) == len(before)

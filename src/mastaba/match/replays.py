"""A finished game, to be looked at step by step."""

from __future__ import annotations

from typing import Any

import numpy as np

from mastaba.core.contract import OPEN, View
from mastaba.core.layout import blank
from mastaba.match.match import Match
from mastaba.match.record import follow_steps


class Replay:
    """Every position of a finished match, through any eyes.

    >>> from mastaba.bots.players import bot
    >>> from mastaba.match.match import play_out
    >>> replay = Replay(play_out(Match("silver-and-gold", ["Ana", "Bo"], seed="5eed"), [bot("random", "1"), bot("random", "2")]))
    >>> replay.view(0, None)["turn"], replay.view(replay.plies, None)["turn"]
    (0, 28)
    """

    def __init__(self, match: Match) -> None:
        self._match = match
        twin = Match.unshuffled(match.game.about.name, match.seats, variant=match.variant, deck=match.deck)
        self._states = [twin.states.tobytes()]
        for step in match.log:
            follow_steps(twin, [step])
            self._states.append(twin.states.tobytes())

    @property
    def plies(self) -> int:
        return len(self._match.log)

    def step(self, ply: int) -> dict[str, Any] | None:
        """The step that led here."""
        return self._match.log[ply - 1] if ply else None

    def view(self, ply: int, seat: int | None) -> View:
        """The position after so many steps, as a seat (-1: a spectator) saw it; None: with everything open."""
        match = self._match
        state = blank(match.game.engine.state)
        state.view(np.uint8)[:] = np.frombuffer(self._states[ply], np.uint8)
        shown = state
        if seat is not None:
            shown = blank(match.game.engine.state)
            match.game.engine.observe_in(match.tables, state, 0, seat, shown, 0)
        view: View = match.game.words.view(match.tables[0], shown[0], OPEN if seat is None else seat, match.deck)
        return view

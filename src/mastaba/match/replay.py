"""Looking at a game step by step."""

from __future__ import annotations

import numpy as np

from mastaba.core.contract import OPEN, View
from mastaba.core.layout import blank
from mastaba.match.match import Match
from mastaba.match.record import follow_steps


class Replay:
    """Every position of a match so far, as any seat saw it.

    >>> match = Match("silver-and-gold", ["Ana", "Bo"], seed="5eed")
    >>> replay = Replay(match.play(["random", "random"]))
    >>> replay.view(0, None)["turn"], replay.view(replay.plies, None)["turn"]
    (0, 28)
    """

    def __init__(self, match: Match) -> None:
        self._twin = Match.unshuffled(
            match.game.about.name, match.seats, variant=match.variant, deck=match.deck
        )
        self._states = [self._twin.states.tobytes()]
        self.go_on(match)

    @property
    def plies(self) -> int:
        return self._twin.ply

    def go_on(self, match: Match) -> None:
        """Add the steps that have been played since."""
        for step in match.log[self.plies :]:
            follow_steps(self._twin, [step])
            self._states.append(self._twin.states.tobytes())

    def view(self, ply: int, seat: int | None) -> View:
        """The position after ``ply`` steps, as a seat (-1: a spectator) saw it; None: nothing hidden."""
        match = self._twin
        state = blank(match.game.engine.state)
        state.view(np.uint8)[:] = np.frombuffer(self._states[ply], np.uint8)
        shown = state
        if seat is not None:
            shown = blank(match.game.engine.state)
            match.game.engine.observe_in(match.tables, state, 0, seat, shown, 0)
        view: View = match.game.words.view(
            match.tables[0], shown[0], OPEN if seat is None else seat, match.deck
        )
        return view

"""Gymnasium: one learner at a table with bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, SupportsIndex

import gymnasium
import numpy as np
from gymnasium import spaces

from mastaba.bots.players import bot_seed, made
from mastaba.core.bag import Array
from mastaba.core.contract import OPEN, Value
from mastaba.core.seat import Bot, IllegalMove
from mastaba.envs.agents import MODES, check_mode, shown
from mastaba.envs.desk import Set, allowed, check_notation, drawn, place_of, seat_number
from mastaba.match.match import Match

Opponents = str | type[Bot] | Sequence["str | Bot | type[Bot]"]


class Sampled(np.int64):
    """An action that ``Legal.sample`` took. In another position, where it is not legal, it stands for another
    one, by its luck: Gymnasium's checks sample in one game and step in the next."""

    luck: int


class Legal(spaces.Discrete):
    """All actions of a game; ``sample()`` without a mask takes one that is legal now."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.legal: Array = np.ones(n, np.int8)

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is not None or probability is not None:
            return super().sample(mask, probability)
        luck = int(self.np_random.integers(1 << 31))
        found = Sampled(self.by(luck))
        found.luck = luck
        return found

    def by(self, luck: int) -> int:
        """The legal action that a number stands for; any if the game is over."""
        some = np.flatnonzero(self.legal) if self.legal.any() else np.arange(len(self.legal))
        return int(some[luck % len(some)])


class LearnerEnv(gymnasium.Env[Array, Any]):
    """One seat of a game; bots have the others. Observations are int8 arrays, ``info["action_mask"]`` says
    what is legal, ``info["seat"]`` is the learner's seat.

    An action outside the mask raises IllegalMove, and nothing changes.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012 (as Gymnasium declares it)

    def __init__(
        self,
        game: str,
        players: SupportsIndex = 2,
        *,
        opponents: Opponents = "club",
        seat: int = 0,
        reward: str = "rank",
        render_mode: str | None = None,
        deck: Any = None,
        **options: Value,
    ) -> None:
        self.set = Set(game, players, deck, reward, options)
        self.seat, self.render_mode = seat_number(seat, self.set.players), check_mode(render_mode)
        others = self.set.players - 1
        if not isinstance(opponents, str | type | Sequence):
            raise ValueError(f"opponents is a bot, or a list of bots, not {opponents!r:.40}")
        one = isinstance(opponents, str | type)
        self.opponents: list[Any] = [opponents] * others if one else list(opponents)  # type: ignore[arg-type]
        if len(self.opponents) != others:
            raise ValueError(f"opponents is one bot, or a list of {others}, not of {len(self.opponents)}")
        for player in self.opponents:
            made(player, self.set.about, 0)  # an unknown bot is refused now
        encoding, choices = self.set.numbers.encoding, self.set.numbers.choices
        self.observation_space = spaces.Box(-128, 127, (encoding.length,), np.int8)
        self.action_space: Legal = Legal(choices.length)
        self.match: Match | None = None

    def describe(self) -> str:
        """Observations and actions, number by number."""
        return self.set.describe()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """A new game, up to the learner's first decision. ``options`` are Gymnasium's, and unused."""
        super().reset(seed=seed)
        text = hex(int(self.np_random.integers(1 << 62)))
        names = [f"player_{number}" for number in range(self.set.players)]
        self.match = Match(
            self.set.about.name, names, seed=text, variant=self.set.variant, deck=self.set.deck
        )
        seats = [number for number in range(self.set.players) if number != self.seat]
        self._bots = {
            number: made(player, self.set.about, bot_seed(text, number))
            for number, player in zip(seats, self.opponents, strict=True)
        }
        self._views = {number: self.match.seat(number) for number in seats}
        self._go_on(self.match)
        return self._look(self.match)

    def _go_on(self, match: Match) -> None:
        """Let the bots act until the learner has to."""
        self._watch()
        while not match.over and self.seat not in match.to_act:
            number = match.to_act[0]
            match.act(number, self._bots[number].choose_action(self._views[number]))
            self._watch()

    def _watch(self) -> None:
        for number, bot in self._bots.items():
            if bot.watches():
                bot.watch(self._views[number])

    def _look(self, match: Match) -> tuple[Array, dict[str, Any]]:
        who, numbers = np.array([self.seat]), self.set.numbers
        encoded = numbers.encoding.encode(match.observation(self.seat), who)[0]
        mask = np.zeros(numbers.choices.length, np.int8)
        if not match.over:
            mask[numbers.choices.numbers[self.seat, match.actions(self.seat)]] = 1
        self.action_space.legal = mask
        return encoded, {"action_mask": mask.copy(), "seat": self.seat}

    def step(self, action: Any) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """The learner's decision, and what follows up to its next one."""
        match = self.match
        if match is None or match.over:
            raise IllegalMove(f"the game {'has not begun' if match is None else 'is over'}: call reset()")
        place = place_of(action, len(self.action_space.legal))
        if not self.action_space.legal[place]:
            if not isinstance(action, Sampled):
                raise self._illegal(place)
            place = self.action_space.by(action.luck)
        match.act(self.seat, int(self.set.numbers.choices.actions[self.seat, place]))
        self._go_on(match)
        encoded, info = self._look(match)
        reward = float(self.set.rewards(match.states, 0)[self.seat]) if match.over else 0.0
        return encoded, reward, match.over, False, info

    def write(self, action: int) -> str:
        """A legal action in notation."""
        if self.match is None or self.match.over:
            raise IllegalMove(f"the game {'is over' if self.match else 'has not begun'}: call reset()")
        place = place_of(action, len(self.action_space.legal))
        if not self.action_space.legal[place]:
            raise self._illegal(place)
        return str(self.match.move(self.seat, int(self.set.numbers.choices.actions[self.seat, place])))

    def _illegal(self, place: int) -> IllegalMove:
        mask = allowed(self.action_space.legal)
        return IllegalMove(f"action {place} is not legal now; the mask allows {mask}")

    def read(self, notation: str) -> int:
        """The action that a notation means now; IllegalMove, with the reason, if it is not legal."""
        if self.match is None:
            raise IllegalMove("the game has not begun: call reset()")
        check_notation(notation)
        return int(self.set.numbers.choices.numbers[self.seat, self.match.read(self.seat, notation)])

    def render(self) -> Any:
        """The table, as the learner sees it: text, a picture, or None after printing it."""
        if self.render_mode is None or self.match is None:
            raise ValueError(f"make the environment with a render_mode ({', '.join(MODES)}), and reset it")
        seat = OPEN if self.match.over else self.seat
        seen = self.match.states if self.match.over else self.match.observation(seat)
        view = self.match.game.words.view(self.set.tables[0], seen[0], seat, self.set.deck)
        return shown(drawn(self.set, view, seat, self.render_mode), self.render_mode)

"""Gymnasium's vector environment: many games at once, in compiled code."""

from __future__ import annotations

from typing import Any, SupportsIndex

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from mastaba.core.bag import Array, dice
from mastaba.core.contract import Value
from mastaba.core.encoder import as_bytes
from mastaba.core.layout import blank, zeros
from mastaba.core.quoting import quoted
from mastaba.core.seat import IllegalMove
from mastaba.envs.desk import Set, allowed, seat_number, whole
from mastaba.envs.turns import BLOCK, EVERY, actions_of, sample_all
from mastaba.match.shuffle import seed_text

OPPONENTS = ("self", "random")


class GamesEnv(VectorEnv[Array, Array, Array]):
    """``num_envs`` games side by side.

    ``opponents="self"``: the learner decides for every seat. ``info["seat"]`` is the seat to act, which the
    observation belongs to; the reward is that of the seat that has just acted, and ``info["rewards"]`` has
    those of all seats. ``opponents="random"``: the learner has ``seat``, the others play at random. For other
    bots use ``vectorization_mode="sync"``.

    A game that is over begins anew with the next step, which ignores its action (Gymnasium's next-step
    autoreset). With ``copy=False`` all steps return the same arrays, changed in place: faster, if you are
    done with them before the next step.
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: SupportsIndex = 1,
        players: SupportsIndex = 2,
        *,
        opponents: str = "self",
        seat: int = 0,
        reward: str = "rank",
        copy: bool = True,
        deck: Any = None,
        render_mode: None = None,
        **options: Value,
    ) -> None:
        n = whole("num_envs", num_envs)
        if n < 1:
            raise ValueError(f"num_envs must be at least 1, not {n}")
        if render_mode is not None:
            raise ValueError("many games at once are not drawn: make one with gymnasium.make")
        self.set, self.num_envs, self.copy = Set(game, players, deck, reward, options), n, copy
        if opponents not in OPPONENTS:
            raise ValueError(
                f"opponents can't be {quoted(opponents)} here; they can be: {' or '.join(OPPONENTS)}. For "
                "other bots: gymnasium.make_vec(…, vectorization_mode='sync')"
            )
        own = seat_number(seat, self.set.players)
        self.seat = None if opponents == "self" else own
        engine, number = self.set.engine, np.dtype(np.int64)
        encoding, choices = self.set.numbers.encoding, self.set.numbers.choices
        self.single_observation_space = spaces.Box(-128, 127, (encoding.length,), np.int8)
        self.single_action_space = spaces.Discrete(choices.length)
        self.observation_space = batch_space(self.single_observation_space, n)
        self.action_space = batch_space(self.single_action_space, n)
        self.states, seen = blank(engine.state, n), blank(engine.state, BLOCK)
        self._masks = zeros(n * engine.words, number).reshape(n, engine.words)
        self._who, self._counts, self._chosen = zeros(n, number), zeros(n, number), zeros(n, number)
        self._dice = dice(seed_text(None), n)
        self._encoded = np.zeros((n, encoding.length), np.int8)
        self._legal = np.zeros((n, choices.length), np.int8)
        self._results = np.zeros((n, self.set.players), np.int64)
        self._rewards = np.zeros((n, self.set.players))
        self._played = (
            self.set.tables, self.states, self._who, self._chosen, self._dice, self._masks, self._counts,
            EVERY if self.seat is None else own, self.set.players, self.set.settings, self.set.by_points,
            self._results, seen, as_bytes(seen), encoding.programs, encoding.tables, choices.runs,
            self._encoded, self._legal,
        )  # fmt: skip
        self._who[:] = -1
        self._ended = 0  # how many games with the last step
        self._begun = False

    def describe(self) -> str:
        """Observations and actions, number by number."""
        return self.set.describe()

    def reset(
        self, *, seed: Any = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """All games from their beginning. A list of seeds, or an array, is one for each game."""
        if isinstance(seed, list | tuple | np.ndarray):
            if len(seed) != self.num_envs:
                raise ValueError(f"{len(seed)} seeds for {self.num_envs} games: give one for each")
            for i, one in enumerate(seed):
                self._dice[i] = dice(seed_text(one))[0]
        elif seed is not None:
            self._dice[:] = dice(seed_text(seed), self.num_envs)
        self._who[:] = -1
        self._begun = True
        seen, _, _, _, info = self._play()
        return seen, info

    def step(self, actions: Any) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """One decision of the learner in every game; nothing changes if one of them is not legal."""
        if not self._begun:
            raise IllegalMove("the games have not begun: call reset()")
        try:
            chosen = np.asarray(actions)
        except ValueError:
            raise ValueError(f"actions are {self.num_envs} whole numbers, not lists in a list") from None
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise ValueError(f"actions are {self.num_envs} whole numbers, not {chosen.dtype}{chosen.shape}")
        wanted = chosen.astype(np.int64, copy=False)
        choices = self.set.numbers.choices
        place = int(actions_of(self._who, self._masks, wanted, choices.actions, self._chosen))
        if place >= 0:
            some = allowed(choices.expand(self._masks[place : place + 1], self._who[place : place + 1])[0])
            raise IllegalMove(
                f"action {chosen[place]} of game {place} is not legal now; its mask allows {some}"
            )
        return self._play()

    def _play(self) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """What has been chosen, and fresh games where the last one is over."""
        rewards = np.zeros(self.num_envs)
        if self._ended:
            self._rewards[:] = 0  # they are told once
        self._ended = int(self.set.turns.play_all(*self._played))
        over = self._who < 0
        if self._ended:
            self._rewards[over] = self.set.rewards_of(self._results[over])
            rewards[over] = self._rewards[over, self._chosen[over]]
        seen, masks, each = self._encoded, self._legal, self._rewards
        if self.copy:
            seen, masks, each = seen.copy(), masks.copy(), each.copy()
        info = {"action_mask": masks, "seat": self._who.copy(), "rewards": each}
        return seen, rewards, over, np.zeros(self.num_envs, bool), info

    def sample(self) -> Array:
        """A random legal action for every game, by the dice of the games."""
        found = np.empty(self.num_envs, np.int64)
        numbers = self.set.numbers.choices.numbers
        sample_all(self._who, self._masks, self._counts, self._dice, numbers, found)
        return found

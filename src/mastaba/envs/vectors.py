"""Gymnasium's vector environment: many games at once, in compiled code."""

from __future__ import annotations

from typing import Any, SupportsIndex

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from mastaba.core.bag import Array, dice
from mastaba.core.contract import Value
from mastaba.core.layout import blank, zeros
from mastaba.core.quoting import quoted
from mastaba.core.seat import IllegalMove
from mastaba.envs.desk import Set
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
        num_envs: int = 1,
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
        if num_envs < 1:
            raise ValueError(f"num_envs must be at least 1, not {num_envs}")
        if render_mode is not None:
            raise ValueError("many games at once are not drawn: make one with gymnasium.make")
        self.set, self.num_envs, self.copy = Set(game, players, deck, reward, options), num_envs, copy
        if opponents not in OPPONENTS:
            raise ValueError(
                f"opponents can't be {quoted(opponents)} here; they can be: {' or '.join(OPPONENTS)}. For "
                "other bots: gymnasium.make_vec(…, vectorization_mode='sync')"
            )
        if not 0 <= seat < self.set.players:
            raise ValueError(f"there is no seat {seat}: they go from 0 to {self.set.players - 1}")
        self.seat = None if opponents == "self" else seat
        engine, number, n = self.set.engine, np.dtype(np.int64), num_envs
        encoding, choices = self.set.numbers.encoding, self.set.numbers.choices
        self.single_observation_space = spaces.Box(-128, 127, (encoding.length,), np.int8)
        self.single_action_space = spaces.Discrete(choices.length)
        self.observation_space = batch_space(self.single_observation_space, n)
        self.action_space = batch_space(self.single_action_space, n)
        self.states, self._seen = blank(engine.state, n), blank(engine.state, n)
        self._masks = zeros(n * engine.words, number).reshape(n, engine.words)
        self._who, self._counts, self._chosen = zeros(n, number), zeros(n, number), zeros(n, number)
        self._dice, self._rows = dice(seed_text(None), n), np.arange(n)
        self._encoded = np.zeros((n, encoding.length), np.int8)
        self._legal = np.zeros((n, choices.length), np.int8)
        self._rewards = np.zeros((n, self.set.players))
        self._begun = False

    def describe(self) -> str:
        """Observations and actions, number by number."""
        return self.set.describe()

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """All games from their beginning. A list of seeds is one for each game."""
        if isinstance(seed, list):
            if len(seed) != self.num_envs:
                raise ValueError(f"{len(seed)} seeds for {self.num_envs} games: give one for each")
            for i, one in enumerate(seed):
                self._dice[i] = dice(seed_text(one))[0]
        elif seed is not None:
            self._dice[:] = dice(seed_text(seed), self.num_envs)
        self._who[:] = -1
        self._start()
        self._rewards[:] = 0
        self._begun = True
        self._let_others_act()
        return self._look(self._who), self._info()

    def _start(self) -> None:
        engine, set_ = self.set.engine, self.set
        engine.start_all(
            set_.tables,
            self.states,
            self._who,
            self._dice,
            self._masks,
            self._counts,
            set_.players,
            set_.settings,
        )

    def _let_others_act(self) -> None:
        """Random moves of the other seats, until the learner has to decide in every game that goes on."""
        if self.seat is None:
            return
        engine, who = self.set.engine, self._who
        while ((who >= 0) & (who != self.seat)).any():
            mine = who == self.seat
            who[mine] = -1
            engine.choose_all(who, self._masks, self._counts, self._dice, self._chosen)
            self._play()
            who[mine] = self.seat

    def _play(self) -> None:
        self.set.engine.step_all(
            self.set.tables, self.states, self._who, self._chosen, self._dice, self._masks, self._counts
        )

    def step(self, actions: Any) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """One decision of the learner in every game; nothing changes if one of them is not legal."""
        if not self._begun:
            raise IllegalMove("the games have not begun: call reset()")
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise ValueError(f"actions are {self.num_envs} whole numbers, not {chosen.dtype}{chosen.shape}")
        who, choices = self._who, self.set.numbers.choices
        over = who < 0
        known = (chosen >= 0) & (chosen < choices.length)
        wanted = np.where(known, chosen, 0)
        legal = (self._legal[self._rows, wanted] == 1) & known | over
        if not legal.all():
            place = int(np.argmin(legal))
            some = ", ".join(map(str, np.flatnonzero(self._legal[place])[:10].tolist()))
            raise IllegalMove(
                f"action {chosen[place]} of game {place} is not legal now; its mask allows {some}, …"
            )
        acted = who.copy()
        self._chosen[:] = choices.actions[acted, wanted]
        self._play()
        self._let_others_act()
        ended = (who < 0) & ~over
        self._rewards[over] = 0
        for i in np.flatnonzero(ended).tolist():
            self._rewards[i] = self.set.rewards(self.states, i)
        if over.any():
            who[ended] = 0  # they begin anew with the next step
            self._start()
            who[ended] = -1
            self._let_others_act()
        rewards = np.where(ended, self._rewards[self._rows, np.maximum(acted, 0)], 0.0)
        view = np.where(ended, acted, who)
        encoded = self._look(view)
        return encoded, rewards, ended, np.zeros(self.num_envs, bool), self._info()

    def _look(self, view: Array) -> Array:
        """What these seats see, and the masks of the seats to act."""
        numbers = self.set.numbers
        self.set.engine.observe_all(self.set.tables, self.states, view, self._seen)
        numbers.encoding.encode(self._seen, view, self._encoded)
        self._legal[self._who < 0] = 0
        numbers.choices.expand(self._masks, self._who, self._legal)
        return self._encoded.copy() if self.copy else self._encoded

    def _info(self) -> dict[str, Any]:
        """Masks, the seats to act (-1 where a game is over) and the rewards of all seats."""
        masks, rewards = self._legal, self._rewards
        if self.copy:
            masks, rewards = masks.copy(), rewards.copy()
        return {"action_mask": masks, "seat": self._who.copy(), "rewards": rewards}

    def sample(self) -> Array:
        """A random legal action for every game, by the dice of the games."""
        self.set.engine.choose_all(self._who, self._masks, self._counts, self._dice, self._chosen)
        numbers = self.set.numbers.choices.numbers
        found: Array = np.where(self._who >= 0, numbers[self._who, self._chosen % numbers.shape[1]], 0)
        return found

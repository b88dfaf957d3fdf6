"""PettingZoo: every seat an agent, ``player_0`` and so on.

In ``aec_env`` the seats act one after the other; where several may act at once, the lowest goes first, and
nobody sees what it did before all have acted. In ``parallel_env`` they act at once.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any, SupportsIndex

import gymnasium
import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from mastaba.core.bag import Array
from mastaba.core.contract import Value
from mastaba.core.quoting import quoted
from mastaba.core.seat import IllegalMove
from mastaba.envs.desk import Desk, Set, allowed, place_of, simultaneous

MODES = ("ansi", "rgb_array", "human")
Seen = dict[str, Array]


def check_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise ValueError(f"render_mode can't be {quoted(mode)}; it can be: {', '.join(MODES)} or None")
    return mode


def shown(drawing: Any, mode: str | None) -> Any:
    """What ``render`` returns: a drawing, or None after printing it for people."""
    if mode == "human":
        sys.stdout.write(drawing + "\n")
        return None
    return drawing


class UnknownAgent(KeyError):
    """There is no agent of that name."""

    def __str__(self) -> str:
        return str(self.args[0])


class Agents(dict[str, Any]):
    """Something of each agent; a name that is none gets an error that lists them."""

    def __missing__(self, name: Any) -> Any:
        raise UnknownAgent(f"there is no agent {quoted(str(name))}; the agents are: {', '.join(self)}")


class _Table:
    """What both kinds of environments have."""

    def __init__(self, set_: Set, mode: str | None, actions: int) -> None:
        self.desk, self.render_mode = Desk(set_), check_mode(mode)
        self.possible_agents = [f"player_{seat}" for seat in range(set_.players)]
        self.agents: list[str] = []
        self.seat_of = Agents({agent: seat for seat, agent in enumerate(self.possible_agents)})
        length = set_.numbers.encoding.length
        self._observations = Agents(
            {
                agent: spaces.Dict(
                    {
                        "observation": spaces.Box(-128, 127, (length,), np.int8),
                        "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                    }
                )
                for agent in self.possible_agents
            }
        )
        self._spaces = Agents({agent: spaces.Discrete(actions) for agent in self.possible_agents})
        name = set_.about.name.replace("-", "_")
        self.metadata: dict[str, Any] = {
            "name": f"mastaba_{name}_v1",
            "render_modes": list(MODES),
            "render_fps": 2,
            "is_parallelizable": False,
        }

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self._observations[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self._spaces[agent]

    def describe(self) -> str:
        """Observations and actions, number by number."""
        return self.desk.set.describe()

    def write(self, agent: str, action: Any) -> str:
        """A legal action of an agent in notation."""
        return self.desk.write(self.seat_of[agent], action)

    def read(self, agent: str, notation: str) -> int:
        """The action that a notation means for an agent now."""
        return self.desk.read(self.seat_of[agent], notation)

    def render(self) -> Any:
        """The table, as the next agent sees it: text, a picture, or None after printing it."""
        if self.render_mode is None:
            raise ValueError(f"make the environment with a render_mode: {', '.join(MODES)}")
        if not self.desk.begun:
            raise IllegalMove("the game has not begun: call reset() first")
        return shown(self.desk.draw(self.render_mode), self.render_mode)

    def close(self) -> None:
        """Nothing to close."""


class Turns(_Table, AECEnv[str, Seen, int]):  # type: ignore[misc]
    """One decision after the other."""

    def __init__(self, set_: Set, mode: str | None) -> None:
        super().__init__(set_, mode, set_.numbers.choices.length)
        self.agent_selection = self.possible_agents[0]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. ``options`` are those of PettingZoo, and unused."""
        self.desk.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: Any = None
        self.agent_selection = self.possible_agents[self.desk.who]

    def step(self, action: Any) -> None:
        """The decision of ``agent_selection``."""
        if not self.agents:
            raise IllegalMove(f"the game {'is over' if self.desk.begun else 'has not begun'}: call reset()")
        agent, desk = self.agent_selection, self.desk
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        desk.step(desk.who, action)
        self._cumulative_rewards[agent] = 0
        if desk.who >= 0:
            self.agent_selection = self.possible_agents[desk.who]
            return
        for seat, reward in enumerate(desk.rewards()):
            self.rewards[self.possible_agents[seat]] = reward
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    def observe(self, agent: str) -> Seen:
        return self.desk.look(self.seat_of[agent])


class AtOnce(_Table, ParallelEnv[str, Seen, int]):  # type: ignore[misc]
    """All seats at once. One that may not act now has a single action, the last number: it waits."""

    def __init__(self, set_: Set, mode: str | None) -> None:
        self.wait = set_.numbers.choices.length
        super().__init__(set_, mode, self.wait + 1)

    def _seen(self) -> dict[str, Seen]:
        acting, found = self.desk.acting(), {}
        for seat, agent in enumerate(self.possible_agents):
            one = self.desk.look(seat)
            one["action_mask"] = np.append(one["action_mask"], np.int8(seat not in acting))
            found[agent] = one
        return found

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """A new game. ``options`` are those of PettingZoo, and unused."""
        self.desk.reset(seed)
        self.agents = list(self.possible_agents)
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> Any:
        """One action of every agent; nothing changes if one of them is not legal."""
        if not self.agents:
            raise IllegalMove(f"the game {'is over' if self.desk.begun else 'has not begun'}: call reset()")
        if not isinstance(actions, Mapping) or set(actions) != set(self.agents):
            got = sorted(map(str, actions)) if isinstance(actions, Mapping) else actions
            raise IllegalMove(f"give an action for each of {', '.join(self.agents)}, not {got!r:.60}")
        acting = self.desk.acting()
        for seat, agent in enumerate(self.agents):
            if seat in acting:
                if place_of(actions[agent], self.wait + 1) == self.wait:
                    mask = allowed(self.desk.look(seat)["action_mask"])
                    raise IllegalMove(f"{agent} may not wait now; its mask allows {mask}")
                self.desk.check(seat, actions[agent])
            elif actions[agent] != self.wait:
                raise IllegalMove(f"{agent} may not act now: its only action is {self.wait}, to wait")
        for seat in acting:
            self.desk.step(seat, actions[self.possible_agents[seat]])
        over = self.desk.who < 0
        gained = self.desk.rewards() if over else [0.0] * len(self.agents)
        everybody = self.agents
        self.agents = [] if over else everybody
        return (
            self._seen(),
            dict(zip(everybody, gained, strict=True)),
            dict.fromkeys(everybody, over),
            dict.fromkeys(everybody, False),
            {agent: {} for agent in everybody},
        )


def aec_env(
    game: str,
    players: SupportsIndex = 2,
    *,
    reward: str = "rank",
    render_mode: str | None = None,
    deck: Any = None,
    **options: Value,
) -> Turns:
    """A game for PettingZoo, one decision after the other.

    >>> env = aec_env("silver-and-gold", players=3)
    >>> env.reset(seed=1)
    >>> seen, reward, over, _, _ = env.last()
    >>> env.agent_selection, seen["action_mask"].sum().item(), reward, over
    ('player_0', 6, 0, False)
    """
    return Turns(Set(game, players, deck, reward, options), render_mode)


def parallel_env(
    game: str,
    players: SupportsIndex = 2,
    *,
    reward: str = "rank",
    render_mode: str | None = None,
    deck: Any = None,
    **options: Value,
) -> AtOnce:
    """A game with simultaneous moves for PettingZoo, all agents at once.

    >>> parallel_env("ramses")
    Traceback (most recent call last):
        ...
    ValueError: in Ramses nobody moves at the same time as another: use aec_env
    """
    set_ = Set(game, players, deck, reward, options)
    if not simultaneous(set_):
        raise ValueError(f"in {set_.about.title} nobody moves at the same time as another: use aec_env")
    return AtOnce(set_, render_mode)

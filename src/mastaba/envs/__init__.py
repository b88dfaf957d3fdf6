"""Environments for learners, of PettingZoo and Gymnasium. Needs the extra ``envs``.

docs/research.md is the guide. Importing this package registers the games with Gymnasium, as
``mastaba/SilverAndGold-v1`` and so on.
"""

from __future__ import annotations

try:
    import gymnasium as _gymnasium

    from mastaba.envs.agents import aec_env, parallel_env
except ImportError as error:
    if error.name not in ("gymnasium", "pettingzoo"):
        raise
    raise ImportError(
        f"mastaba.envs needs its extra: pip install 'mastaba[envs]' ({error.name} is missing)"
    ) from error

from mastaba.envs.gym import LearnerEnv
from mastaba.envs.vectors import GamesEnv
from mastaba.match import registry

__all__ = ["GamesEnv", "LearnerEnv", "aec_env", "gym_id", "parallel_env"]


def gym_id(game: str) -> str:
    """The name of a game in Gymnasium.

    >>> gym_id("silver-and-gold")
    'mastaba/SilverAndGold-v1'
    """
    registry.package_of(game)
    return f"mastaba/{game.title().replace('-', '')}-v1"


for _name in registry.names():
    if gym_id(_name) not in _gymnasium.registry:
        _gymnasium.register(
            gym_id(_name),
            entry_point="mastaba.envs.gym:LearnerEnv",
            vector_entry_point="mastaba.envs.vectors:GamesEnv",
            kwargs={"game": _name},
        )

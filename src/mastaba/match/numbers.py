"""A game in numbers, with a number of seats, a deck and options: observations encoded, actions numbered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from mastaba.core.bag import Array
from mastaba.core.contract import Value
from mastaba.core.encoding import Choices, Encoding, all_actions, all_fields
from mastaba.match import registry


@dataclass(frozen=True)
class Numbers:
    encoding: Encoding
    choices: Choices
    listed: bool
    """Whether the game lists its features; otherwise every field is encoded as it is."""

    def describe(self) -> str:
        return f"{self.encoding.describe()}\n{self.choices.describe()}"


def numbers_of(name: str, players: int, deck: Any, variant: dict[str, Value]) -> Numbers:
    """The numbers of a game.

    >>> deck, variant = registry.read_deck("farao"), registry.about("farao").variant({})
    >>> numbers_of("farao", 2, deck, variant).choices.length < 400
    True
    """
    engine, module = registry.game(name).engine, registry.encoded(name)
    if module is None:
        features, groups = all_fields(engine.state), [all_actions(engine.words)] * players
    else:
        features = module.features(deck, players, variant)
        groups = [module.choices(deck, players, variant, seat) for seat in range(players)]
        missing = set(engine.state.names or ()) - {feature.field for feature in features}
        if missing:
            raise ValueError(f"the encoding of {name} says nothing of: {', '.join(sorted(missing))}")
    return Numbers(Encoding(engine.state, features, players), Choices(groups), module is not None)


def rewards_by_rank(ranks: Array) -> Array:
    """1 for the first to -1 for the last; equal ranks share, and the sum is 0. A solo player always has 1.
    Of many games at once: a row for each.

    >>> rewards_by_rank(np.array([[2, 1, 2], [1, 3, 2]])).tolist()
    [[-0.5, 1.0, -0.5], [1.0, -1.0, 0.0]]
    """
    seats = ranks.shape[-1]
    if seats == 1:
        return np.ones(ranks.shape)
    mine, others = ranks[..., :, None], ranks[..., None, :]
    before = (others < mine).sum(axis=-1) + ((others == mine).sum(axis=-1) - 1) / 2
    rewards: Array = 1 - 2 * before / (seats - 1)
    return rewards

"""Compiled encodings are those of plain Python, byte by byte, and nothing is written beside them."""

from __future__ import annotations

from typing import Any, cast

import numpy as np
import pytest

from mastaba.core.encoding import as_bytes, encode_all, expand_all
from mastaba.envs import GamesEnv
from tests.envs.test_envs import MODES


@pytest.mark.parametrize(("game", "players", "options"), MODES)
def test_compiled_and_plain_encodings_agree(game: str, players: int, options: dict[str, Any]) -> None:
    env = GamesEnv(game, 19, players, **options)  # a block of games, and a part of one
    env.reset(seed=1)
    numbers = env.set.numbers
    encode, expand = cast(Any, encode_all), cast(Any, expand_all)
    for turn in range(40):
        env.step(env.sample())
        if turn % 13:
            continue
        who = np.arange(19) % players
        who[5] = -1  # left as it is
        seen = env.states.copy()
        raw, encoding, choices = as_bytes(seen), numbers.encoding, numbers.choices
        for length, run, arguments in (
            (
                encoding.length,
                (encode, encode.py_func),
                (raw, who, players, encoding.program, encoding.tables),
            ),
            (choices.length, (expand, expand.py_func), (env._masks, who, choices.runs)),
        ):
            both = []
            for function in run:
                wide = np.full((21, length), 77, np.int8)  # a row before and one after
                function(*arguments, wide[1:20])
                assert (wide[[0, 6, 20]] == 77).all()
                both.append(wide)
            assert np.array_equal(both[0], both[1])


def test_numbers_beyond_a_byte_are_cut_off_and_masks_of_every_width_are_spread() -> None:
    from mastaba.core.encoding import Encoding, Feature, bits, number
    from mastaba.core.layout import blank, layout

    state = layout([("mask", "i8"), ("big", "i2", (3,)), ("small", "i1", (5,))])
    rows = blank(state)
    rows["mask"], rows["big"], rows["small"] = 0x2AAA_F0F0_CCCC_5A5A, [300, -300, 5], [1, -2, 3, -4, 5]
    for width in range(1, 63):
        features = [
            Feature("mask", bits(width)),
            Feature("big", number()),
            Feature("small", number(), items=1 + width % 5),
        ]
        encoded = Encoding(state, features, 2).encode(rows, np.array([0]))[0].tolist()
        mask = [0x2AAA_F0F0_CCCC_5A5A >> bit & 1 for bit in range(width)]
        assert encoded == [*mask, 127, -128, 5, *[1, -2, 3, -4, 5][: 1 + width % 5]]

"""Compiled encodings are those of plain Python, byte by byte, and nothing is written beside them."""

from __future__ import annotations

from typing import Any, cast

import numpy as np
import pytest

from mastaba.core.bag import Array
from mastaba.core.encoder import (
    ANY_OF,
    BITS,
    NUMBER,
    ONE_OF,
    OWN,
    ROW,
    SEAT,
    SEATS,
    as_bytes,
    encode_all,
    expand_all,
)
from mastaba.core.encoding import (
    Encoding,
    Feature,
    any_of,
    bits,
    number,
    one_of,
    own,
    row_of,
    seat,
    seats,
)
from mastaba.core.layout import blank, layout
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
                (raw, who, encoding.programs, encoding.tables),
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


def plainly(features: list[Feature], rows: Array, seat: int, players: int) -> list[int]:
    """What the documentation says of each kind of feature, of a record, value by value."""
    told: list[int] = []
    for feature in features:
        kind, field = feature.kind, np.atleast_1d(rows[feature.field][0])
        turned = [(k + seat) % players for k in range(players)]
        parts: list[Array] = [field]
        if feature.per != "table":
            parts = [np.atleast_1d(field[row]) for row in (turned if feature.per == "seat" else [seat])]
        for part in parts:
            values = part.reshape(-1)[: feature.items].tolist()
            if kind.code == ANY_OF:
                told += [int(place in values) for place in range(kind.size)]
                continue
            for value in values[:1] if kind.code == OWN else values:
                if kind.code == NUMBER:
                    told.append(min(max(value, -128), 127))
                elif kind.code == BITS:
                    told += [value >> bit & 1 for bit in range(kind.size)]
                elif kind.code == ONE_OF:
                    told += [int(value == kind.first + place) for place in range(kind.size)]
                elif kind.code == SEATS:
                    told += [value >> one & 1 for one in turned]
                elif kind.code == SEAT:
                    told += [int(one == value) for one in turned]
                elif kind.code == OWN:
                    told += [int(one == seat) for one in range(players)]
                else:
                    assert kind.rows is not None
                    told += (kind.rows[value] if value >= 0 else kind.rows[0] * 0).tolist()
    return told


@pytest.mark.parametrize("seed", range(30))
def test_any_features_are_encoded_as_documented(seed: int) -> None:
    """Fields of every width and shape, of every kind, in any order, against the sentences above."""
    dice, players = np.random.default_rng(seed), 2 + seed % 4
    fields: list[Any] = []
    features: list[Feature] = []
    for place in range(int(dice.integers(3, 14))):
        name, width = f"f{place}", ("i1", "i1", "i2", "i4", "i8")[int(dice.integers(5))]
        per, items = ("table", "seat", "own")[int(dice.integers(3))], int(dice.integers(1, 40))
        cards = row_of([("on it", dice.integers(-9, 9, (9, int(dice.integers(1, 99)))))])
        size = int(dice.integers(1, 63))
        kinds = [number(), bits(size), one_of(size, int(dice.integers(-2, 3))), any_of(size), seat(), seats()]
        kind = [*kinds, *([cards] if width == "i1" else [])][int(dice.integers(7 if width == "i1" else 6))]
        shape = (players + 1, items) if per != "table" else (items,)
        fields.append((name, width, shape))
        features.append(Feature(name, kind, per, items=int(dice.integers(1, items + 1))))
    features.append(Feature("f0", own(), name="own seat"))
    encoding = Encoding(layout(fields), features, players)
    rows = blank(encoding.state, 6)
    for (name, width, shape), feature in zip(fields, features, strict=False):
        least, most = (-1, 9) if feature.kind.code == ROW else (-1, players) if seed % 2 else (-128, 128)
        found = dice.integers(least, most, (6, *shape))
        if feature.kind.code == BITS and width == "i8":
            found = dice.integers(0, 1 << 62, (6, *shape))
        rows[name] = found * (300 if feature.kind.code == NUMBER and width != "i1" else 1)
    who = dice.integers(0, players, 6)
    wide = encoding.encode(rows, who, np.full((6, encoding.length), 77, np.int8))
    for i in range(6):
        assert wide[i].tolist() == plainly(features, rows[i : i + 1], int(who[i]), players)


def test_what_shares_a_slice_leaves_what_is_there_if_it_has_none() -> None:
    card = row_of([("on it", np.arange(1, 241).reshape(3, 80))])
    state = layout([("display", "i1", (2,)), ("hand", "i1", (2, 2)), ("pad", "i8")])
    features = [Feature("display", card), Feature("hand", card, "own", shares="display")]
    rows = blank(state)
    rows["display"], rows["hand"] = [0, -1], [[-1, 2], [-1, -1]]
    encoding = Encoding(state, features, 2)
    both = encoding.encode(rows, np.array([0]))[0].reshape(2, 80)
    assert card.rows is not None
    assert np.array_equal(both, card.rows[[0, 2]])
    assert not encoding.encode(rows, np.array([1]))[0][80:].any()
    assert "of the own seat, what is on it; zeros for none; in the place of display" in encoding.describe()
    with pytest.raises(ValueError, match="pad can't share a slice: it is no card"):
        Encoding(state, [features[0], Feature("pad", number(), shares="display")], 2)
    with pytest.raises(ValueError, match="pad: what is on a card is looked up by one byte, not 8"):
        Encoding(state, [Feature("pad", card)], 2)


def test_numbers_beyond_a_byte_are_cut_off_and_masks_of_every_width_are_spread() -> None:
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

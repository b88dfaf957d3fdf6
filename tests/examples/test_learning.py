"""The examples for learners: shortened, where what they need is installed."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import numpy as np
import pytest

import mastaba
from examples import learner

MOST_LINES = 200


def test_the_learner_learns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a hundred games or so it is far better than chance; the whole run, of 20 minutes, beats club."""
    weights = tmp_path / "weights.npz"
    learner.learn(minutes=1e9, out=weights, games=64, most=320)
    monkeypatch.setattr(learner, "WEIGHTS", weights)
    totals = []
    for seed in range(6):
        match = mastaba.new("silver-and-gold", 2, seed=seed).play([learner.Learner, "random"], seed=seed)
        totals.append(match.totals())
    mine, chance = np.mean(totals, axis=0)
    assert mine > chance + 10


def test_it_fits_on_two_hundred_lines() -> None:
    assert len(Path(learner.__file__).read_text("utf-8").splitlines()) <= MOST_LINES


def test_endgames_are_solved_and_pharaoh_reaches_no_more() -> None:
    if importlib.util.find_spec("pyspiel") is None:
        pytest.skip("openspiel is an extra: pip install 'mastaba[openspiel]'")
    from examples import solve

    found = solve.main(ends=1, most=400, bot="pharaoh@200")
    for worth, left, reached in found:
        assert -1 <= worth <= 1
        assert left < 0.01
        assert reached <= worth + left + 1e-9
    assert found

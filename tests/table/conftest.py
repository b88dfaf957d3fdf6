"""The same deal every time a test runs, so that its result can be reproduced."""

from __future__ import annotations

import itertools
import random

import pytest


@pytest.fixture(autouse=True)
def the_same_cards(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = (
        random.Random(f"{request.node.nodeid} {number}").randbytes(16).hex() for number in itertools.count()
    )
    monkeypatch.setattr("mastaba.table.registry.new_seed", lambda: next(seeds))

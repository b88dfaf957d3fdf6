"""Settings of all tests."""

from __future__ import annotations

import pytest
from hypothesis import settings

# The first example may compile rules, which takes its time.
settings.register_profile("mastaba", deadline=None)
settings.load_profile("mastaba")


LONGEST = ("test_same_everywhere", "test_agreement")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest tests first, so that one core does not sit idle at the end."""
    items.sort(key=lambda item: not any(name in item.nodeid for name in LONGEST))

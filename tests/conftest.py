"""Settings of all tests."""

from __future__ import annotations

from hypothesis import settings

# The first example may compile rules, which takes its time.
settings.register_profile("mastaba", deadline=None)
settings.load_profile("mastaba")

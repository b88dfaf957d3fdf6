"""The same games come out compiled on a cold cache, on a warm one, with checked array bounds, and as plain Python."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
DECISIONS = "150"  # a game: plain Python is slow


def played(cache: Path, **settings: str) -> tuple[str, str]:
    """What same_games prints with these settings, and whether its cache was cold or warm."""
    environment = {**os.environ, "MASTABA_CACHE": str(cache), "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}", **settings}
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.laws.same_games", DECISIONS],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout, done.stderr.strip()


@pytest.fixture(scope="module")
def cold(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    cache = tmp_path_factory.mktemp("cache")
    games, temperature = played(cache)
    assert temperature == "cold"
    assert len(games.splitlines()) > 3
    return cache, games


def test_warm_cache(cold: tuple[Path, str]) -> None:
    assert played(cold[0]) == (cold[1], "warm")


def test_checked_bounds(cold: tuple[Path, str]) -> None:
    """An index out of bounds would write into the next field without a word: with bounds checked it is an error."""
    assert played(cold[0], NUMBA_BOUNDSCHECK="1") == (cold[1], "cold")


def test_plain_python(cold: tuple[Path, str]) -> None:
    assert played(cold[0], NUMBA_DISABLE_JIT="1")[0] == cold[1]

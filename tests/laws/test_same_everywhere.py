"""The same games come out compiled on a cold cache, on a warm one, with checked array bounds, and as plain
Python."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
DECISIONS = "80"  # a game: plain Python is slow


def played(cache: Path, **settings: str) -> str:
    """What same_games prints with these settings."""
    environment = {
        **os.environ,
        "MASTABA_CACHE": str(cache),
        "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}",
        **settings,
    }
    command = [sys.executable, "-W", "error", "-m", "tests.laws.same_games", DECISIONS]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def compiled(cache: Path) -> set[Path]:
    """The compiled functions in a cache."""
    return set(cache.rglob("*.nbc"))


def test_the_same_games_come_out(tmp_path: Path) -> None:
    """One test, because the later runs need the cache of the first."""
    games = played(tmp_path)
    functions = compiled(tmp_path)
    assert len(games.splitlines()) > 3
    assert functions

    assert played(tmp_path) == games, "on a warm cache"
    assert compiled(tmp_path) == functions, "nothing is compiled a second time"

    # An index out of bounds would write into the next field without a word: with bounds checked it is an
    # error.
    assert played(tmp_path, NUMBA_BOUNDSCHECK="1") == games, "with checked bounds"
    assert len(compiled(tmp_path)) == 2 * len(functions), "checked code has a cache of its own"

    assert played(tmp_path, NUMBA_DISABLE_JIT="1") == games, "as plain Python"

"""The same games come out compiled, optimised much or little, on a cold cache and on a warm one, with checked
array bounds, and as plain Python."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from mastaba.core.cache import folder_of
from mastaba.match import registry

ROOT = Path(__file__).parent.parent.parent
DECISIONS = "80"  # a game: plain Python is slow


def played(**settings: str) -> str:
    """What same_games prints with these settings."""
    environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}", **settings}
    command = [sys.executable, "-W", "error", "-m", "tests.laws.same_games", DECISIONS]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def compiled(cache: Path) -> set[Path]:
    """The compiled functions in a cache."""
    return set(cache.rglob("*.nbc"))


def test_the_same_games_come_out(tmp_path: Path) -> None:
    """One test, because the later runs need the cache of the first."""
    # An index out of bounds would write into the next field without a word: with bounds checked it is an
    # error. Little is optimised here: that would only compile for longer.
    checked = {"MASTABA_CACHE": str(tmp_path), "NUMBA_BOUNDSCHECK": "1", "NUMBA_OPT": "1"}
    games = played(**checked)
    functions = compiled(tmp_path)
    assert len(games.splitlines()) > 3
    assert functions

    assert played(**checked) == games, "on a warm cache"
    assert compiled(tmp_path) == functions, "nothing is compiled a second time"

    assert played() == games, "optimised, with unchecked bounds, on the cache of all tests"
    folders = {file.parent.name for file in functions}
    others = {folder_of(registry.package_of(name)).name for name in registry.names()}
    assert not folders & others, "checked code has folders of its own"

    assert played(NUMBA_DISABLE_JIT="1") == games, "as plain Python"

"""The example game, installed like any package, in a folder of its own; this environment stays as it is."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

TREE = Path(__file__).parents[2]
OFFERING = TREE / "examples" / "offering"


def install_offering(target: Path) -> dict[str, str]:
    """The environment of programs that find the game."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--no-index"]
    subprocess.run(
        [*pip, "--no-deps", "--no-build-isolation", "--target", str(target), str(OFFERING)], check=True
    )
    searched = os.pathsep.join([str(target), *filter(None, [os.environ.get("PYTHONPATH")])])
    return {
        **os.environ,
        "PYTHONPATH": searched,
        "COLUMNS": "120",
        "NO_COLOR": "1",
        "PYTHONIOENCODING": "utf-8",
    }

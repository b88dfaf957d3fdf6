"""Which games are compiled: what lies on disk, and who compiles what is missing."""

from __future__ import annotations

import logging
import subprocess
import sys
import threading
import time
from collections.abc import Callable

from mastaba.core import cache
from mastaba.core.kernel import COMPILING
from mastaba.match import registry

logger = logging.getLogger(__name__)
DRIVERS = ("mastaba.core", "mastaba.search")  # packages whose drivers are compiled with a game's rules


def is_warm(name: str) -> bool:
    """Whether all that a game needs lies compiled on disk, so that it starts within a second."""
    return not COMPILING or cache.is_warm(registry.package_of(name), *DRIVERS)


def mark_warm(name: str) -> None:
    """Remember that a game has been compiled to the end."""
    if COMPILING:
        cache.mark_warm(registry.package_of(name), *DRIVERS)


class Preparation:
    """Which games can be played, and the work to get there."""

    def __init__(self, load: Callable[[str], None]) -> None:
        self._load = load
        self._ready: set[str] = set()
        self._child: subprocess.Popen[bytes] | None = None
        self._stopped = False

    def ready(self, game: str) -> bool:
        return game in self._ready

    def start(self) -> None:
        threading.Thread(target=self._run, name="mastaba-prepare", daemon=True).start()

    def _run(self) -> None:
        began = time.monotonic()
        cold = [name for name in registry.names() if not is_warm(name)]
        if cold:
            logger.info(
                "compiling the rules: the first start of this version takes a minute or two",
                extra={"games": cold},
            )
            self._child = subprocess.Popen(
                [sys.executable, "-m", "mastaba.cli", "prepare", *cold], stdin=subprocess.DEVNULL
            )
        # those that are compiled first, then each as soon as it is
        for name in sorted(registry.names(), key=lambda name: name in cold):
            while not is_warm(name) and self._child and self._child.poll() is None and not self._stopped:
                time.sleep(0.2)
            if self._stopped:
                return
            self._load(name)
            self._ready.add(name)
        logger.info("all games are ready", extra={"seconds": round(time.monotonic() - began, 1)})

    def stop(self) -> None:
        self._stopped = True
        if self._child and self._child.poll() is None:
            self._child.terminate()

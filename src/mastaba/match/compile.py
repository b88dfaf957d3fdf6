"""Which games are compiled, and compiling the others in the background."""

from __future__ import annotations

import logging
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from mastaba.core import cache
from mastaba.core.intrinsics import COMPILING
from mastaba.core.kernel import run_plainly, runs_plainly
from mastaba.match import registry

logger = logging.getLogger(__name__)
POLL = 0.2  # seconds
AT_ONCE = 2  # games that are compiled at a time
DRIVERS = ("mastaba.core", "mastaba.search")  # packages whose drivers are compiled with a game's rules


def is_warm(name: str) -> bool:
    """Whether everything a game needs is compiled and on disk, so that it starts within a second."""
    return not COMPILING or cache.is_warm(registry.package_of(name), *DRIVERS)


def mark_warm(name: str) -> None:
    """Remember that a game has been compiled completely."""
    if COMPILING:
        cache.mark_warm(registry.package_of(name), *DRIVERS)


def reviews_are_warm(name: str) -> bool:
    """Whether what reviews of a game need is compiled too."""
    return not COMPILING or _reviews_mark(name).exists()


def mark_reviews_warm(name: str) -> None:
    if COMPILING:
        _reviews_mark(name).touch()


def _reviews_mark(name: str) -> Path:
    versions = (cache.fingerprint(package)[:8] for package in DRIVERS)
    return cache.folder_of(registry.package_of(name)) / "-".join(["reviews", *versions])


def is_compiled(name: str) -> bool:
    """Whether a game runs compiled, so that bots can search."""
    return not runs_plainly(registry.package_of(name))


def run_cold(name: str) -> bool:
    """Run a game as plain Python if it is not compiled; whether that is so."""
    cold = not is_warm(name)
    if cold:
        run_plainly(registry.package_of(name), True)
    return cold


class Preparation:
    """Compiles games in the background, two at a time, and then, if asked, what reviews need. Until then a
    game runs as plain Python, so that it can be played at once."""

    def __init__(
        self, load: Callable[[str], None], games: Sequence[str] | None = None, reviews: bool = False
    ) -> None:
        self._load = load
        self._games = registry.names() if games is None else list(games)
        self._cold: list[str] = []  # to be compiled, in this order
        self._children: dict[str, subprocess.Popen[bytes]] = {}
        self._unreviewed = [name for name in self._games if reviews and not reviews_are_warm(name)]
        self._lock = threading.Lock()  # of what is waiting and what is being compiled
        self._stopped = False

    def start(self) -> None:
        """Games that are not compiled run as plain Python from here on."""
        self._cold = [name for name in self._games if run_cold(name)]
        threading.Thread(target=self._run, name="mastaba-prepare", daemon=True).start()

    def first(self, game: str) -> None:
        """Compile this game next: somebody plays it."""
        with self._lock:
            if game in self._cold:
                self._cold.remove(game)
                self._cold.insert(0, game)

    def _run(self) -> None:
        began = time.monotonic()
        if self._cold:
            logger.info(
                "compiling the rules: the first start of this version takes about a minute; the games can be"
                " played meanwhile, with bots that do not calculate yet",
                extra={"games": list(self._cold)},
            )
        for name in set(self._games) - set(self._cold):
            self._load(name)
        while self._compile_next() and not self._stopped:
            time.sleep(POLL)
        if not self._stopped:
            logger.info("all games are ready", extra={"seconds": round(time.monotonic() - began, 1)})
        self._compile_reviews()

    def _compile_reviews(self) -> None:
        """Compile what reviews need, one game after the other. This process must not do it: whoever plays
        would wait."""
        began, cold = time.monotonic(), list(self._unreviewed)
        for name in cold:
            with self._lock:
                if self._stopped:
                    return
                self._children[name] = child = compiler(name, "--reviews")
            child.wait()
            with self._lock:
                del self._children[name]
                self._unreviewed.remove(name)
        if cold:
            logger.info("reviews are ready", extra={"seconds": round(time.monotonic() - began, 1)})

    def reviewable(self, game: str) -> bool:
        """Whether games of this kind can be reviewed without compiling anything."""
        return is_compiled(game) and game not in self._unreviewed

    def _compile_next(self) -> bool:
        """Use the games that are compiled by now, start to compile others; whether there are any left."""
        for name in [name for name, child in self._children.items() if child.poll() is not None]:
            run_plainly(registry.package_of(name), False)
            self._load(name)  # where nothing can be stored, the child was of no use, and this compiles
            with self._lock:
                del self._children[name]
        with self._lock:
            while self._cold and len(self._children) < AT_ONCE and not self._stopped:
                name = self._cold.pop(0)
                self._children[name] = compiler(name)
            return bool(self._children)

    def stop(self) -> None:
        """End what is being compiled; what is compiled already is kept."""
        with self._lock:
            self._stopped = True
            for child in self._children.values():
                if child.poll() is None:
                    child.terminate()


def compiler(game: str, *options: str) -> subprocess.Popen[bytes]:
    """A process that compiles a game: it takes one core."""
    words = [sys.executable, "-m", "mastaba.cli", "prepare", game, *options]
    return subprocess.Popen(words, stdin=subprocess.DEVNULL)


def compile_all(games: Sequence[str], *options: str) -> bool:
    """Compile games, two at a time; whether all could be."""
    with ThreadPoolExecutor(AT_ONCE) as pool:
        return not any(pool.map(lambda game: compiler(game, *options).wait(), games))

"""File descriptors: every open page needs one, and a process that has none left accepts nobody."""

from __future__ import annotations

import logging
import sys
from pathlib import Path

logger = logging.getLogger(__name__)
WANTED = 65_536
LOW, ENOUGH = 0.8, 0.7  # shares in use: a warning at the first, all well again below the second


def limit() -> int:
    """How many this process may have open; 0 if the system does not say."""
    if sys.platform == "win32":
        return 0
    import resource

    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def raise_limit() -> None:
    """Take as many as the system allows; many systems give a process 1,024 unless it asks for more."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def in_use() -> int:
    """How many are open; 0 if the system does not say."""
    folder = Path("/proc/self/fd")
    return len([*folder.iterdir()]) if folder.is_dir() else 0


class DescriptorWatch:
    """Logs when the process runs low on file descriptors, once each time."""

    def __init__(self) -> None:
        self._low = False

    def look(self) -> None:
        most, used = limit(), in_use()
        if most and used > LOW * most and not self._low:
            self._low = True
            logger.warning("running low on file descriptors: %d of %d in use; raise LimitNOFILE", used, most)
        elif self._low and used < ENOUGH * most:
            self._low = False
            logger.warning("enough file descriptors again: %d of %d in use", used, most)

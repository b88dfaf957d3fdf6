"""Files that are whole or not there: written beside, then moved into place. And work that one process does
while others wait."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO


@contextmanager
def atomic_write(path: Path) -> Iterator[IO[bytes]]:
    """A file to write to that takes the place of ``path`` when the block ends, and leaves no trace if it
    fails.

    A link is followed; a pipe or device is written to as it is.
    """
    path = Path(os.path.realpath(path))
    if path.exists() and not path.is_file():
        with path.open("wb") as file:
            yield file
        return
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".part", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        umask = os.umask(0)
        os.umask(umask)
        Path(name).chmod(0o666 & ~umask)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


@contextmanager
def exclusive_folder(folder: Path) -> Iterator[None]:
    """Hold a folder until the block ends; BlockingIOError if another process holds it. A process that dies
    holds nobody up."""
    try:
        import fcntl
    except ImportError:  # not on every system
        yield
        return
    with (folder / "serving.lock").open("ab") as file:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        yield


@contextmanager
def process_lock(lock: Path) -> Iterator[None]:
    """Of several processes that come here with the same file one goes on, the others wait for it. A process
    that dies holds nobody up."""
    try:
        import fcntl

        file = lock.open("ab")
    except (ImportError, OSError):  # not on every system, not in every folder: then some work is done twice
        yield
        return
    with file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield

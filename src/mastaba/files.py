"""Atomic writing of files, and locks between processes."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO


@contextmanager
def atomic_write(path: Path) -> Iterator[IO[bytes]]:
    """A temporary file that replaces ``path`` when the block ends, and is removed if the block fails.

    A link is followed; a pipe or device is written to directly.
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
    """Lock a folder until the block ends; BlockingIOError if another process holds it. The lock ends with the
    process."""
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
    """Lock a file until the block ends; other processes wait for it. The lock ends with the process."""
    try:
        import fcntl

        file = lock.open("ab")
    except (ImportError, OSError):  # not on every system, not in every folder: then some work is done twice
        yield
        return
    with file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield

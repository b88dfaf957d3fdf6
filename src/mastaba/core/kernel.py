"""Compiled rules: the one place that imports numba.

``@rule`` marks a function of the rules. It is compiled on first use, without the interpreter's lock, and kept in a cache
folder on disk. numba's own cache sees a change in the function's file only, not in the files or data it leans on, so the
folder is named by a hash of all of them: a changed rule, card file, Python or numba is a new folder, and no stale code is run.

With ``NUMBA_DISABLE_JIT=1`` the same functions run as plain Python, for a debugger and for coverage.
"""

from __future__ import annotations

import atexit
import hashlib
import os
import platform
import re
import shutil
import tempfile
import time
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar

Function = TypeVar("Function")

PACKAGE = Path(__file__).resolve().parent.parent
COMPILED_FROM = ("core/*.py", "games/*/*.py", "games/*/*.txt")
FORGET_AFTER_DAYS = 30
OURS = re.compile(r"rules-[0-9a-f]{20}")


def fingerprint() -> str:
    """Hash of everything that compiled code depends on."""
    digest = hashlib.sha256()
    for word in (platform.python_version(), version("numba"), version("numpy"), os.environ.get("NUMBA_BOUNDSCHECK", "")):
        digest.update(word.encode() + b"\0")
    for pattern in COMPILED_FROM:
        for path in sorted(PACKAGE.glob(pattern)):
            digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0")
            digest.update(path.read_bytes())
    return digest.hexdigest()[:20]


def cache_home() -> Path:
    """Where compiled rules of all versions are kept: ``MASTABA_CACHE``, or the user's cache folder."""
    if given := os.environ.get("MASTABA_CACHE"):
        return Path(given)
    base = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA") or "~/.cache"
    return Path(base).expanduser() / "mastaba"


def _open_cache() -> Path:
    """The folder of this version's compiled rules; a temporary one where nothing can be kept."""
    folder = cache_home() / f"rules-{fingerprint()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        if not os.access(folder, os.W_OK):
            raise PermissionError
        forget_old(folder.parent)
    except OSError:
        folder = Path(tempfile.mkdtemp(prefix="mastaba-"))
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


def forget_old(home: Path) -> None:
    """Remove compiled rules that nothing has opened for a month: they belong to an old version. Nothing else is ever touched."""
    for folder in home.iterdir():
        if OURS.fullmatch(folder.name) and folder.is_dir() and time.time() - folder.stat().st_mtime > FORGET_AFTER_DAYS * 86_400:
            shutil.rmtree(folder, ignore_errors=True)


CACHE = _open_cache()
os.environ["NUMBA_CACHE_DIR"] = str(CACHE)

import numba  # noqa: E402  (it reads NUMBA_CACHE_DIR when it is imported)
from llvmlite import ir  # noqa: E402

_config: Any = numba.config
_config.CACHE_DIR = str(CACHE)
COMPILING = not _config.DISABLE_JIT

set_bits: Callable[[int], int]
zeros_below: Callable[[int], int]


if COMPILING:
    from numba.extending import intrinsic

    def _one_instruction(build: Callable[[Any, Any], Any]) -> Any:
        """A function of one number that becomes one machine instruction."""

        def typed(_context: Any, mask: Any) -> Any:
            return numba.types.int64(numba.types.int64), lambda _target, builder, _signature, values: build(builder, values[0])

        return intrinsic(typed)

    set_bits = _one_instruction(lambda builder, mask: builder.ctpop(mask))
    zeros_below = _one_instruction(lambda builder, mask: builder.cttz(mask, ir.Constant(ir.IntType(1), 0)))

else:

    def set_bits(mask: int) -> int:
        """How many bits of a mask are set."""
        return int(mask).bit_count()

    def zeros_below(mask: int) -> int:
        """How many zeros stand below the lowest set bit."""
        return (int(mask) & -int(mask)).bit_length() - 1


def rule(function: Function) -> Function:
    """Compile a function of the rules."""
    compile_: Any = numba.njit(cache=True, nogil=True, error_model="numpy")
    compiled: Function = compile_(function)
    return compiled


def bind(template: Any, meanings: dict[str, Any], module: str) -> Any:
    """Compile ``template`` with some of its global names standing for one game's rules.

    The drivers in ``engine.py`` are written once and bound to every game. numba resolves global names while compiling, so a
    copy of the function with other globals is a compilation of its own, as direct as if it had been written for that game.
    """
    copy = FunctionType(template.__code__, {**template.__globals__, **meanings}, template.__name__, template.__defaults__)
    copy.__module__ = module  # names the entry in the cache, so that two games do not share one; numba imports it when it loads the entry
    copy.__qualname__ = "driver." + template.__qualname__
    return rule(copy)


def is_warm(name: str) -> bool:
    """Whether all that a game needs lies compiled on disk, so that it starts in a second and not in half a minute."""
    return not COMPILING or (CACHE / f"{name}.warm").exists()


def mark_warm(name: str) -> None:
    """Remember that a game has been compiled to the end."""
    if COMPILING:
        (CACHE / f"{name}.warm").touch()

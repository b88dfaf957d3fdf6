"""Where compiled rules are stored on disk: one folder per game, named after a hash of the source code.

The hash covers the compiled modules of a game and everything of Mastaba that they import, without comments,
docstrings and line numbers. Editing a comment recompiles nothing. Changing a rule gives a new folder, so
stale code is never run.
"""

from __future__ import annotations

import ast
import atexit
import hashlib
import os
import platform
import re
import shutil
import tempfile
import time
from functools import cache
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from types import CodeType

COMPILED = "core.kernel import"  # in the source of every module that has compiled functions
FORGET_AFTER_DAYS = 30
OURS = re.compile(r"[a-z_0-9]+-[0-9a-f]{20}")
WARM = "warm"  # the file that marks a folder with everything that playing the game needs


def cache_home() -> Path:
    """The folder of all compiled rules: ``MASTABA_CACHE``, or ``mastaba`` in the user's cache folder."""
    if given := os.environ.get("MASTABA_CACHE"):
        return Path(given)
    base = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA") or "~/.cache"
    return Path(base).expanduser() / "mastaba"


@cache
def folder_of(package: str) -> Path:
    """The folder of the functions compiled from a package; a temporary one if nothing can be stored."""
    home = cache_home()
    folder = home / f"{package.rpartition('.')[2]}-{fingerprint(package)}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        if not os.access(folder, os.W_OK):
            raise PermissionError
        forget_old(home)
    except OSError:
        folder = Path(tempfile.mkdtemp(prefix="mastaba-"))
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


def forget_old(home: Path) -> None:
    """Remove our folders that nothing has opened for a month: they belong to old versions."""
    for folder in home.iterdir():
        if OURS.fullmatch(folder.name) and time.time() - folder.stat().st_mtime > FORGET_AFTER_DAYS * 86_400:
            shutil.rmtree(folder, ignore_errors=True)


# --- What a package is compiled from ---


@cache
def fingerprint(package: str) -> str:
    """A hash of everything that the compiled functions of a package depend on."""
    digest = hashlib.sha256()
    settings = os.environ.get("NUMBA_BOUNDSCHECK", ""), os.environ.get("NUMBA_OPT", "")
    for word in (platform.python_version(), version("numba"), version("numpy"), *settings):
        digest.update(word.encode() + b"\0")
    for module in sorted(needed_by(compiled_modules(package))):
        digest.update(module.encode() + b"\0" + code_hash(module))
    return digest.hexdigest()[:20]


@cache
def code_hash(module: str) -> bytes:
    """A hash of a module's code without comments, docstrings and line numbers."""
    digest = hashlib.sha256()

    def add(part: object) -> None:
        if isinstance(part, CodeType):
            names = (part.co_names, part.co_varnames, part.co_freevars, part.co_cellvars)
            digest.update(repr((part.co_code, names)).encode())
            add(part.co_consts)
        elif isinstance(part, tuple):
            digest.update(b"(")
            for constant in part:
                add(constant)
        elif isinstance(part, frozenset):  # whose order differs from process to process
            digest.update(repr(sorted(map(repr, part))).encode())
        else:
            digest.update(repr(part).encode())

    source = _source(module)
    if source is not None:
        add(compile(source.read_bytes(), source.name, "exec", optimize=2))
    return digest.digest()


@cache
def compiled_modules(package: str) -> frozenset[str]:
    """The modules of a package that have compiled functions."""
    home = _source(package)
    if home is None:
        return frozenset()
    files = (file for file in home.parent.glob("*.py") if COMPILED in file.read_text("utf-8"))
    return frozenset(f"{package}.{file.stem}" for file in files)


def needed_by(modules: frozenset[str]) -> set[str]:
    """These modules, and everything that they import of Mastaba or of their own package."""
    found: set[str] = set()
    waiting = list(modules)
    while waiting:
        module = waiting.pop()
        if module not in found:
            found.add(module)
            waiting += imports_of(module)
    return found


@cache
def imports_of(module: str) -> frozenset[str]:
    """The modules of Mastaba or of its own top package that a module imports when it is loaded."""
    source = _source(module)
    if source is None:
        return frozenset()
    package = module if source.name == "__init__.py" else module.rpartition(".")[0]
    names: set[str] = set()
    for node in ast.parse(source.read_bytes()).body:  # not those inside functions or "if TYPE_CHECKING"
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) + 1 - node.level] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            names |= {base} | {f"{base}.{alias.name}" for alias in node.names}
    tops = {"mastaba", module.partition(".")[0]}
    return frozenset(name for name in names if name.partition(".")[0] in tops and _source(name) is not None)


@cache
def _source(module: str) -> Path | None:
    """The source file of a module; None if there is none. Only the top package is imported."""
    top, *below = module.split(".")
    spec = find_spec(top)
    for folder in (spec.submodule_search_locations or []) if spec else []:
        path = Path(folder, *below)
        for file in (path / "__init__.py", path.with_suffix(".py")):
            if file.is_file():
                return file
    return None


# --- What is ready ---


def is_warm(package: str, *more: str) -> bool:
    """Whether everything a game needs is compiled, so that it starts within a second."""
    return (folder_of(package) / _mark(*more)).exists()


def mark_warm(package: str, *more: str) -> None:
    """Remember that a game has been compiled completely."""
    (folder_of(package) / _mark(*more)).touch()


def _mark(*more: str) -> str:
    """The file that marks a game as compiled. Its name changes with the code of the packages ``more``, whose
    drivers are compiled with the game's rules."""
    return "-".join([WARM, *(fingerprint(package)[:8] for package in more)])

"""Compiled rules. Only this module, ``indices.py`` and ``intrinsics.py`` import numba.

``@rule`` marks a function of the rules. Compiled code calls its compiled form; called from Python, it runs as
plain Python, with the same result. Python enters compiled code through ``@driver``: such a function takes
arrays, is compiled on first use, releases the GIL (unless it is ``@brief``), and is stored on disk
(``cache.py`` says where). Until a game is compiled, ``run_plainly`` makes its drivers run as plain Python too
(docs/decisions/0012). With ``NUMBA_DISABLE_JIT=1`` nothing is compiled, for a debugger and for coverage.
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Any, TypeVar, cast

import numba
from numba.core.caching import UserProvidedCacheLocator
from numba.core.registry import CPUDispatcher

from mastaba.core.cache import code_hash, folder_of, needed_by
from mastaba.core.indices import RulesCompiler
from mastaba.core.intrinsics import COMPILING

Function = TypeVar("Function")

_config: Any = numba.config


class RulesLocator(UserProvidedCacheLocator):
    """Tells numba where a compiled function is stored, and whether it is still valid.

    numba's own locators look only at the file of the function: they miss a change in a module that it
    imports, and recompile after a change of a comment.
    """

    def __init__(self, function: Any, file: str) -> None:
        self._cache_path = str(folder_of(function.__module__.rpartition(".")[0]))
        self._module = getattr(function, "template", function.__module__)
        self._py_file = file  # numba names it in warnings

    def get_source_stamp(self) -> Any:
        """Of a driver bound to a game, which lies in the game's folder: the code of the driver's own room."""
        return [code_hash(module) for module in sorted(needed_by(frozenset({self._module})))]

    def get_disambiguator(self) -> str:
        """Names of functions are unique in their module, so that no line number is needed."""
        return self._module.rpartition(".")[2]

    @classmethod
    def from_function(cls, function: Any, file: str) -> RulesLocator | None:
        """A locator for functions marked as rules; numba goes on to its own for all others."""
        return cls(function, file) if getattr(function, "is_rule", False) else None


_theirs = (
    "UserProvidedCacheLocator,InTreeCacheLocator,UserWideCacheLocator,IPythonCacheLocator,ZipCacheLocator"
)
_config.CACHE_LOCATOR_CLASSES = f"{__name__}.RulesLocator," + (_config.CACHE_LOCATOR_CLASSES or _theirs)


class Rule(CPUDispatcher):
    """A rule with one signature: other rules may call it with a number of any width, or with a constant, and
    still share its one compilation. Python's calls run it as plain Python."""

    def __init__(self, function: Any, locals: Any = None, targetoptions: Any = None) -> None:
        """With numba's names: it makes rules anew from what it has stored."""
        super().__init__(function, locals or {}, targetoptions or {}, pipeline_class=RulesCompiler)

    def __call__(self, *args: Any) -> Any:
        return self.py_func(*args)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        return super().get_call_template(tuple(map(_widened, args)), {k: _widened(kws[k]) for k in kws})


class Driver(Rule):
    """A rule that runs compiled also when Python calls it."""

    __call__ = CPUDispatcher.__call__


def _widened(type_: Any) -> Any:
    return numba.types.int64 if isinstance(type_, numba.types.Integer) else type_


OPTIONS = {
    "nopython": True,
    "nogil": True,
    "error_model": "numpy",  # a division by zero raises nothing, and needs no check
    "_nrt": False,  # rules allocate nothing, so that nothing has to be counted
}


def rule(function: Function) -> Function:
    """A function of the rules."""
    return _marked(function, OPTIONS)


def inlined(function: Function) -> Function:
    """A function of the rules that every step of a playout calls: it is compiled into its callers."""
    return _marked(function, OPTIONS | {"forceinline": True})


def _marked(function: Function, options: dict[str, Any]) -> Function:
    function.is_rule = True  # type: ignore[attr-defined]
    if not COMPILING:
        return function
    made = Rule(cast(Any, function), targetoptions=options)
    made.enable_caching()
    return cast(Function, made)


_drivers: dict[str, list[Any]] = {}  # by package
_plain: set[str] = set()  # packages whose drivers run as plain Python


def driver(function: Function) -> Function:
    """A rule that Python calls: with arrays, which costs a call a third of a microsecond where a record would
    cost ten."""
    return _registered(function, rule(function))


def _registered(function: Function, made: Any) -> Function:
    package = cast(Any, function).__module__.rpartition(".")[0]
    _drivers.setdefault(package, []).append(made)
    if COMPILING and package not in _plain:
        made.__class__ = Driver
    return cast(Function, made)


def brief(function: Function) -> Function:
    """A driver that takes about a microsecond and keeps the GIL meanwhile: each time it is released, threads
    that wait for it wake up, and mostly in vain."""
    return _registered(function, _marked(function, OPTIONS | {"nogil": False}))


def run_plainly(package: str, plainly: bool) -> None:
    """Run the drivers of a game as plain Python: a thousand times as slow, but without compiling them first;
    or compiled again."""
    (_plain.add if plainly else _plain.discard)(package)
    for made in _drivers.get(package, []) if COMPILING else []:
        made.__class__ = Rule if plainly else Driver


def runs_plainly(package: str) -> bool:
    """Whether the drivers of a game run as plain Python."""
    return package in _plain


def bind(template: Any, rules: ModuleType, *, kind: Callable[[Any], Any] = driver, **meanings: Any) -> Any:
    """``template`` as a driver, or a rule, of one game: with ``rules``, and other names of its module,
    standing for that game's.

    Drivers are written once, in terms of a module-level name ``rules`` (``contract.Rules``). numba resolves
    global names while compiling, so a copy of the function with other globals is a compilation of its own, as
    direct as if it had been written for that game. (docs/decisions/0005 says why it is not a closure.)
    """
    names = {**template.__globals__, "rules": rules, **meanings}
    copy: Any = FunctionType(template.__code__, names, template.__name__, template.__defaults__)
    copy.template = template.__module__
    copy.__module__ = (
        rules.__name__
    )  # its compiled form lies with that game's; numba imports this when it loads it
    copy.__qualname__ = f"{template.__module__.rpartition('.')[2]}.{template.__qualname__}"
    return kind(copy)

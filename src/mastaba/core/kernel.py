"""Compiled rules: the one place that imports numba.

``@rule`` marks a function of the rules. It is compiled on first use, runs without the interpreter's lock, and
is kept on disk (``cache.py`` says where). With ``NUMBA_DISABLE_JIT=1`` the same functions run as plain
Python, for a debugger and for coverage.
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Any, TypeVar

import numba
from llvmlite import ir
from numba.core.caching import UserProvidedCacheLocator

from mastaba.core.cache import code_hash, folder_of, needed_by

Function = TypeVar("Function")

_config: Any = numba.config
COMPILING = not _config.DISABLE_JIT

set_bits: Callable[[int], int]
zeros_below: Callable[[int], int]


if COMPILING:
    from numba.extending import intrinsic

    def _one_instruction(build: Callable[[Any, Any], Any]) -> Any:
        """A function of one number that becomes one machine instruction."""

        def typed(_context: Any, mask: Any) -> Any:
            number = numba.types.int64
            return number(number), lambda _target, builder, _signature, values: build(builder, values[0])

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


class RulesLocator(UserProvidedCacheLocator):
    """Tells numba where a compiled function is kept, and whether it is still good.

    numba's own locators look at the file of the function alone: they miss a change in a module that it
    imports, and take a new comment for a change.
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


def rule(function: Function) -> Function:
    """Compile a function of the rules."""
    function.is_rule = True  # type: ignore[attr-defined]
    compile_: Any = numba.njit(cache=True, nogil=True, error_model="numpy")
    compiled: Function = compile_(function)
    return compiled


def bind(template: Any, rules: ModuleType, **meanings: Any) -> Any:
    """Compile ``template`` for one game: with ``rules``, and other names of its module, standing for that
    game's.

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
    return rule(copy)

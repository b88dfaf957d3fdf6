"""Rules count from the front: an index of theirs is never negative.

Python counts a negative index from the end, so numba compares every index with zero before it is used, which
is a twentieth of a playout. Rules don't need that: they are compiled as if every index that is not a constant
were unsigned. With bounds checked (``NUMBA_BOUNDSCHECK=1``), a negative index is an error.
"""

from __future__ import annotations

from typing import Any

from numba.core import ir, types
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import FunctionPass, register_pass
from numba.core.typed_passes import NopythonRewrites

_register_pass: Any = register_pass  # numba has no types
_types: Any = types
_builder: Any = DefaultPassBuilder


@_register_pass(mutates_CFG=False, analysis_only=False)
class UnsignedIndices(FunctionPass):
    """Types the indices of a function as unsigned, where they are used: ``a[i]``, and ``a[i, k] = …``."""

    _name = "mastaba_unsigned_indices"

    def __init__(self) -> None:
        """Abstract in numba, though it does nothing."""

    def run_pass(self, state: Any) -> bool:
        changed = {}
        for step, signature in state.calltypes.items():
            if isinstance(step, ir.SetItem) or (isinstance(step, ir.Expr) and step.op == "getitem"):
                array, index, *value = signature.args
                if isinstance(array, _types.Array):
                    changed[step] = signature.replace(args=(array, unsigned(index), *value))
        state.calltypes.update(changed)
        return True


def unsigned(index: Any) -> Any:
    """The type of an index, or of several, without a sign."""
    if isinstance(index, _types.BaseTuple):
        return _types.Tuple([unsigned(part) for part in index])
    return _types.uintp if isinstance(index, _types.Integer) else index


class RulesCompiler(CompilerBase):
    """numba's compiler, with unsigned indices."""

    def define_pipelines(self) -> list[Any]:
        passes = _builder.define_nopython_pipeline(self.state)
        passes.add_pass_after(UnsignedIndices, NopythonRewrites)
        passes.finalize()
        return [passes]

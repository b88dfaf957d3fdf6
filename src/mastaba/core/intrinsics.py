"""What compiled rules ask of the processor. Each is a function of plain Python; in compiled code, an
instruction or two take its place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numba
import numpy as np

_config: Any = numba.config
COMPILING = not _config.DISABLE_JIT


def set_bits(mask: int) -> int:
    """How many bits of a mask are set."""
    return int(mask).bit_count()


def zeros_below(mask: int) -> int:
    """How many zeros are below the lowest set bit."""
    return (int(mask) & -int(mask)).bit_length() - 1


def nth_bit(mask: int, k: int) -> int:
    """The k-th set bit of a mask, counted from 0, as a mask."""
    while k > 0:
        mask &= mask - 1
        k -= 1
    return mask & -mask


def stack_array(size: int) -> Any:
    """Numbers for as long as the function runs; in compiled code on the stack, with whatever was there
    before in them."""
    return np.zeros(size, np.int64)


def stack_floats(size: int) -> Any:
    """The same for numbers of 32 bits with a fraction."""
    return np.zeros(size, np.float32)


if COMPILING:
    from llvmlite import ir
    from llvmlite.binding import get_host_cpu_features
    from numba import extending
    from numba.core import cgutils
    from numba.np import arrayobj

    _cgutils: Any = cgutils
    _arrayobj: Any = arrayobj
    _extending: Any = extending
    _number = numba.types.int64

    def _becomes(function: Callable[..., int], numbers: int, build: Callable[..., Any]) -> None:
        """Compile a call of this function of so many numbers as one machine instruction or two."""

        def one(_context: Any) -> Any:
            return lambda mask: _number(_number)

        def two(_context: Any) -> Any:
            return lambda mask, k: _number(_number, _number)

        def lower(_target: Any, builder: Any, _signature: Any, values: Any) -> Any:
            return build(builder, *values)

        _extending.type_callable(function)(one if numbers == 1 else two)
        _extending.lower_builtin(function, *[_number] * numbers)(lower)

    def _deposit(builder: Any, mask: Any, k: Any) -> Any:
        number = ir.IntType(64)
        deposit = _cgutils.get_or_insert_function(
            builder.module, ir.FunctionType(number, [number, number]), "llvm.x86.bmi.pdep.64"
        )
        return builder.call(deposit, [builder.shl(ir.Constant(number, 1), k), mask])

    _becomes(set_bits, 1, lambda builder, mask: builder.ctpop(mask))
    _becomes(zeros_below, 1, lambda builder, mask: builder.cttz(mask, ir.Constant(ir.IntType(1), 0)))
    if get_host_cpu_features().get("bmi2"):
        _becomes(nth_bit, 2, _deposit)
    else:
        _extending.overload(nth_bit)(lambda mask, k: nth_bit)

    def _on_the_stack(function: Callable[[int], Any], item: Any, kind: Any, size: int) -> None:
        """Compile a call of this function as room on the stack for items of ``size`` bytes."""
        type_ = numba.types.Array(item, 1, "C")

        def typed(_context: Any) -> Any:
            # for a number that is not known, numba says that no such call is known
            return lambda size: type_(size) if isinstance(size, numba.types.IntegerLiteral) else None

        def lower(target: Any, builder: Any, signature: Any, _values: Any) -> Any:
            length = signature.args[0].literal_value
            array = _arrayobj.make_array(type_)(target, builder)
            room = _cgutils.alloca_once(builder, ir.ArrayType(kind, length))
            step = target.get_constant(numba.types.intp, size)
            _arrayobj.populate_array(
                array,
                data=builder.bitcast(room, array.data.type),
                shape=[target.get_constant(numba.types.intp, length)],
                strides=[step],
                itemsize=step,
                meminfo=None,
            )
            return array._getvalue()

        _extending.type_callable(function)(typed)
        _extending.lower_builtin(function, numba.types.IntegerLiteral)(lower)

    _on_the_stack(stack_array, _number, ir.IntType(64), 8)
    _on_the_stack(stack_floats, numba.types.float32, ir.FloatType(), 4)

"""Bytes moved in blocks: a load or a store of the processor each. Each is a function of plain Python; in
compiled code, an instruction or two take its place. Widths are constants."""

from __future__ import annotations

from typing import Any

import numba

from mastaba.core.intrinsics import COMPILING


def number_at(raw: Any, at: int, width: int) -> int:
    """The signed number in so many bytes of ``raw``, 1, 2, 4 or 8, from ``at`` on."""
    return int.from_bytes(raw[at : at + width].tobytes(), "little", signed=True)


def copy_block(target: Any, to: int, source: Any, at: int, width: int) -> None:
    """Copy a fixed number of bytes, in one piece."""
    target[to : to + width] = source[at : at + width]


def spread_block(mask: int, target: Any, to: int, width: int) -> None:
    """A fixed number of bits of a mask, 8, 16 or 32, as bytes: each 0 or 1."""
    target[to : to + width] = [int(mask) >> bit & 1 for bit in range(width)]


if COMPILING:
    from llvmlite import ir
    from numba import extending
    from numba.np import arrayobj

    _arrayobj: Any = arrayobj
    _extending: Any = extending
    _number = numba.types.int64

    def _address(target: Any, builder: Any, type_: Any, array: Any, at: Any, block: Any) -> Any:
        """Where a byte of an array is, as the place of a block."""
        start = _arrayobj.make_array(type_)(target, builder, array).data
        return builder.bitcast(builder.gep(start, [at]), block.as_pointer())

    def _lower_number_at(target: Any, builder: Any, signature: Any, values: Any) -> Any:
        block = ir.IntType(8 * signature.args[2].literal_value)
        found = builder.load(
            _address(target, builder, signature.args[0], values[0], values[1], block), align=1
        )
        return found if block.width == 64 else builder.sext(found, ir.IntType(64))

    def _lower_copy_block(target: Any, builder: Any, signature: Any, values: Any) -> Any:
        block = ir.VectorType(ir.IntType(8), signature.args[4].literal_value)
        read = _address(target, builder, signature.args[2], values[2], values[3], block)
        write = _address(target, builder, signature.args[0], values[0], values[1], block)
        builder.store(builder.load(read, align=1), write, align=1)
        return target.get_dummy_value()

    def _lower_spread_block(target: Any, builder: Any, signature: Any, values: Any) -> Any:
        width = signature.args[3].literal_value
        block = ir.VectorType(ir.IntType(8), width)
        bits = builder.bitcast(
            builder.trunc(values[0], ir.IntType(width)), ir.VectorType(ir.IntType(1), width)
        )
        write = _address(target, builder, signature.args[1], values[1], values[2], block)
        builder.store(builder.zext(bits, block), write, align=1)
        return target.get_dummy_value()

    def _known(type_: Any) -> bool:
        return isinstance(type_, numba.types.IntegerLiteral)

    _bytes, _nothing = numba.types.Array, numba.types.none
    for _function, _typed, _kinds, _lowered in (
        (
            number_at,
            lambda _: lambda raw, at, width: _number(raw, _number, width) if _known(width) else None,
            (_bytes, _number, numba.types.IntegerLiteral),
            _lower_number_at,
        ),
        (
            copy_block,
            lambda _: (
                lambda target, to, source, at, width: (
                    _nothing(target, _number, source, _number, width) if _known(width) else None
                )
            ),
            (_bytes, _number, _bytes, _number, numba.types.IntegerLiteral),
            _lower_copy_block,
        ),
        (
            spread_block,
            lambda _: (
                lambda mask, target, to, width: (
                    _nothing(_number, target, _number, width) if _known(width) else None
                )
            ),
            (_number, _bytes, _number, numba.types.IntegerLiteral),
            _lower_spread_block,
        ),
    ):
        _extending.type_callable(_function)(_typed)
        _extending.lower_builtin(_function, *_kinds)(_lowered)

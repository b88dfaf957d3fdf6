"""Masks, placements and dice against plain sets."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mastaba.core import intrinsics
from mastaba.core.bag import Array, actions, count, dice, holds, lowest, member, nth, pick
from mastaba.core.kernel import OPTIONS, Driver
from mastaba.core.layout import TAKEN, layout
from mastaba.core.squares import box_bit, box_name
from mastaba.games.patterns.fits import Fits, lying_over
from mastaba.games.patterns.shapes import PATTERNS, placements

masks = st.integers(0, 2**62 - 1)


@given(masks)
def test_counting_and_finding_bits(mask: int) -> None:
    bits = [bit for bit in range(62) if mask >> bit & 1]
    assert count(mask) == len(bits)
    assert [nth(mask, k) for k in range(len(bits))] == bits
    if bits:
        assert lowest(mask) == bits[0]


@pytest.mark.skipif(not intrinsics.COMPILING, reason="nothing is compiled with NUMBA_DISABLE_JIT=1")
def test_instructions_do_what_the_functions_in_their_place_do() -> None:
    """Rules called from Python run as plain Python: only compiled callers meet the instructions."""
    luck = random.Random("bits")
    for _ in range(500):
        mask = luck.getrandbits(62) & luck.getrandbits(62) | 1 << luck.randrange(62)
        k = luck.randrange(mask.bit_count())
        assert compiled_bits(mask, k) == bits_of(mask, k)
    assert compiled_room(4) == room(4) == 0 + 1 + 2 + 3


def bits_of(mask: int, k: int) -> tuple[int, int, int]:
    return (
        intrinsics.set_bits(mask),
        intrinsics.zeros_below(mask),
        intrinsics.nth_bit(mask, k),
    )


def room(n: int) -> int:
    numbers = intrinsics.stack_array(8)
    for k in range(n):
        numbers[k] = k
    return int(numbers[:n].sum())


compiled_bits, compiled_room = (Driver(function, targetoptions=OPTIONS) for function in (bits_of, room))


@given(st.lists(masks, min_size=1, max_size=4))
def test_sets_of_actions(words: list[int]) -> None:
    array = np.array(words, np.int64)
    listed = actions(array)
    assert listed == [(w << 6) | bit for w, word in enumerate(words) for bit in range(62) if word >> bit & 1]
    assert [member(array, k) for k in range(len(listed))] == listed
    assert all(holds(array, action) for action in listed)
    assert not holds(array, -1)
    assert not holds(array, 64 * len(words))


@pytest.mark.parametrize(("width", "height"), [(4, 4), (5, 5)])
@given(data=st.data())
def test_fits_are_those_of_a_plain_search(width: int, height: int, data: st.DataObject) -> None:
    """The tables find exactly the placements that cover none, or any, of some boxes."""
    fits = FITS[width]
    boxes = data.draw(st.integers(0, 2 ** (width * height) - 1))
    for p, cells in enumerate(PATTERNS.values()):
        masks = placements(cells, width, height)
        found = [lying_over(fits.over, p, word, boxes) for word in range(fits.words)]
        assert [bool(found[k // 48] >> k % 48 & 1) for k in range(len(masks))] == [
            bool(mask & boxes) for mask in masks
        ]
        assert fits.placed[p, : len(masks)].tolist() == masks


FITS = {4: Fits(4, 4), 5: Fits(5, 5)}


def test_placements_by_hand() -> None:
    """Every placement is the pattern, turned or mirrored: as many boxes, hanging together, and all of them
    are there."""
    assert [len(placements(cells, 5, 5)) for cells in PATTERNS.values()] == [40, 30, 64, 48, 96, 16]
    assert placements(PATTERNS["O4"], 3, 2) == [0b011011, 0b110110]


@given(st.integers(1, 9), st.integers(1, 9), st.data())
def test_names_of_boxes(width: int, height: int, data: st.DataObject) -> None:
    bit = data.draw(st.integers(0, width * height - 1))
    assert box_bit(box_name(bit, width), width, height) == bit


@given(st.text(max_size=3))
def test_other_names_are_no_boxes(name: str) -> None:
    bit = box_bit(name, 4, 4)
    assert bit is None or box_name(bit, 4) == name


def test_dice_are_even_and_repeatable() -> None:
    thrown = dice("even")[0]
    found = np.bincount([pick(thrown, 6) for _ in range(60_000)], minlength=6)
    assert abs(found - 10_000).max() < 400  # four standard deviations
    assert dice("same").tolist() == dice("same").tolist() != dice("other").tolist()


@pytest.mark.parametrize("name", ["round", "size", "shape", "copy", "take", "max", "data", "getfield"])
def test_names_of_numpys_own_records_are_banned(name: str) -> None:
    assert name in TAKEN
    with pytest.raises(ValueError, match="belongs to numpy"):
        layout([(name, "i1")])


def test_compiled_rules_count_from_the_front() -> None:
    """An index below zero is none from the end, as in Python, but an error where bounds are checked."""
    assert checked(item)(np.array([5, 6, 7]), 2) == 7
    assert checked(item_of_row)(np.array([[5, 6, 7]]), 0, 2) == 7
    with pytest.raises(IndexError):
        checked(item)(np.array([5, 6, 7]), -1)
    with pytest.raises(IndexError):
        checked(item_of_row)(np.array([[5, 6, 7]]), 0, -1)
    with pytest.raises(IndexError):
        checked(set_item)(np.array([5, 6, 7]), -1)


def checked(function: Any) -> Any:
    return Driver(function, targetoptions=OPTIONS | {"boundscheck": True})


def item(row: Array, i: int) -> int:
    return int(row[i])


def item_of_row(rows: Array, i: int, k: int) -> int:
    return int(rows[i, k])


def set_item(row: Array, i: int) -> None:
    row[i] = 1

"""Records made or damaged by anybody: they are valid, or one short, plain line says why not."""

from __future__ import annotations

import json
import random
import time
from typing import Any

import pytest

from mastaba.lab.simulate import check_one, check_some
from mastaba.match.record import BadRecord, decoded, replay
from mastaba.match.registry import names
from tests.ways import Way, random_game

NASTY = "\x1b]0;x\x07\x9b2J\u202e\n"
VALUES: list[Any] = [
    None, True, 0, -1, 7, 10**18, 10**30, 1e308, "", "²", "x", "x" * 5000, "9" * 5000, NASTY, "\ud800",
    [], {}, [[]] * 1000, {"name": NASTY},
]  # fmt: skip


def is_told_well(text: str) -> bool:
    return 0 < len(text) < 600 and text.isprintable()


@pytest.fixture(scope="module", params=names())
def record(request: pytest.FixtureRequest) -> dict[str, Any]:
    return random_game(Way(request.param, 2, ()), "damaged").record()


@pytest.fixture(scope="module")
def patterns() -> dict[str, Any]:
    return random_game(Way("silver-and-gold", 2, ()), "damaged").record()


def places(part: Any, here: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The ways to everything in a record."""
    inside = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
    return [here, *(place for key, value in inside for place in places(value, (*here, key)))]


def edited(part: Any, place: tuple[Any, ...], value: Any) -> Any:
    """A copy with another value at that place."""
    if not place:
        return value
    twin = part.copy()
    twin[place[0]] = edited(part[place[0]], place[1:], value)
    return twin


def fault_of(record: Any, *, verify_shuffle: bool) -> str | None:
    try:
        replay(record, verify_shuffle=verify_shuffle)
    except BadRecord as error:
        return str(error)
    return None


def test_any_value_at_any_place(record: dict[str, Any]) -> None:
    """As data: a program may hand over what no JSON holds."""
    dice = random.Random("values")
    found = places(record)
    for place in [*dice.sample(found[1:], 50), *(place for place in found if len(place) == 1)]:
        value = dice.choice(VALUES)
        fault = fault_of(edited(record, place, value), verify_shuffle=dice.random() < 0.5)
        assert fault is None or is_told_well(fault), (place, value, fault[:1000])


def test_damaged_bytes(record: dict[str, Any]) -> None:
    """As text: bytes changed, dropped, doubled, cut off."""
    raw = json.dumps(record, ensure_ascii=False).encode()
    dice = random.Random("bytes")
    for _ in range(40):
        damaged = bytearray(raw)
        for _ in range(dice.choice((1, 1, 1, 20))):
            at = dice.randrange(max(1, len(damaged)))
            match dice.randrange(4):
                case 0:
                    damaged[at : at + 1] = bytes([dice.randrange(256)])
                case 1:
                    del damaged[at : at + dice.randrange(1, 60)]
                case 2:
                    damaged[at:at] = damaged[at : at + dice.randrange(1, 60)]
                case _:
                    damaged[at:] = damaged[at : at + 1]
        for fault in check_some([(1, bytes(damaged))], None, False).faults:
            assert is_told_well(str(fault[1]))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (b'{"a": "%s\xff"}' % (b"x" * 2000), "byte 2007 is not UTF-8"),
        (b'{"a": "%s\x01"}' % (b"x" * 2000), "invalid control character (byte 2007)"),
        (b'{"a": "%s" x}' % ("é" * 1000).encode(), "(byte 2009)"),
        (b"{} {}", "extra data (byte 3)"),
        (b'{"a": 1, "b": 2, "a": 1}', "the field 'a' appears twice"),
        (b'{"steps": [{"by": 0, "by": 1}]}', "the field 'by' appears twice"),
        (b"[" * 100_000, "nested too deeply"),
        (b'{"a": NaN}', "not JSON"),
        (b"9" * 5000, "not JSON"),
        (b'{"a": "\\ud800"}', "not JSON"),
    ],
    ids=lambda part: part if isinstance(part, str) else "",
)
def test_what_is_no_json(text: bytes, told: str) -> None:
    """With the place of the byte in the record; and a name stands once in an object, since programs differ in
    which of two they take."""
    with pytest.raises(BadRecord) as caught:
        decoded(text)
    assert told in str(caught.value)
    assert is_told_well(str(caught.value))


def test_inputs_are_cut_in_messages(patterns: dict[str, Any]) -> None:
    long = "x" * 5000
    step = patterns["steps"][0]
    for field, value in (
        ("format", long),
        ("game", long),
        ("rules", 10**4000),
        ("variant", {long: 1}),
        ("variant", {"show_pile": long}),
        ("steps", [{**step, "move": long}]),
        ("steps", [{**step, "by": long}]),
        ("steps", [{**step, "move": "deal " + "9" * 5000}]),
        ("steps", [{**step, "move": NASTY}]),
        ("result", {"seats": [{**seat, "coins": long} for seat in patterns["result"]["seats"]]}),
        ("result", {"seats": [{**seat, "coins": NASTY} for seat in patterns["result"]["seats"]]}),
    ):
        with pytest.raises(BadRecord) as caught:
            replay({**patterns, field: value})
        assert is_told_well(str(caught.value)), (field, str(caught.value)[:200])


def test_a_record_without_its_shuffle(patterns: dict[str, Any]) -> None:
    """It may hold, but nothing proves what chance did; a check of the shuffle refuses it."""
    bare = {name: value for name, value in patterns.items() if name != "shuffle"}
    seedless = {**patterns, "shuffle": {"commit": patterns["shuffle"]["commit"]}}
    for record in (bare, seedless):
        line = json.dumps(record).encode()
        assert check_one(line, None, False)[1] is False
        assert check_some([(1, line)], None, False).unproven == 1
        with pytest.raises(BadRecord, match="no seed"):
            check_one(line, None, True)
    assert check_one(json.dumps(patterns).encode(), None, True)[1] is True
    for nothing in (None, {}, {"commit": None}, {"commit": patterns["shuffle"]["commit"], "seed": None}):
        with pytest.raises(BadRecord, match=r"'shuffle'|promised"):
            replay({**patterns, "shuffle": nothing})


def test_a_setup_without_an_end_is_refused_soon() -> None:
    """Ramses' setup may stand in any order: the search for the next one of its steps must not go through a
    whole flood of them."""
    record = random_game(Way("ramses", 2, ()), "damaged").record()
    began = time.process_time()
    with pytest.raises(BadRecord, match="step"):
        replay({**record, "steps": [record["steps"][0]] * 100_000 + record["steps"]})
    assert time.process_time() - began < 20

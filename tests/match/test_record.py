"""Records: what holds, what does not, and what a seat may see of a running game."""

from __future__ import annotations

import hashlib
import random
from copy import deepcopy
from typing import Any

import msgspec
import pytest

from mastaba.match.match import Match
from mastaba.match.record import BadRecord, replay, resume
from mastaba.match.shuffle import Shuffle, commitment, new_seed
from tests.ways import Way, random_game


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    return random_game(Way("silver-and-gold", 2, ()), "shape").record()


def test_the_shape(record: dict[str, Any]) -> None:
    """Field by field as the public format says."""
    assert list(record) == [
        "format",
        "game",
        "rules",
        "variant",
        "cards",
        "seats",
        "shuffle",
        "steps",
        "result",
    ]
    assert record["format"] == "mastaba/1"
    assert record["variant"] == {"show_pile": False}
    assert record["cards"].startswith("sha256:")
    assert len(record["cards"]) == 71
    assert (
        record["shuffle"]["commit"]
        == "sha256:" + hashlib.sha256(record["shuffle"]["seed"].encode()).hexdigest()
    )
    assert set(record["result"]["seats"][0]) == {
        "coins",
        "cups",
        "palms",
        "completed",
        "seals",
        "cards",
        "total",
        "rank",
    }
    kinds = {step["do"]: set(step) - {"by", "move"} for step in record["steps"]}
    assert kinds == {
        "deal": {"do", "to", "card"},
        "first": {"do", "seat"},
        "turn-up": {"do", "card", "slot"},
        "reveal": {"do", "pattern"},
        "draw": {"do", "to", "card"},
        "keep": {"do", "cards"},
        "cross": {"do", "card", "boxes", "as"},
        "take": kinds["take"],
    }
    assert kinds["take"] in ({"do", "from"}, {"do", "from", "card"})


def test_the_seed_is_told_only_when_the_game_is_over() -> None:
    match = Match("silver-and-gold", ["A", "B"])
    assert match.shuffle
    for seat in (None, 0, 1, -1):
        assert match.shuffle.seed not in msgspec.json.encode(match.record(seat)).decode()
        assert match.record(seat)["shuffle"] == {"commit": commitment(match.shuffle.seed)}
    assert "result" not in match.record()


def test_seeds_are_long_and_new() -> None:
    assert len(new_seed()) >= 32
    assert new_seed() != new_seed()
    values = [Shuffle("x").value(k) for k in range(2000)]
    assert len(set(values)) == 2000
    assert max(values) < 2**63


EDITS: list[tuple[str, Any, str]] = [
    ("format", "mastaba/2", "format"),
    ("game", "chess", "no game"),
    ("rules", 2, "version 2"),
    ("rules", "1", "'rules'"),
    ("variant", {}, "every option"),
    ("variant", {"show_pile": 1}, "can’t be 1"),
    ("variant", {"show_pile": False, "more": 1}, "no option"),
    ("cards", "sha256:0", "a different card file"),
    ("seats", [{"name": "A"}], "2 to 4"),
    ("seats", ["A", "B"], "needs a name"),
    ("seats", [{"name": "A"}, {"name": "B"}, {"name": "C"}], "step 9"),
    ("steps", [], "do not end the game"),
    ("steps", None, "'steps'"),
    ("result", {"seats": []}, "for every seat"),
    ("result", {"seats": [1, 2]}, "has no result"),
    ("shuffle", {"commit": "sha256:0", "seed": "x"}, "not the one that was promised"),
    ("shuffle", 5, "'shuffle'"),
]


@pytest.mark.parametrize(("field", "value", "reason"), EDITS)
def test_an_edited_head_is_found(record: dict[str, Any], field: str, value: Any, reason: str) -> None:
    with pytest.raises(BadRecord, match=reason):
        replay({**record, field: value})


def test_a_record_of_other_rules_is_refused() -> None:
    """In one line that says what to do, before anything else in it is read."""
    match = Match("ramses", ["A", "B"], seed="older")
    rules = match.game.about.rules
    older = {**match.record(), "rules": rules - 1, "steps": ["nonsense"]}
    told = (
        f"played with version {rules - 1} of the rules of Ramses, this is version {rules}: "
        "replay it with the release of Mastaba that played it"
    )
    with pytest.raises(BadRecord) as caught:
        replay(older)
    assert str(caught.value) == told
    with pytest.raises(BadRecord) as caught:
        resume(older, "older")
    assert str(caught.value) == told


@pytest.mark.parametrize("field", ["format", "game", "rules", "variant", "cards", "seats", "steps", "result"])
def test_a_missing_field_is_found(record: dict[str, Any], field: str) -> None:
    with pytest.raises(BadRecord):
        replay({name: value for name, value in record.items() if name != field})


def test_every_edited_step_is_found(record: dict[str, Any]) -> None:
    """Whatever single field of whatever step is changed, removed, or the step doubled or dropped: it does not
    hold any more."""
    for number in range(0, len(record["steps"]), 7):
        step = record["steps"][number]
        for field, value in step.items():
            for other in (None, 99, "x", [], value * 2 if isinstance(value, str | list) else [value]):
                edited = deepcopy(record)
                edited["steps"][number][field] = other
                with pytest.raises(BadRecord, match="step"):
                    replay(edited)
            missing = deepcopy(record)
            del missing["steps"][number][field]
            with pytest.raises(BadRecord, match="step"):
                replay(missing)
        for steps in (
            record["steps"][:number] + record["steps"][number + 1 :],
            [*record["steps"][:number], step, *record["steps"][number:]],
        ):
            with pytest.raises(BadRecord):
                replay({**record, "steps": steps})


def test_every_edited_result_is_found(record: dict[str, Any]) -> None:
    for seat in (0, 1):
        for field, value in record["result"]["seats"][seat].items():
            edited = deepcopy(record)
            edited["result"]["seats"][seat][field] = [*value, "P01"] if isinstance(value, list) else value + 1
            with pytest.raises(BadRecord, match=f"seat {seat} has {field}"):
                replay(edited)


def test_chance_against_the_seed_is_found(record: dict[str, Any]) -> None:
    """A game that was legal but not dealt from the promised seed passes the referee, not the check of the
    shuffle."""
    other = random_game(Way("silver-and-gold", 2, ()), "another").record()
    forged = {**other, "shuffle": record["shuffle"]}
    replay(forged)
    with pytest.raises(BadRecord, match="does not follow from the seed"):
        replay(forged, verify_shuffle=True)
    with pytest.raises(BadRecord, match="no seed"):
        replay({name: value for name, value in record.items() if name != "shuffle"}, verify_shuffle=True)


@pytest.mark.parametrize("mode", ["basic", "expert", "solo"])
def test_a_setup_in_any_order(mode: str) -> None:
    """The format leaves the order of Ramses' setup open: it ends before the first ``search``. The seed tells
    ours."""
    record = random_game(Way("ramses", 1 if mode == "solo" else 3, (("mode", mode),)), "any order").record()
    steps = record["steps"]
    ends = next(number for number, step in enumerate(steps) if step["move"].startswith("search"))
    mixed = random.Random(mode).sample(steps[:ends], ends)
    assert replay({**record, "steps": mixed + steps[ends:]}).states == replay(record).states
    with pytest.raises(BadRecord, match="step"):
        replay({**record, "steps": mixed + steps[ends:]}, verify_shuffle=True)
    with pytest.raises(BadRecord, match="step"):
        replay({**record, "steps": [*mixed[1:], steps[ends], mixed[0], *steps[ends + 1 :]]})
    with pytest.raises(BadRecord, match="step"):
        replay({**record, "steps": mixed[1:] + steps[ends:]})


@pytest.mark.parametrize("junk", [None, 5, "x", [], {}, {"format": "mastaba/1"}])
def test_junk_is_no_record(junk: Any) -> None:
    with pytest.raises(BadRecord):
        replay(junk)


def test_a_running_game_has_no_result(record: dict[str, Any]) -> None:
    running = {name: value for name, value in record.items() if name != "result"} | {
        "steps": record["steps"][:60]
    }
    assert replay(running).result() is None


def test_a_snapshot_of_another_size_is_refused(record: dict[str, Any]) -> None:
    running = {name: value for name, value in record.items() if name != "result"} | {
        "steps": record["steps"][:60]
    }
    with pytest.raises(BadRecord, match="another version"):
        resume(running, record["shuffle"]["seed"], b"short")

"""Matches: seats, chairs, snapshots, and the cache of compiled rules."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from mastaba.core.cache import FORGET_AFTER_DAYS, forget_old
from mastaba.match.match import IllegalMove, Match
from mastaba.match.record import BadRecord, replay, resume
from tests.ways import Way, random_game


@pytest.mark.parametrize("seat", [-1, 2, 4, 9, 100])
def test_seats_that_are_not_there(seat: int) -> None:
    match = Match("silver-and-gold", ["A", "B"], seed="x")
    assert match.legal(seat) == []
    with pytest.raises(IllegalMove, match="no seat"):
        match.push("pass", seat)
    with pytest.raises(IllegalMove):
        match.act(seat, 0)


def test_a_seat_shows_one_seat_and_nothing_else() -> None:
    """Players get a view of their seat: no state, no seed, no log, and no other seat's eyes."""
    match = Match("silver-and-gold", ["A", "B"], seed="x")
    seat = match.seat(0)
    assert seat.actions == match.actions(0)
    assert seat.moves == match.moves(0)
    assert seat.observation.tobytes() == match.observation(0).tobytes()
    assert seat.view == match.view(0)
    for name in ("state", "states", "shuffle", "log", "match", "record", "copy"):
        assert not hasattr(seat, name)


def test_a_seat_does_not_count_what_others_have_drafted() -> None:
    match = Match("silver-and-gold", ["A", "B"], seed="x")
    before, theirs = match.seat(0).ply, match.seat(1).ply
    match.push(match.moves(1)[0])
    assert match.seat(0).ply == before
    assert match.seat(1).ply == theirs + 1


def test_a_game_is_resumed_only_with_its_own_seed_and_snapshot() -> None:
    match, other = (Match("silver-and-gold", ["A", "B"], seed=seed) for seed in ("one", "other"))
    with pytest.raises(BadRecord, match="not the one that was promised"):
        resume(match.record(), "other")
    with pytest.raises(BadRecord, match="another game"):
        resume(match.record(), "one", other.snapshot())
    with pytest.raises(BadRecord, match="another game"):
        resume(match.record(), "one", match.snapshot()[:-1])
    assert resume(match.record(), "one", match.snapshot()).record() == match.record()


def test_a_replayed_match_keeps_what_its_record_says() -> None:
    match = Match("silver-and-gold", ["A", "B"], seed="one")
    match.abandoned = True
    assert replay(match.record()).record() == match.record()
    assert match.record()["ended"] == "abandoned"
    finished = random_game(Way("silver-and-gold", 2, ()), "end").record()
    for wrong in (
        {**finished, "ended": "abandoned"},
        {**match.record(), "ended": "yes"},
        {**finished, "rules": True},
    ):
        with pytest.raises(BadRecord):
            replay(wrong)
    finished["result"]["seats"][0]["rank"] = float(finished["result"]["seats"][0]["rank"])
    with pytest.raises(BadRecord):
        replay(finished)


def test_an_empty_seed_is_a_seed() -> None:
    assert (
        Match("silver-and-gold", ["A", "B"], seed="").log == Match("silver-and-gold", ["A", "B"], seed="").log
    )


def test_only_old_compiled_rules_are_forgotten(tmp_path: Path) -> None:
    """Whatever else lies in the folder is not ours."""
    old = time.time() - (FORGET_AFTER_DAYS + 1) * 86_400
    for name in ("precious", "rules-0123456789abcdef0123", "rules-mine"):
        (tmp_path / name).mkdir()
        os.utime(tmp_path / name, (old, old))
    (tmp_path / "rules-00000000000000000000").mkdir()
    forget_old(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "precious",
        "rules-00000000000000000000",
        "rules-mine",
    ]

"""Playing on from a moment of a finished game: what the new game takes over, and how a referee checks it."""

from __future__ import annotations

from typing import Any

import pytest

import mastaba
from mastaba.match.match import Match
from mastaba.match.origin import check, play_on
from mastaba.match.record import BadRecord, replay, resume

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("silver-and-gold", 3, {}),
    ("silver-and-gold-pyramids", 2, {}),
    ("ramses", 3, {"mode": "expert"}),
    ("farao", 3, {}),
]


def finished(game: str, players: int, options: dict[str, Any], seed: int = 1) -> Match:
    bot = "searcher" if game == "ramses" else "greedy"
    return mastaba.new(game, players, seed=seed, **options).play([bot] * players, seed=seed)


@pytest.fixture(scope="module", params=GAMES, ids=[game for game, _, _ in GAMES])
def source(request: pytest.FixtureRequest) -> Match:
    return finished(*request.param)


def moments(source: Match) -> list[int]:
    """Plies at which a seat moves, all over the game."""
    plies = [ply for ply, step in enumerate(source.log) if step["by"] != "chance"]
    return plies[:: max(1, len(plies) // 4)]


def test_with_things_as_they_were_the_same_moves_lead_to_the_same_game(source: Match) -> None:
    for ply in moments(source):
        match = play_on(source, ply)
        assert match.log[:ply] == source.log[:ply]
        for step in source.log[match.ply :]:
            if step["by"] != "chance" and not match.over:
                match.push(step["move"], step["by"])
        assert match.log == source.log
        record = match.record()
        assert record["from"]["ply"] == record["from"]["steps"] == ply
        replay(record, verify_shuffle=True)
        check(record, source.record())


def test_redealt_a_seat_has_seen_the_same_and_the_rest_differs(source: Match) -> None:
    different = 0
    for ply in moments(source):
        seat = source.log[ply]["by"]
        match = play_on(source, ply, redealt_for=seat, seed=ply)
        origin = match.record()["from"]
        assert (origin["hidden"], origin["seat"], origin["ply"]) == ("redealt", seat, ply)
        check(match.record(), source.record())
        different += match.log[: origin["steps"]] != source.log[:ply]
        assert match.commit != source.commit
        assert play_on(source, ply, redealt_for=seat, seed=ply).log == match.log
    assert different or source.game.about.name == "farao"  # greedy players do not look at tiles in secret


def test_a_redealt_game_can_be_played_stored_and_checked(source: Match) -> None:
    ply = moments(source)[2]
    match = play_on(source, ply, redealt_for=0, seats=[f"New {k}" for k in range(len(source.seats))], seed=5)
    assert match.shuffle is not None
    again = resume(match.record(), match.shuffle.seed)
    assert (again.origin, again.log, again.commit) == (match.origin, match.log, match.commit)
    bot = "searcher" if match.game.about.name == "ramses" else "random"
    match.play([bot] * len(match.seats), seed=1)
    record = match.record()
    assert replay(record, verify_shuffle=True).origin == match.origin
    check(record, source.record())


def test_a_wrong_origin_is_refused(source: Match) -> None:
    ply = moments(source)[3]
    record, told = play_on(source, ply).record(), source.record()
    with pytest.raises(BadRecord, match="its hash is another"):
        check(record, {**told, "seats": [{"name": "X"}] * len(told["seats"])})
    with pytest.raises(BadRecord, match="does not say"):
        check(told, told)
    later = {**record, "from": {**record["from"], "ply": ply + 1}}
    with pytest.raises(BadRecord, match="not those of the game"):
        check(later, told)
    for wrong in ("x", {}, {**record["from"], "ply": -1}, {**record["from"], "hidden": "redealt"},
                  {**record["from"], "hidden": "no"}, {**record["from"], "steps": 10**6}):  # fmt: skip
        with pytest.raises(BadRecord, match="'from' must"):
            replay({**record, "from": wrong})


def test_another_deal_than_the_seat_saw_is_refused() -> None:
    source = finished("ramses", 2, {})
    other = finished("ramses", 2, {}, seed=2)
    ply = next(ply for ply, step in enumerate(source.log) if step["by"] != "chance")
    record = play_on(other, ply, redealt_for=0, seed=1).record()
    record["from"]["record"] = play_on(source, ply).record()["from"]["record"]
    with pytest.raises(BadRecord, match="has not seen what it saw"):
        check(record, source.record())


def test_one_can_not_play_on_from_a_running_game_or_its_end() -> None:
    running = mastaba.new("silver-and-gold", 2, seed=1)
    with pytest.raises(ValueError, match="only from a moment of a finished game"):
        play_on(running, 3)
    source = finished("silver-and-gold", 2, {})
    with pytest.raises(ValueError, match="nothing to play on"):
        play_on(source, source.ply)
    with pytest.raises(ValueError, match="no seat 2"):
        play_on(source, 20, redealt_for=2)
    with pytest.raises(ValueError, match="2 seats, not 3"):
        play_on(source, 20, seats=["A", "B", "C"])

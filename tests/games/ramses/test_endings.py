"""RA-10: with any limit of slides, any bots in any number come to the end of a game.

``bench/endings.md`` has many more of them, by pairing.
"""

from __future__ import annotations

from typing import Any

import pytest
from bench.endings import moves_of

from mastaba.core.bag import dice
from mastaba.games.ramses.memory import PATIENT_TURNS, PERFECT, Memory
from tests.games.ramses.scripted import ALL_HOLES, Table

REMEMBERING = ("novice", "club", "expert", "pharaoh", "forgetful", "searcher")
BLIND = ("random", "greedy", "uct@1")
LIMITS = (1, 2, 3, 4, 5, 8, 30, 150)
LONG = 20_000  # moves: blind players need three thousand


def at(hole: str) -> int:
    return ALL_HOLES.index(hole)


@pytest.mark.parametrize("slides", LIMITS)
def test_games_end_with_any_limit(slides: int) -> None:
    """Each remembering player beside others, the number of seats changing."""
    for number, name in enumerate(REMEMBERING):
        seats = 2 + (number + slides) % 4
        others = [REMEMBERING[(number + slides * seat) % len(REMEMBERING)] for seat in range(1, seats)]
        line_up = (name, *others)
        assert moves_of(line_up, f"{slides}{number}", {"slides": slides}, LONG), line_up


@pytest.mark.parametrize("name", BLIND)
def test_games_of_the_blind_end_with_any_limit(name: str) -> None:
    for slides in (1, 150):
        assert moves_of((name, "pharaoh", "forgetful"), name, {"slides": slides}, LONG), slides
    assert moves_of((name, name), name, {"slides": 1}, LONG)


@pytest.mark.parametrize("slides", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("name", ["pharaoh", "searcher"])
def test_duels_of_perfect_memories_end(name: str, slides: int) -> None:
    """Two of them know both treasures, and each pulled the free hole away from the other's for ever."""
    assert moves_of((name,) * 2, "5", {"slides": slides}, 5_000)
    assert moves_of((name,) * 4, "5", {"slides": slides, "mode": "expert"}, 5_000)


def test_memories_that_differ_end() -> None:
    """Without a duel too: each is sure of another place, and one slide leads there and back."""
    for seed in "abcd":
        assert moves_of(("expert", "expert"), seed, {"slides": 1, "children": True}, 5_000)


def who_has_seen(*treasures: tuple[str, int]) -> Memory:
    mind = Memory(PERFECT, dice("m")[0])
    mind.holes = [-1] * len(ALL_HOLES)
    for hole, treasure in treasures:
        mind.holes[at(hole)] = treasure
    return mind


def test_what_is_in_reach_comes_before_a_safer_way() -> None:
    """From a1 to c1 it is two slides over b1, where a treasure may be, or four slides round it."""
    mind = who_has_seen()
    risks = [0.5 if hole == "b1" else 0.0 for hole in ALL_HOLES]
    mind.risks = lambda: risks  # type: ignore[method-assign]
    assert mind.way(at("a1"), {at("c1")}, -1, False) == at("a2")
    assert mind.way(at("a1"), {at("c1")}, -1, False, left=4) == at("a2")
    assert mind.way(at("a1"), {at("c1")}, -1, False, left=3) == at("b1")


def test_what_is_out_of_reach_is_come_nearer_to() -> None:
    mind = who_has_seen(("b1", 1), ("h1", 2))
    # not over a treasure, which would end the turn
    assert mind.way(at("a1"), {at("h1")}, -1, False, left=3) == at("a2")
    assert mind.way(at("d2"), {at("h1")}, -1, False, left=1) in (at("d1"), at("e2"))


def slides_of(mind: Memory, table: Table, turns: int) -> set[str]:
    """Where the first slide of so many turns goes, if the free hole is at the same place each time."""
    t, seen = table.match.tables[0], table.match.observation(0)[0]
    return {ALL_HOLES[mind.choose(t, seen, 0, table.match.actions(0))] for _ in range(turns)}


def test_the_longer_in_vain_the_more_it_wanders() -> None:
    """Only where turns have a limit: without one every turn leads somewhere."""
    known: Any = (("c1", 1), ("e1", 2), ("a1", 0))
    table = Table("1 lotus-cup 1", free="d4", seats=2, slides=2)
    mind = who_has_seen(*known)
    straight = slides_of(mind, table, PATIENT_TURNS)
    assert len(straight) == 1
    assert slides_of(mind, table, 60) == {"d3", "c4", "e4", "d5"}
    free = Table("1 lotus-cup 1", free="d4", seats=2)
    assert slides_of(who_has_seen(*known), free, 100) == straight

"""The levels of Ramses: memories of different quality, and foresight."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from mastaba.bots import LEVELS
from mastaba.bots.players import bot
from mastaba.core.bag import dice
from mastaba.core.layout import blank, copy_into
from mastaba.games.ramses import memory
from mastaba.games.ramses.actions import CHOICE, TILT_NONE
from mastaba.games.ramses.foresight import outlook, race, refuses, safest_sting, sides, tilts, uses_scarab
from mastaba.games.ramses.memory import PERFECT, UNKNOWN, Forgetting, Memory, replayed
from mastaba.games.ramses.rules import NOTHING
from mastaba.match.match import Match
from mastaba.match.registry import about
from tests.games.ramses.scripted import ALL_HOLES, PLACES, Table

WAYS: dict[str, tuple[int, dict[str, Any]]] = {
    "basic": (2, {}),
    "children": (3, {"children": True}),
    "expert": (2, {"mode": "expert"}),
    "solo": (1, {"mode": "solo"}),
}


def at(hole: str) -> int:
    return ALL_HOLES.index(hole)


def who_knows_all(table: Table, **character: Any) -> Memory:
    mind = Memory(memory.Character(**character), dice("all")[0])
    mind.holes = [-1] * len(ALL_HOLES)
    for number, hole in enumerate(PLACES.values()):
        mind.holes[at(hole)] = number
    return mind


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_plays_every_way_to_play(level: str, way: str) -> None:
    seats, variant = WAYS[way]
    match = Match("ramses", ["x"] * seats, seed=f"level{level}", variant=variant)
    match.play([bot(level, f"{level}{seat}", about("ramses")) for seat in range(seats)])
    assert match.result()


def test_stronger_levels_win() -> None:
    """Far apart, so that few games tell; bench/levels.md has the rest."""
    for better, worse in (("novice", "random"), ("expert", "novice"), ("pharaoh", "club")):
        wins = 0
        for number in range(12):
            match = Match("ramses", ["x", "y"], seed=f"stronger{number}")
            order = [better, worse] if number % 2 else [worse, better]
            match.play([bot(name, f"{number}{name}", about("ramses")) for name in order])
            wins += match.ranks()[order.index(better)] == 1
        assert wins >= 8, (better, worse)


@pytest.mark.parametrize("mode", ["basic", "expert"])
def test_hidden_things_do_not_move_the_pharaoh(mode: str) -> None:
    """With everything that it can't see dealt anew, it makes the same moves: its memory has what was to be
    seen, and nothing else."""
    match = Match("ramses", ["A", "B"], seed="unseen", variant={"mode": mode})
    rolled = dice("anew")[0]
    player: Any = bot("pharaoh", "x", about("ramses"))
    for _ in range(300):
        seat = match.to_act[0]
        if seat == 0:
            twin = match.copy()
            twin.states = blank(match.game.engine.state)
            copy_into(twin.states, match.observation(seat))
            match.game.engine.redeal_in(match.tables, twin.states, 0, seat, rolled)
            before = (
                player.memory(match.seat(0)).refused,
                player.memory(match.seat(0)).refusing,
                player.memory(match.seat(0)).stung,
            )
            elsewhere = player.choose_action(twin.seat(seat))
            (
                player.memory(match.seat(0)).refused,
                player.memory(match.seat(0)).refusing,
                player.memory(match.seat(0)).stung,
            ) = before
            chosen = player.choose_action(match.seat(seat))
            assert elsewhere == chosen
        else:
            chosen = match.actions(seat)[-1]
        match.act(seat, chosen)
        player.watch(match.seat(0))
        if match.over:
            break


def test_a_small_head_keeps_the_last_few() -> None:
    table = Table("1 broad-collar 1", seats=2)
    mind = Memory(Forgetting(span=2), dice("s")[0])
    for walk in ("b1 a1", "b1 c1", "d1 e1"):
        table.go(table.match.to_act[0], walk)
        for hole in walk.split():
            mind._remember(at(hole), int(table.s.treasure[at(hole)]))
    assert mind.holes[at("a1")] == UNKNOWN
    assert (mind.holes[at("c1")], mind.holes[at("e1")]) == (1, 2)
    assert mind.order == [1, 2]


def test_a_memory_is_rebuilt_from_what_was_seen() -> None:
    match = Match("ramses", ["A", "B"], seed="again", variant={"mode": "expert"})
    player: Any = bot("pharaoh", "x", about("ramses"))
    seen = []
    for _ in range(150):
        seat = match.to_act[0]
        match.act(seat, player.choose_action(match.seat(0)) if seat == 0 else match.actions(seat)[0])
        player.watch(match.seat(0))
        seen.append(match.observation(0)[0])
    lived: Memory = player.memory(match.seat(0))
    again = replayed(Memory(PERFECT, dice("y")[0]), seen)
    assert (again.holes, again.searched, again.beneath) == (lived.holes, lived.searched, lived.beneath)
    assert lived.beneath  # something had been tilted
    late = replayed(Memory(PERFECT, dice("y")[0]), seen[75:])
    assert late.holes.count(UNKNOWN) > lived.holes.count(UNKNOWN)  # what was missed is simply not remembered
    assert all(had == has for had, has in zip(late.holes, lived.holes, strict=True) if had != UNKNOWN)


def test_who_begins_finds_first_or_not() -> None:
    """By hand: of three blocks one third at once, and after a miss the other finds it half the time."""
    assert [race(blocks) for blocks in (1, 2, 3, 4)] == pytest.approx(
        [1, 1 / 2, 1 / 3 + 2 / 3 * 1 / 2, 1 / 2]
    )


def test_a_cheap_card_is_left_if_the_next_is_dear() -> None:
    """One point now, or four with the only other card: whoever takes this one lets the other begin with
    that."""
    cheap, dear = (
        Table("1 ibis 1", "2 ankh 1", "3 sun-boat 4", seats=2),
        Table("1 ibis 4", "2 ankh 1", "3 sun-boat 1", seats=2),
    )
    for table, mode in ((cheap, "cheap"), (dear, "dear")):
        mind, t, o = who_knows_all(table, plans=True), table.match.tables[0], table.match.observation(0)[0]
        first, second = outlook(mind, t, o)
        # the last card: its points for the one who begins; the one before it: they may let it go, the other
        # never does
        last = 4 if mode == "cheap" else 1
        assert first == pytest.approx(max(1 - last, last - 1))
        assert second == pytest.approx(last - 1)
        mine, theirs = sides(mind, t, int(o.open), first, second)
        assert refuses(mind, t, o) == (theirs > mine + 0.4)
    assert not refuses(who_knows_all(dear, plans=True), dear.match.tables[0], dear.match.observation(0)[0])


def test_it_lets_a_card_go_only_once() -> None:
    table = Table("1 ibis 1", "2 ankh 4", "3 sun-boat 1", seats=2)
    mind = who_knows_all(table, plans=True)
    t = table.match.tables[0]
    assert refuses(mind, t, table.match.observation(0)[0])
    turns = 0
    while not table.cards(0) and turns < 2:
        while table.match.to_act == [0] and not table.cards(0):
            table.move(
                0,
                "slide "
                f"{ALL_HOLES[mind.choose(t, table.match.observation(0)[0], 0, table.match.actions(0))]}",
            )
        turns += 1
        if not table.cards(0):
            assert table.match.to_act == [1]  # it has uncovered another treasure
            table.go(
                1, "b1" if int(table.s.hole) == at("a1") else "b3" if int(table.s.hole) == at("a3") else "d1"
            )
            table.go(
                1, "a1" if int(table.s.hole) == at("b1") else "a3" if int(table.s.hole) == at("b3") else "c1"
            )
    assert table.cards(0) == ["ibis 1"]


def test_under_the_scorpion_it_looks_some_slides_ahead() -> None:
    """From b1 both a1 and c1 are bare. Behind a1 there is only a2, a treasure for the next player; behind c1
    everything is bare."""
    risk = [0.0] * len(ALL_HOLES)
    risk[at("a2")] = 1.0
    assert safest_sting(risk, at("b1"), [at("a1"), at("c1")]) == at("a1")
    risk[at("a1")] = 1.0
    assert safest_sting(risk, at("b1"), [at("a1"), at("c1")]) == at("c1")


def test_a_pyramid_seen_from_below_is_not_tilted_again() -> None:
    table = Table("1 ibis 1", seats=2, mode="expert", chips={"c2": "curse"})
    mind = who_knows_all(table, plans=True)
    o = table.match.observation(0)[0]
    choices = [CHOICE << 6 | at("c2"), CHOICE << 6 | TILT_NONE]
    assert tilts(mind, o, 0, choices) == choices[0]
    for shown in (0, NOTHING):
        mind.beneath = {at("c2"): shown}
        assert tilts(mind, o, 0, choices) == choices[1]


def test_what_lies_beneath_moves_with_its_pyramid() -> None:
    table = Table("1 ibis 1", seats=2, mode="expert", free="b2", gold=("c2",))
    mind = Memory(PERFECT, dice("g")[0])
    mind.see(table.match.observation(1)[0])
    mind.beneath = {at("c2"): 0}
    table.go(0, "c2")
    mind.see(table.match.observation(1)[0])
    assert mind.beneath == {at("b2"): 0}


def test_a_scarab_is_used_where_it_pays() -> None:
    table = Table("1 ibis 4", "2 ankh 1", "3 sun-boat 1", seats=2, mode="expert")
    t, o = table.match.tables[0], table.match.observation(0)[0]
    assert uses_scarab(who_knows_all(table, plans=True), t, o, 3)
    lost = Memory(memory.Character(plans=True), dice("l")[0])
    lost.holes = [-1] * len(ALL_HOLES)
    for number, hole in enumerate(list(PLACES.values())[4:], 4):
        lost.holes[at(hole)] = number
    for corner in ("a1", "c1", "e1", "g1"):  # four treasures in four blocks: as good for the other
        lost.holes[at(corner)] = UNKNOWN
    assert not uses_scarab(lost, t, o, 3)


def test_no_level_asks_for_more_than_its_seat() -> None:
    match = Match("ramses", ["A", "B", "C", "D"], seed="levels", variant={"mode": "expert"})
    players: list[Any] = [bot(level, level, about("ramses")) for level in LEVELS]
    match.play(players)  # chairs refuse anything else
    assert np.all(np.array([player.memory(match.seat(0)).searched for player in players]) > 0)

"""RA-12, RA-25a: games that differ only in hidden things look the same to every seat and to spectators."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from mastaba.core.bag import dice
from mastaba.core.contract import CHANCE
from mastaba.core.layout import blank, copy_into
from mastaba.games.ramses.observe import stays_free
from mastaba.match.match import Match
from tests.games.ramses.scripted import AWAY, PLACES, Table
from tests.ways import Positions, Way, observed

WAYS = [
    Way("ramses", 2, ()),
    Way("ramses", 3, (("mode", "expert"),)),
    Way("ramses", 4, (("children", True),)),
    Way("ramses", 5, (("mode", "expert"), ("slides", 2))),
    Way("ramses", 1, (("mode", "solo"),)),
    Way("ramses", 3, (("mode", "expert"),), Path(__file__).parent / "decks" / "many-symbols.txt"),
]


MOST = 300  # positions of a game


def other_games(match: Match, seat: int, rolled: object) -> Iterator[Match]:
    """The same table with everything that the seat can't see dealt anew."""
    engine = match.game.engine
    for _ in range(2):
        twin = match.copy()
        twin.states = blank(engine.state)
        copy_into(twin.states, match.observation(seat))
        engine.redeal_in(match.tables, twin.states, 0, seat, rolled)
        yield twin


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_hidden_things_do_not_show(way: Way) -> None:
    """RA-12, RA-25a"""
    rolled = dice("hidden")[0]
    differing = positions = 0
    for number, (match, acting) in enumerate(Positions(way, "hidden")):
        if number > MOST:
            break
        for seat in [number % (way.seats + 1) - 1, acting]:
            for twin in other_games(match, seat, rolled):
                positions += 1
                differing += twin.states.tobytes() != match.states.tobytes()
                assert observed(match, twin.states, seat) == observed(match, match.states, seat)
                assert twin.view(seat) == match.view(seat)
                assert twin.game.words.known(
                    twin.state, match.log, seat, match.variant
                ) == match.game.words.known(match.state, match.log, seat, match.variant)
                if seat == acting:
                    assert twin.actions(seat) == match.actions(seat)
                    assert twin.legal(seat) == match.legal(seat)
    assert differing > positions * 0.99


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_nothing_tells_of_a_covered_treasure(way: Way) -> None:
    """RA-12: names of treasures stand in a view only for what lies open, and the log of a running game has no
    place but the free hole's."""
    for number, (match, _) in enumerate(Positions(way, "covered")):
        if number > MOST:
            break
        for seat in range(-1, way.seats):
            view = match.view(seat)
            cells = [cell for row in view["board"] for cell in row]
            assert all(cell["treasure"] is None or cell["at"] == view["hole"] for cell in cells)
            for step in match.record(seat)["steps"]:
                assert step["do"] not in ("hide", "stand", "chip", "tilt", "give")
                assert step["do"] != "slide" or step["from"] == view["hole"]
                assert (
                    step["do"] != "search"
                    or {name: step[name] for name in ("treasure", "value")} == view["search"]
                )
            for player in view["players"]:
                assert player["cards"] is None or player["seat"] == seat


def test_redealing_is_even() -> None:
    """RA-3, RA-7: every block has a treasure, every hole is as likely as the table allows, and none lies in
    the bare free hole."""
    match = Match("ramses", ["A", "B"], seed="even")
    rolled = dice("even")[0]
    found = [0] * 48
    rounds = 4000
    for _ in range(rounds):
        again = match.observation(0)
        match.game.engine.redeal_in(match.tables, again, 0, 0, rolled)
        holes = [hole for hole in range(48) if again[0].treasure[hole] >= 0]
        assert sorted(int(again[0].treasure[hole]) for hole in holes) == list(range(12))
        for hole in holes:
            found[hole] += 1
    free = int(match.state.hole)
    block = {hole for hole in range(48) if (hole // 16, hole % 8 // 2) == (free // 16, free % 8 // 2)}
    for hole in range(48):
        expected = 0 if hole == free else rounds / 3 if hole in block else rounds / 4
        assert abs(found[hole] - expected) < 5 * (rounds * 0.25) ** 0.5 * (expected > 0) + 1e-9


def looks_alike(one: Table, other: Table) -> bool:
    """To every seat and to a spectator."""
    seats = range(-1, len(one.match.seats))
    return all(
        observed(one.match, one.match.states, seat) == observed(other.match, other.match.states, seat)
        for seat in seats
    )


def test_where_the_hole_has_been_does_not_show() -> None:
    """RA-12: not in a search, before a scarab or before cards are laid: no rule asks for it until the next
    slide."""
    searches = [Table("1 ibis 1") for _ in range(2)]
    for table, way in zip(searches, ("c2 b2", "b1 b2"), strict=True):
        table.go(0, way)
    assert searches[0].match.log[-1] == searches[1].match.log[-1]
    assert looks_alike(*searches)
    scarabs = [Table("1 ibis 1", mode="expert", free=free) for free in ("c2", "d1")]
    for table in scarabs:
        table.go(0, "c1")
        assert table.view()["phase"] == "scarab"
    assert looks_alike(*scarabs)
    duels = [Table("1 golden-mask 1", "1 lapis-scarab 1", "2 ibis 2 duel", seats=2) for _ in range(2)]
    for table, way in zip(duels, ("b1 b2 c2 c1", "a2 b2 b1 c1"), strict=True):
        table.go(0, "b1 a1")
        table.go(1, way)
        assert table.view()["phase"] == "lay"
    assert looks_alike(*duels)


def test_where_the_hole_has_been_shows_while_a_rule_asks_for_it() -> None:
    """RA-15, RA-23: the pyramid that the scorpion bars, and those that may be tilted."""
    barred = [Table("1 golden-mask 1", "2 ibis 2 scorpion", free=free) for free in ("a2", "b1")]
    for table in barred:
        table.go(0, "a1")
        assert table.view()["phase"] == "scorpion"
    assert not looks_alike(*barred)


@pytest.mark.parametrize(("mode", "corners"), [("basic", 4 / 48), ("expert", 4 * 44 / (4 * 44 + 44 * 28))])
def test_redealing_while_pyramids_are_placed(mode: str, corners: float) -> None:
    """RA-7, RA-21: play can go on from it; a corner stays free as often as the pyramids to come leave it
    so."""
    match = Match.unshuffled("ramses", ["A", "B"], variant={"mode": mode}, deck=None)
    for treasure, at in PLACES.items():
        match.follow(CHANCE, f"hide {treasure} {at}")
    engine, rolled = match.game.engine, dice("placing")
    rounds = 4000
    free = [int(stays_free(match.state, rolled[0])) for _ in range(rounds)]
    assert set(free) == set(range(48))
    assert (
        abs(sum(hole in (0, 7, 40, 47) for hole in free) / rounds - corners) < 5 * (corners / rounds) ** 0.5
    )
    for number, hole in enumerate(["", *AWAY[:16]]):
        if hole:
            match.follow(CHANCE, f"stand gold {hole}")
        again = match.observation(number % 3 - 1)
        engine.redeal_in(match.tables, again, 0, number % 3 - 1, rolled[0])
        engine.playout(match.tables, again, 0, rolled, 20_000)
        assert engine.actors_of(again, 0) == 0

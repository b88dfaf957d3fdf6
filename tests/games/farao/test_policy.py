"""Habits of play in Farao, who is ahead, and reasons: legal, blind to what only others have seen, and of some
sense."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from mastaba.bots.players import bot
from mastaba.bots.search import Limit, think
from mastaba.core.bag import actions, dice
from mastaba.games.farao.actions import decode_kind
from mastaba.games.farao.chance import draw_in_world
from mastaba.games.farao.chart import FAR, chart, to_go
from mastaba.games.farao.policy import choose, settled
from mastaba.games.farao.reasons import because
from mastaba.games.farao.rules import apply
from mastaba.games.farao.standing import promise, tour
from mastaba.games.farao.state import MOST_SQUARES, THROW, TILE
from mastaba.match.match import Match
from mastaba.search.bound import search_of
from tests.games.farao.scripted import Table

COLOURS = ("red", "blue", "green", "yellow", "white")


@pytest.mark.parametrize(
    ("seats", "variant"),
    [(2, {}), (4, {"figures": 3}), (3, {"pyramid": "big", "inscriptions": 7, "figures": 1})],
)
def test_habits_are_legal_and_lead_to_the_chamber(seats: int, variant: dict[str, Any]) -> None:
    match = Match("farao", ["x"] * seats, seed="habits", variant=variant)
    engine, thrown = match.game.engine, dice("h")[0]
    out, _ = engine.buffers()
    legal = np.zeros_like(out)
    while not match.over:
        seat = match.to_act[0]
        engine.legal_in(match.tables, match.states, 0, seat, legal)
        chosen = int(
            search_of(match.game.definition).choose_in(
                match.tables, match.observation(seat), 0, seat, thrown, out
            )
        )
        assert chosen in actions(legal)
        match.act(seat, chosen)
    assert int(match.state.rounds) < 60  # random players are often still inside after a hundred
    assert match.state.entered.max() >= seats - 1


def far_from(table: Table, seat: int = 0) -> tuple[Any, int]:
    far = np.empty(MOST_SQUARES, np.int64)
    chart(table.match.tables[0], table.s, seat, far)
    return far, int(to_go(table.match.tables[0], table.s, seat, 0, far))


def test_the_map_knows_walls_and_what_is_missing() -> None:
    """Two steps along the row to the red inscription; with a wall on the way it is further; once it is read,
    it is nothing to them."""
    table = Table().plain("b2", "c2").lay("d2", "cross inscription-red").put(0, 1, "b2")
    assert far_from(table)[1] == 2
    table.s.open[table.square("c2")] = 0b0101  # a straight corridor from north to south
    assert 2 < far_from(table)[1] < FAR
    table.s.open[table.square("c2")] = 0b1111
    far, _ = far_from(table.has_read(0, "red"))
    assert far[table.square("d2")] > 0
    far, to_chamber = far_from(table.has_read(0, *COLOURS))
    assert far[table.square("d4")] == 0
    assert 0 < to_chamber < FAR


def test_to_the_chamber_by_the_shortest_way() -> None:
    table = Table().plain("d1", "d2", "d3", "c3", "c2").put(0, 1, "d2").has_read(0, *COLOURS).throw(3)
    _, away = far_from(table)
    assert away == 2
    for square in ("d3", "d4"):
        action = choose(table.match.tables[0], table.s, 0, dice("w")[0], table.match.game.engine.buffers()[0])
        assert table.match.words_of(0, int(action)) == f"step 1 {square}"
        table.move(f"step 1 {square}")
    assert int(table.s.entered[0]) == 1


def habit_of(table: Table) -> str:
    """What the mover's policy chooses, in notation."""
    seat, out = int(table.s.turn), table.match.game.engine.buffers()[0]
    return table.match.words_of(seat, int(choose(table.match.tables[0], table.s, seat, dice("h")[0], out)))


def test_tokens_are_spent_where_they_save_steps() -> None:
    """With no point left a key gains nothing and food does; in a dead end the key leads on."""
    table = Table().plain("a2", "b2").lay("c2", "straight plain", "ns").lay("d2", "cross inscription-red")
    table.put(0, 1, "a3").plain("a3").hold(0, "golden-key").throw(2).move("step 1 a2", "step 1 b2")
    assert table.legal("spend golden-key")
    assert habit_of(table) == "stop"
    assert habit_of(table.hold(0, "food")) == "spend food 1"

    dead_end = Table().plain("a2", "a3").lay("b2", "end plain", "w").lay("c2", "cross inscription-red")
    dead_end.put(0, 1, "a3").hold(0, "golden-key").throw(3).move("step 1 a2", "step 1 b2")
    assert not dead_end.legal("step")
    assert habit_of(dead_end) == "spend golden-key 1 b2"


def test_chances_of_two_add_up_and_follow_the_way_that_is_left() -> None:
    table = Table().plain("d1", "d2", "d6", "d7").put(0, 1, "d2").put(1, 1, "d6")
    t = table.match.tables[0]
    assert promise(t, table.s, 0) + promise(t, table.s, 1) == pytest.approx(
        99
    )  # a win, and a point less for the second
    even = promise(t, table.s, 0)
    table.has_read(0, *COLOURS)
    assert promise(t, table.s, 0) > even + 20
    assert tour(t, table.s, 0, 0)[0] == 0
    missing, there = tour(t, table.s, 1, 5)[1:]
    assert (missing, there) == (5, 3)  # nobody has seen any; over a face-down tile a step counts double
    table.s.entered[0] = 1
    assert (promise(t, table.s, 0), promise(t, table.s, 1)) == (100, -1)


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_chances_of_many_add_up(seats: int) -> None:
    """One of them is first, and of every two one enters before the other."""
    table = Table(seats).plain("d1", "d2", "d6", "d7").put(0, 1, "d2").put(1, 1, "d6")
    t, s = table.match.tables[0], table.s
    table.has_read(2, *COLOURS)
    pairs = seats * (seats - 1) / 2
    assert sum(promise(t, s, seat) for seat in range(seats)) == pytest.approx(100 - pairs)


def test_once_the_chamber_is_open_the_next_place_counts() -> None:
    """FA-17: nearer is better, and waiting never promises more than entering pays."""
    table = Table(4).plain("d1", "d2", "d3", "d6", "d7").put(1, 1, "d2").put(2, 1, "d7").put(3, 1, "d7")
    t, s = table.match.tables[0], table.s
    s.entered[0] = 1
    s.unsealed = 1
    for figure in (0, 1):
        s.at[0, figure] = -2
    far = promise(t, s, 1)
    near = promise(t, table.put(1, 1, "d3").s, 1)
    s.entered[1] = 2
    assert far < near < promise(t, s, 1) == -1
    assert promise(t, s, 2) == pytest.approx(-2.5)


@pytest.mark.parametrize("level", ["expert", "pharaoh@300"])
@pytest.mark.parametrize("play_on", [False, True])
def test_thinkers_go_for_the_place_that_is_left(level: str, play_on: bool) -> None:
    """FA-17: a step from the open chamber, with the winner known, they step in; also where the place is
    certain and only time is lost."""
    rivals = ("d7", "a4") if not play_on else ("gone", "gone")
    table = (
        Table(4, figures=1, play_on=play_on).plain("d2", "d3", "c3", "e3", "c2", "d7", "a4").put(1, 1, "d3")
    )
    s = table.s
    s.entered[0], s.unsealed, s.at[0, 0], s.turn = 1, 1, -2, 1
    for seat, rival in zip((2, 3), rivals, strict=True):
        if rival == "gone":
            s.entered[seat], s.at[seat, 0] = seat, -2
        else:
            table.put(seat, 1, rival)
    table.throw(3)
    thinker = bot(level, "left", table.match.game.about)
    assert table.match.words_of(1, thinker.choose_action(table.match.seat(1))) == "step 1 d4"


def test_the_search_does_not_know_what_another_has_looked_at() -> None:
    """Seat 0 has looked at two tiles; whatever they are, seat 1 thinks the same."""
    found = []
    for first, second in (("cross food", "cross money"), ("cross inscription-red", "end plain")):
        table = Table().plain("b2", "b3", "f6", "f5").put(0, 1, "b2").put(1, 1, "f6").hold(0, "plan").throw(1)
        table.move(
            "spend plan 1 a1 g7", f"tile a1 {first} to 0", f"tile g7 {second} to 0", "swap no", "step 1 b3"
        )
        if table.match.to_act == [0]:
            table.move("stop")
        table.throw(2)
        assert table.match.to_act == [1]
        found.append(think(table.match.seat(1), dice("blind")[0], Limit(playouts=60), most=8))
    assert found[0] == found[1]


def reasons(table: Table, move: str) -> str:
    before, after = table.match.observation(0), table.match.observation(0)
    apply(table.match.tables[0], after[0], 0, table.match.read(0, move))
    return "; ".join(map(str, because(table.match.tables[0], before[0], after[0], 0, table.deck)))


def test_reasons_tell_what_a_move_does() -> None:
    table = (
        Table()
        .plain("d1", "d2", "c2")
        .lay("d3", "cross inscription-red")
        .lay("e2", "cross food")
        .put(0, 1, "d2")
        .hold(0, "water")
        .throw(3)
    )
    assert "reads the red inscription (1 of 5)" in reasons(table, "step 1 d3")
    assert "brings food" in reasons(table, "step 1 e2")
    assert "costs the water" in reasons(table, "spend water 1")
    table.move("step 1 c2")
    told = reasons(table, "step 1 b2")
    assert "turns up b2" in told
    assert "unseen tiles are inscriptions you lack" in told
    table = Table().plain("d2", "d3").put(0, 1, "d3").has_read(0, *COLOURS).throw(3)
    assert reasons(table, "step 1 d4") == "enters the burial chamber"
    assert "nearer to the chamber" in reasons(table.put(0, 1, "d2"), "step 1 d3")


def drawn(table: Table, square: str, streams: Any) -> int:
    """The kind of tile that comes to light there, in the world of these streams."""
    s = table.s.copy()
    s.phase, s.turning = TILE, table.square(square)
    return decode_kind(int(draw_in_world(table.match.tables[0], s, streams)))[1]


def test_a_square_has_one_tile_in_a_world_and_any_in_others() -> None:
    """Whatever else was turned up before; and over many worlds, as often as the bag says."""
    table, worlds = Table(), 3000
    words = table.match.game.engine.words
    seen = np.zeros(len(table.s.bag), np.int64)
    for world in range(worlds):
        streams = dice(f"world{world}", words)
        kind = drawn(table, "b2", streams)
        drawn(table, "c2", streams)
        assert drawn(table, "b2", streams) == kind
        seen[kind] += 1
    share = table.s.bag / table.s.bag.sum()
    spread = np.sqrt(worlds * share * (1 - share))
    assert (np.abs(seen - worlds * share) <= 4.5 * spread).all()


def test_playouts_stop_between_two_turns() -> None:
    table = Table().plain("d1").put(0, 1, "d1").throw(3)
    assert not settled(table.s)
    table.s.phase = THROW
    assert settled(table.s)

"""Players with a memory: they see what the table shows, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from mastaba.bots.memory import Searcher
from mastaba.bots.players import UnknownBot, bot
from mastaba.core.bag import dice
from mastaba.core.layout import blank, copy_into
from mastaba.core.seat import SeatView
from mastaba.games.ramses.memory import EMPTY, FORGETFUL, PERFECT, UNKNOWN, Forgetting, Memory
from mastaba.match.match import Match
from mastaba.match.registry import about
from tests.games.ramses.scripted import ALL_HOLES, Table


class OnlyMySeat(SeatView):
    """A seat that gives its player the own observation and choices, and fails on anything else."""

    def __init__(self, match: Match, seat: int) -> None:
        self._match, self._seat = match, seat

    game = property(lambda self: self._match.game.about)
    opened = property(lambda self: self._match.game)
    tables = property(lambda self: self._match.tables)
    seat = property(lambda self: self._seat)
    observation = property(lambda self: self._match.observation(self._seat))
    actions = property(lambda self: self._match.actions(self._seat))
    names = ply = over = view = moves = cards = property(lambda self: pytest.fail("looked at something else"))


def test_a_scorpion_among_perfect_memories_ends() -> None:
    """RA-15: in this pyramid the holes without a treasure have no dead end, so that none of them would ever
    have to uncover one."""
    match = Match("ramses", ["A", "B"], seed="e106")
    players: list[Any] = [bot("searcher", f"106:{seat}:e") for seat in range(2)]
    stung = 0
    while not match.over:
        seat = match.to_act[0]
        match.act(seat, players[seat].choose_action(match.seat(seat)))
        for other, player in enumerate(players):
            player.watch(match.seat(other))
        stung = stung + 1 if match.view(-1)["phase"] == "scorpion" else 0
        assert stung < 1000
    assert match.result()


@pytest.mark.parametrize("mode", ["basic", "expert"])
def test_a_game_through_observations_only(mode: str) -> None:
    match = Match("ramses", ["A", "B", "C"], seed="eyes", variant={"mode": mode})
    players: list[Any] = [
        bot(name, f"{name}{seat}") for seat, name in enumerate(("searcher", "forgetful", "searcher"))
    ]
    while not match.over:
        seat = match.to_act[0]
        match.act(seat, players[seat].choose_action(OnlyMySeat(match, seat)))
        for other, player in enumerate(players):
            player.watch(OnlyMySeat(match, other))
    assert match.result()


def test_hidden_things_do_not_move_a_searcher() -> None:
    """With everything that it can't see dealt anew, it makes the same moves."""
    match = Match("ramses", ["A", "B"], seed="same")
    rolled = dice("anew")[0]
    player: Any = bot("searcher", "x")
    for _ in range(200):
        seat = match.to_act[0]
        twin = match.copy()
        twin.states = blank(match.game.engine.state)
        copy_into(twin.states, match.observation(seat))
        match.game.engine.redeal_in(match.tables, twin.states, 0, seat, rolled)
        if seat == 0:
            chosen = player.choose_action(match.seat(seat))
            assert player.choose_action(twin.seat(seat)) == chosen
        else:
            chosen = match.actions(seat)[-1]
        match.act(seat, chosen)
        player.watch(match.seat(0))


def test_it_walks_round_a_wrong_treasure() -> None:
    """The lapis scarab lies on the straight way to the lotus cup, and the searcher has seen both."""
    table = Table("1 lotus-cup 1", free="b2", seats=2)
    memory = Memory(PERFECT, dice("m")[0])
    for hole, treasure in (("c2", -1), ("d2", -1), ("e2", -1), ("b1", -1), ("d1", -1), ("c1", 1), ("e1", 2)):
        memory.holes[ALL_HOLES.index(hole)] = treasure
    way: list[str] = []
    while table.match.to_act == [0] and len(way) < 20:
        action = memory.choose(
            table.match.tables[0], table.match.observation(0)[0], 0, table.match.actions(0)
        )
        way.append(ALL_HOLES[action])
        table.move(0, f"slide {ALL_HOLES[action]}")
    assert way[-1] == "e1"
    assert "c1" not in way
    assert table.cards(0) == ["lotus-cup 1"]


def test_it_explores_where_a_block_is_unknown() -> None:
    """Blocks whose treasure is known are not searched again."""
    memory = Memory(PERFECT, dice("m")[0])
    for number, hole in enumerate(ALL_HOLES):
        if hole[0] in "aceg" and hole[1] in "135" and hole not in ("g5", "e5"):
            memory.holes[number] = len([seen for seen in memory.holes if seen >= 0])
    assert {ALL_HOLES[hole] for hole in memory.aims(11)} == {"e5", "f5", "e6", "f6", "g5", "h5", "g6", "h6"}
    assert memory.risks()[ALL_HOLES.index("h6")] == 0.25
    memory.holes[ALL_HOLES.index("h6")] = EMPTY
    assert memory.risks()[ALL_HOLES.index("h5")] == pytest.approx(1 / 3)
    assert memory.risks()[ALL_HOLES.index("a2")] == 0


def test_what_is_seen_is_remembered_or_fades() -> None:
    table = Table("1 ibis 1", seats=2)
    perfect, blank_mind = Memory(PERFECT, dice("p")[0]), Memory(Forgetting(10_000, 10_000), dice("f")[0])
    table.go(0, "c2 c1")
    for memory in (perfect, blank_mind):
        memory.see(table.match.observation(1)[0])
        assert memory.holes[ALL_HOLES.index("c1")] == 1
    table.go(1, "d1")
    for memory in (perfect, blank_mind):
        memory.see(table.match.observation(1)[0])
    assert perfect.holes[ALL_HOLES.index("c1")] == 1
    assert blank_mind.holes[ALL_HOLES.index("c1")] == UNKNOWN
    muddled = Memory(Forgetting(confused=10_000), dice("c")[0])
    table.go(1, "c1")
    muddled.see(table.match.observation(1)[0])
    assert ALL_HOLES[muddled.holes.index(1)] in ("b1", "d1", "c2")


def test_a_sand_storm_disturbs_the_forgetful() -> None:
    table = Table("1 golden-mask 1", "2 ibis 2 sand-storm", seats=2)
    memory = Memory(Forgetting(storm=10_000), dice("s")[0])
    table.go(0, "b1")
    memory.see(table.match.observation(1)[0])
    table.go(0, "a1")
    memory.see(table.match.observation(1)[0])
    assert memory.holes[ALL_HOLES.index("b1")] == UNKNOWN
    assert memory.holes[0] == 0


def test_perfect_beats_forgetful() -> None:
    wins = 0.0
    for number in range(20):
        match = Match("ramses", ["A", "B"], seed=f"better{number}")
        order = ["searcher", "forgetful"] if number % 2 else ["forgetful", "searcher"]
        match.play([bot(name, f"{number}{name}") for name in order])
        ranks = match.ranks()
        wins += (ranks[order.index("searcher")] == 1) / ranks.count(1)
    assert wins >= 13
    assert FORGETFUL != PERFECT


def test_guests_are_known_to_their_games_only() -> None:
    assert isinstance(bot("searcher", about=about("ramses")), Searcher)
    with pytest.raises(UnknownBot, match=r"random, greedy, uct$"):
        bot("searcher", about=about("silver-and-gold"))
    with pytest.raises(UnknownBot, match="forgetful, searcher"):
        bot("seeker", about=about("ramses"))

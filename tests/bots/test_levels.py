"""Levels: there for every game, legal, repeatable, and blind to what they may not see."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from mastaba.bots import LEVELS
from mastaba.bots.levels import Overlooking, levels_of
from mastaba.bots.players import UnknownBot, bot, players_of
from mastaba.bots.search import Limit, Race, think
from mastaba.core.bag import dice
from mastaba.match import registry
from mastaba.match.local_seat import LocalSeat
from mastaba.match.match import Match

SG = "silver-and-gold"


def quick(name: str, about: object) -> str:
    """The level, bounded to a few playouts if it thinks."""
    return f"{name}@24" if hasattr(players_of(about)[name], "limit") else name  # type: ignore[arg-type]


@pytest.mark.parametrize("game", registry.names())
def test_every_game_offers_the_levels_and_they_play_legal_moves(game: str) -> None:
    about = registry.about(game)
    assert set(LEVELS) <= set(players_of(about))
    for level in LEVELS:
        assert players_of(about)[level].says
        match = Match(game, ["a", "b"], seed="legal")
        player = bot(quick(level, about), "1", about)
        for _ in range(4):
            seat = match.to_act[0]
            match.act(seat, player.choose_action(match.seat(seat)))


@pytest.mark.parametrize("game", [SG, "silver-and-gold-pyramids"])
def test_a_level_bounded_by_playouts_plays_the_same_game_again(game: str) -> None:
    def totals() -> list[int]:
        match = Match(game, ["a", "b"], seed="same")
        return match.play([bot("expert@40", "1"), bot("club", "2")]).totals()

    assert totals() == totals()


def middle_of_a_game(turns: int = 9) -> Match:
    match = Match(SG, ["a", "b"], seed="middle")
    player = bot("club", "m")
    while match.state.turn < turns or len(match.to_act) < 2:
        match.act(match.to_act[-1], player.choose_action(match.seat(match.to_act[-1])))
    return match


def test_one_core_and_two_find_the_same() -> None:
    match = middle_of_a_game()
    one, two = (think(match.seat(0), dice("cores")[0], Limit(playouts=600), cores=cores) for cores in (1, 2))
    assert one == two


def test_the_search_sees_observations_only() -> None:
    """What another seat has drafted, and how chance will go on, changes nothing."""
    match = middle_of_a_game()
    before = think(match.seat(0), dice("x")[0], Limit(playouts=300))
    for action in match.actions(1)[:3]:
        other = match.copy()
        other.act(1, action)
        assert other.states.tobytes() != match.states.tobytes()
        assert think(other.seat(0), dice("x")[0], Limit(playouts=300)) == before


def last_turn(seed: str) -> Match:
    match = Match(SG, ["a", "b"], seed=seed)
    player = bot("novice", seed)
    while match.state.turn < 28 or len(match.to_act) < 2:
        match.act(match.to_act[0], player.choose_action(match.seat(match.to_act[0])))
    return match


def test_in_the_last_turn_the_search_finds_what_brings_most() -> None:
    looked = 0
    for number in range(24):
        match = last_turn(f"last{number}")
        totals = {}
        for action in match.actions(0):
            after = match.copy()
            after.act(0, action)
            if 0 not in after.to_act:  # no chain of boxes, which would need choices of its own
                totals[action] = after.play([bot("club", "m"), bot("club", "n")]).totals()[0]
        if len(totals) == len(match.actions(0)) and len(set(totals.values())) > 1:
            looked += 1
            assert totals[think(match.seat(0), dice("last")[0], Limit(playouts=2000)).actions[0]] == max(
                totals.values()
            )
    assert looked >= 2


def test_a_search_tells_all_it_tried_best_first() -> None:
    match = middle_of_a_game()
    thought = think(match.seat(0), dice("all")[0], Limit(playouts=400), narrow=10, finalists=3)
    assert len(thought.actions) == len(set(thought.actions)) == 10
    assert set(thought.actions) <= set(match.actions(0))
    assert thought.worths[:3] == sorted(thought.worths[:3], reverse=True)
    assert thought.worlds[0] == max(thought.worlds) > min(thought.worlds)
    assert thought.playouts <= 400


def test_few_playouts_do_not_overrule_what_the_policy_sees() -> None:
    """Playouts that say nothing leave its order; a clear gain in many playouts overrules it."""
    match = middle_of_a_game()
    seat, candidates = match.seat(0), match.actions(0)[:3]
    leaning = [-4.0, 0.0, -1.0]
    race = Race(seat.opened, seat.tables, seat.observation, 0, candidates, dice("r")[0], 1, 1, None, leaning)
    race.worlds = 8
    race.values[:8] = 50.0
    assert race.thought().actions == [candidates[1], candidates[2], candidates[0]]
    race.halve()
    assert race.alive.tolist() == candidates[1:]
    race.worlds = 1000
    race.values[:1000, :2] = 50.0, 51.0
    assert race.thought().actions == [candidates[2], candidates[1], candidates[0]]


@pytest.mark.parametrize("game", [SG, "silver-and-gold-pyramids", "farao"])
def test_lapses_are_human(game: str) -> None:
    """The club overlooks its best move now and then, the novice more often, and neither most of the time."""
    match, about = Match(game, ["a", "b"], seed="lapses"), registry.about(game)
    levels = levels_of(about)
    wide_awake = {"overlooks": staticmethod(lambda game: 0)}
    alert = {name: type(name, (levels[name],), wide_awake)("1") for name in ("novice", "club")}
    players = {name: levels[name]("1") for name in ("novice", "club")}
    lapses, decisions = dict.fromkeys(players, 0), 0
    while decisions < 150:
        if match.over:
            match = Match(game, ["a", "b"], seed=f"lapses{decisions}")
        seat = match.seat(match.to_act[0])
        if len(seat.actions) > 1:
            decisions += 1
            for name, player in players.items():
                lapses[name] += player.choose_action(seat) != alert[name].choose_action(seat)
        match.act(seat.seat, alert["club"].choose_action(seat))
    assert 0 < lapses["club"] < lapses["novice"] < decisions / 2


def test_who_overlooks_moves_says_how_many() -> None:
    class Dreamer(Overlooking):
        says = "forgot to say it"

    with pytest.raises(TypeError, match="overlooks"):
        Dreamer()  # type: ignore[abstract]


def test_a_forced_move_needs_no_thought() -> None:
    match = middle_of_a_game()
    only = match.actions(0)[:1]

    class Forced(LocalSeat):
        @property
        def actions(self) -> list[int]:
            return only

    assert think(Forced(match, 0), dice("f")[0], Limit(seconds=60)).playouts == 0


def test_the_order_of_strength_is_right_at_a_glance() -> None:
    """Far apart enough to show in a few games; bench/levels.md has the figures."""
    for strong, weak in (("novice", "random"), ("club", "novice")):
        margin = 0
        for number in range(12):
            match = Match(SG, [strong, weak], seed=f"order{number}")
            mine, theirs = match.play([bot(strong, f"{number}a"), bot(weak, f"{number}b")]).totals()
            margin += mine - theirs
        assert margin > 0, (strong, weak)


def test_uct_is_repeatable_and_beats_nobody_by_magic() -> None:
    match = middle_of_a_game()
    assert bot("uct@200", "u").choose_action(match.seat(0)) == bot("uct@200", "u").choose_action(
        match.seat(0)
    )
    assert bot("uct@200", "u").choose_action(match.seat(0)) in match.actions(0)


def test_several_search_trees_grow_at_once() -> None:
    """As at a server: each in a thread, and none in another's tree."""
    matches = [Match("ramses", ["", ""], seed=f"{number}") for number in range(4)]
    alone = [bot("uct@300", "u").choose_action(match.seat(match.to_act[0])) for match in matches]
    with ThreadPoolExecutor(4) as threads:
        for _ in range(3):
            assert (
                list(
                    threads.map(
                        lambda match: bot("uct@300", "u").choose_action(match.seat(match.to_act[0])),
                        matches,
                    )
                )
                == alone
            )


@pytest.mark.parametrize(
    "name", ["expert@", "expert@0", "expert@-1s", "expert@soon", "uct@1e99", "random@5", "grand@5"]
)
def test_a_limit_that_means_nothing_is_refused(name: str) -> None:
    with pytest.raises((UnknownBot, ValueError), match=r"limit|no bot"):
        bot(name)

"""Mastaba as a library: what README and docstrings promise to whoever imports it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import mastaba
from mastaba.bots.memory import RememberingClub
from mastaba.bots.players import UnknownBot, bot
from mastaba.match import registry
from mastaba.match.match import Match
from mastaba.match.record import BadRecord, replay
from tests.ways import Way, random_game

GAMES = registry.names()
README = Path(__file__).parents[1] / "README.md"
LONG = 5000  # steps, longer than any game of these bots


def run(code: str) -> str:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


# --- the list of games ---


def test_games_are_listed_before_and_after_the_first_match() -> None:
    """The package of the games has the same name as the function that lists them."""
    told = run(
        "import mastaba\n"
        "print(mastaba.games())\n"
        "mastaba.Match('silver-and-gold', 2)\n"
        "print(mastaba.games())\n"
        "from mastaba import games\n"
        "print(games())\n"
        "import mastaba.games.farao\n"
        "print(mastaba.games.farao.ABOUT.name)\n"
    )
    assert told.splitlines() == [str(GAMES)] * 3 + ["farao"]
    assert "numba" not in run("import mastaba, sys; mastaba.games(); print(*sys.modules)").split()


# --- bots ---


def by_hand(match: Match, players: list[Any], most: int = LONG) -> Match:
    """A plain loop: nobody tells the players what they miss between their turns."""
    while not match.over and match.ply < most:
        seat = match.to_act[0]
        match.act(seat, players[seat].choose_action(match.seat(seat)))
    return match


def test_the_example_of_the_readme_runs_with_every_game() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README.read_text("utf-8"), re.DOTALL)
    for game in GAMES:
        assert '"silver-and-gold"' in example
        found: dict[str, Any] = {}
        exec(example.replace('"silver-and-gold"', repr(game)), found)
        assert found["match"].over


@pytest.mark.parametrize("mode", ["basic", "expert"])
def test_a_plain_loop_finishes_with_bots_that_remember(mode: str) -> None:
    for level in ("novice", "club", "expert", "pharaoh", "searcher", "forgetful"):
        for number in range(3):
            match = Match("ramses", 2, seed=f"{level}{number}", variant={"mode": mode})
            assert by_hand(match, [bot(level, f"{number}a"), bot(level, f"{number}b")]).over, (level, number)


def test_a_level_learns_its_game_when_it_sees_it() -> None:
    """Without being told the game, it plays as it does when told."""
    for game in GAMES:
        told, untold = (
            Match(game, 2, seed="learn").play([bot("club", "1", about), bot("novice", "2", about)]).record()
            for about in (registry.about(game), None)
        )
        assert told == untold


def test_a_plain_loop_misses_nothing() -> None:
    """Whoever is given the match itself sees every step, as if it had been let watch."""
    players = [bot("searcher", "1"), bot("searcher", "2")]
    for seed in ("one", "another"):  # and it begins anew with every game
        alone = by_hand(Match("ramses", 2, seed=seed), players)
        watching = Match("ramses", 2, seed=seed).play([bot("searcher", "1"), bot("searcher", "2")])
        assert alone.over
        assert alone.ply < 1.5 * watching.ply + 100


def test_a_level_that_was_not_told_its_game_remembers() -> None:
    wins = sum(
        Match("ramses", 2, seed=f"blind{k}").play([bot("club", f"{k}"), bot("greedy", f"{k}")]).ranks()[0]
        == 1
        for k in range(4)
    )
    assert wins == 4


def test_a_bot_may_go_from_one_game_to_another() -> None:
    player: Any = bot("club", "1")
    for game in ("silver-and-gold", "ramses"):
        match = Match(game, 2, seed="both")
        seat = match.to_act[0]
        assert player.choose_action(match.seat(seat)) in match.actions(seat)
    assert isinstance(bot("club", about=registry.about("ramses")), RememberingClub)


def test_a_bot_that_does_not_fit_the_game_says_so_when_it_sees_it() -> None:
    """A player of games of memory elsewhere; a limit for one that does not search."""
    match = Match("silver-and-gold", 2, seed="1")
    with pytest.raises(UnknownBot, match=r"no bot 'searcher'; the bots are: novice, club"):
        bot("searcher").choose_action(match.seat(0))
    match = Match("ramses", 2, seed="1")
    with pytest.raises(
        UnknownBot, match="'expert' does not think in Ramses, so it takes no limit: use 'expert'"
    ):
        bot("expert@400").choose_action(match.seat(0))


# --- a game that goes on ---


@pytest.mark.parametrize("game", GAMES)
def test_the_record_of_a_running_game_can_be_played_on(game: str) -> None:
    match = Match(game, 2, seed="running")
    players = [bot("random", "1"), bot("random", "2")]
    for _ in range(12):
        match.act(match.to_act[0], players[match.to_act[0]].choose_action(match.seat(match.to_act[0])))
    record = match.record()
    again = replay(record)
    assert again.record() == record
    assert again.to_act == match.to_act
    again.play([bot("club", "1"), bot("club", "2")])
    assert again.log[: match.ply] == match.log
    # Its seed is secret, so chance went on with another: the record must not promise what nobody can check.
    assert "shuffle" not in again.record()
    assert replay(again.record()).result() == again.result()
    with pytest.raises(BadRecord):
        replay(again.record(), verify_shuffle=True)


def test_two_that_go_on_from_one_record_go_different_ways() -> None:
    """Chance is drawn anew, as in any game without a seed."""
    record = Match("silver-and-gold", 2, seed="running").record()
    logs = [replay(record).play([bot("club", "1"), bot("club", "2")]).log for _ in range(2)]
    assert logs[0] != logs[1]


def test_an_abandoned_game_that_goes_on_is_not_abandoned() -> None:
    match = Match("silver-and-gold", 2, seed="left")
    match.abandoned = True
    again = replay(match.record())
    assert again.record()["ended"] == "abandoned"
    again.push(again.legal(0)[0], 0)
    assert "ended" not in again.record()


def test_a_finished_game_keeps_its_seed() -> None:
    record = random_game(Way("silver-and-gold", 2, ()), "end").record()
    assert replay(record).record() == record
    assert record["shuffle"]["seed"]


# --- seeds and seats ---


@pytest.mark.parametrize(
    "seed", [7, -1, 2**200, "7", "", "lotus", b"\x00\xff", bytearray(b"x"), np.int64(7), None], ids=repr
)
def test_any_seed_will_do(seed: Any) -> None:
    match = Match("silver-and-gold", 2, seed=seed).play([bot("random", "1"), bot("random", "2")])
    replay(match.record(), verify_shuffle=True)
    if seed is not None:
        assert Match("silver-and-gold", 2, seed=seed).log == Match("silver-and-gold", 2, seed=seed).log


def test_numbers_and_bytes_have_a_seed_of_their_own() -> None:
    """What they stand for in the record: numbers and bytes for their hexadecimal digits."""

    def commit(seed: Any) -> str | None:
        return Match("silver-and-gold", 2, seed=seed).commit

    assert commit(7) == commit("0x7") == commit(np.int8(7)) != commit(8)
    assert commit(b"\x00\xff") == commit("00ff")


@pytest.mark.parametrize(
    ("given", "advice"),
    [
        ({"seed": 7.5}, "a seed is a whole number, a text or bytes, not 7.5"),
        ({"seed": True}, "a seed is a whole number, a text or bytes, not True"),
        ({"seed": ["7"]}, "a seed is a whole number, a text or bytes"),
        ({"seed": "\ud800"}, "a seed is a text that can be written in UTF-8"),
        ({"seats": "Ana"}, "players are a number or a list of names, not 'Ana': write ['Ana']"),
        ({"seats": "2"}, "players are a number or a list of names, not '2': write 2"),
        ({"seats": 2.0}, "players are a number or a list of names, not 2.0"),
        ({"seats": None}, "players are a number or a list of names, not None"),
        ({"seats": True}, "players are a number or a list of names, not True"),
        ({"seats": 0}, "Silver & Gold is for 2 to 4 players, not 0"),
        ({"seats": -3}, "Silver & Gold is for 2 to 4 players, not -3"),
        ({"seats": 10**12}, "Silver & Gold is for 2 to 4 players, not 1,000,000,000,000"),
        ({"seats": ["Ana", 7]}, "a player is a name, or {'name': …, 'bot': …}, not 7"),
        (
            {"seats": [{"bot": "club"}, "Ana"]},
            "a player is a name, or {'name': …, 'bot': …}, not {'bot': 'club'}",
        ),
        (
            {"seats": [{"name": "Bo", "bot": 3}, "Ana"]},
            "a player is a name, or {'name': …, 'bot': …}, not {'name': 'Bo', 'bot': 3}",
        ),
        ({"name": 7}, "the name of a game is a text, not 7; the games are: silver-and-gold"),
        ({"name": "silver"}, "did you mean 'silver-and-gold'"),
        (
            {"variant": "show_pile"},
            "options are given by name, such as {'show_pile': False}, not 'show_pile'",
        ),
        ({"variant": {"pile": True}}, "no option 'pile'; it has: show_pile"),
    ],
    ids=lambda part: repr(part) if isinstance(part, dict) else "",
)
def test_what_is_given_wrongly_is_answered_with_advice(given: dict[str, Any], advice: str) -> None:
    usual: dict[str, Any] = {"name": "silver-and-gold", "seats": ["Ana", "Bo"]}
    with pytest.raises((TypeError, ValueError)) as refused:
        Match(**{**usual, **given})
    assert advice in str(refused.value)
    assert len(str(refused.value).splitlines()) == 1


def test_a_number_of_players_is_enough() -> None:
    for players in (2, np.int64(2)):
        match = Match("ramses", players, seed=7)
        assert [seat["name"] for seat in match.seats] == ["Player 1", "Player 2"]
        assert replay(match.record()).record() == match.record()
    assert len(Match("silver-and-gold", ("Ana", "Bo", "Cy")).seats) == 3
    assert mastaba.Match("farao", 6).to_act

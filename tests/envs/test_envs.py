"""The environments pass the tests of PettingZoo and Gymnasium, unmodified, for every game and mode."""

from __future__ import annotations

import importlib.util
import itertools
import re
import subprocess
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    performance_benchmark,
    render_test,
    seed_test,
)

import mastaba
from mastaba.core.seat import IllegalMove
from mastaba.envs import GamesEnv, LearnerEnv, aec_env, gym_id, parallel_env

# Every game with its modes: what they change of observations and actions.
MODES: list[tuple[str, int, dict[str, Any]]] = [
    ("silver-and-gold", 2, {}),
    ("silver-and-gold", 4, {"show_pile": True, "reward": "margin"}),
    ("silver-and-gold-pyramids", 3, {}),
    ("silver-and-gold-pyramids", 2, {"show_pile": False}),
    ("ramses", 2, {}),
    ("ramses", 2, {"children": True, "slides": 4}),
    ("ramses", 3, {"mode": "expert"}),
    ("ramses", 1, {"mode": "solo", "reward": "margin"}),
    ("farao", 2, {}),
    ("farao", 3, {"figures": 1, "play_on": True}),
    ("farao", 4, {"pyramid": "big", "figures": 3, "inscriptions": 7}),
]
SIMULTANEOUS: list[tuple[str, int, dict[str, Any]]] = [
    ("silver-and-gold", 3, {}),
    ("silver-and-gold", 2, {"show_pile": True, "reward": "margin"}),
    ("silver-and-gold-pyramids", 2, {}),
    ("silver-and-gold-pyramids", 4, {"show_pile": False}),
]
CYCLES = 30

every_mode = pytest.mark.parametrize(
    ("game", "players", "options"), MODES, ids=lambda part: "-".join(part) if isinstance(part, dict) else None
)
every_game = pytest.mark.parametrize(
    "game", ["silver-and-gold", "silver-and-gold-pyramids", "ramses", "farao"]
)


@pytest.fixture(autouse=True)
def _their_advice() -> Iterator[None]:
    """PettingZoo warns about any observation with a mask that is not one of its own games."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        yield


@every_mode
def test_agents_pass_pettingzoos_tests(game: str, players: int, options: dict[str, Any]) -> None:
    api_test(aec_env(game, players, **options), num_cycles=CYCLES)
    seed_test(lambda: aec_env(game, players, **options), num_cycles=CYCLES)


@every_mode
def test_agents_are_drawn(game: str, players: int, options: dict[str, Any]) -> None:
    render_test(lambda render_mode: aec_env(game, players, render_mode=render_mode, **options))


@pytest.mark.parametrize(("game", "players", "options"), SIMULTANEOUS)
def test_simultaneous_agents_pass_pettingzoos_tests(game: str, players: int, options: dict[str, Any]) -> None:
    parallel_api_test(parallel_env(game, players, **options), num_cycles=200)


@every_mode
def test_the_benchmark_of_pettingzoo_runs(
    game: str, players: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = itertools.count(0.0, 0.5)  # ten rounds instead of five seconds
    home = sys.modules["pettingzoo.test.performance_benchmark"]  # pettingzoo.test has a function of that name
    monkeypatch.setattr(home, "time", SimpleNamespace(time=lambda: next(clock)))
    performance_benchmark(aec_env(game, players, **options))


@every_mode
def test_learners_pass_gymnasiums_check(game: str, players: int, options: dict[str, Any]) -> None:
    made = gymnasium.make(gym_id(game), players=players, opponents="random", **options)
    check_env(made.unwrapped)


def test_games_end_with_rewards_by_rank_or_margin() -> None:
    for reward in ("rank", "margin"):
        env = aec_env("silver-and-gold", 3, reward=reward)
        env.reset(seed=5)
        got = {}
        for agent in env.agent_iter():
            seen, gained, over, _, _ = env.last()
            if over:
                got[agent] = gained
            env.step(None if over else int(np.flatnonzero(seen["action_mask"])[0]))
        totals = np.zeros(3, np.int64)
        env.desk.engine.scores_in(env.desk.set.tables, env.desk.states, 0, totals)
        gains = [got[f"player_{seat}"] for seat in range(3)]
        assert np.argsort(gains).tolist() == np.argsort(totals).tolist()
        if reward == "rank":
            assert sum(gains) == pytest.approx(0)
            assert max(gains) == 1
        else:
            best = sorted(totals)[::-1]
            assert max(gains) == best[0] - best[1]


def test_simultaneous_agents_wait_while_others_act() -> None:
    env = parallel_env("silver-and-gold", 2)
    seen, _ = env.reset(seed=3)
    waited = False
    while env.agents:
        actions = {agent: int(np.flatnonzero(one["action_mask"])[-1]) for agent, one in seen.items()}
        waited = waited or env.wait in actions.values()
        seen, gained, *_ = env.step(actions)
    assert waited
    assert sum(gained.values()) == 0


def test_actions_and_notation_are_inverses() -> None:
    for game in ("silver-and-gold", "ramses", "farao"):
        env = aec_env(game)
        env.reset(seed=1)
        for _ in range(5):
            agent, (seen, *_) = env.agent_selection, env.last()
            legal = np.flatnonzero(seen["action_mask"]).tolist()
            assert [env.read(agent, env.write(agent, action)) for action in legal] == legal
            env.step(legal[0])
    assert "keep two of four cards" in aec_env("silver-and-gold").describe()


def test_mistakes_are_explained() -> None:
    with pytest.raises(ValueError, match="Silver & Gold has no option 'pile'; it has: show_pile"):
        aec_env("silver-and-gold", pile=True)
    with pytest.raises(ValueError, match="reward can't be 'points'; it can be: rank or margin"):
        aec_env("farao", reward="points")
    with pytest.raises(ValueError, match="no bot 'clubb'"):
        gymnasium.make(gym_id("farao"), opponents="clubb")
    with pytest.raises(ValueError, match="use aec_env"):
        parallel_env("farao")
    env = aec_env("silver-and-gold")
    with pytest.raises(IllegalMove, match="has not begun"):
        env.step(0)
    env.reset(seed=1)
    with pytest.raises(IllegalMove, match=r"action 0 of seat 0 is not legal now; its mask allows 128, 129"):
        env.step(0)
    with pytest.raises(IllegalMove, match="they go from 0 to 139"):
        env.step(140)
    both = parallel_env("silver-and-gold")
    both.reset(seed=1)
    with pytest.raises(IllegalMove, match="give an action for each of player_0, player_1"):
        both.step({"player_0": 128})
    learner = gymnasium.make(gym_id("silver-and-gold"), opponents="random").unwrapped
    learner.reset(seed=1)
    with pytest.raises(IllegalMove, match="the mask allows 128"):
        learner.step(0)
    batch: Any = gymnasium.make_vec(gym_id("silver-and-gold"), 4)
    batch.reset(seed=1)
    with pytest.raises(IllegalMove, match="action 0 of game 2 is not legal now"):
        batch.step(np.array([128, 128, 0, 128]))
    with pytest.raises(ValueError, match="vectorization_mode='sync'"):
        gymnasium.make_vec(gym_id("silver-and-gold"), 4, opponents="club")


def test_what_is_no_number_no_agent_and_no_deck_is_called_so() -> None:
    with pytest.raises(ValueError, match="players is a whole number, not '2'"):
        aec_env("silver-and-gold", players="2")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="deck is the path of a card file, not 3"):
        aec_env("silver-and-gold", deck=3)
    env = aec_env("silver-and-gold")
    for early in (env.last, lambda: env.observe("player_0"), lambda: env.read("player_0", "keep P08 G12")):
        with pytest.raises(IllegalMove, match="has not begun: call reset"):
            early()
    env.reset(seed=1)
    for ask in (env.observe, env.observation_space, env.action_space, lambda name: env.write(name, 128)):
        with pytest.raises(KeyError) as unknown:
            ask("player_9")
        assert str(unknown.value) == "there is no agent 'player_9'; the agents are: player_0, player_1"
    with pytest.raises(IllegalMove, match=r"an action is a number from 0 to 139, not array\(\[128\]\)"):
        env.step(np.array([128]))
    learner: Any = gymnasium.make(gym_id("silver-and-gold"), opponents="random").unwrapped
    with pytest.raises(IllegalMove, match="has not begun"):
        learner.write(128)
    learner.reset(seed=1)
    for wrong in ("x", None, 1.5):
        with pytest.raises(IllegalMove, match="an action is a number from 0 to 139, not"):
            learner.step(wrong)
    with pytest.raises(
        IllegalMove, match=r"action 0 is not legal now; the mask allows 128, 129, 130, 131, 132, 133$"
    ):
        learner.write(0)
    with pytest.raises(IllegalMove, match="there is no action 999"):
        learner.write(999)
    with pytest.raises(ValueError, match="opponents is one bot, or a list of 1, not of 2"):
        gymnasium.make(gym_id("silver-and-gold"), opponents=["club", "club"])


def test_what_is_no_seat_no_bot_and_no_text_is_called_so() -> None:
    made: list[tuple[Any, dict[str, Any], str]] = [
        (GamesEnv, {"num_envs": 2.5}, r"num_envs is a whole number, not 2\.5"),
        (GamesEnv, {"num_envs": "4"}, "num_envs is a whole number, not '4'"),
        (GamesEnv, {"seat": 0.5, "opponents": "random"}, r"seat is a whole number, not 0\.5"),
        (GamesEnv, {"seat": 2}, "there is no seat 2: they go from 0 to 1"),
        (LearnerEnv, {"seat": None}, "seat is a whole number, not None"),
        (LearnerEnv, {"seat": -1}, "there is no seat -1: they go from 0 to 1"),
        (LearnerEnv, {"opponents": None}, "opponents is a bot, or a list of bots, not None"),
    ]
    for make, wrong, told in made:
        with pytest.raises(ValueError, match=told):
            make("silver-and-gold", **wrong)
    both, alone, learner = parallel_env("silver-and-gold"), aec_env("silver-and-gold"), LearnerEnv("ramses")
    for env in (both, alone, learner):
        env.reset(seed=1)
    unnamed: list[Any] = [None, [128, 128], np.zeros(2, int)]
    for actions in unnamed:
        with pytest.raises(IllegalMove, match="give an action for each of player_0, player_1, not"):
            both.step(actions)
    with pytest.raises(IllegalMove, match="player_1 may not wait now; its mask allows 128, 129"):
        both.step({"player_0": 128, "player_1": both.wait})
    nothing: Any = None
    with pytest.raises(IllegalMove, match="notation is a text, not None"):
        alone.read("player_0", nothing)
    with pytest.raises(IllegalMove, match="notation is a text, not None"):
        learner.read(nothing)
    batch = GamesEnv("silver-and-gold", 2)
    batch.reset(seed=1)
    with pytest.raises(ValueError, match="actions are 2 whole numbers, not lists in a list"):
        batch.step([[128], [128, 129]])


def test_seeds_of_many_games_are_a_list_or_an_array() -> None:
    env = GamesEnv("silver-and-gold", 3)
    seen = [env.reset(seed=seeds)[0] for seeds in ([5, 6, 7], (5, 6, 7), np.array([5, 6, 7]))]
    assert np.array_equal(seen[0], seen[1])
    assert np.array_equal(seen[0], seen[2])
    with pytest.raises(ValueError, match="2 seeds for 3 games"):
        env.reset(seed=np.arange(2))


def test_a_mistake_changes_nothing_and_the_end_is_the_end() -> None:
    """After an illegal action the same position is there; after the end nothing begins by itself."""
    env = aec_env("farao")
    env.reset(seed=1)
    before = env.desk.states.tobytes()
    for wrong in (-1, 10_000, "step", None, 0.5, int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])):
        with pytest.raises(IllegalMove):
            env.step(wrong)
        assert env.desk.states.tobytes() == before
    while env.agents:
        seen, _, over, _, _ = env.last()
        env.step(None if over else int(np.flatnonzero(seen["action_mask"])[0]))
    after = env.desk.states.tobytes()
    with pytest.raises(IllegalMove, match="is over: call reset"):
        env.step(0)
    both = parallel_env("silver-and-gold")
    seen, _ = both.reset(seed=1)
    while both.agents:
        actions = {agent: int(np.flatnonzero(one["action_mask"])[-1]) for agent, one in seen.items()}
        seen, *_ = both.step(actions)
    with pytest.raises(IllegalMove, match="is over: call reset"):
        both.step(actions)
    learner: Any = gymnasium.make(gym_id("farao"), opponents="random").unwrapped
    with pytest.raises(IllegalMove, match="has not begun"):
        learner.step(0)
    learner.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, _ = learner.step(learner.action_space.sample())
    with pytest.raises(IllegalMove, match="is over: call reset"):
        learner.step(0)
    batch: Any = gymnasium.make_vec(gym_id("farao"), 2)
    with pytest.raises(IllegalMove, match="have not begun"):
        batch.step(np.zeros(2, int))
    assert batch.sample().tolist() == [0, 0]  # nobody has a choice yet
    batch.reset(seed=1)
    states = batch.states.tobytes()
    with pytest.raises(ValueError, match="2 whole numbers"):
        batch.step(np.zeros(2))
    with pytest.raises(IllegalMove, match="of game 0 is not legal"):
        batch.step(np.array([-1, 0]))
    assert batch.states.tobytes() == states
    assert env.desk.states.tobytes() == after


@pytest.mark.parametrize("make", [aec_env, parallel_env, GamesEnv, LearnerEnv])
def test_unknown_options_are_refused_by_every_environment(make: Any) -> None:
    with pytest.raises(ValueError, match="Silver & Gold has no option 'pile'; it has: show_pile"):
        make("silver-and-gold", pile=True)
    with pytest.raises(ValueError, match="option show_pile can’t be 3; it can be: false or true"):
        make("silver-and-gold", show_pile=3)
    with pytest.raises(ValueError, match="no game 'chess'"):
        make("chess")


@pytest.mark.parametrize("opponents", ["self", "random"])
def test_games_side_by_side_begin_anew_with_the_next_step(opponents: str) -> None:
    env: Any = gymnasium.make_vec(gym_id("silver-and-gold"), 8, players=3, opponents=opponents)
    seen, info = env.reset(seed=1)
    assert seen in env.observation_space
    finished = 0
    before = np.zeros(8, bool)
    for _ in range(150):
        chosen = info["action_mask"].argmax(axis=1)
        seen, rewards, over, cut, info = env.step(chosen)
        assert not cut.any()
        assert not (over & before).any(), "a new game has begun"
        assert (info["seat"] == -1).tolist() == over.tolist()
        assert (info["action_mask"].sum(axis=1) > 0).tolist() == (~over).tolist()
        assert not rewards[~over].any()
        assert info["rewards"][over].sum() == pytest.approx(0)
        if opponents == "random":
            assert set(info["seat"].tolist()) <= {0, -1}
        finished += int(over.sum())
        before = over
    assert finished >= 8


def test_games_side_by_side_are_the_games_of_one_desk() -> None:
    """The same decisions on the same dice: observations, masks and rewards agree, number by number."""
    env: Any = gymnasium.make_vec(gym_id("silver-and-gold"), 3)
    seen, info = env.reset(seed=[11, 12, 13])
    singles = [aec_env("silver-and-gold") for _ in range(3)]
    for single, seed in zip(singles, (11, 12, 13), strict=True):
        single.reset(seed=seed)
    over = np.zeros(3, bool)
    while not over.any():
        chosen = np.array([np.flatnonzero(mask)[-1] for mask in info["action_mask"]])
        for i, single in enumerate(singles):
            one = single.observe(single.agent_selection)
            assert np.array_equal(one["observation"], seen[i])
            assert np.array_equal(one["action_mask"], info["action_mask"][i])
            single.step(chosen[i])
        seen, _, over, _, info = env.step(chosen)
    place = int(np.flatnonzero(over)[0])
    assert info["rewards"][place].tolist() == [singles[place].rewards[f"player_{seat}"] for seat in range(2)]


def test_a_bot_that_watches_sees_every_step() -> None:
    """Ramses' bots remember: they must see what others uncover, and the learner too can win or lose."""
    env: Any = gymnasium.make(gym_id("ramses"), opponents="novice").unwrapped
    env.reset(seed=2)
    for _ in range(300):
        _, reward, over, _, _ = env.step(env.action_space.sample())
        if over:
            assert reward in (-1, 0, 1)
            break
    assert env.match.ply > 100


def test_a_table_loads_nothing_of_it() -> None:
    code = (
        "import sys, mastaba; match = mastaba.new('silver-and-gold', 2); match.push(match.moves(0)[0]); "
        "sys.exit(any(name.startswith('mastaba.envs') or 'mastaba' in name and '.encod' in name "
        "or name in ('gymnasium', 'pettingzoo') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
    assert mastaba.__version__


def test_the_guide_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """Every piece of code of docs/research.md, from top to bottom."""
    guide = (Path(__file__).parents[2] / "docs" / "research.md").read_text("utf-8")
    names: dict[str, Any] = {}
    for code in re.findall(r"^```python\n(.*?)^```", guide, re.MULTILINE | re.DOTALL):
        if "import pyspiel" in code and importlib.util.find_spec("pyspiel") is None:
            continue  # the extra openspiel is not installed
        exec(compile(code, "docs/research.md", "exec"), names)
    said = capsys.readouterr().out
    assert "Actions: 140 numbers" in said
    assert "action 139 of seat 0 is not legal now; its mask allows 128, 129" in said

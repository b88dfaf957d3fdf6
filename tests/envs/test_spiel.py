"""OpenSpiel's own simulation tests pass for every game and mode, and its algorithms run."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import mastaba
from mastaba.core.contract import CHANCE
from mastaba.envs import aec_env

if importlib.util.find_spec("pyspiel") is None:
    pytest.skip("openspiel is an extra: pip install 'mastaba[openspiel]'", allow_module_level=True)

import pyspiel

from mastaba.envs.spiel import spiel_name

MODES = [
    "mastaba_silver_and_gold",
    "mastaba_silver_and_gold(players=4,show_pile=True)",
    "mastaba_silver_and_gold_pyramids(players=3)",
    "mastaba_ramses",
    "mastaba_ramses(players=3,mode=expert)",
    "mastaba_ramses(players=1,mode=solo)",
    "mastaba_ramses(slides=4)",
    "mastaba_farao",
    "mastaba_farao(players=4,pyramid=big,figures=3,inscriptions=7)",
]


@pytest.mark.parametrize("name", MODES)
def test_openspiels_simulation_tests(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_its_games_are_ours() -> None:
    """The same decisions on the same chance: legal actions, tensors and results agree with PettingZoo's."""
    state = pyspiel.load_game("mastaba_silver_and_gold").new_initial_state()
    match = mastaba.new("silver-and-gold", 2, seed=4).play(["random", "random"], seed=1)
    env = aec_env("silver-and-gold")
    numbers = env.desk.set.numbers
    twin = mastaba.Match.unshuffled("silver-and-gold", match.seats, variant=match.variant)
    for step in match.log:
        who = -1 if step["by"] == "chance" else step["by"]
        assert state.current_player() == who
        if who >= 0:
            action = twin.read(who, step["move"])
            number = int(numbers.choices.numbers[who, action])
            legal = numbers.choices.actions[who, state.legal_actions()]
            assert sorted(legal.tolist()) == sorted(twin.actions(who))
            seen = numbers.encoding.encode(twin.observation(who), np.array([who]))[0]
            assert np.array_equal(np.array(state.observation_tensor(who)), seen.astype(float))
            assert state.action_to_string(who, number) == step["move"]
            state.apply_action(number)
        else:
            outcomes = [outcome for outcome, _ in state.chance_outcomes()]
            names = [state.action_to_string(-1, outcome) for outcome in outcomes]
            state.apply_action(outcomes[names.index(step["move"])])
        twin.follow(CHANCE if who < 0 else who, step["move"])
    assert state.is_terminal()
    ranks = match.ranks()
    assert state.returns() == [0.0, 0.0] if ranks[0] == ranks[1] else [3.0 - 2 * rank for rank in ranks]


def test_what_is_hidden_changes_no_information_state() -> None:
    """A card that another player was dealt shows in that player's history only."""
    game = pyspiel.load_game("mastaba_silver_and_gold")

    def dealt(last: int) -> Any:
        state = game.new_initial_state()
        for place in range(8):
            outcomes = [outcome for outcome, _ in state.chance_outcomes()]
            state.apply_action(outcomes[last if place == 7 else 0])
        return state

    one, other = dealt(0), dealt(1)
    assert one.information_state_string(0) == other.information_state_string(0)
    assert one.information_state_string(1) != other.information_state_string(1)


def test_a_recorded_game_goes_on(tmp_path: Path) -> None:
    match = mastaba.new("farao", 2, seed=4).play(["greedy", "greedy"], seed=1)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(match.record()), "utf-8")
    last = max(place for place, step in enumerate(match.log) if step["by"] != "chance")
    name = f"{spiel_name('farao')}(record={file},ply={last})"
    state = pyspiel.load_game(name).new_initial_state()
    seat, move = match.log[last]["by"], match.log[last]["move"]
    assert state.current_player() == seat
    assert move in [state.action_to_string(seat, action) for action in state.legal_actions()]
    with pytest.raises(ValueError, match="must not be over"):
        pyspiel.load_game(spiel_name("farao"), {"record": str(file), "ply": 99_999})
    with pytest.raises(ValueError, match="give the same"):
        pyspiel.load_game(spiel_name("farao"), {"record": str(file), "players": 3})

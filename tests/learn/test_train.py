"""``mastaba train``: the same weights again, also after a kill, with a log and a curve."""

from __future__ import annotations

import importlib.util
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

from mastaba.core.bag import Array
from mastaba.core.net import estimate
from mastaba.learn.play import Lesson, NoNetwork, look_back, net_of, play
from mastaba.learn.train import Plan, Run, carry_out
from mastaba.match import registry

GAME = "silver-and-gold"
learns = pytest.mark.skipif(
    importlib.util.find_spec("torch") is None, reason="PyTorch is an extra: pip install 'mastaba[learn]'"
)


def shipped(game: str) -> Array:
    return registry.game(game).tables(registry.read_deck(game))[0].net.copy()


def test_a_lesson_is_the_same_again_and_its_targets_are_what_was_still_to_come() -> None:
    lesson = Lesson(GAME, "again", games=20, judges=0b11, curious=0.1, share=0.5)
    one, other = play(lesson, shipped(GAME)), play(lesson, shipped(GAME))
    assert (one.rows == other.rows).all()
    assert (one.totals == other.totals).all()
    assert len(one.rows) > 20 * 28
    assert np.isfinite(one.rows).all()
    assert abs(one.targets).max() < one.totals.max()
    unlike = play(Lesson(GAME, "else", games=20, judges=0b11), shipped(GAME))
    assert len(unlike.rows) == 0
    assert (one.totals != unlike.totals).any()


def test_a_position_is_judged_by_the_total_mixed_with_what_was_expected_on_the_way() -> None:
    """Seat 0 ends with 100 points: its last position was worth that, the one before the mean of 100 and of
    what the network expected in between, and so on. What others noted does not matter."""
    whose, expected = np.array([0, 0, 0, 1, 0]), np.array([1, 2, 60, 50, 90], np.float32)
    for kept, due in ((1.0, [0, 100, 100, 80, 100]), (0.5, [0, 77.5, 95, 80, 100])):
        targets = np.zeros(5, np.float32)
        look_back(1, 5, kept, np.array([100, 80, 0, 0, 0, 0, 0, 0]), targets, expected, whose)
        assert targets.tolist() == due


def test_in_pyramids_what_is_expected_on_the_way_takes_luck_out_of_the_targets() -> None:
    game = "silver-and-gold-pyramids"
    lessons = [Lesson(game, "kept", games=100, judges=0b11, share=0.5, kept=kept) for kept in (1.0, 0.5)]
    whole, mixed = (play(lesson, shipped(game)) for lesson in lessons)
    assert (whole.rows == mixed.rows).all()
    assert mixed.targets.std() < whole.targets.std() - 1.0


@pytest.mark.parametrize("game", ["silver-and-gold", "silver-and-gold-pyramids"])
def test_what_is_expected_on_the_way_is_what_the_network_says_of_what_was_noted(game: str) -> None:
    """In games of one seat, in which all that is noted is its own: what a position adds to the one before can
    be worked out again, until the game is over."""
    net, weights, kept = net_of(game), shipped(game), 0.25
    for seed in "abc":
        whole, mixed = (
            play(Lesson(game, seed, games=1, judges=0b1, share=1.0, seats=1, kept=share), weights)
            for share in (1.0, kept)
        )
        said = [net.scale * estimate(weights, row, *net.inputs) for row in whole.rows]
        apart = mixed.targets - whole.targets
        due = kept * apart[1:] + (1 - kept) * (said - whole.targets)[1:]
        assert apart[:-4] == pytest.approx(due[:-3], abs=0.001)
        assert len(apart) > 28
        assert abs(apart).max() > 1


@pytest.mark.parametrize("game", ["silver-and-gold", "silver-and-gold-pyramids"])
def test_the_network_alone_beats_the_policy(game: str) -> None:
    """One step ahead, on equal deals in both seatings: 80 and 76 % of games; here whether it is more than
    half beyond doubt."""
    won = 0.0
    for seat in range(2):
        ranks = play(Lesson(game, "beats", games=600, judges=1 << seat), shipped(game)).ranks
        won += (ranks[:, seat] < ranks[:, 1 - seat]).sum()
    assert won / 1200 > 0.53


def test_games_without_a_network_say_which_have_one() -> None:
    with pytest.raises(
        NoNetwork,
        match="ramses has no network to train; these have: silver-and-gold and silver-and-gold-pyramids",
    ):
        net_of("ramses")


@learns
def test_a_run_is_the_same_again_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    plan = Plan(GAME, seed=5, rounds=2, games=600)
    whole, parts = Run(tmp_path / "whole", plan), Run(tmp_path / "parts", plan)
    assert sum(carry_out(whole, jobs=1)) == 1200
    games = carry_out(parts, jobs=1)
    while next(games):
        pass
    assert next(games) == 500  # a part of the second round is lost
    games.close()
    again = Run(tmp_path / "parts", plan)
    assert [line.round for line in again.lines] == [0]
    assert sum(carry_out(again, jobs=1)) == 600
    assert (np.load(tmp_path / "whole/net.npy") == np.load(tmp_path / "parts/net.npy")).all()
    assert [line.error for line in whole.lines] == [line.error for line in again.lines]
    with pytest.raises(ValueError, match="holds the games of another run: give another --out"):
        Run(tmp_path / "whole", Plan(GAME, seed=6, rounds=2, games=600))


def mastaba(*words: str, folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "mastaba.cli", "train", *words]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=600, check=False)


@learns
def test_the_command_survives_a_kill_and_writes_log_and_curve(tmp_path: Path) -> None:
    words = [GAME, "--rounds", "2", "--games", "500", "--jobs", "1", "--out", "run"]
    command = [sys.executable, "-m", "mastaba.cli", "train", *words]
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as first:
        until = time.monotonic() + 500
        while not (tmp_path / "run/log.csv").exists():
            assert first.poll() is None
            assert time.monotonic() < until
            time.sleep(0.01)
        os.kill(first.pid, signal.SIGKILL)
    done = mastaba(*words, folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "The weights: run/net.npy" in done.stdout
    log = (tmp_path / "run/log.csv").read_text("utf-8").splitlines()
    assert log[0].startswith("round,positions,error,points,theirs,won,low,high,seconds")
    assert [line.partition(",")[0] for line in log[1:]] == ["0", "1"]
    curve = ElementTree.fromstring((tmp_path / "run/curve.svg").read_text("utf-8"))
    assert len(curve.findall("{http://www.w3.org/2000/svg}polyline")) == 2


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["ramses"], "mastaba: ramses has no network to train; these have: silver-and-gold and "),
        (["chess"], "mastaba: no game 'chess'"),
        ([GAME, "--on", "moon"], "mastaba: --on is 'here' or 'ray', not 'moon'"),
        ([GAME, "--out", "none/such"], "mastaba: none/such: no such file"),
        ([GAME, "--rounds", "0"], "mastaba: --rounds takes a number from 1 to 1000; see "),
    ],
)
@learns
def test_errors_are_one_line(words: list[str], told: str, tmp_path: Path) -> None:
    done = mastaba(*words, folder=tmp_path)
    assert done.returncode == 2
    assert done.stderr.startswith(told)
    assert len(done.stderr.splitlines()) == 1


def test_without_pytorch_the_error_says_what_to_install(tmp_path: Path) -> None:
    (tmp_path / "torch.py").write_text("raise ImportError('no torch here')\n", "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "mastaba.cli", "train", GAME],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr == "mastaba: training needs PyTorch: pip install 'mastaba[learn]'\n"

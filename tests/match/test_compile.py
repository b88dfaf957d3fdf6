"""A game that is not compiled yet is played as plain Python, and compiled meanwhile."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from mastaba.match import compile, registry
from mastaba.match.match import Match

PLAYS_A_TURN_OF_EVERY_GAME = """
import gc
from mastaba.bots.hints import reason
from mastaba.bots.players import bot, players_of
from mastaba.core.kernel import Rule
from mastaba.match import registry
from mastaba.match.compile import run_cold
from mastaba.match.match import Match

for name in registry.names():
    assert run_cold(name)
    match = Match(name, max(2, registry.about(name).players[0]), seed="cold")
    for level in players_of(match.game.about):
        seat = match.to_act[0]
        match.view(seat)
        action = bot(level, 1, match.game.about).choose_action(match.seat(seat))
        reason(match.seat(seat), action)
        match.act(seat, action)
    match.totals(), match.ranks()
print(sorted(rule.__name__ for rule in gc.get_objects() if isinstance(rule, Rule) and rule.overloads))
"""


def test_nothing_is_compiled_before_a_game_can_be_played_with_bots(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PLAYS_A_TURN_OF_EVERY_GAME],
        env={**os.environ, "MASTABA_CACHE": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "[]\n"), done.stderr


@pytest.mark.parametrize("name", registry.names())
def test_a_game_goes_on_the_same_way_when_it_is_compiled_in_its_midst(
    name: str, plain: Callable[[str], None]
) -> None:
    seats = max(2, registry.about(name).players[0])
    compiled, switched = (Match(name, seats, seed="switch") for _ in range(2))
    for turn in range(40):
        if compiled.over:
            break
        seat = compiled.to_act[0]
        choices = compiled.actions(seat)
        compiled.act(seat, choices[turn % len(choices)])
        plain(name if turn % 3 else "")
        assert switched.game.plain == bool(turn % 3)
        switched.act(seat, switched.actions(seat)[turn % len(choices)])
        assert switched.view(seat) == compiled.view(seat)
        plain("")
        assert switched.states.tobytes() == compiled.states.tobytes()
    assert switched.log == compiled.log


class Compiling:
    """Stands in for the process that compiles a game."""

    def __init__(self, name: str) -> None:
        self.name, self.done, self.ended = name, threading.Event(), False

    def poll(self) -> int | None:
        return 0 if self.done.is_set() else None

    def terminate(self) -> None:
        self.ended = True
        self.done.set()


class Started(dict[str, Compiling]):
    """The processes that were started, by game."""

    def __call__(self, name: str) -> Compiling:
        self[name] = Compiling(name)
        return self[name]


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch, plain: Callable[[str], None]) -> Started:
    """Nothing is compiled, and nothing that is started ever gets done by itself."""
    processes = Started()
    monkeypatch.setattr(compile, "is_warm", lambda name: False)
    monkeypatch.setattr(compile, "compiler", processes)
    monkeypatch.setattr(compile.Preparation, "_run", lambda self: None)  # the tests take its steps
    return processes


def test_a_game_that_somebody_plays_is_compiled_next(started: Started) -> None:
    games = first, second, third, last = registry.names()[:4]
    loaded: list[str] = []
    preparation = compile.Preparation(loaded.append, games)
    preparation.start()
    assert not any(map(compile.is_compiled, games))
    preparation._compile_next()
    assert list(started) == [first, second]
    preparation.first(last)
    preparation.first(first)  # is being compiled already
    started[second].done.set()
    assert preparation._compile_next()
    assert list(started) == [first, second, last]
    assert loaded == [second]
    assert [name for name in games if compile.is_compiled(name)] == [second]
    for name in (first, last):
        started[name].done.set()
    assert preparation._compile_next()
    started[third].done.set()
    assert not preparation._compile_next()
    assert all(map(compile.is_compiled, games))


def test_what_is_being_compiled_ends_with_the_server(started: Started) -> None:
    preparation = compile.Preparation(lambda name: None)
    preparation.start()
    preparation._compile_next()
    preparation.stop()
    assert [process.ended for process in started.values()] == [True, True]

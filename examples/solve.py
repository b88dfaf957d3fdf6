"""An exact solution with OpenSpiel, beside pharaoh: the last turns of Silver & Gold with a tiny deck.

    pip install 'mastaba[openspiel]'
    python examples/solve.py

Two bots play with twelve cards, as few as two players can play with. Where at most some thousand positions
can follow, OpenSpiel takes over. Both players choose at once without seeing each other's choice, so the
solution may have to mix: CFR+ runs until neither player could gain by playing otherwise (NashConv). Then
pharaoh plays the same turns against the solution: it can at best reach the value of the game, and the
difference is what its choices cost.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import (
    cfr,
    expected_game_score,
    exploitability,
)

import mastaba
import mastaba.envs.spiel  # registers the games
from mastaba.bots.players import made
from mastaba.core.contract import CHANCE

GAME = "silver-and-gold"
ISLANDS = ("ocoo\nopoo\noooo", "oooo\noxpo\n.ooc", "ooco\noooo\n.ooo", "ooo.\nooop\noocc")
CLOSE = 3  # points
CARDS = [(f"T{n}", ("purple", "orange", "green", "grey")[n % 4], ISLANDS[n // 3]) for n in range(12)]


def tiny_deck(folder: Path) -> Path:
    """Twelve cards: as few as two players can play with."""
    lines = [
        f"{name} {colour} {sum(map(island.count, 'ocpx'))}\n{island}\n" for name, colour, island in CARDS
    ]
    file = folder / "tiny.txt"
    file.write_text("\n".join(lines), "utf-8")
    return file


def positions(state: Any, most: int) -> int:
    """How many positions can follow; counting ends when there are too many."""
    if state.is_terminal():
        return 1
    chance = state.is_chance_node()
    found = 1
    for action in [action for action, _ in state.chance_outcomes()] if chance else state.legal_actions():
        found += positions(state.child(action), most)
        if found > most:
            break
    return found


def endgames(deck: Path, folder: Path, most: int) -> Iterator[tuple[Any, Any, int]]:
    """The ends of close games of random players, as long as they can be solved (better players leave nothing
    to decide at the end): the game for OpenSpiel, the match, the first step."""
    for seed in range(1000):
        match = mastaba.new(GAME, 2, seed=seed, deck=deck).play(["random", "random"], seed=seed)
        totals = match.totals()
        if abs(totals[0] - totals[1]) > CLOSE:
            continue  # most likely decided well before the end
        file = folder / f"game-{seed}.json"
        file.write_text(json.dumps(match.record()), "utf-8")
        longest = None
        for ply in [place for place, step in enumerate(match.log) if step["do"] == "reveal"][::-1]:
            name = mastaba.envs.spiel.spiel_name(GAME)
            game = pyspiel.load_game(name, {"deck": str(deck), "record": str(file), "ply": ply})
            if positions(game.new_initial_state(), most) > most:
                break
            longest = game, match, ply
        if longest:
            yield longest


def solved(game: Any, good: float = 1e-3, rounds: int = 200) -> tuple[Any, float]:
    """A policy that neither player can gain against by more than ``good`` in sum, and what is left."""
    solver = cfr.CFRPlusSolver(game)
    left = 9.0
    for done in range(1, rounds + 1):
        solver.evaluate_and_update_policy()
        if done % 10 == 0:
            left = float(exploitability.nash_conv(game, solver.average_policy()))
            if left < good:
                break
    return solver.average_policy(), left


class Played(policy.Policy):  # type: ignore[misc]
    """A bot as a policy of OpenSpiel: in every position it is asked what it would do."""

    def __init__(self, game: Any, match: Any, ply: int, bot: str) -> None:
        super().__init__(game, [0, 1])
        self.match, self.ply, self.bot = match, ply, bot
        self.known: dict[str, dict[int, float]] = {}

    def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
        key = state.information_state_string(state.current_player())
        if key not in self.known:
            self.known[key] = {self.asked(state): 1.0}
        return self.known[key]

    def asked(self, state: Any) -> int:
        """What the bot does here: the steps up to here are made again, and it gets its seat."""
        twin = mastaba.Match.unshuffled(
            GAME, self.match.seats, variant=self.match.variant, deck=self.match.deck
        )
        for step in self.match.log[: self.ply]:
            twin.follow(CHANCE if step["by"] == "chance" else step["by"], step["move"])
        replayed = state.get_game().new_initial_state()
        for action in state.history():
            who = replayed.current_player()
            twin.follow(CHANCE if who < 0 else who, replayed.action_to_string(who, action))
            replayed.apply_action(action)
        seat = state.current_player()
        action = made(self.bot, twin.game.about, 1).choose_action(twin.seat(seat))
        return int(state.rules.set.numbers.choices.numbers[seat, action])


def value(game: Any, first: Any, second: Any) -> float:
    return float(expected_game_score.policy_value(game.new_initial_state(), [first, second])[0])


def _turn(match: Any, ply: int) -> int:
    return 1 + sum(step["do"] == "reveal" for step in match.log[:ply])


def main(ends: int = 5, most: int = 3000, bot: str = "pharaoh@2000") -> list[tuple[float, float, float]]:
    """Solve the ends of some games that are not decided yet; the value, what is left, what the bot
    reaches."""
    found: list[tuple[float, float, float]] = []
    with tempfile.TemporaryDirectory() as made_here:
        folder = Path(made_here)
        for game, match, ply in endgames(tiny_deck(folder), folder, most):
            solution, left = solved(game)
            worth = value(game, solution, solution)
            if abs(worth) > 0.99:
                continue  # decided before
            reached = value(game, Played(game, match, ply, bot), solution)
            found.append((worth, left, reached))
            sys.stdout.write(
                f"from turn {_turn(match, ply)}: value {worth:+.3f} (NashConv {left:.4f}), "
                f"{bot} reaches {reached:+.3f}: it loses {worth - reached:.3f}\n"
            )
            if len(found) == ends:
                break
    return found


if __name__ == "__main__":
    main()

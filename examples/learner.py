"""A learner in one file: it teaches itself Silver & Gold for two and beats ``club``.

    python examples/learner.py --minutes 20     learn, and save the weights as examples/learner.npz
    mastaba arena silver-and-gold --bots examples.learner:Learner,club --games 200

It plays many games against itself side by side. For every legal action it looks at what its seat would see
after it, before chance answers, and estimates its own final points from that; it takes the best. When a game
is over, the estimates of all positions it went through are moved towards the points it ended with. The
estimate is a small network in numpy: one part looks at each of the player's two cards, one at the rest.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

from mastaba import Bot, Move, SeatView
from mastaba.envs import GamesEnv

GAME, TURNS, SCALE, HIDDEN = "silver-and-gold", 28, 30.0, 64
LATELY = 1000  # the games that it learns from: the last ones
WEIGHTS = Path(__file__).with_name("learner.npz")


class Estimate:
    """The points that a player will end with, from what its seat sees. Both parts have a hidden layer."""

    def __init__(self, encoding: Any, seed: int = 1) -> None:
        self.encoding, order = encoding, np.random.default_rng(seed)
        one = encoding.encode(np.zeros(1, encoding.state), np.array([0]))
        card, table = self.inputs(one)
        self.weights: dict[str, Any] = {}
        for part, wide in (("card", card.shape[-1]), ("table", table.shape[-1])):
            self.weights[f"{part} in"] = order.normal(0, wide**-0.5, (wide, HIDDEN)).astype(np.float32)
            self.weights[f"{part} bias"] = np.zeros(HIDDEN, np.float32)
            self.weights[f"{part} out"] = order.normal(0, 0.02, HIDDEN).astype(np.float32)
        self.weights["mean"] = np.array([90 / SCALE], np.float32)
        self.pace = {name: [np.zeros_like(w), np.zeros_like(w)] for name, w in self.weights.items()}
        self.steps = 0

    def part(self, rows: Any, name: str) -> Any:
        """A named slice of the observations."""
        return rows[:, self.encoding.slices[name]].reshape(-1, *self.encoding.shapes[name])

    def inputs(self, rows: Any) -> tuple[Any, Any]:
        """What the two parts look at: the boxes that are still empty on the own cards, and the rest."""
        cards, crossed = self.part(rows, "cards")[:, 0], self.part(rows, "crossed")[:, 0]
        left = (TURNS - self.part(rows, "turn")[:, :, None]) / np.float32(TURNS)
        empty = cards[:, :, :64].reshape(-1, 2, 4, 16) * (1 - crossed[:, :, None])
        boxes = empty[:, :, 0].sum(axis=2, keepdims=True) / np.float32(8)
        left = np.broadcast_to(left, boxes.shape)
        printed = cards[:, :, 64:] / np.float32(4)
        seen = [empty.reshape(-1, 2, 64), printed, boxes, left, boxes * left, np.maximum(boxes - 4 * left, 0)]
        own = ("owed", "coins", "cups", "rows", "palms", "palm_points", "completed")
        table = [self.part(rows, name)[:, 0].reshape(len(rows), -1) for name in own]
        table += [self.part(rows, name) for name in ("turn", "phase", "expeditions")]
        return (
            np.concatenate(seen, axis=2).astype(np.float32),
            np.concatenate(table, axis=1).astype(np.float32) / np.float32(4),
        )

    def forward(self, card: Any, table: Any) -> tuple[Any, Any, Any]:
        w = self.weights
        on_cards = np.maximum(card @ w["card in"] + w["card bias"], 0)
        on_table = np.maximum(table @ w["table in"] + w["table bias"], 0)
        told = (on_cards @ w["card out"]).sum(axis=1) + on_table @ w["table out"] + w["mean"][0]
        return told, on_cards, on_table

    def __call__(self, rows: Any) -> Any:
        return self.forward(*self.inputs(rows))[0]

    def learn(self, card: Any, table: Any, points: Any, rate: float) -> float:
        """One step of Adam towards these points; the mean squared error before it."""
        told, on_cards, on_table = self.forward(card, table)
        wrong = (told - points / SCALE).astype(np.float32)
        pull = wrong / len(wrong)
        up_card = pull[:, None, None] * self.weights["card out"] * (on_cards > 0)
        up_table = pull[:, None] * self.weights["table out"] * (on_table > 0)
        slopes = {
            "card in": card.reshape(-1, card.shape[2]).T @ up_card.reshape(-1, HIDDEN),
            "card bias": up_card.sum(axis=(0, 1)),
            "card out": np.einsum("nch,n->h", on_cards, pull),
            "table in": table.T @ up_table,
            "table bias": up_table.sum(axis=0),
            "table out": on_table.T @ pull,
            "mean": pull.sum(keepdims=True),
        }
        self.steps += 1
        for name, slope in slopes.items():
            first, second = self.pace[name]
            first += 0.1 * (slope - first)
            second += 0.001 * (slope**2 - second)
            grown = np.sqrt(second / (1 - 0.999**self.steps)) + 1e-8
            self.weights[name] -= rate * first / (1 - 0.9**self.steps) / grown
        return float((wrong**2).mean() * SCALE**2)


def judged(estimate: Estimate, engine: Any, tables: Any, states: Any, who: Any, listed: Any) -> Any:
    """The value of every (place, action) in ``listed``, and what is seen after it."""
    places, actions = listed
    raw = states.view(np.uint8).reshape(len(states), -1)[places]
    after, seats = np.frombuffer(raw.tobytes(), engine.state).copy(), who[places]
    for i, (seat, action) in enumerate(zip(seats.tolist(), actions.tolist(), strict=True)):
        engine.play_in(tables, after, i, seat, action)
    seen = after.copy()
    engine.observe_all(tables, after, seats, seen)
    rows = estimate.encoding.encode(seen, seats)
    return estimate(rows), rows


class Learner(Bot):
    """Plays by learned weights: one step ahead, without search."""

    says = "has taught itself, and plays by feeling"

    def __init__(self, seed: Any = None) -> None:
        super().__init__(seed)
        self.estimate: Estimate | None = None

    def choose(self, seat: SeatView) -> Move:
        if self.estimate is None:
            self.estimate = Estimate(GamesEnv(GAME, 1).set.numbers.encoding)
            self.estimate.weights = dict(np.load(WEIGHTS))
        seen, actions = seat.observation, np.array(seat.actions)
        listed = np.zeros(len(actions), int), actions
        value, _ = judged(self.estimate, seat.opened.engine, seat.tables, seen, np.array([seat.seat]), listed)
        return seat.move(int(actions[value.argmax()]))


def learn(minutes: float, out: Path, games: int = 128, seed: int = 1, most: int = 1 << 30) -> Estimate:
    """Play against itself for so long, or so many games, and learn from every finished one."""
    env, order = GamesEnv(GAME, games, 2, copy=False), np.random.default_rng(seed)
    engine, choices = env.set.engine, env.set.numbers.choices
    estimate = Estimate(env.set.numbers.encoding, seed)
    _, info = env.reset(seed=seed)
    paths: list[list[tuple[int, Any]]] = [[] for _ in range(games)]
    cards, tables, points, finished, totals = [], [], [], 0, []
    began = told = time.monotonic()
    end = began + 60 * minutes
    while (now := time.monotonic()) < end and finished < most:
        who, over = info["seat"].copy(), info["seat"] < 0
        places, numbers = np.nonzero(info["action_mask"])
        actions = choices.actions[who[places], numbers]
        value, rows = judged(estimate, engine, env.set.tables, env.states, who, (places, actions))
        spread = 0.015 * (end - now) / (end - began)  # curiosity, less and less
        value = value + order.gumbel(0, spread, len(value))
        chosen = np.zeros(games, int)
        firsts = np.searchsorted(places, np.arange(games + 1))
        for i in np.flatnonzero(~over).tolist():
            best = firsts[i] + int(value[firsts[i] : firsts[i + 1]].argmax())
            chosen[i] = numbers[best]
            paths[i].append((int(who[i]), rows[best]))
        _, _, ended, _, info = env.step(chosen)
        for i in np.flatnonzero(ended).tolist():
            result = np.zeros(2, np.int64)
            engine.scores_in(env.set.tables, env.states, i, result)
            card, table = estimate.inputs(np.array([row for _, row in paths[i]]))
            cards.append(card)
            tables.append(table)
            points.append(result[[seat for seat, _ in paths[i]]])
            totals.append(result.mean())
            paths[i], finished = [], finished + 1
        if ended.sum() and finished > games:
            kept = [np.concatenate(one[-LATELY:]) for one in (cards, tables, points)]
            rate = 1e-3 * (end - now) / (end - began) + 1e-4
            errors = []
            for _ in range(4 * int(ended.sum())):
                some = order.integers(len(kept[2]), size=256)
                errors.append(estimate.learn(kept[0][some], kept[1][some], kept[2][some], rate))
            cards, tables, points = ([*one[-LATELY:]] for one in (cards, tables, points))
            if now - told > 10:
                told, recent = now, np.mean(totals[-500:])
                sys.stderr.write(
                    f"{now - began:5.0f} s, {finished:6} games: {recent:.1f} points, "
                    f"error {np.mean(errors) ** 0.5:.1f}\n"
                )
    np.savez(out, **estimate.weights)
    return estimate


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Teach a learner Silver & Gold.")
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    asked = parser.parse_args()
    learn(asked.minutes, asked.out)

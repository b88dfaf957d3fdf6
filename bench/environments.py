"""Environments compared: ours, PettingZoo's connect four, Pgx on the CPU, OpenSpiel. ``python -m
bench.environments`` writes bench/environments.md.

All in one run, on one core, with observations and masks, random legal moves. Peers are measured in the Python
environment of ``--peers``, which has pettingzoo[classic], pgx and open_spiel; without it only ours are.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np

from bench.measure import Rate, rate, spoken

HERE = Path(__file__).parent
SECONDS = 5.0
STEPS = 2_000  # of a run of a single environment
ENCODED, RECORDS = (
    "Mastaba, Silver & Gold, vector of 4,096",
    "Mastaba, Silver & Gold, vector of 4,096, observations as records",
)
FILLING = "Rows as long as the observations and masks of Silver & Gold, filled with ones"
KUHN, KUHN_SIZE = "Pgx, kuhn poker, vector of 4,096, CPU", 7 + 2  # numbers of an observation, and actions


def vector(game: str, games: int, copy: bool = False) -> Rate:
    """Decisions of many games side by side: step, observations, masks, and random moves."""
    from mastaba.envs import GamesEnv

    env = GamesEnv(game, games, 3 if game.startswith("silver") else 2, copy=copy)
    env.reset(seed=1)
    steps = max(4, 60_000 // games)

    def run() -> int:
        done = 0
        for _ in range(steps):
            _, _, over, _, _ = env.step(env.sample())
            done += games - int(over.sum())
        return done

    return rate(run, SECONDS)


def filling(games: int = 4096) -> Rate:
    """Arrays for observations and masks, written from end to end: the least that can be done to them."""
    from mastaba.envs import GamesEnv

    env = GamesEnv("silver-and-gold", games, 3)
    rooms = [np.zeros((games, size), np.int8) for size in _sizes(env)]

    def run() -> int:
        for _ in range(20):
            for room in rooms:
                room.fill(1)
        return 20 * games

    return rate(run, SECONDS)


def _sizes(env: Any) -> tuple[int, int]:
    """Numbers of an observation and of a mask."""
    return env.single_observation_space.shape[0], int(env.single_action_space.n)


def agents(make: Any) -> Rate:
    """Decisions of one PettingZoo environment: last, a random legal move, step."""
    env, order = make(), np.random.default_rng(1)
    env.reset(seed=1)

    def run() -> int:
        done = 0
        while done < STEPS:
            if not env.agents:
                env.reset()
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            env.step(legal[int(order.random() * len(legal))])
            done += 1
        return done

    return rate(run, SECONDS)


def ours() -> dict[str, Rate]:
    from bench.games import Bench
    from mastaba.envs import aec_env

    found: dict[str, Rate] = {}
    for games in (1024, 4096):
        found[f"Mastaba, Silver & Gold, vector of {games:,}"] = vector("silver-and-gold", games)
    found["Mastaba, Silver & Gold, vector of 4,096, new arrays each step"] = vector(
        "silver-and-gold", 4096, copy=True
    )
    found[RECORDS] = Bench("silver-and-gold", 3).vector(observing=True)
    found[FILLING] = filling()
    for game, title in (
        ("silver-and-gold-pyramids", "Pyramids"),
        ("ramses", "Ramses"),
        ("farao", "Farao"),
    ):
        found[f"Mastaba, {title}, vector of 1,024"] = vector(game, 1024)
    found["Mastaba, Silver & Gold, one AEC"] = agents(lambda: aec_env("silver-and-gold", 3))
    found["Mastaba, Farao, one AEC"] = agents(lambda: aec_env("farao", 2))
    return found


# --- The peers: this part runs in their Python environment ---


def connect_four() -> Rate:
    from pettingzoo.classic import connect_four_v3  # type: ignore[import-not-found,unused-ignore]

    return agents(connect_four_v3.env)


def pgx_games(name: str, games: int) -> Rate:
    import jax  # type: ignore[import-not-found,unused-ignore]
    import pgx  # type: ignore[import-not-found,unused-ignore]
    from pgx.experimental import auto_reset  # type: ignore[import-not-found,unused-ignore]

    env: Any = pgx.make(name)
    start, step = jax.jit(jax.vmap(env.init)), jax.vmap(auto_reset(env.step, env.init))

    def turn(state: Any, key: Any) -> Any:
        logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        chosen = jax.random.categorical(key, logits, axis=1)
        return step(state, chosen, jax.random.split(key, games))

    turn = jax.jit(turn)
    state = start(jax.random.split(jax.random.PRNGKey(0), games))
    held = {"state": state, "key": jax.random.PRNGKey(1)}

    def run() -> int:
        for _ in range(20):
            held["key"], key = jax.random.split(held["key"])
            held["state"] = turn(held["state"], key)
        held["state"].observation.block_until_ready()
        held["state"].legal_action_mask.block_until_ready()
        return 20 * games

    return rate(run, SECONDS)


def open_spiel(name: str) -> Rate:
    import pyspiel  # type: ignore[import-not-found,unused-ignore]

    game, order = pyspiel.load_game(name), np.random.default_rng(1)

    def run() -> int:
        done, state = 0, game.new_initial_state()
        while done < STEPS:
            if state.is_terminal():
                state = game.new_initial_state()
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(order.random() * len(outcomes))][0])
                continue
            np.asarray(state.observation_tensor())
            np.asarray(state.legal_actions_mask())
            legal = state.legal_actions()
            state.apply_action(legal[int(order.random() * len(legal))])
            done += 1
        return done

    return rate(run, SECONDS)


def peers() -> dict[str, Rate]:
    found = {"PettingZoo, connect four, one AEC": connect_four()}
    for name in ("connect_four", "kuhn_poker", "backgammon"):
        for games in (1024, 4096) if name != "backgammon" else (1024,):
            found[f"Pgx, {name.replace('_', ' ')}, vector of {games:,}, CPU"] = pgx_games(name, games)
    for name in ("connect_four", "backgammon"):
        found[f"OpenSpiel, {name.replace('_', ' ')}, one state from Python"] = open_spiel(name)
    return found


# --- The report ---


def measured_elsewhere(python: str) -> dict[str, Rate]:
    """The peers, in another Python environment, on this core."""
    told = subprocess.run(
        [python, "-m", "bench.environments", "--as-peer"],
        capture_output=True,
        text=True,
        cwd=HERE.parent,
        timeout=900,
        check=False,
        env=os.environ | {"JAX_PLATFORMS": "cpu"},
    )
    if told.returncode:
        raise SystemExit(told.stderr)
    return {what: Rate(*one) for what, one in json.loads(told.stdout.splitlines()[-1]).items()}


def bound(found: dict[str, Rate], size: int) -> list[str]:
    """How near to three times Kuhn poker any encoding could come, and how many numbers both write."""
    records, filled, peer = (found[one].best for one in (RECORDS, FILLING, KUHN))
    both = 1 / (1 / records + 1 / filled)
    written = found[ENCODED].best * size / (peer * KUHN_SIZE)
    return [
        "",
        "How near to three times Kuhn poker can an encoding come? Steps, masks of bits and what a seat may "
        f"see, as a record, come {spoken(records)} times a second; the {size:,} numbers of an observation "
        f"and a mask, all ones, are written {spoken(filled)} times a second. One after the other, on one "
        f"core, that is {spoken(both)} decisions/s: {spoken(both / peer)} times Kuhn poker, before a single "
        f"number means anything. Kuhn poker has three cards, and {KUHN_SIZE} numbers for observation and "
        f"mask. Counted in numbers, the vector of 4,096 writes {spoken(written)} times as many a second.",
    ]


def report(found: dict[str, Rate], size: int, load: float) -> str:
    lines = [
        "# Environments",
        "",
        f"`python -m bench.environments`: {platform.machine()}, a core, Python {platform.python_version()}.",
        "Decisions of seats per second, with an observation and a mask for each, random legal moves; best",
        "and median of many short runs, by the processor's time. Peers play other, smaller games: this",
        "compares environments, not games. Other programs on the machine disturb medians, and cost best",
        f"runs some of their caches: when this began, {load:.1f} wanted one of {os.cpu_count()} cores.",
        "",
        "| environment | best | median |",
        "|---|---|---|",
        *(f"| {what} | {one} |" for what, one in found.items()),
        "",
    ]
    single, four = (
        found.get("Mastaba, Silver & Gold, one AEC"),
        found.get("PettingZoo, connect four, one AEC"),
    )
    if single and four:
        lines.append(
            f"One AEC of Silver & Gold makes {spoken(single.median / four.median)} times as many decisions "
            "as PettingZoo's connect four (medians)."
        )
    for what, peer in found.items():
        if what.startswith("Pgx") and "4,096" in what:
            encoded, records = (spoken(found[one].best / peer.best) for one in (ENCODED, RECORDS))
            lines.append(
                f"Against {what} (best runs), the vector of 4,096 makes {encoded} times as many decisions "
                f"with encoded observations, and {records} times as many with observations as records "
                "(`mastaba.vector`)."
            )
    if KUHN in found:
        lines += bound(found, size)
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--peers", help="the Python of an environment with the peers")
    parser.add_argument("--as-peer", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--print", action="store_true", help="print the report, write nothing")
    chosen = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    if chosen.as_peer:
        sys.stdout.write(json.dumps({what: (one.best, one.median) for what, one in peers().items()}))
        return
    from mastaba.envs import GamesEnv

    load = os.getloadavg()[0]
    found = ours() | (measured_elsewhere(chosen.peers) if chosen.peers else {})
    text = report(found, sum(_sizes(GamesEnv("silver-and-gold", 1, 3))), load)
    if chosen.print:
        sys.stdout.write(text)
    else:
        (HERE / "environments.md").write_text(text, "utf-8")


if __name__ == "__main__":
    main()

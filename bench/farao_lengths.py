"""How long games of Farao take, and how often FA-17a has to end them: ``python -m bench.farao_lengths``
writes bench/farao-lengths.md."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from mastaba.bots.players import bot
from mastaba.core.bag import dice
from mastaba.core.contract import Value
from mastaba.core.layout import blank
from mastaba.match.match import Match
from mastaba.match.registry import game, read_deck

RESULTS = Path(__file__).parent / "farao-lengths.md"
PYRAMIDS: dict[str, dict[str, Value]] = {
    "small": {"pyramid": "small"},
    "big": {"pyramid": "big"},
    "big, seven inscriptions": {"pyramid": "big", "inscriptions": 7},
}
SEATS = (2, 4, 6)
RANDOM_GAMES, GREEDY_GAMES, DUELS = 10_000, 200, 400


def random_row(label: str, seats: int) -> str:
    """Random play, compiled: rounds, and the share that FA-17a ended."""
    farao = game("farao")
    engine, tables = farao.engine, farao.tables(read_deck("farao"))
    variant = np.array(
        [option.number(PYRAMIDS[label].get(option.name, option.default)) for option in farao.about.options],
        np.int64,
    )
    states, thrown = blank(engine.state), dice(f"{label}:{seats}")
    rounds, cut_off = [], 0
    for _ in range(RANDOM_GAMES):
        engine.set_up(tables, states, 0, seats, variant)
        engine.playout(tables, states, 0, thrown, 10**9)
        rounds.append(int(states[0].rounds))
        cut_off += int(np.count_nonzero(states[0].entered[:seats] == 0)) > 1
    return row(label, seats, rounds, cut_off)


def greedy_row(label: str, seats: int) -> str:
    rounds, cut_off = [], 0
    for number in range(GREEDY_GAMES):
        match = Match("farao", ["x"] * seats, seed=f"greedy{number}", variant=PYRAMIDS[label])
        match.play([bot("greedy", f"{number}:{seat}") for seat in range(seats)])
        rounds.append(sum(step["do"] == "throw" for step in match.log) / seats)
        cut_off += int(np.count_nonzero(match.state.entered[:seats] == 0)) > 1
    return row(label, seats, rounds, cut_off)


def row(label: str, seats: int, turns: list[int] | list[float], cut_off: int) -> str:
    tenth, half, most = np.percentile(turns, [10, 50, 90])
    return f"| {label} | {seats} | {tenth:.0f} | {half:.1f} | {most:.0f} | {cut_off / len(turns):.1%} |"


def greedy_against_random(label: str) -> str:
    """Share of games, seats changing, that greedy wins."""
    won = 0.0
    for number in range(DUELS):
        seat = number % 2
        match = Match("farao", ["x", "y"], seed=f"duel{number}", variant=PYRAMIDS[label])
        match.play(
            [bot("greedy" if other == seat else "random", f"duel{number}:{other}") for other in range(2)]
        )
        ranks = match.ranks()
        won += 1.0 if ranks[seat] < ranks[1 - seat] else 0.5 if ranks[0] == ranks[1] else 0.0
    share = won / DUELS
    return f"| {label} | {share:.1%} ± {(share * (1 - share) / DUELS) ** 0.5:.1%} |"


def main() -> None:
    head = ["| pyramid | players | 10 % | median | 90 % | ended by FA-17a |", "|---|---|---|---|---|---|"]
    cells = [(label, seats) for label in PYRAMIDS for seats in SEATS]
    lines = ["# How long Farao takes", "", "Turns per player. `python -m bench.farao_lengths`."]
    lines += [
        "",
        f"## Greedy players, {GREEDY_GAMES} games per line",
        "",
        *head,
        *(greedy_row(*cell) for cell in cells),
    ]
    lines += [
        "",
        f"## Random players, {RANDOM_GAMES} games per line",
        "",
        *head,
        *(random_row(*cell) for cell in cells),
    ]
    lines += [
        "",
        f"## Greedy against random, two players, {DUELS} games per line",
        "",
        "| pyramid | greedy wins |",
        "|---|---|",
    ]
    lines += [greedy_against_random(label) for label in PYRAMIDS]
    RESULTS.write_text("\n".join(lines) + "\n", "utf-8")
    print(RESULTS.read_text("utf-8"))


if __name__ == "__main__":
    main()

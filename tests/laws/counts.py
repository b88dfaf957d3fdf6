"""How many sequences of decisions there are, chance being fixed by a seed.

The text files ``tests/games/*/counts.txt`` keep the numbers: a mistake in legality that no example catches
changes them. A line is ``seats seed depth number``, options may follow as ``name=value``. New numbers come
from ``python -m tests.laws.counts NAME SEATS SEED DEPTH [name=value …]``.
"""

from __future__ import annotations

import sys

from mastaba.cli.options import read_options
from mastaba.match.match import Match


def sequences(match: Match, depth: int) -> int:
    """Sequences of that many decisions from here, the lowest seat to act going first; a game that ends sooner
    counts as one."""
    if match.over:
        return 1
    seat = match.to_act[0]
    choices = match.actions(seat)
    if depth == 1:
        return len(choices)
    total = 0
    for action in choices:
        twin = match.copy()
        twin.act(seat, action)
        total += sequences(twin, depth - 1)
    return total


def counted(name: str, seats: str, seed: str, depth: str, *options: str) -> int:
    match = Match(name, ["x"] * int(seats), seed=seed, variant=read_options(name, list(options)))
    return sequences(match, int(depth))


if __name__ == "__main__":
    sys.stdout.write(f"{counted(*sys.argv[1:])}\n")

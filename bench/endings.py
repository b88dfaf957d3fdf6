"""Does every game of Ramses with a limit of slides end?

``python -m bench.endings [games [jobs]]`` lets all pairings of bots play and writes bench/endings.md. A
run that was stopped goes on where it was; delete the file to start again.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from itertools import combinations_with_replacement
from pathlib import Path
from random import Random
from typing import Any

from mastaba.bots.players import bot, bot_seed, players_of
from mastaba.core.contract import Value
from mastaba.lab.simulate import game_seed, spread
from mastaba.match.match import Match
from mastaba.match.registry import about

RESULTS = Path(__file__).parent / "endings.md"
GAMES = 1000  # per pairing
CHUNK = 50  # games that a process plays at a time
MOST_MOVES = 200_000  # of a game: one that takes longer does not end
FEW = 12  # every other game has a limit up to here: in one turn the free hole comes to no far place
MOST = 200
FAST = {"uct": "uct@2"}  # it searches blindly, however long


def moves_of(seats: Sequence[str], seed: str, how: dict[str, Value], most: int = MOST_MOVES) -> int | None:
    """How many moves a game takes; None if it has not ended after ``most``."""
    match = Match("ramses", list(seats), seed=seed, variant=how)
    about = match.game.about
    players: list[Any] = [bot(name, bot_seed(seed, seat), about) for seat, name in enumerate(seats)]
    chairs = [match.seat(seat) for seat in range(len(seats))]
    watching = [(seat, player) for seat, player in enumerate(players) if player.watches()]
    moves = 0
    while not match.over and moves < most:
        seat = match.to_act[0]
        match.act(seat, players[seat].choose_action(chairs[seat]))
        moves += 1
        for other, player in watching:
            player.watch(chairs[other])
    return moves if match.over else None


def table(pair: tuple[str, str], number: int) -> tuple[tuple[str, ...], dict[str, Value]]:
    """Who sits at a table, and how it plays: any number of seats, any limit, both modes, children or not.

    >>> table(("club", "uct"), 3)
    (('uct@2', 'club'), {'mode': 'expert', 'children': True, 'slides': 2})
    """
    drawn = Random(f"{pair} {number}")
    names = [FAST.get(name, name) for name in pair]
    seats = tuple(names[(number + seat) % 2] for seat in range(drawn.randint(2, 5)))
    slides = drawn.randint(1, drawn.choice((FEW, MOST)))
    mode, children = drawn.choice(("basic", "expert")), drawn.randrange(4) == 0
    return seats, {"mode": mode, "children": children, "slides": slides}


def play(pair: tuple[str, str], numbers: range) -> list[int]:
    """The lengths of those of these games that ended."""
    lengths = []
    for number in numbers:
        seats, variant = table(pair, number)
        moves = moves_of(seats, game_seed(f"endings {' '.join(pair)}", number), variant)
        if moves is None:
            print("no end:", *seats, variant, f"game {number}", flush=True)
        else:
            lengths.append(moves)
    return lengths


def kept(head: list[str]) -> list[str]:
    """The lines of an earlier run of as many games, which this one goes on with."""
    found = RESULTS.read_text("utf-8").splitlines() if RESULTS.exists() else []
    return found[len(head) :] if found[: len(head)] == head else []


def main() -> None:
    games, jobs = [*map(int, sys.argv[1:3]), *(GAMES, 1)[len(sys.argv) - 1 :]]
    names = players_of(about("ramses"))
    pairs = sorted(combinations_with_replacement(names, 2), key=lambda pair: "uct" in pair)
    head = [
        "# Games of Ramses with a limit of slides end",
        "",
        f"{games} games per pairing, 2 to 5 seats, limits from 1 to {MOST} slides (half: 1 to {FEW}).",
        f"`python -m bench.endings {games}`.",
        f"Moves of all players are counted; a game that reached {MOST_MOVES:,} would count as endless.",
        "",
        "| pairing | ended | mean moves | most moves |",
        "|---|---|---|---|",
    ]
    lines = kept(head)
    pairs = pairs[len(lines) :]
    chunks = [range(start, min(start + CHUNK, games)) for start in range(0, games, CHUNK)]
    played = spread(play, ((pair, chunk) for pair in pairs for chunk in chunks), jobs)
    for pair in pairs:
        lengths = [moves for _ in chunks for moves in next(played)]
        mean, longest = sum(lengths) / max(1, len(lengths)), max(lengths, default=0)
        lines.append(f"| {pair[0]}, {pair[1]} | {len(lengths):,} of {games:,} | {mean:.0f} | {longest:,} |")
        print(lines[-1], flush=True)
        RESULTS.write_text("\n".join(head + lines) + "\n", "utf-8")


if __name__ == "__main__":
    from bench.endings import main as run  # by its own name, so that other processes find its functions

    run()

"""Plays a few games of every kind and prints a digest of all that came of them.

``test_same_everywhere.py`` runs it compiled, on a cold and on a warm cache, with checked array bounds, and as
plain Python: the digests must be equal.
"""

from __future__ import annotations

import hashlib
import sys

import msgspec

from mastaba.bots.players import bot
from mastaba.core.bag import dice
from mastaba.core.layout import blank, copy_into
from mastaba.match import registry
from tests.ways import Way, ways


def digest(way: Way, most: int) -> str:
    """Play up to so many decisions with a random and a greedy player, redealing now and then."""
    match = way.match("same")
    players = [bot("random" if seat % 2 else "greedy", f"same{seat}") for seat in range(way.seats)]
    rolled = dice("same")[0]
    found = hashlib.sha256()
    for number in range(most):
        if match.over:
            break
        seat = match.to_act[0]
        match.act(seat, players[seat].choose_action(match.seat(seat)))
        found.update(match.states.tobytes())
        if number % 10 == 0 and not match.over:
            watcher = match.to_act[0]
            seen = match.observation(watcher)
            found.update(seen.tobytes())
            again = blank(match.game.engine.state)
            copy_into(again, seen)
            match.game.engine.redeal_in(match.tables, again, 0, watcher, rolled)
            found.update(again.tobytes())
    said = [
        match.record(),
        [match.view(seat) for seat in range(-1, way.seats)],
        [match.legal(seat) for seat in match.to_act],
    ]
    found.update(msgspec.json.encode(said, order="sorted"))
    return found.hexdigest()[:16]


def main(most: int) -> None:
    for name in registry.names():
        for way in (
            way for way in ways(name) if way.seats in registry.about(name).players
        ):  # the fewest and the most seats: plain Python is slow
            sys.stdout.write(f"{way} {digest(way, most)}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]))

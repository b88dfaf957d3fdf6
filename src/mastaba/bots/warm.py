"""Compiling everything that playing a game needs, bots included."""

from __future__ import annotations

from mastaba.bots.players import bot
from mastaba.bots.search import warmed
from mastaba.core.cache import cache_home
from mastaba.files import process_lock
from mastaba.match import registry
from mastaba.match.compile import is_warm, mark_warm
from mastaba.match.match import Match


def make_warm(name: str) -> None:
    """Compile a game, unless another process has just done it."""
    with process_lock(cache_home() / f"compiling-{name}.lock"):
        if not is_warm(name):
            warm_up(name)
            mark_warm(name)


def warm_up(name: str) -> None:
    """Play a little of a game, so that everything it needs is compiled and stored on disk."""
    about = registry.about(name)
    for seats in range(about.players[0], about.players[1] + 1):
        try:
            match = Match(name, [f"{seat}" for seat in range(seats)])
        except ValueError:  # the default options do not allow this number of players
            continue
        for turn in range(12):
            if match.over:  # a short game
                break
            seat = match.to_act[0]
            match.view(seat)
            player = bot(("random", "greedy", "novice", "club")[turn % 4], about=about)
            match.act(seat, player.choose_action(match.seat(seat)))
        match.totals()
        match.ranks()
        break
    warmed(name)

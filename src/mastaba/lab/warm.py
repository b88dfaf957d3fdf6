"""Compiling what reviews need, ahead of the first one."""

from __future__ import annotations

from mastaba.core.cache import cache_home
from mastaba.core.contract import CHANCE
from mastaba.files import process_lock
from mastaba.lab.evaluation import Game
from mastaba.match import registry
from mastaba.match.compile import mark_reviews_warm, reviews_are_warm
from mastaba.match.match import Match


def make_reviews_warm(name: str) -> None:
    """Compile what reviews of a game need, unless another process has just done it."""
    with process_lock(cache_home() / f"compiling-reviews-{name}.lock"):
        if not reviews_are_warm(name):
            warm_up(name)
            mark_reviews_warm(name)


def warm_up(name: str) -> None:
    """Review two steps of a game, so that everything is compiled and stored on disk."""
    if registry.about(name).memory or registry.game(name).policy.choose is None:
        return
    seats = max(2, registry.about(name).players[0])
    match = Match(name, seats, seed="warm").play(["random"] * seats, seed="warm")
    work = Game(match, 1)
    for ply in (work.makers.index(CHANCE), work.decisions()[0]):
        work.change(ply)
    work.judge(work.decisions()[0])

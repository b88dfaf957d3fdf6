"""Finding puzzles in games between strong bots.

A moment is taken if the best move is ahead of the second by at least 10 % of the winning chance and by four
standard errors, in two independent measurements.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from mastaba.bots.search import habit, worth_a_thought
from mastaba.core.bag import dice
from mastaba.core.layout import blank
from mastaba.core.seat import SeatView
from mastaba.lab.evaluation import Game, Tried
from mastaba.lab.puzzles import Puzzle
from mastaba.match.match import Match
from mastaba.match.visibility import seat_view
from mastaba.search.bound import search_of

AHEAD = 0.10  # of the winning chance, the best move before the second
ERRORS = 4.0  # standard errors
GLANCE, LOOK, PROOF = 24, 300, 900  # worlds: of all candidates, of the best few, and of these once more
HOPEFUL = 0.05  # the lead at a glance that makes a second look worth while
NARROW = 12
FEW = 5
MOST = 4  # puzzles from one game
FEWEST_MOVES = 3
BOTS = ("pharaoh@300", "expert@150")
AGES = (12, 24)  # slides since a treasure lay open, a sand storm counting ten: more are a higher grade
STORM = 10
SHORTEST, LONGEST = 2, 9  # slides to find it again
OLDEST = 60  # slides: more are too many to watch


def mine(game: str, seed: str) -> list[Puzzle]:
    """The puzzles in one game, which the seed decides."""
    known = Match(game, 2, seed=seed).game.about
    bots = ("pharaoh", "expert") if known.memory else BOTS
    match = Match(game, 2, seed=seed).play(bots, seed=seed)
    if known.memory:
        return _forgotten(match)
    work = Game(match, 1)
    found = [one for ply in work.decisions() if (one := _clear(match, work, ply)) is not None]
    return sorted(found, key=lambda one: -one.grade)[:MOST]


def _clear(match: Match, work: Game, ply: int) -> Puzzle | None:
    """The puzzle at a decision, if one move is clearly best."""
    view = seat_view(work.at(ply), work.makers[ply])
    if len(view.actions) < FEWEST_MOVES:
        return None
    candidates = worth_a_thought(view, view.observation, view.actions, NARROW)
    chosen = habit(view, dice("habit")[0])
    candidates = candidates if chosen in candidates else [*candidates, chosen]
    order, lead, _ = _ranked(work, view, ply, candidates, GLANCE, "glance")
    if lead < HOPEFUL:
        return None
    for worlds, use in ((LOOK, "look"), (PROOF, "proof")):
        before = order[0]
        order, lead, error = _ranked(work, view, ply, order[:FEW], worlds, use)
        if order[0] != before or lead < AHEAD or lead < ERRORS * error:
            return None
    tried = work._try(view, order, work._dice(ply, LOOK, "lines"))
    chances = tried.wins[:, :, view.seat].mean(axis=0)
    lines = tuple(
        (str(view.move(action)), float(chance)) for action, chance in zip(order, chances, strict=True)
    )
    grade = 1 + (chosen != order[0]) + (_greedy(view) != order[0])
    return _puzzle(match, ply, view.seat, lines[0][0], lead, error, lines=lines, grade=grade)


def _ranked(
    work: Game, view: SeatView, ply: int, candidates: list[int], worlds: int, use: str
) -> tuple[list[int], float, float]:
    """The candidates by their winning chance, the lead of the best, and its standard error."""
    tried: Tried = work._try(view, candidates, work._dice(ply, worlds, use))
    wins = tried.wins[:, :, view.seat]
    order = np.argsort(-wins.mean(axis=0), kind="stable")
    apart = wins[:, order[0]] - wins[:, order[1]]
    error = float(apart.std(ddof=1)) / worlds**0.5
    return [candidates[int(k)] for k in order], float(apart.mean()), error


def _greedy(view: SeatView) -> int:
    """What looks best one step ahead."""
    game = view.opened
    search, (out, _), scratch = search_of(game.definition), game.engine.buffers(), blank(game.engine.state)
    return int(search.best_next(view.tables, view.observation, 0, view.seat, dice("greedy")[0], out, scratch))


def _forgotten(match: Match) -> list[Puzzle]:
    """In a game of memory: treasures that lay open and can be found again, the first of each grade."""
    places = {step["treasure"]: step["at"] for step in match.log if step["do"] == "hide"}
    found: dict[int, Puzzle] = {}
    for one in Game(match, 1).searches():
        if one.needed is None or one.seen_by is None or not SHORTEST <= one.needed <= LONGEST:
            continue
        age = next(age for _, what, age in one.map if what == one.sought)
        grade = 1 + sum(age + STORM * one.confusions >= limit for limit in AGES)
        if 1 < age <= OLDEST and grade not in found:
            found[grade] = _puzzle(
                match, one.ply, one.seat, places[one.sought], 1.0, 0.0,
                grade=grade, sought=one.sought, watch=_slid_before(match, one.ply, age), needed=one.needed,
            )  # fmt: skip
    return list(found.values())


def _slid_before(match: Match, ply: int, slides: int) -> int:
    """The ply before the last so many slides."""
    places = [place for place, step in enumerate(match.log[:ply]) if step["do"] == "slide"]
    return places[max(0, len(places) - slides - 1)]


def _puzzle(
    match: Match, ply: int, seat: int, solution: str, chance: float, error: float, **more: Any
) -> Puzzle:
    assert match.shuffle is not None
    steps = [step for step in match.log[:ply] if step["by"] != "chance"]
    return Puzzle(
        match.game.about.name, match.game.about.rules, "sha256:" + match.deck.hash, len(match.seats),
        dict(match.variant), match.shuffle.seed, tuple(f"{step['by']} {step['move']}" for step in steps),
        seat, solution, chance, error, **more,
    )  # fmt: skip

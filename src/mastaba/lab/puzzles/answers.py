"""What an answer to a puzzle is worth, compared with the solution."""

from __future__ import annotations

from mastaba.lab.evaluation import Game, cost
from mastaba.lab.puzzles import Puzzle
from mastaba.lab.verdicts import Figure
from mastaba.match.match import Match
from mastaba.match.visibility import seat_view

WORLDS = 400


def chance_lost(puzzle: Puzzle, match: Match, move: str) -> Figure:
    """The winning chance that a move has less than the solution. ``match`` is the game at that moment.
    IllegalMove if the move is not legal."""
    seat = puzzle.seat
    pair = [match.read(seat, puzzle.solution), match.read(seat, move)]
    if pair[0] == pair[1]:
        return Figure(0.0, 0.0)
    work = Game(match.copy(), 1)
    tried = work._try(seat_view(match, seat), pair, work._dice(0, WORLDS, "answer"))
    return cost(tried.wins[:, 0, seat] - tried.wins[:, 1, seat])

"""Judging a finished game: what each step changed, and what each decision cost.

Decisions are judged by what the seat knew then: its observation, with everything hidden dealt again. The
choices are tried in the same worlds. One half of the playouts finds the best move, the other half measures
what the move played cost compared with it, so that the cost is not the luck of the choice.

Luck and choices are told apart by the true game. Every step changes the totals that the seats can expect if
all play by the policy from there on. The maker of the step, chance or a seat, is credited with the
difference to what chance or the policy would have done on average, measured in pairs of playouts with the
same luck. ``course.py`` puts these measurements together.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random

import numpy as np

from mastaba.bots.hints import reason
from mastaba.bots.search import habit, habit_first, workspace_of, worth_a_thought
from mastaba.core.bag import Array, dice
from mastaba.core.contract import CHANCE, Search, Step
from mastaba.core.layout import blank, copy_into
from mastaba.core.seat import SeatView
from mastaba.lab.course import Change
from mastaba.lab.verdicts import NOTABLE, Decision, Figure, Line, Next
from mastaba.match.match import Match
from mastaba.match.shuffle import Shuffle
from mastaba.match.visibility import seat_view
from mastaba.search.bound import search_of
from mastaba.search.compare import LONGEST
from mastaba.search.policy import MOST_SEATS

PLAYOUTS = 4000  # per decision
SEARCH = 4  # the version of what is measured here: another one gives other figures
LUCK = 8  # one world per so many playouts of a decision, for luck and the winning chance at a step
SKETCHED, SKETCH = 24, 32  # steps of the first graph, and worlds at each: there at once
ROUGH = 12_000  # worlds of the second graph, which is still rough, on all steps together
NET_COSTS = 2  # a look ahead with a network takes longer and errs less: so many times fewer are enough
FEWEST = 4  # worlds in which candidates are compared
NARROW = 16  # choices that are searched
FINALISTS = 3  # of them are measured to the end, and the move played
GRADES = ((0.20, "blunder"), (0.10, "mistake"), (NOTABLE, "inaccuracy"))  # by the winning chance lost
SAMPLE = 8  # legal moves, drawn at random, that say what a move without a thought is worth
GLANCE = 4  # a quarter of the worlds is enough where a move has cost nothing that would be called anything
CERTAIN = 3.0  # standard errors, to be content with a glance
LONGEST_LINE = 12  # steps of the better line
OWN_MOVES = 3  # of the seat in it


@dataclass(frozen=True)
class Tried:
    """Candidates tried in worlds: totals and wins by world, candidate and seat."""

    candidates: list[int]
    totals: Array
    wins: Array

    def margins(self, seat: int) -> Array:
        """The seat's lead over its best rival, by world and candidate."""
        rivals = np.delete(self.totals, seat, axis=2)
        lead: Array = self.totals[:, :, seat] - (rivals.max(axis=2) if rivals.shape[2] else 0.0)
        return lead

    def worths(self, seat: int, win: float) -> Array:
        """What hints go by: the margin, and a bonus for the win."""
        worth: Array = (self.margins(seat) + win * self.wins[:, :, seat]).mean(axis=0)
        return worth


class Game:
    """A finished game with the state before every step."""

    def __init__(self, match: Match, playouts: int) -> None:
        self.match, self.playouts = match, playouts
        self.worlds = max(4 * FEWEST, playouts // LUCK)
        self.search, self.net = search_of(match.game.definition), match.game.policy.net
        policy = match.game.policy
        self.most = policy.horizon if policy.chances else LONGEST  # decisions in a playout
        self.tries = playouts // NET_COSTS if self.net else playouts  # per decision
        self.seats = len(match.seats)
        self.key = _key(match.log)
        self.makers = [CHANCE if step["by"] == "chance" else int(step["by"]) for step in match.log]
        self.states: list[Array] = []
        self.acting: list[int] = []
        self.actions: list[int] = []
        twin = Match.unshuffled(match.game.about.name, match.seats, variant=match.variant, deck=match.deck)
        for who, step in zip(self.makers, match.log, strict=True):
            self.states.append(blank(match.game.engine.state))
            copy_into(self.states[-1], twin.states)
            self.acting.append(twin.acting)
            self.actions.append(twin.read(who, step["move"]))
            twin.follow(who, step["move"])

    def at(self, ply: int) -> Match:
        """The match after that many steps, without its log."""
        return self.match.twin(self.states[ply], self.acting[ply])

    def _dice(self, ply: int, worlds: int, use: str) -> Array:
        """Dice for worlds: always the same for a step of a game, whatever else is worked out, and others for
        every game. If games shared them, they would share the error of the estimate, and no number of games
        would take it out of their mean."""
        rows = np.empty((worlds, 4), np.int64)
        self.search.throw(dice(f"{use} {ply} {self.key}")[0], rows)
        return rows

    def change(self, ply: int, worlds: int | None = None) -> Change:
        """What a step changed."""
        by, worlds = self.makers[ply], worlds or self.worlds
        totals, wins = np.zeros((2, worlds, 2, MOST_SEATS))
        self.search.follow(
            self.match.tables, self.states[ply], by, self.actions[ply], self._dice(ply, worlds, "luck"),
            self.most, totals, wins, workspace_of(self.match.game),
        )  # fmt: skip
        both = np.stack((totals, wins))[:, :, :, : self.seats]  # by kind, world, way and seat
        means, root = both.mean(axis=1), sqrt(worlds)
        apart = both[:, :, 1] - both[:, :, 0]
        return Change(
            by,
            means[0],
            means[1],
            apart.std(axis=1, ddof=1) / root,
            both.std(axis=1, ddof=1) / root,
        )

    @property
    def rough(self) -> int:
        """The worlds per step of the second graph."""
        return min(self.worlds, max(4 * FEWEST, ROUGH // max(1, self.match.ply)))

    def searches(self) -> list[Search]:
        """In a game of memory: the searches of all seats."""
        searches, match = self.match.game.definition.searches, self.match
        if searches is None:
            return []
        records = [state[0] for state in (*self.states, match.states)]
        steps = zip(records, [*self.makers, CHANCE], [*self.actions, -1], strict=True)
        return searches(match.tables[0], list(steps), match.deck)

    def decisions(self) -> list[int]:
        """The steps at which a seat had a choice."""
        return [
            ply for ply, who in enumerate(self.makers) if who != CHANCE and len(self.at(ply).actions(who)) > 1
        ]

    def judge(self, ply: int) -> Decision:
        """A decision, compared with the best move."""
        seat = self.makers[ply]
        view = seat_view(self.at(ply), seat)
        played, win = self.actions[ply], self.match.game.policy.win
        kept = self._finalists(view, played, ply)
        mine = kept.index(played)
        tried = self._measured(view, kept, mine, ply)
        margins, wins = tried.margins(seat), tried.wins[:, :, seat]
        lines = tuple(
            Line(
                str(view.move(action)), float(margins[:, k].mean()), float(wins[:, k].mean()),
                reason(view, action),
            )
            for k, action in enumerate(kept)
        )  # fmt: skip
        points = cost(margins[:, 0] - margins[:, mine])
        chance = cost(wins[:, 0] - wins[:, mine])
        worth = cost(margins[:, 0] + win * wins[:, 0] - margins[:, mine] - win * wins[:, mine])
        return Decision(
            ply, seat, lines[mine].move, lines, points, chance, worth.value, self._stake(view, kept[0], ply),
            _verdict(mine == 0, worth, chance), self.line(ply, kept[0]) if mine else (),
        )  # fmt: skip

    def _measured(self, view: SeatView, kept: list[int], mine: int, ply: int) -> Tried:
        """The candidates in new worlds. Where the move played is clearly as good as the best, or is the best,
        a quarter of them is enough."""
        worlds = max(FEWEST, self.tries // 2 // len(kept))
        rows = self._dice(ply, worlds, "measure")
        glance = max(FEWEST, worlds // GLANCE)
        first = self._try(view, kept, rows[:glance])
        wins = first.wins[:, :, view.seat]
        chance = cost(wins[:, 0] - wins[:, mine])
        if mine == 0 or chance.value + CERTAIN * max(chance.error, 1 / glance) < NOTABLE or glance == worlds:
            return first
        rest = self._try(view, kept, rows[glance:])
        return Tried(
            kept, np.concatenate((first.totals, rest.totals)), np.concatenate((first.wins, rest.wins))
        )

    def line(self, ply: int, action: int) -> tuple[Next, ...]:
        """How the game may go on after a move: all play as the policy does by what they see, and chance falls
        as the seed of the game has it."""
        seat, twin = self.makers[ply], self.match.twin(self.states[ply].copy(), self.acting[ply])
        twin.chances = sum(who == CHANCE for who in self.makers[:ply])
        luck, thrown = self.match.shuffle or Shuffle("line"), dice(f"line {ply}")[0]
        found: list[Next] = []
        own = 0
        while len(found) < LONGEST_LINE and own < OWN_MOVES:
            who = seat if not found else CHANCE if not twin.to_act else twin.to_act[0]
            if found:
                if twin.over:
                    break
                view = None if who == CHANCE else seat_view(twin, who)
                action = twin._due(luck) if view is None else habit(view, thrown)
            found.append(Next(None if who == CHANCE else who, twin.words_of(who, action)))
            own += who == seat
            twin.act_out(who, action)
            twin.chances += who == CHANCE
        return tuple(found)

    def _stake(self, view: SeatView, best: int, ply: int) -> float:
        """What a move drawn at random would cost."""
        legal = view.actions
        drawn = Random(ply).sample(legal, min(SAMPLE, len(legal)))
        worlds = max(FEWEST, self.tries // 4 // (len(drawn) + 1))
        tried = self._try(view, [best, *drawn], self._dice(ply, worlds, "stake"))
        worths = tried.worths(view.seat, self.match.game.policy.win)
        return float(worths[0] - worths[1:].mean())

    def _finalists(self, view: SeatView, played: int, ply: int) -> list[int]:
        """The best candidates, best first, and the move played."""
        seen, seat = view.observation, view.seat
        alive = habit_first(view, worth_a_thought(view, seen, view.actions, NARROW, self.net))
        if played not in alive:
            alive.append(played)
        rounds = max(1, (len(alive) - 1).bit_length() - 1)
        order = alive
        for number in range(rounds):
            worlds = max(FEWEST, self.tries // 2 // rounds // len(alive))
            tried = self._try(view, alive, self._dice(ply, worlds, f"find {number}"))
            worths = tried.worths(seat, self.match.game.policy.win)
            order = [alive[int(k)] for k in np.argsort(-worths, kind="stable")]
            half = max(FINALISTS, -(-len(order) // 2))
            alive = order[:half] + [played] * (played not in order[:half])
        best = order[:FINALISTS]
        return best + [played] * (played not in best)

    def _try(self, view: SeatView, candidates: list[int], rows: Array) -> Tried:
        totals, wins = np.zeros((2, len(rows), len(candidates), MOST_SEATS))
        asked = view.tables, view.observation, view.seat, np.array(candidates, np.int64), rows
        found = totals, wins, workspace_of(view.opened)
        if self.net:
            self.search.compare_turns(*asked, self.net.turns, *found)
        else:
            self.search.compare(*asked, self.most, *found)
        return Tried(candidates, totals[:, :, : self.seats], wins[:, :, : self.seats])


def _key(log: Sequence[Step]) -> str:
    """What tells one game from another: its steps, not who played it, and when."""
    moves = "\n".join(f"{step['by']} {step['move']}" for step in log)
    return hashlib.sha256(moves.encode()).hexdigest()


def cost(apart: Array) -> Figure:
    """The mean of paired differences, with its standard error."""
    return Figure(float(apart.mean()), float(apart.std(ddof=1) / sqrt(len(apart))))


def _verdict(best: bool, worth: Figure, chance: Figure) -> str:
    """What a move is called, by the winning chance that it cost. What playouts can't tell counts as good."""
    if best:
        return "best"
    if worth.sure and chance.sure:
        for lost, name in GRADES:
            if chance.value >= lost:
                return name
    return "good"


def accuracy(decisions: Sequence[Decision]) -> float:
    """How much of what was at stake was kept: 100 if every move was the best, 0 if the moves were no better
    than drawn at random. 100 if there was nothing to decide."""
    stake = sum(one.stake for one in decisions)
    lost = sum(one.lost for one in decisions)
    return 100 * min(1.0, max(0.0, 1 - lost / stake)) if stake > 0 else 100.0


def memory(searches: Sequence[Search]) -> float:
    """The accuracy in a game of memory, from 0 to 100: how much of what was known was found, and how quickly.
    A search counts if a player who forgets nothing would have found what was sought. 100 if none does."""
    known = [(one, one.needed) for one in searches if one.needed is not None]
    kept = [min(1.0, needed / one.steps) if one.found else 0.0 for one, needed in known]
    return 100 * sum(kept) / len(kept) if kept else 100.0

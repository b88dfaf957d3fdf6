"""What a study says about a game, in figures with 95 % intervals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from mastaba.core.bag import Array
from mastaba.lab.ratings import SURE, Interval, wilson
from mastaba.lab.study import Book, Part, Trial

AGAIN = 400  # samples of a bootstrap
FEWEST = 8  # how often a thing must occur to be weighed


@dataclass(frozen=True)
class Measured:
    """The figures of one part."""

    part: str
    games: int
    first: Interval
    """The share of decided games that the seat which began has won."""
    fair: float
    """The share that every seat would win if it did not matter."""
    decisions: Interval
    """Of all seats, in a game."""
    shortest: int
    longest: int
    choices: Interval
    """Legal actions per decision."""
    outcome: Interval
    """The points of a seat; 0 in a game without points."""
    margin: Interval
    """How far the first is ahead of the second, in points; or 0."""
    luck: Interval
    """The share of the result that the deal alone explains, between equal players."""
    leads: Interval
    """How often another seat came to lead."""
    lead_changes: dict[int, int]
    """How many games had so many."""


@dataclass(frozen=True)
class Compared:
    """Two bots on equal deals."""

    one: str
    other: str
    games: int
    share: Interval
    """Of decided games that the first has won."""
    luck: Interval
    """The share of the result that the deal explains, beside the difference in skill."""


@dataclass(frozen=True)
class Weighed:
    """What a thing is worth: what a seat's result differs by with one more of it."""

    what: str
    worth: Interval
    seen: int
    """In how many seats."""


@dataclass(frozen=True)
class Findings:
    game: str
    title: str
    players: int
    seed: str
    options: dict[str, object]
    scored: bool
    """Whether the game has points. Otherwise results go from 1 for the first to -1 for the last."""
    house: Measured
    own: Measured | None
    worth: list[Weighed]
    levels: list[Compared]
    others: list[Measured]
    """Other options and numbers of players."""


def mean(values: Sequence[float]) -> Interval:
    """A mean with its interval.

    >>> mean([1, 2, 3])
    Interval(low=0.8..., value=2.0, high=3.1...)
    """
    numbers = np.array(values, float)
    middle = float(numbers.mean()) if len(numbers) else 0.0
    half = SURE * float(numbers.std(ddof=1)) / len(numbers) ** 0.5 if len(numbers) > 1 else 0.0
    return Interval(middle - half, middle, middle + half)


def measured(part: Part, trials: Sequence[Trial], scored: bool) -> Measured:
    """The figures of games between equal players."""
    players = len(part.seats)
    decided = [one for one in trials if one.ranks.count(1) == 1]
    tops = [sorted(one.outcomes)[::-1] for one in trials]
    return Measured(
        part.name,
        len(trials),
        wilson(sum(one.ranks[one.first] == 1 for one in decided), len(decided)),
        1 / players,
        mean([one.decisions for one in trials]),
        min((one.decisions for one in trials), default=0),
        max((one.decisions for one in trials), default=0),
        mean([one.choices / max(1, one.decisions) for one in trials]),
        mean([points for one in trials for points in one.outcomes] if scored else [0.0]),
        mean([top[0] - top[1] for top in tops if len(top) > 1] if scored else [0.0]),
        shared_by_deals(trials),
        mean([one.leads for one in trials]),
        dict(sorted(Counter(one.leads for one in trials).items())),
    )


def relative(one: Trial) -> Array:
    """The outcomes of seats beside those of the others."""
    outcomes = np.array(one.outcomes)
    return outcomes - outcomes.mean()


def shared_by_deals(trials: Sequence[Trial]) -> Interval:
    """The correlation of the results of two games on the same deal: the share of their variance that comes
    from the deal. The interval is a bootstrap over deals."""
    pairs: dict[int, list[Array]] = {}
    for one in trials:
        pairs.setdefault(one.deal, []).append(relative(one))
    both = [two for two in pairs.values() if len(two) == 2]
    if len(both) < 3:
        return Interval(0.0, 0.0, 1.0)
    a, b = np.array([two[0] for two in both]), np.array([two[1] for two in both])
    a, b = a - a.mean(axis=0), b - b.mean(axis=0)  # who plays better, or begins, is not the deal's doing
    top, bottom = (a * b).sum(axis=1), ((a**2 + b**2) / 2).sum(axis=1)

    def share(rows: Array) -> float:
        whole = float(bottom[rows].sum())
        return float(np.clip(top[rows].sum() / whole, 0, 1)) if whole else 0.0

    order, every = np.random.default_rng(1), np.arange(len(both))
    again = [share(order.choice(every, len(every))) for _ in range(AGAIN)]
    return Interval(float(np.quantile(again, 0.025)), share(every), float(np.quantile(again, 0.975)))


def compared(part: Part, trials: Sequence[Trial]) -> Compared:
    """Two levels on equal deals, in both seatings."""
    one, other = part.seats
    decided = [trial for trial in trials if trial.ranks.count(1) == 1]
    won = sum(trial.seats[trial.ranks.index(1)] == one for trial in decided)
    # By place at the table: what the deal gives to a place comes again, what skill does changes places.
    return Compared(one, other, len(trials), wilson(won, len(decided)), shared_by_deals(trials))


def weighed(trials: Sequence[Trial]) -> list[Weighed]:
    """A linear fit: a seat's outcome beside the others' by what it has more of than they do. The most
    valuable first."""
    counts = Counter(thing for trial in trials for seat in trial.held for thing in set(seat))
    things = sorted(thing for thing, often in counts.items() if often >= FEWEST)
    rows, results = [], []
    for trial in trials:
        held = np.array([[seat.count(thing) for thing in things] for seat in map(list, trial.held)], float)
        if len(trial.held) > 1:
            rows.append(held - held.mean(axis=0))
            results.append(relative(trial))
    if not things or not rows:
        return []
    x, y = np.concatenate(rows), np.concatenate(results)
    inverse = np.linalg.inv(x.T @ x + np.eye(len(things)))  # a little towards 0, so that few cases say little
    fitted = inverse @ x.T @ y
    # Residuals of the seats of one game belong together: errors are clustered by game.
    seats = len(rows[0])
    scores = (x * (y - x @ fitted)[:, None]).reshape(-1, seats, len(things)).sum(axis=1)
    errors = np.sqrt(np.diag(inverse @ (scores.T @ scores) @ inverse))
    found = [
        Weighed(thing, Interval(w - SURE * e, w, w + SURE * e), counts[thing])
        for thing, w, e in zip(things, fitted.tolist(), errors.tolist(), strict=True)
    ]
    return sorted(found, key=lambda one: -one.worth.value)


def findings(book: Book, title: str) -> Findings:
    """Everything that the trials so far say."""
    study, parts = book.study, book.study.parts()
    house = book.of(parts[0])
    scored = any(abs(outcome) > 1 for one in house for outcome in one.outcomes)
    trials = {part.name: book.of(part) for part in parts}
    equals = [part for part in parts if part.name not in ("house", "own") and not part.mirrored]
    own = next((part for part in parts if part.own_deck), None)
    return Findings(
        study.game,
        title,
        study.players,
        study.seed,
        dict(study.variant),
        scored,
        measured(parts[0], house, scored),
        measured(own, trials[own.name], scored) if own and trials[own.name] else None,
        weighed(trials[own.name] if own and trials[own.name] else house),
        [compared(part, trials[part.name]) for part in parts if part.mirrored and trials[part.name]],
        [measured(part, trials[part.name], scored) for part in equals if trials[part.name]],
    )

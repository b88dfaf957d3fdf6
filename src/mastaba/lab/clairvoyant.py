"""The total that a seat could have reached in a deal if it had known all coming cards: a beam search that
widens until it finds nothing better.

The other seats play by the game's policy. The result is a lower bound of what such a player could reach, and
in practice far above what anybody reaches without knowing the cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from mastaba.core.bag import dice
from mastaba.core.layout import blank, zeros
from mastaba.lab.arena import Contest
from mastaba.lab.simulate import game_seed, spread
from mastaba.match.match import Match
from mastaba.match.registry import read_deck
from mastaba.search.bound import search_of
from mastaba.search.policy import MOST_SEATS

NARROW, WIDEST = 64, 4096  # widths; in our games, beams wider than about a thousand find nothing better
MOST_CHOICES = 96  # per position, on average
CHANCES = 4096  # outcomes of chance per game, at most


def best_total(match: Match, seat: int, width: int) -> int:
    """The highest total that a beam of this width finds for the seat from here on. The match does not
    change."""
    engine, number = match.game.engine, np.dtype(np.int64)
    if match.shuffle is None:
        raise ValueError("the match has no seed, so the outcomes of chance are not known")
    luck = np.array([match.shuffle.value(k) for k in range(CHANCES)], np.int64)
    out, weights = engine.buffers()
    buffers = (blank(engine.state), engine.buffers()[0], out, weights, zeros(MOST_SEATS, number))
    states, after = blank(engine.state, width), blank(engine.state, width * MOST_CHOICES)
    asked, asked_after = np.zeros(width, np.int64), np.zeros(len(after), np.int64)
    totals, over = np.zeros(len(after), np.int64), np.zeros(len(after), np.bool_)
    values = np.zeros(len(after))
    states[:1], asked[0], n, best = match.states, match.chances, 1, 0
    while n > 0:
        found = search_of(match.game.definition).branch(
            match.tables,
            states,
            asked,
            n,
            seat,
            luck,
            dice("beam")[0],
            after,
            asked_after,
            totals,
            values,
            over,
            buffers,
        )
        best = max(best, int(totals[:found].max()))
        going = np.flatnonzero(~over[:found])
        going = going[np.argsort(-values[going], kind="stable")][: 4 * width]
        kept = _different(after, going)[:width]
        n = len(kept)
        states[:n], asked[:n] = after[kept], asked_after[kept]
    return best


def _different(states: Any, order: Any) -> Any:
    """These positions without duplicates, in the same order: many ways lead to the same position."""
    seen: set[bytes] = set()
    kept = []
    for index in order.tolist():
        raw = states[index].tobytes()
        if raw not in seen:
            seen.add(raw)
            kept.append(index)
    return np.array(kept, np.int64)


def ceiling(match: Match, seat: int, widest: int = WIDEST) -> int:
    """The best total of beams, each twice as wide as the one before, until two in a row find nothing
    better."""
    width, found = NARROW, [best_total(match, seat, NARROW)]
    while width < widest and (len(found) < 3 or found[-1] > found[-3]):
        width *= 2
        found.append(max(found[-1], best_total(match, seat, width)))
    return found[-1]


def of_a_seat(contest: Contest, deal: int, seat: int, deck_file: Path | None) -> int:
    """The ceiling of one seat in one deal of a contest."""
    deck = read_deck(contest.game, deck_file)
    match = Match(
        contest.game,
        ["knows everything"] * contest.players,
        seed=game_seed(contest.seed, deal),
        variant=contest.variant,
        deck=deck,
    )
    return ceiling(match, seat)


def ceilings(contest: Contest, deals: int, jobs: int, deck_file: Path | None = None) -> Iterator[int]:
    """The ceilings of all seats in the first deals of a contest. Each takes a minute or two."""
    tasks = ((contest, deal, seat, deck_file) for deal in range(deals) for seat in range(contest.players))
    return spread(of_a_seat, tasks, jobs)

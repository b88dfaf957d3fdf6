"""Hints for a person who asks: the best few moves, what they are worth, and why."""

from __future__ import annotations

from dataclasses import dataclass

from mastaba.bots.search import Limit, horizon, think, warmed
from mastaba.bots.seat import Seat
from mastaba.core.bag import dice
from mastaba.core.layout import blank, copy_into

THINKING = Limit(seconds=1.0)
FACTS = 3  # that one line has room for


@dataclass(frozen=True)
class Hint:
    """A move worth a thought."""

    move: str
    worth: float
    """Points ahead of the best rival at the end, as the search expects them; a sure win counts like a few
    points more."""
    behind: float
    """Points by which it is worse than the best move."""
    why: str


def hints(
    chair: Seat, seat: int, limit: Limit = THINKING, best: int = 3, seed: str = "hint", cores: int = 1
) -> list[Hint]:
    """The best few moves of a seat, from what it sees; nothing if it is not asked to move."""
    choices = chair.actions(seat)
    if not choices:
        return []
    warmed(chair.game.about.name)
    thought = think(chair, seat, dice(seed)[0], limit, most=horizon(chair.game), cores=cores, finalists=best)
    seen = chair.observation(seat)
    words, tables = chair.game.words, chair.tables[0]
    even = chair.game.policy.win / max(1, int(seen[0].seats))
    found = []
    for action, worth in list(zip(thought.actions, thought.worths, strict=True))[:best]:
        move = words.write(words.step(tables, seen[0], seat, action, chair.deck))
        told = f"{len(choices)} moves to choose from" if len(choices) > 1 else "the only move"
        found.append(Hint(move, worth - even, thought.worths[0] - worth, reason(chair, seat, action) or told))
    return found


def reason(chair: Seat, seat: int, action: int) -> str:
    """What a move does, in a line."""
    seen, after = chair.observation(seat), blank(chair.game.engine.state)
    copy_into(after, seen)
    chair.game.engine.play_in(chair.tables, after, 0, seat, action)
    return "; ".join(chair.game.words.because(chair.tables[0], seen[0], after[0], seat, chair.deck)[:FACTS])

"""The best few moves of a seat, what they are worth, and why: hints at a table, and ``mastaba.analyse``."""

from __future__ import annotations

from dataclasses import dataclass

from mastaba.bots.search import NARROW, Limit, horizon, think, warmed
from mastaba.core.bag import Array, dice
from mastaba.core.layout import blank, copy_into
from mastaba.core.message import Said, say
from mastaba.core.seat import Move, SeatView
from mastaba.match.match import Match

THINKING = Limit(seconds=1.0)
PLACES = ("first", "second", "third")
FACTS = len(PLACES)  # shown per hint
NOT_YET = say("errors/hints-later")


@dataclass(frozen=True)
class Hint:
    """A line of an analysis: a move, what it is worth, and why."""

    move: Move
    worth: float
    """Expected points ahead of the best rival at the end; a certain win counts a few points more."""
    behind: float
    """Points by which it is worse than the best move."""
    why: Said
    """What it does."""


def hints(
    seat: SeatView, limit: Limit = THINKING, best: int = 3, seed: str = "hint", cores: int = 1
) -> list[Hint]:
    """The best few moves of a seat, from what it sees; none if it may not move."""
    game, choices = seat.opened, seat.actions
    if not choices:
        return []
    warmed(game.about.name)
    narrow = max(NARROW, best)
    thought = think(
        seat,
        dice(seed)[0],
        limit,
        most=horizon(game),
        cores=cores,
        finalists=best,
        narrow=narrow,
        learned=True,
    )
    seen = seat.observation
    even = game.policy.win / max(1, int(seen[0].seats))
    told = say("table/moves-to-choose", n=len(choices)) if len(choices) > 1 else say("table/only-move")
    return [
        Hint(
            _as_seen(seat, seen, action),
            worth - even,
            thought.worths[0] - worth,
            reason(seat, action) or told,
        )
        for action, worth in list(zip(thought.actions, thought.worths, strict=True))[:best]
    ]


def _as_seen(seat: SeatView, seen: Array, action: int) -> Move:
    """A move in the notation that follows from what the seat sees."""
    words = seat.opened.words
    step = words.step(seat.tables[0], seen[0], seat.seat, action, seat.deck)
    return Move(words.write(step), seat.seat, step, action)


def reason(seat: SeatView, action: int) -> Said:
    """What a move does, on one line; "" if there is nothing to say."""
    game = seat.opened
    seen, after = seat.observation, blank(game.engine.state)
    copy_into(after, seen)
    game.engine.play_in(seat.tables, after, 0, seat.seat, action)
    facts = game.words.because(seat.tables[0], seen[0], after[0], seat.seat, seat.deck)[:FACTS]
    return say("table/facts", n=len(facts), **dict(zip(PLACES, facts, strict=False))) if facts else ""


def analyse(
    match: Match,
    seat: int | None = None,
    *,
    playouts: int | None = None,
    seconds: float | None = None,
    best: int = 3,
    cores: int = 1,
) -> list[Hint]:
    """The best moves of a seat, best first. The search uses only what the seat may know.

    ``seat`` is needed only if several seats may move. The search ends after this many playouts or seconds, or
    after one second if neither is given. With ``playouts``, the same position gives the same lines. The list
    is empty if the seat may not move.

    >>> import mastaba
    >>> match = mastaba.new("silver-and-gold", players=2, seed=7)
    >>> for line in mastaba.analyse(match, seat=0, playouts=60, best=2):
    ...     print(line.move.seat, isinstance(line.worth, float), bool(line.why))
    0 True True
    0 True True
    """
    if seat is None:
        if len(match.to_act) > 1:
            raise ValueError(f"seats {match.to_act} may move: say which, such as seat={match.to_act[0]}")
        if match.over:
            return []
        seat = match.to_act[0]
    if (playouts is not None and playouts < 1) or (seconds is not None and seconds <= 0) or best < 1:
        raise ValueError("playouts, seconds and best must be above 0")
    limit = THINKING if playouts is None and seconds is None else Limit(seconds, playouts)
    return hints(match.seat(seat), limit, best, cores=cores)

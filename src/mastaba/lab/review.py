"""``mastaba.review``: what happened in a finished game, what each decision cost, and who was lucky.

``stages`` gives the same step by step: what is known first, and places to stop and to resume. docs/review.md
says how the figures come about, and how far they can be trusted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from mastaba.core.contract import CHANCE
from mastaba.core.message import reason, say
from mastaba.lab.course import Change, Course, sketch, turning
from mastaba.lab.evaluation import PLAYOUTS, SEARCH, SKETCH, SKETCHED, Game, accuracy, memory
from mastaba.lab.simulate import check_one
from mastaba.lab.telling import headline
from mastaba.lab.verdicts import Decision, Review, Seat, encoded
from mastaba.match.match import Match
from mastaba.match.record import record_hash, replay

Told = Callable[[float], None]
Task = TypeVar("Task")
Found = TypeVar("Found")
FIRST, GRAPH, LUCK = 0.002, 0.02, 0.2  # the shares of the work after each graph; the last one has luck
OFTEN = 16  # steps between two places to stop


def review(
    game: Match | Mapping[str, Any],
    *,
    playouts: int = PLAYOUTS,
    cores: int = 1,
    deck: Any = None,
    progress: Told | None = None,
) -> Review:
    """Review a finished game: a record, or a match.

    ``playouts`` are spent on each decision. The same record gives the same review on any number of cores.
    ``progress`` is called with the share that is done. A record that does not hold, or a game that is not
    over, raises ValueError.

    >>> import mastaba
    >>> match = mastaba.new("silver-and-gold", players=2, seed=7).play(["club", "novice"], seed=1)
    >>> told = mastaba.review(match, playouts=40)
    >>> [seat.name for seat in told.seats], 0 <= told.seats[0].accuracy <= 100
    (['Player 1', 'Player 2'], True)
    """
    for found in stages(game, playouts=playouts, cores=cores, deck=deck):
        if progress:
            progress(found.share)
    return found


def stages(
    game: Match | Mapping[str, Any],
    *,
    playouts: int = PLAYOUTS,
    kept: Review | None = None,
    cores: int = 1,
    deck: Any = None,
) -> Iterator[Review]:
    """The review of a finished game, more complete each time: a sketch of the graph at once, a rough graph,
    luck and the exact graph, then the decisions one by one, the likely costliest first.

    Every review that is yielded can be stored (``verdicts.encoded``). With ``kept``, the work continues from
    there; a review of another record, or by another version of rules or search, is not used. Whatever is
    resumed or interrupted, the last review is the same.
    """
    match = game if isinstance(game, Match) else replay(game, deck=deck)
    if not match.over:
        raise ValueError(say("terminal/review-finished"))
    if playouts < 1 or cores < 1:
        raise ValueError("playouts and cores must be above 0")
    work = Game(match, playouts)
    bare = _bare(match, playouts)
    if match.game.about.memory:
        yield _of_memory(match, work, bare)
        return
    found = kept if kept is not None and _same_work(kept, bare) else bare
    if found.stage in ("graph", "luck"):
        for found in _measured(match, work, bare, cores):
            yield found
    waiting, decisions = found.waiting, [one for seat in found.seats for one in seat.decisions]
    asked = len(waiting) + len(decisions)
    for done, decision in enumerate(_spread(work.judge, waiting, cores), 1):
        decisions.append(decision)
        rest = waiting[done:]
        share = LUCK + (1 - LUCK) * (1 - len(rest) / asked)
        seats = _judged(found.seats, decisions)
        yield replace(found, seats=seats, waiting=rest, share=share, stage="decisions" if rest else "done")
    if not waiting:
        yield replace(found, share=1.0, stage="done")


def judged(
    game: Match | Mapping[str, Any], ply: int, move: str, *, playouts: int = PLAYOUTS, deck: Any = None
) -> Decision:
    """How good another move would have been in place of a step of a finished game: for trying again.
    ValueError if no seat had a choice there; IllegalMove if the move was not legal."""
    match = game if isinstance(game, Match) else replay(game, deck=deck)
    if not match.over:
        raise ValueError(say("terminal/review-finished"))
    work = Game(match, playouts)
    if not 0 <= ply < match.ply or work.makers[ply] == CHANCE:
        raise ValueError(f"step {ply} is no decision of a seat")
    if match.game.about.memory:
        raise ValueError(f"moves of {match.game.about.title} can't be compared: memory is the game")
    at, seat = work.at(ply), work.makers[ply]
    work.actions[ply] = at.read(seat, move)
    return work.judge(ply)


def review_line(line: bytes, number: int, playouts: int, deck: Path | None) -> bytes:
    """The review of a record in JSON, as JSON: for many games, on many machines."""
    try:
        match, _ = check_one(line, deck, False)
        return encoded(review(match, playouts=playouts))
    except ValueError as error:
        raise ValueError(say("match/at-line", line=str(number), what=reason(error))) from None


def _bare(match: Match, playouts: int) -> Review:
    """What is known at once."""
    ranks, totals, result = match.ranks(), match.totals(), match.result()
    seats = tuple(
        Seat(str(seat["name"]), ranks[number], totals[number]) for number, seat in enumerate(match.seats)
    )
    return Review(
        match.game.about.name, seats, (), playouts,
        record=record_hash(match.record()),
        rules=match.game.about.rules,
        search=SEARCH,
        scored=result is not None and "total" in result["seats"][0],
        stage="graph",
        share=0.0,
    )  # fmt: skip


def _same_work(kept: Review, bare: Review) -> bool:
    return all(
        getattr(kept, name) == getattr(bare, name) for name in ("record", "rules", "search", "playouts")
    )


def _measured(match: Match, work: Game, bare: Review, cores: int) -> Iterator[Review]:
    """A sketch of the graph, the rough graph, then luck and the graph; with the decisions that are to be
    judged."""
    last, found = match.ply, bare
    every = range(last)
    for steps, worlds, start, end in (
        (every[:: max(1, last // SKETCHED)], min(SKETCH, work.rough), 0.0, FIRST),
        (every, work.rough, FIRST, GRAPH),
        (every, work.worlds, GRAPH, LUCK),
    ):
        changes: dict[int, Change] = {}
        measured = _spread(partial(work.change, worlds=worlds), steps, cores)
        for ply, change in zip(steps, measured, strict=True):
            changes[ply] = change
            if len(changes) % OFTEN == 0:
                yield replace(found, share=start + (end - start) * len(changes) / len(steps))
        made = list(changes.values())
        if len(made) < last:
            found = replace(found, graph=sketch(changes, last, match.ranks()), stage="luck", share=end)
        else:
            course = Course(made, match.totals(), match.ranks())
            found = replace(found, graph=course.graph(), stage="luck", share=end)
        if end < LUCK:
            yield found
    found = replace(found, turns=turning(made, match.log))
    found = replace(
        found,
        seats=_accounted(found, course),
        waiting=_likely_first(work, made),
        stage="decisions",
        share=LUCK,
    )
    yield found


def _accounted(review: Review, course: Course) -> tuple[Seat, ...]:
    """The seats with their accounts and headlines."""
    seats = []
    for number, seat in enumerate(review.seats):
        account, odds = (course.account(kind, number, len(review.seats)) for kind in (0, 1))
        seats.append(replace(seat, account=account, odds=odds))
    whole = replace(review, seats=tuple(seats))
    return tuple(replace(seat, headline=headline(whole, number)) for number, seat in enumerate(seats))


def _likely_first(work: Game, changes: Sequence[Change]) -> tuple[int, ...]:
    """The decisions, first those after which the player's winning chance fell most."""

    def fell(ply: int) -> float:
        chances = changes[ply].chances[:, work.makers[ply]]
        return float(chances[0] - chances[1])

    return tuple(sorted(work.decisions(), key=lambda ply: (-fell(ply), ply)))


def _judged(seats: Sequence[Seat], decisions: Sequence[Decision]) -> tuple[Seat, ...]:
    found = []
    for number, seat in enumerate(seats):
        own = tuple(sorted((one for one in decisions if one.seat == number), key=lambda one: one.ply))
        found.append(replace(seat, decisions=own, accuracy=accuracy(own)))
    return tuple(found)


def _of_memory(match: Match, work: Game, bare: Review) -> Review:
    """The review of a game of memory: what each player had seen, and how well they found it again."""
    searches = work.searches()
    seats = []
    for number, seat in enumerate(bare.seats):
        own = tuple(one for one in searches if one.seat == number)
        seats.append(replace(seat, searches=own, accuracy=memory(own)))
    whole = replace(bare, seats=tuple(seats), stage="done", share=1.0)
    told = tuple(replace(seat, headline=headline(whole, number)) for number, seat in enumerate(seats))
    return replace(whole, seats=told)


def _spread(work: Callable[[Task], Found], tasks: Iterable[Task], cores: int) -> Iterator[Found]:
    """The work on each task, in order, on several cores: compiled search releases the GIL."""
    if cores == 1:
        yield from map(work, tasks)
        return
    with ThreadPoolExecutor(cores) as pool:
        yield from pool.map(work, tasks)

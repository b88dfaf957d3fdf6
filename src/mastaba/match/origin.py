"""Playing on from a moment of a finished game: a new match whose first steps are those of the source.

Hidden things stay as they really were, and chance falls as it would have fallen; or they are dealt again, so
that everything which one seat had seen by then is the same. docs/record.md says how a referee checks it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mastaba.core.contract import CHANCE, Step
from mastaba.core.message import say
from mastaba.core.ranges import places_in
from mastaba.core.seat import IllegalMove
from mastaba.match.match import Match, Seat
from mastaba.match.record import BadRecord, follow_steps, record_hash, replay
from mastaba.match.shuffle import Seed, Shuffle, seed_text
from mastaba.match.visibility import known

KEPT, REDEALT = "kept", "redealt"
TRIES = 400  # deals, until one fits what the seat has seen


def play_on(
    source: Match,
    ply: int,
    *,
    redealt_for: int | None = None,
    seats: Sequence[Seat] | None = None,
    seed: Seed | None = None,
) -> Match:
    """A new match that begins after ``ply`` steps of a finished one.

    With ``redealt_for``, hidden things are dealt again as that seat knew them, and ``seed`` decides chance
    from there on. Otherwise everything is as it was: chance continues with the seed of the source, if that is
    known. ValueError if the game is not over, or the hidden things can't be dealt again.

    >>> source = Match("silver-and-gold", ["Ana", "Bo"], seed=7).play(["greedy", "random"], seed=1)
    >>> match = play_on(source, 40, seats=["Ana", "Cleo"])
    >>> match.record()["from"]["ply"], match.log[:40] == source.log[:40]
    (40, True)
    >>> check(match.play(["random", "random"]).record(), source.record())
    """
    if not source.over:
        raise ValueError(say("records/on-finished"))
    if not 0 <= ply < source.ply:
        raise ValueError(say("records/on-range", n=source.ply, ply=ply))
    if redealt_for is not None and not 0 <= redealt_for < len(source.seats):
        raise ValueError(say("errors/no-seat", n=redealt_for))
    players = source.seats if seats is None else seats
    if len(players) != len(source.seats):
        raise ValueError(say("records/on-seats", n=len(source.seats), given=len(players)))
    name, options = source.game.about.name, {"variant": source.variant, "deck": source.deck}
    text = seed_text(seed)
    shuffle = Shuffle(text)
    if redealt_for is None:
        steps, shuffle = source.log[:ply], source.shuffle or shuffle
    else:
        steps = _redealt(source, ply, redealt_for, text)
    match = Match.unshuffled(name, _as_seats(players), **options)
    follow_steps(match, steps)
    match.origin = {
        "record": record_hash(source.record()),
        "ply": ply,
        "steps": len(steps),
        "hidden": KEPT if redealt_for is None else REDEALT,
    } | ({} if redealt_for is None else {"seat": redealt_for})
    match.shuffle, match.commit = shuffle, shuffle.commit
    match._chance()
    return match


def _as_seats(seats: Sequence[Seat]) -> list[str | Mapping[str, str]]:
    return [seat if isinstance(seat, str) else dict(seat) for seat in seats]


def _redealt(source: Match, ply: int, seat: int, seed: str) -> list[Step]:
    """The first steps of the source, with another deal of what the seat had not seen by then."""
    before = source._twin_at(ply)
    own = source.game.definition.redealt
    secret = set() if own else _unseen(source, ply, seat)
    for attempt in range(TRIES):
        shuffle = Shuffle(f"{seed} redeals {attempt}")
        steps = own(source.log[:ply], seat, shuffle.value, source.deck) if own else source.log[:ply]
        match = _followed(source, steps, secret, shuffle)
        if match and match.observation(seat).tobytes() == before.observation(seat).tobytes():
            return match.log
    raise ValueError(say("records/on-redealt"))


def _unseen(source: Match, ply: int, seat: int) -> set[int]:
    """The places of the steps that the seat never knew until then."""
    twin = source._twin_at(0)
    seen: set[int] = set()
    for step in source.log[:ply]:
        follow_steps(twin, [step])
        if twin.to_act:
            seen.update(places_in(known(twin, seat)))
    return set(range(ply)) - seen


def _followed(source: Match, steps: Sequence[Step], secret: set[int], shuffle: Shuffle) -> Match | None:
    """A match with these steps; chance decides again where they are secret, and secret choices of others,
    which belong to a step that all make at once, are still to be made. None if the steps do not fit."""
    match = source._twin_at(0)
    try:
        for place, step in enumerate(steps):
            if place not in secret:
                follow_steps(match, [step])
            elif step["by"] == "chance":
                if not match.acting >> CHANCE & 1:
                    return None
                match._carry_out(CHANCE, match._due(shuffle))
    except IllegalMove:
        return None
    return match


def check(record: Mapping[str, Any], source: Mapping[str, Any], *, deck: Any = None) -> None:
    """Check that a record goes on from a moment of another one, as its ``from`` says. BadRecord if not.

    Both records must hold by themselves (``replay``).
    """
    origin = _origin(record)
    if record_hash(source) != origin["record"]:
        raise BadRecord(say("records/on-other"))
    past = replay(source, deck=deck)
    if not past.over or origin["ply"] >= past.ply:
        raise BadRecord(say("records/on-finished"))
    same = ("game", "rules", "variant", "cards")
    if any(record[name] != source[name] for name in same) or len(record["seats"]) != len(source["seats"]):
        raise BadRecord(say("records/on-game"))
    steps, ply = origin["steps"], origin["ply"]
    if origin["hidden"] == KEPT:
        if steps != ply or [_made(step) for step in record["steps"][:steps]] != [
            _made(step) for step in source["steps"][:ply]
        ]:
            raise BadRecord(say("records/on-steps"))
        return
    seat = origin["seat"]
    match, then = past._twin_at(0), past._twin_at(ply)
    follow_steps(match, record["steps"][:steps])
    if match.observation(seat).tobytes() != then.observation(seat).tobytes():
        raise BadRecord(say("records/on-seen", seat=seat))
    if match.game.about.memory and _looks(match, seat) != _looks(then, seat):
        raise BadRecord(say("records/on-seen", seat=seat))


def _made(step: Mapping[str, Any]) -> tuple[Any, Any]:
    return step["by"], step["move"]


def _looks(match: Match, seat: int) -> list[bytes]:
    """All that a seat has seen, one look after each step of a seat."""
    twin, looks = match._twin_at(0), []
    for step in match.log:
        follow_steps(twin, [step])
        if twin.to_act:
            looks.append(twin.observation(seat).tobytes())
    return looks


def _origin(record: Mapping[str, Any]) -> Mapping[str, Any]:
    if "from" not in record:
        raise BadRecord(say("records/on-none"))
    origin: Mapping[str, Any] = record["from"]
    return origin

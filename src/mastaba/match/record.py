"""Records: decoding them, checking them against the rules, and continuing a running game."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from itertools import takewhile
from typing import Any

import msgspec
import numpy as np

from mastaba.core.contract import CHANCE, Step
from mastaba.core.message import Message, reason, say
from mastaba.core.quoting import quoted
from mastaba.match.match import FORMAT, IllegalMove, Match, log_digest
from mastaba.match.registry import UnknownGame, about, read_deck
from mastaba.match.shuffle import Shuffle, commitment, new_seed

MOST_RULES = 999  # the highest version of rules
FROM = "'record', 'ply', 'steps', 'hidden'"  # what the origin of a record must have
LONGEST_SETUP = 128  # steps; more than any game has


class BadRecord(ValueError):
    """An invalid record; the message says where and why.

    >>> import mastaba
    >>> mastaba.replay({"format": "mastaba/1"})
    Traceback (most recent call last):
        ...
    mastaba.match.record.BadRecord: the record has no 'game'
    """


def record_hash(record: Mapping[str, Any]) -> str:
    """The hash by which another record or a review names a record: SHA-256 of its JSON in UTF-8, with the
    keys of every object sorted, and without white space.

    >>> record_hash({"b": 1, "a": "é"}) == "sha256:" + hashlib.sha256('{"a":"é","b":1}'.encode()).hexdigest()
    True
    """
    return "sha256:" + hashlib.sha256(msgspec.json.encode(record, order="sorted")).hexdigest()


def decoded(line: bytes) -> Any:
    """Decode a record. BadRecord if it is not JSON, or if an object has the same field twice."""
    try:
        text = line.decode()
        # The standard library tells where a mistake is, and finds duplicate fields; msgspec keeps one of
        # them.
        json.loads(text, object_pairs_hook=_each_once, parse_int=str, parse_float=str)
        return msgspec.json.decode(line)
    except UnicodeDecodeError as error:
        raise BadRecord(say("records/not-utf8", byte=str(error.start))) from None
    except json.JSONDecodeError as error:
        why = error.msg[0].lower() + error.msg[1:].removesuffix(" at")
        byte = str(len(text[: error.pos].encode()))
        raise BadRecord(say("records/not-json-at", why=why, byte=byte)) from None
    except RecursionError:
        raise BadRecord(say("records/too-deep")) from None
    except msgspec.DecodeError as error:
        raise BadRecord(say("records/not-json", why=str(error))) from None


def _each_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise BadRecord(say("records/twice", field=quoted(name)))
        found[name] = value
    return found


def _header(record: Any, deck: Any) -> tuple[str, list[dict[str, str]], dict[str, Any], Any]:
    """Check everything but the steps; the game, seats, variant and deck."""
    if not isinstance(record, Mapping):
        raise BadRecord(say("records/no-object", given=quoted(record)))
    for field, kind in (
        ("format", str),
        ("game", str),
        ("rules", int),
        ("variant", Mapping),
        ("cards", str),
        ("seats", list),
        ("steps", list),
    ):
        if not isinstance(record.get(field), kind) or isinstance(record[field], bool):
            missing = field not in record
            raise BadRecord(say("records/bad-field", field=repr(field), missing=missing))
    if record["format"] != FORMAT:
        raise BadRecord(say("records/other-format", given=quoted(record["format"]), reads=repr(FORMAT)))
    if not 0 < record["rules"] <= MOST_RULES:
        raise BadRecord(say("records/rules-range", most=MOST_RULES))
    try:
        known = about(record["game"])
        variant = known.variant(dict(record["variant"]))
    except (UnknownGame, ValueError, TypeError) as error:
        raise BadRecord(reason(error)) from None
    if record["rules"] != known.rules:
        raise BadRecord(
            say("records/other-rules", title=known.title, given=record["rules"], known=known.rules)
        )
    if variant != dict(record["variant"]):
        raise BadRecord(say("records/variant"))
    seats = record["seats"]
    if not all(isinstance(seat, Mapping) and isinstance(seat.get("name"), str) for seat in seats):
        raise BadRecord(say("records/no-name"))
    deck = deck or read_deck(record["game"])
    if record["cards"] != "sha256:" + deck.hash:
        raise BadRecord(say("records/other-cards"))
    return known.name, seats, variant, deck


def _same(derived: Step, given: Mapping[str, Any]) -> str | None:
    """The name of a field of the step that is missing or contradicts the move; None if all agree."""
    for name, value in derived.items():
        if name not in given or given[name] != value or type(given[name]) is not type(value):
            return name
    return None


def replay(record: Any, *, deck: Any = None, verify_shuffle: bool = False) -> Match:
    """Check a record by playing it again, step by step. BadRecord at the first thing that is wrong.

    The match of a running game can be continued. Its seed is secret, so from here on another seed decides
    chance and the match has no commit. With the seed, ``resume`` continues as the game itself would.

    >>> import mastaba
    >>> match = mastaba.new("silver-and-gold", players=2, seed=7).play(["random", "random"])
    >>> mastaba.replay(match.record(), verify_shuffle=True).result() == match.result()
    True
    """
    match = _reopened(record, deck)
    shuffle = _shuffle(record, verify_shuffle)
    if record.get("ended", "abandoned") != "abandoned" or ("ended" in record and "result" in record):
        raise BadRecord(say("records/ended"))
    spared = match.origin["steps"] if match.origin else 0  # the steps of another game: ``origin.check``
    for number, step in _as_asked(match, record["steps"], verify_shuffle):
        _replay_step(match, number, step, shuffle if verify_shuffle and number > spared else None)
    result = match.result()
    match.abandoned = "ended" in record
    if result is None and "result" in record:
        raise BadRecord(say("records/result-early"))
    if result is not None and "result" not in record:
        raise BadRecord(say("records/result-missing"))
    if result is not None and (wrong := _wrong_result(result, record["result"])):
        raise BadRecord(say("records/result-wrong", why=wrong))
    # the seed of a running game is secret: the match continues with another one
    match.shuffle = shuffle or (None if match.over else Shuffle(new_seed()))
    return match


def _reopened(record: Any, deck: Any) -> Match:
    name, seats, variant, deck = _header(record, deck)
    try:
        match = Match.unshuffled(name, seats, variant=variant, deck=deck)
    except ValueError as error:
        raise BadRecord(reason(error)) from None
    if isinstance(record.get("shuffle"), Mapping):
        match.commit = record["shuffle"].get("commit")
    match.origin = _origin(record, len(seats))
    return match


def _origin(record: Mapping[str, Any], seats: int) -> dict[str, Any] | None:
    """Where the game was played on from, as the record says."""
    if "from" not in record:
        return None
    told = record["from"]
    if not isinstance(told, Mapping):
        raise BadRecord(say("records/from-object"))
    numbers = [told.get("ply"), told.get("steps"), told.get("seat", 0)]
    if (
        not isinstance(told.get("record"), str)
        or any(type(number) is not int or number < 0 for number in numbers)
        or told["steps"] > min(told["ply"], len(record["steps"]))
        or told.get("hidden") not in ("kept", "redealt")
        or ("seat" in told) != (told["hidden"] == "redealt")
        or numbers[2] >= seats
    ):
        raise BadRecord(say("records/from-fields", fields=FROM))
    return dict(told)


def _shuffle(record: Mapping[str, Any], needed: bool) -> Shuffle | None:
    given = record.get("shuffle", {})
    if not isinstance(given, Mapping) or ("shuffle" in record and not isinstance(given.get("commit"), str)):
        raise BadRecord(say("records/shuffle"))
    if "seed" not in given:
        if needed:
            raise BadRecord(say("records/no-seed"))
        return None
    seed = given["seed"]
    try:
        promised = isinstance(seed, str) and commitment(seed) == given["commit"]
    except UnicodeEncodeError:  # half of a surrogate pair
        promised = False
    if not promised:
        raise BadRecord(say("records/other-seed"))
    return Shuffle(seed)


def _as_asked(match: Match, steps: list[Any], verify_shuffle: bool) -> Iterator[tuple[int, Any]]:
    """The steps with their numbers. Setup steps may be recorded in any order: they come in the order in which
    the rules ask for them, unless the seed is checked, which gives the order."""
    numbered = list(enumerate(steps, 1))
    free = () if verify_shuffle else match.game.about.setup
    opening = list(takewhile(lambda one: _first_word(one[1]) in free, numbered[:LONGEST_SETUP]))
    then = numbered[len(opening) :]
    while opening:
        place = next((place for place, (_, step) in enumerate(opening) if _may_fall(match, step["move"])), 0)
        yield opening.pop(place)
    yield from then


def _may_fall(match: Match, move: str) -> bool:
    try:
        match.read(CHANCE, move)
    except IllegalMove:
        return False
    return True


def _first_word(step: Any) -> str:
    move = step.get("move") if isinstance(step, Mapping) else None
    return move.partition(" ")[0] if isinstance(move, str) else ""


def _replay_step(match: Match, number: int, step: Any, shuffle: Shuffle | None) -> None:
    if not isinstance(step, Mapping) or not isinstance(step.get("move"), str):
        raise BadRecord(say("records/no-move", step=number))
    by, told = step.get("by"), {"step": number, "move": quoted(step["move"])}
    who = CHANCE if by == "chance" else by if type(by) is int and 0 <= by < CHANCE else -1
    if who < 0 or not match.acting >> who & 1:
        raise BadRecord(say("records/not-turn", by=quoted(by), **told))
    try:
        action = match.read(who, step["move"])
    except IllegalMove as error:
        raise BadRecord(say("records/illegal", why=error.said, **told)) from None
    if shuffle and who == CHANCE and action != match._due(shuffle):
        raise BadRecord(say("records/not-due", **told))
    match._carry_out(who, action)
    if (field := _same(match.log[-1], step)) is not None:
        raise BadRecord(say("records/other-field", field=repr(field), due=repr(match.log[-1][field]), **told))


def _wrong_result(derived: dict[str, Any], given: Any) -> Message | None:
    seats = given.get("seats") if isinstance(given, Mapping) else None
    if not isinstance(seats, list) or len(seats) != len(derived["seats"]):
        return say("records/results")
    for number, (right, told) in enumerate(zip(derived["seats"], seats, strict=True)):
        if not isinstance(told, Mapping):
            return say("records/no-result", seat=number)
        for name, value in right.items():
            if told.get(name) != value or type(told.get(name)) is not type(value):
                due, has = quoted(value), quoted(told.get(name))
                return say("records/other-result", seat=number, field=name, due=due, has=has)
    return None


def follow_steps(match: Match, steps: Iterable[Mapping[str, Any]]) -> None:
    """Make steps of a record that is known to be valid."""
    for step in steps:
        match.follow(CHANCE if step["by"] == "chance" else step["by"], step["move"])


def continued(
    game: str,
    seats: list[dict[str, str]],
    variant: Mapping[str, Any],
    origin: Mapping[str, Any],
    steps: list[Step],
    seed: str,
) -> Match:
    """A game that goes on from a moment of another one: its first steps, then chance by a seed."""
    known = about(game)
    header = {
        "format": FORMAT,
        "game": game,
        "rules": known.rules,
        "variant": variant,
        "cards": "sha256:" + read_deck(game).hash,
        "seats": seats,
        "shuffle": {"commit": commitment(seed)},
        "from": origin,
        "steps": steps,
    }
    return resume(header, seed)


def resume(
    record: Mapping[str, Any],
    seed: str,
    snapshot: bytes | None = None,
    spared: int | None = None,
    *,
    deck: Any = None,
) -> Match:
    """Continue a running game, given its seed. With ``snapshot``, the steps before it are not played again:
    the first ``spared`` ones, or all if that is None."""
    match = _reopened(record, deck)
    steps = record["steps"]
    if match.commit != commitment(seed):
        raise BadRecord(say("records/other-seed"))
    if snapshot is not None:
        spared = len(steps) if spared is None else spared
        for step in steps[:spared]:
            match._add(dict(step))
        digest = log_digest(match.log)
        if len(snapshot) != len(digest) + match.states.nbytes or not snapshot.startswith(digest):
            raise BadRecord(say("records/snapshot"))
        match.states.view(np.uint8)[:] = np.frombuffer(snapshot, np.uint8, offset=len(digest))
        match.chances = sum(step["by"] == "chance" for step in match.log)
        match._acting = int(match.game.engine.actors_of(match.states, 0))
    for number in range(match.ply, len(steps)):
        _replay_step(match, number + 1, steps[number], None)
    match.shuffle = Shuffle(seed)
    match._chance()
    return match

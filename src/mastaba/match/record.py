"""Records: reading and refereeing them, and coming back to a game in the middle."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from itertools import takewhile
from typing import Any

import msgspec
import numpy as np

from mastaba.core.contract import CHANCE, Step
from mastaba.core.quoting import quoted
from mastaba.match.match import FORMAT, IllegalMove, Match, log_digest
from mastaba.match.registry import UnknownGame, about, read_deck
from mastaba.match.shuffle import Shuffle, commitment, new_seed

MOST_RULES = 999  # versions
LONGEST_SETUP = 128  # steps; more than any game has


class BadRecord(ValueError):
    """A record that does not hold; its text says where and why.

    >>> replay({"format": "mastaba/1"})
    Traceback (most recent call last):
        ...
    mastaba.match.record.BadRecord: the record has no 'game'
    """


def decoded(line: bytes) -> Any:
    """A record in JSON as data; BadRecord if it is no JSON, or says something twice."""
    try:
        text = line.decode()
        # The standard library tells the place of a mistake, and shows both of two fields with one name;
        # others keep one of them.
        json.loads(text, object_pairs_hook=_each_once, parse_int=str, parse_float=str)
        return msgspec.json.decode(line)
    except UnicodeDecodeError as error:
        raise BadRecord(f"not JSON: byte {error.start} is not UTF-8") from None
    except json.JSONDecodeError as error:
        reason = error.msg[0].lower() + error.msg[1:].removesuffix(" at")
        raise BadRecord(f"not JSON: {reason} (byte {len(text[: error.pos].encode())})") from None
    except RecursionError:
        raise BadRecord("not JSON of a record: too many brackets within brackets") from None
    except msgspec.DecodeError as error:
        raise BadRecord(f"not JSON: {error}") from None


def _each_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise BadRecord(f"the field {quoted(name)} is there twice in one object")
        found[name] = value
    return found


def _header(record: Any, deck: Any) -> tuple[str, list[dict[str, str]], dict[str, Any], Any]:
    """Check everything but the steps."""
    if not isinstance(record, Mapping):
        raise BadRecord("a record is a JSON object")
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
            raise BadRecord(
                f"the record has no {field!r}"
                if field not in record
                else f"{field!r} is not what it should be"
            )
    if record["format"] != FORMAT:
        raise BadRecord(f"format {quoted(record['format'])}: this version reads {FORMAT!r}")
    if not 0 < record["rules"] <= MOST_RULES:
        raise BadRecord("'rules' is not what it should be")
    try:
        known = about(record["game"])
        variant = known.variant(dict(record["variant"]))
    except (UnknownGame, ValueError, TypeError) as error:
        raise BadRecord(str(error)) from None
    if record["rules"] != known.rules:
        raise BadRecord(
            f"made by version {record['rules']} of the rules of {known.title}, "
            f"this is version {known.rules}: replay it with the release of Mastaba that played it"
        )
    if variant != dict(record["variant"]):
        raise BadRecord("the variant does not name every option")
    seats = record["seats"]
    if not all(isinstance(seat, Mapping) and isinstance(seat.get("name"), str) for seat in seats):
        raise BadRecord("every seat needs a name")
    deck = deck or read_deck(record["game"])
    if record["cards"] != "sha256:" + deck.hash:
        raise BadRecord("played with another card file than this one: give that file with --deck")
    return known.name, seats, variant, deck


def _same(derived: Step, given: Mapping[str, Any]) -> str | None:
    """The name of a field of the step that is missing or says something else than the move."""
    for name, value in derived.items():
        if name not in given or given[name] != value or type(given[name]) is not type(value):
            return name
    return None


def replay(record: Any, *, deck: Any = None, verify_shuffle: bool = False) -> Match:
    """Referee a record: play it again by the rules, step by step. BadRecord at the first thing that does not
    hold.

    The match of a running game can be played on. Its seed is secret, so from here chance is drawn anew and
    the record promises no seed any more; ``resume`` goes on as the game itself would, for whoever has the
    seed.

    >>> match = Match("silver-and-gold", 2, seed=7).play(["random", "random"])
    >>> replay(match.record(), verify_shuffle=True).result() == match.result()
    True
    """
    match = _reopened(record, deck)
    shuffle = _shuffle(record, verify_shuffle)
    if record.get("ended", "abandoned") != "abandoned" or ("ended" in record and "result" in record):
        raise BadRecord("'ended' is \"abandoned\" for a game without a result, and not there for any other")
    for number, step in _as_asked(match, record["steps"], verify_shuffle):
        _replay_step(match, number, step, shuffle if verify_shuffle else None)
    result = match.result()
    match.abandoned = "ended" in record
    if result is None and "result" in record:
        raise BadRecord("the record has a result, but its steps do not end the game")
    if result is not None and "result" not in record:
        raise BadRecord("the game is over, but the record has no result")
    if result is not None and (wrong := _wrong_result(result, record["result"])):
        raise BadRecord(f"the result does not follow from the steps: {wrong}")
    match.shuffle = shuffle or (
        None if match.over else Shuffle(new_seed())
    )  # a running game's seed is secret: it goes on with another
    return match


def _reopened(record: Any, deck: Any) -> Match:
    name, seats, variant, deck = _header(record, deck)
    try:
        match = Match.unshuffled(name, seats, variant=variant, deck=deck)
    except ValueError as error:
        raise BadRecord(str(error)) from None
    if isinstance(record.get("shuffle"), Mapping):
        match.commit = record["shuffle"].get("commit")
    return match


def _shuffle(record: Mapping[str, Any], needed: bool) -> Shuffle | None:
    given = record.get("shuffle", {})
    if not isinstance(given, Mapping) or ("shuffle" in record and not isinstance(given.get("commit"), str)):
        raise BadRecord("'shuffle' is not what it should be")
    if "seed" not in given:
        if needed:
            raise BadRecord("the record has no seed, so its shuffle can't be checked")
        return None
    seed = given["seed"]
    try:
        promised = isinstance(seed, str) and commitment(seed) == given["commit"]
    except UnicodeEncodeError:  # half a character
        promised = False
    if not promised:
        raise BadRecord("the seed is not the one that was promised: its SHA-256 is not the commit")
    return Shuffle(seed)


def _as_asked(match: Match, steps: list[Any], verify_shuffle: bool) -> Iterator[tuple[int, Any]]:
    """Steps with their numbers. Those of a setup that may stand in any order come as the rules ask for them,
    unless the seed tells the order."""
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
        raise BadRecord(f"step {number} has no move")
    by, told = step.get("by"), f"step {number} ({quoted(step['move'])})"
    who = CHANCE if by == "chance" else by if type(by) is int and 0 <= by < CHANCE else -1
    if who < 0 or not match.acting >> who & 1:
        raise BadRecord(f"{told}: it is not the turn of {quoted(by)}")
    try:
        action = match.read(who, step["move"])
    except IllegalMove as error:
        raise BadRecord(f"{told}: {error}") from None
    if shuffle and who == CHANCE and action != match._due(shuffle):
        raise BadRecord(f"{told} does not follow from the seed")
    match._carry_out(who, action)
    if (field := _same(match.log[-1], step)) is not None:
        raise BadRecord(f"{told}: its {field!r} should be {match.log[-1][field]!r}")


def _wrong_result(derived: dict[str, Any], given: Any) -> str | None:
    seats = given.get("seats") if isinstance(given, Mapping) else None
    if not isinstance(seats, list) or len(seats) != len(derived["seats"]):
        return "there must be a result for every seat"
    for number, (right, told) in enumerate(zip(derived["seats"], seats, strict=True)):
        if not isinstance(told, Mapping):
            return f"seat {number} has none"
        for name, value in right.items():
            if told.get(name) != value or type(told.get(name)) is not type(value):
                return f"seat {number} has {name} {quoted(value)}, not {quoted(told.get(name))}"
    return None


def follow_steps(match: Match, steps: Iterable[Mapping[str, Any]]) -> None:
    """Make steps of a record, which hold."""
    for step in steps:
        match.follow(CHANCE if step["by"] == "chance" else step["by"], step["move"])


def resume(
    record: Mapping[str, Any],
    seed: str,
    snapshot: bytes | None = None,
    spared: int | None = None,
    *,
    deck: Any = None,
) -> Match:
    """A game to be played on. With the snapshot taken after the first ``spared`` steps (after the last, if
    not told) these are not played again."""
    match = _reopened(record, deck)
    steps = record["steps"]
    if match.commit != commitment(seed):
        raise BadRecord("the seed is not the one that was promised: its SHA-256 is not the commit")
    if snapshot is not None:
        spared = len(steps) if spared is None else spared
        match.log = [dict(step) for step in steps[:spared]]
        digest = log_digest(match.log)
        if len(snapshot) != len(digest) + match.states.nbytes or not snapshot.startswith(digest):
            raise BadRecord("the snapshot belongs to another game or another version of the rules")
        match.states.view(np.uint8)[:] = np.frombuffer(snapshot, np.uint8, offset=len(digest))
        match.chances = sum(step["by"] == "chance" for step in match.log)
        match._acting = int(match.game.engine.actors_of(match.states, 0))
    for number in range(match.ply, len(steps)):
        _replay_step(match, number + 1, steps[number], None)
    match.shuffle = Shuffle(seed)
    match._chance()
    return match

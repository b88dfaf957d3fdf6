"""What is said to people, as data: which sentence, and what stands in it. Whoever shows it puts it into words
(``core.language``), each reader in their own language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec


class Message(msgspec.Struct, frozen=True, gc=False):
    """A sentence, or the name of a thing: its id is ``area/name``, the message ``name`` of ``area.ftl``.

    Arguments are numbers, texts that no language changes (names of people, notation, keys such as "yellow"),
    yes or no, other messages, lists of these ("a, b and c") and ``Either`` ("a, b or c"). ``str`` gives it in
    English.

    >>> str(say("silver-and-gold/owed", n=2))
    'X: cross off 2 more boxes, one by one, anywhere on your cards.'
    """

    id: str
    args: dict[str, Any] = {}

    def __post_init__(self) -> None:
        for name, value in self.args.items():  # what was stored as JSON holds messages as objects
            if isinstance(value, dict | list):
                self.args[name] = heard(value)

    def __hash__(self) -> int:
        return hash((self.id, frozenset(self.args)))  # equal ones alike; what is in them can't be hashed

    def __str__(self) -> str:
        from mastaba.core.language import told  # whoever only plays needs no languages

        return told(self)


Said = Message | str
"""What a game says: a message, or a sentence, if the game speaks one language only."""


class Either(msgspec.Struct, frozen=True):
    """One of several, as an argument: "a, b or c"."""

    either: list[Any]


def say(id: str, /, **args: Any) -> Message:
    """A message with its arguments."""
    return Message(id, args)


def reason(error: Exception) -> Said:
    """What an error says: the message it was raised with, if it was one.

    >>> reason(ValueError(say("patterns/keep-two")))
    Message(id='patterns/keep-two', args={})
    """
    return error.args[0] if error.args and isinstance(error.args[0], Message) else str(error)


def heard(sent: Any) -> Any:
    """What was sent as JSON, as the message it was; anything else stays as it is.

    >>> heard({"id": "patterns/keep-two", "args": {}})
    Message(id='patterns/keep-two', args={})
    """
    if isinstance(sent, dict) and isinstance(sent.get("id"), str) and isinstance(sent.get("args"), dict):
        return Message(sent["id"], {name: heard(value) for name, value in sent["args"].items()})
    if isinstance(sent, dict) and isinstance(sent.get("either"), list):
        return Either([heard(one) for one in sent["either"]])
    return [heard(one) for one in sent] if isinstance(sent, list) else sent


def with_names(said: Any, names: Sequence[str]) -> Any:
    """The same with the names of players in place of their seats.

    >>> str(with_names(say("patterns/takes", seat=say("table/seat", n=1)), ["Ana", "Bo"]))
    'Bo takes a new card.'
    """
    if isinstance(said, Message):
        if said.id == "table/seat":
            return names[said.args["n"]]
        return Message(said.id, {name: with_names(value, names) for name, value in said.args.items()})
    return [with_names(one, names) for one in said] if isinstance(said, list) else said

"""Errors of commands and queries. Each says one sentence to the person who asked."""

from __future__ import annotations

import re

from mastaba.core.message import Message, Said

RULE = re.compile(r"\b[A-Z]{2}-\d+[a-z]?\b")


class TableError(Exception):
    """A command or query that was not done, and why. ``more`` goes into the answer."""

    def __init__(self, text: Said, **more: object) -> None:
        super().__init__(text)
        self.text = text
        self.more = more


class NotFound(TableError):
    """There is no such table, seat or game."""


class NoTable(NotFound):
    """No table has this code."""


class Forbidden(TableError):
    """This player may not do it."""


class Invalid(TableError):
    """The input is not valid."""


class Conflict(TableError):
    """It can't be done in the table's present state."""


class Stale(TableError):
    """The command was made for an older position; ``more["news"]`` is the present one."""


class Illegal(TableError):
    """The rules do not allow it."""

    def __init__(self, text: Said) -> None:
        cited = text.args.get("rule", "") if isinstance(text, Message) else text
        found = RULE.search(cited)
        super().__init__(text, rule=found.group() if found else None)


class NotReady(TableError):
    """Not yet: the game is being compiled, or the server is too busy."""

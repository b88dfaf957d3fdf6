"""Errors of commands and queries. Each text is one sentence for the person who asked."""

from __future__ import annotations

import re

RULE = re.compile(r"\b[A-Z]{2}-\d+[a-z]?\b")


class TableError(Exception):
    """A command or query that was not done, and why. ``more`` goes into the answer."""

    def __init__(self, text: str, **more: object) -> None:
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

    def __init__(self, text: str) -> None:
        found = RULE.search(text)
        super().__init__(text, rule=found.group() if found else None)


class NotReady(TableError):
    """Not yet: the game is being compiled, or the server is too busy."""

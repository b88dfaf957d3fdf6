"""Why a table does not do what it is asked. Each text is one sentence for the person who asked."""

from __future__ import annotations

import re

RULE = re.compile(r"\b[A-Z]{2}-\d+[a-z]?\b")


class TableError(Exception):
    """Something that the table does not do, and why."""

    def __init__(self, text: str, **more: object) -> None:
        super().__init__(text)
        self.text = text
        self.more = more


class NotFound(TableError):
    """There is no such table, seat or game."""


class Forbidden(TableError):
    """It is not for this person to do."""


class Invalid(TableError):
    """What was sent does not make sense."""


class Conflict(TableError):
    """It can't be done now, or not any more."""


class Stale(TableError):
    """The table has moved on since; ``more["news"]`` says how."""


class Illegal(TableError):
    """The rules do not allow it."""

    def __init__(self, text: str) -> None:
        found = RULE.search(text)
        super().__init__(text, rule=found.group() if found else None)


class NotReady(TableError):
    """Not yet: the game is being compiled, or the server is too busy."""

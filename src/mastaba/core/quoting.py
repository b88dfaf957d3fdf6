"""Quoting foreign text in messages. Files and records may come from anybody, so what is quoted of them must
be short and harmless to a terminal."""

from __future__ import annotations

import reprlib
from typing import Any

LONGEST = 60  # characters of foreign text in a message

_short = reprlib.Repr()
_short.maxstring = _short.maxother = _short.maxlong = LONGEST
_short.maxlevel = 2


def quoted(value: Any) -> str:
    """A value as a short ``repr``: long texts are cut in the middle, long lists at the end.

    >>> quoted("P07"), quoted([1, "\\x1b"]), len(quoted("x" * 1000))
    ("'P07'", "[1, '\\\\x1b']", 60)
    """
    return shortened(printable(_short.repr(value)), 2 * LONGEST)


SPACES = "\u00a0\u202f"  # where a line must not break: French has many


def printable(text: str) -> str:
    """Text on one line without control characters: what can't be printed is escaped.

    >>> printable("Ana \\x1b[31m\\n")
    'Ana \\\\x1b[31m\\\\n'
    >>> printable("12\\u202f%") == "12\\u202f%"
    True
    """
    if text.isprintable():
        return text
    return "".join(one if one.isprintable() or one in SPACES else repr(one)[1:-1] for one in text)


def shortened(text: str, most: int = LONGEST) -> str:
    """Text of at most ``most`` characters, the last one an ellipsis if it was cut.

    >>> shortened("Ana", 3), shortened("Anastasia", 3)
    ('Ana', 'An…')
    """
    return text if len(text) <= most else text[: most - 1] + "…"

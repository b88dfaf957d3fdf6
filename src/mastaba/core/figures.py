"""Figures as they are written in the language of ``str``: in tables and reports for one reader."""

from __future__ import annotations

from functools import cache

from mastaba.core.language import locale
from mastaba.core.message import say


@cache
def _pattern(where: str, digits: int) -> str:
    """The pattern of numbers of a locale, with so many decimals."""
    from babel import Locale

    whole = Locale.parse(where).decimal_formats[None].pattern.partition(".")[0]
    return f"{whole}.{'0' * digits}" if digits else whole


def decimal(value: float, digits: int = 0, signed: bool = False) -> str:
    """A number.

    >>> from mastaba.core.language import speaking
    >>> decimal(1234.56, 1), decimal(-0.26, 1, signed=True), decimal(7)
    ('1,234.6', '−0.3', '7')
    >>> with speaking("de"):
    ...     decimal(1234.56, 1)
    '1.234,6'
    """
    from babel.numbers import format_decimal

    rounded = round(value, digits) + 0.0  # not −0
    written: str = format_decimal(abs(rounded), format=_pattern(locale(), digits), locale=locale())
    return ("−" if rounded < 0 else "+" if signed else "") + written


def percent(value: float, digits: int = 0, signed: bool = False) -> str:
    """A share, as a percentage.

    >>> from mastaba.core.language import speaking
    >>> percent(0.123), percent(0.5, 1, signed=True)
    ('12%', '+50.0%')
    >>> with speaking("de"):
    ...     percent(0.123, 1)
    '12,3\\xa0%'
    """
    return str(say("review/percent", n=decimal(100 * value, digits, signed)))

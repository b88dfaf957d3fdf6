"""Which language a page is in: asked for in its address, chosen in the menu, or that of the browser."""

from __future__ import annotations

import re
from typing import Any

from litestar import Request

from mastaba.core.language import best_language

COOKIE = "lang"
"""Written by the page when somebody chooses a language."""
MOST = 20
"""More languages than a browser names."""
QUALITY = re.compile(r";\s*q=([01](?:\.\d{0,3})?)")


def language_of(request: Request[Any, Any, Any]) -> str:
    """The language for this reader."""
    asked = [request.query_params.get("lang", ""), request.cookies.get(COOKIE, "")]
    browser = accepted(request.headers.get("accept-language", ""))
    return best_language([one[:MOST] for one in asked if one] + browser)


def accepted(header: str) -> list[str]:
    """The languages of an Accept-Language header, the most wanted first.

    >>> accepted("cs;q=0.7, de-AT, en;q=0.8, fr;q=0")
    ['de-AT', 'en', 'cs']
    """
    wanted: list[tuple[float, int, str]] = []
    for part in header.split(",")[:MOST]:
        found = QUALITY.search(part)
        quality = float(found[1]) if found else 1.0
        name = part.split(";")[0].strip()
        if name and quality > 0:
            wanted.append((-quality, len(wanted), name))
    return [name for _, _, name in sorted(wanted)]

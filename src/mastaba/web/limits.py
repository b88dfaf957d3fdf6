"""What one address may ask for."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

from mastaba.core.message import Message, say
from mastaba.table.errors import TableError

A_DAY = 24 * 3600
EXPORT = "/api/me/export"
MOST_KEPT = 10_000  # addresses that a budget remembers
TOO_FAST = say("errors/too-fast")
TOO_MUCH = say("errors/too-much")
TOO_MANY_NEW = say("errors/too-many-new")
TOO_MANY_EXPORTS = say("errors/too-many-exports")
TOO_MANY_HINTS = say("errors/too-many-hints")
TOO_MANY_REVIEWS = say("errors/too-many-reviews")
TOO_MANY_GUESSES = say("errors/too-many-guesses")
TOO_MANY_CONNECTS = say("errors/too-many-connects")


class TooMany(TableError):
    """Too much for one address; ``wait`` is the number of seconds until it makes sense to ask again."""

    def __init__(self, text: Message, wait: int) -> None:
        super().__init__(text)
        self.wait = wait


@lru_cache(4096)
def origin_of(address: str) -> str:
    """What counts as one visitor: an address, or the 64 bits of a network for IPv6, which gives every device
    more addresses than it can use.

    >>> origin_of("10.0.0.7"), origin_of("2001:db8:1:2:aaaa::1"), origin_of("::ffff:10.0.0.7")
    ('10.0.0.7', '2001:db8:1:2::/64', '10.0.0.7')
    >>> origin_of("nonsense")
    'nonsense'
    """
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if isinstance(known, IPv6Address):
        if known.ipv4_mapped is not None:
            return str(known.ipv4_mapped)
        return str(ip_network((int(known), 64), strict=False))
    return str(known)


class RateLimiter:
    """Limits the requests of a caller, an identity or the address of a request without one, in a second.
    Requests over HTTP and questions on sockets count together.

    >>> limiter = RateLimiter(2)
    >>> [limiter.count("Ana"), limiter.allows("Ana"), limiter.allows("Ana"), limiter.allows("Bo")]
    [1, True, False, True]
    """

    def __init__(self, a_second: int) -> None:
        self.most, self._second = a_second, 0
        self._made: dict[str, int] = {}

    def count(self, caller: str) -> int:
        """The how-manieth request of this second it is."""
        if self._second != (now := int(time.monotonic())):
            self._second, self._made = now, {}
        made = self._made[caller] = self._made.get(caller, 0) + 1
        return made

    def allows(self, caller: str) -> bool:
        return self.count(caller) <= self.most


class Budget:
    """So much of something a second for each address, and some more at first or after a pause.

    >>> now = [0.0]
    >>> budget = Budget(0.5, 2, lambda: now[0])
    >>> [budget.take("10.0.0.7") for _ in range(3)], budget.take("10.0.0.8")
    ([True, True, False], True)
    >>> now[0] = 2.0
    >>> [budget.take("10.0.0.7") for _ in range(2)]
    [True, False]
    """

    def __init__(self, a_second: float, at_once: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.a_second, self.at_once, self._clock = a_second, at_once, clock
        self._left: dict[str, tuple[float, float]] = {}

    def left(self, origin: str) -> float:
        known = self._left.get(origin)
        if known is None:
            return self.at_once
        return min(self.at_once, known[0] + (self._clock() - known[1]) * self.a_second)

    def take(self, origin: str, amount: float = 1.0) -> bool:
        """Take some; False if not even one is left. Whoever takes more than is left has a debt."""
        left = self.left(origin)
        if left < 1.0:
            return False
        self._left[origin] = (left - amount, self._clock())
        if len(self._left) > MOST_KEPT:
            self._forget()
        return True

    def spent(self, origin: str) -> bool:
        return self.left(origin) < 1.0

    def _forget(self) -> None:
        """Forget the half that has most left: most of them have all of it."""
        kept = sorted(self._left, key=self.left)[: MOST_KEPT // 2]
        self._left = {origin: self._left[origin] for origin in kept}


class Limits:
    """What one address may ask for, all its identities and kinds of calls together. ``rate`` is the number of
    requests a second that one player may make; the others follow from it. ``reviews`` of games may be asked
    for in a day."""

    def __init__(self, rate: int, reviews: int = 50) -> None:
        self.players = RateLimiter(rate)
        self.requests = Budget(5 * rate, 10 * rate)
        self.connects = Budget(rate / 3, 10 * rate)
        """Of sockets."""
        self.creations = Budget(rate / 60, 4 * rate)
        """Of tables, identities and codes for other devices; and exports, which read much."""
        self.hints = Budget(rate / 15, rate)
        self.reviews = Budget(reviews / A_DAY, reviews)
        self.bytes = Budget(rate * 64 * 1024, 10 * rate * 64 * 1024)
        """Of requests, questions and answers over HTTP."""
        self.guesses = Budget(rate / 1800, rate)
        """Codes of tables that do not exist."""

    def question(self, player: str, origin: str, size: int) -> int:
        """The how-manieth request of a player in this second a question on a socket is. With nothing left for
        the address it is one too many."""
        many = self.players.count(player)
        within = self.requests.take(origin) and self.bytes.take(origin, size)
        return many if within else max(many, self.players.most + 1)

    def refusal(self, origin: str, method: str, path: str) -> Message | None:
        """Why a request is not answered; None if it is. Counts it."""
        if not self.requests.take(origin):
            return TOO_FAST
        if self.bytes.spent(origin):
            return TOO_MUCH
        if path == EXPORT and not self.creations.take(origin):
            return TOO_MANY_EXPORTS
        if method == "POST":
            if creates(path) and not self.creations.take(origin):
                return TOO_MANY_NEW
            if path.endswith("/hints") and not self.hints.take(origin):
                return TOO_MANY_HINTS
        return None


def creates(path: str) -> bool:
    """Whether a POST to this path makes something that stays.

    >>> [creates("/api/tables" + rest) for rest in ("", "/LOTUS-42/rematch", "/LOTUS-42/join")]
    [True, True, False]
    """
    making = ("/api/tables", "/api/records", "/api/me/code")
    return path in making or path.endswith(("/rematch", "/play-on", "/lesson"))

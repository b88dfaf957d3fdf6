"""Middleware for every request: cross-site requests are rejected, and every response gets security
headers."""

from __future__ import annotations

import time
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection, Request
from litestar.enums import ScopeType
from litestar.exceptions import ClientException
from litestar.middleware.base import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from mastaba.web.identity import COOKIE, TOKEN, Keyring

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
PAGE_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
API_HEADERS = [*PAGE_HEADERS, (b"cache-control", b"no-store")]
SAFE = ("GET", "HEAD", "OPTIONS")
CROSS_SITE = b'{"error":"this page may not call Mastaba: open the table itself"}'


MALFORMED = b'{"error":"no browser sends this address"}'
LONGEST_HOST = 255


def malformed(scope: Scope) -> bool:
    """Whether the path or host can't be valid: links and file names are made from them."""
    host = header(scope, b"host") or ""
    return "\0" in scope["path"] or len(host) > LONGEST_HOST or site("//" + host) is None


def site(address: str) -> str | None:
    """The host and port of an address; None if it is malformed.

    >>> site("http://LOCALHOST:8642/t/x"), site("http://["), site("//localhost:port")
    ('localhost:8642', None, None)
    """
    try:
        parts = urlsplit(address)
        _ = parts.port  # ValueError if it is not a number
        return parts.netloc.lower()
    except ValueError:
        return None


def header(scope: Scope, name: bytes) -> str | None:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), None)


def cross_site(scope: Scope) -> bool:
    """Whether the Origin header names another site."""
    origin = header(scope, b"origin")
    if origin is None:
        return False
    host = header(scope, b"x-forwarded-host") or header(scope, b"host") or ""
    return site(origin) != host.lower()


def drop_unsigned_tokens(scope: Scope, keys: Keyring) -> None:
    """Remove CSRF tokens that were not made here: the next response sets a new one."""
    sent = header(scope, b"x-csrftoken")
    if sent is not None and not keys.made(sent):
        scope["headers"] = [one for one in scope["headers"] if one[0] != b"x-csrftoken"]
    cookies = ASGIConnection(scope).cookies  # cached: what follows sees the same dict
    if TOKEN in cookies and not keys.made(cookies[TOKEN]):
        del cookies[TOKEN]


class SecurityMiddleware(ASGIMiddleware):
    """Rejects cross-site changes and sockets, and malformed requests; adds the headers."""

    def __init__(self, keys: Keyring) -> None:
        self.keys = keys

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            if cross_site(scope):
                await send({"type": "websocket.close", "code": 4403, "reason": "cross-site request"})
                return
            await next_app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                present = {name.lower() for name, _ in message["headers"]}
                wanted = API_HEADERS if scope["path"].startswith("/api/") else PAGE_HEADERS
                message["headers"] = [*message["headers"], *(one for one in wanted if one[0] not in present)]
            await send(message)

        if scope["type"] == ScopeType.HTTP:
            rejection = (
                (403, CROSS_SITE)
                if scope["method"] not in SAFE and cross_site(scope)
                else (400, MALFORMED)
                if malformed(scope)
                else None
            )
            if rejection:
                await with_headers(
                    {
                        "type": "http.response.start",
                        "status": rejection[0],
                        "headers": [(b"content-type", b"application/json")],
                    }
                )
                await with_headers({"type": "http.response.body", "body": rejection[1], "more_body": False})
                return
            drop_unsigned_tokens(scope, self.keys)
        await next_app(scope, receive, with_headers)


class TolerantRequest(Request):  # type: ignore[type-arg]
    """A request whose body may be any bytes: what can't be decoded is a client error."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except RecursionError:
            raise ClientException("the body is nested too deeply") from None
        except UnicodeDecodeError:
            raise ClientException("the body is not UTF-8") from None


def client_address(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
    return connection.client.host if connection.client else "unknown"


def caller(request: Request) -> str:  # type: ignore[type-arg]
    """The key of the rate limit: the identity, or the address of a request without one."""
    keys: Keyring = request.app.state.keyring
    return keys.read(request.cookies.get(COOKIE, "")) or client_address(request)


class IdentityLimiter:
    """Limits how many identities an address gets per minute: each identity has its own rate limit.

    >>> limiter = IdentityLimiter(2)
    >>> [limiter.allows("10.0.0.7") for _ in range(3)], limiter.allows("10.0.0.8")
    ([True, True, False], True)
    """

    def __init__(self, a_minute: int) -> None:
        self._most, self._minute = a_minute, 0
        self._given: dict[str, int] = {}

    def allows(self, address: str) -> bool:
        if self._minute != (now := int(time.monotonic() // 60)):
            self._minute, self._given = now, {}
        self._given[address] = self._given.get(address, 0) + 1
        return self._given[address] <= self._most

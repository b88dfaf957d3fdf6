"""Middleware for every request: cross-site and too many requests are rejected, and every response gets
security headers."""

from __future__ import annotations

from ipaddress import ip_address
from itertools import starmap
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.connection import ASGIConnection, Request
from litestar.enums import ScopeType
from litestar.exceptions import ClientException
from litestar.middleware.base import ASGIMiddleware
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from mastaba.core.message import Said, say
from mastaba.table.registry import OpenTables
from mastaba.web.identity import COOKIE, TOKEN, Keyring
from mastaba.web.limits import TOO_FAST, TOO_MANY_GUESSES, Limits, origin_of

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
POLICY_HEADER = b"content-security-policy"
HEADERS = {
    POLICY_HEADER.decode(): POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
PAGE_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
API_HEADERS = [*PAGE_HEADERS, (b"cache-control", b"no-store")]
SAFE = ("GET", "HEAD", "OPTIONS")
SEAL = "__Host-"  # browsers keep such a cookie only if this host sets it, over https
NOT_COUNTED = (b"/static/", b"/metrics", b"/healthz", b"/readyz")
TABLE_PATH = "/api/tables/"
CROSS_SITE = say("errors/cross-site")


MALFORMED = say("errors/malformed")
LONGEST_HOST = 255


def malformed(scope: Scope) -> bool:
    """Whether the path or host can't be valid: links and file names are made from them."""
    host = header(scope, b"host") or ""
    return "\0" in scope["path"] or len(host) > LONGEST_HOST or site("//" + host) is None


def is_counted(scope: Scope) -> bool:
    """Whether a request counts for the limits. The path as it was sent says so: in that of a mounted handler
    the part that leads to it is missing."""
    sent = scope.get("raw_path") or scope["path"].encode()
    return not sent.startswith(NOT_COUNTED)


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


def cross_site(scope: Scope, public: str | None) -> bool:
    """Whether the Origin header names another site than the one that was asked, or the public one."""
    origin = header(scope, b"origin")
    if origin is None:
        return False
    found = site(origin)
    return found is None or found not in ((header(scope, b"host") or "").lower(), public)


def is_local_name(host: str) -> bool:
    """Whether a host is a number or localhost: no foreign site can have such a name.

    >>> [is_local_name(host) for host in ("127.0.0.1:8642", "[::1]:80", "localhost", "games.example.org")]
    [True, True, True, False]
    """
    name = urlsplit("//" + host).hostname or ""
    try:
        ip_address(name)
    except ValueError:
        return name == "localhost"
    return True


def unseal_cookies(scope: Scope) -> None:
    """Under https our cookies have names that only this host can set over https. An identity from the time
    before is still taken, a token is not."""
    cookies = ASGIConnection(scope).cookies  # cached: what follows sees the same dict
    cookies.pop(TOKEN, None)
    for name in (COOKIE, TOKEN):
        if SEAL + name in cookies:
            cookies[name] = cookies[SEAL + name]


def sealed(name: bytes, value: bytes) -> tuple[bytes, bytes]:
    """A header of an answer under https: a cookie of ours gets its name for https.

    >>> sealed(b"set-cookie", b"mastaba=x; Path=/")
    (b'set-cookie', b'__Host-mastaba=x; Path=/; Secure')
    """
    if name.lower() == b"set-cookie" and value.startswith((COOKIE.encode() + b"=", TOKEN.encode() + b"=")):
        return name, SEAL.encode() + value + b"; Secure"
    return name, value


def drop_unsigned_tokens(scope: Scope, keys: Keyring, secure: bool) -> None:
    """Remove CSRF tokens that were not made here: the next response sets a new one."""
    sent = header(scope, b"x-csrftoken")
    if sent is not None and not keys.made(sent):
        scope["headers"] = [one for one in scope["headers"] if one[0] != b"x-csrftoken"]
    if secure:
        unseal_cookies(scope)
    cookies = ASGIConnection(scope).cookies  # cached: what follows sees the same dict
    if TOKEN in cookies and not keys.made(cookies[TOKEN]):
        del cookies[TOKEN]


class SecurityMiddleware(ASGIMiddleware):
    """Rejects cross-site changes and sockets, malformed requests and too many of them; adds the headers."""

    def __init__(
        self, keys: Keyring, limits: Limits, open_tables: OpenTables, public_url: str = "", hsts: int = 0
    ) -> None:
        self.keys, self.limits, self.open_tables = keys, limits, open_tables
        self.public_url, self.public = public_url, site(public_url) or None
        self.strict = [(b"strict-transport-security", b"max-age=%d" % hsts)] if hsts else []

    def _secure(self, scope: Scope) -> bool:
        return scope["scheme"] in ("https", "wss") or self.public_url.startswith("https:")

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        secure = scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET) and self._secure(scope)
        if scope["type"] == ScopeType.WEBSOCKET:
            if secure:
                unseal_cookies(scope)
            if cross_site(scope, self.public) or self._elsewhere(scope):
                await send({"type": "websocket.close", "code": 4403, "reason": "cross-site request"})
                return
            await next_app(scope, receive, send)
            return

        origin = origin_of(client_address(ASGIConnection(scope)))
        counted = is_counted(scope)

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                present = {name.lower() for name, _ in message["headers"]}
                wanted = API_HEADERS if scope["path"].startswith("/api/") else PAGE_HEADERS
                if POLICY_HEADER in present:  # a file of the page: it says what it needs
                    wanted = []
                headers = [*message["headers"], *(one for one in wanted if one[0] not in present)]
                message["headers"] = [*starmap(sealed, headers), *self.strict] if secure else headers
            elif counted and message["type"] == "http.response.body":
                self.limits.bytes.take(origin, len(message["body"]))
            await send(message)

        async def counting() -> Any:
            message = await receive()
            if message["type"] == "http.request":
                self.limits.bytes.take(origin, len(message["body"]))
            return message

        if scope["type"] == ScopeType.HTTP:
            if rejection := await self._rejection(scope, secure, origin):
                status, said = rejection
                headers = [(b"content-type", b"application/json")]
                if status == 429:
                    headers.append((b"retry-after", b"1" if said == TOO_FAST else b"60"))
                body = msgspec.json.encode({"error": str(said), "message": said})
                await with_headers({"type": "http.response.start", "status": status, "headers": headers})
                await with_headers({"type": "http.response.body", "body": body, "more_body": False})
                return
        await next_app(scope, counting if counted else receive, with_headers)

    async def _rejection(self, scope: HTTPScope, secure: bool, origin: str) -> tuple[int, Said] | None:
        """The status of a request that goes no further, and why."""
        if scope["method"] not in SAFE and cross_site(scope, self.public):
            return 403, CROSS_SITE
        if malformed(scope):
            return 400, MALFORMED
        if self._elsewhere(scope):
            return 421, say("errors/elsewhere", address=self.public_url)
        drop_unsigned_tokens(scope, self.keys, secure)  # before anything else reads headers or cookies
        if not is_counted(scope):
            return None
        connection: Any = ASGIConnection(scope)
        player = self.keys.read(connection.cookies.get(COOKIE, ""))
        if player is not None:
            self.open_tables.origins.note(player, origin)
        refusal = await self._refusal(scope, player, origin)
        return None if refusal is None else (429, refusal)

    async def _refusal(self, scope: HTTPScope, player: str | None, origin: str) -> Said | None:
        """Why a request is one too many; None if it is not."""
        if not self.limits.players.allows(player or origin):
            return TOO_FAST
        path = scope["path"]  # without slashes that are too many: the router has removed them
        if path.startswith(TABLE_PATH) and self.limits.guesses.spent(origin):
            code = path.removeprefix(TABLE_PATH).partition("/")[0]
            if not await self.open_tables.sits(player, code):
                return TOO_MANY_GUESSES
        return self.limits.refusal(origin, scope["method"], path)

    def _elsewhere(self, scope: Scope) -> bool:
        """Whether a request asks for another host than the public one: somebody else's name may lead here."""
        host = (header(scope, b"host") or "").lower()
        return self.public is not None and host != self.public and not is_local_name(host)


class TolerantRequest(Request):  # type: ignore[type-arg]
    """A request whose body may be any bytes: what can't be decoded is a client error."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except RecursionError:
            raise ClientException(extra={"message": say("errors/body-deep")}) from None
        except UnicodeDecodeError:
            raise ClientException(extra={"message": say("errors/body-encoding")}) from None


def client_address(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
    return connection.client.host if connection.client else "unknown"


def local(address: str) -> bool:
    """Whether an address is this machine's; a malformed one from a proxy is not.

    >>> [local(address) for address in ("127.0.0.1", "::1", "10.0.0.7", "unknown", "[::1")]
    [True, True, False, False, False]
    """
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False

"""Proxies in front of the server: what they forward is believed from the trusted ones only."""

from __future__ import annotations

from ipaddress import ip_network
from typing import Any
from urllib.parse import urlsplit

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from mastaba.core.message import say

THIS_MACHINE = "127.0.0.1,::1"


def read_networks(text: str) -> str:
    """A list of addresses and networks; ValueError in one line.

    >>> read_networks("10.0.0.0/8, ::1")
    '10.0.0.0/8,::1'
    """
    networks = [part.strip() for part in text.split(",") if part.strip()]
    for network in networks:
        try:
            ip_network(network)
        except ValueError:
            raise ValueError(say("terminal/proxies-form", given=repr(network))) from None
    return ",".join(networks)


def read_public_url(text: str) -> str:
    """The address of the server for visitors, without a path; ValueError in one line.

    >>> read_public_url("https://Games.example.org/")
    'https://games.example.org'
    """
    try:
        parts = urlsplit(text)
        right = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        right = False
    if text and (not right or parts.path.strip("/") or parts.query or parts.fragment or parts.username):
        raise ValueError(say("terminal/public-form", given=repr(text)))
    return text.rstrip("/").lower()


class TrustedProxies(ProxyHeadersMiddleware):
    """Takes the client's address, the scheme and the host from the headers of trusted proxies."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "lifespan":
            host = next((value for name, value in scope["headers"] if name == b"x-forwarded-host"), None)
            if host is not None and scope.get("client") and scope["client"][0] in self.trusted_hosts:
                named = (b"host", host.split(b",")[0].strip())
                scope["headers"] = [named, *(one for one in scope["headers"] if one[0] != b"host")]
        await super().__call__(scope, receive, send)

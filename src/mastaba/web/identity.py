"""Identity without accounts: a random key in a signed cookie that no script can read."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Any

from litestar.connection import ASGIConnection, Request
from litestar.datastructures import Cookie
from litestar.exceptions import NotAuthorizedException
from litestar.middleware.csrf import CSRF_SECRET_LENGTH, generate_csrf_hash

from mastaba.core.message import say

COOKIE, TOKEN = "mastaba", "csrftoken"
COOKIE_SECONDS = 400 * 24 * 3600  # browsers keep no cookie longer
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # without look-alikes
CODE_LENGTH, CODE_SECONDS = 10, 600


class Keyring:
    """Signs and reads cookies.

    >>> keys = Keyring(b"secret")
    >>> player = keys.new_player()
    >>> keys.read(keys.signed(player)) == player, keys.read(player + ".0"), keys.read("")
    (True, None, None)
    >>> old, keys.generations[player] = keys.signed(player), 1
    >>> keys.read(old), keys.read(keys.signed(player)) == player
    (None, True)
    """

    def __init__(self, secret: bytes, generations: dict[str, int] | None = None) -> None:
        self._secret = secret
        self.generations = generations or {}
        """Of players whose older cookies are not valid any more."""

    @staticmethod
    def new_player() -> str:
        return secrets.token_hex(16)

    def _signature(self, player: str) -> str:
        generation = self.generations.get(player, 0)
        signed = f"player:{player}:{generation}" if generation else f"player:{player}"
        return hmac.new(self._secret, signed.encode(), hashlib.sha256).hexdigest()[:40]

    def signed(self, player: str) -> str:
        return f"{player}.{self._signature(player)}"

    def read(self, value: str) -> str | None:
        """The player of a cookie; None if it was not signed here."""
        player, _, signature = value.partition(".")
        return player if hmac.compare_digest(signature.encode(), self._signature(player).encode()) else None

    def csrf_secret(self) -> str:
        return hmac.new(self._secret, b"csrf", hashlib.sha256).hexdigest()

    def made(self, token: str) -> bool:
        """Whether a CSRF token was made here."""
        plain, signature = token[:CSRF_SECRET_LENGTH], token[CSRF_SECRET_LENGTH:]
        return hmac.compare_digest(signature.encode(), generate_csrf_hash(plain, self.csrf_secret()).encode())


def player_of(connection: ASGIConnection) -> str | None:  # type: ignore[type-arg]
    """Whose cookie a request carries; None without one. 401 for one that was not signed here."""
    value = connection.cookies.get(COOKIE)
    if value is None:
        return None
    keys: Keyring = connection.app.state.keyring
    player = keys.read(value)
    if player is None:
        raise NotAuthorizedException(extra={"message": say("errors/other-identity")})
    return player


async def known_player(request: Request, open_tables: Any) -> str:  # type: ignore[type-arg]
    """Whose request this is; 401 without a cookie. ``open_tables`` is a dependency only so that Litestar
    resolves one after the other: for two at a time it starts tasks."""
    player = player_of(request)
    if player is None:
        raise NotAuthorizedException(extra={"message": say("errors/no-identity")})
    return player


def cookie_for(keys: Keyring, player: str) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=keys.signed(player),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
    )


def new_device_code() -> str:
    """A code to type on another device: fifty bits, valid once, for ten minutes."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def digest(code: str) -> str:
    """What is stored of a code."""
    plain = "".join(letter for letter in code.lower() if letter in LETTERS)
    return hashlib.sha256(plain.encode()).hexdigest()

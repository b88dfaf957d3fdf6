"""Errors as responses: one clear sentence each."""

from __future__ import annotations

import logging
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException

from mastaba.core.message import Message, Said, say
from mastaba.store.base import StoreError, Unavailable
from mastaba.table.errors import (
    Conflict,
    Forbidden,
    Illegal,
    Invalid,
    NoTable,
    NotFound,
    NotReady,
    Stale,
    TableError,
)
from mastaba.web.limits import TOO_FAST, TooMany, origin_of
from mastaba.web.middleware import HEADERS, client_address
from mastaba.web.routes.pages import plain

logger = logging.getLogger(__name__)
STATUS: dict[type[TableError], int] = {
    NotFound: 404,
    NoTable: 404,
    Forbidden: 403,
    Invalid: 400,
    Conflict: 409,
    Stale: 409,
    Illegal: 422,
    NotReady: 503,
    TooMany: 429,
}
TEXTS = {
    401: say("errors/no-identity"),
    403: say("errors/no-token"),
    404: say("errors/nothing-here"),
    405: say("errors/no-method"),
    413: say("errors/too-large", limit=64),
    429: TOO_FAST,
}
BROKEN = say("errors/broken")


def body_of(text: Said) -> dict[str, Said]:
    """What an error says: in English, and as a message, for readers in other languages."""
    return {"error": str(text)} | ({"message": text} if isinstance(text, Message) else {})


def table_error(request: Request[Any, Any, Any], error: TableError) -> Response[Any]:
    if isinstance(error, NoTable):
        request.app.state.limits.guesses.take(origin_of(client_address(request)))
    status = STATUS[type(error)]
    return Response(
        body_of(error.text) | error.more,
        status_code=status,
        headers=(
            {"retry-after": str(error.wait)}
            if isinstance(error, TooMany)
            else {"retry-after": "5"}
            if status == 503
            else {}
        ),
    )


def http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """An error of the framework, in the same form."""
    status = error.status_code
    if isinstance(error, ValidationException):
        parts = [
            f"{part.get('key', 'body')}: {part.get('message')}"
            for part in error.extra or []
            if isinstance(part, dict)
        ]
        text: Said = say("errors/bad-request", why="; ".join(parts)[:300] or str(error.detail)[:300])
    elif isinstance(error.extra, dict) and "message" in error.extra:  # one of ours
        text = error.extra["message"]
    elif status == 400:
        text = say("errors/bad-request", why=str(error.detail)[:300])
    else:
        text = TEXTS.get(status, str(error.detail)[:300])
    # a request without a route does not pass the middleware
    headers = (
        HEADERS
        | {"cache-control": "no-store"}
        | {
            name: value
            for name, value in (error.headers or {}).items()
            if name.lower() in ("allow", "retry-after")
        }
    )
    if (
        status == 404
        and "text/html" in request.headers.get("accept", "")
        and not request.url.path.startswith(("/api", "/static"))
    ):
        # somebody mistyped an address: the page says so
        return Response(plain(request), status_code=status, headers=headers, media_type=MediaType.HTML)
    return Response(body_of(text), status_code=status, headers=headers)


def store_error(_request: Request[Any, Any, Any], error: StoreError) -> Response[Any]:
    if not isinstance(error, Unavailable):
        logger.error("%s", error, exc_info=error)
    return Response(
        body_of(say("errors/no-tables")),
        status_code=503,
        headers={"retry-after": "5"},
    )


def server_error(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """An error of the server: it is logged; the response has no details."""
    logger.error("a call failed", exc_info=error, extra={"path": request.url.path})
    return Response(body_of(BROKEN), status_code=500)

"""The page's files as they are sent: without comments and indentation, compressed once, with few headers.

A table loads some fifty small files, so what is said with each of them counts: a browser needs a policy, a
referrer and permissions of a page, not of its modules.
"""

from __future__ import annotations

import gzip
import mimetypes
import re
from functools import cache
from pathlib import Path

from litestar import asgi
from litestar.enums import ScopeType
from litestar.exceptions import MethodNotAllowedException, NotFoundException
from litestar.handlers import ASGIRouteHandler
from litestar.types import Receive, Scope, Send

from mastaba.core.language import PSEUDO, areas, languages, source

COMMENT = re.compile(r"^[ \t]*(?://.*|/\*(?:[^*]|\*(?!/))*\*/[ \t]*)$", re.MULTILINE)
TYPE = re.compile(r"/\*\* @[a-z]+ [^*]*\*/ ?")
INDENTATION = re.compile(r"^[ \t]+", re.MULTILINE)
LINES = re.compile(rb"(?<=[;{},])\n+|^\n+")
TEXTS_OF = re.compile(r"lang/([a-z]+)/([a-z0-9-]+)\.ftl")
TEXTS = {".js", ".css", ".svg"}
NOT_WORTH_IT = 300  # bytes: about what a packet has room for anyway
HEADERS = [
    (b"cache-control", b"public, max-age=31536000, immutable"),  # the path has a hash of the contents
    (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"x-content-type-options", b"nosniff"),
]


def lean(text: str) -> str:
    r"""A module or style sheet without indentation, types, and comments that stand alone. Its lines keep
    their numbers, so that an error in the browser names the right one.

    >>> lean("/** Why.\n * So. */\nconst f = (/** @type {any} */ a) =>\n  a; // so\n  // and\n  b();\n")
    '\n\nconst f = (a) =>\na; // so\n\nb();\n'
    """
    for left_out in (COMMENT, TYPE, INDENTATION):
        text = left_out.sub(lambda found: "\n" * found[0].count("\n"), text)
    return text


@cache
def sent(file: Path) -> tuple[bytes, bytes, bytes]:
    """The media type of a file, its contents, and its contents compressed (empty: not worth it)."""
    content = file.read_bytes()
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if file.suffix in (".js", ".css"):
        content = lean(content.decode("utf-8")).encode()
    if file.suffix == ".css":  # no error names a line of it
        content = LINES.sub(b"", content)
    if file.suffix not in TEXTS:
        return kind.encode(), content, b""
    return f"{kind}; charset=utf-8".encode(), content, packed_of(content)


def packed_of(content: bytes) -> bytes:
    """Contents compressed; empty if that is not worth it."""
    return gzip.compress(content, 9, mtime=0) if len(content) > NOT_WORTH_IT else b""


@cache
def sent_texts(language: str, area: str) -> tuple[bytes, bytes, bytes]:
    """The texts of an area in a language, like ``sent``. KeyError if there are none."""
    if language not in (*languages(), PSEUDO):
        raise KeyError(language)
    content = source(language, area).encode()
    return b"text/plain; charset=utf-8", content, packed_of(content)


def files_of(folder: Path, path: str) -> ASGIRouteHandler:
    """The handler of all files of a folder, and of the texts in all languages (``lang/en/home.ftl``), under a
    path that changes with their contents."""
    known = {str(file.relative_to(folder)): file for file in folder.rglob("*") if file.is_file()}

    @asgi(path, is_mount=True, copy_scope=True)
    async def handler(scope: Scope, receive: Receive, send: Send) -> None:
        name = scope["path"].removeprefix(path).strip("/")
        file, texts = known.get(name), TEXTS_OF.fullmatch(name)
        if (file is None and (texts is None or texts[2] not in areas())) or scope["type"] != ScopeType.HTTP:
            raise NotFoundException
        if scope["method"] not in ("GET", "HEAD"):
            raise MethodNotAllowedException(headers={"allow": "GET, HEAD"})
        try:
            kind, content, packed = sent(file) if file else sent_texts(texts[1], texts[2])  # type: ignore[index]
        except KeyError:
            raise NotFoundException from None
        headers = [(b"content-type", kind), *HEADERS]
        if packed:
            headers.append((b"vary", b"accept-encoding"))
            if any(name == b"accept-encoding" and b"gzip" in value for name, value in scope["headers"]):
                headers.append((b"content-encoding", b"gzip"))
                content = packed
        headers.append((b"content-length", b"%d" % len(content)))
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        body = b"" if scope["method"] == "HEAD" else content
        await send({"type": "http.response.body", "body": body, "more_body": False})

    return handler

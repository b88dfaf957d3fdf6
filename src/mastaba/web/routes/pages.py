"""The page and its files. The files lie under a name that changes with them, so that browsers may keep them
for good."""

from __future__ import annotations

import asyncio
import hashlib
import io
import re
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import segno
from litestar import MediaType, Request, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.static_files import create_static_files_router

from mastaba.table.codes import read_code

STATIC = (Path(__file__).parents[1] / "static").resolve()
FIRST_SCRIPT = '<script src="/static/js/theme.js"></script>'
IMPORT = re.compile(r"""^(?:import|export)\b[^'"()]*['"](\.[^'"]+\.js)['"]""", re.MULTILINE)
A_YEAR = 365 * 24 * 3600


def version_of(folder: Path) -> str:
    """A name for the files as they are now."""
    found = hashlib.sha256()
    for file in sorted(folder.rglob("*")):
        if file.is_file():
            found.update(str(file.relative_to(folder)).encode() + file.read_bytes())
    return found.hexdigest()[:12]


def leans_on(module: Path) -> set[Path]:
    """The modules that a module imports, and those that these import."""
    found: set[Path] = {module}
    todo = [module]
    while todo:
        importing = todo.pop()
        fresh = {
            (importing.parent / name).resolve() for name in IMPORT.findall(importing.read_text("utf-8"))
        } - found
        found |= fresh
        todo += fresh
    return found


@cache
def version() -> str:
    """Of the files as they were at the start."""
    return version_of(STATIC)


@cache
def plain() -> str:
    """The page for any address: it says itself when there is nothing at one."""
    return (STATIC / "index.html").read_text("utf-8").replace("/static/", f"/static/{version()}/")


def pages() -> list[Any]:
    """The handlers of the page, its files and the pictures of links."""
    text = (STATIC / "index.html").read_text("utf-8")

    def shown(screen: str) -> str:
        """The page, which names all modules of its first screen at once: a browser that finds them one by one
        waits for each."""
        more = sorted(f"/static/{file.relative_to(STATIC)}" for file in leans_on(STATIC / screen))
        links = [f'<link rel="modulepreload" href="{name}">' for name in more if f'"{name}"' not in text]
        return text.replace(FIRST_SCRIPT, "\n".join([*links, FIRST_SCRIPT]), 1).replace(
            "/static/", f"/static/{version()}/"
        )

    home, table = shown("js/home.js"), shown("js/table.js")

    def answer(content: str) -> Response[str]:
        return Response(content, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})

    @get("/", media_type=MediaType.HTML, include_in_schema=False)
    async def home_page() -> Response[str]:
        return answer(home)

    @get("/t/{code:str}", media_type=MediaType.HTML, include_in_schema=False)
    async def table_page() -> Response[str]:
        return answer(table)

    @get(
        ["/rules/{game:str}", "/me/{secret:str}", "/finished"],
        media_type=MediaType.HTML,
        include_in_schema=False,
    )
    async def page() -> Response[str]:
        return answer(plain())

    kept = CacheControlHeader(public=True, max_age=A_YEAR, immutable=True)
    files = create_static_files_router(
        f"/static/{version()}", directories=[STATIC], include_in_schema=False, cache_control=kept
    )
    return [home_page, table_page, page, qr, files]


@get("/qr/{code:str}", include_in_schema=False)
async def qr(request: Request[Any, Any, Any], code: str) -> Response[bytes]:
    """The link to a table as a QR code."""
    link = f"{request.base_url}t/{read_code(code.removesuffix('.svg'))}"
    return Response(await asyncio.to_thread(drawn, link), media_type="image/svg+xml")


@lru_cache(256)
def drawn(link: str) -> bytes:
    out = io.BytesIO()
    segno.make(link, error="m").save(
        out, kind="svg", scale=4, border=3, dark="#2A2119", light="#FFFFFF", xmldecl=False
    )
    return out.getvalue()

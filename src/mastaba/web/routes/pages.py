"""The page and its files. The path of the files has a hash of their content, so that browsers may cache them
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

from mastaba.table.codes import read_code
from mastaba.table.registry import OpenTables
from mastaba.web.files import files_of
from mastaba.web.identity import COOKIE
from mastaba.web.routes.network import link_base

STATIC = (Path(__file__).parents[1] / "static").resolve()
LONGEST_CODE = 40
FIRST_SCRIPT = '<script src="/static/js/theme.js"></script>'
STYLE_IMPORT = re.compile(r"@import url\(([^)]+)\)")
IMPORT = re.compile(r"""^(?:import|export)\b[^'"()]*['"](\.[^'"]+\.js)['"]""", re.MULTILINE)


def version_of(folder: Path) -> str:
    """A hash of the files' names and contents."""
    found = hashlib.sha256()
    for file in sorted(folder.rglob("*")):
        if file.is_file():
            found.update(str(file.relative_to(folder)).encode() + file.read_bytes())
    return found.hexdigest()[:12]


def imports_of(module: Path) -> set[Path]:
    """A module and all that it imports, directly or not."""
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


def style_sheets(sheet: Path) -> list[Path]:
    """A style sheet and those that it imports."""
    return [sheet, *(sheet.parent / name for name in STYLE_IMPORT.findall(sheet.read_text("utf-8")))]


@cache
def version() -> str:
    """The hash of the files at the start."""
    return version_of(STATIC)


@cache
def plain() -> str:
    """The page for any address; it shows itself when there is nothing there."""
    return (STATIC / "index.html").read_text("utf-8").replace("/static/", f"/static/{version()}/")


def pages() -> list[Any]:
    """The handlers of the page, its files and the pictures of links."""
    text = (STATIC / "index.html").read_text("utf-8")

    def shown(*screens: str, game: str = "") -> str:
        """The page with a preload link for each module of its first screen: otherwise a browser would find
        and fetch them one after the other. With a game, the page asks for its cards and its table at once,
        too."""
        modules = {module for screen in screens for module in imports_of(STATIC / screen)}
        names = sorted(f"/static/{module.relative_to(STATIC)}" for module in modules)
        links = [f'<link rel="modulepreload" href="{name}">' for name in names if f'"{name}"' not in text]
        if game:
            sheets = style_sheets(STATIC / f"games/{game}/style.css")
            links += [
                f'<link rel="preload" as="style" href="/static/{one.relative_to(STATIC)}">' for one in sheets
            ]
        known = text.replace("<html ", f'<html data-game="{game}" ', 1) if game else text
        return known.replace(FIRST_SCRIPT, "\n".join([*links, FIRST_SCRIPT]), 1).replace(
            "/static/", f"/static/{version()}/"
        )

    home, table = shown("js/home.js"), shown("js/table.js")
    tables = {
        front.parent.name: shown("js/table.js", str(front.relative_to(STATIC)), game=front.parent.name)
        for front in STATIC.glob("games/*/front.js")
    }

    def answer(content: str) -> Response[str]:
        return Response(content, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})

    @get("/", media_type=MediaType.HTML, include_in_schema=False)
    async def home_page() -> Response[str]:
        return answer(home)

    @get("/t/{code:str}", media_type=MediaType.HTML, include_in_schema=False)
    async def table_page(
        request: Request[Any, Any, Any], open_tables: OpenTables, code: str
    ) -> Response[str]:
        # who sits at a table may know its game; anybody else would learn here whether a code exists
        player = request.app.state.keyring.read(request.cookies.get(COOKIE, ""))
        opened = open_tables.open.get(read_code(code[:LONGEST_CODE]))
        if opened is None or not opened.table.seats_of(player):
            return answer(table)
        return answer(tables.get(opened.table.opened.game, table))

    @get(
        [
            "/rules/{game:str}",
            "/learn/{game:str}",
            "/new/{game:str}",
            "/me/{secret:str}",
            "/tables",
            "/puzzles",
            "/puzzles/{game:str}",
        ],
        media_type=MediaType.HTML,
        include_in_schema=False,
    )
    async def page() -> Response[str]:
        return answer(plain())

    return [home_page, table_page, page, qr, files_of(STATIC, f"/static/{version()}")]


@get("/qr/{code:str}", include_in_schema=False)
async def qr(request: Request[Any, Any, Any], code: str) -> Response[bytes]:
    """The link to a table as a QR code."""
    link = f"{link_base(request)}/t/{read_code(code.removesuffix('.svg'))}"
    return Response(await asyncio.to_thread(drawn, link), media_type="image/svg+xml")


@lru_cache(256)
def drawn(link: str) -> bytes:
    out = io.BytesIO()
    segno.make(link, error="m").save(
        out, kind="svg", scale=4, border=3, dark="#2A2119", light="#FFFFFF", xmldecl=False
    )
    return out.getvalue()

"""The page and its files. The path of the files has a hash of their content, so that browsers may cache them
for good."""

from __future__ import annotations

import asyncio
import hashlib
import io
import re
from collections.abc import Iterable
from functools import cache, lru_cache
from html import escape
from pathlib import Path
from typing import Any

import segno
from litestar import MediaType, Request, Response, get
from litestar.datastructures import Cookie

from mastaba.core.language import folders, languages, source, told
from mastaba.core.message import say
from mastaba.table.codes import read_code
from mastaba.table.registry import OpenTables
from mastaba.web.files import files_of
from mastaba.web.identity import COOKIE
from mastaba.web.languages import COOKIE as LANGUAGE
from mastaba.web.languages import language_of
from mastaba.web.routes.network import link_base

STATIC = (Path(__file__).parents[1] / "static").resolve()
LONGEST_CODE = 40
FIRST_SCRIPT = '<script src="/static/js/theme.js"></script>'
STYLE_IMPORT = re.compile(r"@import url\(([^)]+)\)")
AREA = re.compile(r'\barea\("([a-z0-9-]+)"\)')
EXTENDED = re.compile("[\u0100-\u0151\u0154-\u017f]")
"""Letters in the second file of each font."""
DESCRIPTION = re.compile(r'(?<=<meta name="description" content=")[^"]*')
NO_SCRIPT = re.compile(r"(?<=<noscript><p>).*(?=</p></noscript>)")
IMPORT = re.compile(r"""^(?:import|export)\b[^'"()]*['"](\.[^'"]+\.js)['"]""", re.MULTILINE)


def version_of(folder: Path) -> str:
    """A hash of the files' names and contents, and of the texts in all languages."""
    found = hashlib.sha256()
    for place in (folder, *folders()):
        for file in sorted(place.rglob("*")):
            if file.is_file():
                found.update(str(file.relative_to(place)).encode() + file.read_bytes())
    return found.hexdigest()[:12]


@cache
def imports_of(module: Path) -> frozenset[Path]:
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
    return frozenset(found)


def style_sheets(sheet: Path) -> list[Path]:
    """A style sheet and those that it imports."""
    return [sheet, *(sheet.parent / name for name in STYLE_IMPORT.findall(sheet.read_text("utf-8")))]


@cache
def version() -> str:
    """The hash of the files at the start."""
    return version_of(STATIC)


def areas_of(modules: Iterable[Path]) -> list[str]:
    """The areas of texts that modules await when they are loaded."""
    return sorted({name for module in modules for name in AREA.findall(module.read_text("utf-8"))})


@cache
def page_in(language: str, *screens: str, game: str = "") -> str:
    """The page with the texts of its first screen, and a preload link for each of its modules: otherwise a
    browser would find and fetch them one after the other. With a game, the page asks for its cards and its
    table at once, too. Without a screen it is the page for any address."""
    text = (STATIC / "index.html").read_text("utf-8")
    text = DESCRIPTION.sub(escape(told(say("home/pitch"), language)), text)
    text = NO_SCRIPT.sub(told(say("page/no-script"), language), text)
    modules = {module for screen in ("js/app.js", *screens) for module in imports_of(STATIC / screen)}
    names = sorted(f"/static/{module.relative_to(STATIC)}" for module in modules) if screens else []
    links = [f'<link rel="modulepreload" href="{name}">' for name in names if f'"{name}"' not in text]
    if EXTENDED.search(source(language, "frame")):
        links += [
            f'<link rel="preload" as="font" type="font/woff2" crossorigin href="/static/fonts/{name}">'
            for name in ("source-sans-3-ext.woff2", "el-messiri-ext.woff2")
        ]
    if game:
        sheets = style_sheets(STATIC / f"games/{game}/style.css")
        links += [
            f'<link rel="preload" as="style" href="/static/{one.relative_to(STATIC)}">' for one in sheets
        ]
    attributes = f'<html lang="{language}" data-languages="{" ".join(languages())}"'
    known = text.replace('<html lang="en"', f'{attributes} data-game="{game}"' if game else attributes, 1)
    texts = [
        f'<script type="text/plain" data-area="{area}">\n{source(language, area)}</script>'
        for area in areas_of(modules)
    ]
    linked = known.replace(FIRST_SCRIPT, "\n".join([*links, FIRST_SCRIPT]), 1)
    return linked.replace("/static/", f"/static/{version()}/").replace(
        "</head>", "\n".join([*texts, "</head>"]), 1
    )


def plain(request: Request[Any, Any, Any]) -> str:
    """The page for any address; it shows itself when there is nothing there."""
    return page_in(language_of(request))


def pages() -> list[Any]:
    """The handlers of the page, its files and the pictures of links."""
    games = {front.parent.name for front in STATIC.glob("games/*/front.js")}

    def answer(request: Request[Any, Any, Any], *screens: str, game: str = "") -> Response[str]:
        language = language_of(request)
        asked = "lang" in request.query_params  # then it holds until the browser is closed
        return Response(
            page_in(language, *screens, game=game),
            cookies=[Cookie(LANGUAGE, value=language, samesite="lax")] if asked else None,
            media_type=MediaType.HTML,
            headers={"cache-control": "no-cache", "vary": "accept-language, cookie"},
        )

    def table_of(request: Request[Any, Any, Any], game: str) -> Response[str]:
        if game not in games:
            return answer(request, "js/table.js")
        return answer(request, "js/table.js", f"games/{game}/front.js", game=game)

    for language in languages():  # now, not when somebody asks
        page_in(language, "js/home.js")
        page_in(language, "js/table.js")
        for game in games:
            page_in(language, "js/table.js", f"games/{game}/front.js", game=game)

    @get("/", media_type=MediaType.HTML, include_in_schema=False)
    async def home_page(request: Request[Any, Any, Any]) -> Response[str]:
        return answer(request, "js/home.js")

    @get("/t/{code:str}", media_type=MediaType.HTML, include_in_schema=False)
    async def table_page(
        request: Request[Any, Any, Any], open_tables: OpenTables, code: str
    ) -> Response[str]:
        # who sits at a table may know its game; anybody else would learn here whether a code exists
        player = request.app.state.keyring.read(request.cookies.get(COOKIE, ""))
        opened = open_tables.open.get(read_code(code[:LONGEST_CODE]))
        if opened is None or not opened.table.seats_of(player):
            return table_of(request, "")
        return table_of(request, opened.table.opened.game)

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
    async def page(request: Request[Any, Any, Any]) -> Response[str]:
        return answer(request)

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

"""The page and its files. The files lie under a name that changes with them, so that browsers may keep them for good."""

from __future__ import annotations

import hashlib
import io
from pathlib import Path
from typing import Any

import segno
from litestar import MediaType, Request, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.static_files import create_static_files_router

from mastaba.table.codes import read_code

STATIC = Path(__file__).parent / "static"
A_YEAR = 365 * 24 * 3600


def version_of(folder: Path) -> str:
    """A name for the files as they are now."""
    found = hashlib.sha256()
    for file in sorted(folder.rglob("*")):
        if file.is_file():
            found.update(str(file.relative_to(folder)).encode() + file.read_bytes())
    return found.hexdigest()[:12]


def pages() -> list[Any]:
    """The handlers of the page, its files and the pictures of links."""
    version = version_of(STATIC)
    text = (STATIC / "index.html").read_text().replace("/static/", f"/static/{version}/")

    @get(["/", "/t/{code:str}", "/rules/{game:str}", "/me/{secret:str}", "/finished"], media_type=MediaType.HTML, include_in_schema=False)
    async def page() -> Response[str]:
        return Response(text, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})

    kept = CacheControlHeader(public=True, max_age=A_YEAR, immutable=True)
    files = create_static_files_router(f"/static/{version}", directories=[STATIC], include_in_schema=False, cache_control=kept)
    return [page, qr, files]


@get("/qr/{code:str}", include_in_schema=False)
async def qr(request: Request[Any, Any, Any], code: str) -> Response[bytes]:
    """The link to a table as a QR code."""
    out = io.BytesIO()
    link = f"{request.base_url}t/{read_code(code.removesuffix('.svg'))}"
    segno.make(link, error="m").save(out, kind="svg", scale=4, border=3, dark="#2A2119", light="#FFFFFF", xmldecl=False)
    return Response(out.getvalue(), media_type="image/svg+xml")

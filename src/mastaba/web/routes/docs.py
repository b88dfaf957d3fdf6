"""The OpenAPI description as a page that needs no script."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import MediaType, Request, Response, get

STYLE = "/api/docs/style.css"
CSS = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  background: #ebdfc6; color: #2a2119 }
section { background: #fffcf4; border-radius: 12px; padding: .8rem 1.2rem; margin: 1rem 0 }
h2 { font-size: 1.05rem; margin: 0 }
code { font-family: ui-monospace, monospace }
.method { color: #1e4f8f; font-weight: 600 }
pre { overflow: auto; background: #f8f1e1; padding: .6rem }
table { border-collapse: collapse }
td { padding: .1rem 1rem .1rem 0; vertical-align: top }
a { color: #1e4f8f }
@media (prefers-color-scheme: dark) {
  body { background: #14110d; color: #f3e7ce }
  section { background: #2e271e }
  pre { background: #211c16 }
  .method, a { color: #e9b44c }
}
"""


def _name(schema: dict[str, Any]) -> str:
    """A short name for a schema."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if schema.get("type") == "array":
        return f"[{_name(schema.get('items', {}))}]"
    for word in ("oneOf", "anyOf"):
        if word in schema:
            return " or ".join(_name(part) for part in schema[word])
    kind = schema.get("type", "any")
    return " or ".join(kind) if isinstance(kind, list) else str(kind)


def _content(described: dict[str, Any]) -> dict[str, Any]:
    kinds: list[dict[str, Any]] = list(described.get("content", {}).values())
    found: dict[str, Any] = kinds[0].get("schema", {}) if kinds else {}
    return found


def _fields(schema: dict[str, Any], known: dict[str, Any]) -> str:
    found = known.get(_name(schema).strip("[]"), schema)
    needed = found.get("required", [])
    rows = [
        f"<tr><td><code>{escape(name)}</code>{'' if name in needed else ' (may be left out)'}</td>"
        f"<td>{escape(_name(field))}</td>"
        f"<td>{escape(field.get('description', ''))}</td></tr>"
        for name, field in found.get("properties", {}).items()
    ]
    return f"<table>{''.join(rows)}</table>" if rows else ""


def _call(path: str, method: str, call: dict[str, Any], known: dict[str, Any]) -> str:
    parts = [
        f'<section><h2><span class="method">{method.upper()}</span> <code>{escape(path)}</code></h2>',
        f"<p>{escape(call.get('summary', ''))}</p>",
    ]
    for given in call.get("parameters", []):
        text = given.get("description", "") or _name(given["schema"])
        parts.append(f"<p><code>{escape(given['name'])}</code> ({given['in']}): {escape(text)}</p>")
    if "requestBody" in call:
        parts.append("<p>takes</p>" + _fields(_content(call["requestBody"]), known))
    for status, answer in call.get("responses", {}).items():
        if status.startswith("2"):
            schema = _content(answer)
            parts.append(f"<p>gives {status}: {escape(_name(schema))}</p>" + _fields(schema, known))
    return "".join(parts) + "</section>"


@get("/api/docs", media_type=MediaType.HTML, include_in_schema=False)
async def page(request: Request[Any, Any, Any]) -> str:
    """Every call, in a page. It is rendered once: that takes 20 ms, in which nobody else is served."""
    state = request.app.state
    if "reference" not in state:
        state.reference = render(request.app.openapi_schema.to_schema())
    found: str = state.reference
    return found


def render(schema: dict[str, Any]) -> str:
    """The page of an OpenAPI description."""
    known = schema.get("components", {}).get("schemas", {})
    calls = [
        _call(path, method, call, known)
        for path, item in schema["paths"].items()
        for method, call in item.items()
        if isinstance(call, dict)
    ]
    head = (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Mastaba: calls</title>'
        f'<link rel="stylesheet" href="{STYLE}">'
    )
    about = (
        '<h1>Mastaba: calls</h1><p>The same as data: <a href="/api/schema/openapi.json">openapi.json</a></p>'
    )
    return head + about + "".join(calls)


@get(STYLE, media_type=MediaType.CSS, include_in_schema=False)
async def style() -> Response[str]:
    return Response(CSS, media_type=MediaType.CSS)

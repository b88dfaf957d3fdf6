"""Checks the page's types of the wire format against the server: `python -m tools.wire_types`.

The page declares what the server sends and takes in ``web/static/types.d.ts``. Every struct of
``web/schemas.py`` that the page declares must have the same fields with the same types there.
News has no struct: ``misfits`` checks a value that was really sent, and tests/web/test_wire_types.py
gives it the news of a game.
"""

from __future__ import annotations

import re
import sys
import types
import typing
from pathlib import Path
from typing import Annotated, Any, Union

import msgspec

from mastaba.table.commands import SeatSetup
from mastaba.table.table import ChatLine
from mastaba.web import schemas

DECLARATIONS = Path(schemas.__file__).parent / "static" / "types.d.ts"
SIMPLE = {bool: "boolean", int: "number", float: "number", str: "string", type(None): "null", Any: "any"}
OBJECTS = {"View", "Step", "Record<string, any>"}
"""Each stands for an object whose fields depend on the game."""
NOT_ON_THE_PAGE = {
    "Body",
    "NameRequest",
    "ClaimRequest",
    "JoinRequest",
    "StartRequest",
    "HintRequest",
    "StandInRequest",
    "ChatRequest",
    "PuzzleMoves",
}
"""Bodies of one or two fields that the page writes in place."""

Fields = dict[str, tuple[str, bool]]
"""Of an interface: each field's type, and whether it may be missing."""


def declared(text: str | None = None) -> dict[str, Fields]:
    """The interfaces of the page by name."""
    text = re.sub(r"/\*.*?\*/|//[^\n]*", "", text or DECLARATIONS.read_text(), flags=re.DOTALL)
    found: dict[str, Fields] = {}
    for name, parent, body in re.findall(
        r"interface (\w+)(?: extends (\w+))? \{(.*?)\n  \}", text, re.DOTALL
    ):
        fields = dict(found.get(parent, {}))
        for field, optional, kind in re.findall(r"^    (\[?[\w: ]+\]?)(\??): (.*);$", body, re.MULTILINE):
            fields[field] = (kind, bool(optional))
        found[name] = fields
    return found


def parts_of(kind: str) -> set[str]:
    """The alternatives of a union, with the page's names for several types written out."""
    parts = {part.strip() for part in kind.split("|")}
    return (parts - {"Scalar"}) | {"boolean", "number", "string", "null"} if "Scalar" in parts else parts


def as_declared(kind: Any) -> set[str]:
    """A type of the server as the page writes it.

    >>> sorted(as_declared(str | None)), as_declared(list[int]), as_declared(dict[str, float])
    (['null', 'string'], {'number[]'}, {'Record<string, number>'})
    """
    origin, inner = typing.get_origin(kind), typing.get_args(kind)
    if origin is Annotated:
        return as_declared(inner[0])
    if origin in (Union, types.UnionType):
        return set().union(*map(as_declared, inner))
    if origin is list:
        return {f"{one(inner[0])}[]"}
    if origin is dict:
        return {f"Record<string, {one(inner[1])}>"}
    return {SIMPLE.get(kind) or kind.__name__}


def one(kind: Any) -> str:
    parts = as_declared(kind)
    return "Scalar" if parts == parts_of("Scalar") else " | ".join(sorted(parts))


def same(page: str, server: set[str]) -> bool:
    """Whether both mean the same. The page may know more about an object than the server's type says."""
    return {_plain(part) for part in parts_of(page)} == {_plain(part) for part in server}


def _plain(part: str) -> str:
    many = part.endswith("[]")
    name = part.removesuffix("[]")
    return ("object" if name in OBJECTS else name) + ("[]" if many else "")


def differences() -> list[str]:
    """The differences between the page's types and the server's structs, one line each."""
    page, found = declared(), []
    structs = [SeatSetup] + [
        kind
        for kind in vars(schemas).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == schemas.__name__
    ]
    for struct in structs:
        name = struct.__name__
        if name in NOT_ON_THE_PAGE:
            continue
        if name not in page:
            found.append(f"{name}: missing in types.d.ts")
            continue
        hints = typing.get_type_hints(struct, include_extras=True)
        required = {field.name: field.required for field in msgspec.structs.fields(struct)}
        if tag := struct.__struct_config__.tag_field:
            hints, required = {tag: str, **hints}, {tag: True, **required}
        found += _compared(name, page[name], hints, required)
    line = typing.get_type_hints(ChatLine)
    return found + _compared("ChatLine", page["ChatLine"], line, dict.fromkeys(line, True))


def _compared(name: str, page: Fields, server: dict[str, Any], required: dict[str, bool]) -> list[str]:
    found = [f"{name}.{field}: the server does not have it" for field in page.keys() - server.keys()]
    for field, kind in server.items():
        if field not in page:
            found.append(f"{name}.{field}: missing in types.d.ts")
        elif not same(page[field][0], as_declared(kind)):
            found.append(f"{name}.{field}: {page[field][0]} in types.d.ts, {one(kind)} on the server")
        elif page[field][1] == required[field]:
            found.append(f"{name}.{field}: {'always' if required[field] else 'not always'} there")
    return found


def misfits(value: Any, kind: str, page: dict[str, Fields] | None = None, at: str = "") -> list[str]:
    """Where a value that was sent differs from what the page declares.

    >>> misfits({"code": "ABC"}, "TableCode"), misfits({"code": 3, "x": 1}, "TableCode")
    ([], ['.x: not declared', '.code: 3 is no string'])
    """
    page = page if page is not None else declared()
    parts = parts_of(kind)
    if value is None or isinstance(value, bool | int | float | str):
        name = "null" if value is None else SIMPLE[type(value)]
        fits = bool(parts & {name, "any"}) or f'"{value}"' in parts
        return [] if fits else [f"{at}: {value!r} is no {kind}"]
    if isinstance(value, list):
        inner = [part for part in parts if part.endswith("]")]
        if "any" in parts or (inner and inner[0].startswith("[")):
            return []
        if not inner:
            return [f"{at}: a list is no {kind}"]
        return [text for n, x in enumerate(value) for text in misfits(x, inner[0][:-2], page, f"{at}[{n}]")]
    for part in parts:
        if part == "any":
            return []
        if record := re.fullmatch(r"Record<string, (.*)>", part):
            return [text for key, x in value.items() for text in misfits(x, record[1], page, f"{at}.{key}")]
        partial = re.fullmatch(r"Partial<(.*)>", part)
        name = partial[1] if partial else part
        if name in page:
            return _object(value, page[name], partial is not None, page, at)
    return [f"{at}: an object is no {kind}"]


def _object(
    value: dict[str, Any], fields: Fields, partial: bool, page: dict[str, Fields], at: str
) -> list[str]:
    any_field = any(name.startswith("[") for name in fields)
    found = [] if any_field else [f"{at}.{name}: not declared" for name in value if name not in fields]
    for name, (kind, optional) in fields.items():
        if name in value:
            found += misfits(value[name], kind, page, f"{at}.{name}")
        elif not (optional or partial or name.startswith("[")):
            found.append(f"{at}.{name}: missing")
    return found


if __name__ == "__main__":
    wrong = differences()
    print("\n".join(wrong) or "The page's types fit the server's schemas")
    sys.exit(bool(wrong))

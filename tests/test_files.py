"""Files of ours are UTF-8, whatever the machine's locale says.

Not for foreign locales alone: the compiler of the rules sets the locale of the whole process to C while it
reads a module, so that a file read at that moment by another thread, with no encoding named, is read as
ASCII.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "mastaba"
ENCODING_AT = {"read_text": 0, "write_text": 1}  # which argument names it


def left_to_the_locale(source: str) -> list[int]:
    """The lines where text is read or written without saying how it is encoded."""
    found = []
    for call in ast.walk(ast.parse(source)):
        if not isinstance(call, ast.Call) or any(given.arg == "encoding" for given in call.keywords):
            continue
        if ast.unparse(call.func) == "os.open":
            continue  # bytes
        name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        modes = [
            given.value
            for given in [*call.args, *(one.value for one in call.keywords)]
            if isinstance(given, ast.Constant)
        ]
        named = len(call.args) > ENCODING_AT[name] if name in ENCODING_AT else name not in ("open", "fdopen")
        if not named and not any("b" in str(mode) for mode in modes):
            found.append(call.lineno)
    return found


def test_no_text_is_left_to_the_locale() -> None:
    sources = sorted(PACKAGE.rglob("*.py"))
    assert len(sources) > 50
    assert {
        str(file): lines for file in sources if (lines := left_to_the_locale(file.read_text("utf-8")))
    } == {}


@pytest.mark.parametrize(
    "source", ["p.read_text()", "p.write_text(words)", "p.open()", "open(p, 'a')", "p.open(mode='w')"]
)
def test_the_search_finds_it(source: str) -> None:
    assert left_to_the_locale(source) == [1]

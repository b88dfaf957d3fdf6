"""The files of the repository: encoding, pictures, paths, decisions and links."""

from __future__ import annotations

import ast
import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "mastaba"
PICTURES = {".avif", ".gif", ".jpeg", ".jpg", ".png", ".svg", ".webp"}
LARGEST_PICTURE = 150_000  # bytes
PRIVATE = re.compile(
    r"(?<![\w.])/(?:work|root|Users)/[\w.-]|/home/\w|[A-Z]:\\+Users"  # a folder of somebody's machine
    r"|index[-]url|find-links|https?://\S+/simple\b|[\"']resolved[\"']:\s*[\"']http"  # a package index
)
LINK = re.compile(r"\]\(([^()\s]+)\)")
CODE = re.compile(r"^```.*?^```|`[^`\n]*`", re.DOTALL | re.MULTILINE)
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
    """Files are UTF-8, whatever the machine's locale says.

    Not only for other locales: numba sets the locale of the whole process to C while it reads a module. A
    file that another thread reads at that moment, without naming an encoding, is read as ASCII.
    """
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


# --- What the repository carries ---


@cache
def tracked() -> list[Path]:
    """The files of the repository, new ones included, ignored ones not."""
    words = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(words, cwd=ROOT, check=True, capture_output=True).stdout.decode().split("\0")
    return [ROOT / name for name in names if name and (ROOT / name).is_file()]


def private_paths(text: str) -> list[str]:
    """Paths of a machine, and package indexes, that a text names."""
    return [found.group() for found in PRIVATE.finditer(text)]


def dead_links(page: Path, text: str) -> list[str]:
    """Links of a page to files that do not exist. Code is not searched."""
    links = [link.partition("#")[0] for link in LINK.findall(CODE.sub("", text))]
    return [link for link in links if link and "://" not in link and not (page.parent / link).exists()]


def gaps(numbers: list[int]) -> list[int]:
    """Where a list of numbers does not count on from 1."""
    return [number for place, number in enumerate(sorted(numbers), 1) if number != place]


def test_pictures_are_small() -> None:
    pictures = [file for file in tracked() if file.suffix.lower() in PICTURES]
    assert len(pictures) > 7
    assert {
        str(file): file.stat().st_size for file in pictures if file.stat().st_size > LARGEST_PICTURE
    } == {}


def test_no_machine_and_no_package_index_is_named() -> None:
    named = {}
    for file in tracked():
        if file != Path(__file__):
            text = file.read_bytes().decode("utf-8", "ignore")
            if "\0" not in text and (found := private_paths(text)):
                named[str(file)] = found
    assert named == {}


def test_decisions_are_numbered_without_gaps() -> None:
    decisions = [file.name for file in tracked() if file.parent == ROOT / "docs" / "decisions"]
    assert len(decisions) > 5
    assert gaps([int(name.partition("-")[0]) for name in decisions]) == []


def test_links_lead_to_files() -> None:
    pages = [file for file in tracked() if file.suffix == ".md"]
    assert len(pages) > 20
    dead = {str(page): dead_links(page, page.read_text("utf-8")) for page in pages}
    assert {page: links for page, links in dead.items() if links} == {}


@pytest.mark.parametrize(
    "text",
    [
        "cd " + "/".join(["", "work", "somewhere"]),
        "/home/ana/mastaba",
        "C:\\Users\\ana",
        "pip install --index" + "-url http://mirror",
        "http://mirror.example/" + "simple",
        "{'resolved': " + "'http://mirror.example/x.tgz'}",
    ],
)
def test_private_paths_are_found(text: str) -> None:
    assert private_paths(text)


def test_dead_links_are_found() -> None:
    text = "[a](README.md) [b](gone.md#part) [c](https://example.org) [d](#part) `[e](code.md)`"
    assert dead_links(ROOT / "README.md", text) == ["gone.md"]


def test_gaps_are_found() -> None:
    assert gaps([2, 1, 3]) == []
    assert gaps([1, 2, 2, 4]) == [2]
    assert gaps([1, 2, 10]) == [10]


def test_the_architecture_names_files_that_exist() -> None:
    """``games/x`` is any game: its Python package, or its folder of the page."""
    named = set(re.findall(r"`([\w/.-]+/[\w.-]+\.\w+)`", (ROOT / "docs/architecture.md").read_text("utf-8")))
    assert len(named) > 80
    missing = [
        name
        for name in sorted(named)
        if not any(
            found for at in (ROOT, PACKAGE, PACKAGE.parent) for found in at.glob(name.replace("/x", "/*"))
        )
    ]
    assert missing == []

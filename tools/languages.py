"""Checks the texts in all languages: `python -m tools.languages`, with `--complete` if none may be missing.

Every file can be read. Every message that the code names is there, with the arguments that the code gives,
and no other message is. Every language has the messages of English, with the same arguments. All hold to the
glossary (`tools/glossary.py`).
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from tools import glossary

from mastaba.core.language import ENGLISH, OWN

SOURCE = Path(__file__).parents[1] / "src" / "mastaba"
STATIC = SOURCE / "web" / "static"
FUNCTIONS = {"FORM", "PERSON", "NUMBER"}
NAME = re.compile(r"[a-z0-9-]+/[a-zA-Z][\w-]*")
IN_MODULE = re.compile(r"""["'`]([a-z0-9-]+/[a-zA-Z][\w-]*)["'`]""")
CALL = re.compile(r"""\b(?:t|rich)\(\s*"([a-z0-9-]+/[\w-]+)"(\s*,\s*\{|\s*\))""")
HERE = "-here"
"""How a message is said at the board: the page adds it to the name of the message."""

Messages = dict[str, set[str]]
"""The arguments of each message of an area; terms begin with a hyphen."""


class _Arguments(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.functions: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (Fluent's name)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.messages.add(f"-{node.id.name}")

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)


class Area:
    """A file of texts."""

    def __init__(self, path: Path) -> None:
        self.path, self.name = path, path.stem
        self.faults: list[str] = []
        self.refers: dict[str, set[str]] = {}
        own: Messages = {}
        text = path.read_text("utf-8")
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ftl.Junk):
                line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
                told = entry.annotations[0].message if entry.annotations else "not Fluent"
                self.faults.append(f"{shown(path)}:{line}: {told}")
            elif isinstance(entry, ftl.Message | ftl.Term):
                name = entry.id.name if isinstance(entry, ftl.Message) else f"-{entry.id.name}"
                found = _Arguments()
                found.visit(entry)
                if name in own:
                    self.faults.append(f"{shown(path)}: {name} stands there twice")
                own[name], self.refers[name] = found.variables, found.messages
                for unknown in found.functions - FUNCTIONS:
                    self.faults.append(f"{shown(path)}: {name} calls {unknown}(), which there is not")
        self.messages = own
        for name, others in self.refers.items():
            for other in others - own.keys():
                self.faults.append(f"{shown(path)}: {name} refers to {other}, which there is not")

    def arguments(self, name: str) -> set[str]:
        """All arguments of a message, also those of messages that it refers to. Terms have their own."""
        seen: set[str] = set()
        todo = [name]
        found: set[str] = set()
        while todo:
            one = todo.pop()
            if one in seen or one not in self.messages:
                continue
            seen.add(one)
            if not one.startswith("-"):
                found |= self.messages[one]
                todo += self.refers[one]
        return found - {"case"}


def shown(path: Path) -> str:
    return str(path.relative_to(SOURCE.parent.parent)) if path.is_relative_to(SOURCE) else str(path)


Use = tuple[str, str, set[str] | None]
"""Where a message is named, its id, and its arguments; None if they can't be read off."""


def _called(node: ast.Call) -> str:
    return str(getattr(node.func, "id", getattr(node.func, "attr", "")))


def named_in_python(path: Path) -> Iterator[Use]:
    """The messages that a module names."""
    tree = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _called(node) == "say" and node.args:
            first, plain = node.args[0], all(one.arg for one in node.keywords)
            if (
                isinstance(first, ast.Constant)
                and isinstance(first.value, str)
                and NAME.fullmatch(first.value)
            ):
                given = {str(one.arg) for one in node.keywords} - {"case"} if plain else None
                yield f"{shown(path)}:{node.lineno}", first.value, given
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and NAME.fullmatch(node.value):
            yield f"{shown(path)}:{node.lineno}", node.value, None


def named_on_the_page(path: Path) -> Iterator[Use]:
    """The messages that a module of the page names."""
    text = path.read_text("utf-8")
    for found in IN_MODULE.finditer(text):
        yield f"{shown(path)}:{text.count(chr(10), 0, found.start()) + 1}", found[1], None
    for found in CALL.finditer(text):
        where = f"{shown(path)}:{text.count(chr(10), 0, found.start()) + 1}"
        if "{" not in found[2]:
            yield where, found[1], set()
        elif (given := keys_of(text[found.end() :])) is not None:
            yield where, found[1], given


def keys_of(text: str) -> set[str] | None:
    """The keys of an object of JavaScript, from behind its brace; None if it has others than names.

    >>> sorted(keys_of("n, names: listed(a, {b: 1}), } more") or [])
    ['n', 'names']
    """
    depth, quote, part, parts = 0, "", "", []
    for letter in text:
        if quote:
            quote = "" if letter == quote else quote
        elif letter in "\"'`":
            quote = letter
        elif letter in "([{":
            depth += 1
        elif letter in ")]}":
            if depth == 0:
                break
            depth -= 1
        if letter == "," and depth == 0 and not quote:
            parts.append(part)
            part = ""
        else:
            part += letter
    keys = [one.strip() for one in [*parts, part] if one.strip()]
    names = [re.match(r"(\w+)\s*(?::|$)", re.sub(r"/\*.*?\*/", "", one).strip()) for one in keys]
    return {name[1] for name in names if name} if all(names) else None


def uses() -> Iterator[Use]:
    """All places where a message is named."""
    for path in sorted(SOURCE.rglob("*.py")):
        if path.name not in ("language.py", "message.py"):
            yield from named_in_python(path)
    for path in sorted(STATIC.rglob("*.js")):
        if "vendor" not in path.parts:
            yield from named_on_the_page(path)


def faults_of_the_code(areas: dict[str, Area]) -> Iterator[str]:
    """Messages that are named and are not there, or have other arguments; and those that nobody names."""
    named: set[str] = set()
    for where, id, given in uses():
        area, name = id.split("/")
        if area not in areas:
            continue  # a path, or a media type
        if name not in areas[area].messages:
            yield f"{where}: there is no message {id}"
            continue
        named.add(id)
        wanted = areas[area].arguments(name)
        if given is not None and given - {"case"} != wanted:
            yield f"{where}: {id} takes {sorted(wanted)}, not {sorted(given)}"
    for texts in areas.values():
        referred = {name for names in texts.refers.values() for name in names}
        for name in texts.messages:
            ids = {f"{texts.name}/{name}", f"{texts.name}/{name.removesuffix(HERE)}"}
            if not ids & named and name not in referred:
                yield f"{shown(texts.path)}: nobody names {name}"


def faults_of_a_language(folder: Path, areas: dict[str, Area]) -> tuple[list[str], list[str]]:
    """What is wrong with a language, and what is missing in it."""
    wrong: list[str] = []
    missing: list[str] = []
    files = {path.stem: Area(path) for path in sorted(folder.glob("*.ftl"))}
    wrong += [f"{shown(folder)}: English has no {name}.ftl" for name in files.keys() - areas.keys()]
    for name, english in areas.items():
        own = files.get(name)
        if own is None:
            missing += [f"{name}/{one}" for one in english.messages]
            continue
        wrong += own.faults
        missing += [f"{name}/{one}" for one in english.messages.keys() - own.messages.keys()]
        for one in own.messages:
            if one.startswith("-"):
                continue  # a language has the terms it needs
            if one not in english.messages:
                wrong.append(f"{shown(own.path)}: English has no {one}")
            elif (has := own.arguments(one)) != (wanted := english.arguments(one)):
                wrong.append(f"{shown(own.path)}: {one} has {sorted(has)}, English {sorted(wanted)}")
    return wrong, missing


def main(complete: bool) -> int:
    english = {path.stem: Area(path) for path in sorted((OWN / ENGLISH).glob("*.ftl"))}
    faults = [fault for area in english.values() for fault in area.faults]
    faults += faults_of_the_code(english)
    faults += glossary.faults(ENGLISH)
    total = sum(len(area.messages) for area in english.values())
    for folder in sorted(OWN.iterdir()):
        if folder.name == ENGLISH or not folder.is_dir():
            continue
        wrong, missing = faults_of_a_language(folder, english)
        faults += wrong
        faults += glossary.faults(folder.name)
        if missing:
            print(f"{folder.name}: {len(missing)} of {total} messages are missing, such as {missing[0]}")
            faults += [f"{folder.name}: {one} is missing" for one in missing if complete]
    for fault in faults:
        print(fault)
    if not faults:
        print(f"The texts hold: {total} messages in {len(english)} areas")
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main("--complete" in sys.argv[1:]))

"""Messages put into words: the languages there are, their files, and rendering in Python.

A folder of languages has a folder per language and in it a file per area: ``lang/de/table.ftl``. Our own is
``mastaba/lang``; the package of a game may bring another, with an area of the game's name. What a language
lacks is said in English.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mastaba.core.message import Either, Message

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENGLISH = "en"
PSEUDO = "xx"
"""English, twice as long and with accents: for tests. It has no folder."""
OWN = Path(__file__).parents[1] / "lang"
LOCALES = {ENGLISH: "en_GB", PSEUDO: "en_GB"}
"""Where numbers and lists are written otherwise than in the language without a country."""
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
COMMENTS = re.compile(r"^#.*\n?", re.MULTILINE)
_spoken = ENGLISH


def speak(language: str) -> None:
    """From now on ``str`` of a message is in this language: for programs with one reader, such as the
    terminal."""
    global _spoken
    _spoken = language


def spoken() -> str:
    """The language of ``str``."""
    return _spoken


@cache
def folders() -> list[Path]:
    """All folders of languages: our own, and those of games of other packages."""
    found = [OWN]
    for entry in entry_points(group="mastaba.games"):
        try:
            spec = find_spec(entry.value)
        except ImportError:
            continue  # the registry reports packages that can't be imported
        for place in (spec.submodule_search_locations or []) if spec else []:
            if (folder := Path(place) / "lang").is_dir():
                found.append(folder)
    return found


@cache
def languages() -> list[str]:
    """The languages that are offered: those of our own folder."""
    return sorted(folder.name for folder in OWN.iterdir() if any(folder.glob("*.ftl")))


@cache
def areas() -> dict[str, Path]:
    """The folder of languages in which an area is, by its name."""
    return {file.stem: folder for folder in reversed(folders()) for file in (folder / ENGLISH).glob("*.ftl")}


def best_language(wanted: list[str]) -> str:
    """The first of the wanted languages that there is; English if there is none.

    >>> best_language(["tlh", "en-US"])
    'en'
    """
    known = {*languages(), PSEUDO}
    return next((short for one in wanted if (short := re.split("[-_]", one.lower())[0]) in known), ENGLISH)


def entries(text: str) -> dict[str, str]:
    """The messages and terms of a file by their ids, as they are written; terms have a hyphen in front.

    >>> entries("# why\\na = A\\n-b = B\\n    and C\\n")
    {'a': 'a = A', '-b': '-b = B\\n    and C'}
    """
    text = COMMENTS.sub("", text)
    starts = list(ENTRY.finditer(text))
    ends = [*(one.start() for one in starts[1:]), len(text)]
    return {one[1]: text[one.start() : end].rstrip() for one, end in zip(starts, ends, strict=True)}


@cache
def source(language: str, area: str) -> str:
    """The file of an area in a language, without comments; what is missing there is in English. KeyError if
    there is no such area."""
    folder = areas()[area]
    english = entries((folder / ENGLISH / f"{area}.ftl").read_text("utf-8"))
    if language == PSEUDO:
        from mastaba.core.pseudo import lengthened

        return lengthened("\n".join(english.values()) + "\n")
    file = folder / language / f"{area}.ftl"
    known = entries(file.read_text("utf-8")) if language != ENGLISH and file.is_file() else {}
    return "\n".join((english | known).values()) + "\n"


@cache
def _bundle(language: str, area: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    made = FluentBundle([LOCALES.get(language, language)], {"FORM": _form}, use_isolating=False)
    made.add_resource(FluentResource(source(language, area)))
    return made


def told(message: Any, language: str | None = None) -> str:
    """A message in words; a text stays as it is."""
    language = language or _spoken
    if not isinstance(message, Message):
        return str(message)
    area, _, name = message.id.partition("/")
    try:
        bundle = _bundle(language, area)
        pattern = bundle.get_message(name).value
    except KeyError:
        return f"{{{message.id}}}"
    assert pattern is not None, message.id
    given = {key: _value(value, language) for key, value in message.args.items()}
    words, _ = bundle.format_pattern(pattern, {"case": "", **given})
    return str(words)


def _value(given: Any, language: str) -> Any:
    """An argument as Fluent takes it."""
    if isinstance(given, bool):
        return "yes" if given else "no"
    if isinstance(given, Message):
        return _thing()(given, language)
    if isinstance(given, Either):
        return _list(given.either, "or", language)
    if isinstance(given, list | tuple):
        return _list(given, "standard", language)
    return "" if given is None else given


def _list(items: Any, style: Any, language: str) -> str:
    from babel.lists import format_list

    return format_list([told(one, language) for one in items], style, LOCALES.get(language, language))


@cache
def _thing() -> Any:
    from fluent.runtime.types import FluentType

    class Thing(FluentType):
        """A message inside another one: it is put into words where it stands, in the case needed there."""

        def __init__(self, message: Message, language: str) -> None:
            self.message, self.language = message, language

        def format(self, locale: Any) -> str:
            return told(self.message, self.language)

    return Thing


def _form(thing: Any, **asked: Any) -> Any:
    """``{ FORM($card, case: "loc") }``: a message inside another one, told ``$case``."""
    if not isinstance(thing, _thing()):
        return thing
    return told(Message(thing.message.id, {**thing.message.args, **asked}), thing.language)


def messages_in(value: Any) -> Iterator[Message]:
    """All messages in a value made of dicts and lists, also those inside others."""
    if isinstance(value, Message):
        yield value
        yield from messages_in(value.args)
    elif isinstance(value, Either):
        yield from messages_in(value.either)
    elif isinstance(value, dict):
        for one in value.values():
            yield from messages_in(one)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from messages_in(one)

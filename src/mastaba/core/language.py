"""Messages put into words: the languages there are, their files, and rendering in Python.

A folder of languages has a folder per language and in it a file per area: ``lang/de/table.ftl``. Our own is
``mastaba/lang``; the package of a game may bring another, with an area of the game's name. What a language
lacks is said in English.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mastaba.core.message import Either, Message

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENGLISH = "en"
START = "start"
"""The case of what begins a sentence; the other cases are each language's own."""
YOU = "frame/you"
"""Whoever reads, in place of their name."""
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


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """``speak`` until the block ends."""
    before = _spoken
    speak(language)
    try:
        yield
    finally:
        speak(before)


def locale() -> str:
    """Where numbers and lists are written as in the language of ``str``."""
    return LOCALES.get(_spoken, _spoken)


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

    >>> best_language(["tlh", "en-US"]), best_language(["de.UTF-8"])
    ('en', 'de')
    """
    known = {*languages(), PSEUDO}
    return next((short for one in wanted if (short := re.split("[-_.@]", one.lower())[0]) in known), ENGLISH)


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
def _written(language: str, area: str) -> dict[str, str]:
    """The messages of an area in a language, as they are written; what is missing there is in English.
    KeyError if there is no such area."""
    folder = areas()[area]
    english = entries((folder / ENGLISH / f"{area}.ftl").read_text("utf-8"))
    if language == PSEUDO:
        from mastaba.core.pseudo import lengthened

        return entries(lengthened(_joined(english)))
    file = folder / language / f"{area}.ftl"
    known = entries(file.read_text("utf-8")) if language != ENGLISH and file.is_file() else {}
    return english | known


def _joined(written: dict[str, str]) -> str:
    return "\n".join(written.values()) + "\n"


def source(language: str, area: str) -> str:
    """The file of an area in a language, without comments; what is missing there is in English. KeyError if
    there is no such area."""
    return _joined(_written(language, area))


@cache
def simple(language: str, area: str, name: str) -> str | None:
    """The text of a message on one line that nothing is put into: Fluent, which takes a while to import, is
    not needed for it. None for others."""
    written = _written(language, area).get(name, "{")
    return None if "{" in written or "\n" in written else written.partition("=")[2].strip()


@cache
def _bundle(language: str, area: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    made = FluentBundle([LOCALES.get(language, language)], FUNCTIONS, use_isolating=False)
    made.add_resource(FluentResource(source(language, area)))
    return made


def told(message: Any, language: str | None = None) -> str:
    """A message in words; a text stays as it is."""
    language = language or _spoken
    if not isinstance(message, Message):
        return str(message)
    area, _, name = message.id.partition("/")
    try:
        if not message.args and (text := simple(language, area, name)) is not None:
            return text
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
    if isinstance(given, Message | Either | list | tuple):
        return _thing()(given, language)
    return "" if given is None else given


def _inside(value: Any, language: str, asked: dict[str, Any]) -> str:
    """A message, or a list of them, inside another message."""
    if isinstance(value, Message):
        return told(Message(value.id, {**value.args, **asked}), language)
    if not isinstance(value, Either | list | tuple):
        return str(value)
    from babel.lists import format_list

    items = value.either if isinstance(value, Either) else value
    style: Any = "or" if isinstance(value, Either) else "standard"
    later = {} if asked.get("case") == START else asked  # what follows does not begin the sentence
    words = [_inside(one, language, later if n else asked) for n, one in enumerate(items)]
    return format_list(words, style, LOCALES.get(language, language))


@cache
def _thing() -> Any:
    from fluent.runtime.types import FluentType

    class Thing(FluentType):
        """A message, or a list of them, inside another one: it is put into words where it stands, in the case
        needed there."""

        def __init__(self, value: Any, language: str) -> None:
            self.value, self.language = value, language

        def format(self, locale: Any) -> str:
            return _inside(self.value, self.language, {})

    return Thing


def _form(thing: Any, **asked: Any) -> Any:
    """``{ FORM($card, case: "loc") }``: a message inside another one, told ``$case``."""
    return _inside(thing.value, thing.language, asked) if isinstance(thing, _thing()) else thing


def _person(who: Any) -> str:
    """``{ PERSON($name) -> [you] … *[other] … }``: whether a sentence is about its reader, alone or among
    others."""
    value = who.value if isinstance(who, _thing()) else who
    among = value if isinstance(value, list | tuple) else [value]
    return "you" if any(map(_reads, among)) else "other"


def _reads(one: Any) -> bool:
    """Whether this is the reader: also the player whom the terminal calls "You" for want of a name."""
    if isinstance(one, Message):
        return one.id == YOU
    return "terminal" in areas() and one == simple(_spoken, "terminal", "you")


FUNCTIONS: dict[str, Any] = {"FORM": _form, "PERSON": _person}


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

"""One word for one thing: what docs/glossary.md and docs/translating/terms.md ask of the texts.

A word of their last columns does not stand in a text, and a message that is a term in English is that term in
the other languages. `python -m tools.languages` checks both.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

from babel import Locale

from mastaba.core.language import ENGLISH, OWN, entries

DOCS = Path(__file__).parents[1] / "docs"
PARTS = {
    "All games": "*",
    "Silver & Gold, Pyramids": "[ps][ai]*",
    "Ramses": "ramses*",
    "Farao": "farao*",
}
"""The areas of each part of the glossary and the terms."""
TECHNICAL = {"errors", "help", "match", "records", "reports", "terminal"}
"""What these areas tell of files, programs and figures has words of its own."""
SIGNS = {"X", "MAP"}  # drawn, in the terminal
KEYS = {"menu/space"}  # of the keyboard


def own_name(language: str) -> str:
    """What a language calls itself: the head of its column and of its chapter in terms.md.

    >>> own_name("fr")
    'français'
    """
    return str(Locale.parse(language).get_display_name(language))


def tables(text: str) -> Iterator[tuple[list[str], list[list[str]]]]:
    """Head and rows of every table."""
    for table in re.findall(r"(?:^\|.*\n)+", text, re.MULTILINE):
        head, _, *rows = ([cell.strip() for cell in line.split("|")[1:-1]] for line in table.splitlines())
        yield head, rows


def chapters(file: str) -> dict[str, str]:
    """The chapters of a document by their heads."""
    parts = re.split(r"^## (.+)$", (DOCS / file).read_text("utf-8"), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def listed(cell: str) -> list[str]:
    return [word.strip() for word in cell.split(",") if word.strip()]


@cache
def unwanted(language: str) -> list[tuple[str, str]]:
    """Pattern of the areas, and a word that does not stand in them."""
    if language == ENGLISH:
        parts = chapters("glossary.md")
        return [
            (areas, word)
            for part, areas in PARTS.items()
            for head, rows in tables(parts[part])
            for row in rows
            for word in listed(row[head.index("not")])
        ]
    chapter = chapters("translating/terms.md").get(own_name(language).capitalize(), "")
    lists = [rows for head, rows in tables(chapter) if head == ["word", "not"]]
    return [("*", word) for rows in lists for row in rows for word in listed(row[1])]


def said(entry: str) -> str:
    """What stands in a message, without names and arguments."""
    text = entry.partition("=")[2]
    return re.sub(r"\{ [^{}]* \}|\{ (?:\$\w+|PERSON\(\$\w+\)) ->|\*?\[[\w-]+\]", " ", text)


def untyped(text: str) -> str:
    """Without what is typed: it is English in every language."""
    return re.sub(r"„[^“]*“|«[^»]*»|--\w+", " ", text)


def ways(cell: str) -> set[str]:
    """The words for a thing in a cell of terms.md, without its notes.

    >>> sorted(ways("Auslage\\\\*; short Nachziehstapel, Stapel (verdeckt), m"))
    ['auslage', 'nachziehstapel', 'stapel']
    """
    bare = re.sub(r"\([^)]*\)|\\\*|\bshort |\bto ", "", cell)
    words = (word.strip().lower() for word in re.split("[,;]", bare))
    return {word for word in words if word and not re.fullmatch(r"[mfn]|m živ\.|([fm] )?pl\.", word)}


@cache
def translations(language: str) -> dict[str, dict[str, set[str]]]:
    """Pattern of the areas, a term in English, and how this language says it."""
    parts, found = chapters("translating/terms.md"), dict[str, dict[str, set[str]]]()
    for part, areas in PARTS.items():
        words = found.setdefault(areas, {})
        for head, rows in tables(parts[part]):
            if own_name(language) not in head:
                continue
            for row in rows:
                for word in ways(row[head.index("English")]):
                    words.setdefault(word, set()).update(ways(row[head.index(own_name(language))]))
    return found


def stem(word: str) -> str:
    """Without the letter that changes when the word is inflected."""
    return word[:-1] if len(word) > 5 else word


def whole(entry: str) -> Iterator[str]:
    """What a message, or a variant of it, says as a whole."""
    for line in entry.partition("=")[2].splitlines():
        yield re.sub(r"^\*?\[[\w-]+\]", "", line.strip()).strip()


def faults_of_texts(language: str, area: str, text: str, english: str) -> Iterator[str]:
    """Words that do not belong into an area, and terms that are not those of terms.md."""
    own = entries(text)
    if area in TECHNICAL and language != ENGLISH:
        return
    for areas, word in unwanted(language):
        if not fnmatch(area, areas):
            continue
        # in other languages an entry stands for every word that begins with it: words are inflected
        pattern = rf"(?<!\.)\b{word}s?\b(?!\()" if language == ENGLISH else rf"\b{word}\w*"
        for name, entry in own.items():
            here = said(entry) if language == ENGLISH else untyped(said(entry))
            for hit in re.findall(pattern, here, re.IGNORECASE):
                if f"{area}/{name}" not in KEYS:
                    yield f"{area}/{name} says “{hit}”, which is not our word for it"
    if language == ENGLISH:
        return
    for name, entry in entries(english).items():
        for value in whole(entry):
            wanted = {
                way
                for areas, words in translations(language).items()
                if fnmatch(area, areas) and value not in SIGNS
                for way in words.get(value.lower(), ())
            }
            if wanted and name in own and not any(stem(way) in own[name].lower() for way in wanted):
                yield f"{area}/{name} has no {' or '.join(sorted(wanted))} for “{value}”"


def faults(language: str) -> Iterator[str]:
    """What is wrong in all areas of a language."""
    for path in sorted((OWN / language).glob("*.ftl")):
        english = OWN / ENGLISH / path.name
        if english.exists():
            texts = path.read_text("utf-8"), english.read_text("utf-8")
            yield from (f"{language}: {one}" for one in faults_of_texts(language, path.stem, *texts))

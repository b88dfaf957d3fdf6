"""The pseudo-language: English, twice as long and with accents. A screen that holds it holds German, and a
text without accents was not translated."""

from __future__ import annotations

import re

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Transformer

ACCENTS = str.maketrans("aceinosuyACEINOSUY", "áčéíñöšúýÁČÉÍÑÖŠÚÝ")
TAG = re.compile(r"(</?\w+>)")


def accented(text: str) -> str:
    """
    >>> accented("Take <b>a card</b>")
    'Táké Táké <b>á čárd á čárd</b>'
    """
    return "".join(part if TAG.fullmatch(part) else _twice(part) for part in TAG.split(text))


def _twice(text: str) -> str:
    words = text.strip().translate(ACCENTS)
    if not re.search("[^\\W\\d]", words):
        return text
    start = len(text) - len(text.lstrip())
    end = len(text.rstrip())
    return f"{text[:start]}{words} {words}{text[end:]}"


class _Lengthen(Transformer):
    def visit_TextElement(self, node: TextElement) -> TextElement:  # noqa: N802 (the name is Fluent's)
        return TextElement(accented(node.value))


def lengthened(source: str) -> str:
    """A file in English as a file of the pseudo-language."""
    return FluentSerializer().serialize(_Lengthen().visit(FluentParser().parse(source)))

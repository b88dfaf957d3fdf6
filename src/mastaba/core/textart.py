"""Blocks of text with Rich's markup, side by side, for drawings in the terminal."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Collection, Sequence

MARKUP = re.compile(r"\[/?[a-z#][^\]\[]*\]|\[/\]")


def width(line: str) -> int:
    """The width of a line in columns, without its markup.

    >>> width("[bold red]ab[/] c")
    4
    """
    return len(MARKUP.sub("", line))


def beside(blocks: Sequence[Sequence[str]], gap: int = 3) -> list[str]:
    """Blocks of lines side by side, aligned at the top.

    >>> beside([["ab", "c"], ["x"]], 1)
    ['ab x', 'c']
    """
    widths = [max(map(width, block), default=0) for block in blocks]
    lines = []
    for row in range(max(map(len, blocks), default=0)):
        cells = [block[row] if row < len(block) else "" for block in blocks]
        lines.append(
            (" " * gap)
            .join(cell + " " * (wide - width(cell)) for cell, wide in zip(cells, widths, strict=True))
            .rstrip()
        )
    return lines


def folded(text: str, columns: int, indent: str = "  ") -> list[str]:
    """A text without markup in as many lines as it needs.

    >>> folded("items: food, water", 14)
    ['items: food,', '  water']
    """
    return textwrap.wrap(text, columns, subsequent_indent=indent, break_long_words=False)


def flowing(head: str, parts: Sequence[str], columns: int, gap: str = ", ") -> list[str]:
    """A list behind its head, in as many lines as it needs; a dash if it is empty.

    >>> flowing("  items: ", ["food", "water", "map"], 20)
    ['  items: food,', '         water, map']
    """
    lines = [head]
    for place, part in enumerate(parts or ["-"]):
        part += gap.rstrip() if place < len(parts) - 1 else ""
        fresh = place == 0 or lines[-1].strip() == ""
        if not fresh and width(lines[-1]) + 1 + width(part) > columns:
            lines.append(" " * min(width(head), columns // 2))
            fresh = True
        lines[-1] += part if fresh else f" {part}"
    return lines


def shape(cells: Collection[tuple[int, int]]) -> list[str]:
    """A pattern drawn with filled boxes; ``cells`` are rows and columns.

    >>> shape([(0, 0), (0, 1), (1, 1)])
    ['▣ ▣', '  ▣']
    """
    height, wide = max(row for row, _ in cells) + 1, max(column for _, column in cells) + 1
    return [
        " ".join("▣" if (row, column) in cells else " " for column in range(wide)) for row in range(height)
    ]


def in_rows(blocks: Sequence[Sequence[str]], columns: int, gap: int = 3) -> list[str]:
    """Blocks side by side, as many per row as fit into ``columns``, with an empty line between rows."""
    rows: list[list[Sequence[str]]] = []
    used = 0
    for block in blocks:
        wide = max(map(width, block), default=0)
        if not rows or used + gap + wide > columns:
            rows.append([])
            used = -gap
        rows[-1].append(block)
        used += gap + wide
    lines: list[str] = []
    for row in rows:
        lines += [*beside(row, gap), ""]
    return lines[:-1]

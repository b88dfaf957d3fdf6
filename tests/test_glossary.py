"""docs/glossary.md: one word for one thing, in every text for players."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mastaba.core.language import OWN, entries

ROOT = Path(__file__).parent.parent
WRITTEN = {
    "All games": "*.ftl",
    "Silver & Gold, Pyramids": "[ps][ai]*.ftl",
    "Ramses": "ramses*.ftl",
    "Farao": "farao*.ftl",
}
"""The files of each part (lang/en)."""


def unwanted() -> list[tuple[str, str]]:
    """Part of the glossary and word that does not stand in its texts."""
    found, part = [], ""
    for line in (ROOT / "docs/glossary.md").read_text("utf-8").splitlines():
        if line.startswith("## "):
            part = line[3:]
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 3 and cells[0] not in ("word", "---"):
            found += [(part, word.strip()) for word in cells[2].split(",") if word.strip()]
    return found


def said_in_texts(path: Path) -> str:
    """What stands in a file of texts, without names and arguments."""
    values = [text.partition("=")[2] for text in entries(path.read_text("utf-8")).values()]
    return "\n".join(re.sub(r"\{ [^{}]* \}|\{ \$\w+ ->|\*?\[\w+\]", " ", text) for text in values)


def texts(part: str) -> dict[str, str]:
    return {path.name: said_in_texts(path) for path in (OWN / "en").glob(WRITTEN[part])}


@pytest.mark.parametrize("part", WRITTEN)
def test_texts_hold_to_the_glossary(part: str) -> None:
    words = [word for of, word in unwanted() if of == part]
    assert words
    said = texts(part)
    assert all(said.values())  # the test reads something
    found = [
        (name, match.group(0), line.strip()[:90])
        for name, text in said.items()
        for line in text.splitlines()
        for word in words
        for match in re.finditer(rf"(?<!\.)\b{word}s?\b(?!\()", line, re.I)
    ]
    assert found == []


@pytest.mark.parametrize("part", WRITTEN)
def test_texts_for_players_name_no_rule_and_no_card_id(part: str) -> None:
    for name, text in texts(part).items():
        assert not re.findall(r"\b(?:SG|PY|RA|FA)-\d+|\b[PGOY]\d\d\b", text), name

"""docs/glossary.md: one word for one thing, in every text for players."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from mastaba.core.language import OWN, entries

ROOT = Path(__file__).parent.parent
STATIC = ROOT / "src/mastaba/web/static"
GAMES = ROOT / "src/mastaba/games"
PLACES = {
    "All games": [
        "patterns/text.js", *(f"games/{game}/text.js" for game in (
            "silver-and-gold", "silver-and-gold-pyramids", "ramses", "farao"))],
    "Silver & Gold, Pyramids": ["patterns/text.js", *(f"games/{game}/{part}.js" for game in (
        "silver-and-gold", "silver-and-gold-pyramids") for part in ("text", "rules"))],
    "Ramses": ["games/ramses/text.js", "games/ramses/rules.js"],
    "Farao": ["games/farao/text.js", "games/farao/rules.js", "games/farao/house.js"],
}  # fmt: skip
WRITTEN = {
    "All games": "*.ftl",
    "Silver & Gold, Pyramids": "[ps][ai]*.ftl",
    "Ramses": "ramses*.ftl",
    "Farao": "farao*.ftl",
}
"""The texts that are in files already (lang/en)."""
SPOKEN = {
    "Ramses": ["ramses"],
    "Farao": ["farao"],
}


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


def said_on_the_page(path: Path) -> str:
    """What a module says: its quoted sentences and the text of its templates, without code."""
    text = re.sub(r"/\*.*?\*/", "", path.read_text("utf-8"), flags=re.S)
    text = re.sub(r"^\s*//.*$", "", text, flags=re.M)
    parts = [part for part in re.findall(r'"([^"\n]*)"', text) if " " in part]
    for template in re.findall(r"`([^`]*)`", text):
        plain = re.sub(r"\$\{[^{}]*\}", " ", template)
        parts.append(re.sub(r"<[^>]*>", " ", plain))
    return "\n".join(parts)


def said_in_python(path: Path) -> str:
    tree = ast.parse(path.read_text("utf-8"))
    docs = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    return "\n".join(
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and id(node) not in docs
        and " " in node.value.strip()
    )


def said_in_texts(path: Path) -> str:
    """What stands in a file of texts, without names and arguments."""
    values = [text.partition("=")[2] for text in entries(path.read_text("utf-8")).values()]
    return "\n".join(re.sub(r"\{ [^{}]* \}|\{ \$\w+ ->|\*?\[\w+\]", " ", text) for text in values)


def texts(part: str) -> dict[str, str]:
    found = {name: said_on_the_page(STATIC / name) for name in PLACES[part]}
    found |= {path.name: said_in_texts(path) for path in (OWN / "en").glob(WRITTEN[part])}
    for package in SPOKEN.get(part, []):
        for name in ("words.py", "reasons.py"):
            path = GAMES / package / name
            if path.exists():
                found[f"{package}/{name}"] = said_in_python(path)
    return found


@pytest.mark.parametrize("part", PLACES)
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


@pytest.mark.parametrize("part", PLACES)
def test_texts_for_players_name_no_rule_and_no_card_id(part: str) -> None:
    for name in PLACES[part]:
        if name.endswith("house.js"):
            continue  # lists the reconstructed rules by their numbers
        assert not re.findall(r"\b(?:SG|PY|RA|FA)-\d+|\b[PGOY]\d\d\b", said_on_the_page(STATIC / name)), name

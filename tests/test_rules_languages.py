"""docs/rules in other languages: the same rules, with the terms of docs/translating/terms.md."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from tools import glossary

DOCS = Path(__file__).parent.parent / "docs"
GAMES = ["silver-and-gold", "silver-and-gold-pyramids", "ramses", "farao"]
LANGUAGES = sorted(path.name for path in (DOCS / "rules").iterdir() if path.is_dir())
MARKS = {
    "en": ("ruling", "rulings", "house"),
    "de": ("Festlegung", "Festlegungen", "Hausregel"),
    "cs": ("výklad", "výklady", "domácí"),
    "fr": ("arbitrage", "arbitrages", "maison"),
}
ID = r"[A-Z]{2}-\d+[a-z]?"

every_text = pytest.mark.parametrize(
    ("language", "game"), [(language, game) for language in LANGUAGES for game in GAMES]
)


def written(language: str, game: str) -> str:
    folder = DOCS / "rules" if language == "en" else DOCS / "rules" / language
    return (folder / f"{game}.md").read_text("utf-8")


def rules(text: str) -> dict[str, str]:
    """Every rule under its id, headings under "## 1", "## 2" and so on, in the order of the file."""
    found: dict[str, str] = {}
    now = ""
    for line in text.splitlines():
        if line.startswith("## "):
            now = f"## {sum(name.startswith('##') for name in found) + 1}"
            found[now] = line[3:]
        elif match := re.match(rf"- ({ID}) ", line):
            now = match.group(1)
            assert now not in found, f"{now} stands twice"
            found[now] = line[match.end() :]
        elif now:
            found[now] += " " + line.strip()
    return found


def numbers(rule: str) -> Counter[str]:
    return Counter(re.findall(r"\d+", re.sub(ID, "", rule)))


def marks(rule: str, language: str) -> list[int]:
    """The kind of each mark in a rule, in any order: a language may turn a sentence round."""
    return sorted(MARKS[language].index(word) for word in re.findall(r"\*\*(.+?)\*\*", rule))


def terms() -> str:
    return (DOCS / "translating" / "terms.md").read_text("utf-8")


def test_the_languages_of_the_printed_games_are_there() -> None:
    assert {"de", "cs", "fr"} <= set(LANGUAGES)


@every_text
def test_same_rules_in_the_same_order(language: str, game: str) -> None:
    assert list(rules(written(language, game))) == list(rules(written("en", game)))


@every_text
@pytest.mark.parametrize("what", ["numbers", "references", "code", "marks"])
def test_every_rule_says_the_same(language: str, game: str, what: str) -> None:
    """What can be compared without reading: a number, a rule named, a mark or a word of the program."""
    english, other = rules(written("en", game)), rules(written(language, game))
    found = {
        "numbers": lambda rule, _: numbers(rule),
        "references": lambda rule, _: Counter(re.findall(ID, rule)),
        "code": lambda rule, _: Counter(re.findall(r"`\w+`|\b[a-z]+_[a-z]+\b", rule)),
        "marks": marks,
    }[what]
    wrong = {
        name: (found(rule, "en"), found(other[name], language))
        for name, rule in english.items()
        if found(rule, "en") != found(other[name], language)
    }
    assert wrong == {}


@every_text
def test_lines_are_short_and_clean(language: str, game: str) -> None:
    text = written(language, game)
    assert [line for line in text.splitlines() if len(line) > 110 or line != line.rstrip()] == []
    assert not re.search(r"(?<!\n)  +(?=\S)", re.sub(r"\n  ", "\n", text))
    assert text.endswith("\n")
    assert not text.endswith("\n\n")


@every_text
def test_no_unwanted_word(language: str, game: str) -> None:
    """An entry stands for every word that begins with it: words are inflected."""
    unwanted = glossary.unwanted(language)
    assert len(unwanted) > 10
    said = written(language, game)
    assert [hit for _, word in unwanted for hit in re.findall(rf"\b{word}\w*", said, re.I)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_those_of_the_terms(language: str) -> None:
    """The contents of the tiles of Farao and the ranks of Ramses stand in the rules as terms.md has them."""
    name_of = glossary.own_name(language)
    tables = [one for one in glossary.tables(terms()) if name_of in one[0]]
    names = {row[0]: row[head.index(name_of)] for head, rows in tables for row in rows}
    contents, ranks = rules(written(language, "farao")), rules(written(language, "ramses"))["RA-27"]
    tiles = (contents["FA-4"] + contents["FA-5"]).lower()
    english = rules(written("en", "farao"))
    told = (english["FA-4"] + english["FA-5"]).lower()
    seen = 0
    for name, here in names.items():
        here = re.sub(r", (m|f|n|m živ\.|[mf] pl\.|Pl\.)$", "", here)
        if re.search(rf" {re.escape(name)} \d", told) and name != "plain":
            assert f"{here.lower()} " in tiles, (name, here)
            seen += 1
        if name.istitle() and name in rules(written("en", "ramses"))["RA-27"]:
            assert here in ranks, (name, here)
            seen += 1
    assert seen == 24 + 12

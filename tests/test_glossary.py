"""docs/glossary.md and docs/translating/terms.md: one word for one thing, in every text for players."""

from __future__ import annotations

import re

import pytest
from tools import glossary

from mastaba.core.language import ENGLISH, OWN, entries

LANGUAGES = sorted(path.name for path in OWN.iterdir() if path.is_dir())
OURS = ("de", "cs", "fr")  # others may be on their way


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_hold_to_the_glossary(language: str) -> None:
    assert list(glossary.faults(language)) == []


@pytest.mark.parametrize("language", OURS)
def test_all_of_the_glossary_and_the_terms_is_read(language: str) -> None:
    assert min(len(glossary.unwanted(one)) for one in (ENGLISH, language)) > 10
    assert all(len(words) > 20 for words in glossary.translations(language).values())
    assert glossary.translations(language).keys() == set(glossary.PARTS.values())


@pytest.mark.parametrize(
    ("language", "area", "text", "says"),
    [
        ("en", "patterns", "a = Take it from the market.", "says “market”"),
        ("en", "ramses", "a = Take it from the market.", ""),
        ("en", "terminal", "a = Undo it", "says “Undo”"),
        ("de", "patterns", "display = Marktplatz der Auslage", "says “Marktplatz”"),
        ("de", "patterns", "display = Lager", "has no auslage for “Display”"),
        ("cs", "farao", "items = Nástroje a předměty", "says “Nástroje”"),
        ("cs", "table", "rematch = Revanš", "has no odveta for “Rematch”"),
        ("fr", "patterns", "display = Marché\nb = « take deck » --deck", ""),
        ("fr", "help", "a = deck", ""),  # a program, not a game
    ],
)
def test_other_words_are_found(language: str, area: str, text: str, says: str) -> None:
    english = (OWN / ENGLISH / f"{area}.ftl").read_text("utf-8")
    found = list(glossary.faults_of_texts(language, area, text, english))
    assert (len(found) == 1 and says in found[0]) if says else not found


def texts(part: str) -> dict[str, str]:
    """What stands in the files of a part."""
    files = (OWN / ENGLISH).glob(f"{glossary.PARTS[part]}.ftl")
    return {
        path.name: "\n".join(map(glossary.said, entries(path.read_text("utf-8")).values())) for path in files
    }


@pytest.mark.parametrize("part", glossary.PARTS)
def test_texts_for_players_name_no_rule_and_no_card_id(part: str) -> None:
    for name, text in texts(part).items():
        assert not re.findall(r"\b(?:SG|PY|RA|FA)-\d+|\b[PGOY]\d\d\b", text), name

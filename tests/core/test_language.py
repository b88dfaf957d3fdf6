"""Messages put into words: arguments, things in their cases, languages that lack something."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tools import languages as checks

from mastaba.core import language
from mastaba.core.language import PSEUDO, areas, best_language, entries, source, told
from mastaba.core.message import Either, Message, heard, say, with_names

DOCS = Path(__file__).parents[2] / "docs"
ENGLISH = """\
# comment
thing = { $case ->
    [start] A { $kind } thing
   *[other] a { $kind } thing
}
takes = { FORM($thing, case: "start") } takes { $thing }.
wins = { PERSON($who) ->
    [you] { FORM($who, case: "start") } win.
   *[other] { $who } wins.
}
count =
    { $n ->
        [one] { $n } box
       *[other] { $n } boxes
    }
list = All of { $many }, or { $one }.
flag = { $on ->
    [yes] on
   *[no] off
}
only = English only.
"""
CZECH = """\
thing = { $case ->
    [acc] { $kind } věc
   *[nom] { $kind } věc
}
count =
    { $n ->
        [one] { $n } políčko
        [few] { $n } políčka
       *[other] { $n } políček
    }
takes = { $thing } bere { FORM($thing, case: "acc") }.
wins = { PERSON($who) ->
    [you] Vítězíš.
   *[other] Vítězí { $who }.
}
list = Vše z { $many }, nebo { $one }.
flag = { $on ->
    [yes] zapnuto
   *[no] vypnuto
}
"""


CACHES = (language.simple, language._bundle)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of languages with one area."""
    for name, text in (("en", ENGLISH), ("cs", CZECH)):
        (tmp_path / name).mkdir()
        (tmp_path / name / "test.ftl").write_text(text, "utf-8")
    caches = (language.folders, language.languages, areas, language._written, *CACHES)
    monkeypatch.setattr(language, "OWN", tmp_path)
    for one in caches:
        one.cache_clear()
    yield tmp_path
    for one in caches:
        one.cache_clear()


@pytest.mark.parametrize(
    ("n", "words"), [(1, "1 políčko"), (3, "3 políčka"), (5, "5 políček"), (22, "22 políček")]
)
def test_czech_has_three_plurals(folder: Path, n: int, words: str) -> None:
    assert told(say("test/count", n=n), "cs") == words


def test_a_thing_stands_in_the_case_that_the_sentence_asks_for(folder: Path) -> None:
    thing = say("test/thing", kind="red")
    assert told(say("test/takes", thing=thing)) == "A red thing takes a red thing."
    assert told(say("test/takes", thing="Bo")) == "Bo takes Bo."


def test_a_sentence_about_its_reader_has_another_verb(folder: Path) -> None:
    frame = "you = { $case ->\n    [start] You\n   *[other] you\n}\n"
    (folder / "en" / "frame.ftl").write_text(frame, "utf-8")
    areas.cache_clear()
    you = Message("frame/you")
    assert told(say("test/wins", who=you)) == "You win."
    assert told(say("test/wins", who="you")) == "you wins."  # somebody of this name
    assert told(say("test/wins", who=["Ana", you])) == "Ana and you win."
    assert told(say("test/wins", who=[you, "Ana"])) == "You and Ana win."
    assert told(say("test/wins", who=["Ana", "Bo"])) == "Ana and Bo wins."
    assert told(say("test/wins", who=you), "cs") == "Vítězíš."
    assert told(say("test/wins", who=say("test/thing", kind="red"))) == "a red thing wins."


def test_in_the_terminal_somebody_without_a_name_is_the_reader(folder: Path) -> None:
    for code, you in (("en", "You"), ("cs", "Ty")):
        (folder / code / "terminal.ftl").write_text(f"you = {you}\n", "utf-8")
    areas.cache_clear()
    with language.speaking("cs"):
        assert str(say("test/wins", who="Ty")) == "Vítězíš."
        assert str(say("test/wins", who="You")) == "Vítězí You."


def test_lists_and_alternatives_follow_the_language(folder: Path) -> None:
    message = say("test/list", many=["a", say("test/count", n=2), "c"], one=Either(["d", "e"]))
    assert told(message) == "All of a, 2 boxes and c, or d or e."
    assert told(message, "cs") == "Vše z a, 2 políčka a\u00a0c, nebo d nebo e."


def test_yes_and_no_and_nothing(folder: Path) -> None:
    assert [told(say("test/flag", on=on)) for on in (True, False, None)] == ["on", "off", "off"]


def test_what_a_language_lacks_is_in_english(folder: Path) -> None:
    assert told(say("test/only"), "cs") == "English only."
    (folder / "cs" / "test.ftl").unlink()
    language._written.cache_clear()
    language._bundle.cache_clear()
    assert told(say("test/flag", on=True), "cs") == "on"


def test_a_message_that_does_not_exist_is_shown_by_its_id(folder: Path) -> None:
    assert told(say("test/nothing")) == "{test/nothing}"
    assert told(say("nowhere/nothing")) == "{nowhere/nothing}"


def test_the_pseudo_language_is_longer_and_keeps_its_arguments(folder: Path) -> None:
    assert told(say("test/count", n=2), PSEUDO) == "2 böxéš böxéš"
    long, short = entries(source(PSEUDO, "test")), entries(source("en", "test"))
    assert long.keys() == short.keys()


def test_messages_survive_the_wire() -> None:
    import msgspec

    message = say("a/b", n=1, card=say("a/c"), either=Either([say("a/d"), "x"]), many=[1, True])
    assert heard(msgspec.json.decode(msgspec.json.encode(message))) == message
    assert heard("a sentence") == "a sentence"
    assert with_names(say("a/b", who=[say("table/seat", n=1)]), ["Ana", "Bo"]) == Message(
        "a/b", {"who": ["Bo"]}
    )


def test_the_language_is_the_first_wanted_one_that_there_is(folder: Path) -> None:
    assert best_language(["fr-CA", "cs_CZ", "en"]) == "cs"
    assert best_language(["xx"]) == "xx"
    assert best_language([]) == "en"


@pytest.mark.parametrize(
    ("broken", "says"),
    [
        (("count =", "counts ="), "English has no counts"),
        (("{ $n } políčka", "{ $m } políčka"), "count has ['m', 'n'], English ['n']"),
        (("FORM(", "FORMS("), "calls FORMS()"),
        (("   *[no]", "    [no]"), "Expected one of the variants"),
    ],
)
def test_the_check_finds_what_is_wrong_with_a_language(
    folder: Path, broken: tuple[str, str], says: str
) -> None:
    english = {"test": checks.Area(folder / "en" / "test.ftl")}
    assert checks.faults_of_a_language(folder / "cs", english) == ([], ["test/only"])
    (folder / "cs" / "test.ftl").write_text(CZECH.replace(*broken), "utf-8")
    wrong, _ = checks.faults_of_a_language(folder / "cs", english)
    assert any(says in one for one in wrong), wrong


def test_the_check_finds_what_code_and_texts_disagree_on(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    english = {"test": checks.Area(folder / "en" / "test.ftl")}
    named = [("x.py:1", f"test/{name}", None) for name in english["test"].messages]
    monkeypatch.setattr(checks, "uses", lambda: iter(named))
    assert list(checks.faults_of_the_code(english)) == []
    monkeypatch.setattr(checks, "uses", lambda: iter([*named[1:], ("x.py:2", "test/other", None)]))
    assert [one.rpartition(": ")[2] for one in checks.faults_of_the_code(english)] == [
        "there is no message test/other",
        "nobody names thing",
    ]
    monkeypatch.setattr(checks, "uses", lambda: iter([*named, ("x.py:3", "test/count", {"m"})]))
    assert list(checks.faults_of_the_code(english)) == ["x.py:3: test/count takes ['n'], not ['m']"]


@pytest.mark.parametrize(
    "path",
    sorted([*(language.OWN / "fr").glob("*.ftl"), *(DOCS / "rules" / "fr").glob("*.md")]),
    ids=lambda path: path.name,
)
def test_french_punctuation_has_its_spaces(path: Path) -> None:
    """docs/translating/terms.md says which: without them a line may begin with a question mark."""
    said = path.read_text("utf-8").replace("Pyramids: ", "").replace("Silver & Gold: ", "")
    said = re.sub(r"\*.*?\*", "", said) if path.suffix == ".md" else re.sub(r"^#.*", "", said, flags=re.M)
    while said != (said := re.sub(r"\{[^{}]*\}", "x", said)):
        pass  # what stands in braces is Fluent's
    wrong = re.findall(r"[^\u202f\s][;!?»%]|[ \u00a0][;!?»%…]|«[^\u202f]|[^\u00a0]:(?!\S)|\w'", said)
    assert wrong == []


@pytest.mark.parametrize(
    "path",
    sorted([*(language.OWN / "cs").glob("*.ftl"), *(DOCS / "rules" / "cs").glob("*.md")]),
    ids=lambda path: path.name,
)
def test_no_czech_line_ends_with_a_letter_or_a_number(path: Path) -> None:
    """docs/translating/terms.md: prepositions of one letter and numbers stay with what follows them."""
    said = re.sub(r"^#.*|`.*?`|„[^„“]*“|<.*?>", "", path.read_text("utf-8"), flags=re.M)
    while said != (said := re.sub(r"\{[^{}]*\}", "#", said)):
        pass  # what stands in braces is Fluent's
    wrong = re.findall(r"(?<![\w.-])(?:[KkSsVvZzOoUuAaIi] \S+|\d+\.? [a-zěščřžýáíéúů%×]+)", said)
    assert wrong == []


@pytest.mark.parametrize(
    "path",
    sorted([*(language.OWN / "de").glob("*.ftl"), *(DOCS / "rules" / "de").glob("*.md")]),
    ids=lambda path: path.name,
)
def test_german_is_set_and_addressed_as_in_rulebooks(path: Path) -> None:
    """docs/translating/terms.md: „quotes“, units that stay with their number, "du", nobody is a Spieler."""
    said = re.sub(r"^#.*|`.*?`|pip install '.*?'", "", path.read_text("utf-8"), flags=re.M)
    while said != (said := re.sub(r"\{[^{}]*\}", "5", said)):
        pass  # what stands in braces is Fluent's
    signs = r"\S*[\"']\S*|“\w|„[^“]*„|\S - \S|\.\.\.|\s[,;:!?]"
    units = r"\d (?:%|min|kB|Punkte?n?\b|×)|× \d|\dx\d"
    people = r"\w+en Sie\b|\bIhnen\b|Spieler\w*"
    assert re.findall(f"{signs}|{units}|{people}", said) == []


def test_texts_and_code_agree(capsys: pytest.CaptureFixture[str]) -> None:
    assert checks.main(complete=False) == 0, capsys.readouterr().out

"""The language of a page, its texts, and messages on the wire."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from babel.numbers import format_decimal

from mastaba.core import language as texts
from mastaba.core.language import areas, best_language, languages, source, told
from mastaba.core.message import Message, heard
from mastaba.web.routes.pages import page_in
from tests.web.server import Asking
from tests.web.test_web import People


def language(page: str) -> str:
    return re.findall(r'<html lang="([^"]*)"', page)[0]


def test_a_page_is_in_the_language_that_was_asked_for(people: People) -> None:
    person = people()
    assert language(person.get("/").text) == "en"
    assert language(person.get("/", headers={"accept-language": "tlh, xx;q=0.5, en;q=0.2"}).text) == "xx"
    answer = person.get("/tables?lang=xx", headers={"accept-language": "en"})
    assert language(answer.text) == "xx"
    assert "accept-language" in answer.headers["vary"]
    assert "lang=xx; Path=/; SameSite=lax" in answer.headers["set-cookie"]
    # the link is followed; from then on the browser remembers
    assert language(person.get("/", headers={"cookie": f"{person.cookie()}; lang=xx"}).text) == "xx"
    assert language(person.get("/?lang=en", headers={"cookie": f"{person.cookie()}; lang=xx"}).text) == "en"


@pytest.mark.parametrize("wanted", ["zz", "../en", "%00", "en" * 500, "%3Cscript%3E"])
def test_a_language_that_there_is_not_is_english(people: People, wanted: str) -> None:
    page = people().get(f"/?lang={wanted}").text
    assert language(page) == "en"


def test_texts_are_sent_in_one_language_with_the_page(people: People) -> None:
    person = people()
    page = person.get("/?lang=xx").text
    there = dict(re.findall(r'<script type="text/plain" data-area="(\w+)">\n(.*?)</script>', page, re.DOTALL))
    assert there == {area: source("xx", area) for area in ("frame", "home")}
    assert all("</script" not in source(one, area) for one in languages() for area in areas())
    folder = re.findall(r'"(/static/\w+)/', page)[0]
    for area in ("frame", "table"):
        answer = person.get(f"{folder}/lang/xx/{area}.ftl")
        assert (answer.status_code, answer.headers["content-encoding"]) == (200, "gzip")
        assert answer.text == source("xx", area) != source("en", area)
    for name in ("lang/zz/home.ftl", "lang/en/nothing.ftl", "lang/en/../../app.ftl", "lang/en"):
        assert person.get(f"{folder}/{name}").status_code == 404, name
    assert languages()[0] in ("cs", "de", "en")


def test_status_and_refusals_are_messages(people: People) -> None:
    """Each reader puts them into their own words; programs have a sentence in English, too."""
    person = people()
    code = person.create("silver-and-gold", "me", "bot:random")
    eye = person.news(code)["eyes"]["0"]
    assert heard(eye["view"]["status"]) == Message("patterns/keep-two", {})
    refused = person.move(code, 0, eye["ply"], "pass").json()
    assert refused["rule"] == "SG-7"
    assert refused["error"] == str(heard(refused["message"]))
    assert refused["message"]["id"] == "patterns-why/why-keep"
    with Asking(person, code) as asking:
        asked = asking.move(0, eye["ply"], "pass")
    assert (asked["error"], asked["message"]) == (refused["error"], refused["message"])
    assert told(heard(asked["message"]), "xx") != asked["error"]


@pytest.mark.parametrize(
    ("path", "chosen", "browser", "wanted"),
    [
        ("/", "", "", "en"),
        ("/", "", "tlh, *;q=0.1", "en"),
        ("/", "", "de-AT,de;q=0.9,en;q=0.8", "de"),
        ("/", "", "en;q=0.5, fr-CA", "fr"),
        ("/", "cs", "de", "cs"),
        ("/", "nothing", "de", "de"),
        ("/?lang=fr", "cs", "de", "fr"),
        ("/?lang=CS-cz", "", "de", "cs"),
        ("/?lang=nothing", "cs", "de", "cs"),
        ("/?lang=../../etc", "%22%3E", "fr", "fr"),
        ("/?lang=xx", "cs", "de", "xx"),
        ("/tables", "cs", "de", "cs"),
        ("/new/ramses?lang=de", "", "", "de"),
        ("/t/LOTUS-22222-22222", "", "fr", "fr"),
    ],
)
def test_a_page_is_in_the_language_of_its_reader(
    people: People, path: str, chosen: str, browser: str, wanted: str
) -> None:
    headers = {"accept-language": browser, "cookie": f"lang={chosen}" if chosen else ""}
    answer = people().get(path, headers=headers)
    assert language(answer.text) == wanted
    assert {"accept-language", "cookie"} <= set(re.split(", *", answer.headers["vary"].lower()))
    there = [one for one in (*languages(), "xx") if source(one, "frame") in answer.text]
    assert there == [wanted], "only one language is loaded"


def test_a_page_offers_the_languages_there_are(people: People) -> None:
    page = people().get("/").text
    offered = re.findall(r'data-languages="([^"]*)"', page)[0].split()
    assert offered == languages()
    assert {"cs", "de", "en", "fr"} <= set(offered)
    for wanted in ("cs", "de", "fr"):
        assert source(wanted, "home") in people().get(f"/?lang={wanted}").text


def test_the_letters_of_a_language_come_with_the_page(people: People) -> None:
    """Otherwise a Czech page would be drawn twice."""
    fonts = {name: people().get(f"/?lang={name}").text.count("-ext.woff2") for name in ("en", "fr", "cs")}
    assert fonts == {"en": 0, "fr": 0, "cs": 2}
    assert "Čtyři hry" in people().get("/?lang=cs").text


def test_small_numbers_have_the_same_digits_in_all_languages() -> None:
    """The page writes them without asking the browser how (``Small`` in language.js)."""
    for language in languages():
        for number in range(1000):
            assert format_decimal(number, locale=texts.LOCALES.get(language, language)) == str(number)


def test_a_language_is_added_by_copying_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As docs/translating.md says: copied, and what is not translated yet left out. It is English then."""
    shutil.copytree(texts.OWN, tmp_path, dirs_exist_ok=True)
    shutil.copytree(tmp_path / "en", tmp_path / "it")
    for file in (tmp_path / "it").iterdir():
        if file.name != "frame.ftl":
            file.unlink()
    frame = tmp_path / "it" / "frame.ftl"
    written = frame.read_text("utf-8").replace("rules = Rules\n", "rules = Regole\n")
    frame.write_text(written.replace("menu = Menu\n", ""), "utf-8")
    (tmp_path / "it" / "home.ftl").write_text("pitch = Quattro giochi.\n", "utf-8")
    caches = [
        texts.folders,
        texts.languages,
        texts.areas,
        texts._written,
        texts.simple,
        texts._bundle,
        page_in,
    ]
    for one in caches:
        one.cache_clear()
    try:
        monkeypatch.setattr(texts, "OWN", tmp_path)
        assert "it" in languages()
        assert best_language(["it-CH", "de"]) == "it"
        page = page_in("it", "js/home.js")
        assert language(page) == "it"
        assert 'data-languages="cs de en fr it"' in page
        assert '<meta name="description" content="Quattro giochi.">' in page
        for message, words in (
            ("frame/rules", "Regole"),
            ("frame/menu", "Menu"),
            ("home/save", "Save"),
            ("table/log", "Log"),
        ):
            assert told(Message(message), "it") == words
    finally:
        for one in caches:
            one.cache_clear()

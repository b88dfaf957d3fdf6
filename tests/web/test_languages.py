"""The language of a page, its texts, and messages on the wire."""

from __future__ import annotations

import re

import pytest

from mastaba.core.language import languages, source, told
from mastaba.core.message import Message, heard
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
    links = re.findall(r'href="(/static/\w+/lang/(\w+)/(\w+)\.ftl)"', person.get("/?lang=xx").text)
    assert {(name, area) for _, name, area in links} == {("xx", "frame"), ("xx", "home")}
    for path, _, area in links:
        answer = person.get(path)
        assert (answer.status_code, answer.headers["content-encoding"]) == (200, "gzip")
        assert answer.text == source("xx", area) != source("en", area)
    folder = links[0][0].rpartition("/lang/")[0]
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
    others = set(re.findall(r"/lang/(\w+)/", answer.text))
    assert others <= {wanted}, "only one language is loaded"


def test_a_page_offers_the_languages_there_are(people: People) -> None:
    page = people().get("/").text
    offered = re.findall(r'data-languages="([^"]*)"', page)[0].split()
    assert offered == languages()
    assert {"cs", "de", "en", "fr"} <= set(offered)
    for wanted in ("cs", "de", "fr"):
        texts = re.findall(rf'"(/static/\w+/lang/{wanted}/\w+\.ftl)"', people().get(f"/?lang={wanted}").text)
        assert texts
        assert all(people().get(path).status_code == 200 for path in texts)


def test_the_letters_of_a_language_come_with_the_page(people: People) -> None:
    """Otherwise a Czech page would be drawn twice."""
    fonts = {name: people().get(f"/?lang={name}").text.count("-ext.woff2") for name in ("en", "fr", "cs")}
    assert fonts == {"en": 0, "fr": 0, "cs": 2}
    assert "Čtyři hry" in people().get("/?lang=cs").text

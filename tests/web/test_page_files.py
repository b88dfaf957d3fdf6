"""The page's files as they are sent: lean, compressed, and no heavier than they were."""

from __future__ import annotations

import re

import pytest

from mastaba.web.files import lean, sent, sent_texts
from mastaba.web.routes.pages import STATIC, areas_of, imports_of
from tests.web.test_web import People

ALWAYS = [
    "css/base.css",
    "css/table.css",
    "css/pages.css",
    "fonts/el-messiri.woff2",
    "fonts/source-sans-3.woff2",
]
SAID = 400  # bytes of headers with each file, at most (640 in version 0.1)
PATTERNS = ["patterns/patterns.css"]


def test_lean_modules_keep_their_lines_and_their_code() -> None:
    for file in STATIC.rglob("*.js"):
        text = file.read_text("utf-8")
        lines = list(zip(text.splitlines(), lean(text).splitlines(), strict=True))
        for line, kept in lines:
            assert not kept or kept in re.sub(r"/\*\*[^*]*\*/ ?", "", line), file
        # only comments are left out as a whole: what begins in lines that are gone ends there
        gone = "\n".join(line for line, kept in lines if line.strip() and not kept)
        assert gone.count("/*") == gone.count("*/"), file


def test_a_file_is_sent_compressed_with_few_headers(people: People) -> None:
    person = people()
    address = re.findall(r'"(/static/\w+/js/parts\.js)"', person.get("/").text)[0]
    packed, plain = person.get(address), person.get(address, headers={"accept-encoding": "identity"})
    assert (packed.status_code, packed.headers["content-encoding"]) == (200, "gzip")
    assert packed.text == plain.text == lean((STATIC / "js/parts.js").read_text("utf-8"))
    assert "content-encoding" not in plain.headers
    assert packed.headers["vary"] == plain.headers["vary"] == "accept-encoding"
    assert "immutable" in packed.headers["cache-control"]
    assert sum(len(name) + len(value) + 4 for name, value in packed.headers.items()) < SAID
    head = person.call("HEAD", address)
    assert (head.status_code, head.content, head.headers["content-length"]) == (
        200,
        b"",
        packed.headers["content-length"],
    )
    assert person.call("PUT", address).status_code == 405
    assert person.get(address.replace("parts.js", "nothing.js")).status_code == 404
    assert person.get(address.replace("js/parts.js", "../app.py")).status_code == 404


@pytest.mark.parametrize("game", ["silver-and-gold", "silver-and-gold-pyramids", "ramses", "farao"])
def test_a_table_names_its_game_to_those_who_sit_there(people: People, game: str) -> None:
    """Then all its modules are fetched at once. Nobody else learns here whether a code exists."""
    person, stranger = people(), people()
    code = person.create(game, "me", "bot:random")
    page = person.get(f"/t/{code}").text
    links = set(re.findall(r'<link rel="(?:modulepreload|preload)"[^>]* href="/static/\w+/([^"]+)"', page))
    wanted = imports_of(STATIC / f"games/{game}/front.js") | imports_of(STATIC / "js/table.js")
    assert {str(file.relative_to(STATIC)) for file in wanted} <= links
    assert f"games/{game}/style.css" in links
    assert f' data-game="{game}"' in page
    other = stranger.get(f"/t/{code}").text
    assert "data-game" not in other
    assert other == person.get("/t/LOTUS-22222-22222").text == stranger.get("/t/LOTUS-22222-22222").text


@pytest.mark.parametrize(
    ("screens", "more", "most"),
    [
        (["js/home.js"], [], 116_700),
        (["js/table.js", "games/silver-and-gold/front.js"], PATTERNS, 178_300),
        (["js/table.js", "games/silver-and-gold-pyramids/front.js"], PATTERNS, 179_600),
        (["js/table.js", "games/ramses/front.js"], ["games/ramses/style.css"], 175_900),
        (["js/table.js", "games/farao/front.js"], ["games/farao/style.css"], 182_400),
    ],
    ids=["home", "silver-and-gold", "pyramids", "ramses", "farao"],
)
def test_the_first_screen_stays_light(screens: list[str], more: list[str], most: int) -> None:
    """What a screen needs at once, compressed and with headers: no more than in version 0.1. What is opened
    later (rules, lessons, replay, lobby, menu) is loaded with ``import()`` when it is asked for."""
    files = {STATIC / name for name in [*ALWAYS, *more]}
    for screen in ["js/app.js", *screens]:
        files |= imports_of(STATIC / screen)
    texts = [sent_texts("en", area) for area in areas_of(file for file in files if file.suffix == ".js")]
    weight = sum(len(packed or content) + SAID for _, content, packed in map(sent, files))
    weight += sum(len(packed or content) for _, content, packed in texts)  # inside the page: no headers
    assert weight < most

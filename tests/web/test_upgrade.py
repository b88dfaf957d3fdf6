"""A database of version 0.1.0, served by this version. The server of 0.1.0 played these games; the JSON file
beside the database says who is who, and how far each game had come."""

from __future__ import annotations

import gzip
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from mastaba.match.record import replay
from mastaba.store.migrations import newest
from tests.web.server import FAST, Asking, Person, Server, error_text, play_on

FIXTURES = Path(__file__).parents[1] / "store" / "fixtures"
KNOWN: dict[str, Any] = json.loads((FIXTURES / "tables-0.1.0.json").read_text("utf-8"))
TABLES: dict[str, str] = KNOWN["tables"]
GAMES = ("silver-and-gold", "silver-and-gold-pyramids")
# These tables grow older every day: nothing of them is deleted.
KEPT = ("--keep", "unbegun=always,abandoned=always,chat=always")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("upgraded")
    packed = (FIXTURES / "tables-0.1.0.db.gz").read_bytes()
    (place / "tables.db").write_bytes(gzip.decompress(packed))
    return place


@pytest.fixture(scope="module")
def upgraded(folder: Path) -> Iterator[Server]:
    server = Server(folder, options=(*FAST, *KEPT)).wait_for([*GAMES, "ramses", "farao"])
    yield server
    server.stop()
    assert server.faults() == []


def known_as(server: Server, name: str) -> Person:
    """Somebody with the cookie that 0.1.0 gave them."""
    person = Person(server.url)
    person.http.cookies.set("mastaba", KNOWN["cookies"][name], domain="127.0.0.1")
    return person


@pytest.fixture
def ana(upgraded: Server) -> Iterator[Person]:
    person = known_as(upgraded, "Ana")
    yield person
    person.close()


def first(choices: list[dict[str, Any]]) -> dict[str, Any]:
    return choices[0]


def test_identities_and_tables_are_known(ana: Person, folder: Path) -> None:
    assert ana.get("/api/me").json()["name"] == "Ana"
    rows = {row["code"]: row["phase"] for row in ana.get("/api/me/tables").json()}
    assert rows.keys() == set(TABLES.values())
    with closing(sqlite3.connect(folder / "tables.db")) as database:
        assert {row[0] for row in database.execute("SELECT version_num FROM alembic_version")} == newest()


def test_a_finished_game_replays(ana: Person) -> None:
    record = ana.get(f"/api/tables/{TABLES['finished']}/record").json()
    assert record["result"] == KNOWN["result"]
    assert len(record["steps"]) == KNOWN["steps"]
    assert replay(record, verify_shuffle=True).result() == record["result"]
    chat = ana.news(TABLES["finished"])["chat"]["add"]
    assert [line["text"] for line in chat] == ["good luck", "well played"]


@pytest.mark.parametrize("game", GAMES)
def test_a_running_game_goes_on_from_where_it_was(ana: Person, game: str) -> None:
    code = TABLES[f"running {game}"]
    eyes = ana.news(code)["eyes"]
    assert {seat: eye["ply"] for seat, eye in eyes.items()} == KNOWN["plies"][f"running {game}"]
    with Asking(ana, code) as asking:
        seat, eye = next((int(seat), eye) for seat, eye in eyes.items() if eye["choices"])
        assert asking.move(seat, eye["ply"], eye["choices"][0]["move"])["type"] == "moved"
    while ana.news(code)["table"]["phase"] == "running":
        play_on(ana, code, first)
    record = ana.get(f"/api/tables/{code}/record").json()
    assert replay(record, verify_shuffle=True).result() == record["result"]


@pytest.mark.parametrize("game", ["ramses", "farao"])
def test_a_game_of_older_rules_says_so_in_one_line(ana: Person, game: str) -> None:
    text = error_text(ana.get(f"/api/tables/{TABLES[f'running {game}']}"), 409)
    assert "this game can’t be opened any more" in text
    assert "rules" in text


def test_an_open_table_takes_people(ana: Person, upgraded: Server) -> None:
    bo = known_as(upgraded, "Bo")
    assert bo.post(f"/api/tables/{TABLES['gathering']}/join", {}).status_code == 200
    names = [seat["name"] for seat in ana.news(TABLES["gathering"])["table"]["seats"]]
    assert names[:2] == ["Ana", "Bo"]
    assert ana.news(TABLES["abandoned"])["table"]["phase"] == "abandoned"
    bo.close()

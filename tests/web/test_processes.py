"""Two processes on one PostgreSQL database serve the same tables."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import psycopg
import pytest
from tools.pull_the_plug import Lost, Plug, Sent, pull
from tools.trouble import shake

from mastaba.match.record import replay
from tests.web.server import Asking, Person, Server, new_database, play_on

GAME = "silver-and-gold"


@pytest.fixture(scope="module")
def pair(postgres_server: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    address, folder = new_database(postgres_server), tmp_path_factory.mktemp("pair")
    with ThreadPoolExecutor(2) as threads:  # on an empty database, at once
        servers = list(threads.map(lambda _: Server(folder, address).wait_for([GAME]), range(2)))
    yield servers
    for server in servers:
        server.stop()
        assert server.faults() == []


@pytest.fixture
def ana(pair: list[Server]) -> Iterator[list[Person]]:
    """One person with a page at each process."""
    here = Person(pair[0].url, "Ana")
    both = [here, here.at(pair[1].url)]
    yield both
    for person in both:
        person.close()


def turn_of(person: Person, code: str) -> tuple[int, dict[str, Any]]:
    news = person.news(code)
    seat = news["table"]["waiting"][0]
    return seat, news["eyes"][str(seat)]


def test_an_identity_holds_at_both(ana: list[Person]) -> None:
    assert [person.get("/api/me").json() for person in ana] == [{"name": "Ana"}] * 2
    code = ana[1].create(GAME, "me", "open")
    assert ana[0].get("/api/me/tables").json()[0]["code"] == code


def test_other_devices_are_signed_out_at_both(pair: list[Server]) -> None:
    here = Person(pair[0].url, "Ana")
    there = here.at(pair[1].url)
    here.post("/api/me/renew")
    while there.get("/api/me/tables").status_code != 401:
        time.sleep(0.05)
    assert here.at(pair[1].url).get("/api/me").json()["name"] == "Ana"


def test_both_submit_for_the_same_ply_and_one_wins(ana: list[Person]) -> None:
    """At least sixty times: two different moves, two processes, the same moment."""
    code, contests = ana[0].create(GAME, "me", "guest"), 0
    won = [0, 0]
    with ThreadPoolExecutor(2) as threads:
        while contests < 60 and ana[0].news(code)["table"]["phase"] == "running":
            seat, eye = turn_of(ana[0], code)
            moves = [eye["choices"][0]["move"], eye["choices"][-1]["move"]]
            answers = list(
                threads.map(
                    lambda k, seat=seat, eye=eye, moves=moves: ana[k].move(code, seat, eye["ply"], moves[k]),
                    range(2),
                )
            )
            assert sorted(answer.status_code for answer in answers) == [200, 409], [
                answer.text[:200] for answer in answers
            ]
            winner = answers[0].status_code == 409
            won[winner] += 1
            loser = answers[not winner].json()
            assert (
                loser["news"]["eyes"][str(seat)]["ply"] != eye["ply"]
            )  # the news are those after the move that won
            contests += 1
    assert contests == 60
    records = [person.get(f"/api/tables/{code}/record").json() for person in ana]
    assert records[0] == records[1]
    assert sum(step["by"] != "chance" for step in records[0]["steps"]) <= contests


def test_the_same_submission_to_both(ana: list[Person]) -> None:
    code = ana[0].create(GAME, "me", "guest")
    with ThreadPoolExecutor(2) as threads:
        for turn in range(20):
            seat, eye = turn_of(ana[turn % 2], code)
            text = eye["choices"][0]["move"]
            at_once = list(
                threads.map(
                    lambda one, seat=seat, eye=eye, text=text, turn=turn: one.move(
                        code, seat, eye["ply"], text, name=f"t{turn}"
                    ),
                    ana,
                )
            )
            later = [person.move(code, seat, eye["ply"], text, name=f"t{turn}") for person in ana]
            assert {answer.status_code for answer in [*at_once, *later]} == {200}, [
                answer.text[:200] for answer in at_once
            ]
            assert len({answer.text for answer in [*at_once, *later]}) == 1


def test_a_process_catches_up_with_what_the_player_saw_at_another(ana: list[Person]) -> None:
    """Move after move, each at the other process than the one before, without waiting for messages between
    them."""
    code = ana[0].create(GAME, "me", "guest")
    for turn in range(40):
        seat, eye = turn_of(ana[turn % 2], code)
        answer = ana[turn % 2].move(code, seat, eye["ply"], eye["choices"][0]["move"])
        assert answer.status_code == 200
        other = ana[1 - turn % 2].move(code, seat, answer.json()["ply"], "nonsense")
        assert other.status_code in (422, 409)
        if other.status_code == 409:  # the position was read after the move: chance went on for this seat
            assert other.json()["news"]["eyes"][str(seat)]["ply"] != eye["ply"]


def told(socket: Any, what: Any) -> dict[str, Any]:
    """The first news for which this holds."""
    while True:
        news = json.loads(socket.recv(timeout=30))
        if what(news):
            return dict(news)


def test_news_and_presence_travel(pair: list[Server], ana: list[Person]) -> None:
    bo = Person(pair[1].url, "Bo")
    code = ana[0].create(GAME, "me", "open")
    with bo.socket(code) as bo_sees:
        told(bo_sees, lambda news: news["table"]["phase"] == "gathering")
        with ana[0].socket(code) as ana_sees:
            told(
                bo_sees,
                lambda news: any(
                    seat["here"] and seat["name"] == "Ana" for seat in news.get("table", {}).get("seats", [])
                ),
            )
            told(ana_sees, lambda news: news.get("table", {}).get("watching") == 1)
            assert bo.post(f"/api/tables/{code}/join", {}).status_code == 200
            told(ana_sees, lambda news: news.get("table", {}).get("phase") == "running")
            for person in (ana[0], bo):
                play_on(person, code, lambda choices: choices[0])
            told(
                bo_sees,
                lambda news: any(
                    line["do"] == "keep" and line["by"] == 0
                    for line in news.get("eyes", {}).get("1", {}).get("log", {}).get("add", [])
                ),
            )
            ana[0].post(f"/api/tables/{code}/chat", {"text": "from here to there"})
            told(
                bo_sees,
                lambda news: news.get("chat", {}).get("add", [{}])[-1].get("text") == "from here to there",
            )
        told(
            bo_sees,
            lambda news: any(
                not seat["here"] and seat["name"] == "Ana" for seat in news.get("table", {}).get("seats", [])
            ),
        )
    bo.close()


def test_a_game_played_at_both_holds(ana: list[Person]) -> None:
    """A page at a process that has not received the last move gets a conflict, and reads again."""
    code, turn = ana[0].create(GAME, "me", "guest", "bot:random"), 0
    while (news := ana[turn % 2].news(code))["table"]["phase"] == "running":
        for seat, eye in news["eyes"].items():
            if eye["choices"]:
                answer = ana[turn % 2].move(code, int(seat), eye["ply"], eye["choices"][0]["move"])
                assert answer.status_code in (200, 409), answer.text
                break
        turn += 1
    record = ana[0].get(f"/api/tables/{code}/record").json()
    assert replay(record, verify_shuffle=True).result() == record["result"]


def test_a_locked_row_delays_one_table_and_is_answered_503(postgres_server: Any, tmp_path: Path) -> None:
    """By POST and on the socket; the same submission is accepted when the lock is gone."""
    address = new_database(postgres_server)
    server = Server(tmp_path, address).wait_for([GAME])
    ana = Person(server.url, "Ana")
    locked, free = ana.create(GAME, "me", "guest"), ana.create(GAME, "me", "guest")
    seat, eye = turn_of(ana, locked)
    move = eye["choices"][0]["move"]
    with psycopg.connect(address) as other, ThreadPoolExecutor(1) as thread, Asking(ana, locked) as asking:
        other.execute(b"SELECT 1 FROM tables WHERE code = %s FOR UPDATE", (locked,))
        waiting = thread.submit(ana.move, locked, seat, eye["ply"], move, name="again")
        bo = Person(server.url, cookies=dict(ana.http.cookies))
        assert play_on(bo, free, lambda choices: choices[0], most=5) == 5
        assert not waiting.done()
        answer = waiting.result()
        assert (answer.status_code, answer.headers["retry-after"]) == (503, "5")
        asking.close()  # the table was read again: pages reconnect
        with Asking(ana, locked) as anew:
            told = anew.move(seat, eye["ply"], move, name="again")
        assert (told["type"], told["status"]) == ("refused", 503)
        other.rollback()
    assert ana.move(locked, seat, eye["ply"], move, name="again").status_code == 200
    bo.close()
    ana.close()
    server.stop()
    assert server.faults() == []


def test_a_restarted_database_loses_nothing() -> None:
    """The program of bench/trouble.md, once."""
    found, log = shake("restarted-postgresql", 1, seed=2)
    assert found["times"] == 1
    assert log["the database can't be reached"] == log["the database is back"] == 1


@pytest.mark.parametrize("on", ["sqlite", "postgresql"])
def test_a_pulled_plug_loses_nothing(on: str) -> None:
    """The program of bench/plug.md, a few times."""
    found = pull(3, on, seed=2)
    assert found["kills"] == 3
    assert found["acknowledged"] >= 36


def test_a_loss_is_found_out(tmp_path: Path) -> None:
    """The control: an acknowledged move that is not in the log."""
    plug = Plug(tmp_path, None, 3)
    try:
        plug.once()
        load = next(load for load in plug.loads if load.acknowledged)
        code = load.acknowledged[0].code
        plug.check(code, load)
        load.acknowledged.append(Sent(code, 0, 1, "keep G04 G12"))
        with pytest.raises(Lost):
            plug.check(code, load)
        load.acknowledged.pop()
    finally:
        for load in plug.loads:
            load.end.set()
            load.join()
        plug.server.stop()
        plug.store.close()

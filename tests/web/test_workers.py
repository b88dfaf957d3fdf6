"""``mastaba serve --workers``: several processes behind one port, each with one of its own; a proxy sends all
who are at a table to the same one."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.web.server import FAST, PATIENCE, TREE, Asking, Person, Server, new_database, program

GAME = "silver-and-gold"
NGINX = program("nginx")


class Together(Server):
    """Two workers."""

    def own(self) -> list[str]:
        """The address of each worker."""
        says = next(line["says"] for line in self.lines("info") if "port of its own" in line["says"])
        return [f"http://127.0.0.1:{port}" for port in says.split(": ")[1].split(", ")]

    def processes(self) -> set[int]:
        """The workers, by their process ids."""
        first = self.process.pid
        children = map(int, Path(f"/proc/{first}/task/{first}/children").read_text().split())
        return {child for child in children if "spawn_main" in command_of(child)}

    def wait_for_workers(self) -> None:
        """Until each of them can play."""
        for url in self.own():
            until(lambda url=url: answers(url) and GAME not in asked(url)["preparing"])


def command_of(process: int) -> str:
    """What it runs; nothing if it is gone."""
    try:
        return Path(f"/proc/{process}/cmdline").read_text()
    except OSError:
        return ""


def asked(url: str) -> Any:
    return httpx.get(url + "/healthz", timeout=30).json()


@pytest.fixture(scope="module")
def together(postgres_server: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Together]:
    folder = tmp_path_factory.mktemp("workers")
    server = Together(folder, new_database(postgres_server), [*FAST, "--workers", "2"])
    try:
        server.wait_for_workers()
        yield server
    finally:
        workers = server.processes()
        server.stop()
    assert server.process.returncode == 0
    assert not any(map(command_of, workers))


def until(holds: Any) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.1)


def play(places: list[str], name: str, turns: int) -> None:
    """Two people at a table, each at one of these addresses, play on their sockets; both hear of it."""
    people = [Person(places[0], name), Person(places[1], "Bo")]
    code = people[0].create(GAME, "me", "open")
    assert people[1].post(f"/api/tables/{code}/join", {}).status_code == 200
    with Asking(people[0], code) as first, Asking(people[1], code) as second:
        made = 0
        while made < turns:
            for seat, asking in enumerate((first, second)):
                eye = people[seat].news(code).get("eyes", {}).get(str(seat))
                if eye and eye["choices"]:
                    answer = asking.move(seat, eye["ply"], eye["choices"][0]["move"])
                    assert answer["type"] == "moved" or answer["status"] == 409, answer  # not up to date
                    made += answer["type"] == "moved"
    watcher = Person(places[0])
    at_each = [watcher.at(url) for url in places]
    until(lambda: len({one.news(code)["eyes"]["-1"]["ply"] for one in at_each}) == 1)
    for person in people:
        person.close()


def test_players_of_one_table_at_different_workers(together: Together) -> None:
    play(together.own(), "Ana", 12)


def test_players_at_the_port_that_workers_share(together: Together) -> None:
    play([together.url, together.url], "Cleo", 12)


def test_a_worker_that_dies_is_replaced(together: Together) -> None:
    before = together.processes()
    assert len(before) == 2
    os.kill(min(before), signal.SIGKILL)
    until(lambda: len(together.processes()) == 2 and min(before) not in together.processes())
    together.wait_for_workers()
    assert ["started again" in line["says"] for line in together.lines("error")] == [True]
    play(together.own(), "Dora", 4)


def sockets_at(url: str) -> int:
    found = re.search(r"^mastaba_sockets (\d+)", httpx.get(url + "/metrics", timeout=30).text, re.MULTILINE)
    assert found
    return int(found[1])


@pytest.mark.skipif(NGINX is None, reason="LEFT OUT: nginx, there is none here: make system installs it")
def test_nginx_sends_all_of_a_table_to_the_same_worker(together: Together, tmp_path: Path) -> None:
    """With the lines of docs/deploy.md. Tables are opened until both workers have some."""
    documented = (TREE / "docs" / "deploy.md").read_text("utf-8")
    part = next(block for block in documented.split("```nginx\n")[1:] if "hash " in block).split("```")[0]
    for written, url in zip(("8643", "8644"), together.own(), strict=True):
        part = part.replace(f"127.0.0.1:{written}", url.removeprefix("http://"))
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    pass_on = (
        "proxy_pass http://mastaba; proxy_http_version 1.1; proxy_set_header Host $host:$server_port; "
        "proxy_set_header X-Forwarded-For $remote_addr; proxy_set_header Upgrade $http_upgrade; "
        "proxy_set_header Connection upgrade;"
    )
    (tmp_path / "nginx.conf").write_text(
        f"daemon off; pid {tmp_path}/pid; error_log stderr; events {{}}\n"
        f"http {{ access_log off; client_body_temp_path {tmp_path}/b; proxy_temp_path {tmp_path}/p;\n"
        f"fastcgi_temp_path {tmp_path}/f; uwsgi_temp_path {tmp_path}/u; scgi_temp_path {tmp_path}/s;\n"
        f"{part}\n"
        f"server {{ listen 127.0.0.1:{port}; location / {{ {pass_on} }} }} }}\n"
    )
    assert NGINX is not None
    proxy = subprocess.Popen([NGINX, "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf")])
    try:
        url = f"http://127.0.0.1:{port}"
        until(lambda: proxy.poll() is None and answers(url))
        at_each, open_sockets = [0, 0], []
        ana = Person(url, "Ana")
        while min(at_each) == 0:
            code = ana.create(GAME, "me", "guest")
            open_sockets += [ana.socket(code) for _ in range(2)]
            now = [sockets_at(worker) for worker in together.own()]
            assert sorted(after - before for before, after in zip(at_each, now, strict=True)) == [0, 2]
            at_each = now
        for one in open_sockets:
            one.close()
        until(lambda: [sockets_at(worker) for worker in together.own()] == [0, 0])
    finally:
        proxy.terminate()
        proxy.wait(30)


def answers(url: str) -> bool:
    try:
        return httpx.get(url + "/healthz", timeout=30).status_code == 200
    except httpx.TransportError:
        return False


def test_workers_on_sqlite_are_refused_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match="several workers need PostgreSQL"):
        Server(tmp_path, None, ["--workers", "2"])

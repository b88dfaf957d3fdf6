"""The examples for nginx and Caddy, run in front of a real server where these programs are installed."""

from __future__ import annotations

import socket
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from tests.web.server import Server, program

DEPLOY = Path(__file__).parents[2] / "deploy"
GAME = "silver-and-gold"
NAME = "games.example.org"
PUBLIC = f"https://{NAME}"
pytestmark = pytest.mark.filterwarnings("ignore::ResourceWarning")


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server that the proxies lead to."""
    options = ("--pace", "0", "--rate", "100000", "--public-url", PUBLIC)
    server = Server(tmp_path_factory.mktemp("behind"), options=options).wait_for([GAME])
    yield server
    server.stop()
    assert server.faults() == []


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    folder = tmp_path_factory.mktemp("certificate")
    if program("openssl") is None:
        pytest.skip("LEFT OUT: the proxies, there is no openssl here: make system installs it")
    pem, key = folder / "games.pem", folder / "games.key"
    subject = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    words = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", *subject]
    subprocess.run([*words, "-keyout", str(key), "-out", str(pem)], check=True, capture_output=True)
    return pem, key


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


def nginx(folder: Path, port: int, server: Server, pem: Path, key: Path) -> list[str]:
    """The command that runs the example, with this machine's ports and files."""
    example = (DEPLOY / "nginx.conf").read_text("utf-8")
    for old, new in (
        ("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;"),
        ("server 127.0.0.1:8642;", f"server 127.0.0.1:{server.port};"),
        ("/etc/ssl/games.pem", str(pem)),
        ("/etc/ssl/games.key", str(key)),
    ):
        assert old in example
        example = example.replace(old, new)
    places = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    settings = folder / "nginx.conf"
    settings.write_text(
        f"user root; daemon off; pid {folder}/pid; error_log {folder}/error.log;\n"
        f"events {{}}\nhttp {{ access_log off; {places}\n{example}\n}}\n"
    )
    return ["nginx", "-c", str(settings), "-p", str(folder)]


def caddy(folder: Path, port: int, server: Server, pem: Path, key: Path) -> list[str]:
    """The same for Caddy, with a certificate instead of the one that it would fetch."""
    example = (DEPLOY / "Caddyfile").read_text("utf-8")
    for old, new in (
        (f"{NAME} {{", f"{PUBLIC}:{port} {{\n\tbind 127.0.0.1\n\ttls {pem} {key}"),
        ("127.0.0.1:8642", f"127.0.0.1:{server.port}"),
    ):
        assert old in example
        example = example.replace(old, new)
    settings = folder / "Caddyfile"
    settings.write_text("{\n\tadmin off\n\tauto_https disable_redirects\n}\n" + example)
    return ["caddy", "run", "--config", str(settings), "--adapter", "caddyfile"]


PROXIES: dict[str, Callable[[Path, int, Server, Path, Path], list[str]]] = {"nginx": nginx, "caddy": caddy}


@pytest.fixture(scope="module", params=sorted(PROXIES))
def port(
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
    behind: Server,
    certificate: tuple[Path, Path],
) -> Iterator[int]:
    """The port of a running proxy."""
    name = request.param
    if program(name) is None:
        pytest.skip(f"LEFT OUT: the example for {name}, there is no {name} here: make system installs it")
    folder, found = tmp_path_factory.mktemp(name), free_port()
    command = PROXIES[name](folder, found, behind, *certificate)
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(
            command, stdout=log, stderr=log, env={"HOME": str(folder), "PATH": "/usr/sbin:/usr/bin:/bin"}
        )
    try:
        for _ in range(600):
            assert process.poll() is None, (folder / "log").read_text()
            try:
                socket.create_connection(("127.0.0.1", found), timeout=1).close()
                break
            except OSError:
                time.sleep(0.05)
        yield found
    finally:
        process.terminate()
        process.wait(30)


@pytest.fixture
def visitor(port: int, certificate: tuple[Path, Path]) -> Iterator[httpx.Client]:
    """Somebody who comes by the public name."""
    trusted = ssl.create_default_context(cafile=str(certificate[0]))
    with httpx.Client(
        base_url=f"https://127.0.0.1:{port}",
        headers={"host": NAME},
        verify=trusted,
        timeout=60,
        event_hooks={"request": [lambda request: request.extensions.update(sni_hostname=NAME)]},
    ) as client:
        yield client


def kept(answer: httpx.Response) -> dict[str, str]:
    """The cookies that an answer sets. (A client that calls the proxy by its number would not keep them.)"""
    pairs = [line.partition(";")[0].partition("=") for line in answer.headers.get_list("set-cookie")]
    return {name: value for name, _, value in pairs}


def test_a_visitor_plays_through_the_proxy(
    visitor: httpx.Client, port: int, certificate: tuple[Path, Path]
) -> None:
    cookies = kept(visitor.get("/api/me"))
    assert cookies.keys() == {"__Host-mastaba", "__Host-csrftoken"}
    headers = {
        "cookie": "; ".join(f"{name}={value}" for name, value in cookies.items()),
        "x-csrftoken": cookies["__Host-csrftoken"],
        "origin": PUBLIC,
    }
    seats = [{"kind": "me"}, {"kind": "guest"}]
    made = visitor.post("/api/tables", json={"game": GAME, "seats": seats}, headers=headers)
    assert made.status_code == 201, made.text
    code = made.json()["code"]
    link = visitor.post("/api/me/code", headers=headers).json()["link"]
    assert link.startswith(PUBLIC + "/me/")
    with (
        socket.create_connection(("127.0.0.1", port)) as line,
        connect(
            f"wss://{NAME}/api/tables/{code}/live",
            sock=line,
            ssl=ssl.create_default_context(cafile=str(certificate[0])),
            server_hostname=NAME,
            additional_headers={"cookie": headers["cookie"], "origin": PUBLIC},
        ) as live,
    ):
        assert GAME in str(live.recv(timeout=60))


def test_what_a_visitor_forwards_is_not_believed(visitor: httpx.Client) -> None:
    forged = {"x-forwarded-proto": "http", "x-forwarded-host": "evil.example"}
    answer = visitor.get("/api/me", headers=forged)
    assert answer.status_code == 200
    assert kept(answer).keys() == {"__Host-mastaba", "__Host-csrftoken"}
    large = visitor.post("/api/tables", content=b"a" * 100_000)
    assert large.status_code in (403, 413)
    for path in ("/healthz", "/readyz", "/"):
        assert visitor.get(path).status_code == 200


def test_another_name_leads_nowhere(visitor: httpx.Client) -> None:
    answer = visitor.get("/api/me", headers={"host": "evil.example"})
    assert "set-cookie" not in answer.headers

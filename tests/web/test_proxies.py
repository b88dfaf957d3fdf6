"""Behind a proxy: whose headers are believed, what cookies are called under https, and where links lead."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner

from mastaba.cli.app import app as commands
from mastaba.store.sql import SqlStore, sqlite_address
from mastaba.web.app import Settings, create_app
from mastaba.web.proxies import TrustedProxies

PROXY, STRANGER = "10.0.0.1", "203.0.113.9"
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
HTTPS = {"x-forwarded-proto": "https", "x-forwarded-for": STRANGER}
Get = Callable[..., httpx.Response]


@pytest.fixture
def made(tmp_path: Path) -> Iterator[Callable[..., Get]]:
    """Makes applications behind a trusted proxy at 10.0.0.1; the result calls one from an address."""
    address = sqlite_address(tmp_path / "tables.db")
    store = SqlStore(address)

    def make(**settings: Any) -> Get:
        served: Any = create_app(store, Settings(address, **settings))
        app: Any = TrustedProxies(served, PROXY)

        def call(
            path: str, peer: str, headers: dict[str, str], host: str = "games.example.org", **more: Any
        ) -> httpx.Response:
            async def ask() -> httpx.Response:
                transport = httpx.ASGITransport(app, client=(peer, 1234))
                async with httpx.AsyncClient(transport=transport, base_url="http://" + host) as client:
                    return await client.request(more.pop("method", "GET"), path, headers=headers, **more)

            return asyncio.run(ask())

        return call

    yield make
    store.close()


def cookies(answer: httpx.Response) -> dict[str, str]:
    return {line.partition("=")[0]: line for line in answer.headers.get_list("set-cookie")}


def value_of(line: str) -> str:
    return line.partition("=")[2].partition(";")[0]


def test_cookies_are_sealed_under_https_only(made: Callable[..., Get]) -> None:
    get = made()
    plain = cookies(get("/api/me", STRANGER, {}))
    assert set(plain) == {"mastaba", "csrftoken"}
    assert not any("Secure" in line for line in plain.values())
    for answer in (
        get("/api/me", PROXY, HTTPS),
        made(public_url="https://games.example.org")("/api/me", "::1", {}),
    ):
        found = cookies(answer)
        assert set(found) == {"__Host-mastaba", "__Host-csrftoken"}
        for line in found.values():
            assert "; Secure" in line
            assert "Path=/" in line
            assert "Domain" not in line


def test_a_sealed_identity_and_token_work(made: Callable[..., Get]) -> None:
    call = made(public_url="https://games.example.org")
    sealed = {name: value_of(line) for name, line in cookies(call("/api/me", PROXY, {})).items()}

    def rename(cookie: str, token: str) -> int:
        headers = {"cookie": cookie, "x-csrftoken": token, "origin": "https://games.example.org"}
        return call("/api/me", PROXY, headers, method="PUT", json={"name": "Ana"}).status_code

    both = "; ".join(f"{name}={value}" for name, value in sealed.items())
    assert rename(both, sealed["__Host-csrftoken"]) == 200
    assert call("/api/me", PROXY, {"cookie": both}).json()["name"] == "Ana"
    # an identity from before https is kept, and sealed; a token that anybody may have set is not
    plain = both.replace("__Host-", "")
    again = call("/api/me", PROXY, {"cookie": plain})
    assert again.json()["name"] == "Ana"
    assert value_of(cookies(again)["__Host-mastaba"]) == sealed["__Host-mastaba"]
    assert rename(plain, sealed["__Host-csrftoken"]) == 403


def test_forwarded_headers_are_believed_from_trusted_proxies_only(made: Callable[..., Get]) -> None:
    call = made()
    for peer, wanted in ((PROXY, "https://tables.example.net/"), (STRANGER, "http://games.example.org/")):
        headers = HTTPS | {"x-forwarded-host": "tables.example.net"}
        answer = call("/api/me", peer, headers)
        kept = "; ".join(line.partition(";")[0] for line in cookies(answer).values())
        token = next(value_of(line) for name, line in cookies(answer).items() if "csrf" in name)
        link = call(
            "/api/me/code", peer, headers | {"cookie": kept, "x-csrftoken": token}, method="POST"
        ).json()["link"]
        assert link.startswith(wanted)
    # the proxy's word for a visitor's address: /metrics is for this machine alone
    assert call("/metrics", PROXY, {"x-forwarded-for": "127.0.0.1"}).status_code == 200
    assert call("/metrics", STRANGER, {"x-forwarded-for": "127.0.0.1"}).status_code == 404


def test_a_foreign_page_gains_nothing_by_forwarded_hosts(made: Callable[..., Get]) -> None:
    call = made()
    headers = {"origin": "https://evil.example", "x-forwarded-host": "evil.example"}
    assert call("/api/me", STRANGER, headers, method="PUT", json={"name": "Eve"}).status_code == 403
    answer = call("/api/me", STRANGER, headers, method="PUT", json={"name": "Eve"})
    assert "this page may not call" in answer.json()["error"]


def test_with_a_public_address_other_hosts_are_sent_there(made: Callable[..., Get]) -> None:
    call = made(public_url="https://games.example.org")
    assert call("/api/me", STRANGER, {}).status_code == 200
    for host in ("127.0.0.1:8642", "[::1]:8642", "localhost:8642"):
        assert call("/healthz", "127.0.0.1", {}, host).status_code == 200
    answer = call("/api/me", STRANGER, {}, "evil.example")
    assert answer.status_code == 421
    told = answer.json()["error"]
    assert told == "this server is at https://games.example.org: open that address"


def test_strict_transport_security_is_optional(made: Callable[..., Get]) -> None:
    name = "strict-transport-security"
    assert name not in made()("/", PROXY, HTTPS).headers
    strict = made(hsts=600)
    assert strict("/", PROXY, HTTPS).headers[name] == "max-age=600"
    assert name not in strict("/", STRANGER, HTTPS).headers  # not under http


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--trusted-proxies", "10.0.0.0/8,proxy"], "--trusted-proxies: 'proxy' is neither an address nor"),
        (["--public-url", "games.example.org"], "--public-url: 'games.example.org' is no address such as"),
        (["--public-url", "https://a.example/path"], "--public-url: 'https://a.example/path' is no address"),
    ],
)
def test_bad_options_are_an_error_in_one_line(options: list[str], said: str, tmp_path: Path) -> None:
    told = CliRunner().invoke(commands, ["serve", "--data", str(tmp_path), "--port", "0", *options])
    assert told.exit_code == 2
    assert said in told.output
    assert len(told.output.strip().splitlines()) == 1

"""The home network: opened and closed from this machine alone, and links that others can follow."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import pytest

from mastaba.table.errors import Conflict
from mastaba.web import network as home
from tests.web.server import Person, Server, error_text

People = Callable[..., Person]
GAME = "silver-and-gold"


def own_address() -> str | None:
    try:
        return home.own_address()
    except Conflict:
        return None


def test_the_switch(server: Server, people: People) -> None:
    """Off at first. On: links and pictures of links name this machine, and others can come. Off: nobody."""
    ana = people("Ana")
    address = own_address()
    if address is None:  # a machine without a network can only say so
        assert "in no network" in error_text(ana.put("/api/network", {"open": True}), 409)
        return
    code = ana.create(GAME, "me", "open")
    picture = ana.get(f"/qr/{code}.svg").content
    told = ana.get("/api/network").json()
    assert (told["may_change"], told["open"], told["address"]) == (True, False, server.url)
    with pytest.raises(httpx.ConnectError):
        httpx.get(server.url.replace("localhost", address).replace("127.0.0.1", address))
    try:
        told = ana.put("/api/network", {"open": True}).json()
        assert told["open"]
        assert told["address"].startswith(f"http://{address}:")
        assert ana.put("/api/network", {"open": True}).json() == told
        assert ana.get(f"/qr/{code}.svg").content != picture
        assert ana.post("/api/me/code").json()["link"].startswith(told["address"])
        with httpx.Client(base_url=told["address"]) as guest:
            assert guest.get("/api/me").status_code == 200
            guest.headers["x-csrftoken"] = guest.cookies["csrftoken"]
            assert guest.post(f"/api/tables/{code}/join", json={"name": "Bo"}).status_code == 200
            # whoever comes from the network opens and closes nothing
            assert guest.get("/api/network").json()["may_change"] is False
            refused = guest.put("/api/network", json={"open": False})
            assert "only somebody at the computer" in error_text(refused, 403)
            # neither does who pretends to be here
            refused = guest.put("/api/network", json={"open": False}, headers={"host": "localhost"})
            assert refused.status_code == 403
            assert ana.put("/api/network", {"open": False}).json()["open"] is False
            with pytest.raises(httpx.TransportError):
                guest.get("/api/me")
        with pytest.raises(httpx.ConnectError):
            httpx.get(told["address"])
    finally:
        ana.put("/api/network", {"open": False})
    assert ana.news(code)["table"]["phase"] == "running"


@pytest.mark.parametrize(
    "headers",
    [
        {"host": "evil.example"},
        {"host": "localhost:8642", "x-forwarded-for": "203.0.113.7"},
        {"forwarded": "for=203.0.113.7"},
        {"x-real-ip": "127.0.0.1"},
    ],
)
def test_nobody_opens_it_from_afar(people: People, headers: dict[str, str]) -> None:
    """A page whose name leads to this machine, or a proxy's visitor."""
    ana = people("Ana")
    assert ana.get("/api/network", headers).json()["may_change"] is False
    refused = ana.call("PUT", "/api/network", {"open": True}, headers)
    assert "only somebody at the computer" in error_text(refused, 403)


def test_addresses_of_the_open_internet_stay_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Conflict, match="not one of a home network"):
        home.checked("93.184.216.34")
    monkeypatch.setattr(home, "NOWHERE", ("no such address", 9))
    with pytest.raises(Conflict, match="in no network"):
        home.own_address()

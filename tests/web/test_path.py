"""The path of a move through the files, as docs/architecture.md describes it."""

from __future__ import annotations

import re
import sys
import threading
import warnings
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from litestar.testing import TestClient

import mastaba
from mastaba.store.sql import SqlStore, sqlite_address
from mastaba.web.app import Settings, create_app

ROOT = Path(mastaba.__file__).parent
DOCUMENT = Path(__file__).parents[2] / "docs" / "architecture.md"
PACKAGES = ("web", "table", "store")


class Tracer:
    """The modules of Mastaba whose functions are called."""

    def __init__(self) -> None:
        self.on = False
        self.files: set[str] = set()

    def __call__(self, frame: FrameType, event: str, _argument: Any) -> None:
        if self.on and event == "call" and frame.f_code.co_filename.startswith(str(ROOT)):
            self.files.add(Path(frame.f_code.co_filename).relative_to(ROOT).as_posix())


def documented() -> set[str]:
    part = DOCUMENT.read_text("utf-8").split("## The path of a move")[1].split("A **bot's move**")[0]
    return set(re.findall(rf"`((?:{'|'.join(PACKAGES)})/[\w/]+\.py)`", part))


def test_a_move_passes_the_files_that_the_architecture_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mastaba.web.app.SWEEP_EVERY", 3600.0)  # only the move is traced
    # Rules that are loaded under a tracer take so long that on a busy machine the move misses the store's
    # deadline: it is refused then, and the socket closes with "reconnect".
    mastaba.new("silver-and-gold", players=2)
    monkeypatch.setattr("mastaba.table.registry.DEADLINE", 300.0)
    address = sqlite_address(tmp_path / "tables.db")
    tracer, before = Tracer(), sys.getprofile()
    threading.setprofile(tracer)  # before the store's own thread begins
    store = SqlStore(address)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # Litestar's own plans for its next version
            app = create_app(store, Settings(address, requests_a_second=1000))
        with TestClient(app) as client:
            client.get("/api/me")
            token = {"x-csrftoken": client.cookies["csrftoken"]}
            setup = {"game": "silver-and-gold", "seats": [{"kind": "me"}, {"kind": "guest"}]}
            code = client.post("/api/tables", json=setup, headers=token).json()["code"]
            with client.websocket_connect(f"/api/tables/{code}/live") as socket:
                eye = socket.receive_json()["eyes"]["0"]
                body = {"id": "1", "seat": 0, "ply": eye["ply"], "moves": [eye["choices"][0]["move"]]}
                tracer.on = True
                socket.send_json({"type": "move", **body})
                assert [socket.receive_json()["type"] for _ in range(2)] == ["news", "moved"]
                tracer.on = False
    finally:
        threading.setprofile(before)
        store.close()
    passed = {file for file in tracer.files if file.split("/")[0] in PACKAGES}
    # Schemas are decoded by msgspec, in C; the identity was read before; pubsub is for several processes.
    unseen = {"web/schemas.py", "web/identity.py", "web/pubsub.py"}
    assert passed == documented() - unseen

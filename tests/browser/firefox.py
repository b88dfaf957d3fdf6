"""Debian's Firefox, driven over WebDriver BiDi: Playwright drives only a build of its own, which has to be
downloaded."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread
from typing import Any

from websockets.sync.client import ClientConnection, connect

FIREFOX = next(filter(None, map(shutil.which, ("firefox-esr", "firefox"))), None)
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
PATIENCE = 60.0  # seconds for an answer
KEYS = {"Enter": "\ue007", "Space": " "}


class Firefox:
    """One window of a running Firefox."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket, self._number = socket, 0
        self.errors: list[str] = []
        self.call("session.new", capabilities={})
        self.call("session.subscribe", events=["log.entryAdded"])
        self.window = self.call("browsingContext.getTree")["contexts"][0]["context"]

    def call(self, method: str, **params: Any) -> Any:
        """A command, and its result. What the page's console says in between is kept."""
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": params}))
        while True:
            told = json.loads(self._socket.recv(PATIENCE))
            if told.get("method") == "log.entryAdded" and told["params"]["level"] == "error":
                self.errors.append(str(told["params"]["text"]))
            if told.get("id") == self._number:
                assert told["type"] == "success", told
                return told["result"]

    def size(self, width: int, height: int) -> None:
        self.call(
            "browsingContext.setViewport", context=self.window, viewport={"width": width, "height": height}
        )

    def goto(self, address: str) -> None:
        self.call("browsingContext.navigate", context=self.window, url=address, wait="complete")

    def evaluate(self, expression: str) -> Any:
        """The value of an expression in the page, awaited if it is a promise."""
        wrapped = f"(async () => JSON.stringify(await ({expression})))()"
        told = self.call(
            "script.evaluate", expression=wrapped, target={"context": self.window}, awaitPromise=True
        )
        assert told["type"] == "success", told
        return json.loads(told["result"].get("value", "null"))

    def wait_for(self, expression: str) -> Any:
        """Wait until an expression holds in the page; its value then."""
        held = f"""new Promise((done, fail) => {{
          const until = Date.now() + {PATIENCE * 900};
          const look = () => {{
            const found = ({expression});
            if (found) done(found instanceof Node ? true : found);
            else if (Date.now() > until) fail(new Error('not within a minute'));
            else setTimeout(look, 20);
          }};
          look();
        }})"""
        return self.evaluate(held)

    def click(self, selector: str) -> None:
        """Click the middle of the first element, with the mouse."""
        found = self.call(
            "browsingContext.locateNodes",
            context=self.window,
            locator={"type": "css", "value": selector},
            maxNodeCount=1,
        )["nodes"]
        assert found, f"there is no {selector}"
        at = {"type": "element", "element": {"sharedId": found[0]["sharedId"]}}
        self._act(
            {
                "type": "pointer",
                "id": "mouse",
                "parameters": {"pointerType": "mouse"},
                "actions": [
                    {"type": "pointerMove", "x": 0, "y": 0, "origin": at},
                    {"type": "pointerDown", "button": 0},
                    {"type": "pointerUp", "button": 0},
                ],
            }
        )

    def press(self, key: str) -> None:
        value = KEYS.get(key, key)
        strokes = [{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}]
        self._act({"type": "key", "id": "keyboard", "actions": strokes})

    def _act(self, source: dict[str, Any]) -> None:
        self.call("input.performActions", context=self.window, actions=[source])


@contextmanager
def firefox() -> Iterator[Firefox]:
    """A Firefox with a profile of its own; closed at the end."""
    assert FIREFOX is not None
    with tempfile.TemporaryDirectory(prefix="mastaba-firefox-", ignore_cleanup_errors=True) as profile:
        words = [FIREFOX, "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"]
        with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
            try:
                assert process.stdout is not None
                found = next(filter(None, map(LISTENING.search, process.stdout)), None)
                assert found is not None, "Firefox ended before it listened"
                drain = Thread(target=process.stdout.read, daemon=True)  # a full pipe would stop it
                drain.start()
                # patient: a browser that has just started may take its time
                with connect(
                    found[1] + "/session", max_size=None, open_timeout=PATIENCE, ping_interval=None
                ) as socket:
                    yield Firefox(socket)
            finally:
                process.kill()

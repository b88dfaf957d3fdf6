"""The page in a real Chromium against a real server.

Without a Chromium on the machine these tests are left out, and the end of the run says so in red; `make
browser` installs one on Debian.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Error

from tests.browser.firefox import FIREFOX
from tests.browser.host import Host


def first(*names: str) -> str | None:
    """The first of these programs that there is."""
    return next(filter(None, map(shutil.which, names)), None)


CHROMIUM = first("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
# The same engine without windows and tool bars, which nobody would see: it needs a sixth less.
ENGINE = first("chromium-headless-shell", "chrome-headless-shell") or CHROMIUM
PATIENCE = 20_000  # milliseconds for anything that the page has to show
# Milliseconds, and bytes a second: unlimited
SLOW_NETWORK = {"offline": False, "latency": 60, "downloadThroughput": -1, "uploadThroughput": -1}
FAR = 100_000  # pixels
MOST_USES = 40  # of a window
Opener = Callable[..., Any]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if "tests/browser/" not in item.path.as_posix():
            continue
        if item.path.name == "test_firefox.py":
            if not FIREFOX:
                item.add_marker(
                    pytest.mark.skip(reason="no Firefox on this machine: make browser installs one")
                )
        elif not ENGINE:
            item.add_marker(pytest.mark.skip(reason="no Chromium on this machine: make browser installs one"))
        if config.getoption("--once-more"):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="package")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """One server for all tests that do not restart it."""
    opened = Host(tmp_path_factory.mktemp("host"))
    opened.start()
    yield opened
    opened.stop()


@pytest.fixture
def own_host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server of the test's own, to stop and start."""
    opened = Host(tmp_path_factory.mktemp("own-host"))
    opened.start()
    yield opened
    opened.stop()


@pytest.fixture(scope="package")
def chromium() -> Iterator[Any]:
    """One browser while tests of the page run. Playwright keeps an event loop running in this thread
    meanwhile, so it must end before tests of other rooms that run loops of their own."""
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=ENGINE, args=["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
        )
        yield browser
        browser.close()


def leave_undrawn(page: Any, hands: Any, touch: bool) -> None:
    """Whatever size the page is given, the part of it that is shown lies far outside of it, so that nothing
    is painted: that would be a quarter of the work of these tests, and nobody looks. The page can't tell: its
    layout, what lies under a pointer and what moves are as ever."""
    resize = page.set_viewport_size

    def undrawn(size: dict[str, int]) -> None:
        resize(size)
        width, height = size["width"], size["height"]
        angle, kind = (90, "landscapePrimary") if touch and width > height else (0, "portraitPrimary")
        metrics = {
            **size,
            "screenWidth": width,
            "screenHeight": height,
            "deviceScaleFactor": 1,
            "mobile": touch,
            "screenOrientation": {"angle": angle, "type": kind if touch else "landscapePrimary"},
            "viewport": {"x": FAR, "y": FAR, **size, "scale": 1},
        }
        hands.send("Emulation.setDeviceMetricsOverride", metrics)

    page.set_viewport_size = undrawn


@pytest.fixture
def languages(request: pytest.FixtureRequest) -> list[str]:
    """The languages, beside English, that screens are looked at in."""
    return str(request.config.getoption("--languages")).split(",")


class Window:
    """A page in a browser of its own (cookies, settings). One that a test has left is opened by the next:
    Chromium needs twice as long for a page whose scripts it has never read."""

    def __init__(self, chromium: Any, touch: bool, settings: str, measured: bool, slowed: int) -> None:
        # a tool that measures the page puts styles of its own into it, which the page's policy forbids
        self._context = chromium.new_context(
            viewport={"width": 1440, "height": 900}, has_touch=touch, is_mobile=touch, bypass_csp=measured
        )
        self._context.add_init_script(
            f"if (!localStorage.getItem('settings')) localStorage.setItem('settings', {json.dumps(settings)})"
        )
        self.page = self._context.new_page()
        self._hands = self._context.new_cdp_session(self.page)
        leave_undrawn(self.page, self._hands, touch)
        if slowed > 1:
            self._hands.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
            self._hands.send("Network.emulateNetworkConditions", SLOW_NETWORK)
        self.page.set_default_timeout(PATIENCE)
        self.used = 0
        self.as_ever = True  # nothing was done to the page that stays
        self._hears: list[tuple[str, Any]] = []
        for name in ("add_init_script", "route", "route_web_socket", "on", "once"):
            setattr(self.page, name, self._noticed(getattr(self.page, name)))

    def _noticed(self, method: Any) -> Any:
        def noticed(*given: Any, **named: Any) -> Any:
            self.as_ever = False
            return method(*given, **named)

        return noticed

    def open(self, width: int, height: int, heard: Any, failed: Any) -> Any:
        self.used += 1
        self._hears = [("console", heard), ("pageerror", failed)]
        for event, listener in self._hears:
            self.page.on(event, listener)
        self.as_ever = True
        self.page.set_viewport_size({"width": width, "height": height})
        return self.page

    def leave(self) -> bool:
        """Nothing of the test stays; whether the window may be used again."""
        others = [page for page in self._context.pages if page is not self.page]
        if not self.as_ever or others or self.used == MOST_USES or not self.page.url.startswith("http"):
            return False
        self.page.mouse.move(-10, -10)
        try:  # a page without scripts, for which Chromium keeps the process that has read ours
            self.page.goto(urljoin(self.page.url, "/healthz"))
        except Error:  # its server has been stopped
            return False
        self.page.evaluate("localStorage.clear(), sessionStorage.clear()")
        for event, listener in self._hears:
            self.page.remove_listener(event, listener)
        self._context.clear_cookies()
        self._hands.send("Page.resetNavigationHistory")
        return True

    def close(self) -> None:
        self._context.close()


@pytest.fixture(scope="package")
def windows(chromium: Any) -> Iterator[dict[Any, list[Window]]]:
    """Windows that nobody uses, by what they are like."""
    free: dict[Any, list[Window]] = {}
    yield free
    for window in chain.from_iterable(free.values()):
        window.close()


@pytest.fixture
def opener(
    chromium: Any, windows: dict[Any, list[Window]], request: pytest.FixtureRequest
) -> Iterator[Opener]:
    """Opens browsers of their own (cookies, settings); at the end, none of them may have had an error in its
    console."""
    opened: list[tuple[Any, Window]] = []
    errors: list[str] = []
    slowed = request.config.getoption("--slowed")
    failed_before = request.session.testsfailed

    def heard(message: Any) -> None:
        # a refused move is an answer like any other, but Chromium writes every 4xx down; so is a review that
        # can't be made yet, because its search is being compiled
        refused = "the server responded with a status of 4" in message.text
        not_yet = "a status of 503" in message.text and "/review" in message.location["url"]
        if message.type == "error" and not (refused or not_yet or "WebSocket connection" in message.text):
            # at a home network's address, without TLS, a browser may leave a header out
            if not any(one in message.text for one in ("ERR_CONNECTION_REFUSED", "header has been ignored")):
                errors.append(message.text)

    def failed(error: Any) -> None:
        errors.append(str(error))

    def open_one(
        width: int = 1440,
        height: int = 900,
        *,
        touch: bool = False,
        settings: dict[str, Any] | None = None,
        measured: bool = False,
        fresh: bool = False,
    ) -> Any:
        """``fresh``: a browser that has never been anywhere, and that nobody uses afterwards."""
        kept = json.dumps(
            {"theme": "day", "tips": False, "motion": "less", "offered": True, **(settings or {})}
        )
        kind = None if fresh else (touch, kept, measured)
        left = windows.setdefault(kind, [])
        window = left.pop() if left else Window(chromium, touch, kept, measured, slowed)
        opened.append((kind, window))
        return window.open(width, height, heard, failed)

    yield open_one
    for kind, window in opened:
        if kind and request.session.testsfailed == failed_before and window.leave():
            windows[kind].append(window)
        else:
            window.close()
    assert errors == []

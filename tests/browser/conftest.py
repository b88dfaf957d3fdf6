"""The page in a real Chromium against a real server.

Without a Chromium on the machine these tests are left out, and the end of the run says so in red; `make
browser` installs one on Debian.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest

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


@pytest.fixture
def opener(chromium: Any, request: pytest.FixtureRequest) -> Iterator[Opener]:
    """Opens browsers of their own (cookies, settings); at the end, none of them may have had an error in its
    console."""
    contexts, errors = [], []
    slowed = request.config.getoption("--slowed")

    def heard(message: Any) -> None:
        # a refused move is an answer like any other, but Chromium writes every 4xx down; so is a review that
        # can't be made yet, because its search is being compiled
        refused = "the server responded with a status of 4" in message.text
        not_yet = "a status of 503" in message.text and "/review" in message.location["url"]
        if message.type == "error" and not (refused or not_yet or "WebSocket connection" in message.text):
            # at a home network's address, without TLS, a browser may leave a header out
            if not any(one in message.text for one in ("ERR_CONNECTION_REFUSED", "header has been ignored")):
                errors.append(message.text)

    def open_one(
        width: int = 1440,
        height: int = 900,
        *,
        touch: bool = False,
        settings: dict[str, Any] | None = None,
        measured: bool = False,
    ) -> Any:
        # a tool that measures the page puts styles of its own into it, which the page's policy forbids
        size = {"width": width, "height": height}
        context = chromium.new_context(viewport=size, has_touch=touch, is_mobile=touch, bypass_csp=measured)
        contexts.append(context)
        kept = json.dumps(
            {"theme": "day", "tips": False, "motion": "less", "offered": True, **(settings or {})}
        )
        context.add_init_script(
            f"if (!localStorage.getItem('settings')) localStorage.setItem('settings', {json.dumps(kept)})"
        )
        page = context.new_page()
        hands = context.new_cdp_session(page)
        leave_undrawn(page, hands, touch)
        page.set_viewport_size(size)
        if slowed > 1:
            hands.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
            hands.send("Network.emulateNetworkConditions", SLOW_NETWORK)
        page.on("console", heard)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.set_default_timeout(PATIENCE)
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert errors == []

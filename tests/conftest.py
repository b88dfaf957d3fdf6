"""Settings of all tests."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import settings

# Programs that the tests start are those of this tree, whichever is installed.
TREE = Path(__file__).parents[1]
os.environ["PYTHONPATH"] = os.pathsep.join(
    [str(TREE / "src"), str(TREE), *filter(None, [os.environ.get("PYTHONPATH")])]
)

# Tests run side by side: threads of linear algebra that wait for a core would keep it busy with waiting.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# The first example may compile rules, which takes its time.
settings.register_profile("mastaba", deadline=None)
settings.load_profile("mastaba")


@pytest.fixture
def plain() -> Iterator[Callable[[str], None]]:
    """Makes one game run as plain Python, as while it is being compiled; none if the name is empty."""
    from mastaba.core.kernel import run_plainly
    from mastaba.match import registry

    def only(name: str) -> None:
        for each in registry.names():
            run_plainly(registry.package_of(each), each == name)

    yield only
    only("")


def pytest_addoption(parser: pytest.Parser) -> None:
    told = "a page so many times as slow, on a slow network: finds races in the tests of the page"
    parser.addoption("--slowed", type=int, default=1, metavar="TIMES", help=told)
    told = "run a test of the page once more if it fails, and name it at the end: a bug to fix"
    parser.addoption("--once-more", action="store_true", help=told)
    told = "languages of the page whose layout is tested, beside English (xx: twice as long)"
    parser.addoption("--languages", default="xx", metavar="CODES", help=told)


# Each is half a minute of work or more, the longest first; those of one room stand together, so that they
# share a browser.
LONGEST = (
    *("test_same_everywhere", "browser/test_languages", "test_what_follows_a_game", "browser/test_review"),
    *("test_patterns", "test_boards", "test_every_screen", "test_plain"),
    *("test_a_pulled_plug", "test_the_learner_learns", "test_agreement"),
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest tests first, so that one core does not sit idle at the end."""

    def place(item: pytest.Item) -> int:
        named = (n for n, name in enumerate(LONGEST) if name in item.nodeid)
        return next(named, len(LONGEST))

    items.sort(key=place)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What nobody may overlook: tests that were left out, with what is missing on this machine, and tests
    that failed before they passed."""
    reasons = Counter(
        report.longrepr[2].removeprefix("Skipped: ").removeprefix("LEFT OUT: ")
        for report in terminalreporter.getreports("skipped")
    )
    again = terminalreporter.getreports("rerun")
    if reasons or again:
        terminalreporter.section("do not overlook", red=True, bold=True)
    for reason, many in sorted(reasons.items()):
        terminalreporter.line(f"LEFT OUT: {many} test{'s' if many > 1 else ''}: {reason}", red=True)
    for report in again:
        terminalreporter.line(f"FAILED AT FIRST, a bug to fix: {report.nodeid}", red=True)
        terminalreporter.line(report.longreprtext)

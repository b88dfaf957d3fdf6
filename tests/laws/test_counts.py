"""Counts of legal sequences, kept in text files."""

from __future__ import annotations

from pathlib import Path

import pytest

from mastaba.match import registry
from tests.laws.counts import counted

GAMES = Path(__file__).parent.parent / "games"


def lines() -> list[tuple[str, list[str]]]:
    found = []
    for name in registry.names():
        path = GAMES / registry.package_of(name).rsplit(".", 1)[1] / "counts.txt"
        found += [
            (name, line.split())
            for line in path.read_text("utf-8").splitlines()
            if line and not line.startswith("#")
        ]
    return found


@pytest.mark.parametrize(
    ("name", "line"), lines(), ids=lambda part: part if isinstance(part, str) else "-".join(part)
)
def test_counts(name: str, line: list[str]) -> None:
    seats, seed, depth, number, *options = line
    assert counted(name, seats, seed, depth, *options) == int(number)

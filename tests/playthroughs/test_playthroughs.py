"""Golden playthroughs come out the same, to the letter."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from mastaba.match import registry
from tests.playthroughs.playthrough import moves_of, opened, render

FILES = sorted(Path(__file__).parent.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_playthrough(path: Path) -> None:
    text = path.read_text("utf-8")
    head = dict(line.split(" ", 1) for line in text.splitlines()[:3])
    match = opened(head["game"], head["seats"].split(","), ast.literal_eval(head["options"]))
    assert render(match, moves_of(text)) == text


def test_every_game_has_one() -> None:
    told = {path.read_text("utf-8").splitlines()[0].split(" ", 1)[1] for path in FILES}
    assert told == set(registry.names())

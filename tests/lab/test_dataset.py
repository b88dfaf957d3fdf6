"""Datasets: the decisions of games in a Parquet file are those of the games' records, number by number."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mastaba.cli.app import main
from mastaba.core.contract import CHANCE
from mastaba.lab import dataset
from mastaba.match.match import Match
from mastaba.match.numbers import numbers_of

GUIDE = Path(__file__).parents[2] / "docs" / "dataset.md"
GAMES = [
    ("silver-and-gold", "greedy,random,club", []),
    ("silver-and-gold-pyramids", "random,random", []),
    ("ramses", "novice,random", ["--option", "mode=expert"]),
    ("farao", "random,greedy", []),
]


def written(folder: Path, game: str, seats: str, more: list[str], name: str) -> Path:
    out = folder / name
    run = [
        "simulate",
        game,
        "--seats",
        seats,
        "--games",
        "2",
        "--seed",
        "9",
        "--jobs",
        "1",
        "--out",
        str(out),
    ]
    with pytest.raises(SystemExit) as end:
        main([*run, *more])
    assert not end.value.code
    return out


def columns(file: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    """The columns of a dataset as arrays, and its description."""
    table = pytest.importorskip("pyarrow.parquet", reason="the extra data is not installed").read_table(file)
    found = {}
    for name in table.column_names:
        column = table[name].combine_chunks()
        wide = hasattr(column.type, "list_size")
        found[name] = (
            column.flatten().to_numpy().reshape(len(column), -1)
            if wide
            else column.to_numpy(zero_copy_only=False)
        )
    return found, json.loads(table.schema.metadata[b"mastaba"])


@pytest.mark.parametrize(("game", "seats", "more"), GAMES)
def test_rows_are_the_decisions_of_the_records(
    tmp_path: Path, game: str, seats: str, more: list[str]
) -> None:
    pytest.importorskip("pyarrow", reason="the extra data is not installed")
    found, told = columns(written(tmp_path, game, seats, more, "games.parquet"))
    records = written(tmp_path, game, seats, more, "games.jsonl").read_text("utf-8").splitlines()
    row = 0
    for number, line in enumerate(records):
        record = json.loads(line)
        match = Match.unshuffled(game, record["seats"], variant=record.get("variant", {}))
        numbers = numbers_of(game, len(record["seats"]), match.deck, match.variant)
        place = 0
        for step in record["steps"]:
            who = CHANCE if step["by"] == "chance" else step["by"]
            if who != CHANCE:
                assert (found["game"][row], found["decision"][row], found["seat"][row]) == (
                    number,
                    place,
                    who,
                )
                action = match.read(who, step["move"])
                assert found["action"][row] == numbers.choices.numbers[who, action]
                legal = numbers.choices.actions[who, np.flatnonzero(found["mask"][row])]
                assert sorted(legal.tolist()) == sorted(match.actions(who))
                seen = numbers.encoding.encode(match.observation(who), np.array([who]))[0]
                assert np.array_equal(found["observation"][row], seen)
                assert found["total"][row] == record["result"]["seats"][who].get("total", 0)
                row, place = row + 1, place + 1
            match.follow(who, step["move"])
        ranks = [seat["rank"] for seat in record["result"]["seats"]]
        mine = found["game"] == number
        for seat, rank in enumerate(ranks):
            outcomes = set(found["outcome"][mine & (found["seat"] == seat)].tolist())
            assert len(outcomes) == 1
            if rank == 1 and ranks.count(1) == 1:
                assert outcomes == {1.0}
    assert row == len(found["game"])
    assert told["game"] == game
    assert told["seats"] == seats.split(",")
    assert told["observation"][-1]["end"] <= found["observation"].shape[1]
    assert told["actions"][-1]["end"] == found["mask"].shape[1]


def test_without_pyarrow_one_line_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing(name: str) -> Any:
        raise ImportError(name)

    monkeypatch.setattr(dataset, "import_module", missing)
    with pytest.raises(SystemExit) as end:
        main(["simulate", "silver-and-gold", "--out", str(tmp_path / "games.parquet")])
    assert end.value.code == 2
    assert "pip install 'mastaba[data]'" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_the_data_card_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The snippets of docs/dataset.md read a dataset, with each library that is installed."""
    pytest.importorskip("pyarrow", reason="the extra data is not installed")
    written(tmp_path, *GAMES[0], "games.parquet")
    monkeypatch.chdir(tmp_path)
    snippets = re.findall(r"^```python\n(.*?)^```", GUIDE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert len(snippets) == 3
    for code in snippets:
        needs = re.findall(r"^import (polars|torch)", code, re.MULTILINE)
        try:
            for name in needs:
                __import__(name)
        except ImportError:
            continue  # a library of the reader's, which we do not install
        names: dict[str, Any] = {}
        exec(compile(code, str(GUIDE), "exec"), names)
        if "polars" in needs:
            assert names["decisions"].height > 100
        if "torch" in needs:
            assert names["observations"].shape[1] == 1089

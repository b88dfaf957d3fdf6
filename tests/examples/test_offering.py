"""A game by somebody else: installed, checked, and played in the terminal. (At the table:
tests/browser/test_plain.py.)"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.examples.installed import OFFERING, TREE, install_offering

MOST_LINES = 300
Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Runs Python, in a folder of its own, where the game is installed."""
    folder = tmp_path_factory.mktemp("elsewhere")
    environment = install_offering(folder / "packages")

    def started(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", *words],
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            env=environment,
            cwd=folder,
            check=False,
        )

    return started


def test_it_is_small() -> None:
    files = (OFFERING / "offering").glob("*.py")
    assert sum(len(file.read_text("utf-8").splitlines()) for file in files) <= MOST_LINES


def test_it_keeps_every_law(run: Run) -> None:
    done = run("mastaba.testing", "offering")
    assert done.returncode == 0, done.stderr
    assert "offering-4: simultaneous steps do not leak" in done.stdout
    assert done.stdout.endswith("Offering keeps the contract and every law.\n")


def test_a_game_that_is_not_there_is_told_in_a_line(run: Run) -> None:
    done = run("mastaba.testing", "offring")
    assert done.returncode == 1
    assert done.stderr == "no game 'offring'; did you mean 'offering'?\n"


def spoilt(folder: Path, file: str, old: str, new: str) -> Run:
    """Runs Python where the game is installed with a mistake in it."""
    environment = install_offering(folder / "packages")
    path = folder / "packages" / "offering" / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")

    def started(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", *words], capture_output=True, text=True, env=environment, check=False
        )

    return started


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        (
            "rules.py",
            "def ranks",
            "def ranked",
            "offering, nothing is missing: rules has no ranks: see Rules",
        ),
        (
            "rules.py",
            "other != seat and o.phase != OVER",
            "other != seat and o.phase == LAY",
            "hidden chance does not leak: the observation of a spectator tells 'deal 0 ",
        ),
        (
            "__init__.py",
            'name="offering"',
            'name="gifts"',
            "the game 'offering' can’t be played: its ABOUT calls it 'gifts'",
        ),
    ],
)
def test_a_mistake_is_told_in_a_line(tmp_path: Path, file: str, old: str, new: str, told: str) -> None:
    done = spoilt(tmp_path, file, old, new)("mastaba.testing", "offering")
    assert done.returncode == 1
    assert told in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_broken_game_leaves_the_others_alone(tmp_path: Path) -> None:
    run = spoilt(tmp_path, "__init__.py", "from mastaba", "import nowhere\nfrom mastaba")
    why = "offering can’t be imported: ModuleNotFoundError: No module named 'nowhere'"
    listed = run("mastaba.cli", "games")
    assert (listed.returncode, listed.stdout.count("\n")) == (0, 4)
    assert listed.stderr == f"mastaba: the game offering can’t be played: {why}\n"
    asked = run("mastaba.cli", "play", "offering")
    assert (asked.returncode, asked.stderr) == (
        2,
        f"mastaba: the game 'offering' can’t be played: {why}\n",
    )


def test_it_is_listed_among_the_games(run: Run) -> None:
    done = run("mastaba.cli", "games")
    assert "Offering" in done.stdout
    assert "silver-and-gold" in done.stdout


def test_it_is_played_in_the_terminal_and_replayed(run: Run) -> None:
    done = run(
        *("mastaba.cli", "play", "offering", "--seats", "Ana,greedy", "--seed", "5eed", "--out", "game.json"),
        typed="pass\n" + "1\n" * 5,
    )
    assert done.returncode == 0, done.stderr
    assert "such as 'lay 1' (OF-3)." in done.stdout
    assert "Lay a gift for the favour worth" in done.stdout
    assert "Ana  hand " in done.stdout
    assert "hand hidden" in done.stdout
    again = run("mastaba.cli", "replay", "game.json")
    assert again.returncode == 0, again.stderr
    assert "favour" in again.stdout


def test_many_games_are_simulated(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    done = run(
        *("mastaba.cli", "simulate", "offering", "--games", "20", "--seats", "greedy,random,random"),
        *("--seed", "7", "--out", str(out)),
    )
    assert done.returncode == 0, done.stderr
    records = [json.loads(line) for line in out.read_text("utf-8").splitlines()]
    assert len(records) == 20
    assert all(sum(step["do"] == "lay" for step in record["steps"]) == 15 for record in records)


def test_every_rule_is_cited_by_the_code() -> None:
    """RULES.md is the document that the code follows."""
    rules = set(re.findall(r"^- (OF-\d+)", (OFFERING / "RULES.md").read_text("utf-8"), re.MULTILINE))
    code = "".join(file.read_text("utf-8") for file in (OFFERING / "offering").glob("*.py"))
    assert rules
    named = set(re.findall(r"OF-\d+", code)) | {"OF-2"}  # "OF-1 to OF-3" names it
    assert rules <= named


def test_the_walk_shows_the_code_as_it_is() -> None:
    """Python of docs/new-game.md stands in the example, line by line."""
    text = (TREE / "docs" / "new-game.md").read_text("utf-8")
    code = "".join(file.read_text("utf-8") for file in sorted((OFFERING / "offering").glob("*.py")))
    code += (OFFERING / "pyproject.toml").read_text("utf-8") + (
        OFFERING / "offering" / "cards.txt"
    ).read_text("utf-8")
    blocks = re.findall(r"```(?:python|toml|text)\n(.*?)```", text, re.DOTALL)
    assert len(blocks) > 5
    for block in blocks:
        for part in block.split("\n\n\n"):
            assert part.strip("\n") in code, part

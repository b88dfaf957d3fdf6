"""Puzzles: what is in the package holds, and more can be found."""

from __future__ import annotations

from pathlib import Path

import pytest

import mastaba
from mastaba.cli.app import main
from mastaba.core.squares import box_name
from mastaba.lab.evaluation import Game
from mastaba.lab.puzzles import Puzzle, puzzles
from mastaba.lab.puzzles.mining import AHEAD, ERRORS
from mastaba.match.visibility import seat_view

DEEP = 2400  # worlds, of the two best moves: new ones, more than when the puzzle was found
SEARCHED = [name for name in mastaba.games() if name != "ramses"]


@pytest.mark.parametrize("game", mastaba.games())
def test_every_puzzle_is_a_decision_of_its_seat_and_clear(game: str) -> None:
    found = puzzles(game)
    assert len({one.id for one in found}) == len(found)
    assert {one.grade for one in found} <= {1, 2, 3}
    for one in found:
        assert one.chance >= AHEAD
        assert one.chance >= ERRORS * one.error
    for one in found[::12]:
        match = one.match()
        assert one.seat in match.to_act
        if not one.sought:
            assert one.solution in [str(move) for move in match.moves(one.seat)]
            assert one.lines[0][0] == one.solution


@pytest.mark.parametrize("game", SEARCHED)
def test_a_sample_holds_in_a_deeper_search(game: str) -> None:
    found = puzzles(game)
    for one in found[:: max(1, len(found) // 3)][:3]:
        match = one.match()
        work = Game(match.copy(), 1)
        view = seat_view(match, one.seat)
        best, second = (match.read(one.seat, move) for move, _ in one.lines[:2])
        tried = work._try(view, [best, second], work._dice(0, DEEP, "a deeper search"))
        wins = tried.wins[:, :, one.seat]
        apart = wins[:, 0] - wins[:, 1]
        error = float(apart.std(ddof=1)) / DEEP**0.5
        assert apart.mean() > AHEAD - 2 * error
        assert apart.mean() > ERRORS * error


def test_what_was_seen_can_be_found_again() -> None:
    found = puzzles("ramses")
    assert len(found) == 60
    for one in found[::20]:
        match = one.match()
        treasure = next(step for step in match.log if step.get("at") == one.solution and step["do"] == "hide")
        assert treasure["treasure"] == one.sought
        assert match.log[one.watch]["do"] == "slide"
        slides = way(one)
        assert len(slides) >= one.needed
        assert one.found(slides)
        assert not one.found(slides[:-1])


def way(one: Puzzle) -> list[str]:
    """A shortest way of single slides to what is sought that uncovers nothing else."""
    match = one.match()
    covered = {step["at"] for step in match.log if step["do"] == "hide"} - {one.solution}
    start = box_name(int(match.state.hole), 8)
    ways = {start: list[str]()}
    for here in (queue := [start]):
        column, row = ord(here[0]), int(here[1])
        for right, down in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            place = f"{chr(column + right)}{row + down}"
            inside = place[0] in "abcdefgh" and 1 <= row + down <= 6
            if inside and place not in ways and place not in covered:
                ways[place] = [*ways[here], place]
                queue.append(place)
    return ways[one.solution]


def test_more_puzzles_are_found_on_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "more.jsonl"
    with pytest.raises(SystemExit) as end:
        main(["puzzles", "ramses", "--number", "2", "--seed", "7", "--out", str(out), "--jobs", "1"])
    assert end.value.code in (0, None)
    assert len(out.read_text("utf-8").splitlines()) == 2
    assert "grade" in capsys.readouterr().out

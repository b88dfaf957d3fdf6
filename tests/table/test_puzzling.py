"""Puzzles for the players of a server: what they show, and what an answer is worth."""

from __future__ import annotations

from pathlib import Path

import pytest

import mastaba
from mastaba.lab.puzzles import puzzles
from mastaba.match import visibility
from mastaba.table.errors import Illegal, NotFound, NotReady
from tests.lab.test_puzzles import way
from tests.table.tables import in_a_loop, open_tables_in


@pytest.mark.parametrize("game", mastaba.games())
@in_a_loop
async def test_a_puzzle_shows_what_its_seat_sees_and_takes_its_solution(tmp_path: Path, game: str) -> None:
    one = puzzles(game)[20]
    match = one.match()
    async with open_tables_in(tmp_path) as open_tables:
        asked = open_tables.puzzles
        names = asked.names(game)
        assert {name.grade for name in names} == {1, 2, 3}
        assert len(names) == 60
        shown = await asked.shown("ana", game, one.id)
        assert shown.view == match.view(one.seat)
        assert shown.choices == visibility.choices(match, one.seat)
        if one.sought:
            assert shown.watch[0].view["shows"] is not None
            moves = [f"slide {place}" for place in way(one)]
            going = await asked.answered("ana", game, one.id, moves[:-1])
            assert (going.over, going.right, going.solution) == (False, False, "")
        else:
            moves = [one.solution]
            second = await asked.answered("ana", game, one.id, [one.lines[1][0]])
            assert second.over
            assert not second.right
            assert second.chance == pytest.approx(one.chance, abs=0.12)
        answer = await asked.answered("ana", game, one.id, moves)
        assert (answer.over, answer.right) == (True, True)
        with pytest.raises(Illegal):
            await asked.answered("ana", game, one.id, ["pass the salt"])


@in_a_loop
async def test_there_are_only_these_puzzles_and_not_before_all_is_compiled(tmp_path: Path) -> None:
    async with open_tables_in(tmp_path, reviewable=lambda game: False) as open_tables:
        with pytest.raises(NotFound, match="no puzzle 'x'"):
            await open_tables.puzzles.shown("ana", "farao", "x")
        with pytest.raises(NotFound, match="no game 'chess'"):
            open_tables.puzzles.names("chess")
        with pytest.raises(NotReady, match="prepares puzzles"):
            await open_tables.puzzles.shown("ana", "farao", puzzles("farao")[0].id)

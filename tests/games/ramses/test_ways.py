"""RA-12, RA-14: in a running game nobody reads the name of a hole; moves are said by direction, as the board
lies."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from typing import Any

import pytest
from rich.console import Console

from mastaba.bots.hints import hints
from mastaba.bots.search import Limit
from mastaba.cli.terminal import TerminalGame, seat_data
from mastaba.core.contract import CHANCE
from mastaba.core.message import Said
from mastaba.games.ramses import words
from mastaba.games.ramses.reasons import because
from mastaba.match.match import IllegalMove, Match
from mastaba.match.record import BadRecord, replay
from mastaba.match.registry import about
from tests.games.ramses.scripted import ALL_HOLES, Table
from tests.ways import Positions, Way

NAME = re.compile(r"\b[a-h][1-6]\b", re.IGNORECASE)
POWERS = ("1 golden-mask 1", "2 ibis 2 super-powers")


def said(table: Table, seat: int) -> dict[str, str]:
    """The legal moves: what the player says, and the notation of it."""
    match = table.match
    moves = [
        words.said(match.tables[0], match.state, seat, action, match.deck) for action in match.actions(seat)
    ]
    return dict(zip(moves, match.legal(seat), strict=True))


def test_a_slide_is_said_by_where_it_goes() -> None:
    table = Table("1 ibis 1", free="b2")
    assert said(table, 0) == {"down": "slide b1", "right": "slide a2", "left": "slide c2", "up": "slide b3"}
    table.s.turned = 1  # what was the upper edge is on the right now
    assert said(table, 0) == {"left": "slide b1", "down": "slide a2", "up": "slide c2", "right": "slide b3"}
    table.s.turned = 2
    assert said(table, 0) == {"up": "slide b1", "left": "slide a2", "right": "slide c2", "down": "slide b3"}
    table.s.turned = 3
    assert said(table, 0) == {"right": "slide b1", "up": "slide a2", "down": "slide c2", "left": "slide b3"}


def test_the_board_and_the_directions_turn_the_same_way() -> None:
    """In the rows that a seat is shown, the pyramid comes from the other side of the hole."""
    steps = {"right": (0, 1), "down": (1, 0), "left": (0, -1), "up": (-1, 0)}
    for turned in range(4):
        table = Table("1 ibis 1", free="d4")
        table.s.turned = turned
        board = table.view(0)["board"]
        cells = {
            cell["at"]: (row, column) for row, line in enumerate(board) for column, cell in enumerate(line)
        }
        for way, move in said(table, 0).items():
            (row, column), (to_row, to_column) = cells[move.split()[1]], cells["d4"]
            assert (to_row - row, to_column - column) == steps[way]


def test_a_direction_is_played_and_the_record_keeps_its_names() -> None:
    """Abbreviated, in capitals, with "slide" before it; a storm changes what it means."""
    table = Table("1 ibis 1", free="b2")
    for text in ("left", "L", "slide left", "left 1", "←"):
        assert table.match.read(0, text) == table.match.read(0, "slide c2")
    table.s.turned = 1
    assert table.match.read(0, "left") == table.match.read(0, "slide b1")
    table.match.push("left", 0)
    assert table.match.log[-1] == {"by": 0, "move": "slide b1", "do": "slide", "from": "b1"}


def test_super_powers_say_how_many() -> None:
    table = Table(*POWERS, seats=2)
    table.go(0, "b1 a1")
    moves = said(table, 1)
    assert moves["left"] == "slide b1"
    assert moves["left 7"] == "slide h1"
    assert moves["up 5"] == "slide a6"
    table.s.turned = 1
    assert said(table, 1)["up 7"] == "slide h1"
    assert table.match.read(1, "u 7") == table.match.read(1, "h1")


def test_a_tilt_is_said_by_where_the_pyramid_stands() -> None:
    """The gold pyramid from c1 slid to the right, so it stands on the right of the free hole."""
    table = Table("1 golden-mask 1", mode="expert", free="d1", chips={"c1": "2"})
    table.go(0, "c1")
    assert said(table, 0) == {"tilt right": "tilt d1", "tilt none": "tilt none"}
    table.s.turned = 1
    assert said(table, 0) == {"tilt down": "tilt d1", "tilt none": "tilt none"}
    assert table.match.read(0, "tilt d") == table.match.read(0, "tilt d1")
    with pytest.raises(IllegalMove, match=r"“tilt down” or “tilt none” \(RA-23\)") as refused:
        table.match.read(0, "tilt left")
    assert not NAME.search(str(refused.value))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", r"for example “up” \(RA-9\)"),
        ("slide", r"Say which way a pyramid slides into the free hole"),
        ("sideways", r"RA-9"),
        ("right", r"No pyramid can slide right: the free hole is at the edge \(RA-9\)"),
        ("left 3", r"Exactly one pyramid is slid"),
        ("up 7", r"Exactly one pyramid is slid"),
        ("a1", r"This is the free hole"),
        ("slide d1", r"Exactly one pyramid is slid"),
        ("slide g5", r"does not border the free hole"),
        ("pass", r"RA-10"),
    ],
)
def test_refusals_name_no_hole(text: str, told: str) -> None:
    table = Table("1 ibis 1", free="b2")
    table.go(0, "a2 a1")
    assert table.match.to_act == [1]
    with pytest.raises(IllegalMove, match=told) as refused:
        table.match.read(1, text)
    assert not NAME.search(str(refused.value))


def test_refusals_under_super_powers_name_no_hole() -> None:
    table = Table(*POWERS, seats=2)
    table.go(0, "b1 a1")
    for text, told in (
        ("up 7", r"Not 7 pyramids can slide up, but 5 at most \(RA-16\)"),
        ("b2", "one straight line"),
        ("?", "with a number"),
    ):
        with pytest.raises(IllegalMove, match=told) as refused:
            table.match.read(1, text)
        assert not NAME.search(str(refused.value))


def test_a_record_with_a_direction_is_refused() -> None:
    """In the record a step has one notation."""
    match = Match("ramses", ["A", "B"], seed="record")
    match.push(match.legal(match.to_act[0])[0], match.to_act[0])
    record = match.record()
    step = record["steps"][-1]
    before = Match.unshuffled("ramses", ["A", "B"])
    for past in record["steps"][:-1]:
        before.follow(CHANCE if past["by"] == "chance" else past["by"], past["move"])
    action = before.read(step["by"], step["move"])
    step["move"] = words.said(before.tables[0], before.state, step["by"], action, before.deck)
    with pytest.raises(BadRecord, match=r"its 'move' should be 'slide "):
        replay(record)


@pytest.mark.parametrize(("seats", "mode"), [(2, "expert"), (3, "basic")])
def test_nothing_said_of_a_running_game_names_a_hole(seats: int, mode: str) -> None:
    """What a seat is asked, what it may say, what the log tells it, and why a move may be good."""
    for number, (match, acting) in enumerate(Positions(Way("ramses", seats, (("mode", mode),)), "said")):
        if number > 400 or match.over:
            break
        t, s, deck = match.tables[0], match.state, match.deck
        lines: list[Said] = [match.view(acting)["status"], words.explain(t, s, acting, "?", deck)]
        lines += [words.told(step) for step in words.known(s, match.log, acting, match.variant)]
        for action in match.actions(acting):
            spoken = words.said(t, s, acting, action, deck)
            assert match.read(acting, spoken) == action
            after = match.observation(acting)
            match.game.engine.play_in(match.tables, after, 0, acting, action)
            lines += [spoken, *because(t, match.observation(acting)[0], after[0], acting, deck)]
        assert [line for line in lines if NAME.search(str(line))] == []


# --- In the terminal ----------------------------------------------------------------------------------------


def played(match: Match, answer: Callable[[TerminalGame], str]) -> list[str]:
    """The screens that a person sees until the game is over, and what they type."""
    out, screens = io.StringIO(), []

    def ask(prompt: Said) -> str:
        screens.append(out.getvalue())
        out.truncate(0)
        out.seek(0)
        return "" if "Enter" in str(prompt) else answer(table)

    table = TerminalGame(match, Console(file=out, width=110), ask)
    table.play()
    return screens


def test_the_terminal_names_no_hole_and_understands_directions() -> None:
    """A whole game typed in directions, with sand storms, the list, mistakes and abbreviations among them."""
    seats = seat_data(["Ana", "searcher"], about("ramses"))
    match = Match("ramses", seats, seed="storms", variant={"mode": "expert", "slides": 20})
    typed: list[str] = []
    turned: set[int] = set()

    def answer(table: TerminalGame) -> str:
        turned.add(int(match.state.turned))
        moves = list(table._moves(0).values())
        move = moves[len(typed) % len(moves)]
        extra = ("list", "help", "z9", "slide", "?")
        shorter = "l" if move == "left" and "l" not in typed else move
        typed.append(extra[len(typed) % 5] if len(typed) % 7 == 0 else shorter)
        return typed[-1]

    screens = played(match, answer)
    assert match.over
    assert len(turned) > 1
    assert {"left", "up", "l", "list", "tilt none"} <= set(typed)
    assert [line for screen in screens for line in screen.splitlines() if NAME.search(str(line))] == []
    assert all(step["from"] in ALL_HOLES for step in match.log if step["do"] == "slide")


def test_hints_in_the_terminal_are_by_direction() -> None:
    match = Match("ramses", seat_data(["Ana", "random"], about("ramses")), seed="hint", variant={"slides": 2})
    match.state.turned = 1
    best: Any = hints(match.seat(match.to_act[0]), Limit(playouts=8))
    out = io.StringIO()
    table = TerminalGame(match, Console(file=out, width=110), lambda prompt: "quit")
    assert all(str(hint.move) in table._moves(match.to_act[0]) for hint in best)
    table._hint(match.to_act[0])
    told = out.getvalue()
    assert re.search(r"^  (up|down|left|right)  ", told, re.MULTILINE)
    assert not NAME.search(told)

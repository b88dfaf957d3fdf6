"""What Pyramids says: notation, explanations, views, drawings, results."""

from __future__ import annotations

import pytest

from mastaba.bots.hints import reason
from mastaba.core.contract import CHANCE
from mastaba.games.pyramids import drawing, words
from mastaba.match.match import IllegalMove, Match
from tests.games.pyramids.scripted import Table
from tests.ways import Way, random_game

GAME = "silver-and-gold-pyramids"


def why(table: Table, seat: int, move: str) -> str:
    with pytest.raises(IllegalMove) as caught:
        table.move(seat, move)
    return str(caught.value)


def test_boxes_may_be_written_as_one_likes() -> None:
    for text in ("cross 8 a1 b1", "8 a1 b1", "8 b1a1", "8 A1,B1"):
        table = Table(("8", "11"), ("9", "12"))
        table.chance("reveal I2")
        table.move(0, text)
        assert table.match.log[-1]["move"] == "cross 8 a1 b1"


@pytest.mark.parametrize(
    "move", ["reveal T4", "deal 0 40", "draw 0 40", "turn-up 1 40", "reveal X9", "first 0", ""]
)
def test_chance_is_read_only_where_it_is_due(move: str) -> None:
    table = Table(("8", "11"), ("9", "12"))
    table.chance("reveal I2")
    assert words.read(table.match.tables[0], table.s, CHANCE, move, table.match.deck) is None


@pytest.mark.parametrize(
    ("move", "told"),
    [
        ("cross 8", "Write each box once"),
        ("cross 8 a1 a1", "Write each box once"),
        ("cross 8 f1", "Write each box once"),
        ("cross 40 a1", "Name one of your own cards, green 8 or green 11"),
        ("hello", "Name one of your own cards, green 8 or green 11"),
        ("take 2", "Now boxes are crossed off"),
        ("keep 8 11", "Now boxes are crossed off"),
        ("cross 11 b1", "begin at its entrance, a1"),
        ("cross 8 c3", "must touch, side to side, a box of green 8"),
        ("cross 8 b1 c2", "not the line of 2 (I2)"),
    ],
)
def test_why_not(move: str, told: str) -> None:
    table = Table(("8", "11"), ("9", "12"))
    table.crossed(0, "8", ("a1",))
    table.chance("reveal I2")
    assert told in why(table, 0, move)


def test_the_status_says_what_to_do() -> None:
    match = Match(GAME, ["A", "B"], seed="status")
    assert str(match.view(0)["status"]) == "Keep two of your four cards."
    match.push(match.legal(0)[0], 0)
    assert str(match.view(0)["status"]).startswith("You have chosen")
    table = Table(("24", "8"), ("9", "12"))
    assert str(table.match.view(0)["status"]) == "A card is being turned up."
    table.near(1, "9")
    table.chance("reveal I3")
    assert (
        str(table.match.view(0)["status"]) == "Cross off the line of 3 on one of your cards, or a single box."
    )
    table.move(0, "cross 24 a1 b1 c1")
    assert "2 more boxes" in str(table.match.view(0)["status"])
    table.move(0, "cross 8 a1")
    assert "one more box" in str(table.match.view(0)["status"])
    table.move(0, "cross 8 a2")
    assert str(table.match.view(0)["status"]).startswith("Done")
    table.move(1, "cross 9 a5")
    assert str(table.match.view(1)["status"]).startswith("You completed a card")
    assert str(table.match.view(0)["status"]) == "Seat 1 takes a new card."
    assert str(table.match.view(-1)["status"]) == "You are watching."
    table.s.cards[0] = -1
    table.move(1, "take deck")
    table.chance("draw 1 40", "reveal I2")
    assert str(table.match.view(0)["status"]) == "No box is left for you: pass."


def test_the_result_has_every_field() -> None:
    match = random_game(Way(GAME, 3, ()), "result")
    for seat in match.result()["seats"]:  # type: ignore[index]
        assert set(seat) == {"torches", "pyramid_points", "gems", "skulls", "completed", "total", "rank"}
        assert set(seat["pyramid_points"]) == {"green", "orange", "purple"}
        assert set(seat["gems"]) == {"red", "green"}


PURPLE = ("4", "7", "40", "41", "20", "21", "22", "23")
PAID = {1: "the second purple one: 10", 3: "the fourth purple one: 10", 5: "the sixth purple one: 10"}


def told(table: Table, seat: int, move: str) -> str:
    """Why a hint would name this move."""
    return str(reason(table.match.seat(seat), table.match.read(seat, move)))


@pytest.mark.parametrize("before", range(9))
def test_a_hint_names_the_pyramid_that_is_paid(before: int) -> None:
    """PY-21: the 2nd, 4th and 6th of a colour; nothing from the seventh on."""
    table = Table(("15", "8"), ("9", "12"), display=("2", "3", "5", "6"))
    table.near(0, "15")
    table.complete(0, *PURPLE[:before])
    table.chance("reveal I2")
    why = told(table, 0, "cross 15 a5")
    assert why.startswith("reaches the tomb of purple 15")
    assert [points for points in ("pyramid points",) if points in why] == ["pyramid points"] * (
        before in PAID
    )
    assert PAID.get(before, "") in why


def test_a_hint_counts_the_pyramid_just_completed() -> None:
    """PY-12, PY-21: the other card's tomb was reached a moment ago and the card is not laid aside yet."""
    for before, paid in (
        (0, "the second purple one: 10 pyramid points"),
        (1, ""),
        (2, "the fourth purple one: 10 pyramid points"),
    ):
        table = Table(("25", "15"), ("9", "12"), display=("2", "3", "5", "6"))
        table.near(0, "15")
        table.crossed(0, "25", ("a1", "a2", "a3", "a4", "b4", "c4"))
        table.complete(0, *PURPLE[:before])
        table.turn("I3", "cross 25 c5 d5 e5")  # the tomb, and a red cross beyond it
        why = told(table, 0, "cross 15 a5")
        assert paid in why
        assert ("pyramid points" in why) == bool(paid)


def test_tie_breaks_are_told() -> None:
    """PY-25"""
    table = Table(("8", "11"), ("9", "12"))
    table.complete(0, "40", "7")
    told = [words.tie_breaks(table.match.tables[0], table.s, seat) for seat in (0, 1)]
    assert [(str(what), value) for what, value in told[0]] == [("lowest order number", -7)]
    assert told[0][0][1] > told[1][0][1]


@pytest.mark.parametrize("columns", [40, 80, 140])
def test_the_table_is_drawn(columns: int) -> None:
    table = Table(("22", "8"), ("21", "23"), show_pile=True)
    table.turn("V3", "cross 22 a1 a2 b1", "cross 21 a1 a2 b1")
    table.chance("reveal I2")
    for seat in (-1, 0, 1):
        text = drawing.draw(table.match.view(seat), table.match.deck, ["Ana", "Bo"], seat, columns)
        for part in (
            "Ana",
            "Bo",
            "I2",
            "pyramid points left: green 10 6 3",
            "used in this round: I2 V3",
            "2 skulls (−2)",
        ):
            assert part in text
    assert "48 " not in drawing.draw_deck(table.match.deck, columns)

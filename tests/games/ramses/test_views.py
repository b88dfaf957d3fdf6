"""What the page is told beyond the rules: the barred pyramid, the hall of fame, and why a move may be
good."""

from __future__ import annotations

from mastaba.games.ramses.reasons import because
from mastaba.games.ramses.rules import apply
from tests.games.ramses.scripted import Table


def reasons(table: Table, move: str) -> str:
    before, after = table.match.observation(0), table.match.observation(0)
    apply(table.match.tables[0], after[0], 0, table.match.read(0, move))
    return "; ".join(map(str, because(table.match.tables[0], before[0], after[0], 0, table.match.deck)))


def test_reasons_say_which_pyramid_and_which_way() -> None:
    """As the board lies: after a sand storm (RA-14) everything points a quarter turn further."""
    table = Table("1 golden-mask 1", free="b2")
    told = {move: reasons(table, f"slide {move}") for move in ("a2", "c2", "b1", "b3")}
    assert [way.split("pyramid ")[1] for way in told.values()] == [
        "to the right",
        "to the left",
        "down",
        "up",
    ]
    assert all(way.startswith(("the red", "the blue")) for way in told.values())
    table.s.turned = 1
    assert reasons(table, "slide a2").endswith("pyramid down")
    assert reasons(table, "slide b1").endswith("pyramid to the left")


def test_the_barred_pyramid() -> None:
    """RA-15: under the eye of the scorpion everybody sees which pyramid was moved just before; otherwise
    nothing is said of it."""
    table = Table("1 golden-mask 1", "2 ibis 2 scorpion", "2 papyrus 2")
    assert table.view()["barred"] is None
    table.go(0, "b1 a1")
    for seat in (-1, 0, 1, 2):
        assert table.view(seat)["barred"] == "b1"
    assert "slide b1" not in table.match.legal(1)


def test_the_hall_of_fame() -> None:
    """RA-27: the rungs with their cards, and the one that the player stands on, for them and for a
    spectator."""
    table = Table("1 golden-mask 1", "2 ibis 2", seats=1, mode="solo")
    assert [rung["cards"] for rung in table.view(0)["hall"]] == [0, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21]
    for cards, title in ((0, "Desert Beetle"), (1, "Water Carrier")):
        assert len(table.cards(0)) == cards
        for seat in (-1, 0):
            assert [str(rung["title"]) for rung in table.view(seat)["hall"] if rung["now"]] == [title]
        if not cards:
            table.go(0, "b1 a1")
    assert Table("1 ibis 1").view(0)["hall"] is None

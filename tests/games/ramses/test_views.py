"""What the page is told beyond the rules: the barred pyramid and the hall of fame."""

from __future__ import annotations

from tests.games.ramses.scripted import Table


def test_the_barred_pyramid() -> None:
    """RA-15: under the eye of the scorpion everybody sees which pyramid was moved just before; otherwise nothing is said of it."""
    table = Table("1 golden-mask 1", "2 ibis 2 scorpion", "2 papyrus 2")
    assert table.view()["barred"] is None
    table.go(0, "b1 a1")
    for seat in (-1, 0, 1, 2):
        assert table.view(seat)["barred"] == "b1"
    assert "slide b1" not in table.match.legal(1)


def test_the_hall_of_fame() -> None:
    """RA-27: the rungs with their cards, and the one that the player stands on, for him and for a spectator."""
    table = Table("1 golden-mask 1", "2 ibis 2", seats=1, mode="solo")
    assert [rung["cards"] for rung in table.view(0)["hall"]] == [0, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21]
    for cards, title in ((0, "Desert Beetle"), (1, "Water Carrier")):
        assert len(table.cards(0)) == cards
        for seat in (-1, 0):
            assert [rung["title"] for rung in table.view(seat)["hall"] if rung["now"]] == [title]
        if not cards:
            table.go(0, "b1 a1")
    assert Table("1 ibis 1").view(0)["hall"] is None

"""What the page is told beyond the rules: what an item would do when it is spent."""

from __future__ import annotations

from tests.games.farao.scripted import Table


def test_what_an_item_would_do() -> None:
    """FA-26a, FA-27, FA-29, FA-36: for the player whose move it is, of what they hold; a first-aid kit is
    never spent."""
    table = (
        Table()
        .lay("b2", "tee plain", "nes")
        .plain("b1")
        .put(0, 1, "b2")
        .hold(0, "food", "water", "torch", "first-aid-kit")
        .throw(3)
    )
    uses = table.match.view(0)["uses"]
    assert {item: str(use) for item, use in uses.items()} == {
        "food": "the die to 6: 6 steps left",
        "water": "the die to 5: 5 steps left",
        "torch": "turn up 2 hidden neighbours",
    }
    assert table.match.view(1)["uses"] is None
    table.move("step 1 b1")
    uses = table.match.view(0)["uses"]
    assert str(uses["food"]) == "the die to 6: 5 steps left"
    assert str(uses["water"]) == "the die to 5: 4 steps left"


def test_what_a_thrown_one_offers() -> None:
    """FA-8a: the player is told of it, and what it costs, as long as there is a point for it."""
    table = Table().plain("d1", "d2").put(0, 1, "d1").hold(0, "scarf").throw(1)
    view = table.match.view(0)
    assert view["one"]
    assert str(view["status"]).endswith(
        "1 movement point left, or turn a tile for a movement point, having thrown a 1 (reconstructed rule)."
    )
    view = table.move("step 1 d2").match.view(0)
    assert not view["one"]
    assert str(view["status"]) == "You threw 1. No movement point is left: spend something, or stop."


def test_where_a_torch_lights_different_tiles() -> None:
    """FA-29: no number while two archaeologists may use it, and an honest word where it would do nothing."""
    table = (
        Table()
        .lay("b2", "tee plain", "nes")
        .plain("b1", "f6")
        .put(0, 1, "b2")
        .put(0, 2, "f6")
        .hold(0, "torch")
        .throw(3)
    )
    assert str(table.match.view(0)["uses"]["torch"]) == "turn up hidden neighbours"
    alone = Table(figures=1).lay("b2", "end plain", "n").plain("b1").put(0, 1, "b2").hold(0, "torch").throw(3)
    assert str(alone.match.view(0)["uses"]["torch"]) == "nothing to turn up here"


def test_nothing_is_offered_within_a_question() -> None:
    """FA-11: while a tile is being laid nothing is spent."""
    table = (
        Table().plain("d1").put(0, 1, "d1").hold(0, "food").throw(3).move("step 1 e1", "tile e1 cross food")
    )
    assert (table.match.view(0)["phase"], table.match.view(0)["uses"]) == ("turn", None)

"""The rules of Farao, one by one."""

from __future__ import annotations

import numpy as np
import pytest

from mastaba.core.cardfile import load
from mastaba.core.contract import CHANCE
from mastaba.games.farao.deck import HOUSE, read
from mastaba.games.farao.material import ITEMS
from mastaba.match.match import Match
from tests.games.farao.scripted import Table

FIVE = ("red", "blue", "green", "yellow", "white")


# --- Material ---


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_for_two_to_six(seats: int) -> None:
    """FA-1"""
    with pytest.raises(ValueError, match="2 to 6 players"):
        Match("farao", ["x"] * seats)


@pytest.mark.parametrize("figures", [1, 2, 3])
def test_archaeologists(figures: int) -> None:
    """FA-1: two, or as many as the table likes."""
    table = Table(figures=figures).throw(1)
    assert {move.split()[1] for move in table.legal("enter")} == {
        str(number + 1) for number in range(figures)
    }
    assert "1 to" in table.refused("enter 4 d1")
    assert len(Match("farao", ["A", "B"]).view(0)["players"][0]["figures"]) == 2


def test_the_pyramids() -> None:
    """FA-2: 48 or 80 face-down tiles round the chamber in the middle."""
    for pyramid, tiles, chamber in (("small", 48, "d4"), ("big", 80, "e5")):
        view = Match("farao", ["A", "B"], variant={"pyramid": pyramid}).view(0)
        assert len(view["tiles"]) == tiles == sum(kind["tiles"] for kind in view["unseen"])
        assert view["chamber"]["at"] == chamber
        assert all(tile["open"] is None for tile in view["tiles"].values())


def test_tokens_in_the_supply() -> None:
    """FA-6: one per player, two of each magic item; water, scarf, chocolate, plan and papyrus for the big
    pyramid only."""
    for pyramid, seats in (("small", 5), ("big", 3)):
        supply = {
            stack["item"]: stack
            for stack in Match("farao", ["x"] * seats, variant={"pyramid": pyramid}).view(0)["supply"]
        }
        assert not any(stack["face_up"] for stack in supply.values())
        assert all(
            stack["left"] == (2 if item in ("magic-bottle", "golden-key", "papyrus") else seats)
            for item, stack in supply.items()
        )
        small = ("food", "torch", "magic-bottle", "golden-key", "first-aid-kit", "money")
        assert set(supply) == set(ITEMS if pyramid == "big" else small)


def test_items_of_the_big_pyramid_on_a_tile_of_a_small_one() -> None:
    """FA-6: laid out where a tile of one's own deck bears them, each for itself."""
    text = HOUSE.read_text("utf-8").replace("2 tee      plain\n", "1 tee plain\n1 tee scarf\n", 1)
    match = Match("farao", ["A", "B"], deck=read(load(text.encode())))
    assert [
        stack["item"]
        for stack in match.view(0)["supply"]
        if stack["item"] in ("water", "scarf", "chocolate", "plan", "papyrus")
    ] == ["scarf"]


def test_a_stack_turns_face_up_when_its_item_is_revealed() -> None:
    """FA-6: on a tile, entered or not; a look by plan does not turn it."""
    table = Table().plain("d1").put(0, 1, "d1").hold(0, "torch", "plan").throw(6)
    table.move("spend plan 1 a1 a2", "tile a1 cross money to 0", "tile a2 cross water to 0", "swap no")
    assert int(table.s.stacks) == 0
    table.move("spend torch 1", "tile e1 cross scarf", "turn e1 nesw")
    assert int(table.s.stacks) == 1 << ITEMS.index("scarf")


def test_the_die() -> None:
    """FA-7: six sides, all alike."""
    table = Table()
    assert table.outcomes() == [f"throw 0 {pips}" for pips in range(1, 7)]
    out, weights = table.match.game.engine.buffers()
    table.match.game.engine.odds_in(table.match.tables, table.match.states, 0, out, weights)
    assert weights[:6].tolist() == [1] * 6


def test_never_two_tokens_of_the_same() -> None:
    """FA-7, FA-23, FA-19: what a player holds is not taken again."""
    table = (
        Table()
        .plain("d1")
        .lay("d2", "cross food")
        .lay("c2", "cross inscription-red")
        .put(0, 1, "d1")
        .hold(0, "food")
        .throw(2)
    )
    table.move("step 1 d2", "step 1 c2", "stop")
    assert table.items(0) == ["food"]
    assert table.supply("food") == 1
    table.has_read(1, "red").put(1, 1, "d2").throw(1).move("step 1 c2")
    assert table.inscriptions(1) == ["red"]


# --- Turn ---


def test_clockwise_from_a_random_player() -> None:
    """FA-8"""
    match = Match.unshuffled("farao", ["A", "B", "C"], variant={}, deck=None)
    assert match.legal(CHANCE) == ["first 0", "first 1", "first 2"]
    table = Table(3)
    for seat in (0, 1, 2, 0):
        assert table.waits_for_throw(seat)
        assert table.match.to_act == []  # nothing is spent before the throw
        table.throw(1).move(table.legal("enter", "step")[0])
        while not table.match.acting >> CHANCE & 1 or table.outcomes()[0].startswith("tile"):
            table.move(
                table.outcomes()[0]
                if table.match.acting >> CHANCE & 1
                else table.legal("turn", "map none", "stop", "take", "step")[-1]
            )


@pytest.mark.parametrize(
    "fixing",
    [
        "enter 1 d1",
        "step 2 d6",
        "spend torch 2",
        "spend golden-key 2 d7",
        "spend magic-bottle 2 c7",
        "one 2 d7",
    ],
)
def test_what_fixes_the_archaeologist(fixing: str) -> None:
    """FA-8: the first enter, step, torch, key, bottle or turn by a thrown 1."""
    table = (
        Table()
        .plain("d1", "d6", "e7")
        .lay("c7", "straight plain", "ns")
        .lay("d7", "tee plain", "nes")
        .put(0, 2, "d7")
    )
    table.hold(0, "torch", "golden-key", "magic-bottle", "food", "water").throw(
        1 if fixing.startswith("one") else 5
    )
    assert {move.split()[2] for move in table.legal("spend food")} == {"1", "2"}
    table.move(fixing)
    if fixing.endswith("d7"):
        table.move("turn d7 nes")
    figure = "1" if fixing.startswith("enter") else "2"
    assert {move.split()[2] for move in table.legal("spend food")} == {figure}
    table.move(f"spend water {figure}")
    assert {move.split()[1] for move in table.legal("enter", "step")} == {figure}
    assert "FA-8" in table.refused(f"enter {3 - int(figure)} d1")


@pytest.mark.parametrize(
    "loose", ["food 1", "water 1", "scarf 1", "chocolate 1 2", "money 1 torch", "papyrus 1"]
)
def test_what_does_not_fix_the_archaeologist(loose: str) -> None:
    """FA-8: anything else that is spent leaves the choice."""
    table = (
        Table().plain("d1", "d2").lay("b2", "cross torch").put(0, 2, "d1").hold(0, loose.split()[0]).throw(4)
    )
    table.move("spend " + loose)
    assert {move.split()[1] for move in table.legal("enter", "step")} == {"1", "2"}


def test_a_thrown_one_turns_a_tile_once() -> None:
    """FA-8a: under an archaeologist, or a face-up neighbour with nobody on it, to any orientation; it fixes
    the archaeologist."""
    table = (
        Table()
        .lay("d1", "tee plain", "nes")
        .lay("e1", "corner plain", "nw")
        .lay("d2", "end plain", "n")
        .plain("g4")
    )
    table.put(0, 1, "d1").put(0, 2, "g4").put(1, 1, "e1").hold(0, "food").throw(1)
    assert table.legal("one") == ["one 1 d1", "one 1 d2", "one 2 g4"]  # e1 is occupied, c1 is face down
    table.move("one 1 d1")
    assert table.legal() == [f"turn d1 {sides}" for sides in ("esw", "nes", "new", "nsw")]
    table.move("turn d1 esw", "spend food 1")
    assert table.legal("one") == []
    assert "once" in table.refused("one 1 d1")
    assert {move.split()[1] for move in table.legal("step")} == {"1"}


def test_turning_by_a_one_costs_the_point() -> None:
    """FA-8a: instead of a step; with no point left there is none."""
    table = Table().plain("d1", "d2").put(0, 1, "d1").throw(1).move("one 1 d2", "turn d2 nesw")
    assert table.waits_for_throw(1)
    table = Table().plain("d1", "d2").put(0, 1, "d1").hold(0, "scarf").throw(1).move("step 1 d2")
    assert table.legal() == ["spend scarf 1", "stop"]
    assert "costs a movement point" in table.refused("one 1 d1")


def test_turning_by_a_one_counts_against_food_and_water() -> None:
    """FA-8a, FA-27"""
    table = (
        Table()
        .plain("d1", "d2")
        .put(0, 1, "d1")
        .hold(0, "food", "water")
        .throw(1)
        .move("one 1 d2", "turn d2 nesw", "spend food 1")
    )
    assert table.match.view(0)["left"] == 5
    table.move("spend water 1")
    assert table.match.view(0)["left"] == 4


def test_turning_by_a_one_is_no_step() -> None:
    """FA-8a, FA-12, FA-15: the square left before stays barred, and whoever only turned a tile has not moved
    and attacks nobody."""
    table = (
        Table()
        .plain("b2", "b3")
        .put(0, 1, "b2")
        .hold(0, "food")
        .throw(1)
        .move("spend food 1", "step 1 b3", "one 1 b3", "turn b3 nesw")
    )
    assert "FA-12" in table.refused("step 1 b2")
    table = (
        Table().plain("b2", "b3").put(0, 1, "b2").put(1, 1, "b2").throw(1).move("one 1 b3", "turn b3 nesw")
    )
    assert table.waits_for_throw(1)


def test_turning_by_a_one_is_never_forced() -> None:
    """FA-8a, FA-13: where no step is possible the player may stop."""
    table = Table(figures=1).lay("b1", "end plain", "e").lay("c1", "end plain", "n").put(0, 1, "b1").throw(1)
    assert table.legal() == ["one 1 b1", "one 1 c1", "stop"]


def test_the_number_thrown_decides_about_turning() -> None:
    """FA-8a: not what the die is turned to."""
    table = (
        Table().plain("d1", "d2").put(0, 1, "d1").hold(0, "food").throw(1).move("spend food 1", "step 1 d2")
    )
    assert table.legal("one")
    table = (
        Table().plain("d1", "d2").put(0, 1, "d1").hold(0, "chocolate").throw(2).move("spend chocolate 1 1")
    )
    assert table.legal("one") == []
    assert "throws a 1" in table.refused("one 1 d1")


def test_never_turn_the_chamber() -> None:
    """FA-8a, FA-33"""
    table = Table().plain("d3").put(0, 1, "d3").hold(0, "golden-key").throw(1)
    assert table.legal("one", "spend golden-key") == ["one 1 d3", "spend golden-key 1 d3"]


def test_turning_by_a_one_under_a_papyrus() -> None:
    """FA-8a: not while it works."""
    table = Table().plain("d1", "d2").put(0, 1, "d1").hold(0, "papyrus").throw(1)
    assert table.legal("one")
    table.move("spend papyrus 1")
    assert table.legal("one") == []
    assert "papyrus works" in table.refused("one 1 d1")


def test_entering() -> None:
    """FA-9: one point, the middle of any side, any orientation, and the move goes on."""
    table = Table().throw(3)
    assert table.legal("enter 1") == ["enter 1 a4", "enter 1 d1", "enter 1 d7", "enter 1 g4"]
    assert "entrances" in table.refused("enter 1 a1")
    table.move("enter 1 d1", "tile d1 end plain")
    assert table.legal() == ["turn d1 e", "turn d1 n", "turn d1 s", "turn d1 w"]
    table.move("turn d1 e")
    assert table.legal("step") == ["step 1 e1"]
    assert table.match.view(0)["left"] == 2


@pytest.mark.parametrize("obstacle", ["snake", "hunger", "abyss"])
def test_obstacles_do_not_work_on_entrances(obstacle: str) -> None:
    """FA-9: turned up there, or face up."""
    table = Table().throw(2).move("enter 1 d1", f"tile d1 cross {obstacle}", "turn d1 nesw")
    assert table.at(0) == "d1"
    assert table.legal("step 1 d2")
    table = Table().lay("d1", f"cross {obstacle}").plain("d2").put(0, 1, "d2").throw(2).move("step 1 d1")
    assert table.at(0) == "d1"
    assert table.legal("step 1 c1")


def test_an_entrance_under_the_curse_cant_be_entered() -> None:
    """FA-9, FA-21: by nobody, also not under a papyrus."""
    table = Table().plain("d1").hold(0, "papyrus")
    table.s.curse = table.square("d1")
    table.throw(2)
    assert table.legal("enter 1") == ["enter 1 a4", "enter 1 d7", "enter 1 g4"]
    assert "The curse lies on d1" in table.refused("enter 1 d1")
    table.move("spend papyrus 1")
    assert table.legal("enter 1") == ["enter 1 a4", "enter 1 d7", "enter 1 g4"]


def test_steps_go_through_openings() -> None:
    """FA-10: horizontally or vertically, no wall on either side of the border; the outer wall is closed."""
    table = (
        Table()
        .lay("b2", "tee plain", "nes")
        .plain("b1", "c2", "a2", "c1")
        .lay("b3", "straight plain", "ew")
        .put(0, 1, "b2")
        .put(0, 2, "b1")
        .throw(1)
    )
    assert table.legal("step 1") == ["step 1 b1", "step 1 c2"]
    assert "wall on the side" in table.refused("step 1 a2")
    assert "wall on your side" in table.refused("step 1 b3")
    assert "no neighbour" in table.refused("step 1 c1")
    assert table.legal("step 2") == ["step 2 a1", "step 2 b2", "step 2 c1"]


def test_a_step_turns_up_a_tile() -> None:
    """FA-11: laid so that it joins the corridor; no wall on the own side."""
    table = Table().lay("b2", "straight plain", "ns").put(0, 1, "b2").throw(2)
    assert table.legal("step") == ["step 1 b1", "step 1 b3"]
    table.move("step 1 b3", "tile b3 tee plain")
    assert table.legal() == ["turn b3 nes", "turn b3 new", "turn b3 nsw"]
    table.move("turn b3 new")
    assert table.at(0) == "b3"
    assert table.match.view(0)["left"] == 1
    table = Table().plain("b2").put(0, 1, "b2").throw(1).move("step 1 b3", "tile b3 cross plain")
    assert table.legal() == ["turn b3 nesw"]


def test_any_tile_that_is_left_may_come() -> None:
    """FA-2, FA-11: each with the weight of how many are left."""
    table = Table().plain("b2", "b1").put(0, 1, "b2").throw(2).move("step 1 b3")
    assert "tile b3 end plain" in table.outcomes()
    out, weights = table.match.game.engine.buffers()
    n = table.match.game.engine.odds_in(table.match.tables, table.match.states, 0, out, weights)
    assert int(weights[:n].sum()) == 46
    assert int(weights[:n].max()) == 5  # seven plain crosses, two of them laid


def test_no_return() -> None:
    """FA-12: not by corridor, tunnel or bottle; entering leaves nothing behind."""
    table = Table().plain("b2", "b3", "b4").put(0, 1, "b2").throw(3).move("step 1 b3")
    assert "FA-12" in table.refused("step 1 b2")
    table.move("step 1 b4")
    assert "step 1 b3" not in table.legal()
    table = (
        Table()
        .lay("b2", "cross secret-tunnel")
        .lay("f2", "cross secret-tunnel")
        .put(0, 1, "b2")
        .throw(3)
        .move("step 1 f2")
    )
    assert "FA-12" in table.refused("step 1 b2")
    table = (
        Table()
        .lay("b2", "corner plain", "es")
        .lay("b3", "straight plain", "ns")
        .put(0, 1, "b2")
        .hold(0, "golden-key", "magic-bottle")
        .throw(3)
    )
    table.move("step 1 b3", "spend golden-key 1 b2", "turn b2 ne")
    assert table.legal("spend magic-bottle") == []
    table = Table().plain("d1", "d2").throw(2).move("enter 1 d1")
    assert len(table.legal("step")) == 3


def test_the_whole_throw_has_to_be_used() -> None:
    """FA-13: no stop while a step is possible with any archaeologist; not even where items could be spent."""
    table = (
        Table()
        .lay("b1", "end plain", "e")
        .lay("c1", "end plain", "n")
        .put(0, 1, "b1")
        .hold(0, "food")
        .throw(3)
    )
    assert "stop" not in table.legal()  # the other one can enter
    assert "FA-13" in table.refused("stop")
    table.put(0, 2, "b1")
    assert table.legal() == ["spend food 1", "spend food 2", "stop"]
    table = (
        Table()
        .lay("b1", "end plain", "e")
        .lay("c1", "end plain", "n")
        .put(0, 1, "b1")
        .put(0, 2, "b1")
        .throw(3)
    )
    assert table.waits_for_throw(1)  # nothing to decide, no stop


def test_a_dead_end_ends_the_move() -> None:
    """FA-13"""
    table = Table().plain("b2").put(0, 1, "b2").throw(5).move("step 1 b3", "tile b3 end plain", "turn b3 n")
    assert table.waits_for_throw(1)


def test_nobody_is_forced_to_die_or_into_a_tunnel() -> None:
    """FA-13: such steps may be made, or not."""
    table = (
        Table().lay("b2", "end plain", "e").lay("c2", "cross snake").put(0, 1, "b2").put(0, 2, "b2").throw(2)
    )
    assert table.legal() == ["step 1 c2", "step 2 c2", "stop"]
    table = (
        Table()
        .lay("b2", "end plain", "e")
        .lay("c2", "cross snake")
        .put(0, 1, "b2")
        .put(0, 2, "b2")
        .hold(0, "torch")
        .throw(2)
    )
    assert "stop" not in table.legal()
    table = (
        Table(figures=1)
        .lay("a1", "cross secret-tunnel")
        .lay("g7", "cross secret-tunnel")
        .lay("a2", "end plain", "s")
        .lay("b1", "end plain", "e")
    )
    table.put(0, 1, "a1").throw(2)
    assert table.legal() == ["step 1 g7", "stop"]
    table = (
        Table(figures=1)
        .lay("a1", "cross secret-tunnel")
        .lay("a2", "cross secret-tunnel")
        .lay("b1", "end plain", "e")
        .put(0, 1, "a1")
        .throw(2)
    )
    assert table.legal() == ["step 1 a2"]  # a corridor leads there as well


def test_with_no_point_left() -> None:
    """FA-13: the player may still spend what they can, or stop."""
    table = (
        Table()
        .plain("b2", "b3")
        .put(0, 1, "b2")
        .hold(0, "scarf")
        .throw(2)
        .move("step 1 b3", "step 1 b4", "tile b4 end plain", "turn b4 n")
    )
    assert table.legal() == ["spend scarf 1", "stop"]
    table.move("spend scarf 1")
    assert table.waits_for_throw(1)


def test_many_on_one_tile_and_content_in_passing() -> None:
    """FA-14"""
    table = (
        Table()
        .plain("b2", "b4")
        .lay("b3", "cross food")
        .put(0, 1, "b2")
        .put(0, 2, "b3")
        .put(1, 1, "b3")
        .throw(2)
    )
    table.move("step 1 b3", "step 1 b4")
    assert table.items(0) == ["food"]


# --- Attack ---


def fight(*, mine: tuple[str, ...] = (), theirs: tuple[str, ...] = (), seats: int = 2) -> Table:
    """Seat 0 is about to step onto the tile where seat 1 stands with both figures."""
    return (
        Table(seats)
        .plain("b2", "b3")
        .put(0, 1, "b2")
        .put(1, 1, "b3")
        .put(1, 2, "b3")
        .hold(0, *mine)
        .hold(1, *theirs)
        .throw(1)
    )


def test_attack_robs_and_injures() -> None:
    """FA-15"""
    table = fight(mine=("food",), theirs=("food", "torch")).move("step 1 b3")
    table.move("stop")  # they could still eat
    assert table.legal() == ["attack 1 1 torch", "attack 1 2 torch", "attack none"]
    table.has_read(1, "red").move("attack 1 2 torch")
    assert (table.items(0), table.items(1)) == (["food", "torch"], ["food"])
    assert (table.at(1, 1), table.at(1, 2)) == ("b3", None)
    assert table.inscriptions(1) == ["red"]
    assert table.throw(1).legal("enter 2")


def test_first_aid_prevents_injury_even_when_stolen() -> None:
    """FA-15, FA-36"""
    table = fight(theirs=("first-aid-kit",))
    table.move("step 1 b3", "attack 1 1 first-aid-kit")
    assert table.at(1, 1) == "b3"
    assert table.items(0) == ["first-aid-kit"]
    table = fight(theirs=("first-aid-kit", "torch")).move("step 1 b3", "attack 1 1 torch")
    assert table.at(1, 1) == "b3"
    assert "FA-36" in Table().hold(0, "first-aid-kit").throw(2).refused("spend first-aid-kit 1")


def test_an_attack_that_does_nothing_does_not_exist() -> None:
    """FA-15: with nothing to steal, an attack may injure; if neither is possible, there is none."""
    table = fight(mine=("torch",), theirs=("torch",)).move("step 1 b3", "stop")
    assert table.legal() == ["attack 1 1 nothing", "attack 1 2 nothing", "attack none"]
    table.move("attack 1 1 nothing")
    assert table.at(1, 1) is None
    table = fight(mine=("torch", "first-aid-kit"), theirs=("torch", "first-aid-kit")).move(
        "step 1 b3", "stop"
    )
    assert table.waits_for_throw(1)


def test_only_who_moved_attacks_and_only_at_the_end() -> None:
    """FA-15: not in passing, not one who stood there, not after a try that FA-26 stopped."""
    table = Table().plain("b2", "b3", "b4").put(0, 1, "b2").put(1, 1, "b3").throw(2).move("step 1 b3")
    assert table.legal("attack") == []
    table.move("step 1 b4")
    assert table.waits_for_throw(1)
    table = (
        Table()
        .plain("b2")
        .put(0, 1, "b2")
        .put(1, 1, "b2")
        .throw(2)
        .move("step 1 b3", "tile b3 cross abyss", "turn b3 nesw")
    )
    assert table.waits_for_throw(1)
    table = (
        Table()
        .plain("b1", "b2")
        .put(0, 1, "b1")
        .put(1, 1, "b2")
        .throw(2)
        .move("step 1 b2", "step 1 b3", "tile b3 cross abyss", "turn b3 nesw")
    )
    assert table.legal() == ["attack 1 1 nothing", "attack none"]
    table = (
        Table()
        .plain("b2")
        .lay("b3", "cross hunger")
        .put(0, 1, "b2")
        .put(1, 1, "b3")
        .throw(6)
        .move("step 1 b3")
    )
    assert table.legal() == ["attack 1 1 nothing", "attack none"]


def test_no_attack_on_an_entrance() -> None:
    """FA-15"""
    table = Table().plain("d1", "d2").put(0, 1, "d2").put(1, 1, "d1").throw(1).move("step 1 d1")
    assert table.waits_for_throw(1)


@pytest.mark.parametrize("first", [(), ("spend papyrus 1",)])
def test_no_attack_in_the_move_of_entering(first: tuple[str, ...]) -> None:
    """FA-15: no revenge at the gate; in the next move it may attack."""
    table = (
        Table()
        .plain("d1", "d2", "d3")
        .put(1, 1, "d2")
        .put(1, 2, "d3")
        .hold(0, "papyrus")
        .throw(2)
        .move(*first, "enter 1 d1", "step 1 d2")
    )
    table.move(*table.legal("stop"))
    assert table.waits_for_throw(1)
    table.plain("a4", "a3").put(1, 1, "a4").throw(1).move("step 1 a3").throw(1).move("step 1 d3")
    table.move(*table.legal("stop"))
    assert table.legal() == ["attack 1 2 nothing", "attack none"]


def test_one_of_several_is_attacked_or_none() -> None:
    """FA-15"""
    table = fight(theirs=("torch",), seats=3).put(2, 1, "b3").hold(2, "food").move("step 1 b3")
    assert table.legal() == ["attack 1 1 torch", "attack 1 2 torch", "attack 2 1 food", "attack none"]
    assert "FA-15" in table.refused("attack 2 1 nothing")
    table.move("attack none")
    assert table.waits_for_throw(1)


# --- Goal ---


def test_five_inscriptions_open_the_chamber() -> None:
    """FA-16: for everybody, from then on; four do not."""
    table = Table(3).plain("d3", "c4").put(0, 1, "d3").put(1, 1, "c4").has_read(0, *FIVE[:4]).throw(2)
    assert "FA-16" in table.refused("step 1 d4")
    table.has_read(0, "white")
    assert "step 1 d4" in table.legal()
    table.move("step 1 d4")
    assert table.match.view(1)["chamber"]["open"]
    assert table.match.view(0)["players"][0]["entered"] == 1
    assert "step 1 d4" in table.throw(1).legal()


def test_an_allowed_step_into_the_chamber_is_a_step_that_has_to_be_made() -> None:
    """FA-13, FA-16"""
    table = Table(figures=1).lay("d3", "end plain", "s").put(0, 1, "d3").throw(3)
    assert table.waits_for_throw(1)
    table = Table(figures=1).lay("d3", "end plain", "s").put(0, 1, "d3").has_read(0, *FIVE).throw(3)
    assert table.legal() == ["step 1 d4"]


def test_seven_inscriptions_in_the_big_pyramid() -> None:
    """FA-16: a variant of the big pyramid only."""
    with pytest.raises(ValueError, match="FA-16"):
        Match("farao", ["A", "B"], variant={"inscriptions": 7})
    match = Match("farao", ["A", "B"], variant={"inscriptions": 7, "pyramid": "big"})
    assert match.view(0)["needed"] == 7


def test_who_has_entered_has_finished() -> None:
    """FA-17: points lost, figures gone, items back; what the player brought is in the result."""
    table = (
        Table(3)
        .plain("d3")
        .put(0, 1, "d3")
        .put(0, 2, "d3")
        .has_read(0, *FIVE)
        .hold(0, "torch", "papyrus")
        .throw(6)
        .move("step 1 d4")
    )
    assert (table.at(0, 1), table.at(0, 2)) == ("gone", "gone")
    assert (table.supply("torch"), table.supply("papyrus")) == (3, 2)
    assert table.waits_for_throw(1)
    table.plain("d5").put(1, 1, "d5").throw(1).move("step 1 d4")
    assert table.match.over  # one player is left
    result = table.match.result()
    assert result
    assert [seat["rank"] for seat in result["seats"]] == [1, 2, 3]
    assert result["seats"][0] == {"inscriptions": list(FIVE), "items": ["torch", "papyrus"], "rank": 1}


def test_play_on_to_the_last() -> None:
    """FA-17: a table option."""
    table = Table(2, play_on=True).plain("d3").put(0, 1, "d3").has_read(0, *FIVE).throw(1).move("step 1 d4")
    assert table.waits_for_throw(1)
    table.plain("d5").put(1, 2, "d5").throw(4).move("step 2 d4")
    assert table.match.over
    assert table.match.ranks() == [1, 2]


def test_a_hundred_rounds() -> None:
    """FA-17a: the number of inscriptions ranks those inside, and equal numbers share."""
    table = (
        Table(4)
        .plain("d3", "b2")
        .put(0, 1, "d3")
        .has_read(0, *FIVE)
        .has_read(2, "red", "blue")
        .has_read(1, "red")
        .has_read(3, "white")
    )
    table.throw(1).move("step 1 d4")
    table.s.rounds = 98
    for rounds in (98, 99):
        for seat in (1, 2, 3):
            assert table.waits_for_throw(seat)
            assert int(table.s.rounds) == rounds
            for figure in (1, 2):
                table.put(seat, figure, "b2")
            table.s.open[table.square("b2")] = 1  # a dead end: the throw ends the turn
            table.s.open[table.square("b1")] = 4
            table.s.curse = table.square("b1")
            table.throw(2)
    assert table.match.over  # the turn came past seat 0, which began, for the hundredth time
    assert table.match.ranks() == [1, 3, 2, 3]


# --- Tiles ---


def test_map() -> None:
    """FA-18: any face-down tile, in any orientation, at once; it works only when entered; and it may be
    declined."""
    table = (
        Table().plain("b2").put(0, 1, "b2").throw(2).move("step 1 b3", "tile b3 cross map", "turn b3 nesw")
    )
    assert table.at(0) == "b2"
    assert len(table.legal("map")) == 48 - 2 + 1
    assert table.legal("map b3", "map d4") == []
    table.move("map g7", "tile g7 end plain")
    assert len(table.legal()) == 4
    table.move("turn g7 e")
    assert table.at(0) == "b3"
    assert table.items(0) == []
    declined = (
        Table()
        .plain("b2")
        .put(0, 1, "b2")
        .throw(2)
        .move("step 1 b3", "tile b3 cross map", "turn b3 nesw", "map none")
    )
    assert declined.at(0) == "b3"


def test_map_by_map_and_on_entering_again() -> None:
    """FA-18: another map works at once; a face-up one never again."""
    table = (
        Table()
        .plain("b2")
        .put(0, 1, "b2")
        .throw(1)
        .move("step 1 b3", "tile b3 cross map", "turn b3 nesw", "map g7", "tile g7 cross map", "turn g7 nesw")
    )
    assert table.legal("map a1")
    table.move("map a1", "tile a1 cross food", "turn a1 nesw")
    assert table.items(0) == []
    again = Table().plain("b2").lay("b3", "cross map").put(0, 1, "b2").throw(2).move("step 1 b3")
    assert again.at(0) == "b3"
    assert again.legal("map") == []


def test_no_map_step_with_nothing_face_down() -> None:
    """FA-18"""
    table = Table().plain("b2").put(0, 1, "b2").all_face_up("b3")
    kind = next(k for k in range(len(table.deck.kinds)) if table.s.bag[k])
    table.s.bag[kind] = 0
    table.s.bag[next(k for k, tile in enumerate(table.deck.kinds) if tile.content == "map")] = 1
    table.throw(1).move("step 1 b3", "tile b3 cross map", "turn b3 nesw")
    assert table.legal("map") == []
    assert table.at(0) == "b3"


def test_inscription() -> None:
    """FA-19: whoever enters reads it, also the next one."""
    table = (
        Table().plain("b2", "b4").lay("b3", "cross inscription-blue").put(0, 1, "b2").put(1, 1, "b2").throw(2)
    )
    table.move("step 1 b3", "step 1 b4").throw(2).move("step 1 b3")
    assert table.inscriptions(0) == table.inscriptions(1) == ["blue"]


def test_tunnel() -> None:
    """FA-20: to any other face-up tunnel tile, for one point; not onto the curse."""
    table = Table().lay("a1", "cross secret-tunnel").lay("g7", "cross secret-tunnel").put(0, 1, "a1").throw(2)
    assert table.legal("step 1") == ["step 1 a2", "step 1 b1", "step 1 g7"]
    table.lay("e5", "cross secret-tunnel")
    table.s.curse = table.square("g7")
    assert table.legal("step 1") == ["step 1 a2", "step 1 b1", "step 1 e5"]
    table.move("step 1 e5")
    assert table.match.view(0)["left"] == 1
    assert "no tunnel" in Table().plain("a1").put(0, 1, "a1").throw(2).refused("step 1 g7")


def test_dark_shrine() -> None:
    """FA-21: a face-up tile with nobody on it, entrances too, not the chamber; the cursed tile can't be
    entered."""
    table = (
        Table()
        .plain("b2", "c2", "f6", "d1")
        .lay("b3", "cross dark-shrine")
        .put(0, 1, "b2")
        .put(1, 1, "c2")
        .throw(3)
        .move("step 1 b3")
    )
    assert table.legal() == ["curse b2", "curse d1", "curse f6"]
    assert "FA-21" in table.refused("curse c2")
    table.move("curse f6")
    assert table.match.view(1)["curse"] == "f6"
    table.move(
        "step 1 b4", "tile b4 cross plain", "turn b4 nesw", "step 1 c4", "tile c4 cross plain", "turn c4 nesw"
    )
    table.put(1, 1, "b2").throw(1).move("step 1 b3")
    assert "curse f6" not in table.legal()  # to another tile than before
    table.move("curse c2")
    table.put(0, 1, "b2").throw(1)
    assert "FA-21" in table.refused("step 1 c2")


def test_no_place_for_the_curse() -> None:
    """FA-21: nothing happens."""
    table = (
        Table()
        .plain("d1")
        .lay("d2", "cross dark-shrine")
        .put(0, 1, "d1")
        .put(0, 2, "d1")
        .throw(2)
        .move("step 1 d2")
    )
    assert table.match.view(0)["curse"] is None
    assert table.legal("step")


def test_coffer() -> None:
    """FA-22: one of every item of this game, filled once; everybody who enters takes one that they
    lack; no stack is turned."""
    table = (
        Table()
        .plain("b2", "b4")
        .lay("b3", "cross coffer")
        .put(0, 1, "b2")
        .put(1, 1, "b2")
        .hold(0, "torch")
        .hold(1, "torch")
        .throw(2)
        .move("step 1 b3")
    )
    assert table.legal() == sorted(f"take {item}" for item in ITEMS if item != "torch")
    table.move("take papyrus")
    assert table.match.view(0)["coffer"] == [
        item for item in ITEMS if item not in ("papyrus", "torch")
    ]  # the stack of torches was empty
    assert table.supply("food") == 1
    assert int(table.s.stacks) == 0
    table.move("step 1 b4", "stop").throw(2).move("step 1 b3")
    assert "take papyrus" not in table.legal()
    assert "FA-22" in table.refused("stop")
    table.move("take food")
    assert table.supply("food") == 1


def test_the_coffer_takes_what_is_laid_out() -> None:
    """FA-22, FA-6: in a small pyramid of one's own with a coffer, nothing of the big one's items."""
    text = (
        HOUSE.read_text("utf-8")
        .replace("2 tee      plain\n", "1 tee plain\n1 tee coffer\n", 1)
        .replace("1 corner   coffer", "1 corner plain")
    )
    match = Match.unshuffled("farao", ["A", "B"], variant={}, deck=read(load(text.encode())))
    for who, move in (
        (CHANCE, "first 0"),
        (CHANCE, "throw 0 1"),
        (0, "enter 1 d1"),
        (CHANCE, "tile d1 tee coffer"),
        (0, "turn d1 nes"),
    ):
        match.follow(who, move)
    assert sorted(match.legal(0)) == [
        f"take {item}" for item in ("first-aid-kit", "food", "golden-key", "magic-bottle", "money", "torch")
    ]


def test_coffer_again_and_empty() -> None:
    """FA-22: also a player who enters again; with nothing to take there is no step."""
    table = Table().plain("b2", "b4").lay("b3", "cross coffer").put(0, 1, "b2")
    table.s.filled = 1
    table.s.coffer = 1 << ITEMS.index("water")
    table.throw(3).move("step 1 b3")
    assert table.legal() == ["take water"]
    table.move("take water", "spend water 1", "step 1 b4")
    table = Table().plain("b2").lay("b3", "cross coffer").put(0, 1, "b2")
    table.s.filled = 1
    table.throw(2).move("step 1 b3")
    assert table.legal("take") == []


def test_item_tile() -> None:
    """FA-23: a token, if one is left."""
    table = Table().plain("b2").lay("b3", "cross golden-key").put(0, 1, "b2").throw(1).move("step 1 b3")
    assert table.items(0) == ["golden-key"]
    assert table.supply("golden-key") == 1
    table = Table().plain("b2").lay("b3", "cross golden-key").put(0, 1, "b2")
    table.s.supply[ITEMS.index("golden-key")] = 0
    table.throw(1).move("step 1 b3")
    assert table.items(0) == []


# --- Obstacles ---


@pytest.mark.parametrize(("obstacle", "item"), [("snake", "torch"), ("toxic-gas", "scarf"), ("trap", "plan")])
def test_what_kills(obstacle: str, item: str) -> None:
    """FA-24: without the item the figure leaves the board, tokens stay, the move ends; with it the figure
    passes, and the item is kept."""
    table = (
        Table()
        .plain("b2", "b4")
        .put(0, 1, "b2")
        .hold(0, "money")
        .throw(4)
        .move("step 1 b3", f"tile b3 cross {obstacle}", "turn b3 nesw")
    )
    assert table.at(0) is None
    assert table.items(0) == ["money"]
    assert table.waits_for_throw(1)
    table = (
        Table()
        .plain("b2", "b4")
        .lay("b3", f"cross {obstacle}")
        .put(0, 1, "b2")
        .hold(0, item)
        .throw(4)
        .move("step 1 b3", "step 1 b4")
    )
    assert table.items(0) == [item]


@pytest.mark.parametrize(
    ("obstacle", "item"), [("hunger", "food"), ("fatigue", "chocolate"), ("thirst", "water")]
)
def test_what_ends_the_move(obstacle: str, item: str) -> None:
    """FA-25: the figure stays there; with the item it goes on, and the item is kept. FA-27: nothing helps
    afterwards."""
    other = "water" if item == "food" else "food"
    table = (
        Table()
        .plain("b2", "b4")
        .lay("b3", f"cross {obstacle}")
        .put(0, 1, "b2")
        .hold(0, other)
        .throw(4)
        .move("step 1 b3")
    )
    assert table.at(0) == "b3"
    assert table.waits_for_throw(1)
    assert table.items(0) == [other]
    table = (
        Table()
        .plain("b2", "b4")
        .lay("b3", f"cross {obstacle}")
        .put(0, 1, "b2")
        .hold(0, item)
        .throw(4)
        .move("step 1 b3", "step 1 b4")
    )
    assert table.items(0) == [item]


@pytest.mark.parametrize(
    ("obstacle", "item"),
    [("wall-ruins", "magic-bottle"), ("secret-door", "golden-key"), ("abyss", "papyrus")],
)
def test_what_is_not_to_be_entered(obstacle: str, item: str) -> None:
    """FA-26: face up no legal step; turned up by a step, the figure stays where it was and the move
    ends; with the item it passes, and the item is kept."""
    table = Table().plain("b2").lay("b3", f"cross {obstacle}").put(0, 1, "b2").throw(4)
    assert "FA-26" in table.refused("step 1 b3")
    table.move(
        "step 1 a2", f"tile a2 cross {'abyss' if obstacle != 'abyss' else 'wall-ruins'}", "turn a2 nesw"
    )
    assert table.at(0) == "b2"
    assert table.waits_for_throw(1)
    table = (
        Table()
        .plain("b2", "b4")
        .put(0, 1, "b2")
        .hold(0, item)
        .throw(4)
        .move("step 1 b3", f"tile b3 cross {obstacle}", "turn b3 nesw", "step 1 b4")
    )
    assert table.items(0) == [item]


# --- Items ---


def test_a_token_may_be_spent_for_nothing() -> None:
    """FA-26a"""
    table = (
        Table()
        .plain("b2", "b3")
        .put(0, 1, "b2")
        .hold(0, "food", "scarf", "torch")
        .throw(6)
        .move("spend food 2", "spend scarf 1")
    )
    assert table.items(0) == ["torch"]
    assert (table.supply("food"), table.supply("scarf")) == (2, 2)
    assert "hold no" in table.refused("spend food 1")
    table = (
        Table(figures=1)
        .plain("a1", "a2", "b1")
        .put(0, 1, "a1")
        .hold(0, "torch")
        .throw(6)
        .move("spend torch 1")
    )  # nothing is face down there
    assert table.items(0) == []
    assert table.legal() == ["step 1 a2", "step 1 b1"]


def test_food_and_water() -> None:
    """FA-27: the die is turned to 6 or 5, steps made count; also with food taken just now; water turns a 6
    down."""
    table = (
        Table()
        .plain("b1", "b2")
        .lay("b3", "cross food")
        .put(0, 1, "b1")
        .throw(2)
        .move("step 1 b2", "step 1 b3")
    )
    assert table.legal() == ["spend food 1", "stop"]
    table.move("spend food 1")
    assert table.match.view(0)["left"] == 4
    table = (
        Table().plain("b1", "b2").put(0, 1, "b1").hold(0, "water").throw(6).move("step 1 b2", "spend water 1")
    )
    assert (table.match.view(0)["die"], table.match.view(0)["left"]) == (5, 4)


def test_water_below_what_was_walked() -> None:
    """FA-27: a 6 walked to its end and turned down to 5 leaves nothing, and food then nothing more."""
    table = (
        Table()
        .plain("a1", "b1", "c1", "d1", "d2", "c2")
        .lay("b2", "tee plain", "nes")
        .put(0, 1, "a1")
        .hold(0, "water", "food")
        .throw(6)
    )
    table.move("step 1 b1", "step 1 c1", "step 1 d1", "step 1 d2", "step 1 c2", "step 1 b2", "spend water 1")
    assert table.match.view(0)["left"] == 0
    table.move("spend food 1")
    assert table.waits_for_throw(1)


def test_chocolate() -> None:
    """FA-28: lower than the number thrown, whatever the die shows now, before the first step."""
    table = Table().plain("b2").put(0, 1, "b2").hold(0, "chocolate", "food").throw(3)
    assert table.legal("spend chocolate 1") == ["spend chocolate 1 1", "spend chocolate 1 2"]
    table.move("spend food 1")
    assert table.legal("spend chocolate 1") == ["spend chocolate 1 1", "spend chocolate 1 2"]
    assert "the 3 you threw" in table.refused("spend chocolate 1 5")
    table.move("spend chocolate 1 2")
    assert table.match.view(0)["left"] == 2
    table = Table().hold(0, "chocolate", "water").throw(6).move("spend water 1")
    assert "spend chocolate 1 5" in table.legal()
    table = Table().hold(0, "chocolate", "food").throw(1).move("spend food 1")
    assert "you threw a 1" in table.refused("spend chocolate 1 1")
    assert Table().hold(0, "chocolate").throw(1).legal("spend") == []
    table = Table().plain("b2", "b3").put(0, 1, "b2").hold(0, "chocolate").throw(3).move("step 1 b3")
    assert "FA-28" in table.refused("spend chocolate 1 1")


def test_torch() -> None:
    """FA-29: all face-down neighbours without a wall of the own tile between, in any order, each joined; not
    from outside."""
    table = Table().lay("b2", "tee plain", "nes").plain("b1").put(0, 1, "b2").hold(0, "torch").throw(1)
    assert "outside" in table.refused("spend torch 2")
    table.move("spend torch 1")
    assert {move.split()[1] for move in table.outcomes()} == {"c2", "b3"}
    table.move("tile b3 corner plain")
    assert table.legal() == ["turn b3 ne", "turn b3 nw"]
    table.move("turn b3 ne")
    assert {move.split()[1] for move in table.outcomes()} == {"c2"}
    table.move("tile c2 cross food", "turn c2 nesw")
    assert table.items(0) == []
    assert table.match.view(0)["left"] == 1


def test_a_map_under_the_torch() -> None:
    """FA-18, FA-29: it works at once, also on a tile that the torch is about to turn up, which then need not
    join."""
    table = (
        Table()
        .lay("b2", "tee plain", "nes")
        .plain("b1")
        .put(0, 1, "b2")
        .hold(0, "torch")
        .throw(1)
        .move("spend torch 1")
    )
    table.move("tile b3 cross map", "turn b3 nesw", "map c2", "tile c2 end plain")
    assert len(table.legal()) == 4
    table.move("turn c2 e")
    assert table.legal("step 1") == ["step 1 b1", "step 1 b3"]


def test_scarf() -> None:
    """FA-30: back again for the rest of the move."""
    table = (
        Table()
        .lay("b2", "cross plain")
        .plain("b3")
        .put(0, 1, "b2")
        .hold(0, "scarf")
        .throw(4)
        .move("step 1 b3")
    )
    assert "step 1 b2" not in table.legal()
    table.move("spend scarf 1", "step 1 b2", "step 1 b3")
    assert "step 1 b2" in table.legal()


def test_plan() -> None:
    """FA-31: a secret look at two face-down tiles, which may be swapped and stay face down."""
    table = Table().plain("b2").put(0, 1, "b2").hold(0, "plan").throw(2)
    assert len(table.legal("spend plan 1")) == 47 * 46 // 2
    table.move("spend plan 1 a1 g7", "tile g7 cross food to 0", "tile a1 cross snake to 0", "swap yes")
    tiles = table.match.view(0)["tiles"]
    assert (tiles["a1"]["content"], tiles["g7"]["content"]) == ("food", "snake")
    assert tiles["a1"]["open"] is None
    assert table.match.view(1)["tiles"]["a1"]["content"] is None
    assert table.match.view(-1)["tiles"]["g7"]["content"] is None
    table.plain("a2").put(0, 1, "a2").move("step 1 a1")
    assert table.outcomes() == ["tile a1 cross food"]  # what was seen is what comes to light


def test_plan_with_little_face_down() -> None:
    """FA-31: with one tile left that one, no swap; with none not at all."""
    table = Table().plain("b2", "b3").put(0, 1, "b2").hold(0, "plan").all_face_up("a1")
    table.throw(2)
    assert table.legal("spend plan 1") == ["spend plan 1 a1"]
    table.move("spend plan 1 a1")
    table.move(table.outcomes()[0])
    assert table.legal("swap") == []
    assert table.legal("step")
    table = Table().plain("b2", "b3").put(0, 1, "b2").hold(0, "plan").all_face_up()
    table.throw(2)
    assert "FA-31" in table.refused("spend plan 1 a1 a2")


def test_magic_bottle() -> None:
    """FA-32: through a wall of either tile onto a face-up neighbour, for its point; only where there is a
    wall; not onto wall ruins."""
    table = (
        Table()
        .lay("b2", "straight plain", "ns")
        .lay("b3", "straight plain", "ew")
        .lay("a2", "cross wall-ruins")
        .lay("c2", "cross snake")
    )
    table.plain("b1").put(0, 1, "b2").hold(0, "magic-bottle").throw(3)
    assert table.legal("spend magic-bottle") == ["spend magic-bottle 1 b3", "spend magic-bottle 1 c2"]
    table.move("spend magic-bottle 1 b3")
    assert table.at(0) == "b3"
    assert table.match.view(0)["left"] == 2
    assert table.supply("magic-bottle") == 2
    assert "FA-12" in Table().plain("b2", "b3").put(0, 1, "b2").throw(2).move("step 1 b3").refused(
        "step 1 b2"
    )


def test_magic_bottle_into_the_chamber() -> None:
    """FA-32, FA-16: if the player may enter it; not onto the curse, not without a point."""
    table = Table(3).lay("d3", "straight plain", "ew").put(0, 1, "d3").hold(0, "magic-bottle").throw(2)
    assert table.legal("spend magic-bottle") == []
    table.has_read(0, *FIVE).move("spend magic-bottle 1 d4")
    assert table.match.view(0)["players"][0]["entered"] == 1
    table = (
        Table()
        .lay("b2", "straight plain", "ns")
        .plain("a2", "b1")
        .put(0, 1, "b2")
        .hold(0, "magic-bottle")
        .throw(1)
    )
    table.s.curse = table.square("a2")
    assert table.legal("spend magic-bottle") == []
    table.s.curse = -1
    table.lay("a1", "straight plain", "ns").hold(0, "food").move("step 1 b1")
    assert table.legal("spend magic-bottle") == []
    table.s.die = 2
    assert table.legal("spend magic-bottle") == ["spend magic-bottle 1 a1"]


def test_golden_key() -> None:
    """FA-33: the own tile or a face-up neighbour with nobody on it, a wall does not matter, to any
    orientation."""
    table = (
        Table()
        .lay("b2", "straight plain", "ns")
        .lay("a2", "corner plain", "ne")
        .plain("b1")
        .put(0, 1, "b2")
        .put(1, 1, "b1")
        .hold(0, "golden-key")
        .throw(2)
    )
    assert table.legal("spend golden-key") == ["spend golden-key 1 a2", "spend golden-key 1 b2"]
    table.move("spend golden-key 1 a2")
    assert table.legal() == ["turn a2 es", "turn a2 ne", "turn a2 nw", "turn a2 sw"]
    table.move("turn a2 es")
    assert table.items(0) == []
    assert table.match.view(0)["left"] == 2


def test_papyrus_walks_regardless() -> None:
    """FA-34: walls, obstacles and face-down tiles, nothing collected, never straight back, nor onto the curse
    or into a closed chamber."""
    table = (
        Table()
        .lay("b2", "end plain", "n")
        .lay("b3", "cross abyss")
        .lay("c3", "cross food")
        .put(0, 1, "b2")
        .has_read(0, *FIVE)
    )
    table.hold(0, "papyrus", "torch", "golden-key", "money", "plan", "scarf", "food").throw(4).move(
        "spend papyrus 1"
    )
    assert table.legal("spend") == sorted(
        f"spend {item} {figure}" for item in ("food", "scarf") for figure in (1, 2)
    )
    assert "FA-34" in table.refused("spend plan 1 a1 a2")
    table.move("step 1 b3", "step 1 c3")
    assert table.items(0) == ["food", "torch", "scarf", "golden-key", "money", "plan"]
    assert table.legal("step") == ["step 1 c2", "step 1 c4", "step 1 d3"]
    table.s.curse = table.square("c2")
    assert table.legal("step") == ["step 1 c4", "step 1 d3"]
    table.move("step 1 d3")
    assert table.match.view(0)["tiles"]["d3"]["open"] is None
    assert "does not open" in table.refused("step 1 d4")
    table.s.unsealed = 1
    assert "step 1 d4" in table.legal()


def test_the_last_tile_of_a_papyrus_works() -> None:
    """FA-34: turned up in any orientation, its content takes effect, and nothing more is spent."""
    table = (
        Table()
        .plain("b2")
        .put(0, 1, "b2")
        .hold(0, "papyrus", "scarf")
        .throw(2)
        .move("spend papyrus 1", "step 1 b3", "step 1 b4", "stop", "tile b4 cross food", "turn b4 nesw")
    )
    assert table.items(0) == ["food", "scarf"]
    assert table.waits_for_throw(1)
    table = (
        Table()
        .plain("b2")
        .put(0, 1, "b2")
        .hold(0, "papyrus")
        .throw(1)
        .move("spend papyrus 1", "step 1 b3", "tile b3 end plain")
    )
    assert len(table.legal()) == 4
    table = (
        Table()
        .plain("b2")
        .put(0, 1, "b2")
        .hold(0, "papyrus")
        .throw(1)
        .move("spend papyrus 1", "step 1 b3", "tile b3 cross snake", "turn b3 nesw")
    )
    assert table.at(0) is None
    table = (
        Table()
        .plain("b2")
        .put(0, 1, "b2")
        .hold(0, "papyrus")
        .throw(1)
        .move("spend papyrus 1", "step 1 b3", "tile b3 cross map", "turn b3 nesw")
    )
    assert table.legal("map a1")
    table = (
        Table()
        .plain("b2")
        .put(0, 1, "b2")
        .hold(0, "papyrus")
        .throw(1)
        .move("spend papyrus 1", "step 1 b3", "tile b3 cross abyss", "turn b3 nesw")
    )
    assert table.at(0) == "b3"  # the figure stands on it


def test_a_shrine_or_the_coffer_as_the_last_tile_of_a_papyrus() -> None:
    """FA-34, FA-21, FA-22: it works once, and the move is over."""
    table = (
        Table()
        .plain("b2", "f6")
        .lay("b3", "cross dark-shrine")
        .put(0, 1, "b2")
        .hold(0, "papyrus", "food")
        .throw(1)
    )
    table.move("spend papyrus 1", "step 1 b3", "stop", "curse f6")
    assert table.waits_for_throw(1)
    table = Table().plain("b2").lay("b3", "cross coffer").put(0, 1, "b2").hold(0, "papyrus", "food").throw(1)
    table.move("spend papyrus 1", "step 1 b3", "stop", "take torch")
    assert table.waits_for_throw(1)


def test_the_last_point_of_a_papyrus() -> None:
    """FA-34, FA-13: not onto a face-up tile of FA-26; nobody is forced onto one that kills; stuck, the tile
    under the figure works."""
    table = (
        Table(figures=1)
        .lay("a2", "cross food")
        .lay("a1", "cross abyss")
        .lay("a3", "cross snake")
        .lay("b2", "cross wall-ruins")
        .plain("b1")
    )
    table.put(0, 1, "b1").hold(0, "papyrus").throw(3).move("spend papyrus 1")
    assert "step 1 a1" in table.legal()
    table.move("step 1 a1", "step 1 a2")
    assert table.items(0) == []
    assert table.legal() == ["step 1 a3", "stop"]
    table.move("stop")
    assert table.items(0) == ["food"]
    assert table.waits_for_throw(1)


def test_papyrus_and_the_die() -> None:
    """FA-34, FA-27: food on the way lengthens it; water that uses the points up ends it."""
    table = (
        Table()
        .plain("b2")
        .put(0, 1, "b2")
        .hold(0, "papyrus", "food")
        .throw(2)
        .move("spend papyrus 1", "step 1 b3", "spend food 1")
    )
    assert table.match.view(0)["left"] == 5
    walk = ["step 1 a3", "step 1 a4", "step 1 a5", "step 1 a6"]
    table = (
        Table()
        .plain("b2")
        .put(0, 1, "b2")
        .hold(0, "papyrus", "water")
        .throw(6)
        .move("spend papyrus 1", "step 1 b3", *walk, "spend water 1")
    )
    assert table.outcomes()[0].startswith("tile a6")


@pytest.mark.parametrize("item", ["food", "water", "scarf"])
def test_papyrus_with_no_point_left(item: str) -> None:
    """FA-34: food, water or a scarf may be spent; if so, stop is a step, and only then the last tile
    works."""
    table = (
        Table()
        .plain("b2")
        .put(0, 1, "b2")
        .hold(0, "papyrus", "torch", item)
        .throw(1)
        .move("spend papyrus 1", "step 1 b3")
    )
    assert table.match.view(0)["left"] == 0
    assert table.legal() == [f"spend {item} 1", "stop"]
    assert "then the tile under you works" in str(table.match.view(0)["status"])
    assert table.match.view(0)["tiles"]["b3"]["open"] is None
    stopped = (
        Table()
        .plain("b2")
        .put(0, 1, "b2")
        .hold(0, "papyrus", "torch", item)
        .throw(1)
        .move("spend papyrus 1", "step 1 b3", "stop")
    )
    stopped.move("tile b3 cross money", "turn b3 nesw")
    assert "money" in stopped.items(0)
    assert stopped.waits_for_throw(1)
    table.move(f"spend {item} 1")
    if item == "scarf":  # nothing is left to decide
        assert table.outcomes()[0].startswith("tile b3")
        return
    assert "step 1 b2" not in table.legal()
    table.move("step 1 b4")
    assert table.match.view(0)["tiles"]["b3"]["open"] is None
    assert table.match.view(0)["left"] == (4 if item == "food" else 3)


def test_a_papyrus_spent_with_no_point_left() -> None:
    """FA-34: it does not end the move by itself; spent without a step it makes no tile work again."""
    table = (
        Table()
        .plain("b2")
        .lay("b3", "cross food")
        .put(0, 1, "b2")
        .hold(0, "papyrus")
        .throw(1)
        .move("step 1 b3", "spend papyrus 1")
    )
    assert table.legal() == ["spend food 1", "stop"]
    walked = table.match.copy()
    table.move("stop")
    assert table.items(0) == ["food"]
    assert table.waits_for_throw(1)
    walked.push("spend food 1", 0)
    assert "step 1 b4" in walked.legal(0)
    table = Table().plain("b2").lay("b3", "cross dark-shrine").put(0, 1, "b2").hold(0, "papyrus").throw(1)
    table.move("step 1 b3", "curse b2", "spend papyrus 1")
    assert table.waits_for_throw(1)
    table = Table().plain("b2").lay("b3", "cross coffer").put(0, 1, "b2").hold(0, "papyrus", "food").throw(1)
    table.move("step 1 b3", "take torch", "spend papyrus 1", "spend food 1")
    assert table.legal("take") == []
    assert table.legal("step")


def test_papyrus_from_outside_and_no_tunnel() -> None:
    """FA-34: it may be spent before entering; tunnels do not work under it."""
    table = Table().hold(0, "papyrus").throw(2).move("spend papyrus 1", "enter 1 d1")
    assert table.match.view(0)["tiles"]["d1"]["open"] is None
    assert table.legal("step") == ["step 1 c1", "step 1 d2", "step 1 e1"]
    table = (
        Table()
        .lay("a1", "cross secret-tunnel")
        .lay("g7", "cross secret-tunnel")
        .put(0, 1, "a1")
        .hold(0, "papyrus")
        .throw(2)
        .move("spend papyrus 1")
    )
    assert "step 1 g7" not in table.legal()


def test_scarf_under_a_papyrus() -> None:
    """FA-34, FA-30"""
    table = (
        Table()
        .plain("b2")
        .put(0, 1, "b2")
        .hold(0, "papyrus", "scarf")
        .throw(3)
        .move("spend papyrus 1", "step 1 b3")
    )
    assert "step 1 b2" not in table.legal()
    assert "step 1 b2" in table.move("spend scarf 1").legal()


def test_attack_after_a_papyrus() -> None:
    """FA-15, FA-34"""
    table = (
        Table()
        .plain("b2", "c3")
        .put(0, 1, "b2")
        .put(1, 1, "c3")
        .hold(0, "papyrus")
        .throw(2)
        .move("spend papyrus 1", "step 1 b3", "step 1 c3")
    )
    assert table.legal() == ["attack 1 1 nothing", "attack none"]


def test_money() -> None:
    """FA-35: an ordinary item that the player lacks, with a face-up stack that is not empty; never magic,
    never money."""
    table = (
        Table()
        .lay("a1", "cross food")
        .lay("a2", "cross magic-bottle")
        .lay("a3", "cross money")
        .lay("a5", "cross scarf")
        .lay("a6", "cross torch")
    )
    table.hold(0, "money", "scarf").throw(2)
    assert table.legal("spend money 1") == ["spend money 1 food", "spend money 1 torch"]
    table.s.supply[ITEMS.index("food")] = 0
    assert table.legal("spend money 1") == ["spend money 1 torch"]
    assert "FA-35" in table.refused("spend money 1 magic-bottle")
    table.move("spend money 1 torch")
    assert table.items(0) == ["torch", "scarf"]
    assert (table.supply("money"), table.supply("torch")) == (2, 1)


def test_first_aid_is_never_spent() -> None:
    """FA-36"""
    table = Table().plain("b2").put(0, 1, "b2").hold(0, "first-aid-kit").throw(2)
    assert table.legal("spend") == []
    assert np.count_nonzero(table.s.items) == 1

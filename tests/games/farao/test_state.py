"""Conservation, the size of a state, and that nothing hidden shows."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np

from mastaba.bots.players import Greedy, Random
from mastaba.core.layout import copy_into
from mastaba.games.farao import HOUSE_RULES
from mastaba.games.farao.material import ITEMS
from mastaba.match.match import Match
from mastaba.match.registry import game
from tests.games.farao.scripted import Table
from tests.ways import Positions, Way, observed

BIG = (("pyramid", "big"),)


def test_a_state_is_small() -> None:
    assert game("farao").engine.state.itemsize < 512


def test_every_tile_is_somewhere_and_nowhere_twice() -> None:
    """FA-2"""
    for variant in ((), BIG):
        for match, _ in Positions(Way("farao", 3, variant), "conserved"):
            s = match.state
            laid = [int(kind) for kind in s.kind if kind >= 0]
            for kind in range(len(match.deck.kinds)):
                assert laid.count(kind) + int(s.bag[kind]) == int(match.tables[0].tiles[int(s.big), kind])
            assert all(
                s.kind[square] >= 0
                for square in range(81)
                if s.open[square] and square != (40 if variant else 24)
            )


def test_every_token_is_somewhere() -> None:
    """FA-6, FA-22: in the supply, with a player or in the coffer."""
    for match, _ in Positions(Way("farao", 4, BIG), "tokens"):
        s = match.state
        for k, item in enumerate(ITEMS):
            held = sum(int(s.items[seat]) >> k & 1 for seat in range(4)) + (int(s.coffer) >> k & 1)
            assert int(s.supply[k]) + held == (2 if item in ("magic-bottle", "golden-key", "papyrus") else 4)


def test_nobody_stands_where_nobody_may() -> None:
    """FA-16, FA-21, FA-9: not in the chamber, not on the curse, also not where it lies on an entrance; nobody
    on a face-down tile but by FA-34."""
    on_an_entrance = 0
    for number in range(3):
        for match, _ in Positions(Way("farao", 4, BIG), f"stand{number}"):
            s = match.state
            standing = {int(square) for square in s.at.ravel() if square >= 0}
            assert 40 not in standing
            assert int(s.curse) not in standing
            on_an_entrance += int(s.curse) in (4, 36, 44, 76)
            if not s.papyrus:
                assert all(s.open[square] for square in standing)
    assert on_an_entrance


# --- nothing hidden shows ---


def all_that_is_seen(match: Match, seat: int) -> tuple[Any, ...]:
    legal = match.legal(seat) if seat in match.to_act else []
    return observed(match, match.states, seat), match.view(seat), legal, match.record(seat)


def looked(first: str, second: str, answer: str) -> Table:
    """Seat 0 has looked at a1 and g7 and answered."""
    table = Table(3).plain("b2", "b3", "a2").put(0, 1, "b2").put(1, 1, "a2").hold(0, "plan").throw(1)
    table.move("spend plan 1 a1 g7", f"tile a1 {first} to 0", f"tile g7 {second} to 0")
    return table.move(answer) if answer else table


def test_a_look_is_secret() -> None:
    """FA-31: whatever the player sees, the others and spectators see, may do and may look up the same; the
    player does not."""
    ways = [("cross food", "cross snake"), ("cross snake", "cross food"), ("end plain", "tee plain")]
    for answer in ("", "swap yes", "swap no"):
        tables = [looked(*way, answer) for way in ways]
        for seat in (1, 2, -1):
            assert all(
                all_that_is_seen(table.match, seat) == all_that_is_seen(tables[0].match, seat)
                for table in tables
            )
        assert len({observed(table.match, table.match.states, 0) for table in tables}) == 3
        assert [step["do"] for step in tables[0].match.record(0)["steps"]].count("tile") == 2
        assert [step["do"] for step in tables[0].match.record(1)["steps"]].count("tile") == 0
        assert [step["do"] for step in tables[0].match.record(-1)["steps"]].count("tile") == 0


def test_after_a_swap_the_knowledge_goes_along() -> None:
    """FA-31: each tile is still known to those alone who have seen it."""
    table = looked("cross food", "cross snake", "swap no")
    table.move("step 1 b3").throw(1)
    table.hold(1, "plan").move(
        "spend plan 1 a1 f6", "tile a1 cross food to 1", "tile f6 cross money to 1", "swap yes"
    )
    seen = {
        seat: {
            name: tile["content"]
            for name, tile in table.match.view(seat)["tiles"].items()
            if tile["content"] and not tile["open"]
        }
        for seat in (0, 1, 2)
    }
    assert seen == {0: {"f6": "food", "g7": "snake"}, 1: {"a1": "money", "f6": "food"}, 2: {}}
    assert table.match.view(2)["tiles"]["f6"]["seen_by"] == [0, 1]
    assert table.match.view(2)["tiles"]["a1"]["seen_by"] == [1]


def test_a_known_tile_is_told_again() -> None:
    """FA-31: at every look, also at a tile seen before; and to all when it is turned up."""
    table = looked("cross food", "cross snake", "swap no")
    table.move("step 1 b3").throw(2).hold(1, "plan").move("spend plan 1 a1 f6")
    assert [move for move in table.outcomes() if move.startswith("tile a1")] == ["tile a1 cross food to 1"]
    table.move("tile a1 cross food to 1", "tile f6 cross money to 1", "swap no", "step 1 a1")
    assert table.outcomes() == ["tile a1 cross food"]
    table.move("tile a1 cross food", "turn a1 nesw")
    assert table.match.view(2)["tiles"]["a1"]["content"] == "food"
    assert "seen_by" not in table.match.view(2)["tiles"]["a1"]


def test_hidden_tiles_may_be_exchanged_unnoticed() -> None:
    """Two tiles that a seat has not seen, exchanged at any moment of real games, change nothing that it
    sees."""
    exchanged = 0
    for number in range(6):
        for match, _ in Positions(Way("farao", 3, BIG), f"leak{number}"):
            s = match.state
            hidden = [
                square
                for square in range(81)
                if s.open[square] == 0 and s.kind[square] >= 0 and square != s.turning
            ]
            for seat in (0, 1, 2, -1):
                unseen = [square for square in hidden if seat < 0 or not int(s.knows[square]) >> seat & 1]
                if len(unseen) < 2:
                    continue
                twin = match.copy()
                one, other = unseen[:2]
                twin.state.kind[one], twin.state.kind[other] = int(s.kind[other]), int(s.kind[one])
                assert observed(twin, twin.states, seat) == observed(match, match.states, seat)
                assert twin.view(seat) == match.view(seat)
                exchanged += 1
    assert exchanged > 20


def test_redealing_draws_from_what_the_seat_has_not_seen() -> None:
    """FA-31: a tile that another has looked at is any of those unseen by this seat; in the long run, all of
    them."""
    table = looked("cross food", "cross snake", "swap no")
    engine, match = table.match.game.engine, table.match
    rolled = np.array([1, 2, 3, 4], np.int64)
    drawn = set()
    for _ in range(300):
        o = match.observation(1)
        again = o.copy()
        copy_into(again, o)
        engine.redeal_in(match.tables, again, 0, 1, rolled)
        drawn.add(int(again[0].kind[table.square("a1")]))
        assert int(again[0].kind[table.square("f6")]) == -1
    assert len(drawn) > 30


# --- the rest ---


def test_the_house_rules_are_those_marked_so() -> None:
    """The list that the page shows is the list of rules marked **house**."""
    text = (Path(__file__).parents[3] / "docs" / "rules" / "farao.md").read_text("utf-8")
    rules = re.split(r"^- (FA-\d+[a-z]?) ", text, flags=re.MULTILINE)[1:]
    assert (
        tuple(
            name
            for name, words in zip(rules[::2], rules[1::2], strict=True)
            if "**house**" in words.split("\n## ")[0]
        )
        == HOUSE_RULES
    )


def test_reconstructed_rules_are_called_so() -> None:
    """FA-9 is ours and said to be; FA-12 is the rulebook's."""
    assert "reconstructed rule" in Table().throw(1).refused("enter 1 a1")
    assert "reconstructed" not in Table().plain("b2", "b3").put(0, 1, "b2").throw(2).move(
        "step 1 b3"
    ).refused("step 1 b2")


def test_greedy_beats_random_and_needs_no_hundred_rounds() -> None:
    """FA-17a is for those who lose their way."""
    won = 0
    for number in range(20):
        match = Match(
            "farao", ["A", "B"], seed=f"greedy{number}", variant={"pyramid": ("small", "big")[number % 2]}
        )
        seat = number // 2 % 2
        players: list[Any] = [Random(str(number)), Random(str(number))]
        players[seat] = Greedy(str(number))
        match.play(players)
        won += match.ranks()[seat] == 1
        assert int(match.state.rounds) < 100
    assert won >= 18

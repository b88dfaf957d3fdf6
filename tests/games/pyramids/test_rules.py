"""The rules of Pyramids, one by one."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from mastaba.games.patterns.shapes import PATTERNS
from mastaba.match.match import IllegalMove, Match
from mastaba.match.registry import about
from tests.games.pyramids.scripted import Table
from tests.ways import Way, random_game

GAME = "silver-and-gold-pyramids"


def refuses(table: Table, seat: int, move: str, rule: str) -> None:
    """The move is refused, and the reason names the rule."""
    with pytest.raises(IllegalMove, match=rf"\b{rule}\b"):
        table.move(seat, move)


# --- Material and setup ---


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_for_two_to_four(seats: int) -> None:
    """PY-1"""
    with pytest.raises(ValueError, match="2 to 4 players"):
        Match(GAME, ["x"] * seats)


def test_eight_expedition_cards() -> None:
    """PY-3: two patterns come twice, and the odds say so."""
    table = Table(("8", "11"), ("9", "12"))
    assert table.chance_moves() == [f"reveal {name}" for name in PATTERNS]
    out, weights = table.match.game.engine.buffers()
    table.match.game.engine.odds_in(table.match.tables, table.match.states, 0, out, weights)
    assert weights[:6].tolist() == [1, 2, 2, 1, 1, 1]


def test_an_empty_score_card() -> None:
    """PY-4: what there is to be filled, and nothing is at the beginning."""
    table = Table(("8", "11"), ("9", "12"))
    sheet = table.seen(0)
    assert (sheet["gems"], sheet["torches"], sheet["skulls"], sheet["sum"]) == (
        {"red": 0, "green": 0},
        [],
        0,
        0,
    )
    assert sheet["pyramid_points"] == {"green": [], "orange": [], "purple": []}
    assert table.match.view(0)["pyramid_points"] == {
        colour: [10, 6, 3] for colour in ("green", "orange", "purple")
    }


def test_the_deal() -> None:
    """PY-5: four each, two kept and face up, the other two back in the deck; then the display of four."""
    match = Match(GAME, ["A", "B", "C"], seed="deal")
    dealt = [step for step in match.log if step["do"] == "deal"]
    assert [step["to"] for step in dealt] == [0] * 4 + [1] * 4 + [2] * 4
    hand = [step["card"] for step in dealt if step["to"] == 1]
    pairs = {frozenset(move.split()[1:]) for move in match.legal(1)}
    assert pairs == {frozenset(pair) for pair in combinations(hand, 2)}
    with pytest.raises(IllegalMove, match="PY-5"):
        match.push(f"keep {hand[0]} {hand[0]}", 1)
    match.push(f"keep {hand[2]} {hand[0]}", 1)
    with pytest.raises(IllegalMove, match="PY-5"):
        match.push(f"keep {hand[1]} {hand[3]}", 1)
    assert {int(card) for card in match.state.cards[1]} == {
        match.deck.place[hand[0]],
        match.deck.place[hand[2]],
    }
    back = int(match.state.bag)
    assert all(back >> match.deck.place[name] & 1 for name in (hand[1], hand[3]))
    for seat in (0, 2):
        match.push(match.legal(seat)[0], seat)
    assert [step["do"] for step in match.log[-5:]] == ["turn-up"] * 4 + ["reveal"]
    assert len(set(match.view(0)["display"])) == 4
    assert match.view(0)["deck"] == 48 - 6 - 4


def test_the_hand_is_private() -> None:
    """PY-5: neither the hand, nor what was kept of it, nor that a card has left the deck shows to another
    before all have chosen; what went back never does."""
    match = Match(GAME, ["A", "B"], seed="private")
    hand = [step["card"] for step in match.log if step["do"] == "deal" and step["to"] == 1]
    kept = match.legal(1)[0].split()[1:]
    match.push(match.legal(1)[0], 1)
    view = match.view(0)
    assert view["players"][1]["hand"] == []
    assert view["players"][1]["cards"] == [None, None]
    assert [(step["do"], step["to"]) for step in match.record(0)["steps"]] == [("deal", 0)] * 4
    assert match.record(-1)["steps"] == []
    match.push(match.legal(0)[0], 0)
    assert {card["id"] for card in match.view(0)["players"][1]["cards"]} == set(kept)
    for watcher, dealt in ((0, set(kept)), (1, set(hand)), (-1, set(kept))):
        assert {
            step["card"]
            for step in match.record(watcher)["steps"]
            if step["do"] == "deal" and step["to"] == 1
        } == dealt


# --- Actions 1 and 2 ---


def test_one_pattern_for_all() -> None:
    """PY-6"""
    table = Table(("8", "11"), ("9", "12"))
    table.chance("reveal I2")
    for seat in (0, 1):
        assert table.match.view(seat)["pattern"] == "I2"
    assert table.match.to_act == [0, 1]


def test_used_expedition_cards_lie_open() -> None:
    """PY-6: unless the table chooses otherwise; in Silver & Gold they are hidden (SG-16)."""
    assert [about(name).variant({}) for name in ("silver-and-gold", GAME)] == [
        {"show_pile": False},
        {"show_pile": True},
    ]
    table = Table(("8", "11"), ("9", "12"))
    table.turn("I2", "cross 8 a1", "cross 9 a1")
    table.chance("reveal O4")
    for seat in (0, 1, -1):
        assert table.match.view(seat)["pile"] == ["I2", "O4"]
        assert "reveal I2" in str(table.match.record(seat)["steps"])
    assert table.match.observation(0)[0].expeditions.tolist() == [0, 2, 2, 1, 1, 0]


def test_used_expedition_cards_of_a_closed_pile_are_memory() -> None:
    """PY-6: where the table closes the pile only the open expedition card is seen."""
    tables = [Table(("8", "11"), ("9", "12"), show_pile=False) for _ in range(2)]
    for pattern, table in zip(("I2", "T4"), tables, strict=True):
        table.turn(pattern, "cross 8 a1", "cross 9 a1")
        table.chance("reveal O4")
    one, other = (table.match for table in tables)
    assert one.observation(0).tobytes() == other.observation(0).tobytes()
    assert one.view(0) == other.view(0)
    assert one.record(0) == other.record(0)
    assert "I2" not in str(one.record(0)["steps"])
    assert one.view(0)["pile"] is None


@pytest.mark.parametrize("pattern", PATTERNS)
def test_any_card_but_the_open_one_may_come_next(pattern: str) -> None:
    """PY-6: as far as a seat can see with a closed pile, seven cards lie face down, whatever the round has
    used."""
    table = Table(("8", "11"), ("9", "12"), show_pile=False)
    table.turn("I3" if pattern != "I3" else "V3", "cross 8 a1", "cross 9 a1")
    table.chance(f"reveal {pattern}")
    seen = table.match.observation(0)[0].expeditions.tolist()
    full = {"I2": 1, "I3": 2, "V3": 2, "T4": 1, "L4": 1, "O4": 1}
    assert seen == [number - (name == pattern) for name, number in full.items()]


def test_the_whole_pattern_on_one_card() -> None:
    """PY-7: turned and mirrored as one likes, on free boxes of one card, never changed or cut short."""
    table = Table(("8", "20"), ("9", "12"))
    table.crossed(0, "8", ("a1", "b1", "c1", "d1", "e1"))
    table.chance("reveal L4")
    assert (
        len(table.patterns(0, "8")) == 4 * 4 + 4 * 3
    )  # four ways to stand, each in four places below row 1, and four to lie, each in three
    refuses(table, 0, "cross 8 a2 b2 c2", "PY-7")
    refuses(table, 0, "cross 8 a2 b2 c2 d2", "PY-7")
    refuses(table, 0, "cross 9 a1", "PY-7")
    table.move(0, "cross 8 a2 a3 a4 b4")
    assert table.on(0, "8") == ["a1", "a2", "a3", "a4", "b1", "b4", "c1", "d1", "e1"]
    assert table.on(0, "20") == []
    assert table.match.log[-1]["as"] == "pattern"


@pytest.mark.parametrize(
    ("pattern", "fits"),
    [("I2", ["a1 a2"]), ("I3", ["a1 a2 a3"]), ("V3", []), ("T4", []), ("L4", []), ("O4", [])],
)
def test_never_on_a_wall(pattern: str, fits: list[str]) -> None:
    """PY-7: on card 20 walls leave a single way down from the entrance."""
    table = Table(("20", "11"), ("9", "12"))
    table.chance(f"reveal {pattern}")
    assert table.patterns(0, "20") == fits
    refuses(table, 0, "cross 20 b1", "PY-7")
    refuses(table, 0, "cross 20 a1 b1", "PY-7")


def test_a_box_is_crossed_off_once() -> None:
    """PY-7"""
    table = Table(("8", "11"), ("9", "12"))
    table.turn("I2", "cross 8 a1 b1", "cross 9 a1")
    table.chance("reveal I3")
    refuses(table, 0, "cross 8 a1 b1 c1", "PY-7")
    refuses(table, 0, "cross 8 b1", "PY-7")
    assert "c1 d1 e1" in table.patterns(0, "8")
    assert "b1 c1 d1" not in table.patterns(0, "8")


def test_nobody_waits() -> None:
    """PY-7: any seat may cross off first, and what it does shows when all are done."""
    table = Table(("8", "11"), ("21", "23"))
    table.chance("reveal V3")
    table.move(1, "cross 21 a1 a2 b1")
    seen = table.seen(1, watcher=0)
    assert (seen["cards"][0], seen["gems"], seen["sum"]) == (
        {"id": "21", "crossed": []},
        {"red": 0, "green": 0},
        0,
    )
    assert table.seen(1)["gems"] == {"red": 1, "green": 1}
    assert [step["do"] for step in table.match.record(0)["steps"]][-1] == "reveal"
    refuses(table, 1, "cross 21 c1", "PY-7")
    table.move(0, "cross 8 a1")
    assert table.seen(1, watcher=0)["gems"] == {"red": 1, "green": 1}


def test_what_was_there_before_is_seen_by_all() -> None:
    """PY-7: while others still cross off, a player's boxes, gems, torches and skulls of the turns before stay
    in sight."""
    table = Table(("8", "11"), ("21", "12"))
    table.turn("V3", "cross 8 a1", "cross 21 a1 a2 b1")
    table.s.torches[1], table.s.skulls[1] = 0b1, 3
    before = table.seen(1)
    table.chance("reveal I2")
    for watcher in (0, -1):
        assert table.seen(1, watcher) == before
    table.move(1, "cross 21 c1 c2")
    for watcher in (0, -1):
        assert table.seen(1, watcher) == before
    assert before["gems"] == {"red": 1, "green": 1}


def test_a_card_completed_in_this_turn_is_not_seen_yet() -> None:
    """PY-7, PY-18: nor does it show which of two was completed first."""
    table = Table(("8", "11"), ("9", "12"))
    table.near(1, "9")
    table.chance("reveal I2")
    before = table.match.observation(0).tobytes()
    table.move(1, "cross 9 a5")
    assert table.match.observation(0).tobytes() == before


def test_an_empty_card_begins_at_its_entrance() -> None:
    """PY-8: the pattern covers it, with any of its boxes."""
    table = Table(("8", "11"), ("9", "12"))
    table.chance("reveal V3")
    assert table.patterns(0, "8") == ["a1 a2 b1", "a1 a2 b2", "a1 b1 b2"]
    refuses(table, 0, "cross 8 a2 b1 b2", "PY-8")
    refuses(table, 0, "cross 8 a2 a3 b2", "PY-8")


def test_a_started_card_goes_on_where_it_was() -> None:
    """PY-8: one box touches, side to side, a box crossed off before; at a corner is not enough."""
    table = Table(("8", "11"), ("9", "12"))
    table.crossed(0, "8", ("a1", "b1"))
    table.chance("reveal I2")
    assert table.patterns(0, "8") == ["a2 a3", "a2 b2", "b2 b3", "b2 c2", "c1 c2", "c1 d1"]
    refuses(table, 0, "cross 8 c2 d2", "PY-8")
    refuses(table, 0, "cross 8 d1 e1", "PY-8")
    assert table.patterns(0, "11") == [
        "a1 a2",
        "a1 b1",
    ]  # what is crossed off on the one card does not open the other


def test_the_way_does_not_run_round_the_edge() -> None:
    """PY-8, PY-9: the last box of a row does not touch the first one of the next."""
    table = Table(("8", "11"), ("9", "12"))
    table.crossed(0, "8", ("a1", "b1", "c1", "d1", "e1", "e2", "e3"))
    table.chance("reveal I2")
    assert table.singles(0, "8") == {"a2", "b2", "c2", "d2", "d3", "e4"}
    assert "a4 b4" not in table.patterns(0, "8")
    assert "a3 b3" not in table.patterns(0, "8")


def test_a_single_box_instead() -> None:
    """PY-9: on either card, also when the pattern fits: the entrance of an empty card, or a box that touches
    the way."""
    table = Table(("8", "11"), ("9", "12"))
    table.crossed(0, "8", ("a1", "b1"))
    table.chance("reveal I2")
    assert table.singles(0, "8") == {"a2", "b2", "c1"}
    assert table.singles(0, "11") == {"a1"}
    refuses(table, 0, "cross 8 c2", "PY-9")
    refuses(table, 0, "cross 11 b1", "PY-9")
    table.move(0, "cross 11 a1")
    assert table.match.log[-1]["as"] == "one"
    assert 0 not in table.match.to_act


def test_a_single_box_may_be_the_tomb() -> None:
    """PY-9"""
    table = Table(("8", "11"), ("9", "12"))
    table.near(0, "8")
    table.turn("O4", "cross 8 a5", "cross 9 a1")
    assert table.seen(0)["completed"] == ["8"]


def test_one_of_the_two_must_be_done() -> None:
    """PY-10: only a player without a card, or without a legal box, passes; and they may do nothing
    else."""
    table = Table(("8", "11"), ("9", "12"))
    table.s.cards[1] = -1
    table.chance("reveal I2")
    refuses(table, 0, "pass", "PY-10")
    refuses(table, 1, "cross 9 a1", "PY-10")
    assert table.match.legal(1) == ["pass"]
    table.move(1, "pass")
    refuses(table, 1, "pass", "PY-7")
    table.move(0, "cross 8 a1")
    assert [step["do"] for step in table.match.log[-2:]] == ["pass", "cross"]


def test_a_red_cross_gives_one_more_box() -> None:
    """PY-11: at once, on either card, under the touching rule; a pattern over two of them gives two, one at a
    time."""
    table = Table(("24", "8"), ("9", "12"))
    table.crossed(0, "24", ("a1", "b1", "a2"))
    table.chance("reveal I2")
    table.move(0, "cross 24 c1 c2")
    assert table.seen(0)["owed"] == 2
    assert table.match.to_act == [0, 1]
    refuses(table, 0, "cross 8 a1 a2", "PY-11")
    refuses(table, 0, "pass", "PY-11")
    refuses(table, 0, "cross 24 e1", "PY-9")
    assert table.singles(0, "24") == {"a3", "b2", "c3", "d1", "d2"}
    assert table.singles(0, "8") == {"a1"}
    table.move(0, "cross 8 a1", "cross 8 b1")
    assert table.match.log[-1]["as"] == "extra"
    assert table.seen(0)["owed"] == 0
    assert table.match.to_act == [1]


def test_a_red_cross_behind_a_red_cross() -> None:
    """PY-11: chains, and boxes crossed off by it have icons too."""
    table = Table(("24", "21"), ("9", "12"))
    table.chance("reveal O4")
    table.move(0, "cross 24 a1")
    assert 0 not in table.match.to_act
    table.move(1, "cross 9 a1")
    table.chance("reveal T4")
    table.move(0, "cross 24 b1", "cross 24 c1", "cross 24 c2", "cross 24 b2")
    assert table.seen(0)["owed"] == 1
    table.crossed(0, "21", ("a1",))
    table.move(0, "cross 21 b1")
    assert (table.seen(0)["owed"], table.seen(0)["gems"]["red"]) == (0, 1)
    assert table.match.to_act == [1]


def test_a_red_cross_without_a_box_is_forfeited() -> None:
    """PY-11, PY-12: the card is complete and the player has no other."""
    table = Table(("26", "8"), ("9", "12"))
    table.crossed(0, "26", ("a1", "a2", "a3"))
    table.s.cards[0, 1] = -1
    table.chance("reveal I2")
    table.move(0, "cross 26 a4 a5")
    assert table.seen(0)["owed"] == 0
    assert table.match.to_act == [1]


def test_nothing_more_on_a_complete_card() -> None:
    """PY-12: not by a red cross of the pattern that crossed off the tomb; the other card takes the box."""
    table = Table(("28", "8"), ("9", "12"))
    table.crossed(0, "28", ("a1", "a2", "a3"))
    table.chance("reveal I2")
    table.move(0, "cross 28 a4 a5")
    assert table.singles(0, "28") == set()
    assert table.singles(0, "8") == {"a1"}
    refuses(table, 0, "cross 28 b5", "PY-12")
    table.move(0, "cross 8 a1")
    table.move(1, "cross 9 a1")
    assert table.seen(0)["completed"] == ["28"]


def test_both_cards_complete_and_a_red_cross_left() -> None:
    """PY-11, PY-12: forfeited, although boxes are free on both."""
    table = Table(("28", "24"), ("9", "12"))
    table.crossed(0, "28", ("a1", "a2", "a3"))
    table.crossed(0, "24", ("a1", "b1", "b2", "b3", "b4", "a4"))
    table.chance("reveal I2")
    table.move(0, "cross 28 a4 a5", "cross 24 a5")
    assert table.match.to_act == [1]
    table.move(1, "cross 9 a1")
    assert table.seen(0)["completed"] == ["28", "24"]


def test_boxes_beyond_the_tomb() -> None:
    """PY-12: the pattern that crosses off the tomb may go on, and all its icons count."""
    table = Table(("25", "8"), ("9", "12"))
    table.crossed(0, "25", ("a1", "a2", "a3", "a4", "b4"))
    table.chance("reveal I3")
    table.move(0, "cross 25 b5 c5 d5")
    assert table.seen(0)["gems"] == {"red": 1, "green": 1}
    table.move(1, "cross 9 a1")
    assert table.seen(0)["completed"] == ["25"]
    other = Table(("25", "8"), ("9", "12"))
    other.crossed(0, "25", ("a1", "a2", "a3", "a4", "b4", "c4"))
    other.chance("reveal I3")
    other.move(0, "cross 25 c5 d5 e5")
    assert (other.seen(0)["owed"], other.singles(0, "25")) == (1, set())


def test_gems() -> None:
    """PY-4, PY-13: each fills one of its colour; after ten of a colour further ones do not count."""
    table = Table(("21", "8"), ("9", "12"))
    table.turn("V3", "cross 21 a1 a2 b1", "cross 9 a1")
    table.turn("O4", "cross 21 b2 b3 c2 c3", "cross 9 b1")
    assert table.seen(0)["gems"] == {"red": 3, "green": 3}
    table.s.gems[0] = (9, 10)
    table.turn("T4", "cross 21 c1 d1 d2 e1", "cross 9 c1")
    assert table.seen(0)["gems"] == {"red": 10, "green": 10}


def test_torches() -> None:
    """PY-4, PY-14: one per round, the one of the current round."""
    table = Table(("23", "8"), ("9", "12"))
    table.turn("L4", "cross 23 a1 b1 c1 c2", "cross 9 a1")
    assert table.seen(0)["torches"] == [1]
    table.turn("I2", "cross 23 d1 e1", "cross 9 b1")
    assert table.seen(0)["torches"] == [1]
    for turn, round_ in ((7, 1), (8, 2), (14, 2), (15, 3), (21, 3), (22, 4), (28, 4)):
        later = Table(("23", "8"), ("9", "12"))
        later.s.turn = turn
        later.turn("I2", "cross 23 a1 b1", "cross 9 a1")
        assert later.seen(0)["torches"] == [round_]


def test_a_torch_of_a_past_round_is_lost() -> None:
    """PY-14: two torches in the second round do not fill the first one's box."""
    table = Table(("23", "8"), ("9", "12"))
    table.s.turn = 8
    table.turn("L4", "cross 23 a1 b1 c1 c2", "cross 9 a1")
    assert table.seen(0)["torches"] == [2]
    assert table.seen(0)["lines"]["torches"] == 5


def test_skulls() -> None:
    """PY-4, PY-15: the next one, up to ten."""
    table = Table(("22", "8"), ("9", "12"))
    table.turn("T4", "cross 22 a1", "cross 9 a1")
    table.turn("O4", "cross 22 b1 b2 c1 c2", "cross 9 b1")
    assert (table.seen(0)["skulls"], table.seen(0)["lines"]["skulls"]) == (4, -4)
    table.s.skulls[0] = 9
    table.turn("I2", "cross 22 d1 d2", "cross 9 c1")
    assert (table.seen(0)["skulls"], table.seen(0)["lines"]["skulls"]) == (10, -10)


@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 0), (3, 1), (10, 8)])
def test_a_potion_wipes_off_the_two_worst_skulls(before: int, after: int) -> None:
    """PY-16: one or none if there are no more; the next skull takes the lowest free one."""
    table = Table(("22", "8"), ("9", "12"))
    table.crossed(0, "22", ("a1", "a2"))
    table.s.skulls[0] = before
    table.turn("O4", "cross 22 a3", "cross 9 a1")
    assert table.seen(0)["skulls"] == after
    table.turn("L4", "cross 22 b3", "cross 9 b1")
    assert table.seen(0)["skulls"] == after + 1


@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (10, 8)])
def test_skulls_before_potions(before: int, after: int) -> None:
    """PY-17: in one pattern the skull is written first, then the potion drunk."""
    table = Table(("27", "8"), ("9", "12"))
    table.s.skulls[0] = before
    table.turn("I3", "cross 27 a1 b1 c1", "cross 9 a1")
    assert table.seen(0)["skulls"] == after


def test_red_crosses_after_the_other_icons() -> None:
    """PY-17: the potion of the pattern itself is drunk before the red cross leads to a skull."""
    table = Table(("29", "22"), ("9", "12"))
    table.crossed(0, "22", ("a1",))
    table.s.skulls[0] = 1
    table.chance("reveal I3")
    table.move(0, "cross 29 a1 b1 c1")
    assert (table.seen(0)["skulls"], table.seen(0)["owed"]) == (0, 1)
    table.move(0, "cross 22 b1")
    assert table.seen(0)["skulls"] == 1


# --- Action 3 ---


def test_a_completed_card_is_replaced() -> None:
    """PY-18: laid aside for all to see; a card of the display, or the top of the deck, comes instead."""
    table = Table(("8", "11"), ("9", "12"))
    table.near(0, "8")
    table.turn("O4", "cross 8 a5", "cross 9 a1")
    assert table.seen(0, watcher=1)["completed"] == ["8"]
    assert table.match.legal(0) == ["take 2", "take 3", "take 4", "take 5", "take deck"]
    refuses(table, 0, "take 6", "PY-18")
    refuses(table, 1, "take 2", "PY-19")
    table.move(0, "take deck")
    table.chance("draw 0 6")
    assert [card["id"] for card in table.seen(0)["cards"]] == ["6", "11"]
    assert table.match.view(0)["display"] == ["2", "3", "4", "5"]
    assert table.s.turn == 2


def test_a_card_of_the_display() -> None:
    """PY-18, PY-20: it leaves a gap that is filled before anything else happens."""
    table = Table(("8", "11"), ("9", "12"))
    table.near(0, "11")
    table.turn("O4", "cross 11 a5", "cross 9 a1")
    table.move(0, "take 4")
    assert [card["id"] for card in table.seen(0)["cards"]] == ["8", "4"]
    assert all(move.startswith("turn-up 3 ") for move in table.chance_moves())
    assert "turn-up 3 11" not in table.chance_moves()
    table.chance("turn-up 3 6")
    assert table.match.view(0)["display"] == ["2", "3", "6", "5"]
    assert table.on(0, "4") == []


def test_the_lowest_order_number_goes_first() -> None:
    """PY-19: whatever the seats, and whoever crossed off first."""
    for numbers in permutations(("8", "9", "15")):
        table = Table(*((number, spare) for number, spare in zip(numbers, ("11", "12", "14"), strict=True)))
        for seat, number in enumerate(numbers):
            table.near(seat, number)
        table.turn("O4", *(f"cross {number} a5" for number in numbers))
        order = []
        while table.match.to_act:
            order += table.match.to_act
            table.move(table.match.to_act[0], "take deck")
            table.chance(table.chance_moves()[0])
        assert order == [numbers.index("8"), numbers.index("9"), numbers.index("15")]


def test_the_lower_of_two_decides_and_both_are_replaced_at_once() -> None:
    """PY-19, PY-20: with 9 and 40 a player comes before 15 and takes two; only then is the display
    refilled."""
    table = Table(("15", "11"), ("40", "9"))
    table.near(0, "15")
    table.near(1, "40", "9")
    table.chance("reveal O4")
    table.s.owed[1] = 1  # as if by a red cross
    table.move(1, "cross 40 a5", "cross 9 a5")
    table.move(0, "cross 15 a5")
    assert table.seen(1)["completed"] == ["40", "9"]  # in the order of completion
    assert table.match.to_act == [1]
    table.move(1, "take 3")
    assert table.match.legal(1) == ["take 2", "take 4", "take 5", "take deck"]
    table.move(1, "take 2")
    table.chance("turn-up 1 6", "turn-up 2 7")
    assert table.match.legal(0) == ["take 6", "take 7", "take 4", "take 5", "take deck"]


def test_without_a_deck_the_display_is_not_refilled() -> None:
    """PY-20: play goes on; PY-10: who has nothing left passes."""
    table = Table(("8", "11"), ("9", "12"))
    table.s.bag = 0
    table.s.display[1:] = -1
    table.near(0, "8", "11")
    table.turn("O4", "cross 8 a5", "cross 9 a1")
    assert table.match.legal(0) == ["take 2"]
    table.move(0, "take 2")
    assert table.match.view(0)["display"] == [None] * 4
    table.near(0, "2")
    table.turn("I2", "cross 2 a5", "cross 9 b1")
    table.turn("I3", "cross 11 a5", "cross 9 c1")
    assert table.match.view(0)["phase"] != "replace"
    assert table.seen(0)["cards"] == [None, None]
    table.chance("reveal L4")
    assert table.match.legal(0) == ["pass"]


@pytest.mark.parametrize("slot", [0, 1, 2, 3])
def test_the_last_card_of_the_display_can_be_taken(slot: int) -> None:
    """PY-18, PY-20: wherever it lies, with the deck empty."""
    table = Table(("8", "11"), ("9", "12"))
    table.s.bag = 0
    table.s.display[:] = -1
    table.s.display[slot] = table.match.deck.place["2"]
    table.near(0, "8")
    table.turn("O4", "cross 8 a5", "cross 9 a1")
    assert table.match.legal(0) == ["take 2"]


def test_two_completed_cards_and_one_to_take() -> None:
    """PY-18, PY-20: the second replacement falls away when nothing is left."""
    table = Table(("8", "11"), ("9", "12"))
    table.s.bag = 0
    table.s.display[:3] = -1
    table.near(0, "8", "11")
    table.chance("reveal O4")
    table.s.owed[0] = 1
    table.move(0, "cross 8 a5", "cross 11 a5")
    table.move(1, "cross 9 a1")
    table.move(0, "take 5")
    assert table.seen(0)["cards"] == [{"id": "5", "crossed": []}, None]
    assert table.s.turn == 2


@pytest.mark.parametrize(
    ("cards", "seats", "enough"), [(7, 2, False), (8, 2, True), (12, 3, True), (15, 4, False), (16, 4, True)]
)
def test_own_decks_may_be_small(cards: int, seats: int, enough: bool) -> None:
    """PY-5, PY-10, PY-20: four cards a player are enough; when all are used up players pass."""
    from mastaba.core.cardfile import load
    from mastaba.games.pyramids.deck import read

    deck = read(
        load(
            "\n\n".join(
                f"{number} green\nE%%%%\n.%%%%\n.%%%%\n.%%%%\nT%%%%" for number in range(1, cards + 1)
            ).encode()
        )
    )
    if not enough:
        with pytest.raises(ValueError, match="too few"):
            Match(GAME, ["x"] * seats, deck=deck)
        return
    match = Match(GAME, ["x"] * seats, deck=deck, seed="small")
    while not match.over:
        match.act(match.to_act[0], match.actions(match.to_act[0])[0])
    assert {step["do"] for step in match.log} >= {"pass", "take"}
    assert sum(int(mask).bit_count() for mask in match.state.completed) == cards


# --- Action 4 ---


def finish(table: Table, *cards: str | tuple[str, ...]) -> None:
    """A turn in which every seat completes the cards named for it, or nothing; in the last turn, so that the
    points follow at once."""
    table.s.turn = 28
    table.chance("reveal O4")
    for seat, named in enumerate(cards):
        names = (named,) if isinstance(named, str) else named
        table.s.owed[seat] = max(0, len(names) - 1)
        for name in names:
            table.near(seat, name)
        for name in names:
            table.move(seat, f"cross {name} a5")
        if not names:
            table.move(seat, table.match.legal(seat)[-1])


def taken(table: Table, colour: str) -> list[list[int]]:
    return [table.seen(seat)["pyramid_points"][colour] for seat in range(len(table.match.seats))]


@pytest.mark.parametrize(("before", "points"), [(0, []), (1, [10]), (2, []), (3, [10]), (4, []), (5, [10])])
def test_the_second_fourth_and_sixth_pyramid_of_a_colour(before: int, points: list[int]) -> None:
    """PY-21: collect; the first, third and fifth do not."""
    table = Table(("17", "9"), ("7", "12"))
    table.complete(0, *("2", "5", "8", "11", "14")[:before])
    finish(table, "17", ())
    assert taken(table, "green") == [points, []]


def test_the_eighth_pyramid_collects_nothing() -> None:
    """PY-21: 2, 4 and 6 are all there is."""
    table = Table(("41", "9"), ("8", "12"), display=("2", "3", "5", "6"))
    table.complete(0, "4", "7", "15", "33", "40", "20", "21")
    finish(table, "41", ())
    assert taken(table, "purple") == [[], []]
    seventh = Table(("41", "9"), ("8", "12"), display=("2", "3", "5", "6"))
    seventh.complete(0, "4", "7", "15", "33", "40", "20")
    finish(seventh, "41", ())
    assert taken(seventh, "purple") == [[], []]


def test_two_pyramids_in_one_turn_may_pass_the_number() -> None:
    """PY-21: from the first to the third collects once."""
    table = Table(("14", "17"), ("9", "12"))
    table.complete(0, "2")
    finish(table, ("14", "17"), ())
    assert taken(table, "green") == [[10], []]
    other = Table(("14", "17"), ("9", "12"))
    finish(other, ("14", "17"), ())
    assert taken(other, "green") == [[10], []]


def test_ten_then_six_then_three_then_none() -> None:
    """PY-21: a box taken by one is closed to all others."""
    for gone, points in enumerate(([10], [6], [3], [])):
        table = Table(("14", "17"), ("9", "12"))
        table.complete(0, "2")
        table.s.collected[0] = gone
        finish(table, "14", ())
        assert taken(table, "green") == [points, []]
        assert table.match.view(0)["pyramid_points"]["green"] == [10, 6, 3][gone + 1 :]
        assert table.match.view(0)["pyramid_points"]["orange"] == [10, 6, 3]


def test_points_of_a_running_game_come_after_the_replacements() -> None:
    """PY-21: action 4 follows action 3."""
    table = Table(("14", "17"), ("9", "12"))
    table.complete(0, "8")
    table.near(0, "14")
    table.turn("O4", "cross 14 a5", "cross 9 a1")
    assert taken(table, "green") == [[], []]
    table.move(0, "take 2")
    table.chance("turn-up 1 6")
    assert taken(table, "green") == [[10], []]
    table.near(0, "17", "2")
    table.chance("reveal I2")
    table.move(0, "cross 17 a5")
    table.move(1, "cross 9 b1")
    table.move(0, "take 3")
    table.chance("turn-up 2 7")
    table.turn("I3", "cross 2 a5", "cross 9 c1")
    table.move(0, "take 4")
    table.chance("turn-up 3 15")
    assert taken(table, "green") == [[10, 6], []]  # PY-22: the 2nd, and later the 4th


def test_the_lowest_order_number_collects_first() -> None:
    """PY-22: of the pyramids of that colour just completed; a lower one of another colour, or one completed
    before, does not help."""
    table = Table(("3", "40"), ("33", "12"), ("15", "8"), display=("2", "5", "11", "14"))
    table.complete(0, "4")
    table.complete(1, "7")
    table.complete(2, "20")
    finish(table, ("3", "40"), "33", "15")
    assert taken(table, "purple") == [[3], [6], [10]]


def test_the_lower_of_two_of_a_colour_decides() -> None:
    """PY-22"""
    table = Table(("41", "4"), ("7", "12"), display=("2", "5", "11", "14"))
    table.complete(0, "33", "40")
    table.complete(1, "15")
    finish(table, ("41", "4"), "7")
    assert taken(table, "purple") == [[10], [6]]


def test_the_rulebooks_purple_points() -> None:
    """PY-27: the 10 gone, 15 is a 4th and 33 a 2nd: 15 takes the 6, 33 the 3; then purple is closed."""
    table = Table(("33", "8"), ("15", "12"), ("9", "41"), display=("2", "3", "5", "6"))
    table.complete(0, "4")
    table.complete(1, "7", "20", "21")
    table.complete(2, "40")
    table.s.collected[2] = 1
    finish(table, "33", "15", "41")
    assert taken(table, "purple") == [[3], [6], []]
    assert table.match.view(0)["pyramid_points"]["purple"] == []


# --- The end ---


def test_seven_of_eight_cards_make_a_round() -> None:
    """PY-23: 28 turns, each round without one of the eight; the game ends after the fourth."""
    match = random_game(Way(GAME, 3, ()), "rounds")
    reveals = [step["pattern"] for step in match.log if step["do"] == "reveal"]
    assert len(reveals) == 28
    full = {"I2": 1, "I3": 2, "V3": 2, "T4": 1, "L4": 1, "O4": 1}
    for start in range(0, 28, 7):
        part = reveals[start : start + 7]
        assert all(part.count(name) <= times for name, times in full.items())
    assert len({tuple(sorted(reveals[start : start + 7])) for start in range(0, 28, 7)}) > 1


def test_a_new_round_has_all_eight_cards() -> None:
    """PY-23: whatever was left over of the last round; and what was used in it is no secret any more."""
    table = Table(("8", "11"), ("9", "12"))
    for pattern in ("I2", "I3", "I3", "V3", "V3", "T4", "L4"):
        assert "reveal O4" in table.chance_moves()
        table.idle_turn(pattern)
    assert table.chance_moves() == [f"reveal {name}" for name in PATTERNS]
    assert table.s.turn == 8
    assert [step["do"] for step in table.match.record(0)["steps"]].count("reveal") == 7
    table.chance("reveal O4")
    table.move(0, table.match.legal(0)[-1])
    assert [step["do"] for step in table.match.record(1)["steps"]].count("reveal") == 8


def test_the_last_turn_has_points_but_no_replacements() -> None:
    """PY-23: what is completed in it counts."""
    table = Table(("14", "17"), ("9", "12"))
    table.complete(0, "2")
    finish(table, "14", ())
    assert table.match.over
    refuses(table, 0, "take 3", "PY-23")
    seat = table.match.result()["seats"][0]  # type: ignore[index]
    assert (seat["completed"], seat["pyramid_points"]["green"], seat["total"]) == (["2", "14"], [10], 30)
    for seed in ("last1", "last2", "last3"):
        log = random_game(Way(GAME, 4, ()), seed).log
        last = max(number for number, step in enumerate(log) if step["do"] == "reveal")
        assert {step["do"] for step in log[last + 1 :]} == {"cross"}


def test_what_counts() -> None:
    """PY-24: torches, pyramid points, gems, the worst skull alone, completed cards; uncompleted cards bring
    nothing."""
    table = Table(("8", "11"), ("9", "12"))
    table.near(0, "8", "11")
    table.s.torches[0], table.s.gems[0], table.s.skulls[0] = 0b1011, (2, 5), 4
    table.s.points[0] = (0b101, 0, 0b010)
    table.complete(0, "4", "7")
    assert table.seen(0)["lines"] == {
        "torches": 15,
        "pyramid_points": 19,
        "gems": 13,
        "skulls": -4,
        "cards": 20,
    }
    assert table.match.totals() == [15 + 19 + 13 - 4 + 20, 0]


@pytest.mark.parametrize(
    ("gems", "points"), [((0, 0), 0), ((3, 0), 3), ((0, 4), 4), ((1, 1), 5), ((6, 3), 18), ((10, 10), 50)]
)
def test_pairs_of_gems(gems: tuple[int, int], points: int) -> None:
    """PY-24: five a pair of red and green, one for each left over."""
    table = Table(("8", "11"), ("9", "12"))
    table.s.gems[0] = gems
    assert table.match.totals()[0] == points


@pytest.mark.parametrize(
    ("first", "second", "ranks"),
    [
        (("40", "41"), ("2",), [1, 2]),  # more points
        (("40", "4"), ("2", "41"), [2, 1]),
        (("17",), ("33",), [1, 2]),
        ((), (), [1, 1]),  # nobody has one: shared
    ],
)
def test_ties(first: tuple[str, ...], second: tuple[str, ...], ranks: list[int]) -> None:
    """PY-25: most points; then the pyramid with the lowest order number."""
    table = Table(("8", "11"), ("9", "12"), display=("3", "5", "6", "7"))
    table.complete(0, *first)
    table.complete(1, *second)
    assert table.match.ranks() == ranks


def test_the_tie_break_orders_all_ranks() -> None:
    """PY-25: also the others; and without a pyramid one is behind who has one, and shares with others who
    have none."""
    table = Table(("8", "11"), ("9", "12"), ("14", "15"), ("17", "20"), display=("3", "6", "7", "33"))
    table.complete(0, "40")
    table.complete(1, "2", "41")
    table.complete(2, "4")
    table.s.gems[3] = (2, 2)
    assert table.match.totals() == [10, 20, 10, 10]
    assert table.match.ranks() == [3, 1, 2, 4]
    table.s.completed[0] = 0
    table.s.gems[0] = (2, 2)
    assert table.match.ranks() == [3, 1, 2, 3]


def test_the_rulebooks_score() -> None:
    """PY-26: seven cards, two torches, 19 pyramid points, three pairs and three single gems, the skull of
    six: 111."""
    table = Table(("8", "11"), ("9", "12"))
    table.complete(0, "2", "3", "4", "5", "6", "7", "14")
    table.s.torches[0], table.s.gems[0], table.s.skulls[0] = 0b1001, (6, 3), 6
    table.s.points[0] = (0b110, 0b001, 0)
    assert table.match.totals()[0] == 111

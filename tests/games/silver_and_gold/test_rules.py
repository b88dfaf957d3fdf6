"""The rules of Silver & Gold, one by one."""

from __future__ import annotations

import numpy as np
import pytest

from mastaba.games.patterns.shapes import PATTERNS
from mastaba.match.match import IllegalMove, Match
from mastaba.match.registry import read_deck
from tests.games.silver_and_gold.scripted import Table


def refuses(table: Table, seat: int, move: str, rule: str) -> None:
    """The move is refused, and the reason names the rule."""
    with pytest.raises(IllegalMove, match=rule):
        table.move(seat, move)


# --- Material and setup ---


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_for_two_to_four(seats: int) -> None:
    """SG-1"""
    with pytest.raises(ValueError, match="2 to 4 players"):
        Match("silver-and-gold", ["x"] * seats)


def test_the_deal() -> None:
    """SG-7: four each, two kept and face up, the other two back in the deck."""
    match = Match("silver-and-gold", ["A", "B", "C"], seed="deal")
    dealt = [step for step in match.log if step["do"] == "deal"]
    assert [step["to"] for step in dealt] == [0] * 4 + [1] * 4 + [2] * 4
    hand = [step["card"] for step in dealt if step["to"] == 1]
    assert len(match.legal(1)) == 6
    match.push(f"keep {hand[2]} {hand[0]}", 1)
    with pytest.raises(IllegalMove, match="SG-7"):
        match.push(f"keep {hand[1]} {hand[3]}", 1)
    assert {int(card) for card in match.state.cards[1]} == {
        match.deck.number[hand[0]],
        match.deck.number[hand[2]],
    }
    back = int(match.state.bag)
    assert all(back >> match.deck.number[name] & 1 for name in (hand[1], hand[3]))


def test_the_hand_is_private_until_all_have_chosen() -> None:
    """SG-7: neither the hand, nor what was kept of it, nor that a card has left the deck shows to another."""
    match = Match("silver-and-gold", ["A", "B"], seed="private")
    match.push(match.legal(1)[0], 1)
    view = match.view(0)
    assert view["players"][1]["hand"] == []
    assert view["players"][1]["cards"] == [None, None]
    assert [step["do"] for step in match.record(0)["steps"]] == ["deal"] * 4
    match.push(match.legal(0)[0], 0)
    assert all(match.view(0)["players"][1]["cards"])


def test_the_display_and_the_first_player() -> None:
    """SG-8: four cards are turned up, any seat may be first, and the expedition cards lie face down."""
    table = Table(
        ("BAR", "SQ"), ("BAR2", "TWO"), ("COINS", "XX"), display=("BIG", "ELL", "TEE", "SEALG"), first=2
    )
    assert table.match.view(0)["display"] == ["BIG", "ELL", "TEE", "SEALG"]
    assert table.match.view(0)["first"] == 2
    firsts = {
        next(step["seat"] for step in _after_the_choice(seed).log if step["do"] == "first")
        for seed in "abcdefgh"
    }
    assert firsts == {0, 1}


def _after_the_choice(seed: str) -> Match:
    match = Match("silver-and-gold", ["A", "B"], seed=seed)
    for seat in (0, 1):
        match.push(match.legal(seat)[0], seat)
    return match


def test_boxes_and_symbols() -> None:
    """SG-2, SG-3: a card is an island of boxes, plain or with one symbol."""
    cards = {card.id: card for card in read_deck("silver-and-gold").cards}
    assert cards["P01"].boxes()["b1"] == "x"
    assert "a3" not in cards["P01"].boxes()
    assert {symbol for card in cards.values() for symbol in card.boxes().values()} == {
        "plain",
        "x",
        "coin",
        "palm",
    }


def test_eight_expedition_cards() -> None:
    """SG-4: two patterns come twice, and the odds say so."""
    table = Table(("BAR", "SQ"), ("BAR2", "TWO"))
    assert table.chance_moves() == [f"reveal {name}" for name in PATTERNS]
    out, weights = table.match.game.engine.buffers()
    table.match.game.engine.odds_in(table.match.tables, table.match.states, 0, out, weights)
    assert weights[:6].tolist() == [1, 2, 2, 1, 1, 1]


# --- Step 1 and 2 ---


def test_one_pattern_for_all() -> None:
    """SG-9"""
    table = Table(("BAR", "SQ"), ("BAR2", "TWO"))
    table.chance("reveal I2")
    for seat in (0, 1):
        assert table.match.view(seat)["pattern"] == "I2"
    assert table.match.to_act == [0, 1]


def test_the_whole_pattern_on_one_card() -> None:
    """SG-10: turned and mirrored as one likes, on empty boxes of one card, never changed or cut short."""
    table = Table(("ELL", "TEE"), ("BIG", "SQ"), display=("BAR", "BAR2", "COINS", "COINS2"))
    table.chance("reveal L4")
    assert [move for move in table.match.legal(0) if len(move.split()) > 3] == [
        "cross ELL a1 a2 a3 b3",
        "cross ELL a2 a3 b3 c3",
    ]
    assert len([move for move in table.match.legal(1) if len(move.split()) > 3]) == 48
    refuses(table, 0, "cross ELL a1 a2 a3", "SG-10")
    refuses(table, 0, "cross ELL a1 a2 a3 b1", "SG-10")
    refuses(table, 0, "cross SQ a1", "SG-10")
    table.move(0, "cross ELL a2 a3 b3 c3")
    assert table.on(0, "ELL") == ["a2", "a3", "b3", "c3"]


def test_nobody_waits() -> None:
    """SG-10: any seat may cross off first, and what it does shows when all are done."""
    table = Table(("BAR", "SQ"), ("COINS", "TWO"))
    table.chance("reveal I2")
    table.move(1, "cross COINS a1 a2")
    assert table.seen(1, watcher=0)["cards"][0] == {"id": "COINS", "crossed": []}
    assert table.seen(1, watcher=0)["coins"] == 0
    assert table.seen(1)["coins"] == 2
    table.move(0, "cross BAR a1 b1")
    assert table.seen(1, watcher=0)["coins"] == 2


def test_any_single_box_instead() -> None:
    """SG-11: on either card, also when the pattern fits; but nothing at all is not allowed."""
    table = Table(("BAR", "SQ"), ("BAR2", "TWO"))
    table.chance("reveal I2")
    singles = {move for move in table.match.legal(0) if len(move.split()) == 3}
    assert singles == {
        f"cross {card} {box}"
        for card, boxes in (("BAR", "a1 b1 c1"), ("SQ", "a1 a2 b1 b2"))
        for box in boxes.split()
    }
    refuses(table, 0, "pass", "SG-11")
    table.move(0, "cross SQ b2")
    assert 0 not in table.match.to_act


def test_a_box_is_crossed_off_once() -> None:
    """SG-12"""
    table = Table(("BAR", "SQ"), ("BAR2", "TWO"))
    table.turn("I2", "cross BAR a1 b1", "cross BAR2 a1")
    table.chance("reveal I3")
    refuses(table, 0, "cross BAR a1 b1 c1", "SG-12")
    refuses(table, 0, "cross BAR b1", "SG-12")
    assert "cross BAR c1" in table.match.legal(0)


def test_an_x_gives_one_more_box() -> None:
    """SG-13: at once, on either card; a pattern over two X gives two; one at a time."""
    table = Table(("XX", "BAR"), ("BAR2", "TWO"))
    table.chance("reveal I2")
    table.move(0, "cross XX a1 b1")
    assert table.seen(0)["owed"] == 2
    refuses(table, 0, "cross BAR a1 b1", "SG-13")
    assert set(table.match.legal(0)) == {
        "cross XX a2",
        "cross XX b2",
        "cross BAR a1",
        "cross BAR b1",
        "cross BAR c1",
    }
    table.move(0, "cross BAR b1", "cross XX b2")
    assert table.match.log[-1]["as"] == "extra"
    assert table.seen(0)["owed"] == 0
    assert table.match.to_act == [1]


def test_an_x_behind_an_x() -> None:
    """SG-13: again."""
    table = Table(("XCHAIN", "BAR"), ("BAR2", "TWO"))
    table.chance("reveal O4")
    table.move(0, "cross XCHAIN a1", "cross XCHAIN b1")
    assert table.match.to_act == [0, 1]
    table.move(0, "cross BAR a1")
    assert table.match.to_act == [1]


def test_an_x_without_a_box_left_is_forfeited() -> None:
    """SG-13"""
    table = Table(("XCHAIN", "ONE"), ("BAR2", "TWO"))
    table.turn("I2", ("cross XCHAIN b1 c1", "cross ONE a1"), "cross BAR2 a1")
    table.move(0, "take BIG")
    table.chance("turn-up 1 COINS")
    table.s.crossed[0, 1] = 0x7FFF  # of the big island one box is left
    table.chance("reveal I3")
    table.move(0, "cross BIG d4")
    table.move(1, "cross BAR2 b1")
    table.move(0, "take ELL")
    table.chance("turn-up 2 COINS2")
    table.s.cards[0, 1] = -1  # nothing but the X itself is left to cross off
    table.chance("reveal V3")
    assert table.match.legal(0) == ["cross XCHAIN a1"]
    table.move(0, "cross XCHAIN a1")
    assert table.seen(0)["owed"] == 0
    assert table.match.to_act == [1]


def test_coins_fill_their_boxes_in_order() -> None:
    """SG-5, SG-14: one box a coin; after twelve further ones are lost."""
    table = Table(("COINS", "COINS2"), ("BAR2", "TWO"))
    table.turn("O4", "cross COINS a1 a2 b1 b2", "cross BAR2 a1")
    assert table.seen(0)["coins"] == 4
    table.move(0, "take deck")
    table.chance("draw 0 BAR")
    table.s.coins[0], table.s.rows[0] = 11, 2
    table.turn("I3", "cross COINS2 a1 b1 c1", "cross BAR2 b1")
    assert table.seen(0)["coins"] == 12


def test_a_palm_scores_the_palms_of_the_display() -> None:
    """SG-15: one, and one for each palm on the display now; two palms are two entries."""
    table = Table(("PALM1", "SQ"), ("BAR2", "TWO"), display=("PALMS", "ELL", "TEE", "SEALG"))
    table.turn("O4", "cross PALM1 a1", "cross BAR2 a1")
    assert table.seen(0)["palms"] == [5]
    two = Table(("PALMS", "SQ"), ("BAR2", "TWO"), display=("PALM1", "ELL", "TEE", "SEALG"))
    two.turn("I2", "cross PALMS a1 a2", "cross BAR2 a1")
    assert two.seen(0)["palms"] == [2, 2]


def test_only_four_palms() -> None:
    """SG-5, SG-15: after four entries further palms score nothing."""
    table = Table(("PALMS", "PALM1"), ("BAR2", "TWO"))
    table.s.palms[0], table.s.palm_points[0] = 3, (1, 2, 3, 0)
    table.turn("I2", "cross PALMS a1 a2", "cross BAR2 a1")
    assert table.seen(0)["palms"] == [1, 2, 3, 1]
    table.turn("I3", "cross PALM1 a1", "cross BAR2 b1")
    assert table.seen(0)["palms"] == [1, 2, 3, 1]


def test_the_palm_value_is_the_same_for_all() -> None:
    """SG-15: the display does not change during step 2, whatever others complete."""
    table = Table(("PALM1", "ONE"), ("PALMS", "TWO"), display=("SEALP", "ELL", "TEE", "SEALG"))
    table.chance("reveal I2")
    table.move(0, "cross PALM1 a1 b1")
    table.move(1, "cross PALMS a1")
    assert table.seen(0)["palms"] == table.seen(1)["palms"] == [1]


def test_the_pile_is_not_to_be_looked_through() -> None:
    """SG-16: which expedition cards have been used is memory; a table option shows them."""
    table = Table(("BIG", "SQ"), ("BAR2", "TWO"), display=("BAR", "ELL", "TEE", "SEALG"))
    other = Table(("BIG", "SQ"), ("BAR2", "TWO"), display=("BAR", "ELL", "TEE", "SEALG"))
    for pattern, one in (("I2", table), ("T4", other)):
        one.turn(pattern, "cross BIG a1", "cross BAR2 a1")
        one.chance("reveal O4")
    assert table.match.observation(0).tobytes() == other.match.observation(0).tobytes()
    assert table.match.view(0) == other.match.view(0)
    assert "I2" not in str(table.match.record(0)["steps"])
    assert {step["move"] for step in table.match.record(0)["steps"] if step["do"] == "cross"} == {
        "cross BIG a1",
        "cross BAR2 a1",
    }  # just marked
    for seat, move in enumerate(("cross BIG b2", "cross BAR2 b1")):
        table.move(seat, move)
    table.chance("reveal L4")
    assert {step["move"] for step in table.match.record(-1)["steps"] if step["do"] == "cross"} == {
        "cross BIG b2",
        "cross BAR2 b1",
    }
    shown = Table(("BIG", "SQ"), ("BAR2", "TWO"), display=("BAR", "ELL", "TEE", "SEALG"), show_pile=True)
    shown.turn("I2", "cross BIG a1", "cross BAR2 a1")
    shown.chance("reveal O4")
    assert shown.match.view(0)["pile"] == ["I2", "O4"]
    assert "I2" in str(shown.match.record(0)["steps"])


# --- Step 3 ---


def test_from_the_first_player_clockwise() -> None:
    """SG-17: each resolves all of their own before the next one does."""
    table = Table(("ONE", "SQ"), ("Y1", "TWO"), ("G1", "BAR"), first=1)
    table.turn("O4", "cross ONE a1", "cross Y1 a1", "cross G1 a1")
    assert table.match.to_act == [1]
    refuses(table, 0, "take BIG", "SG-17")
    table.move(1, "take BIG")
    table.chance("turn-up 1 COINS")
    table.move(2, "take COINS")
    table.chance("turn-up 1 COINS2")
    assert table.match.to_act == [0]


def test_trophies_go_in_the_order_of_play() -> None:
    """SG-6, SG-17, SG-18: the highest trophy left, to the first player first, whoever crossed off earlier."""
    table = Table(("COINS", "SQ"), ("COINS2", "TWO"), first=1)
    for seat in (0, 1):
        table.s.coins[seat] = 2
    table.turn("I2", "cross COINS a1 a2", "cross COINS2 a1 b1")
    assert (table.seen(0)["cups"], table.seen(1)["cups"]) == ([5], [6])
    assert table.match.view(0)["trophies"] == [4, 3, 2, 1]


def test_two_rows_take_two_trophies_and_none_is_left_after_six() -> None:
    """SG-18"""
    table = Table(("COINS", "SQ"), ("COINS2", "TWO"))
    table.s.coins[0], table.s.rows[0], table.s.trophies = 7, 0, 4
    table.turn("I2", "cross COINS a1", "cross COINS2 a1")
    assert table.seen(0)["cups"] == [2, 1]
    table.s.coins[1] = 3
    table.turn("I3", "cross SQ a1", "cross COINS2 b1")
    assert table.seen(1)["cups"] == []
    assert table.match.view(0)["trophies"] == []


def test_a_completed_card_is_replaced() -> None:
    """SG-19: laid aside for all to see; a card of the display, or the top of the deck, comes instead."""
    table = Table(("ONE", "SQ"), ("BAR2", "TWO"))
    table.turn("O4", "cross ONE a1", "cross BAR2 a1")
    assert table.seen(0, watcher=1)["completed"] == ["ONE"]
    assert table.match.legal(0) == ["take BIG", "take ELL", "take TEE", "take SEALG", "take deck"]
    refuses(table, 0, "take COINS", "SG-19")
    table.move(0, "take deck")
    table.chance("draw 0 COINS")
    assert [card["id"] for card in table.seen(0)["cards"]] == ["COINS", "SQ"]
    assert table.match.view(0)["display"] == ["BIG", "ELL", "TEE", "SEALG"]


def test_the_display_is_refilled_after_a_players_last_replacement() -> None:
    """SG-19, SG-20: the second replacement is chosen from what is left; the next player chooses from four."""
    table = Table(("XCHAIN", "TWO"), ("ONE", "SQ"))
    table.s.crossed[0, 0] = 0b110
    table.s.crossed[0, 1] = 0b01
    table.turn("I2", ("cross XCHAIN a1", "cross TWO b1"), "cross ONE a1")
    assert table.seen(0)["completed"] == ["XCHAIN", "TWO"]
    table.move(0, "take ELL")
    assert table.match.legal(0) == ["take BIG", "take TEE", "take SEALG", "take deck"]
    table.move(0, "take BIG")
    assert table.chance_moves()[0].startswith("turn-up 1 ")
    table.chance("turn-up 1 COINS")
    table.chance("turn-up 2 COINS2")
    assert table.match.legal(1) == ["take COINS", "take COINS2", "take TEE", "take SEALG", "take deck"]


def test_cards_are_listed_in_the_order_of_completion() -> None:
    """SG-19: also when both are completed in one turn."""
    table = Table(("XX", "ONE"), ("BAR2", "TWO"))
    table.s.crossed[0, 0] = 0b110010  # a1 is left, an X
    table.turn("I2", ("cross XX a1", "cross ONE a1"), "cross BAR2 a1")
    assert table.seen(0)["completed"] == ["XX", "ONE"]
    other = Table(("TWO", "XX"), ("BAR2", "ONE"))
    other.s.crossed[0, 0] = 0b01
    other.s.crossed[0, 1] = 0b110010
    other.turn("I2", ("cross XX a1", "cross TWO b1"), "cross BAR2 a1")
    assert other.seen(0)["completed"] == ["XX", "TWO"]


def test_without_a_deck_the_display_is_not_refilled() -> None:
    """SG-21: with both empty a player plays on with what they have, and passes when no box is left."""
    table = Table(("ONE", "TWO"), ("BAR2", "SQ"), display=("Y1", "Y2", "G1", "O1"))
    table.s.bag = 0
    table.s.display[1:] = -1
    table.turn("O4", "cross ONE a1", "cross BAR2 a1")
    assert table.match.legal(0) == ["take Y1"]
    table.move(0, "take Y1")
    assert table.match.view(0)["display"] == [None] * 4
    table.turn("I2", "cross Y1 a1", "cross BAR2 b1")
    table.turn("I3", "cross TWO a1", "cross BAR2 c1")
    table.turn("T4", "cross TWO b1", "cross SQ a1")
    table.chance("reveal L4")
    assert table.match.legal(0) == ["pass"]
    refuses(table, 0, "hello", "SG-21")
    refuses(table, 0, "pass 1", "SG-21")
    refuses(table, 1, "pass", "SG-11")
    table.move(0, "pass")
    table.move(1, "cross SQ b1")
    assert table.seen(0)["completed"] == ["ONE", "Y1", "TWO"]


def test_two_completed_cards_and_one_to_take() -> None:
    """SG-21: the second replacement falls away."""
    table = Table(("XCHAIN", "ONE"), ("BAR2", "SQ"))
    table.s.bag = 0
    table.s.display[:3] = -1
    table.s.crossed[0, 0] = 0b110
    table.turn("I2", ("cross XCHAIN a1", "cross ONE a1"), "cross BAR2 a1")
    table.move(0, "take SEALG")
    assert table.match.view(0)["phase"] != "replace"
    assert table.s.replacing == 0
    assert table.seen(0)["cards"] == [{"id": "SEALG", "crossed": []}, None]


@pytest.mark.parametrize(
    ("cards", "seats", "enough"),
    [(12, 2, True), (11, 2, False), (16, 3, True), (19, 4, False), (20, 4, True)],
)
def test_own_decks_may_be_small(cards: int, seats: int, enough: bool) -> None:
    """SG-21: four cards a player and four more."""
    from mastaba.core.cardfile import load
    from mastaba.games.silver_and_gold.deck import read

    deck = read(load("\n\n".join(f"C{number} grey 2\noo" for number in range(cards)).encode()))
    if not enough:
        with pytest.raises(ValueError, match="too few"):
            Match("silver-and-gold", ["x"] * seats, deck=deck)
        return
    match = Match("silver-and-gold", ["x"] * seats, deck=deck, seed="small")
    while not match.over:
        match.act(match.to_act[0], match.actions(match.to_act[0])[0])
    assert {step["do"] for step in match.log} >= {"pass", "take"}


def test_the_first_player_changes_after_every_turn() -> None:
    """SG-22"""
    table = Table(
        ("BIG", "SQ"), ("BAR2", "TWO"), ("COINS", "XX"), display=("BAR", "ELL", "TEE", "SEALG"), first=1
    )
    for pattern, first in (("I2", 1), ("T4", 2), ("O4", 0)):
        assert table.match.view(0)["first"] == first
        table.idle_turn(pattern)


def test_seven_of_eight_cards_make_a_round() -> None:
    """SG-9, SG-23: 28 turns, each round without one of the eight; then all eight again; the game ends after
    the fourth."""
    match = _random_game("rounds")
    reveals = [step["pattern"] for step in match.log if step["do"] == "reveal"]
    assert len(reveals) == 28
    full = {"I2": 1, "I3": 2, "V3": 2, "T4": 1, "L4": 1, "O4": 1}
    for start in range(0, 28, 7):
        part = reveals[start : start + 7]
        assert all(part.count(name) <= times for name, times in full.items())
    assert len({tuple(sorted(reveals[start : start + 7])) for start in range(0, 28, 7)}) > 1


def test_a_new_round_has_all_eight_cards() -> None:
    """SG-23: whatever was left over of the last round."""
    table = Table(("BIG", "SQ"), ("BAR2", "TWO"), display=("BAR", "ELL", "TEE", "SEALG"))
    for pattern in ("I2", "I3", "I3", "V3", "V3", "T4", "L4"):
        assert "reveal O4" in table.chance_moves()
        table.idle_turn(pattern)
    assert table.chance_moves() == [f"reveal {name}" for name in PATTERNS]
    assert table.s.turn == 8


def _random_game(seed: str, seats: int = 3) -> Match:
    from tests.ways import Way, random_game

    return random_game(Way("silver-and-gold", seats, ()), seed)


def test_the_last_turn_has_trophies_but_no_replacements() -> None:
    """SG-23, SG-24: what is completed on it counts."""
    table = Table(("COINS", "SQ"), ("BAR2", "TWO"))
    table.s.turn = 28
    table.turn("O4", "cross COINS a1 a2 b1 b2", "cross BAR2 a1")
    assert table.match.over
    seat = table.match.result()["seats"][0]  # type: ignore[index]
    assert (seat["completed"], seat["cups"], seat["total"]) == (["COINS"], [6], 4 + 6 + 4)
    for seed in ("last1", "last2"):
        log = _random_game(seed).log
        last = max(number for number, step in enumerate(log) if step["do"] == "reveal")
        assert {step["do"] for step in log[last + 1 :]} == {"cross"}


# --- Score ---


def complete(table: Table, seat: int, *names: str) -> None:
    """Lay cards aside for a player, as if they had completed them in this order."""
    for place, name in enumerate(names, 1):
        number = table.match.deck.number[name]
        table.s.completed[seat] |= 1 << number
        table.s.finished[number] = place


def test_what_counts() -> None:
    """SG-25: coins, cups, palms, completed cards; uncompleted cards bring nothing."""
    table = Table(("BIG", "SQ"), ("BAR2", "TWO"), display=("BAR", "ELL", "TEE", "SEALG"))
    table.s.coins[0], table.s.cups[0], table.s.palm_points[0], table.s.palms[0] = (
        9,
        (6, 2, 0),
        (3, 1, 0, 0),
        2,
    )
    table.s.crossed[0, 0] = 0x7FFF
    complete(table, 0, "COINS", "ONE")
    assert table.seen(0)["lines"] == {"coins": 9, "cups": 8, "palms": 4, "cards": 5, "seals": 0}
    assert table.match.totals()[0] == 26


def test_seals() -> None:
    """SG-26: for each completed card of the colour, the seal's own card included; all seals count."""
    table = Table(("BIG", "SQ"), ("BAR2", "TWO"), display=("BAR", "ELL", "TEE", "COINS"))
    complete(table, 0, "SEALG", "ONE", "Y1", "Y2")
    assert table.seen(0)["lines"]["seals"] == 3
    complete(table, 0, "SEALP")
    assert table.seen(0)["lines"]["seals"] == 3 + 2 * 2  # purple: the two cards with a seal


@pytest.mark.parametrize(
    ("first", "second", "ranks"),
    [
        (("SEALG", "P1"), ("BAR", "G1"), [1, 2]),  # 5 + 0 against 3 + 1: more points
        (("BAR",), ("TWO", "G1"), [2, 1]),  # 3 points and one grey card each; green decides
        (("ONE", "G1"), ("TWO",), [1, 2]),  # 2 points and one grey each; green decides
        (("Y1", "G1", "O1"), ("BAR",), [1, 2]),
        (("P1",), ("O1",), [2, 1]),  # orange before purple
        (("O1",), ("G1",), [2, 1]),  # green before orange
        (("G1",), ("Y1",), [2, 1]),  # grey before green
        (("ONE",), ("Y1",), [1, 1]),  # a shared win
    ],
)
def test_ties(first: tuple[str, ...], second: tuple[str, ...], ranks: list[int]) -> None:
    """SG-27: most points; then more grey, green, orange, purple cards; else shared."""
    table = Table(("BIG", "SQ"), ("BAR2", "XX"), display=("ELL", "TEE", "COINS", "COINS2"))
    complete(table, 0, *first)
    complete(table, 1, *second)
    assert table.match.ranks() == ranks


def test_the_tie_break_orders_all_ranks() -> None:
    """SG-27: 1, 2, 2 and so on for the others too."""
    table = Table(
        ("BIG", "SQ"),
        ("BAR2", "XX"),
        ("COINS", "COINS2"),
        ("PALMS", "XCHAIN"),
        display=("ELL", "TEE", "SEALG", "SEALP"),
    )
    for seat, name in enumerate(("P1", "BAR", "O1", "G1")):
        complete(table, seat, name)
    assert table.match.ranks() == [4, 1, 3, 2]


def test_the_rulebooks_score() -> None:
    """SG-28: 64 for six cards, seals 2 and 4, coins and trophies 17, palms 8: 95."""
    from mastaba.core.cardfile import load
    from mastaba.games.silver_and_gold.deck import read

    sizes = [
        ("A", "grey", 8, " seal orange 2"),
        ("B", "grey", 8, ""),
        ("C", "orange", 12, " seal grey 1"),
        ("D", "orange", 12, ""),
        ("E", "green", 10, ""),
        ("F", "purple", 14, ""),
    ]
    text = "\n\n".join(f"{name} {colour} {size}{seal}\n{_island(size)}" for name, colour, size, seal in sizes)
    text += "\n\n" + "\n\n".join(f"Z{number} grey 1\no" for number in range(6))
    match = Match("silver-and-gold", ["Sarah", "Tim"], deck=read(load(text.encode())), seed="95")
    s = match.state
    s.completed[0] = 0b111111
    s.coins[0], s.cups[0], s.palm_points[0], s.palms[0] = 9, (5, 3, 0), (3, 3, 2, 0), 3
    assert match.totals()[0] == 95


def _island(size: int) -> str:
    return "\n".join(("o" * min(4, size - 4 * row)).ljust(4, ".") for row in range(-(-size // 4)))


def test_the_rulebooks_palm() -> None:
    """SG-15: Tim crosses off a palm while two are on the display, and writes 3."""
    table = Table(("PALM1", "SQ"), ("BAR2", "TWO"), display=("BIG", "ELL", "TEE", "SEALG"))
    table.s.display[0] = table.match.deck.number["PALMS"]
    two_palms = np.int64(0b11)
    table.match.tables = table.match.tables.copy()
    table.match.tables[0].palms[table.match.deck.number["PALMS"]] = two_palms
    table.turn("O4", "cross PALM1 a1", "cross BAR2 a1")
    assert table.seen(0)["palms"] == [3]

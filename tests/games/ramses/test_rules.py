"""The rules of Ramses, one by one."""

from __future__ import annotations

from collections import Counter
from itertools import accumulate
from math import comb

import numpy as np
import pytest

from mastaba.bots.players import bot
from mastaba.core.contract import CHANCE
from mastaba.games.ramses.words import title
from mastaba.match.match import IllegalMove, Match
from mastaba.match.shuffle import Shuffle
from tests.games.ramses.scripted import ALL_HOLES, AWAY, CORNERS, PLACES, Table
from tests.ways import Way, random_game


def refuses(table: Table, seat: int, move: str, rule: str) -> None:
    """The move is refused, and the reason names the rule."""
    with pytest.raises(IllegalMove, match=rule):
        table.move(seat, move)


def started(seats: int, seed: str, mode: str = "basic") -> Match:
    return Match("ramses", ["x"] * seats, seed=seed, variant={"mode": mode})


# --- Material and setup ---


def test_one_to_five_players() -> None:
    """RA-1: one player is the solo game and only that; children may go with experts."""
    for seats in (0, 6):
        with pytest.raises(ValueError, match="1 to 5 players"):
            Match("ramses", ["x"] * seats)
    with pytest.raises(ValueError, match="RA-1"):
        Match("ramses", ["x"])
    with pytest.raises(ValueError, match="RA-1"):
        Match("ramses", ["x", "y"], variant={"mode": "solo"})
    with pytest.raises(ValueError, match="none or 1 to 200"):
        Match("ramses", ["x", "y"], variant={"slides": 201})
    assert started(1, "a", "solo").to_act == [0]
    assert Match("ramses", ["x"] * 5, variant={"mode": "expert", "children": True, "slides": 200}).to_act


def test_the_surface() -> None:
    """RA-2: 48 holes in 8 columns and 6 rows, 47 pyramids on them."""
    board = started(2, "a").view(0)["board"]
    assert [len(row) for row in board] == [8] * 6
    assert [cell["at"] for row in board for cell in row] == ALL_HOLES
    assert Counter(cell["pyramid"] for row in board for cell in row) == {
        "gold": 16,
        "red": 16,
        "blue": 15,
        None: 1,
    }


def test_one_treasure_in_each_block() -> None:
    """RA-3: twelve blocks of 2 x 2, and any corner will do."""
    corners = set()
    for seed in range(30):
        hidden = [
            (step["treasure"], step["at"]) for step in started(2, f"blocks{seed}").log if step["do"] == "hide"
        ]
        assert len({treasure for treasure, _ in hidden}) == 12
        assert {("abcdefgh".index(at[0]) // 2, int(at[1]) // 2 + int(at[1]) % 2) for _, at in hidden} == {
            (x, y) for x in range(4) for y in (1, 2, 3)
        }
        corners |= {("abcdefgh".index(at[0]) % 2, int(at[1]) % 2) for _, at in hidden}
    assert len(corners) == 4


def test_expert_material() -> None:
    """RA-5, RA-21: a scarab with two uses each, the 16 chips under the 16 gold pyramids; nothing of it in the
    basic game."""
    match = started(3, "a", "expert")
    chips = [step for step in match.log if step["do"] == "chip"]
    assert {step["at"] for step in chips} == {
        step["at"] for step in match.log if step["do"] == "stand" and step["colour"] == "gold"
    }
    assert Counter(step.get("hats", "curse") for step in chips) == {1: 6, 2: 4, 3: 3, "curse": 3}
    assert [player["scarabs"] for player in match.view(0)["players"]] == [2, 2, 2]
    basic = started(3, "a")
    assert not [step for step in basic.log if step["do"] == "chip"]
    assert [player["scarabs"] for player in basic.view(0)["players"]] == [0, 0, 0]


def test_no_gold_pyramid_starts_in_a_corner() -> None:
    """RA-21: in the expert game; in the others any pyramid may."""
    for mode, golden in (("expert", False), ("basic", True)):
        starts = [
            step["at"]
            for seed in range(30)
            for step in started(2, f"corner{seed}", mode).log
            if step.get("colour") == "gold"
        ]
        assert len(starts) == 30 * 16
        assert bool(set(CORNERS) & set(starts)) == golden
        table = Match.unshuffled("ramses", ["x", "y"], variant={"mode": mode}, deck=None)
        for treasure, at in PLACES.items():
            table.follow(CHANCE, f"hide {treasure} {at}")
        assert ("stand gold h6" in table.legal(CHANCE)) == golden
        assert "stand gold g6" in table.legal(CHANCE)
        for hole in AWAY[:16]:
            table.follow(CHANCE, f"stand gold {hole}")
        assert {f"stand red {hole}" for hole in CORNERS} <= set(table.legal(CHANCE))


def test_all_places_are_equally_likely_for_experts() -> None:
    """RA-7, RA-21: the odds of a place are the number of ways in which the pyramids after it may stand."""
    corner_treasures = {**PLACES, "black-cat": "a4", "papyrus": "c6"}
    table = Match.unshuffled("ramses", ["x", "y"], variant={"mode": "expert"}, deck=None)
    for treasure, at in corner_treasures.items():
        table.follow(CHANCE, f"hide {treasure} {at}")
    stands: list[str] = []
    for golden, where in [*(("gold", hole) for hole in AWAY[::2][:16]), ("red", "h6"), ("red", "a1")]:
        out, weights = table.game.engine.buffers()
        n = table.game.engine.odds_in(table.tables, table.states, 0, out, weights)
        gold_left = max(0, 15 - len(stands))
        ways = {}
        for hole in ALL_HOLES:
            if hole in stands or (golden == "gold" and hole in CORNERS):
                continue
            left = [other for other in ALL_HOLES if other not in stands and other != hole]
            free = [other for other in left if other not in corner_treasures.values()]
            ways[hole] = sum(
                comb(sum(other not in CORNERS and other != stays for other in left), gold_left)
                for stays in free
            )
        assert [move.split()[2] for move in table.legal(CHANCE)] == list(ways)
        assert n == len(ways)
        first = next(iter(ways.values()))
        assert all(
            int(weight) * first == way * int(weights[0])
            for weight, way in zip(weights, ways.values(), strict=False)
        )
        table.follow(CHANCE, f"stand {golden} {where}")
        stands.append(where)


@pytest.mark.parametrize("mode", ["basic", "expert"])
def test_the_surface_follows_from_the_seed_as_documented(mode: str) -> None:
    """RA-7, RA-21: treasures and pyramids computed as docs/shuffle.md says, without the rules."""
    drawn = Shuffle("documented")
    hidden: list[str] = []
    stood: list[str] = []
    for number, step in enumerate(started(2, "documented", mode).log[: 12 + 47]):
        if step["do"] == "hide":
            blocks = {block(hole) for hole in hidden}
            outcomes = [(hole, 1) for hole in ALL_HOLES if block(hole) not in blocks]
            hidden.append(step["at"])
        else:
            empty = [hole for hole in ALL_HOLES if hole not in stood]
            gold_of_experts = mode == "expert" and len(stood) < 16
            outcomes = []
            for hole in empty:
                bare = [other for other in empty if other not in hidden and other != hole]
                weight = len(bare)
                if gold_of_experts:
                    after = sum(other not in CORNERS and other != hole for other in empty)
                    weight = (
                        0 if hole in CORNERS else sum(after if other in CORNERS else 28 for other in bare)
                    )
                if weight:
                    outcomes.append((hole, weight))
            stood.append(step["at"])
        left = drawn.value(number) % sum(weight for _, weight in outcomes)
        ends = accumulate(weight for _, weight in outcomes)
        assert step["at"] == next(hole for (hole, _), end in zip(outcomes, ends, strict=True) if left < end)


def block(hole: str) -> tuple[int, int]:
    return "abcdefgh".index(hole[0]) // 2, (int(hole[1]) - 1) // 2


def test_chips_move_with_their_pyramids() -> None:
    """RA-21: the chip that lay under b1 is found where the pyramid stands now."""
    table = Table("1 golden-mask 1", mode="expert", chips={"b1": "3"})
    table.go(0, "b1 a1")  # b1's pyramid to b2, then a1's to b1
    assert table.s.chip[ALL_HOLES.index("b2")] == 3


def test_stacks_lie_upon_each_other() -> None:
    """RA-6: 1 on top, then 2, then 3; each shuffled by itself; the next back is always visible, the front
    never."""
    orders = set()
    for seed in ("a", "b"):
        log = random_game(Way("ramses", 2, (("children", True),)), seed).log
        found = [step["stack"] for step in log if step["do"] == "back"]
        assert found == [1] * 10 + [2] * 10 + [3] * 10
        orders.add(tuple(step["treasure"] for step in log if step["do"] == "search"))
    assert len(orders) == 2
    table = Table("1 golden-mask 1", "1 ibis 2", "2 ankh 3 duel")
    assert table.view()["next"] == {"stack": 1, "action": None}
    assert "ibis" not in str(table.view())
    table.go(0, "b1 a1")
    assert table.view()["next"] == {"stack": 2, "action": "duel"}
    assert "ankh" not in str(table.view())


def test_the_free_hole_shows_no_treasure() -> None:
    """RA-7: and so does nothing else before play."""
    free = set()
    for seed in range(200):
        match = started(2, f"free{seed}")
        view = match.view(0)
        assert view["shows"] is None
        assert all(cell["treasure"] is None for row in view["board"] for cell in row)
        free.add(view["hole"])
    assert len(free) > 40


def test_all_places_are_equally_likely() -> None:
    """RA-7: the odds of a pyramid's place are the number of ways to go on that leave a bare hole free."""
    table = Match.unshuffled("ramses", ["x", "y"], variant={}, deck=None)
    assert len(table.legal(CHANCE)) == 48
    for treasure, at in PLACES.items():
        table.follow(CHANCE, f"hide {treasure} {at}")
    out, weights = table.game.engine.buffers()
    n = table.game.engine.odds_in(table.tables, table.states, 0, out, weights)
    assert n == 48
    assert {hole: int(weight) for hole, weight in zip(ALL_HOLES, weights, strict=False)} == {
        hole: 36 if hole in PLACES.values() else 35 for hole in ALL_HOLES
    }
    bare = [hole for hole in ALL_HOLES if hole not in PLACES.values()]
    for number, hole in enumerate(bare[:35]):
        table.follow(CHANCE, f"stand {('gold', 'red', 'blue')[number // 16]} {hole}")
    assert [move.split()[2] for move in table.legal(CHANCE)] == sorted(
        PLACES.values(), key=ALL_HOLES.index
    )  # the last bare hole stays free


# --- A turn ---


def test_the_next_card_is_turned_up() -> None:
    """RA-8"""
    table = Table("1 golden-mask 1", "1 lapis-scarab 2", first=1)
    assert (table.turn, table.told()) == (1, "golden-mask 1")
    table.go(1, "b1 a1")
    assert (table.turn, table.told()) == (2, "lapis-scarab 2")


def test_a_treasure_in_sight_is_taken_at_once() -> None:
    """RA-8: whoever turns the card up takes it, and their turn is over."""
    table = Table("1 golden-mask 1", "1 golden-mask 2", "1 ibis 1")
    table.go(0, "b1 a1")
    assert table.cards(1) == ["golden-mask 2"]
    assert (table.turn, table.told()) == (2, "ibis 1")


def test_one_neighbouring_pyramid() -> None:
    """RA-9: horizontally or vertically beside the free hole; also the same one back."""
    table = Table("1 ibis 1", free="d4")
    assert table.match.legal(0) == ["slide d3", "slide c4", "slide e4", "slide d5"]
    for move in ("slide d4", "slide f4", "slide e5", "slide z9", "slide"):
        refuses(table, 0, move, "RA-9")
    table.go(0, "d3 d4 d3")
    assert table.view()["hole"] == "d3"
    corner = Table("1 ibis 1", free="h6")
    assert corner.match.legal(0) == ["slide h5", "slide g6"]
    edge = Table("1 ibis 1", free="h2")  # no way round the edge to a3
    assert edge.match.legal(0) == ["slide h1", "slide g2", "slide h3"]


def test_no_treasure_goes_on() -> None:
    """RA-9"""
    table = Table("1 ibis 1")
    table.go(0, "c2 d2 e2 f2 f3")
    assert table.turn == 0


def test_a_wrong_treasure_ends_the_turn() -> None:
    """RA-9: the next player searches for the same card, RA-11: clockwise."""
    table = Table("1 ibis 1", seats=3, first=1)
    for seat, way in ((1, "c2 c1"), (2, "c2 c1"), (0, "c2 c1"), (1, "d1 c1")):
        assert table.turn == seat
        table.go(seat, way)
        assert table.told() == "ibis 1"
        assert table.view()["shows"] == "lapis-scarab"


def test_the_right_treasure_wins_the_card() -> None:
    """RA-9: face down, and the turn is over."""
    table = Table("1 lapis-scarab 2", "1 ibis 1")
    table.go(0, "c2 c1")
    assert table.cards(0) == ["lapis-scarab 2"]
    assert table.view(1)["players"][0]["cards"] is None
    assert table.view(1)["players"][0]["backs"] == [{"stack": 1, "action": None}]
    assert (table.turn, table.told()) == (1, "ibis 1")


def test_a_player_cannot_stop() -> None:
    """RA-10: nor can another seat take over."""
    table = Table("1 ibis 1")
    refuses(table, 0, "pass", "RA-10")
    with pytest.raises(IllegalMove, match="seat 0’s turn"):
        table.move(1, "slide c2")


def test_a_limit_of_slides() -> None:
    """RA-10: after so many slides without a treasure the turn passes; there is none by default."""
    table = Table("1 ibis 1", slides=3)
    table.go(0, "c2 d2")
    assert table.turn == 0
    table.go(0, "e2")
    assert table.turn == 1
    table.go(1, "f2 g2 g1")  # the last slide finds it
    assert table.cards(1) == ["ibis 1"]
    free = Table("1 ibis 1")
    for _ in range(150):
        free.go(0, "c2 b2")
    assert free.turn == 0


def test_the_limit_in_a_duel_alone_and_with_a_scarab() -> None:
    """RA-10: in a duel the other dueller goes on, alone nothing passes, a scarab starts the count again, also
    after the very last slide."""
    duel = Table("1 golden-mask 1", "1 black-cat 1", "2 ibis 2 duel", seats=2, slides=2)
    duel.go(0, "b1 a1")
    duel.go(1, "a2 a3")
    duel.move(0, "lay golden-mask 1")
    duel.move(1, "lay black-cat 1")
    duel.go(0, "b3 b2")
    assert duel.turn == 1
    solo = Table("1 ibis 1", seats=1, mode="solo", slides=1)
    solo.go(0, "c2 d2 e2 f2 g2 g1")
    assert solo.cards(0) == ["ibis 1"]
    expert = Table("1 ibis 1", seats=2, mode="expert", slides=2, gold=AWAY[:16])
    expert.go(0, "c2 c1")
    expert.move(0, "scarab use")
    expert.go(0, "d1")
    assert expert.turn == 0
    expert.go(0, "d2")
    assert expert.turn == 1


@pytest.mark.parametrize("name", ["random", "greedy", "searcher", "forgetful"])
def test_automatic_players_keep_within_200_slides(name: str) -> None:
    """RA-10: even if they have dallied for 100 already; a scarab makes no new turn of it (RA-25)."""
    for mode in ("basic", "expert"):
        for hole in ("b2", "h6", "f4", "a2"):
            table = Table("1 ibis 1", free=hole, mode=mode)
            table.s.slid = table.s.walked = 100
            player = bot(name, "slow")
            slides = 100
            while table.match.to_act == [0]:
                table.match.act(0, player.choose_action(table.match.seat(0)))
                slides += table.match.log[-1]["do"] == "slide"
                table.let_chance()
            assert slides < 200


def test_clockwise_and_a_random_beginner() -> None:
    """RA-11"""
    assert {started(4, f"first{seed}").to_act[0] for seed in range(40)} == {0, 1, 2, 3}
    table = Table("1 ibis 1", seats=5, first=3)
    for seat in (3, 4, 0, 1, 2, 3):
        table.go(seat, "c2 c1" if table.view()["hole"] != "c1" else "d1 c1")


def test_seen_while_the_hole_is_there() -> None:
    """RA-12: by all, and by nobody afterwards."""
    table = Table("1 ibis 1")
    table.go(0, "c2 c1")
    for seat in (-1, 0, 1, 2):
        assert table.view(seat)["shows"] == "lapis-scarab"
        assert table.match.observation(seat)[0].treasure[2] == 1
    table.go(1, "d1")
    for seat in (-1, 0, 1, 2):
        assert "lapis-scarab" not in str(table.view(seat))
        assert "lapis-scarab" not in str(table.match.record(seat))
        assert (table.match.observation(seat)[0].treasure == -1).all()


# --- Special actions ---


@pytest.mark.parametrize("back", ["", "sand-storm", "super-powers", "scorpion"])
@pytest.mark.parametrize("children", [False, True])
def test_the_player_left_of_the_winner_has_the_turn(back: str, children: bool) -> None:
    """RA-13: also after a find on turning up, whatever the next back shows, and where it is ignored
    (RA-19)."""
    table = Table(
        "1 golden-mask 1", "1 golden-mask 2", f"2 ibis 2 {back}".strip(), seats=4, children=children
    )
    table.go(0, "b1 a1")  # seat 0 wins; seat 1 turns up the same treasure and wins it without a slide
    assert table.cards(1) == ["golden-mask 2"]
    assert table.turn == 2
    scorpion = back == "scorpion" and not children
    assert (table.view()["phase"], table.told()) == (("scorpion", None) if scorpion else ("slide", "ibis 2"))


def test_the_player_left_of_the_winner_challenges() -> None:
    """RA-13"""
    slid = Table(
        "1 golden-mask 1", "1 golden-mask 2", "1 ibis 1", "2 ankh 2 duel", "2 ankh 3", "2 ibis 3", seats=4
    )
    slid.go(0, "b1 a1")
    slid.go(2, "b1 b2 c2 d2 e2 f2 g2 g1")
    assert slid.view()["duel"]["seats"] == [3, 0]
    turned_up = Table("1 golden-mask 1", "1 golden-mask 2", "2 ankh 2 duel", "2 ankh 3", "2 ibis 3", seats=4)
    turned_up.go(0, "b1 a1")
    assert turned_up.view()["duel"]["seats"] == [2, 3]


@pytest.mark.parametrize("back", ["", "sand-storm", "super-powers", "scorpion", "duel"])
def test_the_player_left_of_the_stung_one_has_the_turn(back: str) -> None:
    """RA-13, RA-15: also where the scorpion card went straight to a player, whatever the next back shows."""
    table = Table(
        "1 golden-mask 1",
        "2 ibis 2 scorpion",
        f"2 ankh 2 {back}".strip(),
        "2 lotus-cup 3",
        "2 papyrus 3",
        seats=4,
    )
    table.go(0, "b1 a1")
    table.go(1, "a2")
    table.go(2, "a3")  # stung, without a card: seat 1 gets the scorpion card
    assert table.cards(1) == ["ibis 2"]
    if back == "duel":
        assert table.view()["duel"]["seats"] == [3, 0]
    else:
        assert (table.turn, table.view()["phase"]) == (3, "scorpion" if back == "scorpion" else "slide")


def test_sand_storm() -> None:
    """RA-14: the board is seen turned by a quarter, clockwise; names of holes stay; then the card is turned
    up."""
    table = Table("1 golden-mask 1", "2 ibis 2 sand-storm", "2 black-cat 3 sand-storm")
    table.go(0, "b1 a1")
    view = table.view(2)
    assert (view["turned"], view["search"]) == (1, {"treasure": "ibis", "value": 2})
    assert [len(row) for row in view["board"]] == [6] * 8
    assert [cell["at"] for cell in view["board"][0]] == ["a6", "a5", "a4", "a3", "a2", "a1"]
    assert view["board"][7][0]["at"] == "h6"
    assert view["board"][0][5]["treasure"] == "golden-mask"
    assert table.match.legal(1) == ["slide b1", "slide a2"]
    table.go(1, "b1 b2 c2 d2 e2 f2 g2 g1")
    assert [cell["at"] for cell in table.view(0)["board"][0]][:2] == ["h6", "g6"]


def test_scorpion_slides() -> None:
    """RA-15: one slide each, from the player whose turn it is, never the pyramid just moved, until a treasure
    shows; the card stays face down."""
    table = Table("1 golden-mask 1", "2 ibis 2 scorpion", "2 papyrus 2")
    table.go(0, "b1 a1")
    assert (table.turn, table.told(), table.view()["phase"]) == (1, None, "scorpion")
    assert "ibis" not in str([table.view(seat) for seat in range(3)])
    assert table.match.legal(1) == ["slide a2"]  # the slide just before counts too
    refuses(table, 1, "slide b1", "RA-15")
    table.go(1, "a2")
    assert table.match.legal(2) == ["slide b2", "slide a3"]
    refuses(table, 2, "slide a1", "RA-15")
    table.go(2, "b2")
    assert table.turn == 0


def test_after_super_powers_the_pyramid_beside_the_hole_is_barred() -> None:
    """RA-15: of several moved at once, the one that could be moved back."""
    table = Table("1 golden-mask 1", "2 ibis 2 super-powers", "2 ankh 2 scorpion")
    table.go(0, "b1 a1")
    table.go(1, "h1 g1")
    assert table.view()["phase"] == "scorpion"
    assert table.match.legal(2) == ["slide f1", "slide g2"]
    table = Table("1 golden-mask 1", "2 ibis 2 super-powers", "2 ankh 2 scorpion")
    table.go(0, "b1 a1")
    table.go(1, "g1")
    assert table.match.legal(2) == ["slide h1", "slide g2"]


def stung(*cards: str, seats: int = 3) -> Table:
    """Seat 0 has won golden-mask 1, seat 1 black-cat 1, and seat 2 is to slide first under the scorpion's
    eye."""
    table = Table("1 golden-mask 1", "1 black-cat 1", *cards, seats=seats)
    table.go(0, "b1 a1")
    table.go(1, "a2 a3")
    assert (table.turn, table.view()["phase"]) == (2 % seats, "scorpion")
    return table


def test_the_stung_player_gives_a_card() -> None:
    """RA-15: any treasure stings; the card goes to the player on the right, RA-25a: unseen by the others;
    then the scorpion card is turned up."""
    table = stung("2 ibis 2 scorpion")
    table.go(2, "b3")
    table.go(0, "c3")
    assert (table.turn, table.match.legal(0)) == (0, ["give golden-mask 1"])
    refuses(table, 0, "give black-cat 1", "RA-15")
    table.move(0, "give golden-mask 1")
    assert table.cards(0) == []
    assert table.cards(2) == ["golden-mask 1"]
    assert not [step for step in table.match.record(1)["steps"] if step["do"] == "give"]
    assert (table.turn, table.told()) == (1, "ibis 2")


def test_a_stung_player_without_cards() -> None:
    """RA-15: the player on the right gets the scorpion card, unseen by the others; the next symbol is carried
    out in its turn."""
    table = Table("1 golden-mask 1", "2 ibis 2 scorpion", "2 ankh 2 scorpion", "2 black-cat 2")
    table.go(0, "b1 a1")
    table.go(1, "a2")
    table.go(2, "a3")  # seat 2 has nothing; on their right sits seat 1
    assert table.cards(1) == ["ibis 2"]
    for seat in (-1, 0, 2):
        assert "ibis" not in str(table.view(seat))
        assert "ibis" not in str(table.match.record(seat)["steps"])
    assert table.view()["players"][1]["backs"] == [{"stack": 2, "action": "scorpion"}]
    assert (table.view()["phase"], table.turn) == ("scorpion", 0)  # to the left of seat 2, who was stung
    assert table.match.legal(0) == ["slide b3", "slide a4"]


def test_the_last_card_may_go_to_the_scorpion() -> None:
    """RA-15, RA-20"""
    table = Table("1 golden-mask 1", "2 golden-mask 2", "3 ibis 4 scorpion")
    table.go(0, "b1 a1")
    table.go(2, "a2")
    table.go(0, "b2")
    table.go(1, "c2")
    table.go(2, "c1")
    assert table.match.over
    assert [seat["total"] for seat in (table.match.result() or {})["seats"]] == [1, 6, 0]


def test_no_scarab_and_no_tilt_in_a_scorpion() -> None:
    """RA-15, RA-23"""
    table = Table("1 golden-mask 1", "2 ibis 2 scorpion", mode="expert", gold=("a2", "b3"))
    table.go(0, "b1 a1")
    table.go(1, "a2")
    table.go(2, "a3")
    assert table.view()["phase"] == "slide"
    assert table.told() == "papyrus 3"


def test_super_powers() -> None:
    """RA-16: one to seven pyramids in a straight line while the card is open; only the last hole is looked
    at."""
    table = Table("1 golden-mask 1", "2 ibis 2 super-powers", "2 lapis-scarab 2")
    table.go(0, "b1 a1")
    assert table.view()["powers"]
    assert len(table.match.legal(1)) == 7 + 5
    refuses(table, 1, "slide b2", "RA-16")
    table.go(1, "h1")  # over c1, e1 and g1
    assert table.turn == 1
    row = [cell["pyramid"] for cell in table.view()["board"][0]]
    assert row[7] is None
    assert None not in row[:7]
    table.go(1, "a1")  # back at the golden mask, a wrong treasure: the next player has the powers too
    assert table.turn == 2
    table.go(2, "g1")
    assert table.cards(2) == ["ibis 2"]
    assert not table.view()["powers"]
    refuses(table, 0, "slide a1", "RA-9")


def duel(*cards: str, **options: object) -> Table:
    """Seats 0 and 1 have won golden-mask 1 and black-cat 1; seat 0 of two duels with seat 1; the hole is at
    a3."""
    table = Table("1 golden-mask 1", "1 black-cat 1", *(cards or ("2 ibis 2 duel",)), seats=2, **options)  # type: ignore[arg-type]
    table.go(0, "b1 a1")
    table.go(1, "a2 a3")
    return table


def test_duel_cards_are_laid() -> None:
    """RA-17: the challenger first, face up; the duel card stays face down."""
    table = duel()
    assert (table.turn, table.view()["phase"], table.told()) == (0, "lay", None)
    assert table.match.legal(0) == ["lay golden-mask 1"]
    refuses(table, 0, "lay black-cat 1", "RA-17")
    table.move(0, "lay golden-mask 1")
    assert table.view()["duel"]["laid"] == [{"treasure": "golden-mask", "value": 1}, None]
    table.move(1, "lay black-cat 1")
    assert (table.turn, table.view()["phase"]) == (0, "slide")
    assert table.view()["shows"] == "black-cat"  # in sight already, and not found: the challenger must slide
    assert "slide b3" in table.match.legal(0)


@pytest.mark.parametrize(
    ("way", "winner"),
    [
        ([(0, "b3 a3")], 0),  # the other's treasure
        ([(0, "a2 a1")], 1),  # their own
        ([(0, "b3 c3"), (1, "b3 b2 a2 a1")], 1),  # a third one, then the other dueller finds the challenger's
        ([(0, "b3 c3"), (1, "b3 a3")], 0),  # a third one, then the other dueller uncovers their own
    ],
)
def test_the_duel(way: list[tuple[int, str]], winner: int) -> None:
    """RA-17: the winner keeps both cards, then the duel card is turned up; RA-13: by the player left of the
    last mover."""
    table = duel()
    table.move(0, "lay golden-mask 1")
    table.move(1, "lay black-cat 1")
    for seat, holes in way:
        assert table.turn == seat
        table.go(seat, holes)
    assert sorted(table.cards(winner)) == ["black-cat 1", "golden-mask 1"]
    assert table.cards(1 - winner) == []
    assert (table.turn, table.told()) == (1 - way[-1][0], "ibis 2")
    assert table.view()["duel"] is None


def test_what_the_challenger_may_lay() -> None:
    """RA-17: not the only treasure that the other has; and the other lays a different one."""
    table = Table(
        "1 black-cat 1", "1 black-cat 2", "1 golden-mask 2", "1 golden-mask 1", "2 ibis 2 duel", seats=2
    )
    table.go(0, "b3 a3")  # seat 0: black-cat 1; seat 1 turns up and takes black-cat 2
    assert table.cards(1) == ["black-cat 2"]
    table.go(0, "a2 a1")  # seat 0: golden-mask 2; seat 1 turns up and takes golden-mask 1
    assert table.match.legal(0) == ["lay black-cat 1", "lay golden-mask 2"]
    table.move(0, "lay black-cat 1")
    assert table.match.legal(1) == ["lay golden-mask 1"]
    refuses(table, 1, "lay black-cat 2", "RA-17")
    poor = Table("1 black-cat 1", "1 black-cat 2", "1 golden-mask 2", "2 ibis 2", "2 ankh 2 duel", seats=3)
    poor.go(0, "b3 a3")
    poor.go(2, "a2 a1")  # seat 0: black-cat 1, seat 1: black-cat 2, seat 2: golden-mask 2
    poor.go(0, "b1 b2 c2 d2 e2 f2 g2 g1")  # seat 0: ibis 2 as well; seat 1 challenges seat 2
    assert poor.view()["duel"]["seats"] == [1, 2]
    assert poor.match.legal(1) == ["lay black-cat 2"]
    unfit = Table("1 black-cat 1", "1 black-cat 2", "1 golden-mask 2", "1 ibis 1", "2 ankh 2 duel", seats=2)
    unfit.go(0, "b3 a3")
    unfit.go(0, "a2 a1")
    unfit.go(1, "b1 c1")
    unfit.go(
        0, "c2 d2 e2 f2 g2 g1"
    )  # seat 0: black-cat 1, golden-mask 2, ibis 1; seat 1: black-cat 2, challenging
    assert unfit.match.legal(1) == ["lay black-cat 2"]


def test_the_challenger_leaves_a_different_treasure() -> None:
    """RA-17: what a dueller may not lay shows to nobody else."""
    table = Table(
        "1 black-cat 1", "1 black-cat 2", "1 golden-mask 2", "1 ibis 1", "1 ibis 2", "2 ankh 2 duel", seats=2
    )
    table.go(0, "b3 a3")
    table.go(0, "a2 a1")
    table.go(1, "b1 c1")
    table.go(
        0, "c2 d2 e2 f2 g2 g1"
    )  # seat 0 finds the ibis, and seat 1 turns up the second: they have black-cat 2, ibis 2
    assert table.cards(1) == ["black-cat 2", "ibis 2"]
    assert sorted(table.match.legal(0)) == ["lay black-cat 1", "lay golden-mask 2", "lay ibis 1"]
    one = Table(
        "1 black-cat 1",
        "1 black-cat 2",
        "1 golden-mask 2",
        "1 golden-mask 1",
        "2 lapis-scarab 3",
        "2 black-cat 3 scorpion",
        "2 ankh 2 duel",
        seats=2,
    )
    one.go(0, "b3 a3")
    one.go(0, "a2 a1")  # seat 0: black-cat 1, golden-mask 2; seat 1: black-cat 2, golden-mask 1
    one.go(0, "b1 c1")  # seat 0: lapis-scarab 3; scorpion, seat 1 begins
    one.go(1, "c2")
    one.go(0, "b2")
    one.go(1, "b3")
    one.go(0, "c3")
    one.move(0, "give lapis-scarab 3")
    one.go(1, "b3 a3")  # seat 1 finds black-cat 3: seat 0 challenges with black-cat 1, golden-mask 2
    assert one.view()["duel"]["seats"] == [0, 1]
    assert sorted(one.match.legal(0)) == ["lay black-cat 1", "lay golden-mask 2"]


def test_only_treasure_of_the_other_is_barred() -> None:
    """RA-17: seat 1 has nothing but the golden mask, so that the challenger may not lay theirs."""
    table = Table(
        "1 golden-mask 1", "1 golden-mask 2", "1 ankh 1", "2 golden-mask 3", "2 ibis 2 duel", seats=3
    )
    table.go(0, "b1 a1")  # seat 0 and seat 1 take a golden mask each
    table.go(2, "b1 b2 b3 c3")
    table.go(0, "b3 b2 b1 a1")  # seat 0: golden-mask 1, 3; seat 2: ankh 1; challenger is seat 1
    assert table.match.legal(1) == ["lay golden-mask 2"]
    two = Table("1 golden-mask 1", "1 golden-mask 2", "1 ankh 1", "2 papyrus 2", "2 ibis 2 duel", seats=2)
    two.go(0, "b1 a1")  # seats 0 and 1 take a golden mask each
    two.go(0, "b1 b2 b3 c3")  # seat 0: ankh 1
    two.go(1, "c4 b4 b3 a3")  # black cat: wrong
    two.go(0, "b3 b4 c4 d4 d5 e5")  # sun boat: wrong
    two.go(1, "d5 c5")  # seat 1: papyrus 2; seat 0 challenges
    assert sorted(two.match.legal(0)) == ["lay ankh 1", "lay golden-mask 1"]


def test_unfit_cards() -> None:
    """RA-17: a card that leaves the other without a different treasure may not be laid, with a reason."""
    table = Table(
        "1 golden-mask 1", "1 golden-mask 2", "1 ankh 1", "2 golden-mask 3", "2 ibis 2 duel", seats=2
    )
    table.go(0, "b1 a1")
    table.go(0, "b1 b2 b3 c3")  # seat 0: golden-mask 1, ankh 1; seat 1: golden-mask 2
    table.go(1, "b3 b2 b1 a1")  # seat 1: golden-mask 2, 3: seat 0 challenges
    assert table.match.legal(0) == ["lay ankh 1"]
    refuses(table, 0, "lay golden-mask 1", "no different treasure.*RA-17")


def test_a_dueller_without_cards_draws() -> None:
    """RA-17: the card beneath the duel card, face up; RA-18: without its special action."""
    table = Table("1 golden-mask 1", "2 ibis 2 duel", "2 ankh 3 scorpion", "2 papyrus 2", seats=2)
    table.go(0, "b1 a1")
    assert table.view()["duel"] == {"seats": [1, 0], "laid": [{"treasure": "ankh", "value": 3}, None]}
    assert table.match.log[-1]["do"] == "drawn"
    assert table.view()["next"] == {"stack": 2, "action": "duel"}
    table.move(0, "lay golden-mask 1")
    table.go(1, "b1 a1")
    assert table.cards(1) == ["ankh 3", "golden-mask 1"]
    assert table.told() == "ibis 2"
    table.go(0, "b1 b2 c2 d2 e2 f2 g2 g1")
    assert table.told() == "papyrus 2"  # no scorpion came


def challenged_without_cards(*cards: str) -> Table:
    """Seat 0 has a black cat and a golden mask, seat 2 an ibis; seat 0 challenges seat 1, who has nothing."""
    table = Table("1 black-cat 1", "1 golden-mask 1", "1 ibis 1", "2 ankh 2 duel", *cards, seats=3)
    table.go(0, "b3 a3")
    table.go(1, "b3 c3")  # the ankh: wrong
    table.go(2, "d3 e3")  # the watchful eye: wrong
    table.go(0, "e2 d2 c2 b2 a2 a1")
    table.go(1, "b1 c1")  # the lapis scarab: wrong
    table.go(2, "c2 d2 e2 f2 g2 g1")
    assert [len(player["backs"]) for player in table.view()["players"]][::2] == [2, 1]
    return table


def test_who_has_to_draw_draws_first() -> None:
    """RA-17: then the other lays a card with a different treasure, also the challenger, who begins all the
    same."""
    table = challenged_without_cards("2 golden-mask 3", "2 papyrus 2")
    assert table.view()["duel"] == {"seats": [0, 1], "laid": [None, {"treasure": "golden-mask", "value": 3}]}
    assert (table.turn, table.view()["phase"]) == (0, "lay")
    assert table.match.legal(0) == ["lay black-cat 1"]
    refuses(table, 0, "lay golden-mask 1", "the other dueller.*RA-17")
    assert "different treasure" in str(table.view(0)["status"])
    table.move(0, "lay black-cat 1")
    assert table.view()["duel"]["laid"] == [
        {"treasure": "black-cat", "value": 1},
        {"treasure": "golden-mask", "value": 3},
    ]
    assert (table.turn, table.view()["phase"]) == (0, "slide")
    table.go(0, "g2 f2 e2 d2 c2 b2 a2 a1")
    assert table.cards(0) == ["black-cat 1", "golden-mask 1", "golden-mask 3"]
    assert (table.turn, table.told()) == (1, "ankh 2")


def test_two_duellers_without_cards() -> None:
    """RA-17, RA-18: each draws the card then directly beneath, the challenger first."""
    table = Table("1 golden-mask 1", "2 ibis 2 duel", "2 ankh 3", "2 papyrus 2", seats=3)
    table.go(0, "b1 a1")
    assert table.view()["duel"] == {
        "seats": [1, 2],
        "laid": [{"treasure": "ankh", "value": 3}, {"treasure": "papyrus", "value": 2}],
    }
    assert table.turn == 1


def test_duels_left_out() -> None:
    """RA-18: the same treasure only, or too few cards beneath; RA-13: the player left of the winner
    begins."""
    same = Table("1 golden-mask 1", "1 golden-mask 2", "2 golden-mask 3", "2 ibis 2 duel", seats=2)
    same.go(0, "b1 a1")  # 0, 1, 0 take a golden mask: nothing else can be laid
    assert (same.view()["phase"], same.turn, same.told()) == ("slide", 1, "ibis 2")
    beneath = Table("1 golden-mask 1", "2 ankh 2", "3 ibis 4 duel", seats=3)
    beneath.go(0, "b1 a1")
    beneath.go(1, "b1 b2 b3 c3")  # seats 2 and 0 would duel: seat 2 has nothing, and nothing lies beneath
    assert (beneath.view()["duel"], beneath.turn, beneath.told()) == (None, 2, "ibis 4")
    two = Table("1 golden-mask 1", "2 ibis 3 duel", "3 ankh 4", seats=3)
    two.go(0, "b1 a1")  # seats 1 and 2 have nothing, and one card lies beneath: nothing is drawn
    assert (two.turn, two.told(), two.cards(1)) == (1, "ibis 3", [])


def test_a_drawn_card_with_the_same_treasure() -> None:
    """RA-18: the duel is left out and what was drawn is won; RA-13: the player whose turn it was begins."""
    drawn_first = Table("1 golden-mask 1", "2 ibis 2 duel", "2 golden-mask 3", "2 papyrus 2", seats=2)
    drawn_first.go(0, "b1 a1")
    assert drawn_first.cards(1) == ["golden-mask 3"]
    assert drawn_first.cards(0) == ["golden-mask 1"]
    assert (drawn_first.view()["duel"], drawn_first.turn, drawn_first.told()) == (None, 1, "ibis 2")
    challenger = Table(
        "1 golden-mask 1",
        "1 golden-mask 2",
        "2 ibis 2 duel",
        "2 golden-mask 3",
        "2 papyrus 2",
        seats=3,
        first=1,
    )
    challenger.go(1, "b1 a1")  # seats 1 and 2; seat 0 challenges seat 1: draws golden-mask 3
    assert challenger.cards(0) == ["golden-mask 3"]
    assert (challenger.turn, challenger.told()) == (0, "ibis 2")
    challenged = Table(
        "1 golden-mask 1", "1 ibis 1", "2 ankh 2 duel", "2 golden-mask 3", "2 papyrus 2", seats=3, first=0
    )
    challenged.go(0, "b1 a1")
    challenged.go(1, "b1 c1")  # the lapis scarab: wrong
    challenged.go(2, "c2 d2 e2 f2 g2 g1")  # seat 2: ibis 1; seat 0 challenges seat 1, who draws
    assert (challenged.cards(0), challenged.cards(1)) == (["golden-mask 1"], ["golden-mask 3"])
    assert (challenged.view()["duel"], challenged.turn, challenged.told()) == (None, 0, "ankh 2")
    both = Table("1 golden-mask 1", "2 ibis 2 duel", "2 ankh 3", "2 ankh 2", seats=3)
    both.go(0, "b1 a1")
    assert (both.cards(1), both.cards(2)) == (["ankh 3"], ["ankh 2"])
    assert (both.view()["duel"], both.turn, both.told()) == (None, 1, "ibis 2")


def test_the_odds_of_a_card_beneath() -> None:
    """RA-17: a card with the back that shows may be the one on top itself."""
    table = Table("1 golden-mask 1", "2 ibis 2 duel", "2 ankh 3 duel", "2 papyrus 2", seats=2)
    table.match.push("slide b1", 0)
    table.match.push("slide a1", 0)
    assert table.match.legal(CHANCE) == [
        "drawn 1 ibis 2 2 duel",
        "drawn 1 ankh 3 2 duel",
        "drawn 1 papyrus 2 2 plain",
    ]
    out, weights = table.match.game.engine.buffers()
    table.match.game.engine.odds_in(table.match.tables, table.match.states, 0, out, weights)
    assert weights[:3].tolist() == [1, 1, 2]


@pytest.mark.parametrize("symbol", ["scorpion", "super-powers", "duel"])
def test_with_children_only_the_sand_storm(symbol: str) -> None:
    """RA-19"""
    table = Table("1 golden-mask 1", f"2 ibis 2 {symbol}", "2 ankh 2 sand-storm", children=True)
    table.go(0, "b1 a1")
    assert (table.view()["phase"], table.turn, table.told(), table.view()["powers"]) == (
        "slide",
        1,
        "ibis 2",
        False,
    )
    assert table.match.legal(1) == ["slide b1", "slide a2"]
    table.go(1, "b1 b2 c2 d2 e2 f2 g2 g1")
    assert table.view()["turned"] == 1


# --- The end ---


def test_the_end_and_the_winner() -> None:
    """RA-20: as soon as the last card has been won; the sum of the values, then the number of cards, then a
    shared win."""
    table = Table("1 golden-mask 2", "2 golden-mask 1", "3 golden-mask 1", seats=2)
    table.go(0, "b1 a1")
    assert table.match.over
    result = (table.match.result() or {})["seats"]
    assert [(seat["total"], seat["rank"]) for seat in result] == [(3, 1), (1, 2)]
    assert result[0]["cards"] == [
        {"treasure": "golden-mask", "value": 2},
        {"treasure": "golden-mask", "value": 1},
    ]
    assert result[0]["explorers"] == result[0]["bonus"] == 0
    tie = Table("1 golden-mask 1", "2 golden-mask 2", "3 golden-mask 1", seats=2)
    tie.go(0, "b1 a1")
    assert [(seat["total"], seat["rank"]) for seat in (tie.match.result() or {})["seats"]] == [(2, 1), (2, 2)]
    shared = Table("1 golden-mask 1", "2 golden-mask 1", "3 golden-mask 1", seats=3)
    shared.go(0, "b1 a1")
    assert [seat["rank"] for seat in (shared.match.result() or {})["seats"]] == [1, 1, 1]


# --- The game for experts ---


def test_scarab() -> None:
    """RA-22: after a wrong treasure, twice in a game; RA-25: it is still the same turn."""
    table = Table("1 ibis 1", mode="expert", gold=AWAY[:16])
    table.go(0, "c2 c1")
    assert table.match.legal(0) == ["scarab use", "scarab keep"]
    refuses(table, 0, "slide c2", "RA-22")
    table.move(0, "scarab use")
    assert table.turn == 0
    table.go(0, "d1 e1")
    table.move(0, "scarab keep")
    assert table.turn == 1
    assert [player["scarabs"] for player in table.view()["players"]] == [1, 2, 2]
    table.go(1, "e2 e3")
    table.move(1, "scarab use")
    table.go(1, "f3 g3")
    table.move(1, "scarab use")
    table.go(1, "h3 g3")
    assert table.turn == 2
    basic = Table("1 ibis 1")
    basic.go(0, "c2 c1")
    assert basic.turn == 1


def test_tilt() -> None:
    """RA-23: a treasure, right or wrong, uncovered by moving gold: that pyramid, where it stands now; before
    the scarab and before the card."""
    wrong = Table("1 ibis 1", mode="expert", chips={"c1": "2"})
    wrong.go(0, "c2 c1")
    assert wrong.match.legal(0) == ["tilt c2", "tilt none"]
    refuses(wrong, 0, "tilt d2", "RA-23")
    wrong.move(0, "tilt c2")
    assert wrong.view()["players"][0]["explorers"] == 2
    assert wrong.view()["phase"] == "scarab"
    right = Table("1 lapis-scarab 1", mode="expert", chips={"c1": "2"})
    right.go(0, "c2 c1")
    assert right.cards(0) == []
    right.move(0, "tilt none")
    assert right.cards(0) == ["lapis-scarab 1"]
    assert right.view()["players"][0]["explorers"] == 0
    nothing = Table("1 ibis 1", mode="expert", chips={"c2": "2", "d2": "1"})
    nothing.go(0, "c2 d2")
    assert nothing.view()["phase"] == "slide"
    red = Table("1 ibis 1", mode="expert", chips={"c2": "2"}, gold=AWAY[:15])
    red.go(0, "c2 c1")
    assert red.view()["phase"] == "scarab"


def test_tilt_where_the_explorers_are_gone_and_for_the_last_card() -> None:
    """RA-23: the player is asked all the same; and before the last card ends the game."""
    gone = Table("1 ibis 1", mode="expert", chips={"c1": "2"}, seats=2)
    gone.go(0, "c2 c1")
    gone.move(0, "tilt c2", "scarab use")
    gone.go(0, "c2 c1")  # the same pyramid, back and forth
    assert gone.match.legal(0) == ["tilt c2", "tilt none"]
    gone.move(0, "tilt c2")
    assert gone.view()["players"][0]["explorers"] == 2
    golden = Table(
        "1 ibis 1", "2 ibis 1", "3 lapis-scarab 1", mode="expert", chips={"c1": "2"}, gold=AWAY[:15], seats=2
    )
    golden.go(0, "c2 d2 e2 f2 g2 g1")  # seats 0 and 1 take an ibis each
    golden.go(0, "g2 f2 e2 d2 c2 c1")
    assert golden.match.legal(0) == ["tilt c2", "tilt none"]
    golden.move(0, "tilt c2")
    assert golden.match.over
    assert (golden.match.result() or {})["seats"][0]["total"] == 2 + 6


@pytest.mark.parametrize(
    ("chip", "told"), [("curse", "the curse of the mummy"), ("1", "1 explorer"), ("3", "3 explorers")]
)
def test_what_a_tilt_shows_all_see(chip: str, told: str) -> None:
    """RA-23: until the next slide, and also where nothing changes hands."""
    table = Table("1 ibis 1", mode="expert", chips={"c1": chip}, seats=3)
    table.go(0, "c2 c1")
    assert table.view()["beneath"] is None
    table.move(0, "tilt c2")
    assert {str(table.match.view(seat)["beneath"]) for seat in (-1, 0, 1, 2)} == {told}
    table.move(0, "scarab use")
    table.go(0, "c2")
    assert table.view()["beneath"] is None
    table.go(0, "c1")
    table.move(0, "tilt c2")
    assert str(table.match.view(2)["beneath"]) == (told if chip == "curse" else "nothing")


def test_tilt_with_super_powers() -> None:
    """RA-23: one of the gold pyramids moved by that slide."""
    table = Table(
        "1 golden-mask 1",
        "2 ibis 2 super-powers",
        mode="expert",
        chips={"c1": "2", "e1": "curse", "g1": "3"},
        gold=AWAY[:13],
    )
    table.go(0, "b1 a1")
    table.go(1, "g1")
    assert table.match.legal(1) == ["tilt b1", "tilt d1", "tilt f1", "tilt none"]
    table.move(1, "tilt f1")
    assert table.view()["players"][1]["explorers"] == 3
    assert table.cards(1) == ["ibis 2"]


def cursed(*cards: str, seats: int = 3) -> Table:
    """Seat 0 has uncovered a wrong treasure and met the curse at c2."""
    table = Table(
        *(cards or ("1 ibis 1",)),
        mode="expert",
        chips={"c1": "curse", "e1": "curse"},
        gold=AWAY[:14],
        seats=seats,
    )
    table.go(0, "c2 c1")
    table.move(0, "tilt c2")
    return table


def test_the_curse() -> None:
    """RA-24: the mummy comes, the chip stays, the next turn is lost, and the mummy goes back."""
    table = cursed()
    assert table.view()["mummy"] == 0
    assert table.s.chip[ALL_HOLES.index("c2")] == 0
    table.move(0, "scarab keep")
    for seat in (1, 2):
        table.go(seat, "d1 c1")
        table.move(seat, "scarab keep")
    assert table.turn == 1  # seat 0 lost their turn
    assert table.view()["mummy"] is None
    table.go(1, "d1 c1")
    table.move(1, "scarab keep")
    table.go(2, "d1 c1")
    table.move(2, "scarab keep")
    assert table.turn == 0


def test_the_mummy_goes_to_whoever_meets_a_curse() -> None:
    """RA-24: and the first is free; meeting it again while holding it changes nothing."""
    table = cursed()
    table.move(0, "scarab keep")
    table.go(1, "d1 e1")
    table.move(1, "tilt d1", "scarab keep")
    assert table.view()["mummy"] == 1
    table.go(2, "f1 e1")
    table.move(2, "scarab keep")
    assert table.turn == 0
    again = cursed()
    again.move(0, "scarab use")
    again.go(0, "d1 e1")
    again.move(0, "tilt d1", "scarab keep")
    assert again.view()["mummy"] == 0
    assert again.turn == 1


def test_the_card_is_taken_in_all_cases() -> None:
    """RA-24"""
    table = Table("1 lapis-scarab 1", mode="expert", chips={"c1": "curse"})
    table.go(0, "c2 c1")
    table.move(0, "tilt c2")
    assert table.cards(0) == ["lapis-scarab 1"]


def test_a_curse_costs_a_scorpion_slide_also_the_first() -> None:
    """RA-25: and a search turn is lost before a card is turned up."""
    table = Table(
        "1 lapis-scarab 1",
        "1 golden-mask 1",
        "2 ibis 2 scorpion",
        mode="expert",
        chips={"c1": "curse"},
        gold=AWAY[:15],
        seats=2,
    )
    table.go(0, "c2 c1")
    table.move(0, "tilt c2")
    table.go(1, "b1 a1")  # seat 1 wins; seat 0 would slide first, but has the mummy
    assert (table.view()["phase"], table.turn, table.view()["mummy"]) == ("scorpion", 1, None)
    found = Table(
        "1 lapis-scarab 1",
        "2 ibis 1",
        "2 ibis 2",
        mode="expert",
        chips={"c1": "curse"},
        gold=AWAY[:15],
        seats=2,
    )
    found.go(0, "c2 c1")
    found.move(0, "tilt c2")
    found.go(1, "c2 d2 e2 f2 g2 g1")  # seat 0 would turn up ibis 2 and take it; seat 1 does
    assert found.cards(1) == ["ibis 1", "ibis 2"]
    assert found.cards(0) == ["lapis-scarab 1"]


def test_a_cursed_challenger_puts_the_mummy_back() -> None:
    """RA-25: and the player on the left challenges instead."""
    table = Table(
        "1 lapis-scarab 1", "1 golden-mask 1", "2 ibis 2 duel",
        seats=2, mode="expert", chips={"c1": "curse"}, gold=AWAY[:15],
    )  # fmt: skip
    table.go(0, "c2 c1")
    table.move(0, "tilt c2")
    table.go(1, "b1 a1")  # seat 0 would challenge, but has the mummy
    assert (table.turn, table.view()["phase"], table.view()["mummy"]) == (1, "lay", None)
    assert table.view()["duel"]["seats"] == [1, 0]
    table.move(1, "lay golden-mask 1")
    table.move(0, "lay lapis-scarab 1")
    assert table.turn == 1
    table.go(1, "b1 c1")
    assert sorted(table.cards(1)) == ["golden-mask 1", "lapis-scarab 1"]
    assert (table.turn, table.told()) == (0, "ibis 2")  # they have lost one turn and no more


def test_the_curse_of_a_challenger_comes_before_anything_else() -> None:
    """RA-25, RA-18: the new pair decides whether the duel is left out, and RA-13: its challenger begins
    then."""
    table = Table(
        "1 lapis-scarab 1", "1 golden-mask 1", "1 golden-mask 2", "2 ibis 2 duel",
        seats=3, mode="expert", chips={"c1": "curse"}, gold=AWAY[:15],
    )  # fmt: skip
    table.go(0, "c2 c1")
    table.move(0, "tilt c2")
    table.go(1, "b1 a1")  # seat 1, and seat 2 on turning up: they have nothing but golden masks
    assert (table.view()["duel"], table.view()["mummy"]) == (None, None)
    assert (table.turn, table.told()) == (1, "ibis 2")
    drawn = Table(
        "1 lapis-scarab 1", "1 golden-mask 1", "2 ibis 2 duel", "2 ankh 2", "2 papyrus 2",
        seats=4, mode="expert", chips={"c1": "curse"}, gold=AWAY[:15],
    )  # fmt: skip
    drawn.go(0, "c2 c1")
    drawn.move(0, "tilt c2")
    for seat in (1, 2):
        drawn.go(seat, "d1 c1")  # the lapis scarab again: wrong
        drawn.move(seat, "scarab keep")
    drawn.go(3, "b1 a1")  # seat 0 would challenge seat 1; now seat 1 challenges seat 2, and both draw
    assert drawn.view()["duel"]["seats"] == [1, 2]
    assert (drawn.cards(0), drawn.cards(1), drawn.cards(2)) == (["lapis-scarab 1"], ["ankh 2"], ["papyrus 2"])


def test_a_challenged_player_duels_in_spite_of_the_curse() -> None:
    """RA-25: and keeps the mummy; a curse met in a duel costs no turn of it. RA-17: tilts and scarabs are
    allowed."""
    table = Table(
        "1 golden-mask 1", "1 black-cat 1", "2 ibis 2 duel",
        seats=2, mode="expert", chips={"a3": "curse", "c3": "2", "e3": "curse"}, gold=AWAY[:13],
    )  # fmt: skip
    table.go(0, "b1 a1")
    table.go(1, "a2 a3")
    table.move(1, "tilt a2")
    assert table.view()["mummy"] == 1
    table.move(0, "lay golden-mask 1")
    table.move(1, "lay black-cat 1")
    table.go(0, "b3 c3")
    table.move(0, "tilt b3", "scarab use")
    assert table.view()["players"][0]["explorers"] == 2
    table.go(0, "d3 e3")
    table.move(0, "tilt d3", "scarab keep")
    assert (table.turn, table.view()["mummy"]) == (1, 0)  # the mummy has gone over
    table.go(1, "e2 e1")
    table.move(1, "scarab keep")
    assert (table.turn, table.view()["mummy"]) == (0, 0)  # it costs no turn of the duel
    table.go(0, "d1 d2 c2 b2 b3 a3")
    assert sorted(table.cards(0)) == ["black-cat 1", "golden-mask 1"]
    assert (table.turn, table.told(), table.view()["mummy"]) == (1, "ibis 2", 0)
    kept = Table(
        "1 golden-mask 1", "1 black-cat 1", "2 ibis 2 duel",
        seats=2, mode="expert", chips={"a3": "curse"}, gold=AWAY[:15],
    )  # fmt: skip
    kept.go(0, "b1 a1")
    kept.go(1, "a2 a3")
    kept.move(1, "tilt a2")
    kept.move(0, "lay golden-mask 1")
    kept.move(1, "lay black-cat 1")
    kept.go(0, "b3 c3")
    kept.move(0, "scarab keep")
    assert (kept.turn, kept.view()["mummy"]) == (1, 1)  # cursed, they play
    kept.go(1, "b3 a3")  # their own treasure: seat 0 wins, and begins
    assert (kept.turn, kept.told(), kept.view()["mummy"]) == (0, "ibis 2", 1)


def test_no_scarab_where_a_duel_is_decided() -> None:
    """RA-17: only after a third treasure."""
    table = duel(mode="expert", gold=AWAY[:16])
    table.move(0, "lay golden-mask 1")
    table.move(1, "lay black-cat 1")
    table.go(0, "a2 a1")
    assert sorted(table.cards(1)) == ["black-cat 1", "golden-mask 1"]


def test_won_cards_lie_face_down() -> None:
    """RA-25a: everyone may look at their own, nobody at another's; backs and their number are public."""
    table = stung("2 ibis 2 scorpion")
    for seat, mine in ((0, ["golden-mask 1"]), (1, ["black-cat 1"])):
        assert table.cards(seat) == mine
        for watcher in {-1, 0, 1, 2} - {seat}:
            assert table.view(watcher)["players"][seat]["cards"] is None
            assert table.view(watcher)["players"][seat]["sum"] is None
            assert table.view(watcher)["players"][seat]["backs"] == [{"stack": 1, "action": None}]
            assert int(table.match.observation(watcher)[0].won[seat]) == 0


@pytest.mark.parametrize(
    ("hats", "points"),
    [
        ((5, 4, 3, 2), [6, 3, 2, 0]),
        ((5, 5, 3, 2), [6, 6, 2, 0]),
        ((5, 5, 5, 2), [6, 6, 6, 0]),
        ((5, 4, 4, 2), [6, 3, 3, 0]),
        ((5, 4, 3, 3), [6, 3, 2, 2]),
        ((5, 0, 0, 0), [6, 0, 0, 0]),
        ((0, 0, 0, 0), [0, 0, 0, 0]),
    ],
)
def test_explorers(hats: tuple[int, ...], points: list[int]) -> None:
    """RA-26: 6, 3 and 2 points; tied players all get theirs and ranks behind them fall away; no explorers, no
    points."""
    table = Table(
        "1 golden-mask 1", "2 golden-mask 1", "3 golden-mask 1", mode="expert", seats=4, gold=AWAY[:16]
    )
    for seat, number in enumerate(hats):
        table.s.hats[seat] = number
    table.go(0, "b1 a1")
    result = (table.match.result() or {})["seats"]
    assert [seat["bonus"] for seat in result] == points
    assert [seat["explorers"] for seat in result] == list(hats)
    assert [seat["total"] for seat in result] == [
        bonus + card for bonus, card in zip(points, (1, 1, 1, 0), strict=True)
    ]


# --- Solo ---


def test_solo() -> None:
    """RA-27: a wrong treasure puts the card out of the game; of the special actions only the sand storm."""
    table = Table(
        "1 golden-mask 1",
        "2 ibis 2 scorpion",
        "2 black-cat 2 duel",
        "2 ankh 2 super-powers",
        "3 papyrus 3 sand-storm",
        seats=1,
        mode="solo",
    )
    assert not [step for step in table.match.log if step["do"] == "first"]
    table.go(0, "b1 a1")
    assert (table.cards(0), table.told(), table.view()["phase"]) == (["golden-mask 1"], "ibis 2", "slide")
    table.go(0, "b1 c1")  # wrong
    assert (table.cards(0), table.told()) == (["golden-mask 1"], "black-cat 2")
    table.go(0, "c2 c3")
    assert table.cards(0) == [
        "golden-mask 1",
        "ankh 2",
    ]  # the black cat is lost, and the next card names what is in sight
    assert (table.view()["turned"], table.told()) == (1, "papyrus 3")
    table.go(0, "c4 c5")
    result = (table.match.result() or {})["seats"][0]
    assert result["title"] == "Camel Driver"
    assert set(result) == {"cards", "explorers", "bonus", "total", "rank", "title"}


def test_titles() -> None:
    """RA-27"""
    told = [title(cards) for cards in range(31)]
    assert told[0] == "Desert Beetle"
    assert told[1::2][:10] == told[2::2][:10] == [
        "Water Carrier", "Camel Driver", "Nile Boatman", "Peasant", "Scribe",
        "Royal Embalmer", "Royal Guard", "Master Builder", "Grand Vizier", "High Priest",
    ]  # fmt: skip
    assert set(told[21:]) == {"Pharaoh"}


def test_a_lost_card_is_out_of_sight() -> None:
    """RA-27, RA-12: it lies in the box, where nobody looks."""
    table = Table("1 ibis 1", "2 golden-mask 2", seats=1, mode="solo")
    table.go(0, "c2 c1")
    assert "ibis" not in str(table.view(0))
    assert int(np.sum(table.match.observation(0)[0].behind)) == 1
    assert table.view(0)["pile"] == 1

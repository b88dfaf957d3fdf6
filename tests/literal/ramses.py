"""Ramses, played to the letter of the numbered rules (RA-1 to RA-27).

A plain referee: it keeps the whole table (treasures, pyramids, chips, pile, hands) in dicts, lists and sets,
says who may act, lists every legal step and carries one out. Steps have the fields of the game record. Seats
count from 0 and seat i + 1 sits to the left of seat i. Rule numbers stand where a rule is carried out.
"""

from __future__ import annotations

from math import comb
from typing import Any

Step = dict[str, Any]
Card = dict[str, Any]
Pyramid = dict[str, Any]

COLUMNS = "abcdefgh"  # RA-2: eight columns
ROWS = "123456"  # RA-2: six rows
HOLES = [column + row for column in COLUMNS for row in ROWS]
CORNERS = {"a1", "a6", "h1", "h6"}

# RA-27, with the highest number of cards that still earns the title.
TITLES = [
    (0, "Desert Beetle"),
    (2, "Water Carrier"),
    (4, "Camel Driver"),
    (6, "Nile Boatman"),
    (8, "Peasant"),
    (10, "Scribe"),
    (12, "Royal Embalmer"),
    (14, "Royal Guard"),
    (16, "Master Builder"),
    (18, "Grand Vizier"),
    (20, "High Priest"),
]


def block_of(hole: str) -> tuple[int, int]:
    """RA-3: the 2 x 2 block (four across, three down) in which a hole lies."""
    return COLUMNS.index(hole[0]) // 2, ROWS.index(hole[1]) // 2


def walk(hole: str, right: int, down: int) -> list[str]:
    """The holes met one after another when walking away from a hole in one direction up to the edge."""
    met = []
    x, y = COLUMNS.index(hole[0]) + right, ROWS.index(hole[1]) + down
    while 0 <= x < len(COLUMNS) and 0 <= y < len(ROWS):
        met.append(COLUMNS[x] + ROWS[y])
        x, y = x + right, y + down
    return met


def lines_from(hole: str) -> list[list[str]]:
    """The four straight lines that leave a hole, each from near to far."""
    return [walk(hole, 1, 0), walk(hole, -1, 0), walk(hole, 0, 1), walk(hole, 0, -1)]


def without_repeats(steps: list[Step]) -> list[Step]:
    """Steps with the same fields are listed once."""
    once: list[Step] = []
    for step in steps:
        if step not in once:
            once.append(step)
    return once


def front(card: Card) -> Card:
    """What the front of a search card shows (RA-4)."""
    return {"treasure": card["treasure"], "value": card["value"]}


def back(card: Card) -> Card:
    """What the back of a search card shows (RA-4)."""
    return {"stack": card["stack"], "action": card["action"]}


class Game:
    """One game of Ramses from the laying out to the result."""

    def __init__(self, deck: dict[str, Any], seats: int, variant: dict[str, Any]) -> None:
        self.mode: str = variant["mode"]
        self.children: bool = bool(variant["children"])
        self.slides_limit: int | None = variant["slides"]
        self.seats = seats
        # RA-1
        if self.mode not in ("basic", "expert", "solo"):
            raise ValueError("unknown mode")
        if not 1 <= seats <= 5 or (seats == 1) != (self.mode == "solo"):
            raise ValueError("1 to 5 players, and one player plays the solo game and only that")
        if len(deck["treasures"]) != 12 or sum(deck["pyramids"].values()) != 47:
            raise ValueError("RA-2 and RA-3: 12 treasures and 47 pyramids")

        # What is still beside the table during the setup.
        self.treasures: list[str] = list(deck["treasures"])
        self.pyramids_in_all: dict[str, int] = dict(deck["pyramids"])
        self.chips_left: list[dict[str, Any]] = (
            [dict(chip) for chip in deck["chips"]] if self.mode == "expert" else []
        )  # RA-21
        self.first: int | None = 0 if self.mode == "solo" else None  # RA-11; solo has nobody to choose from

        # What lies on the table.
        self.hidden: dict[str, str] = {}  # treasure -> its hole
        self.standing: dict[str, Pyramid] = {}  # hole -> the pyramid on it
        self.chips: dict[str, dict[str, Any]] = {}  # during the setup: hole -> the chip that lies there

        # RA-6: the cards not yet turned up or drawn, as a heap: their order is chance, except that a lower
        # stack lies above a higher one.
        self.pile: list[Card] = [{**front(card), **back(card)} for card in deck["search"]]
        self.visible_back: Card | None = None  # the back of the card on top, once it has come to light

        # What the players have.
        self.won: list[list[Card]] = [[] for _ in range(seats)]
        self.hats: list[int] = [0] * seats
        self.scarab_uses: list[int] = [2 if self.mode == "expert" else 0] * seats  # RA-21
        self.mummy: int | None = None  # RA-24: who holds the mummy

        # Where the game is.
        self.phase = "setup"
        self.seat = 0  # who acts or, in a duel, draws
        self.after_back = ""  # what goes on when the next back has come to light
        self.open_card: Card | None = None
        self.powers_to_come = False  # RA-16: the card on top is to be turned up with super powers
        self.powers = False  # RA-16: the open card gives super powers
        self.slides_made = 0  # RA-10
        self.last_mover = 0  # RA-13
        self.stung = 0  # RA-15
        self.last_moved: list[Pyramid] = []  # RA-15: the pyramids of the slide just before
        self.tiltable: list[str] = []  # RA-23: where the gold pyramids of the slide just made stand now
        self.quarter_turns = 0  # RA-14: how far the table is turned; hole names never turn
        self.challenger = 0  # RA-17
        self.challenged = 0  # RA-17
        self.have_to_draw: list[int] = []  # RA-17: duellers without a won card
        self.laid: dict[
            int, Card
            # RA-17: dueller -> the card face up before them (it stays in their won cards until they lose)
        ] = {}
        self.in_duel = False

    # ------------------------------------------------------------------ who may act, and with what

    def to_act(self) -> set[Any]:
        """Chance, or the seat to act; nobody when the game is over."""
        if self.phase == "over":
            return set()
        if self.phase in ("setup", "back", "turn up", "scorpion draw", "duel draw"):
            return {"chance"}
        return {self.seat}

    def choices(self, by: Any) -> list[Step]:
        """Every legal step of `by` now."""
        if by not in self.to_act():
            return []
        if self.phase == "setup":
            return self.setup_choices()
        if self.phase == "back":
            return self.back_choices()
        if self.phase == "turn up":
            return without_repeats([{"do": "search", **front(card)} for card in self.possible_top_cards()])
        if self.phase == "scorpion draw":
            return without_repeats([self.drawn_step(card) for card in self.possible_top_cards()])
        if self.phase == "duel draw":
            return without_repeats([self.drawn_step(card) for card in self.possible_cards_beneath()])
        if self.phase in ("search", "duel"):
            return self.slide_choices()
        if self.phase == "scorpion":
            return self.scorpion_slide_choices()
        if self.phase == "tilt":
            return [{"do": "tilt", "at": hole} for hole in sorted(self.tiltable)] + [
                {"do": "tilt", "at": None}
            ]
        if self.phase == "scarab":
            return [{"do": "scarab", "use": True}, {"do": "scarab", "use": False}]
        if self.phase == "give":
            return without_repeats([{"do": "give", **front(card)} for card in self.won[self.seat]])
        assert self.phase == "lay"
        return without_repeats([{"do": "lay", **front(card)} for card in self.cards_to_lay(self.seat)])

    def weight(self, step: Step) -> int:
        """The number of equally likely ways in which this outcome of chance comes about (to be compared
        between steps of one kind)."""
        if step["do"] == "first":
            return 1
        if step["do"] == "back":
            return len([card for card in self.upper_stack(self.pile) if {"do": "back", **back(card)} == step])
        if step["do"] == "search":
            return len(
                [card for card in self.possible_top_cards() if {"do": "search", **front(card)} == step]
            )
        if step["do"] == "drawn":
            cards = (
                self.possible_top_cards() if self.phase == "scorpion draw" else self.possible_cards_beneath()
            )
            return len([card for card in cards if self.drawn_step(card) == step])
        return self.laying_out_ways(step)

    def play(self, by: Any, step: Step) -> None:
        """Carry out one step of `by`, with all that follows from it by the rules alone."""
        if by not in self.to_act() or step not in self.choices(by):
            raise ValueError(f"not legal now: {by} {step}")
        if self.phase == "setup":
            self.play_setup(step)
        elif self.phase == "back":
            self.play_back(step)
        elif self.phase == "turn up":
            self.play_turn_up(step)
        elif self.phase == "scorpion draw":
            self.play_scorpion_draw(step)
        elif self.phase == "duel draw":
            self.play_duel_draw(step)
        elif self.phase in ("search", "duel"):
            self.play_slide(step)
        elif self.phase == "scorpion":
            self.play_scorpion_slide(step)
        elif self.phase == "tilt":
            self.play_tilt(step)
        elif self.phase == "scarab":
            self.play_scarab(step)
        elif self.phase == "give":
            self.play_give(step)
        elif self.phase == "lay":
            self.play_lay(step)

    # ------------------------------------------------------------------ the table

    def left_of(self, seat: int) -> int:
        """RA-11: clockwise, the next seat sits to the left."""
        return (seat + 1) % self.seats

    def right_of(self, seat: int) -> int:
        return (seat - 1) % self.seats

    def free_hole(self) -> str:
        """RA-2: the one hole without a pyramid."""
        (hole,) = [hole for hole in HOLES if hole not in self.standing]
        return hole

    def treasure_in_sight(self) -> str | None:
        """The treasure that shows in the free hole, if one does."""
        for treasure, hole in self.hidden.items():
            if hole == self.free_hole():
                return treasure
        return None

    def move(self, start: str) -> list[str]:
        """Slide the pyramid on `start`, and all between it and the free hole, one hole further; give the
        holes where the moved ones stand now."""
        (line,) = [line for line in lines_from(self.free_hole()) if start in line]
        gap = self.free_hole()
        self.last_moved = []
        now_at = []
        for hole in line[: line.index(start) + 1]:
            pyramid = self.standing.pop(hole)
            self.standing[gap] = pyramid
            self.last_moved.append(pyramid)
            now_at.append(gap)
            gap = hole
        self.last_mover = self.seat
        return now_at

    # ------------------------------------------------------------------ the pile

    def upper_stack(self, cards: list[Card]) -> list[Card]:
        """RA-6: of these cards, those that can lie on top: the ones of the lowest stack number."""
        return [card for card in cards if card["stack"] == min(other["stack"] for other in cards)]

    def possible_top_cards(self) -> list[Card]:
        """RA-6: the cards that the top one can be, by its visible back."""
        return [card for card in self.upper_stack(self.pile) if back(card) == self.visible_back]

    def possible_cards_beneath(self) -> list[Card]:
        """RA-17: the card directly beneath the top one, once for each pair that can lie there in this
        order."""
        beneath = []
        for top in self.possible_top_cards():
            others = [card for card in self.pile if card is not top]
            beneath.extend(self.upper_stack(others))
        return beneath

    def drawn_step(self, card: Card) -> Step:
        """A card got straight from the pile: by the stung player's right neighbour (RA-15) or by a dueller
        (RA-17)."""
        to = self.right_of(self.seat) if self.phase == "scorpion draw" else self.seat
        return {"do": "drawn", "to": to, **front(card), **back(card)}

    def remove_from_pile(self, card: Card) -> Card:
        """Take one card like this one out of the heap."""
        for other in self.pile:
            if other == card:
                self.pile.remove(other)
                return other
        raise ValueError("no such card")

    def back_choices(self) -> list[Step]:
        return without_repeats([{"do": "back", **back(card)} for card in self.upper_stack(self.pile)])

    # ------------------------------------------------------------------ the setup

    def pyramids_left(self, colour: str) -> int:
        return self.pyramids_in_all[colour] - len(
            [1 for pyramid in self.standing.values() if pyramid["colour"] == colour]
        )

    def open_blocks(self) -> set[tuple[int, int]]:
        """RA-3: the blocks whose treasure is not hidden yet."""
        return {block_of(hole) for hole in HOLES} - {block_of(hole) for hole in self.hidden.values()}

    def chips_waiting(self) -> list[str]:
        """Holes with a chip for which the gold pyramid is still to come."""
        return [hole for hole in self.chips if hole not in self.standing]

    def holes_that_can_stay_free(self) -> set[str]:
        """RA-7 and RA-21: no pyramid yet, no treasure and no chip."""
        return {
            hole
            for hole in HOLES
            if hole not in self.standing and hole not in self.hidden.values() and hole not in self.chips
        }

    def may_get_gold(self, hole: str) -> bool:
        """RA-21: in the expert game no gold pyramid starts in a corner."""
        return not (self.mode == "expert" and hole in CORNERS)

    def rest_can_be_laid_out(self, can_stay_free: set[str], for_gold: set[str], gold_to_come: int) -> bool:
        """Whether some hole may stay free such that the gold pyramids still find places among the others."""
        return any(len(for_gold) - (free in for_gold) >= gold_to_come for free in can_stay_free)

    def setup_choices(self) -> list[Step]:
        """Everything that can be laid out next, in any order, such that the rest can still be laid out
        too."""
        steps: list[Step] = []
        can_stay_free = self.holes_that_can_stay_free()
        open_blocks = self.open_blocks()
        gold_left = self.pyramids_left("gold")
        for_gold = {hole for hole in HOLES if hole not in self.standing and self.may_get_gold(hole)}
        # RA-3, RA-7: one treasure in each block; some hole without a treasure must remain to be the free one.
        for treasure in self.treasures:
            if treasure not in self.hidden:
                for hole in HOLES:
                    if block_of(hole) in open_blocks and self.rest_can_be_laid_out(
                        can_stay_free - {hole}, for_gold, gold_left
                    ):
                        steps.append({"do": "hide", "treasure": treasure, "at": hole})
        # RA-2, RA-7, RA-21: a hole with a chip gets a gold pyramid, and gold ones are kept back for such
        # holes.
        gold_promised = len(self.chips_waiting())
        for colour in self.pyramids_in_all:
            if self.pyramids_left(colour) == 0:
                continue
            gold_to_come = gold_left - 1 if colour == "gold" else gold_left
            for hole in HOLES:
                if hole in self.standing or not self.rest_can_be_laid_out(
                    can_stay_free - {hole}, for_gold - {hole}, gold_to_come
                ):
                    continue
                if hole in self.chips:
                    allowed = colour == "gold"
                else:
                    allowed = colour != "gold" or (gold_left > gold_promised and self.may_get_gold(hole))
                if allowed:
                    steps.append({"do": "stand", "colour": colour, "at": hole})
        # RA-21: one chip under each gold pyramid, which may stand already or come later.
        for chip in without_repeats(self.chips_left):
            for hole in HOLES:
                if hole in self.chips:
                    allowed = False
                elif hole in self.standing:
                    allowed = self.standing[hole]["colour"] == "gold"
                else:
                    promise = gold_left > gold_promised and self.may_get_gold(hole)
                    allowed = promise and self.rest_can_be_laid_out(
                        can_stay_free - {hole}, for_gold, gold_left
                    )
                if allowed:
                    steps.append({"do": "chip", "at": hole, **chip})
        # RA-11: a random player begins.
        if self.first is None:
            steps.extend({"do": "first", "seat": seat} for seat in range(self.seats))
        # RA-6: the back of the first card is visible.
        if self.visible_back is None and self.pile:
            steps.extend(self.back_choices())
        return steps

    def laying_out_ways(self, step: Step) -> int:
        """The odds of this step, laying out as the rulebook does: treasures, then pyramids, then chips."""
        if step["do"] == "hide":
            assert not self.standing
            return 1  # RA-7: any treasure in any corner of any open block, all alike
        if step["do"] == "stand":
            assert len(self.hidden) == len(self.treasures)
            return self.pyramid_ways(step)
        assert sum(self.pyramids_left(colour) for colour in self.pyramids_in_all) == 0
        return len([chip for chip in self.chips_left if {"do": "chip", "at": step["at"], **chip} == step])

    def pyramid_ways(self, step: Step) -> int:
        """RA-7: in how many ways the other pyramids can stand once this one does, whichever hole stays
        free."""
        left = {colour: self.pyramids_left(colour) for colour in self.pyramids_in_all}
        left[step["colour"]] -= 1
        holes = [hole for hole in HOLES if hole not in self.standing and hole != step["at"]]
        for_gold = [hole for hole in holes if self.may_get_gold(hole)]
        ways = 0
        for free in self.holes_that_can_stay_free() - {step["at"]}:
            # gold ones into holes that may get gold, red ones into any left, blue ones into the rest; none
            # into the free one
            ways += comb(len(for_gold) - (free in for_gold), left["gold"]) * comb(
                len(holes) - 1 - left["gold"], left["red"]
            )
        return ways

    def play_setup(self, step: Step) -> None:
        if step["do"] == "hide":
            self.hidden[step["treasure"]] = step["at"]
        elif step["do"] == "stand":
            self.standing[step["at"]] = {"number": len(self.standing), "colour": step["colour"], "chip": None}
        elif step["do"] == "chip":
            chip = {name: value for name, value in step.items() if name not in ("do", "at")}
            self.chips_left.remove(chip)
            self.chips[step["at"]] = chip
        elif step["do"] == "first":
            self.first = step["seat"]
        else:
            self.visible_back = {"stack": step["stack"], "action": step["action"]}
        if not self.setup_choices():
            self.begin()

    def begin(self) -> None:
        """All is laid out: the chips now belong to their pyramids and move with them (RA-21), and the first
        player begins (RA-11)."""
        for hole, chip in self.chips.items():
            self.standing[hole]["chip"] = chip
        assert self.first is not None
        if not self.pile:
            self.phase = "over"
            return
        # RA-13 speaks of the card after a won one: a symbol on the very first card is not carried out.
        self.begin_search_turn(self.first)

    # ------------------------------------------------------------------ a search turn

    def skip_the_cursed(self, seat: int) -> int:
        """RA-24, RA-25: a player with the mummy loses this turn and puts the mummy back; their left neighbour
        is next."""
        if self.mummy == seat:
            self.mummy = None
            return self.left_of(seat)
        return seat

    def begin_search_turn(self, seat: int) -> None:
        """RA-8: without an open card the next one is turned up first. RA-25: the cursed one is skipped before
        that."""
        self.seat = self.skip_the_cursed(seat)
        self.slides_made = 0
        if self.open_card is None:
            self.phase = "turn up"
        else:
            self.phase = "search"

    def play_turn_up(self, step: Step) -> None:
        """RA-8: the top card is turned up, and the back of the one beneath comes to light."""
        assert self.visible_back is not None
        self.open_card = self.remove_from_pile({**front(step), **self.visible_back})
        self.visible_back = None
        self.powers = self.powers_to_come  # RA-16
        self.powers_to_come = False
        if self.pile:
            self.phase = "back"
            self.after_back = "card turned up"
        else:
            self.look_at_turned_up_card()

    def play_back(self, step: Step) -> None:
        """RA-6: the back of the next card is visible."""
        self.visible_back = {"stack": step["stack"], "action": step["action"]}
        if self.after_back == "card turned up":
            self.look_at_turned_up_card()
        else:
            assert self.after_back == "scorpion card drawn"
            self.look_at_next_back(
                self.left_of(self.stung)
            )  # RA-13: not the one to the left of who got the card

    def look_at_turned_up_card(self) -> None:
        """RA-8: a card that names the treasure in sight is won at once."""
        assert self.open_card is not None
        if self.open_card["treasure"] == self.treasure_in_sight():
            self.win_open_card()
        else:
            self.phase = "search"

    def slide_choices(self) -> list[Step]:
        """RA-9: a pyramid next to the free hole; RA-16: with super powers any in a straight line with it."""
        starts = []
        for line in lines_from(self.free_hole()):
            starts.extend(line if self.powers and self.phase == "search" else line[:1])
        return [{"do": "slide", "from": hole} for hole in sorted(starts)]

    def play_slide(self, step: Step) -> None:
        """RA-9, and the same in a duel (RA-17)."""
        now_at = self.move(step["from"])
        self.slides_made += 1
        if self.treasure_in_sight() is None:
            self.go_on_or_pass()
            return
        # RA-23: a treasure, right or wrong: a gold pyramid of this slide may be tilted, before anything else.
        self.tiltable = [hole for hole in now_at if self.standing[hole]["colour"] == "gold"]
        if self.mode == "expert" and self.tiltable:
            self.phase = "tilt"
        else:
            self.judge_treasure()

    def go_on_or_pass(self) -> None:
        """RA-9, RA-10: nothing uncovered; the player goes on sliding unless the table's limit is reached.
        Alone nothing passes."""
        if self.slides_limit is not None and self.slides_made >= self.slides_limit and self.mode != "solo":
            self.pass_turn()

    def pass_turn(self) -> None:
        """The next player searches for the same card (RA-9), or the other dueller goes on (RA-17)."""
        if self.in_duel:
            # RA-25: a curse costs no duel turn.
            self.seat = self.challenged if self.seat == self.challenger else self.challenger
            self.slides_made = 0
            self.phase = "duel"
        else:
            self.begin_search_turn(self.left_of(self.seat))

    def play_tilt(self, step: Step) -> None:
        """RA-23, RA-24."""
        if step["at"] is not None:
            pyramid = self.standing[step["at"]]
            chip = pyramid["chip"]
            if chip is not None and "hats" in chip:
                self.hats[self.seat] += chip["hats"]
                pyramid["chip"] = None
            elif chip is not None:
                self.mummy = (
                    self.seat
                )  # from the side, from another player, or they have it already; the chip stays
        self.judge_treasure()

    def judge_treasure(self) -> None:
        """Right or wrong (RA-9), or in a duel their own, the other's or a third one (RA-17)."""
        treasure = self.treasure_in_sight()
        if self.in_duel:
            other = self.challenged if self.seat == self.challenger else self.challenger
            if treasure == self.laid[other]["treasure"]:
                self.end_duel(self.seat, other)
            elif treasure == self.laid[self.seat]["treasure"]:
                self.end_duel(other, self.seat)
            else:
                self.wrong_treasure()
        else:
            assert self.open_card is not None
            if treasure == self.open_card["treasure"]:
                self.win_open_card()
            else:
                self.wrong_treasure()

    def wrong_treasure(self) -> None:
        if self.mode == "solo":
            # RA-27: the card leaves the game and the next is turned up.
            self.open_card = None
            self.look_at_next_back(self.seat)
        elif self.mode == "expert" and self.scarab_uses[self.seat] > 0:
            self.phase = "scarab"  # RA-22
        else:
            self.pass_turn()

    def play_scarab(self, step: Step) -> None:
        """RA-22; RA-10: a scarab starts the count of slides again; RA-25: it is still the same turn."""
        if step["use"]:
            self.scarab_uses[self.seat] -= 1
            self.slides_made = 0
            self.phase = "duel" if self.in_duel else "search"
        else:
            self.pass_turn()

    def win_open_card(self) -> None:
        """RA-8, RA-9: the player takes the card and their turn is over; RA-16: the powers end."""
        assert self.open_card is not None
        self.won[self.seat].append(self.open_card)
        self.open_card = None
        self.powers = False
        self.look_at_next_back(self.left_of(self.seat))  # RA-13: also after a find on turning up

    # ------------------------------------------------------------------ special actions

    def look_at_next_back(self, turn: int) -> None:
        """RA-13: a card has been won (or, solo, has gone): carry out the symbol on the next one, on the turn
        of `turn`."""
        if not self.pile:
            self.phase = "over"  # RA-20, RA-27
            return
        assert self.visible_back is not None
        action = self.visible_back["action"]
        if action is None:
            self.begin_search_turn(turn)
        elif action == "sand-storm":
            self.quarter_turns += 1  # RA-14
            self.begin_search_turn(turn)
        elif self.children or self.mode == "solo":
            self.begin_search_turn(turn)  # RA-19, RA-27: ignored
        elif action == "super-powers":
            self.powers_to_come = True  # RA-16
            self.begin_search_turn(turn)
        elif action == "scorpion":
            self.begin_scorpion_turn(turn)  # RA-15
        else:
            assert action == "duel"
            self.begin_duel(self.skip_the_cursed(turn))  # RA-25: before anything else is looked at

    # Scorpion

    def begin_scorpion_turn(self, seat: int) -> None:
        """RA-15: one slide each; RA-25: the cursed one is skipped."""
        self.seat = self.skip_the_cursed(seat)
        self.phase = "scorpion"

    def scorpion_slide_choices(self) -> list[Step]:
        """RA-15: exactly one pyramid, and none that was moved by the slide just before."""
        starts = []
        for line in lines_from(self.free_hole()):
            for hole in line[:1]:
                if not any(self.standing[hole] is pyramid for pyramid in self.last_moved):
                    starts.append(hole)
        return [{"do": "slide", "from": hole} for hole in sorted(starts)]

    def play_scorpion_slide(self, step: Step) -> None:
        """RA-15: whoever uncovers a treasure is stung. No scarab here, and no tilt (RA-23)."""
        self.move(step["from"])
        if self.treasure_in_sight() is None:
            self.begin_scorpion_turn(self.left_of(self.seat))
            return
        self.stung = self.seat
        self.phase = "give" if self.won[self.stung] else "scorpion draw"

    def play_give(self, step: Step) -> None:
        """RA-15: one of their cards goes to the player on their right; then the scorpion card is turned up by
        the one to their left (RA-13)."""
        self.hand_over(self.seat, self.right_of(self.seat), self.own_card(self.seat, step))
        self.begin_search_turn(self.left_of(self.last_mover))

    def play_scorpion_draw(self, step: Step) -> None:
        """RA-15: the player on the right of the stung one gets the scorpion card as a won card."""
        self.won[step["to"]].append(self.remove_from_pile({**front(step), **back(step)}))
        self.visible_back = None
        if self.pile:
            self.phase = "back"
            self.after_back = "scorpion card drawn"
        else:
            self.phase = "over"  # RA-15, RA-20

    def own_card(self, seat: int, step: Step) -> Card:
        """The won card of this seat that a step names by its front."""
        for card in self.won[seat]:
            if front(card) == front(step):
                return card
        raise ValueError("no such card")

    def hand_over(self, giver: int, receiver: int, card: Card) -> None:
        self.won[giver].remove(card)
        self.won[receiver].append(card)

    # Duel

    def begin_duel(self, challenger: int) -> None:
        """RA-17: against the player on the left. RA-18: when it is left out before it begins."""
        self.challenger = challenger
        self.challenged = self.left_of(challenger)
        self.laid = {}
        self.have_to_draw = [seat for seat in (self.challenger, self.challenged) if not self.won[seat]]
        beneath = len(self.pile) - 1
        treasures = {
            card["treasure"] for seat in (self.challenger, self.challenged) for card in self.won[seat]
        }
        if len(self.have_to_draw) > beneath:
            self.leave_duel_out()  # too few beneath: nothing is laid or drawn
        elif not self.have_to_draw and len(treasures) == 1:
            self.leave_duel_out()  # no two different treasures
        else:
            self.draw_lay_or_begin()

    def draw_lay_or_begin(self) -> None:
        """RA-17: who has to draw draws first, then who has no card lying yet lays one; the challenger before
        the other."""
        still_to_lay = [seat for seat in (self.challenger, self.challenged) if seat not in self.laid]
        if self.have_to_draw:
            self.seat = self.have_to_draw.pop(0)
            self.phase = "duel draw"
        elif still_to_lay:
            self.seat = still_to_lay[0]
            self.phase = "lay"
            if not self.cards_to_lay(self.seat):
                self.leave_duel_out()  # RA-18: no card with a different treasure than the drawn one
        elif self.laid[self.challenger]["treasure"] == self.laid[self.challenged]["treasure"]:
            self.leave_duel_out()  # RA-18: both drawn cards show the same treasure
        else:
            # RA-17: the challenger begins, and must slide whatever is in sight.
            self.in_duel = True
            self.seat = self.challenger
            self.slides_made = 0
            self.phase = "duel"

    def cards_to_lay(self, seat: int) -> list[Card]:
        """RA-17: another treasure than the other dueller's; laying first, one that leaves the other a
        different one."""
        other = self.challenged if seat == self.challenger else self.challenger
        against = [self.laid[other]] if other in self.laid else self.won[other]
        return [
            card
            for card in self.won[seat]
            if any(theirs["treasure"] != card["treasure"] for theirs in against)
        ]

    def play_lay(self, step: Step) -> None:
        self.laid[self.seat] = self.own_card(self.seat, step)
        self.draw_lay_or_begin()

    def play_duel_draw(self, step: Step) -> None:
        """RA-17, RA-18: the drawn card lies face up before them; its own symbol counts for nothing, and no
        back comes to light."""
        card = self.remove_from_pile({**front(step), **back(step)})
        self.won[self.seat].append(card)
        self.laid[self.seat] = card
        self.draw_lay_or_begin()

    def leave_duel_out(self) -> None:
        """RA-18: drawn cards stay won; RA-13: the player whose turn it was begins."""
        self.laid = {}
        self.begin_search_turn(self.challenger)

    def end_duel(self, winner: int, loser: int) -> None:
        """RA-17: the winner keeps both cards; then the duel card is turned up by the one to the left of the
        last mover (RA-13)."""
        self.hand_over(loser, winner, self.laid[loser])
        self.laid = {}
        self.in_duel = False
        self.begin_search_turn(self.left_of(self.last_mover))

    # ------------------------------------------------------------------ the end

    def bonus(self, seat: int) -> int:
        """RA-26: by the number of players with more explorers; tied players share a place and the places
        after it fall away."""
        if self.hats[seat] == 0:
            return 0
        ahead = len([hats for hats in self.hats if hats > self.hats[seat]])
        return {0: 6, 1: 3, 2: 2}.get(ahead, 0)

    def total(self, seat: int) -> int:
        """RA-20, RA-26."""
        return int(sum(card["value"] for card in self.won[seat])) + self.bonus(seat)

    def rank(self, seat: int) -> int:
        """RA-20: points, then the number of cards; one more than the number of seats strictly ahead."""
        own = (self.total(seat), len(self.won[seat]))
        return 1 + len(
            [other for other in range(self.seats) if (self.total(other), len(self.won[other])) > own]
        )

    def title(self) -> str:
        """RA-27."""
        for most, title in TITLES:
            if len(self.won[0]) <= most:
                return title
        return "Pharaoh"

    def result(self) -> dict[str, Any]:
        if self.phase != "over":
            raise ValueError("the game is not over")
        seats = []
        for seat in range(self.seats):
            entry: dict[str, Any] = {
                "cards": [front(card) for card in self.won[seat]],
                "explorers": self.hats[seat],
                "bonus": self.bonus(seat),
                "total": self.total(seat),
                "rank": self.rank(seat),
            }
            if self.mode == "solo":
                entry["title"] = self.title()
            seats.append(entry)
        return {"seats": seats}

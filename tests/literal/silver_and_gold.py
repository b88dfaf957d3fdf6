"""Silver & Gold, played slowly and to the letter of the numbered rules.

Every rule is named by its number (SG-10) at the place where it is carried out. Steps and results have the
fields of the game record. Card ids are taken to be unique within a deck. Nothing here is random: what chance
decides comes in from outside as a step.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Any

Step = dict[str, Any]
Actor = str | int
Spot = tuple[int, int]  # column and row

# SG-4: the patterns, each drawn once as (column, row); the other ways to lay them are worked out below.
PATTERNS: dict[str, list[Spot]] = {
    "I2": [(0, 0), (1, 0)],
    "I3": [(0, 0), (1, 0), (2, 0)],
    "V3": [(0, 0), (1, 0), (0, 1)],
    "T4": [(0, 0), (1, 0), (2, 0), (1, 1)],
    "L4": [(0, 0), (0, 1), (0, 2), (1, 2)],
    "O4": [(0, 0), (1, 0), (0, 1), (1, 1)],
}

COIN_ROWS = 3  # SG-5
COIN_BOXES_IN_A_ROW = 4  # SG-5
COIN_BOXES = COIN_ROWS * COIN_BOXES_IN_A_ROW  # SG-5
PALM_BOXES = 4  # SG-5
TROPHIES = [6, 5, 4, 3, 2, 1]  # SG-6
ROUNDS = 4  # SG-6, SG-23
TURNS_IN_A_ROUND = 7  # SG-9, SG-23
DEALT_TO_EACH = 4  # SG-7
KEPT_BY_EACH = 2  # SG-7
SLOTS = [1, 2, 3, 4]  # SG-8: the display
TIE_BREAK_COLOURS = ["grey", "green", "orange", "purple"]  # SG-27


@cache
def spot_of(box: str) -> Spot:
    """The column (from the left) and the row (from the top) of a box name such as b3."""
    return ord(box[0]) - ord("a"), int(box[1:]) - 1


def turned(spots: list[Spot]) -> list[Spot]:
    """A quarter turn."""
    return [(-row, column) for column, row in spots]


def mirrored(spots: list[Spot]) -> list[Spot]:
    """Left and right swapped."""
    return [(-column, row) for column, row in spots]


@cache
def ways_to_lay(pattern: str) -> list[list[Spot]]:
    """SG-10: a pattern as drawn, turned by 90, 180 and 270 degrees, and the mirror images of these four."""
    ways: list[list[Spot]] = []
    for drawn in (PATTERNS[pattern], mirrored(PATTERNS[pattern])):
        spots = drawn
        for _quarter in range(4):
            ways.append(spots)
            spots = turned(spots)
    return ways


class Player:
    """What lies in front of one player: their cards and their score card (SG-5)."""

    def __init__(self) -> None:
        self.dealt: list[str] = []  # SG-7: the private hand at the start
        self.has_kept = False  # SG-7
        self.cards: list[
            str
        ] = []  # the cards that the player is working on (two, or fewer when nothing is left to take: SG-21)
        self.crossed: dict[str, set[str]] = {}  # the crossed-off boxes of each of their cards
        self.filled_now: list[str] = []  # cards whose last box was crossed off this turn, in that order
        self.completed: list[str] = []  # cards laid aside, in the order of completion
        self.coins = 0  # coin boxes crossed off
        self.rows_resolved = 0  # full coin rows that have had their chance at a trophy
        self.cups: list[int] = []  # trophy numbers, top row first
        self.palms: list[int] = []  # palm entries
        self.busy = False  # still has something to do in step 2 of this turn
        self.extras = 0  # further single boxes that they must still cross off because of X


class Game:
    """One game from the deal to the result."""

    def __init__(self, deck: dict[str, Any], seats: int, variant: dict[str, Any]) -> None:
        if not 2 <= seats <= 4:  # SG-1
            raise ValueError("Silver & Gold is for 2 to 4 players")
        if len(deck["expedition"]) != TURNS_IN_A_ROUND + 1:  # SG-4
            raise ValueError("there must be 8 expedition cards")
        if any(pattern not in PATTERNS for pattern in deck["expedition"]):  # SG-4
            raise ValueError("unknown pattern on an expedition card")
        if len(deck["cards"]) < DEALT_TO_EACH * seats + len(SLOTS):  # SG-21
            raise ValueError("too few cards for so many players")
        self.card: dict[str, dict[str, Any]] = {card["id"]: card for card in deck["cards"]}
        self.file_order: list[str] = [card["id"] for card in deck["cards"]]
        self.expedition: list[str] = list(deck["expedition"])  # SG-4: all eight
        self.show_pile: bool = variant[
            "show_pile"
        ]  # SG-16: changes what players may see, never what they may do
        self.seats = seats
        self.players = [Player() for _seat in range(seats)]
        self.unseen: set[str] = set(
            self.file_order
        )  # the cards in the face-down deck; their order is unknown
        self.display: dict[int, str | None] = dict.fromkeys(SLOTS)
        self.first: int | None = None  # the first player, once chosen
        self.trophies: list[int] = list(TROPHIES)  # SG-6: those still on the round card
        self.rounds_over = 0  # round boxes crossed off
        self.turns_over = 0  # turns of this round that are over
        self.face_down: list[str] = list(self.expedition)  # expedition cards not yet revealed in this round
        self.pattern: str | None = None  # the expedition card that holds now
        self.still_to_resolve: list[int] = []  # step 3: the seats that come after the present one
        self.resolving: int | None = None  # step 3: the seat whose affairs are being settled
        self.owed = 0  # step 3: replacements this seat still has to choose
        # deal, keep, set out, reveal, cross, take, draw, refill, over
        self.phase = "deal"

    # ------------------------------------------------------------------ the interface

    def to_act(self) -> set[Actor]:
        """Who may act now; nobody once the game is over."""
        if self.phase in ("deal", "set out", "reveal", "draw", "refill"):
            return {"chance"}
        if self.phase == "keep":  # SG-7: all choose on their own
            return {seat for seat in range(self.seats) if not self.players[seat].has_kept}
        if self.phase == "cross":  # SG-10: all at once, nobody waits for anybody
            return {seat for seat in range(self.seats) if self.players[seat].busy}
        if self.phase == "take":  # SG-17: one after the other
            assert self.resolving is not None
            return {self.resolving}
        return set()

    def choices(self, by: Actor) -> list[Step]:
        """Every legal step of chance or of one seat now."""
        if by == "chance":
            return self._chance_choices()
        if by not in self.to_act() or not isinstance(by, int):
            return []
        if self.phase == "keep":
            return self._keep_choices(by)
        if self.phase == "cross":
            return self._cross_choices(by)
        return self._take_choices()

    def weight(self, step: Step) -> int:
        """In how many equally likely ways one of the choices of chance can come about, compared with others
        of its kind."""
        if step["do"] == "reveal":
            return self.face_down.count(step["pattern"])  # SG-4: some patterns are on more than one card
        return 1

    def play(self, by: Actor, step: Step) -> None:
        """Carry out a step, and with it everything the rules fix until somebody has to decide again."""
        if step not in self.choices(by):
            raise ValueError(f"{by} cannot do this now: {step}")
        do = step["do"]
        if do == "deal":
            self._deal(step["to"], step["card"])
        elif do == "first":
            self._choose_first(step["seat"])
        elif do == "turn-up":
            self._turn_up(step["card"], step["slot"])
        elif do == "reveal":
            self._reveal(step["pattern"])
        elif do == "draw":
            self._draw(step["card"])
        else:
            assert isinstance(by, int)
            if do == "keep":
                self._keep(by, step["cards"])
            elif do == "cross":
                self._cross(by, step["card"], step["boxes"], step["as"])
            elif do == "pass":
                self._pass(by)
            elif step["from"] == "deck":
                self._take_from_deck()
            else:
                self._take_from_display(step["card"])

    def result(self) -> dict[str, Any]:
        """The score of every seat (SG-25 to SG-27)."""
        if self.phase != "over":
            raise ValueError("the game is not over")
        return {"seats": [self._result_of(seat) for seat in range(self.seats)]}

    # ------------------------------------------------------------------ what chance can do

    def _unseen_in_file_order(self) -> list[str]:
        return [card for card in self.file_order if card in self.unseen]

    def _empty_slots(self) -> list[int]:
        return [slot for slot in SLOTS if self.display[slot] is None]

    def _chance_choices(self) -> list[Step]:
        if self.phase == "deal":  # SG-7; no order among the seats is fixed
            return self._deal_choices() + self._first_choices()
        if self.phase == "keep":  # nothing to wait for, but the first player may be named meanwhile
            return self._first_choices()
        if self.phase == "set out":  # SG-8
            return self._turn_up_choices() + self._first_choices()
        if self.phase == "reveal":  # SG-9
            return [{"do": "reveal", "pattern": pattern} for pattern in PATTERNS if pattern in self.face_down]
        if self.phase == "draw":  # SG-19: the unseen top card
            return [
                {"do": "draw", "to": self.resolving, "card": card} for card in self._unseen_in_file_order()
            ]
        if self.phase == "refill":  # SG-20
            return self._turn_up_choices()
        return []

    def _deal_choices(self) -> list[Step]:
        """SG-7: any card of the deck to any player who has not got four yet."""
        steps: list[Step] = []
        for seat in range(self.seats):
            if len(self.players[seat].dealt) < DEALT_TO_EACH:
                for card in self._unseen_in_file_order():
                    steps.append({"do": "deal", "to": seat, "card": card})
        return steps

    def _first_choices(self) -> list[Step]:
        """SG-8: a random first player, chosen once at some time before the first turn."""
        if self.first is not None:
            return []
        return [{"do": "first", "seat": seat} for seat in range(self.seats)]

    def _turn_up_choices(self) -> list[Step]:
        """SG-8, SG-20: any unseen card into any empty place of the display."""
        steps: list[Step] = []
        for slot in self._empty_slots():
            for card in self._unseen_in_file_order():
                steps.append({"do": "turn-up", "card": card, "slot": slot})
        return steps

    # ------------------------------------------------------------------ setup

    def _deal(self, seat: int, card: str) -> None:
        """SG-7: one card from the shuffled deck to a player's hand."""
        self.unseen.remove(card)
        self.players[seat].dealt.append(card)
        if all(len(player.dealt) == DEALT_TO_EACH for player in self.players):
            self.phase = "keep"

    def _keep_choices(self, seat: int) -> list[Step]:
        """SG-7: any two of the four."""
        hand = [card for card in self.file_order if card in self.players[seat].dealt]
        return [{"do": "keep", "cards": list(pair)} for pair in combinations(hand, KEPT_BY_EACH)]

    def _keep(self, seat: int, cards: list[str]) -> None:
        """SG-7: lay out the two; when all have chosen, all the others go back into the deck, shuffled
        again."""
        player = self.players[seat]
        player.has_kept = True
        for card in cards:
            self._gets(seat, card)
        if all(other.has_kept for other in self.players):
            for other in self.players:
                for card in other.dealt:
                    if card not in other.cards:
                        self.unseen.add(card)
                other.dealt = []
            self.phase = "set out"

    def _gets(self, seat: int, card: str) -> None:
        """A fresh card in front of a player: none of its boxes is crossed off."""
        self.players[seat].cards.append(card)
        self.players[seat].crossed[card] = set()

    def _choose_first(self, seat: int) -> None:
        """SG-8."""
        self.first = seat
        self._begin_if_set_out()

    def _turn_up(self, card: str, slot: int) -> None:
        """SG-8 during setup, SG-20 later: a card from the deck comes into the display."""
        self.unseen.remove(card)
        self.display[slot] = card
        if self.phase == "set out":
            self._begin_if_set_out()
        else:
            self._refill_or_go_on()

    def _begin_if_set_out(self) -> None:
        """SG-8: the first turn begins when four cards lie in the display and the first player is known."""
        if self.phase == "set out" and not self._empty_slots() and self.first is not None:
            self.phase = "reveal"

    # ------------------------------------------------------------------ step 1

    def _reveal(self, pattern: str) -> None:
        """SG-9: the expedition card holds for every player. Everybody now has something to do (SG-10, SG-11,
        SG-21)."""
        self.face_down.remove(pattern)
        self.pattern = pattern
        for player in self.players:
            player.busy = True
            player.extras = 0
            player.filled_now = []
        self.phase = "cross"

    # ------------------------------------------------------------------ step 2

    def _empty_boxes(self, seat: int, card: str) -> list[str]:
        """SG-12: the boxes of a card that are not crossed off yet."""
        return sorted(box for box in self.card[card]["boxes"] if box not in self.players[seat].crossed[card])

    def _has_empty_box(self, seat: int) -> bool:
        return any(self._empty_boxes(seat, card) for card in self.players[seat].cards)

    def _single_boxes(self, seat: int, kind: str) -> list[Step]:
        """Any one empty box on any of the player's cards."""
        steps: list[Step] = []
        for card in self.players[seat].cards:
            for box in self._empty_boxes(seat, card):
                steps.append({"do": "cross", "card": card, "boxes": [box], "as": kind})
        return steps

    def _pattern_places(self, seat: int) -> list[Step]:
        """SG-10: the whole pattern on one card, laid in any way, only over empty boxes of that card."""
        assert self.pattern is not None
        steps: list[Step] = []
        for card in self.players[seat].cards:
            box_at: dict[Spot, str] = {spot_of(box): box for box in self._empty_boxes(seat, card)}
            for way in ways_to_lay(self.pattern):
                for column, row in box_at:
                    # move the pattern so that its first box comes to lie on this one
                    over = [(column + c - way[0][0], row + r - way[0][1]) for c, r in way]
                    if all(spot in box_at for spot in over):
                        step: Step = {
                            "do": "cross",
                            "card": card,
                            "boxes": sorted(box_at[spot] for spot in over),
                            "as": "pattern",
                        }
                        if step not in steps:
                            steps.append(step)
        return steps

    def _cross_choices(self, seat: int) -> list[Step]:
        if self.players[seat].extras > 0:  # SG-13
            return self._single_boxes(seat, "extra")
        if not self._has_empty_box(seat):  # SG-21
            return [{"do": "pass"}]
        return self._pattern_places(seat) + self._single_boxes(seat, "one")  # SG-10, SG-11

    def _cross(self, seat: int, card: str, boxes: list[str], kind: str) -> None:
        """Cross the boxes off, then carry out what their symbols say."""
        player = self.players[seat]
        if kind == "extra":  # SG-13: this is one of the further boxes that they had to cross off
            player.extras -= 1
        for box in boxes:  # SG-12
            player.crossed[card].add(box)
        for box in boxes:
            symbol = self.card[card]["boxes"][box]
            if symbol == "x":  # SG-13: one more box for every X, an X reached through an X included
                player.extras += 1
            elif symbol == "coin":
                self._coin(player)
            elif symbol == "palm":
                self._palm(player)
        if not self._empty_boxes(seat, card):  # SG-19: it is laid aside in step 3
            player.filled_now.append(card)
        if not self._has_empty_box(seat):  # SG-13: no box left, the rest is forfeited
            player.extras = 0
        if player.extras == 0:
            self._done_crossing(player)

    def _pass(self, seat: int) -> None:
        """SG-21: a player without an empty box."""
        self._done_crossing(self.players[seat])

    def _coin(self, player: Player) -> None:
        """SG-14: the next coin box; after twelve the coin is lost."""
        if player.coins < COIN_BOXES:
            player.coins += 1

    def _palm(self, player: Player) -> None:
        """SG-15: 1 and 1 more for every palm tree in the display; after four entries nothing."""
        if len(player.palms) < PALM_BOXES:
            player.palms.append(1 + self._palms_in_display())

    def _palms_in_display(self) -> int:
        """SG-15: the palm trees printed on the cards that lie in the display."""
        palms = 0
        for card in self.display.values():
            if card is not None:
                palms += list(self.card[card]["boxes"].values()).count("palm")
        return palms

    def _done_crossing(self, player: Player) -> None:
        """Step 3 begins when the last player is done with step 2."""
        player.busy = False
        if not any(other.busy for other in self.players):
            self._begin_step_3()

    # ------------------------------------------------------------------ step 3

    def _last_turn(self) -> bool:
        """Is the present turn the 28th?"""
        return self.rounds_over == ROUNDS - 1 and self.turns_over == TURNS_IN_A_ROUND - 1

    def _begin_step_3(self) -> None:
        """SG-17: from the first player clockwise (seat i+1 sits to the left of seat i)."""
        assert self.first is not None
        self.still_to_resolve = [(self.first + further) % self.seats for further in range(self.seats)]
        self._resolve_next_seat()

    def _resolve_next_seat(self) -> None:
        """SG-17: everything of one player before anything of the next: coin rows, then completed cards."""
        if not self.still_to_resolve:
            self.resolving = None
            self._end_turn()
            return
        self.resolving = self.still_to_resolve.pop(0)
        player = self.players[self.resolving]
        self._resolve_coin_rows(player)
        self.owed = self._lay_completed_cards_aside(player)
        if self._last_turn():  # SG-24: no replacements any more
            self.owed = 0
        self._replace_or_go_on()

    def _resolve_coin_rows(self, player: Player) -> None:
        """SG-18: the highest trophy left for every newly full row; nothing when none is left."""
        full_rows = player.coins // COIN_BOXES_IN_A_ROW
        while player.rows_resolved < full_rows:
            player.rows_resolved += 1
            if self.trophies:
                highest = max(self.trophies)
                self.trophies.remove(highest)
                player.cups.append(highest)

    def _lay_completed_cards_aside(self, player: Player) -> int:
        """SG-19: how many cards were completed, each laid aside in the order of completion."""
        number = len(player.filled_now)
        for card in player.filled_now:
            player.cards.remove(card)
            player.completed.append(card)
        player.filled_now = []
        return number

    def _replace_or_go_on(self) -> None:
        """SG-19: one replacement after the other. SG-21: with display and deck empty there is none."""
        if self.owed > 0 and self._take_choices():
            self.phase = "take"
        else:
            self.owed = 0
            self._refill_or_go_on()

    def _take_choices(self) -> list[Step]:
        """SG-19: any card that lies in the display now (SG-20: it is not refilled in between), or the top
        card of the deck."""
        steps: list[Step] = []
        for slot in SLOTS:
            if self.display[slot] is not None:
                steps.append({"do": "take", "from": "display", "card": self.display[slot]})
        if self.unseen:
            steps.append({"do": "take", "from": "deck"})
        return steps

    def _take_from_display(self, card: str) -> None:
        """SG-19."""
        assert self.resolving is not None
        for slot in SLOTS:
            if self.display[slot] == card:
                self.display[slot] = None
        self._gets(self.resolving, card)
        self.owed -= 1
        self._replace_or_go_on()

    def _take_from_deck(self) -> None:
        """SG-19: which card it is, chance says right afterwards."""
        self.phase = "draw"

    def _draw(self, card: str) -> None:
        """SG-19."""
        assert self.resolving is not None
        self.unseen.remove(card)
        self._gets(self.resolving, card)
        self.owed -= 1
        self._replace_or_go_on()

    def _refill_or_go_on(self) -> None:
        """SG-20: the display is refilled at the end of a player's step 3. SG-21: not when the deck is empty.

        In the last turn nothing has been taken (SG-24), so there is nothing to refill.
        """
        if self._empty_slots() and self.unseen:
            self.phase = "refill"
        else:
            self._resolve_next_seat()

    # ------------------------------------------------------------------ end of a turn, a round, the game

    def _end_turn(self) -> None:
        """SG-22: the first player's role moves one seat to the left. SG-23: seven turns make a round."""
        assert self.first is not None
        self.first = (self.first + 1) % self.seats
        self.pattern = None
        self.turns_over += 1
        if self.turns_over == TURNS_IN_A_ROUND:
            self._end_round()
        else:
            self.phase = "reveal"

    def _end_round(self) -> None:
        """SG-23: the eighth card is not used, all eight are shuffled again; after the fourth round the game
        is over."""
        self.rounds_over += 1
        self.turns_over = 0
        self.face_down = list(self.expedition)
        if self.rounds_over == ROUNDS:
            self.phase = "over"
        else:
            self.phase = "reveal"

    # ------------------------------------------------------------------ score

    def _completed_of_colour(self, seat: int, colour: str) -> int:
        return len([card for card in self.players[seat].completed if self.card[card]["colour"] == colour])

    def _card_points(self, seat: int) -> int:
        """SG-25: completed cards only."""
        return sum(int(self.card[card]["points"]) for card in self.players[seat].completed)

    def _seal_points(self, seat: int) -> int:
        """SG-26: every seal on a completed card, for every completed card of the seal's colour."""
        points = 0
        for card in self.players[seat].completed:
            seal = self.card[card]["seal"]
            if seal is not None:
                points += seal["points"] * self._completed_of_colour(seat, seal["colour"])
        return points

    def _total(self, seat: int) -> int:
        """SG-25 and SG-26: 1 for each coin box, the cups, the palm entries, the completed cards, their
        seals."""
        player = self.players[seat]
        return (
            player.coins
            + sum(player.cups)
            + sum(player.palms)
            + self._card_points(seat)
            + self._seal_points(seat)
        )

    def _ahead(self, seat: int, other: int) -> bool:
        """SG-27: is this seat strictly ahead of the other one?"""
        if self._total(seat) != self._total(other):
            return self._total(seat) > self._total(other)
        for colour in TIE_BREAK_COLOURS:
            mine = self._completed_of_colour(seat, colour)
            theirs = self._completed_of_colour(other, colour)
            if mine != theirs:
                return mine > theirs
        return False

    def _rank(self, seat: int) -> int:
        """SG-27: 1 and 1 more for every seat strictly ahead; those who are still tied share a rank."""
        return 1 + len([other for other in range(self.seats) if self._ahead(other, seat)])

    def _result_of(self, seat: int) -> dict[str, Any]:
        player = self.players[seat]
        return {
            "coins": player.coins,
            "cups": list(player.cups),
            "palms": list(player.palms),
            "completed": list(player.completed),
            "seals": self._seal_points(seat),
            "cards": self._card_points(seat),
            "total": self._total(seat),
            "rank": self._rank(seat),
        }

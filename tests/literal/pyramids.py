"""Silver & Gold: Pyramids, rule by rule.

A slow and literal referee: each rule (PY-1 to PY-27) is named where it is carried out. Steps have the fields
of the game record, without "by" and "move". The option show_pile only concerns what the players get to see,
so nothing here depends on it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any

Step = dict[str, Any]
Place = tuple[int, int]

COLOURS = ("green", "orange", "purple")  # PY-2
ROUNDS = 4  # PY-6 heading: 4 rounds of 7 turns, 28 in all
TURNS_A_ROUND = 7
DISPLAY_SLOTS = (1, 2, 3, 4)  # PY-5, PY-20
DEALT_CARDS = 4  # PY-5
KEPT_CARDS = 2  # PY-5
GEM_LIMIT = 10  # PY-4, PY-13
PYRAMID_POINTS = (10, 6, 3)  # PY-4, PY-21
MILESTONES = (2, 4, 6)  # PY-21

# PY-3: the six patterns, drawn from above.
PATTERNS: dict[str, tuple[str, ...]] = {
    "I2": ("##",),
    "I3": ("###",),
    "V3": ("##", "#."),
    "T4": ("###", ".#."),
    "L4": ("###", "#.."),
    "O4": ("##", "##"),
}


# ---------------------------------------------------------------- boxes and patterns


def box_name(place: Place) -> str:
    """Column letter from the left, row number from the top: (1, 2) is b3."""
    column, row = place
    return "abcde"[column] + str(row + 1)


def box_place(name: str) -> Place:
    """The reverse of box_name: b3 is (1, 2)."""
    return "abcde".index(name[0]), int(name[1:]) - 1


@cache
def touch(one: str, other: str) -> bool:
    """Do two boxes touch horizontally or vertically?"""
    (column_1, row_1), (column_2, row_2) = box_place(one), box_place(other)
    return abs(column_1 - column_2) + abs(row_1 - row_2) == 1


def drawn_places(drawing: tuple[str, ...]) -> set[Place]:
    return {(x, y) for y, line in enumerate(drawing) for x, sign in enumerate(line) if sign == "#"}


def pushed_into_corner(shape: set[Place]) -> set[Place]:
    left = min(x for x, y in shape)
    top = min(y for x, y in shape)
    return {(x - left, y - top) for x, y in shape}


def quarter_turn(shape: set[Place]) -> set[Place]:
    return pushed_into_corner({(-y, x) for x, y in shape})


def mirrored(shape: set[Place]) -> set[Place]:
    return pushed_into_corner({(-x, y) for x, y in shape})


def orientations(pattern: str) -> list[set[Place]]:
    """PY-7: the pattern rotated and mirrored in every way, each form once."""
    shape = drawn_places(PATTERNS[pattern])
    forms: list[set[Place]] = []
    for start in (shape, mirrored(shape)):
        form = start
        for _ in range(4):
            if form not in forms:
                forms.append(form)
            form = quarter_turn(form)
    return forms


@cache
def positions(pattern: str) -> list[list[str]]:
    """Every way to lay the pattern into the 5 x 5 boxes (PY-2), as sorted lists of box names."""
    found: list[list[str]] = []
    for form in orientations(pattern):
        for right in range(5):
            for down in range(5):
                places = {(x + right, y + down) for x, y in form}
                if all(x < 5 and y < 5 for x, y in places):
                    found.append(sorted(box_name(place) for place in places))
    return found


# ---------------------------------------------------------------- what lies on the table


@dataclass
class Pyramid:
    """One pyramid card (PY-2) and the boxes crossed off on it."""

    id: str
    number: int
    colour: str
    boxes: dict[str, str]
    crossed: set[str] = field(default_factory=set)

    def is_empty(self) -> bool:
        return not self.crossed

    def is_complete(self) -> bool:
        """PY-12: complete once the tomb is crossed off."""
        return any(self.boxes[box] == "tomb" for box in self.crossed)

    def may_be_crossed(self, box: str) -> bool:
        """PY-7: never a wall, never a box twice."""
        return box in self.boxes and self.boxes[box] != "wall" and box not in self.crossed

    def touches_crossed(self, box: str) -> bool:
        return any(touch(box, other) for other in self.crossed)

    def pattern_fits(self, boxes: list[str]) -> bool:
        """PY-7, PY-8, PY-12: may these boxes be crossed off as the pattern?"""
        if self.is_complete():  # PY-12
            return False
        if not all(self.may_be_crossed(box) for box in boxes):  # PY-7
            return False
        if self.is_empty():  # PY-8: on an empty card the entrance must be covered
            return any(self.boxes[box] == "entrance" for box in boxes)
        return any(self.touches_crossed(box) for box in boxes)  # PY-8: on a started card one box must touch

    def single_fits(self, box: str) -> bool:
        """PY-9, PY-12: may this box be crossed off alone? The tomb is no exception."""
        if self.is_complete():  # PY-12
            return False
        if not self.may_be_crossed(box):  # PY-7
            return False
        if self.is_empty():  # PY-9: the entrance of an empty card
            return self.boxes[box] == "entrance"
        return self.touches_crossed(box)  # PY-9


@dataclass
class Player:
    """One seat: the cards and the score card (PY-4)."""

    dealt: list[Pyramid] = field(default_factory=list)  # before two of them are kept
    has_kept: bool = False
    cards: list[Pyramid] = field(
        default_factory=list
    )  # the cards played on: two, or fewer when none is left to take
    completed: list[Pyramid] = field(default_factory=list)  # laid aside, in the order of completion
    torches: list[int] = field(default_factory=list)  # rounds whose torch is crossed off
    gems: dict[str, int] = field(default_factory=lambda: {"red": 0, "green": 0})
    skulls: int = 0  # how many are crossed off; always the first ones of the track (PY-16)
    pyramid_points: dict[str, list[int]] = field(default_factory=lambda: {colour: [] for colour in COLOURS})
    has_chosen: bool = False  # pattern, single box or pass of this turn
    extras: int = 0  # red crosses still to be carried out (PY-11)
    just_completed: list[Pyramid] = field(default_factory=list)  # in this turn, in the order of completion

    def single_boxes(self) -> list[tuple[Pyramid, str]]:
        """PY-9: every box that may be crossed off alone now."""
        return [(card, box) for card in self.cards for box in sorted(card.boxes) if card.single_fits(box)]

    def lowest_just_completed(self) -> int:
        """PY-19."""
        return min(card.number for card in self.just_completed)


# ---------------------------------------------------------------- the game


class Game:
    def __init__(self, deck: dict[str, Any], seats: int, variant: dict[str, Any]) -> None:
        if seats not in (2, 3, 4):  # PY-1
            raise ValueError("2 to 4 players")
        if len(deck["cards"]) < DEALT_CARDS * seats:  # PY-5
            raise ValueError("too few cards to deal four to each player")
        if len({card["id"] for card in deck["cards"]}) != len(deck["cards"]):
            raise ValueError("two cards with the same id")
        if len(deck["expedition"]) < TURNS_A_ROUND:  # PY-23
            raise ValueError("too few expedition cards for a round")
        self.variant = dict(variant)
        self.card_order: list[str] = [card["id"] for card in deck["cards"]]
        self.skull_track: list[int] = list(deck["skulls"])  # PY-4
        self.all_expedition: list[str] = list(deck["expedition"])  # PY-3
        self.players = [Player() for _ in range(seats)]
        self.deck = [
            Pyramid(card["id"], card["number"], card["colour"], dict(card["boxes"])) for card in deck["cards"]
        ]  # unseen, in no order
        self.display: dict[int, Pyramid] = {}  # slot -> card
        self.expedition = list(self.all_expedition)  # PY-5: shuffled; those not yet revealed in this round
        self.pattern: str | None = None  # the revealed card of this turn
        self.round = 1
        self.turn = 0  # expedition cards revealed in this round
        self.points_left = {
            colour: list(PYRAMID_POINTS) for colour in COLOURS
        }  # PY-21: boxes that nobody has taken
        self.replacing: list[int] = []  # action 3: seats that are still to act, the acting one first
        self.replacements_due = 0  # of the first seat in self.replacing
        self.phase = "deal"  # deal, keep, reveal, cross, take, draw, turn-up, over
        self.setting_up = True  # until the first display lies there

    # ------------------------------------------------------------ who may do what

    def to_act(self) -> set[Any]:
        if self.phase == "over":
            return set()
        if self.phase in ("deal", "turn-up", "reveal", "draw"):
            return {"chance"}
        if self.phase == "keep":  # PY-5: nobody waits for anybody
            return {seat for seat, player in enumerate(self.players) if not player.has_kept}
        if self.phase == "cross":  # PY-7: all players at once
            return {
                seat for seat, player in enumerate(self.players) if not player.has_chosen or player.extras > 0
            }
        return {self.replacing[0]}  # PY-19: take, one player after the other

    def choices(self, by: Any) -> list[Step]:
        if by not in self.to_act():
            return []
        if self.phase == "deal":
            return self.choices_deal()
        if self.phase == "turn-up":
            return self.choices_turn_up()
        if self.phase == "reveal":
            return self.choices_reveal()
        if self.phase == "draw":
            return self.choices_draw()
        if self.phase == "keep":
            return self.choices_keep(by)
        if self.phase == "cross":
            return self.choices_cross(by)
        return self.choices_take()

    def choices_deal(self) -> list[Step]:
        """PY-5: four cards to each player, in whatever order they are handed out."""
        return [
            {"do": "deal", "to": seat, "card": card.id}
            for seat, player in enumerate(self.players)
            if len(player.dealt) < DEALT_CARDS
            for card in self.deck
        ]

    def choices_keep(self, seat: int) -> list[Step]:
        """PY-5: any two of the four, written in the order of the card list."""
        hand = sorted((card.id for card in self.players[seat].dealt), key=self.card_order.index)
        return [
            {"do": "keep", "cards": [one, other]}
            for place, one in enumerate(hand)
            for other in hand[place + 1 :]
        ]

    def choices_turn_up(self) -> list[Step]:
        """PY-5, PY-20: any unseen card may come into any free slot."""
        return [
            {"do": "turn-up", "card": card.id, "slot": slot}
            for slot in self.free_slots()
            for card in self.deck
        ]

    def choices_reveal(self) -> list[Step]:
        """PY-6: any expedition card of this round that is not revealed yet; equal cards are one outcome."""
        steps: list[Step] = []
        for pattern in self.expedition:
            step = {"do": "reveal", "pattern": pattern}
            if step not in steps:
                steps.append(step)
        return steps

    def choices_draw(self) -> list[Step]:
        """PY-18: the unseen top card of the deck may be any card of the deck."""
        return [{"do": "draw", "to": self.replacing[0], "card": card.id} for card in self.deck]

    def choices_take(self) -> list[Step]:
        """PY-18: a card of the display, or the top of the deck."""
        steps: list[Step] = [
            {"do": "take", "from": "display", "card": self.display[slot].id} for slot in sorted(self.display)
        ]
        if self.deck:
            steps.append({"do": "take", "from": "deck"})
        return steps

    def choices_cross(self, seat: int) -> list[Step]:
        player = self.players[seat]
        if player.has_chosen:  # PY-11: a red cross is to be carried out, under the touching rule of PY-9
            return [
                {"do": "cross", "card": card.id, "boxes": [box], "as": "extra"}
                for card, box in player.single_boxes()
            ]
        steps: list[Step] = []
        assert self.pattern is not None
        for card in player.cards:  # PY-7: the whole pattern on one of the cards
            for boxes in positions(self.pattern):
                if card.pattern_fits(boxes):
                    steps.append({"do": "cross", "card": card.id, "boxes": list(boxes), "as": "pattern"})
        for card, box in player.single_boxes():  # PY-9: or one single box
            steps.append({"do": "cross", "card": card.id, "boxes": [box], "as": "one"})
        if not steps:  # PY-10: no card, or no legal box
            steps.append({"do": "pass"})
        return steps

    def weight(self, step: Step) -> int:
        """How many cards, each as likely as any other, give this one of the choices of chance."""
        if step["do"] == "reveal":
            return self.expedition.count(step["pattern"])
        return 1

    # ------------------------------------------------------------ carrying a step out

    def play(self, by: Any, step: Step) -> None:
        if by not in self.to_act():
            raise ValueError(f"{by} may not act now")
        if step not in self.choices(by):
            raise ValueError(f"not legal now for {by}: {step}")
        if step["do"] == "deal":
            self.play_deal(step)
        elif step["do"] == "keep":
            self.play_keep(by, step)
        elif step["do"] == "turn-up":
            self.play_turn_up(step)
        elif step["do"] == "reveal":
            self.play_reveal(step)
        elif step["do"] == "cross":
            self.play_cross(by, step)
        elif step["do"] == "pass":
            self.play_pass(by)
        elif step["do"] == "take":
            self.play_take(by, step)
        else:
            self.play_draw(step)

    def out_of_deck(self, card_id: str) -> Pyramid:
        [card] = [card for card in self.deck if card.id == card_id]
        self.deck.remove(card)
        return card

    def free_slots(self) -> list[int]:
        return [slot for slot in DISPLAY_SLOTS if slot not in self.display]

    # Setup

    def play_deal(self, step: Step) -> None:
        """PY-5."""
        self.players[step["to"]].dealt.append(self.out_of_deck(step["card"]))
        if all(len(player.dealt) == DEALT_CARDS for player in self.players):
            self.phase = "keep"

    def play_keep(self, seat: int, step: Step) -> None:
        """PY-5: two are kept face up; once all have chosen, the others go back and the display is laid
        out."""
        player = self.players[seat]
        player.cards = [card for card in player.dealt if card.id in step["cards"]]
        player.has_kept = True
        assert len(player.cards) == KEPT_CARDS
        if all(each.has_kept for each in self.players):
            for each in self.players:
                self.deck.extend(card for card in each.dealt if card not in each.cards)
                each.dealt = []
            self.phase = "turn-up"

    def play_turn_up(self, step: Step) -> None:
        """PY-5, PY-20: until there are four cards, or none is left in the deck."""
        self.display[step["slot"]] = self.out_of_deck(step["card"])
        if self.free_slots() and self.deck:
            return
        if self.setting_up:
            self.setting_up = False
            self.phase = "reveal"
        else:
            self.next_player_replaces()

    # Action 1

    def play_reveal(self, step: Step) -> None:
        """PY-6: one pattern for all players."""
        self.expedition.remove(step["pattern"])
        self.pattern = step["pattern"]
        self.turn += 1
        for player in self.players:
            player.has_chosen = False
            player.extras = 0
            player.just_completed = []
        self.phase = "cross"

    # Action 2

    def play_pass(self, seat: int) -> None:
        """PY-10."""
        self.players[seat].has_chosen = True
        self.end_action_2_if_all_are_done()

    def play_cross(self, seat: int, step: Step) -> None:
        """PY-7, PY-9, PY-11: cross off the boxes, then their icons."""
        player = self.players[seat]
        [card] = [card for card in player.cards if card.id == step["card"]]
        if step["as"] == "extra":
            player.extras -= 1
        else:
            player.has_chosen = True
        card.crossed.update(step["boxes"])
        # PY-12: complete from now on; it was not before, for nothing may be crossed off on a complete card
        if card.is_complete():
            player.just_completed.append(card)
        self.write_icons(
            player, [card.boxes[box] for box in step["boxes"]]
        )  # PY-12: all icons count, also beyond the tomb
        if player.extras > 0 and not player.single_boxes():  # PY-11: no legal box, the rest is forfeited
            player.extras = 0
        self.end_action_2_if_all_are_done()

    def write_icons(self, player: Player, icons: list[str]) -> None:
        """PY-17: skulls before potions, red crosses after all other icons."""
        for colour in ("red", "green"):
            for _ in range(icons.count(colour + "-gem")):
                self.write_gem(player, colour)
        for _ in range(icons.count("torch")):
            self.write_torch(player)
        for _ in range(icons.count("skull")):
            self.write_skull(player)
        for _ in range(icons.count("potion")):
            self.drink_potion(player)
        for _ in range(icons.count("red-cross")):  # PY-11: each asks for one more box, next
            player.extras += 1

    def write_gem(self, player: Player, colour: str) -> None:
        """PY-13: nothing after ten of a colour."""
        if player.gems[colour] < GEM_LIMIT:
            player.gems[colour] += 1

    def write_torch(self, player: Player) -> None:
        """PY-14: only the torch of this round, and only once."""
        if self.round not in player.torches:
            player.torches.append(self.round)

    def write_skull(self, player: Player) -> None:
        """PY-15: the next one of the ten; after the last one nothing."""
        if player.skulls < len(self.skull_track):
            player.skulls += 1

    def drink_potion(self, player: Player) -> None:
        """PY-16: the last two skulls crossed off are the worst ones; fewer if there are no two."""
        for _ in range(2):
            if player.skulls > 0:
                player.skulls -= 1

    def end_action_2_if_all_are_done(self) -> None:
        if all(player.has_chosen and player.extras == 0 for player in self.players):
            self.start_action_3()

    # Action 3

    def is_last_turn(self) -> bool:
        return self.round == ROUNDS and self.turn == TURNS_A_ROUND

    def start_action_3(self) -> None:
        """PY-18: complete cards are laid aside. PY-19: the lowest number just completed goes first."""
        for player in self.players:
            player.cards = [card for card in player.cards if not card.is_complete()]
            player.completed.extend(player.just_completed)
        finishers = [seat for seat, player in enumerate(self.players) if player.just_completed]
        finishers.sort(key=lambda seat: self.players[seat].lowest_just_completed())
        if self.is_last_turn():  # PY-23: no replacements any more
            finishers = []
        self.replacing = finishers
        self.start_replacing()

    def start_replacing(self) -> None:
        """PY-19: the first seat in line replaces all its completed cards in one action; with nobody in line,
        action 4 follows."""
        if not self.replacing:
            self.action_4()
            return
        self.replacements_due = len(self.players[self.replacing[0]].just_completed)
        self.go_on_replacing()

    def go_on_replacing(self) -> None:
        """PY-18, PY-20: one more card to take, or the end of this player's action with the refill."""
        if self.replacements_due > 0 and (self.display or self.deck):
            self.phase = "take"
        elif self.free_slots() and self.deck:  # PY-20: refill at the end of the action
            self.phase = "turn-up"
        else:  # PY-20: nothing to refill, or nothing to refill with
            self.next_player_replaces()

    def play_take(self, seat: int, step: Step) -> None:
        """PY-18."""
        if step["from"] == "deck":
            self.phase = "draw"
            return
        [slot] = [slot for slot, card in self.display.items() if card.id == step["card"]]
        self.replace_with(seat, self.display.pop(slot))

    def play_draw(self, step: Step) -> None:
        """PY-18: the card from the top of the deck comes to light."""
        self.replace_with(step["to"], self.out_of_deck(step["card"]))

    def replace_with(self, seat: int, card: Pyramid) -> None:
        self.players[seat].cards.append(card)
        self.replacements_due -= 1
        self.go_on_replacing()

    def next_player_replaces(self) -> None:
        """PY-19: the action of the first in line is over."""
        self.replacing.pop(0)
        self.start_replacing()

    # Action 4

    def action_4(self) -> None:
        """PY-21, PY-22: pyramid points, colour by colour."""
        for colour in COLOURS:
            claims: list[tuple[int, int]] = []  # (lowest number just completed in this colour, seat)
            for seat, player in enumerate(self.players):
                just_now = [card.number for card in player.just_completed if card.colour == colour]
                total_now = len([card for card in player.completed if card.colour == colour])
                total_before = total_now - len(just_now)
                for milestone in MILESTONES:
                    if total_before < milestone <= total_now:  # PY-21: reached or passed in this turn
                        claims.append((min(just_now), seat))
            for _, seat in sorted(claims):  # PY-22: lowest number first
                if self.points_left[colour]:  # PY-21: 10, then 6, then 3, then none
                    self.players[seat].pyramid_points[colour].append(self.points_left[colour].pop(0))
        self.end_turn()

    def end_turn(self) -> None:
        """PY-23."""
        self.pattern = None
        self.phase = "reveal"
        if self.turn < TURNS_A_ROUND:
            return
        if self.round == ROUNDS:
            self.phase = "over"
            return
        self.round += 1
        self.turn = 0
        self.expedition = list(self.all_expedition)

    # ------------------------------------------------------------ the score

    def total(self, player: Player) -> int:
        """PY-24."""
        points = 5 * len(player.torches)
        points += sum(sum(player.pyramid_points[colour]) for colour in COLOURS)
        pairs = min(player.gems["red"], player.gems["green"])
        left_over = player.gems["red"] + player.gems["green"] - 2 * pairs
        points += 5 * pairs + left_over
        if player.skulls > 0:
            points -= max(self.skull_track[: player.skulls])
        points += 10 * len(player.completed)
        return points

    def is_ahead(self, one: Player, other: Player) -> bool:
        """PY-25: the higher total; at a tie the lowest number among the completed pyramids; a player without
        any has no such number."""
        if self.total(one) != self.total(other):
            return self.total(one) > self.total(other)
        if not one.completed:
            return False
        if not other.completed:
            return True
        return min(card.number for card in one.completed) < min(card.number for card in other.completed)

    def result(self) -> dict[str, Any]:
        if self.phase != "over":
            raise ValueError("the game is not over")
        return {
            "seats": [
                {
                    "torches": list(player.torches),
                    "pyramid_points": {colour: list(player.pyramid_points[colour]) for colour in COLOURS},
                    "gems": dict(player.gems),
                    "skulls": player.skulls,
                    "completed": [card.id for card in player.completed],
                    "total": self.total(player),
                    "rank": 1 + len([other for other in self.players if self.is_ahead(other, player)]),
                }
                for player in self.players
            ]
        }

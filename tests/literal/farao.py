"""Farao, refereed slowly and to the letter.

Every rule of farao.md is carried out in one small place, and its number stands beside it (FA-1, FA-2 and so
on). Steps and results have the fields of record.md. Nothing here is fast: all questions are answered afresh
from the state of the table each time they are asked.
"""

from typing import Any

Step = dict[str, Any]
Task = dict[str, Any]

SIDES = "nesw"
OPPOSITE = {"n": "s", "e": "w", "s": "n", "w": "e"}
OFFSET = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}  # columns to the right, rows down

# FA-3: the corridor pieces, each with all ways of laying it (the open sides in the order of "nesw")
ORIENTATIONS = {
    "cross": ["nesw"],
    "tee": ["nes", "new", "nsw", "esw"],
    "corner": ["ne", "es", "sw", "nw"],
    "straight": ["ns", "ew"],
    "end": ["n", "e", "s", "w"],
}

ITEMS = [
    "food",
    "water",
    "torch",
    "scarf",
    "magic-bottle",
    "golden-key",
    "first-aid-kit",
    "money",
    "chocolate",
    "plan",
    "papyrus",
]
MAGIC_ITEMS = ["magic-bottle", "golden-key", "papyrus"]  # FA-6
ITEMS_OF_THE_BIG_PYRAMID = ["water", "scarf", "chocolate", "plan", "papyrus"]  # FA-6
INSCRIPTIONS = ["red", "blue", "green", "yellow", "white", "pink", "orange"]

KILLS = {"snake": "torch", "toxic-gas": "scarf", "trap": "plan"}  # FA-24
ENDS_THE_MOVE = {"hunger": "food", "fatigue": "chocolate", "thirst": "water"}  # FA-25
NOT_TO_BE_ENTERED = {"wall-ruins": "magic-bottle", "secret-door": "golden-key", "abyss": "papyrus"}  # FA-26

SPENT_DURING_PAPYRUS = ["food", "water", "scarf", "chocolate"]  # FA-34
LAST_ROUND = 100  # FA-17a


class Tile:
    """A face-up tile. `open` is empty only between its coming to light and its being laid."""

    def __init__(self, shape: str, content: str) -> None:
        self.shape = shape
        self.content = content
        self.open = ""


class Player:
    """One seat: the player card with tokens, and the archaeologists (FA-1)."""

    def __init__(self, figures: int) -> None:
        self.items: set[str] = set()
        self.inscriptions: set[str] = set()
        self.figures: dict[int, str | None] = dict.fromkeys(range(1, figures + 1))  # FA-9: None is outside
        self.finished = False
        self.items_at_finish: set[str] = set()


class Move:
    """What has to be remembered during one turn (FA-8)."""

    def __init__(self, thrown: int) -> None:
        self.thrown = thrown  # FA-8a asks for the number thrown
        self.die = thrown  # what the die shows now (FA-27, FA-28)
        self.used = 0  # points used: entering, steps, and the turn of FA-8a
        self.moved = False  # FA-15: has the archaeologist made a step or entered?
        self.entered_the_pyramid = False  # FA-15
        self.figure: int | None = None  # the archaeologist of this move, once fixed (FA-8)
        self.square_just_left: str | None = None  # FA-12
        self.return_allowed = False  # FA-30
        self.papyrus = False  # FA-34
        self.walked_by_papyrus = False  # has a tile been entered since the papyrus was spent?
        self.one_used = False  # FA-8a
        self.ended = False

    def points(self) -> int:
        """FA-27: what was walked counts against the number that the die shows."""
        return max(0, self.die - self.used)


class Game:
    def __init__(self, deck: dict[str, Any], seats: int, variant: dict[str, Any]) -> None:
        if seats not in (2, 3, 4, 5, 6):  # FA-1
            raise ValueError("Farao is for 2 to 6 players")
        if variant["figures"] not in (1, 2, 3):  # FA-1
            raise ValueError("a player has 1 to 3 archaeologists")
        if variant["pyramid"] not in ("small", "big"):  # FA-2
            raise ValueError("the pyramid is small or big")
        if variant["inscriptions"] not in (5, 7) or (
            variant["inscriptions"] == 7 and variant["pyramid"] == "small"
        ):  # FA-16
            raise ValueError("five inscriptions, or in the big pyramid seven")
        self.seats = seats
        self.variant = dict(variant)

        # FA-2: the squares
        self.size = 7 if variant["pyramid"] == "small" else 9
        middle = self.size // 2
        self.chamber = self.square_name(middle, middle)
        self.entrances = {  # FA-9
            self.square_name(middle, 0),
            self.square_name(0, middle),
            self.square_name(self.size - 1, middle),
            self.square_name(middle, self.size - 1),
        }
        self.squares = [
            self.square_name(column, row) for column in range(self.size) for row in range(self.size)
        ]

        # FA-2: all tiles but the chamber start face down, at random
        cards = list(deck["small"])
        if variant["pyramid"] == "big":
            cards += list(deck["big"])
        self.face_up: dict[str, Tile] = {}
        self.face_down: set[str] = set(self.squares) - {self.chamber}
        self.unseen: list[tuple[str, str]] = [
            (card["shape"], card["content"]) for card in cards
        ]  # identities that nobody has placed yet
        self.seen_secretly: dict[
            str, tuple[str, str]
        ] = {}  # FA-31: face-down squares whose tile somebody has looked at
        if len(self.unseen) != len(self.face_down):
            raise ValueError("there must be exactly one tile for every square but the chamber")

        # FA-6: the supply
        self.items_of_this_game = self.find_items_of_this_game(deck)
        self.supply: dict[str, int] = {
            item: self.tokens_at_the_start(deck, item) for item in self.items_of_this_game
        }
        self.stack_face_up: set[str] = set()
        self.coffers: dict[str, set[str]] = {}  # FA-22: what lies in a coffer that was entered
        self.curse: str | None = None  # FA-7, FA-21
        self.chamber_open = False  # FA-16

        self.players = [Player(variant["figures"]) for _ in range(seats)]
        self.order_of_entering: list[int] = []  # FA-17
        self.first_seat: int | None = None
        self.seat = 0
        self.rounds_ended = 0  # FA-17a
        self.phase = "first"  # then "throw", "move", "attack", and at last "over"
        self.move = Move(0)
        self.todo: list[Task] = []  # what has to be done next, the last entry first

    # ------------------------------------------------------------------ the material

    def square_name(self, column: int, row: int) -> str:
        return "abcdefghi"[column] + str(row + 1)

    def neighbours(self, square: str) -> dict[str, str]:
        """FA-10: side -> horizontally or vertically neighbouring square inside the pyramid."""
        column = "abcdefghi".index(square[0])
        row = int(square[1]) - 1
        found: dict[str, str] = {}
        for side in SIDES:
            other_column = column + OFFSET[side][0]
            other_row = row + OFFSET[side][1]
            if 0 <= other_column < self.size and 0 <= other_row < self.size:
                found[side] = self.square_name(other_column, other_row)
        return found

    def find_items_of_this_game(self, deck: dict[str, Any]) -> list[str]:
        """FA-4, FA-5, FA-6: the items with tokens; those of the big pyramid only there, or where a tile shows
        them."""
        on_tiles = {content for _, content in self.unseen}
        found: list[str] = []
        for item in ITEMS:
            belongs_here = self.variant["pyramid"] == "big" or item not in ITEMS_OF_THE_BIG_PYRAMID
            if item in on_tiles or (item in deck["tokens"] and belongs_here):
                found.append(item)
        return found

    def tokens_at_the_start(self, deck: dict[str, Any], item: str) -> int:
        """FA-6: ordinary items one per player, magic items two, as the card list says."""
        number = deck["tokens"].get(item, 2 if item in MAGIC_ITEMS else "per player")
        return self.seats if number == "per player" else int(number)

    def is_open(self, square: str, side: str) -> bool:
        """Has this tile no wall on that side? The chamber has none at all (FA-16)."""
        if square == self.chamber:
            return True
        return side in self.face_up[square].open

    def somebody_on(self, square: str) -> bool:
        return any(square in player.figures.values() for player in self.players)

    def me(self) -> Player:
        return self.players[self.seat]

    # ------------------------------------------------------------------ obstacles

    def obstacle_works(self, square: str, kind: dict[str, str]) -> bool:
        """Would this face-up tile, as an obstacle of this kind, work on the player to move?"""
        if square in self.entrances:  # FA-9: on the four entrance squares obstacles do not work
            return False
        if square not in self.face_up:
            return False
        content = self.face_up[square].content
        return content in kind and kind[content] not in self.me().items

    # ------------------------------------------------------------------ who acts

    def to_act(self) -> set[Any]:
        if self.phase == "over":
            return set()
        if self.phase in ("first", "throw"):
            return {"chance"}
        if self.todo and self.todo[-1]["task"] in ("turn up", "torch", "look"):
            return {"chance"}
        return {self.seat}

    def choices(self, by: Any) -> list[Step]:
        if by not in self.to_act():
            return []
        if by == "chance":
            return self.outcomes()
        if self.todo:
            return self.choices_of_task(self.todo[-1])
        if self.phase == "attack":
            return self.attack_choices()
        return self.move_choices()

    # ------------------------------------------------------------------ chance

    def outcomes(self) -> list[Step]:
        if self.phase == "first":  # FA-8: a random player begins
            return [{"do": "first", "seat": seat} for seat in range(self.seats)]
        if self.phase == "throw":  # FA-7, FA-8: one six-sided die
            return [{"do": "throw", "seat": self.seat, "pips": pips} for pips in range(1, 7)]
        task = self.todo[-1]
        steps: list[Step] = []
        for square in self.squares_coming_to_light(task):
            for shape, content in self.possible_identities(square):
                step: Step = {"do": "tile", "at": square, "shape": shape, "content": content}
                if task["task"] == "look":  # FA-31: only that player sees it
                    step["to"] = [self.seat]
                steps.append(step)
        return steps

    def squares_coming_to_light(self, task: Task) -> list[str]:
        """FA-29: the torch's tiles come one by one in any order; so do the two of a plan."""
        if task["task"] == "turn up":
            return [task["at"]]
        return sorted(task["squares"])

    def possible_identities(self, square: str) -> list[tuple[str, str]]:
        if square in self.seen_secretly:  # it was looked at before, so it is that very tile
            return [self.seen_secretly[square]]
        return sorted(set(self.unseen))

    def weight(self, step: Step) -> int:
        """Of one of the choices of chance."""
        if step["do"] in ("first", "throw"):
            return 1
        if step["at"] not in self.seen_secretly:
            return self.unseen.count((step["shape"], step["content"]))
        # A tile looked at before can only be itself. Where an unseen tile may come first just as well, both
        # squares weigh the same.
        others = self.squares_coming_to_light(self.todo[-1])
        if all(square in self.seen_secretly for square in others):
            return 1
        return len(self.unseen)

    def play_chance(self, step: Step) -> None:
        if step["do"] == "first":  # FA-8
            self.first_seat = step["seat"]
            self.seat = step["seat"]
            self.phase = "throw"
        elif step["do"] == "throw":  # FA-8
            self.move = Move(step["pips"])
            self.phase = "move"
        else:
            task = self.todo[-1]
            square = step["at"]
            identity = (step["shape"], step["content"])
            if square not in self.seen_secretly:
                self.unseen.remove(identity)
            if task["task"] == "look":  # FA-31: it stays face down
                self.seen_secretly[square] = identity
                task["squares"].remove(square)
            elif task["task"] == "torch":  # FA-29
                side = task["squares"].pop(square)
                self.turn_face_up(square, identity, side)
            else:
                self.todo.pop()
                self.turn_face_up(square, identity, task["joins"])

    def turn_face_up(self, square: str, identity: tuple[str, str], joins: str | None) -> None:
        """The tile comes to light for all; next the player lays it (open towards `joins`, if that is
        given)."""
        self.seen_secretly.pop(square, None)
        self.face_down.remove(square)
        self.face_up[square] = Tile(identity[0], identity[1])
        if identity[1] in ITEMS:  # FA-6: the stack turns face up when its item is first revealed on a tile
            self.stack_face_up.add(identity[1])
        self.todo.append({"task": "lay", "at": square, "joins": joins, "just turned up": True})

    # ------------------------------------------------------------------ the steps a player may go

    def possible_steps(self, number: int) -> dict[str, bool]:
        """Square -> whether FA-13 counts it as a step that has to be used. Empty without a point."""
        if self.move.points() == 0:
            return {}
        here = self.me().figures[number]
        if (
            here is None
        ):  # FA-9: entering, by any of the four entrances but one under the curse; FA-13: it counts
            return {entrance: True for entrance in self.entrances if entrance != self.curse}
        if self.move.papyrus:
            return self.steps_by_papyrus(here)
        steps = self.tunnel_steps(here)
        steps.update(
            self.corridor_steps(here)
        )  # an ordinary step that happens to join two tunnel tiles counts
        return steps

    def is_straight_back(self, square: str) -> bool:
        """FA-12, unless a scarf has lifted it (FA-30)."""
        return square == self.move.square_just_left and not self.move.return_allowed

    def may_enter_chamber(self) -> bool:
        """FA-16: open to everybody, or to be opened now; FA-34: a papyrus does not open it."""
        if self.chamber_open:
            return True
        return len(self.me().inscriptions) >= self.variant["inscriptions"] and not self.move.papyrus

    def corridor_steps(self, here: str) -> dict[str, bool]:
        steps: dict[str, bool] = {}
        for side, there in self.neighbours(here).items():
            if not self.is_open(here, side):  # FA-10, FA-11: a wall of the own tile
                continue
            if self.is_straight_back(there):  # FA-12
                continue
            if there == self.chamber:  # FA-16
                if self.may_enter_chamber():
                    steps[there] = True  # FA-13: counts
                continue
            if there in self.face_down:  # FA-11
                steps[there] = True
                continue
            if not self.is_open(there, OPPOSITE[side]):  # FA-10: a wall of the other tile
                continue
            if there == self.curse:  # FA-21
                continue
            if self.obstacle_works(there, NOT_TO_BE_ENTERED):  # FA-26
                continue
            steps[there] = not self.obstacle_works(there, KILLS)  # FA-13: nobody is forced to their death
        return steps

    def tunnel_steps(self, here: str) -> dict[str, bool]:
        """FA-20; FA-13: nobody is forced into a tunnel."""
        steps: dict[str, bool] = {}
        if self.face_up[here].content != "secret-tunnel":
            return steps
        for there, tile in self.face_up.items():
            if there == here or tile.content != "secret-tunnel":
                continue
            if self.is_straight_back(there):  # FA-12
                continue
            if there == self.curse:  # FA-21
                continue
            steps[there] = False
        return steps

    def steps_by_papyrus(self, here: str) -> dict[str, bool]:
        """FA-34: regardless of walls, obstacles and face-down tiles, and without tunnels."""
        steps: dict[str, bool] = {}
        uses_the_last_point = self.move.points() == 1
        for there in self.neighbours(here).values():
            if self.is_straight_back(there):
                continue
            if there == self.curse:
                continue
            if there == self.chamber and not self.may_enter_chamber():
                continue
            if uses_the_last_point and self.obstacle_works(there, NOT_TO_BE_ENTERED):
                continue
            # Only the last tile works: only there could a face-up obstacle kill the figure (FA-13)
            steps[there] = not (uses_the_last_point and self.obstacle_works(there, KILLS))
        return steps

    def my_candidates(self) -> list[int]:
        """FA-8: the archaeologist of this move, or any of the player's until one is fixed."""
        if self.move.figure is not None:
            return [self.move.figure]
        return list(self.me().figures)

    # ------------------------------------------------------------------ all that may be done in a move

    def move_choices(self) -> list[Step]:
        steps: list[Step] = []
        has_to_go_on = False
        for number in self.my_candidates():
            for square, counts in sorted(self.possible_steps(number).items()):
                if self.me().figures[number] is None:
                    steps.append({"do": "enter", "figure": number, "at": square})
                else:
                    steps.append({"do": "step", "figure": number, "to": square})
                if counts:
                    has_to_go_on = True
        for number in self.my_candidates():
            for item in ITEMS:
                if item in self.me().items:
                    steps.extend(self.ways_to_spend(item, number))
        steps.extend(self.one_choices())
        # FA-13: no stopping while a step has to be used; and stopping is a decision only where something else
        # could be decided
        if steps and not has_to_go_on:
            steps.append({"do": "stop"})
        return steps

    def tiles_to_turn(self, square: str) -> list[str]:
        """FA-8a, FA-33: the own tile, or a face-up neighbour with nobody on it, walls or not; never the
        chamber."""
        found: list[str] = [square]
        for there in self.neighbours(square).values():
            if there != self.chamber and there in self.face_up and not self.somebody_on(there):
                found.append(there)
        return sorted(found)

    def one_choices(self) -> list[Step]:
        """FA-8a: a movement point instead of a step, once, by the archaeologist of this move; not while a
        papyrus works."""
        if self.move.thrown != 1:  # the number thrown decides
            return []
        if self.move.one_used or self.move.points() == 0 or self.move.papyrus:
            return []
        steps: list[Step] = []
        for number in self.my_candidates():
            square = self.me().figures[number]
            if square is not None:
                for at in self.tiles_to_turn(square):
                    steps.append({"do": "one", "figure": number, "at": at})
        return steps

    def ways_to_spend(self, item: str, number: int) -> list[Step]:
        """FA-26a: whenever what the item's line demands is given, also for nothing."""
        if self.move.papyrus and item not in SPENT_DURING_PAPYRUS:  # FA-34
            return []
        here = self.me().figures[number]
        spend: Step = {"do": "spend", "item": item, "figure": number}
        if item in ("food", "water", "scarf", "papyrus"):  # FA-27, FA-30, FA-34 (also outside)
            return [spend]
        if item == "chocolate":  # FA-28: before the first step, to a number lower than the one thrown
            if self.move.used > 0:
                return []
            return [{**spend, "pips": pips} for pips in range(1, 7) if pips < self.move.thrown]
        if item == "torch":  # FA-29: not from outside
            return [spend] if here is not None else []
        if item == "plan":  # FA-31
            return [{**spend, "look": look} for look in self.looks()]
        if item == "magic-bottle":  # FA-32
            return [{**spend, "to": to} for to in self.bottle_steps(here)]
        if item == "golden-key":  # FA-33
            return [{**spend, "at": at} for at in self.tiles_to_turn(here)] if here is not None else []
        if item == "money":  # FA-35
            return [{**spend, "for": wanted} for wanted in self.goods()]
        return []  # FA-36: the first-aid kit is never spent

    def looks(self) -> list[list[str]]:
        """FA-31: any two face-down tiles; the only one if one is left; none if none is."""
        down = sorted(self.face_down)
        if len(down) == 1:
            return [down]
        return [[down[i], down[j]] for i in range(len(down)) for j in range(i + 1, len(down))]

    def bottle_steps(self, here: str | None) -> list[str]:
        """FA-32: through a wall, and only there, onto a neighbouring face-up tile, for a point."""
        if here is None or self.move.points() == 0:
            return []
        found: list[str] = []
        for side, there in self.neighbours(here).items():
            if there in self.face_down:
                continue
            if self.is_open(here, side) and self.is_open(there, OPPOSITE[side]):  # no wall there
                continue
            if self.is_straight_back(there):  # FA-12
                continue
            if there == self.chamber and not self.may_enter_chamber():  # FA-16
                continue
            if there == self.curse:  # FA-21
                continue
            if self.blocks_the_bottle(there):
                continue
            found.append(there)
        return sorted(found)

    def blocks_the_bottle(self, there: str) -> bool:
        """FA-32: FA-26 holds, and the bottle that is being spent does not help against it."""
        if there == self.chamber or there in self.entrances:  # FA-9
            return False
        content = self.face_up[there].content
        return content in NOT_TO_BE_ENTERED and NOT_TO_BE_ENTERED[content] not in self.me().items - {
            "magic-bottle"
        }

    def goods(self) -> list[str]:
        """FA-35: what money buys."""
        return [
            item
            for item in self.items_of_this_game
            if item != "money"
            and item not in MAGIC_ITEMS
            and item in self.stack_face_up
            and self.supply[item] > 0
            and item not in self.me().items
        ]

    # ------------------------------------------------------------------ decisions that a step brings with it

    def choices_of_task(self, task: Task) -> list[Step]:
        if task["task"] == "lay":
            return [{"do": "turn", "at": task["at"], "open": way} for way in self.ways_to_lay(task)]
        if task["task"] == "map":  # FA-18
            steps: list[Step] = [{"do": "map", "at": square} for square in sorted(self.face_down)]
            return [*steps, {"do": "map", "at": None}]
        if task["task"] == "curse":  # FA-21
            return [{"do": "curse", "at": square} for square in self.places_for_the_curse()]
        if task["task"] == "take":  # FA-22
            return [{"do": "take", "item": item} for item in self.takings(task["at"])]
        if task["task"] == "swap":  # FA-31
            return [{"do": "swap", "yes": True}, {"do": "swap", "yes": False}]
        raise AssertionError(task)

    def ways_to_lay(self, task: Task) -> list[str]:
        """Any orientation, or any that joins where the tile was turned up from a corridor (FA-11, FA-29)."""
        ways = ORIENTATIONS[self.face_up[task["at"]].shape]
        if task["joins"] is None:
            return list(ways)
        return [way for way in ways if task["joins"] in way]

    def places_for_the_curse(self) -> list[str]:
        """FA-21: face up, nobody on it, another tile than before, never the chamber; entrances too."""
        return sorted(
            square for square in self.face_up if square != self.curse and not self.somebody_on(square)
        )

    def takings(self, coffer: str) -> list[str]:
        """FA-22: what is left in it that the player does not hold."""
        return [item for item in ITEMS if item in self.coffers[coffer] and item not in self.me().items]

    # ------------------------------------------------------------------ attack

    def possible_attacks(self) -> list[Step]:
        """FA-15, without the choice to let it be."""
        mover = self.move.figure
        if (
            mover is None or not self.move.moved
        ):  # only the archaeologist that moved; a stopped try or a turned tile is no move
            return []
        if self.move.entered_the_pyramid:  # not in the move in which it entered
            return []
        here = self.me().figures[mover]
        if here is None or here in self.entrances:  # outside, or on an entrance square
            return []
        steps: list[Step] = []
        for seat, victim in enumerate(self.players):
            if seat == self.seat:
                continue
            for number, square in victim.figures.items():
                if square != here:
                    continue
                loot = [item for item in ITEMS if item in victim.items and item not in self.me().items]
                if loot:  # the attacker must steal if they can
                    steps.extend(
                        {"do": "attack", "seat": seat, "figure": number, "steal": item} for item in loot
                    )
                elif "first-aid-kit" not in victim.items:  # nothing to steal, but the attacker may injure
                    steps.append({"do": "attack", "seat": seat, "figure": number, "steal": None})
        return steps

    def attack_choices(self) -> list[Step]:
        return [*self.possible_attacks(), {"do": "attack", "seat": None}]

    def play_attack(self, step: Step) -> None:
        """FA-15."""
        if step["seat"] is not None:
            victim = self.players[step["seat"]]
            has_kit = "first-aid-kit" in victim.items  # at the moment of the attack, even if it is stolen now
            if step["steal"] is not None:
                victim.items.remove(step["steal"])
                self.me().items.add(step["steal"])
            if not has_kit:
                victim.figures[step["figure"]] = None
        self.next_turn()

    # ------------------------------------------------------------------ playing

    def play(self, by: Any, step: Step) -> None:
        if by not in self.to_act():
            raise ValueError(f"{by} does not act now")
        if step not in self.choices(by):
            raise ValueError(f"not legal now: {step}")
        if by == "chance":
            self.play_chance(step)
        elif self.todo:
            self.play_task(self.todo.pop(), step)
        elif self.phase == "attack":
            self.play_attack(step)
        else:
            self.play_in_move(step)
        self.carry_on()

    def play_task(self, task: Task, step: Step) -> None:
        if task["task"] == "lay":
            tile = self.face_up[task["at"]]
            tile.open = step["open"]
            if (
                task["just turned up"] and tile.content == "map"
            ):  # FA-18: a map works when it is turned up, in whatever way
                self.todo.append({"task": "map"})
        elif task["task"] == "map":
            if step["at"] is not None:  # FA-18: in any orientation
                self.todo.append({"task": "turn up", "at": step["at"], "joins": None})
        elif task["task"] == "curse":
            self.curse = step["at"]
        elif task["task"] == "take":
            self.coffers[task["at"]].remove(step["item"])
            self.me().items.add(step["item"])
        elif task["task"] == "swap" and step["yes"]:  # FA-31
            one, other = task["squares"]
            self.seen_secretly[one], self.seen_secretly[other] = (
                self.seen_secretly[other],
                self.seen_secretly[one],
            )

    def play_in_move(self, step: Step) -> None:
        if step["do"] == "enter":
            self.go(step["figure"], step["at"])
        elif step["do"] == "step":
            self.go(step["figure"], step["to"])
        elif step["do"] == "one":  # FA-8a
            self.move.one_used = True
            self.move.figure = step["figure"]  # FA-8
            self.move.used += 1
            self.todo.append({"task": "lay", "at": step["at"], "joins": None, "just turned up": False})
        elif step["do"] == "spend":
            self.spend(step)
        else:  # "stop", FA-13
            self.walk_is_over()

    def spend(self, step: Step) -> None:
        item = step["item"]
        self.me().items.remove(item)
        self.supply[item] += 1
        if item == "food":  # FA-27
            self.move.die = 6
        elif item == "water":  # FA-27
            self.move.die = 5
        elif item == "chocolate":  # FA-28
            self.move.die = step["pips"]
        elif item == "scarf":  # FA-30
            self.move.return_allowed = True
        elif item == "papyrus":  # FA-34
            self.move.papyrus = True
        elif item == "torch":  # FA-29
            self.move.figure = step["figure"]  # FA-8
            here = self.me().figures[step["figure"]]
            assert here is not None
            squares = {
                there: OPPOSITE[side]
                for side, there in self.neighbours(here).items()
                if there in self.face_down and self.is_open(here, side)
            }
            self.todo.append({"task": "torch", "squares": squares})
        elif item == "plan":  # FA-31
            if len(step["look"]) == 2:
                self.todo.append({"task": "swap", "squares": list(step["look"])})
            self.todo.append({"task": "look", "squares": list(step["look"])})
        elif item == "magic-bottle":  # FA-32
            self.go(step["figure"], step["to"])
        elif item == "golden-key":  # FA-33
            self.move.figure = step["figure"]  # FA-8
            self.todo.append({"task": "lay", "at": step["at"], "joins": None, "just turned up": False})
        elif item == "money":  # FA-35
            self.supply[step["for"]] -= 1
            self.me().items.add(step["for"])

    # ------------------------------------------------------------------ going

    def go(self, number: int, there: str) -> None:
        """One enter or step, of whatever kind."""
        self.move.figure = number  # FA-8: this fixes which archaeologist it is
        must_be_turned_up = (
            there in self.face_down and not self.move.papyrus
        )  # FA-34: under a papyrus it stays face down
        self.todo.append({"task": "arrive", "at": there, "just turned up": must_be_turned_up})
        if must_be_turned_up:
            here = self.me().figures[number]
            joins: str | None = None  # FA-9: from outside in any orientation
            if here is not None:  # FA-11: it has to join the corridor it comes from
                for side, neighbour in self.neighbours(here).items():
                    if neighbour == there:
                        joins = OPPOSITE[side]
            self.todo.append({"task": "turn up", "at": there, "joins": joins})

    def arrive(self, there: str, just_turned_up: bool) -> None:
        number = self.move.figure
        assert number is not None
        if just_turned_up and self.obstacle_works(there, NOT_TO_BE_ENTERED):  # FA-26: it stays where it was
            self.move.ended = True
            return
        if self.me().figures[number] is None:
            self.move.entered_the_pyramid = True
        self.move.square_just_left = self.me().figures[number]  # FA-12: None after entering
        self.me().figures[number] = there
        self.move.used += 1
        self.move.moved = True
        if there == self.chamber:
            self.finish()
        elif self.move.papyrus:  # FA-34: nothing works on the way
            self.move.walked_by_papyrus = True
        else:
            self.content_works(there)  # FA-14: also in passing

    def content_works(self, here: str) -> None:
        """What the face-up tile does to the archaeologist who has entered it (FA-14)."""
        number = self.move.figure
        assert number is not None
        player = self.me()
        content = self.face_up[here].content
        if self.obstacle_works(here, KILLS):  # FA-24: tokens stay with the player
            player.figures[number] = None
            self.move.ended = True
        elif self.obstacle_works(here, ENDS_THE_MOVE):  # FA-25
            self.move.ended = True
        elif content.startswith("inscription-"):  # FA-19, FA-7
            player.inscriptions.add(content.removeprefix("inscription-"))
        elif content in ITEMS:  # FA-23, FA-7
            if content not in player.items and self.supply[content] > 0:
                self.supply[content] -= 1
                player.items.add(content)
        elif content == "dark-shrine":  # FA-21
            self.todo.append({"task": "curse"})
        elif content == "coffer":  # FA-22
            if here not in self.coffers:
                self.fill_coffer(here)
            self.todo.append({"task": "take", "at": here})
        # maps have worked when they were turned up (FA-18); a tunnel is a way to go on (FA-20); FA-26 has no
        # effect on one who stands there

    def fill_coffer(self, here: str) -> None:
        """FA-22: one token of every item from the supply, as far as there is one; no stack turns face up."""
        self.coffers[here] = set()
        for item in self.items_of_this_game:
            if self.supply[item] > 0:
                self.supply[item] -= 1
                self.coffers[here].add(item)

    def walk_is_over(self) -> None:
        """The walker ends here; after a papyrus this is the last tile, and it works as usual (FA-34)."""
        self.move.ended = True
        if (
            not self.move.walked_by_papyrus
        ):  # no papyrus, or no tile entered with it: the tile has worked on entering (FA-14)
            return
        number = self.move.figure
        assert number is not None
        here = self.me().figures[number]
        assert here is not None
        self.todo.append({"task": "last tile", "at": here})
        if here in self.face_down:  # turned up in any orientation
            self.todo.append({"task": "turn up", "at": here, "joins": None})

    # ------------------------------------------------------------------ what follows by itself

    def carry_on(self) -> None:
        """Carry out what needs nobody's decision, until chance or a seat has to act or the game is over."""
        while self.phase == "move":
            if self.todo:
                if not self.carry_on_with(self.todo[-1]):
                    return
            elif self.move.ended:  # FA-15: the archaeologist has ended the move
                if self.possible_attacks():
                    self.phase = "attack"
                else:
                    self.next_turn()
            elif (
                not self.move_choices()
            ):  # FA-13, FA-34: nothing is left to decide, in a dead end for instance
                self.walk_is_over()
            else:
                return

    def carry_on_with(self, task: Task) -> bool:
        """True if the task needed no decision (and is off the list or gone on with)."""
        if task["task"] == "arrive":
            self.todo.pop()
            self.arrive(task["at"], task["just turned up"])
            return True
        if task["task"] == "last tile":  # FA-34: its content takes effect
            self.todo.pop()
            self.content_works(task["at"])
            return True
        if task["task"] == "torch":  # FA-18: a map may have turned up a tile of the torch meanwhile
            task["squares"] = {
                square: side for square, side in task["squares"].items() if square in self.face_down
            }
            nothing_left = not task["squares"]
        elif task["task"] == "look":
            nothing_left = not task["squares"]
        elif task["task"] == "map":  # with nothing face down there is no step
            nothing_left = not self.face_down
        elif task["task"] == "curse":  # FA-21: if there is no such tile, nothing happens
            nothing_left = not self.places_for_the_curse()
        elif task["task"] == "take":  # FA-22
            nothing_left = not self.takings(task["at"])
        else:
            nothing_left = False
        if nothing_left:
            self.todo.pop()
        return nothing_left

    # ------------------------------------------------------------------ the end of a turn and of the game

    def finish(self) -> None:
        """FA-16, FA-17: the player is in the chamber, which is open from now on."""
        self.chamber_open = True
        player = self.me()
        player.finished = True
        player.items_at_finish = set(player.items)
        for item in player.items:
            self.supply[item] += 1
        player.items = set()
        for number in player.figures:
            player.figures[number] = None
        self.order_of_entering.append(self.seat)
        self.next_turn()

    def next_turn(self) -> None:
        left = [seat for seat in range(self.seats) if not self.players[seat].finished]
        if not left or (len(left) == 1 and not self.variant["play_on"]):  # FA-17
            self.phase = "over"
            return
        while True:  # FA-8: clockwise; whoever has finished is passed over
            self.seat = (self.seat + 1) % self.seats
            if self.seat == self.first_seat:  # FA-17a: the turn comes to, or past, the seat that began
                self.rounds_ended += 1
            if not self.players[self.seat].finished:
                break
        self.phase = "over" if self.rounds_ended >= LAST_ROUND else "throw"  # FA-17a

    def rank(self, seat: int) -> int:
        """FA-17: the order of entering; FA-17a: then those still inside by their number of inscriptions."""
        if self.players[seat].finished:
            return self.order_of_entering.index(seat) + 1
        mine = len(self.players[seat].inscriptions)
        ahead = [other for other in self.players if other.finished or len(other.inscriptions) > mine]
        return len(ahead) + 1

    def result(self) -> dict[str, Any]:
        if self.phase != "over":
            raise ValueError("the game is not over")
        rows: list[dict[str, Any]] = []
        for seat, player in enumerate(self.players):
            items = player.items_at_finish if player.finished else player.items
            rows.append(
                {
                    "inscriptions": [name for name in INSCRIPTIONS if name in player.inscriptions],
                    "items": [item for item in ITEMS if item in items],
                    "rank": self.rank(seat),
                }
            )
        return {"seats": rows}

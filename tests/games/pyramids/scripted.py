"""A table of Pyramids at which the test says what chance does."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from mastaba.core.cardfile import load
from mastaba.core.contract import CHANCE
from mastaba.core.squares import boxes_of
from mastaba.games.pyramids.deck import read
from mastaba.match.match import Match

PLAIN = "E....\n.....\n.....\n.....\nT...."
PLAIN_CARDS = {"green": (2, 5, 8, 11, 14, 17), "orange": (3, 6, 9, 12), "purple": (4, 7, 15, 33, 40, 41)}

# Chambers whose icons lie where a test wants them; the numbers above are plain ones.
CARDS = "\n\n".join(
    [f"{number} {colour}\n{PLAIN}" for colour, numbers in PLAIN_CARDS.items() for number in numbers]
    + [
        "20 purple\nE%...\n.%...\n.%...\n.....\n....T",  # a wall beside the entrance
        "21 purple\nErrrr\nggggg\nrrrrr\ngggg.\nT....",
        "22 purple\nEssss\nsssss\npssss\npsppp\nTspp.",
        "23 purple\nEtttt\nttttt\n.....\n.....\nT....",
        "24 purple\nExx..\nxxx..\n.xx..\n.....\nT....",
        "25 purple\nE....\n.....\n.....\n.....\n.gTrx",  # things beyond the tomb
        "26 purple\nE%%%%\n.%%%%\n.%%%%\nx%%%%\nT%%%%",  # a red cross before the tomb, and no way round
        "27 purple\nEsp..\nsp...\n.....\n.....\nT....",
        "29 purple\nExp..\n.....\n.....\n.....\nT....",
        "28 purple\nE%...\n.%...\n.%...\nx%...\nT....",  # a red cross, and boxes that lie behind the tomb
    ]
)
DISPLAY = ("2", "3", "4", "5")


class Table:
    """Two to four players with the cards the test gives them, and the display."""

    def __init__(
        self, *kept: tuple[str, str], display: tuple[str, ...] = DISPLAY, show_pile: bool = True
    ) -> None:
        deck = read(load(CARDS.encode()))
        self.match = Match.unshuffled(
            "silver-and-gold-pyramids",
            [f"Seat {seat}" for seat in range(len(kept))],
            variant={"show_pile": show_pile},
            deck=deck,
        )
        spare = [
            card.id
            for card in deck.cards
            if card.id not in {*display, *(name for pair in kept for name in pair)}
        ]
        for seat, pair in enumerate(kept):
            for name in (*pair, spare[2 * seat], spare[2 * seat + 1]):
                self.chance(f"deal {seat} {name}")
        for seat, pair in enumerate(kept):
            self.move(seat, "keep " + " ".join(pair))
        for slot, name in enumerate(display, 1):
            self.chance(f"turn-up {slot} {name}")

    @property
    def s(self) -> Any:
        return self.match.state

    def chance(self, *moves: str) -> None:
        for move in moves:
            self.match.follow(CHANCE, move)

    def chance_moves(self) -> list[str]:
        """What chance may do now."""
        return self.match.legal(CHANCE)

    def move(self, seat: int, *moves: str) -> None:
        for move in moves:
            self.match.push(move, seat)

    def turn(self, pattern: str, *moves: str | tuple[str, ...]) -> None:
        """Actions 1 and 2, whole: the pattern, then each seat's moves."""
        self.chance(f"reveal {pattern}")
        for seat, move in enumerate(moves):
            self.move(seat, *((move,) if isinstance(move, str) else move))

    def idle_turn(self, pattern: str) -> None:
        """A whole turn in which everyone crosses off a single box, and takes from the deck."""
        self.chance(f"reveal {pattern}")
        while self.match.view(0)["phase"] == "cross":
            seat = self.match.to_act[0]
            self.move(seat, next(move for move in self.match.legal(seat) if len(move.split()) == 3))
        while self.match.to_act:
            self.move(self.match.to_act[0], "take deck")
            self.chance(self.chance_moves()[0])

    def crossed(self, seat: int, card: str, boxes: Iterable[str]) -> None:
        """Boxes of a player's card that were crossed off in turns before."""
        side = [int(held) for held in self.s.cards[seat]].index(self.match.deck.place[card])
        self.s.crossed[seat, side] = boxes_of(boxes, 5, 5)

    def near(self, seat: int, *cards: str) -> None:
        """Plain cards on which the tomb, a5, is the next box."""
        for card in cards:
            self.crossed(seat, card, ("a1", "a2", "a3", "a4"))

    def complete(self, seat: int, *cards: str) -> None:
        """Cards that the player completed in turns before, in this order."""
        for card in cards:
            place = self.match.deck.place[card]
            self.s.bag &= ~(1 << place)
            self.s.completed[seat] |= 1 << place
            self.s.finished[place] = int(self.s.completed[seat]).bit_count()

    def seen(self, seat: int, watcher: int | None = None) -> dict[str, Any]:
        """What a player's place looks like, to themselves or to another."""
        found: dict[str, Any] = self.match.view(seat if watcher is None else watcher)["players"][seat]
        return found

    def on(self, seat: int, card: str) -> list[str]:
        """Boxes crossed off on a player's card."""
        found: list[str] = next(
            held["crossed"] for held in self.seen(seat)["cards"] if held and held["id"] == card
        )
        return found

    def singles(self, seat: int, card: str) -> set[str]:
        """Boxes of a card that may be crossed off alone now."""
        return {
            move.split()[2]
            for move in self.match.legal(seat)
            if move.startswith(f"cross {card} ") and len(move.split()) == 3
        }

    def patterns(self, seat: int, card: str) -> list[str]:
        """The whole patterns that may be crossed off on a card now."""
        return sorted(
            move.split(maxsplit=2)[2]
            for move in self.match.legal(seat)
            if move.startswith(f"cross {card} ") and len(move.split()) > 3
        )

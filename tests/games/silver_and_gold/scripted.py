"""A table of Silver & Gold at which the test says what chance does."""

from __future__ import annotations

from typing import Any

from mastaba.core.cardfile import load
from mastaba.core.contract import CHANCE
from mastaba.games.silver_and_gold.deck import read
from mastaba.match.match import Match

# Small islands whose symbols lie where a test wants them.
CARDS = """
BAR grey 3
ooo

BAR2 grey 3
ooo

SQ green 4
oo
oo

COINS orange 4
cc
cc

COINS2 orange 4
cccc

PALMS purple 4
pp
pp

PALM1 purple 2
po

XX green 4
xx
oo

XCHAIN green 3
xxo

ONE grey 1
o

TWO grey 2
oo

BIG purple 16
oooo
oooo
oooo
oooo

ELL orange 5
o..
o..
ooo

TEE orange 4
ooo
.o.

SEALG purple 4 seal grey 1
oooo

SEALP purple 4 seal purple 2
oo
oo

Y1 grey 1
o

Y2 grey 2
oo

G1 green 1
o

O1 orange 1
o

P1 purple 1
o
"""


class Table:
    """Two to four players with the cards the test gives them; the display and the first player too."""

    def __init__(
        self,
        *kept: tuple[str, str],
        display: tuple[str, ...] = ("BIG", "ELL", "TEE", "SEALG"),
        first: int = 0,
        show_pile: bool = False,
    ) -> None:
        deck = read(load(CARDS.encode()))
        self.match = Match.unshuffled(
            "silver-and-gold",
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
        self.chance(f"first {first}")

    @property
    def s(self) -> Any:
        return self.match.state

    def chance(self, move: str) -> None:
        self.match.follow(CHANCE, move)

    def move(self, seat: int, *moves: str) -> None:
        for move in moves:
            self.match.push(move, seat)

    def turn(self, pattern: str, *moves: str | tuple[str, ...]) -> None:
        """A whole step 1 and 2: the pattern, then each seat's moves."""
        self.chance(f"reveal {pattern}")
        for seat, move in enumerate(moves):
            self.move(seat, *((move,) if isinstance(move, str) else move))

    def idle_turn(self, pattern: str) -> None:
        """A whole turn in which everyone crosses off any boxes, and takes from the deck."""
        self.chance(f"reveal {pattern}")
        while self.match.view(0)["phase"] == "cross":
            seat = self.match.to_act[0]
            self.move(seat, self.match.legal(seat)[-1])
        while self.match.to_act:
            self.move(self.match.to_act[0], "take deck")
            self.chance(self.chance_moves()[0])

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

    def chance_moves(self) -> list[str]:
        """What chance may do now."""
        return self.match.legal(CHANCE)

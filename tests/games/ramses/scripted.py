"""A table of Ramses at which the test says what lies where and in which order the cards come.

Unless a test says otherwise, each block has its treasure in the upper left corner, so that columns b, d, f, h
and rows 2, 4, 6 are empty:

      a            c             e             g
  1   golden-mask  lapis-scarab  lotus-cup     ibis
  3   black-cat    ankh          watchful-eye  double-crown
  5   canopic-jar  papyrus       sun-boat      broad-collar
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mastaba.core.cardfile import load
from mastaba.core.contract import CHANCE, Value
from mastaba.games.ramses.deck import read
from mastaba.match.match import Match

PLACES = {
    "golden-mask": "a1", "lapis-scarab": "c1", "lotus-cup": "e1", "ibis": "g1",
    "black-cat": "a3", "ankh": "c3", "watchful-eye": "e3", "double-crown": "g3",
    "canopic-jar": "a5", "papyrus": "c5", "sun-boat": "e5", "broad-collar": "g5",
}  # fmt: skip
ALL_HOLES = [f"{column}{row}" for row in "123456" for column in "abcdefgh"]
CORNERS = ("a1", "h1", "a6", "h6")
AWAY = [hole for hole in reversed(ALL_HOLES) if hole not in CORNERS]  # for gold, from the far end (RA-21)
FILLERS = {1: "papyrus 1", 2: "papyrus 2", 3: "papyrus 3"}


class Table:
    """``cards``: the pile from top to bottom, such as "1 ibis 2" or "2 ibis 3 duel" (stack, treasure, value,
    special action).

    A stack without a card gets one, at its place. ``chips``: hole to "1", "2", "3" or "curse", each under a
    gold pyramid.
    """

    def __init__(
        self,
        *cards: str,
        seats: int = 3,
        free: str = "b2",
        first: int = 0,
        chips: Mapping[str, str] | None = None,
        gold: Sequence[str] = (),
        places: Mapping[str, str] | None = None,
        **variant: Value,
    ) -> None:
        places = {**PLACES, **(places or {})}
        self.pile = [(int(card[0]), card[2:]) for card in cards]
        for stack, filler in FILLERS.items():
            if stack not in {number for number, _ in self.pile}:
                self.pile.append((stack, filler))
        self.pile.sort(key=lambda card: card[0])
        chips = dict(chips or {})
        golden = [*chips, *(hole for hole in gold if hole not in chips)]
        golden += [hole for hole in AWAY if hole != free and hole not in golden][: max(0, 16 - len(golden))]
        kinds = [chips.get(hole, "1") for hole in sorted(golden, key=ALL_HOLES.index)]
        lines = ["treasures", *PLACES]
        for stack in (1, 2, 3):
            lines += ["", f"stack {stack}", *(text for number, text in self.pile if number == stack)]
        lines += [
            "",
            "chips",
            *(f"{kind} hats x {kinds.count(kind)}" for kind in "123"),
            f"curse x {kinds.count('curse')}",
        ]
        deck = read(load("\n".join(lines).encode()))
        self.match = Match.unshuffled(
            "ramses", [f"Seat {seat}" for seat in range(seats)], variant=variant, deck=deck
        )
        for treasure in PLACES:
            self.chance(f"hide {treasure} {places[treasure]}")
        others = [hole for hole in ALL_HOLES if hole != free and hole not in golden]
        for colour, holes in (("gold", golden), ("red", others[:16]), ("blue", others[16:])):
            for hole in holes:
                self.chance(f"stand {colour} {hole}")
        if variant.get("mode") == "expert":
            for hole, kind in zip(sorted(golden, key=ALL_HOLES.index), kinds, strict=True):
                self.chance(f"chip {hole} {kind}")
        if seats > 1:
            self.chance(f"first {first}")
        self.let_chance()

    @property
    def s(self) -> Any:
        return self.match.state

    @property
    def turn(self) -> int:
        """The one seat to act."""
        (seat,) = self.match.to_act
        return seat

    def chance(self, move: str) -> None:
        self.match.follow(CHANCE, move)

    def let_chance(self) -> None:
        """Cards come from the pile as the test has laid it."""
        while self.match.acting == 1 << CHANCE:
            kind = self.match.legal(CHANCE)[0].split()[0]
            if kind == "back":
                stack, text = self.pile[0]
                words = text.split()
                self.chance(f"back {stack} {words[2] if len(words) == 3 else 'plain'}")
            elif kind == "search":
                self.chance("search " + " ".join(self.pile.pop(0)[1].split()[:2]))
            else:
                beneath = self.match.view(-1)["duel"] is not None
                stack, text = self.pile.pop(1 if beneath else 0)
                treasure, value, *action = text.split()
                to = self.match.legal(CHANCE)[0].split()[1]
                self.chance(f"drawn {to} {treasure} {value} {stack} {action[0] if action else 'plain'}")

    def move(self, seat: int, *moves: str) -> None:
        for move in moves:
            self.match.push(move, seat)
            self.let_chance()

    def go(self, seat: int, holes: str) -> None:
        """Slides, by the holes that become free."""
        self.move(seat, *(f"slide {hole}" for hole in holes.split()))

    def view(self, seat: int = -1) -> dict[str, Any]:
        return self.match.view(seat)

    def cards(self, seat: int) -> list[str]:
        """A player's won cards, as they see them."""
        return [f"{card['treasure']} {card['value']}" for card in self.view(seat)["players"][seat]["cards"]]

    def told(self) -> str | None:
        """The open search card."""
        found = self.view()["search"]
        return f"{found['treasure']} {found['value']}" if found else None

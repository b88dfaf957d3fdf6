"""A small pyramid in which the test says what lies where, who holds what and what chance does."""

from __future__ import annotations

from typing import Any

from mastaba.core.cardfile import load
from mastaba.core.contract import CHANCE
from mastaba.games.farao.deck import Deck, Tile, read
from mastaba.games.farao.material import BARRING, COLOURS, ITEMS, KILLING, TIRING
from mastaba.games.farao.notation import square_number
from mastaba.games.farao.state import GONE, OUTSIDE
from mastaba.match.match import Match

# Every content on a cross, so that corridors are never in the way; other shapes plain.
CONTENTS = [
    *(f"inscription-{colour}" for colour in COLOURS),
    *ITEMS,
    *KILLING,
    *TIRING,
    *BARRING,
    "dark-shrine",
    "coffer",
]
TILES = "\n".join(
    [
        "small",
        *(f"1 cross {content}" for content in CONTENTS),
        "2 cross map",
        "3 cross secret-tunnel",
        "1 tee plain",
        "2 corner plain",
        "2 straight plain",
        "2 end plain",
        "7 cross plain",
        "",
        "big",
        "32 cross plain",
        "",
        "tokens",
        *(
            f"{item} {'2' if item in ('magic-bottle', 'golden-key', 'papyrus') else 'per player'}"
            for item in ITEMS
        ),
    ]
)
SIDES = "nesw"


def scripted_deck() -> Deck:
    return read(load(TILES.encode()))


class Table:
    """Two to six players before the first throw of seat 0. ``d4`` is the chamber; ``d1``, ``g4``, ``d7`` and
    ``a4`` are the entrances."""

    def __init__(self, seats: int = 2, **variant: Any) -> None:
        self.deck = scripted_deck()
        self.match = Match.unshuffled(
            "farao", [f"Seat {seat}" for seat in range(seats)], variant=variant, deck=self.deck
        )
        self.chance("first 0")

    @property
    def s(self) -> Any:
        return self.match.state

    def square(self, name: str) -> int:
        number = square_number(self.s, name)
        assert number is not None
        return number

    # --- before play ---

    def lay(self, name: str, tile: str = "cross plain", sides: str = "nesw") -> Table:
        """A face-up tile."""
        kind = self.deck.number[Tile(*tile.split())]
        assert self.s.bag[kind] > 0, f"no {tile} left"
        self.s.bag[kind] -= 1
        self.s.kind[self.square(name)] = kind
        self.s.open[self.square(name)] = sum(1 << SIDES.index(side) for side in sides)
        content = tile.split()[1]
        if content in ITEMS:
            self.s.stacks |= 1 << ITEMS.index(content)
        return self

    def plain(self, *names: str) -> Table:
        for name in names:
            self.lay(name)
        return self

    def put(self, seat: int, figure: int, name: str | None) -> Table:
        self.s.at[seat, figure - 1] = OUTSIDE if name is None else self.square(name)
        return self

    def hold(self, seat: int, *items: str) -> Table:
        for item in items:
            assert self.s.supply[ITEMS.index(item)] > 0
            self.s.supply[ITEMS.index(item)] -= 1
            self.s.items[seat] |= 1 << ITEMS.index(item)
        return self

    def has_read(self, seat: int, *colours: str) -> Table:
        for colour in colours:
            self.s.inscriptions[seat] |= 1 << COLOURS.index(colour)
        return self

    def all_face_up(self, *but: str) -> Table:
        """Everything that is still face down but these is turned up, as it comes."""
        for square in range(49):
            name = "abcdefg"[square % 7] + str(square // 7 + 1)
            if self.s.open[square] == 0 and name not in but:
                kind = max(
                    range(len(self.deck.kinds)),
                    key=lambda k: (self.deck.kinds[k].content == "plain", int(self.s.bag[k])),
                )
                if self.s.bag[kind] == 0:
                    kind = next(k for k in range(len(self.deck.kinds)) if self.s.bag[k] > 0)
                tile = self.deck.kinds[kind]
                self.lay(
                    name,
                    f"{tile.shape} {tile.content}",
                    {"cross": "nesw", "tee": "nes", "corner": "ne", "straight": "ns", "end": "n"}[tile.shape],
                )
        return self

    # --- play ---

    def chance(self, *moves: str) -> None:
        for move in moves:
            self.match.follow(CHANCE, move)

    def throw(self, pips: int) -> Table:
        self.chance(f"throw {int(self.s.turn)} {pips}")
        return self

    def move(self, *moves: str) -> Table:
        """Moves of the seat whose turn it is; outcomes of chance among them begin with ``tile``."""
        for move in moves:
            if move.startswith(("tile", "throw")):
                self.chance(move)
            else:
                self.match.push(move, int(self.s.turn))
        return self

    def legal(self, *beginnings: str) -> list[str]:
        """The legal moves now, or those that begin so."""
        found = self.match.legal(int(self.s.turn))
        return sorted(move for move in found if not beginnings or move.startswith(beginnings))

    def outcomes(self) -> list[str]:
        return self.match.legal(CHANCE)

    def refused(self, move: str) -> str:
        """Why a move is not legal."""
        from mastaba.match.match import IllegalMove

        try:
            self.match.copy().push(move, int(self.s.turn))
        except IllegalMove as error:
            return str(error)
        raise AssertionError(f"{move} is legal")

    # --- what came of it ---

    def at(self, seat: int, figure: int = 1) -> str | None:
        """A figure's square; None outside, "gone" when it has left the game."""
        square = int(self.s.at[seat, figure - 1])
        if square == GONE:
            return "gone"
        return None if square == OUTSIDE else "abcdefg"[square % 7] + str(square // 7 + 1)

    def items(self, seat: int) -> list[str]:
        found: list[str] = self.match.view(seat)["players"][seat]["items"]
        return found

    def inscriptions(self, seat: int) -> list[str]:
        found: list[str] = self.match.view(seat)["players"][seat]["inscriptions"]
        return found

    def supply(self, item: str) -> int:
        return int(self.s.supply[ITEMS.index(item)])

    def waits_for_throw(self, seat: int) -> bool:
        """Whether the turn has come to that seat."""
        return self.outcomes()[0] == f"throw {seat} 1"

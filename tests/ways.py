"""Ways to play, over every registered game: what the laws are held against."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from mastaba.bots.players import Random
from mastaba.core.bag import Array
from mastaba.core.contract import Value
from mastaba.core.layout import blank
from mastaba.match import registry
from mastaba.match.match import Match

VALUES_AN_OPTION = 2  # of an option with a hundred values the first few will do


@dataclass(frozen=True)
class Way:
    """A game with a number of seats and a choice of options."""

    name: str
    seats: int
    variant: tuple[tuple[str, Value], ...]
    cards: Path | None = None
    """A card file other than the house deck."""

    def __str__(self) -> str:
        chosen = ",".join(f"{name}={value}" for name, value in self.variant)
        return (
            f"{self.name}-{self.seats}"
            + (f"-{chosen}" if chosen else "")
            + (f"-{self.cards.stem}" if self.cards else "")
        )

    @property
    def deck(self) -> Any:
        return registry.read_deck(self.name, self.cards)

    def match(self, seed: str) -> Match:
        return Match(
            self.name,
            [f"Seat {seat}" for seat in range(self.seats)],
            seed=seed,
            variant=dict(self.variant),
            deck=self.deck,
        )


def ways(name: str) -> list[Way]:
    """Every number of seats with the usual options, every value of an option, and odd decks: small ones, and
    full of symbols."""
    about = registry.about(name)
    least, most = about.players
    found = [Way(name, seats, ()) for seats in range(least, most + 1)]
    for option in about.options:
        for value in [value for value in option.values if value != option.default][:VALUES_AN_OPTION]:
            alone = [
                way
                for seats in range(least, most + 1)
                if _playable(way := Way(name, seats, ((option.name, value),)))
            ]
            several = alone or [way for way in _with_another(name, option.name, value) if _playable(way)]
            found += dict.fromkeys([several[0], several[-1]])  # the fewest and the most seats
    decks = sorted(
        (Path(__file__).parent / "games" / registry.package_of(name).rsplit(".", 1)[1] / "decks").glob(
            "*.txt"
        )
    )
    found += [Way(name, seats, (), cards) for cards in decks for seats in range(least, most + 1)]
    return [way for way in found if _playable(way)]


def _with_another(name: str, chosen: str, value: Value) -> list[Way]:
    """A value that goes with no usual choice of the other options: with another value of one of them."""
    about = registry.about(name)
    least, most = about.players
    return [
        Way(name, seats, ((other.name, beside), (chosen, value)))
        for other in about.options
        if other.name != chosen
        for beside in other.values
        if beside != other.default
        for seats in range(least, most + 1)
    ]


def _playable(way: Way) -> bool:
    try:
        registry.check_seats(
            way.name, way.seats, way.deck, registry.about(way.name).variant(dict(way.variant))
        )
    except ValueError:
        return False
    return True


ALL = [way for name in registry.names() for way in ways(name)]
NAMES = registry.names()


def random_game(way: Way, seed: str) -> Match:
    """A game of random moves, at its end."""
    match = way.match(seed)
    player = Random(seed)
    while not match.over:
        match.act(match.to_act[0], player.choose_action(match.seat(match.to_act[0])))
    return match


class Positions:
    """The positions of a random game before each decision; seats in a simultaneous step act in a random
    order."""

    def __init__(self, way: Way, seed: str) -> None:
        self.match = way.match(seed)
        self.player = Random("positions:" + seed)
        self.order = np.random.default_rng(int.from_bytes(seed.encode(), "big"))

    def __iter__(self) -> Any:
        while not self.match.over:
            seat = int(self.order.choice(self.match.to_act))
            yield self.match, seat
            self.match.act(seat, self.player.choose_action(self.match.seat(seat)))


def observed(match: Match, states: Array, seat: int) -> bytes:
    """What a seat sees of a state, as bytes."""
    seen = blank(match.game.engine.state)
    match.game.engine.observe_in(match.tables, states, 0, seat, seen, 0)
    return seen.tobytes()

"""Ways to play a game, and random games played in these ways, on which the laws are checked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from mastaba.core.bag import Array, dice, pick
from mastaba.core.contract import Value
from mastaba.core.layout import blank
from mastaba.match import registry
from mastaba.match.match import Match

VALUES_AN_OPTION = 2  # values tried per option, since some options have a hundred


@dataclass(frozen=True)
class Way:
    """A game with a number of seats and a choice of options."""

    name: str
    seats: int
    variant: tuple[tuple[str, Value], ...] = ()
    cards: Path | None = None
    """A card file other than the house deck."""

    def __str__(self) -> str:
        chosen = ",".join(f"{name}={value}" for name, value in self.variant)
        parts = (self.name, str(self.seats), chosen, self.cards.stem if self.cards else "")
        return "-".join(filter(None, parts))

    @property
    def deck(self) -> Any:
        return registry.read_deck(self.name, self.cards)

    def match(self, seed: str) -> Match:
        names = [f"Seat {seat}" for seat in range(self.seats)]
        return Match(self.name, names, seed=seed, variant=dict(self.variant), deck=self.deck)


def ways(name: str, decks: Sequence[Path] = ()) -> list[Way]:
    """Every number of seats with the default options, with other values of each option, and with other
    decks."""
    about = registry.about(name)
    least, most = about.players
    found = [Way(name, seats) for seats in range(least, most + 1)]
    for option in about.options:
        for value in [value for value in option.values if value != option.default][:VALUES_AN_OPTION]:
            alone = [
                way
                for seats in range(least, most + 1)
                if _playable(way := Way(name, seats, ((option.name, value),)))
            ]
            several = alone or [way for way in _with_another(name, option.name, value) if _playable(way)]
            if not several:
                raise AssertionError(f"no number of players can play with option {option.name}={value}")
            found += dict.fromkeys([several[0], several[-1]])  # the fewest and the most seats
    found += [Way(name, seats, (), cards) for cards in decks for seats in range(least, most + 1)]
    return [way for way in found if _playable(way)]


def _with_another(name: str, chosen: str, value: Value) -> list[Way]:
    """Ways to play with a value that does not go with the defaults of the other options: with another value
    of one of them."""
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
        variant = registry.about(way.name).variant(dict(way.variant))
        registry.check_seats(way.name, way.seats, way.deck, variant)
    except ValueError:
        return False
    return True


class Chooser:
    """Picks any legal action, or the one that ``Policy.hurry`` requires."""

    def __init__(self, seed: str) -> None:
        self.dice = dice(seed)[0]

    def choose(self, match: Match, seat: int) -> int:
        hurry = match.game.policy.hurry
        if hurry is not None:
            forced = int(hurry(match.tables[0], match.observation(seat)[0], seat))
            if forced >= 0:
                return forced
        choices = match.actions(seat)
        if not choices:
            raise AssertionError(f"seat {seat} may act but has no legal action after {match.log[-1]}")
        return choices[int(pick(self.dice, len(choices)))]


def random_game(way: Way, seed: str) -> Match:
    """A finished game of random moves."""
    match = way.match(seed)
    player = Chooser(seed)
    while not match.over:
        match.act(match.to_act[0], player.choose(match, match.to_act[0]))
    return match


class Positions:
    """The positions of a random game before each decision. In a simultaneous step the seats act in random
    order."""

    def __init__(self, way: Way, seed: str) -> None:
        self.match = way.match(seed)
        self.player = Chooser("positions:" + seed)
        self.order = np.random.default_rng(int.from_bytes(seed.encode(), "big"))

    def __iter__(self) -> Iterator[tuple[Match, int]]:
        while not self.match.over:
            seat = int(self.order.choice(self.match.to_act))
            yield self.match, seat
            self.match.act(seat, self.player.choose(self.match, seat))


def observed(match: Match, states: Array, seat: int) -> bytes:
    """What a seat sees of a state, as bytes."""
    seen = blank(match.game.engine.state)
    match.game.engine.observe_in(match.tables, states, 0, seat, seen, 0)
    return seen.tobytes()

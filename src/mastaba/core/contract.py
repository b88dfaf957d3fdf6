"""What a game is.

A game is a package with these modules, each found by its name:

``__init__``  ``ABOUT``: name, title, players, options. Light: no numpy, no numba.
``deck``      ``HOUSE`` (the card file), ``read`` (text to deck, with the line of every mistake), ``as_json``. Light too.
``state``     ``STATE``: the dtype of a state.
``tables``    ``tables(deck)``: the deck as a record of arrays.
``rules``     the rules, compiled; see below.
``worth``     ``worth(t, s, seat)``: what a position promises a seat, in points. Bots look at it, the rules never do.
``words``     notation, steps of the record, views, explanations; see ``Words``. (``notation`` holds the first two.)
``drawing``   what the terminal shows.

The rules are functions over one record ``s`` and the tables ``t``:

``setup(t, s, seats, variant)``  a fresh state; no randomness. ``variant`` holds a number per option, in the order of ``ABOUT.options``.
``actors(s)``                    a mask of the seats that may act now, ``1 << CHANCE`` for chance, 0 when the game is over.
``legal(t, s, who, out)``        the only definition of legality: sets the bits of ``out`` (``WORDS`` words) and returns how many.
``apply(t, s, who, action)``     carries an action out. The caller guarantees that it is legal.
``odds(t, s, out)``              the weights of chance's legal actions in rising order, and their sum; 0 if all are alike (nothing is written then).
``scores(t, s, out)``            a total per seat. ``ranks(t, s, out)``: 1 plus the number of seats strictly ahead after all tie-breaks.
``observe(t, o, seat)``          takes a copy of a state and hides, in place, what ``seat`` may not see (-1: a spectator).
``redeal(t, o, seat, dice)``     takes an observation and deals the hidden things anew, in place, so that play can go on from it.

An observation is a state: ``legal`` holds on it for its seat. In a simultaneous step it shows the other seats as they were when the step began.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from mastaba.core.telling import quoted

CHANCE = 8  # the seat number of chance: above any seat at a table
OPEN = -2  # the eyes that see everything: those of somebody who looks at a finished game
Value = bool | int | str | None
Step = dict[str, Any]
View = dict[str, Any]


@dataclass(frozen=True)
class Option:
    """A choice that a table makes before the game."""

    name: str
    default: Value
    values: tuple[Value, ...]
    help: str
    shown: str = ""
    """How the values are told where there are too many to list."""

    def told(self) -> str:
        """The values in words."""
        return self.shown or " or ".join(map(spell, self.values))

    def number(self, value: Value) -> int:
        """The value as the rules see it: its place in ``values``."""
        return self.values.index(value)


@dataclass(frozen=True)
class About:
    """What there is to know about a game before it is opened."""

    name: str
    title: str
    players: tuple[int, int]
    summary: str
    rules: int
    """Version of the rules; it changes only when their behaviour does."""
    options: tuple[Option, ...] = ()
    clash: Callable[[int, dict[str, Value]], str | None] = lambda seats, variant: None
    """Why so many seats do not go with these options; None if they do."""
    guests: tuple[str, ...] = ()
    """Players made for games of this kind, beside those that play every game."""
    memory: bool = False
    """A game of memory: what was uncovered is neither taken back nor left on the screen."""
    setup: tuple[str, ...] = ()
    """The first words of chance's steps that a record of this game may open with in any order."""

    def variant(self, chosen: dict[str, Any]) -> dict[str, Value]:
        """Every option with its value; ValueError for one that does not exist."""
        by_name = {option.name: option for option in self.options}
        for name, value in chosen.items():
            if name not in by_name:
                raise ValueError(f"{self.title} has no option {quoted(name)}; it has: {', '.join(by_name) or 'none'}")
            if not any(value is known or (value == known and type(value) is type(known)) for known in by_name[name].values):
                raise ValueError(f"option {name} can't be {quoted(value)}; it can be: {by_name[name].told()}")
        return {name: chosen.get(name, option.default) for name, option in by_name.items()}


def spell(value: Value) -> str:
    """An option's value as it is typed on the command line.

    >>> [spell(value) for value in (True, None, 5, "big")]
    ['true', 'none', '5', 'big']
    """
    return "none" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


@dataclass(frozen=True)
class Mistake:
    """A mistake in a card file."""

    line: int
    """0: of the file as a whole."""
    text: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.text}" if self.line else self.text


class Words(Protocol):
    """What a game says. ``t`` and ``s`` are records; nothing here changes them."""

    def step(self, t: Any, s: Any, who: int, action: int, deck: Any) -> Step:
        """The step of the record for a legal action: "do" and what belongs to it."""

    def write(self, step: Step) -> str:
        """A step in notation."""

    def read(self, t: Any, s: Any, who: int, text: str, deck: Any) -> int | None:
        """The action that a notation means here, the exact inverse of ``write``; None if it means nothing. Legality is not checked."""

    def explain(self, t: Any, s: Any, who: int, text: str, deck: Any) -> str:
        """Why a move is not legal, citing the rule."""

    def view(self, t: Any, o: Any, seat: int, deck: Any) -> View:
        """An observation in words and lists: what the page and the terminal show that seat. OPEN: the whole state, nothing hidden."""

    # A game with very many choices also has ``offers(t, s, who, actions, deck)``: the steps that stand for them all.

    # A game whose notation tells more than a running game shows also has ``said(t, s, who, action, deck)``,
    # a move as a player says it and ``read`` understands it, and ``told(step)``, a line of the log.

    def status(self, t: Any, o: Any, seat: int, deck: Any) -> str:
        """What the seat must do now, in a sentence."""

    def result(self, t: Any, s: Any, totals: Sequence[int], ranks: Sequence[int], deck: Any) -> list[dict[str, Any]]:
        """The result of a finished game, a dict per seat."""

    def known(self, s: Any, steps: Sequence[Step], seat: int, variant: dict[str, Value]) -> list[Step]:
        """The steps of a running game that a seat (-1: a spectator) may know now."""

    def looks_back(self, s: Any, steps: Sequence[Step], variant: dict[str, Value]) -> int:
        """How many steps of a running game players may go back to and look at as they saw the table then; 0 where memory matters."""

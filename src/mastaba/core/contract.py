"""What a game is: everything that the product asks of one.

A game is a package with an entry point in the group ``mastaba.games``. The package has

``__init__``    ``ABOUT``: name, title, players, options. Light: it imports neither numpy nor numba.
``deck``        reads card files (``DeckFormat``). Light too.
``definition``  ``GAME``, a ``Definition`` of the parts below. mypy reports a part that is missing.

``mastaba.testing.check_game`` checks the laws that every game keeps; docs/new-game.md walks through a small
game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:  # before a game is opened nothing needs numpy
    import numpy as np

    from mastaba.core.cardfile import CardFile

    Array = np.ndarray[Any, Any]

from mastaba.core.quoting import quoted

CHANCE = 8  # the seat number of chance: above any seat at a table
OPEN = -2  # for ``Words.view``: nothing is hidden, as in a finished game
TO_THE_END = 1 << 30
Value = bool | int | str | None
Step = dict[str, Any]
View = dict[str, Any]


# --- Before a game is opened ---


@dataclass(frozen=True)
class Option:
    """A choice that a table makes before the game."""

    name: str
    default: Value
    values: tuple[Value, ...]
    help: str
    shown: str = ""
    """How the values are listed where there are too many of them."""

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
    """Version of the rules. It changes only when their behaviour does."""
    options: tuple[Option, ...] = ()
    clash: Callable[[int, dict[str, Value]], str | None] = lambda seats, variant: None
    """Why so many seats do not go with these options; None if they do."""
    guests: tuple[str, ...] = ()
    """Bots made for this game, beside those that play every game."""
    memory: bool = False
    """A game of memory: what was uncovered is neither taken back nor left on the screen."""
    order: int = 100
    """Where lists put the game."""
    setup: tuple[str, ...] = ()
    """The first words of chance's steps that a record of this game may open with in any order."""

    def variant(self, chosen: dict[str, Any]) -> dict[str, Value]:
        """Every option with its value; ValueError for an option or a value that does not exist."""
        by_name = {option.name: option for option in self.options}
        for name, value in chosen.items():
            if name not in by_name:
                known = ", ".join(by_name) or "none"
                raise ValueError(f"{self.title} has no option {quoted(name)}; it has: {known}")
            if not any(value == known and type(value) is type(known) for known in by_name[name].values):
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


class Deck(Protocol):
    """The cards of a game as a card file lists them. Hashable: tables are built once per deck."""

    @property
    def hash(self) -> str:
        """SHA-256 of the card file, which records name."""

    @property
    def cards(self) -> Sequence[Any]:
        """The cards, or tiles, in the order of the file."""

    def fewest(self, seats: int) -> int:
        """How many cards so many players need."""

    def as_json(self) -> dict[str, Any]:
        """The card list as data; "hash" is "sha256:" and the hash of the file."""


class DeckFormat(Protocol):
    """The module ``deck``: card files as text."""

    HOUSE: Path

    def read(self, file: CardFile) -> Any:
        """The ``Deck`` of a card file; BadDeck with the line of every mistake."""


# --- The rules ---


class Rules(Protocol):
    """The module ``rules``: compiled functions over one record ``s``, the state, and ``t``, the deck as
    arrays.

    An observation is a state as well: ``legal`` holds on it for its seat. In a simultaneous step it shows the
    other seats as they were when the step began.
    """

    WORDS: int
    """How many words (of ``bag.WORD`` bits) a set of actions takes."""

    def setup(self, t: Any, s: Any, seats: int, variant: Any) -> None:
        """A fresh state; no randomness. ``variant`` holds a number per option, in the order of
        ``ABOUT.options``."""

    def actors(self, s: Any) -> int:
        """A mask of the seats that may act now, ``1 << CHANCE`` for chance, 0 when the game is over."""

    def legal(self, t: Any, s: Any, who: int, out: Any) -> int:
        """The only definition of legality: sets the bits of ``out`` and returns how many there are."""

    def apply(self, t: Any, s: Any, who: int, action: int) -> None:
        """Carry an action out. The caller guarantees that it is legal."""

    def odds(self, t: Any, s: Any, out: Any) -> int:
        """The weights of chance's legal actions in rising order into ``out``, and their sum; 0, with nothing
        written, if all are equally likely."""

    def scores(self, t: Any, s: Any, out: Any) -> None:
        """A total per seat."""

    def ranks(self, t: Any, s: Any, out: Any) -> None:
        """Per seat: 1 plus the number of seats strictly ahead after all tie-breaks."""

    def observe(self, t: Any, o: Any, seat: int) -> None:
        """Hide in ``o``, a copy of a state, what ``seat`` may not see (-1: a spectator)."""

    def redeal(self, t: Any, o: Any, seat: int, dice: Any) -> None:
        """Deal anew what is hidden in an observation, so that play can go on from it."""


Worth = Callable[[Any, Any, int], float]


@dataclass(frozen=True)
class Policy:
    """How automatic players judge and play a game. No rule depends on it. All functions are compiled."""

    worth: Worth
    """``worth(t, s, seat)``: what a position promises a seat, in points, to somebody who looks one step
    ahead."""
    standing: Worth | None = None
    """The same as somebody sees it who knows the game well; ``worth`` if there is none."""
    choose: Callable[[Any, Any, int, Any, Any], int] | None = None
    """``choose(t, s, seat, dice, out)``: a sound move, quickly, for playouts; any legal move if there is
    none."""
    promise: Worth | None = None
    """What an unfinished playout is worth to a seat; its standing less the best rival's if there is none."""
    win: float = 10.0
    """Points that a win is worth beside the margin."""
    horizon: int = TO_THE_END
    """Decisions of a playout. Random ones (without ``choose``) say little beyond a few turns."""
    expert_playouts: int | None = None
    """Playouts that the level ``expert`` is given, where a few already tell nearly everything."""
    hurry: Callable[[Any, Any, int], int] | None = None
    """``hurry(t, o, seat)``: what an automatic player that has taken long enough must choose, -1 while it is
    free. For games in which a turn need not end."""


# --- What players read ---


VIEW_FIELDS = {"status": str, "private": bool, "fleeting": bool}
"""What every view has, beside the game's own fields: ``Words.status``; whether the seat sees what others at
the same screen may not; whether what shows now will be covered again. If there is a field ``first``, it is
the seat that goes first, which the page marks."""


class Words(Protocol):
    """The module ``words``: what a game says. ``t`` and ``s`` are records; nothing here changes them."""

    def step(self, t: Any, s: Any, who: int, action: int, deck: Any) -> Step:
        """The step of the record for a legal action: "do" and what belongs to it."""

    def write(self, step: Step) -> str:
        """A step in notation."""

    def read(self, t: Any, s: Any, who: int, text: str, deck: Any) -> int | None:
        """The action that a notation means here, the exact inverse of ``write``; None if it means nothing.
        Legality is not checked."""

    def explain(self, t: Any, s: Any, who: int, text: str, deck: Any) -> str:
        """Why a move is not legal, citing the rule."""

    def view(self, t: Any, o: Any, seat: int, deck: Any) -> View:
        """What the page and the terminal show a seat of its observation: ``VIEW_FIELDS`` and fields of the
        game's own. With OPEN for a seat: the whole state, nothing hidden."""

    def status(self, t: Any, o: Any, seat: int, deck: Any) -> str:
        """What the seat must do now, in a sentence."""

    def because(self, t: Any, before: Any, after: Any, seat: int, deck: Any) -> list[str]:
        """What a move does, in facts for a hint, from what the seat sees before it and after it."""

    def result(
        self, t: Any, s: Any, totals: Sequence[int], ranks: Sequence[int], deck: Any
    ) -> list[dict[str, Any]]:
        """The result of a finished game, a dict per seat: its "rank" and lines of the score sheet of the
        game's own. A "total" is the seat's score; a "title" is what somebody who plays alone has become."""

    def tie_breaks(self, t: Any, s: Any, seat: int) -> list[tuple[str, int]]:
        """What decides between seats with equal totals, in order: its name and the seat's value. More is
        better; ``Rules.ranks`` must agree."""

    def known(self, s: Any, steps: Sequence[Step], seat: int, variant: dict[str, Value]) -> list[Step]:
        """The steps of a running game that a seat (-1: a spectator) may know now: picked out of ``steps``,
        not copied. Each has "by" (a seat or "chance"), "move" (its notation) and what ``step`` gave; the
        state is the true one. All of them when the game is over."""

    def looks_back(self, s: Any, steps: Sequence[Step], variant: dict[str, Value]) -> int:
        """How many steps of a running game players may go back to; 0 where memory matters."""


class Drawing(Protocol):
    """The module ``drawing``: the game in the terminal, as text with Rich's markup."""

    def draw(self, view: Any, deck: Any, names: list[str], seat: int, columns: int) -> str:
        """The table as a seat sees it, in so many columns."""

    def draw_deck(self, deck: Any, columns: int) -> str:
        """The cards."""


class Remembers(Protocol):
    """One player's memory of a game: fed by observations only."""

    def see(self, o: Any) -> None:
        """Look at the table after a step."""

    def choose(self, t: Any, o: Any, seat: int, choices: list[int]) -> int:
        """One of the legal actions."""


@dataclass(frozen=True)
class Spoken:
    """Moves in words, for games whose notation tells more than a running game shows."""

    move: Callable[[Any, Any, int, int, Any], str]
    """``move(t, s, who, action, deck)``: a legal move as a player says it; ``Words.read`` understands it."""
    step: Callable[[Step], str]
    """A line of the log."""


@dataclass(frozen=True, eq=False)
class Definition:
    """A game, whole."""

    about: About
    deck: DeckFormat
    state: np.dtype[Any]
    """The layout of a state (``layout.layout``)."""
    tables: Callable[[Any], Array]
    """``tables(deck)``: the deck as an array of one record."""
    rules: Rules
    words: Words
    drawing: Drawing
    policy: Policy
    offers: Callable[[Any, Any, int, Sequence[int], Any], list[Step]] | None = None
    """``offers(t, s, who, actions, deck)``: steps that stand for all choices, where there are too many to
    list."""
    spoken: Spoken | None = None
    memory: Callable[[str, Any], Remembers] | None = None
    """``memory(name, dice)``: the memory of a bot of this name, in games of memory: the levels and
    ``ABOUT.guests``."""

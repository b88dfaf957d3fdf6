"""What a game is: everything that Mastaba requires of one.

A game is a package with an entry point in the group ``mastaba.games``. The package has

``__init__``    ``ABOUT``: name, title, players, options. It must not import numpy or numba.
``deck``        reads card files (``DeckFormat``). It must not import them either.
``definition``  ``GAME``, a ``Definition`` of the parts below. mypy reports a missing part.

``mastaba.testing.check_game`` checks the laws that every game must satisfy; docs/new-game.md walks through a
small game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:  # nothing needs numpy before a game is opened
    import numpy as np

    from mastaba.core.cardfile import CardFile

    Array = np.ndarray[Any, Any]

from mastaba.core.message import Either, Message, Said, say
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
    """A choice that is made before the game."""

    name: str
    default: Value
    values: tuple[Value, ...]
    help: Said
    shown: Said = ""
    """What lists show instead of the values, if there are too many."""

    def told(self) -> Said | Either:
        """The values as they are typed."""
        return self.shown or Either(list(map(spell, self.values)))

    def number(self, value: Value) -> int:
        """The value as the rules see it: its index in ``values``."""
        return self.values.index(value)


@dataclass(frozen=True)
class Lesson:
    """A guided first game: a fixed deal, and what every seat plays first. A person has seat 0, bots have the
    others; each bot makes its moves of the lesson as long as they are legal, then it plays by itself."""

    seed: str
    moves: tuple[tuple[str, ...], ...]
    """By seat: its moves in notation, in order."""
    options: dict[str, Value] = field(default_factory=dict)


@dataclass(frozen=True)
class About:
    """What is known about a game before it is opened."""

    name: str
    title: str
    players: tuple[int, int]
    summary: Said
    rules: int
    """The version of the rules. It changes only when their behaviour changes."""
    options: tuple[Option, ...] = ()
    clash: Callable[[int, dict[str, Value]], Said | None] = lambda seats, variant: None
    """Why these options do not allow this number of seats; None if they do."""
    guests: tuple[str, ...] = ()
    """Bots for this game, in addition to those that play every game."""
    memory: bool = False
    """A game of memory: a move that uncovered something can't be taken back, and the screen does not keep
    it."""
    order: int = 100
    """The game's position in lists."""
    setup: tuple[str, ...] = ()
    """The first words of the setup steps of chance, which a record may have in any order."""
    lesson: Lesson | None = None

    def variant(self, chosen: dict[str, Any]) -> dict[str, Value]:
        """All options with their values; ValueError for an option or a value that does not exist."""
        by_name = {option.name: option for option in self.options}
        for name, value in chosen.items():
            if name not in by_name:
                raise ValueError(
                    say(
                        "match/no-option",
                        title=self.title,
                        name=quoted(name),
                        known=", ".join(by_name) or "-",
                    )
                )
            if not any(value == known and type(value) is type(known) for known in by_name[name].values):
                values = by_name[name].told()
                raise ValueError(say("match/no-value", name=name, value=quoted(value), values=values))
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
    """0: the whole file."""
    text: Said

    @property
    def said(self) -> Said:
        """The mistake with its line."""
        return say("match/at-line", line=str(self.line), what=self.text) if self.line else self.text

    def __str__(self) -> str:
        return str(self.said)


class Deck(Protocol):
    """The cards of a game as a card file lists them. Hashable: tables are built once per deck."""

    @property
    def hash(self) -> str:
        """SHA-256 of the card file, as records name it."""

    @property
    def cards(self) -> Sequence[Any]:
        """The cards, or tiles, in the order of the file."""

    def fewest(self, seats: int) -> int:
        """How many cards this number of players needs."""

    def as_json(self) -> dict[str, Any]:
        """The card list as data; "hash" is "sha256:" and the hash of the file."""


class DeckFormat(Protocol):
    """The module ``deck``: card files as text."""

    HOUSE: Path

    def read(self, file: CardFile) -> Any:
        """The ``Deck`` of a card file; BadDeck with all mistakes and their lines."""


# --- The rules ---


class Rules(Protocol):
    """The module ``rules``: compiled functions of ``s``, the state, and ``t``, the deck as arrays. Both are
    numpy records.

    An observation is a state as well: for its seat, ``legal`` gives the same on it. In a simultaneous step it
    shows the other seats as they were when the step began.
    """

    WORDS: int
    """How many words (of ``bag.WORD`` bits) a set of actions takes."""

    def setup(self, t: Any, s: Any, seats: int, variant: Any) -> None:
        """A fresh state; no randomness. ``variant`` holds a number per option, in the order of
        ``ABOUT.options``: the place of the chosen value in ``Option.values``."""

    def actors(self, s: Any) -> int:
        """A mask of the seats that may act now, ``1 << CHANCE`` for chance, 0 when the game is over."""

    def legal(self, t: Any, s: Any, who: int, out: Any) -> int:
        """The legal actions of ``who``: sets their bits in ``out`` and returns their number. Nothing else
        defines what is legal."""

    def apply(self, t: Any, s: Any, who: int, action: int) -> None:
        """Carry out an action. The caller guarantees that it is legal."""

    def odds(self, t: Any, s: Any, out: Any) -> int:
        """Write the weights of chance's legal actions, in ascending order, into ``out``; return their sum. If
        all are equally likely, return 0 and write nothing."""

    def scores(self, t: Any, s: Any, out: Any) -> None:
        """Write the total of each seat into ``out``."""

    def ranks(self, t: Any, s: Any, out: Any) -> None:
        """Write the rank of each seat into ``out``: 1 plus the number of seats ahead of it after all
        tie-breaks."""

    def observe(self, t: Any, o: Any, seat: int) -> None:
        """Hide in ``o``, a copy of a state, what ``seat`` may not see (-1: a spectator)."""

    def redeal(self, t: Any, o: Any, seat: int, dice: Any) -> None:
        """Deal what is hidden in an observation at random, so that the game can be played on from it."""


Worth = Callable[[Any, Any, int], float]


@dataclass(frozen=True)
class Net:
    """A network that estimates what a seat will score (``core/net.py``). All functions are compiled."""

    value: Worth
    """``value(t, s, seat)``: the points that a seat will have at the end."""
    features: Callable[[Any, Any, int, Any], None]
    """``features(t, s, seat, x)``: the inputs of the network, into ``x``."""
    stage: Callable[[Any], int]
    """``stage(s)``: how far the game is. It grows by one with every turn, before chance acts."""
    doubt: Callable[[Any], float]
    """``doubt(s)``: by how many points the margin may still change: a lead of so many is won in 73 % of
    games."""
    inputs: tuple[int, int, int]
    """Parts, inputs of a part, inputs of the table."""
    scale: float
    """The points that an output of one stands for."""
    turns: int
    """So many turns ahead the search asks the network."""
    kept: float = 1.0
    """For training: the share of the later in what became of a position (``learn/play.py``)."""


class Notes(Protocol):
    """What a player who forgets nothing knows beyond what the table shows. It gets only observations."""

    def see(self, o: Any) -> None:
        """Look at the table."""

    def recall(self, o: Any) -> bool:
        """Write what is remembered into an observation; whether nothing has been missed."""


@dataclass(frozen=True)
class Policy:
    """How bots evaluate and play a game. No rule depends on it. All functions are compiled."""

    worth: Worth
    """``worth(t, s, seat)``: the value of a position to a seat, in points, for a beginner who looks one step
    ahead."""
    standing: Worth | None = None
    """The same for somebody who knows the game well; ``worth`` if there is none."""
    choose: Callable[[Any, Any, int, Any, Any], int] | None = None
    """``choose(t, s, seat, dice, out)``: a sensible move, found quickly, for playouts; any legal move if
    there is none."""
    promise: Worth | None = None
    """The value of an unfinished playout to a seat; if there is none, its standing minus that of its best
    rival."""
    win: float = 10.0
    """The value of a win in points, in addition to the margin."""
    horizon: int = TO_THE_END
    """The number of decisions in a playout. Random playouts (without ``choose``) say little beyond a few
    turns."""
    settled: Callable[[Any], bool] | None = None
    """``settled(s)``: whether a playout beyond the horizon may stop here, where ``promise`` can tell most; if
    there is none, wherever a seat has to decide."""
    chances: Callable[[Any, Any, Any], None] | None = None
    """``chances(t, s, wins)``: every seat's winning chance, into ``wins``. With it the playouts of a review
    stop at the horizon too, where luck decides the rest; without it they go to the end of the game."""
    draw: Callable[[Any, Any, Any], int] | None = None
    """``draw(t, s, streams)`` in playouts that are compared, if it can leave more luck the same for all of
    them than ``Definition.draw``. The streams are those of one world."""
    trust: int = 0
    """How many playouts the standing after a choice counts for, so that few playouts do not overrule it by
    chance."""
    leaning: float = 0.0
    """What a point of standing is worth on the scale of ``promise``, for ``trust``."""
    novice_overlooks: int = 25
    """The percentage of its moves that the level ``novice`` overlooks, so that it lies a step below
    ``club``."""
    expert_playouts: int | None = None
    """The number of playouts for the level ``expert``, so that it lies midway between its neighbours."""
    net: Net | None = None
    """A network, if one has been trained for the game (docs/research.md)."""
    notes: Callable[[], Notes] | None = None
    """What the level ``pharaoh`` remembers of a game, if the table does not show everything that was seen."""
    hurry: Callable[[Any, Any, int], int] | None = None
    """``hurry(t, o, seat)``: the action that a bot must choose because its turn has lasted too long; -1 while
    it may choose freely. For games in which a turn need not end."""


# --- What players read ---


VIEW_FIELDS = {"status": Message | str, "private": bool, "fleeting": bool}
"""The fields that every view has, in addition to the game's own: ``Words.status``; whether the seat sees what
others at the same screen may not see; whether what is visible now will be covered again. If there is a field
``first``, it is the seat that goes first, which the page marks."""


class Words(Protocol):
    """The module ``words``: notation, views and what is said. Nothing here changes ``t`` and ``s``, and
    nothing builds a sentence: what is said is a message (``core.message``), which each reader's program puts
    into words. A game in one language may return sentences.

    It may also have ``progress(t, s)``: how far the game is, in words for a list of tables, such as "round 3
    of 4", from what everybody can see.
    """

    def step(self, t: Any, s: Any, who: int, action: int, deck: Any) -> Step:
        """The step of the record for a legal action: "do" and what belongs to it."""

    def write(self, step: Step) -> str:
        """A step in notation."""

    def read(self, t: Any, s: Any, who: int, text: str, deck: Any) -> int | None:
        """The action that a notation means here, the exact inverse of ``write``; None if it means nothing. It
        does not check whether the action is legal."""

    def explain(self, t: Any, s: Any, who: int, text: str, deck: Any) -> Said:
        """Why a move is not legal, citing the rule as the argument "rule"."""

    def view(self, t: Any, o: Any, seat: int, deck: Any) -> View:
        """What the page and the terminal show a seat, from its observation: ``VIEW_FIELDS`` and the game's
        own fields. If ``seat`` is OPEN, ``o`` is the whole state and nothing is hidden."""

    def status(self, t: Any, o: Any, seat: int, deck: Any) -> Said:
        """What the seat must do now."""

    def because(self, t: Any, before: Any, after: Any, seat: int, deck: Any) -> Sequence[Said]:
        """What a move does, as facts for a hint, from what the seat sees before and after it."""

    def result(
        self, t: Any, s: Any, totals: Sequence[int], ranks: Sequence[int], deck: Any
    ) -> list[dict[str, Any]]:
        """The result of a finished game, a dict per seat: its "rank" and the game's own lines of the score
        sheet. "total" is the seat's score; "title" is the rank that a solo player has earned."""

    def tie_breaks(self, t: Any, s: Any, seat: int) -> Sequence[tuple[Said, int]]:
        """What decides between seats with equal totals, in order: names, and the seat's values. Higher is
        better; ``Rules.ranks`` must agree."""

    def known(self, s: Any, steps: Sequence[Step], seat: int, variant: dict[str, Value]) -> list[Step]:
        """The steps of a running game that a seat (-1: a spectator) may know now: items of ``steps``, not
        copies. Each has "by" (a seat or "chance"), "move" (its notation) and what ``step`` gave. ``s`` is the
        true state. When the game is over, all steps."""

    def looks_back(self, s: Any, steps: Sequence[Step], variant: dict[str, Value]) -> int:
        """How many steps of a running game players may go back to; 0 in games of memory."""


class Drawing(Protocol):
    """The module ``drawing``: the game in the terminal, as text with Rich's markup.

    It may also have ``score_line(line)``, what a line of the result is called, and ``named(value)``, what is
    said for a thing that results, reviews and studies name by a key.
    """

    def draw(self, view: Any, deck: Any, names: list[str], seat: int, columns: int) -> str:
        """The table as a seat sees it, at most ``columns`` wide."""

    def draw_deck(self, deck: Any, columns: int) -> str:
        """The cards."""


class Remembers(Protocol):
    """One bot's memory of a game. It gets only observations."""

    def see(self, o: Any) -> None:
        """Look at the table after a step."""

    def choose(self, t: Any, o: Any, seat: int, choices: list[int]) -> int:
        """One of the legal actions."""


@dataclass(frozen=True)
class Search:
    """A turn of a finished game of memory in which a player searched for something, beside the turn of a
    player who forgets nothing."""

    ply: int
    """How many steps had been made before it."""
    seat: int
    sought: str
    points: int
    """What finding it was worth."""
    steps: int
    """How many steps the search took."""
    found: bool
    needed: int | None
    """How many steps a player who forgets nothing would have needed; None if they could not know."""
    seen_by: int | None
    """Who last uncovered it before this turn; None if nobody had."""
    seen_step: int
    """In which of that player's steps."""
    confusions: int
    """How often everything has been turned since then."""
    map: tuple[tuple[str, str | None, int], ...]
    """What had been seen before this turn: the place, what was there (None: nothing), and how many steps ago
    it was last in sight."""

    @property
    def lapse(self) -> bool:
        """Whether the player could have known better."""
        return self.needed is not None and (not self.found or self.steps > self.needed)

    @property
    def steps_lost(self) -> int:
        """Steps that a player who forgets nothing would have saved."""
        return max(0, self.steps - self.needed) if self.lapse and self.needed is not None else 0

    @property
    def points_lost(self) -> int:
        """Points that a player who forgets nothing would have got in this turn."""
        return self.points if self.lapse and not self.found else 0


@dataclass(frozen=True)
class Lookup:
    """``Words.known`` and ``Words.looks_back`` at a cost that does not grow with the game: from notes taken
    step by step, and the last steps. Notes are replaced, never changed: copies of a game share them."""

    start: Any
    """The notes before the first step."""
    note: Callable[[Any, int, Step], Any]
    """``note(notes, place, step)``: the notes after the step at that place of the log."""
    known: Callable[[Any, Any, Sequence[Step], int, dict[str, Value]], list[tuple[int, int]]]
    """``known(s, notes, steps, seat, variant)``: the places of the steps that ``Words.known`` picks out of a
    running game, as ranges, first and last."""
    looks_back: Callable[[Any, Any, Sequence[Step], dict[str, Value]], int]
    """``looks_back(s, notes, steps, variant)``: as ``Words.looks_back``."""


@dataclass(frozen=True)
class Spoken:
    """Moves in words, for games whose notation reveals more than a running game shows."""

    move: Callable[[Any, Any, int, int, Any], str]
    """``move(t, s, who, action, deck)``: a legal move as a player types it; ``Words.read`` accepts it."""
    step: Callable[[Step], Said]
    """A line of the log."""


@dataclass(frozen=True, eq=False)
class Definition:
    """All parts of a game."""

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
    draw: Callable[[Any, Any, Any], int] | None = None
    """``draw(t, s, streams)``: what chance does, at random, for playouts. Drivers put it together from
    ``legal`` and ``odds`` if there is none; a law holds them to the same outcome."""
    offers: Callable[[Any, Any, int, Sequence[int], Any], list[Step]] | None = None
    """``offers(t, s, who, actions, deck)``: the steps of a seat's choices. Where there are too many to list,
    some stand for all. They may have their notation, as "move". Without it every choice is told by
    ``Words.step``."""
    lookup: Lookup | None = None
    spoken: Spoken | None = None
    searches: Callable[[Any, Sequence[tuple[Any, int, int]], Any], list[Search]] | None = None
    """``searches(t, steps, deck)``: in games of memory, the searches of a finished game, for its review. A
    step is the state before it, who made it, and its action; the last one is the end, made by chance."""
    redealt: Callable[[Sequence[Step], int, Callable[[int], int], Any], list[Step]] | None = None
    """``redealt(steps, seat, value, deck)``: in games of memory, the first steps of a finished game with
    another deal of what the seat had not seen by then; ``value(k)`` is the k-th random number."""
    memory: Callable[[str, Any], Remembers] | None = None
    """``memory(name, dice)``: in games of memory, the memory of the bot of this name. The names are those of
    the levels and ``ABOUT.guests``."""

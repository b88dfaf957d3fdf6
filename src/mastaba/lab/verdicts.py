"""What a review says: figures, decisions, accounts. Made by ``mastaba.review``, and stored as JSON."""

from __future__ import annotations

from dataclasses import dataclass, replace

import msgspec

from mastaba.core.contract import Search
from mastaba.core.message import Message, Said, heard

FORMAT = "mastaba-review/1"
SURE = 2.0  # standard errors within which a move counts as good
NOTABLE = 0.05  # of the winning chance: what less costs is not called anything


@dataclass(frozen=True)
class Figure:
    """A measured value and its standard error."""

    value: float
    error: float

    @property
    def sure(self) -> bool:
        """Whether it lies above zero by more than two standard errors."""
        return self.value > SURE * self.error

    def __str__(self) -> str:
        return f"{self.value:.1f} ± {self.error:.1f}"


@dataclass(frozen=True)
class Next:
    """A step of a line: who makes it (None: chance), and the move in notation."""

    by: int | None
    move: str


@dataclass(frozen=True)
class Line:
    """A move that was considered: the expected margin over the best rival, and the winning chance."""

    move: str
    points: float
    chance: float
    why: Said = ""
    """What the move does."""


@dataclass(frozen=True)
class Decision:
    """A decision of a seat, judged by what the seat knew."""

    ply: int
    """How many steps had been made before it."""
    seat: int
    move: str
    lines: tuple[Line, ...]
    """The best moves, best first; the move played is among them."""
    points: Figure
    """The points that the move cost, compared with the best one."""
    chance: Figure
    """The winning chance that it cost."""
    lost: float
    """What it cost in points, a win counting some points more, as in hints."""
    stake: float
    """What a move drawn at random would have cost."""
    verdict: str
    """"best", "good", "inaccuracy", "mistake" or "blunder"."""
    then: tuple[Next, ...] = ()
    """The better line, to step through: the best move in the game as it was, and how it may go on. Empty if
    the best move was played."""

    @property
    def best(self) -> str:
        return self.lines[0].move

    @property
    def why(self) -> Said:
        """What the best move does."""
        return self.lines[0].why

    @property
    def played(self) -> Line:
        """The move played, among ``lines``."""
        return next(line for line in self.lines if line.move == self.move)

    @property
    def costly(self) -> bool:
        return self.verdict not in ("best", "good")

    @property
    def close(self) -> bool:
        """Whether the move seems to have cost something, but playouts can't tell: it counts as good."""
        return self.verdict == "good" and self.chance.value >= NOTABLE


@dataclass(frozen=True)
class Account:
    """How a seat came to its result: ``start + luck + sum(choices)``."""

    start: float
    """What the seat could expect before the game."""
    luck: float
    choices: tuple[float, ...]
    """What the choices of each seat, its own included, have changed."""
    error: float
    """The standard error of luck."""
    quarters: tuple[float, ...] = ()
    """Luck in each quarter of the game, by steps of chance: to take luck out of many results."""


@dataclass(frozen=True)
class Headline:
    """How the game of a seat went, in one sentence, and the figures in it."""

    you: Said
    """The sentence for the player in this seat: "You won by 9: your luck +14, theirs −2, …"."""
    text: Said
    """The same for everybody else, with names."""
    outcome: str
    """"won", "shared", "lost" or "solo"."""
    rival: int | None = None
    """The seat that the figures compare with: the best of the others."""
    margin: int | None = None
    """Points ahead of the rival; None in games without points."""
    parts: tuple[tuple[str, float], ...] = ()
    """What the sentence lists, in points: what "luck" and "choices" have changed for the player, "their luck"
    and "their choices" for the rival; what players have changed for "each other", and the "start", for the
    margin. In games without points in the player's winning chance: "start", "luck", "choices", and the
    choices of the "others"; between two players "their choices", for the rival."""


@dataclass(frozen=True)
class Seat:
    """What the review says of a seat."""

    name: str
    rank: int
    total: int
    accuracy: float = 100.0
    """0 to 100; to be trusted once the review is done: the costliest decisions are judged first."""
    account: Account | None = None
    """In points. None in games of memory, and until it has been measured."""
    odds: Account | None = None
    """The same in winning chance."""
    decisions: tuple[Decision, ...] = ()
    """Those that have been judged so far, in the order of the game."""
    searches: tuple[Search, ...] = ()
    """In games of memory: its turns, beside those of a player who forgets nothing."""
    headline: Headline | None = None

    @property
    def luck(self) -> float | None:
        """Points that chance gave the seat."""
        return None if self.account is None else self.account.luck

    @property
    def told_accuracy(self) -> int:
        """Accuracy as it is shown: 100 is for players without a costly move."""
        return min(round(self.accuracy), 99 if self.moments else 100)

    @property
    def lapses(self) -> list[Search]:
        """Searches in which the seat could have known better, the costliest first."""
        lapses = (one for one in self.searches if one.lapse)
        return sorted(lapses, key=lambda one: (-one.points_lost, -one.steps_lost, one.ply))

    @property
    def moments(self) -> list[Decision]:
        """The costly decisions, the costliest first."""
        return sorted((one for one in self.decisions if one.costly), key=lambda one: -one.chance.value)


@dataclass(frozen=True)
class Point:
    """The winning chances after ``ply`` steps."""

    ply: int
    chances: tuple[float, ...]


@dataclass(frozen=True)
class Turn:
    """A step that turned the game: of a seat, or of chance (None)."""

    ply: int
    by: int | None
    move: str
    seat: int
    """Whose winning chance rose most."""
    chance: float
    """By how much."""


@dataclass(frozen=True)
class Review:
    """A finished game, explained; or what is known of it so far (``stage``, ``share``)."""

    game: str
    seats: tuple[Seat, ...]
    graph: tuple[Point, ...]
    """The winning chances before every step and at the end; rough in the stage "graph"."""
    playouts: int
    record: str = ""
    """The hash of the record (docs/record.md)."""
    rules: int = 0
    """The version of the rules."""
    search: int = 0
    """The version of search and estimators: another one gives other figures."""
    scored: bool = True
    """Whether the game has points: otherwise only ranks count."""
    turns: tuple[Turn, ...] = ()
    """The steps that changed the winning chances most, in the order of the game."""
    stage: str = "done"
    """What is being worked on: "graph", "luck", "decisions", "done"."""
    share: float = 1.0
    """How much of the work is done."""
    waiting: tuple[int, ...] = ()
    """The plies of decisions that are still to be judged, the likely costliest first."""
    format: str = FORMAT

    @property
    def moments(self) -> list[Decision]:
        """The costly decisions of all seats, the costliest first."""
        return sorted((one for seat in self.seats for one in seat.moments), key=lambda one: -one.chance.value)

    @property
    def close_calls(self) -> list[Decision]:
        """The decisions that may have cost something, and playouts can't tell; in the order of the game."""
        close = (one for seat in self.seats for one in seat.decisions if one.close)
        return sorted(close, key=lambda one: one.ply)


def encoded(review: Review) -> bytes:
    """A review as JSON."""
    return msgspec.json.encode(review)


def decoded(stored: bytes) -> Review:
    """A review that was stored as JSON. ValueError if it is something else, or of another format."""
    try:
        review = msgspec.json.decode(stored, type=Review)
    except msgspec.MsgspecError as error:
        raise ValueError(f"not a review: {error}") from None
    if review.format != FORMAT:
        raise ValueError(f"a review of the format {review.format!r:.40}, not {FORMAT!r}")
    return replace(review, seats=tuple(_with_reasons(seat) for seat in review.seats))


def _with_reasons(seat: Seat) -> Seat:
    """A seat whose reasons are messages again, also the messages in them."""
    decisions = (
        replace(one, lines=tuple(replace(line, why=_reason(line.why)) for line in one.lines))
        for one in seat.decisions
    )
    return replace(seat, decisions=tuple(decisions))


def _reason(why: Said) -> Said:
    if isinstance(why, str):
        return why
    return Message(why.id, {name: heard(value) for name, value in why.args.items()})

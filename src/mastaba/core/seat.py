"""What a player gets and gives: ``SeatView``, ``Move`` and ``Bot``. Nothing here needs compiled rules."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar

from mastaba.core.contract import About, Step, View
from mastaba.core.hurry import hurried
from mastaba.core.message import Said

if TYPE_CHECKING:
    from mastaba.core.contract import Array


class IllegalMove(ValueError):
    """A move that the rules do not allow now; the message says why and cites the rule.

    >>> import mastaba
    >>> match = mastaba.new("silver-and-gold", players=2, seed="5eed")
    >>> match.push("keep G04 G12", seat=0)
    >>> match.push("pass", seat=0)
    Traceback (most recent call last):
        ...
    mastaba.core.seat.IllegalMove: You have chosen your two cards; the others are still choosing (SG-7).
    """

    @property
    def said(self) -> Said:
        """Why, as a message; ``str`` of the exception is a sentence in English."""
        return self.args[0] if self.args else ""


class NotLocal(RuntimeError):
    """A seat at a remote table does not have this: only a match in this process does."""


@dataclass(frozen=True)
class Move:
    """A legal move: what ``match.moves`` lists and ``match.push`` makes.

    >>> import mastaba
    >>> move = mastaba.new("silver-and-gold", players=2, seed="5eed").moves(0)[0]
    >>> str(move), move.seat, move.step["do"]
    ('keep G04 G12', 0, 'keep')
    """

    notation: str
    seat: int
    """Whose move it is."""
    step: Step = field(compare=False, repr=False)
    """The move as a step of the record (docs/record.md), without ``by`` and ``move``."""
    action: int | None = field(default=None, repr=False)
    """The number of the action in the rules; None at a remote table, which knows moves by notation."""

    def __str__(self) -> str:
        return self.notation


class SeatView(ABC):
    """A game as one seat may see it: what every bot is given, here and at a table of a server.

    >>> import mastaba
    >>> seat = mastaba.new("silver-and-gold", players=["Ana", "Bo"], seed="5eed").seat(0)
    >>> seat.game.title, seat.seat, seat.names, seat.over
    ('Silver & Gold', 0, ['Ana', 'Bo'], False)
    >>> str(seat.moves[0])
    'keep G04 G12'
    """

    __slots__ = ()

    @property
    @abstractmethod
    def game(self) -> About:
        """The game: its name, title, options."""

    @property
    @abstractmethod
    def seat(self) -> int:
        """The number of the seat, counted from 0."""

    @property
    @abstractmethod
    def names(self) -> list[str]:
        """The players' names, in the order of seats."""

    @property
    @abstractmethod
    def ply(self) -> int:
        """How many steps the seat knows to have been made, chance included."""

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether the game is over."""

    @property
    @abstractmethod
    def view(self) -> View:
        """What the seat sees, in words and lists: the same that the page and the terminal draw."""

    @property
    @abstractmethod
    def moves(self) -> list[Move]:
        """The seat's legal moves; empty while it is not asked to move."""

    @property
    @abstractmethod
    def cards(self) -> dict[str, Any]:
        """The card list of the game, what is printed on each card (docs/record.md), as ``mastaba deck GAME
        --json`` prints it."""

    # --- only in a match in this process ---

    @property
    def observation(self) -> Array:
        """What the seat may know, as an array of one state (``observation[0]`` is the record)."""
        raise self._not_local("observation")

    @property
    def actions(self) -> list[int]:
        """The legal actions by number, in the order of ``moves``."""
        raise self._not_local("actions")

    @property
    def opened(self) -> Any:
        """The game with its compiled rules and drivers (``mastaba.match.registry.Game``), for bots that
        search."""
        raise self._not_local("opened")

    @property
    def tables(self) -> Array:
        """The cards as an array of one record, for compiled functions."""
        raise self._not_local("tables")

    @property
    def deck(self) -> Any:
        """The cards as the rules of the game have read them; ``cards`` is the same as data."""
        raise self._not_local("deck")

    def move(self, action: int) -> Move:
        """The move with this number."""
        raise self._not_local("move()")

    def _not_local(self, what: str) -> NotLocal:
        return NotLocal(
            f"seat.{what} needs a match of this process; at a table of a server use seat.view and seat.cards"
        )

    def __repr__(self) -> str:
        return f"<seat {self.seat} of {self.game.name}: {self.names[self.seat]}>"


class Bot(ABC):
    """A player. Subclass it and write ``choose``; write ``watch`` too if the bot should see every step.

    The same class plays in ``match.play``, ``mastaba.simulate``, the arena, and at a table of a server
    through ``mastaba.client``. ``self.random`` is a ``random.Random`` for bots that need random numbers. If
    you pass a class, every game gets a new instance, created with a ``seed`` if ``__init__`` takes one.

    >>> import mastaba
    >>> class First(mastaba.Bot):
    ...     def choose(self, seat: mastaba.SeatView) -> mastaba.Move:
    ...         return seat.moves[0]
    >>> mastaba.new("silver-and-gold", players=2, seed=7).play([First, "random"]).over
    True
    """

    says: ClassVar[str] = ""
    """How the bot plays, in one line, for lists of bots."""

    def __init__(self, seed: int | str | bytes | None = None) -> None:
        self.random = random.Random(seed)

    @abstractmethod
    def choose(self, seat: SeatView) -> Move:
        """One of ``seat.moves``. It is called only while there are some."""

    def watch(self, seat: SeatView) -> None:  # noqa: B027 (bots need not watch)
        """Look at the table; called after every step, of any player."""

    def choose_action(self, seat: SeatView) -> int:
        """The number of the chosen move. Bots that reckon in numbers override this one, and save the time
        that notation takes. Where a turn need not end, a bot that takes too long is not asked."""
        forced = hurried(seat)
        if forced is not None:
            return forced
        move = self.choose(seat)
        if not isinstance(move, Move) or move.action is None:
            raise TypeError(f"{type(self).__name__}.choose must return one of seat.moves, not {move!r:.60}")
        return move.action

    def __repr__(self) -> str:
        return f"<bot {type(self).__name__}>"

    @classmethod
    def watches(cls) -> bool:
        """Whether this bot looks at the table after every step."""
        return cls.watch is not Bot.watch


class ActionBot(Bot):
    """A bot that works with action numbers: it implements ``choose_action`` instead of ``choose``."""

    def choose(self, seat: SeatView) -> Move:
        return seat.move(self.choose_action(seat))

    @abstractmethod
    def choose_action(self, seat: SeatView) -> int:
        """The number of one of ``seat.actions``."""


Players = Sequence["str | Bot | type[Bot]"]

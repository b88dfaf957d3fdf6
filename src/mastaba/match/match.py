"""One game being played, and its log. The only module that checks whether a move is legal."""

from __future__ import annotations

import hashlib
import operator
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, SupportsIndex

import msgspec
import numpy as np

from mastaba.core.bag import Array, actions, holds
from mastaba.core.contract import CHANCE, About, Step, Value, View
from mastaba.core.layout import blank, copy_into
from mastaba.core.message import Said, say
from mastaba.core.seat import Bot, Move, Players, SeatView
from mastaba.core.seat import IllegalMove as IllegalMove  # this module raises it
from mastaba.match import picture
from mastaba.match.local_seat import LocalSeat
from mastaba.match.registry import Game, about, check_seats, game, read_deck
from mastaba.match.shuffle import Seed, Shuffle, seed_text

FORMAT = "mastaba/1"
CHANCE_BIT = 1 << CHANCE
WATCHING = -1
LONGEST_MOVE = 200
LONGEST = 50_000  # steps that bots may take to end a game; the longest of random ones take some thousand
Seat = str | Mapping[str, str]  # a name, or a name with the bot that plays


class EndlessGame(ValueError):
    """Bots that do not bring a game to its end; the text says which."""


class Match:
    """A game from the deal to the result.

    >>> import mastaba
    >>> match = mastaba.Match("silver-and-gold", ["Ana", "Bo"], seed="5eed")
    >>> match.to_act
    [0, 1]
    >>> str(match.moves(0)[0])
    'keep G04 G12'
    >>> match.push("keep G04 G12", seat=0)
    >>> match.push("pass", seat=0)
    Traceback (most recent call last):
        ...
    mastaba.core.seat.IllegalMove: You have chosen your two cards; the others are still choosing (SG-7).
    >>> str(match.pop())
    'keep G04 G12'
    >>> match
    <Match of silver-and-gold: Ana, Bo; 8 steps, Ana and Bo to move>

    Seats are names, or a number of players. Chance acts automatically, from a seed. The hash of the seed is
    known from the start, the seed itself when the game is over. A seed is any number, text or bytes; without
    one, a random seed is drawn. ``mastaba.new`` takes the options by name.

    >>> mastaba.new("ramses", 2, seed=7).commit == mastaba.new("ramses", ["Ana", "Bo"], seed="0x7").commit
    True
    """

    shuffle: Shuffle | None
    commit: str | None
    """The hash of the seed, known from the start."""

    def __init__(
        self,
        name: str,
        seats: Sequence[Seat] | SupportsIndex,
        *,
        seed: Seed | None = None,
        variant: Mapping[str, Value] | None = None,
        deck: Any = None,
    ) -> None:
        self._open(name, seats, variant, deck)
        self.shuffle = Shuffle(seed_text(seed))
        self.commit = self.shuffle.commit
        self._chance()

    @classmethod
    def unshuffled(
        cls,
        name: str,
        seats: Sequence[str | Mapping[str, str]],
        *,
        variant: Mapping[str, Value] | None = None,
        deck: Any = None,
    ) -> Match:
        """A match before its first step, without a seed: every step, also of chance, is made with
        ``follow``."""
        match = cls.__new__(cls)
        match._open(name, seats, variant, deck)
        return match

    def _open(
        self, name: str, seats: Sequence[Seat] | SupportsIndex, variant: Mapping[str, Value] | None, deck: Any
    ) -> None:
        """Set up the match before its first step; chance has not acted yet."""
        self.deck = deck or read_deck(name)
        self.variant = _chosen(about(name), variant)
        check_seats(name, _how_many(seats), self.deck, self.variant)
        self.game: Game = game(name)
        self.seats = _named(seats)
        self.tables: Array = self.game.tables(self.deck)
        self.states: Array = blank(self.game.engine.state)
        self.log: list[Step] = []
        self.notes: Any = self.game.definition.lookup and self.game.definition.lookup.start
        self.shuffle = None
        self.commit = None
        self.origin: dict[str, Any] | None = None  # the finished game that it was played on from
        self.abandoned = False
        self.chances = 0
        self.looked_up: dict[Any, Any] = {}  # what seats may look up at this ply (see ``visibility.known``)
        numbers = np.array(
            [option.number(self.variant[option.name]) for option in self.game.about.options] or [0], np.int64
        )
        self.game.engine.set_up(self.tables, self.states, 0, len(self.seats), numbers)
        self._acting = int(self.game.engine.actors_of(self.states, 0))

    # --- who and what ---

    @property
    def state(self) -> Any:
        """The true state, a numpy record. Nobody at the table may see it."""
        return self.states[0]

    @property
    def acting(self) -> int:
        """Who may act now, as a bit mask."""
        return self._acting

    @property
    def to_act(self) -> list[int]:
        """The seats that may act now; empty when the game is over."""
        return [seat for seat in range(len(self.seats)) if self._acting >> seat & 1]

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._acting == 0

    @property
    def ply(self) -> int:
        """How many steps have been made, chance included."""
        return len(self.log)

    def actions(self, who: int) -> list[int]:
        """The legal actions of a seat, by number."""
        if not self._acts(who):
            return []
        out, _ = self.game.engine.shared_buffers()
        self.game.engine.legal_in(self.tables, self.states, 0, who, out)
        return actions(out)

    def moves(self, seat: int) -> list[Move]:
        """The legal moves of a seat; empty while it may not move."""
        return [self.move(seat, action) for action in self.actions(self._seat_number(seat))]

    def move(self, seat: int, action: int) -> Move:
        """The move with this number."""
        words = self.game.words
        step = words.step(self.tables[0], self.state, seat, action, self.deck)
        return Move(words.write(step), seat, step, action)

    def legal(self, who: int) -> list[str]:
        """The legal moves of a seat, or of chance, in notation."""
        return [self.words_of(who, action) for action in self.actions(who)]

    def words_of(self, who: int, action: int) -> str:
        """An action in notation."""
        return self.move(who, action).notation

    # --- playing ---

    def read(self, who: int, text: str) -> int:
        """The legal action that a notation means now. IllegalMove, with the reason, if there is none."""
        if who != CHANCE and not 0 <= who < len(self.seats):
            raise IllegalMove(say("errors/no-seat", n=who))
        if len(text) > LONGEST_MOVE:
            raise IllegalMove(say("errors/long-move", n=LONGEST_MOVE))
        action = self.game.words.read(self.tables[0], self.state, who, text, self.deck)
        if action is None or not self._allows(who, action):
            if who != CHANCE:
                raise IllegalMove(self.game.words.explain(self.tables[0], self.state, who, text, self.deck))
            raise IllegalMove(say("errors/chance"))
        return int(action)

    def _seat_number(self, seat: Any) -> int:
        """The number of a seat; ValueError, with advice, if there is no such seat."""
        try:
            number = operator.index(seat)
        except TypeError:
            number = -1
        if not 0 <= number < len(self.seats):
            raise ValueError(f"there is no seat {seat!r:.60}; seats count from 0 to {len(self.seats) - 1}")
        return number

    def _acts(self, who: int) -> bool:
        return who >= 0 and bool(self._acting >> who & 1)

    def _allows(self, who: int, action: int) -> bool:
        if not self._acts(who):
            return False
        out, _ = self.game.engine.shared_buffers()
        self.game.engine.legal_in(self.tables, self.states, 0, who, out)
        return bool(holds(out, action))

    def push(self, move: Move | str, seat: int | None = None) -> None:
        """Make a move, given as a ``Move`` or in notation; chance follows automatically.

        ``seat`` is needed only if several seats could make this move now. An illegal move raises IllegalMove
        and changes nothing.
        """
        if isinstance(move, Move):
            if seat is not None and seat != move.seat:
                raise IllegalMove(f"{move} is a move of seat {move.seat}, not of seat {seat}")
            seat = move.seat
        elif not isinstance(move, str):
            raise TypeError(f"a move is one of match.moves(seat), or its notation, not {move!r:.60}")
        text = str(move)
        seat = self._mover(text) if seat is None else operator.index(seat)
        self.act(seat, self.read(seat, text))

    def _mover(self, text: str) -> int:
        """The one seat that can make this move now."""
        waiting = self.to_act
        if not waiting:
            raise IllegalMove(say("errors/over"))
        able = [seat for seat in waiting if len(waiting) == 1 or self._understands(seat, text)]
        if len(able) == 1:
            return able[0]
        told = " and ".join(map(str, able or waiting))
        raise IllegalMove(
            f"seats {told} may move now: say which, such as push({text[:40]!r}, seat={waiting[0]})"
        )

    def _understands(self, seat: int, text: str) -> bool:
        try:
            self.read(seat, text)
        except IllegalMove:
            return False
        return True

    def pop(self) -> Move:
        """Take the last move back, and return it.

        Raises IllegalMove, with the reason, if there is none, or if something has been revealed since: chance
        has acted, or the player saw something that they could not foresee, such as a treasure.

        >>> import mastaba
        >>> match = mastaba.new("silver-and-gold", players=2, seed=7)
        >>> match.push(match.moves(0)[0])
        >>> match.pop() == match.moves(0)[0]
        True
        >>> match.pop()
        Traceback (most recent call last):
            ...
        mastaba.core.seat.IllegalMove: there is no move to take back
        """
        if all(step["by"] == "chance" for step in self.log):
            raise IllegalMove("there is no move to take back")
        last = self.log[-1]
        if last["by"] == "chance":
            raise IllegalMove(f"the last move can't be taken back: chance has acted since ({last['move']})")
        seat: int = last["by"]
        before = self._twin_at(self.ply - 1)
        taken = before.move(seat, before.read(seat, last["move"]))
        assert taken.action is not None
        if not self._was_foreseen(before, seat, taken.action):
            name = self.seats[seat]["name"]
            raise IllegalMove(f"this move can't be taken back: it showed {name} something new")
        self.states, self._acting, self.notes = before.states, before._acting, before.notes
        self.log.pop()
        self.looked_up = {}
        return taken

    def _was_foreseen(self, before: Match, seat: int, action: int) -> bool:
        """Whether what a seat sees now follows from what it saw before its action."""
        engine = self.game.engine
        foreseen, expected = before.observation(seat), blank(engine.state)
        engine.play_in(self.tables, foreseen, 0, seat, action)
        engine.observe_in(self.tables, foreseen, 0, seat, expected, 0)
        return expected.tobytes() == self.observation(seat).tobytes()

    def _twin_at(self, ply: int) -> Match:
        """The match as it was after ``ply`` steps."""
        twin = Match.unshuffled(self.game.about.name, self.seats, variant=self.variant, deck=self.deck)
        for step in self.log[:ply]:
            twin.follow(CHANCE if step["by"] == "chance" else step["by"], step["move"])
        return twin

    def play(self, players: Players, *, seed: Seed | None = None) -> Match:
        """Let bots, one per seat, play the game to its end; returns the match itself.

        A bot is a name such as "club", an instance of ``mastaba.Bot``, or a class of bots, of which one is
        made for this game. Bots that watch see every step; those that join a running game see first what
        their seat has seen until then. Bots given by name or class play the same way again with the same
        ``seed``. Where several seats may act, the lowest goes first. A game that bots do not bring to an end
        raises ``EndlessGame``.

        >>> import mastaba
        >>> mastaba.new("silver-and-gold", players=2, seed=7).play(["club", "random"], seed=1).over
        True
        """
        from mastaba.bots.players import seated

        bots = seated(players, self.game.about, len(self.seats), seed)
        seats = [self.seat(number) for number in range(len(bots))]
        watching = [(seat, bot) for seat, bot in zip(seats, bots, strict=True) if bot.watches()]
        if watching and any(step["by"] != "chance" for step in self.log):
            self._show_the_past(watching)
        end = self.ply + LONGEST
        while not self.over:
            if self.ply >= end:
                raise EndlessGame(self._endless(bots))
            seat = self.to_act[0]
            self.act(seat, bots[seat].choose_action(seats[seat]))
            for view, bot in watching:
                bot.watch(view)
        return self

    def _endless(self, bots: Sequence[Bot]) -> str:
        lately = [step["by"] for step in self.log[-LONGEST // 10 :]]
        busy = max(range(len(bots)), key=lately.count)
        return (
            f"the game is not over after {LONGEST:,} steps: do the bots go round in circles? "
            f"Most of the last steps are of seat {busy} ({type(bots[busy]).__name__})"
        )

    def _show_the_past(self, watching: Sequence[tuple[SeatView, Any]]) -> None:
        from mastaba.match.visibility import Onlooker

        for view, bot in watching:
            for past in Onlooker(self).missed(self, view.seat):
                bot.watch(past)

    def act(self, seat: int, action: int) -> None:
        """Make a move given by its action number; chance follows automatically."""
        if not self._allows(seat, action):
            raise IllegalMove(f"action {action} of seat {seat} is not legal now")
        self.perform(seat, action)

    def perform(self, seat: int, action: int) -> None:
        """Make a move that is known to be legal; chance follows automatically."""
        self.abandoned = False  # a game that goes on is not
        self._carry_out(seat, action)
        self._chance()

    def act_out(self, seat: int, action: int) -> None:
        """Make a legal move on a twin that keeps no log."""
        self._acting = int(self.game.engine.play_in(self.tables, self.states, 0, seat, action))

    def follow(self, who: int, text: str) -> None:
        """Make exactly one step, of a seat or of chance, given in notation."""
        self._carry_out(who, self.read(who, text))

    def _carry_out(self, who: int, action: int) -> None:
        words = self.game.words
        step = words.step(self.tables[0], self.state, who, action, self.deck)
        self._acting = int(self.game.engine.play_in(self.tables, self.states, 0, who, action))
        self.chances += who == CHANCE
        self._add({"by": "chance" if who == CHANCE else who, "move": words.write(step), **step})

    def _add(self, step: Step) -> None:
        """Append a step to the log, and take notes on it."""
        if lookup := self.game.definition.lookup:
            self.notes = lookup.note(self.notes, len(self.log), step)
        self.log.append(step)
        self.looked_up = {}

    def _due(self, shuffle: Shuffle) -> int:
        """The outcome of chance that the shuffle gives now."""
        return int(
            self.game.engine.chance_in(
                self.tables, self.states, 0, shuffle.value(self.chances), *self.game.engine.shared_buffers()
            )
        )

    def _chance(self) -> None:
        while self._acting == CHANCE_BIT and self.shuffle:
            # a replayed game whose seed is secret continues with another one
            if self.commit != self.shuffle.commit:
                self.commit = None
            self._carry_out(CHANCE, self._due(self.shuffle))

    # --- seeing ---

    def observation(self, seat: int) -> Array:
        """What a seat (-1: a spectator) may know, as an array of one state."""
        if seat != WATCHING:
            seat = self._seat_number(seat)
        seen = blank(self.game.engine.state)
        self.game.engine.observe_in(self.tables, self.states, 0, seat, seen, 0)
        return seen

    def view(self, seat: int) -> View:
        """What a seat (-1: a spectator) sees, in words and lists."""
        return self.view_of(self.observation(seat), seat)

    def view_of(self, seen: Array, seat: int) -> View:
        """What a seat sees, from its observation."""
        shown: View = self.game.words.view(self.tables[0], seen[0], seat, self.deck)
        return shown

    # --- the end ---

    def totals(self) -> list[int]:
        """The points of each seat now; all 0 in a game without points."""
        out = np.zeros(len(self.seats), np.int64)
        self.game.engine.scores_in(self.tables, self.states, 0, out)
        return [int(total) for total in out]

    def ranks(self) -> list[int]:
        """The rank of each seat now: 1 is ahead, seats that are equal share a rank."""
        out = np.zeros(len(self.seats), np.int64)
        self.game.engine.ranks_in(self.tables, self.states, 0, out)
        return [int(rank) for rank in out]

    def progress(self) -> Said:
        """How far the game is; "" for a game that does not say."""
        told: Callable[[Any, Any], Said] | None = getattr(self.game.words, "progress", None)
        return told(self.tables[0], self.state) if told else ""

    def result(self) -> dict[str, Any] | None:
        """The result of a finished game; None while it runs."""
        if not self.over:
            return None
        return {
            "seats": self.game.words.result(
                self.tables[0], self.state, self.totals(), self.ranks(), self.deck
            )
        }

    def record(self, seat: int | None = None) -> dict[str, Any]:
        """The game as data (docs/record.md). For a seat, or -1 for a spectator, only what it may know now."""
        if seat is not None and seat != WATCHING:
            seat = self._seat_number(seat)
        steps = self.log if seat is None else self.game.words.known(self.state, self.log, seat, self.variant)
        record: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game.about.name,
            "rules": self.game.about.rules,
            "variant": self.variant,
            "cards": "sha256:" + self.deck.hash,
            "seats": self.seats,
        }
        if self.commit:
            told = (
                {"seed": self.shuffle.seed}
                if self.over and self.shuffle and self.shuffle.commit == self.commit
                else {}
            )
            record["shuffle"] = {"commit": self.commit} | told
        if self.origin:
            record["from"] = self.origin
        record["steps"] = steps
        if self.over:
            record["result"] = self.result()
        elif self.abandoned:
            record["ended"] = "abandoned"
        # a deep copy: nobody can change the log through it
        copy: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(record))
        return copy

    # --- saving and copying ---

    def snapshot(self) -> bytes:
        """The state and a digest of the log, as bytes: ``record.resume`` needs them to continue without
        playing the log again."""
        return log_digest(self.log) + self.states.tobytes()

    def seat(self, number: int) -> SeatView:
        """The match as the player in a seat may see it.

        >>> import mastaba
        >>> mastaba.new("ramses", players=["Ana", "Bo"], seed=7).seat(1)
        <seat 1 of ramses: Bo>
        """
        return LocalSeat(self, self._seat_number(number))

    def copy(self) -> Match:
        """An independent copy, which can be continued."""
        states = blank(self.game.engine.state)
        copy_into(states, self.states)
        twin = self.twin(states)
        twin.log, twin.notes, twin.shuffle = list(self.log), self.notes, self.shuffle
        return twin

    def twin(self, states: Array, acting: int | None = None) -> Match:
        """The same match with another state, and another mask of who may act if one is given: nothing is
        known of its past, and chance does nothing."""
        twin = Match.__new__(Match)
        twin.__dict__.update(self.__dict__)
        if acting is not None:
            twin._acting = acting
        lookup = self.game.definition.lookup
        twin.states, twin.log, twin.notes, twin.shuffle = states, [], lookup and lookup.start, None
        twin.looked_up = {}
        return twin

    def __copy__(self) -> Match:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        twin = self.copy()
        twin.log = msgspec.json.decode(msgspec.json.encode(self.log))
        twin.seats, twin.variant = [dict(seat) for seat in self.seats], dict(self.variant)
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """For pickle. The compiled rules are not pickled: they are opened again by name."""
        kept = {name: value for name, value in self.__dict__.items() if name not in ("game", "tables")}
        seed = self.shuffle.seed if self.shuffle else None
        return kept | {
            "game": self.game.about.name,
            "states": self.states.tobytes(),
            "shuffle": seed,
            "looked_up": {},
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.game = game(kept["game"])
        self.tables = self.game.tables(self.deck)
        self.shuffle = None if kept["shuffle"] is None else Shuffle(kept["shuffle"])
        self.states = blank(self.game.engine.state)
        self.states.view(np.uint8)[:] = np.frombuffer(kept["states"], np.uint8)

    # --- showing ---

    def __repr__(self) -> str:
        names = picture.names_of(self)
        waiting = " and ".join(names[seat] for seat in self.to_act)
        now = f"{waiting} to move" if waiting else "over" if self.over else "chance to act"
        steps = f"{self.ply} step" + "s" * (self.ply != 1)
        return f"<Match of {self.game.about.name}: {', '.join(names)}; {steps}, {now}>"

    def __str__(self) -> str:
        """The table as the terminal draws it, in plain text: as the first seat that may act sees it, or as a
        spectator does when nobody may."""
        return picture.as_text(self)

    def _repr_svg_(self) -> str:
        """The table as a picture, for notebooks."""
        return picture.as_svg(self)


def new(
    game: str,
    players: Sequence[Seat] | SupportsIndex = 2,
    *,
    seed: Seed | None = None,
    deck: Any = None,
    **options: Value,
) -> Match:
    """A new match of a game, up to its first decision.

    ``players`` are names or a number, ``seed`` is any number, text or bytes, ``deck`` is the path of a card
    file or the ``deck`` of another match. Options are given by name; ValueError says which ones there are.

    >>> import mastaba
    >>> mastaba.new("ramses", players=["Ana", "Bo"], seed=7, mode="expert").variant["mode"]
    'expert'
    >>> mastaba.new("ramses", players=2, mode="hard")
    Traceback (most recent call last):
        ...
    ValueError: option mode can’t be 'hard'; it can be: basic, expert or solo
    """
    if isinstance(deck, str | Path):
        deck = read_deck(game, Path(deck))
    return Match(game, players, seed=seed, variant=options, deck=deck)


def _chosen(known: About, variant: Any) -> dict[str, Value]:
    """Every option with its value."""
    if variant is not None and not isinstance(variant, Mapping):
        example = {option.name: option.default for option in known.options[:1]}
        raise ValueError(f"options are given by name, such as {example}, not {variant!r:.60}")
    return known.variant(dict(variant or {}))


def _how_many(seats: Any) -> int:
    """The number of players. ValueError, with advice, if ``seats`` is neither a number nor a list."""
    wrong = f"players are a number or a list of names, not {seats!r:.60}"
    if isinstance(seats, str):
        raise ValueError(
            f"{wrong}: write {seats:.9}" if seats.isdecimal() else f"{wrong}: write [{seats!r:.60}]"
        )
    if isinstance(seats, bool):
        raise ValueError(wrong)
    if isinstance(seats, Sequence):
        return len(seats)
    if not hasattr(seats, "__index__"):
        raise ValueError(wrong)
    return operator.index(seats)


def _named(seats: Any) -> list[dict[str, str]]:
    """The seats as the record has them."""
    if not isinstance(seats, Sequence):
        return [{"name": f"Player {number}"} for number in range(1, operator.index(seats) + 1)]
    named = [{"name": seat} if isinstance(seat, str) else seat for seat in seats]
    for seat in named:
        if (
            not isinstance(seat, Mapping)
            or not isinstance(seat.get("name"), str)
            or not isinstance(seat.get("bot", ""), str)
        ):
            raise ValueError(f"a player is a name, or {{'name': …, 'bot': …}}, not {seat!r:.60}")
    return [dict(seat) for seat in named]


def log_digest(log: Sequence[Mapping[str, Any]]) -> bytes:
    """The SHA-256 of the steps of a log."""
    return hashlib.sha256("\n".join(f"{step['by']} {step['move']}" for step in log).encode()).digest()

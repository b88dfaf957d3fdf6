"""A study of a game: many games between bots, played so that they say something about the game itself.

Its parts: the game as it is (and with another deck, if one is given), each deal played twice by equal bots;
levels against each other, each deal in both seatings; and every option with its other values. A trial, which
is one game, is a line of JSON in a file that is only appended to: an interrupted study continues where it
stopped.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec

from mastaba.bots.levels import Expert
from mastaba.bots.players import made
from mastaba.core.contract import Value, spell
from mastaba.core.message import say
from mastaba.lab.simulate import game_seed, spread
from mastaba.match import registry
from mastaba.match.match import Match

EQUALS = "club"  # who plays where all seats are equal
LEVELS = ("random", "novice", "club", "expert")  # each against the next
CHUNK = 4  # deals per task
MOST_VALUES = 3  # an option with more is left out: its values are degrees, not kinds
Spread = Callable[[Any, Iterator[tuple[Any, ...]], int], Iterator[Any]]


@dataclass(frozen=True)
class Part:
    """Some games of a study, all of one kind."""

    name: str
    seats: tuple[str, ...]
    deals: int
    variant: dict[str, Value] = field(default_factory=dict)
    own_deck: bool = False
    mirrored: bool = False
    """Each deal is played in both seatings; otherwise it is played twice by the same seats."""


@dataclass(frozen=True)
class Study:
    game: str
    players: int
    games: int
    """Of the game as it is; the other parts are smaller."""
    seed: str
    variant: dict[str, Value] = field(default_factory=dict)
    deck: str = ""
    """The hash of the own deck, if there is one."""

    def parts(self) -> list[Part]:
        """What is played."""
        equal, about = (EQUALS,) * self.players, registry.about(self.game)
        deals, fewer = -(-self.games // 2), -(-self.games // 8)
        found = [Part("house", equal, deals, self.variant)]
        if self.deck:
            found.append(Part("own", equal, deals, self.variant, own_deck=True))
        if self.players == 2:
            # as many playouts as at a table, but however long they take: it plays the same way again
            playouts = Expert.playouts_in(registry.game(self.game))
            searching = {} if about.memory else {"expert": f"expert@{playouts}"}
            for one, other in pairwise(searching.get(name, name) for name in LEVELS):
                found.append(Part(f"{other} : {one}", (other, one), fewer, self.variant, mirrored=True))
        for option in about.options:
            for value in option.values if len(option.values) <= MOST_VALUES else ():
                variant = about.variant(self.variant) | {option.name: value}
                other_value = value != about.variant(self.variant)[option.name]
                if other_value and about.clash(self.players, variant) is None:
                    found.append(Part(f"{option.name}={spell(value)}", equal, fewer, variant))
        for players in range(max(2, about.players[0]), about.players[1] + 1):
            if players != self.players and about.clash(players, about.variant(self.variant)) is None:
                found.append(Part(f"{players} players", (EQUALS,) * players, fewer, self.variant))
        return found

    def total(self) -> int:
        return sum(2 * part.deals for part in self.parts())


class Trial(msgspec.Struct, frozen=True):
    """What a study keeps of one game."""

    part: str
    deal: int
    play: int
    """0 or 1: each deal is played twice."""
    seats: tuple[str, ...]
    first: int
    """Who began."""
    outcomes: tuple[float, ...]
    """By seat: points, or 1 for the first to -1 for the last in a game without points."""
    ranks: tuple[int, ...]
    decisions: int
    choices: int
    """The legal actions of all decisions."""
    leads: int
    """How often another seat came to lead."""
    held: tuple[tuple[str, ...], ...]
    """By seat: the cards and the like that it had at the end, or the items that it used."""


def play_deals(study: Study, part: Part, deals: range, deck_file: Path | None) -> list[Trial]:
    """Some deals of a part, each played twice."""
    deck = registry.read_deck(study.game, deck_file if part.own_deck else None)
    return [play_trial(study, part, deal, play, deck) for deal in deals for play in (0, 1)]


def play_trial(study: Study, part: Part, deal: int, play: int, deck: Any) -> Trial:
    seats = part.seats[::-1] if part.mirrored and play else part.seats
    match = Match(study.game, list(seats), seed=game_seed(study.seed, deal), variant=part.variant, deck=deck)
    bots = [
        made(name, match.game.about, _bot_seed(study.seed, deal, play, n)) for n, name in enumerate(seats)
    ]
    views = [match.seat(number) for number in range(len(bots))]
    watching = [(bot, view) for bot, view in zip(bots, views, strict=True) if bot.watches()]
    decisions = choices = leads = 0
    ahead: int | None = None
    begun: int | None = None
    while not match.over:
        seat = match.to_act[0]
        begun = seat if begun is None else begun
        choices += len(match.actions(seat))
        match.act(seat, bots[seat].choose_action(views[seat]))
        for bot, view in watching:
            bot.watch(view)
        decisions += 1
        ranks = match.ranks()
        if ranks.count(1) == 1:
            leads += ahead is not None and ranks.index(1) != ahead
            ahead = ranks.index(1)
    result = match.result()
    assert result is not None
    told, ranks = result["seats"], match.ranks()
    scored = "total" in told[0]
    named = next((step["seat"] for step in match.log if step["do"] == "first" and "seat" in step), begun)
    return Trial(
        part.name,
        deal,
        play,
        seats,
        int(named or 0),
        tuple(float(one["total"]) if scored else _share(ranks, seat) for seat, one in enumerate(told)),
        tuple(ranks),
        decisions,
        choices,
        leads,
        tuple(_held(one) if scored else _used(match, seat) for seat, one in enumerate(told)),
    )


def _bot_seed(seed: str, deal: int, play: int, seat: int) -> str:
    return hashlib.sha256(f"lab:{seed}:{deal}:{play}:{seat}".encode()).hexdigest()[:32]


def _share(ranks: list[int], seat: int) -> float:
    """1 for the first to -1 for the last, ties share."""
    mine = ranks[seat]
    above, equal = sum(rank < mine for rank in ranks), ranks.count(mine) - 1
    return 1 - 2 * (above + equal / 2) / max(1, len(ranks) - 1)


def _held(told: dict[str, Any]) -> tuple[str, ...]:
    """The named things in a seat's result: cards by their name, treasures by their kind."""
    found: list[str] = []
    for listed in told.values():
        for one in listed if isinstance(listed, list) else ():
            if isinstance(one, dict):
                found += [value for value in one.values() if isinstance(value, str)][:1]
            elif isinstance(one, str):
                found.append(one)
    return tuple(found)


def _used(match: Match, seat: int) -> tuple[str, ...]:
    """The items in a seat's moves."""
    return tuple(
        f"{step['do']} {step['item']}"
        for step in match.log
        if step["by"] == seat and isinstance(step.get("item"), str)
    )


# --- The file ---


class OtherStudy(ValueError):
    """The file belongs to another study."""


class Book:
    """The file of a study's trials."""

    def __init__(self, path: Path, study: Study) -> None:
        self.path, self.study, self.trials = path, study, list[Trial]()
        head = asdict(study)
        del head["games"]  # more games of the same study may be added
        line = msgspec.json.encode({"study": head})
        if not path.exists() or not path.stat().st_size:
            path.write_bytes(line + b"\n")
            return
        raw = path.read_bytes()
        whole = raw[: raw.rfind(b"\n") + 1]
        lines = whole.splitlines()
        if not lines or msgspec.json.decode(lines[0]) != msgspec.json.decode(line):
            raise OtherStudy(say("terminal/other-games", file=str(path)))
        self.trials = [msgspec.json.decode(one, type=Trial) for one in lines[1:]]
        if whole != raw:  # a run was killed in the middle of a line
            path.write_bytes(whole)

    def add(self, trials: list[Trial]) -> None:
        """Append trials, all in one write."""
        with self.path.open("ab") as file:
            file.write(b"".join(msgspec.json.encode(one) + b"\n" for one in trials))
        self.trials += trials

    def of(self, part: Part) -> list[Trial]:
        """The trials of a part that the study asks for, in order."""
        mine = {(one.deal, one.play): one for one in self.trials if one.part == part.name}
        return [mine[key] for key in sorted(mine) if key[0] < part.deals]

    def missing(self, part: Part) -> list[int]:
        """The deals that have not been played twice."""
        there = [one.deal for one in self.of(part)]
        return [deal for deal in range(part.deals) if there.count(deal) < 2]


def carry_out(
    study: Study, book: Book, jobs: int, deck_file: Path | None = None, over: Spread = spread
) -> Iterator[int]:
    """Play what is missing in the book. Yields the number of trials of each task as it is finished."""
    tasks: list[tuple[Study, Part, range, Path | None]] = []
    for part in study.parts():
        missing = book.missing(part)
        for start in missing:
            if not tasks or tasks[-1][1] != part or start != tasks[-1][2].stop or len(tasks[-1][2]) == CHUNK:
                tasks.append((study, part, range(start, start + 1), deck_file))
            else:
                tasks[-1] = (study, part, range(tasks[-1][2].start, start + 1), deck_file)
    for trials in over(play_deals, iter(tasks), jobs):
        book.add(trials)
        yield len(trials)

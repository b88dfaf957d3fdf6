"""A running game through the eyes of a seat (-1: a spectator): what it may look at, look up and choose."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mastaba.core.contract import Step
from mastaba.core.seat import IllegalMove, SeatView
from mastaba.match.match import WATCHING, LocalSeat, Match
from mastaba.match.record import follow_steps


def seen_by(match: Match, seat: int) -> Match:
    """A match that holds only what the seat may know: its observation for a state, no log, no seed.

    Whatever is asked of it, reasons included, can't tell what is hidden. Moves of the seat may be tried on
    it.
    """
    twin = match.copy()
    twin.states = match.observation(seat)
    twin.log = []
    twin.shuffle = None
    return twin


def seat_view(match: Match, seat: int) -> SeatView:
    """The seat's view of a match that holds nothing else (``seen_by``)."""
    return LocalSeat(seen_by(match, seat), seat, ply=lambda: seat_ply(match, seat))


def seat_ply(match: Match, seat: int) -> int:
    """How many steps a seat knows to have been made."""
    return ply_of(known(match, seat), open_to_all(match))


def choices(match: Match, seat: int) -> list[Step]:
    """The legal moves of a seat, as steps of the record with their notation."""
    words, table, state, actions = match.game.words, match.tables[0], match.state, match.actions(seat)
    offers = match.game.definition.offers
    if offers is not None:
        steps = offers(table, state, seat, actions, match.deck)
    else:
        steps = [words.step(table, state, seat, action, match.deck) for action in actions]
    return [{"move": words.write(step), **step} for step in steps]


def known(match: Match, seat: int) -> list[int]:
    """Where the steps are that the seat may look up now, counted from 0."""
    if match.over:
        return list(range(match.ply))
    if match.looked_up.get("ply") != match.ply:
        match.looked_up = {"ply": match.ply, "places": {id(step): ply for ply, step in enumerate(match.log)}}
    if seat not in match.looked_up:
        places = match.looked_up["places"]
        match.looked_up[seat] = [
            places[id(step)] for step in match.game.words.known(match.state, match.log, seat, match.variant)
        ]
    found: list[int] = match.looked_up[seat]
    return found


def looks_back(match: Match) -> int:
    """How many steps of a running game may be looked at again, each seat as it saw the table then."""
    known(match, WATCHING)  # what is looked up at this ply stays at hand
    if "back" not in match.looked_up:
        match.looked_up["back"] = match.game.words.looks_back(match.state, match.log, match.variant)
    return int(match.looked_up["back"])


def open_to_all(match: Match) -> int:
    """How many steps there were when the last one was made that everybody may know."""
    plies = known(match, WATCHING)
    return plies[-1] + 1 if plies else 0


def ply_of(plies: Sequence[int], public: int) -> int:
    """How far a seat has seen the game, given its known steps and how far all have.

    Only its own steps count beyond what all know: how much the others have drafted in a simultaneous step
    can't be read off it.

    >>> ply_of([0, 1, 2, 5], 3), ply_of([0, 1, 2], 3)
    (4, 3)
    """
    return public + sum(ply >= public for ply in plies)


def numbered(plies: Sequence[int], public: int) -> list[int]:
    """The numbers under which a seat is told its known steps: its own beyond what all know are counted
    without the others' between them.

    >>> numbered([0, 1, 2, 5], 3)
    [0, 1, 2, 3]
    """
    behind = [ply for ply in plies if ply < public]
    return behind + list(range(public, public + len(plies) - len(behind)))


def ranges(plies: Sequence[int]) -> list[list[int]]:
    """Plies in rising order as ranges, first and last.

    >>> ranges([0, 1, 2, 5, 7, 8])
    [[0, 2], [5, 5], [7, 8]]
    """
    found: list[list[int]] = []
    for ply in plies:
        if found and found[-1][1] == ply - 1:
            found[-1][1] = ply
        else:
            found.append([ply, ply])
    return found


def trial(match: Match, seat: int, moves: Sequence[str]) -> tuple[Match, bool]:
    """The table as the seat would see it after moves of its own, and whether it could go on without chance or
    another player.

    Nothing is made known by trying: what a move would bring to light stays hidden. IllegalMove if one of them
    is not legal.
    """
    twin, going = seen_by(match, seat), True
    for number, text in enumerate(moves, 1):
        if not going:
            raise IllegalMove(
                f"move {number} comes after something that nobody can foresee: send the moves before it first"
            )
        twin.follow(seat, text)
        going = bool(twin.acting >> seat & 1)
    return twin, going


class Onlooker:
    """Follows a match from its first step, so that a player that remembers misses nothing, also after a
    restart."""

    def __init__(self, match: Match) -> None:
        self._twin = Match.unshuffled(
            match.game.about.name, match.seats, variant=match.variant, deck=match.deck
        )
        self._last: Step | None = None

    def follows(self, match: Match) -> bool:
        """Whether the match, or a copy of it, goes on from what has been seen."""
        seen = self._twin.ply
        return seen == 0 or (match.ply >= seen and match.log[seen - 1] is self._last)

    def missed(self, match: Match, seat: int) -> Iterator[SeatView]:
        """The seat's view at each position since the last look."""
        for step in match.log[self._twin.ply :]:
            follow_steps(self._twin, [step])
            self._last = step
            if self._twin.to_act or self._twin.over:  # chance has done its part
                yield LocalSeat(self._twin, seat)

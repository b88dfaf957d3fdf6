"""What a seat (-1: a spectator) may see, look up and choose in a running game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mastaba.core.contract import Step
from mastaba.core.message import say
from mastaba.core.ranges import Range, joined, less, places_in
from mastaba.core.seat import IllegalMove, SeatView
from mastaba.match.local_seat import LocalSeat
from mastaba.match.match import WATCHING, Match
from mastaba.match.record import follow_steps


def seen_by(match: Match, seat: int) -> Match:
    """A match that holds only what the seat may know: its observation as the state, no log, no seed.

    Nothing it returns, reasons included, can reveal what is hidden. The seat's moves may be tried on it.
    """
    return match.twin(match.observation(seat))


def seat_view(match: Match, seat: int) -> SeatView:
    """The seat's view, of a match that holds only what the seat may know (``seen_by``)."""
    return LocalSeat(seen_by(match, seat), seat, ply=lambda: seat_ply(match, seat))


def seat_ply(match: Match, seat: int) -> int:
    """How many steps have been made, as far as a seat knows."""
    return ply_of(known(match, seat), open_to_all(match))


def choices(match: Match, seat: int) -> list[Step]:
    """The legal moves of a seat, as steps of the record with their notation."""
    words, table, state, actions = match.game.words, match.tables[0], match.state, match.actions(seat)
    offers = match.game.definition.offers
    if offers is not None:
        steps = offers(table, state, seat, actions, match.deck)
    else:
        steps = [words.step(table, state, seat, action, match.deck) for action in actions]
    return [step if "move" in step else {"move": words.write(step), **step} for step in steps]


def known(match: Match, seat: int) -> list[Range]:
    """Where the steps are that the seat may look up now: places of the log as ranges, first and last."""
    found: list[Range] | None = match.looked_up.get(seat)
    if found is None:
        found = match.looked_up[seat] = _known(match, seat)
    return found


def _known(match: Match, seat: int) -> list[Range]:
    game, log = match.game, match.log
    if match.over:
        return [(0, match.ply - 1)]
    if lookup := game.definition.lookup:
        return lookup.known(match.state, match.notes, log, seat, match.variant)
    places = {id(step): place for place, step in enumerate(log)}
    return joined(places[id(step)] for step in game.words.known(match.state, log, seat, match.variant))


def looks_back(match: Match) -> int:
    """How many steps of a running game may be looked at again, each seat as it saw the table then."""
    found = match.looked_up.get("back")
    if found is None:
        lookup, state, log, variant = match.game.definition.lookup, match.state, match.log, match.variant
        if lookup:
            found = lookup.looks_back(state, match.notes, log, variant)
        else:
            found = match.game.words.looks_back(state, log, variant)
        match.looked_up["back"] = found
    return int(found)


def open_to_all(match: Match) -> int:
    """How many steps there were when the last one was made that everybody may know."""
    ranges = known(match, WATCHING)
    return ranges[-1][1] + 1 if ranges else 0


def ply_of(ranges: Sequence[Range], public: int) -> int:
    """How far a seat has seen the game, given its known steps and how far all have.

    Beyond that only its own steps count, so the ply does not reveal how far the others are in a simultaneous
    step.

    >>> ply_of([(0, 2), (5, 5)], 3), ply_of([(0, 2)], 3)
    (4, 3)
    """
    own = 0
    for first, last in reversed(ranges):
        if last < public:
            break
        own += last + 1 - max(first, public)
    return public + own


def numbers_of(ranges: Sequence[Range], public: int) -> list[Range]:
    """The numbers under which a seat is told its known steps, as ranges: its own beyond what all know are
    counted without the others' between them.

    >>> numbers_of([(0, 2), (5, 5)], 3), numbers_of([(0, 1), (5, 6)], 4)
    ([(0, 3)], [(0, 1), (4, 5)])
    """
    behind = [(first, min(last, public - 1)) for first, last in ranges if first < public]
    own = ply_of(ranges, public) - public
    if not own:
        return behind
    if behind and behind[-1][1] == public - 1:
        return [*behind[:-1], (behind[-1][0], public + own - 1)]
    return [*behind, (public, public + own - 1)]


def news_of(
    now: Sequence[Range], public: int, before: Sequence[Range], public_before: int
) -> list[tuple[int, int]]:
    """Steps to be told, as pairs of their number and their place: those that a seat did not know before, and
    its own beyond what all knew then, whose numbers may have changed.

    >>> news_of([(0, 2), (5, 5)], 3, [(0, 1)], 2), news_of([(0, 5)], 6, [(0, 2), (5, 5)], 3)
    ([(2, 2), (3, 5)], [(3, 3), (4, 4), (5, 5)])
    """
    had = [(first, min(last, public_before - 1)) for first, last in before if first < public_before]
    own = places_in((max(first, public), last) for first, last in now if last >= public)
    numbers = {place: public + k for k, place in enumerate(own)}
    return [(numbers.get(place, place), place) for place in less(now, had)]


def trial(match: Match, seat: int, moves: Sequence[str]) -> tuple[Match, bool]:
    """The table as the seat would see it after some of its own moves, and whether it could continue without
    chance or another player.

    A trial reveals nothing: what a move would uncover stays hidden. IllegalMove if one of the moves is not
    legal.
    """
    twin, going = seen_by(match, seat), True
    for number, text in enumerate(moves, 1):
        if not going:
            raise IllegalMove(say("errors/unforeseen", n=number))
        twin.follow(seat, text)
        going = bool(twin.acting >> seat & 1)
    return twin, going


def checked(match: Match, seat: int, moves: Sequence[str]) -> list[int]:
    """Moves of a seat as actions that are legal one after the other, as far as the seat can know. IllegalMove
    as ``trial`` raises it."""
    twin, actions = seen_by(match, seat), []  # type: Match, list[int]
    for number, text in enumerate(moves, 1):
        if number > 1:
            twin.act_out(seat, actions[-1])
            if not twin.acting >> seat & 1:
                raise IllegalMove(say("errors/unforeseen", n=number))
        actions.append(twin.read(seat, text))
    return actions


class Onlooker:
    """Follows a match from its first step, so that a bot with a memory misses nothing, even after a
    restart."""

    def __init__(self, match: Match) -> None:
        self._twin = Match.unshuffled(
            match.game.about.name, match.seats, variant=match.variant, deck=match.deck
        )
        self._last: Step | None = None

    def follows(self, match: Match) -> bool:
        """Whether this match, or a copy of it, continues what has been seen."""
        seen = self._twin.ply
        return seen == 0 or (match.ply >= seen and match.log[seen - 1] is self._last)

    def missed(self, match: Match, seat: int) -> Iterator[SeatView]:
        """The seat's view at each position since the last look."""
        for step in match.log[self._twin.ply :]:
            follow_steps(self._twin, [step])
            self._last = step
            if self._twin.to_act or self._twin.over:  # chance has acted
                yield LocalSeat(self._twin, seat)

"""A review being made, in parts that take a fraction of a second each, so that others get their turn between
them. After each part it can be stored, and taken up again from there."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from mastaba.core.message import Message
from mastaba.lab.review import stages
from mastaba.lab.verdicts import Headline, Review, Seat
from mastaba.match.match import Match

PART = 0.25  # seconds that a part takes at least, unless it is the last one


class Work:
    """The review of a finished game, from what was found before."""

    def __init__(self, match: Match, playouts: int, kept: Review | None = None) -> None:
        self.found = kept
        self._stages: Iterator[Review] = stages(nameless(match), playouts=playouts, kept=kept)

    @property
    def done(self) -> bool:
        return self.found is not None and self.found.stage == "done"

    def go_on(self) -> None:
        """Do the next part."""
        until = time.monotonic() + PART
        for found in self._stages:
            self.found = found
            if self.done or time.monotonic() >= until:
                return


def nameless(match: Match) -> Match:
    """The same game with places for names: a review is stored without them, as players may want theirs to be
    forgotten."""
    twin = match.copy()
    twin.seats = [seat | {"name": _place(number)} for number, seat in enumerate(match.seats)]
    return twin


def named(review: Review, names: Sequence[str]) -> Review:
    """A review of a nameless game, with names."""

    def filled(said: Any) -> Any:
        if isinstance(said, Message):
            return Message(said.id, {key: filled(value) for key, value in said.args.items()})
        if isinstance(said, str):
            for number, name in enumerate(names):
                said = said.replace(_place(number), name)
        return said

    def told(headline: Headline | None) -> Headline | None:
        return headline and replace(headline, you=filled(headline.you), text=filled(headline.text))

    seats = (
        replace(seat, name=name, headline=told(seat.headline))
        for seat, name in zip(review.seats, names, strict=True)
    )
    return replace(review, seats=tuple[Seat, ...](seats))


def _place(seat: int) -> str:
    return f"{{{seat}}}"

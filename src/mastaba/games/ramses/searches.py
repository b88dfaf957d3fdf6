"""The searches of a finished game of Ramses, beside those of a player who forgets nothing: for its review."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from mastaba.core.bag import dice
from mastaba.core.contract import CHANCE, Search
from mastaba.core.squares import box_name
from mastaba.games.ramses.deck import Deck
from mastaba.games.ramses.foresight import refuses
from mastaba.games.ramses.memory import Character, Memory
from mastaba.games.ramses.observe import observe
from mastaba.games.ramses.recall import EMPTY
from mastaba.games.ramses.rules import has_powers
from mastaba.games.ramses.state import HOLES, SLIDE, STING, WIDTH

Made = tuple[Any, int, int]  # the state before a step, who made it, and its action; at last the end


@dataclass
class Seen:
    """What everybody at the table has seen so far, and when."""

    memory: Memory = field(default_factory=lambda: Memory(Character(), dice("review")[0]))
    slides: int = 0
    of_seat: dict[int, int] = field(default_factory=dict)
    """How many slides each seat has made."""
    last: dict[int, int] = field(default_factory=dict)
    """By hole: the slide after which it was last in sight."""
    finds: dict[int, tuple[int, int, int]] = field(default_factory=dict)
    """By treasure: who last uncovered it, at which of their slides, and how the board was turned then."""

    def look(self, s: Any, who: int) -> None:
        """Look at the table before a step, the last slide being that of ``who``."""
        self.memory.see(s)
        hole = int(s.hole)
        if hole < 0:
            return
        self.last[hole] = self.slides
        if int(s.treasure[hole]) >= 0:
            self.finds[int(s.treasure[hole])] = who, self.of_seat.get(who, 0), int(s.turned)

    def map(self, deck: Deck) -> tuple[tuple[str, str | None, int], ...]:
        """What has been seen, by hole."""
        return tuple(
            (
                box_name(hole, WIDTH),
                deck.treasures[treasure] if (treasure := self.memory.holes[hole]) >= 0 else None,
                self.slides - self.last[hole],
            )
            for hole in range(HOLES)
            if self.memory.holes[hole] >= EMPTY
        )


def searches(t: Any, steps: Sequence[Made], deck: Deck) -> list[Search]:
    """All search turns, without scorpions and duels."""
    seen, found, who = Seen(), [], -1
    for ply, (s, by, _) in enumerate(steps):
        seen.look(s, who)
        if by == CHANCE or int(s.phase) not in (SLIDE, STING):
            continue
        if int(s.phase) == SLIDE and int(s.challenger) < 0 and int(s.walked) == 0:
            found.append(_searched(t, steps[ply:], ply, seen, deck))
        who = by
        seen.slides += 1
        seen.of_seat[by] = seen.of_seat.get(by, 0) + 1
    return found


def _searched(t: Any, steps: Sequence[Made], ply: int, seen: Seen, deck: Deck) -> Search:
    """The search that begins with the first of these steps."""
    s, seat, _ = steps[0]
    card = int(s.open)
    sought = int(t.treasure[card])
    slides = 0
    for number, (now, by, _) in enumerate(steps):
        if number and (by != seat or (int(now.phase) == SLIDE and int(now.walked) == 0)):
            break
        slides += int(now.phase) == SLIDE
    won = bool(int(now.won[seat]) >> card & 1)
    known = sought in seen.memory.holes and not _leaves_it(t, s, seat, seen.memory)
    seen_by, seen_step, turned = seen.finds.get(sought, (-1, 0, int(s.turned)))
    return Search(
        ply=ply,
        seat=seat,
        sought=deck.treasures[sought],
        points=int(t.points[card]),
        steps=slides,
        found=won,
        needed=_needed(t, s, sought, seen.memory) if known else None,
        seen_by=seen_by if seen_by >= 0 else None,
        seen_step=seen_step,
        confusions=(int(s.turned) - turned) % 4,
        map=seen.map(deck),
    )


def _leaves_it(t: Any, s: Any, seat: int, memory: Memory) -> bool:
    """Whether a player who plans ahead would leave the card to the other."""
    o = s.copy()
    observe(t, o, seat)
    return bool(refuses(memory, t, o))


def _needed(t: Any, s: Any, sought: int, memory: Memory) -> int | None:
    """How many slides it takes to go where the treasure is known to be; None if there is another treasure on
    the safest way, or the limit of slides comes first."""
    aim, hole, slides = memory.holes.index(sought), int(s.hole), 0
    limit = int(s.slides) or HOLES
    while hole != aim:
        hole = memory.way(hole, {aim}, -1, bool(has_powers(t, s)), int(s.slides) and limit - slides)
        slides += 1
        if slides > limit or (hole != aim and int(s.treasure[hole]) >= 0):
            return None
    return slides

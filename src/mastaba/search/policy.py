"""The policy that search plays by: a game's own, with defaults for what it leaves out."""

from __future__ import annotations

from types import ModuleType
from typing import Any, Protocol, cast

from mastaba.core.bag import Array, member, pick
from mastaba.core.contract import Definition, Rules
from mastaba.core.engine import CHANCE_BIT
from mastaba.core.intrinsics import stack_array
from mastaba.core.kernel import bind, rule

rules: Rules = cast(Rules, None)  # bound to a game's rules by complete_policy

MOST_SEATS = 8


class BoundPolicy(Protocol):
    """A game's policy (``contract.Policy``), complete."""

    win: float

    def worth(self, t: Any, s: Any, seat: int) -> float:
        """The value of a position to a seat, for a beginner who looks one step ahead."""

    def standing(self, t: Any, s: Any, seat: int) -> float:
        """The same for somebody who knows the game well."""

    def choose(self, t: Any, s: Any, seat: int, dice: Array, out: Array) -> int:
        """A sensible move, found quickly."""

    def promise(self, t: Any, s: Any, seat: int) -> float:
        """The value of an unfinished playout to a seat."""

    def settled(self, s: Any) -> bool:
        """Whether a playout beyond its horizon may stop here."""

    def chances(self, t: Any, s: Any, wins: Array) -> None:
        """Every seat's winning chance in an unfinished playout."""

    # of games with a network

    def value(self, t: Any, s: Any, seat: int) -> float:
        """The points that a seat will have at the end."""

    def features(self, t: Any, s: Any, seat: int, x: Array) -> None:
        """What the network sees, into ``x``."""

    def stage(self, s: Any) -> int:
        """How far the game is, in turns."""

    def doubt(self, s: Any) -> float:
        """By how many points the margin may still change."""


policy: BoundPolicy = cast(BoundPolicy, None)


def any_choice(t: Any, s: Any, seat: int, dice: Array, out: Array) -> int:
    """``choose`` of a game that has none: any legal action."""
    n = rules.legal(t, s, seat, out)
    return member(out, pick(dice, n))


def lead(t: Any, s: Any, seat: int) -> float:
    """``promise`` of a game that has none: the seat's standing minus that of its best rival."""
    best = -1e18
    for other in range(s.seats):
        if other != seat:
            best = max(best, policy.standing(t, s, other))
    return policy.standing(t, s, seat) - (best if s.seats > 1 else 0.0)


def is_decision(s: Any) -> bool:
    """``settled`` of a game that has none: a seat has to decide."""
    return rules.actors(s) != CHANCE_BIT


def as_it_stands(t: Any, s: Any, wins: Array) -> None:
    """Every seat's share of the win by the ranks of now: ``chances`` of a game that has none."""
    ranks = stack_array(MOST_SEATS)
    rules.ranks(t, s, ranks)
    first = 0
    for seat in range(s.seats):
        first += ranks[seat] == 1
    for seat in range(s.seats):
        wins[seat] = 1.0 / first if ranks[seat] == 1 else 0.0


def complete_policy(game: Definition) -> ModuleType:
    """A game's policy with defaults for what it leaves out. It is a module, since compiled code takes
    functions only from modules."""
    bound: Any = ModuleType(f"{game.about.name} policy")
    given, rules_ = game.policy, cast(ModuleType, game.rules)
    bound.win, bound.worth = given.win, given.worth
    bound.standing = given.standing or given.worth
    bound.choose = given.choose or bind(any_choice, rules_, kind=rule)
    bound.promise = given.promise or bind(lead, rules_, kind=rule, policy=bound)
    if given.net is not None:
        bound.value, bound.features = given.net.value, given.net.features
        bound.stage, bound.doubt = given.net.stage, given.net.doubt
    bound.chances = given.chances or bind(as_it_stands, rules_, kind=rule)
    bound.settled = given.settled or bind(is_decision, rules_, kind=rule)
    return cast(ModuleType, bound)

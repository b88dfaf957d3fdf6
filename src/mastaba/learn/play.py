"""Games that a network learns from: it plays them itself, compiled.

Some positions of each game are noted: what the network sees of a seat, and how many more points than its
``standing`` the seat had at the end. That is what the network learns to tell.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any, cast

import numpy as np

from mastaba.core.bag import Array, dice, lowest, member, pick, roll
from mastaba.core.contract import CHANCE, Net, Rules
from mastaba.core.engine import CHANCE_BIT, draw, shared_drivers
from mastaba.core.intrinsics import stack_floats
from mastaba.core.kernel import bind, rule
from mastaba.core.layout import blank, zeros
from mastaba.match import registry
from mastaba.search.ahead import liked
from mastaba.search.policy import BoundPolicy, complete_policy

rules: Rules = cast(Rules, None)  # bound to a game's rules and policy by Players
policy: BoundPolicy = cast(BoundPolicy, None)

ROLLS = 1 << 32
SEATS = 8
POSITIONS = 400  # noted in a game, at most


def note(
    t: Any, s: Any, seat: int, asked: bool, rows: Array, targets: Array, expected: Array, who: Array,
    noted: int,
) -> int:  # fmt: skip
    """Note a position, as a seat sees it, and if ``asked`` what the network expects; how many there are
    now."""
    if noted == len(rows):
        return noted
    policy.features(t, s, seat, rows[noted])
    targets[noted] = -policy.standing(t, s, seat)
    expected[noted] = policy.value(t, s, seat) if asked else 0.0
    who[noted] = seat
    return noted + 1


def look_back(
    began: int, noted: int, kept: float, totals: Array, targets: Array, expected: Array, who: Array
) -> None:
    """What became of the positions noted in a game: the total, or what the network expected a note later,
    mixed with what became of that. The luck of many turns drowns what a choice has changed; that of a few
    turns less so."""
    coming = stack_floats(SEATS)
    for seat in range(SEATS):
        coming[seat] = totals[seat]
    for k in range(noted - 1, began - 1, -1):
        seat = who[k]
        targets[k] += coming[seat]
        coming[seat] = kept * coming[seat] + (1.0 - kept) * expected[k]


def play_games(
    tables: Array, seats: int, variant: Array, judges: int, curious: float, share: float, kept: float,
    thrown: Array, rows: Array, targets: Array, expected: Array, who: Array, totals: Array, ranks: Array,
    buffers: tuple[Any, ...],
) -> int:  # fmt: skip
    """A game per row of ``totals`` and ``ranks``, which become its result; how many positions have been
    noted. Each game has its dice in ``thrown``. ``judges`` is a mask of the seats that play by the network;
    the others play by the policy. ``curious`` is how often a seat plays any move instead, ``share`` that of
    the positions noted."""
    t = tables[0]
    scratch, out = buffers
    s = scratch[0]
    odd, some = int(curious * ROLLS), int(share * ROLLS)
    asked, noted = kept < 1.0, 0
    for game in range(len(totals)):
        rules.setup(t, s, seats, variant)
        own, streams = thrown[game, 0], thrown[game, 1:]
        began, stage = noted, policy.stage(s)
        acting = rules.actors(s)
        while acting != 0:
            if acting == CHANCE_BIT:
                if policy.stage(s) != stage:  # a turn has ended
                    stage = policy.stage(s)
                    for seat in range(seats):
                        if roll(own) < some:
                            noted = note(t, s, seat, asked, rows, targets, expected, who, noted)
                rules.apply(t, s, CHANCE, draw(t, s, streams))
            else:
                seat = lowest(acting)
                if roll(own) < odd:
                    action = member(out, pick(own, rules.legal(t, s, seat, out)))
                elif (judges >> seat) & 1:
                    action = liked(t, s, seat, out, scratch[1:2])
                else:
                    action = policy.choose(t, s, seat, own, out)
                rules.apply(t, s, seat, action)
                if roll(own) < some:
                    noted = note(t, s, seat, asked, rows, targets, expected, who, noted)
            acting = rules.actors(s)
        rules.scores(t, s, totals[game])
        rules.ranks(t, s, ranks[game])
        look_back(began, noted, kept, totals[game], targets, expected, who)
    return noted


class Players:
    """The players of one game, and its tables."""

    def __init__(self, name: str) -> None:
        game = registry.game(name)
        self.net = net_of(name)
        rules_, engine = cast(ModuleType, game.definition.rules), game.engine
        meanings: dict[str, Any] = {
            **shared_drivers(game.definition),
            "policy": complete_policy(game.definition),
        }
        for template in (liked, note, look_back):
            meanings[template.__name__] = bind(template, rules_, kind=rule, **meanings)
        self.play_games = bind(play_games, rules_, **meanings)
        self.tables = game.tables(registry.read_deck(name)).copy()
        self.variant = np.array([option.number(option.default) for option in game.about.options] or [0])
        self.words = engine.words
        self.buffers = blank(engine.state, 2), zeros(engine.words, np.dtype(np.int64))


class NoNetwork(ValueError):
    """The game has no network."""


def net_of(name: str) -> Net:
    """The network of a game."""
    net = registry.game(name).policy.net
    if net is None:
        from mastaba.core.message import say  # what is imported above is compiled for

        able = [other for other in registry.names() if registry.game(other).policy.net is not None]
        raise NoNetwork(say("terminal/no-network", game=name, able=able))
    return net


@cache
def players_of(name: str) -> Players:
    return Players(name)


@dataclass(frozen=True)
class Lesson:
    """Games to play."""

    game: str
    seed: str
    games: int
    judges: int
    """A mask of the seats that play by the network; the others play by the policy."""
    curious: float = 0.0
    share: float = 0.0
    seats: int = 2
    kept: float = 1.0
    """The share of the later in what became of a position (``look_back``)."""


@dataclass(frozen=True)
class Played:
    """What came of them."""

    rows: Array
    targets: Array
    totals: Array
    ranks: Array


def play(lesson: Lesson, weights: Array) -> Played:
    """Play the games of a lesson. The same lesson and weights give the same games, anywhere."""
    players = players_of(lesson.game)
    players.tables[0].net[:] = weights
    parts, wide, table = players.net.inputs
    most = int(lesson.games * lesson.share * POSITIONS)
    rows, targets = np.zeros((most, parts * wide + table), np.float32), np.zeros(most, np.float32)
    expected, who = np.zeros(most, np.float32), np.zeros(most, np.int64)
    totals, ranks = (np.zeros((lesson.games, SEATS), np.int64) for _ in range(2))
    thrown = dice(lesson.seed, lesson.games * (1 + players.words)).reshape(lesson.games, -1, 4)
    noted = players.play_games(
        players.tables, lesson.seats, players.variant, lesson.judges, lesson.curious, lesson.share,
        lesson.kept, thrown, rows, targets, expected, who, totals, ranks, players.buffers,
    )  # fmt: skip
    kept = slice(0, lesson.seats)
    return Played(rows[:noted], targets[:noted], totals[:, kept], ranks[:, kept])

"""Datasets: many games between bots as a Parquet file, one row per decision. Needs the extra ``data``.

docs/dataset.md is the data card.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import IO, Any

import msgspec
import numpy as np

from mastaba import __version__
from mastaba.bots.players import called, seated
from mastaba.core.bag import Array
from mastaba.core.message import say
from mastaba.core.seat import ActionBot, Bot, SeatView
from mastaba.lab.simulate import CHUNK, Simulation, game_seed, spread
from mastaba.match import registry
from mastaba.match.match import Match
from mastaba.match.numbers import Numbers, numbers_of, rewards_by_rank

SUFFIX = ".parquet"
ROWS_A_GROUP = 16_384
KEY = "mastaba"  # of the description, in the metadata of the file


class NoArrow(ValueError):
    """pyarrow is not installed."""


def arrow() -> tuple[Any, Any]:
    """The modules ``pyarrow`` and ``pyarrow.parquet``."""
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError:
        raise NoArrow(say("terminal/needs-arrow", suffix=SUFFIX)) from None


# --- Playing ---


@dataclass
class Rows:
    """Decisions as columns, and the results of their games."""

    columns: dict[str, Array]
    results: list[dict[str, Any]]


class Recorder(ActionBot):
    """Plays as another bot does, and notes what it saw, what it might have done, and what it did."""

    def __init__(self, bot: Bot, numbers: Numbers, notes: list[tuple[int, Array, Array, int]]) -> None:
        super().__init__()
        self.bot, self.numbers, self.notes = bot, numbers, notes

    def watch(self, seat: SeatView) -> None:
        self.bot.watch(seat)

    def choose_action(self, seat: SeatView) -> int:
        action, who, choices = self.bot.choose_action(seat), seat.seat, self.numbers.choices
        seen = self.numbers.encoding.encode(seat.observation, np.array([who]))[0]
        mask = np.zeros(choices.length, np.int8)
        mask[choices.numbers[who, seat.actions]] = 1
        self.notes.append((who, seen, mask, int(choices.numbers[who, action])))
        return action


@cache
def _opened(game: str, deck: Any, players: int, variant: tuple[tuple[str, Any], ...]) -> tuple[Any, Numbers]:
    cards = registry.read_deck(game, deck)
    return cards, numbers_of(game, players, cards, dict(variant))


def numbers_for(plan: Simulation) -> Numbers:
    """How the observations and actions of these games are numbered."""
    return _opened(plan.game, plan.deck, len(plan.seats), _whole_variant(plan))[1]


def _whole_variant(plan: Simulation) -> tuple[tuple[str, Any], ...]:
    return tuple(registry.about(plan.game).variant(plan.variant).items())


def play_rows(plan: Simulation, games: range) -> Rows:
    """Play some games: their decisions and results. They are the games of ``play_some``."""
    deck, numbers = _opened(plan.game, plan.deck, len(plan.seats), _whole_variant(plan))
    parts: dict[str, list[Any]] = {name: [] for name, _ in COLUMNS}
    results: list[dict[str, Any]] = []
    for game in games:
        seed, notes = game_seed(plan.seed, game), list[tuple[int, Array, Array, int]]()
        names = [f"{name} {number}" for number, name in enumerate(map(called, plan.seats), 1)]
        match = Match(plan.game, names, seed=seed, variant=plan.variant, deck=deck)
        bots = seated([copy.deepcopy(one) for one in plan.seats], match.game.about, len(names), seed)
        match.play([Recorder(bot, numbers, notes) for bot in bots])
        result = match.result()
        assert result is not None
        results.append(result)
        totals = [seat.get("total", 0) for seat in result["seats"]]
        outcomes = rewards_by_rank(np.array(match.ranks()))
        for place, (seat, seen, mask, action) in enumerate(notes):
            row = (game, place, seat, seen, mask, action, outcomes[seat], totals[seat])
            for (name, _), value in zip(COLUMNS, row, strict=True):
                parts[name].append(value)
    return Rows({name: np.array(parts[name], kind) for name, kind in COLUMNS}, results)


# --- The file ---

COLUMNS: list[tuple[str, type[Any]]] = [
    ("game", np.int32),
    ("decision", np.int32),
    ("seat", np.int8),
    ("observation", np.int8),
    ("mask", np.int8),
    ("action", np.int16),
    ("outcome", np.float32),
    ("total", np.int32),
]


def description(plan: Simulation) -> dict[str, Any]:
    """What one needs to read the file, and to play the same games again."""
    numbers, at, groups = numbers_for(plan), 0, []
    for group in numbers.choices.groups:
        groups.append({"name": group.name, "first": at, "end": at + len(group.actions)})
        at += len(group.actions)
    encoding = numbers.encoding
    return {
        "mastaba": __version__,
        "game": plan.game,
        "rules": registry.about(plan.game).rules,
        "deck": registry.read_deck(plan.game, plan.deck).hash,
        "options": dict(_whole_variant(plan)),
        "seats": [called(player) for player in plan.seats],
        "seed": plan.seed,
        "observation": [
            {"name": name, "first": where.start, "end": where.stop, "shape": list(encoding.shapes[name])}
            for name, where in encoding.slices.items()
        ],
        "actions": groups,
    }


class Writer:
    """Writes rows into an open file, in groups of many rows."""

    def __init__(self, file: IO[bytes], plan: Simulation) -> None:
        self._arrow, parquet = arrow()
        numbers = numbers_for(plan)
        widths = {"observation": numbers.encoding.length, "mask": numbers.choices.length}
        fields = []
        for name, kind in COLUMNS:
            one = self._arrow.from_numpy_dtype(kind)
            fields.append((name, self._arrow.list_(one, widths[name]) if name in widths else one))
        self._schema = self._arrow.schema(fields, metadata={KEY: msgspec.json.encode(description(plan))})
        self._file = parquet.ParquetWriter(file, self._schema, compression="zstd")
        self._waiting: list[Any] = []

    def add(self, rows: Rows) -> None:
        arrays = []
        for field in self._schema:
            values = rows.columns[field.name]
            flat = self._arrow.array(values.reshape(-1))
            if values.ndim > 1:
                flat = self._arrow.FixedSizeListArray.from_arrays(flat, values.shape[1])
            arrays.append(flat)
        self._waiting.append(self._arrow.Table.from_arrays(arrays, schema=self._schema))
        if sum(map(len, self._waiting)) >= ROWS_A_GROUP:
            self._flush()

    def _flush(self) -> None:
        if self._waiting:
            self._file.write_table(self._arrow.concat_tables(self._waiting).combine_chunks())
            self._waiting = []

    def close(self) -> None:
        self._flush()
        self._file.close()


def played(plan: Simulation, games: int, jobs: int) -> Iterator[Rows]:
    """The decisions of this many games, in order."""
    tasks = ((plan, range(start, min(start + CHUNK, games))) for start in range(0, games, CHUNK))
    yield from spread(play_rows, tasks, jobs)

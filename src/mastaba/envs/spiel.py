"""OpenSpiel: the games registered with pyspiel, so that its algorithms run. Needs the extra ``openspiel``.

Importing this module registers them as ``mastaba_silver_and_gold`` and so on. docs/research.md has examples.
Seats act one after the other; where several may act at once, the lowest goes first, and nobody sees what it
did before all have acted. Chance is explicit. The utility is 1 for the first to -1 for the last.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from mastaba.core.bag import SHIFT, Array, actions
from mastaba.core.contract import CHANCE, About
from mastaba.core.layout import blank, copy_into
from mastaba.core.quoting import quoted
from mastaba.envs.desk import Set
from mastaba.match import registry
from mastaba.match.match import LONGEST, Match
from mastaba.match.record import decoded

if TYPE_CHECKING:
    pyspiel: Any
    Base: Any
    StateBase: Any
else:
    try:
        import pyspiel
    except ImportError as error:
        raise ImportError(
            "mastaba.envs.spiel needs its extra: pip install 'mastaba[openspiel]' (open_spiel is missing)"
        ) from error
    Base, StateBase = pyspiel.Game, pyspiel.State

CHANCE_BIT = 1 << CHANCE
NONE = -1  # the parameter of an option that is not set: OpenSpiel has no None
OURS = ("players", "deck", "record", "ply")  # parameters that every game has, beside its options


def spiel_name(game: str) -> str:
    """The name of a game in OpenSpiel: ``mastaba_silver_and_gold``."""
    return f"mastaba_{game.replace('-', '_')}"


class Rules:
    """What all states of a game share. Copies of a state share it too."""

    def __init__(self, about: About, given: Mapping[str, Any]) -> None:
        self.given = given
        options = {
            option.name: None if option.default is None and given[option.name] == NONE else given[option.name]
            for option in about.options
        }
        self.set = Set(about.name, given["players"], given["deck"] or None, "rank", options)
        self.start = blank(self.set.engine.state)
        if given["record"]:
            copy_into(self.start, self._position(Path(given["record"]), given["ply"]))
        else:
            self.set.engine.set_up(self.set.tables, self.start, 0, self.set.players, self.set.settings)
        self.out, self.weights = self.set.engine.buffers()
        self.seen = blank(self.set.engine.state)
        self.whos = [np.array([seat]) for seat in range(self.set.players)]

    def _position(self, file: Path, ply: int) -> Array:
        """The state of a recorded game after so many steps."""
        record = decoded(file.read_bytes())
        name, players, steps = self.set.about.name, self.set.players, record["steps"]
        if record["game"] != name or len(record["seats"]) != players or record["variant"] != self.set.variant:
            raise ValueError(
                f"{file} is a game of {record['game']} with {len(record['seats'])} players and the options "
                f"{record['variant']}: give the same"
            )
        if not 0 <= ply < len(steps):
            raise ValueError(f"ply {ply}: the game of {file} has {len(steps)} steps, and must not be over")
        match = Match.unshuffled(name, record["seats"], variant=self.set.variant, deck=self.set.deck)
        for step in steps[:ply]:
            match.follow(CHANCE if step["by"] == "chance" else step["by"], step["move"])
        return match.states

    def __reduce__(self) -> Any:
        return rules_of, (self.set.about.name, tuple(self.given.items()))

    def __deepcopy__(self, _memo: Any) -> Rules:
        return self

    def observe(self, states: Array, seat: int) -> Array:
        self.set.engine.observe_in(self.set.tables, states, 0, seat, self.seen, 0)
        return self.seen


@cache
def rules_of(name: str, given: tuple[tuple[str, Any], ...]) -> Rules:
    """The rules of a game with these parameters; the same object every time."""
    return Rules(registry.about(name), dict(given))


class Position:
    """A state whose copies are equal byte by byte: numpy's leave out the bytes between fields."""

    def __init__(self, rules: Rules, state: bytes) -> None:
        self.rules, self.states = rules, blank(rules.set.engine.state)
        self.states.view(np.uint8)[:] = np.frombuffer(state, np.uint8)

    def __reduce__(self) -> Any:
        return Position, (self.rules, self.states.tobytes())

    def __deepcopy__(self, _memo: Any) -> Position:
        return Position(self.rules, self.states.tobytes())


class SpielGame(Base):  # type: ignore[misc]
    """A game, as OpenSpiel's algorithms see it."""

    kind: Any
    about: About

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = _parameters(self.about) | dict(params or {})
        self.rules = rules_of(self.about.name, tuple(given.items()))
        set_ = self.rules.set
        info = pyspiel.GameInfo(
            num_distinct_actions=set_.numbers.choices.length,
            max_chance_outcomes=set_.engine.words << SHIFT,
            num_players=set_.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if set_.players > 1 else 1.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, dict(params or {}))

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.rules, recall, params)


class SpielState(StateBase):  # type: ignore[misc]
    """A position. Its players' histories are digests: equal if and only if a player has seen the same and
    done the same."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.rules = game.rules
        self.position = Position(self.rules, self.rules.start.tobytes())
        self.acting = int(self.rules.set.engine.actors_of(self.states, 0))
        self.histories = [b""] * self.rules.set.players
        self.views = [b""] * self.rules.set.players
        self._remember(-1, 0)

    @property
    def states(self) -> Array:
        return self.position.states

    def _remember(self, by: int, action: int) -> None:
        """Add to each player's history what is new to it: its own decision, and what it sees now."""
        for seat, before in enumerate(self.views):
            view = self.rules.observe(self.states, seat).tobytes()
            did = str(action).encode() if seat == by else b""
            if did or view != before:
                self.histories[seat] = hashlib.sha256(b"|".join((self.histories[seat], did, view))).digest()
                self.views[seat] = view

    # --- as OpenSpiel calls it ---

    def current_player(self) -> int:
        if not self.acting:
            return pyspiel.PlayerId.TERMINAL
        if self.acting == CHANCE_BIT:
            return pyspiel.PlayerId.CHANCE
        return (self.acting & -self.acting).bit_length() - 1

    def is_terminal(self) -> bool:
        return not self.acting

    def _legal_actions(self, player: int) -> list[int]:
        rules = self.rules
        rules.set.engine.legal_in(rules.set.tables, self.states, 0, player, rules.out)
        numbers = rules.set.numbers.choices.numbers[player]
        return sorted(int(numbers[action]) for action in actions(rules.out))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        rules = self.rules
        n = int(rules.set.engine.odds_in(rules.set.tables, self.states, 0, rules.out, rules.weights))
        odds = rules.weights[:n] / rules.weights[:n].sum()
        return list(zip(actions(rules.out), odds.tolist(), strict=True))

    def _apply_action(self, action: int) -> None:
        player, set_ = self.current_player(), self.rules.set
        chance = player == pyspiel.PlayerId.CHANCE
        done = int(action) if chance else int(set_.numbers.choices.actions[player, action])
        who = CHANCE if chance else player
        self.acting = int(set_.engine.play_in(set_.tables, self.states, 0, who, done))
        self._remember(-1 if chance else player, int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        set_, chance = self.rules.set, player == pyspiel.PlayerId.CHANCE
        done = int(action) if chance else int(set_.numbers.choices.actions[player, action])
        words, who = set_.game.words, CHANCE if chance else player
        return words.write(words.step(set_.tables[0], self.states[0], who, done, set_.deck))

    def returns(self) -> list[float]:
        if self.acting:
            return [0.0] * self.rules.set.players
        found: list[float] = self.rules.set.rewards(self.states, 0).tolist()
        return found

    def __str__(self) -> str:
        return self.states.tobytes().hex()


class Observer:
    """What a player sees: the encoding as a tensor; as a string, a digest of the present view or, with
    perfect recall, of all that the player has seen and done."""

    def __init__(self, rules: Rules, recall: bool, params: Any) -> None:
        if params:
            raise ValueError(f"the observations have no parameters; given: {quoted(str(params))}")
        self.rules, self.recall = rules, recall
        encoding = rules.set.numbers.encoding
        self.tensor = np.zeros(encoding.length, np.float32)
        # One piece: slices may share their places, and OpenSpiel would add up their sizes.
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        seen = self.rules.observe(state.states, player)
        self.tensor[:] = self.rules.set.numbers.encoding.encode(seen, self.rules.whos[player])[0]

    def string_from(self, state: SpielState, player: int) -> str:
        digest = state.histories[player] if self.recall else hashlib.sha256(state.views[player]).digest()
        return f"{player} {digest.hex()}"


def _parameters(about: About) -> dict[str, Any]:
    """The parameters of a game in OpenSpiel, with their defaults: its options, and ours."""
    ours = dict(zip(OURS, (max(2, about.players[0]), "", "", 0), strict=True))
    return ours | {
        option.name: NONE if option.default is None else option.default for option in about.options
    }


def _register(about: About) -> None:
    kinds = pyspiel.GameType
    kind = kinds(
        short_name=spiel_name(about.name),
        long_name=f"Mastaba: {about.title}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if about.players[0] > 1 else kinds.Utility.CONSTANT_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=about.players[1],
        min_num_players=about.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(about),
    )
    pyspiel.register_game(kind, type(f"Spiel{about.name}", (SpielGame,), {"kind": kind, "about": about}))


for _name in registry.names():
    if spiel_name(_name) not in pyspiel.registered_names():
        _register(registry.about(_name))

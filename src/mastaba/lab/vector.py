"""``mastaba.vector``: many games at once, as arrays, for machine learning and statistics."""

from __future__ import annotations

from pathlib import Path
from typing import Any, SupportsIndex

import numpy as np

from mastaba.core.bag import LOW, SHIFT, WORD, Array, dice
from mastaba.core.contract import Value
from mastaba.core.layout import blank, zeros
from mastaba.core.seat import IllegalMove
from mastaba.match import registry
from mastaba.match.shuffle import Seed, seed_text


class Vector:
    """``n`` games of one kind, played in parallel in compiled code. Chance acts automatically.

    >>> import mastaba
    >>> batch = mastaba.vector("silver-and-gold", players=3, n=8, seed=1)
    >>> while not batch.done.all():
    ...     batch.step(batch.sample())
    >>> bool((batch.rewards.sum(axis=1) > 0.999).all())
    True
    """

    states: Array
    """The true states, one record per game. What a player may see is in ``observe()``."""
    masks: Array
    """The legal actions of the seat to act, one row per game, as bits: action ``a`` is bit ``a & 63`` of word
    ``a >> 6``. ``legal()`` gives them as booleans."""
    who: Array
    """The seat to act in each game, -1 if the game is over. If several seats may act, the lowest."""
    rewards: Array
    """One row per game, one column per seat: zeros while the game runs. When it is over the winner has 1;
    several winners share it equally."""
    done: Array
    """Which games are over."""

    def __init__(
        self,
        game: str,
        players: SupportsIndex = 2,
        n: int = 1024,
        seed: Seed | None = None,
        deck: Any = None,
        **options: Value,
    ) -> None:
        if n < 1:
            raise ValueError(f"n, the number of games, must be at least 1, not {n}")
        about, self.players, self.n = registry.about(game), players.__index__(), n
        variant = about.variant(dict(options))
        self.deck = registry.read_deck(game, Path(deck)) if isinstance(deck, str | Path) else deck
        self.deck = self.deck or registry.read_deck(game)
        registry.check_seats(game, self.players, self.deck, variant)
        self.game = registry.game(game)
        engine, number = self.game.engine, np.dtype(np.int64)
        self.tables: Array = self.game.tables(self.deck)
        self._variant = np.array([option.number(variant[option.name]) for option in about.options] or [0])
        self._dice = dice(seed_text(seed), n)
        self.states = blank(engine.state, n)
        self.masks = zeros(n * engine.words, number).reshape(n, engine.words)
        self.who, self._choices = zeros(n, number), zeros(n, number)
        self.rewards = np.zeros((n, self.players))
        self.done = np.zeros(n, bool)
        self.reset()

    def reset(self, where: Any = None) -> None:
        """Start all games again, or those given by a mask or a list of indices, such as
        ``batch.reset(batch.done)``."""
        self.who[slice(None) if where is None else where] = -1
        fresh = self.who < 0 if where is None else _mask(where, self.n)
        over = (self.who < 0) & ~fresh
        self.who[over] = 0  # finished games that are not reset: start_all must skip them
        self.game.engine.start_all(
            self.tables,
            self.states,
            self.who,
            self._dice,
            self.masks,
            self._choices,
            self.players,
            self._variant,
        )
        self.who[over] = -1
        self.rewards[fresh] = 0
        self.done[fresh] = False

    def step(self, actions: Array) -> None:
        """Make one decision in every game that is not over, and update ``who``, ``masks``, ``rewards`` and
        ``done``. An illegal action raises IllegalMove and changes nothing."""
        chosen = np.asarray(actions, np.int64)
        if chosen.shape != (self.n,):
            raise ValueError(f"actions must have the shape ({self.n},), not {chosen.shape}")
        running = np.flatnonzero(self.who >= 0)
        wanted = chosen[running]
        known = (wanted >= 0) & (wanted >> SHIFT < self.masks.shape[1])
        word = np.where(known, wanted >> SHIFT, 0)
        legal = known & (self.masks[running, word] >> (wanted & LOW) & 1 == 1)
        if not legal.all():
            place = int(running[int(np.argmin(legal))])
            raise IllegalMove(
                f"action {chosen[place]} of game {place} is not legal now: see legal()[{place}]"
            )
        self.game.engine.step_all(
            self.tables, self.states, self.who, chosen, self._dice, self.masks, self._choices
        )
        ranks = np.zeros(self.players, np.int64)
        for i in running[self.who[running] < 0].tolist():
            self.game.engine.ranks_in(self.tables, self.states, i, ranks)
            self.rewards[i] = (ranks == 1) / (ranks == 1).sum()
            self.masks[i] = 0
            self.done[i] = True

    def legal(self) -> Array:
        """The masks as booleans: a row per game, a column per action."""
        bits = np.arange(1 << SHIFT)
        open_bits = (self.masks[:, :, None] >> np.minimum(bits, WORD)) & 1 == 1
        return (open_bits & (bits < WORD)).reshape(self.n, -1)

    def sample(self) -> Array:
        """A random legal action for every game that is not over; 0 for the others."""
        chosen = np.zeros(self.n, np.int64)
        self.game.engine.choose_all(self.who, self.masks, self._choices, self._dice, chosen)
        return chosen

    def observe(self) -> Array:
        """What the seat to act sees, one record per game; zeros if the game is over."""
        seen = blank(self.game.engine.state, self.n)
        self.game.engine.observe_all(self.tables, self.states, self.who, seen)
        return seen

    def totals(self) -> Array:
        """The points of all seats now, one row per game."""
        out = np.zeros((self.n, self.players), np.int64)
        for i in range(self.n):
            self.game.engine.scores_in(self.tables, self.states, i, out[i])
        return out

    def __len__(self) -> int:
        return self.n

    def __repr__(self) -> str:
        return f"<{self.n} games of {self.game.about.name} at once: {int(self.done.sum())} over>"


def _mask(where: Any, n: int) -> Array:
    found = np.zeros(n, bool)
    found[where] = True
    return found


def vector(
    game: str,
    players: SupportsIndex = 2,
    n: int = 1024,
    seed: Seed | None = None,
    deck: Any = None,
    **options: Value,
) -> Vector:
    """Many games at once, as arrays (``Vector``): ``states``, ``masks``, ``who``, ``rewards``, ``done``.

    >>> import mastaba
    >>> batch = mastaba.vector("silver-and-gold", players=2, n=4, seed=1)
    >>> batch.who.tolist(), batch.rewards.shape, batch.done.tolist()
    ([0, 0, 0, 0], (4, 2), [False, False, False, False])
    """
    return Vector(game, players, n, seed, deck, **options)

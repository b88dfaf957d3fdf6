"""The networks: what is compiled is what PyTorch has fitted, small, honest, and the same everywhere."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mastaba.bots.levels import Pharaoh
from mastaba.bots.search import Limit, think
from mastaba.core import net
from mastaba.core.bag import dice
from mastaba.core.layout import blank
from mastaba.match import registry
from mastaba.match.match import Match
from mastaba.search.bound import search_of

GAMES = [name for name in registry.names() if registry.game(name).policy.net is not None]
MOST_BYTES = 500_000


def positions(game: str, players: int = 2) -> list[tuple[Match, int]]:
    """Decisions from the whole of a game."""
    match, found = Match(game, players, seed="network"), []
    k = 0
    while not match.over:
        seat = match.to_act[0]
        if k % 7 == 0:
            found.append((match.copy(), seat))
        actions = match.actions(seat)
        match.act(seat, actions[(k * 5) % len(actions)])
        k += 1
    return found


def told(weights: Any, x: Any, parts: int, wide: int, table: int) -> float:
    """What ``net.estimate`` says, with matrices."""
    shapes = [(wide, net.FIRST), (table, net.FIRST), (net.FIRST,), (net.FIRST, net.SECOND), (net.SECOND,)]
    at, found = 0, []
    for shape in [*shapes, (net.SECOND,), (1,)]:
        found.append(weights[at : at + int(np.prod(shape))].reshape(shape))
        at += int(np.prod(shape))
    assert at == len(weights) == net.size(wide, table)
    on_part, on_table, first, across, second, last, whole = found
    each = x[: parts * wide].reshape(parts, wide) @ on_part + x[parts * wide :] @ on_table + first
    return float(np.maximum(np.maximum(each, 0).sum(0) @ across + second, 0) @ last + whole[0])


def test_both_silver_and_gold_games_have_a_network() -> None:
    assert GAMES == ["silver-and-gold", "silver-and-gold-pyramids"]


@pytest.mark.parametrize("game", GAMES)
def test_the_weights_in_the_package_are_small_and_finite(game: str) -> None:
    file = Path(str(import_module(registry.package_of(game)).__file__)).with_name("net.npy")
    weights = np.load(file)
    assert file.stat().st_size <= MOST_BYTES
    assert np.isfinite(weights).all()
    assert weights.any()
    assert (registry.game(game).tables(registry.read_deck(game))[0].net == weights).all()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_compiled_plain_and_with_matrices_the_network_says_the_same(game: str, players: int) -> None:
    found, scratch = registry.game(game), blank(registry.game(game).engine.state)
    inner = found.policy.net
    assert inner is not None
    assert found.policy.standing is not None
    parts, wide, table = inner.inputs
    value_after = search_of(found.definition).value_after
    for match, seat in positions(game, players)[:: 1 if players == 2 else 4]:
        action = match.actions(seat)[-1]
        compiled = value_after(match.tables, match.states, 0, seat, action, scratch)
        after = match.copy()
        found.engine.play_in(match.tables, after.states, 0, seat, action)
        t, s = match.tables[0], after.states[0]
        assert inner.value(t, s, seat) == pytest.approx(compiled, abs=1e-3)
        x = np.full(parts * wide + table, np.nan, np.float32)
        inner.features(t, s, seat, x)
        assert np.isfinite(x).all()
        assert np.abs(x).max() < 8, "inputs are of about the size of one"
        expected = found.policy.standing(t, s, seat) + inner.scale * told(t.net, x, parts, wide, table)
        assert compiled == pytest.approx(expected, abs=1e-3)


@pytest.mark.parametrize("game", GAMES)
def test_what_rivals_do_at_the_same_time_changes_nothing(game: str) -> None:
    """A search sees an observation; the rival's choice in the same step must not show in it."""
    compared = 0
    for match, seat in positions(game):
        rivals = [other for other in match.to_act if other != seat]
        if rivals and seat in match.to_act:
            later = match.copy()
            later.act(rivals[0], later.actions(rivals[0])[0])
            if seat in later.to_act:
                thoughts = [
                    think(one.seat(seat), dice("x")[0], Limit(playouts=40), learned=True)
                    for one in (match, later)
                ]
                assert thoughts[0] == thoughts[1]
                compared += 1
    assert compared > 3


@pytest.mark.parametrize("game", GAMES)
def test_a_search_with_the_network_is_the_same_on_any_number_of_cores(game: str) -> None:
    match, seat = positions(game)[5]
    thoughts = [
        think(match.seat(seat), dice("cores")[0], Limit(playouts=600), learned=True, cores=cores)
        for cores in (1, 2, 3)
    ]
    assert thoughts[0] == thoughts[1] == thoughts[2]


def test_the_pharaoh_remembers_the_pile_and_nothing_else() -> None:
    """Where the pile is closed, it knows the expedition cards used in this round, as a player can who has
    watched; a bot that joins late looks at what the seat has seen."""
    match, bots = Match("silver-and-gold", 2, seed="pile"), [Pharaoh("a"), Pharaoh("b")]
    learned = 0
    while not match.over:
        seat, view = match.to_act[0], match.seat(match.to_act[0])
        seen, known, late = view.observation[0], bots[seat].known(view)[0], Pharaoh("late").known(view)[0]
        if match.state.pattern >= 0:
            assert list(known.expeditions) == list(late.expeditions) == list(match.state.expeditions)
            learned += list(seen.expeditions) != list(known.expeditions)
        known.expeditions[:] = seen.expeditions
        assert known.tobytes() == seen.tobytes()
        match.act(seat, match.actions(seat)[0])
    assert learned > 20

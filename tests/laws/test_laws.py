"""Laws that every registered game keeps, in every way to play it, without exemption."""

from __future__ import annotations

import ast
import inspect
import re
from importlib import import_module
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mastaba.core.bag import actions, dice
from mastaba.core.contract import CHANCE
from mastaba.core.layout import blank, copy_into
from mastaba.match import registry
from mastaba.match.match import IllegalMove, Match
from mastaba.match.record import replay, resume
from tests.ways import ALL, NAMES, Positions, Way, observed, random_game

every_way = pytest.mark.parametrize("way", ALL, ids=str)
every_game = pytest.mark.parametrize("name", NAMES)
MOST_DECISIONS = 200_000


@every_way
def test_play_ends_and_nobody_is_stuck(way: Way) -> None:
    """A seat that may act has a legal action, and random play comes to an end."""
    for number in range(3):
        for decisions, (match, seat) in enumerate(Positions(way, f"end{number}")):
            assert match.actions(seat), f"seat {seat} may act but has no legal action after {match.log[-1]}"
            assert decisions < MOST_DECISIONS
        assert match.result() is not None
        assert min(match.ranks()) == 1


@every_way
def test_legal_is_sorted_and_only_for_those_who_act(way: Way) -> None:
    for match, _ in Positions(way, "sorted"):
        engine = match.game.engine
        out, _ = engine.buffers()
        for seat in range(way.seats):
            n = engine.legal_in(match.tables, match.states, 0, seat, out)
            listed = actions(out)
            assert listed == sorted(set(listed))
            assert n == len(listed)
            assert bool(n) == (seat in match.to_act)
        assert engine.legal_in(match.tables, match.states, 0, CHANCE, out) == 0  # chance has had its way


@every_way
def test_notation_is_an_exact_inverse(way: Way) -> None:
    """Every legal action has a text of its own, which reads back as that action."""
    for match, seat in Positions(way, "notation"):
        listed = match.actions(seat)
        texts = match.legal(seat)
        assert len(set(texts)) == len(listed)
        assert [match.read(seat, text) for text in texts] == listed


@every_way
def test_replay_equals_live(way: Way) -> None:
    """A record, through JSON, gives the same state and the same record again; and so does a snapshot in the
    middle."""
    match = random_game(way, "replay")
    record = msgspec.json.decode(msgspec.json.encode(match.record()))
    again = replay(record, deck=way.deck, verify_shuffle=True)
    assert again.states.tobytes() == match.states.tobytes()
    assert again.record() == match.record()


@every_way
def test_a_running_game_is_resumed(way: Way) -> None:
    """From its record and seed, with a snapshot or without, a game goes on exactly as it would have."""
    due = 5  # further and further apart: a long game takes long to replay
    for number, (match, seat) in enumerate(Positions(way, "resume")):
        if number == due:
            due += max(17, due // 2)
            assert match.shuffle
            record = msgspec.json.decode(msgspec.json.encode(match.record()))
            for snapshot in (None, match.snapshot()):
                again = resume(record, match.shuffle.seed, snapshot, deck=way.deck)
                choice = match.actions(seat)[-1]
                again.act(seat, choice)
                live = match.copy()
                live.act(seat, choice)
                assert again.record() == live.record()
                assert again.states.tobytes() == live.states.tobytes()


@every_way
def test_copies_are_independent(way: Way) -> None:
    for match, seat in Positions(way, "copies"):
        before, log = match.states.tobytes(), list(match.log)
        twin = match.copy()
        twin.act(seat, twin.actions(seat)[0])
        assert match.states.tobytes() == before
        assert match.log == log


@every_way
def test_an_illegal_move_changes_nothing_and_is_explained(way: Way) -> None:
    for match, seat in Positions(way, "illegal"):
        before, ply = match.states.tobytes(), match.ply
        others = [other for other in range(way.seats) if other not in match.to_act]
        for who, text in [
            (seat, "nonsense"),
            (seat, ""),
            *((other, match.legal(seat)[0]) for other in others),
        ]:
            with pytest.raises(IllegalMove) as caught:
                match.push(text, who)
            assert len(str(caught.value)) > 10
        with pytest.raises(IllegalMove):
            match.act(seat, 10**6)
        assert (match.states.tobytes(), match.ply) == (before, ply)


@every_game
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_no_text_breaks_the_reading(name: str, data: Any) -> None:
    """Whatever is typed is a legal move or an explanation."""
    way = next(way for way in ALL if way.name == name)
    match = way.match("fuzz")
    for _ in range(data.draw(st.integers(0, 12))):
        seat = match.to_act[0]
        match.act(seat, data.draw(st.sampled_from(match.actions(seat))))
        if match.over:
            return
    seat = match.to_act[0]
    words = sorted({word for text in match.legal(seat) for word in text.split()})
    text = " ".join(data.draw(st.lists(st.one_of(st.sampled_from(words), st.text(max_size=4)), max_size=6)))
    try:
        match.push(text, seat)
    except IllegalMove as error:
        assert str(error)  # noqa: PT017  (both ways out are right)


@every_way
def test_a_step_of_others_does_not_leak_before_all_are_done(way: Way) -> None:
    """Simultaneous steps: whatever another seat does in it, I see, may do and may look up the same."""
    for match, seat in Positions(way, "drafts"):
        if len(match.to_act) < 2:
            continue
        watchers = [other for other in [*match.to_act, -1] if other != seat]
        seen = {other: _all_that_is_seen(match, other) for other in watchers}
        for action in match.actions(seat)[::5]:
            twin = match.copy()
            twin.act(seat, action)
            for other in watchers:
                assert _all_that_is_seen(twin, other) == seen[other]


def _all_that_is_seen(match: Match, seat: int) -> tuple[Any, ...]:
    """Everything the product gives a seat; -1 is a spectator."""
    legal = match.legal(seat) if seat >= 0 else []
    return observed(match, match.states, seat), match.view(seat), legal, match.record(seat)


@every_way
def test_redealing_keeps_the_observation(way: Way) -> None:
    """Hidden things dealt anew look the same to the seat, and the game can be played on from there to its
    end."""
    rolled = dice("redeal")[0]
    for number, (match, seat) in enumerate(Positions(way, "redeal")):
        engine = match.game.engine
        o = match.observation(seat)
        again = blank(engine.state)
        copy_into(again, o)
        engine.redeal_in(match.tables, again, 0, seat, rolled)
        assert observed(match, again, seat) == o.tobytes()
        if number % 20 == 0:
            out, weights = engine.buffers()
            engine.playout(match.tables, again, 0, rolled, out, weights, MOST_DECISIONS)
            assert engine.actors_of(again, 0) == 0


@every_way
def test_an_observation_keeps_my_choices(way: Way) -> None:
    """What I see is enough to know what I may do; and looking twice shows no less."""
    for match, seat in Positions(way, "choices"):
        engine = match.game.engine
        out, _ = engine.buffers()
        o = match.observation(seat)
        engine.legal_in(match.tables, o, 0, seat, out)
        assert actions(out) == match.actions(seat)
        assert observed(match, o, seat) == o.tobytes()


@every_way
def test_chance_follows_from_the_seed_alone(way: Way) -> None:
    """Same seed and same decisions, same game; another seed, another one."""
    assert random_game(way, "seed").record() == random_game(way, "seed").record()
    chance = [[step["move"] for step in way.match(seed).log] for seed in ("a", "b")]
    assert chance[0] != chance[1]


@every_way
def test_odds_are_those_of_the_drawing(way: Way) -> None:
    """Random values spread over the outcomes of chance in proportion to their weights."""
    match = way.match("odds")
    fresh = Match.unshuffled(way.name, match.seats, variant=match.variant, deck=match.deck)
    engine = fresh.game.engine
    out, weights = engine.buffers()
    n = engine.odds_in(fresh.tables, fresh.states, 0, out, weights)
    listed, shares = actions(out), weights[:n] / weights[:n].sum()
    total = int(weights[:n].sum())
    hit = [
        engine.chance_in(fresh.tables, fresh.states, 0, value, out, weights)
        for value in range(min(total, 5000))
    ]
    if total <= 5000:
        assert np.allclose([hit.count(action) / total for action in listed], shares)
    assert set(hit) <= set(listed)


@every_game
def test_rules_use_only_fields_that_exist(name: str) -> None:
    """numba's message for a slip in a field's name tells nothing."""
    package = registry.package_of(name)
    state = set(import_module(package + ".state").STATE.names)
    table = set(import_module(package + ".tables").TABLES.names)
    for module in ("rules", "worth"):
        source = inspect.getsource(import_module(f"{package}.{module}"))
        for node in ast.walk(ast.parse(source)):
            if (
                isinstance(node, ast.Attribute)
                and isinstance(node.value, ast.Name)
                and node.value.id in ("s", "o", "t")
            ):
                assert node.attr in (table if node.value.id == "t" else state), (
                    f"{module}.py line {node.lineno}: no field {node.attr!r}"
                )


@every_game
def test_rules_have_no_strings(name: str) -> None:
    """Messages belong to words.py; a docstring is no string of the rules."""
    tree = ast.parse(inspect.getsource(import_module(registry.package_of(name) + ".rules")))
    docs = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.FunctionDef) and isinstance(node.body[0], ast.Expr)
    }
    strings = [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs
    ]
    assert not strings


@every_game
def test_every_rule_id_has_a_test(name: str) -> None:
    """Each rule of docs/rules is named by a test of the game (or is marked there as one that nothing can
    break)."""
    from pathlib import Path

    package = registry.package_of(name).rsplit(".", 1)[1]
    here = Path(__file__).parent.parent
    rules = set(
        re.findall(
            r"^- ([A-Z]{2}-\d+[a-z]?)\b",
            (here.parent / "docs" / "rules" / f"{name}.md").read_text("utf-8"),
            re.MULTILINE,
        )
    )
    tested = set(
        re.findall(
            r"\b([A-Z]{2}-\d+[a-z]?)\b",
            "".join(path.read_text("utf-8") for path in (here / "games" / package).glob("test_*.py")),
        )
    )
    assert rules
    assert not rules - tested, f"no test names {sorted(rules - tested)}"

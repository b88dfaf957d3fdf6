"""The fast rules and the literal ones play the same game side by side and must agree at every step."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from mastaba.bots.players import Random
from mastaba.core.bag import actions
from mastaba.core.contract import CHANCE
from mastaba.core.seat import Bot
from mastaba.match import registry
from mastaba.match.match import Match
from tests.ways import Way


def literal_game(match: Match) -> Any:
    """The literal implementation of a match's game, at its beginning."""
    module = import_module("tests.literal." + registry.package_of(match.game.about.name).rsplit(".", 1)[1])
    return listing_once(module.Game(match.deck.as_json(), len(match.seats), match.variant))


def listing_once(literal: Any) -> Any:
    """The game, which lists the choices of a position once: who compares them and ``play``, which takes no
    other step, ask for the same."""
    choices, play = literal.choices, literal.play
    listed: dict[Any, list[dict[str, Any]]] = {}

    def choices_once(by: Any) -> list[dict[str, Any]]:
        if by not in listed:
            listed[by] = choices(by)
        return listed[by]

    def play_on(by: Any, step: dict[str, Any]) -> None:
        play(by, step)
        listed.clear()

    literal.choices, literal.play = choices_once, play_on
    return literal


def key(step: dict[str, Any]) -> str:
    """A step as something that can be compared and put into sets."""
    return repr(sorted((name, value) for name, value in step.items() if name not in ("by", "move")))


def play_side_by_side(way: Way, seed: str, *, player: Bot | None = None) -> int:
    """One game, random unless a player is given; the number of its steps. AssertionError at the first
    disagreement."""
    live = way.match(seed)
    match = Match.unshuffled(way.name, live.seats, variant=live.variant, deck=live.deck)
    literal = literal_game(match)
    player = player or Random("side by side:" + seed)
    while not match.over:
        if match.acting == 1 << CHANCE:
            who: int = CHANCE
            assert live.shuffle
            action = match._due(live.shuffle)
            _compare_chance(match, literal)
        else:
            assert literal.to_act() == set(match.to_act), f"after {match.log[-1]}"
            who = match.to_act[len(match.log) % len(match.to_act)]
            _compare_seat(match, literal, who)
            action = player.choose_action(match.seat(who))
        match._carry_out(who, action)
        step = {name: value for name, value in match.log[-1].items() if name not in ("by", "move")}
        literal.play(match.log[-1]["by"], step)
    assert literal.to_act() == set()
    assert literal.result() == match.result()
    return match.ply


def _compare_seat(match: Match, literal: Any, seat: int) -> None:
    ours = {
        key(match.game.words.step(match.tables[0], match.state, seat, action, match.deck))
        for action in match.actions(seat)
    }
    theirs = {key(step) for step in literal.choices(seat)}
    assert ours == theirs, (
        f"seat {seat} after {match.log[-1]}: only ours {sorted(ours - theirs)[:5]}, only literal "
        f"{sorted(theirs - ours)[:5]}"
    )


def _compare_chance(match: Match, literal: Any) -> None:
    """Every outcome of ours is one of the literal's; their weights are in one proportion. (The literal allows
    other orders of the setup too.)"""
    engine = match.game.engine
    out, weights = engine.buffers()
    n = engine.odds_in(match.tables, match.states, 0, out, weights)
    ours = [
        match.game.words.step(match.tables[0], match.state, CHANCE, action, match.deck)
        for action in actions(out)
    ]
    choices = {key(step): step for step in literal.choices("chance")}
    assert {key(step) for step in ours} <= set(choices), (
        f"after {match.log[-1] if match.log else 'the start'}"
    )
    theirs = [literal.weight(choices[key(step)]) for step in ours]
    assert all(int(weights[k]) * theirs[0] == theirs[k] * int(weights[0]) for k in range(n)), (
        f"odds {weights[:n]} against {theirs}"
    )

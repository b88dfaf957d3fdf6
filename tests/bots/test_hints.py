"""Hints: legal, best first, with a reason, from what the seat sees."""

from __future__ import annotations

import pytest

from mastaba.bots.hints import hints
from mastaba.bots.players import bot
from mastaba.bots.search import Limit, habit
from mastaba.core.bag import dice
from mastaba.match.match import Match


@pytest.mark.parametrize("game", ["silver-and-gold", "silver-and-gold-pyramids"])
def test_hints_in_every_phase(game: str) -> None:
    match = Match(game, ["a", "b"], seed="hint")
    player, seen = bot("club", "h"), set()
    while not match.over and match.state.turn < 12:
        seat = match.to_act[0]
        phase = (int(match.state.phase), int(match.state.owed[seat]) > 0)
        if phase not in seen:
            seen.add(phase)
            found = hints(match.seat(seat), Limit(playouts=60))
            legal = match.legal(seat)
            assert 1 <= len(found) <= 3
            assert all(str(hint.move) in legal and hint.why for hint in found)
            assert found[0].behind == 0
            assert [hint.worth for hint in found] == sorted((hint.worth for hint in found), reverse=True)
            assert hints(match.seat(seat), Limit(playouts=60)) == found
        match.act(seat, player.choose_action(match.seat(seat)))
    assert len(seen) >= 3


def test_reasons_tell_what_a_move_does() -> None:
    """A card that a move completes is named, with its points."""
    from mastaba.bots.hints import reason

    match = Match("silver-and-gold", ["a", "b"], seed="reasons")
    player, told = bot("club", "r"), []
    while not match.over:
        seat = match.to_act[0]
        action = player.choose_action(match.seat(seat))
        why = str(reason(match.seat(seat), action))
        before = [int(card) for card in match.state.cards[seat]]
        match.act(seat, action)
        step = next(step for step in reversed(match.log) if step["by"] == seat)
        done = [card for card in before if card >= 0 and match.state.finished[card]]
        card = next((card for card in match.deck.cards if card.id == step.get("card")), None)
        if step["do"] == "cross" and card and done and f"completes {card.colour} {card.points}" in why:
            told.append(f"completes {card.colour} {card.points}: {card.points} points")
            assert told[-1] in why
        elif step["do"] == "cross":
            assert "turn" in why or "completes" in why
    assert len(told) > 4


@pytest.mark.parametrize("game", ["silver-and-gold", "silver-and-gold-pyramids"])
def test_the_deck_is_praised_only_where_it_is_better(game: str) -> None:
    """The policy draws if the unseen cards are better by more than a margin: then they are called better.
    Wherever the policy would take a card of the display, mostly nothing of the kind is said."""
    from mastaba.bots.hints import reason

    told: dict[tuple[bool, bool], int] = {}
    for seed in range(4):
        match = Match(game, ["a", "b"], seed=f"deck{seed}")
        player, dealt = bot("club", f"d{seed}"), dice("deck")[0]
        while not match.over:
            seat = match.to_act[0]
            view = match.seat(seat)
            if "take deck" in match.legal(seat) and len(view.actions) > 1:
                draws = str(view.move(habit(view, dealt))) == "take deck"
                praised = "better on average" in str(reason(view, match.read(seat, "take deck")))
                told[draws, praised] = told.get((draws, praised), 0) + 1
            match.act(seat, player.choose_action(view))
    assert told[True, True] > 0
    assert (True, False) not in told
    assert told[False, False] > told.get((False, True), 0), told


def test_nobody_to_move_gets_no_hints() -> None:
    match = Match("silver-and-gold", ["a", "b"], seed="hint")
    match.act(0, match.actions(0)[0])
    assert hints(match.seat(0), Limit(playouts=10)) == []


def test_the_terminal_tells_hints() -> None:
    from rich.console import Console

    from mastaba.cli.terminal import Left, TerminalGame

    match = Match("silver-and-gold", ["Ana", {"name": "club", "bot": "club"}], seed="hint")
    console, typed = Console(record=True, width=150), iter(["hint", "quit"])
    with pytest.raises(Left):
        TerminalGame(match, console, lambda _: next(typed)).play()
    told = console.export_text()
    assert sum(move in told.partition("thinking")[2] for move in match.legal(0)) == 3

"""What Silver & Gold says: views, explanations, results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mastaba.core.contract import OPEN, Step, Value, View
from mastaba.games.patterns.shapes import box_names, boxes_of
from mastaba.games.patterns.steps import known_steps, looked_back
from mastaba.games.silver_and_gold.deck import COLOURS, HEIGHT, WIDTH, Card, Deck
from mastaba.games.silver_and_gold.notation import read, step, write
from mastaba.games.silver_and_gold.reasons import because
from mastaba.games.silver_and_gold.rules import (
    LAST_TURN,
    TURNS_A_ROUND,
    card_score,
    completed_of,
    empty_boxes,
    palm_value,
    resolving_seat,
    seal_score,
    total,
)
from mastaba.games.silver_and_gold.state import CHOOSE, CROSS, OVER, REPLACE
from mastaba.games.silver_and_gold.tables import EXPEDITION_CARDS, PATTERN_NAMES, TROPHIES

__all__ = [
    "because",
    "explain",
    "known",
    "looks_back",
    "read",
    "result",
    "status",
    "step",
    "tie_breaks",
    "view",
    "write",
]

PATTERN_WORDS = {"I2": "line of 2", "I3": "line of 3", "V3": "corner", "T4": "T", "L4": "L", "O4": "square"}
PHASES = {CHOOSE: "choose", CROSS: "cross", REPLACE: "replace", OVER: "over"}


def named(card: Card) -> str:
    """A card as a player calls it, and as it is written."""
    return f"{card.colour} {card.points} ({card.id})"


# --- Why not ------------------------------------------------------------------------------------------------


def explain(t: Any, s: Any, who: int, text: str, deck: Deck) -> str:
    words = text.split()
    phase = int(s.phase)
    if phase == OVER:
        return "The game is over (SG-23)."
    if phase == CHOOSE:
        if int(s.fresh) >> who & 1 == 0:
            return "You have chosen your two cards; the others are still choosing (SG-7)."
        hand = [deck.cards[int(card)] for card in s.hand[who] if card >= 0]
        example = " ".join(card.id for card in hand[:2])
        return f"Keep two different cards of the four you were dealt, {', '.join(map(named, hand))}: for example 'keep {example}' (SG-7)."
    if phase == REPLACE:
        chooser = int(resolving_seat(s))
        if chooser != who:
            return f"It is seat {chooser}'s turn to take a replacement; players do so one after the other (SG-17)."
        shown = ", ".join(named(deck.cards[int(card)]) for card in s.display if card >= 0)
        unseen = " or 'take deck'" if int(s.bag) else "; the deck is empty"
        return f"Take a card of the display ({shown or 'none is left'}){unseen} (SG-19)."
    return _explain_cross(t, s, who, words, deck)


def _explain_cross(t: Any, s: Any, who: int, words: list[str], deck: Deck) -> str:
    fresh, owed = int(s.fresh) >> who & 1, int(s.owed[who])
    if not fresh and not owed:
        return "You have crossed off in this turn; the others are still at it (SG-10)."
    if not any(empty_boxes(t, s, who, side) for side in range(2)):
        return "No box is left on your cards: 'pass' (SG-21)."
    if words[:1] == ["pass"]:
        return "You must cross off at least one box while one is left (SG-11)."
    if words[:1] in (["take"], ["keep"]):
        return "Now boxes are crossed off; cards are taken when one is completed (SG-19)."
    if words[:1] == ["cross"]:
        words = words[1:]
    held = [int(card) for card in s.cards[who]]
    mine = [deck.cards[card] for card in held if card >= 0]
    if not words or words[0] not in [card.id for card in mine]:
        return f"Name one of your own cards, {' or '.join(map(named, mine))}, and boxes: for example 'cross {mine[0].id} a1' (SG-10)."
    side = held.index(deck.number[words[0]])
    card = deck.cards[held[side]]
    boxes = boxes_of(words[1:], WIDTH, HEIGHT)
    if boxes is None:
        return "Write each box once, as column and row, a1 to d4: for example 'a1 a2 b2'."
    sea = box_names(boxes & ~int(t.boxes[held[side]]), WIDTH)
    if sea:
        return f"There is no box {sea[0]} on {named(card)} (SG-10)."
    twice = box_names(boxes & int(s.crossed[who, side]), WIDTH)
    if twice:
        return f"Box {twice[0]} of {named(card)} is crossed off already; a box is crossed off once (SG-12)."
    if not fresh:
        return "An X gives one box at a time: name a single one (SG-13)."
    name = PATTERN_NAMES[int(s.pattern)]
    shape = f"{PATTERN_WORDS[name]} ({name})"
    return f"These {boxes.bit_count()} boxes are not the {shape}, turned or mirrored: the whole pattern or one single box (SG-10, SG-11)."


# --- Views --------------------------------------------------------------------------------------------------


def view(t: Any, o: Any, seat: int, deck: Deck) -> View:
    phase, turn = int(o.phase), int(o.turn)
    opened = int(o.pattern)
    return {
        "phase": PHASES.get(phase, "chance"),
        "turn": turn,
        "turns": LAST_TURN,
        "round": max(1, -(-turn // TURNS_A_ROUND)),
        "card": (turn - 1) % TURNS_A_ROUND + 1 if turn else 0,
        "pattern": PATTERN_NAMES[opened] if opened >= 0 else None,
        "pile": _pile(o) if int(o.show_pile) else None,
        "first": int(o.first) if turn else None,
        "taking": int(resolving_seat(o)) if phase == REPLACE else None,
        "display": [deck.cards[int(card)].id if card >= 0 else None for card in o.display],
        "deck": int(o.bag).bit_count() if phase != CHOOSE else None,
        "palm": int(palm_value(t, o)),
        "trophies": [int(value) for value in TROPHIES[int(o.trophies) :]],
        "players": [_player(t, o, other, seat, deck) for other in range(int(o.seats))],
        "private": phase == CHOOSE,  # this seat sees what another at the same screen may not
        "fleeting": False,
        "status": status(t, o, seat, deck),
    }


def _pile(o: Any) -> list[str]:
    """Expedition cards used in this round, the open one included."""
    return [
        name
        for p, name in enumerate(PATTERN_NAMES)
        for _ in range(int(EXPEDITION_CARDS[p]) - int(o.expeditions[p]))
    ]


def _player(t: Any, o: Any, seat: int, watcher: int, deck: Deck) -> View:
    held: list[View | None] = []
    for side in range(2):
        card = int(o.cards[seat, side])
        held.append(
            None
            if card < 0
            else {"id": deck.cards[card].id, "crossed": box_names(int(o.crossed[seat, side]), WIDTH)}
        )
    palms = [int(points) for points in o.palm_points[seat][: int(o.palms[seat])]]
    cups = [int(cup) for cup in o.cups[seat] if cup]
    return {
        "seat": seat,
        "hand": [deck.cards[int(card)].id for card in o.hand[seat] if card >= 0]
        if watcher in (seat, OPEN)
        else [],
        "cards": held,
        "coins": int(o.coins[seat]),
        "cups": cups,
        "palms": palms,
        "completed": [card.id for card in _completed(o, seat, deck)],
        "owed": int(o.owed[seat]),
        "lines": {
            "coins": int(o.coins[seat]),
            "cups": sum(cups),
            "palms": sum(palms),
            "cards": int(card_score(t, o, seat)),
            "seals": int(seal_score(t, o, seat)),
        },
        "sum": int(total(t, o, seat)),
    }


def _completed(s: Any, seat: int, deck: Deck) -> list[Card]:
    """The cards that a player has laid aside, in the order in which he completed them."""
    mask = int(s.completed[seat])
    numbers = [card for card in range(len(deck.cards)) if mask >> card & 1]
    return [deck.cards[card] for card in sorted(numbers, key=lambda card: int(s.finished[card]))]


def status(t: Any, o: Any, seat: int, deck: Deck) -> str:
    phase = int(o.phase)
    if phase == OVER:
        return "The game is over."
    if seat < 0:
        return "You are watching."
    if phase == CHOOSE:
        return (
            "Keep two of your four cards."
            if int(o.fresh) >> seat & 1
            else "You have chosen. Waiting for the others."
        )
    if phase == REPLACE:
        if int(resolving_seat(o)) != seat:
            return "Another player takes a new card."
        return f"You completed a card: take a new one from the display{' or the deck' if int(o.bag) else ''}."
    if phase != CROSS:
        return "A card is being turned up."
    if int(o.owed[seat]):
        more = int(o.owed[seat])
        return f"X: cross off {'one more box' if more == 1 else f'{more} more boxes, one by one'}, anywhere on your cards."
    if not int(o.fresh) >> seat & 1:
        return "Done. Waiting for the others."
    if not any(empty_boxes(t, o, seat, side) for side in range(2)):
        return "No box is left on your cards: pass."
    return (
        f"Cross off the {PATTERN_WORDS[PATTERN_NAMES[int(o.pattern)]]} on one of your cards, or any one box."
    )


# --- Records ------------------------------------------------------------------------------------------------


def result(t: Any, s: Any, totals: Sequence[int], ranks: Sequence[int], deck: Deck) -> list[dict[str, Any]]:
    return [
        {
            "coins": int(s.coins[seat]),
            "cups": [int(cup) for cup in s.cups[seat] if cup],
            "palms": [int(points) for points in s.palm_points[seat][: int(s.palms[seat])]],
            "completed": [card.id for card in _completed(s, seat, deck)],
            "seals": int(seal_score(t, s, seat)),
            "cards": int(card_score(t, s, seat)),
            "total": totals[seat],
            "rank": ranks[seat],
        }
        for seat in range(int(s.seats))
    ]


def tie_breaks(t: Any, s: Any, seat: int) -> list[tuple[str, int]]:
    """What decides between equal totals, in order (SG-27)."""
    return [
        (f"{colour} cards", completed_of(t, s, seat, number))
        for number, colour in reversed(list(enumerate(COLOURS)))
    ]


def known(s: Any, steps: Sequence[Step], seat: int, variant: dict[str, Value]) -> list[Step]:
    """Hands are private while players choose (SG-7), a step until all are done with it (SG-10), used
    expedition cards for the round (SG-16)."""
    phase = int(s.phase)
    if phase == OVER:
        return list(steps)
    if phase == CHOOSE:
        return [one for one in steps if one["by"] == seat or one.get("to") == seat]
    return known_steps(
        steps,
        seat,
        crossing=phase == CROSS,
        pile_shown=bool(variant["show_pile"]),
        round_number=(int(s.turn) - 1) // TURNS_A_ROUND,
        turns_a_round=TURNS_A_ROUND,
    )


def looks_back(s: Any, steps: Sequence[Step], variant: dict[str, Value]) -> int:
    """As far as it does not show the pile of used expedition cards (SG-16)."""
    return looked_back(
        steps, pile_shown=bool(variant["show_pile"]), turn=int(s.turn), turns_a_round=TURNS_A_ROUND
    )

"""What Pyramids says: views, explanations, results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mastaba.core.contract import OPEN, Step, Value, View
from mastaba.games.patterns.shapes import box_names, boxes_of
from mastaba.games.patterns.steps import known_steps, looked_back
from mastaba.games.pyramids.deck import COLOURS, HEIGHT, HIGHEST_NUMBER, WIDTH, Card, Deck
from mastaba.games.pyramids.notation import PLACEMENT, read, step, write
from mastaba.games.pyramids.reasons import because
from mastaba.games.pyramids.rules import (
    GREEN,
    LAST_TURN,
    RED,
    ROUNDS,
    TURNS_A_ROUND,
    card_score,
    gem_score,
    next_boxes,
    pyramid_score,
    skull_score,
    torch_score,
    total,
)
from mastaba.games.pyramids.state import CHOOSE, CROSS, OVER, REPLACE
from mastaba.games.pyramids.tables import EXPEDITION_CARDS, PATTERN_NAMES, PYRAMID_POINTS

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
    """A card as a player calls it: its id is its number."""
    return f"{card.colour} {card.id}"


# --- Why not ------------------------------------------------------------------------------------------------


def explain(t: Any, s: Any, who: int, text: str, deck: Deck) -> str:
    words = text.split()
    phase = int(s.phase)
    if phase == OVER:
        return "The game is over (PY-23)."
    if phase == CHOOSE:
        if int(s.fresh) >> who & 1 == 0:
            return "You have chosen your two cards; the others are still choosing (PY-5)."
        hand = [deck.cards[int(card)] for card in s.hand[who] if card >= 0]
        example = " ".join(card.id for card in hand[:2])
        return f"Keep two different cards of the four you were dealt, {', '.join(map(named, hand))}: for example 'keep {example}' (PY-5)."
    if phase == REPLACE:
        if int(s.taking) != who:
            return f"It is seat {int(s.taking)}'s turn to take a replacement; the lowest order number goes first (PY-19)."
        shown = ", ".join(named(deck.cards[int(card)]) for card in s.display if card >= 0)
        unseen = " or 'take deck'" if int(s.bag) else "; the deck is empty"
        return f"Take a card of the display ({shown or 'none is left'}){unseen} (PY-18)."
    return _explain_cross(t, s, who, words, deck)


def _explain_cross(t: Any, s: Any, who: int, words: list[str], deck: Deck) -> str:
    fresh, owed = int(s.fresh) >> who & 1, int(s.owed[who])
    if not fresh and not owed:
        return "You have crossed off in this turn; the others are still at it (PY-7)."
    held = [int(card) for card in s.cards[who]]
    mine = [deck.cards[card] for card in held if card >= 0]
    if not mine:
        return "You have no card left: 'pass' (PY-10)."
    if words[:1] == ["pass"]:
        return (
            "You must cross off the pattern or a single box (PY-10)."
            if fresh
            else "A red cross must be used: cross off one more box (PY-11)."
        )
    if words[:1] in (["take"], ["keep"]):
        return "Now boxes are crossed off; cards are taken when one is completed (PY-18)."
    if words[:1] == ["cross"]:
        words = words[1:]
    if not words or words[0] not in [card.id for card in mine]:
        return f"Name one of your own cards, {' or '.join(map(named, mine))}, and boxes: for example 'cross {mine[0].id} a1' (PY-7)."
    side = held.index(deck.place[words[0]])
    boxes = boxes_of(words[1:], WIDTH, HEIGHT)
    if boxes is None:
        return "Write each box once, as column and row, a1 to e5: for example 'a1 a2 b2'."
    return _explain_boxes(t, s, who, side, boxes, deck)


def _explain_boxes(t: Any, s: Any, who: int, side: int, boxes: int, deck: Deck) -> str:
    place, crossed = int(s.cards[who, side]), int(s.crossed[who, side])
    card = deck.cards[place]
    if crossed & int(t.tomb[place]):
        return f"The tomb of {named(card)} is crossed off: the card is complete, and nothing more is crossed off on it (PY-12)."
    walls = box_names(boxes & ~int(t.open[place]), WIDTH)
    if walls:
        return f"Box {walls[0]} of {named(card)} is a wall; walls are never crossed off (PY-7)."
    twice = box_names(boxes & crossed, WIDTH)
    if twice:
        return f"Box {twice[0]} of {named(card)} is crossed off already; a box is crossed off once (PY-7)."
    single = boxes.bit_count() == 1
    if not single and not int(s.fresh) >> who & 1:
        return "A red cross gives one box at a time: name a single one (PY-11)."
    if not single and boxes not in PLACEMENT[int(s.pattern)]:
        name = PATTERN_NAMES[int(s.pattern)]
        shape = f"{PATTERN_WORDS[name]} ({name})"
        return f"These {boxes.bit_count()} boxes are not the {shape}, turned or mirrored: the whole pattern or one single box (PY-7, PY-9)."
    rule = "PY-9" if single else "PY-8"
    if crossed == 0:
        entrance = box_names(int(t.entrance[place]), WIDTH)[0]
        return f"Nothing is crossed off on {named(card)} yet: begin at its entrance, {entrance} ({rule})."
    return f"At least one box must touch, side to side, a box of {named(card)} that is crossed off already ({rule})."


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
        "taking": int(o.taking) if phase == REPLACE else None,
        "display": [deck.cards[int(card)].id if card >= 0 else None for card in o.display],
        "deck": int(o.bag).bit_count() if phase != CHOOSE else None,
        "pyramid_points": {
            colour: [int(points) for points in PYRAMID_POINTS[int(o.collected[c]) :]]
            for c, colour in enumerate(COLOURS)
        },
        "players": [_player(o, other, seat, deck) for other in range(int(o.seats))],
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


def _player(o: Any, seat: int, watcher: int, deck: Deck) -> View:
    held: list[View | None] = []
    for side in range(2):
        card = int(o.cards[seat, side])
        held.append(
            None
            if card < 0
            else {"id": deck.cards[card].id, "crossed": box_names(int(o.crossed[seat, side]), WIDTH)}
        )
    return {
        "seat": seat,
        "hand": [deck.cards[int(card)].id for card in o.hand[seat] if card >= 0]
        if watcher in (seat, OPEN)
        else [],
        "cards": held,
        **_score_card(o, seat, deck),
        "owed": int(o.owed[seat]),
        "lines": {
            "torches": int(torch_score(o, seat)),
            "pyramid_points": int(pyramid_score(o, seat)),
            "gems": int(gem_score(o, seat)),
            "skulls": int(skull_score(o, seat)),
            "cards": int(card_score(o, seat)),
        },
        "sum": int(total(o, seat)),
    }


def _score_card(s: Any, seat: int, deck: Deck) -> dict[str, Any]:
    return {
        "torches": [number + 1 for number in range(ROUNDS) if int(s.torches[seat]) >> number & 1],
        "pyramid_points": {
            colour: [
                int(points) for box, points in enumerate(PYRAMID_POINTS) if int(s.points[seat, c]) >> box & 1
            ]
            for c, colour in enumerate(COLOURS)
        },
        "gems": {"red": int(s.gems[seat, RED]), "green": int(s.gems[seat, GREEN])},
        "skulls": int(s.skulls[seat]),
        "completed": [card.id for card in _completed(s, seat, deck)],
    }


def _completed(s: Any, seat: int, deck: Deck) -> list[Card]:
    """The cards that a player has laid aside, in the order in which he completed them."""
    mask = int(s.completed[seat])
    places = [place for place in range(len(deck.cards)) if mask >> place & 1]
    return [deck.cards[place] for place in sorted(places, key=lambda place: int(s.finished[place]))]


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
        mine = int(o.taking) == seat
        return (
            "You completed a card: take a new one from the display or the deck."
            if mine
            else "Another player takes a new card."
        )
    if phase != CROSS:
        return "A card is being turned up."
    if int(o.owed[seat]):
        more = int(o.owed[seat])
        return f"Red cross: cross off {'one more box' if more == 1 else f'{more} more boxes, one by one'}, where a way of yours goes on."
    if not int(o.fresh) >> seat & 1:
        return "Done. Waiting for the others."
    if not any(next_boxes(t, o, seat, side) for side in range(2)):
        return "No box is left for you: pass."
    return (
        f"Cross off the {PATTERN_WORDS[PATTERN_NAMES[int(o.pattern)]]} on one of your cards, or a single box."
    )


# --- Records ------------------------------------------------------------------------------------------------


def result(t: Any, s: Any, totals: Sequence[int], ranks: Sequence[int], deck: Deck) -> list[dict[str, Any]]:
    return [
        {**_score_card(s, seat, deck), "total": totals[seat], "rank": ranks[seat]}
        for seat in range(int(s.seats))
    ]


def tie_breaks(t: Any, s: Any, seat: int) -> list[tuple[str, int]]:
    """What decides between equal totals: the pyramid with the lowest order number (PY-25); negative, so that
    more is better here as elsewhere."""
    mask = int(s.completed[seat])
    lowest = int(t.numbers[(mask & -mask).bit_length() - 1]) if mask else HIGHEST_NUMBER + 1
    return [("lowest order number", -lowest)]


def known(s: Any, steps: Sequence[Step], seat: int, variant: dict[str, Value]) -> list[Step]:
    """Hands are private (PY-5), an action until all are done with it (PY-7); with a closed pile the used
    expedition cards too (PY-6)."""
    phase = int(s.phase)
    if phase == OVER:
        return list(steps)
    if phase == CHOOSE:
        return [one for one in steps if one["by"] == seat or one.get("to") == seat]
    kept = {card for one in steps if one["do"] == "keep" for card in one["cards"]}
    # what another player put back he alone has seen
    seen = [one for one in steps if one["do"] != "deal" or one["to"] == seat or one["card"] in kept]
    return known_steps(
        seen,
        seat,
        crossing=phase == CROSS,
        pile_shown=bool(variant["show_pile"]),
        round_number=(int(s.turn) - 1) // TURNS_A_ROUND,
        turns_a_round=TURNS_A_ROUND,
    )


def looks_back(s: Any, steps: Sequence[Step], variant: dict[str, Value]) -> int:
    """As far as it does not show a closed pile of used expedition cards (PY-6)."""
    return looked_back(
        steps, pile_shown=bool(variant["show_pile"]), turn=int(s.turn), turns_a_round=TURNS_A_ROUND
    )

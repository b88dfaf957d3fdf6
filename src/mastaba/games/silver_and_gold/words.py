"""The words of Silver & Gold: explanations, views, results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mastaba.core.contract import Lookup, Step, Value, View
from mastaba.core.message import Message, say
from mastaba.core.plain import Plain
from mastaba.core.ranges import Range
from mastaba.core.squares import box_names, boxes_of
from mastaba.games.patterns import lookup
from mastaba.games.patterns import words as patterns
from mastaba.games.patterns.lookup import Notes, dealt_places
from mastaba.games.patterns.words import (
    DONE,
    TAKE_DISPLAY,
    TAKE_EITHER,
    TURNING,
    WATCHING,
    choosing_status,
    completed_names,
    dealt_to,
    display_view,
    explain_card,
    explain_keep,
    explain_shape,
    explain_take,
    hand_view,
    is_fresh,
    known_in_turn,
    looks_back,
    open_pattern,
    progress,
    seat_name,
    turn_view,
)
from mastaba.games.silver_and_gold.deck import Card, Deck
from mastaba.games.silver_and_gold.lines import Lines, lines
from mastaba.games.silver_and_gold.material import COLOURS, HEIGHT, WIDTH
from mastaba.games.silver_and_gold.notation import read, step, write
from mastaba.games.silver_and_gold.reasons import because
from mastaba.games.silver_and_gold.rules import (
    card_score,
    completed_of,
    empty_boxes,
    resolving_seat,
    seal_score,
)
from mastaba.games.silver_and_gold.state import CHOOSE, CROSS, OVER, REPLACE
from mastaba.games.silver_and_gold.tables import TROPHIES

__all__ = [
    "because",
    "explain",
    "known",
    "looks_back",
    "progress",
    "read",
    "result",
    "status",
    "step",
    "tie_breaks",
    "view",
    "write",
]

PASS = say("silver-and-gold/pass")
TROPHY_LIST: list[int] = TROPHIES.tolist()
PHASES = {CHOOSE: "choose", CROSS: "cross", REPLACE: "replace", OVER: "over"}


def named(card: Card) -> Message:
    """A card as a player calls it, and as it is written."""
    return say("silver-and-gold/card-written", colour=card.colour, points=card.points, id=card.id)


# --- Why not ------------------------------------------------------------------------------------------------


def explain(t: Any, s: Any, who: int, text: str, deck: Deck) -> Message:
    words = text.split()
    phase = int(s.phase)
    if phase == OVER:
        return say("patterns-why/why-over", rule="SG-23")
    if phase == CHOOSE:
        return explain_keep(s, who, deck.cards, named, "SG-7")
    if phase == REPLACE:
        chooser = int(resolving_seat(s))
        if chooser != who:
            return say("silver-and-gold-why/why-order", seat=seat_name(chooser), rule="SG-17")
        return explain_take(s, deck.cards, named, "SG-19")
    return _explain_cross(t, s, who, words, deck)


def _explain_cross(t: Any, s: Any, who: int, words: list[str], deck: Deck) -> Message:
    fresh = is_fresh(s, who)
    if not fresh and not int(s.owed[who]):
        return say("patterns-why/why-crossed", rule="SG-10")
    if not any(empty_boxes(t, s, who, side) for side in range(2)):
        return say("silver-and-gold-why/why-pass", rule="SG-21")
    if words[:1] == ["pass"]:
        return say("silver-and-gold-why/why-no-pass", rule="SG-11")
    if words[:1] in (["take"], ["keep"]):
        return say("patterns-why/why-cards-later", rule="SG-19")
    if words[:1] == ["cross"]:
        words = words[1:]
    held = [int(card) for card in s.cards[who]]
    mine = [deck.cards[card] for card in held if card >= 0]
    if not words or words[0] not in [card.id for card in mine]:
        return explain_card(mine, named, "SG-10")
    side = held.index(deck.number[words[0]])
    card = deck.cards[held[side]]
    boxes = boxes_of(words[1:], WIDTH, HEIGHT)
    if boxes is None:
        return say("patterns-why/why-boxes", last="d4")
    sea = box_names(boxes & ~int(t.boxes[held[side]]), WIDTH)
    if sea:
        return say("silver-and-gold-why/why-sea", box=sea[0], card=named(card), rule="SG-10")
    twice = box_names(boxes & int(s.crossed[who, side]), WIDTH)
    if twice:
        return say("patterns-why/why-twice", box=twice[0], card=named(card), rule="SG-12")
    if not fresh:
        return say("silver-and-gold-why/why-single", rule="SG-13")
    return explain_shape(s, boxes, "SG-10, SG-11")


# --- Views --------------------------------------------------------------------------------------------------


def view(t: Any, o: Any, seat: int, deck: Deck) -> View:
    numbers, o = lines(t, o), Plain(o)
    phase = o.phase
    return {
        "phase": PHASES.get(phase, "chance"),
        **turn_view(o),
        "first": o.first if o.turn else None,
        "taking": _taking(o) if phase == REPLACE else None,
        **display_view(o, deck.names, dealing=phase == CHOOSE),
        "palm": numbers.palm,
        "trophies": TROPHY_LIST[o.trophies :],
        "players": [_player(o, other, seat, deck, numbers) for other in range(o.seats)],
        "private": phase == CHOOSE,  # this seat sees what another at the same screen may not
        "fleeting": False,
        "status": _status(o, seat, numbers),
    }


def _player(o: Plain, seat: int, watcher: int, deck: Deck, numbers: Lines) -> View:
    palms = o.palm_points[seat][: o.palms[seat]]
    cups = [cup for cup in o.cups[seat] if cup]
    return {
        **hand_view(o, seat, watcher, deck.names, WIDTH),
        "coins": o.coins[seat],
        "cups": cups,
        "palms": palms,
        "completed": completed_names(o, seat, deck.names),
        "owed": o.owed[seat],
        "lines": {
            "coins": o.coins[seat],
            "cups": sum(cups),
            "palms": sum(palms),
            "cards": numbers.cards[seat],
            "seals": numbers.seals[seat],
        },
        "sum": numbers.totals[seat],
    }


def _taking(o: Plain) -> int:
    """Whose turn it is in step 3 (SG-17)."""
    return (o.first + o.resolving) % o.seats


def status(t: Any, o: Any, seat: int, deck: Deck) -> Message:
    return _status(Plain(o), seat, lines(t, o))


def _status(o: Plain, seat: int, numbers: Lines) -> Message:
    phase = o.phase
    if phase == OVER:
        return patterns.OVER
    if seat < 0:
        return WATCHING
    if phase == CHOOSE:
        return choosing_status(o, seat)
    if phase == REPLACE:
        if _taking(o) != seat:
            return say("patterns/takes", seat=seat_name(_taking(o)))
        return TAKE_EITHER if o.bag else TAKE_DISPLAY
    if phase != CROSS:
        return TURNING
    if o.owed[seat]:
        return say("silver-and-gold/owed", n=o.owed[seat])
    if not is_fresh(o, seat):
        return DONE
    if not numbers.empty[seat]:
        return PASS
    return say("silver-and-gold/cross", pattern=open_pattern(o))


# --- Records ------------------------------------------------------------------------------------------------


def result(t: Any, s: Any, totals: Sequence[int], ranks: Sequence[int], deck: Deck) -> list[dict[str, Any]]:
    return [
        {
            "coins": int(s.coins[seat]),
            "cups": [int(cup) for cup in s.cups[seat] if cup],
            "palms": [int(points) for points in s.palm_points[seat][: int(s.palms[seat])]],
            "completed": completed_names(s, seat, deck.names),
            "seals": int(seal_score(t, s, seat)),
            "cards": int(card_score(t, s, seat)),
            "total": totals[seat],
            "rank": ranks[seat],
        }
        for seat in range(int(s.seats))
    ]


def tie_breaks(t: Any, s: Any, seat: int) -> list[tuple[Message, int]]:
    """What decides between equal totals, in order (SG-27)."""
    return [
        (say("silver-and-gold/tie-break", colour=colour), completed_of(t, s, seat, number))
        for number, colour in reversed(list(enumerate(COLOURS)))
    ]


def known(s: Any, steps: Sequence[Step], seat: int, variant: dict[str, Value]) -> list[Step]:
    """Hidden are hands while players choose (SG-7), crossings until all are done (SG-10), and the used
    expedition cards of the round (SG-16)."""
    phase = int(s.phase)
    if phase == OVER:
        return list(steps)
    if phase == CHOOSE:
        return dealt_to(steps, seat)
    return known_in_turn(s, steps, seat, variant, crossing=phase == CROSS)


def known_places(
    s: Any, notes: Notes, steps: Sequence[Step], seat: int, variant: dict[str, Value]
) -> list[Range]:
    """The places of ``known``."""
    phase = int(s.phase)
    if phase == CHOOSE:
        return dealt_places(steps, seat)
    return lookup.known_places(s, notes, steps, seat, variant, crossing=phase == CROSS)


LOOKUP = Lookup(Notes(), lookup.note, known_places, lookup.looks_back)

"""The words of Pyramids: explanations, views, results."""

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
from mastaba.games.patterns.turns import ROUNDS
from mastaba.games.patterns.words import (
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
from mastaba.games.pyramids.deck import HIGHEST_NUMBER, Card, Deck
from mastaba.games.pyramids.lines import Lines, lines
from mastaba.games.pyramids.material import COLOURS, HEIGHT, WIDTH
from mastaba.games.pyramids.notation import PLACEMENT, read, step, write
from mastaba.games.pyramids.reasons import because
from mastaba.games.pyramids.rules import GREEN, RED
from mastaba.games.pyramids.state import CHOOSE, CROSS, OVER, REPLACE
from mastaba.games.pyramids.tables import PYRAMID_POINTS

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

LOWEST_NUMBER = say("silver-and-gold-pyramids/tie-break")
PASS = say("silver-and-gold-pyramids/pass")
POINTS: list[int] = PYRAMID_POINTS.tolist()
PHASES = {CHOOSE: "choose", CROSS: "cross", REPLACE: "replace", OVER: "over"}


def named(card: Card) -> Message:
    """A card as a player calls it: its id is its number."""
    return say("silver-and-gold-pyramids/card", colour=card.colour, number=card.id)


# --- Why not ------------------------------------------------------------------------------------------------


def explain(t: Any, s: Any, who: int, text: str, deck: Deck) -> Message:
    words = text.split()
    phase = int(s.phase)
    if phase == OVER:
        return say("patterns-why/why-over", rule="PY-23")
    if phase == CHOOSE:
        return explain_keep(s, who, deck.cards, named, "PY-5")
    if phase == REPLACE:
        if int(s.taking) != who:
            taking = seat_name(int(s.taking))
            return say("silver-and-gold-pyramids-why/why-order", seat=taking, rule="PY-19")
        return explain_take(s, deck.cards, named, "PY-18")
    return _explain_cross(t, s, who, words, deck)


def _explain_cross(t: Any, s: Any, who: int, words: list[str], deck: Deck) -> Message:
    fresh = is_fresh(s, who)
    if not fresh and not int(s.owed[who]):
        return say("patterns-why/why-crossed", rule="PY-7")
    held = [int(card) for card in s.cards[who]]
    mine = [deck.cards[card] for card in held if card >= 0]
    if not mine:
        return say("silver-and-gold-pyramids-why/why-pass", rule="PY-10")
    if words[:1] == ["pass"]:
        return (
            say("silver-and-gold-pyramids-why/why-no-pass", rule="PY-10")
            if fresh
            else say("silver-and-gold-pyramids-why/why-used", rule="PY-11")
        )
    if words[:1] in (["take"], ["keep"]):
        return say("patterns-why/why-cards-later", rule="PY-18")
    if words[:1] == ["cross"]:
        words = words[1:]
    if not words or words[0] not in [card.id for card in mine]:
        return explain_card(mine, named, "PY-7")
    side = held.index(deck.place[words[0]])
    boxes = boxes_of(words[1:], WIDTH, HEIGHT)
    if boxes is None:
        return say("patterns-why/why-boxes", last="e5")
    return _explain_boxes(t, s, who, side, boxes, deck)


def _explain_boxes(t: Any, s: Any, who: int, side: int, boxes: int, deck: Deck) -> Message:
    place, crossed = int(s.cards[who, side]), int(s.crossed[who, side])
    card = deck.cards[place]
    if crossed & int(t.tomb[place]):
        return say("silver-and-gold-pyramids-why/why-tomb", card=named(card), rule="PY-12")
    walls = box_names(boxes & ~int(t.open[place]), WIDTH)
    if walls:
        return say("patterns-why/why-wall", box=walls[0], card=named(card), rule="PY-7")
    twice = box_names(boxes & crossed, WIDTH)
    if twice:
        return say("patterns-why/why-twice", box=twice[0], card=named(card), rule="PY-7")
    single = boxes.bit_count() == 1
    if not single and not is_fresh(s, who):
        return say("silver-and-gold-pyramids-why/why-single", rule="PY-11")
    if not single and boxes not in PLACEMENT[int(s.pattern)]:
        return explain_shape(s, boxes, "PY-7, PY-9")
    rule = "PY-9" if single else "PY-8"
    if crossed == 0:
        entrance = box_names(int(t.entrance[place]), WIDTH)[0]
        return say("silver-and-gold-pyramids-why/why-entrance", card=named(card), box=entrance, rule=rule)
    return say("silver-and-gold-pyramids-why/why-touch", card=named(card), rule=rule)


# --- Views --------------------------------------------------------------------------------------------------


def view(t: Any, o: Any, seat: int, deck: Deck) -> View:
    numbers, o = lines(t, o), Plain(o)
    phase = o.phase
    return {
        "phase": PHASES.get(phase, "chance"),
        **turn_view(o),
        "taking": o.taking if phase == REPLACE else None,
        **display_view(o, deck.names, dealing=phase == CHOOSE),
        "pyramid_points": {colour: POINTS[o.collected[c] :] for c, colour in enumerate(COLOURS)},
        "players": [_player(o, other, seat, deck, numbers) for other in range(o.seats)],
        "private": phase == CHOOSE,  # this seat sees what another at the same screen may not
        "fleeting": False,
        "status": _status(o, seat, numbers),
    }


def _player(o: Plain, seat: int, watcher: int, deck: Deck, numbers: Lines) -> View:
    return {
        **hand_view(o, seat, watcher, deck.names, WIDTH),
        **_score_card(o, seat, deck),
        "owed": o.owed[seat],
        "lines": {
            "torches": numbers.torches[seat],
            "pyramid_points": numbers.pyramid_points[seat],
            "gems": numbers.gems[seat],
            "skulls": numbers.skulls[seat],
            "cards": numbers.cards[seat],
        },
        "sum": numbers.totals[seat],
    }


def _score_card(s: Plain, seat: int, deck: Deck) -> dict[str, Any]:
    torches, gems = s.torches[seat], s.gems[seat]
    return {
        "torches": [number + 1 for number in range(ROUNDS) if torches >> number & 1],
        "pyramid_points": {
            colour: [points for box, points in enumerate(POINTS) if s.points[seat][c] >> box & 1]
            for c, colour in enumerate(COLOURS)
        },
        "gems": {"red": gems[RED], "green": gems[GREEN]},
        "skulls": s.skulls[seat],
        "completed": completed_names(s, seat, deck.names),
    }


def status(t: Any, o: Any, seat: int, deck: Deck) -> Message:
    return _status(Plain(o), seat, lines(t, o))


def _status(o: Plain, seat: int, numbers: Lines) -> Message:
    phase = o.phase
    if phase == OVER:
        return patterns.OVER
    if seat < 0:
        return patterns.WATCHING
    if phase == CHOOSE:
        return choosing_status(o, seat)
    if phase == REPLACE:
        return patterns.TAKE_EITHER if o.taking == seat else say("patterns/takes", seat=seat_name(o.taking))
    if phase != CROSS:
        return patterns.TURNING
    if o.owed[seat]:
        return say("silver-and-gold-pyramids/owed", n=o.owed[seat])
    if not is_fresh(o, seat):
        return patterns.DONE
    if not numbers.ways[seat]:
        return PASS
    return say("silver-and-gold-pyramids/cross", pattern=open_pattern(o))


# --- Records ------------------------------------------------------------------------------------------------


def result(t: Any, s: Any, totals: Sequence[int], ranks: Sequence[int], deck: Deck) -> list[dict[str, Any]]:
    sheet = Plain(s)
    return [
        {**_score_card(sheet, seat, deck), "total": totals[seat], "rank": ranks[seat]}
        for seat in range(sheet.seats)
    ]


def tie_breaks(t: Any, s: Any, seat: int) -> list[tuple[Message, int]]:
    """What decides between equal totals: the pyramid with the lowest order number (PY-25). The number is
    negated, so that higher is better."""
    mask = int(s.completed[seat])
    lowest = int(t.numbers[(mask & -mask).bit_length() - 1]) if mask else HIGHEST_NUMBER + 1
    return [(LOWEST_NUMBER, -lowest)]


def known(s: Any, steps: Sequence[Step], seat: int, variant: dict[str, Value]) -> list[Step]:
    """Hidden are hands (PY-5), crossings until all are done (PY-7), and with a closed pile the used
    expedition cards (PY-6)."""
    phase = int(s.phase)
    if phase == OVER:
        return list(steps)
    if phase == CHOOSE:
        return dealt_to(steps, seat)
    kept = {card for one in steps if one["do"] == "keep" for card in one["cards"]}
    # only the player who put cards back has seen them
    seen = [one for one in steps if one["do"] != "deal" or one["to"] == seat or one["card"] in kept]
    return known_in_turn(s, seen, seat, variant, crossing=phase == CROSS)


def known_places(
    s: Any, notes: Notes, steps: Sequence[Step], seat: int, variant: dict[str, Value]
) -> list[Range]:
    """The places of ``known``."""
    phase = int(s.phase)
    if phase == CHOOSE:
        return dealt_places(steps, seat)
    put_back = [place for place, to, card in notes.deals if to != seat and card not in notes.kept]
    return lookup.known_places(s, notes, steps, seat, variant, crossing=phase == CROSS, hidden=put_back)


LOOKUP = Lookup(Notes(), lookup.note, known_places, lookup.looks_back)

"""Why a move is good: what it does, in words, for hints."""

from __future__ import annotations

from typing import Any

from mastaba.games.patterns.reasons import FROM_THE_DECK, crossed_cards, new_cards
from mastaba.games.pyramids.deck import Card, Deck
from mastaba.games.pyramids.material import COLOURS
from mastaba.games.pyramids.policy import way_from
from mastaba.games.pyramids.rules import GREEN, RED, completed_of
from mastaba.games.pyramids.state import REPLACE
from mastaba.games.pyramids.tables import MINUS, PYRAMID_POINTS

PAID = {2: "second", 4: "fourth", 6: "sixth"}


def because(t: Any, before: Any, after: Any, seat: int, deck: Deck) -> list[str]:
    """What a move does for the seat, from what it sees before and after the move."""
    facts = []
    for side, card, completed in crossed_cards(before, after, seat):
        if completed:
            facts.append(
                f"reaches the tomb of {_named(deck.cards[card])}{_pyramid_points(t, before, seat, card)}"
            )
        else:
            facts.append(
                f"leaves a way of {_boxes(way_from(t, card, int(after.crossed[seat, side])))} to the tomb "
                f"of {_named(deck.cards[card])}"
            )
    facts += _icons(before, after, seat)
    for _, card in new_cards(before, after, seat):
        facts.append(
            f"{_named(deck.cards[card])} has a way of "
            f"{_boxes(way_from(t, card, 0))}{_pyramid_points(t, before, seat, card)}"
        )
    if int(before.phase) == REPLACE and int(after.phase) != REPLACE and not facts:
        facts.append(FROM_THE_DECK)
    return facts


def _named(card: Card) -> str:
    """A card as a player calls it."""
    return f"{card.colour} {card.number}"


def _boxes(number: int) -> str:
    return f"{int(number)} box{'es' * (int(number) != 1)}"


def _pyramid_points(t: Any, s: Any, seat: int, card: int) -> str:
    """The pyramid points that the card brings: the 2nd, 4th and 6th of a colour take its next points
    (PY-21)."""
    colour = int(t.colour[card])
    taken = int(s.collected[colour])
    others = [
        int(held)
        for held in s.cards[seat]
        if held >= 0 and int(held) != card and int(t.colour[held]) == colour
    ]
    just = sum(
        int(s.finished[held]) > 0 and not int(s.completed[seat]) >> held & 1 for held in others
    )  # in this turn, not laid aside yet
    number = int(completed_of(t, s, seat, colour)) + just + 1
    if taken >= len(PYRAMID_POINTS) or number not in PAID:
        return ""
    return f", the {PAID[number]} {COLOURS[colour]} one: {int(PYRAMID_POINTS[taken])} pyramid points"


def _icons(before: Any, after: Any, seat: int) -> list[str]:
    facts = []
    for colour, name in ((RED, "red"), (GREEN, "green")):
        gems = int(after.gems[seat, colour]) - int(before.gems[seat, colour])
        if gems:
            facts.append(f"{gems} {name} gem{'s' * (gems > 1)}")
    if int(after.torches[seat]) != int(before.torches[seat]):
        facts.append("this round's torch")
    skulls = int(after.skulls[seat]) - int(before.skulls[seat])
    if skulls:
        minus = int(MINUS[int(after.skulls[seat])])
        facts.append(
            f"{abs(skulls)} skull{'s' * (abs(skulls) > 1)} {'more' if skulls > 0 else 'less'}, "
            f"{f'-{minus}' if minus else 'no minus'} in all"
        )
    if int(after.owed[seat]):
        facts.append("a red cross: one more box at once")
    return facts

"""Why a move is good: what it does, in words, for hints."""

from __future__ import annotations

from typing import Any

from mastaba.core.message import Message, say
from mastaba.games.patterns.reasons import crossed_cards, from_the_deck, new_cards
from mastaba.games.pyramids.deck import Card, Deck
from mastaba.games.pyramids.material import COLOURS
from mastaba.games.pyramids.policy import busy_turns, fresh_card, way_from
from mastaba.games.pyramids.rules import GREEN, RED, completed_of
from mastaba.games.pyramids.state import REPLACE
from mastaba.games.pyramids.tables import MINUS, PYRAMID_POINTS

PAID = (2, 4, 6)


def because(t: Any, before: Any, after: Any, seat: int, deck: Deck) -> list[Message]:
    """What a move does for the seat, from what it sees before and after the move."""
    facts = []
    for side, card, completed in crossed_cards(before, after, seat):
        if completed:
            tomb = say("silver-and-gold-pyramids-why/because-tomb", card=_named(deck.cards[card]))
            facts.append(_with_points(tomb, t, before, seat, card))
        else:
            way = int(way_from(t, card, int(after.crossed[seat, side])))
            facts.append(
                say("silver-and-gold-pyramids-why/because-way", n=way, card=_named(deck.cards[card]))
            )
    facts += _icons(before, after, seat)
    for _, card in new_cards(before, after, seat):
        way = int(way_from(t, card, 0))
        takes = say("silver-and-gold-pyramids-why/because-takes", n=way, card=_named(deck.cards[card]))
        facts.append(_with_points(takes, t, before, seat, card))
    if int(before.phase) == REPLACE and int(after.phase) != REPLACE and not facts:
        facts.append(from_the_deck(t, before, seat, fresh_card, busy_turns))
    return facts


def _named(card: Card) -> Message:
    """A card as a player calls it."""
    return say("silver-and-gold-pyramids/card", colour=card.colour, number=str(card.number))


def _with_points(what: Message, t: Any, s: Any, seat: int, card: int) -> Message:
    """A fact with the pyramid points that the card brings: the 2nd, 4th and 6th of a colour take its next
    points (PY-21)."""
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
        return what
    return say(
        "silver-and-gold-pyramids-why/because-pyramid",
        what=what,
        number=number,
        colour=COLOURS[colour],
        points=int(PYRAMID_POINTS[taken]),
    )


def _icons(before: Any, after: Any, seat: int) -> list[Message]:
    facts = []
    for colour, name in ((RED, "red"), (GREEN, "green")):
        gems = int(after.gems[seat, colour]) - int(before.gems[seat, colour])
        if gems:
            facts.append(say("silver-and-gold-pyramids-why/because-gems", n=gems, colour=name))
    if int(after.torches[seat]) != int(before.torches[seat]):
        facts.append(say("silver-and-gold-pyramids-why/because-torch"))
    skulls = int(after.skulls[seat]) - int(before.skulls[seat])
    if skulls:
        minus = int(MINUS[int(after.skulls[seat])])
        facts.append(
            say("silver-and-gold-pyramids-why/because-skulls-more", n=skulls, minus=minus)
            if skulls > 0
            else say("silver-and-gold-pyramids-why/because-skulls-less", n=-skulls, minus=minus)
        )
    if int(after.owed[seat]):
        facts.append(say("silver-and-gold-pyramids-why/because-cross"))
    return facts

"""Why a move is good: what it does, in words, for hints."""

from __future__ import annotations

from typing import Any

from mastaba.core.message import Message, say
from mastaba.games.patterns.reasons import crossed_cards, from_the_deck, new_cards
from mastaba.games.silver_and_gold.deck import Card, Deck
from mastaba.games.silver_and_gold.material import COLOURS
from mastaba.games.silver_and_gold.policy import busy_turns, fresh_card
from mastaba.games.silver_and_gold.rules import COINS_A_ROW, completed_of, empty_boxes
from mastaba.games.silver_and_gold.state import REPLACE
from mastaba.games.silver_and_gold.tables import TROPHIES


def because(t: Any, before: Any, after: Any, seat: int, deck: Deck) -> list[Message]:
    """What a move does for the seat, from what it sees before and after the move."""
    facts = []
    for side, card, completed in crossed_cards(before, after, seat):
        if completed:
            done = deck.cards[card]
            facts.append(say("silver-and-gold-why/because-completes", card=_named(done), points=done.points))
        else:
            turns = _turns(t, after, seat, side)
            facts.append(
                say("silver-and-gold-why/because-leaves", turns=turns, card=_named(deck.cards[card]))
            )
    coins = int(after.coins[seat]) - int(before.coins[seat])
    if coins:
        full = int(after.coins[seat]) // COINS_A_ROW > int(before.coins[seat]) // COINS_A_ROW and int(
            before.trophies
        ) < len(TROPHIES)
        facts.append(
            say("silver-and-gold-why/because-row", n=coins, most=int(TROPHIES[int(before.trophies)]))
            if full
            else say("silver-and-gold-why/because-coins", n=coins)
        )
    palms = int(sum(after.palm_points[seat])) - int(sum(before.palm_points[seat]))
    if palms:
        facts.append(say("silver-and-gold-why/because-palms", n=palms))
    if int(after.owed[seat]):
        facts.append(say("silver-and-gold-why/because-x"))
    facts += [_new_card(t, before, after, seat, side, deck) for side, _ in new_cards(before, after, seat)]
    if int(before.phase) == REPLACE and int(after.phase) != REPLACE and not facts:
        facts.append(from_the_deck(t, before, seat, fresh_card, busy_turns))
    return facts


def _turns(t: Any, s: Any, seat: int, side: int) -> int | float:
    """How many turns a card will take, to a tenth."""
    turns = round(float(t.turns[int(empty_boxes(t, s, seat, side))]), 1)
    return int(turns) if turns.is_integer() else turns


def _named(card: Card) -> Message:
    """A card as a player calls it."""
    return say("silver-and-gold/card", colour=card.colour, points=card.points)


def _new_card(t: Any, before: Any, after: Any, seat: int, side: int, deck: Deck) -> Message:
    card = deck.cards[int(after.cards[seat, side])]
    takes = say("silver-and-gold-why/because-takes", card=_named(card), turns=_turns(t, after, seat, side))
    if not card.seal:
        return takes
    colour = card.seal[0]
    done = int(completed_of(t, before, seat, COLOURS.index(colour)))
    return say("silver-and-gold-why/because-seal", takes=takes, colour=colour, done=done)

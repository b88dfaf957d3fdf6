"""Why a move is good: what it does, in words, for hints."""

from __future__ import annotations

from typing import Any

from mastaba.games.patterns.reasons import FROM_THE_DECK, crossed_cards, new_cards
from mastaba.games.silver_and_gold.deck import Card, Deck
from mastaba.games.silver_and_gold.material import COLOURS
from mastaba.games.silver_and_gold.rules import COINS_A_ROW, completed_of, empty_boxes
from mastaba.games.silver_and_gold.state import REPLACE
from mastaba.games.silver_and_gold.tables import TROPHIES


def because(t: Any, before: Any, after: Any, seat: int, deck: Deck) -> list[str]:
    """What a move does for the seat, from what it sees before and after the move."""
    facts = []
    for side, card, completed in crossed_cards(before, after, seat):
        if completed:
            facts.append(f"completes {_named(deck.cards[card])}: {deck.cards[card].points} points")
        else:
            facts.append(f"leaves about {_spoken_turns(t, after, seat, side)} on {_named(deck.cards[card])}")
    coins = int(after.coins[seat]) - int(before.coins[seat])
    if coins:
        full = int(after.coins[seat]) // COINS_A_ROW > int(before.coins[seat]) // COINS_A_ROW and int(
            before.trophies
        ) < len(TROPHIES)
        facts.append(
            f"{coins} coin{'s' * (coins > 1)}"
            + (f", a full row: a trophy of up to {TROPHIES[int(before.trophies)]}" if full else "")
        )
    palms = int(sum(after.palm_points[seat])) - int(sum(before.palm_points[seat]))
    if palms:
        facts.append(f"{palms} point{'s' * (palms > 1)} for palms")
    if int(after.owed[seat]):
        facts.append("an X: one more box at once")
    facts += [_new_card(t, before, after, seat, side, deck) for side, _ in new_cards(before, after, seat)]
    if int(before.phase) == REPLACE and int(after.phase) != REPLACE and not facts:
        facts.append(FROM_THE_DECK)
    return facts


def _spoken_turns(t: Any, s: Any, seat: int, side: int) -> str:
    turns = f"{float(t.turns[int(empty_boxes(t, s, seat, side))]):.1f}".removesuffix(".0")
    return f"{turns} turn{'s' * (turns != '1')}"


def _named(card: Card) -> str:
    """A card as a player calls it."""
    return f"{card.colour} {card.points}"


def _new_card(t: Any, before: Any, after: Any, seat: int, side: int, deck: Deck) -> str:
    card = deck.cards[int(after.cards[seat, side])]
    fact = f"{_named(card)} takes about {_spoken_turns(t, after, seat, side)}"
    if card.seal:
        done = int(completed_of(t, before, seat, COLOURS.index(card.seal[0])))
        fact += f", with a seal for {card.seal[0]} cards ({done} so far)"
    return fact

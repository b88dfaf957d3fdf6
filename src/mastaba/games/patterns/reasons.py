"""What both games find out about a move, for hints."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mastaba.core.bag import count, lowest
from mastaba.core.message import Message, say
from mastaba.games.patterns.judging import BusyTurns, FreshCard

FROM_THE_DECK = say("patterns-why/because-deck")


def from_the_deck(t: Any, s: Any, seat: int, fresh_card: FreshCard, busy_turns: BusyTurns) -> Message:
    """What speaks for the top card of the deck. The functions are those of the game's policy."""
    busy, unseen, mask = busy_turns(t, s, seat), int(s.bag), int(s.bag)
    shown = [fresh_card(t, s, seat, int(card), busy) for card in s.display if card >= 0]
    worth = 0.0
    while mask:
        worth += fresh_card(t, s, seat, lowest(mask), busy)
        mask &= mask - 1
    if shown and worth / count(unseen) > max(shown):
        return FROM_THE_DECK
    return say("patterns-why/because-unseen", n=count(unseen))


def crossed_cards(before: Any, after: Any, seat: int) -> Iterator[tuple[int, int, bool]]:
    """The cards on which a move crossed off boxes: side, card, and whether it completed the card."""
    for side in range(2):
        card, crossed = int(before.cards[seat, side]), int(before.crossed[seat, side])
        laid_aside = int(after.cards[seat, side]) != card
        if card >= 0 and (laid_aside or int(after.crossed[seat, side]) != crossed):
            yield side, card, laid_aside or bool(after.finished[card])


def new_cards(before: Any, after: Any, seat: int) -> Iterator[tuple[int, int]]:
    """The cards that a move brought in front of the player: side and card."""
    held = {int(card) for card in before.cards[seat]}
    for side in range(2):
        card = int(after.cards[seat, side])
        if card >= 0 and card not in held:
            yield side, card

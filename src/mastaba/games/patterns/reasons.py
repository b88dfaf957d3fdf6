"""What both games find out about a move, for hints."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mastaba.core.message import say

FROM_THE_DECK = say("patterns-why/because-deck")


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

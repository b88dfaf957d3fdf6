"""What Offering says: notation, views and explanations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mastaba.core.contract import CHANCE, OPEN, Step, Value, View
from offering.deck import ROUNDS, Deck
from offering.rules import DEAL, LAY, OVER, TURN_UP, next_to_get

PHASES = {DEAL: "deal", TURN_UP: "turn up", LAY: "lay", OVER: "over"}


def values(mask: int, of: Sequence[int]) -> list[int]:
    """The values of the cards of a mask."""
    return [value for card, value in enumerate(of) if int(mask) >> card & 1]


def step(t: Any, s: Any, who: int, action: int, deck: Deck) -> Step:
    if who != CHANCE:
        return {"do": "lay", "gift": deck.gifts[action]}
    if s.phase == DEAL:
        return {"do": "deal", "to": int(next_to_get(s)), "gift": deck.gifts[action]}
    return {"do": "favour", "value": deck.favours[action]}


def write(step: Step) -> str:
    return " ".join(str(value) for value in step.values())


def read(t: Any, s: Any, who: int, text: str, deck: Deck) -> int | None:
    """The action of a notation, found among those that would be written like it."""
    cards = deck.favours if who == CHANCE and s.phase == TURN_UP else deck.gifts
    wanted = text.strip().lower()
    fits = (card for card in range(len(cards)) if write(step(t, s, who, card, deck)) == wanted)
    return next(fits, None) if s.phase != OVER else None


def explain(t: Any, s: Any, who: int, text: str, deck: Deck) -> str:
    if s.phase == OVER:
        return "The game is over (OF-5)."
    if s.laid[who] >= 0:
        return "You have laid your gift; the others are still choosing (OF-3)."
    return f"Lay one of your gifts, for example 'lay {values(s.hand[who], deck.gifts)[0]}' (OF-3)."


def view(t: Any, o: Any, seat: int, deck: Deck) -> View:
    over = o.phase == OVER
    return {
        "phase": PHASES[int(o.phase)],
        "round": min(int(o.played) + 1, ROUNDS),
        "favour": deck.favours[int(o.favour)] if o.favour >= 0 else None,
        "status": status(t, o, seat, deck),
        "private": seat >= 0 and not over,
        "fleeting": False,
        "players": [
            {
                "hand": values(o.hand[one], deck.gifts) if one == seat or seat == OPEN else None,
                "laid": deck.gifts[int(o.laid[one])] if o.laid[one] >= 0 else None,
                "shown": [deck.gifts[int(gift)] for gift in o.shown[:, one] if gift >= 0],
                "won": values(o.won[one], deck.favours),
            }
            for one in range(int(o.seats))
        ],
    }


def status(t: Any, o: Any, seat: int, deck: Deck) -> str:
    if o.phase == OVER:
        return "The game is over."
    if seat < 0 or o.phase != LAY or o.laid[seat] >= 0:
        return "Waiting for the gifts of the others."
    return f"Lay a gift for the favour worth {deck.favours[int(o.favour)]}."


def because(t: Any, before: Any, after: Any, seat: int, deck: Deck) -> list[str]:
    laid = int(before.hand[seat]) & ~int(after.hand[seat])
    return [f"lays {gift}" for gift in values(laid, deck.gifts)]


def result(t: Any, s: Any, totals: Sequence[int], ranks: Sequence[int], deck: Deck) -> list[dict[str, Any]]:
    return [
        {"favours": values(s.won[seat], deck.favours), "total": totals[seat], "rank": ranks[seat]}
        for seat in range(int(s.seats))
    ]


def tie_breaks(t: Any, s: Any, seat: int) -> list[tuple[str, int]]:
    return [("favours", int(s.won[seat]).bit_count())]


def known(s: Any, steps: Sequence[Step], seat: int, variant: dict[str, Value]) -> list[Step]:
    """All but gifts dealt to others, and gifts that others laid in this round."""
    if s.phase == OVER:
        return list(steps)
    last = max((place for place, one in enumerate(steps) if one["do"] == "favour"), default=0)
    hidden = last if s.phase == LAY else len(steps)
    return [
        one
        for place, one in enumerate(steps)
        if not (one["do"] == "deal" and one["to"] != seat)
        and not (one["do"] == "lay" and place > hidden and one["by"] != seat)
    ]


def looks_back(s: Any, steps: Sequence[Step], variant: dict[str, Value]) -> int:
    favours = [place for place, one in enumerate(steps) if one["do"] == "favour"]
    return favours[-1] if favours and s.phase == LAY else len(steps)
